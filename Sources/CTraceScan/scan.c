#include "ctracescan.h"

#define HIGHS 0x8080808080808080u
#define ONES 0x0101010101010101u
#define INLINE static inline __attribute__((always_inline))
#define LIKELY(condition) __builtin_expect(!!(condition), 1)

/// Marks the bytes that are zero; exact up to the first (Mycroft).
INLINE uint64_t zeros(uint64_t word) { return (word - ONES) & ~word & HIGHS; }

/// The mask of the bytes before the first that is marked.
INLINE uint64_t before(uint64_t marks) { return ((marks & -marks) >> 7) - 1; }

INLINE bool is_equal(const uint8_t *a, const uint8_t *b, int32_t count) {
  return memcmp(a, b, (size_t)count) == 0;
}

/// Whether the first 32 bytes of a literal stand at a place.
INLINE bool is_literal(const plumb_piece *piece, const uint8_t *place) {
  uint64_t rest = ((plumb_word(place) ^ piece->words[0]) & piece->masks[0])
    | ((plumb_word(place + 8) ^ piece->words[1]) & piece->masks[1]);
  if (piece->count > 16)
    rest |= ((plumb_word(place + 16) ^ piece->words[2]) & piece->masks[2])
      | ((plumb_word(place + 24) ^ piece->words[3]) & piece->masks[3]);
  return rest == 0;
}

/// Whether what a block does not hold of a text stands at its place, too.
INLINE bool has_rest(
  const uint8_t *place, const uint8_t *text, int32_t count, const uint8_t *end) {
  return count <= PLUMB_BLOCK
    || (end - place >= count
        && is_equal(place + PLUMB_BLOCK, text + PLUMB_BLOCK, count - PLUMB_BLOCK));
}

/// The first memo of a chain whose region stands at a place.
INLINE uint32_t find_region(
  const plumb_scan *scan, uint32_t index, const uint8_t *place, const uint8_t *end) {
  while (index < PLUMB_NO_MEMO) {
    const plumb_memo *memo = scan->memos + index;
    if (plumb_is_block(place, memo->blocks) && memo->shape == scan->shape
        && has_rest(place, memo->text, memo->regionCount, end))
      return index;
    index = memo->next;
  }
  return PLUMB_NO_MEMO;
}

/// The memo with the region of another one, or of itself, and with the tail at a place.
INLINE uint32_t find_tail(
  const plumb_scan *scan, uint32_t index, const uint8_t *region, const uint8_t *tail,
  const uint8_t *end) {
  while (index < PLUMB_NO_MEMO) {
    const plumb_memo *memo = scan->memos + index;
    if (LIKELY(plumb_is_block(tail, memo->blocks + 2 * PLUMB_BLOCK)
               && has_rest(tail, memo->text + memo->regionCount, memo->tailCount, end)))
      return index;
    index = find_region(scan, memo->next, region, end);
  }
  return PLUMB_NO_MEMO;
}

/// Whether all bytes are printable ASCII other than a backslash; zeros stand for bytes behind the end.
INLINE bool is_plain(uint64_t word, uint64_t mask) {
  word |= ~mask & 0x3030303030303030u;
  uint64_t controls = (word - 0x2020202020202020u) & ~word;
  return ((word | controls | zeros(word ^ 0x5C5C5C5C5C5C5C5Cu)) & HIGHS) == 0;
}

INLINE uint64_t mix(uint64_t value) {
  uint64_t product = value * 0x9E3779B97F4A7C15u;
  return product ^ product >> 29;
}

/// The slot of a session whose name has sixteen bytes or more, which is copied where it is new.
/// Null where the name needs more care, or where there is no room.
static __attribute__((noinline)) plumb_session *find_long_session(plumb_scan *scan, const uint8_t **place) {
  const uint8_t *start = *place, *at = start;
  uint64_t text = 0, quotes = 0;
  bool plain = true;
  for (; quotes == 0; at += 8) {
    if (at >= scan->end) return NULL;
    uint64_t word = plumb_word(at);
    quotes = zeros(word ^ 0x2222222222222222u);
    uint64_t mask = quotes == 0 ? ~(uint64_t)0 : before(quotes);
    uint64_t rest = quotes == 0 ? 0 : (uint64_t)__builtin_ctzll(quotes) >> 3 << 59;
    plain = plain && is_plain(word & mask, mask);
    text = mix(text ^ (word & mask) ^ rest);
  }
  int64_t length = at - 8 - start + (__builtin_ctzll(quotes) >> 3);
  if (length > PLUMB_NAME_LIMIT || !plain) return NULL;
  bool is_long = length > 16;
  uint64_t first = is_long ? text : plumb_word(start);
  uint64_t second = is_long ? 0 : plumb_word(start + 8);
  uint32_t hash = plumb_session_hash(first, second);
  plumb_session *slot = scan->sessions + (hash & scan->sessionMask);
  for (;; slot = slot == scan->sessions + scan->sessionMask ? scan->sessions : slot + 1) {
    if (slot->firstLine == 0) break;
    if (slot->first != first || slot->length != length) continue;
    const uint8_t *name = (const uint8_t *)(uintptr_t)slot->second;
    if (is_long ? memcmp(name, start, (size_t)length) == 0 : slot->second == second) break;
  }
  if (slot->firstLine == 0) {
    if (is_long) {
      if (scan->namesEnd - scan->names < length + PLUMB_MARGIN) return NULL;
      second = (uint64_t)(uintptr_t)memcpy(scan->names, start, (size_t)length);
      scan->names += length;
    }
    slot->first = first;
    slot->second = second;
    slot->hash = hash;
    slot->length = (uint16_t)length;
  }
  *place += length;
  return slot;
}

/// Whether a slot has a name; without a branch.
INLINE bool is_named(
  const plumb_session *slot, uint64_t first, uint64_t second, uint16_t length) {
  return ((slot->first ^ first) | (slot->second ^ second) | (uint64_t)(slot->length ^ length)) == 0;
}

/// The slot of a session, with a name but no line where it is new; null where the name needs more care.
INLINE plumb_session *find_session(plumb_scan *scan, const uint8_t **place) {
  uint64_t first = plumb_word(*place), second = 0;
  uint64_t mask = ~(uint64_t)0, second_mask = 0;
  uint64_t quotes = zeros(first ^ 0x2222222222222222u);
  uint16_t length;
  if (LIKELY(quotes != 0)) {
    mask = before(quotes);
    first &= mask;
    length = (uint16_t)(__builtin_ctzll(quotes) >> 3);
  } else {
    second = plumb_word(*place + 8);
    quotes = zeros(second ^ 0x2222222222222222u);
    if (quotes == 0) {
      const uint8_t *at = *place;
      plumb_session *found = find_long_session(scan, &at);
      *place = at;
      return found;
    }
    second_mask = before(quotes);
    second &= second_mask;
    length = (uint16_t)(8 + (__builtin_ctzll(quotes) >> 3));
  }
  uint32_t hash = plumb_session_hash(first, second);
  plumb_session *slot = scan->sessions + (hash & scan->sessionMask);
  // Most names stand in their slot or in the next one, which of the two cannot be foreseen.
  plumb_session *next = slot == scan->sessions + scan->sessionMask ? scan->sessions : slot + 1;
  bool is_next = !is_named(slot, first, second, length) & is_named(next, first, second, length);
  slot = __builtin_unpredictable(is_next) ? next : slot;
  while (!is_named(slot, first, second, length)) {
    if (slot->firstLine == 0) {
      if (!is_plain(first, mask) || !is_plain(second, second_mask)) return NULL;
      slot->first = first;
      slot->second = second;
      slot->hash = hash;
      slot->length = length;
      break;
    }
    if (++slot > scan->sessions + scan->sessionMask) slot = scan->sessions;
  }
  *place += length;
  return slot;
}

/// Passes over a text that says nothing to the check.
static bool skip_text(const uint8_t **place, const uint8_t *end) {
  for (const uint8_t *at = *place; at < end; at += 8) {
    uint64_t word = plumb_word(at);
    uint64_t quotes = zeros(word ^ 0x2222222222222222u);
    uint64_t mask = quotes == 0 ? ~(uint64_t)0 : before(quotes);
    if (!is_plain(word & mask, mask)) return false;
    if (quotes == 0) continue;
    *place = at + (__builtin_ctzll(quotes) >> 3);
    return true;
  }
  return false;
}

INLINE void add_duration(const plumb_scan *scan, plumb_class *class, int64_t duration) {
  if (class->bins == NULL) return;
  int64_t value = (int64_t)((uint64_t)(duration + 500) / 1000);
  class->count += 1;
  class->sum += value;
  if (value < class->least) class->least = value;
  if (value > class->most) class->most = value;
  uint32_t bin = 0;
  if (value > 0) {
    int length = 63 - __builtin_clzll((uint64_t)value);
    int64_t bits = length >= 6 ? value >> (length - 6) : value << (6 - length);
    bin = scan->starts[length << 6 | (bits & 63)];
    // The bin at which to begin, or the next one; seldom one behind that.
    bin += scan->bounds[bin] < value;
    while (scan->bounds[bin] < value) bin += 1;
  }
  class->bins[bin] += 1;
}

/// Whether a plain step follows the last one of its session in counter, time and state.
INLINE bool follows(
  const plumb_scan *scan, const plumb_session *session, const plumb_step *step, bool is_counted) {
  bool is_later = step->time > session->lastTime
    || (step->time == session->lastTime && step->sequence >= 0);
  return is_counted && is_later
    && scan->follows[(uint32_t)session->lastClass << 8 | step->number] == 1;
}

INLINE void accept(
  plumb_scan *scan, plumb_session *session, const plumb_step *step, const uint8_t *start) {
  uint32_t previous = session->lastLine;
  bool is_counted = step->sequence == plumb_counter_after(session->lastSequence);
  plumb_line *line = scan->lines + (scan->lineCount - scan->lineBase);
  line->previous = previous;
  if (LIKELY(scan->isComplete[scan->shape] && (is_counted || previous == 0) && step->memo != PLUMB_NO_MEMO
             && step->time < PLUMB_EXACT_TIME && step->duration < PLUMB_NO_DURATION)) {
    line->packed = (uint64_t)step->time | (uint64_t)step->memo << 53;
    line->duration = (uint32_t)step->duration;
  } else {
    line->packed = (uint64_t)((intptr_t)start + scan->offset) | (uint64_t)PLUMB_NO_MEMO << 53;
    line->duration = PLUMB_NO_DURATION;
  }
  session->lastLine = ++scan->lineCount;
  session->lastSequence = step->sequence;
  if (session->isComplex) return;
  plumb_class *class = scan->classes + step->number;
  bool is_inside =
    step->duration < 0 || (step->duration >= class->low && step->duration <= class->high);
  if (step->number == PLUMB_NOT_PLAIN || !is_inside
      || (previous != 0 && !follows(scan, session, step, is_counted))) {
    session->isComplex = true;
    return;
  }
  if (previous != 0)
    scan->pairs[(uint32_t)session->lastClass << 8 | step->number] += 1;
  else
    session->firstClass = step->number;
  session->lastTime = step->time;
  session->lastClass = step->number;
  session->accepted += 1;
  class->steps += 1;
  if (step->duration >= 0) add_duration(scan, class, step->duration);
}

INLINE void begin(plumb_scan *scan, plumb_session *session, const plumb_step *step) {
  session->firstLine = scan->lineCount + 1;
  session->firstTime = step->time;
  session->firstSequence = step->sequence;
  session->lastSequence = -1;
  scan->sessionCount += 1;
}

/// Reads a number beside the usual ones; through copies, for what has an address lies in no register.
INLINE bool millionths_narrow(const uint8_t **place, int64_t *value) {
  const uint8_t *at = *place;
  int64_t read;
  if (!plumb_millionths(&at, &read)) return false;
  *place = at;
  *value = read;
  return true;
}

/// Reads a counter: one or two digits at once, others with care.
INLINE bool count_short(const uint8_t **place, int32_t *value) {
  const uint8_t *at = *place;
  uint32_t first = at[0] - (uint32_t)'0', second = at[1] - (uint32_t)'0';
  // Counters have one digit or two in turn: what is chosen without a branch cannot be foreseen wrongly.
  uint32_t is_two = second < 10;
  uint32_t behind = at[1 + is_two] - (uint32_t)'0';
  if (LIKELY(first < 10 && behind > 9 && first >= is_two)) {
    *value = (int32_t)(is_two ? first * 10 + second : first);
    *place = at + 1 + is_two;
    return true;
  }
  int32_t read;
  if (!plumb_count(&at, &read)) return false;
  *place = at;
  *value = read;
  return true;
}

/// The loop for each kind of processor: the same text, with its own way to read numbers.
#define MILLIONTHS millionths_narrow
#define IS_LITERAL is_literal
#define TARGET
#define LOOP scan_lines_portable
#include "scan_lines.h"
#undef MILLIONTHS
#undef IS_LITERAL
#undef TARGET
#undef LOOP

#if defined(__x86_64__)
#include <immintrin.h>

/// For one to eight digits before the point: which byte goes where, so that the point is in the middle.
static const uint8_t shuffles[9][16] = {
#define Z 0x80
  {Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z, Z},
  {Z, Z, Z, Z, Z, Z, Z, 0, 2, 3, 4, 5, 6, 7, Z, Z},
  {Z, Z, Z, Z, Z, Z, 0, 1, 3, 4, 5, 6, 7, 8, Z, Z},
  {Z, Z, Z, Z, Z, 0, 1, 2, 4, 5, 6, 7, 8, 9, Z, Z},
  {Z, Z, Z, Z, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10, Z, Z},
  {Z, Z, Z, 0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, Z, Z},
  {Z, Z, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, Z, Z},
  {Z, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, Z, Z},
  {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, Z, Z},
#undef Z
};

/// A number of at most eight digits, a point and at most six decimals, all digits at once.
/// Source: Mula, "SIMD-ized parsing of numbers" (2018).
INLINE __attribute__((target("avx2,bmi,bmi2"))) bool millionths_wide(
  const uint8_t **place, int64_t *value) {
  const uint8_t *start = *place;
  __m128i digits = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)start), _mm_set1_epi8('0'));
  __m128i others = _mm_cmpgt_epi8(
    _mm_add_epi8(digits, _mm_set1_epi8(-128)), _mm_set1_epi8(-128 + 9));
  uint32_t ends = (uint32_t)_mm_movemask_epi8(others) | 0x10000;
  uint32_t count = (uint32_t)__builtin_ctz(ends);
  uint32_t rest = ends & (ends - 1);
  uint32_t stop = rest == 0 ? 16 : (uint32_t)__builtin_ctz(rest);
  uint32_t decimals = stop - count - 1;
  if (!LIKELY(count - 1 < 8 && start[count] == '.' && decimals - 1 < 6
              && !(start[0] == '0' && count > 1)))
    return millionths_narrow(place, value);
  digits = _mm_shuffle_epi8(digits, _mm_loadu_si128((const __m128i *)shuffles[count]));
  // What lies behind the last decimal is no digit.
  digits = _mm_and_si128(digits, _mm_set_epi64x(
    (int64_t)(~(uint64_t)0 >> (64 - 8 * decimals)), -1));
  __m128i pairs = _mm_maddubs_epi16(digits, _mm_set1_epi16(0x010A));
  __m128i fours = _mm_madd_epi16(pairs, _mm_set1_epi32(0x00010064));
  __m128i packed = _mm_packus_epi32(fours, fours);
  uint64_t eights = (uint64_t)_mm_cvtsi128_si64(
    _mm_madd_epi16(packed, _mm_set1_epi32(0x00012710)));
  *place = start + stop;
  // Eight digits behind the point, of which the last two are zeros.
  *value = (int64_t)((eights & 0xFFFFFFFF) * 1000000 + (eights >> 32) / 100);
  return true;
}

INLINE __attribute__((target("avx2,bmi,bmi2"))) bool is_literal_wide(
  const plumb_piece *piece, const uint8_t *place) {
  __m256i text = _mm256_loadu_si256((const __m256i *)place);
  __m256i known = _mm256_loadu_si256((const __m256i *)piece->words);
  __m256i mask = _mm256_loadu_si256((const __m256i *)piece->masks);
  return _mm256_testz_si256(_mm256_xor_si256(text, known), mask);
}

#define MILLIONTHS millionths_wide
#define IS_LITERAL is_literal_wide
#define TARGET __attribute__((target("avx2,bmi,bmi2")))
#define LOOP scan_lines_wide
#include "scan_lines.h"
#undef MILLIONTHS
#undef IS_LITERAL
#undef TARGET
#undef LOOP

const uint8_t *plumb_scan_lines(plumb_scan *scan, const uint8_t *place) {
  bool isWide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
  return isWide ? scan_lines_wide(scan, place) : scan_lines_portable(scan, place);
}
#else
const uint8_t *plumb_scan_lines(plumb_scan *scan, const uint8_t *place) {
  return scan_lines_portable(scan, place);
}
#endif

void plumb_accept(
  plumb_scan *scan, plumb_session *session, const plumb_step *step, const uint8_t *start) {
  if (session->firstLine == 0) begin(scan, session, step);
  accept(scan, session, step, start);
}
