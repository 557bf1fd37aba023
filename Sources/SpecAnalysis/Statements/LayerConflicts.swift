import SpecModel
import SpecSyntax
import SpecText

/// Sentences on what lies over what, beside levels that say otherwise: "From back to front: page, toast, dialog" and
/// `--z-dialog: 1300; --z-toast: 1400`.
struct LayerConflicts {
  private struct Level {
    var thing: Set<String>
    var token: Token
    var value: Double
  }

  private let document: Document
  private let levels: [Level]

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    let levels = withoutPrefix(spec.tokens.filter { $0.kind == .zindex }.compactMap(Self.level))
    guard levels.count > 1, Set(levels.map(\.thing)).count == levels.count else { return [] }
    let finder = LayerConflicts(document: document, levels: levels)
    return document.nodes.indices.lazy.filter { document.nodes[$0].kind == .paragraph }
      .filter { spec.isNormative(at: document.nodes[$0].range.start) }
      .compactMap(finder.conflict).prefix(1).map(\.self)
  }

  /// Levels without the words that all their names have: "--acme-z-toast" beside "--acme-z-dialog".
  private static func withoutPrefix(_ levels: [Level]) -> [Level] {
    guard let first = levels.first, levels.count > 2 else { return levels }
    let common = levels.reduce(first.thing) { $0.intersection($1.thing) }
    guard !common.isEmpty, levels.allSatisfy({ $0.thing.count > common.count }) else {
      return levels
    }
    return levels.map { level in
      var level = level
      level.thing.subtract(common)
      return level
    }
  }

  private static let prefixes: Lexicon = [
    "z", "index", "z-index", "zindex", "layer", "layers", "level", "elevation",
  ]

  private static func level(_ token: Token) -> Level? {
    let words = Names.words(token.name).filter { !prefixes.contains($0) }
    guard !words.isEmpty, let value = Double(token.value) else { return nil }
    return Level(thing: Set(words.map(LedgerWords.stem)), token: token, value: value)
  }

  private func conflict(_ node: Int) -> FactConflict? {
    let text = document.plainText(of: node)
    guard text.count < 600 else { return nil }
    let told = document.string(plain: text).lowercased()
    return order(told, node) ?? pair(told, node)
  }

  // MARK: Lists

  private static let rising = [
    "back to front", "bottom to top", "lowest to highest", "low to high", "rear to front",
    "von hinten nach vorn", "von unten nach oben", "back-to-front", "bottom-to-top",
  ]
  private static let falling = [
    "front to back", "top to bottom", "highest to lowest", "high to low", "front-to-back",
    "von vorn nach hinten", "von oben nach unten",
  ]

  /// "From back to front: page, sticky header, toast, dialog."
  private func order(_ text: String, _ node: Int) -> FactConflict? {
    let isRising = Self.rising.contains(where: text.contains)
    guard isRising || Self.falling.contains(where: text.contains),
      let colon = text.firstIndex(of: ":")
    else { return nil }
    let list = text[text.index(after: colon)...].prefix { $0 != "." && $0 != ";" && $0 != "\n" }
    let named = list.split(whereSeparator: { ",<>→·/".contains($0) }).compactMap { item in
      level(of: Names.words(String(item)))
    }
    guard named.count > 2 else { return nil }
    let order = isRising ? named : named.reversed()
    guard
      let place = order.indices.dropFirst().first(where: {
        order[$0 - 1].value > order[$0].value
      })
    else { return nil }
    return found(node, below: order[place - 1], above: order[place])
  }

  /// The only level whose words a name has.
  private func level(of words: [String]) -> Level? {
    let stems = Set(words.map(LedgerWords.stem))
    return levels.filter { $0.thing.isSubset(of: stems) }.only
  }

  // MARK: Pairs

  private static let over: [StaticString] = [
    " over ", " on top of ", " in front of ", " covers ", " cover ",
  ]
  private static let under: [StaticString] = [" behind ", " beneath ", " underneath "]
  private static let verbs: Lexicon = [
    "lie", "lies", "stay", "stays", "sit", "sits", "appear", "appears", "is", "are", "covers",
    "cover", "float", "floats", "stand", "stands",
  ]
  private static let layered: Lexicon = [
    "lie", "lies", "stack", "stacks", "stacked", "layer", "layers", "layered", "z-index", "drawn",
    "renders", "rendered", "elevation",
  ]
  private static let limits: Lexicon = [
    "if", "when", "while", "unless", "except", "during", "may", "can", "sometimes",
  ]

  /// "A toast never lies over a dialog"
  private func pair(_ text: String, _ node: Int) -> FactConflict? {
    for sentence in text.split(whereSeparator: { ".;\n:".contains($0) }) {
      // "above" may be a place on the page; things lie and are stacked in layers.
      let isLayered = Names.hasWord(String(sentence), in: Self.layered)
      let relations = (
        over: isLayered ? Self.over + [" above "] : Self.over,
        under: isLayered ? Self.under + [" below "] : Self.under
      )
      let bytes = Array((" " + sentence + " ").utf8)
      func end(_ relation: StaticString) -> Int? {
        ASCII.find(relation, in: bytes, 0..<bytes.count).map { $0 + relation.utf8CodeUnitCount }
      }
      let isOver = relations.over.lazy.compactMap(end).first
      guard let place = isOver ?? relations.under.lazy.compactMap(end).first else { continue }
      let before = Names.words(String(decoding: bytes[..<place], as: UTF8.self))
      let behind = Names.words(String(decoding: bytes[place...], as: UTF8.self))
      guard before.count <= 8, before.contains(where: Self.verbs.contains),
        !before.contains(where: Self.limits.contains), let first = level(of: before),
        let second = level(of: Array(behind.prefix(3))), first.thing != second.thing
      else { continue }
      let isDenied = before.contains("never") || before.contains("not")
      let firstIsAbove = (isOver != nil) != isDenied
      let (above, below) = firstIsAbove ? (first, second) : (second, first)
      if below.value > above.value { return found(node, below: below, above: above) }
    }
    return nil
  }

  private func found(_ node: Int, below: Level, above: Level) -> FactConflict {
    let text = document.string(node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return FactConflict(
      subject: above.token.name, property: "order of layers",
      statements: [
        .init(
          value: "“" + text + "”",
          origin: document.origin(document.sourceRange(plain: document.plainText(of: node)))),
        .init(
          value: "\(below.token.name) at \(below.token.value), \(above.token.name) at "
            + above.token.value,
          origin: below.token.valueOrigin),
      ],
      reason: "the sentence puts '\(above.token.name)' over '\(below.token.name)', and its level "
        + "is lower",
      isCode: document.isCode(below.token.origin.range.start), isTold: true)
  }
}
