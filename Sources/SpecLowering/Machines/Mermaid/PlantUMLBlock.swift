import SpecModel
import SpecSyntax
import SpecText

/// State diagrams of PlantUML, whose statements are nearly those of Mermaid, and activity diagrams.
///
/// - Source: PlantUML Language Reference Guide, "State Diagram" and "Activity Diagram".
enum PlantUMLBlock {
  /// Whether a block is PlantUML: by its language, or untagged by its first line.
  static func isCandidate(_ block: Document.CodeBlock, _ document: Document) -> Bool {
    switch block.language {
    case "plantuml", "puml", "uml": return true
    case "":
      guard let first = block.lines.first else { return false }
      return starts(ASCII.trimmed(document.source.bytes, first.offsets), "@startuml", document)
    default: return false
    }
  }

  /// What belongs to no statement, by the word that opens it; data only.
  private static let openings: [(opening: StaticString, closing: StaticString)] = [
    ("skinparam", "}"), ("legend", "end"), ("header", "end"), ("footer", "end"),
    ("<style>", "</style>"),
  ]
  private static let ignored: [StaticString] = [
    "'", "!", "@start", "hide ", "show ", "scale ", "left to right", "top to bottom", "caption ",
    "autonumber",
  ]

  /// What the statements of a diagram are, with its title.
  struct Statements {
    var title: String
    var lines: [SourceRange]
    /// Whether they are those of an activity diagram.
    var areActivities = false
  }

  /// The statements; `nil` where the diagram is neither of states nor of activities.
  static func statements(_ block: Document.CodeBlock, _ document: Document) -> Statements? {
    var reader = Lines(document: document)
    for range in block.lines where !reader.isAtEnd { reader.read(range) }
    if reader.hasActivity, !reader.isOfStates {
      return reader.isBeyond
        ? nil : Statements(title: reader.title, lines: reader.lines, areActivities: true)
    }
    let isSaid =
      reader.others == 0 && reader.arrows > 1 && isAboutScreens(block, reader.title, document)
    return (reader.isOfStates || isSaid) && !reader.lines.isEmpty
      ? Statements(title: reader.title, lines: reader.lines) : nil
  }

  /// Sorts the lines of a block: statements, and what says nothing of states.
  private struct Lines {
    let document: Document
    var title = ""
    var lines: [SourceRange] = []
    /// Whether a line can only stand in a state diagram.
    var isOfStates = false
    /// Whether a line can only stand in an activity diagram, and whether one is of a kind that is not read.
    var hasActivity = false
    var isBeyond = false
    var isAtEnd = false
    /// Lines with an arrow of a state diagram, and all others.
    var arrows = 0
    var others = 0
    private var closing: StaticString?
    private var isInComment = false
    private var isInObject = false

    init(document: Document) { self.document = document }

    mutating func read(_ range: SourceRange) {
      let bytes = document.source.bytes
      let text = ASCII.trimmed(bytes, range.offsets)
      guard !skips(text), !text.isEmpty else { return }
      if starts(text, "@end", document) {
        isAtEnd = true
      } else if starts(text, "title ", document) {
        title = document.source.string(SourceRange(text.lowerBound + 6, text.upperBound))
      } else if !ignored.contains(where: { starts(text, $0, document) }) {
        isOfStates =
          isOfStates || starts(text, "state ", document)
          || ASCII.find("[*]", in: bytes, text) != nil
        noteActivity(text)
        // "A -> B" is also a message of a sequence diagram.
        if ASCII.find("-->", in: bytes, text) != nil { arrows += 1 } else { others += 1 }
        lines.append(range)
      }
    }

    /// Looks for `-->[yes] "Hall"`, `if "Ticket?" then` and `:Show the hall;`.
    private mutating func noteActivity(_ text: Range<Int>) {
      let bytes = document.source.bytes
      let last = bytes[text.upperBound - 1]
      if starts(text, "-->", document) || starts(text, ":", document) && last == 0x3B
        || starts(text, "if ", document) && ASCII.find(" then", in: bytes, text) != nil
      {
        hasActivity = true
      }
      if !isBeyond {
        let words = document.source.string(SourceRange(text.lowerBound, text.upperBound))
        isBeyond = ActivityReader.isBeyond(words)
      }
    }

    /// Whether a line belongs to a remark, a legend, the looks or the properties of an object.
    private mutating func skips(_ text: Range<Int>) -> Bool {
      let bytes = document.source.bytes
      if isInComment {
        if ASCII.find("'/", in: bytes, text) != nil { isInComment = false }
        return true
      }
      if let mark = closing {
        if starts(text, mark, document) { closing = nil }
        return true
      }
      if starts(text, "/'", document) {
        isInComment = ASCII.find("'/", in: bytes, text) == nil
        return true
      }
      if let block = openings.first(where: { isWord(text, $0.opening, document) }) {
        // "header Draft 3" is one line, "header" alone opens a block.
        let isOpen =
          bytes[text.upperBound - 1] == 0x7B || text.count == block.opening.utf8CodeUnitCount
        closing = isOpen ? block.closing : nil
        return true
      }
      return isOfObject(text) || ASCII.find("[hidden", in: bytes, text) != nil
    }

    /// Whether a line is the head of an object or one of its properties, which say nothing of the states. Braces in a
    /// property are text, "/trip/{id}".
    private mutating func isOfObject(_ text: Range<Int>) -> Bool {
      let bytes = document.source.bytes
      let isHead = starts(text, "object ", document) || starts(text, "rectangle ", document)
      guard isInObject || isHead else { return false }
      let last = text.last.map { bytes[$0] }
      let isEnd = last == 0x7D && ASCII.find("{", in: bytes, text) == nil
      isInObject = isHead ? last == 0x7B : !isEnd
      return true
    }
  }

  /// Whether the title or a heading above speaks of screens or states, so that bare names with arrows are such.
  private static func isAboutScreens(
    _ block: Document.CodeBlock, _ title: String, _ document: Document
  ) -> Bool {
    let path = document.path(ofSection: Int(document.nodes[Int(block.node)].section))
    let titles = [title] + path.map(document.title(ofSection:))
    return titles.contains(where: TransitionWords.speaksOfStates)
      && !titles.contains { Names.hasWord($0, in: TransitionWords.systems) }
  }

  private static func starts(
    _ text: Range<Int>, _ word: StaticString, _ document: Document
  ) -> Bool {
    text.count >= word.utf8CodeUnitCount
      && ASCII.starts(document.source.bytes, at: text.lowerBound, with: word)
  }

  /// Whether a line begins with a word, and not with a longer one: "header", but not "headerShown".
  private static func isWord(
    _ text: Range<Int>, _ word: StaticString, _ document: Document
  ) -> Bool {
    guard starts(text, word, document) else { return false }
    let end = text.lowerBound + word.utf8CodeUnitCount
    return end == text.upperBound || !ASCII.isWord(document.source.bytes[end])
  }

  /// A statement in the spelling of Mermaid: "A -down-> B", "A -[#red]-> B" and "A -> B" as "A --> B", without colours.
  static func unified(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var label = bytes.firstIndex(of: ASCII.colon) ?? bytes.count
    let lastColon = bytes.lastIndex(of: ASCII.colon) ?? -1
    var result: [UInt8] = []
    var offset = 0
    var event: ArraySlice<UInt8> = []
    while offset < label {
      if bytes[offset] == ASCII.hyphen, let end = arrowEnd(bytes, offset, label) {
        result += Array(" --> ".utf8)
        offset = end
        // `--> [tap] "Trip"`: the label of an activity stands before its end.
        if event.isEmpty, let inner = activityLabel(bytes, offset), inner.upperBound > lastColon {
          event = bytes[inner]
          offset = inner.upperBound + 1
          label = bytes.count
        }
      } else if bytes[offset...].prefix(3).elementsEqual("(*)".utf8) {
        result += Array("[*]".utf8)
        offset += 3
      } else if bytes[offset] == ASCII.hash, offset > 0, bytes[offset - 1] == ASCII.space {
        while offset < label, bytes[offset] != ASCII.space { offset += 1 }
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    if !event.isEmpty { result += Array(" : ".utf8) + event }
    result += bytes[label...]
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands in brackets between an arrow and its end: in `--> [*]` and `--> [H]` the brackets are the end itself.
  private static func activityLabel(_ bytes: [UInt8], _ start: Int) -> Range<Int>? {
    guard let open = bytes[start...].firstIndex(where: { $0 != ASCII.space }),
      bytes[open] == 0x5B,
      let close = bytes[open...].prefix(200).firstIndex(of: 0x5D), close > open + 1,
      let first = bytes[(close + 1)...].first(where: { $0 != ASCII.space }),
      first != ASCII.hash, first != ASCII.colon
    else { return nil }
    return (open + 1)..<close
  }

  /// The offset behind an arrow that begins at a hyphen.
  private static func arrowEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var offset = start + 1
    var isStyled = false
    while offset < end, offset - start < 40 {
      switch bytes[offset] {
      case 0x3E: return bytes[offset - 1] == ASCII.hyphen ? offset + 1 : nil
      case ASCII.hyphen: offset += 1
      case 0x5B:
        guard let close = bytes[offset..<end].firstIndex(of: 0x5D), !isStyled else { return nil }
        isStyled = true
        offset = close + 1
      case let byte where ASCII.isLetter(byte): offset += 1
      default: return nil
      }
    }
    return nil
  }
}
