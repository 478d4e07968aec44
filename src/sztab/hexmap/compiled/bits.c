/* Members of sets: as sztab/hexmap/plain/bits.py lists them. Part of core.c. */

static PyObject *core_members(PyObject *self, PyObject *bits)
{
    Set set;
    if (read_members(bits, &set) < 0)
        return NULL;
    Py_ssize_t at = 0;
    PyObject *found = PyList_New(count_members(&set));
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

/* The member that so many others come before; NULL: there is none. */
static PyObject *nth(const Set *set, Py_ssize_t index)
{
    for (Py_ssize_t i = 0; index >= 0 && i < set->n; i++) {
        digit x = set->d[i];
        int here = x ? members_in(x) : 0;
        if (index < here) {
            while (index--)
                x &= x - 1;
            return number(i * BITS + __builtin_ctz(x));
        }
        index -= here;
    }
    PyErr_SetString(PyExc_ValueError, "the set has no such member");
    return NULL;
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
    return nth(&set, index);
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

static PyObject *core_union(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "union takes sets and indexes");
        return NULL;
    }
    PyObject *sets = PySequence_Fast(args[0], "the sets are a sequence");
    PyObject *items = sets == NULL ? NULL : PyObject_GetIter(args[1]), *item, *found = NULL;
    if (items == NULL) {
        Py_XDECREF(sets);
        return NULL;
    }
    digit here[ROOM];
    Py_ssize_t n = 0;
    while ((item = PyIter_Next(items)) != NULL) {
        Py_ssize_t index = PyNumber_AsSsize_t(item, PyExc_IndexError);
        Py_DECREF(item);
        if (index == -1 && PyErr_Occurred())
            goto done;
        if (index < 0)
            continue;
        if (index >= PySequence_Fast_GET_SIZE(sets)) {
            PyErr_SetString(PyExc_IndexError, "there is no such set");
            goto done;
        }
        Set set;
        if (read_members(PySequence_Fast_GET_ITEM(sets, index), &set) < 0)
            goto done;
        if (set.n > ROOM) {
            PyErr_SetString(PyExc_OverflowError, "too many bits in a set");
            goto done;
        }
        if (set.n > n) {
            memset(here + n, 0, (size_t)(set.n - n) * sizeof(digit));
            n = set.n;
        }
        for (Py_ssize_t i = 0; i < set.n; i++)
            here[i] |= set.d[i];
    }
    if (!PyErr_Occurred())
        found = made(here, n);
done:
    Py_DECREF(items);
    Py_DECREF(sets);
    return found;
}
