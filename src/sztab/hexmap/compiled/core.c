/* The searches over hex maps, compiled: the same answers as sztab/hexmap/plain, in one call each.

   A set of hexes is a Python integer at every border. Inside, its digits are read where they lie (integers never
   change), so that nothing is converted; a result is built from digits in one go. Nothing here is kept between calls
   but a table of small numbers, so threads do not meet. The plain Python form is the one to read.

   One file is compiled; the others are its parts, in the order in which they need each other. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>
#include <stdint.h>
#include <string.h>

#if defined(PYPY_VERSION) || PYLONG_BITS_IN_DIGIT != 30
#error "the core reads integers as CPython lays them out, in digits of 30 bits"
#endif

#ifndef SZTAB_SOURCE
#define SZTAB_SOURCE "unknown"
#endif

#define BITS 30
#define FULL ((digit)0x3fffffff)
#define ROOM 4096              /* digits on the stack before memory is asked for */
#define MOST_INDEX (1L << 30)  /* no set is asked for with members beyond this */
#define NUMBERS 4096           /* members below this are not made anew */

static PyObject *numbers[NUMBERS];

#include "sets.c"
#include "bits.c"
#include "offered.c"
#include "ways.c"
#include "reach.c"
#include "costs.c"
#include "sides.c"
#include "rides.c"
#include "trails.c"
#include "rows.c"
#include "copies.c"
#include "hashing.c"
#include "replays.c"

static PyMethodDef core_functions[] = {
    {"members", core_members, METH_O, "The indexes in the set, rising."},
    {"first", core_first, METH_O, "The lowest index in the set; -1 for the empty set."},
    {"nth_member", (PyCFunction)(void (*)(void))core_nth_member, METH_FASTCALL,
     "The member of a set that this many others come before."},
    {"bit_set", core_bit_set, METH_O, "The set of these indexes."},
    {"union", (PyCFunction)(void (*)(void))core_union, METH_FASTCALL,
     "What is in any of the sets at these indexes; negative indexes are none."},
    {"differing", (PyCFunction)(void (*)(void))core_differing, METH_FASTCALL,
     "The indexes at which two rows are not equal."},
    {"added_up", core_added_up, METH_O, "The sum of a row, one after the other."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef core_module = {
    PyModuleDef_HEAD_INIT, "_core", "The searches over hex maps, compiled.", -1, core_functions, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__core(void)
{
    if (PyType_Ready(&WaysType) < 0 || PyType_Ready(&ReachType) < 0 || PyType_Ready(&CostsType) < 0 ||
        PyType_Ready(&SidesType) < 0 || PyType_Ready(&RidesType) < 0 || PyType_Ready(&RideType) < 0 || PyType_Ready(&TrailsType) < 0 ||
        PyType_Ready(&CopierType) < 0 || PyType_Ready(&OfferedType) < 0 || PyType_Ready(&HasherType) < 0 ||
        PyType_Ready(&ReplayerType) < 0)
        return NULL;
    for (Py_ssize_t i = 0; i < NUMBERS; i++)
        if (numbers[i] == NULL && (numbers[i] = PyLong_FromSsize_t(i)) == NULL)
            return NULL;
    if ((name_copy = PyUnicode_InternFromString("copy")) == NULL ||
        (name_dunder_copy = PyUnicode_InternFromString("__copy__")) == NULL || hashing_begins() < 0 ||
        replaying_begins() < 0)
        return NULL;
    PyObject *module = PyModule_Create(&core_module);
    if (module == NULL)
        return NULL;
    if (PyModule_AddStringConstant(module, "SOURCE", SZTAB_SOURCE) < 0 ||
        PyModule_AddObjectRef(module, "Ways", (PyObject *)&WaysType) < 0 ||
        PyModule_AddObjectRef(module, "Reach", (PyObject *)&ReachType) < 0 ||
        PyModule_AddObjectRef(module, "Costs", (PyObject *)&CostsType) < 0 ||
        PyModule_AddObjectRef(module, "Sides", (PyObject *)&SidesType) < 0 ||
        PyModule_AddObjectRef(module, "Rides", (PyObject *)&RidesType) < 0 ||
        PyModule_AddObjectRef(module, "Trails", (PyObject *)&TrailsType) < 0 ||
        PyModule_AddObjectRef(module, "Offered", (PyObject *)&OfferedType) < 0 ||
        PyModule_AddObjectRef(module, "Copier", (PyObject *)&CopierType) < 0 ||
        PyModule_AddObjectRef(module, "Hasher", (PyObject *)&HasherType) < 0 ||
        PyModule_AddObjectRef(module, "Replayer", (PyObject *)&ReplayerType) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
