/* Searches by what steps cost: `Costs`. Part of core.c. */

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
