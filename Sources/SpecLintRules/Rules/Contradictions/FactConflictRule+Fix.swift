import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

extension FactConflictRule {
  /// Whether two sizes of a text style are those of two values that T304 reports whole, with their line heights.
  func isToldOfStyles(_ conflict: FactConflict, _ context: RuleContext) -> Bool {
    guard conflict.property == "font size" else { return false }
    func holds(_ place: Origin) -> Bool {
      conflict.statements.contains { statement in
        place.range.contains(statement.origin.range) && place.range != statement.origin.range
      }
    }
    return context.analysis.claims.tokenConflicts.contains {
      holds($0.origin) && holds($0.firstOrigin)
    }
  }

  /// Writes the other value wherever the first one stands, as a single place would leave the conflict; `nil` where there
  /// are more than two values to decide between, or a place holds more than the value.
  func fix(
    _ conflict: FactConflict, to other: FactConflict.Statement, _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let places = conflict.statements.filter { $0.value != other.value }
    guard Set(places.map(\.value)).count == 1 else { return nil }
    guard let value = Self.place(of: other, context.document) else { return nil }
    let text = context.document.source.string(value.range)
    var edits: [Diagnostic.Fix.Edit] = []
    for place in places {
      guard let origin = Self.place(of: place, context.document),
        Self.mayStand(value, in: origin, conflict.property, context.document)
      else { return nil }
      if !edits.contains(where: { $0.origin == origin }) { edits.append(.init(origin, text: text)) }
    }
    return Diagnostic.Fix(safety: .unsafe, title: "write \(shown(other, context))", edits: edits)
  }

  /// Whether a value may take the place of another one: in "bold (700)" only the number would be changed, beside a word
  /// that still says the old weight.
  private static func mayStand(
    _ value: Origin, in place: Origin, _ property: String, _ document: Document
  ) -> Bool {
    guard let word = wordBeforeBrackets(around: place, document) else { return true }
    guard let other = wordBeforeBrackets(around: value, document) else {
      return property != "weight"
    }
    return word == other
  }

  /// The word before the brackets that hold nothing but a value: "bold (700)".
  private static func wordBeforeBrackets(around place: Origin, _ document: Document) -> String? {
    let bytes = document.source.bytes
    let range = place.range.offsets
    guard range.lowerBound > 1, range.upperBound < bytes.count,
      bytes[range.lowerBound - 1] == 0x28, bytes[range.upperBound] == 0x29
    else { return nil }
    var end = range.lowerBound - 1
    while end > 0, [ASCII.space, 0x2A, 0x60].contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, ASCII.isLetter(bytes[start - 1]) || bytes[start - 1] >= 0x80 { start -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self).lowercased() : nil
  }

  private static let seconds: Set<String> = ["s", "sec", "secs", "second", "seconds"]

  /// A value as a message tells it: a time that the document writes in seconds stays in seconds.
  func shown(_ statement: FactConflict.Statement, _ context: RuleContext) -> String {
    guard statement.value.hasSuffix("000 ms"),
      case let range = statement.origin.range.offsets, (2...12).contains(range.count)
    else { return statement.value }
    let bytes = context.document.source.bytes[range]
    let digits = bytes.prefix { ASCII.isDigit($0) }
    let unit = bytes.dropFirst(digits.count).drop { $0 == ASCII.space }
    guard !digits.isEmpty, Self.seconds.contains(String(decoding: unit, as: UTF8.self)) else {
      return statement.value
    }
    return String(decoding: digits, as: UTF8.self) + " s"
  }

  /// Where the value itself stands in the place of a statement, "16px" in "16px/24px"; `nil` where the place holds more
  /// numbers than the value and the value is not written there once.
  private static func place(of statement: FactConflict.Statement, _ document: Document) -> Origin? {
    let range = statement.origin.range.offsets
    let bytes = document.source.bytes
    let value = ContiguousArray(statement.value.utf8)
    guard !value.isEmpty, range.count > value.count,
      numbers(in: bytes[range]) > numbers(in: value)
    else { return statement.origin }
    var found: Int?
    for start in range.lowerBound...(range.upperBound - value.count)
    where bytes[start..<start + value.count].elementsEqual(value) {
      let end = start + value.count
      let isWhole =
        (start == range.lowerBound || !isPart(bytes[start - 1]))
        && (end == range.upperBound || !isPart(bytes[end]))
      guard isWhole else { continue }
      guard found == nil else { return nil }
      found = start
    }
    return found.map { document.origin(SourceRange($0, $0 + value.count)) }
  }

  /// Whether a byte may go on with a number or its unit.
  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.dot
  }

  /// The numbers of some bytes, each with its decimals.
  private static func numbers(in bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    var isNumber = false
    for byte in bytes {
      let isNow = ASCII.isDigit(byte) || isNumber && (byte == ASCII.dot || byte == 0x2C)
      if isNow, !isNumber { count += 1 }
      isNumber = isNow
    }
    return count
  }
}
