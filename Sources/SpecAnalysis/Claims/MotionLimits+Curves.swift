import SpecModel
import SpecSyntax
import SpecText

extension MotionLimits {
  /// "Only OutCubic and InOutCubic" against the curves that tables and style rules give.
  func curves() -> [BlanketClaim] {
    var claims: [(clause: Clause, names: Set<String>)] = []
    for cue in Self.plainOnly {
      for clause in clauses(with: cue, hints: Self.signs) {
        let named = CurveNames.read(document.string(plain: clause.range))
        let names = Set(named.map(\.key))
        let own = Set(named.flatMap { Names.words($0.text) })
        guard names.count >= 2,
          !clause.words.contains(where: { Self.parts.contains($0) && !own.contains($0) })
        else { continue }
        claims.append((clause, names))
      }
    }
    guard !claims.isEmpty else { return [] }
    let uses = CurveNames.uses(in: document, spec)
    return claims.compactMap { clause, names in
      let found = uses.filter { use in
        !names.contains(use.key) && !names.contains { CurveNames.isKind(use.key, of: $0) }
      }
      return claim(
        .curves(names.count), clause,
        found.map {
          .init(
            name: $0.text, value: $0.owner, arithmetic: "is none of them", origin: $0.origin)
        })
    }
  }

  /// Bytes that lines with names of curves have.
  private static let signs: [StaticString] = ["ease", "Cubic", "Quart", "Quint", "Expo", "Sine"]

  /// Words that limit a statement on curves to a part of the motion.
  private static let parts: Lexicon = [
    "for", "on", "during", "hover", "exit", "exits", "enter", "entrance", "entrances", "page",
    "modal", "button", "buttons", "für", "pour", "для",
  ]
}

/// The names of curves in prose, tables and style rules.
enum CurveNames {
  /// A curve by its name.
  struct Use {
    var key: String
    var text: String
    var owner: String
    var origin: Origin
  }

  private static let directions = ["inout", "in", "out"]
  private static let families: Lexicon = [
    "sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce",
  ]

  /// One spelling for "OutCubic", "easeOutCubic", "ease-out-cubic" and "Type.OutCubic"; `nil` for no curve.
  static func key(_ word: some StringProtocol) -> String? {
    var text = String(word)
    if text.hasPrefix("--") { return text.hasPrefix("--ease-") ? text.lowercased() : nil }
    if let dot = text.lastIndex(of: ".") { text = String(text[text.index(after: dot)...]) }
    guard text.utf8.count >= 4, text.utf8.count <= 20 else { return nil }
    let isMixed = text.contains { $0.isUppercase } || text.contains("-")
    var name = text.lowercased().filter { $0 != "-" }
    if name == "linear" { return name }
    guard isMixed else { return nil }
    let isEase = name.hasPrefix("ease")
    if isEase { name.removeFirst(4) }
    guard let direction = directions.first(where: name.hasPrefix) else { return nil }
    let family = name.dropFirst(direction.count)
    if family.isEmpty { return isEase ? direction : nil }
    return families.contains(family) ? name : nil
  }

  /// Whether a name without a family may mean a curve with one: "ease-out" may be OutCubic.
  static func isKind(_ general: String, of special: String) -> Bool {
    directions.contains(general) && special.hasPrefix(general)
      || special.hasPrefix("--") && general.hasPrefix("--") && special == general
  }

  /// The curves that a text names.
  static func read(_ text: String) -> [(key: String, text: String)] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "." }.compactMap { word in
      let trimmed = word.last == "." ? word.dropLast() : word
      return key(trimmed).map { ($0, String(trimmed)) }
    }
  }

  private static let headers: Lexicon = [
    "easing", "curve", "easings", "curves", "kurve", "easing curve", "timing function", "ease",
  ]

  /// The curves in columns of curves and in the shorthands of style rules.
  static func uses(in document: Document, _ spec: SpecDocument) -> [Use] {
    var result: [Use] = []
    let custom = Set(
      spec.tokens.filter { $0.kind == .easing && $0.name.hasPrefix("--ease-") }.map {
        $0.name.lowercased()
      })
    for number in document.tables {
      let rows = document.children(of: number)
      guard let head = rows.first,
        let column = document.children(of: head).firstIndex(where: {
          headers.contains(Names.words(document.string($0)).joined(separator: " "))
        })
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard cells.indices.contains(column) else { continue }
        let text = document.string(cells[column])
        var named = read(text)
        // "exit" in a column of curves is "--ease-exit".
        if named.isEmpty, let word = Names.firstWord(text), custom.contains("--ease-" + word) {
          named = [("--ease-" + word, word)]
        }
        guard named.count == 1 else { continue }
        let owner = column > 0 ? document.string(cells[0]) : document.string(cells.last ?? 0)
        result.append(
          Use(
            key: named[0].key, text: named[0].text, owner: owner,
            origin: document.origin(document.nodes[cells[column]].range)))
      }
    }
    return result + styleRules(document)
  }

  private static func styleRules(_ document: Document) -> [Use] {
    let bytes = document.source.bytes
    return document.codeBlocks.flatMap { block in
      block.lines.flatMap { line -> [Use] in
        let start = ASCII.trimmed(bytes, line.offsets).lowerBound
        guard
          ASCII.starts(bytes, at: start, with: "transition")
            || ASCII.starts(bytes, at: start, with: "animation"),
          let colon = ASCII.find(0x3A, in: bytes, line.offsets)
        else { return [] }
        let value = document.source.string(SourceRange(colon + 1, Int(line.end)))
        return read(value).map {
          Use(
            key: $0.key, text: $0.text, owner: value.trimmedSpaces,
            origin: document.origin(document.firstLine(of: line)))
        }
      }
    }
  }
}
