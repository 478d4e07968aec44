/* Trails: ways walked back from where a search has come to, and what they take. Part of core.c. */

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
    Set lines, held, walls = {NULL, 0, 0};
    if (nargs < 6 || nargs > 7 || !PyTuple_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError,
                        "back takes levels, a start, a goal, points, lines, hexes that are held, and walls");
        return NULL;
    }
    Py_ssize_t start = read_index(args[1]), goal = start < 0 ? -1 : read_index(args[2]);
    Py_ssize_t spent = goal < 0 ? -1 : read_index(args[3]);
    if (spent < 0 || read_members(args[4], &lines) < 0 || read_members(args[5], &held) < 0 ||
        (nargs == 7 && read_members(args[6], &walls) < 0))
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
        if (step->from == start && spent && step->taken[case_of(step, goal, &lines, &held)] == spent &&
            !has(&walls, step->side)) {
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
            if (taken <= 0 || taken > spent || step->from >= self->size || has(&walls, step->side))
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
