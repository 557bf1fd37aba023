import SpecSyntax
import SpecText

/// Codes that a list gives as a range: "LIM-COMP-001..004", "E-SAVE-01 – E-SAVE-09".
struct IdentifierRanges {
  private var names: [Int: [String: Set<String>]] = [:]

  /// Marks between the two ends of a range.
  private static let marks: [StaticString] = [
    "...", "..", "…", "–", "—", "-", "~", "〜", "～", "→", "to ", "bis ", "through ", "至", "到",
  ]
  /// More codes than any list gives in one row.
  private static let most = 500

  /// The codes that the ranges of a table stand for.
  func members(_ table: Int, _ prefix: String) -> Set<String> { names[table]?[prefix] ?? [] }

  /// Whether a cell has nothing but codes: "LIM-UI-001, LIM-INT-001..002".
  static func isList(_ cell: Range<Int>, _ document: Document) -> Bool {
    cell.allSatisfy { offset in
      let byte = document.plain[offset]
      return !ASCII.isLetter(byte) || ASCII.isUpper(byte)
    }
  }

  /// Adds the members of the ranges that begin with codes of a first cell.
  mutating func read(
    _ uses: [Identifiers.Use], _ cell: Range<Int>, _ table: Int, _ document: Document
  ) {
    // A cell with nothing but its code has no range.
    let least = (uses.first?.name.utf8.count ?? 0) + 2
    guard least < cell.count, cell.count < 400 else { return }
    let text = document.string(plain: cell)
    for use in uses {
      guard let rest = Self.rest(of: text, behind: use.name),
        let last = Self.end(rest, use.name),
        let digits = Self.digits(use.name), let first = Int(digits), last > first,
        last - first < Self.most
      else { continue }
      let stem = use.name.dropLast(digits.utf8.count)
      names[table, default: [:]][use.prefix, default: []].formUnion(
        (first...last).map { number in
          let text = String(number)
          let zeros = max(0, digits.utf8.count - text.utf8.count)
          return stem + String(repeating: "0", count: zeros) + text
        })
    }
  }

  /// What follows a name in a text.
  private static func rest(of text: String, behind name: String) -> Substring? {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(name) { return rest.dropFirst(name.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func digits(_ name: String) -> String? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty || digits.count > 6 ? nil : String(digits.reversed())
  }

  /// The last number of a range that goes on behind its first code.
  private static func end(_ text: Substring, _ name: String) -> Int? {
    var rest = text.drop { " `*".contains($0) }
    guard let mark = marks.first(where: { rest.hasPrefix($0.description) }) else { return nil }
    rest = rest.dropFirst(mark.description.count).drop { " `*".contains($0) }
    // "E-SAVE-01 – E-SAVE-09" names the stem again.
    let stem = name.dropLast(digits(name)?.utf8.count ?? 0)
    if rest.hasPrefix(stem) { rest = rest.dropFirst(stem.count) }
    let last = rest.prefix { $0.isASCII && $0.isNumber }
    guard !last.isEmpty, last.count <= 6 else { return nil }
    return Int(last)
  }
}
