#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <stdbool.h>

/// Lets two files change places at once; false where the system or the file system cannot.
bool plumb_exchange_files(const char *first, const char *second);

/// Number of processors that the system lets this process use; 0 where it does not say.
int plumb_allowed_processors(void);

#endif
