// What Glibc declares for GNU programs only, so that Swift does not see it.
#define _GNU_SOURCE
#include "cplatform.h"

#include <errno.h>
#include <stddef.h>
#include <sys/types.h>
#include <sys/wait.h>

#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

// Programs are started on computers only: phones and watches have none, and some of them forbid the call.
#if !defined(__APPLE__) || TARGET_OS_OSX
#define PLUMB_STARTS_PROGRAMS 1
#include <spawn.h>
#ifdef __APPLE__
#include <crt_externs.h>
#define PLUMB_ENVIRONMENT (*_NSGetEnviron())
#else
extern char **environ;
#define PLUMB_ENVIRONMENT environ
#endif
#endif

#ifdef __linux__
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#endif

int plumb_spawn(char *const arguments[], int input, int output, int failure) {
#ifdef PLUMB_STARTS_PROGRAMS
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return -error;
  const int sources[] = {input, output, failure};
  for (int target = 0; target < 3 && error == 0; target++)
    error = posix_spawn_file_actions_adddup2(&actions, sources[target], target);
  pid_t child = 0;
  if (error == 0)
    error = posix_spawnp(&child, arguments[0], &actions, NULL, arguments, PLUMB_ENVIRONMENT);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? (int)child : -error;
#else
  (void)arguments, (void)input, (void)output, (void)failure;
  return -ENOTSUP;
#endif
}

int plumb_wait(int child) {
  int status = 0;
  while (waitpid((pid_t)child, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

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
