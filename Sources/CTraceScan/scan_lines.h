// Included by scan.c once for each kind of processor, with MILLIONTHS, IS_LITERAL, TARGET and LOOP defined.

/// Reads lines of a known shape; ends at the first that Swift must read.
TARGET static const uint8_t *LOOP(plumb_scan *scan, const uint8_t *start) {
  // In the order of the slots' numbers.
  static const void *const slots[] = {
    &&time, &&session, &&sequence, &&other, &&other, &&other,
    &&duration, &&text, &&number, &&region, &&tail, &&end,
  };
  const uint32_t room = scan->sessionMask / 2;
  const uint8_t *const end = scan->end;
  const uint8_t *place, *region, *behind;
  const plumb_piece *piece;
  plumb_session *session;
  plumb_step step;
  uint32_t index, tries;

// Goes to the slot behind the next literal, if that is here.
#define NEXT \
  do { \
    if (!LIKELY(place <= end && IS_LITERAL(piece, place))) goto fail; \
    if (!LIKELY(piece->count <= 32)) goto longer; \
    place += piece->count; \
    goto *slots[(piece++)->slot]; \
  } while (0)

line:
  if (start >= end || scan->lineCount >= scan->lineLimit || scan->sessionCount >= room)
    return start;
  tries = scan->shapeCount;
shape:
  piece = scan->shapes[scan->shape];
  if (piece == NULL) goto fail;
  place = region = start;
  session = NULL;
  step = (plumb_step){-1, -1, -1, PLUMB_NO_MEMO, PLUMB_NOT_PLAIN};
  NEXT;

time:
  if (!LIKELY(MILLIONTHS(&place, &step.time))) goto fail;
  NEXT;

duration:
  if (!LIKELY(MILLIONTHS(&place, &step.duration))) goto fail;
  NEXT;

sequence:
  if (!LIKELY(count_short(&place, &step.sequence))) goto fail;
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
  session = find_session(scan, &place);
  if (!LIKELY(session != NULL)) goto fail;
  NEXT;

region:
  index = find_region(
    scan, scan->heads[plumb_bucket(place, scan->masks)], place, end);
  if (!LIKELY(index < PLUMB_NO_MEMO)) goto fail;
  step.memo = (uint16_t)index;
  region = place;
  place += scan->memos[index].regionCount;
  NEXT;

tail:
  index = find_tail(scan, step.memo, region, place, end);
  if (!LIKELY(index < PLUMB_NO_MEMO)) goto fail;
  step.memo = (uint16_t)index;
  place += scan->memos[index].tailCount;

end:
  if (!LIKELY(place <= end && session != NULL && step.time >= 0 && step.memo != PLUMB_NO_MEMO))
    goto fail;
  step.number = scan->memos[step.memo].number;
  if (session->firstLine == 0) {
    begin(scan, session, &step);
  } else if (!session->isComplex && step.number != PLUMB_NOT_PLAIN
             && scan->follows[(uint32_t)session->lastClass << 8 | step.number] == 0) {
    goto fail;
  }
  accept(scan, session, &step, start);
  start = place;
  goto line;

longer:
  if (end - place < piece->count
      || !is_equal(place + 32, piece->literal + 32, (int32_t)piece->count - 32))
    goto fail;
  place += piece->count;
  goto *slots[(piece++)->slot];

other:
fail:
  if (tries-- <= 1) return start;
  scan->shape = (uint8_t)(scan->shape + 1 < scan->shapeCount ? scan->shape + 1 : 0);
  goto shape;
#undef NEXT
}
