#include "ctracescan.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// So many files are guarded at once; others are not mapped.
#define GUARDED 64

/// A mapped file. A start of zero is a free place, a size of zero one that is not ready.
typedef struct {
  _Atomic uintptr_t start;
  _Atomic size_t size;
  /// The first byte that could not be read, or the size.
  _Atomic size_t whole;
} guarded;

static guarded files[GUARDED];
static struct sigaction earlier;
static size_t page;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/// Puts zeros in place of the pages of a file that was cut off; what belongs to no file ends the program as before.
static void put_zeros(int signal, siginfo_t *info, void *context) {
  (void)context;
  uintptr_t place = (uintptr_t)info->si_addr;
  for (int index = 0; index < GUARDED; index++) {
    guarded *file = files + index;
    uintptr_t start = atomic_load(&file->start);
    size_t size = atomic_load(&file->size);
    if (start == 0 || place < start || place - start >= size) continue;
    size_t offset = (place - start) & ~(page - 1);
    void *rest = (void *)(start + offset);
    if (mmap(rest, size - offset, PROT_READ, MAP_PRIVATE | MAP_ANON | MAP_FIXED, -1, 0) != rest)
      break;
    size_t whole = atomic_load(&file->whole);
    while (offset < whole && !atomic_compare_exchange_weak(&file->whole, &whole, offset)) {}
    return;
  }
  // The access is tried again, and meets whoever handled it before.
  sigaction(signal, &earlier, NULL);
}

static void set_handler(void) {
  page = (size_t)sysconf(_SC_PAGESIZE);
  struct sigaction action = {.sa_sigaction = put_zeros, .sa_flags = SA_SIGINFO | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &earlier);
}

static guarded *find_file(const void *memory) {
  for (int index = 0; index < GUARDED; index++)
    if (atomic_load(&files[index].start) == (uintptr_t)memory) return files + index;
  return NULL;
}

const void *plumb_map_file(int descriptor, size_t size) {
  pthread_once(&once, set_handler);
  void *memory = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (memory == MAP_FAILED) return NULL;
  for (int index = 0; index < GUARDED; index++) {
    guarded *file = files + index;
    uintptr_t none = 0;
    if (!atomic_compare_exchange_strong(&file->start, &none, (uintptr_t)memory)) continue;
    atomic_store(&file->whole, size);
    atomic_store(&file->size, size);
    return memory;
  }
  munmap(memory, size);
  return NULL;
}

size_t plumb_readable(const void *memory, size_t size) {
  guarded *file = find_file(memory);
  return file == NULL ? size : atomic_load(&file->whole);
}

/// A mapping from this size on is given back beside what the program does meanwhile.
#define LONG_MAPPING ((size_t)16 << 20)
/// So much of it at once: meanwhile others may have to wait before they map anything.
#define GIVEN_BACK ((size_t)4 << 20)
/// So many threads share that.
#define GIVERS 2
/// What the system maps together, where the file is in memory and one byte of it is touched.
#define TOUCHED_TOGETHER ((uintptr_t)64 << 10)

typedef struct {
  uint8_t *memory;
  size_t size;
  /// Where the next piece begins, and how many threads are at work.
  _Atomic(size_t) next;
  atomic_int threads;
} mapping;

/// Gives back the pages piece by piece, and with the last thread the mapping.
static void *unmap(void *given) {
  mapping *each = given;
#if defined(__linux__)
  // The pages alone: to take a mapping away, one waits for all others who do so.
  while (true) {
    size_t start = atomic_fetch_add(&each->next, GIVEN_BACK);
    if (start >= each->size) break;
    size_t rest = each->size - start;
    madvise(each->memory + start, rest < GIVEN_BACK ? rest : GIVEN_BACK, MADV_DONTNEED);
  }
#endif
  if (atomic_fetch_sub(&each->threads, 1) > 1) return NULL;
  munmap(each->memory, each->size);
  free(each);
  return NULL;
}

/// Gives a mapping back on threads of its own; false where there are none.
static bool unmap_beside(void *memory, size_t size) {
  mapping *given = malloc(sizeof *given);
  pthread_attr_t attributes;
  if (given == NULL || pthread_attr_init(&attributes) != 0) {
    free(given);
    return false;
  }
  given->memory = memory;
  given->size = size;
  atomic_init(&given->next, 0);
  atomic_init(&given->threads, GIVERS);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  int started = 0;
  pthread_t thread;
  while (started < GIVERS && pthread_create(&thread, &attributes, unmap, given) == 0) started += 1;
  pthread_attr_destroy(&attributes);
  int missing = GIVERS - started;
  // Whoever is the last to leave takes the mapping away.
  if (missing > 0 && atomic_fetch_sub(&given->threads, missing) == missing) {
    free(given);
    return false;
  }
  return true;
}

void plumb_unmap_file(const void *memory, size_t size) {
  guarded *file = find_file(memory);
  if (file != NULL) {
    atomic_store(&file->size, 0);
    atomic_store(&file->start, 0);
  }
  if (size >= LONG_MAPPING && unmap_beside((void *)memory, size)) return;
  munmap((void *)memory, size);
}

void plumb_foresee_pages(const void *place, size_t count) {
  // Linux maps the pages around a touched one that it has in memory; to ask for each of them takes longer.
  uintptr_t end = (uintptr_t)place + count;
  for (uintptr_t each = (uintptr_t)place; each < end; each = (each | (TOUCHED_TOGETHER - 1)) + 1)
    (void)*(const volatile uint8_t *)each;
}
