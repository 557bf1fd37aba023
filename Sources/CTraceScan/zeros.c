#include "ctracescan.h"

#include <stdatomic.h>
#include <sys/mman.h>

#if defined(__linux__)
#include <sys/resource.h>
#include <unistd.h>
#endif

#define LARGE_PAGE ((size_t)2 << 20)
/// So many large pages are made ready at once.
#define READY 8

/// Large pages that were made ready and that nobody has taken.
static _Atomic(void *) ready[READY];

/// Addresses out of which memory is taken. The list of mappings stays as it is then: whoever changes it waits until
/// pages of a neighbour are cleared, which may take milliseconds, and all others who change it wait for that one.
typedef struct {
  uint8_t *start;
  uint8_t *end;
  _Atomic uintptr_t next;
} stretch;

static stretch large, small;

#if defined(__linux__)
#define LARGE_STRETCH ((size_t)256 << 20)
#define SMALL_STRETCH ((size_t)64 << 20)

/// So much memory begins where a page does.
#define BLOCK 16384

/// Whether the system counts addresses that nobody touches.
static bool is_limited(int resource) {
  struct rlimit limit;
  return getrlimit(resource, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY;
}

/// Takes addresses; no memory belongs to them but one page.
static void reserve(stretch *given, size_t size, bool is_large) {
  uint8_t *start = mmap(
    NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return;
  // With the first page the system makes what all pages of a mapping share, and for that it locks the list.
  *(volatile uint8_t *)start = 0;
  given->start = start;
  given->end = start + size;
  uintptr_t first = ((uintptr_t)start + LARGE_PAGE) / LARGE_PAGE * LARGE_PAGE;
#ifdef MADV_HUGEPAGE
  // Advice only: without large pages the memory is the same.
  if (is_large) madvise((void *)first, size - (first - (uintptr_t)start), MADV_HUGEPAGE);
#endif
  atomic_store(&given->next, first);
}
#endif

void plumb_reserve_zeros(void) {
#if defined(__linux__)
  static atomic_flag isReserved = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&isReserved)) return;
  // Without a reservation memory is mapped piece by piece.
  if (is_limited(RLIMIT_AS) || is_limited(RLIMIT_DATA) || sysconf(_SC_PAGESIZE) > BLOCK) return;
  reserve(&large, LARGE_STRETCH, true);
  reserve(&small, SMALL_STRETCH, false);
#endif
}

/// The next bytes of a stretch; null where it is used up, or none was reserved.
static void *take(stretch *given, size_t size) {
  uintptr_t start = atomic_load(&given->next);
  do {
    if (start == 0 || size > (uintptr_t)given->end - start) return NULL;
  } while (!atomic_compare_exchange_weak(&given->next, &start, start + size));
  return (void *)start;
}

static bool is_within(const stretch *given, const void *memory) {
  return given->start != NULL && (const uint8_t *)memory >= given->start
    && (const uint8_t *)memory < given->end;
}

/// A large page that was made ready; null where there is none.
static void *take_ready(void) {
  for (int index = 0; index < READY; index++) {
    void *page = atomic_exchange(&ready[index], NULL);
    if (page != NULL) return page;
  }
  return NULL;
}

static void *map_zeros(size_t size, bool is_large) {
  void *taken = take(is_large ? &large : &small, size);
  if (taken != NULL) return taken;
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
  madvise(start + before, size, MADV_HUGEPAGE);
#endif
  return start + before;
}

void *plumb_zeros(size_t size, bool is_filled) {
  bool is_large = is_filled && size % LARGE_PAGE == 0;
  void *page = is_large && size == LARGE_PAGE ? take_ready() : NULL;
  if (page != NULL) return page;
  void *memory = map_zeros(size, is_large);
#ifdef MADV_POPULATE_WRITE
  // Where a page is read before it is written, every other thread is stopped to forget the old one. Advice only.
  if (memory != NULL && is_filled && !is_large) madvise(memory, size, MADV_POPULATE_WRITE);
#endif
  return memory;
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

void plumb_free_zeros(void *memory, size_t size) {
  if (is_within(&large, memory) || is_within(&small, memory)) {
    // The addresses are not used again.
    madvise(memory, size, MADV_DONTNEED);
  } else {
    munmap(memory, size);
  }
}
