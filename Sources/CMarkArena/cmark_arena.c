#include "cmark_arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A piece of memory; what it holds follows it.
struct chunk {
  struct chunk *next;
  size_t size;
  size_t used;
};

struct plumb_arena {
  /// The piece that memory is taken from, and those before it.
  struct chunk *chunks;
  /// The arena that the thread had before.
  struct plumb_arena *outer;
};

/// Bytes of a piece: below the size from which on the C library asks the system for pages each time.
enum { chunk_size = 96 * 1024 };
/// Each allocation begins at a multiple of this, with its size before it.
enum { alignment = 16 };

static _Thread_local struct plumb_arena *current;

static size_t rounded(size_t size) {
  return (size + alignment - 1) & ~(size_t)(alignment - 1);
}

/// A new piece that holds a number of bytes in any case.
static struct chunk *new_chunk(struct chunk *next, size_t least) {
  size_t size = least > chunk_size ? least : chunk_size;
  if (size > SIZE_MAX - sizeof(struct chunk)) abort();
  struct chunk *chunk = malloc(sizeof(struct chunk) + size);
  if (!chunk) abort();
  chunk->next = next;
  chunk->size = size;
  chunk->used = alignment - sizeof(struct chunk) % alignment;
  return chunk;
}

static size_t *size_of(void *memory) { return (size_t *)memory - 1; }

/// Memory with its size before it; what it held is not erased.
static void *take(size_t size) {
  if (size > SIZE_MAX / 2) abort();
  size_t whole = rounded(size + alignment);
  struct chunk *chunk = current->chunks;
  if (chunk->size - chunk->used < whole) {
    chunk = new_chunk(chunk, whole + alignment);
    current->chunks = chunk;
  }
  char *memory = (char *)(chunk + 1) + chunk->used + alignment;
  chunk->used += whole;
  *size_of(memory) = size;
  return memory;
}

struct plumb_arena *plumb_arena_open(void) {
  struct plumb_arena *arena = malloc(sizeof *arena);
  if (!arena) abort();
  arena->chunks = new_chunk(NULL, 0);
  arena->outer = current;
  current = arena;
  return arena;
}

void plumb_arena_close(struct plumb_arena *arena) {
  current = arena->outer;
  for (struct chunk *chunk = arena->chunks; chunk;) {
    struct chunk *next = chunk->next;
    free(chunk);
    chunk = next;
  }
  free(arena);
}

void *plumb_arena_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  void *memory = take(count * size);
  memset(memory, 0, count * size);
  return memory;
}

void *plumb_arena_realloc(void *memory, size_t size) {
  if (!memory) return take(size);
  size_t held = *size_of(memory);
  if (size <= held) return memory;
  struct chunk *chunk = current->chunks;
  char *end = (char *)(chunk + 1) + chunk->used;
  // The latest allocation grows where it stands: buffers of text are filled one at a time.
  if ((char *)memory + rounded(held) == end) {
    size_t more = rounded(size) - rounded(held);
    if (chunk->size - chunk->used >= more) {
      chunk->used += more;
      *size_of(memory) = size;
      return memory;
    }
  }
  return memcpy(take(size), memory, held);
}

void plumb_arena_free(void *memory) { (void)memory; }
