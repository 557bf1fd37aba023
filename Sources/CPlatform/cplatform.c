// What Glibc declares for GNU programs only, so that Swift does not see it.
#define _GNU_SOURCE
#include "cplatform.h"

#ifdef __linux__
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#endif

bool plumb_exchange_files(const char *first, const char *second) {
#if defined(__linux__) && defined(RENAME_EXCHANGE)
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0;
#else
  (void)first;
  (void)second;
  return false;
#endif
}

int plumb_allowed_processors(void) {
#ifdef __linux__
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) == 0) return CPU_COUNT(&allowed);
#endif
  return 0;
}
