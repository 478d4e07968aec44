/* Sides of hexes as steps and as masks: `Sides`. Part of core.c. */

typedef struct {
    int direction;
    Py_ssize_t slot, back; /* where the steps over such sides and back are gathered */
    Way way;
} Crossing;

typedef struct {
    PyObject_HEAD
    PyObject *kept;   /* the integers whose digits are read */
    PyObject *shifts; /* a list: for each slot its distance in bits */
    Py_ssize_t size, width, count, slots;
    Crossing *crossings;
} Sides;

/* The slot of a distance, a new one if there is none; -1 with an error. */
static Py_ssize_t slot_of(Sides *self, Py_ssize_t shift)
{
    for (Py_ssize_t i = 0; i < self->slots; i++)
        if (PyLong_AsSsize_t(PyList_GET_ITEM(self->shifts, i)) == shift)
            return i;
    PyObject *o = PyLong_FromSsize_t(shift);
    if (o == NULL || PyList_Append(self->shifts, o) < 0) {
        Py_XDECREF(o);
        return -1;
    }
    Py_DECREF(o);
    return self->slots++;
}

static PyObject *sides_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    Py_ssize_t size, room = 0;
    PyObject *shifts;
    static char *names[] = {"size", "shifts", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwds, "nO!:Sides", names, &size, &PyTuple_Type, &shifts))
        return NULL;
    if (size < 0 || size >= MOST_INDEX || PyTuple_GET_SIZE(shifts) != 3) {
        PyErr_SetString(PyExc_ValueError, "a map has three directions and no fewer than 0 hexes");
        return NULL;
    }
    Sides *self = (Sides *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->size = size;
    self->width = size / BITS + 1;
    self->kept = PyList_New(0);
    self->shifts = PyList_New(0);
    if (self->kept == NULL || self->shifts == NULL)
        goto failed;
    for (int d = 0; d < 3; d++) {
        if (!PyTuple_Check(PyTuple_GET_ITEM(shifts, d))) {
            PyErr_SetString(PyExc_TypeError, "a direction is a tuple of distances with their hexes");
            goto failed;
        }
        room += PyTuple_GET_SIZE(PyTuple_GET_ITEM(shifts, d));
    }
    self->crossings = PyMem_Calloc(room ? (size_t)room : 1, sizeof(Crossing));
    if (self->crossings == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    for (int d = 0; d < 3; d++) {
        PyObject *pairs = PyTuple_GET_ITEM(shifts, d);
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(pairs); i++) {
            Crossing *c = &self->crossings[self->count];
            PyObject *starts;
            if (!PyArg_ParseTuple(PyTuple_GET_ITEM(pairs, i), "nO", &c->way.shift, &starts))
                goto failed;
            if (read_members(starts, &c->way.mask) < 0 || PyList_Append(self->kept, starts) < 0)
                goto failed;
            if (c->way.shift == 0 || c->way.shift >= size || c->way.shift <= -size || c->way.mask.n > self->width) {
                PyErr_SetString(PyExc_ValueError, "a step leads off the map");
                goto failed;
            }
            c->direction = d;
            if ((c->slot = slot_of(self, c->way.shift)) < 0 || (c->back = slot_of(self, -c->way.shift)) < 0)
                goto failed;
            self->count++;
        }
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void sides_dealloc(Sides *self)
{
    Py_CLEAR(self->kept);
    Py_CLEAR(self->shifts);
    PyMem_Free(self->crossings);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* The hexes that own sides of this direction among these. */
static void owners_of(const Sides *self, const Set *sides, int direction, digit *to)
{
    Py_ssize_t low = direction * self->size, far = low / BITS;
    int more = (int)(low % BITS);
    for (Py_ssize_t i = 0; i < self->width; i++) {
        digit x = i + far < sides->n ? sides->d[i + far] : 0, y = i + far + 1 < sides->n ? sides->d[i + far + 1] : 0;
        to[i] = ((x >> more) | (more ? y << (BITS - more) : 0)) & FULL;
    }
    to[self->width - 1] &= ((digit)1 << (self->size % BITS)) - 1;
}

static PyObject *slots_told(Sides *self, const digit *found, const Py_ssize_t *order, Py_ssize_t count)
{
    PyObject *answer = PyDict_New();
    for (Py_ssize_t i = 0; answer != NULL && i < count; i++) {
        PyObject *hexes = made(found + order[i] * self->width, self->width);
        if (hexes == NULL || PyDict_SetItem(answer, PyList_GET_ITEM(self->shifts, order[i]), hexes) < 0)
            Py_CLEAR(answer);
        Py_XDECREF(hexes);
    }
    return answer;
}

static PyObject *sides_steps(Sides *self, PyObject *given)
{
    Set sides;
    Store store;
    if (read_members(given, &sides) < 0)
        return NULL;
    Py_ssize_t width = self->width, used = 0, room = self->slots + 2;
    Py_ssize_t here_order[64], *order = self->slots <= 64 ? here_order : PyMem_Malloc((size_t)room * sizeof(*order));
    digit *owners = order == NULL ? (PyErr_NoMemory(), NULL) : stored(&store, room * width);
    PyObject *answer = NULL;
    if (owners == NULL)
        goto done;
    digit *here = owners + width, *found = here + width;
    memset(found, 0, (size_t)(self->slots * width) * sizeof(digit));
    char seen_here[64] = {0}, *seen = self->slots <= 64 ? seen_here : PyMem_Calloc((size_t)self->slots, 1);
    if (seen == NULL) {
        PyErr_NoMemory();
        left(&store);
        goto done;
    }
    int direction = -1;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const Crossing *c = &self->crossings[i];
        if (c->direction != direction) {
            direction = c->direction;
            owners_of(self, &sides, direction, owners);
        }
        digit any = 0, *to = found + c->slot * width;
        Py_ssize_t n = c->way.mask.n;
        for (Py_ssize_t k = 0; k < n; k++)
            any |= owners[k] & c->way.mask.d[k];
        if (!any)
            continue;
        for (Py_ssize_t k = 0; k < n; k++)
            to[k] |= owners[k] & c->way.mask.d[k];
        step_way(&c->way, owners, 0, width, found + c->back * width, width);
        if (!seen[c->slot])
            order[used++] = c->slot;
        seen[c->slot] = 1;
        if (!seen[c->back])
            order[used++] = c->back;
        seen[c->back] = 1;
    }
    answer = slots_told(self, found, order, used);
    if (seen != seen_here)
        PyMem_Free(seen);
    left(&store);
done:
    if (order != here_order)
        PyMem_Free(order);
    return answer;
}

static PyObject *sides_masks(Sides *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set sides, into_set, out_set;
    Store store;
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "masks takes sides, where steps lead and where from");
        return NULL;
    }
    if (read_members(args[0], &sides) < 0 || read_set(args[1], &into_set) < 0 || read_set(args[2], &out_set) < 0)
        return NULL;
    Py_ssize_t width = self->width;
    digit *owners = stored(&store, (self->slots + 6) * width);
    if (owners == NULL)
        return NULL;
    digit *here = owners + width, *there = here + width, *into = there + width, *out_of = into + width;
    digit *some = out_of + width, *found = some + width;
    Py_ssize_t *order = PyMem_Malloc((size_t)(self->slots + 1) * sizeof(*order));
    if (order == NULL) {
        left(&store);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < self->slots; i++)
        order[i] = i;
    spread(&into_set, into, width);
    spread(&out_set, out_of, width);
    memset(found, 0, (size_t)(self->slots * width) * sizeof(digit));
    int direction = -1;
    for (Py_ssize_t i = 0; i < self->count; i++) {
        const Crossing *c = &self->crossings[i];
        if (c->direction != direction) {
            direction = c->direction;
            owners_of(self, &sides, direction, owners);
        }
        for (Py_ssize_t k = 0; k < width; k++)
            here[k] = k < c->way.mask.n ? owners[k] & c->way.mask.d[k] : 0;
        Way on = {c->way.shift, {here, width, 0}}, back = {-c->way.shift, {there, width, 0}};
        memset(there, 0, (size_t)width * sizeof(digit));
        step_way(&on, here, 0, width, there, width);
        /* the steps over these sides, and back */
        memset(some, 0, (size_t)width * sizeof(digit));
        step_way(&back, into, 0, width, some, width);
        digit *to = found + c->slot * width;
        for (Py_ssize_t k = 0; k < width; k++)
            to[k] |= here[k] & out_of[k] & some[k];
        memset(some, 0, (size_t)width * sizeof(digit));
        step_way(&on, into, 0, width, some, width);
        to = found + c->back * width;
        for (Py_ssize_t k = 0; k < width; k++)
            to[k] |= there[k] & out_of[k] & some[k];
    }
    PyObject *answer = slots_told(self, found, order, self->slots);
    PyMem_Free(order);
    left(&store);
    return answer;
}

static PyMethodDef sides_methods[] = {
    {"steps", (PyCFunction)sides_steps, METH_O, "The steps that cross these sides, by distance in bits."},
    {"masks", (PyCFunction)(void (*)(void))sides_masks, METH_FASTCALL,
     "The steps over these sides that lead into some hexes and out of some, by distance in bits."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject SidesType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Sides",
    .tp_basicsize = sizeof(Sides),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_doc = "Which steps cross the sides of a map.",
    .tp_new = sides_new,
    .tp_dealloc = (destructor)sides_dealloc,
    .tp_methods = sides_methods,
};
