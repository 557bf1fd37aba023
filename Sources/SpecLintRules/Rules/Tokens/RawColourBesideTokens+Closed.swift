import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Values that are none of a palette that is said to be all: "Uses only colours listed in section 3".
extension RawColourBesideTokens {
  private static let only: Lexicon = ["only", "solely", "exclusively"]
  private static let colours: Lexicon = ["color", "colors", "colour", "colours", "hex"]
  private static let lists: Lexicon = ["listed", "palette", "defined"]
  private static let hedges: Lexicon = [
    "except", "unless", "not", "if", "for", "when", "chart", "charts", "status", "should",
    "prefer", "background", "text", "icons", "can", "may", "ideally", "where",
  ]
  /// Other values than these are a palette that was not understood.
  private static let limit = 6

  /// Reports values in sections that define no colours, where a sentence keeps the document to its palette.
  func checkClosed(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let isForeign = Self.refusalCues.contains { document.mentions($0) }
    guard
      isForeign
        || Self.cues.contains(where: { document.mentions($0) })
          && (document.mentions("olor") || document.mentions("olour") || document.mentions("hex")),
      case let count = context.spec.tokens.count(where: { $0.kind == .color }),
      case let refused = isForeign ? refusal(of: count, context) : nil,
      let demand = refused ?? (count >= 6 ? closed(context) : nil)
    else { return }
    let defining = Set(
      context.spec.tokens.filter { $0.kind == .color }.compactMap {
        document.lastNode(startingBy: $0.origin.range.start).map { document.nodes[$0].section }
      })
    var known: Set<String> = []
    var others: [String: [Origin]] = [:]
    var order: [String] = []
    let bytes = document.source.bytes
    var offset = 0
    while let hash = ASCII.find(ASCII.hash, in: bytes, offset..<bytes.count) {
      offset = hash + 1
      while offset < bytes.count, ASCII.isWord(bytes[offset]) { offset += 1 }
      guard offset - hash == 7, case let text = document.source.string(SourceRange(hash, offset)),
        OpaqueColor(text) != nil, let node = document.lastNode(startingBy: UInt32(hash)),
        refused == nil || !Self.isSetAside(SourceRange(hash, offset), document)
      else { continue }
      let key = text.lowercased()
      let origin = context.origin(SourceRange(hash, offset))
      if defining.contains(document.nodes[node].section) || !context.isNormative(origin.range) {
        known.insert(key)
      } else {
        if others[key] == nil { order.append(key) }
        others[key, default: []].append(origin)
      }
    }
    for token in context.spec.tokens where token.kind == .color {
      known.formUnion([token.value.lowercased()] + token.modes.map { $0.value.lowercased() })
    }
    let raw = order.filter { !known.contains($0) }
    // A sentence that gives the number of colours needs no other proof that the palette was understood.
    guard raw.count <= Self.limit, order.count > raw.count || refused != nil else { return }
    for key in raw {
      guard let places = others[key], let first = places.first else { continue }
      var found = diagnostic(
        "\(document.source.string(first.range)) is none of the palette", at: first,
        label: "no token has this value",
        related: [.init(demand, "the palette is said to be all")]
          + places.dropFirst().prefix(8).map { .init($0, "again") },
        why: "compared with all values of the sections that define colours",
        help: "use a colour of the palette, or add this one to it")
      found.severity = .warning
      diagnostics.append(found)
    }
  }

  private static let cues: [StaticString] = ["nly ", "ther ", "new "]
  private static let denials: Lexicon = ["no", "not", "never", "don"]
  private static let others: Lexicon = ["other", "new", "further", "additional"]
  private static let acts: Lexicon = [
    "use", "add", "introduce", "invent", "type", "hand-type", "write", "create", "pick", "bring",
  ]
  private static let conditions: Lexicon = [
    "except", "unless", "if", "without", "until", "for", "when", "than", "yet", "need", "needed",
    "to", "in", "on", "as", "background", "text",
  ]

  /// "Do not hand-type other hex values", "Never introduce new colours".
  private func refusesOthers(_ words: [String]) -> Bool {
    guard let denial = words.firstIndex(where: Self.denials.contains),
      let act = words[denial...].firstIndex(where: Self.acts.contains),
      let other = words[act...].firstIndex(where: Self.others.contains)
    else { return false }
    return other - act <= 2 && other - denial <= 4
      && words[other...].prefix(3).contains(where: Self.colours.contains)
      && !words.contains(where: Self.conditions.contains)
  }

  /// The sentence that refuses all colours but those of the palette.
  private func refusal(of count: Int, _ context: RuleContext) -> Origin? {
    let document = context.document
    let leaves = Set(Self.refusalCues.flatMap { document.leaves(with: $0) }).sorted()
    return leaves.lazy.filter {
      document.nodes[$0].kind == .paragraph && context.isNormative(document.nodes[$0].range)
        && document.plainText(of: $0).count < 300
        && document.string($0).split(whereSeparator: { ".。".contains($0) }).contains {
          Self.refusesAll(String($0), count: count)
        }
    }.first.map { document.origin(document.sourceRange(plain: document.plainText(of: $0))) }
  }

  /// The sentence that keeps all colours to the palette.
  private func closed(_ context: RuleContext) -> Origin? {
    let document = context.document
    let leaves = Set(Self.cues.flatMap { document.leaves(with: $0) }).sorted()
    for leaf in leaves
    where document.nodes[leaf].kind == .paragraph
      && context.isNormative(document.nodes[leaf].range)
    {
      let text = document.plainText(of: leaf)
      guard text.count < 300 else { continue }
      for sentence in document.string(plain: text).split(separator: ".") {
        let words = Names.words(String(sentence))
        guard words.count <= 12, words.contains(where: Self.colours.contains),
          refusesOthers(words)
            || words.contains(where: Self.only.contains)
              && words.contains(where: Self.lists.contains)
              && !words.contains(where: Self.hedges.contains)
        else { continue }
        return document.origin(document.sourceRange(plain: text))
      }
    }
    return nil
  }
}
