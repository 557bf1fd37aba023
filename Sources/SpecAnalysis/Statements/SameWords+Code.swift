import SpecModel
import SpecSyntax
import SpecText

/// Names that code sets to a number without a unit, and lines with the same words and no other: "Swipe threshold: 80pt"
/// and `let swipeThreshold: CGFloat = 60`.
///
/// Both stand in one section or in parts of one, or one of them stands where a section gathers; each has one value.
extension SameWords {
  /// A number that a name is given in code.
  private struct Constant {
    var value: Double
    var words: Set<String>
    var range: SourceRange
    var section: Int
  }

  private static let keywords: Lexicon = [
    "let", "const", "var", "val", "static", "private", "public", "internal", "final", "export",
    "readonly", "double", "int", "float", "cgfloat", "override", "late", "constexpr", "auto",
    "fileprivate", "number", "def",
  ]
  /// Words of names that give no value that holds by itself.
  private static let bounds: Lexicon = [
    "max", "min", "maximum", "minimum", "limit", "initial", "start", "end", "old", "new", "last",
    "previous", "current", "from", "to", "test", "mock", "px", "pt", "dp", "ms", "ratio", "factor",
    "scale",
  ]
  private static let units: Lexicon = ["px", "pt", "dp", "sp"]

  func codeConflicts(_ claims: [Claim]) -> [FactConflict] {
    let lines = claims.filter { claim in
      claim.value.bound == .exact && claim.value.words.count > 1 && claim.owner.isEmpty
        && (claim.value.unit.isEmpty || Self.units.contains(claim.value.unit))
    }
    guard !lines.isEmpty, document.codeBlocks.contains(where: \.isFenced) else { return [] }
    let told = Dictionary(grouping: lines, by: \.value.words)
    let set = Dictionary(grouping: constants(), by: \.words)
    let shared = set.keys.filter { told[$0] != nil }
    return shared.compactMap { words -> FactConflict? in
      guard let constant = set[words]?.only, let lines = told[words],
        Set(lines.map(\.value.amount)).count == 1,
        let line = lines.first(where: { areNear($0.section, constant.section) }),
        case .number(let value) = line.value.amount, value != constant.value,
        value < constant.value * 8, constant.value < value * 8
      else { return nil }
      return conflict(line, constant)
    }.sorted {
      $0.statements[0].origin.range.start < $1.statements[0].origin.range.start
    }
  }

  private func conflict(_ line: Claim, _ constant: Constant) -> FactConflict {
    let statements = [
      FactConflict.Statement(
        value: document.string(plain: line.value.range), origin: line.origin),
      FactConflict.Statement(
        value: document.source.string(constant.range), origin: document.origin(constant.range)),
    ]
    var found = FactConflict(
      subject: line.value.name, property: line.value.property,
      statements: statements.sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the line has the words of the name in code, and no other")
    found.isCode = true
    return found
  }

  /// Whether two sections are one, one is part of the other, or one gathers, with the same limits.
  private func areNear(_ a: Int, _ b: Int) -> Bool {
    guard limits(a) == limits(b) else { return false }
    return a == b || gathers(a) || gathers(b) || document.path(ofSection: a).contains(b)
      || document.path(ofSection: b).contains(a)
  }

  // MARK: Code

  private func constants() -> [Constant] {
    var result: [Constant] = []
    for block in document.codeBlocks
    where block.isFenced && CodeStatements.isRead(block.language) && block.lines.count <= 300
      && reader.isNormative(document.nodes[Int(block.node)].range.start)
    {
      let section = Int(document.nodes[Int(block.node)].section)
      for line in block.lines where line.offsets.count < 120 {
        if let found = constant(line.offsets, section) { result.append(found) }
      }
    }
    return result
  }

  /// "let name: Type = 60", "const NAME = 0.6;", "static const double name = 60;"
  private func constant(_ line: Range<Int>, _ section: Int) -> Constant? {
    let bytes = document.source.bytes
    let range = ASCII.trimmed(bytes, line)
    guard let equals = range.first(where: { bytes[$0] == 0x3D }),
      equals + 1 < range.upperBound, bytes[equals + 1] != 0x3D,
      let number = number(equals + 1..<range.upperBound),
      let name = name(range.lowerBound..<equals)
    else { return nil }
    // "kRowHeight"
    let words = Names.words(name).filter { $0 != "k" }
    guard words.count > 1, !words.contains(where: Self.bounds.contains) else { return nil }
    return Constant(
      value: number.value, words: WordedValues.canonical(words), range: number.range,
      section: section)
  }

  /// The number that is all of a text but for a semicolon, a comma, or the "f" of a type.
  private func number(_ text: Range<Int>) -> (value: Double, range: SourceRange)? {
    let bytes = document.source.bytes
    let range = ASCII.trimmed(bytes, text)
    var end = range.lowerBound
    while end < range.upperBound, ASCII.isDigit(bytes[end]) || bytes[end] == ASCII.dot { end += 1 }
    guard end > range.lowerBound,
      bytes[end..<range.upperBound].allSatisfy({ $0 == 0x3B || $0 == 0x2C || $0 == 0x66 }),
      range.upperBound - end < 3,
      let value = Double(String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)), value > 0
    else { return nil }
    return (value, SourceRange(range.lowerBound, end))
  }

  /// The name before "=", behind words of a declaration and before its type.
  private func name(_ text: Range<Int>) -> String? {
    let bytes = document.source.bytes
    let colon = text.first { bytes[$0] == ASCII.colon }
    let range = text.lowerBound..<(colon ?? text.upperBound)
    guard
      range.allSatisfy({
        ASCII.isWord(bytes[$0]) || bytes[$0] == 0x5F || bytes[$0] == ASCII.space
      })
    else { return nil }
    let words = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      .split(separator: " ")
    guard let name = words.last,
      words.dropLast().allSatisfy({ Self.keywords.contains($0.lowercased()) })
    else { return nil }
    return String(name)
  }
}
