import SpecModel
import SpecSyntax
import SpecText

/// What several passes need to know about the lines and sections of a document, made once.
struct FactIndex {
  private let read: LineIndex
  private let sections: SectionIndex

  init(lines: LineIndex, sections: SectionIndex) {
    read = lines
    self.sections = sections
  }

  /// The words of all lines.
  var words: LineWords { read.words }
  /// The measures of all lines, in order.
  var measures: [Measure] { read.measures }
  /// The measures of each line, as a range of `measures`.
  var lineMeasures: [Range<Int32>] { read.lineMeasures }
  /// What stands between quotation marks, in order.
  var quotes: [Range<Int>] { read.quotes }
  /// The line that introduces a line (the parent item, or the paragraph that leads a list), or -1.
  var owners: [Int32] { read.owners }
  /// The titles of the headings above each section, outermost first.
  var scopes: [[String]] { sections.scopes }
  /// What each section is about.
  var topics: [SectionTopic] { sections.topics }
  /// The hyphened words that headings begin with, in small letters, where more words follow.
  var hyphenedTitles: Set<String> { sections.hyphenedTitles }

  /// The measures of a line.
  func measures(of line: Int) -> ArraySlice<Measure> {
    let range = lineMeasures[line]
    return measures[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}

/// What is known of the lines of a document.
struct LineIndex {
  let words: LineWords
  let measures: [Measure]
  /// The measures of each line, as a range of `measures`.
  let lineMeasures: [Range<Int32>]
  let quotes: [Range<Int>]
  let owners: [Int32]

  init(document: Document, lines: [TextLine]) {
    var measures: [Measure] = []
    var ranges: [Range<Int32>] = []
    var quotes: [Range<Int>] = []
    ranges.reserveCapacity(lines.count)
    self.words = document.plain.withUnsafeBufferPointer { bytes in
      var wrapped = WrappedLines()
      var words = LineWords(bytes, lines: lines)
      var orders = FocusOrders(document)
      for (index, line) in lines.enumerated() {
        let isOrder = orders.holds(line)
        if words.cues[index].contains(.arrow), isOrder || LookRows.isRow(line, in: document) {
          words.leaveArrows(of: index)
        }
        let start = Int32(truncatingIfNeeded: measures.count)
        if words.cues[index].contains(.quote) { QuoteSpans.append(bytes, line.text, to: &quotes) }
        if words.cues[index].contains(.number) {
          measures.append(contentsOf: wrapped.measures(of: index, lines, bytes))
        }
        ranges.append(start..<Int32(truncatingIfNeeded: measures.count))
      }
      return words
    }
    self.measures = measures
    self.quotes = quotes
    self.lineMeasures = ranges
    self.owners = Owners.find(lines: lines, document: document)
  }
}

/// What is known of the sections of a document.
struct SectionIndex {
  /// The titles of the headings above each section, outermost first.
  let scopes: [[String]]
  /// What each section is about.
  let topics: [SectionTopic]
  /// The hyphened words that headings begin with, in small letters, where more words follow.
  let hyphenedTitles: Set<String>

  init(_ document: Document) {
    var scopes: [[String]] = []
    var topics: [SectionTopic] = []
    var hyphened: Set<String> = []
    for section in document.sections.indices {
      let parent = Int(document.sections[section].parent)
      let above = parent >= 0 && parent < scopes.count ? scopes[parent] : []
      let title = document.title(ofSection: section)
      if section > 0, let word = Self.hyphenedStart(of: title) { hyphened.insert(word) }
      scopes.append(section > 0 ? above + [title] : above)
      let topic = parent >= 0 && parent < topics.count ? topics[parent] : SectionTopic()
      topics.append(topic.inside(heading: Int(document.sections[section].heading), of: document))
    }
    self.scopes = scopes
    self.topics = topics
    hyphenedTitles = hyphened
  }

  /// "two-minute" of "3. Two-minute note before closing".
  private static func hyphenedStart(of title: String) -> String? {
    guard title.utf8.count <= 80, title.utf8.contains(ASCII.hyphen) else { return nil }
    let name = StateName.withoutNumbering(title)
    guard let blank = name.firstIndex(of: " "), name[..<blank].utf8.contains(ASCII.hyphen) else {
      return nil
    }
    return name[..<blank].lowercased()
  }
}

/// Finds the line that introduces each line.
private struct Owners {
  private var lead: Int32 = -1
  private var items: [Int32] = []
  private var parents: [Int32] = []

  static func find(lines: [TextLine], document: Document) -> [Int32] {
    var owners = Owners()
    return lines.indices.map { owners.owner(of: $0, lines[$0], document) }
  }

  private mutating func owner(of index: Int, _ line: TextLine, _ document: Document) -> Int32 {
    let number = Int32(truncatingIfNeeded: index)
    switch line.holder {
    case .heading:
      leaveItems()
      lead = -1
      return -1
    case .cell: return lead
    case .paragraph where line.depth == 0:
      leaveItems()
      lead = Self.leads(line, document) ? number : -1
      return -1
    default: break
    }
    let parent = document.nodes[line.node].parent
    if items.count >= line.depth, let last = parents.dropFirst(line.depth - 1).first, last == parent
    {
      return items[line.depth - 1]
    }
    while items.count >= max(1, line.depth) {
      items.removeLast()
      parents.removeLast()
    }
    let owner = items.last ?? lead
    while items.count < line.depth {
      items.append(number)
      parents.append(parent)
    }
    return owner
  }

  private mutating func leaveItems() {
    items.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
  }

  /// Whether a paragraph introduces what follows: a colon at its end, a label without value, or bold alone.
  private static func leads(_ line: TextLine, _ document: Document) -> Bool {
    if line.label != nil { return line.value.isEmpty }
    if document.plain[line.text.upperBound - 1] == 0x3A { return true }
    let runs = document.nodes[line.node].runs
    guard !runs.isEmpty else { return false }
    var index = document.run(at: line.text.lowerBound, in: line.node)
    if index >= 0, index + 1 < Int(runs.upperBound), isSign(document.runs[index], document) {
      index += 1
    }
    guard index >= 0, document.runs[index].style.contains(.strong) else { return false }
    while index < Int(runs.upperBound), Int(document.runs[index].start) < line.text.upperBound {
      let run = document.runs[index]
      let isBlank = run.style.contains(.lineBreak) || isNote(run, document)
      if !run.style.contains(.strong), !isBlank { return false }
      index += 1
    }
    return true
  }

  /// A picture before bold text: "⏱ **Speeds**".
  private static func isSign(_ run: InlineRun, _ document: Document) -> Bool {
    let start = Int(run.start)
    let text = document.plain[start..<start + Int(run.count)]
    guard let first = text.first, first == 0xE2 || first == 0xF0, text.count <= 16 else {
      return false
    }
    return text.allSatisfy { $0 >= 0x80 || $0 == 0x20 }
  }

  /// A remark in parentheses, or white space.
  private static func isNote(_ run: InlineRun, _ document: Document) -> Bool {
    let start = Int(run.start)
    let text = document.plain[start..<start + Int(run.count)]
    guard let first = text.first(where: { $0 > 0x20 }) else { return true }
    return first == 0x28
  }
}

/// What a section and those around it are about, as far as passes treat it apart.
struct SectionTopic {
  /// The kind of design values it defines, nearest heading first.
  var tokens: TokenTopic = .none
  /// The theme or mode that the nearest heading speaks of.
  var theme = TokenTheme.none

  private static let themes = WordKey.set("theme", "tema", "thema")

  /// Words that plan work, beside the objects of such a plan.
  static let plan = WordKey.set(
    "estimate", "estimates", "effort", "roadmap", "schedule", "timeline", "milestones", "rollout",
    "sprint", "sprints", "budget", "workload")
  /// What a plan of work is about.
  static let planObjects = WordKey.set(
    "implementation", "project", "development", "effort", "work", "estimated", "estimate",
    "estimates", "release", "rollout", "sprint", "sprints", "roadmap", "workload")

  /// What an English gloss in parentheses says of a heading in another language: "排版规范 (Typography)".
  private static func gloss(
    _ words: ArraySlice<WordKey>, behind title: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TokenTopic? {
    guard !words.isEmpty, words.count <= 3, title.contains(where: { bytes[$0] >= 0xC3 }) else {
      return nil
    }
    return TokenTopic.of(words: words)
  }

  /// The topic of a section with the given heading inside a section with this topic.
  func inside(heading: Int, of document: Document) -> SectionTopic {
    guard heading >= 0 else { return self }
    var topic = self
    let text = document.nodes[heading].text
    let range = Int(text.lowerBound)..<Int(text.upperBound)
    document.plain.withUnsafeBufferPointer { bytes in
      let whole = Words.all(bytes, range)
      let words = whole.map(\.key)
      let end = Self.withoutRemark(range, bytes).upperBound
      let count = whole.prefix { $0.range.upperBound <= end }.count
      // "6. Type": the number says nothing.
      let number = whole.prefix { Bytes.isDigit(bytes[$0.range.lowerBound]) }.count
      let name = words[min(number, count)..<count]
      topic.tokens =
        (UnmarkedWords.hasMarks(bytes, range)
          ? TokenTopic.of(title: range.lowerBound..<end, below: topic.tokens, bytes)
          : TokenTopic.of(words: name, below: topic.tokens)
            ?? TokenTopic.of(symbolsIn: bytes, range.lowerBound..<end))
        ?? Self.gloss(words.dropFirst(count), behind: range.lowerBound..<end, bytes)
        ?? topic.tokens
      if let mode = words.lazy.compactMap({ TokenColumns.mode(ofWord: $0) }).first {
        topic.theme = .named(mode)
      } else if Self.namesTheme(whole, bytes) {
        topic.theme = .below(heading: heading)
      } else if bytes[range].contains(where: { $0 >= 0xD0 }) {
        // Scripts of which no single letter is a word.
        switch ModeWords.mode(in: document.string(plain: range)) {
        case .dark: topic.theme = .named("dark")
        case .light: topic.theme = .named("light")
        case nil: break
        }
      }
    }
    return topic
  }

  /// Whether a heading names one of several themes, "Ocean theme"; "Theme file" and "`@theme`" tell where values stand.
  private static func namesTheme(
    _ words: [Words.Word], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if words.count <= 4, words.contains(where: { $0.key == contrast }),
      words.contains(where: { degrees.contains($0.key) })
    {
      return true
    }
    guard words.count <= 5, let theme = words.first(where: { themes.contains($0.key) }) else {
      return false
    }
    let start = theme.range.lowerBound
    if start > 0, bytes[start - 1] == 0x40 { return false }
    let others = words.filter {
      !themes.contains($0.key) && !Bytes.isDigit(bytes[$0.range.lowerBound])
    }
    return !others.isEmpty && !others.contains { places.contains($0.key) }
      && !others.allSatisfy { plainThemes.contains($0.key) }
  }

  /// "High contrast mode" is a theme of its own inside of "Dark mode and high contrast".
  private static let contrast = WordKey("contrast")
  private static let degrees = WordKey.set(
    "high", "higher", "increased", "maximum", "mode", "theme")
  /// Words beside "theme" that tell a place for its values, or something done with it.
  private static let places = WordKey.set(
    "file", "files", "where", "how", "what", "into", "in", "css", "scss", "config",
    "configuration", "setup", "provider", "object", "toggle", "switcher", "switching", "structure",
    "overview", "support", "datei", "wo", "wie", "où", "fichier", "dónde", "archivo", "onde",
    "arquivo", "dove", "bestand", "tailwind")
  /// Words beside "theme" that name none of several.
  private static let plainThemes = WordKey.set(
    "the", "default", "base", "main", "our", "token", "tokens", "variable", "variables", "values",
    "color", "colors", "colour", "colours", "farben", "couleurs", "colores", "cores", "colori",
    "kleuren", "app", "of", "das", "le", "el", "o", "il", "het")

  /// A heading without a remark in parentheses at its end.
  private static func withoutRemark(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard
      let open = Bytes.find("(", in: range, of: bytes) ?? Bytes.find("（", in: range, of: bytes),
      open > range.lowerBound
    else { return range }
    return range.lowerBound..<open
  }
}
