// Included by scan.c: what its loop does on processors with vectors of 32 bytes.

#include <immintrin.h>

#define WIDE __attribute__((target("avx2,bmi,bmi2")))

/// From here on, less so many bytes: a mask of the first so many bytes.
static const uint8_t firsts[32] = {
#define F 0xFF
  F, F, F, F, F, F, F, F, F, F, F, F, F, F, F, F,
#undef F
};

WIDE INLINE __m128i first_bytes(uint32_t count) {
  return _mm_loadu_si128((const __m128i *)(firsts + 16 - count));
}

/// The value of sixteen digits, none of them a letter.
/// Source: Mula, "SIMD-ized parsing of numbers" (2018).
WIDE INLINE int64_t sixteen_digits(__m128i digits) {
  __m128i pairs = _mm_maddubs_epi16(digits, _mm_set1_epi16(0x010A));
  __m128i fours = _mm_madd_epi16(pairs, _mm_set1_epi32(0x00010064));
  __m128i packed = _mm_packus_epi32(fours, fours);
  uint64_t eights = (uint64_t)_mm_cvtsi128_si64(
    _mm_madd_epi16(packed, _mm_set1_epi32(0x00012710)));
  return (int64_t)((eights & 0xFFFFFFFF) * 100000000 + (eights >> 32));
}

/// Learns the form of a number of at most eight digits, a point and at most six decimals; false where it is another.
WIDE static __attribute__((noinline)) bool learn_form(const uint8_t *start, form *last) {
  __m128i text = _mm_loadu_si128((const __m128i *)start);
  // Digits are the bytes that end up between 118 and 127.
  __m128i found = _mm_cmpgt_epi8(_mm_add_epi8(text, _mm_set1_epi8(70)), _mm_set1_epi8(117));
  uint32_t others = ~(uint32_t)_mm_movemask_epi8(found);
  uint32_t count = (uint32_t)__builtin_ctz(others);
  uint32_t stop = (uint32_t)__builtin_ctz(others & (others - 1));
  uint32_t decimals = stop - count - 1;
  if (count - 1 >= 8 || start[count] != '.' || decimals - 1 >= 6
      || (start[0] == '0' && count > 1)) {
    // Nothing has this form: its first byte is 255 and is not.
    *last = (form){.least = {255}, .zero = 255};
    return false;
  }
  const __m128i each = _mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  __m128i point = _mm_cmpeq_epi8(each, _mm_set1_epi8((char)count));
  __m128i digits = _mm_andnot_si128(point, _mm_cmplt_epi8(each, _mm_set1_epi8((char)stop)));
  __m128i behind = _mm_cmpgt_epi8(each, _mm_set1_epi8((char)stop));
  __m128i least = _mm_blendv_epi8(_mm_andnot_si128(behind, text), _mm_set1_epi8('0'), digits);
  __m128i span = _mm_or_si128(_mm_and_si128(digits, _mm_set1_epi8(9)), behind);
  // Below zero, or made so, where there is no byte to take.
  __m128i isDecimal = _mm_cmpgt_epi8(each, _mm_set1_epi8(9));
  __m128i order = _mm_add_epi8(each, _mm_set1_epi8((char)(count - 10)));
  order = _mm_sub_epi8(order, isDecimal);
  order = _mm_or_si128(order, _mm_cmpgt_epi8(each, _mm_set1_epi8((char)(9 + decimals))));
  _mm_storeu_si128((__m128i *)last->least, least);
  _mm_storeu_si128((__m128i *)last->span, span);
  _mm_storeu_si128((__m128i *)last->order, order);
  last->length = stop;
  last->zero = count > 1 ? '0' : 0;
  return true;
}

/// Reads a number whose form is that of the last one, all digits at once; others with care.
WIDE INLINE bool millionths_wide(const uint8_t **place, int64_t *value, form *last) {
  const uint8_t *start = *place;
  __m128i text = _mm_loadu_si128((const __m128i *)start);
  __m128i above = _mm_sub_epi8(text, _mm_loadu_si128((const __m128i *)last->least));
  above = _mm_subs_epu8(above, _mm_loadu_si128((const __m128i *)last->span));
  if (!LIKELY(_mm_testz_si128(above, above) && start[0] != last->zero)
      && !learn_form(start, last))
    return millionths_narrow(place, value, last);
  __m128i digits = _mm_sub_epi8(text, _mm_set1_epi8('0'));
  __m128i order = _mm_loadu_si128((const __m128i *)last->order);
  *value = sixteen_digits(_mm_shuffle_epi8(digits, order));
  *place = start + last->length;
  return true;
}

WIDE INLINE bool is_literal_wide(
  const plumb_piece *piece, const uint8_t *place) {
  __m256i text = _mm256_loadu_si256((const __m256i *)place);
  __m256i known = _mm256_loadu_si256((const __m256i *)piece->words);
  __m256i mask = _mm256_loadu_si256((const __m256i *)piece->masks);
  return _mm256_testz_si256(_mm256_xor_si256(text, known), mask);
}

/// Whether the bytes at a place are those of a block, half of them at once.
WIDE INLINE bool is_block_wide(const uint8_t *place, const uint8_t *block) {
  const __m256i *text = (const __m256i *)place, *known = (const __m256i *)block;
  __m256i first = _mm256_xor_si256(_mm256_loadu_si256(text), _mm256_loadu_si256(known));
  __m256i second = _mm256_xor_si256(_mm256_loadu_si256(text + 1), _mm256_loadu_si256(known + 1));
  first = _mm256_and_si256(first, _mm256_loadu_si256(known + 2));
  second = _mm256_and_si256(second, _mm256_loadu_si256(known + 3));
  __m256i rest = _mm256_or_si256(first, second);
  return _mm256_testz_si256(rest, rest);
}

/// Reads the name of a session, fifteen bytes at once.
WIDE INLINE bool read_name_wide(const plumb_scan *scan, const uint8_t *place, reading *line) {
  __m128i text = _mm_loadu_si128((const __m128i *)place);
  uint32_t quotes =
    (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(text, _mm_set1_epi8('"')));
  if (!LIKELY(quotes != 0)) return read_long_name(scan, place, line);
  line->length = (uint16_t)__builtin_ctz(quotes);
  __m128i name = _mm_and_si128(text, first_bytes(line->length));
  line->first = (uint64_t)_mm_cvtsi128_si64(name);
  line->second = (uint64_t)_mm_extract_epi64(name, 1);
  return true;
}
