import SpecModel
import SpecSyntax
import SpecText

/// A screen of a drawn flow with the words of its contents.
struct FlowCard {
  /// The words of its first line.
  var head: LocatedText
  /// Whether an arrow leads here from the card above it, and the words on that arrow.
  var isSequel = false
  var label = ""
  /// Where the arrow stands, or the head where none does.
  var arrow: Origin
  var contents: [Entry] = []

  /// One line of the contents, and the column in which its words begin.
  struct Entry {
    var words: LocatedText
    var column: Int
  }
}

/// Reads the lines of a fence as cards below each other: a head at the margin, its contents behind branches or further
/// to the right, and arrows down between two cards.
struct CardReader {
  private let document: Document
  private var cards: [FlowCard] = []
  private var margin = 0
  private var arrow: (label: String, origin: Origin)?
  private var isAfterBlank = false

  init(_ document: Document) { self.document = document }

  /// The cards of a fence; `nil` where something else stands in it, or no card has contents.
  mutating func cards(of block: Document.CodeBlock) -> [FlowCard]? {
    let bytes = document.source.bytes
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard range.count <= 160 else { return nil }
      if range.isEmpty {
        isAfterBlank = true
        continue
      }
      guard read(line, range) else { return nil }
      isAfterBlank = false
    }
    guard arrow == nil, cards.contains(where: { !$0.contents.isEmpty }) else { return nil }
    return cards
  }

  private mutating func read(_ line: SourceRange, _ range: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    let column = range.lowerBound - line.offsets.lowerBound
    let origin = document.origin(line)
    let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
    if let label = Self.label(behindArrow: text) {
      // The arrow of a chain within the contents begins behind a stem.
      guard !cards.isEmpty, arrow == nil, column <= margin + 12 else { return false }
      arrow = (label, origin)
      return true
    }
    let words = Self.withoutBranch(text)
    let isBranch = words.utf8.count < text.utf8.count
    if words.isEmpty { return true }
    guard !words.contains(where: Self.drawn.contains) else { return false }
    if cards.isEmpty { margin = column }
    if isBranch || column > margin + 1 {
      // What an arrow leads to stands at the margin.
      guard !cards.isEmpty, arrow == nil else { return false }
      // "│  tap Save" on the way down is no part of a tree.
      guard Self.hasBranch(text) || column > margin + 1 && !Self.isStem(text) else { return false }
      cards[cards.count - 1].contents.append(
        .init(
          words: LocatedText(words, origin),
          column: column + text.count - words.count))
      return true
    }
    guard column + 1 >= margin, arrow != nil || cards.isEmpty || isAfterBlank,
      bytes[range.lowerBound] != ASCII.hash
    else { return false }
    var card = FlowCard(head: LocatedText(text, origin), arrow: arrow?.origin ?? origin)
    card.isSequel = arrow != nil
    card.label = arrow?.label ?? ""
    cards.append(card)
    arrow = nil
    return true
  }

  private static func isStem(_ text: String) -> Bool {
    text.first.map { "│┃|".contains($0) } == true
  }

  /// Whether the mark of a branch or of an item stands before the words of a line.
  private static func hasBranch(_ text: String) -> Bool {
    let marks = text.prefix { !$0.isLetter && !$0.isNumber && !"\"“[(".contains($0) }
    return marks.contains { "├└╰┣┗•·□☐☑✓".contains($0) } || marks.contains("--")
      || marks.hasSuffix("- ") || marks.hasSuffix("* ")
  }

  /// Heads that point down.
  static let arrows: [StaticString] = ["↓", "▼", "⬇", "⇓", "▾"]
  private static let heads = Set(arrows.flatMap { $0.description.unicodeScalars })
  private static let drawn: Set<Character> = [
    "┌", "┐", "┘", "┤", "┬", "┴", "┼", "╭", "╮", "╯", "╔", "║", "╗", "▼", "▲", "◀", "↑", "↓",
  ]

  /// The words behind an arrow down: "" of "↓", "tap Save" of "↓ (tap Save)".
  private static func label(behindArrow text: String) -> String? {
    if text == "v" || text == "V" { return "" }
    guard let first = text.unicodeScalars.first, heads.contains(first) else { return nil }
    let rest = text.unicodeScalars.dropFirst().drop { $0 == "\u{FE0F}" }
    return LabelledColumns.unwrapped(StateName.trimmed(String(rest)))
  }

  /// The words behind stems and a branch, "├── ", "|-- ", "+- ", "• "; the text itself where none begins it.
  private static func withoutBranch(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first {
      if "│┃├└╰┣┗─━ •·".contains(first) {
        rest = rest.dropFirst()
      } else if "|+`\\".contains(first), rest.dropFirst().first.map({ "- |".contains($0) }) ?? true
      {
        rest = rest.dropFirst().drop { $0 == "-" }
      } else if first == "-" || first == "*", rest.dropFirst().first == " " {
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    return String(rest)
  }
}
