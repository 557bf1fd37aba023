import SpecModel
import SpecSyntax
import SpecText

/// Sizes, weights and heights by which a text describes a component of the front matter otherwise than its properties do:
/// "**Chip (chip-note).** A pill with a SemiBold 12px label" beside `typography: "{typography.label}"` of 11px.
///
/// The text names the component by its key, in the lead of a paragraph or in the heading above it.
///
/// - Source: the DESIGN.md convention (`components`, `typography`, `rounded`).
struct ComponentStyles {
  private let reader: StatementReader
  private var document: Document { reader.document }

  /// What the front matter says of a component.
  private struct Component {
    var key: String
    var words: Set<String>
    var size: Property?
    var weight: Property?
    var height: Property?
    var radius: Property?
  }

  private struct Property {
    var value: Double
    var unit: Amount.Unit
    var statement: FactConflict.Statement
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard let root = reader.document.frontMatter?.root,
      let end = reader.document.frontMatter?.range.end,
      let entries = root["components"]?.entries, !entries.isEmpty
    else { return [] }
    let finder = ComponentStyles(reader: reader)
    let components = entries.map { finder.component($0, root) }
    return reader.document.nodes.indices.flatMap { node -> [FactConflict] in
      let own = reader.document.nodes[node]
      guard own.kind == .paragraph, own.range.start >= end, reader.isNormative(own.range.start),
        case let text = reader.document.plainText(of: node), (20..<1200).contains(text.count),
        finder.hasLength(text), let component = finder.component(of: node, text, components)
      else { return [] }
      return finder.conflicts(component, text)
    }
  }

  /// A byte test for the letters of a unit.
  private func hasLength(_ text: Range<Int>) -> Bool {
    (["px", "pt", "dp", "sp", "rem"] as [StaticString]).contains {
      ASCII.find($0, in: document.plain, text) != nil
    }
  }

  // MARK: Front matter

  private func component(_ entry: YAMLNode.Entry, _ root: YAMLNode) -> Component {
    func property(_ name: String) -> YAMLNode? {
      entry.value.entries.first { $0.key == name }?.value
    }
    var component = Component(key: entry.key, words: Set(Names.words(entry.key)))
    if let style = property("typography"), let target = resolved(style, root) {
      component.size = target["fontSize"].flatMap { length($0, from: style) }
      if let weight = target["fontWeight"].flatMap({ Double($0.text) }), weight >= 100 {
        component.weight = Property(
          value: weight, unit: .none,
          statement: .init(
            value: "\(Numbers.text(weight)) (\(reference(style)))",
            origin: document.origin(style.range)))
      }
    }
    component.height = property("height").flatMap { length($0, from: $0) }
    if let rounded = property("rounded"), let target = resolved(rounded, root) {
      component.radius = length(target, from: rounded)
    }
    return component
  }

  /// "{typography.body}" as "typography.body".
  private func reference(_ node: YAMLNode) -> String {
    node.text.filter { $0 != "{" && $0 != "}" }
  }

  /// What a reference stands for; a value stands for itself.
  private func resolved(_ node: YAMLNode, _ root: YAMLNode) -> YAMLNode? {
    guard node.text.hasPrefix("{") else { return node }
    return reference(node).split(separator: ".").reduce(root as YAMLNode?) { $0?[String($1)] }
  }

  private func length(_ node: YAMLNode, from property: YAMLNode) -> Property? {
    let bytes = ContiguousArray(node.text.utf8)
    guard let amount = AmountReader.read(bytes, bytes.indices).only, amount.isLength,
      amount.range == bytes.indices
    else { return nil }
    let isReference = property.text.hasPrefix("{")
    return Property(
      value: amount.value, unit: amount.unit,
      statement: .init(
        value: isReference ? "\(node.text) (\(reference(property)))" : node.text,
        origin: document.origin(property.range)))
  }

  // MARK: Text

  /// The bytes of a paragraph in which a component is named.
  private static let lead = 80

  /// The only component that the lead of a paragraph names by its key, or that the heading above it names.
  private func component(
    of node: Int, _ text: Range<Int>, _ components: [Component]
  ) -> Component? {
    let lead = document.string(
      plain: text.lowerBound..<min(text.upperBound, text.lowerBound + Self.lead))
    let named = components.filter { Self.names($0.key, in: lead) }
    if !named.isEmpty { return named.only }
    let whole = document.string(plain: text)
    guard !components.contains(where: { Self.names($0.key, in: whole) }),
      case let section = Int(document.nodes[node].section), section > 0
    else { return nil }
    let title = document.title(ofSection: section)
    let words = Set(Names.words(title).map(LedgerWords.stem))
    // Below a heading, items with a label of their own tell its parts.
    if let colon = ASCII.find(ASCII.colon, in: document.plain, text), colon - text.lowerBound < 40 {
      let label = document.string(plain: text.lowerBound..<colon)
      guard Names.words(label).allSatisfy(Self.labels.contains) else { return nil }
    } else if document.sections[section].ownNodes.contains(where: {
      Int($0) < node && document.nodes[Int($0)].kind == .paragraph
    }) {
      return nil
    }
    return components.filter {
      Self.names($0.key, in: title) || Set($0.words.map(LedgerWords.stem)) == words
    }.only
  }

  private static let labels: Lexicon = [
    "text", "label", "typography", "font", "type", "size", "height", "radius", "corner", "corners",
    "shape", "style",
  ]

  /// Whether a text has a key as a whole: "chip-note" is no part of "chip-note-disabled".
  private static func names(_ key: String, in text: String) -> Bool {
    guard key.contains("-"), let place = text.firstRange(of: key) else { return false }
    let before = text[..<place.lowerBound].last ?? " "
    let after = text[place.upperBound...].first ?? " "
    return !(before.isLetter || before == "-" || before.isNumber)
      && !(after.isLetter || after == "-" || after.isNumber)
  }

  /// Words of sentences that tell another form of the component, or a part of it.
  private static let others = SwitchedOff.words.union([
    "hover", "hovered", "pressed", "press", "presses", "active", "focus", "focused", "selected",
    "when", "if", "mobile", "tablet", "desktop", "compact", "small", "large", "variant", "variants",
    "loading", "error", "dark", "or", "except", "instead", "was", "until", "optional", "optionally",
    "scales", "grows", "shrinks", "never", "not", "unlike", "than", "on", "secondary",
    "mini", "smaller", "larger", "depending", "echoes", "hit", "touch", "target", "area", "least",
    "min", "minimum", "max", "maximum", "up", "between", "from", "to",
  ])

  private func conflicts(_ component: Component, _ text: Range<Int>) -> [FactConflict] {
    var found: [(property: String, own: Property, told: FactConflict.Statement)] = []
    var types: Set<String> = []
    for sentence in document.sentences(plain: text) {
      let amounts = AmountReader.read(document.plain, sentence)
      guard amounts.contains(where: \.isLength),
        case let words = document.string(plain: sentence).replacing(" small ", with: " "),
        !Names.hasWord(words, in: Self.others.subtracting(component.words))
      else { continue }
      for amount in amounts where amount.isLength {
        let told = Told(amount, in: sentence, document)
        if told.isType { types.insert("\(amount.value) \(told.weight ?? 0)") }
        guard !amount.isInexact, !told.isJoined else { continue }
        for (property, own, value) in compared(component, told) {
          found.append((property, own, .init(value: value, origin: told.origin)))
        }
      }
    }
    // Several types are those of several parts.
    return found.filter { types.count < 2 || !$0.property.hasPrefix("font") }.map {
      FactConflict(
        subject: component.key, property: $0.property, statements: [$0.told, $0.own.statement],
        reason: "the text describes the component '\(component.key)' of the front matter")
    }
  }

  /// The properties that a measure of the text gives another value.
  private func compared(_ component: Component, _ told: Told) -> [(String, Property, String)] {
    var result: [(String, Property, String)] = []
    func compare(_ name: String, _ own: Property?) {
      guard let own, own.unit == told.amount.unit, own.value != told.amount.value else { return }
      result.append((name, own, told.amount.text(told.amount.value)))
    }
    if told.isType {
      compare("font size", component.size)
      // Where the size is another one, the whole style is.
      if result.isEmpty, let weight = told.weight, let own = component.weight,
        isOther(own.value, weight)
      {
        result.append(("font weight", own, Numbers.text(weight)))
      }
    } else if told.isHeight {
      compare("height", component.height)
    } else if told.isRadius {
      compare("radius", component.radius)
    }
    return result
  }

  /// Whether two weights differ by more than a shade; 600 is often called bold.
  private func isOther(_ own: Double, _ told: Double) -> Bool {
    abs(own - told) > 60 && !(own == 600 && told == 700)
  }

  /// A length of a text with what stands around it.
  private struct Told {
    var amount: Amount
    var origin: Origin
    /// The weight of letters that stands beside it.
    var weight: Double?
    var isType = false
    var isHeight = false
    var isRadius = false
    /// Whether it is one of two values: "12px to 14px", "4px 12px".
    var isJoined = false

    private static let letters: Lexicon = ["label", "labels", "text", "type", "font", "letters"]
    private static let parts: Lexicon = [
      "icon", "icons", "border", "rule", "hairline", "line", "dot", "gap", "padding", "eyebrow",
      "caption", "subtitle", "title", "count", "badge", "placeholder", "helper", "timestamp",
      "meta", "letter", "spacing", "tracking", "leading", "avatar", "image", "shadow", "stroke",
      "headline", "heading", "wide", "width", "x", "thumb", "handle", "divider", "indicator", "bar",
      "track", "illustration", "picture", "photo", "underline", "ring", "outline",
    ]
    private static let weights: [String: Double] = [
      "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
      "regular": 400, "normal": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
      "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
    ]
    private static let prefixes: Lexicon = ["semi", "demi", "extra", "ultra"]

    init(_ amount: Amount, in sentence: Range<Int>, _ document: Document) {
      self.amount = amount
      origin = document.origin(document.sourceRange(plain: amount.range))
      func words(_ range: Range<Int>) -> [String] {
        let clause = document.string(plain: range)
        return Names.words(clause)
      }
      let start = document.plain[sentence.lowerBound..<amount.range.lowerBound]
        .lastIndex { $0 == 0x2C || $0 == 0x3B || $0 == 0x28 }
      let end = document.plain[amount.range.upperBound..<sentence.upperBound]
        .firstIndex { $0 == 0x2C || $0 == 0x3B || $0 == 0x29 }
      let before = words((start.map { $0 + 1 } ?? sentence.lowerBound)..<amount.range.lowerBound)
      let after = words(amount.range.upperBound..<(end ?? sentence.upperBound)).prefix(3)
      let near = Array(before.suffix(5))
      isJoined =
        after.first?.first?.isNumber == true || near.last?.first?.isNumber == true
        || after.first == "to"
      let isOfPart = after.prefix(2).contains(where: Self.parts.contains)
      weight = Self.weight(near)
      isType =
        !isOfPart && (weight != nil || after.prefix(2).contains(where: Self.letters.contains))
      isHeight =
        ["tall", "high"].contains(after.first ?? "") && amount.value >= 16
        && !after.dropFirst().prefix(2).contains(where: Self.parts.contains)
        || Array(near.suffix(2)) == ["height", "of"]
      isRadius =
        ["radius", "corner", "corners", "rounded"].contains(after.first ?? "")
        || Array(near.suffix(2)) == ["radius", "of"]
    }

    /// The only weight that words name.
    private static func weight(_ words: [String]) -> Double? {
      let found = words.indices.compactMap { place -> Double? in
        let word = words[place]
        if word == "bold", place > 0, prefixes.contains(words[place - 1]) {
          return weights[words[place - 1] + word]
        }
        return weights[word]
      }
      return found.only
    }
  }
}
