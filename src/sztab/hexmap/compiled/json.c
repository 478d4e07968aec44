/* Parts of a state as JSON, as the kernel writes them. Part of hashing.c. */

typedef struct {
    PyObject *shapes;          /* by type of struct, its fields in the order of their names */
    PyObject *shape;           /* makes one; None: it is no struct */
} Shapes;

enum { FAILED = -1, UNKNOWN = 0, WRITTEN = 1 };

static int write_number(Text *text, long long number)
{
    char digits[24], *end = digits + sizeof digits, *at = end;
    unsigned long long left = number < 0 ? 0ULL - (unsigned long long)number : (unsigned long long)number;
    do
        *--at = (char)('0' + left % 10);
    while ((left /= 10) != 0);
    if (number < 0)
        *--at = '-';
    return say(text, at, end - at) < 0 ? FAILED : WRITTEN;
}

static int write_int(Text *text, PyObject *value)
{
    Py_ssize_t n = count_of(value);
    if (n <= 2) {
        const digit *d = digits_of(value);
        long long number = n == 0 ? 0 : n == 1 ? (long long)d[0] : (long long)d[0] | (long long)d[1] << BITS;
        return write_number(text, is_negative(value) ? -number : number);
    }
    PyObject *said = PyNumber_ToBase(value, 10);
    if (said == NULL)
        return FAILED;
    Py_ssize_t size;
    const char *digits = PyUnicode_AsUTF8AndSize(said, &size);
    int done = digits == NULL || say(text, digits, size) < 0 ? FAILED : WRITTEN;
    Py_DECREF(said);
    return done;
}

static int write_string(Text *text, PyObject *value)
{
    if (!PyUnicode_IS_COMPACT_ASCII(value))
        return UNKNOWN;
    const char *at = (const char *)PyUnicode_DATA(value);
    Py_ssize_t size = PyUnicode_GET_LENGTH(value);
    for (Py_ssize_t i = 0; i < size; i++)
        if (at[i] < ' ' || at[i] == '"' || at[i] == '\\' || at[i] == 0x7f)
            return UNKNOWN;
    return say(text, "\"", 1) < 0 || say(text, at, size) < 0 || say(text, "\"", 1) < 0 ? FAILED : WRITTEN;
}

/* An array of bytes with a sign as a list of numbers. */
static int write_array(Text *text, PyObject *value)
{
    Py_buffer view;
    if (PyObject_GetBuffer(value, &view, PyBUF_FORMAT) < 0)
        return FAILED;
    int done = UNKNOWN;
    if (view.format != NULL && !strcmp(view.format, "b")) {
        const signed char *items = view.buf;
        done = make_room(text, 5 * view.len + 2) < 0 ? FAILED : WRITTEN;
        char *at = text->at + text->size;
        if (done == WRITTEN) {
            *at++ = '[';
            for (Py_ssize_t i = 0; i < view.len; i++) {
                int number = items[i];
                if (number < 0)
                    *at++ = '-', number = -number;
                if (number >= 100)
                    *at++ = '1', number -= 100, *at++ = (char)('0' + number / 10), number %= 10;
                else if (number >= 10)
                    *at++ = (char)('0' + number / 10), number %= 10;
                *at++ = (char)('0' + number);
                *at++ = ',';
            }
            at -= view.len > 0; /* the last comma */
            *at++ = ']';
            text->size = at - text->at;
        }
    }
    PyBuffer_Release(&view);
    return done;
}

static int write_value(Text *text, PyObject *value, const Shapes *shapes, int depth);

/* A struct by the names of its fields, without those that equal their defaults. */
static int write_struct(Text *text, PyObject *value, const Shapes *shapes, int depth)
{
    PyObject *type = (PyObject *)Py_TYPE(value), *shape = PyDict_GetItemWithError(shapes->shapes, type);
    if (shape == NULL) {
        if (PyErr_Occurred() || (shape = PyObject_CallOneArg(shapes->shape, type)) == NULL)
            return FAILED;
        if (PyDict_SetItem(shapes->shapes, type, shape) < 0) {
            Py_DECREF(shape);
            return FAILED;
        }
    } else
        Py_INCREF(shape);
    int done = PyTuple_Check(shape) ? WRITTEN : UNKNOWN, first = 1;
    if (done == WRITTEN && say(text, "{", 1) < 0)
        done = FAILED;
    for (Py_ssize_t i = 0; done == WRITTEN && i < PyTuple_GET_SIZE(shape); i++) {
        PyObject *member = PyTuple_GET_ITEM(shape, i), *content = NULL;
        if (!PyTuple_Check(member) || PyTuple_GET_SIZE(member) != 3 || !PyBytes_Check(PyTuple_GET_ITEM(member, 0))) {
            PyErr_SetString(PyExc_TypeError, "a member has its name, where it lies and its default");
            done = FAILED;
            break;
        }
        PyObject *key = PyTuple_GET_ITEM(member, 0), *slot = PyTuple_GET_ITEM(member, 1);
        PyObject *usual = PyTuple_GET_ITEM(member, 2);
        if (slot != Py_None) {
            PyMemberDef *lies = Py_IS_TYPE(slot, &PyMemberDescr_Type) ? ((PyMemberDescrObject *)slot)->d_member : NULL;
            if (lies != NULL && lies->type == T_OBJECT_EX && PyObject_TypeCheck(value, PyDescr_TYPE(slot)))
                content = *(PyObject **)((char *)value + lies->offset);
            if (content == NULL) {
                done = UNKNOWN;
                break;
            }
            Py_INCREF(content);
            int same = PyObject_RichCompareBool(content, usual, Py_EQ);
            if (same) {
                Py_DECREF(content);
                if (same < 0)
                    done = FAILED;
                continue;
            }
        }
        if ((!first && say(text, ",", 1) < 0) || say(text, PyBytes_AS_STRING(key), PyBytes_GET_SIZE(key)) < 0)
            done = FAILED;
        else if (content != NULL)
            done = write_value(text, content, shapes, depth + 1);
        first = 0;
        Py_XDECREF(content);
    }
    if (done == WRITTEN && say(text, "}", 1) < 0)
        done = FAILED;
    Py_DECREF(shape);
    return done;
}

static int write_list(Text *text, PyObject *value, const Shapes *shapes, int depth)
{
    int is_list = PyList_CheckExact(value), done = say(text, "[", 1) < 0 ? FAILED : WRITTEN;
    for (Py_ssize_t i = 0; done == WRITTEN && i < (is_list ? PyList_GET_SIZE(value) : PyTuple_GET_SIZE(value)); i++) {
        PyObject *item = Py_NewRef(is_list ? PyList_GET_ITEM(value, i) : PyTuple_GET_ITEM(value, i));
        if (i && say(text, ",", 1) < 0)
            done = FAILED;
        else
            done = PyLong_CheckExact(item) ? write_int(text, item) : write_value(text, item, shapes, depth + 1);
        Py_DECREF(item);
    }
    if (done == WRITTEN && say(text, "]", 1) < 0)
        done = FAILED;
    return done;
}

static int write_value(Text *text, PyObject *value, const Shapes *shapes, int depth)
{
    PyTypeObject *type = Py_TYPE(value);
    if (depth > DEEPEST)
        return UNKNOWN;
    if (type == &PyLong_Type)
        return write_int(text, value);
    if (type == &PyList_Type || type == &PyTuple_Type)
        return write_list(text, value, shapes, depth);
    if (value == Py_None)
        return say(text, "null", 4) < 0 ? FAILED : WRITTEN;
    if (value == Py_True)
        return say(text, "true", 4) < 0 ? FAILED : WRITTEN;
    if (value == Py_False)
        return say(text, "false", 5) < 0 ? FAILED : WRITTEN;
    if (type == &PyUnicode_Type)
        return write_string(text, value);
    if (type == array_type)
        return write_array(text, value);
    if (shapes == NULL || type == &PyDict_Type || type == &PyFloat_Type)
        return UNKNOWN;
    return write_struct(text, value, shapes, depth);
}
