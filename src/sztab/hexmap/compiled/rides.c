/* Rides: searches along links that count on their way. Part of core.c. */

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
    Counts *known; /* what a search knows of each hex, and of the ways along the line: nothing while none is on */
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
    self->known = PyMem_Calloc(2 * (size_t)self->size + 1, sizeof(Counts));
    if (!self->kind || !self->after || !self->price || !self->better || !self->worse || !self->known) {
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
    PyMem_Free(self->known);
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

static void forget_stops(Counts *known, const Stop *stops, Py_ssize_t n, Py_ssize_t width)
{
    for (Py_ssize_t i = 0; i < n; i++)
        known[stops[i].at / width] = (Counts){0, 0};
}

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
    Counts *known = self->known;
    Py_ssize_t room = 512, count = 0;
    Stop *queue = PyMem_Malloc((size_t)room * sizeof(Stop));
    Ride *answer = NULL;
    if (!queue) {
        PyErr_NoMemory();
        goto done;
    }
    known[start].low = 1;
    queue[count++] = (Stop){(int32_t)(start * width), -1};
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
                    forget_stops(known, queue, count, width);
                    *had = (Counts){0, 0};
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
    forget_stops(known, queue, count, width);
    if (answer != NULL) {
        Stop *fitting = PyMem_Realloc(queue, (size_t)count * sizeof(Stop));
        Py_INCREF(self);
        answer->rides = self;
        answer->count = count;
        answer->stops = fitting != NULL ? fitting : queue;
        queue = NULL;
    }
done:
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

/* Leave out the ways that do not lead to the goal: how many are left, the start first; -1 with an error. */
static Py_ssize_t leading_to(Got *got, Py_ssize_t n, long goal)
{
    int32_t *number = PyMem_Calloc((size_t)n, sizeof(int32_t)); /* first whether it leads there, then its new number */
    if (number == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = n - 1; i > 0; i--) {
        if (got[i].hex == goal)
            number[i] = 1;
        if (number[i])
            number[got[i].before] = 1;
    }
    number[0] = 0;
    Py_ssize_t left = 1;
    for (Py_ssize_t i = 1; i < n; i++) {
        if (!number[i])
            continue;
        got[left] = got[i];
        got[left].before = number[got[i].before];
        number[i] = (int32_t)left++;
    }
    PyMem_Free(number);
    return left;
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

/* What a search for the ways of trains is given, as `walk` and `way` take it. */
typedef struct {
    Set hexes, sides, shy;
    const char *side_bytes, *line;
    const unsigned char *ahead;
    Py_ssize_t start;
    long goal, most, room;
    int saves;
} Asked;

static int read_asked(Rides *self, PyObject *const *args, Py_ssize_t nargs, Asked *to)
{
    if (nargs != 11 || !PyBytes_Check(args[3]) || !PyBytes_Check(args[4]) || !PyBytes_Check(args[9])) {
        PyErr_SetString(PyExc_TypeError, "a walk takes hexes, sides, shy hexes, the sides and the line of the links, "
                                         "start, goal, most, saves, what lies ahead and room");
        return -1;
    }
    if (read_members(args[0], &to->hexes) < 0 || read_members(args[1], &to->sides) < 0 ||
        read_members(args[2], &to->shy) < 0)
        return -1;
    Py_ssize_t links = self->begin[self->size];
    to->start = read_below(args[5], self->size);
    if (to->start < 0)
        return -1;
    to->goal = PyLong_AsLong(args[6]);
    to->most = PyLong_AsLong(args[7]);
    to->room = PyLong_AsLong(args[10]);
    to->saves = PyObject_IsTrue(args[8]);
    if (PyErr_Occurred())
        return -1;
    if (PyBytes_GET_SIZE(args[3]) != links * (Py_ssize_t)sizeof(int32_t) || PyBytes_GET_SIZE(args[4]) != links ||
        PyBytes_GET_SIZE(args[9]) < self->size) {
        PyErr_SetString(PyExc_ValueError, "there is a side for each link, and what lies ahead of each hex");
        return -1;
    }
    to->side_bytes = PyBytes_AS_STRING(args[3]);
    to->line = PyBytes_AS_STRING(args[4]);
    to->ahead = (const unsigned char *)PyBytes_AS_STRING(args[9]);
    return 0;
}

/* All ways that were asked for, in `*to`, which is the caller's to free: how many, or -1 with an error. */
static Py_ssize_t walked(Rides *self, const Asked *asked, Got **to)
{
    Counts *known = self->known, *along = asked->saves ? known + self->size : known, already = {0, 0};
    long most = asked->most, room = asked->room;
    Py_ssize_t space = 256, count = 1, end = 0;
    Got *got = PyMem_Malloc((size_t)space * sizeof(Got));
    *to = got;
    if (got == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    known[asked->start].low = 1;
    got[0] = (Got){(int32_t)asked->start, -1, 0, 0};
    while (end < count) {
        Py_ssize_t begin = end;
        end = count;
        room--;
        for (Py_ssize_t at = begin; at < end; at++) {
            Got from = got[at];
            if (at && has(&asked->shy, from.hex))
                continue;
            int32_t back = at ? got[from.before].hex : -1;
            const int16_t *after = self->after + from.count * self->kinds;
            for (int32_t i = self->begin[from.hex]; i < self->begin[from.hex + 1]; i++) {
                int32_t there = self->links[i], side;
                memcpy(&side, asked->side_bytes + (size_t)i * sizeof side, sizeof side);
                if (there == back || asked->ahead[there] > room || !has(&asked->hexes, there) || side < 0 ||
                    !has(&asked->sides, side))
                    continue;
                Py_ssize_t next = after[self->kind[there]];
                int is_along = from.along || asked->line[i];
                const Counts *better = &self->better[next];
                if (beaten(is_along ? &along[there] : &known[there], better) || beaten(&already, better) ||
                    self->price[next] > most)
                    continue;
                if (count == space) {
                    space *= 2;
                    Got *more = PyMem_Realloc(got, (size_t)space * sizeof(Got));
                    if (more == NULL) {
                        PyErr_NoMemory();
                        most = -1;
                        goto found;
                    }
                    *to = got = more;
                }
                add_count(&known[there], next);
                if (is_along)
                    add_count(&along[there], next);
                got[count++] = (Got){there, (int32_t)at, (int16_t)next, (int8_t)is_along};
                if (there == asked->goal) {
                    already = along[there];
                    most = Py_MIN(most, self->price[next] - 1 + (asked->saves && !is_along));
                    if (!most)
                        goto found;
                }
            }
        }
    }
found:
    for (Py_ssize_t i = 0; i < count; i++)
        known[got[i].hex] = along[got[i].hex] = (Counts){0, 0};
    return most < 0 && PyErr_Occurred() ? -1 : count;
}

static PyObject *rides_walk(Rides *self, PyObject *const *args, Py_ssize_t nargs)
{
    Asked asked;
    Got *got;
    if (read_asked(self, args, nargs, &asked) < 0)
        return NULL;
    Py_ssize_t count = walked(self, &asked, &got);
    if (count >= 0 && asked.goal >= 0)
        count = leading_to(got, count, asked.goal);
    PyObject *answer = count < 0 ? NULL : told_ways(got, count);
    PyMem_Free(got);
    return answer;
}

static PyObject *rides_way(Rides *self, PyObject *const *args, Py_ssize_t nargs)
{
    Asked asked;
    Got *got;
    if (read_asked(self, args, nargs, &asked) < 0)
        return NULL;
    Py_ssize_t count = walked(self, &asked, &got), best = 0, length = 0;
    long least = 0;
    PyObject *answer = NULL;
    for (Py_ssize_t i = 1; i < count; i++) {
        long price = self->price[got[i].count] - (asked.saves && got[i].along);
        if (got[i].hex == asked.goal && (!best || price < least)) {
            best = i;
            least = price;
        }
    }
    if (count > 0 && !best) {
        answer = Py_NewRef(Py_None);
    } else if (count > 0) {
        for (Py_ssize_t i = best; i > 0; i = got[i].before)
            length++;
        PyObject *path = PyTuple_New(length);
        for (; path != NULL && length; best = got[best].before) {
            PyObject *here = number(got[best].hex);
            if (here == NULL)
                Py_CLEAR(path);
            else
                PyTuple_SET_ITEM(path, --length, here);
        }
        answer = path == NULL ? NULL : Py_BuildValue("(lN)", least, path);
    }
    PyMem_Free(got);
    return answer;
}

static PyMethodDef rides_methods[] = {
    {"walk", (PyCFunction)(void (*)(void))rides_walk, METH_FASTCALL,
     "All ways that no other beats: hex, count, the number of the way before, and whether it goes along the line."},
    {"way", (PyCFunction)(void (*)(void))rides_way, METH_FASTCALL,
     "What the cheapest of these ways to the goal takes, the first found among equals, and its hexes; None: no way."},
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
