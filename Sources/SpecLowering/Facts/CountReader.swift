import SpecModel
import SpecText

/// Recognises bare numbers that demand something: columns, limits, batches, scales and opacities.
enum CountReader {
  private static let columns = WordKey.set("column", "columns", "spalten", "colonnes", "columnas")
  private static let things = WordKey.set(
    "items", "item", "photos", "photo", "images", "cards", "card", "rows", "row", "lines", "line",
    "messages", "results", "characters", "chars", "users", "tabs", "steps", "slots", "entries",
    "pages", "taps", "typical", "options", "records", "elements", "retries", "attempts",
    "notifications", "digits", "words", "videos", "files", "buttons", "actions", "members")
  private static let batches = WordKey.set(
    "batches", "batch", "groups", "chunks", "sets", "pages", "limit", "maximum", "minimum")
  private static let of = WordKey("of")
  private static let scales = WordKey.set("scale", "scales", "scaled", "opacity", "to", "at")

  /// What a bare number measures, if anything.
  static func kind(
    of measure: Measure, in line: TextLine, words: ArraySlice<Words.Word>, reader: FactReader
  ) -> Constraint.Kind? {
    let next = reader.word(after: measure.range.upperBound, in: line.text)
    if let next, columns.contains(next) { return .columns }
    if let kind = factor(measure, words, reader.bytes) { return kind }
    if ConstraintKinds.isDamping(measure, words, next) { return .signal }
    if let next, things.contains(next), !isLabelled(measure, line, reader) { return .count }
    if isWideCount(measure, line, reader) { return .count }
    if measure.bound != .none, let next, !Self.tails.contains(next),
      hasSpace(measure, line, reader)
    {
      return Self.units.contains(next) ? .other : .count
    }
    let before = words.filter { $0.range.upperBound <= measure.range.lowerBound }.suffix(2)
    if before.count == 2, before.last?.key == of, let first = before.first,
      batches.contains(first.key)
    {
      return .count
    }
    if isLimit(measure, line, reader) { return .count }
    return isWeight(measure, line, reader) ? .other : nil
  }

  private static let limits = WordKey.set(
    "max", "maximum", "maximal", "maximale", "min", "minimum", "minimal", "minimale", "mindestens",
    "massimo", "minimo", "maximaal", "minimaal")
  /// What numbers name or rank, and do not count.
  private static let ranks = WordKey.set(
    "level", "version", "priority", "index", "rank", "score", "weight", "api", "sdk", "ios",
    "android", "age", "rating", "value", "ratio")

  /// "Max items: 50": a number that is all behind a label which begins with a bound and names what is counted.
  private static func isLimit(
    _ measure: Measure, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard line.holder == .item || line.holder == .paragraph, let label = line.label,
      label.count <= 40, measure.isSingle, measure.low == measure.low.rounded(), measure.low > 0,
      case let value = Bytes.trim(line.value, in: reader.bytes), value == measure.range
    else { return false }
    let words = Words.keys(reader.bytes, label)
    guard (2...4).contains(words.count), limits.contains(words[0]) else { return false }
    return !words.dropFirst().contains { ranks.contains($0) || ConstraintKinds.cues[$0] != nil }
  }

  private static let tails = WordKey.set("and", "or", "to", "in", "of", "for", "the", "a", "is")
  /// Units of what is measured around the interface, and not counted.
  private static let units = WordKey.set(
    "m", "km", "cm", "mi", "miles", "meter", "meters", "metre", "metres", "ft", "feet", "kg", "kmh",
    "mph", "lux", "db")

  private static func hasSpace(_ measure: Measure, _ line: TextLine, _ reader: FactReader) -> Bool {
    let end = measure.range.upperBound
    return end < line.text.upperBound
      && (reader.bytes[end] == 0x20 || reader.bytes[end] == 0x2B || reader.bytes[end] == 0x2D)
  }

  /// "Step 2 items": the number belongs to a label.
  private static let numbered = WordKey.set(
    "step", "phase", "flow", "scenario", "option", "level", "version", "section", "figure", "table",
    "pr", "issue", "story", "task", "sprint", "day", "week", "tier", "wcag", "ios", "android")

  private static func isLabelled(
    _ measure: Measure, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    reader.word(before: measure.range.lowerBound, in: line.text).map(numbered.contains) ?? false
  }

  /// "Scale to 0.98", "Scale: 1.0", "opacity 0.5", "from 0 to 1": factors near their name; a whole number of a scale
  /// counts only as it writes its fraction out.
  private static func factor(
    _ measure: Measure, _ words: ArraySlice<Words.Word>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Constraint.Kind? {
    guard measure.high <= 4, measure.low >= 0,
      measure.low != measure.low.rounded() || measure.high <= 1
    else { return nil }
    let near = words.filter {
      $0.range.upperBound <= measure.range.lowerBound + 1
        && measure.range.lowerBound - $0.range.upperBound < 24
    }
    for word in near.reversed() {
      switch ConstraintKinds.cues[word.key] {
      case .scale:
        let isWhole = measure.low == measure.low.rounded() && measure.isSingle
        return isWhole && !bytes[measure.range].contains(0x2E) ? nil : .scale
      case .opacity: return .opacity
      default: continue
      }
    }
    return nil
  }
}
