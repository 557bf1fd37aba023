import SpecModel
import SpecSyntax
import SpecText

/// One value that a document gives to a property of a thing.
struct LedgerEntry {
  /// What is given: lengths by kind, times by what they are for.
  enum Property: Hashable {
    case height, width, size, radius, padding, spacing, stroke, typeSize, opacity, length
    case animation, timeout, debounce, period, delay

    /// The word for reports.
    var label: String {
      switch self {
      case .typeSize: "font size"
      case .animation: "duration"
      case .length: "limit"
      default: "\(self)"
      }
    }
  }

  /// How the document tells which thing is meant.
  enum Telling {
    /// A label in front of the value, or the first cell of its row.
    case label
    /// What stands above: the label names the property alone.
    case heading
    /// A sentence of which the value is a part.
    case sentence
  }

  var property: Property
  var value: Double
  var unit: Unit
  /// The thing in the author's words.
  var name: String
  /// The words of the thing without their ends; of a sentence all of its words.
  var thing: Set<String>
  /// The first word of a sentence that may be its subject.
  var first = ""
  var telling: Telling
  var origin: Origin
  /// The line or the row, and the sections around it.
  var text: String
  var section: Int
  /// The list or table that holds it; -1 in a paragraph.
  var block: Int
}

/// Reads the entries of a document from its measures and times.
struct LedgerReader {
  let document: Document
  let spec: SpecDocument

  func entries() -> [LedgerEntry] {
    var result: [LedgerEntry] = []
    let lines = Dictionary(
      grouping: spec.durations, by: { document.source.line(of: $0.origin.range.start) })
    for fact in spec.constraints where fact.condition == nil {
      guard let (property, value) = Self.demand(fact) else { continue }
      if let entry = entry(property, value, fact.quantity.unit, fact.origin, fact.subject) {
        result.append(entry)
      }
    }
    for fact in spec.durations {
      guard let value = fact.quantity.exact, !fact.quantity.isApproximate, value > 0,
        let property = Self.property(fact.role),
        // "60s interval, 2min threshold": which of two times is meant is open.
        lines[document.source.line(of: fact.origin.range.start)]?.count == 1,
        let entry = entry(property, value, .milliseconds, fact.origin, fact.subject)
      else { continue }
      result.append(entry)
    }
    return result
  }

  private static func demand(_ fact: Constraint) -> (LedgerEntry.Property, Double)? {
    guard !fact.quantity.isApproximate, fact.base == nil else { return nil }
    let kinds: [Constraint.Kind: LedgerEntry.Property] = [
      .height: .height, .width: .width, .radius: .radius, .padding: .padding, .spacing: .spacing,
      .stroke: .stroke, .typeSize: .typeSize, .opacity: .opacity, .size: .size,
    ]
    if fact.kind == .count, let limit = fact.quantity.max ?? fact.quantity.min,
      fact.quantity.exact == nil
    {
      return (.length, limit)
    }
    guard let property = kinds[fact.kind], let value = fact.quantity.exact, value > 0 else {
      return nil
    }
    return (property, value)
  }

  private static func property(_ role: DurationFact.Role) -> LedgerEntry.Property? {
    switch role {
    case .animation: .animation
    case .timeout, .dwell: .timeout
    case .debounce: .debounce
    case .period: .period
    case .delay: .delay
    default: nil
    }
  }

  // MARK: Places

  private func entry(
    _ property: LedgerEntry.Property, _ value: Double, _ unit: Unit, _ origin: Origin,
    _ subject: String
  ) -> LedgerEntry? {
    guard let node = document.lastNode(startingBy: origin.range.start) else { return nil }
    let leaf = document.nodes[node]
    var entry = LedgerEntry(
      property: property, value: value, unit: unit, name: "", thing: [], telling: .label,
      origin: origin, text: "", section: Int(leaf.section), block: -1)
    switch leaf.kind {
    case .tableCell: return cell(node, &entry) && !Self.isChange(entry.text) ? entry : nil
    case .paragraph: return line(node, &entry) && !Self.isChange(entry.text) ? entry : nil
    case .codeBlock: return rule(node, subject, &entry) ? entry : nil
    default: return nil
    }
  }

  /// "14 → 16px" is the way from one value to another.
  private static func isChange(_ text: String) -> Bool {
    ["→", "->", "⇒"].contains(where: text.contains)
  }

  /// A style rule for one class without a state: ".mini-player".
  private func rule(_ node: Int, _ selector: String, _ entry: inout LedgerEntry) -> Bool {
    guard selector.hasPrefix("."), !selector.contains("--"),
      selector.dropFirst().allSatisfy({ $0.isLetter || $0 == "-" })
    else { return false }
    entry.name = selector
    entry.thing = LedgerWords.thing(selector)
    entry.text = document.source.string(document.firstLine(of: entry.origin.range))
    entry.block = node
    return !entry.thing.isEmpty && !entry.text.contains("delay")
  }

  /// The thing of a cell is what the first cell of its row names.
  private func cell(_ node: Int, _ entry: inout LedgerEntry) -> Bool {
    let row = Int(document.nodes[node].parent)
    guard row > 0, document.nodes[row].kind == .tableRow else { return false }
    let cells = document.children(of: row)
    let table = Int(document.nodes[row].parent)
    guard let column = cells.firstIndex(of: node), column > 0, table + 1 != row else {
      return false
    }
    let header = document.children(of: table + 1)
    let title = column < header.count ? document.string(header[column]) : ""
    entry.name = document.string(cells[0])
    entry.text = cells.map { document.string($0) }.joined(separator: " ") + " " + title
    entry.block = table
    entry.thing = LedgerWords.thing(entry.name)
    settle(&entry, title)
    return !entry.thing.isEmpty && entry.name.utf8.count <= 60
  }

  /// A label in front of the value names the thing, or a property of what stands above; else it is a sentence.
  private func line(_ node: Int, _ entry: inout LedgerEntry) -> Bool {
    let source = document.source
    let range = document.firstLine(of: entry.origin.range)
    guard range.end - range.start <= 400, range.start <= entry.origin.range.start else {
      return false
    }
    let before = source.string(SourceRange(Int(range.start), Int(entry.origin.range.start)))
    entry.text = source.string(range)
    entry.block = document.list(at: entry.origin.range.start) ?? -1
    if entry.block > 0, let lead = lead(of: entry.block) { entry.text += " " + lead }
    let label = Self.label(before)
    if let label, Names.wordCount(label.rest) <= 2 {
      entry.name = label.text
      entry.thing = LedgerWords.thing(label.text)
      settle(&entry, label.text + " " + label.rest)
      if !entry.thing.isEmpty { return label.text.utf8.count <= 60 }
      guard let owner = owner(of: node, entry.section) else { return false }
      entry.telling = .heading
      entry.name = owner
      entry.thing = LedgerWords.thing(owner)
      return !entry.thing.isEmpty
    }
    let sentence = Self.sentence(in: source.string(range), around: before.utf8.count)
    entry.telling = .sentence
    entry.thing = LedgerWords.thing(sentence)
    entry.name = sentence
    entry.first =
      Names.words(label?.text ?? sentence)
      .first { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem) ?? ""
    settle(&entry, sentence)
    return entry.thing.count > 1
  }

  /// The label before a value with its colon, and the words between both.
  private static func label(_ before: String) -> (text: String, rest: String)? {
    let bare = before.drop { " -*+_`>".contains($0) || $0.isNumber || $0 == "." }
    guard let colon = bare.firstIndex(of: ":") else { return nil }
    let text = bare[..<colon].filter { !"*_`".contains($0) }
    guard text.utf8.count <= 60, Names.wordCount(text) <= 6 else { return nil }
    return (text, bare[bare.index(after: colon)...].filter { !"*_`".contains($0) })
  }

  /// The sentence of a line around a byte.
  private static func sentence(in line: String, around place: Int) -> String {
    let bytes = Array(line.utf8)
    func ends(_ offset: Int) -> Bool {
      bytes[offset] == 0x3B
        || bytes[offset] == 0x2E && offset + 1 < bytes.count && bytes[offset + 1] == 0x20
    }
    var start = min(place, bytes.count)
    while start > 0, !ends(start - 1) { start -= 1 }
    var end = min(place, bytes.count)
    while end < bytes.count, !ends(end) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Lengths are refined by what label and header say of them, and delays that are debounces are such.
  private func settle(_ entry: inout LedgerEntry, _ words: String) {
    if entry.property == .delay, Names.hasWord(entry.text, in: Self.debounces) {
      entry.property = .debounce
    }
    guard entry.property == .size || entry.property == .spacing else { return }
    for word in Names.words(words) {
      if let property = Self.refinements[word] { entry.property = property }
    }
  }

  private static let debounces: Lexicon = ["debounce", "debounced", "debouncing"]
  private static let refinements: [String: LedgerEntry.Property] = [
    "height": .height, "width": .width, "radius": .radius, "corner": .radius, "padding": .padding,
    "border": .stroke, "stroke": .stroke, "font": .typeSize, "text": .typeSize, "höhe": .height,
    "breite": .width, "hauteur": .height, "largeur": .width, "altura": .height, "ancho": .width,
  ]

  /// What stands above a line: the label of the item around it, the words over its list, or the heading.
  private func owner(of leaf: Int, _ section: Int) -> String? {
    var node = Int(document.nodes[leaf].parent)
    while node > 0, document.nodes[node].kind != .list { node = Int(document.nodes[node].parent) }
    if node > 0 {
      let parent = Int(document.nodes[node].parent)
      if parent > 0, document.nodes[parent].kind == .item, parent + 1 < document.nodes.count {
        return Self.title(document.string(parent + 1))
      }
      if let lead = lead(of: node) { return Self.title(lead) }
    }
    guard section > 1 else { return nil }
    return StateTitle.bare(document.title(ofSection: section))
  }

  /// The short paragraph right above a list that ends with a colon or is bold.
  private func lead(of list: Int) -> String? {
    guard list > 1, document.nodes[list - 1].kind == .paragraph,
      document.nodes[list - 1].section == document.nodes[list].section,
      document.nodes[list - 1].parent == document.nodes[list].parent
    else { return nil }
    let text = document.string(list - 1)
    let isLead = text.utf8.count <= 60 && !text.contains(". ") && !text.hasSuffix(".")
    return isLead ? text : nil
  }

  private static func title(_ text: String) -> String? {
    let end = text.firstIndex(of: ":") ?? text.endIndex
    let name = String(text[..<end])
    return name.utf8.count <= 60 ? name : nil
  }
}

/// Titles without their numbers.
private enum StateTitle {
  /// "3.2 Mini Player" as "Mini Player".
  static func bare(_ title: String) -> String {
    String(title.drop { $0.isNumber || ". -–—:)".contains($0) })
  }
}
