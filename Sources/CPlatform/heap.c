#include "cplatform.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#if defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
// Where the variables begin and end that have a value from the start, and those that have none, as linkers and the C
// runtime call it; null where they do not.
extern char __data_start[] __attribute__((weak));
extern char __TMC_END__[] __attribute__((weak, visibility("hidden")));
extern char __bss_start[] __attribute__((weak));
extern char _end[] __attribute__((weak));

static void prepare(const char *start, const char *end) {
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), most = (uintptr_t)4 << 20;
  uintptr_t first = (uintptr_t)start / page * page, last = ((uintptr_t)end + page - 1) / page * page;
  // Advice only.
  if (start == NULL || end == NULL || first >= last || last - first > most) return;
  madvise((void *)first, last - first, MADV_POPULATE_WRITE);
}
#endif

#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
static atomic_bool isReady = false;
// Where the large pages of the heap begin and end; read only once it is ready.
static uintptr_t heap_start = 0, heap_end = 0;
#endif

void plumb_prepare_heap(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  static atomic_flag isPrepared = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&isPrepared)) return;
#if defined(MADV_POPULATE_WRITE)
  // Before there are threads: where a page was read before it is written, every other thread is stopped to forget it.
  prepare(__data_start, __TMC_END__);
  prepare(__bss_start, _end);
#endif
  const size_t page = (size_t)2 << 20, room = 4 * page;
  // What is given back stays at hand: memory that is mapped anew must be touched page by page.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, (int)room);
  // What lies before the first large page is kept and never touched, so that all that follows is in large ones. It is
  // more than is free, so that the heap grows, and the compiler must not see that nobody uses it.
  uintptr_t before = (uintptr_t)sbrk(0), start = (before + page / 4 + page - 1) / page * page;
  void *volatile hole = malloc(start - before - (4 << 10));
  (void)hole;
  uintptr_t end = (uintptr_t)sbrk(0) / page * page;
  // Advice only.
  if (start < end) {
    madvise((void *)start, end - start, MADV_HUGEPAGE);
    heap_start = start;
    heap_end = end;
  }
  atomic_store(&isReady, true);
#endif
}

void plumb_fill_heap(size_t number) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE) && defined(MADV_POPULATE_WRITE)
  if (!atomic_load(&isReady)) return;
  const size_t page = (size_t)2 << 20;
  if (number >= (heap_end - heap_start) / page) return;
  // Advice only; what the page holds stays.
  madvise((void *)(heap_start + number * page), page, MADV_POPULATE_WRITE);
#else
  (void)number;
#endif
}

void plumb_prepare_thread_heap(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  if (!atomic_load(&isReady)) return;
  const size_t page = (size_t)2 << 20, size = 12 * page;
  // The heap of a thread grows by pages, each with a call that stops the other threads at their next new page. What was
  // there once stays: see the threshold above. The compiler must not see that nobody uses it.
  void *volatile room = malloc(size);
  if (room == NULL) return;
  const uintptr_t first = (uintptr_t)room;
  const uintptr_t start = (first + page - 1) / page * page, end = (first + size) / page * page;
  // Advice only.
  madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(room);
  // As above: kept and never touched, so that what follows is in large pages.
  if (start - first > (64 << 10)) {
    void *volatile hole = malloc(start - first - (4 << 10));
    (void)hole;
  }
#endif
}
