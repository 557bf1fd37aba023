import SpecModel
import SpecText

/// Words of Russian and Ukrainian that tell what a time is for, by their stems, as their ends change with the sentence.
extension DurationClause {
  private static let stems: WordTable<DurationFact.Role> = WordKey.table(
    (.delay, ["задержк", "затримк", "пауз", "ожидани", "очікуван", "через", "спустя"]),
    (.timeout, ["таймаут", "скрыва", "скроет", "скрыти", "закрыва", "закроет", "исчеза"]),
    (.timeout, ["исчезне", "истека", "истечен", "бездейств", "неактивн"]),
    (.timeout, ["зника", "закрива", "бездіяльн"]),
    (.period, ["кажды", "каждую", "каждое", "кожні", "кожну", "период", "період", "интервал"]),
    (.period, ["інтервал", "цикл", "периодич", "опрос", "частот"]),
    (.debounce, ["дебаунс", "антидребезг", "троттлинг"]),
    (.latency, ["отклик", "загруз", "завантаж", "ответ", "відповід", "отрисовк"]),
    (.dwell, ["удерж", "утрим", "нажат", "остает", "показыва", "отобража", "видим"]),
    (.animation, ["анимац", "анимир", "анімац", "переход", "появлен", "исчезновен", "затухан"]),
    (.animation, ["плавн", "пульс", "мерцан", "мигани", "вращен", "масштабир", "длительност"]),
    (.animation, ["продолжительност", "тривал", "проявлен", "растворен", "скольжен"])
  )

  /// The word in a range that tells a role by its stem and stands nearest to a time.
  static func nearestStem(
    to time: Range<Int>, in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Nearest? {
    guard range.contains(where: { bytes[$0] &- 0xD0 < 2 }) else { return nil }
    var best: Nearest?
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] &- 0xD0 < 4 else {
        offset += 1
        continue
      }
      let start = offset
      var key = WordKey()
      var told: DurationFact.Role?
      while offset + 1 < range.upperBound, bytes[offset] &- 0xD0 < 4 {
        key.append(cyrillic: UInt32(bytes[offset] & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F))
        offset += 2
        // "Исчезновение" is a motion though "исчезает" is an end: the longest stem counts.
        told = stems[key] ?? told
      }
      offset = max(offset, start + 1)
      guard let told else { continue }
      let distance = distance(start..<offset, from: time)
      if distance < best?.distance ?? Int.max {
        best = Nearest(distance: distance, key: key, range: start..<offset, role: told)
      }
    }
    return best
  }
}
