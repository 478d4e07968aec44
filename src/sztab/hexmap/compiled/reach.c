/* What is within reach of a search, by points: `Reach`. Part of core.c. */

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

static PyObject *reach_within(Reach *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set hexes, level, disc;
    if (nargs != 3 || !PyTuple_Check(args[1]) || PyTuple_GET_SIZE(args[1]) < 1) {
        PyErr_SetString(PyExc_TypeError, "within takes hexes, a tuple of discs, and points");
        return NULL;
    }
    Py_ssize_t points = read_index(args[2]), last = PyTuple_GET_SIZE(args[1]) - 1, n = 0;
    if (points < 0 || read_members(args[0], &hexes) < 0)
        return NULL;
    digit found[ROOM];
    for (Py_ssize_t spent = 0; spent < PyTuple_GET_SIZE(self->levels) && spent <= points; spent++) {
        if (read_members(PyTuple_GET_ITEM(self->levels, spent), &level) < 0 ||
            read_members(PyTuple_GET_ITEM(args[1], Py_MIN(points - spent, last)), &disc) < 0)
            return NULL;
        Py_ssize_t end = Py_MIN(Py_MIN(hexes.n, level.n), disc.n);
        if (end > ROOM) {
            PyErr_SetString(PyExc_OverflowError, "too many bits in a set");
            return NULL;
        }
        for (; n < end; n++)
            found[n] = 0;
        for (Py_ssize_t i = 0; i < end; i++)
            found[i] |= hexes.d[i] & level.d[i] & disc.d[i];
    }
    return made(found, n);
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
    {"within", (PyCFunction)(void (*)(void))reach_within, METH_FASTCALL,
     "Those of some hexes that lie in the disc for what is left of the points there."},
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
