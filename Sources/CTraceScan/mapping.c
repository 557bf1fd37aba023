#include "ctracescan.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
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

void plumb_unmap_file(const void *memory, size_t size) {
  guarded *file = find_file(memory);
  if (file != NULL) {
    atomic_store(&file->size, 0);
    atomic_store(&file->start, 0);
  }
  munmap((void *)memory, size);
}

void plumb_foresee_pages(const void *place, size_t count) {
#ifdef MADV_POPULATE_READ
  uintptr_t start = (uintptr_t)place & ~(page - 1);
  // Advice only: what is not there yet comes as it is touched.
  if (page > 0) madvise((void *)start, (uintptr_t)place + count - start, MADV_POPULATE_READ);
#else
  (void)place;
  (void)count;
#endif
}
