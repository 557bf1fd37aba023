#include "ctracescan.h"

#define HIGHS 0x8080808080808080u
#define ONES 0x0101010101010101u
#define INLINE static inline __attribute__((always_inline))
/// So many lines are read before they are counted: meanwhile what is known of their sessions comes from memory.
#define BATCH 32
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

/// The first memo of a chain whose region stands at a place; null where there is none.
static __attribute__((noinline)) const plumb_memo *find_region(
  const plumb_scan *scan, uint32_t index, const uint8_t *place, const uint8_t *end) {
  while (index < PLUMB_NO_MEMO) {
    const plumb_memo *memo = scan->memos + index;
    if (LIKELY(plumb_is_block(place, memo->blocks) && memo->shape == scan->shape
               && has_rest(place, memo->text, memo->regionCount, end)))
      return memo;
    index = memo->next;
  }
  return NULL;
}

/// Whether the tail of a memo stands at a place.
static bool is_tail(const plumb_memo *memo, const uint8_t *place, const uint8_t *end) {
  return plumb_is_block(place, memo->blocks + 2 * PLUMB_BLOCK)
    && has_rest(place, memo->text + memo->regionCount, memo->tailCount, end);
}

/// The first memo from one on with the same region and its tail at a place; null where there is none.
static __attribute__((noinline)) const plumb_memo *find_tail(
  const plumb_scan *scan, const plumb_memo *memo, const uint8_t *region, const uint8_t *tail,
  const uint8_t *end) {
  while (memo != NULL && !is_tail(memo, tail, end))
    memo = find_region(scan, memo->next, region, end);
  return memo;
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

/// What the loop reads of a line before it is counted.
typedef struct {
  const uint8_t *start;
  /// The name of the session: where it stands, its first bytes or its hash, as in its slot.
  const uint8_t *name;
  uint64_t first, second;
  uint32_t hash;
  uint16_t length;
  const plumb_memo *memo;
  int64_t time, duration;
  int32_t sequence;
} reading;

/// Reads the name of a session that has sixteen bytes or more.
static __attribute__((noinline)) bool read_long_name(
  const plumb_scan *scan, const uint8_t *start, reading *line) {
  const uint8_t *at = start;
  uint64_t text = 0, quotes = 0;
  for (; quotes == 0; at += 8) {
    if (at >= scan->end) return false;
    uint64_t word = plumb_word(at);
    quotes = zeros(word ^ 0x2222222222222222u);
    uint64_t mask = quotes == 0 ? ~(uint64_t)0 : before(quotes);
    uint64_t rest = quotes == 0 ? 0 : (uint64_t)__builtin_ctzll(quotes) >> 3 << 59;
    text = mix(text ^ (word & mask) ^ rest);
  }
  int64_t length = at - 8 - start + (__builtin_ctzll(quotes) >> 3);
  if (length > PLUMB_NAME_LIMIT) return false;
  bool is_long = length > 16;
  line->first = is_long ? text : plumb_word(start);
  line->second = is_long ? 0 : plumb_word(start + 8);
  line->length = (uint16_t)length;
  return true;
}

/// Reads the name of a session.
INLINE bool read_name(const plumb_scan *scan, const uint8_t *place, reading *line) {
  uint64_t first = plumb_word(place), second = 0;
  uint64_t quotes = zeros(first ^ 0x2222222222222222u);
  if (LIKELY(quotes != 0)) {
    line->first = first & before(quotes);
    line->second = 0;
    line->length = (uint16_t)(__builtin_ctzll(quotes) >> 3);
    return true;
  }
  second = plumb_word(place + 8);
  quotes = zeros(second ^ 0x2222222222222222u);
  if (quotes == 0) return read_long_name(scan, place, line);
  line->first = first;
  line->second = second & before(quotes);
  line->length = (uint16_t)(8 + (__builtin_ctzll(quotes) >> 3));
  return true;
}

/// Whether a name is printable ASCII other than a backslash.
static bool is_plain_name(const uint8_t *name, uint16_t length) {
  for (uint16_t offset = 0; offset < length; offset += 8) {
    uint64_t mask = ~(uint64_t)0;
    if (length - offset < 8) mask >>= 64 - 8 * (length - offset);
    if (!is_plain(plumb_word(name + offset) & mask, mask)) return false;
  }
  return true;
}

/// Gives a free slot the name of a new session; false where the name needs more care, or where there is no room.
static bool set_name(plumb_scan *scan, plumb_session *slot, const reading *line) {
  if (!is_plain_name(line->name, line->length)) return false;
  slot->second = line->second;
  if (line->length > 16) {
    if (scan->namesEnd - scan->names < line->length + PLUMB_MARGIN) return false;
    slot->second = (uint64_t)(uintptr_t)memcpy(scan->names, line->name, line->length);
    scan->names += line->length;
  }
  slot->first = line->first;
  slot->hash = line->hash;
  slot->length = line->length;
  // No counter is one more, so that the first line is not a usual one.
  slot->lastSequence = -1;
  return true;
}

/// The slot of the session of a line, with a name but no line where it is new; null where the name needs more care.
INLINE plumb_session *find_session(plumb_scan *scan, const reading *line) {
  plumb_session *slot = scan->sessions + plumb_session_slot(line->hash, scan->sessionShift);
  while (true) {
    if (slot->firstLine == 0) {
      bool has_room = scan->sessionCount < scan->sessionLimit;
      return has_room && set_name(scan, slot, line) ? slot : NULL;
    }
    if (slot->first == line->first && slot->length == line->length) {
      if (LIKELY(slot->second == line->second)) return slot;
      const uint8_t *name = (const uint8_t *)(uintptr_t)slot->second;
      if (line->length > 16 && memcmp(name, line->name, line->length) == 0) return slot;
    }
    slot = slot == scan->sessions + scan->sessionMask ? scan->sessions : slot + 1;
  }
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

/// Counts a duration, of less than 2^57 nanoseconds.
INLINE void add_duration(const plumb_scan *scan, plumb_class *class, uint64_t value) {
  class->sum += (int64_t)value;
  if ((int64_t)value < class->least) class->least = (int64_t)value;
  if ((int64_t)value > class->most) class->most = (int64_t)value;
  // The exponent and the first six bits behind it; all bits of such a value are exact.
  double number = (double)(int64_t)(value | (value == 0));
  uint64_t bits;
  memcpy(&bits, &number, 8);
  uint32_t bin = scan->starts[(bits >> 46) - (1023 << 6)];
  // The bin at which to begin, or the next one: a bin is wider than what has the same bits.
  bin += scan->bounds[bin] < (int64_t)value;
  class->bins[bin] += 1;
}

/// Notes a line and its counter.
INLINE void add_line(
  plumb_scan *scan, plumb_session *session, uint64_t packed, uint32_t duration,
  int32_t sequence) {
  plumb_line *line = scan->lines + (scan->lineCount - scan->lineBase);
  line->previous = session->lastLine;
  line->packed = packed;
  line->duration = duration;
  session->lastLine = ++scan->lineCount;
  session->lastSequence = sequence;
}

/// Notes a step that the session took.
INLINE void take_step(
  plumb_session *session, plumb_class *class, uint8_t number, int64_t time) {
  session->lastTime = time;
  session->lastClass = number;
  session->accepted += 1;
  class->steps += 1;
}

/// Notes a line of a session, and counts its step if the session stays plain.
static void accept(
  plumb_scan *scan, plumb_session *session, const plumb_step *step, const uint8_t *start) {
  uint32_t previous = session->lastLine;
  bool is_counted = step->sequence == plumb_counter_after(session->lastSequence);
  bool is_kept =
    step->memo != PLUMB_NO_MEMO && scan->isComplete[scan->memos[step->memo].shape]
    && (is_counted || previous == 0)
    && step->time < PLUMB_EXACT_TIME && step->duration < PLUMB_NO_DURATION;
  plumb_class *class = scan->classes + step->number;
  bool is_inside =
    step->duration < 0 || (step->duration >= class->low && step->duration <= class->high);
  bool is_next =
    previous == 0
    || (is_counted
        && (step->time > session->lastTime
            || (step->time == session->lastTime && step->sequence >= 0))
        && scan->follows[(uint32_t)session->lastClass << 8 | step->number] == 1);
  bool is_plain = step->number != PLUMB_NOT_PLAIN && is_inside && is_next;
  if (scan->isAhead && !session->isComplex && !(is_plain && is_kept)) {
    is_plain = is_kept = false;
    scan->complexCount += 1;
  }
  if (is_kept)
    add_line(
      scan, session, (uint64_t)step->time | (uint64_t)step->memo << 53,
      (uint32_t)step->duration, step->sequence);
  else
    add_line(
      scan, session,
      (uint64_t)((intptr_t)start + scan->offset) | (uint64_t)PLUMB_NO_MEMO << 53,
      PLUMB_NO_DURATION, step->sequence);
  if (!is_plain) session->isComplex = true;
  if (session->isComplex) return;
  if (previous != 0)
    scan->pairs[(uint32_t)session->lastClass << 8 | step->number] += 1;
  else
    session->firstClass = step->number;
  take_step(session, class, step->number, step->time);
  if (step->duration >= 0 && class->bins != NULL)
    add_duration(scan, class, (uint64_t)(step->duration + 500) / 1000);
}

/// Begins a session; until its first step was taken, none is usual.
static void begin(plumb_scan *scan, plumb_session *session, const plumb_step *step) {
  session->firstLine = scan->lineCount + 1;
  session->firstTime = step->time;
  session->firstSequence = step->sequence;
  session->lastSequence = -1;
  scan->sessionCount += 1;
}

/// Whether a line is what most lines are: a plain step with a counter and a duration that pass beyond doubt, behind
/// the last step of its session, of which a memo holds all that the full check needs.
INLINE bool is_usual(
  const uint8_t *follows, const plumb_class *class, const plumb_session *session,
  const reading *line) {
  return follows[(uint32_t)session->lastClass << 8 | line->memo->whole] == 1
    && !session->isComplex
    && line->sequence > 0 && line->sequence - 1 == session->lastSequence
    && line->time >= session->lastTime && line->time < PLUMB_EXACT_TIME
    && line->duration >= class->low && line->duration <= class->usual;
}

/// Counts any other line; false where its step follows another one for the first time.
static __attribute__((noinline)) bool count_other(
  plumb_scan *scan, plumb_session *session, const reading *line) {
  plumb_step step = {
    line->time, line->duration, line->sequence, (uint16_t)(line->memo - scan->memos),
    line->memo->number,
  };
  if (session->firstLine == 0)
    begin(scan, session, &step);
  else if (!session->isComplex && step.number != PLUMB_NOT_PLAIN
           && scan->follows[(uint32_t)session->lastClass << 8 | step.number] == 0)
    return false;
  accept(scan, session, &step, line->start);
  return true;
}

/// Counts lines in their order; returns the number of the first that is left to Swift.
static int count_lines(plumb_scan *scan, const reading *lines, int count) {
  // What no line changes lies in registers: the compiler cannot know that it is nowhere written to.
  const plumb_memo *const memos = scan->memos;
  const uint8_t *const follows = scan->follows;
  uint32_t *const pairs = scan->pairs;
  const plumb_scan bins = {.starts = scan->starts, .bounds = scan->bounds};
  if (scan->lineLimit - scan->lineCount < (uint32_t)count)
    count = (int)(scan->lineLimit - scan->lineCount);
  const reading *const end = lines + count;
  for (const reading *line = lines; line < end; line++) {
    plumb_session *session = find_session(scan, line);
    if (!LIKELY(session != NULL)) return (int)(line - lines);
    uint8_t number = line->memo->whole;
    plumb_class *class = scan->classes + number;
    if (LIKELY(is_usual(follows, class, session, line))) {
      add_line(
        scan, session, (uint64_t)line->time | (uint64_t)(line->memo - memos) << 53,
        (uint32_t)line->duration, line->sequence);
      pairs[(uint32_t)session->lastClass << 8 | number] += 1;
      take_step(session, class, number, line->time);
      add_duration(&bins, class, ((uint32_t)line->duration + 500) / 1000);
    } else if (!count_other(scan, session, line)) {
      return (int)(line - lines);
    }
  }
  return count;
}

/// How a number was written last.
typedef struct {
  int64_t length;
  /// The least value of each byte of the number and of the one behind it, and how much greater it may be.
  uint8_t least[16], span[16];
  /// Which byte goes where, so that six decimals are at the end.
  uint8_t order[16];
  /// What its first byte is not: a zero, unless that is all that is before the point.
  uint8_t zero;
} form;

/// How long numbers and names of sessions were in the line before.
typedef struct {
  form time, duration;
  int64_t name;
} forms;

/// Passes over a value: where it is as long as the last one, what follows need not wait until its end is found.
INLINE const uint8_t *pass(const uint8_t *place, const uint8_t *behind, int64_t *last) {
  int64_t length = *last;
  if (!LIKELY(behind - place == length)) *last = length = behind - place;
  // Else the compiler sees that the end which was found would do as well.
  __asm__("" : "+r"(length));
  return place + length;
}

/// Reads a number beside the usual ones; through copies, for what has an address lies in no register.
INLINE bool millionths_narrow(const uint8_t **place, int64_t *value, form *last) {
  const uint8_t *at = *place;
  int64_t read;
  if (!plumb_millionths(&at, &read)) return false;
  *place = pass(*place, at, &last->length);
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
#define READ_NAME read_name
#define IS_BLOCK plumb_is_block
#define TARGET
#define LOOP read_lines_portable
#include "scan_lines.h"
#undef MILLIONTHS
#undef IS_LITERAL
#undef READ_NAME
#undef IS_BLOCK
#undef TARGET
#undef LOOP

#if defined(__x86_64__)
#include "scan_wide.h"

#define MILLIONTHS millionths_wide
#define IS_LITERAL is_literal_wide
#define READ_NAME read_name_wide
#define IS_BLOCK is_block_wide
#define TARGET WIDE
#define LOOP read_lines_wide
#include "scan_lines.h"
#undef MILLIONTHS
#undef IS_LITERAL
#undef READ_NAME
#undef IS_BLOCK
#undef TARGET
#undef LOOP

static int read_lines(
  plumb_scan *scan, const uint8_t *start, reading *lines, forms *last,
  const uint8_t **next) {
  bool isWide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
  return isWide ? read_lines_wide(scan, start, lines, last, next)
                : read_lines_portable(scan, start, lines, last, next);
}
#else
static int read_lines(
  plumb_scan *scan, const uint8_t *start, reading *lines, forms *last,
  const uint8_t **next) {
  return read_lines_portable(scan, start, lines, last, next);
}
#endif

const uint8_t *plumb_scan_lines(plumb_scan *scan, const uint8_t *place) {
  reading lines[BATCH];
  forms last = {.time = {.least = {255}, .zero = 255}, .duration = {.least = {255}, .zero = 255}};
  while (true) {
    const uint8_t *next = place;
    int count = read_lines(scan, place, lines, &last, &next);
    int counted = count_lines(scan, lines, count);
    if (counted < count) return lines[counted].start;
    if (count < BATCH) return next;
    place = next;
  }
}

void plumb_accept(
  plumb_scan *scan, plumb_session *session, const plumb_step *step, const uint8_t *start) {
  if (session->firstLine == 0) begin(scan, session, step);
  accept(scan, session, step, start);
}

/// The class of a line's step.
INLINE uint8_t class_of(const plumb_scan *scan, const plumb_line *line) {
  uint64_t memo = line->packed >> 53;
  return memo == PLUMB_NO_MEMO ? PLUMB_NOT_PLAIN : scan->memos[memo].number;
}

void plumb_recount(
  const plumb_scan *scan, const plumb_line *const *blocks, uint32_t blockBits, uint32_t count,
  uint64_t *failing) {
  const uint32_t within = ((uint32_t)1 << blockBits) - 1;
  for (uint32_t number = 1; number <= count; number++) {
    const plumb_line *line = blocks[(number - 1) >> blockBits] + ((number - 1) & within);
    uint32_t previous = line->previous;
    uint8_t step = class_of(scan, line), last = PLUMB_NOT_PLAIN;
    bool has_duration = line->duration != PLUMB_NO_DURATION;
    plumb_class *class = scan->classes + step;
    bool is_plain = step != PLUMB_NOT_PLAIN && (failing[previous >> 6] >> (previous & 63) & 1) == 0
      && (!has_duration || (line->duration >= class->low && line->duration <= class->high));
    if (is_plain && previous != 0) {
      last = class_of(scan, blocks[(previous - 1) >> blockBits] + ((previous - 1) & within));
      is_plain = scan->follows[(uint32_t)last << 8 | step] == 1;
    }
    if (!LIKELY(is_plain)) {
      failing[number >> 6] |= (uint64_t)1 << (number & 63);
      continue;
    }
    class->steps += 1;
    if (previous != 0) scan->pairs[(uint32_t)last << 8 | step] += 1;
    if (has_duration && class->bins != NULL)
      add_duration(scan, class, ((uint64_t)line->duration + 500) / 1000);
  }
}
