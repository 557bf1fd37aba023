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

/// So much of it at once: meanwhile others may have to wait before they map anything.
#define GIVEN_BACK ((size_t)4 << 20)
/// What the system maps together, where the file is in memory and one byte of it is touched.
#define TOUCHED_TOGETHER ((uintptr_t)64 << 10)

void plumb_unmap_file(const void *memory, size_t size) {
  guarded *file = find_file(memory);
  if (file != NULL) {
    atomic_store(&file->size, 0);
    atomic_store(&file->start, 0);
  }
#if defined(__linux__)
  // The pages alone: to take a mapping away, one waits for all others who do so.
  for (size_t start = 0; start < size; start += GIVEN_BACK)
    madvise((uint8_t *)memory + start, size - start < GIVEN_BACK ? size - start : GIVEN_BACK, MADV_DONTNEED);
#endif
  munmap((void *)memory, size);
}

void plumb_foresee_pages(const void *place, size_t count) {
  // Linux maps the pages around a touched one that it has in memory; to ask for each of them takes longer.
  uintptr_t end = (uintptr_t)place + count;
  for (uintptr_t each = (uintptr_t)place; each < end; each = (each | (TOUCHED_TOGETHER - 1)) + 1)
    (void)*(const volatile uint8_t *)each;
}
