import SpecModel
import SpecSyntax
import SpecText

/// One value that a document gives to a property of a thing.
struct LedgerEntry {
  /// What is given: lengths by kind, times by what they are for.
  enum Property: Hashable {
    case height, width, size, radius, padding, spacing, stroke, typeSize, opacity, length
    case animation, timeout, debounce, period, delay, least

    /// The word for reports.
    var label: String {
      switch self {
      case .typeSize: "font size"
      case .animation: "duration"
      case .length: "limit"
      case .least: "least number"
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
  /// The same with the words of the header of the column: "Compact" below "Row height" is a row.
  var wide: Set<String> = []
  /// The words of the line around a sentence, which may name the thing in full.
  var around: Set<String> = []
  /// The first word of a sentence that may be its subject.
  var first = ""
  var telling: Telling
  var origin: Origin
  /// The leaf that holds it.
  var node: Int
  var section: Int
  /// The list or table that holds it; -1 in a paragraph.
  var block: Int
}

/// Reads the entries of a document from its measures and times.
struct LedgerReader {
  let document: Document
  let spec: SpecDocument

  /// The entries that labels and headings tell, and those of sentences, these without the words of the thing.
  func read() -> (labelled: [LedgerEntry], sentences: [LedgerEntry]) {
    var result: [LedgerEntry] = []
    var sentences: [LedgerEntry] = []
    func add(
      _ property: LedgerEntry.Property, _ value: Double, _ unit: Unit, _ origin: Origin,
      _ subject: String
    ) {
      guard let entry = entry(property, value, unit, origin, subject) else { return }
      if entry.telling == .sentence { sentences.append(entry) } else { result.append(entry) }
    }
    for fact in spec.constraints where fact.condition == nil {
      guard let (property, value) = Self.demand(fact) else { continue }
      let isShare = property == .opacity && fact.quantity.unit == .percent
      add(
        property, isShare ? value / 100 : value, isShare ? .count : fact.quantity.unit, fact.origin,
        fact.subject)
    }
    let lines = spec.durations.reduce(into: [Int: Int]()) {
      $0[document.source.line(of: $1.origin.range.start), default: 0] += 1
    }
    for fact in spec.durations {
      guard let value = fact.quantity.exact, !fact.quantity.isApproximate, value > 0,
        let property = Self.property(fact.role),
        // "60s interval, 2min threshold": which of two times is meant is open.
        lines[document.source.line(of: fact.origin.range.start)] == 1
      else { continue }
      add(property, value, .milliseconds, fact.origin, fact.subject)
    }
    return (result, sentences)
  }

  /// The sentences that give a property that labels give, too; of others the words are not needed.
  func told(
    _ sentences: [LedgerEntry], beside labels: [LedgerEntry]
  ) -> [LedgerEntry] {
    let known = Set(labels.map(\.property))
    return sentences.compactMap { sentence in
      var sentence = sentence
      if sentence.property == .delay, Names.hasWord(text(of: sentence), in: Self.debounces) {
        sentence.property = .debounce
      }
      // "Lock after" beside "locks after 30 seconds without input"
      if sentence.property == .timeout, !known.contains(.timeout), known.contains(.delay) {
        sentence.property = .delay
      }
      guard
        known.contains(sentence.property) || sentence.property == .size
          || sentence.property == .spacing
      else { return nil }
      return words(of: sentence)
    }
  }

  private static let kinds: [Constraint.Kind: LedgerEntry.Property] = [
    .height: .height, .width: .width, .radius: .radius, .padding: .padding, .spacing: .spacing,
    .stroke: .stroke, .typeSize: .typeSize, .opacity: .opacity, .size: .size,
  ]

  private static func demand(_ fact: Constraint) -> (LedgerEntry.Property, Double)? {
    guard !fact.quantity.isApproximate, fact.base == nil else { return nil }
    if fact.kind == .count, fact.quantity.exact == nil {
      if let most = fact.quantity.max, fact.quantity.min == nil { return (.length, most) }
      return fact.quantity.min.map { (.least, $0) }
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
    guard let node = document.lastNode(startingBy: origin.range.start),
      !UtilityShorthand.leads(to: origin.range, document.source.bytes)
    else { return nil }
    let leaf = document.nodes[node]
    var entry = LedgerEntry(
      property: property, value: value, unit: unit, name: "", thing: [], telling: .label,
      origin: origin, node: node, section: Int(leaf.section), block: -1)
    // "间距 12px" measures no size, though its word is none of an alphabet.
    if property == .size, let own = Self.refinements[subject] { entry.property = own }
    switch leaf.kind {
    case .tableCell: return cell(&entry) ? entry : nil
    case .paragraph: return line(&entry) ? entry : nil
    case .codeBlock: return rule(subject, &entry) ? entry : nil
    default: return nil
    }
  }

  /// The line, or the row with the header of its column, and the words over its list.
  func text(of entry: LedgerEntry) -> String {
    let line = document.source.string(document.firstLine(of: entry.origin.range))
    guard document.nodes[entry.node].kind != .tableCell else {
      return line + " " + header(of: entry)
    }
    return entry.block > 0 && document.nodes[entry.block].kind == .list
      ? line + " " + (lead(of: entry.block) ?? "") : line
  }

  /// The header of the column of a cell.
  private func header(of entry: LedgerEntry) -> String {
    let row = Int(document.nodes[entry.node].parent)
    let table = Int(document.nodes[row].parent)
    guard let column = document.children(of: row).firstIndex(of: entry.node) else { return "" }
    let header = document.children(of: table + 1)
    return column < header.count ? document.string(header[column]) : ""
  }

  /// A style rule for one class without a state: ".mini-player".
  private func rule(_ selector: String, _ entry: inout LedgerEntry) -> Bool {
    guard selector.hasPrefix("."), !selector.contains("--"),
      selector.dropFirst().allSatisfy({ $0.isLetter || $0 == "-" })
    else { return false }
    guard !isInQuery(entry) else { return false }
    entry.name = selector
    entry.thing = LedgerWords.thing(selector)
    entry.block = entry.node
    return !entry.thing.isEmpty
      && !document.source.string(document.firstLine(of: entry.origin.range)).contains("delay")
  }

  /// How far into a fence a declaration may stand (bytes).
  private static let sheetLimit = 8_000

  /// Whether a fence opens a query before a declaration, so that it holds for a width or a wish alone.
  private func isInQuery(_ entry: LedgerEntry) -> Bool {
    let start = Int(document.nodes[entry.node].range.start)
    let end = Int(entry.origin.range.start)
    // A longer sheet is taken for one with queries: to search it anew for each declaration takes the square of its length.
    return end - start > Self.sheetLimit
      || start < end && ASCII.find("@media", in: document.source.bytes, start..<end) != nil
  }

  /// Things of which a label tells the size, and which are not what the label names: "Actions: 24px icons".
  private static let parts: Lexicon = [
    "icon", "icons", "glyph", "glyphs", "emoji", "avatar", "avatars", "thumbnail", "thumbnails",
    "dot", "dots", "badge", "badges", "label", "labels",
  ]

  /// Whether the word right behind a value names a part.
  private func isOfPart(_ entry: LedgerEntry) -> Bool {
    guard entry.property == .height || entry.property == .size || entry.property == .width else {
      return false
    }
    let line = document.firstLine(of: entry.origin.range)
    let end = min(Int(line.end), Int(entry.origin.range.end) + 24)
    guard Int(entry.origin.range.end) < end else { return false }
    let rest = document.source.string(SourceRange(Int(entry.origin.range.end), end))
    guard rest.first == " " else { return false }
    return Names.words(rest).first.map(Self.parts.contains) ?? false
  }

  /// The thing of a cell is what the first cell of its row names.
  private func cell(_ entry: inout LedgerEntry) -> Bool {
    let row = Int(document.nodes[entry.node].parent)
    guard row > 0, document.nodes[row].kind == .tableRow,
      case let table = Int(document.nodes[row].parent), table + 1 != row,
      let first = document.firstChild(of: row), first != entry.node,
      document.plainText(of: first).count <= 60
    else { return false }
    entry.name = document.string(first)
    entry.block = table
    entry.thing = LedgerWords.thing(entry.name)
    let header = header(of: entry)
    entry.wide = entry.thing.union(LedgerWords.thing(header))
    settle(&entry, header)
    return !entry.thing.isEmpty
  }

  /// A label in front of the value names the thing, or a property of what stands above; else it is a sentence.
  private func line(_ entry: inout LedgerEntry) -> Bool {
    let range = document.firstLine(of: entry.origin.range)
    guard range.end - range.start <= 400, range.start <= entry.origin.range.start else {
      return false
    }
    entry.block = document.list(at: entry.origin.range.start) ?? -1
    guard !isQuestionOrCode(range), !isOfArea(entry, range) else { return false }
    guard
      let label = label(Int(range.start), Int(entry.origin.range.start))
        ?? bareLabel(Int(range.start), entry), label.rest <= 2
    else {
      entry.telling = .sentence
      return true
    }
    entry.name = label.text
    entry.thing = LedgerWords.thing(label.text)
    if isOfPart(entry), !Names.hasWord(label.text, in: Self.parts) { return false }
    settle(&entry, label.text)
    // "Font: 14px" below a bold name is of that name.
    if !entry.thing.isEmpty, entry.thing != ["font"] { return true }
    guard let owner = owner(of: entry.node, entry.section) else {
      return !entry.thing.isEmpty
    }
    entry.telling = .heading
    entry.name = owner
    entry.thing = LedgerWords.thing(owner)
    return !entry.thing.isEmpty
  }

  /// Whether a line asks something, "**Why 8px?**", or is a declaration of a style sheet that stands in text.
  private func isQuestionOrCode(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    var end = Int(line.end)
    while end > Int(line.start), [ASCII.space, 0x2A, 0x5F].contains(bytes[end - 1]) { end -= 1 }
    guard end > Int(line.start) else { return false }
    return bytes[end - 1] == 0x3F
      || bytes[end - 1] == 0x3B
        && (end - 2..<end).contains {
          $0 > Int(line.start) && bytes[$0] != 0x3B && bytes[$0] < 0x80
        }
        && ASCII.find(ASCII.colon, in: bytes, line.offsets) != nil
        && bytes[Int(line.start)..<end].first(where: { $0 != ASCII.space }).map(ASCII.isLower)
          == true
  }

  /// Whether a size in brackets is that of an area which is counted in front of it: "4x6 tiles (64x96px)".
  private func isOfArea(_ entry: LedgerEntry, _ line: SourceRange) -> Bool {
    let start = Int(line.start)
    let place = Int(entry.origin.range.start)
    guard start < place,
      let open = document.source.bytes[start..<place].lastIndex(of: 0x28), place - open < 12
    else { return false }
    let before = document.source.string(SourceRange(max(start, open - 24), open))
    let words = before.split(separator: " ").suffix(2)
    return words.contains { word in
      let parts = word.split { "x×".contains($0) }
      return parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
  }

  /// The words of a sentence, of which the thing has some.
  private func words(of entry: LedgerEntry) -> LedgerEntry? {
    let range = document.firstLine(of: entry.origin.range)
    var result = entry
    result.name = sentence(around: entry.origin.range, in: range)
    result.thing = LedgerWords.thing(result.name)
    result.around = LedgerWords.thing(document.source.string(range))
    let label = label(Int(range.start), Int(entry.origin.range.start))?.text
    result.first =
      Names.words(label ?? result.name)
      .first { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem) ?? ""
    settle(&result, result.name)
    return result.thing.count > 1 ? result : nil
  }

  /// The label before a value with its colon, and how many words stand between both.
  private func label(_ start: Int, _ end: Int) -> (text: String, rest: Int)? {
    let bytes = document.source.bytes
    func isMark(_ byte: UInt8) -> Bool {
      [0x20, 0x2D, 0x2A, 0x2B, 0x5F, 0x60, 0x3E].contains(byte)
    }
    var first = start
    while first < end, isMark(bytes[first]) || ASCII.isDigit(bytes[first]) || bytes[first] == 0x2E {
      first += 1
    }
    guard let colon = ASCII.find(ASCII.colon, in: bytes, first..<end), colon - first <= 64 else {
      return nil
    }
    var last = colon
    while last > first, isMark(bytes[last - 1]) { last -= 1 }
    // What stands in parentheses says more of the thing.
    if let open = ASCII.find(0x28, in: bytes, first..<last), open > first { last = open }
    while last > first, isMark(bytes[last - 1]) { last -= 1 }
    let text = document.source.string(SourceRange(first, last))
    guard Names.wordCount(text) <= 6 else { return nil }
    let hasWords = bytes[colon + 1..<end].contains { !isMark($0) }
    let rest = hasWords ? document.source.string(SourceRange(colon + 1, end)) : ""
    return (text, Names.wordCount(rest))
  }

  /// Words that make a sentence of what stands before a value.
  private static let verbs: Lexicon = [
    "is", "are", "has", "have", "must", "should", "can", "may", "will", "be", "get", "gets", "use",
    "uses", "takes", "take", "keep", "keeps", "to", "from", "by", "ist", "sind", "hat", "est", "es",
    "plus", "and", "or", "than", "within",
  ]

  /// A few words before the value of an item without a colon: "Corner radius 8px", "Visible for 4 seconds".
  private func bareLabel(_ start: Int, _ entry: LedgerEntry) -> (text: String, rest: Int)? {
    let bytes = document.source.bytes
    let end = Int(entry.origin.range.start)
    guard entry.block >= 0, end - start <= 48 else { return nil }
    let marks: [UInt8] = [0x20, 0x2D, 0x2A, 0x2B, 0x5F]
    var first = start
    while first < end, marks.contains(bytes[first]) { first += 1 }
    let isPlain = bytes[first..<end].allSatisfy {
      ASCII.isLetter($0) || marks.contains($0) || $0 >= 0x80
    }
    guard first < end, isPlain, case let text = document.source.string(SourceRange(first, end)),
      (1...4).contains(Names.wordCount(text)), !Names.hasWord(text, in: Self.verbs)
    else { return nil }
    return (text.trimmedSpaces, 0)
  }

  /// The words that may limit a value: of a sentence those up to the next number, else the line with what stands above.
  func limiting(_ entry: LedgerEntry) -> String {
    guard entry.telling == .sentence else { return text(of: entry) }
    let line = document.firstLine(of: entry.origin.range)
    let bytes = document.source.bytes
    let sentence = sentenceRange(around: entry.origin.range, in: line)
    var end = Int(entry.origin.range.end)
    while end < sentence.upperBound, !ASCII.isDigit(bytes[end]) { end += 1 }
    let text = document.source.string(SourceRange(sentence.lowerBound, end))
    return entry.block > 0 && document.nodes[entry.block].kind == .list
      ? text + " " + (lead(of: entry.block) ?? "") : text
  }

  /// The sentence of a line around a value.
  private func sentence(around place: SourceRange, in line: SourceRange) -> String {
    let range = sentenceRange(around: place, in: line)
    return document.source.string(SourceRange(range.lowerBound, range.upperBound))
  }

  /// The label with its colon that begins the line of an entry.
  func leadingLabel(of entry: LedgerEntry) -> String? {
    label(Int(document.firstLine(of: entry.origin.range).start), Int(entry.origin.range.start))?
      .text
  }

  /// The sentence around a value.
  func sentence(of entry: LedgerEntry) -> String {
    sentence(around: entry.origin.range, in: document.firstLine(of: entry.origin.range))
  }

  /// Where the sentence around a value stands.
  func sentenceRange(of value: SourceRange) -> Range<Int> {
    sentenceRange(around: value, in: document.firstLine(of: value))
  }

  private func sentenceRange(around place: SourceRange, in line: SourceRange) -> Range<Int> {
    let bytes = document.source.bytes
    func ends(_ offset: Int) -> Bool {
      bytes[offset] == 0x3B
        || bytes[offset] == 0x2E && offset + 1 < Int(line.end) && bytes[offset + 1] == 0x20
    }
    var start = Int(place.start)
    while start > Int(line.start), !ends(start - 1) { start -= 1 }
    var end = Int(place.start)
    while end < Int(line.end), !ends(end) { end += 1 }
    return start..<max(start, end)
  }

  /// Lengths are refined by what label and header say of them, and delays that are debounces are such.
  private func settle(_ entry: inout LedgerEntry, _ words: String) {
    if entry.property == .delay, Names.hasWord(text(of: entry), in: Self.debounces) {
      entry.property = .debounce
    }
    entry.property = Self.refined(entry.property, by: words)
  }

  /// Which length a size or a distance is, by the words of its label.
  static func refined(
    _ property: LedgerEntry.Property, by words: String
  ) -> LedgerEntry.Property {
    guard property == .size || property == .spacing else { return property }
    return Names.words(words).reduce(property) { refinements[$1] ?? $0 }
  }

  private static let debounces: Lexicon = ["debounce", "debounced", "debouncing"]
  private static let refinements: [String: LedgerEntry.Property] = [
    "height": .height, "width": .width, "radius": .radius, "corner": .radius, "padding": .padding,
    "border": .stroke, "stroke": .stroke, "font": .typeSize, "text": .typeSize, "höhe": .height,
    "breite": .width, "hauteur": .height, "largeur": .width, "altura": .height, "ancho": .width,
    "高度": .height, "高さ": .height, "높이": .height, "宽度": .width, "幅": .width, "너비": .width,
    "间距": .spacing, "间隔": .spacing, "間隔": .spacing, "余白": .spacing, "간격": .spacing,
    "外边距": .spacing, "内边距": .padding, "圆角": .radius, "角丸": .radius,
  ]
}
