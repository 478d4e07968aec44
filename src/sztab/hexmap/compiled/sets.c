/* Sets of hexes as Python's integers: read where they lie, built in one go. Part of core.c. */

typedef struct {
    const digit *d;
    Py_ssize_t n;
    int negative;
} Set;

static inline const digit *digits_of(PyObject *o)
{
#if PY_VERSION_HEX < 0x030C0000
    return ((PyLongObject *)o)->ob_digit;
#else
    return ((PyLongObject *)o)->long_value.ob_digit;
#endif
}

static inline Py_ssize_t count_of(PyObject *o)
{
#if PY_VERSION_HEX < 0x030C0000
    return Py_ABS(Py_SIZE(o));
#else
    return (Py_ssize_t)(((PyLongObject *)o)->long_value.lv_tag >> 3);
#endif
}

static inline int is_negative(PyObject *o)
{
#if PY_VERSION_HEX < 0x030C0000
    return Py_SIZE(o) < 0;
#else
    return (((PyLongObject *)o)->long_value.lv_tag & 3) == 2;
#endif
}

static int read_set(PyObject *o, Set *set)
{
    if (!PyLong_Check(o)) {
        PyErr_Format(PyExc_TypeError, "a set is an integer, not %.80s", Py_TYPE(o)->tp_name);
        return -1;
    }
    set->d = digits_of(o);
    set->n = count_of(o);
    set->negative = is_negative(o);
    return 0;
}

/* A set without an endless part. */
static int read_members(PyObject *o, Set *set)
{
    if (read_set(o, set) < 0)
        return -1;
    if (set->negative) {
        PyErr_SetString(PyExc_ValueError, "a set of hexes is no negative number");
        return -1;
    }
    return 0;
}

/* The members of a digit, without a call of the compiler's library where the processor's instruction is not asked for. */
static inline int members_in(digit x)
{
    x -= x >> 1 & 0x55555555u;
    x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
    return (int)(((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24);
}

static Py_ssize_t count_members(const Set *set)
{
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < set->n; i++)
        if (set->d[i])
            count += members_in(set->d[i]);
    return count;
}

/* The lowest digits of a set, as they are in two's complement. */
static void spread(const Set *set, digit *to, Py_ssize_t width)
{
    Py_ssize_t n = Py_MIN(set->n, width);
    if (n > 0)
        memcpy(to, set->d, (size_t)n * sizeof(digit));
    if (width > n)
        memset(to + n, 0, (size_t)(width - n) * sizeof(digit));
    if (set->negative) {
        digit carry = 1;
        for (Py_ssize_t i = 0; i < width; i++) {
            digit x = (~to[i] & FULL) + carry;
            to[i] = x & FULL;
            carry = x >> BITS;
        }
    }
}

/* The integer of these digits. */
static PyObject *made(const digit *d, Py_ssize_t n)
{
    while (n > 0 && !d[n - 1])
        n--;
    if (n <= 1)
        return PyLong_FromLong(n ? (long)d[0] : 0);
#if PY_VERSION_HEX < 0x030C0000
    PyLongObject *o = _PyLong_New(n);
    if (o != NULL)
        memcpy(o->ob_digit, d, (size_t)n * sizeof(digit));
    return (PyObject *)o;
#else
    return (PyObject *)_PyLong_FromDigits(0, n, (digit *)d);
#endif
}

static inline int has(const Set *set, Py_ssize_t index)
{
    Py_ssize_t at = index / BITS;
    if (!set->negative)
        return at < set->n && (set->d[at] >> (index % BITS) & 1);
    /* the lowest digits of -n are those of ~(n - 1) */
    int borrow = 1;
    digit x = 0;
    for (Py_ssize_t i = 0; i <= at; i++) {
        digit y = i < set->n ? set->d[i] : 0;
        x = (y - (digit)borrow) & FULL;
        borrow = borrow && y == 0;
    }
    return !(x >> (index % BITS) & 1);
}

static inline PyObject *number(Py_ssize_t i)
{
    if (i >= 0 && i < NUMBERS) {
        Py_INCREF(numbers[i]);
        return numbers[i];
    }
    return PyLong_FromSsize_t(i);
}

/* The number of a hex, not negative. -1 with an error. */
static Py_ssize_t read_index(PyObject *o)
{
    Py_ssize_t i = PyNumber_AsSsize_t(o, PyExc_OverflowError);
    if (i == -1 && PyErr_Occurred())
        return -1;
    if (i < 0) {
        PyErr_SetString(PyExc_ValueError, "negative shift count");
        return -1;
    }
    if (i >= MOST_INDEX) {
        PyErr_SetString(PyExc_OverflowError, "too many bits in a set");
        return -1;
    }
    return i;
}

/* A stretch of digits that is on the stack where it is short. */
typedef struct {
    digit here[ROOM];
    digit *d;
} Store;

static digit *stored(Store *store, Py_ssize_t n)
{
    store->d = NULL;
    if (n <= ROOM)
        return store->here;
    store->d = PyMem_Malloc((size_t)n * sizeof(digit));
    if (store->d == NULL)
        PyErr_NoMemory();
    return store->d;
}

static inline void left(Store *store)
{
    PyMem_Free(store->d);
}
