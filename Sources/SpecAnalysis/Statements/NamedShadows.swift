import SpecModel
import SpecSyntax
import SpecText

/// Shadows that a list gives a thing, and the design value for the shadow of that very thing: "Card" with "Shadow: 0 4px
/// 12px #0003" and `--shadow-card: 0 2px 8px #0002`.
///
/// The label or the heading over the list is the name of the value but for "shadow"; names of states and steps are those
/// of many things.
struct NamedShadows {
  private let reader: StatementReader
  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let values = values(reader.spec)
    guard !values.isEmpty else { return [] }
    let finder = NamedShadows(reader: reader)
    let listed = reader.document.nodes.indices.compactMap { leaf in
      reader.document.nodes[leaf].kind == .paragraph ? finder.conflict(leaf, values) : nil
    }
    return listed + finder.ruled(values)
  }

  /// ".tile { box-shadow: 0 4px 12px #0003; }" beside `--shadow-tile`
  private func ruled(_ values: [Set<String>: Token?]) -> [FactConflict] {
    guard document.mentions("box-shadow:") else { return [] }
    return StyleRules.read(document).compactMap { rule -> FactConflict? in
      guard !rule.isReduced, !rule.isConditional, rule.selector.hasPrefix("."),
        !rule.selector.contains(where: { " ,:[>+~".contains($0) }),
        let shadow = rule.declaration("box-shadow"),
        let leaf = document.lastNode(startingBy: shadow.origin.range.start),
        reader.isNormative(shadow.origin.range.start), !isOfMode(leaf),
        let token = values[Self.words(rule.selector)] ?? nil
      else { return nil }
      return conflict(shadow.value, shadow.origin, token)
    }
  }

  private func isOfMode(_ leaf: Int) -> Bool {
    document.path(ofSection: Int(document.nodes[leaf].section)).contains {
      ModeWords.mode(in: document.title(ofSection: $0)) != nil
    }
  }

  private static let names: Lexicon = ["shadow", "shadows", "elevation", "box", "drop", "token"]
  private static let states = Set(
    [
      "hover", "focus", "active", "pressed", "disabled", "default", "selected", "light", "dark",
      "primary", "secondary", "subtle", "soft", "strong", "inner", "inset", "outer", "glow",
      "raised", "elevated", "floating", "low", "high", "level", "custom", "ring", "text", "tight",
    ].map(LedgerWords.stem)
  ).union(NamedConstants.steps)

  /// The shadows by the words of what they are of; `nil` for two of one name.
  private static func values(_ spec: SpecDocument) -> [Set<String>: Token?] {
    var result: [Set<String>: Token?] = [:]
    for token in spec.tokens where token.kind == .shadow {
      let words = words(token.name)
      guard (1...3).contains(words.count), words.isDisjoint(with: states) else { continue }
      let isPlain = token.modes.isEmpty && token.mode == nil && result[words] == nil
      result[words] = .some(isPlain ? token : nil)
    }
    return result
  }

  private static func words(_ text: String) -> Set<String> {
    Set(
      Names.words(text).filter {
        !names.contains($0) && !LedgerWords.fillers.contains($0)
          && $0.contains(where: \.isLetter)
      }.map(LedgerWords.stem))
  }

  private func conflict(_ leaf: Int, _ values: [Set<String>: Token?]) -> FactConflict? {
    let text = document.plainText(of: leaf)
    guard text.count < 120, let colon = ASCII.find(ASCII.colon, in: document.plain, text),
      colon - text.lowerBound < 16,
      case let label = Names.words(document.string(plain: text.lowerBound..<colon)),
      !label.isEmpty, label.allSatisfy(Self.names.contains),
      label.contains("shadow"), reader.isNormative(document.nodes[leaf].range.start),
      case let place = ASCII.trimmed(document.plain, colon + 1..<text.upperBound),
      let owner = owner(of: leaf), let token = values[Self.words(owner)] ?? nil
    else { return nil }
    return conflict(
      document.string(plain: place), document.origin(document.sourceRange(plain: place)), token)
  }

  /// The conflict of a shadow as written with that of a value, where they look otherwise.
  private func conflict(_ written: String, _ origin: Origin, _ token: Token) -> FactConflict? {
    guard case .shadow(let own)? = TokenValue.shadow(written),
      case .shadow(let set)? = TokenValue(token),
      own.count != set.count || !zip(own, set).allSatisfy({ TokenConflicts.agree($0, $1) }),
      !token.valueOrigin.range.contains(origin.range)
    else { return nil }
    let told = FactConflict.Statement(value: written, origin: origin)
    let defined = FactConflict.Statement(value: token.value, origin: token.valueOrigin)
    return FactConflict(
      subject: token.name, property: "shadow",
      statements: [told, defined].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the shadow is of what the design value '\(token.name)' is named after")
  }

  /// What the list of an item is of: the item around it, the line before it, or the heading.
  private func owner(of leaf: Int) -> String? {
    let item = Int(document.nodes[leaf].parent)
    guard item > 0, document.nodes[item].kind == .item else { return nil }
    let list = Int(document.nodes[item].parent)
    let outer = Int(document.nodes[list].parent)
    if outer > 0, document.nodes[outer].kind == .item {
      return label(document.beginning(ofItem: outer))
    }
    if let lead = document.sibling(before: list), document.nodes[lead].kind == .paragraph {
      return label(document.string(lead))
    }
    let section = Int(document.nodes[leaf].section)
    return section > 0 ? document.title(ofSection: section) : nil
  }

  /// "Dragging" of "Dragging (later):"; `nil` for a sentence.
  private func label(_ text: String) -> String? {
    let name = text.prefix { !"(:\n".contains($0) }
    return name.utf8.count < 40 && !name.contains(".") ? String(name) : nil
  }
}
