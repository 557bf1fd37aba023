// Included by scan.c once for each kind of processor, with MILLIONTHS, IS_LITERAL, IS_BLOCK, READ_NAME, TARGET and LOOP defined.

/// Reads lines of a known shape up to the first other one; returns how many, and where the next one begins.
TARGET static int LOOP(
  plumb_scan *scan, const uint8_t *start, reading *lines, forms *last, const uint8_t **next) {
  // In the order of the slots' numbers.
  static const void *const slots[] = {
    &&time, &&session, &&sequence, &&other, &&other, &&other,
    &&duration, &&text, &&number, &&region, &&tail, &&end, &&rest,
  };
  const uint8_t *const end = scan->end;
  const plumb_piece *pieces = scan->shapes[scan->shape];
  const uint8_t *place, *region, *behind;
  const plumb_piece *piece;
  const plumb_memo *memo;
  uint32_t index, tries;
  reading *line = lines;

// Goes to the slot behind the next literal, if that is here.
#define NEXT \
  do { \
    if (!LIKELY(IS_LITERAL(piece, place))) goto fail; \
    place += piece->count; \
    JUMP; \
  } while (0)
#define JUMP \
  do { \
    piece += 1; \
    goto *slots[piece[-1].slot]; \
  } while (0)

line:
  // No hint here: a compiler that believes that no line returns takes the whole function for one that seldom runs.
  if (start >= end || line == lines + BATCH) {
    *next = start;
    return (int)(line - lines);
  }
  tries = 0;
  if (pieces == NULL) goto fail;
shape:
  piece = pieces;
  place = region = start;
  line->time = line->duration = line->sequence = -1;
  NEXT;

time:
  if (!LIKELY(MILLIONTHS(&place, &line->time, &last->time))) goto fail;
  NEXT;

duration:
  if (!LIKELY(MILLIONTHS(&place, &line->duration, &last->duration))) goto fail;
  NEXT;

sequence:
  if (!LIKELY(count_short(&place, &line->sequence))) goto fail;
  NEXT;

number:
  behind = place;
  if (!LIKELY(plumb_skip_number(&behind))) goto fail;
  place = behind;
  NEXT;

text:
  behind = place;
  if (!LIKELY(skip_text(&behind, end))) goto fail;
  place = behind;
  NEXT;

session:
  if (!LIKELY(READ_NAME(scan, place, line))) goto fail;
  line->name = place;
  line->hash = plumb_session_hash(line->first, line->second);
  __builtin_prefetch(scan->sessions + plumb_session_slot(line->hash, scan->sessionShift), 1);
  place = pass(place, place + line->length, &last->name);
  NEXT;

region:
  index = scan->heads[plumb_bucket(place, scan->words)];
  if (!LIKELY(index < PLUMB_NO_MEMO)) goto fail;
  memo = scan->memos + index;
  if (!LIKELY(IS_BLOCK(place, memo->blocks) && memo->shortShape == scan->shape)) {
    memo = find_region(scan, index, place, end);
    if (memo == NULL) goto fail;
  }
  region = place;
  place += memo->regionCount;
  JUMP;

tail:
  if (!LIKELY(IS_BLOCK(place, memo->blocks + 2 * PLUMB_BLOCK) && memo->shortShape < PLUMB_SHAPES)) {
    memo = find_tail(scan, memo, region, place, end);
    if (memo == NULL) goto fail;
  }
  place += memo->tailCount;

end:
  // Shapes with memos have a time, a session and a region.
  if (!LIKELY(place <= end)) goto fail;
  line->memo = memo;
  line->start = start;
  line += 1;
  start = place;
  goto line;

rest:
  // Behind the first 32 bytes of a long literal; the piece is the one behind it.
  piece -= 1;
  behind = place - piece->count;
  if (end - behind < piece->count
      || !is_equal(behind + 32, piece->literal + 32, (int32_t)piece->count - 32))
    goto fail;
  index = (uint32_t)piece->behind;
  piece += 1;
  // Hidden, so that the compiler does not merge all jumps into one that chooses between two fields.
  __asm__("" : "+r"(index));
  goto *slots[index];

other:
fail:
  if (++tries >= scan->shapeCount) {
    *next = start;
    return (int)(line - lines);
  }
  scan->shape = (uint8_t)(scan->shape + 1 < scan->shapeCount ? scan->shape + 1 : 0);
  pieces = scan->shapes[scan->shape];
  if (pieces == NULL) goto fail;
  goto shape;
#undef NEXT
#undef JUMP
}
