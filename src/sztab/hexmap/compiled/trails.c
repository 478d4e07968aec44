/* Trails: ways walked back from where a search has come to, and what they take. Part of core.c. */

typedef struct {
    int32_t from, side;
    int32_t taken[4], points[4];
} Step;

/* The steps out of each hex, or into each: the other hex, the side, and what is taken without a line, over one, and
   over one where the hex that is entered is held. */
struct Links {
    int32_t *begin;
    struct Link {
        int32_t other, side;
        int16_t taken[3];
    } *links;
};

#define MOST_POINTS 200 /* of a search by these links */
#define UNSEEN 255

typedef struct {
    PyObject_HEAD
    Py_ssize_t size;
    int32_t *begin; /* for each hex where the steps into it begin */
    Step *steps;
    struct Links out, in; /* the steps that take points, close together */
    uint8_t *spent;       /* what a search has spent to each hex: nothing while none is on */
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

static const int CASES[3] = {0, 1, 3};

/* Steps that take more than any search has to spend are left out. */
static int lay_links(const Trails *self, struct Links *to, int homeward)
{
    Py_ssize_t count = self->begin[self->size];
    to->begin = PyMem_Calloc((size_t)self->size + 2, sizeof(int32_t));
    to->links = PyMem_Calloc((size_t)count + 1, sizeof(struct Link));
    if (to->begin == NULL || to->links == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (int filling = 0; filling < 2; filling++) {
        for (Py_ssize_t h = 0; h < self->size; h++) {
            for (int32_t i = self->begin[h]; i < self->begin[h + 1]; i++) {
                const Step *step = &self->steps[i];
                if (step->from >= self->size)
                    continue;
                Py_ssize_t here = homeward ? h : step->from;
                if (!filling) {
                    to->begin[here + 2]++;
                    continue;
                }
                struct Link *link = &to->links[to->begin[here + 1]++];
                link->other = homeward ? step->from : (int32_t)h;
                link->side = step->side;
                for (int k = 0; k < 3; k++)
                    link->taken[k] = step->taken[CASES[k]] <= MOST_POINTS ? (int16_t)step->taken[CASES[k]] : 0;
            }
        }
        for (Py_ssize_t h = 1; !filling && h < self->size; h++)
            to->begin[h + 1] += to->begin[h];
    }
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
    self->spent = PyMem_Malloc((size_t)size + 1);
    if (self->spent == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    memset(self->spent, UNSEEN, (size_t)size + 1);
    if (lay_links(self, &self->out, 0) < 0 || lay_links(self, &self->in, 1) < 0)
        goto failed;
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

static void trails_dealloc(Trails *self)
{
    PyMem_Free(self->begin);
    PyMem_Free(self->steps);
    PyMem_Free(self->out.begin);
    PyMem_Free(self->out.links);
    PyMem_Free(self->in.begin);
    PyMem_Free(self->in.links);
    PyMem_Free(self->spent);
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

/* A hex that a search came to, and the one that it came to before for as many points (-1: none). */
typedef struct {
    int32_t hex, next;
} Come;

static PyObject *trails_reach(Trails *self, PyObject *const *args, Py_ssize_t nargs)
{
    Set barred, stops, lines, held, walls;
    if (nargs != 8) {
        PyErr_SetString(PyExc_TypeError,
                        "reach takes a start, points, barred hexes, stops, lines, hexes that are held, walls, and whether "
                        "it goes homeward");
        return NULL;
    }
    Py_ssize_t start = read_index(args[0]), points = start < 0 ? -1 : read_index(args[1]);
    if (points < 0 || read_members(args[2], &barred) < 0 || read_members(args[3], &stops) < 0 ||
        read_members(args[4], &lines) < 0 || read_members(args[5], &held) < 0 || read_members(args[6], &walls) < 0)
        return NULL;
    int homeward = PyObject_IsTrue(args[7]);
    if (homeward < 0)
        return NULL;
    if (start >= self->size || points > MOST_POINTS) {
        PyErr_SetString(PyExc_IndexError, "there is no such hex, or so many points are not counted");
        return NULL;
    }
    const struct Links *by = homeward ? &self->in : &self->out;
    uint8_t *spent = self->spent;
    int32_t first[MOST_POINTS + 1]; /* by points the hex that was come to last, among the ones below */
    for (Py_ssize_t k = 0; k <= points; k++)
        first[k] = -1;
    Come here[512], *come = here;
    Py_ssize_t count = 1, room = 512, last = 0;
    PyObject *answer = NULL, *levels = NULL, *hexes = NULL;
    Store store;
    store.d = NULL; /* all of it would be 16 kB to clear */
    spent[start] = 0;
    come[0] = (Come){(int32_t)start, -1};
    first[0] = 0;
    for (Py_ssize_t now = 0; now <= points; now++) {
        for (int32_t at = first[now]; at >= 0; at = come[at].next) {
            int32_t hex = come[at].hex;
            if (spent[hex] != now)
                continue; /* it was come to for less */
            last = now;
            if (hex != start && stops.n && has(&stops, hex))
                continue;
            for (int32_t i = by->begin[hex]; i < by->begin[hex + 1]; i++) {
                const struct Link *link = &by->links[i];
                int over = lines.n && has(&lines, link->side) ? 1 + has(&held, homeward ? hex : link->other) : 0;
                Py_ssize_t then = now + link->taken[over];
                if (then == now || then > points || then >= spent[link->other] || has(&barred, link->other) ||
                    (walls.n && has(&walls, link->side)))
                    continue;
                if (count == room) {
                    Come *more = PyMem_Malloc(2 * (size_t)room * sizeof(Come));
                    if (more == NULL) {
                        PyErr_NoMemory();
                        goto done;
                    }
                    memcpy(more, come, (size_t)room * sizeof(Come));
                    if (come != here)
                        PyMem_Free(come);
                    come = more;
                    room *= 2;
                }
                spent[link->other] = (uint8_t)then;
                come[count] = (Come){link->other, first[then]};
                first[then] = (int32_t)count++;
            }
        }
    }
    Py_ssize_t width = self->size / BITS + 1;
    digit *d = stored(&store, (last + 2) * width);
    if (d == NULL)
        goto done;
    memset(d, 0, (size_t)((last + 2) * width) * sizeof(digit));
    for (Py_ssize_t i = 0; i < count; i++) {
        int32_t hex = come[i].hex, at = hex / BITS;
        digit bit = (digit)1 << (hex % BITS);
        d[at] |= bit;
        d[(spent[hex] + 1) * width + at] |= bit;
    }
    levels = PyTuple_New(last + 1);
    hexes = levels == NULL ? NULL : made(d, width);
    for (Py_ssize_t k = 0; hexes != NULL && k <= last; k++) {
        PyObject *level = made(d + (k + 1) * width, width);
        if (level == NULL)
            Py_CLEAR(hexes);
        else
            PyTuple_SET_ITEM(levels, k, level);
    }
    if (hexes != NULL)
        answer = reach_made(args[0], levels, args[3], hexes);
done:
    for (Py_ssize_t i = 0; i < count; i++)
        spent[come[i].hex] = UNSEEN;
    if (come != here)
        PyMem_Free(come);
    left(&store);
    Py_XDECREF(levels);
    Py_XDECREF(hexes);
    return answer;
}

static PyMethodDef trails_methods[] = {
    {"reach", (PyCFunction)(void (*)(void))trails_reach, METH_FASTCALL,
     "What can be reached for at most so many points, or from where that leads home."},
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
