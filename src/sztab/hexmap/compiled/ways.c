/* Steps over the map and floods of them: `Ways`. Part of core.c. */

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
