/* The searches over hex maps, compiled: the same answers as sztab/hexmap/plain, in one call each.

   A set of hexes is a Python integer at every border. Inside, its digits are read where they lie (integers never
   change), so that nothing is converted; a result is built from digits in one go. Nothing here is kept between calls
   but a table of small numbers, so threads do not meet. The plain Python form is the one to read. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>
#include <stdint.h>
#include <string.h>

#if defined(PYPY_VERSION) || PYLONG_BITS_IN_DIGIT != 30
#error "the core reads integers as CPython lays them out, in digits of 30 bits"
#endif

#ifndef SZTAB_SOURCE
#define SZTAB_SOURCE "unknown"
#endif

#define BITS 30
#define FULL ((digit)0x3fffffff)
#define ROOM 4096              /* digits on the stack before memory is asked for */
#define MOST_INDEX (1L << 30)  /* no set is asked for with members beyond this */
#define NUMBERS 4096           /* members below this are not made anew */

static PyObject *numbers[NUMBERS];

/* -- sets ---------------------------------------------------------------------------------------------------------- */

typedef struct {
    const digit *d;
    Py_ssize_t n;
    int negative;
} Set;

static inline const digit *digits_of(PyObject *o)
{
#if PY_VERSION_HEX < 0x030C0000
    return ((PyLongObject *)o)->ob_digit;
#else
    return ((PyLongObject *)o)->long_value.ob_digit;
#endif
}

static inline Py_ssize_t count_of(PyObject *o)
{
#if PY_VERSION_HEX < 0x030C0000
    return Py_ABS(Py_SIZE(o));
#else
    return (Py_ssize_t)(((PyLongObject *)o)->long_value.lv_tag >> 3);
#endif
}

static inline int is_negative(PyObject *o)
{
#if PY_VERSION_HEX < 0x030C0000
    return Py_SIZE(o) < 0;
#else
    return (((PyLongObject *)o)->long_value.lv_tag & 3) == 2;
#endif
}

static int read_set(PyObject *o, Set *set)
{
    if (!PyLong_Check(o)) {
        PyErr_Format(PyExc_TypeError, "a set is an integer, not %.80s", Py_TYPE(o)->tp_name);
        return -1;
    }
    set->d = digits_of(o);
    set->n = count_of(o);
    set->negative = is_negative(o);
    return 0;
}

/* A set without an endless part. */
static int read_members(PyObject *o, Set *set)
{
    if (read_set(o, set) < 0)
        return -1;
    if (set->negative) {
        PyErr_SetString(PyExc_ValueError, "a set of hexes is no negative number");
        return -1;
    }
    return 0;
}

/* The lowest digits of a set, as they are in two's complement. */
static void spread(const Set *set, digit *to, Py_ssize_t width)
{
    Py_ssize_t n = Py_MIN(set->n, width);
    if (n > 0)
        memcpy(to, set->d, (size_t)n * sizeof(digit));
    if (width > n)
        memset(to + n, 0, (size_t)(width - n) * sizeof(digit));
    if (set->negative) {
        digit carry = 1;
        for (Py_ssize_t i = 0; i < width; i++) {
            digit x = (~to[i] & FULL) + carry;
            to[i] = x & FULL;
            carry = x >> BITS;
        }
    }
}

/* The integer of these digits. */
static PyObject *made(const digit *d, Py_ssize_t n)
{
    while (n > 0 && !d[n - 1])
        n--;
    if (n <= 1)
        return PyLong_FromLong(n ? (long)d[0] : 0);
#if PY_VERSION_HEX < 0x030C0000
    PyLongObject *o = _PyLong_New(n);
    if (o != NULL)
        memcpy(o->ob_digit, d, (size_t)n * sizeof(digit));
    return (PyObject *)o;
#else
    return (PyObject *)_PyLong_FromDigits(0, n, (digit *)d);
#endif
}

static inline int has(const Set *set, Py_ssize_t index)
{
    Py_ssize_t at = index / BITS;
    if (!set->negative)
        return at < set->n && (set->d[at] >> (index % BITS) & 1);
    /* the lowest digits of -n are those of ~(n - 1) */
    int borrow = 1;
    digit x = 0;
    for (Py_ssize_t i = 0; i <= at; i++) {
        digit y = i < set->n ? set->d[i] : 0;
        x = (y - (digit)borrow) & FULL;
        borrow = borrow && y == 0;
    }
    return !(x >> (index % BITS) & 1);
}

static inline PyObject *number(Py_ssize_t i)
{
    if (i >= 0 && i < NUMBERS) {
        Py_INCREF(numbers[i]);
        return numbers[i];
    }
    return PyLong_FromSsize_t(i);
}

/* The number of a hex, not negative. -1 with an error. */
static Py_ssize_t read_index(PyObject *o)
{
    Py_ssize_t i = PyNumber_AsSsize_t(o, PyExc_OverflowError);
    if (i == -1 && PyErr_Occurred())
        return -1;
    if (i < 0) {
        PyErr_SetString(PyExc_ValueError, "negative shift count");
        return -1;
    }
    if (i >= MOST_INDEX) {
        PyErr_SetString(PyExc_OverflowError, "too many bits in a set");
        return -1;
    }
    return i;
}

/* A stretch of digits that is on the stack where it is short. */
typedef struct {
    digit here[ROOM];
    digit *d;
} Store;

static digit *stored(Store *store, Py_ssize_t n)
{
    store->d = NULL;
    if (n <= ROOM)
        return store->here;
    store->d = PyMem_Malloc((size_t)n * sizeof(digit));
    if (store->d == NULL)
        PyErr_NoMemory();
    return store->d;
}

static inline void left(Store *store)
{
    PyMem_Free(store->d);
}

/* -- bits ---------------------------------------------------------------------------------------------------------- */

static PyObject *core_members(PyObject *self, PyObject *bits)
{
    Set set;
    if (read_members(bits, &set) < 0)
        return NULL;
    Py_ssize_t count = 0, at = 0;
    for (Py_ssize_t i = 0; i < set.n; i++)
        count += __builtin_popcount(set.d[i]);
    PyObject *found = PyList_New(count);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < set.n; i++) {
        for (digit x = set.d[i]; x; x &= x - 1) {
            PyObject *o = number(i * BITS + __builtin_ctz(x));
            if (o == NULL) {
                Py_DECREF(found);
                return NULL;
            }
            PyList_SET_ITEM(found, at++, o);
        }
    }
    return found;
}

static PyObject *core_first(PyObject *self, PyObject *bits)
{
    Set set;
    if (read_set(bits, &set) < 0)
        return NULL;
    for (Py_ssize_t i = 0; i < set.n; i++)
        if (set.d[i])
            return number(i * BITS + __builtin_ctz(set.d[i]));
    return PyLong_FromLong(-1);
}

static PyObject *core_nth_member(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set set;
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "nth_member takes a set and an index");
        return NULL;
    }
    if (read_members(args[0], &set) < 0)
        return NULL;
    Py_ssize_t index = PyNumber_AsSsize_t(args[1], PyExc_ValueError);
    if (index == -1 && PyErr_Occurred())
        return NULL;
    if (index >= 0) {
        for (Py_ssize_t i = 0; i < set.n; i++) {
            digit x = set.d[i];
            int here = __builtin_popcount(x);
            if (index < here) {
                while (index--)
                    x &= x - 1;
                return number(i * BITS + __builtin_ctz(x));
            }
            index -= here;
        }
    }
    PyErr_SetString(PyExc_ValueError, "the set has no such member");
    return NULL;
}

static PyObject *core_bit_set(PyObject *self, PyObject *indexes)
{
    digit here[256];
    digit *d = here;
    Py_ssize_t n = 0, room = 256;
    PyObject *items = PyObject_GetIter(indexes), *item;
    if (items == NULL)
        return NULL;
    while ((item = PyIter_Next(items)) != NULL) {
        Py_ssize_t index = read_index(item);
        Py_DECREF(item);
        if (index < 0)
            goto failed;
        Py_ssize_t at = index / BITS;
        if (at >= room) {
            Py_ssize_t more = 2 * at + 1;
            digit *wide = PyMem_Malloc((size_t)more * sizeof(digit));
            if (wide == NULL) {
                PyErr_NoMemory();
                goto failed;
            }
            memcpy(wide, d, (size_t)n * sizeof(digit));
            if (d != here)
                PyMem_Free(d);
            d = wide;
            room = more;
        }
        if (at >= n) {
            memset(d + n, 0, (size_t)(at + 1 - n) * sizeof(digit));
            n = at + 1;
        }
        d[at] |= (digit)1 << (index % BITS);
    }
    if (PyErr_Occurred())
        goto failed;
    Py_DECREF(items);
    PyObject *found = made(d, n);
    if (d != here)
        PyMem_Free(d);
    return found;
failed:
    Py_DECREF(items);
    if (d != here)
        PyMem_Free(d);
    return NULL;
}

/* -- steps --------------------------------------------------------------------------------------------------------- */

typedef struct {
    Py_ssize_t shift;
    Set mask;
} Way;

typedef struct {
    PyObject_HEAD
    PyObject *masks; /* a dict of our own: distance in bits -> hexes; it keeps the digits alive */
    Py_ssize_t width; /* digits of all that a step leads from or to */
    Py_ssize_t count;
    Way *ways;
} Ways;

static PyTypeObject WaysType;

/* Adds the hexes that one step of this way leads to from those in digits lo..hi of a set; the reach of `to` is `width`
   digits, and what would lie beyond it is no hex of any way. */
static inline void step_way(const Way *way, const digit *from, Py_ssize_t lo, Py_ssize_t hi, digit *to,
                            Py_ssize_t width)
{
    const digit *mask = way->mask.d;
    if (hi > way->mask.n)
        hi = way->mask.n;
    if (way->shift > 0) {
        Py_ssize_t far = way->shift / BITS;
        int more = (int)(way->shift % BITS);
        if (hi > width - far)
            hi = width - far;
        for (Py_ssize_t i = lo; i < hi; i++) {
            digit x = from[i] & mask[i];
            to[i + far] |= (x << more) & FULL;
        }
        if (more) {
            if (hi > width - far - 1)
                hi = width - far - 1;
            for (Py_ssize_t i = lo; i < hi; i++) {
                digit x = from[i] & mask[i];
                to[i + far + 1] |= x >> (BITS - more);
            }
        }
    } else if (way->shift < 0) {
        Py_ssize_t far = -way->shift / BITS;
        int more = (int)(-way->shift % BITS);
        Py_ssize_t at = Py_MAX(lo, far);
        for (Py_ssize_t i = at; i < hi; i++) {
            digit x = from[i] & mask[i];
            to[i - far] |= x >> more;
        }
        if (more) {
            at = Py_MAX(lo, far + 1);
            for (Py_ssize_t i = at; i < hi; i++) {
                digit x = from[i] & mask[i];
                to[i - far - 1] |= (x << (BITS - more)) & FULL;
            }
        }
    }
}

static void step_all(const Ways *ways, const digit *from, Py_ssize_t lo, Py_ssize_t hi, digit *to, Py_ssize_t width)
{
    for (Py_ssize_t i = 0; i < ways->count; i++)
        step_way(&ways->ways[i], from, lo, hi, to, width);
}

/* Where the set begins and ends, in digits. */
static inline void bounds(const digit *d, Py_ssize_t width, Py_ssize_t *lo, Py_ssize_t *hi)
{
    Py_ssize_t a = 0, b = width;
    while (a < b && !d[a])
        a++;
    while (b > a && !d[b - 1])
        b--;
    *lo = a;
    *hi = b;
}

static PyObject *ways_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *masks;
    static char *names[] = {"masks", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "O:Ways", names, &masks))
        return NULL;
    Ways *self = (Ways *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->masks = PyDict_New();
    if (self->masks == NULL || PyDict_Update(self->masks, masks) < 0)
        goto failed;
    Py_ssize_t size = PyDict_GET_SIZE(self->masks), at = 0;
    self->ways = PyMem_Calloc(size ? (size_t)size : 1, sizeof(Way));
    if (self->ways == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    PyObject *key, *value;
    while (PyDict_Next(self->masks, &at, &key, &value)) {
        Way *way = &self->ways[self->count];
        way->shift = PyNumber_AsSsize_t(key, PyExc_OverflowError);
        if (way->shift == -1 && PyErr_Occurred())
            goto failed;
        if (way->shift >= MOST_INDEX || way->shift <= -MOST_INDEX) {
            PyErr_SetString(PyExc_OverflowError, "no step leads so far");
            goto failed;
        }
        if (read_members(value, &way->mask) < 0)
            goto failed;
        if (!way->mask.n || !way->shift)
            continue;
        Py_ssize_t width = way->mask.n + (way->shift > 0 ? way->shift / BITS + 1 : 0);
        self->width = Py_MAX(self->width, width);
        self->count++;
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void ways_dealloc(Ways *self)
{
    Py_CLEAR(self->masks);
    PyMem_Free(self->ways);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *ways_step(Ways *self, PyObject *hexes)
{
    Set set;
    Store store;
    if (read_set(hexes, &set) < 0)
        return NULL;
    Py_ssize_t width = self->width;
    digit *from = stored(&store, 2 * width), *to = from + width;
    if (from == NULL)
        return NULL;
    Py_ssize_t lo, hi;
    spread(&set, from, width);
    bounds(from, width, &lo, &hi);
    memset(to, 0, (size_t)width * sizeof(digit));
    step_all(self, from, lo, hi, to, width);
    PyObject *found = made(to, width);
    left(&store);
    return found;
}

static PyObject *ways_flood(Ways *self, PyObject *sources)
{
    Set set;
    Store store;
    if (read_members(sources, &set) < 0)
        return NULL;
    Py_ssize_t width = Py_MAX(self->width, set.n), lo, hi;
    digit *found = stored(&store, 3 * width), *last = found + width, *next = last + width;
    if (found == NULL)
        return NULL;
    spread(&set, found, width);
    memcpy(last, found, (size_t)width * sizeof(digit));
    for (;;) {
        bounds(last, width, &lo, &hi);
        if (lo == hi)
            break;
        memset(next, 0, (size_t)width * sizeof(digit));
        step_all(self, last, lo, hi, next, width);
        for (Py_ssize_t i = 0; i < width; i++) {
            next[i] &= ~found[i];
            found[i] |= next[i];
        }
        digit *swap = last;
        last = next;
        next = swap;
    }
    PyObject *answer = made(found, width);
    left(&store);
    return answer;
}

static PyObject *ways_flood_within(Ways *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set set;
    Store store;
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "flood_within takes a set and a number of steps");
        return NULL;
    }
    if (read_members(args[0], &set) < 0)
        return NULL;
    Py_ssize_t steps = PyNumber_AsSsize_t(args[1], NULL);
    if (steps == -1 && PyErr_Occurred())
        return NULL;
    Py_ssize_t width = Py_MAX(self->width, set.n), lo, hi;
    digit *found = stored(&store, 3 * width), *last = found + width, *next = last + width;
    if (found == NULL)
        return NULL;
    spread(&set, found, width);
    memcpy(last, found, (size_t)width * sizeof(digit));
    for (; steps; steps--) {
        bounds(last, width, &lo, &hi);
        if (lo == hi)
            break;
        memset(next, 0, (size_t)width * sizeof(digit));
        step_all(self, last, lo, hi, next, width);
        for (Py_ssize_t i = 0; i < width; i++) {
            next[i] &= ~found[i];
            found[i] |= next[i];
        }
        digit *swap = last;
        last = next;
        next = swap;
    }
    PyObject *answer = made(found, width);
    left(&store);
    return answer;
}

static PyObject *ways_flood_in(Ways *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set set, free_set;
    Store store;
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "flood_in takes two sets");
        return NULL;
    }
    if (read_set(args[0], &set) < 0 || read_set(args[1], &free_set) < 0)
        return NULL;
    Py_ssize_t width = self->width, lo, hi;
    digit *found = stored(&store, 4 * width);
    if (found == NULL)
        return NULL;
    digit *last = found + width, *next = last + width, *still = next + width;
    spread(&set, last, width);
    spread(&free_set, still, width);
    memset(found, 0, (size_t)width * sizeof(digit));
    for (;;) {
        bounds(last, width, &lo, &hi);
        if (lo == hi)
            break;
        memset(next, 0, (size_t)width * sizeof(digit));
        step_all(self, last, lo, hi, next, width);
        for (Py_ssize_t i = 0; i < width; i++) {
            next[i] &= still[i];
            still[i] ^= next[i];
            found[i] |= next[i];
        }
        digit *swap = last;
        last = next;
        next = swap;
    }
    PyObject *answer = made(found, width);
    left(&store);
    return answer;
}

static PyObject *ways_leads(Ways *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "leads takes two hexes");
        return NULL;
    }
    Py_ssize_t a = read_index(args[0]), b = a < 0 ? -1 : PyNumber_AsSsize_t(args[1], PyExc_OverflowError);
    if (a < 0 || (b == -1 && PyErr_Occurred()))
        return NULL;
    for (Py_ssize_t i = 0; i < self->count; i++)
        if (self->ways[i].shift == b - a)
            return PyBool_FromLong(has(&self->ways[i].mask, a));
    Py_RETURN_FALSE;
}

static PyObject *ways_without(Ways *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set except;
    if (nargs != 2 || !PyDict_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "without takes a dict of steps and a set of hexes");
        return NULL;
    }
    if (read_members(args[1], &except) < 0)
        return NULL;
    PyObject *masks = PyDict_New(), *key, *value;
    if (masks == NULL)
        return NULL;
    Py_ssize_t at = 0;
    while (PyDict_Next(self->masks, &at, &key, &value)) {
        PyObject *barred = PyDict_GetItemWithError(args[0], key), *found = NULL;
        if (barred == NULL) {
            if (PyErr_Occurred())
                goto failed;
            Py_INCREF(value);
            found = value;
        } else {
            Set mask, over;
            Store store;
            if (read_members(value, &mask) < 0 || read_members(barred, &over) < 0)
                goto failed;
            digit *d = stored(&store, mask.n);
            if (d == NULL)
                goto failed;
            for (Py_ssize_t i = 0; i < mask.n; i++) {
                digit shut = i < over.n ? over.d[i] : 0, open = i < except.n ? except.d[i] : 0;
                d[i] = mask.d[i] & ~(shut & ~open);
            }
            found = made(d, mask.n);
            left(&store);
            if (found == NULL)
                goto failed;
        }
        int wrong = PyDict_SetItem(masks, key, found) < 0;
        Py_DECREF(found);
        if (wrong)
            goto failed;
    }
    PyObject *made_ways = PyObject_CallOneArg((PyObject *)Py_TYPE(self), masks);
    Py_DECREF(masks);
    return made_ways;
failed:
    Py_DECREF(masks);
    return NULL;
}

static PyMethodDef ways_methods[] = {
    {"without", (PyCFunction)(void (*)(void))ways_without, METH_FASTCALL,
     "The same steps but some, which stay from some hexes."},
    {"leads", (PyCFunction)(void (*)(void))ways_leads, METH_FASTCALL,
     "Whether one may step from hex a to its neighbour b."},
    {"step", (PyCFunction)ways_step, METH_O, "All hexes that one step leads to from any hex of the set."},
    {"flood", (PyCFunction)ways_flood, METH_O, "The sources and all that can be reached from them."},
    {"flood_in", (PyCFunction)(void (*)(void))ways_flood_in, METH_FASTCALL,
     "All free hexes that can be come to from the sources over free ones."},
    {"flood_within", (PyCFunction)(void (*)(void))ways_flood_within, METH_FASTCALL,
     "The sources and all that can be reached from them in at most so many steps."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef ways_members[] = {
    {"masks", T_OBJECT_EX, offsetof(Ways, masks), READONLY, "For each distance in bits the hexes of such steps."},
    {NULL, 0, 0, 0, NULL},
};

static PyTypeObject WaysType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Ways",
    .tp_basicsize = sizeof(Ways),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "Between which neighbours one may step.",
    .tp_new = ways_new,
    .tp_dealloc = (destructor)ways_dealloc,
    .tp_methods = ways_methods,
    .tp_members = ways_members,
};

/* -- what is within reach ------------------------------------------------------------------------------------------ */

typedef struct {
    PyObject_HEAD
    PyObject *start;
    PyObject *levels;
    PyObject *stops;
    PyObject *hexes;
} Reach;

static PyTypeObject ReachType;

static PyObject *reach_made(PyObject *start, PyObject *levels, PyObject *stops, PyObject *hexes)
{
    Reach *self = PyObject_New(Reach, &ReachType);
    if (self == NULL)
        return NULL;
    Py_INCREF(start);
    Py_INCREF(levels);
    Py_INCREF(stops);
    Py_INCREF(hexes);
    self->start = start;
    self->levels = levels;
    self->stops = stops;
    self->hexes = hexes;
    return (PyObject *)self;
}

static PyObject *reach_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *start, *levels, *stops, *hexes;
    static char *names[] = {"start", "levels", "stops", "hexes", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "O!O!O!O!:Reach", names, &PyLong_Type, &start, &PyTuple_Type, &levels,
                                     &PyLong_Type, &stops, &PyLong_Type, &hexes))
        return NULL;
    return reach_made(start, levels, stops, hexes);
}

static void reach_dealloc(Reach *self)
{
    Py_XDECREF(self->start);
    Py_XDECREF(self->levels);
    Py_XDECREF(self->stops);
    Py_XDECREF(self->hexes);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *reach_cost(Reach *self, PyObject *hex)
{
    Set set;
    Py_ssize_t index = read_index(hex);
    if (index < 0 || read_set(self->hexes, &set) < 0)
        return NULL;
    if (has(&set, index)) {
        Py_ssize_t n = PyTuple_GET_SIZE(self->levels);
        for (Py_ssize_t spent = 0; spent < n; spent++) {
            if (read_set(PyTuple_GET_ITEM(self->levels, spent), &set) < 0)
                return NULL;
            if (has(&set, index))
                return number(spent);
        }
    }
    Py_RETURN_NONE;
}

static PyObject *reach_costs(Reach *self, PyObject *args, PyObject *kwds)
{
    PyObject *of = NULL;
    static char *names[] = {"of", NULL};
    Set wanted = {NULL, 0, 0}, level;
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "|O:costs", names, &of))
        return NULL;
    if (of != NULL && read_set(of, &wanted) < 0)
        return NULL;
    PyObject *found = PyDict_New();
    if (found == NULL)
        return NULL;
    for (Py_ssize_t spent = 0; spent < PyTuple_GET_SIZE(self->levels); spent++) {
        if (read_members(PyTuple_GET_ITEM(self->levels, spent), &level) < 0)
            goto failed;
        for (Py_ssize_t i = 0; i < level.n; i++) {
            for (digit x = level.d[i]; x; x &= x - 1) {
                Py_ssize_t index = i * BITS + __builtin_ctz(x);
                if (of != NULL && !has(&wanted, index))
                    continue;
                PyObject *hex = number(index), *cost = number(spent);
                int failed = hex == NULL || cost == NULL || PyDict_SetItem(found, hex, cost) < 0;
                Py_XDECREF(hex);
                Py_XDECREF(cost);
                if (failed)
                    goto failed;
            }
        }
    }
    return found;
failed:
    Py_DECREF(found);
    return NULL;
}

static PyObject *reach_compared(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !Py_IS_TYPE(a, &ReachType) || !Py_IS_TYPE(b, &ReachType))
        Py_RETURN_NOTIMPLEMENTED;
    Reach *one = (Reach *)a, *other = (Reach *)b;
    int same = PyObject_RichCompareBool(one->start, other->start, Py_EQ);
    if (same > 0)
        same = PyObject_RichCompareBool(one->levels, other->levels, Py_EQ);
    if (same > 0)
        same = PyObject_RichCompareBool(one->stops, other->stops, Py_EQ);
    if (same > 0)
        same = PyObject_RichCompareBool(one->hexes, other->hexes, Py_EQ);
    if (same < 0)
        return NULL;
    return PyBool_FromLong(op == Py_EQ ? same : !same);
}

static PyObject *reach_parts(Reach *self)
{
    return PyTuple_Pack(4, self->start, self->levels, self->stops, self->hexes);
}

static Py_hash_t reach_hash(Reach *self)
{
    PyObject *parts = reach_parts(self);
    if (parts == NULL)
        return -1;
    Py_hash_t found = PyObject_Hash(parts);
    Py_DECREF(parts);
    return found;
}

static PyObject *reach_repr(Reach *self)
{
    return PyUnicode_FromFormat("Reach(start=%R, levels=%R, stops=%R, hexes=%R)", self->start, self->levels,
                                self->stops, self->hexes);
}

static PyObject *reach_reduced(Reach *self, PyObject *unused)
{
    PyObject *parts = reach_parts(self);
    return parts == NULL ? NULL : Py_BuildValue("(ON)", &ReachType, parts);
}

static PyMethodDef reach_methods[] = {
    {"cost", (PyCFunction)reach_cost, METH_O, "The least cost of a hex; None if it is out of reach."},
    {"costs", (PyCFunction)(void (*)(void))reach_costs, METH_VARARGS | METH_KEYWORDS,
     "The least cost of each hex within reach (or of those of a set), cheapest first."},
    {"__reduce__", (PyCFunction)reach_reduced, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef reach_members[] = {
    {"start", T_OBJECT_EX, offsetof(Reach, start), READONLY, NULL},
    {"levels", T_OBJECT_EX, offsetof(Reach, levels), READONLY, NULL},
    {"stops", T_OBJECT_EX, offsetof(Reach, stops), READONLY, NULL},
    {"hexes", T_OBJECT_EX, offsetof(Reach, hexes), READONLY, "All hexes within reach, the start included."},
    {NULL, 0, 0, 0, NULL},
};

static PyTypeObject ReachType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Reach",
    .tp_basicsize = sizeof(Reach),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What is within reach: levels[k] are the hexes whose least cost is k, level 0 with the start.",
    .tp_new = reach_new,
    .tp_dealloc = (destructor)reach_dealloc,
    .tp_methods = reach_methods,
    .tp_members = reach_members,
    .tp_richcompare = reach_compared,
    .tp_hash = (hashfunc)reach_hash,
    .tp_repr = (reprfunc)reach_repr,
};

/* -- costs --------------------------------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    PyObject *steps; /* a dict of our own: cost -> Ways */
    PyObject *back;
    Ways *free;
    Py_ssize_t count, dearest, width;
    struct Paid {
        Py_ssize_t cost;
        Ways *ways;
    } *paid;
} Costs;

static int by_cost(const void *a, const void *b)
{
    Py_ssize_t x = ((const struct Paid *)a)->cost, y = ((const struct Paid *)b)->cost;
    return (x > y) - (x < y);
}

static PyObject *costs_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *steps, *key, *value;
    static char *names[] = {"steps", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "O:Costs", names, &steps))
        return NULL;
    Costs *self = (Costs *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->steps = PyDict_New();
    if (self->steps == NULL || PyDict_Update(self->steps, steps) < 0)
        goto failed;
    Py_ssize_t size = PyDict_GET_SIZE(self->steps), at = 0;
    self->paid = PyMem_Calloc(size ? (size_t)size : 1, sizeof(struct Paid));
    if (self->paid == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    while (PyDict_Next(self->steps, &at, &key, &value)) {
        Py_ssize_t cost = PyNumber_AsSsize_t(key, PyExc_OverflowError);
        if (cost == -1 && PyErr_Occurred())
            goto failed;
        if (cost < 0) {
            PyErr_SetString(PyExc_ValueError, "a step cannot cost less than 0");
            goto failed;
        }
        if (!PyObject_TypeCheck(value, &WaysType)) {
            PyErr_Format(PyExc_TypeError, "a cost has Ways, not %.80s", Py_TYPE(value)->tp_name);
            goto failed;
        }
        Ways *ways = (Ways *)value;
        self->dearest = Py_MAX(self->dearest, cost);
        self->width = Py_MAX(self->width, ways->width);
        if (cost == 0)
            self->free = ways;
        else {
            self->paid[self->count].cost = cost;
            self->paid[self->count++].ways = ways;
        }
    }
    qsort(self->paid, (size_t)self->count, sizeof(struct Paid), by_cost);
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void costs_dealloc(Costs *self)
{
    Py_CLEAR(self->steps);
    Py_CLEAR(self->back);
    PyMem_Free(self->paid);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* A level of a search: where its digits lie in the store (-1: it is empty), and from which to which it has any. */
typedef struct {
    Py_ssize_t at, lo, hi;
} Level;

#define LEVELS 64

typedef struct {
    digit here[ROOM];
    Level levels_here[LEVELS];
    digit *d;
    Level *levels;
    Py_ssize_t width, used, room, count, levels_room;
} Search;

static void search_begin(Search *s, Py_ssize_t width)
{
    s->d = s->here;
    s->levels = s->levels_here;
    s->width = width;
    s->used = s->count = 0;
    s->room = ROOM;
    s->levels_room = LEVELS;
}

static void search_end(Search *s)
{
    if (s->d != s->here)
        PyMem_Free(s->d);
    if (s->levels != s->levels_here)
        PyMem_Free(s->levels);
}

/* Makes room for one set more; the store may move. */
static int search_room(Search *s)
{
    if (s->used + s->width > s->room) {
        Py_ssize_t more = 2 * s->room + s->width;
        digit *d = PyMem_Malloc((size_t)more * sizeof(digit));
        if (d == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        memcpy(d, s->d, (size_t)s->used * sizeof(digit));
        if (s->d != s->here)
            PyMem_Free(s->d);
        s->d = d;
        s->room = more;
    }
    if (s->count == s->levels_room) {
        Py_ssize_t more = 2 * s->levels_room;
        Level *levels = PyMem_Malloc((size_t)more * sizeof(Level));
        if (levels == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        memcpy(levels, s->levels, (size_t)s->count * sizeof(Level));
        if (s->levels != s->levels_here)
            PyMem_Free(s->levels);
        s->levels = levels;
        s->levels_room = more;
    }
    return 0;
}

/* The level and all that steps without cost add to it, from hexes that do not stop (NULL: none does) or are first. */
static void freely(const Ways *ways, digit *level, const digit *seen, const digit *stops, const digit *first,
                   digit *from, digit *to, Py_ssize_t width)
{
    for (;;) {
        Py_ssize_t lo, hi;
        digit any = 0;
        for (Py_ssize_t i = 0; i < width; i++)
            from[i] = stops == NULL ? level[i] : level[i] & (~stops[i] | (first != NULL ? first[i] : 0));
        bounds(from, width, &lo, &hi);
        memset(to, 0, (size_t)width * sizeof(digit));
        step_all(ways, from, lo, hi, to, width);
        for (Py_ssize_t i = 0; i < width; i++) {
            to[i] &= ~(seen[i] | level[i]);
            level[i] |= to[i];
            any |= to[i];
        }
        if (!any)
            return;
    }
}

/* All levels of a search from the hexes `first`; the number of the last one that is not empty, -1 with an error.
   `stops` may be NULL; `from` and `to` are room for a set each. */
static Py_ssize_t spread_out(const Costs *self, Search *s, digit *seen, const digit *first, const digit *stops,
                             const digit *until, digit *from, digit *to, long long budget)
{
    Py_ssize_t width = s->width, spent = 0, last = 0;
    int ended = 0;
    for (;;) {
        if (search_room(s) < 0)
            return -1;
        digit *level = s->d + s->used;
        digit any = 0;
        if (spent == 0) {
            memcpy(level, first, (size_t)width * sizeof(digit));
            any = 1;
        } else {
            memset(level, 0, (size_t)width * sizeof(digit));
            for (Py_ssize_t k = 0; k < self->count && self->paid[k].cost <= spent; k++) {
                Py_ssize_t was = spent - self->paid[k].cost;
                Level *before = &s->levels[was];
                if (before->at < 0)
                    continue;
                const digit *source = s->d + before->at;
                if (stops != NULL) {
                    for (Py_ssize_t i = before->lo; i < before->hi; i++)
                        from[i] = source[i] & (~stops[i] | (was == 0 ? first[i] : 0));
                    source = from;
                }
                step_all(self->paid[k].ways, source, before->lo, before->hi, level, width);
            }
            for (Py_ssize_t i = 0; i < width; i++) {
                level[i] &= ~seen[i];
                any |= level[i];
            }
        }
        Level *now = &s->levels[s->count++];
        now->at = -1;
        now->lo = now->hi = 0;
        if (any) {
            last = spent;
            if (self->free != NULL)
                freely(self->free, level, seen, stops, spent == 0 ? first : NULL, from, to, width);
            for (Py_ssize_t i = 0; i < width; i++) {
                seen[i] |= level[i];
                ended |= (level[i] & until[i]) != 0;
            }
            now->at = s->used;
            bounds(level, width, &now->lo, &now->hi);
            s->used += width;
        }
        if (spent == budget || spent - last >= self->dearest || ended)
            return last;
        spent++;
    }
}

static PyObject *costs_reach(Costs *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    PyObject *barred_given = NULL, *stops_given = NULL, *until_given = NULL;
    PyObject *budget_given = nargs > 1 ? args[1] : NULL;
    Py_ssize_t more = kwnames == NULL ? 0 : PyTuple_GET_SIZE(kwnames);
    for (Py_ssize_t i = 0; i < more; i++) {
        PyObject *name = PyTuple_GET_ITEM(kwnames, i), *value = args[nargs + i];
        if (PyUnicode_CompareWithASCIIString(name, "barred") == 0)
            barred_given = value;
        else if (PyUnicode_CompareWithASCIIString(name, "stops") == 0)
            stops_given = value;
        else if (PyUnicode_CompareWithASCIIString(name, "until") == 0)
            until_given = value;
        else if (PyUnicode_CompareWithASCIIString(name, "budget") == 0 && budget_given == NULL)
            budget_given = value;
        else {
            PyErr_Format(PyExc_TypeError, "reach() does not know %R", name);
            return NULL;
        }
    }
    if (nargs < 1 || nargs > 2 || budget_given == NULL) {
        PyErr_SetString(PyExc_TypeError, "reach takes a start and a budget");
        return NULL;
    }
    Py_ssize_t start = read_index(args[0]);
    if (start < 0)
        return NULL;
    long long budget = -1;
    if (budget_given != Py_None) {
        int over;
        budget = PyLong_AsLongLongAndOverflow(budget_given, &over);
        if (budget == -1 && !over && PyErr_Occurred())
            return NULL;
    }
    Set none = {NULL, 0, 0}, barred_set = none, stops_set = none, until_set = none;
    if ((barred_given != NULL && read_set(barred_given, &barred_set) < 0) ||
        (stops_given != NULL && read_set(stops_given, &stops_set) < 0) ||
        (until_given != NULL && read_set(until_given, &until_set) < 0))
        return NULL;

    Py_ssize_t width = Py_MAX(self->width, start / BITS + 1);
    int stopping = stops_set.n > 0;
    Store store;
    digit *seen = stored(&store, 7 * width);
    if (seen == NULL)
        return NULL;
    digit *barred = seen + width, *stops = barred + width, *until = stops + width, *first = until + width;
    digit *from = first + width, *to = from + width;
    spread(&barred_set, barred, width);
    spread(&stops_set, stops, width);
    spread(&until_set, until, width);
    memset(first, 0, (size_t)width * sizeof(digit));
    first[start / BITS] = (digit)1 << (start % BITS);
    for (Py_ssize_t i = 0; i < width; i++)
        seen[i] = barred[i] | first[i];

    Search s;
    search_begin(&s, width);
    PyObject *answer = NULL, *levels = NULL, *hexes = NULL;
    Py_ssize_t last = spread_out(self, &s, seen, first, stopping ? stops : NULL, until, from, to, budget);
    if (last < 0)
        goto done;
    levels = PyTuple_New(last + 1);
    if (levels == NULL)
        goto done;
    for (Py_ssize_t i = 0; i <= last; i++) {
        PyObject *level = s.levels[i].at < 0 ? number(0) : made(s.d + s.levels[i].at, s.levels[i].hi);
        if (level == NULL)
            goto done;
        PyTuple_SET_ITEM(levels, i, level);
    }
    for (Py_ssize_t i = 0; i < width; i++)
        seen[i] = (seen[i] & ~barred[i]) | first[i];
    hexes = made(seen, width);
    if (hexes != NULL) {
        PyObject *stopped = stops_given != NULL ? stops_given : numbers[0];
        answer = reach_made(args[0], levels, stopped, hexes);
    }
done:
    Py_XDECREF(levels);
    Py_XDECREF(hexes);
    search_end(&s);
    left(&store);
    return answer;
}

static PyObject *costs_levels(Costs *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set sources, barred_set;
    Store store;
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "levels takes sources, a budget and what is barred");
        return NULL;
    }
    if (read_members(args[0], &sources) < 0 || read_set(args[2], &barred_set) < 0)
        return NULL;
    Py_ssize_t budget = read_index(args[1]);
    if (budget < 0)
        return NULL;
    Py_ssize_t width = Py_MAX(self->width, sources.n);
    if (width == 0)
        width = 1;
    digit *seen = stored(&store, 5 * width);
    if (seen == NULL)
        return NULL;
    digit *first = seen + width, *until = first + width, *from = until + width, *to = from + width;
    spread(&barred_set, seen, width);
    spread(&sources, first, width);
    memset(until, 0, (size_t)width * sizeof(digit));
    for (Py_ssize_t i = 0; i < width; i++)
        seen[i] |= first[i];
    Search s;
    search_begin(&s, width);
    PyObject *levels = NULL;
    Py_ssize_t last = spread_out(self, &s, seen, first, NULL, until, from, to, budget);
    if (last >= 0 && (levels = PyTuple_New(budget + 1)) != NULL) {
        for (Py_ssize_t i = 0; i <= budget; i++) {
            int empty = i > last || s.levels[i].at < 0;
            PyObject *level = empty ? number(0) : made(s.d + s.levels[i].at, s.levels[i].hi);
            if (level == NULL) {
                Py_CLEAR(levels);
                break;
            }
            PyTuple_SET_ITEM(levels, i, level);
        }
    }
    search_end(&s);
    left(&store);
    return levels;
}

static PyMethodDef costs_methods[] = {
    {"levels", (PyCFunction)(void (*)(void))costs_levels, METH_FASTCALL,
     "For each cost up to a budget the hexes that lie so far from the nearest of some sources."},
    {"reach", (PyCFunction)(void (*)(void))costs_reach, METH_FASTCALL | METH_KEYWORDS,
     "What can be reached for at most a budget."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef costs_members[] = {
    {"steps", T_OBJECT_EX, offsetof(Costs, steps), READONLY, "The ways by cost."},
    {"back", T_OBJECT, offsetof(Costs, back), 0, "The same steps walked the other way, once they were asked for."},
    {NULL, 0, 0, 0, NULL},
};

static PyTypeObject CostsType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Costs",
    .tp_basicsize = sizeof(Costs),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "The ways of a mover, sorted by what a step costs.",
    .tp_new = costs_new,
    .tp_dealloc = (destructor)costs_dealloc,
    .tp_methods = costs_methods,
    .tp_members = costs_members,
};

/* -- sides --------------------------------------------------------------------------------------------------------- */

typedef struct {
    int direction;
    Py_ssize_t slot, back; /* where the steps over such sides and back are gathered */
    Way way;
} Crossing;

typedef struct {
    PyObject_HEAD
    PyObject *kept;   /* the integers whose digits are read */
    PyObject *shifts; /* a list: for each slot its distance in bits */
    Py_ssize_t size, width, count, slots;
    Crossing *crossings;
} Sides;

/* The slot of a distance, a new one if there is none; -1 with an error. */
static Py_ssize_t slot_of(Sides *self, Py_ssize_t shift)
{
    for (Py_ssize_t i = 0; i < self->slots; i++)
        if (PyLong_AsSsize_t(PyList_GET_ITEM(self->shifts, i)) == shift)
            return i;
    PyObject *o = PyLong_FromSsize_t(shift);
    if (o == NULL || PyList_Append(self->shifts, o) < 0) {
        Py_XDECREF(o);
        return -1;
    }
    Py_DECREF(o);
    return self->slots++;
}

static PyObject *sides_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    Py_ssize_t size, room = 0;
    PyObject *shifts;
    static char *names[] = {"size", "shifts", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "nO!:Sides", names, &size, &PyTuple_Type, &shifts))
        return NULL;
    if (size < 0 || size >= MOST_INDEX || PyTuple_GET_SIZE(shifts) != 3) {
        PyErr_SetString(PyExc_ValueError, "a map has three directions and no fewer than 0 hexes");
        return NULL;
    }
    Sides *self = (Sides *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->size = size;
    self->width = size / BITS + 1;
    self->kept = PyList_New(0);
    self->shifts = PyList_New(0);
    if (self->kept == NULL || self->shifts == NULL)
        goto failed;
    for (int d = 0; d < 3; d++) {
        if (!PyTuple_Check(PyTuple_GET_ITEM(shifts, d))) {
            PyErr_SetString(PyExc_TypeError, "a direction is a tuple of distances with their hexes");
            goto failed;
        }
        room += PyTuple_GET_SIZE(PyTuple_GET_ITEM(shifts, d));
    }
    self->crossings = PyMem_Calloc(room ? (size_t)room : 1, sizeof(Crossing));
    if (self->crossings == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    for (int d = 0; d < 3; d++) {
        PyObject *pairs = PyTuple_GET_ITEM(shifts, d);
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(pairs); i++) {
            Crossing *c = &self->crossings[self->count];
            PyObject *starts;
            if (!PyArg_ParseTuple(PyTuple_GET_ITEM(pairs, i), "nO", &c->way.shift, &starts))
                goto failed;
            if (read_members(starts, &c->way.mask) < 0 || PyList_Append(self->kept, starts) < 0)
                goto failed;
            if (c->way.shift == 0 || c->way.shift >= size || c->way.shift <= -size || c->way.mask.n > self->width) {
                PyErr_SetString(PyExc_ValueError, "a step leads off the map");
                goto failed;
            }
            c->direction = d;
            if ((c->slot = slot_of(self, c->way.shift)) < 0 || (c->back = slot_of(self, -c->way.shift)) < 0)
                goto failed;
            self->count++;
        }
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void sides_dealloc(Sides *self)
{
    Py_CLEAR(self->kept);
    Py_CLEAR(self->shifts);
    PyMem_Free(self->crossings);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* The hexes that own sides of this direction among these. */
static void owners_of(const Sides *self, const Set *sides, int direction, digit *to)
{
    Py_ssize_t low = direction * self->size, far = low / BITS;
    int more = (int)(low % BITS);
    for (Py_ssize_t i = 0; i < self->width; i++) {
        digit x = i + far < sides->n ? sides->d[i + far] : 0, y = i + far + 1 < sides->n ? sides->d[i + far + 1] : 0;
        to[i] = ((x >> more) | (more ? y << (BITS - more) : 0)) & FULL;
    }
    to[self->width - 1] &= ((digit)1 << (self->size % BITS)) - 1;
}

static PyObject *slots_told(Sides *self, const digit *found, const Py_ssize_t *order, Py_ssize_t count)
{
    PyObject *answer = PyDict_New();
    for (Py_ssize_t i = 0; answer != NULL && i < count; i++) {
        PyObject *hexes = made(found + order[i] * self->width, self->width);
        if (hexes == NULL || PyDict_SetItem(answer, PyList_GET_ITEM(self->shifts, order[i]), hexes) < 0)
            Py_CLEAR(answer);
        Py_XDECREF(hexes);
    }
    return answer;
}

static PyObject *sides_steps(Sides *self, PyObject *given)
{
    Set sides;
    Store store;
    if (read_members(given, &sides) < 0)
        return NULL;
    Py_ssize_t width = self->width, used = 0, room = self->slots + 2;
    Py_ssize_t here_order[64], *order = self->slots <= 64 ? here_order : PyMem_Malloc((size_t)room * sizeof(*order));
    digit *owners = order == NULL ? (PyErr_NoMemory(), NULL) : stored(&store, room * width);
    PyObject *answer = NULL;
    if (owners == NULL)
        goto done;
    digit *here = owners + width, *found = here + width;
    memset(found, 0, (size_t)(self->slots * width) * sizeof(digit));
    char seen_here[64] = {0}, *seen = self->slots <= 64 ? seen_here : PyMem_Calloc((size_t)self->slots, 1);
    if (seen == NULL) {
        PyErr_NoMemory();
        left(&store);
        goto done;
    }
    int direction = -1;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const Crossing *c = &self->crossings[i];
        if (c->direction != direction) {
            direction = c->direction;
            owners_of(self, &sides, direction, owners);
        }
        digit any = 0, *to = found + c->slot * width;
        Py_ssize_t n = c->way.mask.n;
        for (Py_ssize_t k = 0; k < n; k++)
            any |= owners[k] & c->way.mask.d[k];
        if (!any)
            continue;
        for (Py_ssize_t k = 0; k < n; k++)
            to[k] |= owners[k] & c->way.mask.d[k];
        step_way(&c->way, owners, 0, width, found + c->back * width, width);
        if (!seen[c->slot])
            order[used++] = c->slot;
        seen[c->slot] = 1;
        if (!seen[c->back])
            order[used++] = c->back;
        seen[c->back] = 1;
    }
    answer = slots_told(self, found, order, used);
    if (seen != seen_here)
        PyMem_Free(seen);
    left(&store);
done:
    if (order != here_order)
        PyMem_Free(order);
    return answer;
}

static PyObject *sides_masks(Sides *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set sides, into_set, out_set;
    Store store;
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "masks takes sides, where steps lead and where from");
        return NULL;
    }
    if (read_members(args[0], &sides) < 0 || read_set(args[1], &into_set) < 0 || read_set(args[2], &out_set) < 0)
        return NULL;
    Py_ssize_t width = self->width;
    digit *owners = stored(&store, (self->slots + 6) * width);
    if (owners == NULL)
        return NULL;
    digit *here = owners + width, *there = here + width, *into = there + width, *out_of = into + width;
    digit *some = out_of + width, *found = some + width;
    Py_ssize_t *order = PyMem_Malloc((size_t)(self->slots + 1) * sizeof(*order));
    if (order == NULL) {
        left(&store);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < self->slots; i++)
        order[i] = i;
    spread(&into_set, into, width);
    spread(&out_set, out_of, width);
    memset(found, 0, (size_t)(self->slots * width) * sizeof(digit));
    int direction = -1;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const Crossing *c = &self->crossings[i];
        if (c->direction != direction) {
            direction = c->direction;
            owners_of(self, &sides, direction, owners);
        }
        for (Py_ssize_t k = 0; k < width; k++)
            here[k] = k < c->way.mask.n ? owners[k] & c->way.mask.d[k] : 0;
        Way on = {c->way.shift, {here, width, 0}}, back = {-c->way.shift, {there, width, 0}};
        memset(there, 0, (size_t)width * sizeof(digit));
        step_way(&on, here, 0, width, there, width);
        /* the steps over these sides, and back */
        memset(some, 0, (size_t)width * sizeof(digit));
        step_way(&back, into, 0, width, some, width);
        digit *to = found + c->slot * width;
        for (Py_ssize_t k = 0; k < width; k++)
            to[k] |= here[k] & out_of[k] & some[k];
        memset(some, 0, (size_t)width * sizeof(digit));
        step_way(&on, into, 0, width, some, width);
        to = found + c->back * width;
        for (Py_ssize_t k = 0; k < width; k++)
            to[k] |= there[k] & out_of[k] & some[k];
    }
    PyObject *answer = slots_told(self, found, order, self->slots);
    PyMem_Free(order);
    left(&store);
    return answer;
}

static PyMethodDef sides_methods[] = {
    {"steps", (PyCFunction)sides_steps, METH_O, "The steps that cross these sides, by distance in bits."},
    {"masks", (PyCFunction)(void (*)(void))sides_masks, METH_FASTCALL,
     "The steps over these sides that lead into some hexes and out of some, by distance in bits."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject SidesType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Sides",
    .tp_basicsize = sizeof(Sides),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "Which steps cross the sides of a map.",
    .tp_new = sides_new,
    .tp_dealloc = (destructor)sides_dealloc,
    .tp_methods = sides_methods,
};

/* -- rides: a search that counts ------------------------------------------------------------------------------------ */

#define MOST_COUNTS 126

typedef struct {
    uint64_t low, high;
} Counts;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, width, kinds;
    int32_t *begin; /* for each hex where its links begin */
    int32_t *links;
    int16_t *kind;  /* of each hex */
    int16_t *after; /* the count after entering a hex of a kind */
    int32_t *price; /* of each count */
    Counts *better, *worse;
} Rides;

static int read_counts(PyObject *given, Py_ssize_t width, Counts *to)
{
    for (Py_ssize_t i = 0; i < width; i++) {
        Set set;
        if (read_members(PyTuple_GET_ITEM(given, i), &set) < 0)
            return -1;
        for (Py_ssize_t k = 0; k < width; k++)
            if (has(&set, k))
                *(k < 64 ? &to[i].low : &to[i].high) |= (uint64_t)1 << (k % 64);
    }
    return 0;
}

/* A number from 0 up to, but not with, `end`; -1 with an error. */
static Py_ssize_t read_below(PyObject *o, Py_ssize_t end)
{
    Py_ssize_t i = PyNumber_AsSsize_t(o, PyExc_OverflowError);
    if (i == -1 && PyErr_Occurred())
        return -1;
    if (i < 0 || i >= end) {
        PyErr_Format(PyExc_ValueError, "%zd is not from 0 to %zd", i, end - 1);
        return -1;
    }
    return i;
}

static int read_links(Rides *self, PyObject *links)
{
    Py_ssize_t total = 0, at = 0;
    PyObject *key, *value;
    while (PyDict_Next(links, &at, &key, &value)) {
        if (!PyTuple_Check(value)) {
            PyErr_SetString(PyExc_TypeError, "the links of a hex are a tuple");
            return -1;
        }
        total += PyTuple_GET_SIZE(value);
    }
    self->begin = PyMem_Calloc((size_t)self->size + 1, sizeof(int32_t));
    self->links = PyMem_Calloc((size_t)total + 1, sizeof(int32_t));
    if (self->begin == NULL || self->links == NULL || total > INT32_MAX) {
        PyErr_NoMemory();
        return -1;
    }
    Py_ssize_t n = 0;
    for (Py_ssize_t h = 0; h < self->size; h++) {
        self->begin[h] = (int32_t)n;
        PyObject *hex = number(h);
        PyObject *found = hex == NULL ? NULL : PyDict_GetItemWithError(links, hex);
        Py_XDECREF(hex);
        if (found == NULL) {
            if (PyErr_Occurred())
                return -1;
            continue;
        }
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(found) && n < total; i++) {
            Py_ssize_t other = read_below(PyTuple_GET_ITEM(found, i), self->size);
            if (other < 0)
                return -1;
            self->links[n++] = (int32_t)other;
        }
    }
    self->begin[self->size] = (int32_t)n;
    return 0;
}

static PyObject *rides_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *links, *kinds, *after, *prices, *better, *worse;
    static char *names[] = {"links", "kinds", "after", "prices", "better", "worse", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "O!O!O!O!O!O!:Rides", names, &PyDict_Type, &links, &PyTuple_Type,
                                     &kinds, &PyTuple_Type, &after, &PyTuple_Type, &prices, &PyTuple_Type, &better,
                                     &PyTuple_Type, &worse))
        return NULL;
    Py_ssize_t width = PyTuple_GET_SIZE(after);
    if (width < 1 || width > MOST_COUNTS || PyTuple_GET_SIZE(prices) != width || PyTuple_GET_SIZE(better) != width ||
        PyTuple_GET_SIZE(worse) != width || PyTuple_GET_SIZE(kinds) >= INT32_MAX / MOST_COUNTS) {
        PyErr_Format(PyExc_ValueError, "counts are from 1 to %d, with a price, better and worse ones", MOST_COUNTS);
        return NULL;
    }
    Rides *self = (Rides *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->size = PyTuple_GET_SIZE(kinds);
    self->width = width;
    PyObject *row = PyTuple_GET_ITEM(after, 0);
    self->kinds = PyTuple_Check(row) ? PyTuple_GET_SIZE(row) : 0;
    if (self->kinds < 1 || self->kinds > 1000) {
        PyErr_SetString(PyExc_ValueError, "there are kinds of hexes");
        goto failed;
    }
    self->kind = PyMem_Calloc((size_t)self->size + 1, sizeof(int16_t));
    self->after = PyMem_Calloc((size_t)(width * self->kinds), sizeof(int16_t));
    self->price = PyMem_Calloc((size_t)width, sizeof(int32_t));
    self->better = PyMem_Calloc((size_t)width, sizeof(Counts));
    self->worse = PyMem_Calloc((size_t)width, sizeof(Counts));
    if (!self->kind || !self->after || !self->price || !self->better || !self->worse) {
        PyErr_NoMemory();
        goto failed;
    }
    for (Py_ssize_t h = 0; h < self->size; h++) {
        Py_ssize_t kind = PyNumber_AsSsize_t(PyTuple_GET_ITEM(kinds, h), PyExc_OverflowError);
        if (kind == -1 && PyErr_Occurred())
            goto failed;
        if (kind < 0)
            kind += self->kinds;
        if (kind < 0 || kind >= self->kinds) {
            PyErr_SetString(PyExc_ValueError, "there is no such kind of hex");
            goto failed;
        }
        self->kind[h] = (int16_t)kind;
    }
    for (Py_ssize_t i = 0; i < width; i++) {
        row = PyTuple_GET_ITEM(after, i);
        if (!PyTuple_Check(row) || PyTuple_GET_SIZE(row) != self->kinds) {
            PyErr_SetString(PyExc_ValueError, "there is a count after entering each kind of hex");
            goto failed;
        }
        for (Py_ssize_t k = 0; k < self->kinds; k++) {
            Py_ssize_t next = read_below(PyTuple_GET_ITEM(row, k), width);
            if (next < 0)
                goto failed;
            self->after[i * self->kinds + k] = (int16_t)next;
        }
        Py_ssize_t price = read_below(PyTuple_GET_ITEM(prices, i), 1 << 20);
        if (price < 0)
            goto failed;
        self->price[i] = (int32_t)price;
    }
    if (read_counts(better, width, self->better) < 0 || read_counts(worse, width, self->worse) < 0 ||
        read_links(self, links) < 0)
        goto failed;
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void rides_dealloc(Rides *self)
{
    PyMem_Free(self->begin);
    PyMem_Free(self->links);
    PyMem_Free(self->kind);
    PyMem_Free(self->after);
    PyMem_Free(self->price);
    PyMem_Free(self->better);
    PyMem_Free(self->worse);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* A hex that a ride got to, with a count (both in one number), and the number of the one that it goes on from. */
typedef struct {
    int32_t at, before;
} Stop;

/* All that was got to in one search, in the order in which it was found. */
typedef struct {
    PyObject_HEAD
    Rides *rides;
    Py_ssize_t count;
    Stop *stops;
} Ride;

static PyTypeObject RideType;

static void ride_dealloc(Ride *self)
{
    Py_XDECREF(self->rides);
    PyMem_Free(self->stops);
    PyObject_Free(self);
}

static PyObject *ride_cheapest(Ride *self, PyObject *goals)
{
    Set set;
    if (read_members(goals, &set) < 0)
        return NULL;
    Py_ssize_t width = self->rides->width, size = self->rides->size;
    const int32_t *price = self->rides->price;
    int16_t *best = PyMem_Malloc(((size_t)size + 1) * sizeof(int16_t));
    if (best == NULL)
        return PyErr_NoMemory();
    memset(best, -1, ((size_t)size + 1) * sizeof(int16_t));
    for (Py_ssize_t i = 0; i < self->count; i++) {
        Py_ssize_t hex = self->stops[i].at / width, with = self->stops[i].at % width;
        if (best[hex] < 0 || price[with] < price[best[hex]])
            best[hex] = (int16_t)with;
    }
    PyObject *found = PyDict_New();
    for (Py_ssize_t i = 0; found != NULL && i < set.n; i++) {
        for (digit x = set.d[i]; x; x &= x - 1) {
            Py_ssize_t hex = i * BITS + __builtin_ctz(x);
            if (hex >= size || best[hex] < 0)
                continue;
            PyObject *here = number(hex), *with = number(best[hex]);
            if (here == NULL || with == NULL || PyDict_SetItem(found, here, with) < 0)
                Py_CLEAR(found);
            Py_XDECREF(here);
            Py_XDECREF(with);
            if (found == NULL)
                break;
        }
    }
    PyMem_Free(best);
    return found;
}

static PyObject *ride_path(Ride *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "path takes a hex and a count");
        return NULL;
    }
    Py_ssize_t width = self->rides->width, hex = read_below(args[0], self->rides->size);
    Py_ssize_t with = hex < 0 ? -1 : read_below(args[1], width), at = 0, length = 0;
    if (with < 0)
        return NULL;
    while (at < self->count && self->stops[at].at != hex * width + with)
        at++;
    if (at == self->count) {
        PyErr_SetString(PyExc_ValueError, "the ride did not get there with this count");
        return NULL;
    }
    for (Py_ssize_t i = at; self->stops[i].before >= 0; i = self->stops[i].before)
        length++;
    PyObject *path = PyTuple_New(length);
    for (; path != NULL && length; at = self->stops[at].before) {
        PyObject *here = number(self->stops[at].at / width);
        if (here == NULL)
            Py_CLEAR(path);
        else
            PyTuple_SET_ITEM(path, --length, here);
    }
    return path;
}

static PyMethodDef ride_methods[] = {
    {"cheapest", (PyCFunction)ride_cheapest, METH_O,
     "For each goal that was reached the count that takes least, among equals the one found first."},
    {"path", (PyCFunction)(void (*)(void))ride_path, METH_FASTCALL, "The hexes entered up to a hex and a count."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject RideType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Ride",
    .tp_basicsize = sizeof(Ride),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_doc = "All hexes that one search got to, with their counts.",
    .tp_dealloc = (destructor)ride_dealloc,
    .tp_methods = ride_methods,
};

static PyObject *rides_out(Rides *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set hexes;
    if (nargs != 4) {
        PyErr_SetString(PyExc_TypeError, "out takes hexes, a start, the most it may take and a goal");
        return NULL;
    }
    if (read_members(args[0], &hexes) < 0)
        return NULL;
    Py_ssize_t start = read_below(args[1], self->size), most, goal, width = self->width;
    if (start < 0)
        return NULL;
    most = PyNumber_AsSsize_t(args[2], NULL);
    goal = most == -1 && PyErr_Occurred() ? -1 : PyNumber_AsSsize_t(args[3], NULL);
    if (PyErr_Occurred())
        return NULL;
    Counts *known = PyMem_Calloc((size_t)self->size + 1, sizeof(Counts));
    Py_ssize_t room = 512, count = 1;
    Stop *queue = PyMem_Malloc((size_t)room * sizeof(Stop));
    Ride *answer = NULL;
    if (!known || !queue) {
        PyErr_NoMemory();
        goto done;
    }
    known[start].low = 1;
    queue[0] = (Stop){(int32_t)(start * width), -1};
    for (Py_ssize_t at = 0; at < count; at++) {
        Py_ssize_t here = queue[at].at / width, with = queue[at].at % width;
        if (!((with < 64 ? known[here].low : known[here].high) >> (with % 64) & 1))
            continue;
        const int16_t *after = self->after + with * self->kinds;
        for (int32_t i = self->begin[here]; i < self->begin[here + 1]; i++) {
            Py_ssize_t there = self->links[i], next = after[self->kind[there]];
            Counts *had = &known[there];
            const Counts *better = &self->better[next], *worse = &self->worse[next];
            /* the start was entered already, wherever it lies */
            if (self->price[next] > most || (had->low & better->low) || (had->high & better->high) ||
                (there != start && !has(&hexes, there)))
                continue;
            had->low &= ~worse->low;
            had->high &= ~worse->high;
            *(next < 64 ? &had->low : &had->high) |= (uint64_t)1 << (next % 64);
            if (count == room) {
                room *= 2;
                Stop *more = PyMem_Realloc(queue, (size_t)room * sizeof(Stop));
                if (more == NULL) {
                    PyErr_NoMemory();
                    goto done;
                }
                queue = more;
            }
            queue[count++] = (Stop){(int32_t)(there * width + next), (int32_t)at};
            if (there == goal)
                goto found;
        }
    }
found:
    answer = PyObject_New(Ride, &RideType);
    if (answer != NULL) {
        Stop *fitting = PyMem_Realloc(queue, (size_t)count * sizeof(Stop));
        Py_INCREF(self);
        answer->rides = self;
        answer->count = count;
        answer->stops = fitting != NULL ? fitting : queue;
        queue = NULL;
    }
done:
    PyMem_Free(known);
    PyMem_Free(queue);
    return (PyObject *)answer;
}

/* A hex that a ride got to: with which count, the number of the one that it goes on from, whether along the line. */
typedef struct {
    int32_t hex, before;
    int16_t count;
    int8_t along;
} Got;

static inline int beaten(const Counts *had, const Counts *better)
{
    return (had->low & better->low) || (had->high & better->high);
}

static inline void add_count(Counts *to, Py_ssize_t count)
{
    *(count < 64 ? &to->low : &to->high) |= (uint64_t)1 << (count % 64);
}

static PyObject *told_ways(const Got *got, Py_ssize_t n)
{
    PyObject *list = PyList_New(n);
    for (Py_ssize_t i = 0; list != NULL && i < n; i++) {
        PyObject *way = PyTuple_New(4);
        if (way == NULL) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, i, way);
        PyObject *parts[4] = {number(got[i].hex), number(got[i].count), PyLong_FromLong(got[i].before),
                              PyBool_FromLong(got[i].along)};
        int failed = 0;
        for (int k = 0; k < 4; k++) {
            failed |= parts[k] == NULL;
            PyTuple_SET_ITEM(way, k, parts[k]);
        }
        if (failed) {
            Py_DECREF(list);
            return NULL;
        }
    }
    return list;
}

static PyObject *rides_walk(Rides *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set hexes, sides, shy;
    if (nargs != 11 || !PyBytes_Check(args[3]) || !PyBytes_Check(args[4]) || !PyBytes_Check(args[9])) {
        PyErr_SetString(PyExc_TypeError, "walk takes hexes, sides, shy hexes, the sides and the line of the links, "
                                         "start, goal, most, saves, what lies ahead and room");
        return NULL;
    }
    if (read_members(args[0], &hexes) < 0 || read_members(args[1], &sides) < 0 || read_members(args[2], &shy) < 0)
        return NULL;
    Py_ssize_t links = self->begin[self->size], start = read_below(args[5], self->size);
    if (start < 0)
        return NULL;
    long goal = PyLong_AsLong(args[6]), most = PyLong_AsLong(args[7]), room = PyLong_AsLong(args[10]);
    int saves = PyObject_IsTrue(args[8]);
    if (PyErr_Occurred())
        return NULL;
    if (PyBytes_GET_SIZE(args[3]) != links * (Py_ssize_t)sizeof(int32_t) || PyBytes_GET_SIZE(args[4]) != links ||
        PyBytes_GET_SIZE(args[9]) < self->size) {
        PyErr_SetString(PyExc_ValueError, "there is a side for each link, and what lies ahead of each hex");
        return NULL;
    }
    const char *side_bytes = PyBytes_AS_STRING(args[3]), *line = PyBytes_AS_STRING(args[4]);
    const unsigned char *ahead = (const unsigned char *)PyBytes_AS_STRING(args[9]);
    Counts *known = PyMem_Calloc(2 * (size_t)self->size + 1, sizeof(Counts)), already = {0, 0};
    Counts *along = known == NULL || !saves ? known : known + self->size;
    Py_ssize_t space = 256, count = 1, end = 0;
    Got *got = PyMem_Malloc((size_t)space * sizeof(Got));
    PyObject *answer = NULL;
    if (known == NULL || got == NULL) {
        PyErr_NoMemory();
        goto done;
    }
    known[start].low = 1;
    got[0] = (Got){(int32_t)start, -1, 0, 0};
    while (end < count) {
        Py_ssize_t begin = end;
        end = count;
        room--;
        for (Py_ssize_t at = begin; at < end; at++) {
            Got from = got[at];
            if (at && has(&shy, from.hex))
                continue;
            int32_t back = at ? got[from.before].hex : -1;
            const int16_t *after = self->after + from.count * self->kinds;
            for (int32_t i = self->begin[from.hex]; i < self->begin[from.hex + 1]; i++) {
                int32_t there = self->links[i], side;
                memcpy(&side, side_bytes + (size_t)i * sizeof side, sizeof side);
                if (there == back || ahead[there] > room || !has(&hexes, there) || side < 0 || !has(&sides, side))
                    continue;
                Py_ssize_t next = after[self->kind[there]];
                int is_along = from.along || line[i];
                const Counts *better = &self->better[next];
                if (beaten(is_along ? &along[there] : &known[there], better) || beaten(&already, better) ||
                    self->price[next] > most)
                    continue;
                add_count(&known[there], next);
                if (is_along)
                    add_count(&along[there], next);
                if (count == space) {
                    space *= 2;
                    Got *more = PyMem_Realloc(got, (size_t)space * sizeof(Got));
                    if (more == NULL) {
                        PyErr_NoMemory();
                        goto done;
                    }
                    got = more;
                }
                got[count++] = (Got){there, (int32_t)at, (int16_t)next, (int8_t)is_along};
                if (there == goal) {
                    already = along[there];
                    most = Py_MIN(most, self->price[next] - 1 + (saves && !is_along));
                    if (!most)
                        goto found;
                }
            }
        }
    }
found:
    answer = told_ways(got, count);
done:
    PyMem_Free(known);
    PyMem_Free(got);
    return answer;
}

static PyMethodDef rides_methods[] = {
    {"walk", (PyCFunction)(void (*)(void))rides_walk, METH_FASTCALL,
     "All ways that no other beats: hex, count, the number of the way before, and whether it goes along the line."},
    {"out", (PyCFunction)(void (*)(void))rides_out, METH_FASTCALL,
     "All hexes with the counts with which they are reached."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject RidesType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Rides",
    .tp_basicsize = sizeof(Rides),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Searches along links that keep, for each hex, the counts that no other beats.",
    .tp_new = rides_new,
    .tp_dealloc = (destructor)rides_dealloc,
    .tp_methods = rides_methods,
};

/* -- trails: ways walked back ---------------------------------------------------------------------------------------- */

typedef struct {
    int32_t from, side;
    int32_t taken[4], points[4];
} Step;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size;
    int32_t *begin; /* for each hex where the steps into it begin */
    Step *steps;
} Trails;

/* Four numbers from 0 on. */
static int read_four(PyObject *given, int32_t *to)
{
    if (!PyTuple_Check(given) || PyTuple_GET_SIZE(given) != 4) {
        PyErr_SetString(PyExc_TypeError, "what a step takes is a tuple of four numbers");
        return -1;
    }
    for (int i = 0; i < 4; i++) {
        Py_ssize_t taken = read_index(PyTuple_GET_ITEM(given, i));
        if (taken < 0)
            return -1;
        to[i] = (int32_t)taken;
    }
    return 0;
}

static int read_step(PyObject *given, Step *to)
{
    if (!PyTuple_Check(given) || PyTuple_GET_SIZE(given) != 4) {
        PyErr_SetString(PyExc_TypeError, "a step is a tuple of four things");
        return -1;
    }
    Py_ssize_t from = read_index(PyTuple_GET_ITEM(given, 0)), side = from < 0 ? -1 : read_index(PyTuple_GET_ITEM(given, 1));
    if (side < 0 || read_four(PyTuple_GET_ITEM(given, 2), to->taken) < 0 ||
        read_four(PyTuple_GET_ITEM(given, 3), to->points) < 0)
        return -1;
    to->from = (int32_t)from;
    to->side = (int32_t)side;
    return 0;
}

static PyObject *trails_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    PyObject *given;
    static char *names[] = {"steps", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "O!:Trails", names, &PyTuple_Type, &given))
        return NULL;
    Trails *self = (Trails *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    Py_ssize_t size = self->size = PyTuple_GET_SIZE(given), count = 0;
    for (Py_ssize_t h = 0; h < size; h++) {
        PyObject *found = PyTuple_GET_ITEM(given, h);
        if (!PyTuple_Check(found)) {
            PyErr_SetString(PyExc_TypeError, "the steps into a hex are a tuple");
            goto failed;
        }
        count += PyTuple_GET_SIZE(found);
    }
    self->begin = PyMem_Calloc((size_t)size + 1, sizeof(int32_t));
    self->steps = PyMem_Calloc((size_t)count + 1, sizeof(Step));
    if (self->begin == NULL || self->steps == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    int32_t at = 0;
    for (Py_ssize_t h = 0; h < size; h++) {
        PyObject *found = PyTuple_GET_ITEM(given, h);
        self->begin[h] = at;
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(found); i++) {
            if (read_step(PyTuple_GET_ITEM(found, i), &self->steps[at]) < 0)
                goto failed;
            at++;
        }
    }
    self->begin[size] = at;
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void trails_dealloc(Trails *self)
{
    PyMem_Free(self->begin);
    PyMem_Free(self->steps);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static inline int case_of(const Step *step, Py_ssize_t there, const Set *lines, const Set *held)
{
    return lines->n && has(lines, step->side) ? 1 + 2 * has(held, there) : 0;
}

static PyObject *trails_back(Trails *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set lines, held;
    if (nargs != 6 || !PyTuple_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "back takes levels, a start, a goal, points, lines and hexes that are held");
        return NULL;
    }
    Py_ssize_t start = read_index(args[1]), goal = start < 0 ? -1 : read_index(args[2]);
    Py_ssize_t spent = goal < 0 ? -1 : read_index(args[3]);
    if (spent < 0 || read_members(args[4], &lines) < 0 || read_members(args[5], &held) < 0)
        return NULL;
    if (goal >= self->size || spent > PyTuple_GET_SIZE(args[0])) {
        PyErr_SetString(PyExc_IndexError, "there is no such hex, or no such level");
        return NULL;
    }
    PyObject *path = PyList_New(0), *entered = number(goal);
    if (path == NULL || entered == NULL)
        goto failed;
    for (int32_t i = self->begin[goal]; i < self->begin[goal + 1]; i++) {
        const Step *step = &self->steps[i];
        if (step->from == start && spent && step->taken[case_of(step, goal, &lines, &held)] == spent) {
            if (PyList_Append(path, entered) < 0)
                goto failed;
            Py_DECREF(entered);
            return path;
        }
    }
    while (spent > 0) {
        if (PyList_Append(path, entered) < 0)
            goto failed;
        const Step *step = &self->steps[self->begin[goal]], *end = &self->steps[self->begin[goal + 1]];
        for (; step < end; step++) {
            Py_ssize_t taken = step->taken[case_of(step, goal, &lines, &held)];
            if (taken <= 0 || taken > spent || step->from >= self->size)
                continue;
            Set level;
            if (read_members(PyTuple_GET_ITEM(args[0], spent - taken), &level) < 0)
                goto failed;
            if (has(&level, step->from)) {
                goal = step->from;
                spent -= taken;
                break;
            }
        }
        if (step == end) {
            PyErr_SetString(PyExc_ValueError, "a hex within reach is reached by a step");
            goto failed;
        }
        Py_SETREF(entered, number(goal));
        if (entered == NULL)
            goto failed;
    }
    Py_DECREF(entered);
    if (PyList_Reverse(path) < 0) {
        Py_DECREF(path);
        return NULL;
    }
    return path;
failed:
    Py_XDECREF(entered);
    Py_XDECREF(path);
    return NULL;
}

static PyObject *trails_points(Trails *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set lines, held;
    if (nargs != 4) {
        PyErr_SetString(PyExc_TypeError, "points takes a start, a path, lines and hexes that are held");
        return NULL;
    }
    Py_ssize_t start = read_index(args[0]), spent = 0;
    if (start < 0 || read_members(args[2], &lines) < 0 || read_members(args[3], &held) < 0)
        return NULL;
    PyObject *path = PySequence_Fast(args[1], "a path is a sequence of hexes");
    if (path == NULL)
        return NULL;
    for (Py_ssize_t k = 0; k < PySequence_Fast_GET_SIZE(path); k++) {
        Py_ssize_t there = read_index(PySequence_Fast_GET_ITEM(path, k));
        if (there < 0)
            goto failed;
        if (there >= self->size) {
            PyErr_SetString(PyExc_IndexError, "there is no such hex");
            goto failed;
        }
        for (int32_t i = self->begin[there]; i < self->begin[there + 1]; i++) {
            const Step *step = &self->steps[i];
            if (step->from == start) {
                spent += step->points[case_of(step, there, &lines, &held)];
                break;
            }
        }
        start = there;
    }
    Py_DECREF(path);
    return PyLong_FromSsize_t(spent);
failed:
    Py_DECREF(path);
    return NULL;
}

static PyMethodDef trails_methods[] = {
    {"back", (PyCFunction)(void (*)(void))trails_back, METH_FASTCALL,
     "The hexes entered on a way from a start to a goal, by what is within reach for how much."},
    {"points", (PyCFunction)(void (*)(void))trails_points, METH_FASTCALL, "What is counted for a way from hex to hex."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject TrailsType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Trails",
    .tp_basicsize = sizeof(Trails),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The steps into each hex of a map, in the order in which they are tried.",
    .tp_new = trails_new,
    .tp_dealloc = (destructor)trails_dealloc,
    .tp_methods = trails_methods,
};

/* -- copies of states ---------------------------------------------------------------------------------------------- */

enum { SHARED, OWN, EACH, EMPTY, DROPPED, TREATMENTS };

typedef struct {
    PyObject_HEAD
    PyTypeObject *type;
    Py_ssize_t count;
    struct field {
        Py_ssize_t offset;
        int treatment;
    } fields[];
} Copier;

static PyObject *name_copy, *name_dunder_copy;

/* A list, a table or a struct that belongs to nobody else; what nobody can change stays what it is. */
static PyObject *own(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    if (type == &PyList_Type)
        return PyList_GetSlice(o, 0, PyList_GET_SIZE(o));
    if (o == Py_None || type == &PyTuple_Type || PyLong_Check(o) || PyUnicode_Check(o))
        return Py_NewRef(o);
    if (type == &PyDict_Type)
        return PyDict_Copy(o);
    if (PyDict_Check(o)) {
        PyObject *twin = PyObject_CallNoArgs((PyObject *)type);
        if (twin != NULL && PyDict_Update(twin, o) < 0)
            Py_CLEAR(twin);
        return twin;
    }
    PyObject *twin = PyObject_CallMethodNoArgs(o, name_copy);
    if (twin == NULL && PyErr_ExceptionMatches(PyExc_AttributeError)) {
        PyErr_Clear();
        twin = PyObject_CallMethodNoArgs(o, name_dunder_copy); /* an array */
    }
    return twin;
}

static PyObject *own_each(PyObject *o)
{
    if (!PyList_CheckExact(o)) {
        PyErr_Format(PyExc_TypeError, "a list is copied item by item, not %.80s", Py_TYPE(o)->tp_name);
        return NULL;
    }
    Py_ssize_t n = PyList_GET_SIZE(o);
    PyObject *twin = PyList_New(n);
    for (Py_ssize_t i = 0; twin != NULL && i < n; i++) {
        PyObject *was = Py_NewRef(i < PyList_GET_SIZE(o) ? PyList_GET_ITEM(o, i) : Py_None), *now = own(was);
        Py_DECREF(was);
        if (now == NULL)
            Py_CLEAR(twin);
        else
            PyList_SET_ITEM(twin, i, now);
    }
    return twin;
}

static PyObject *copier_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyTypeObject *kind;
    PyObject *treated;
    if (kwargs != NULL && PyDict_GET_SIZE(kwargs)) {
        PyErr_SetString(PyExc_TypeError, "a copier takes no named arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "O!O!", &PyType_Type, &kind, &PyTuple_Type, &treated))
        return NULL;
    Py_ssize_t count = PyTuple_GET_SIZE(treated);
    Copier *self = (Copier *)PyObject_Malloc(sizeof(Copier) + (size_t)count * sizeof(struct field));
    if (self == NULL)
        return PyErr_NoMemory();
    PyObject_Init((PyObject *)self, type);
    self->type = (PyTypeObject *)Py_NewRef(kind);
    self->count = count;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *name;
        int treatment;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(treated, i), "Ui", &name, &treatment))
            goto failed;
        PyObject *slot = PyObject_GetAttr((PyObject *)kind, name);
        if (slot == NULL)
            goto failed;
        PyMemberDef *member = Py_IS_TYPE(slot, &PyMemberDescr_Type) ? ((PyMemberDescrObject *)slot)->d_member : NULL;
        Py_DECREF(slot);
        if (member == NULL || member->type != T_OBJECT_EX || treatment < 0 || treatment >= TREATMENTS) {
            PyErr_Format(PyExc_TypeError, "%U is no field that can be copied so", name);
            goto failed;
        }
        self->fields[i].offset = member->offset;
        self->fields[i].treatment = treatment;
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void copier_dealloc(Copier *self)
{
    Py_XDECREF(self->type);
    PyObject_Free(self);
}

static PyObject *copier_of(Copier *self, PyObject *state)
{
    if (!Py_IS_TYPE(state, self->type)) {
        PyErr_Format(PyExc_TypeError, "copies of %.80s, not of %.80s", self->type->tp_name, Py_TYPE(state)->tp_name);
        return NULL;
    }
    PyObject *twin = self->type->tp_alloc(self->type, 0);
    if (twin == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        PyObject *was = *(PyObject **)((char *)state + self->fields[i].offset), *now = NULL;
        if (was == NULL)
            continue;
        Py_INCREF(was);
        switch (self->fields[i].treatment) {
        case SHARED:
            now = Py_NewRef(was);
            break;
        case OWN:
            now = own(was);
            break;
        case EACH:
            now = own_each(was);
            break;
        case EMPTY:
            now = PyList_New(0);
            break;
        case DROPPED:
            now = Py_NewRef(Py_None);
            break;
        }
        Py_DECREF(was);
        if (now == NULL) {
            Py_DECREF(twin);
            return NULL;
        }
        *(PyObject **)((char *)twin + self->fields[i].offset) = now;
    }
    return twin;
}

static PyMethodDef copier_methods[] = {
    {"of", (PyCFunction)copier_of, METH_O, "A copy of a state, with lists and tables of its own."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject CopierType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Copier",
    .tp_basicsize = sizeof(Copier),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Copies of states of one type, and what becomes of each field.",
    .tp_new = copier_new,
    .tp_dealloc = (destructor)copier_dealloc,
    .tp_methods = copier_methods,
};

#include "hashing.c"

/* -- the module ---------------------------------------------------------------------------------------------------- */

static PyMethodDef core_functions[] = {
    {"members", core_members, METH_O, "The indexes in the set, rising."},
    {"first", core_first, METH_O, "The lowest index in the set; -1 for the empty set."},
    {"nth_member", (PyCFunction)(void (*)(void))core_nth_member, METH_FASTCALL,
     "The member of a set that this many others come before."},
    {"bit_set", core_bit_set, METH_O, "The set of these indexes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef core_module = {
    PyModuleDef_HEAD_INIT, "_core", "The searches over hex maps, compiled.", -1, core_functions, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__core(void)
{
    if (PyType_Ready(&WaysType) < 0 || PyType_Ready(&ReachType) < 0 || PyType_Ready(&CostsType) < 0 ||
        PyType_Ready(&SidesType) < 0 || PyType_Ready(&RidesType) < 0 || PyType_Ready(&RideType) < 0 || PyType_Ready(&TrailsType) < 0 ||
        PyType_Ready(&CopierType) < 0 || PyType_Ready(&HasherType) < 0)
        return NULL;
    for (Py_ssize_t i = 0; i < NUMBERS; i++)
        if (numbers[i] == NULL && (numbers[i] = PyLong_FromSsize_t(i)) == NULL)
            return NULL;
    if ((name_copy = PyUnicode_InternFromString("copy")) == NULL ||
        (name_dunder_copy = PyUnicode_InternFromString("__copy__")) == NULL || hashing_begins() < 0)
        return NULL;
    PyObject *module = PyModule_Create(&core_module);
    if (module == NULL)
        return NULL;
    if (PyModule_AddStringConstant(module, "SOURCE", SZTAB_SOURCE) < 0 ||
        PyModule_AddObjectRef(module, "Ways", (PyObject *)&WaysType) < 0 ||
        PyModule_AddObjectRef(module, "Reach", (PyObject *)&ReachType) < 0 ||
        PyModule_AddObjectRef(module, "Costs", (PyObject *)&CostsType) < 0 ||
        PyModule_AddObjectRef(module, "Sides", (PyObject *)&SidesType) < 0 ||
        PyModule_AddObjectRef(module, "Rides", (PyObject *)&RidesType) < 0 ||
        PyModule_AddObjectRef(module, "Trails", (PyObject *)&TrailsType) < 0 ||
        PyModule_AddObjectRef(module, "Copier", (PyObject *)&CopierType) < 0 ||
        PyModule_AddObjectRef(module, "Hasher", (PyObject *)&HasherType) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
