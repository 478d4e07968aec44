/* A record played again, compiled: `Replayer`. The same as `Replay.step` of sztab/kernel/replay.py for line after line,
   which is the form to read. Part of core.c.

   It plays lines that are answers and nothing else, as long as each is what it must be, and stops before the first one
   that is anything else, or wrong: then nothing has been done for that line, and Python plays it, or says what is wrong
   with it. Only the hash of a state is known after its answer was given. */

#define FEW 16                 /* things drawn that are compared with each other one by one */

enum { L_SEAT, L_ASKS, L_ANSWER, L_INDEX, L_OF, L_STATE, LINE_FIELDS };
enum { C_SEAT, C_PROMPT, C_OPTIONS, CHOICE_FIELDS };
enum { R_PROMPT, R_COUNT, R_DIE, ROLL_FIELDS };
enum { D_PROMPT, D_COUNT, D_POOL, DRAW_FIELDS };
enum { F_LOW, F_SIDES, DIE_FIELDS };

typedef struct {
    PyObject_HEAD
    PyTypeObject *line, *choice, *roll, *draw, *die, *state;
    PyObject *chance;          /* the seat of chance */
    PyObject *named;           /* by prompt and word: how many words an answer has, and its fields */
    PyObject *lists;           /* by prompt: an answer that is one list of names */
    PyObject *asked;           /* what chance was asked, by Python */
    PyObject *besides;         /* what an answer's line does not say: (field, default) */
    Py_ssize_t in_line[LINE_FIELDS], in_choice[CHOICE_FIELDS], in_roll[ROLL_FIELDS], in_draw[DRAW_FIELDS];
    Py_ssize_t in_die[DIE_FIELDS], events;
    Py_ssize_t count;
    Py_ssize_t beside[];
} Replayer;

static PyObject *word_answer, *word_dice, *word_draw, *word_from, *word_roll, *word_low, *word_sides, *word_nothing;
static PyObject *name_pick, *name_codec, *name_decode, *name_game, *name_state, *name_memory, *name_forced, *name_steps;
static PyObject *name_waiting, *name_events, *name_answers, *name_seats;

static PyObject *field_of(PyObject *o, Py_ssize_t offset)
{
    return *(PyObject **)((char *)o + offset);
}

/* Where the fields of a struct lie. */
static int find_fields(PyTypeObject *kind, const char *const *names, int count, Py_ssize_t *offsets)
{
    for (int i = 0; i < count; i++) {
        PyObject *slot = PyObject_GetAttrString((PyObject *)kind, names[i]);
        if (slot == NULL)
            return -1;
        PyMemberDef *member = Py_IS_TYPE(slot, &PyMemberDescr_Type) ? ((PyMemberDescrObject *)slot)->d_member : NULL;
        Py_DECREF(slot);
        if (member == NULL || member->type != T_OBJECT_EX) {
            PyErr_Format(PyExc_TypeError, "%s is no field of %.80s", names[i], kind->tp_name);
            return -1;
        }
        offsets[i] = member->offset;
    }
    return 0;
}

static void replayer_dealloc(Replayer *self)
{
    Py_XDECREF(self->line), Py_XDECREF(self->choice), Py_XDECREF(self->roll), Py_XDECREF(self->draw);
    Py_XDECREF(self->die), Py_XDECREF(self->state), Py_XDECREF(self->chance), Py_XDECREF(self->named);
    Py_XDECREF(self->lists), Py_XDECREF(self->asked), Py_XDECREF(self->besides);
    PyObject_Free(self);
}

static PyObject *replayer_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const in_line[] = {"seat", "asks", "answer", "index", "of", "state"};
    static const char *const in_choice[] = {"seat", "prompt", "options"}, *const in_roll[] = {"prompt", "count", "die"};
    static const char *const in_draw[] = {"prompt", "count", "pool"}, *const in_die[] = {"low", "sides"};
    static const char *const in_state[] = {"events"};
    PyTypeObject *line, *choice, *roll, *draw, *die, *state;
    PyObject *besides, *chance, *named, *lists, *asked;
    if (kwargs != NULL && PyDict_GET_SIZE(kwargs)) {
        PyErr_SetString(PyExc_TypeError, "a replayer takes no named arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "O!O!O!O!O!O!O!UO!O!O", &PyType_Type, &line, &PyTuple_Type, &besides, &PyType_Type,
                          &choice, &PyType_Type, &roll, &PyType_Type, &draw, &PyType_Type, &die, &PyType_Type, &state,
                          &chance, &PyDict_Type, &named, &PyDict_Type, &lists, &asked))
        return NULL;
    Py_ssize_t count = PyTuple_GET_SIZE(besides);
    size_t size = sizeof(Replayer) + (size_t)count * sizeof(Py_ssize_t);
    Replayer *self = PyObject_Malloc(size);
    if (self == NULL)
        return PyErr_NoMemory();
    memset(self, 0, size);
    PyObject_Init((PyObject *)self, type);
    self->line = (PyTypeObject *)Py_NewRef(line), self->choice = (PyTypeObject *)Py_NewRef(choice);
    self->roll = (PyTypeObject *)Py_NewRef(roll), self->draw = (PyTypeObject *)Py_NewRef(draw);
    self->die = (PyTypeObject *)Py_NewRef(die), self->state = (PyTypeObject *)Py_NewRef(state);
    self->chance = Py_NewRef(chance), self->named = Py_NewRef(named), self->lists = Py_NewRef(lists);
    self->asked = Py_NewRef(asked), self->besides = Py_NewRef(besides);
    self->count = count;
    if (find_fields(line, in_line, LINE_FIELDS, self->in_line) < 0 ||
        find_fields(choice, in_choice, CHOICE_FIELDS, self->in_choice) < 0 ||
        find_fields(roll, in_roll, ROLL_FIELDS, self->in_roll) < 0 ||
        find_fields(draw, in_draw, DRAW_FIELDS, self->in_draw) < 0 ||
        find_fields(die, in_die, DIE_FIELDS, self->in_die) < 0 || find_fields(state, in_state, 1, &self->events) < 0)
        goto failed;
    for (Py_ssize_t i = 0; i < count; i++) {
        const char *name;
        PyObject *usual;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(besides, i), "sO", &name, &usual) ||
            find_fields(line, &name, 1, &self->beside[i]) < 0)
            goto failed;
    }
    return (PyObject *)self;
failed:
    Py_DECREF(self);
    return NULL;
}

/* Reading: what is found, or NULL. NULL without an error means that this is for Python. */

/* The number of a whole number that is small; -1 for anything else. */
static long small_number(PyObject *o)
{
    if (o == NULL || !PyLong_CheckExact(o) || is_negative(o) || count_of(o) > 1)
        return -1;
    return count_of(o) ? (long)digits_of(o)[0] : 0;
}

static PyObject *number_named(PyObject *numbers, PyObject *name)
{
    return PyUnicode_CheckExact(name) ? PyDict_GetItemWithError(numbers, name) : NULL; /* borrowed */
}

static PyObject *numbers_named(PyObject *numbers, PyObject *names, int in_order)
{
    if (!PyList_CheckExact(names))
        return NULL;
    Py_ssize_t n = PyList_GET_SIZE(names);
    PyObject *found = PyTuple_New(n);
    for (Py_ssize_t i = 0; found != NULL && i < n; i++) {
        PyObject *number = number_named(numbers, PyList_GET_ITEM(names, i));
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyTuple_SET_ITEM(found, i, Py_NewRef(number));
    }
    if (found == NULL || in_order || n < 2)
        return found;
    PyObject *sorted = PySequence_List(found);
    Py_DECREF(found);
    if (sorted == NULL)
        return NULL;
    found = PyList_Sort(sorted) < 0 ? NULL : PyList_AsTuple(sorted);
    Py_DECREF(sorted);
    return found;
}

/* An answer that is made of names, and written as it should be. */
static PyObject *read_names(Replayer *self, PyObject *prompt, PyObject *wire)
{
    PyObject *shapes = PyDict_GetItemWithError(self->named, prompt);
    if (shapes == NULL || !PyDict_Check(shapes))
        return NULL;
    PyObject *tag = PyDict_GetItemWithError(wire, word_answer);
    if (tag == NULL) {
        if (PyErr_Occurred())
            return NULL;
        tag = word_nothing;
    } else if (!PyUnicode_CheckExact(tag))
        return NULL;
    PyObject *shape = PyDict_GetItemWithError(shapes, tag), *fields;
    Py_ssize_t words, tagged = PyUnicode_GET_LENGTH(tag) > 0;
    if (shape == NULL || !PyArg_ParseTuple(shape, "nO!", &words, &PyTuple_Type, &fields))
        return NULL;
    Py_ssize_t n = PyTuple_GET_SIZE(fields);
    if (n + tagged != words || PyDict_GET_SIZE(wire) != words)
        return NULL;
    PyObject *values = words == 1 ? NULL : PyTuple_New(words), *only = NULL;
    if (values == NULL && words != 1)
        return NULL;
    if (tagged) {
        if (values == NULL)
            return Py_NewRef(tag);
        PyTuple_SET_ITEM(values, 0, Py_NewRef(tag));
    }
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *field = PyTuple_GET_ITEM(fields, i), *numbers = PyTuple_GET_ITEM(field, 1);
        PyObject *many = PyTuple_GET_ITEM(field, 2);
        PyObject *value = PyDict_GetItemWithError(wire, PyTuple_GET_ITEM(field, 0));
        only = NULL;
        if (value != NULL)
            only = PyUnicode_GET_LENGTH(many) ? numbers_named(numbers, value, PyUnicode_READ_CHAR(many, 0) == '*')
                                              : Py_XNewRef(number_named(numbers, value));
        if (only == NULL) {
            Py_XDECREF(values);
            return NULL;
        }
        if (values != NULL)
            PyTuple_SET_ITEM(values, tagged + i, only);
    }
    return values != NULL ? values : only;
}

/* The option that equals the answer. */
static PyObject *pick_option(PyObject *question, PyObject *options, PyObject *answer)
{
    int is_list = PyList_CheckExact(options);
    if (!is_list && !PyTuple_CheckExact(options))
        return PyObject_CallMethodOneArg(question, name_pick, answer);
    for (Py_ssize_t i = 0; i < (is_list ? PyList_GET_SIZE(options) : PyTuple_GET_SIZE(options)); i++) {
        PyObject *option = is_list ? PyList_GET_ITEM(options, i) : PyTuple_GET_ITEM(options, i);
        if (option == answer)
            return Py_NewRef(option);
        if (Py_IS_TYPE(option, Py_TYPE(answer)) || !PyLong_CheckExact(answer)) {
            Py_INCREF(option);
            int same = PyObject_RichCompareBool(option, answer, Py_EQ);
            if (same > 0)
                return option;
            Py_DECREF(option);
            if (same < 0)
                return NULL;
        } else if (!PyUnicode_CheckExact(option) && !PyTuple_CheckExact(option))
            return PyObject_CallMethodOneArg(question, name_pick, answer);
    }
    return NULL;
}

static PyObject *read_dice(Replayer *self, PyObject *question, PyObject *wire)
{
    PyObject *dice = PyDict_GetItemWithError(wire, word_dice), *die = field_of(question, self->in_roll[R_DIE]);
    if (dice == NULL || !PyList_CheckExact(dice) || die == NULL || !Py_IS_TYPE(die, self->die))
        return NULL;
    long low = small_number(field_of(die, self->in_die[F_LOW])), sides = small_number(field_of(die, self->in_die[F_SIDES]));
    long count = small_number(field_of(question, self->in_roll[R_COUNT]));
    if (low < 0 || sides < 0 || count < 0 || PyList_GET_SIZE(dice) != count)
        return NULL;
    PyObject *faces = PyTuple_New(count);
    for (Py_ssize_t i = 0; faces != NULL && i < count; i++) {
        PyObject *face = PyList_GET_ITEM(dice, i);
        long number = small_number(face);
        if (number < low || number >= low + sides)
            Py_CLEAR(faces);
        else
            PyTuple_SET_ITEM(faces, i, Py_NewRef(face));
    }
    return faces;
}

/* Can these be drawn from the pool? 1 they can, 0 that is for Python. */
static int lie_in(PyObject *drawn, PyObject *pool, PyObject *count)
{
    if (!PyTuple_CheckExact(drawn) || pool == NULL || !PyTuple_CheckExact(pool))
        return 0;
    Py_ssize_t n = PyTuple_GET_SIZE(drawn), size = PyTuple_GET_SIZE(pool);
    if (n > FEW || small_number(count) != n)
        return 0;
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *thing = PyTuple_GET_ITEM(drawn, i);
        long number = small_number(thing);
        if (number < 0)
            return 0;
        for (Py_ssize_t j = 0; j < i; j++)
            if (small_number(PyTuple_GET_ITEM(drawn, j)) == number)
                return 0;
        Py_ssize_t at = 0;
        while (at < size && small_number(PyTuple_GET_ITEM(pool, at)) != number)
            at++;
        if (at == size)
            return 0;
    }
    return 1;
}

static int is_number(PyObject *mapping, PyObject *name, PyObject *number)
{
    long said = small_number(PyDict_GetItemWithError(mapping, name));
    return said >= 0 && said == small_number(number);
}

/* Does a line say what chance was asked? 1 it does, 0 that is for Python. */
static int says_roll(Replayer *self, PyObject *question, PyObject *said)
{
    PyObject *die = field_of(question, self->in_roll[R_DIE]);
    return PyDict_GET_SIZE(said) == 3 && is_number(said, word_roll, field_of(question, self->in_roll[R_COUNT])) &&
           is_number(said, word_low, field_of(die, self->in_die[F_LOW])) &&
           is_number(said, word_sides, field_of(die, self->in_die[F_SIDES]));
}

static int says_draw(Replayer *self, PyObject *question, PyObject *prompt, PyObject *said)
{
    PyObject *list = PyDict_GetItemWithError(self->lists, prompt), *from = PyDict_GetItemWithError(said, word_from);
    PyObject *pool = field_of(question, self->in_draw[D_POOL]);
    if (list == NULL || from == NULL || !PyDict_CheckExact(from) || !PyTuple_CheckExact(pool) ||
        PyDict_GET_SIZE(said) != 2 || PyDict_GET_SIZE(from) != 1 ||
        !is_number(said, word_draw, field_of(question, self->in_draw[D_COUNT])))
        return 0;
    PyObject *names = PyTuple_GET_ITEM(list, 1), *listed = PyDict_GetItemWithError(from, PyTuple_GET_ITEM(list, 0));
    Py_ssize_t n = PyTuple_GET_SIZE(pool);
    if (listed == NULL || !PyList_CheckExact(listed) || PyList_GET_SIZE(listed) != n || !PyTuple_CheckExact(names))
        return 0;
    for (Py_ssize_t i = 0; i < n; i++) {
        long number = small_number(PyTuple_GET_ITEM(pool, i));
        PyObject *name = PyList_GET_ITEM(listed, i);
        if (number < 0 || number >= PyTuple_GET_SIZE(names) || !PyUnicode_CheckExact(name))
            return 0;
        PyObject *right = PyTuple_GET_ITEM(names, number);
        if (!PyUnicode_CheckExact(right) || (name != right && PyUnicode_Compare(name, right) != 0))
            return 0;
    }
    return 1;
}

typedef struct {
    PyObject *answer;          /* as it was read */
    PyObject *picked;          /* as it was offered */
    PyObject *seat;            /* borrowed */
} Given;

/* What a line answers to a question: 1 it is right in all that it says, 0 this is for Python (there may be an error). */
static int read_line(Replayer *self, PyObject *line, PyObject *question, PyObject *codec, PyObject *index, Given *given)
{
    if (!Py_IS_TYPE(line, self->line))
        return 0;
    for (Py_ssize_t i = 0; i < self->count; i++)
        if (field_of(line, self->beside[i]) != PyTuple_GET_ITEM(PyTuple_GET_ITEM(self->besides, i), 1))
            return 0;
    PyObject *wire = field_of(line, self->in_line[L_ANSWER]), *of = field_of(line, self->in_line[L_OF]);
    PyObject *seat = field_of(line, self->in_line[L_SEAT]), *asks = field_of(line, self->in_line[L_ASKS]);
    PyObject *used = field_of(line, self->in_line[L_INDEX]), *prompt;
    if (!PyDict_CheckExact(wire) || !PyUnicode_CheckExact(seat) || !PyUnicode_CheckExact(asks))
        return 0;
    int is_choice = Py_IS_TYPE(question, self->choice), is_roll = Py_IS_TYPE(question, self->roll);
    int is_draw = Py_IS_TYPE(question, self->draw);
    if (is_choice) {
        given->seat = field_of(question, self->in_choice[C_SEAT]);
        prompt = field_of(question, self->in_choice[C_PROMPT]);
        if (used != Py_None || of != Py_None)
            return 0;
    } else {
        given->seat = self->chance;
        prompt = is_roll   ? field_of(question, self->in_roll[R_PROMPT])
                 : is_draw ? field_of(question, self->in_draw[D_PROMPT])
                           : NULL;
        if (prompt == NULL || !PyLong_CheckExact(used) || PyObject_RichCompareBool(used, index, Py_EQ) <= 0)
            return 0;
    }
    if (!PyUnicode_CheckExact(given->seat) || !PyUnicode_CheckExact(prompt) ||
        PyUnicode_Compare(seat, given->seat) != 0 || PyUnicode_Compare(asks, prompt) != 0)
        return 0;
    if (is_roll)
        given->answer = read_dice(self, question, wire);
    else {
        given->answer = read_names(self, prompt, wire);
        if (given->answer == NULL && !PyErr_Occurred())
            given->answer = PyObject_CallMethodObjArgs(codec, name_decode, question, wire, NULL);
    }
    if (given->answer == NULL)
        return 0;
    if (is_choice)
        given->picked = pick_option(question, field_of(question, self->in_choice[C_OPTIONS]), given->answer);
    else if (is_roll || lie_in(given->answer, field_of(question, self->in_draw[D_POOL]),
                               field_of(question, self->in_draw[D_COUNT])))
        given->picked = Py_NewRef(given->answer);
    else
        given->picked = PyObject_CallMethodOneArg(question, name_pick, given->answer);
    if (given->picked == NULL)
        return 0;
    if (is_choice || of == Py_None)
        return 1;
    if (!PyDict_CheckExact(of))
        return 0;
    if (is_roll ? says_roll(self, question, of) : says_draw(self, question, prompt, of))
        return 1;
    PyObject *asked = PyErr_Occurred() ? NULL : PyObject_CallFunctionObjArgs(self->asked, codec, question, NULL);
    int same = asked == NULL ? 0 : PyObject_RichCompareBool(asked, of, Py_EQ) > 0;
    Py_XDECREF(asked);
    return same;
}

/* Notes an answer that was given to chance. */
static int note_chance(PyObject *used, Py_ssize_t number, PyObject *index, PyObject *question, PyObject *answer)
{
    PyObject *at = PyLong_FromSsize_t(number), *note = at == NULL ? NULL : PyTuple_Pack(4, at, index, question, answer);
    int done = note == NULL ? -1 : PyList_Append(used, note);
    Py_XDECREF(at), Py_XDECREF(note);
    return done;
}

/* The play as it is after the last answer. */
static int leave_play(PyObject *play, PyObject *state, PyObject *question, PyObject *told)
{
    PyObject *kind, *value, *trace;
    PyErr_Fetch(&kind, &value, &trace);
    PyObject *empty = PyList_New(0);
    int done = empty == NULL || PyObject_SetAttr(play, name_waiting, question == NULL ? Py_None : question) < 0 ? -1 : 0;
    if (done == 0 && told != NULL && PyList_GET_SIZE(told))
        done = PyObject_SetAttr(play, name_events, told) < 0 || PyObject_SetAttr(state, name_events, empty) < 0 ? -1 : 0;
    else if (done == 0)
        done = PyObject_SetAttr(play, name_events, empty);
    Py_XDECREF(empty);
    if (kind == NULL)
        return done;
    PyErr_Restore(kind, value, trace); /* what was wrong first */
    return -1;
}

/* run(play, lines, number, end, hash, index, used): plays lines on. The hash of the state where it is not the one that
   the last line played says; else None. How far it came is seen by the answers of the play. */
static PyObject *replayer_run(Replayer *self, PyObject *args)
{
    PyObject *play, *lines, *hash, *used, *index, *wrong = NULL;
    Py_ssize_t number, end;
    if (!PyArg_ParseTuple(args, "OO!nnOO!O!", &play, &PyList_Type, &lines, &number, &end, &hash, &PyLong_Type, &index,
                          &PyList_Type, &used))
        return NULL;
    PyObject *state = PyObject_GetAttr(play, name_state), *steps = PyObject_GetAttr(play, name_steps);
    PyObject *answers = PyObject_GetAttr(play, name_answers), *seats = PyObject_GetAttr(play, name_seats);
    PyObject *question = PyObject_GetAttr(play, name_waiting), *memory = PyObject_GetAttr(play, name_memory);
    PyObject *forced = PyObject_GetAttr(play, name_forced), *game = PyObject_GetAttr(play, name_game), *codec = NULL;
    Py_INCREF(index);
    if (!state || !steps || !answers || !seats || !question || !memory || !forced || !game ||
        (codec = PyObject_GetAttr(game, name_codec)) == NULL)
        goto done;
    int is_any = 0, is_fault = 0;
    if (memory != Py_False || forced != Py_False || !PyGen_CheckExact(steps) || !Py_IS_TYPE(state, self->state) ||
        !PyList_CheckExact(answers) || !PyList_CheckExact(seats)) {
        wrong = Py_NewRef(Py_None);
        goto done;
    }
    for (; number >= 0 && number < end && number < PyList_GET_SIZE(lines) && question != NULL && question != Py_None;
         number++) {
        PyObject *line = Py_NewRef(PyList_GET_ITEM(lines, number)), *told = field_of(state, self->events);
        Given given = {NULL, NULL, NULL};
        int is_right = told != NULL && PyList_CheckExact(told) &&
                       read_line(self, line, question, codec, index, &given), go_on = 0;
        if (is_right && (!PyList_GET_SIZE(told) || !PyList_SetSlice(told, 0, PyList_GET_SIZE(told), NULL)) &&
            !PyList_Append(answers, given.picked) && !PyList_Append(seats, given.seat)) {
            PyObject *next = NULL;
            is_any = 1;
            PySendResult sent = PyIter_Send(steps, given.picked, &next);
            if (sent == PYGEN_RETURN)
                Py_CLEAR(next);
            if (sent != PYGEN_ERROR) {
                go_on = 1;
                if (given.seat == self->chance) {
                    PyObject *one = numbers[1], *after = PyNumber_Add(index, one);
                    go_on = after != NULL && note_chance(used, number, index, question, given.answer) == 0;
                    if (after != NULL)
                        Py_SETREF(index, after);
                }
                Py_XSETREF(question, next);
            } else
                is_fault = 1;
        }
        if (go_on && hash != Py_None) {
            PyObject *now = PyObject_CallOneArg(hash, state), *said = field_of(line, self->in_line[L_STATE]);
            int same = now == NULL ? -1 : now == said ? 1 : PyObject_RichCompareBool(now, said, Py_EQ);
            if (same == 0)
                wrong = Py_NewRef(now);
            go_on = same > 0;
            Py_XDECREF(now);
        }
        Py_XDECREF(given.answer), Py_XDECREF(given.picked);
        Py_DECREF(line);
        if (go_on)
            continue;
        if (!is_right && PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_Exception))
            PyErr_Clear(); /* Python meets it again, and says it */
        break;
    }
    PyObject *told = is_fault ? NULL : field_of(state, self->events);
    if (is_any && leave_play(play, state, question, told != NULL && PyList_CheckExact(told) ? told : NULL) < 0)
        Py_CLEAR(wrong);
    else if (wrong == NULL && !PyErr_Occurred())
        wrong = Py_NewRef(Py_None);
done:
    Py_XDECREF(state), Py_XDECREF(steps), Py_XDECREF(answers), Py_XDECREF(seats), Py_XDECREF(question);
    Py_XDECREF(memory), Py_XDECREF(forced), Py_XDECREF(game), Py_XDECREF(codec), Py_DECREF(index);
    return wrong;
}

static PyMethodDef replayer_methods[] = {
    {"run", (PyCFunction)replayer_run, METH_VARARGS, "Plays lines on, as long as each is an answer and right."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject ReplayerType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "sztab.hexmap.compiled._core.Replayer",
    .tp_basicsize = sizeof(Replayer),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Plays the lines of a record again that are answers.",
    .tp_new = replayer_new,
    .tp_dealloc = (destructor)replayer_dealloc,
    .tp_methods = replayer_methods,
};

/* The words that are looked up. */
static int replaying_begins(void)
{
    static const struct {
        PyObject **at;
        const char *word;
    } words[] = {
        {&word_answer, "answer"}, {&word_dice, "dice"}, {&word_draw, "draw"}, {&word_from, "from"},
        {&word_roll, "roll"}, {&word_low, "low"}, {&word_sides, "sides"}, {&word_nothing, ""}, {&name_pick, "pick"},
        {&name_codec, "codec"}, {&name_decode, "decode"}, {&name_game, "game"}, {&name_state, "state"},
        {&name_memory, "_memory"}, {&name_forced, "forced"}, {&name_steps, "_steps"}, {&name_waiting, "_waiting"},
        {&name_events, "events"}, {&name_answers, "answers"}, {&name_seats, "seats"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (*words[i].at == NULL && (*words[i].at = PyUnicode_InternFromString(words[i].word)) == NULL)
            return -1;
    return 0;
}
