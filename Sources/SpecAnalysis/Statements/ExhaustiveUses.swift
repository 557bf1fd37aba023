import SpecModel
import SpecSyntax
import SpecText

/// A colour whose uses one sentence lists to the last, and that another part has all the same: "Reserve Lagoon for the play
/// button and links. Nothing else." beside "The active tab uses a Lagoon icon".
///
/// Only where the words close the list ("nothing else"), and the part has no word in common with any of the uses.
struct ExhaustiveUses {
  let reader: StatementReader

  private var document: Document { reader.document }

  private struct Promise {
    /// The name of the colour as the document writes it.
    var name: String
    var uses: Set<String>
    var passage: Passage

    /// Whether one of some words is one of the uses in another form: "warning", "warnings".
    func mayMean(_ words: Set<String>) -> Bool {
      if !words.isDisjoint(with: uses) { return true }
      return words.contains { word in
        uses.contains { use in
          let (short, long) = word.utf8.count < use.utf8.count ? (word, use) : (use, word)
          return short.utf8.count >= 4 && long.hasPrefix(short)
        }
      }
    }
  }

  private static let closings = [
    "nothing else", "nowhere else", "sonst nirgends", "sonst nichts", "rien d'autre",
    "nulle part ailleurs", "nada más", "nada mais", "nient'altro", "niets anders",
  ]
  private static let leads = [" reserve ", " reserviere ", " use ", " réserve ", " reserva "]
  private static let joints = [
    " is reserved for ", " only for ", " only on ", " exclusively for ", " exclusively on ",
    " for ",
    " für ", " nur für ", " pour ", " para ", " per ",
  ]

  /// The uses that the lists leave out, one for each of them.
  func find(_ passages: [Passage]) -> [FactConflict] {
    let promises = passages.compactMap(promise)
    guard !promises.isEmpty, promises.count <= 6 else { return [] }
    return promises.compactMap { promise in
      if let own = component(promise) { return own }
      return document.nodes.indices.lazy.compactMap { use($0, promise) }.first
    }
  }

  /// "Reserve Lagoon for the play button and links" where that sentence or the next one says "nothing else".
  private func promise(_ passage: Passage) -> Promise? {
    let leaf = document.string(passage.node).lowercased()
    guard Self.closings.contains(where: leaf.contains), !leaf.contains("except"),
      !leaf.contains(" unless ")
    else { return nil }
    let text = " " + passage.text.replacing("`", with: "").replacing("*", with: "")
    let after = next(to: passage)
    guard Self.closings.contains(where: { text.contains($0) || after.contains($0) }) else {
      return nil
    }
    for joint in Self.joints {
      guard let place = text.firstRange(of: joint),
        case let before = text[..<place.lowerBound],
        let name = name(before), case let uses = uses(text[place.upperBound...]),
        uses.count >= 2, uses.isDisjoint(with: Self.kinds)
      else { continue }
      return Promise(name: name, uses: uses, passage: passage)
    }
    return nil
  }

  /// The sentence behind a passage, in small letters.
  private func next(to passage: Passage) -> String {
    let end = document.plainText(of: passage.node).upperBound
    return document.string(plain: min(passage.range.upperBound, end)..<end).prefix(40).lowercased()
  }

  /// The only colour of the document whose name ends a clause.
  private func name(_ before: Substring) -> String? {
    let words = Names.words(String(before)).filter { !LedgerWords.fillers.contains($0) }
    let found = reader.spec.tokens.lazy.filter { $0.kind == .color }.map { token in
      String(token.name.split(separator: ".").last ?? "").drop { $0 == "-" || $0 == "$" }
    }.filter { name in
      let own = Names.words(String(name))
      return !own.isEmpty && own.allSatisfy { $0.utf8.count > 2 }
        && words.suffix(own.count).elementsEqual(own)
    }
    return found.max { $0.utf8.count < $1.utf8.count }.map(String.init)
  }

  private func uses(_ text: Substring) -> Set<String> {
    var end = text.endIndex
    for closing in Self.closings {
      if let place = text.firstRange(of: closing) { end = min(end, place.lowerBound) }
    }
    return Set(
      Names.words(String(text[..<end])).filter {
        !LedgerWords.fillers.contains($0) && $0.utf8.count > 2
      }.map(LedgerWords.stem))
  }

  /// Words for uses of a kind, which parts of many names have.
  private static let kinds: Set<String> = Set(
    [
      "interactive", "interaction", "interactions", "action", "actions", "emphasis", "highlight",
      "highlights", "brand", "branding", "element", "elements", "status", "state", "states",
      "feedback", "moment", "moments", "signal", "signals", "hint", "hints", "ui", "control",
      "controls", "component", "components", "meaning", "semantic", "attention", "decoration",
      "interaktion", "aktionen", "zustände", "actions", "éléments", "acciones", "elementos",
    ].map(LedgerWords.stem))

  // MARK: Uses

  private func conflict(
    _ promise: Promise, _ value: String, _ origin: Origin
  ) -> FactConflict {
    FactConflict(
      subject: promise.name, property: "use",
      statements: [promise.passage.statement(in: document), .init(value: value, origin: origin)]
        .sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the sentence lists all uses, and this is none of them", isTold: true)
  }

  /// A component of the front matter that takes the colour and has no word of the uses in its name.
  private func component(_ promise: Promise) -> FactConflict? {
    guard let components = document.frontMatter?.root["components"]?.entries else { return nil }
    let reference = ".\(promise.name)}"
    for component in components {
      let words = Set(Names.words(component.key).map(LedgerWords.stem))
      guard !promise.mayMean(words),
        let own = component.value.entries.first(where: { $0.value.text.hasSuffix(reference) })
      else { continue }
      // What the text says of the component may tell which of the uses it is.
      let told = document.nodes.indices.contains { node in
        document.nodes[node].kind == .paragraph && node != promise.passage.node
          && document.string(node).contains(component.key)
          && promise.mayMean(Set(Names.words(document.string(node)).map(LedgerWords.stem)))
      }
      guard !told else { continue }
      return conflict(
        promise, "\(component.key): \(own.key)", document.origin(own.value.range))
    }
    return nil
  }

  private static let titles: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "farben", "farbe", "couleurs", "couleur",
    "colores", "cores", "colori", "kleuren", "warna", "tokens", "do", "don't", "dont", "don'ts",
    "do's", "dos", "principles", "overview", "rules", "theme", "changelog",
  ]
  private static let parts: Lexicon = [
    "icon", "icons", "label", "labels", "text", "fill", "background", "border", "pill", "disc",
    "hairline", "underline", "badge", "dot", "ring", "outline", "title", "link", "button", "line",
    "stroke", "tint", "letters", "type", "glyph", "bar", "chip",
  ]
  private static let verbs: Lexicon = ["uses", "use", "in", "with", "filled", "turns", "becomes"]

  /// A sentence on another part that has the colour.
  private func use(_ node: Int, _ promise: Promise) -> FactConflict? {
    let own = document.nodes[node]
    guard own.kind == .paragraph, node != promise.passage.node,
      Int(own.section) != promise.passage.section, own.section > 0,
      case let text = document.plainText(of: node), (16..<900).contains(text.count),
      case let name = Names.words(promise.name),
      let first = name.first, case let words = Names.words(document.string(plain: text)),
      words.contains(first), !isOnColors(Int(own.section)),
      !promise.mayMean(Set(words.map(LedgerWords.stem)))
    else { return nil }
    for passage in Passages(reader: reader).passages(node) where mentions(passage, name) {
      return conflict(
        promise, passage.statement(in: document).value, passage.statement(in: document).origin)
    }
    return nil
  }

  private func isOnColors(_ section: Int) -> Bool {
    document.path(ofSection: section).dropFirst().contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.titles)
    }
  }

  /// Whether a sentence gives a part the colour, and denies nothing.
  private func mentions(_ passage: Passage, _ name: [String]) -> Bool {
    let words = Names.words(passage.text)
    guard words.count > name.count, !words.contains(where: NegationWords.words.contains) else {
      return false
    }
    return (0...(words.count - name.count)).contains { place in
      guard Array(words[place..<place + name.count]) == name else { return false }
      let next = place + name.count < words.count ? words[place + name.count] : ""
      let before = place > 0 ? words[place - 1] : ""
      return Self.parts.contains(next)
        || Self.verbs.contains(before) && next != "wash"
          && next != "light" && next != "dark"
    }
  }
}
