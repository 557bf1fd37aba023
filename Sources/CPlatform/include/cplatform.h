#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stdbool.h>

/// Lets two files change places at once; false where the system or the file system cannot.
bool plumb_exchange_files(const char *first, const char *second);

/// Number of processors that the system lets this process use; 0 where it does not say.
int plumb_allowed_processors(void);

/// Starts a program that is found on PATH, with three open files as its input, output and errors.
///
/// The last argument is followed by NULL. Returns the number of the process, or the negative error number.
int plumb_spawn(char *const arguments[], int input, int output, int failure);

/// Waits for a process and returns its exit code; -1 where a signal ended it.
int plumb_wait(int child);

#endif
