import SpecModel
import SpecSyntax
import SpecText

/// State diagrams of PlantUML, whose statements are nearly those of Mermaid.
///
/// - Source: PlantUML Language Reference Guide, "State Diagram".
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

  /// The lines of statements and the title; `nil` where the diagram is no state diagram.
  static func statements(
    _ block: Document.CodeBlock, _ document: Document
  ) -> (title: String, lines: [SourceRange])? {
    let bytes = document.source.bytes
    var title = ""
    var lines: [SourceRange] = []
    var closing: StaticString?
    var isOfStates = false
    var isInComment = false
    var isInObject = false
    var arrows = 0
    var others = 0
    for range in block.lines {
      let text = ASCII.trimmed(bytes, range.offsets)
      if isInComment {
        if ASCII.find("'/", in: bytes, text) != nil { isInComment = false }
        continue
      }
      if let mark = closing {
        if starts(text, mark, document) { closing = nil }
        continue
      }
      if starts(text, "@end", document) { break }
      if starts(text, "/'", document) {
        isInComment = ASCII.find("'/", in: bytes, text) == nil
        continue
      }
      if starts(text, "title ", document) {
        title = document.source.string(SourceRange(text.lowerBound + 6, text.upperBound))
        continue
      }
      if let block = openings.first(where: { isWord(text, $0.opening, document) }) {
        // "header Draft 3" is one line, "header" alone opens a block.
        let isOpen =
          bytes[text.upperBound - 1] == 0x7B || text.count == block.opening.utf8CodeUnitCount
        closing = isOpen ? block.closing : nil
        continue
      }
      // The properties of an object say nothing of the states; a brace among them is text.
      let isObject = starts(text, "object ", document) || starts(text, "rectangle ", document)
      if isInObject || isObject {
        let last = text.last.map { bytes[$0] }
        isInObject = isObject ? last == 0x7B : !(text.count == 1 && last == 0x7D)
        continue
      }
      // An arrow that is not drawn places the boxes, and leads nowhere.
      if ASCII.find("[hidden", in: bytes, text) != nil { continue }
      guard !text.isEmpty, !ignored.contains(where: { starts(text, $0, document) }) else {
        continue
      }
      isOfStates =
        isOfStates || starts(text, "state ", document)
        || ASCII.find("[*]", in: bytes, text) != nil
      // "A -> B" is also a message of a sequence diagram.
      if ASCII.find("-->", in: bytes, text) != nil { arrows += 1 } else { others += 1 }
      lines.append(range)
    }
    let isSaid = others == 0 && arrows > 1 && isAboutScreens(block, title, document)
    return (isOfStates || isSaid) && !lines.isEmpty ? (title, lines) : nil
  }

  /// Whether the title or a heading above speaks of screens or states, so that bare names with arrows are such.
  private static func isAboutScreens(
    _ block: Document.CodeBlock, _ title: String, _ document: Document
  ) -> Bool {
    let section = Int(document.nodes[Int(block.node)].section)
    // A remark set as a heading, "###### Last change", may stand between the title of the document and the diagram.
    var titles = [title] + document.path(ofSection: section).map(document.title(ofSection:))
    if document.sections.count > 1, document.sections[1].level == 1 {
      titles.append(document.title(ofSection: 1))
    }
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
    let label = bytes.firstIndex(of: ASCII.colon) ?? bytes.count
    var result: [UInt8] = []
    var offset = 0
    while offset < label {
      if bytes[offset] == ASCII.hyphen, let end = arrowEnd(bytes, offset, label) {
        result += Array(" --> ".utf8)
        offset = end
      } else if bytes[offset] == ASCII.hash, offset > 0, bytes[offset - 1] == ASCII.space {
        while offset < label, bytes[offset] != ASCII.space { offset += 1 }
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    result += bytes[label...]
    return String(decoding: result, as: UTF8.self)
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
