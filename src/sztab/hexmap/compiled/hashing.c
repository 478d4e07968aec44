/* The hash of a state, compiled: the same digits as sztab/kernel/state_hash.py, which is the form to read.

   A part is written into a buffer as JSON, and hashed from the first block on in which it differs from what was hashed
   before; so are the lines of all parts together. What is no list, tuple, struct, whole number, truth value or short
   plain string is left to Python. Where the processor has no instructions for SHA-256, hashlib is asked. */

#define BLOCK 64
#define DIGEST 32
#define DEEPEST 50             /* lists inside lists before Python is asked */

static PyTypeObject *array_type;
static PyObject *name_digest;

#include "sha256.c"
#include "json.c"

/* What is looked at of each part of each state. */
typedef struct {
    Py_ssize_t offset;
    PyObject *kept;            /* a copy of it as it was hashed last; NULL: it is looked at more closely */
} Slot;

typedef struct {
    PyObject *name;            /* bytes: NAME= */
    PyObject *usual;           /* what is left out */
    PyObject *copy;            /* to compare with later; None: what it is written like is compared */
    PyObject *write;           /* how it is written, or None */
    PyObject *line;            /* its line by Python, from JSON and value */
    int is_plain;
    int is_written;            /* was `hashed` what it is written like? */
    PyObject *by_python;       /* what Python wrote, where there is no copy */
    Hashed hashed;
    Text said;                 /* its line */
    Py_ssize_t at;             /* where it stands in the lines of all parts */
} Part;

typedef struct {
    PyObject_HEAD
    PyTypeObject *type;
    Shapes shapes;
    PyObject *encode, *sha256;
    PyObject *last;            /* the hash of the last state */
    Text text;
    Hashed all;                /* the lines of all parts */
    int is_busy;
    Py_ssize_t count;
    Slot *slots;
    Part parts[];
} Hasher;

static void hasher_dealloc(Hasher *self)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        Part *part = &self->parts[i];
        Py_XDECREF(part->name), Py_XDECREF(part->usual), Py_XDECREF(part->copy), Py_XDECREF(part->write);
        Py_XDECREF(part->line), Py_XDECREF(part->by_python);
        Py_XDECREF(self->slots[i].kept);
        PyMem_Free(part->hashed.text.at), PyMem_Free(part->hashed.after), PyMem_Free(part->said.at);
    }
    Py_XDECREF(self->type), Py_XDECREF(self->shapes.shapes), Py_XDECREF(self->shapes.shape);
    Py_XDECREF(self->encode), Py_XDECREF(self->sha256), Py_XDECREF(self->last);
    PyMem_Free(self->text.at), PyMem_Free(self->all.text.at), PyMem_Free(self->all.after), PyMem_Free(self->slots);
    PyObject_Free(self);
}

static Hasher *hasher_room(PyTypeObject *type, Py_ssize_t count)
{
    size_t size = sizeof(Hasher) + (size_t)count * sizeof(Part);
    Hasher *self = PyObject_Malloc(size);
    Slot *slots = PyMem_Calloc((size_t)count + 1, sizeof(Slot));
    if (self == NULL || slots == NULL) {
        PyObject_Free(self);
        PyMem_Free(slots);
        PyErr_NoMemory();
        return NULL;
    }
    memset(self, 0, size);
    self->slots = slots;
    self->count = count;
    PyObject_Init((PyObject *)self, type);
    return self;
}

static PyObject *hasher_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyTypeObject *kind;
    PyObject *parts, *shapes, *shape, *encode, *sha256;
    int by_processor;
    if (kwargs != NULL && PyDict_GET_SIZE(kwargs)) {
        PyErr_SetString(PyExc_TypeError, "a hasher takes no named arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "O!O!O!OOOp", &PyType_Type, &kind, &PyTuple_Type, &parts, &PyDict_Type, &shapes, &shape,
                          &encode, &sha256, &by_processor))
        return NULL;
    Py_ssize_t count = PyTuple_GET_SIZE(parts);
    Hasher *self = hasher_room(type, count);
    if (self == NULL)
        return NULL;
    self->type = (PyTypeObject *)Py_NewRef(kind);
    self->shapes.shapes = Py_NewRef(shapes), self->shapes.shape = Py_NewRef(shape);
    self->encode = Py_NewRef(encode);
    self->sha256 = by_processor && sha_is_here() ? NULL : Py_NewRef(sha256);
    for (Py_ssize_t i = 0; i < count; i++) {
        Part *part = &self->parts[i];
        PyObject *field, *name, *usual, *copy, *write, *line;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(parts, i), "USOOOOp", &field, &name, &usual, &copy, &write, &line,
                              &part->is_plain))
            goto failed;
        PyObject *slot = PyObject_GetAttr((PyObject *)kind, field);
        if (slot == NULL)
            goto failed;
        PyMemberDef *member = Py_IS_TYPE(slot, &PyMemberDescr_Type) ? ((PyMemberDescrObject *)slot)->d_member : NULL;
        Py_DECREF(slot);
        if (member == NULL || member->type != T_OBJECT_EX) {
            PyErr_Format(PyExc_TypeError, "%U is no field that can be hashed so", field);
            goto failed;
        }
        self->slots[i].offset = member->offset;
        part->name = Py_NewRef(name), part->usual = Py_NewRef(usual), part->line = Py_NewRef(line);
        part->copy = Py_NewRef(copy), part->write = Py_NewRef(write);
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static PyObject *hasher_anew(Hasher *self, PyObject *unused)
{
    Hasher *twin = hasher_room(Py_TYPE(self), self->count);
    if (twin == NULL)
        return NULL;
    twin->type = (PyTypeObject *)Py_NewRef(self->type);
    twin->shapes.shapes = Py_NewRef(self->shapes.shapes), twin->shapes.shape = Py_NewRef(self->shapes.shape);
    twin->encode = Py_NewRef(self->encode), twin->sha256 = Py_XNewRef(self->sha256);
    for (Py_ssize_t i = 0; i < self->count; i++) {
        Part *from = &self->parts[i], *to = &twin->parts[i];
        twin->slots[i].offset = self->slots[i].offset;
        to->is_plain = from->is_plain;
        to->name = Py_NewRef(from->name), to->usual = Py_NewRef(from->usual), to->line = Py_NewRef(from->line);
        to->copy = Py_NewRef(from->copy), to->write = Py_NewRef(from->write);
    }
    return (PyObject *)twin;
}

/* The line of a part that Python writes: 1 it is another one, 0 it is as it was, -1 an error. */
static int line_by_python(Hasher *self, Part *part, PyObject *value)
{
    PyObject *text = PyObject_CallOneArg(self->encode, value), *line;
    if (text == NULL)
        return -1;
    if (part->copy == Py_None) {
        int same = part->by_python == NULL ? 0 : PyObject_RichCompareBool(part->by_python, text, Py_EQ);
        if (same) {
            Py_DECREF(text);
            return same < 0 ? -1 : 0;
        }
        Py_XSETREF(part->by_python, Py_NewRef(text));
    }
    line = PyObject_CallFunctionObjArgs(part->line, text, value, NULL);
    Py_DECREF(text);
    if (line == NULL || !PyBytes_Check(line)) {
        if (line != NULL)
            PyErr_SetString(PyExc_TypeError, "a line is bytes");
        Py_XDECREF(line);
        return -1;
    }
    Py_ssize_t size = PyBytes_GET_SIZE(line);
    int another = size != part->said.size || (size && memcmp(part->said.at, PyBytes_AS_STRING(line), (size_t)size));
    part->said.size = 0;
    if (say(&part->said, PyBytes_AS_STRING(line), size) < 0)
        another = -1;
    Py_DECREF(line);
    part->is_written = 0;
    return another;
}

static PyObject *copied(PyObject *value, PyObject *copy)
{
    if (PyLong_Check(value) || PyUnicode_Check(value) || value == Py_None || PyTuple_CheckExact(value))
        return Py_NewRef(value);
    if (PyList_CheckExact(value)) {
        Py_ssize_t n = PyList_GET_SIZE(value), rows = 0;
        for (Py_ssize_t i = 0; i < n; i++)
            rows += PyList_CheckExact(PyList_GET_ITEM(value, i));
        if (n && rows == n)
            return own_each(value);
        if (!n || PyLong_Check(PyList_GET_ITEM(value, 0)) || PyTuple_Check(PyList_GET_ITEM(value, 0)))
            return PyList_GetSlice(value, 0, n);
    }
    return PyObject_CallOneArg(copy, value);
}

/* What became of a part that is not as it was: 1 it has another line, 0 the same one, -1 an error. */
static int part_changed(Hasher *self, Part *part, Slot *slot, PyObject *value)
{
    if (part->copy != Py_None) {
        PyObject *twin = copied(value, part->copy);
        if (twin == NULL)
            return -1;
        Py_XSETREF(slot->kept, twin);
    }
    PyObject *written = part->write == Py_None ? Py_NewRef(value) : PyObject_CallOneArg(part->write, value);
    if (written == NULL)
        return -1;
    Text *text = &self->text;
    text->size = 0;
    int done = write_value(text, written, part->is_plain ? NULL : &self->shapes, 0), another = -1;
    if (done == UNKNOWN)
        another = line_by_python(self, part, written);
    else if (done == WRITTEN) {
        if (part->is_written && text->size == part->hashed.text.size &&
            !memcmp(text->at, part->hashed.text.at, (size_t)text->size)) {
            Py_DECREF(written);
            return 0;
        }
        Py_CLEAR(part->by_python); /* it holds no longer */
        int usual = PyObject_RichCompareBool(written, part->usual, Py_EQ);
        uint8_t digest[DIGEST];
        if (usual > 0) {
            another = part->said.size > 0;
            part->said.size = 0;
            part->is_written = 0;
        } else if (!usual && another_digest(&part->hashed, text, self->sha256, digest) == 0) {
            part->said.size = 0;
            if (say(&part->said, PyBytes_AS_STRING(part->name), PyBytes_GET_SIZE(part->name)) == 0 &&
                make_room(&part->said, 2 * DIGEST + 1) == 0) {
                in_hexadecimal(part->said.at + part->said.size, digest, DIGEST);
                part->said.size += 2 * DIGEST + 1;
                part->said.at[part->said.size - 1] = '\n';
                another = 1;
            }
            part->is_written = 1;
        }
    }
    Py_DECREF(written);
    return another;
}

/* Writes the lines of all parts again from this part on; -1: no memory. */
static int say_from(Hasher *self, Py_ssize_t i)
{
    Text *all = &self->all.text;
    all->size = self->parts[i].at;
    for (; i < self->count; i++) {
        Part *part = &self->parts[i];
        part->at = all->size;
        if (part->said.size && say(all, part->said.at, part->said.size) < 0)
            return -1;
    }
    return 0;
}

static PyObject *hasher_of(Hasher *self, PyObject *state)
{
    if (!Py_IS_TYPE(state, self->type)) {
        PyErr_Format(PyExc_TypeError, "hashes of %.80s, not of %.80s", self->type->tp_name, Py_TYPE(state)->tp_name);
        return NULL;
    }
    if (self->is_busy) {
        PyErr_SetString(PyExc_RuntimeError, "a hasher belongs to one play, and hashes one state at a time");
        return NULL;
    }
    self->is_busy = 1;
    Py_ssize_t first = self->last == NULL ? 0 : self->count, moved = self->last == NULL ? 0 : self->count;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        Slot *slot = &self->slots[i];
        Part *part = &self->parts[i];
        PyObject *value = *(PyObject **)((char *)state + slot->offset);
        if (value == NULL) {
            PyErr_SetString(PyExc_AttributeError, "a field of the state has no value");
            goto failed;
        }
        Py_INCREF(value);
        int same = slot->kept == NULL ? 0 : PyObject_RichCompareBool(slot->kept, value, Py_EQ), changed = same;
        if (!same) {
            Py_ssize_t was = part->said.size;
            changed = part_changed(self, part, slot, value);
            if (changed > 0) {
                if (i < first)
                    first = i;
                if (i < moved && part->said.size == was)
                    memcpy(self->all.text.at + part->at, part->said.at, (size_t)was);
                else if (i < moved)
                    moved = i;
            }
        }
        Py_DECREF(value);
        if (changed < 0) {
            Py_CLEAR(slot->kept); /* it is looked at anew */
            Py_CLEAR(part->by_python);
            part->is_written = 0;
            goto failed;
        }
    }
    if (first < self->count) {
        uint8_t digest[DIGEST];
        char said[DIGEST];
        Py_ssize_t same = self->last == NULL ? 0 : self->parts[first].at / BLOCK;
        Py_CLEAR(self->last);
        if ((moved < self->count && say_from(self, moved) < 0) || digest_of(&self->all, same, self->sha256, digest) < 0)
            goto failed;
        in_hexadecimal(said, digest, DIGEST / 2);
        if ((self->last = PyUnicode_FromStringAndSize(said, DIGEST)) == NULL)
            goto failed;
    }
    self->is_busy = 0;
    return Py_NewRef(self->last);
failed:
    Py_CLEAR(self->last);
    self->is_busy = 0;
    return NULL;
}

static PyMethodDef hasher_methods[] = {
    {"of", (PyCFunction)hasher_of, METH_O, "The hash of a state."},
    {"anew", (PyCFunction)hasher_anew, METH_NOARGS, "Another one for another play, that has hashed nothing yet."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject HasherType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Hasher",
    .tp_basicsize = sizeof(Hasher),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The hashes of one play's states, one after the other.",
    .tp_new = hasher_new,
    .tp_dealloc = (destructor)hasher_dealloc,
    .tp_methods = hasher_methods,
};

/* What is looked up once for all hashers. */
static int hashing_begins(void)
{
    if (name_digest == NULL && (name_digest = PyUnicode_InternFromString("digest")) == NULL)
        return -1;
    if (array_type == NULL) {
        PyObject *module = PyImport_ImportModule("array");
        array_type = module == NULL ? NULL : (PyTypeObject *)PyObject_GetAttrString(module, "array");
        Py_XDECREF(module);
    }
    return array_type == NULL ? -1 : 0;
}
