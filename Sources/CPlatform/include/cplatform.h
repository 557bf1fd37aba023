#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/// Lets two files change places at once; false where the system or the file system cannot.
bool plumb_exchange_files(const char *first, const char *second);

/// Number of processors that the system lets this process use; 0 where it does not say.
int plumb_allowed_processors(void);

/// A set of processors.
typedef struct {
  unsigned long words[1024 / (8 * sizeof(unsigned long))];
} plumb_processors;

/// The number by which `plumb_keep_off` knows the calling thread; 0 where the system has none.
int plumb_thread_number(void);

/// Keeps another thread of this process off the processor of the caller until that thread calls `plumb_let_run`.
///
/// Gives the processors that it may use otherwise; false where nothing was changed.
bool plumb_keep_off(int thread, plumb_processors *usual);

/// Lets a thread that is started with these attributes begin off the processor of the caller, as `plumb_keep_off` does.
bool plumb_begin_off(pthread_attr_t *attributes, plumb_processors *usual);

/// Takes back what `plumb_begin_off` asked for: some systems refuse to start a thread like that.
void plumb_begin_anywhere(pthread_attr_t *attributes);

/// Lets the calling thread use these processors.
void plumb_let_run(const plumb_processors *usual);

/// Starts a program that is found on PATH, with three open files as its input, output and errors.
///
/// The last argument is followed by NULL. Returns the number of the process, or the negative error number.
int plumb_spawn(char *const arguments[], int input, int output, int failure);

/// Waits for a process and returns its exit code; -1 where a signal ended it.
int plumb_wait(int child);

/// Readies the heap for megabytes of small things: in large pages where the system has them, and not given back. The pages
/// of the program's variables are made its own at once: later each would stop the other threads.
///
/// Called before there are threads, by a program that ends soon.
void plumb_prepare_heap(void);

/// Makes one of the large pages of the heap ready to be written, where `plumb_prepare_heap` was called: to clear it takes
/// a millisecond, which another thread than the one that fills the heap may spend.
void plumb_fill_heap(size_t number);

/// Takes room for the heap of the calling thread in one piece, where `plumb_prepare_heap` was called.
void plumb_prepare_thread_heap(void);

#endif
