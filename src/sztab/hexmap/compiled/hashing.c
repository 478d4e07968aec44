/* The hash of a state, compiled: the same digits as sztab/kernel/state_hash.py, which is the form to read.

   A part is written into a buffer as JSON, and hashed from the first block on in which it differs from what was hashed
   before; so are the lines of all parts together. What is no list, tuple, struct, whole number, truth value or short
   plain string is left to Python. Where the processor has no instructions for SHA-256, hashlib is asked. */

#define BLOCK 64
#define DIGEST 32
#define DEEPEST 50             /* lists inside lists before Python is asked */

static PyTypeObject *array_type;
static PyObject *name_digest;

/* -- SHA-256 ------------------------------------------------------------------------------------------------------- */

static const uint32_t SHA_START[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>

static const uint32_t SHA_ROUNDS[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static int sha_is_here(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & (1u << 9)) || !(c & (1u << 19))) /* SSSE3, SSE4.1 */
        return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

/* One block, by the processor's own instructions. */
__attribute__((target("sha,sse4.1,ssse3")))
static void sha_block(const uint32_t was[8], uint32_t now[8], const uint8_t *block)
{
    const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
    __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)was), 0xB1);
    __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(was + 4)), 0x1B);
    __m128i first = _mm_alignr_epi8(low, high, 8), second = _mm_blend_epi16(high, low, 0xF0);
    const __m128i first_was = first, second_was = second;
    __m128i words[16];
    for (int i = 0; i < 4; i++)
        words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(block + 16 * i)), order);
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) {
        __m128i mixed = _mm_add_epi32(words[i], _mm_load_si128((const __m128i *)(SHA_ROUNDS + 4 * i)));
        second = _mm_sha256rnds2_epu32(second, first, mixed);
        first = _mm_sha256rnds2_epu32(first, second, _mm_shuffle_epi32(mixed, 0x0E));
        if (i < 12) {
            __m128i next = _mm_add_epi32(_mm_sha256msg1_epu32(words[i], words[i + 1]),
                                         _mm_alignr_epi8(words[i + 3], words[i + 2], 4));
            words[i + 4] = _mm_sha256msg2_epu32(next, words[i + 3]);
        }
    }
    first = _mm_shuffle_epi32(_mm_add_epi32(first, first_was), 0x1B);
    second = _mm_shuffle_epi32(_mm_add_epi32(second, second_was), 0xB1);
    _mm_storeu_si128((__m128i *)now, _mm_blend_epi16(first, second, 0xF0));
    _mm_storeu_si128((__m128i *)(now + 4), _mm_alignr_epi8(second, first, 8));
}
#else
static int sha_is_here(void)
{
    return 0;
}

static void sha_block(const uint32_t was[8], uint32_t now[8], const uint8_t *block)
{
    (void)was, (void)now, (void)block; /* never called: hashlib is asked */
}
#endif

/* -- texts --------------------------------------------------------------------------------------------------------- */

typedef struct {
    char *at;
    Py_ssize_t size, room;
} Text;

/* A text that was hashed, with where the hash stood after each whole block of it. */
typedef struct {
    Text text;
    uint32_t (*after)[8];
    Py_ssize_t room;
} Hashed;

static int make_room(Text *text, Py_ssize_t more)
{
    if (text->size + more <= text->room)
        return 0;
    Py_ssize_t room = 2 * (text->size + more) + 64;
    char *at = PyMem_Realloc(text->at, (size_t)room);
    if (at == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    text->at = at, text->room = room;
    return 0;
}

static int say(Text *text, const char *what, Py_ssize_t size)
{
    if (make_room(text, size) < 0)
        return -1;
    memcpy(text->at + text->size, what, (size_t)size);
    text->size += size;
    return 0;
}

/* The SHA-256 of a text whose first so many blocks are as they were; without the processor's help hashlib is asked. */
static int digest_of(Hashed *known, Py_ssize_t same, PyObject *sha256, uint8_t digest[DIGEST])
{
    const Text *text = &known->text;
    if (sha256 != NULL) {
        PyObject *made = PyObject_CallFunction(sha256, "y#", text->at == NULL ? "" : text->at, text->size);
        PyObject *found = made == NULL ? NULL : PyObject_CallMethodNoArgs(made, name_digest);
        Py_XDECREF(made);
        if (found == NULL)
            return -1;
        int right = PyBytes_Check(found) && PyBytes_GET_SIZE(found) == DIGEST;
        if (right)
            memcpy(digest, PyBytes_AS_STRING(found), DIGEST);
        else
            PyErr_SetString(PyExc_TypeError, "a digest has 32 bytes");
        Py_DECREF(found);
        return right ? 0 : -1;
    }
    Py_ssize_t blocks = text->size / BLOCK;
    if (blocks > known->room) {
        Py_ssize_t room = blocks + blocks / 2 + 2;
        void *after = PyMem_Realloc(known->after, (size_t)room * sizeof *known->after);
        if (after == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        known->after = after, known->room = room;
    }
    const uint32_t *state = same ? known->after[same - 1] : SHA_START;
    for (Py_ssize_t i = same; i < blocks; i++) {
        sha_block(state, known->after[i], (const uint8_t *)text->at + i * BLOCK);
        state = known->after[i];
    }
    uint8_t last[2 * BLOCK] = {0};
    Py_ssize_t rest = text->size - blocks * BLOCK, ends = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
    if (rest)
        memcpy(last, text->at + blocks * BLOCK, (size_t)rest);
    last[rest] = 0x80;
    uint64_t bits = (uint64_t)text->size * 8;
    for (int i = 0; i < 8; i++)
        last[ends - 1 - i] = (uint8_t)(bits >> 8 * i);
    uint32_t sum[8], half[8];
    sha_block(state, sum, last);
    if (ends > BLOCK) {
        memcpy(half, sum, sizeof half);
        sha_block(half, sum, last + BLOCK);
    }
    for (int i = 0; i < DIGEST; i++)
        digest[i] = (uint8_t)(sum[i / 4] >> (24 - 8 * (i % 4)));
    return 0;
}

/* The same of another text: blocks that are as they were are found, and not hashed again. */
static int another_digest(Hashed *known, const Text *text, PyObject *sha256, uint8_t digest[DIGEST])
{
    Py_ssize_t blocks = text->size / BLOCK, same = 0, were = known->text.size / BLOCK;
    while (same < blocks && same < were && !memcmp(known->text.at + same * BLOCK, text->at + same * BLOCK, BLOCK))
        same++;
    known->text.size = same * BLOCK;
    if (text->size > same * BLOCK && say(&known->text, text->at + same * BLOCK, text->size - same * BLOCK) < 0)
        return -1;
    return digest_of(known, same, sha256, digest);
}

static void in_hexadecimal(char *to, const uint8_t *digest, int bytes)
{
    static const char DIGITS[] = "0123456789abcdef";
    for (int i = 0; i < bytes; i++) {
        to[2 * i] = DIGITS[digest[i] >> 4];
        to[2 * i + 1] = DIGITS[digest[i] & 15];
    }
}

/* -- JSON ---------------------------------------------------------------------------------------------------------- */

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

/* -- the hashes of a play's states --------------------------------------------------------------------------------- */

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
