/* Rows of numbers: where two differ, and their sum. Part of core.c. */

static PyObject *core_differing(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[1])) {
        PyErr_SetString(PyExc_TypeError, "two lists are compared");
        return NULL;
    }
    PyObject *one = args[0], *other = args[1], *found = PyList_New(0);
    for (Py_ssize_t i = 0; found != NULL && i < PyList_GET_SIZE(one) && i < PyList_GET_SIZE(other); i++) {
        PyObject *a = PyList_GET_ITEM(one, i), *b = PyList_GET_ITEM(other, i);
        if (a == b)
            continue;
        Py_INCREF(a), Py_INCREF(b);
        int same = PyObject_RichCompareBool(a, b, Py_EQ);
        Py_DECREF(a), Py_DECREF(b);
        PyObject *number = same == 0 ? PyLong_FromSsize_t(i) : NULL;
        if (same < 0 || (!same && (number == NULL || PyList_Append(found, number) < 0)))
            Py_CLEAR(found);
        Py_XDECREF(number);
    }
    return found;
}

static PyObject *core_added_up(PyObject *module, PyObject *row)
{
    if (!PyList_CheckExact(row)) {
        PyErr_SetString(PyExc_TypeError, "a list is added up");
        return NULL;
    }
    volatile double sum = 0.0; /* one after the other, each sum rounded as Python's are */
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(row); i++) {
        PyObject *item = PyList_GET_ITEM(row, i);
        if (!PyFloat_CheckExact(item)) {
            PyErr_SetString(PyExc_TypeError, "floats are added up");
            return NULL;
        }
        sum += PyFloat_AS_DOUBLE(item);
    }
    return PyFloat_FromDouble(sum);
}
