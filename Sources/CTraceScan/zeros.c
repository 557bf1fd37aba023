#include "ctracescan.h"

#include <sys/mman.h>

#define LARGE_PAGE ((size_t)2 << 20)

void *plumb_zeros(size_t size, bool is_large) {
  if (!is_large) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
  }
  // Only what begins and ends with a large page lies in one.
  uint8_t *start =
    mmap(NULL, size + LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (start == MAP_FAILED) return NULL;
  size_t before = (LARGE_PAGE - (uintptr_t)start % LARGE_PAGE) % LARGE_PAGE;
  if (before > 0) munmap(start, before);
  munmap(start + before + size, LARGE_PAGE - before);
#ifdef MADV_HUGEPAGE
  // Advice only: without large pages the memory is the same.
  madvise(start + before, size, MADV_HUGEPAGE);
#endif
  return start + before;
}

void plumb_free_zeros(void *memory, size_t size) { munmap(memory, size); }
