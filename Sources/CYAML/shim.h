// yaml.h includes <stdlib.h> without need. On Linux the compiler would then count the thread types of the C library
// as declared by this module, and other targets could no longer use them.
#if defined(__linux__) && !defined(_STDLIB_H)
#define _STDLIB_H 1
#include <yaml.h>
#undef _STDLIB_H
#else
#include <yaml.h>
#endif
