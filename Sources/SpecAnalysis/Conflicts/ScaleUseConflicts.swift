import SpecModel
import SpecSyntax
import SpecText

/// A scale of radii, distances or icon sizes says what each step is for, and the specification of such a part takes
/// another value.
///
/// "| xl | 12px | Buttons, inputs |" is held against "Border Radius: 8px" below "Primary Button", and
/// "| 4 | 16px | Card padding |" against "Padding: 20px" below "Card". A part that several steps name may take any of
/// them; a part with a further name ("Event Card") is another part.
struct ScaleUseConflicts {
  let document: Document
  let spec: SpecDocument

  /// What is measured.
  private enum Property: String {
    case radius, padding
    case weight = "font weight"
    case iconSize = "size of icons"
  }

  /// A step of a scale and a part that it is for.
  private struct Use {
    var property: Property
    var part: Set<String>
    var text: String
    /// The name of the step, or the label of a line that lists the parts.
    var step: String
    /// Where the step is defined, and where its value stands.
    var origin: Origin
    var valueOrigin: Origin
    var amount: Amount
  }

  /// What uses and values have in common that speak of one thing.
  private struct Key: Hashable {
    var property: Property
    var part: Set<String>
  }

  /// The value that the specification of a part gives.
  private struct Value {
    var property: Property
    var part: Set<String>
    /// Its lengths: paddings may have several.
    var amounts: [Amount]
    var origin: Origin
  }

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    ScaleUseConflicts(document: document, spec: spec).find()
  }

  private func find() -> [FactConflict] {
    let all = spec.tokens.flatMap(uses(of:)) + listedUses()
    guard !all.isEmpty else { return [] }
    let uses = Dictionary(grouping: all) { Key(property: $0.property, part: $0.part) }
    let steps = Set(all.map { document.source.line(of: $0.origin.range.start) })
    let lengths = lengths()
    var seen: Set<Origin> = []
    let found = (values(lengths) + styled(lengths)).compactMap { value -> FactConflict? in
      guard !steps.contains(document.source.line(of: value.origin.range.start)) else { return nil }
      let meant = uses[Key(property: value.property, part: value.part)] ?? []
      guard let use = meant.first,
        meant.allSatisfy({ $0.amount.unit == value.amounts[0].unit }),
        !meant.contains(where: { use in
          value.amounts.contains { $0.value == use.amount.value }
        }),
        value.property != .radius || !mayBeRound(value.amounts[0], use.amount),
        seen.insert(value.origin).inserted
      else { return nil }
      return FactConflict(
        subject: use.text, property: value.property.rawValue,
        statements: [
          .init(
            value: value.amounts.map { $0.text($0.value) }.joined(separator: " "),
            origin: value.origin),
          .init(value: use.amount.text(use.amount.value), origin: use.valueOrigin),
        ],
        reason: "the step '\(use.step)' of the scale is for '\(use.text)'")
    }
    return found + rivals(uses)
  }

  /// Radii from here on make a part round, however high it is.
  private static let round = 200.0
  /// Radii from here on may make a low part round.
  private static let leastRound = 10.0

  /// Whether a part that a scale makes round may be so with the radius that it has, "9999px" and "999px" or "24px".
  private func mayBeRound(_ radius: Amount, _ step: Amount) -> Bool {
    step.value >= Self.round && radius.value >= Self.leastRound
  }

  /// Two steps of one scale, not next to each other, that are for the same padding in the same words.
  private func rivals(_ uses: [Key: [Use]]) -> [FactConflict] {
    uses.values.compactMap { found -> FactConflict? in
      guard found.count == 2, case let (a, b) = (found[0], found[1]), a.property == .padding,
        a.amount.unit == b.amount.unit, a.amount.value != b.amount.value,
        a.text.lowercased() == b.text.lowercased(),
        let first = row(of: a.origin), let second = row(of: b.origin), first.table == second.table,
        abs(first.place - second.place) > 1
      else { return nil }
      return FactConflict(
        subject: a.text, property: "padding",
        statements: [a, b].map {
          .init(value: $0.amount.text($0.amount.value), origin: $0.valueOrigin)
        },
        reason: "two steps of the scale, '\(a.step)' and '\(b.step)', are for '\(a.text)'",
        isWeak: true)
    }.sorted { $0.statements[0].origin.range.start < $1.statements[0].origin.range.start }
  }

  /// The table around a place and the number of its row.
  private func row(of origin: Origin) -> (table: Int, place: Int)? {
    guard let cell = document.lastNode(startingBy: origin.range.start),
      document.nodes[cell].kind == .tableCell, case let row = Int(document.nodes[cell].parent),
      case let table = Int(document.nodes[row].parent),
      let place = document.children(of: table).firstIndex(of: row)
    else { return nil }
    return (table, place)
  }

  // MARK: Steps

  /// The parts that the line of a step names behind its value.
  private func uses(of token: Token) -> [Use] {
    guard let amount = amount(of: token), let property = property(of: token) else { return [] }
    let source = document.source
    let line = source.lineRange(source.lineIndex(of: Int(token.origin.range.start)))
    let start = Int(token.valueOrigin.range.end)
    guard start < Int(line.end), Int(line.end) - start < 300 else { return [] }
    let rest = source.string(SourceRange(start, Int(line.end)))
    guard !Names.hasWord(rest, in: Self.exceptions),
      !document.isCode(token.origin.range.start) || rest.contains("/*") || rest.contains("//")
        || rest.contains("(") && !document.isProgram(token.origin.range.start)
    else { return [] }
    return Self.items(rest).compactMap { text in
      // "Card padding (compact)" is that of a variant.
      guard !rest.contains(text + " (") || Self.hasDigits(behind: text + " (", in: rest) else {
        return nil
      }
      var words = Names.words(text).map(Self.stem)
      let isPadding = words.contains("padding")
      guard property != .padding || isPadding else { return nil }
      words.removeAll { $0 == "padding" || $0 == "inner" || $0 == "internal" }
      guard let part = Self.part(words) else { return nil }
      return Use(
        property: property, part: part, text: text, step: token.name, origin: token.origin,
        valueOrigin: token.valueOrigin, amount: amount)
    }
  }

  /// The parts that a line on one radius lists behind it: "Border radius: `16px` (cards, inputs)".
  private func listedUses() -> [Use] {
    guard document.mentions("px (") || document.mentions("px` (") || document.mentions("pt (")
    else { return [] }
    return document.nodes.indices.filter { document.nodes[$0].kind == .paragraph }.flatMap {
      document.lines(of: $0).flatMap { uses(on: document.sourceRange(plain: $0)) }
    }
  }

  private func uses(on line: SourceRange) -> [Use] {
    guard line.offsets.count < 120, mayHoldUse(line.offsets),
      case let text = document.source.string(line), let colon = text.firstIndex(of: ":"),
      case let label = Names.words(String(text[..<colon])).map(Self.stem),
      label.contains(where: Self.radii.contains),
      label.allSatisfy({ Self.radii.contains($0) || $0 == "border" || $0 == "rounded" }),
      let open = text[colon...].firstIndex(of: "("), text[open...].contains(")"),
      case let start = Int(line.start) + text[..<colon].utf8.count,
      let amount = AmountReader.read(document.source.bytes, start..<Int(line.end)).only,
      amount.isLength, !amount.isInexact, amount.value > 0
    else { return [] }
    let inside = text[text.index(after: open)...].prefix { $0 != ")" }
    let items = inside.split(separator: ",").map { String($0).trimmedSpaces }
    let found = items.map { Self.part(Names.words($0).map(Self.stem)) }
    guard found.count > 1, found.allSatisfy({ $0 != nil }) else { return [] }
    let place = document.origin(SourceRange(amount.range.lowerBound, amount.range.upperBound))
    return zip(items, found).compactMap { item, part in
      part.map {
        Use(
          property: .radius, part: $0, text: item,
          step: String(text[..<colon].filter { $0 != "*" }),
          origin: document.origin(line), valueOrigin: place, amount: amount)
      }
    }
  }

  /// A byte test: a colon, and a parenthesis behind it.
  private func mayHoldUse(_ line: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    guard let colon = ASCII.find(ASCII.colon, in: bytes, line) else { return false }
    return ASCII.find(0x28, in: bytes, colon..<line.upperBound) != nil
  }

  /// Whether a remark behind an item gives a number, and no variant.
  private static func hasDigits(behind text: String, in rest: String) -> Bool {
    guard let place = rest.firstRange(of: text) else { return false }
    return rest[place.upperBound...].prefix { $0 != ")" }.contains(where: \.isNumber)
  }

  /// What the steps of the scale that holds a token measure.
  private func property(of token: Token) -> Property? {
    switch token.kind {
    case .radius: .radius
    case .fontWeight: .weight
    case .spacing: isIconScale(token) ? .iconSize : .padding
    case .size: isIconScale(token) ? .iconSize : nil
    default: nil
    }
  }

  private func amount(of token: Token) -> Amount? {
    let read = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets)
    guard let amount = read.only, !amount.isInexact, amount.value > 0,
      Self.isWeight(amount)
        ? token.kind == .fontWeight
        : amount.isLength && (amount.value < Self.round || token.kind == .radius)
    else { return nil }
    return amount
  }

  private static func isWeight(_ amount: Amount) -> Bool {
    amount.unit == .none && (100...1000).contains(amount.value)
  }

  private func isIconScale(_ token: Token) -> Bool {
    guard let node = document.lastNode(startingBy: token.origin.range.start) else { return false }
    return Names.hasWord(
      document.title(ofSection: Int(document.nodes[node].section)), in: Self.icons)
  }

  private static let icons: Lexicon = ["icon", "icons"]
  private static let exceptions: Lexicon = ["except", "unless", "not", "never", "avoid", "legacy"]

  /// The items of a remark: "used for emphasis or primary navigation".
  private static func items(_ text: String) -> [String] {
    var items: [String] = []
    for part in text.unicodeScalars.split(whereSeparator: isDivider).map(Substring.init) {
      var words: [Substring] = []
      for word in part.split(separator: " ") {
        // "Inner padding for buttons" is one use.
        if word == "for", words.contains(where: { $0.lowercased() == "padding" }) {
          words.append(word)
          continue
        }
        if ["and", "or", "for", "e.g.", "&", "-", "+"].contains(word.lowercased()) {
          items.append(words.joined(separator: " "))
          words = []
        } else {
          words.append(word)
        }
      }
      items.append(words.joined(separator: " "))
    }
    return items.filter { (3...32).contains($0.utf8.count) }
  }

  private static func isDivider(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ";", "|", "(", ")", "/", "–", "—", "、", "，", ":", "*", "`", "·": true
    default: false
    }
  }

  // MARK: Parts

  private static let parts: Lexicon = [
    "button", "input", "card", "modal", "dialog", "chip", "badge", "tag", "avatar", "tooltip",
    "toast", "sheet", "dropdown", "menu", "popover", "alert", "banner", "tab", "pill", "drawer",
    "tile", "thumbnail", "navigation", "header", "checkbox", "switch", "toggle", "table",
    "textarea", "field", "image", "footer", "sidebar", "label", "heading", "caption",
  ]
  /// Words that make no other part of it.
  private static let plain: Lexicon = [
    "primary", "secondary", "default", "standard", "base", "basic", "main", "the", "all", "most",
    "component", "spec", "specification", "style", "styling", "ui", "element", "normal", "regular",
    "text", "variant", "design", "for", "of", "in",
  ]

  private static func stem(_ word: String) -> String {
    switch word {
    case "nav": "navigation"
    case "radius": word
    case "switches": "switch"
    case "checkboxes": "checkbox"
    default: Subject.singular(word)
    }
  }

  /// Whether a label such as "Visual specifications:" names no part, and what stands above it holds on.
  private static func isPlain(_ label: String) -> Bool {
    Names.words(label).map(stem).allSatisfy { plain.contains($0) || $0 == "visual" }
  }

  /// The part that words name, where they name nothing else; "text input" is an input, "text" alone nothing.
  private static func part(_ words: [String]) -> Set<String>? {
    let own = Set(words.filter { !plain.contains($0) && !$0.allSatisfy(\.isNumber) })
    guard !own.isEmpty, own.count <= 2, own.allSatisfy(parts.contains) else { return nil }
    // "Input fields" are inputs.
    return own == ["input", "field"] ? ["input"] : own
  }

  // MARK: Values

  /// The radii, paddings and icon sizes that lines with a label give.
  private func values(_ lengths: [String: Amount]) -> [Value] {
    var result: [Value] = []
    var label: (section: Int32, text: String) = (-1, "")
    for (number, node) in document.nodes.enumerated() {
      let title =
        label.section == node.section
        ? label.text : document.title(ofSection: Int(node.section))
      switch node.kind {
      case .paragraph:
        let text = document.plainText(of: number)
        guard text.count < 400 else { continue }
        if text.count < 60, node.parent < 0 || document.nodes[Int(node.parent)].kind != .item {
          // "**Compact Button**" above a list
          let name = document.string(plain: text)
          if !Self.isPlain(name) { label = (node.section, name) }
        }
        for line in document.lines(of: number) where mayTell(line, document.plain) {
          let place = document.sourceRange(plain: line)
          if let value = value(on: place, title, lengths) { result.append(value) }
        }
      case .codeBlock:
        let block = document.codeBlocks[Int(node.payload)]
        // A fence without a language that lists properties is prose.
        guard block.language.isEmpty || block.language == "text" else { continue }
        for line in block.lines where mayTell(line.offsets, document.source.bytes) {
          guard !document.source.string(line).hasSuffix(";") else { continue }
          if let value = value(on: line, title, lengths) { result.append(value) }
        }
      default: break
      }
    }
    return result
  }

  private func mayTell(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard range.count < 120, ASCII.find(0x3A, in: bytes, range) != nil else { return false }
    let cues: [StaticString] = ["adius", "adding", "con", "eight:", "orners:"]
    return cues.contains { ASCII.find($0, in: bytes, range) != nil }
  }

  private static let radii: Lexicon = ["radius", "corner", "rounding"]
  /// Words that limit a line to a state, a size or a side.
  private static let limits: Lexicon = [
    "mobile", "tablet", "desktop", "small", "large", "compact", "hover", "or", "top", "bottom",
    "left", "right", "vertical", "horizontal", "sm", "lg", "xs", "xl", "md", "dense", "medium",
    "optional", "full", "pill", "between", "gap",
  ]

  /// The same for radii, which steps of a scale name too: "radius lg".
  private static let radiusLimits = limits.subtracting(["lg", "sm", "md", "xl", "xs"])

  /// "Border Radius: 8px" below "Primary Button", "Card padding: 20px"
  private func value(
    on line: SourceRange, _ title: String, _ lengths: [String: Amount]
  ) -> Value? {
    let text = document.source.string(line)
    guard let colon = text.firstIndex(of: ":") else { return nil }
    if let value = assigned(on: line, title, lengths) { return value }
    var label = Names.words(String(text[..<colon])).map(Self.stem)
    let property: Property
    if label.contains(where: Self.radii.contains) {
      property = .radius
    } else if label.contains("padding") {
      property = .padding
    } else if label.last == "weight" {
      property = .weight
    } else if label == ["icon"] || label == ["icon", "size"] {
      property = .iconSize
    } else {
      return nil
    }
    label.removeAll {
      Self.radii.contains($0) || property == .radius && $0 == "rounded"
        || ["border", "padding", "icon", "size", "inner", "font", "weight"].contains($0)
    }
    let start = Int(line.start) + text[...colon].utf8.count
    let rest = document.source.string(SourceRange(start, Int(line.end)))
    let isRadius = property == .radius
    guard
      isRadius && isAlone(rest)
        || !Names.hasWord(rest, in: isRadius ? Self.radiusLimits : Self.limits),
      let amounts = amounts(in: start..<Int(line.end), property, lengths),
      !isRadius || amounts[0].value < Self.round || isAlone(rest),
      let part = label.isEmpty ? headedPart(title, property) : Self.part(label)
    else { return nil }
    return Value(
      property: property, part: part, amounts: amounts, origin: origin(of: amounts))
  }

  /// Whether nothing but one value or name stands behind a label: "`radius-full`", and not "`radius-full` for chips".
  private func isAlone(_ rest: String) -> Bool {
    rest.split { " `*(),;|".contains($0) }.count(where: { $0 != "var" }) == 1
  }

  /// "radius=`radius-full`" among the values of the part that the heading names.
  private func assigned(
    on line: SourceRange, _ title: String, _ lengths: [String: Amount]
  ) -> Value? {
    let bytes = document.source.bytes
    guard let place = ASCII.find("radius=", in: bytes, line.offsets), place > Int(line.start),
      [ASCII.space, 0x2C].contains(bytes[place - 1]), let part = headedPart(title, .radius)
    else { return nil }
    let start = place + 7
    let end = ASCII.find(0x2C, in: bytes, start..<Int(line.end)) ?? Int(line.end)
    guard let amounts = amounts(in: start..<end, .radius, lengths) else { return nil }
    return Value(property: .radius, part: part, amounts: amounts, origin: origin(of: amounts))
  }

  /// The length of a line, written or by the name of a token; of a padding up to four.
  private func amounts(
    in range: Range<Int>, _ property: Property, _ lengths: [String: Amount]
  ) -> [Amount]? {
    let read = AmountReader.read(document.source.bytes, range)
    let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
    let names = text.split { " `(),;".contains($0) }.filter { lengths[String($0)] != nil }
    let named = names.compactMap { lengths[String($0)] }
    if read.isEmpty, let name = names.only, var amount = named.only {
      let start = range.lowerBound + text.utf8.distance(from: text.startIndex, to: name.startIndex)
      amount.range = start..<start + name.utf8.count
      return [amount]
    }
    guard let first = read.first, read.count == 1 || property == .padding && read.count <= 4,
      read.allSatisfy({ amount in
        (amount.isLength || Self.isWeight(amount)) && amount.unit == first.unit && !amount.isInexact
      }), named.allSatisfy({ $0.value == first.value })
    else { return nil }
    return read
  }

  private func origin(of amounts: [Amount]) -> Origin {
    let start = amounts.first?.range.lowerBound ?? 0
    return document.origin(SourceRange(start, amounts.last?.range.upperBound ?? start))
  }

  /// The lengths that tokens have everywhere, by their names.
  private func lengths() -> [String: Amount] {
    var result: [String: Amount] = [:]
    var doubtful: Set<String> = []
    for token in spec.tokens where token.name.utf8.count > 3 {
      guard let amount = amount(of: token) else { continue }
      if let known = result[token.name], known.value != amount.value { doubtful.insert(token.name) }
      result[token.name] = amount
    }
    return result.filter { !doubtful.contains($0.key) }
  }

  private static let declared: [String: Property] = [
    "border-radius": .radius, "padding": .padding, "font-weight": .weight,
  ]

  /// The radii, paddings and weights of style rules: ".card { border-radius: 8px; }"
  private func styled(_ lengths: [String: Amount]) -> [Value] {
    let cues: [StaticString] = ["border-radius:", "padding:", "font-weight:"]
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    return StyleRules.read(document).flatMap { rule -> [Value] in
      guard rule.selector.hasPrefix("."), !rule.selector.contains(where: { " ,:[>".contains($0) }),
        let part = Self.part(
          Names.words(rule.selector).map { $0 == "btn" ? "button" : Self.stem($0) })
      else { return [] }
      return rule.declarations.compactMap { declaration in
        guard let property = Self.declared[declaration.property],
          let amounts = amounts(in: declaration.origin.range.offsets, property, lengths),
          amounts[0].isLength == (property != .weight)
        else { return nil }
        return Value(
          property: property, part: part,
          amounts: amounts, origin: origin(of: amounts))
      }
    }
  }

  /// The part that the heading above a line names.
  private func headedPart(_ title: String, _ property: Property) -> Set<String>? {
    var words = Names.words(String(title.prefix { $0 != "(" })).map(Self.stem)
    if property == .iconSize {
      // The icons of a bottom navigation are those of a navigation.
      words.removeAll { $0 == "bottom" || $0 == "top" || $0 == "bar" }
    }
    return Self.part(words)
  }
}
