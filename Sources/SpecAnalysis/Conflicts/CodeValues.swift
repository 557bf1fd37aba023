import SpecModel
import SpecSyntax
import SpecText

/// A value that prose gives once and code of the same section gives otherwise, where nothing else can be meant.
///
/// Compared are the length of the only animation of a section with the only one of its code, the only wait after input
/// of a document with the only debounce of its code, and the only number of columns with that of the grid in code.
struct CodeValues {
  let document: Document
  let spec: SpecDocument

  static func conflicts(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard document.codeBlocks.contains(where: { !$0.language.isEmpty }) else { return [] }
    let finder = CodeValues(document: document, spec: spec)
    return finder.animations() + finder.debounces() + finder.columns()
  }

  // MARK: Animations

  private static let others: Lexicon = [
    "reduced", "reduce", "delay", "loop", "repeat", "repeats", "stagger", "total", "after", "max",
    "until", "wait", "waits", "shimmer", "old", "was", "before", "example", "hold", "infinite",
    "fallback",
  ]

  /// Words of code that sets the rhythm of a loop, or a wait.
  private static let loops: Lexicon = [
    "delay", "loop", "repeat", "forever", "stagger", "infinite", "timeout", "interval",
  ]

  private func animations() -> [FactConflict] {
    var prose: [Int32: [DurationFact]] = [:]
    var code: [Int32: [DurationFact]] = [:]
    for fact in spec.durations where fact.role == .animation {
      guard let node = document.lastNode(startingBy: fact.origin.range.start) else { continue }
      let section = document.nodes[node].section
      switch document.nodes[node].kind {
      case .codeBlock where document.isProgram(fact.origin.range.start):
        code[section, default: []].append(fact)
      case .codeBlock: prose[section, default: []] += [fact, fact]
      default: prose[section, default: []].append(fact)
      }
    }
    // A document with one movement, told in one section and set in another.
    let (allTold, allSet) = (prose.values.flatMap(\.self), code.values.flatMap(\.self))
    if code.count == 1, prose.count == 1, prose.keys.first != code.keys.first,
      let told = allTold.only, let set = allSet.only, sharesCurve(told, set)
    {
      return pair(told, set, "the document tells one movement, and its code sets one").map { [$0] }
        ?? []
    }
    return code.keys.sorted().compactMap { section in
      guard let told = prose[section]?.only, let set = code[section]?.only else { return nil }
      return pair(told, set, "the section gives one length, and its code sets one")
    }
  }

  /// Whether the sentence names the curve that the code sets.
  private func sharesCurve(_ told: DurationFact, _ set: DurationFact) -> Bool {
    let code = Names.joined(line(of: set.origin))
    return ["easeinout", "easeout", "easein", "linear"].contains {
      Names.joined(line(of: told.origin)).contains($0) && code.contains($0)
    }
  }

  private func pair(
    _ told: DurationFact, _ set: DurationFact, _ reason: String
  ) -> FactConflict? {
    guard let first = told.quantity.exact, let second = set.quantity.exact, first != second,
      first > 0, second > 0, !told.quantity.isApproximate,
      !Names.hasWord(line(of: told.origin), in: Self.others),
      !Names.hasWord(line(of: set.origin), in: Self.loops)
    else { return nil }
    return conflict(
      told.subject, "duration", (Numbers.text(first) + " ms", told.origin),
      (Numbers.text(second) + " ms", set.origin), reason)
  }

  // MARK: Debounces

  private static let keys = ["last key", "keystroke", "key stroke", "stops typing", "last input"]

  /// "300ms after the last key stroke" beside "debounceMs: 500".
  private func debounces() -> [FactConflict] {
    guard document.mentions("ebounce") || document.mentions("EBOUNCE") else { return [] }
    let told = spec.durations.filter { fact in
      guard !document.isCode(fact.origin.range.start), fact.quantity.exact != nil,
        !fact.quantity.isApproximate
      else { return false }
      let text = line(of: fact.origin).lowercased()
      return fact.role == .debounce
        || fact.role == .delay && Self.keys.contains(where: text.contains)
    }
    guard let fact = told.only, let value = fact.quantity.exact,
      let set = numbers(["ebounce", "EBOUNCE"]).only
    else { return [] }
    // Seconds and minutes are written otherwise than a number above ten.
    let milliseconds = set.value < 10 ? set.value * 1000 : set.value
    guard milliseconds != value else { return [] }
    return [
      conflict(
        fact.subject, "debounce", (Numbers.text(value) + " ms", fact.origin),
        (Numbers.text(milliseconds) + " ms", set.origin),
        "the document gives one wait after input, and its code sets one")
    ]
  }

  // MARK: Columns

  private func columns() -> [FactConflict] {
    let told = spec.constraints.filter {
      $0.kind == .columns && !document.isCode($0.origin.range.start)
    }
    guard let fact = told.only, let value = fact.quantity.exact,
      let set = numbers(["crossAxisCount", "numColumns", "GridCells.Fixed", "columnCount"]).only,
      set.value != value, section(of: fact.origin) == section(of: set.origin)
    else { return [] }
    return [
      conflict(
        fact.subject, "number of columns", (Numbers.text(value), fact.origin),
        (Numbers.text(set.value), set.origin), "the section gives one number, and its code sets one"
      )
    ]
  }

  // MARK: Code

  /// The numbers that names with one of the parts are given in code.
  private func numbers(_ parts: [StaticString]) -> [(value: Double, origin: Origin)] {
    let bytes = document.source.bytes
    var result: [(Double, Origin)] = []
    for block in document.codeBlocks where !block.language.isEmpty && block.language != "mermaid" {
      for line in block.lines {
        guard
          let place = parts.lazy.compactMap({ ASCII.find($0, in: bytes, line.offsets) }).first
        else { continue }
        var offset = place
        let end = Int(line.end)
        while offset < end, ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.dot {
          offset += 1
        }
        let marks: [UInt8] = [ASCII.space, ASCII.colon, 0x3D, 0x28, 0x7B]
        while offset < end, marks.contains(bytes[offset]) { offset += 1 }
        let start = offset
        while offset < end, ASCII.isDigit(bytes[offset]) || bytes[offset] == ASCII.dot {
          offset += 1
        }
        guard offset > start,
          let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value > 0
        else { continue }
        result.append((value, document.origin(SourceRange(start, offset))))
      }
    }
    return result
  }

  private func line(of origin: Origin) -> String {
    document.source.string(document.firstLine(of: origin.range))
  }

  private func section(of origin: Origin) -> Int32 {
    document.lastNode(startingBy: origin.range.start).map { document.nodes[$0].section } ?? -1
  }

  private func conflict(
    _ subject: String, _ property: String, _ prose: (String, Origin), _ code: (String, Origin),
    _ reason: String
  ) -> FactConflict {
    FactConflict(
      subject: subject, property: property,
      statements: [.init(value: prose.0, origin: prose.1), .init(value: code.0, origin: code.1)],
      reason: reason)
  }
}
