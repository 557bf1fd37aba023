/// The innermost loop of the scan of a trace: lines whose shape, names and session are known.
///
/// All else is Swift's: learning shapes and memos, parsing what is new, deciding what a step is.
/// Words are loaded unaligned; `PLUMB_MARGIN` bytes behind the end of the lines must be readable.
#ifndef CTRACESCAN_H
#define CTRACESCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define PLUMB_SENDABLE __attribute__((swift_attr("@Sendable")))
/// Bytes that may be read behind the end of the lines.
#define PLUMB_MARGIN 160
/// Bytes that are compared at once.
#define PLUMB_BLOCK 64
/// How many shapes are known at once.
#define PLUMB_SHAPES 8
/// How long the name of a session may be.
#define PLUMB_NAME_LIMIT 4096
/// The number of no memo.
#define PLUMB_NO_MEMO 2047
/// Memos lie in so many buckets, as a power of two.
#define PLUMB_BUCKET_BITS 10
/// The class of steps that are not plain.
#define PLUMB_NOT_PLAIN 255
/// The duration of a line that gives none.
#define PLUMB_NO_DURATION UINT32_MAX
/// Times are below this; whole numbers up to here are exact in a double.
#define PLUMB_EXACT_TIME ((int64_t)1 << 53)

/// What stands behind a literal.
enum {
  PLUMB_TIME, PLUMB_SESSION, PLUMB_SEQUENCE, PLUMB_SOURCE, PLUMB_TARGET, PLUMB_TRIGGER,
  PLUMB_DURATION, PLUMB_TEXT, PLUMB_NUMBER, PLUMB_REGION, PLUMB_TAIL, PLUMB_END,
  /// The rest of a literal of more than 32 bytes.
  PLUMB_REST
};

/// A literal and the slot behind it.
///
/// No literal holds a zero, so that zeros behind the lines end what is compared; behind a region stands none.
typedef struct PLUMB_SENDABLE {
  const uint8_t *literal;
  /// The first 32 bytes of the literal, and which of them count.
  uint64_t words[4], masks[4];
  int64_t count;
  /// What stands behind the first 32 bytes, and what behind the whole literal.
  uint64_t slot, behind;
} plumb_piece;

/// A region with a tail that was seen behind it.
typedef struct PLUMB_SENDABLE {
  /// The first bytes of the region as a block with its mask, and the same of the tail.
  const uint8_t *blocks;
  /// All bytes of the region, and behind them those of the tail.
  const uint8_t *text;
  int32_t regionCount, tailCount;
  /// The next memo in the same bucket.
  uint16_t next;
  /// The class of the step, and the same where the memo holds all that the full check needs; else not plain.
  uint8_t number, whole;
  /// The shape of its lines: only there its bytes mean the same.
  uint8_t shape;
  /// The shape where region and tail end within their blocks; else `PLUMB_SHAPES`.
  uint8_t shortShape;
} plumb_memo;

/// What the scan keeps of one session: one line of the processor's cache.
typedef struct {
  /// The name where it has at most 16 bytes; else its hash and where it stands.
  uint64_t first, second;
  /// Times of the first line and of the last accepted step, in nanoseconds.
  int64_t firstTime, lastTime;
  /// Counters of the first and last line; -1 where there is none.
  int32_t firstSequence, lastSequence;
  /// Lines of the segment, counted from 1; 0 where the slot is free.
  uint32_t firstLine, lastLine;
  /// Number of steps that were accepted.
  uint32_t accepted;
  uint32_t hash;
  /// Length of the name.
  uint16_t length;
  uint8_t firstClass, lastClass;
  /// Whether the session needs the full check.
  bool isComplex;
} plumb_session;

/// What is kept of a line: enough to make its event again, or where to read it.
typedef struct {
  /// The time in nanoseconds, or the place of a line that is read again; above it the memo's number.
  uint64_t packed;
  /// Nanoseconds.
  uint32_t duration;
  /// The line before of the same session, counted from 1; 0 where there is none.
  uint32_t previous;
} plumb_line;

/// What is known of one class of steps, and its durations in microseconds.
typedef struct PLUMB_SENDABLE {
  /// The durations that pass beyond doubt, in nanoseconds.
  int64_t low, high;
  /// The greatest duration of usual lines: one that passes, fits its field and has a bin; else -1.
  int64_t usual;
  int64_t steps, sum, least, most;
  /// The durations by bin; null where none is demanded.
  uint32_t *bins;
} plumb_class;

/// What `usual` is, where durations have bins and pass up to a bound.
static inline int64_t plumb_usual(int64_t high) {
  const int64_t most = (int64_t)PLUMB_NO_DURATION - 1000;
  return high < most ? high : most;
}

/// A step as a line shows it; -1 where it does not say.
typedef struct {
  int64_t time, duration;
  int32_t sequence;
  uint16_t memo;
  uint8_t number;
} plumb_step;

/// Where the words of a region lie that tell its bucket, beside the first.
typedef struct PLUMB_SENDABLE {
  uint64_t second, third, fourth, fifth;
} plumb_words;

/// All that the loop reads and writes.
typedef struct {
  const uint8_t *end;
  /// What is added to a place in memory to have the place in the file.
  int64_t offset;
  /// The shapes by their numbers; null where one has no memos.
  const plumb_piece *shapes[PLUMB_SHAPES];
  /// Whether memos hold all that the full check needs.
  bool isComplete[PLUMB_SHAPES];
  /// How many shapes there are, and the one that lines have at present.
  uint8_t shapeCount, shape;
  const plumb_memo *memos;
  const uint16_t *heads;
  /// Which words of a region tell its bucket.
  plumb_words words;
  plumb_session *sessions;
  /// Number of slots less one, how many of them may be taken and are, and how hashes become slots.
  uint32_t sessionMask, sessionLimit, sessionCount, sessionShift;
  /// Room for names of sessions.
  uint8_t *names, *namesEnd;
  /// The lines at hand, and how many there are before them and in all.
  plumb_line *lines;
  uint32_t lineBase, lineCount, lineLimit;
  plumb_class *classes;
  /// By class and following class: how often, and whether it may be (1) or not (2).
  uint32_t *pairs;
  uint8_t *follows;
  /// The bounds of the sketch's bins, and where to begin to look.
  const int64_t *bounds;
  const uint16_t *starts;
  /// Whether it is not yet known which steps are plain. A line that makes a session complex is then one without a
  /// memo, and a line without a memo makes its session complex, so that memos tell all that is counted later.
  bool isAhead;
  /// How many sessions were made complex meanwhile.
  uint32_t complexCount;
} plumb_scan;

/// Zeros that are mapped as they are touched, at the start of a page; null where there is no room.
///
/// What will be filled lies in pages of two megabytes where it is as large and the system has such, for each touch of a
/// new page costs microseconds, whatever its size; else it is touched at once.
void *plumb_zeros(size_t size, bool is_filled);

/// Takes addresses out of which `plumb_zeros` gives memory from then on, so that threads do not wait for one another.
void plumb_reserve_zeros(void);

/// Makes some large pages of zeros ready, which `plumb_zeros` then has at hand.
void plumb_prepare_zeros(int count);

/// Gives back what `plumb_zeros` gave.
void plumb_free_zeros(void *memory, size_t size);

/// The bytes of an open file; null where it cannot be mapped.
///
/// Where the file is cut off while it is read, zeros stand in place of the pages that it lost.
const void *plumb_map_file(int descriptor, size_t size);

/// How many of the bytes of a mapped file were there whenever they were read.
size_t plumb_readable(const void *memory, size_t size);

/// Gives back what `plumb_map_file` gave.
void plumb_unmap_file(const void *memory, size_t size);

/// Asks for pages of a mapped file that are soon read, all at once.
void plumb_foresee_pages(const void *place, size_t count);

/// Reads lines up to the first that has no known shape, or whose names, session or pair of steps is new.
const uint8_t *plumb_scan_lines(plumb_scan *scan, const uint8_t *place);

/// Notes a line of a session, and counts its step if the session stays plain.
void plumb_accept(plumb_scan *scan, plumb_session *session, const plumb_step *step, const uint8_t *start);

/// Counts lines that were read ahead, by the classes that their memos have now.
///
/// Lines are counted from 1 and lie in blocks of a power of two. `failing` has a bit for each line, which is set for
/// the first line of a session that the specs do not pass, and for all behind it.
void plumb_recount(
  const plumb_scan *scan, const plumb_line *const *blocks, uint32_t blockBits, uint32_t count,
  uint64_t *failing);

/// Asks for what is soon read.
static inline void plumb_foresee(const void *place) { __builtin_prefetch(place); }

static inline uint64_t plumb_word(const uint8_t *place) {
  uint64_t word;
  memcpy(&word, place, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

/// Where the name of a session is looked up: the first bits of this.
static inline uint32_t plumb_session_hash(uint64_t first, uint64_t second) {
  return (uint32_t)((first * 0x9E3779B97F4A7C15u + second * 0xC2B2AE3D27D4EB4Fu) >> 32);
}

/// The first slot for a hash, in a table whose size is two to the power of 32 less the shift.
static inline uint32_t plumb_session_slot(uint32_t hash, uint32_t shift) { return hash >> shift; }

static inline uint64_t plumb_turned(uint64_t word, int bits) {
  return word << bits | word >> (64 - bits);
}

/// The bucket of a region.
static inline uint32_t plumb_bucket(const uint8_t *region, plumb_words words) {
  uint64_t mixed = plumb_word(region) ^ plumb_turned(plumb_word(region + words.second), 13)
    ^ plumb_turned(plumb_word(region + words.third), 29)
    ^ plumb_turned(plumb_word(region + words.fourth), 43)
    ^ plumb_turned(plumb_word(region + words.fifth), 55);
  return (uint32_t)(mixed * 0x9E3779B97F4A7C15u >> (64 - PLUMB_BUCKET_BITS));
}

/// Whether the bytes at a place are those of a block where its mask, which lies behind it, is set.
static inline bool plumb_is_block(const uint8_t *place, const uint8_t *block) {
  uint64_t rest = 0;
  for (int offset = 0; offset < PLUMB_BLOCK; offset += 8)
    rest |= (plumb_word(place + offset) ^ plumb_word(block + offset))
      & plumb_word(block + PLUMB_BLOCK + offset);
  return rest == 0;
}

/// The counter that a line is expected to have after another one; -1 stands for none.
static inline int32_t plumb_counter_after(int32_t last) { return last + (last >= 0); }

/// How many digits a word begins with.
/// A byte above 9 reaches the high bit, or has it already; carries touch later bytes only.
static inline int plumb_digit_count(uint64_t word) {
  uint64_t values = word ^ 0x3030303030303030u;
  uint64_t others = ((values + 0x7676767676767676u) | values) & 0x8080808080808080u;
  return others == 0 ? 8 : __builtin_ctzll(others) >> 3;
}

/// The number that eight digits make, zeros in place of bytes that are 0.
/// Source: Lemire, "Number parsing at a gigabyte per second" (2021).
static inline uint64_t plumb_eight_digits(uint64_t word) {
  word = (word & 0x0F0F0F0F0F0F0F0Fu) * 2561 >> 8;
  word = (word & 0x00FF00FF00FF00FFu) * 6553601 >> 16;
  return (word & 0x0000FFFF0000FFFFu) * 42949672960001u >> 32;
}

/// Reads at most fifteen digits, without zeros before them.
static inline bool plumb_digits(const uint8_t **place, uint64_t *value) {
  const uint8_t *start = *place;
  uint64_t first = plumb_word(start);
  int count = plumb_digit_count(first);
  if (count == 0 || (count > 1 && start[0] == '0')) return false;
  *value = plumb_eight_digits(first << (64 - 8 * count));
  *place = start + count;
  if (count < 8) return true;
  uint64_t second = plumb_word(start + 8);
  int more = plumb_digit_count(second);
  if (more == 8) return false;
  for (int index = 0; index < more; index++) *value *= 10;
  if (more > 0) *value += plumb_eight_digits(second << (64 - 8 * more));
  *place += more;
  return true;
}

/// Reads a JSON number of at most twelve digits and six decimals that is not negative, in millionths.
static inline bool plumb_millionths(const uint8_t **place, int64_t *value) {
  const uint8_t *start = *place;
  uint64_t whole;
  if (!plumb_digits(place, &whole) || whole >= 1000000000000u) return false;
  int64_t count = *place - start;
  whole *= 1000000;
  if (start[count] != '.') {
    *place = start + count;
    *value = (int64_t)whole;
    return true;
  }
  uint64_t second = plumb_word(start + count + 1);
  int more = plumb_digit_count(second);
  if (more == 0 || more > 6) return false;
  // The digits and zeros behind them, up to the eighth; two are too many.
  uint64_t fraction = plumb_eight_digits(second & (~(uint64_t)0 >> (64 - 8 * more))) / 100;
  *place = start + count + 1 + more;
  *value = (int64_t)(whole + fraction);
  return true;
}

/// Reads a JSON number that is a count below a thousand million.
static inline bool plumb_count(const uint8_t **place, int32_t *value) {
  uint64_t count;
  if (!plumb_digits(place, &count) || count >= 1000000000u) return false;
  *value = (int32_t)count;
  return true;
}

/// Passes over a JSON number of at most fifteen digits and as many decimals, without an exponent.
static inline bool plumb_skip_number(const uint8_t **place) {
  uint64_t ignored;
  if (**place == '-') *place += 1;
  if (!plumb_digits(place, &ignored)) return false;
  if (**place != '.') return true;
  *place += 1;
  int count = plumb_digit_count(plumb_word(*place));
  if (count == 0) return false;
  *place += count;
  if (count < 8) return true;
  count = plumb_digit_count(plumb_word(*place));
  *place += count;
  return count < 8;
}

#endif
