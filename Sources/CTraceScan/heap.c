#include "ctracescan.h"

#include <stdatomic.h>
#include <stdlib.h>

#if defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

void plumb_prepare_heap(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  static atomic_flag isPrepared = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&isPrepared)) return;
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
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
#endif
}
