import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Sets of values that a document calls closed: "three durations and nothing in between".
extension OffScaleValue {
  /// What the values of a set are.
  private enum Kind: String {
    case type = "type sizes"
    case duration = "durations"
    case weight = "weights"
    case radius = "radii"
  }

  /// Phrases that close a set, in lower case.
  private static let phrases: Phrases = [
    "nothing in between", "nothing else", "no other values", "no other sizes", "no other weights",
    "no other durations", "no others", "and no other", "only two cuts", "only two weights",
    "only three weights", "only these", "is closed", "abgeschlossen", "keine anderen",
    "keine weiteren", "ausschließlich", "aucune autre", "ninguna otra", "ningún otro",
    "anything else is", "any other value is", "no further", "nothing outside", "all others are",
    "there are no more", "alles andere ist",
  ]
  /// Pieces of the phrases, and what of each stands in one word.
  private static let stems: [(text: StaticString, word: StaticString)] = [
    ("othing ", "othing"), ("o other", "other"), ("nly ", "nly"), ("nything else", "nything"),
    ("ny other value", "other"), ("o further", "further"), ("xactly ", "xactly"),
    ("ll others", "others"), ("o more", "more"), ("lles andere", "lles"), ("ur ", "ur"),
    ("is closed", "closed"), ("bgeschlossen", "bgeschlossen"), ("eine ", "eine"),
    ("usschließlich", "usschlie"), ("ucune autre", "ucune"), ("ingun", "ingun"),
    ("ingún", "ing"), ("onsistent ", "onsistent"),
  ]
  private static let types: Lexicon = [
    "type", "font", "fonts", "sizes", "schriftskala", "schrift", "schriftgrößen", "typography",
    "text",
  ]
  private static let times: Lexicon = ["duration", "durations", "dauern", "durées", "duraciones"]
  private static let radii: Lexicon = ["radius", "radii", "radien", "rayons", "radios"]
  private static let counts: Lexicon = [
    "two", "three", "four", "five", "six", "seven", "eight", "zwei", "drei", "vier", "fünf",
    "sechs", "2", "3", "4", "5", "6", "7", "8",
  ]
  private static let limits: Lexicon = ["only", "exactly", "just", "nur", "genau"]

  /// "Only four durations exist", "there are exactly three weights".
  private func countsClosed(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.indices.contains { place in
      Self.limits.contains(words[place]) && place + 2 < words.count
        && Self.counts.contains(words[place + 1])
        && words[(place + 2)...].prefix(2).contains { word in
          Self.cuts.contains(word) || Self.times.contains(word) || Self.radii.contains(word)
            || word == "sizes" || word == "schriftgrößen"
        }
    }
  }

  /// "Consistent corner radius (8 or 12pt)": one of the values in the brackets, everywhere.
  private func isOneOf(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      case let words = Names.words(String(text[..<open])), words.count <= 5,
      words.prefix(2).contains("consistent"), words.last.map(Self.radii.contains) == true
    else { return false }
    return Names.words(String(text[open...])).contains { $0 == "or" || $0 == "and" }
  }

  private static let cuts: Lexicon = ["cuts", "weights", "weight", "schnitte", "graisses", "pesos"]

  /// Reports values of a kind that a closed set does not have.
  func checkClosed(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var leaves: Set<Int> = []
    for (stem, word) in Self.stems where document.mentions(word) {
      leaves.formUnion(document.leaves(with: stem))
    }
    for number in leaves.sorted() where document.nodes[number].kind == .paragraph {
      let range = document.plainText(of: number)
      guard range.count < 300,
        case let text = document.string(number).lowercased(),
        Self.phrases.isIn(text) || countsClosed(text) || isOneOf(text),
        let kind = kind(of: text)
      else { continue }
      let place = document.origin(document.sourceRange(plain: range))
      guard context.isNormative(place.range), let set = members(number, kind, text, document) else {
        continue
      }
      report(kind, set.values, from: place, besides: set.nodes, context, into: &diagnostics)
    }
  }

  private func kind(of text: String) -> Kind? {
    if Names.hasWord(text, in: Self.cuts) { return .weight }
    if Names.hasWord(text, in: Self.times) { return .duration }
    if Names.hasWord(text, in: Self.radii) { return .radius }
    return Names.hasWord(text, in: Self.types) ? .type : nil
  }

  /// The values that the paragraph lists, else those of the table or list right below it.
  private func members(
    _ node: Int, _ kind: Kind, _ text: String, _ document: Document
  ) -> (values: Set<Double>, nodes: [SourceRange])? {
    let own = document.nodes[node].range
    let listed = numbers(text, kind)
    if listed.count >= 2 { return (listed, [own]) }
    let next = Int(document.nodes[node].end)
    guard next < document.nodes.count, [.table, .list].contains(document.nodes[next].kind) else {
      return nil
    }
    var values: Set<Double> = []
    for leaf in next..<Int(document.nodes[next].end)
    where [.paragraph, .tableCell].contains(document.nodes[leaf].kind) {
      values.formUnion(numbers(document.string(leaf).lowercased(), kind))
    }
    return values.count >= 3 ? (values, [own, document.nodes[next].range]) : nil
  }

  private func numbers(_ text: String, _ kind: Kind) -> Set<Double> {
    var result: Set<Double> = []
    let words = text.split(whereSeparator: { " ,/|()*`·:;".contains($0) })
    for (place, word) in words.enumerated() {
      let digits = word.prefix { $0.isNumber }
      var rest = word.dropFirst(digits.count)
      if rest.last == "." { rest.removeLast() }
      guard let value = Double(digits) else { continue }
      // "100 ms"
      if rest.isEmpty, place + 1 < words.count, words[place + 1].prefix(2) == "ms" { rest = "ms" }
      let isMember =
        switch kind {
        case .type: ["", "px", "pt", "sp"].contains(rest) && (8...120).contains(value)
        case .duration: rest == "ms"
        case .radius: ["", "px", "pt", "dp"].contains(rest) && (1...64).contains(value)
        case .weight:
          rest.isEmpty && value >= 100 && value <= 900
            && value.truncatingRemainder(dividingBy: 100) == 0
        }
      if isMember { result.insert(value) }
    }
    return result
  }

  private static let exceptions: Lexicon = [
    "exception", "exceptions", "except", "ausnahme", "ausnahmen", "excepción", "excepciones",
    "exceção", "exceções", "eccezione", "eccezioni", "uitzondering", "例外", "예외",
  ]

  private static let platforms: Lexicon = ["ios", "ipados", "android", "macos", "native", "system"]
  private static let givens: Lexicon = ["standard", "default", "native"]

  /// Whether the line of a value begins with a word that lets it be another one, "Exception: status labels have 9px", or
  /// leaves it to the platform, "16pt (iOS standard)".
  private static func isExcepted(_ origin: Origin, _ context: RuleContext) -> Bool {
    let document = context.document
    let line = document.source.string(document.firstLine(of: origin.range))
    // In small letters "iOS" is one word.
    let small = line.lowercased()
    return Names.words(String(line.prefix(24))).first.map(exceptions.contains) == true
      || Names.hasWord(small, in: platforms) && Names.hasWord(small, in: givens)
  }

  private func report(
    _ kind: Kind, _ values: Set<Double>, from rule: Origin, besides places: [SourceRange],
    _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let list = values.sorted().map { Numbers.text($0) }.joined(separator: ", ")
    var seen: Set<Double> = []
    for (value, origin) in uses(kind, context)
    where value > 0 && !values.contains(value) && context.isNormative(origin.range)
      && !places.contains(where: { $0.contains(origin.range) })
      && !Self.isExcepted(origin, context) && seen.insert(value).inserted
    {
      diagnostics.append(
        diagnostic(
          "\(Numbers.text(value)) is none of the \(kind.rawValue) that the document allows",
          at: origin, label: "not in the set",
          related: [.init(rule, "the set is closed here")], why: "the set has \(list)",
          help: "take a value of the set, or add this one to it"))
    }
  }

  /// The values of a kind that the document gives outside of code.
  private func uses(_ kind: Kind, _ context: RuleContext) -> [(Double, Origin)] {
    let document = context.document
    switch kind {
    case .duration:
      return context.spec.durations.compactMap { fact in
        guard fact.role == .animation, let value = fact.quantity.exact,
          !fact.quantity.isApproximate, !document.isCode(fact.origin.range.start)
        else { return nil }
        return (value, fact.origin)
      }
    case .type:
      let sizes = context.spec.constraints.compactMap { fact -> (Double, Origin)? in
        guard fact.kind == .typeSize, let value = fact.quantity.exact, fact.condition == nil,
          !document.isCode(fact.origin.range.start)
        else { return nil }
        return (value, fact.origin)
      }
      let styles = context.spec.tokens.compactMap { token -> (Double, Origin)? in
        guard token.kind == .typography, !document.isCode(token.origin.range.start) else {
          return nil
        }
        let digits = token.value.prefix { $0.isNumber }
        let rest = token.value.dropFirst(digits.count)
        guard rest.hasPrefix("px") || rest.hasPrefix("pt"), let value = Double(digits) else {
          return nil
        }
        return (value, token.valueOrigin)
      }
      return sizes + styles
    case .weight: return weights(document)
    case .radius:
      return context.spec.constraints.compactMap { fact in
        guard fact.kind == .radius, let value = fact.quantity.exact, value < 100,
          fact.quantity.unit.isLength, !document.isCode(fact.origin.range.start)
        else { return nil }
        return (value, fact.origin)
      }
    }
  }

  /// "weight 500" in text.
  private func weights(_ document: Document) -> [(Double, Origin)] {
    var result: [(Double, Origin)] = []
    var offset = 0
    while let place = ASCII.find(
      "weight ", in: document.source.bytes, offset..<document.source.bytes.count)
    {
      offset = place + 7
      let digits = document.source.bytes[offset...].prefix(4).prefix(while: ASCII.isDigit)
      guard digits.count == 3, let value = Double(String(decoding: digits, as: UTF8.self)),
        !document.isCode(UInt32(offset))
      else { continue }
      result.append((value, document.origin(SourceRange(offset, offset + 3))))
    }
    return result
  }
}
