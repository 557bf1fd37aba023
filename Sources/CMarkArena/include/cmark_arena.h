/// Memory for one parse of cmark-gfm, taken in large pieces and given back at once.
///
/// A document of a few hundred lines makes tens of thousands of small allocations, all of which end with its tree: an
/// arena makes each a few instructions, and freeing them none. cmark-gfm's own arena is one for the whole process,
/// so that two threads cannot parse at once; this one belongs to the thread that opens it.
#ifndef PLUMB_CMARK_ARENA_H
#define PLUMB_CMARK_ARENA_H

#include <stddef.h>

/// The pieces of one parse.
struct plumb_arena;

/// Opens an arena and makes it that of the calling thread; aborts where there is no memory, as cmark-gfm does.
///
/// An arena that was open before is that of the thread again once this one is closed.
struct plumb_arena *plumb_arena_open(void);

/// Gives the memory of an arena back; on the thread that opened it.
void plumb_arena_close(struct plumb_arena *arena);

/// The functions with which cmark-gfm takes memory of the calling thread's arena; the members of `cmark_mem`.
void *plumb_arena_calloc(size_t count, size_t size);
void *plumb_arena_realloc(void *memory, size_t size);
void plumb_arena_free(void *memory);

#endif
