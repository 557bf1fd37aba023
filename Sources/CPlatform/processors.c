// What Glibc declares for GNU programs only.
#define _GNU_SOURCE
#include "cplatform.h"

#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__)
#define PLUMB_PLACES_THREADS 1
#include <sched.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

_Static_assert(sizeof(plumb_processors) == sizeof(cpu_set_t), "a set of processors is one of the system's");

/// The processors of a thread without that of the caller; false where none is left or the system does not say.
static bool find_others(int thread, plumb_processors *usual, cpu_set_t *others) {
  int here = sched_getcpu();
  if (here < 0 || here >= CPU_SETSIZE || sched_getaffinity(thread, sizeof *others, others) != 0) return false;
  memcpy(usual, others, sizeof *usual);
  if (!CPU_ISSET(here, others) || CPU_COUNT(others) < 2) return false;
  CPU_CLR(here, others);
  return true;
}
#endif

int plumb_thread_number(void) {
#ifdef PLUMB_PLACES_THREADS
  return (int)syscall(SYS_gettid);
#else
  return 0;
#endif
}

bool plumb_keep_off(int thread, plumb_processors *usual) {
#ifdef PLUMB_PLACES_THREADS
  cpu_set_t others;
  return thread > 0 && find_others(thread, usual, &others)
    && sched_setaffinity(thread, sizeof others, &others) == 0;
#else
  (void)thread, (void)usual;
  return false;
#endif
}

void plumb_begin_anywhere(pthread_attr_t *attributes) {
#ifdef PLUMB_PLACES_THREADS
  cpu_set_t none;
  CPU_ZERO(&none);
  pthread_attr_setaffinity_np(attributes, 0, &none);
#else
  (void)attributes;
#endif
}

bool plumb_begin_off(pthread_attr_t *attributes, plumb_processors *usual) {
#ifdef PLUMB_PLACES_THREADS
  cpu_set_t others;
  return find_others(0, usual, &others)
    && pthread_attr_setaffinity_np(attributes, sizeof others, &others) == 0;
#else
  (void)attributes, (void)usual;
  return false;
#endif
}

void plumb_let_run(const plumb_processors *usual) {
#ifdef PLUMB_PLACES_THREADS
  // A wish only: where it cannot be, the thread stays where it is.
  sched_setaffinity(0, sizeof *usual, (const cpu_set_t *)usual);
#else
  (void)usual;
#endif
}
