#include "ctracescan.h"

#include <stdatomic.h>
#include <sys/mman.h>

#define LARGE_PAGE ((size_t)2 << 20)
/// So many large pages are made ready at once.
#define READY 8

/// Large pages that were made ready and that nobody has taken.
static _Atomic(void *) ready[READY];

/// A large page that was made ready; null where there is none.
static void *take_ready(void) {
  for (int index = 0; index < READY; index++) {
    void *page = atomic_exchange(&ready[index], NULL);
    if (page != NULL) return page;
  }
  return NULL;
}

static void *map_zeros(size_t size, bool is_large) {
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

void *plumb_zeros(size_t size, bool is_large) {
  void *page = is_large && size == LARGE_PAGE ? take_ready() : NULL;
  return page != NULL ? page : map_zeros(size, is_large);
}

void plumb_prepare_zeros(int count) {
  for (int index = 0; index < count && index < READY; index++) {
    uint8_t *page = map_zeros(LARGE_PAGE, true);
    if (page == NULL) return;
    // The system clears the page as it is touched.
    *(volatile uint8_t *)page = 0;
    void *left = atomic_exchange(&ready[index], page);
    if (left != NULL) plumb_free_zeros(left, LARGE_PAGE);
  }
}

void plumb_free_zeros(void *memory, size_t size) { munmap(memory, size); }
