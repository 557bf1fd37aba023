import SpecModel
import SpecSyntax
import SpecText

/// Style rules beside the rows of tables that give the same properties of the same things: "H2 | Semibold (600)" and
/// `h2 { font-weight: 700 }`.
///
/// A rule is about a row where the words of its selector are those of the row's first cell, apart from words of the
/// headings; states are told by pseudo classes. Rules inside of queries are variants.
struct SheetConflicts {
  let document: Document
  let spec: SpecDocument

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard document.codeBlocks.contains(where: { !$0.language.isEmpty && $0.language != "mermaid" })
    else { return [] }
    return SheetConflicts(document: document, spec: spec).find()
  }

  /// Declarations by the header that names their property.
  private static let properties: [String: [String]] = [
    "weight": ["font-weight"], "size": ["font-size", "size"], "font-size": ["font-size"],
    "text-size": ["font-size"], "line-height": ["line-height"],
    "letter-spacing": ["letter-spacing"], "tracking": ["letter-spacing"], "opacity": ["opacity"],
    "radius": ["border-radius"], "corner-radius": ["border-radius"],
    "height": ["height", "min-height"], "width": ["width"], "padding": ["padding"],
    "gap": ["gap"], "border": ["border-width"], "font-weight": ["font-weight"],
    "z-index": ["z-index"],
  ]

  private static let states: [(mark: String, state: String)] = [
    (":hover", "hover"), (":active", "press"), (":focus", "focus"), (":disabled", "disabl"),
    ("[disabled", "disabl"), ("aria-selected=\"true\"", "select"), ("aria-selected=true", "select"),
    (":checked", "check"), ("aria-invalid", "error"), ("aria-pressed", "press"),
  ]

  /// What code declares for a thing.
  private struct Declared {
    var thing: Set<String>
    var rule: StyleRule
    /// The words of what holds it.
    var above: Set<String> = []
    /// Whether it is an object of code.
    var isObject = false
  }

  /// What code declares, found by the words of the things.
  private struct Declarations {
    let all: [Declared]
    private let places: [String: [Int]]

    init(_ all: [Declared]) {
      self.all = all
      places = all.indices.reduce(into: [:]) { result, place in
        for word in all[place].thing { result[word, default: []].append(place) }
      }
    }

    /// Those whose thing may have all words, in order.
    func holding(_ thing: Set<String>) -> [Declared] {
      let fewest = thing.map { word in places[word] ?? [] }.min { $0.count < $1.count }
      return fewest?.map { place in all[place] } ?? all
    }
  }

  private func find() -> [FactConflict] {
    let rules = StyleRules.read(document).filter {
      !$0.isReduced && !$0.isConditional && !$0.selector.contains(",")
        && !$0.selector.contains(":root")
    }
    var result = slips(rules)
    let declared =
      rules.map { Declared(thing: Self.words($0), rule: $0) }
      + (CodeSizes.read(document) + CodeViews.read(document)).map {
        Declared(thing: $0.thing, rule: $0.rule)
      }
      + CodeObjects.read(document).map {
        Declared(thing: $0.thing, rule: $0.rule, above: $0.above, isObject: true)
      }
    guard !declared.isEmpty else { return result }
    let all = Declarations(declared)
    let weights = Declarations(declared.filter { $0.rule.declaration("font-weight") != nil })
    let sizes = Declarations(declared.filter { $0.rule.declaration("size") != nil })
    for node in document.nodes.indices {
      switch document.nodes[node].kind {
      case .paragraph:
        if !weights.all.isEmpty { result += conflicts(inText: node, weights) }
        result += conflicts(inSentences: node, all)
      case .table: result += conflicts(inTable: node, all)
      case .list: result += conflicts(inList: node, all, sizes)
      default: break
      }
    }
    return result
  }

  /// "Disabled buttons have an opacity of 40 %": what one thing alone declares.
  private func conflicts(inSentences node: Int, _ declared: Declarations) -> [FactConflict] {
    guard spec.isNormative(at: document.nodes[node].range.start) else { return [] }
    return SheetSentences(document: document).read(node).compactMap { told in
      let names = Self.properties[told.property] ?? []
      let meant = declared.holding(told.thing).filter {
        $0.thing == told.thing && Self.declaration($0.rule, names) != nil
      }
      guard meant.count == 1 else { return nil }
      return conflict(
        node, Declarations(meant),
        Told(thing: told.thing, names: names, label: told.label, part: told.value))
    }
  }

  /// Rows "H2 | Semibold (600)", and rows "Size | 40 dp" below the heading of the thing.
  private func conflicts(inTable table: Int, _ declared: Declarations) -> [FactConflict] {
    let rows = document.children(of: table)
    guard let header = rows.first else { return [] }
    let columns = document.children(of: header).map { Self.property(document.string($0)) }
    let context = headings(above: table)
    let owner = owner(of: table)
    var result: [FactConflict] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard let first = cells.first else { continue }
      let label = document.string(first)
      if cells.count == 2, let names = Self.property(label), !owner.isEmpty {
        if let found = conflict(
          cells[1], declared, Told(thing: owner, context: context, names: names, label: label))
        {
          result.append(found)
        }
        continue
      }
      if cells.count == 2, let (thing, names) = Self.parts(label) {
        if let found = conflict(
          cells[1], declared, Told(thing: thing, context: context, names: names, label: label))
        {
          result.append(found)
        }
        continue
      }
      let thing = Self.thing(label)
      guard !thing.isEmpty else { continue }
      for (column, cell) in cells.enumerated().dropFirst() where column < columns.count {
        let part = columns[column] == nil ? opacity(in: cell) : nil
        guard let names = columns[column] ?? part.map({ _ in ["opacity"] }),
          let found = conflict(
            cell, declared,
            Told(thing: thing, context: context, names: names, label: label, part: part))
        else { continue }
        result.append(found)
      }
    }
    return result
  }

  /// Items "**Corner radius**: 16px" below the heading of the thing, and "Avatar: 40pt circle".
  private func conflicts(
    inList list: Int, _ declared: Declarations, _ sizes: Declarations
  ) -> [FactConflict] {
    let owner = owner(of: list)
    let isOwned = !owner.isEmpty && declared.holding(owner).contains { $0.thing == owner }
    return document.children(of: list).compactMap { item in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        case let text = document.plainText(of: leaf), text.count < 80,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        case let label = document.string(plain: text.lowerBound..<colon)
      else { return nil }
      if isOwned, let names = Self.property(label) {
        return conflict(leaf, declared, Told(thing: owner, names: names, label: label))
      }
      if let (thing, names) = Self.parts(label) {
        return conflict(
          leaf, declared,
          Told(
            thing: thing, context: headings(above: list), names: names, label: label,
            part: document.string(plain: colon + 1..<text.upperBound)))
      }
      let thing = Self.thing(label)
      guard sizes.holding(thing).contains(where: { $0.thing == thing }),
        let size = size(behind: colon, text.upperBound)
      else { return nil }
      return conflict(
        leaf, sizes, Told(thing: thing, names: ["size"], label: label, part: size))
    }
  }

  /// "Headlines are set in 28/36, weight 600": the first word of a sentence names the style.
  private func conflicts(inText node: Int, _ declared: Declarations) -> [FactConflict] {
    let text = document.plainText(of: node)
    guard text.count < 600, ASCII.find("weight ", in: document.plain, text) != nil,
      !spec.notNormative.contains(where: {
        $0.origin.range.offsets.contains(Int(document.nodes[node].range.start))
      })
    else { return [] }
    return document.string(plain: text).split(separator: ".").compactMap { sentence in
      let words = Names.words(String(sentence))
      guard let first = words.first.map(LedgerWords.stem),
        let place = words.firstIndex(of: "weight"), place + 1 < words.count,
        words.count(where: { $0 == "weight" }) == 1, Self.weight(words[place + 1]) != nil,
        let set = declared.holding([first]).filter({ $0.thing == [first] }).only
      else { return nil }
      return conflict(
        node, declared,
        Told(
          thing: set.thing, names: ["font-weight"], label: words[0], part: words[place + 1]))
    }
  }

  private static let shapes: Lexicon = [
    "circle", "circular", "square", "round", "icon", "image", "symbol", "kreis", "cercle",
  ]

  /// "40pt circle" behind the colon of a label, up to the comma.
  private func size(behind colon: Int, _ end: Int) -> String? {
    let comma = ASCII.find(0x2C, in: document.plain, colon..<end) ?? end
    let text = document.string(plain: colon + 1..<comma).trimmedSpaces
    guard text.first?.isNumber == true else { return nil }
    return Names.hasWord(text, in: Self.shapes) ? text : nil
  }

  /// The part of a cell that gives an opacity among other things: "opacity 38%, no pointer events".
  private func opacity(in cell: Int) -> String? {
    let text = document.plainText(of: cell)
    guard text.count < 80, ASCII.find("pacity", in: document.plain, text) != nil else { return nil }
    return document.string(plain: text).split { $0 == "," || $0 == ";" }
      .first { $0.lowercased().contains("opacity") }.map(String.init)
  }

  /// The words of the heading of the thing that a block is about: the nearest one that does not gather measures.
  private func owner(of node: Int) -> Set<String> {
    let path = document.path(ofSection: Int(document.nodes[node].section)).reversed()
    let title = path.lazy.filter { $0 > 0 }.map { document.title(ofSection: $0) }
      .first { !LedgerWords.gathers($0) }
    return title.map(Self.thing) ?? []
  }

  /// Transitions of as many seconds as the text gives milliseconds: "200s" where it says 200ms.
  private func slips(_ rules: [StyleRule]) -> [FactConflict] {
    var result: [FactConflict] = []
    for rule in rules {
      for declaration in rule.declarations
      where declaration.property.hasPrefix("transition") || declaration.property == "animation" {
        for part in declaration.value.split(whereSeparator: { $0 == " " || $0 == "," }) {
          guard part.hasSuffix("s"), let seconds = Double(part.dropLast()), seconds >= 20,
            let told = spec.durations.first(where: {
              $0.quantity.exact == seconds && !document.isCode($0.origin.range.start)
            })
          else { continue }
          result.append(
            FactConflict(
              subject: rule.selector, property: "duration",
              statements: [
                .init(value: Numbers.text(seconds) + "ms", origin: told.origin),
                .init(value: String(part), origin: declaration.origin),
              ], reason: "the number is the same and the unit a thousand times the other",
              isCode: true))
        }
      }
    }
    return result
  }

  /// A place of the text that gives a property of a thing.
  private struct Told {
    var thing: Set<String>
    /// The words of the headings above it.
    var context: Set<String> = []
    /// The declarations that may set the property.
    var names: [String]
    var label: String
    /// The part of the place that gives the value; all of it where there is none.
    var part: String?
  }

  private func conflict(
    _ leaf: Int, _ declared: Declarations, _ told: Told
  ) -> FactConflict? {
    guard
      let found = declared.holding(told.thing).last(where: {
        told.thing.isSubset(of: $0.thing)
          && $0.thing.subtracting(told.thing).isSubset(of: told.context)
          && isMeant($0, told.thing, told.context)
          && Self.declaration($0.rule, told.names) != nil
      }), let set = Self.declaration(found.rule, told.names)
    else { return nil }
    return conflict(
      leaf, told.part ?? document.string(leaf), set, thing: told.label, told.names[0])
  }

  /// Words of objects that hold the looks of all things.
  private static let stores: Lexicon = [
    "token", "theme", "typography", "typ", "styl", "component", "font", "text", "design", "value",
    "system", "global", "base", "bas", "scal", "config", "style", "type", "scale",
  ]

  /// Names of steps and variants, which many things have.
  private static let steps: Lexicon = [
    "small", "medium", "larg", "sm", "md", "lg", "xs", "xl", "default", "primary", "secondary",
    "base", "bas", "hover", "disabl", "focus", "activ", "compact", "regular", "light", "dark",
  ]

  /// Whether an object is held by nothing else than what the headings or the row name.
  private func isMeant(
    _ declared: Declared, _ thing: Set<String>, _ context: Set<String>
  ) -> Bool {
    guard declared.isObject else { return true }
    let above = declared.above.filter { !Self.stores.contains($0) }
    guard above.isSubset(of: context.union(thing)) else { return false }
    return !above.isEmpty || !declared.thing.allSatisfy(Self.steps.contains)
  }

  private static func declaration(
    _ rule: StyleRule, _ names: [String]
  ) -> StyleRule.Declaration? {
    names.lazy.compactMap { rule.declaration($0) }.first
  }

  private func headings(above node: Int) -> Set<String> {
    document.path(ofSection: Int(document.nodes[node].section)).reduce(into: []) {
      $0.formUnion(Self.thing(document.title(ofSection: $1)))
    }
  }

  private static func property(_ header: String) -> [String]? {
    let words = Names.words(header)
    if let names = properties[words.joined(separator: "-")] { return names }
    // "Opacity of overlay"
    return words.count <= 4 ? words.first.flatMap { $0 == "opacity" ? properties[$0] : nil } : nil
  }

  /// A label that names the thing and ends with the property: "Row height".
  private static func parts(_ label: String) -> (thing: Set<String>, names: [String])? {
    let words = Names.words(label)
    guard (2...4).contains(words.count), let last = words.last, sides.contains(last),
      property(label) == nil, let names = properties[last]
    else { return nil }
    return (Set(words.dropLast().map(LedgerWords.stem)), names)
  }

  private static let sides: Lexicon = ["height", "width", "radius", "opacity"]

  private static func thing(_ text: String) -> Set<String> {
    Set(Names.words(text).map(LedgerWords.stem))
  }

  /// The words of the last part of a selector, with the state that its pseudo class names.
  private static func words(_ rule: StyleRule) -> Set<String> {
    var result: Set<String> = []
    let selector = rule.selector
    for (mark, state) in states where selector.contains(mark) { result.insert(state) }
    var name = ""
    for character in String(rule.target) {
      if character == ":" || character == "[" { break }
      name.append(character)
    }
    let words = thing(name)
    return result.union(
      words.contains("btn") ? words.union(["button"]).subtracting(["btn"]) : words)
  }

  // MARK: Values

  private func conflict(
    _ cell: Int, _ text: String, _ set: StyleRule.Declaration, thing: String, _ property: String
  ) -> FactConflict? {
    guard let told = value(text, property), let other = value(set.value, property), told != other
    else { return nil }
    return FactConflict(
      subject: thing, property: property,
      statements: [
        .init(
          value: text,
          origin: document.origin(document.sourceRange(plain: document.plainText(of: cell)))),
        .init(value: set.value, origin: set.origin),
      ],
      reason: "the row and the style rule are both about '\(thing)'", isCode: true)
  }

  /// One number in the unit of the property; `nil` for anything else.
  private func value(_ text: String, _ property: String) -> Double? {
    let bytes = ContiguousArray(text.utf8)
    if property == "font-weight" { return Self.weight(text) }
    var amounts = AmountReader.read(bytes, bytes.startIndex..<bytes.endIndex)
    if property == "border-radius", let first = amounts.first {
      // "12px 12px 0 0": corners that are rounded alike.
      amounts.removeAll { $0.value == 0 || $0.value == first.value && $0.unit == first.unit }
      amounts.insert(first, at: 0)
    }
    guard let amount = amounts.only, !amount.isInexact, !amount.isBound else { return nil }
    switch property {
    case "opacity":
      switch amount.unit {
      case .percent: return (amount.value * 10).rounded() / 1000
      case .none: return amount.value <= 1 ? (amount.value * 1000).rounded() / 1000 : nil
      default: return nil
      }
    case "z-index": return amount.unit == .none ? amount.value : nil
    default:
      return amount.isLength && amount.unit != .rem && amount.unit != .em ? amount.value : nil
    }
  }

  private static let weights: [String: Double] = [
    "thin": 100, "extralight": 200, "light": 300, "regular": 400, "normal": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "black": 900,
  ]

  private static func weight(_ text: String) -> Double? {
    let words = Names.words(text)
    let numbers = words.compactMap(Double.init).filter {
      (100...900).contains($0) && Int($0) % 100 == 0
    }
    if let number = numbers.only { return number }
    return numbers.isEmpty ? words.compactMap { weights[$0] }.only : nil
  }
}
