/* Options that are a set of indexes, with some others before and some words after them: as
   sztab/hexmap/plain/offered.py offers them. Part of core.c. */

typedef struct {
    PyObject_HEAD
    PyObject *bits;
    PyObject *first;  /* a tuple */
    PyObject *words;  /* a tuple */
    PyObject *listed; /* a list, where somebody has read it */
    Py_ssize_t count; /* of the set */
} Offered;

static PyTypeObject OfferedType;

static PyObject *offered_made(PyObject *bits, PyObject *const *words, Py_ssize_t n, PyObject *first)
{
    Set set;
    if (read_members(bits, &set) < 0)
        return NULL;
    if (first != NULL && !PyTuple_Check(first)) {
        PyErr_SetString(PyExc_TypeError, "what comes first is a tuple");
        return NULL;
    }
    Offered *self = PyObject_New(Offered, &OfferedType);
    if (self == NULL)
        return NULL;
    self->bits = Py_NewRef(bits);
    self->first = first != NULL ? Py_NewRef(first) : PyTuple_New(0);
    self->words = PyTuple_New(n);
    self->listed = NULL;
    self->count = count_members(&set);
    if (self->first == NULL || self->words == NULL) {
        Py_DECREF(self);
        return NULL;
    }
    for (Py_ssize_t i = 0; i < n; i++)
        PyTuple_SET_ITEM(self->words, i, Py_NewRef(words[i]));
    return (PyObject *)self;
}

static PyObject *offered_call(PyObject *type, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    Py_ssize_t nargs = PyVectorcall_NARGS(nargsf), named = kwnames == NULL ? 0 : PyTuple_GET_SIZE(kwnames);
    if (nargs < 1 || named > 1 ||
        (named && PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(kwnames, 0), "first") != 0)) {
        PyErr_SetString(PyExc_TypeError, "Offered takes a set, words, and what comes first");
        return NULL;
    }
    return offered_made(args[0], args + 1, nargs - 1, named ? args[nargs] : NULL);
}

static void offered_dealloc(Offered *self)
{
    Py_XDECREF(self->bits);
    Py_XDECREF(self->first);
    Py_XDECREF(self->words);
    Py_XDECREF(self->listed);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* The whole list; borrowed. */
static PyObject *offered_list(Offered *self)
{
    if (self->listed == NULL) {
        PyObject *found = PySequence_List(self->first), *inner = core_members(NULL, self->bits);
        Py_ssize_t end = PyTuple_GET_SIZE(self->first);
        if (found == NULL || inner == NULL || PyList_SetSlice(found, end, end, inner) < 0 ||
            PyList_SetSlice(found, end + self->count, end + self->count, self->words) < 0) {
            Py_XDECREF(found);
            Py_XDECREF(inner);
            return NULL;
        }
        Py_DECREF(inner);
        self->listed = found;
    }
    return self->listed;
}

static PyObject *offered_listed(Offered *self, PyObject *unused)
{
    return Py_XNewRef(offered_list(self));
}

static Py_ssize_t offered_length(Offered *self)
{
    return PyTuple_GET_SIZE(self->first) + self->count + PyTuple_GET_SIZE(self->words);
}

static PyObject *offered_item(Offered *self, Py_ssize_t index)
{
    Py_ssize_t before = PyTuple_GET_SIZE(self->first), at = index - before;
    Set set;
    if (self->listed == NULL && at >= 0 && at < self->count)
        return read_members(self->bits, &set) < 0 ? NULL : nth(&set, at);
    if (index >= 0 && index < before)
        return Py_NewRef(PyTuple_GET_ITEM(self->first, index));
    PyObject *listed = offered_list(self);
    if (listed == NULL)
        return NULL;
    if (index < 0 || index >= PyList_GET_SIZE(listed)) {
        PyErr_SetString(PyExc_IndexError, "list index out of range");
        return NULL;
    }
    return Py_NewRef(PyList_GET_ITEM(listed, index));
}

static PyObject *offered_subscript(Offered *self, PyObject *index)
{
    if (PyLong_Check(index)) {
        Py_ssize_t at = PyNumber_AsSsize_t(index, PyExc_IndexError);
        if (at == -1 && PyErr_Occurred())
            return NULL;
        return offered_item(self, at < 0 ? at + offered_length(self) : at);
    }
    PyObject *listed = offered_list(self);
    return listed == NULL ? NULL : PyObject_GetItem(listed, index);
}

static int offered_contains(Offered *self, PyObject *answer)
{
    PyObject *listed = offered_list(self);
    return listed == NULL ? -1 : PySequence_Contains(listed, answer);
}

static PyObject *offered_iter(Offered *self)
{
    PyObject *listed = offered_list(self);
    return listed == NULL ? NULL : PyObject_GetIter(listed);
}

static PyObject *offered_asked(Offered *self, const char *name, PyObject *args)
{
    PyObject *listed = offered_list(self), *method = listed == NULL ? NULL : PyObject_GetAttrString(listed, name);
    PyObject *found = method == NULL ? NULL : PyObject_Call(method, args, NULL);
    Py_XDECREF(method);
    return found;
}

static PyObject *offered_index(Offered *self, PyObject *args)
{
    return offered_asked(self, "index", args);
}

static PyObject *offered_counted(Offered *self, PyObject *args)
{
    return offered_asked(self, "count", args);
}

static PyObject *offered_compared(PyObject *a, PyObject *b, int op)
{
    if (op != Py_EQ && op != Py_NE)
        Py_RETURN_NOTIMPLEMENTED;
    int same = 0;
    if (PySequence_Check(b)) {
        PyObject *one = offered_list((Offered *)a), *other = one == NULL ? NULL : PySequence_List(b);
        if (other == NULL)
            return NULL;
        same = PyObject_RichCompareBool(one, other, Py_EQ);
        Py_DECREF(other);
        if (same < 0)
            return NULL;
    }
    return PyBool_FromLong(op == Py_EQ ? same : !same);
}

static PyObject *offered_repr(Offered *self)
{
    PyObject *listed = offered_list(self);
    return listed == NULL ? NULL : PyObject_Repr(listed);
}

static PyMethodDef offered_methods[] = {
    {"listed", (PyCFunction)offered_listed, METH_NOARGS, "The whole list."},
    {"index", (PyCFunction)offered_index, METH_VARARGS, "Where an answer stands in the list."},
    {"count", (PyCFunction)offered_counted, METH_VARARGS, "How often an answer stands in the list."},
    {NULL, NULL, 0, NULL},
};

static PyMemberDef offered_members[] = {
    {"bits", T_OBJECT_EX, offsetof(Offered, bits), READONLY, NULL},
    {"first", T_OBJECT_EX, offsetof(Offered, first), READONLY, NULL},
    {"words", T_OBJECT_EX, offsetof(Offered, words), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PySequenceMethods offered_sequence = {
    .sq_length = (lenfunc)offered_length,
    .sq_item = (ssizeargfunc)offered_item,
    .sq_contains = (objobjproc)offered_contains,
};

static PyMappingMethods offered_mapping = {
    .mp_length = (lenfunc)offered_length,
    .mp_subscript = (binaryfunc)offered_subscript,
};

static PyTypeObject OfferedType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Offered",
    .tp_basicsize = sizeof(Offered),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Some answers, the members of a set, rising, and after them some words.",
    .tp_vectorcall = offered_call,
    .tp_dealloc = (destructor)offered_dealloc,
    .tp_methods = offered_methods,
    .tp_members = offered_members,
    .tp_as_sequence = &offered_sequence,
    .tp_as_mapping = &offered_mapping,
    .tp_iter = (getiterfunc)offered_iter,
    .tp_richcompare = offered_compared,
    .tp_hash = PyObject_HashNotImplemented,
    .tp_repr = (reprfunc)offered_repr,
};
