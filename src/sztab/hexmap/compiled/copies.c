/* Copies of states: `Copier`. Part of core.c. */

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
