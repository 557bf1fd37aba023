import SpecSyntax
import SpecText

/// The notes of state and sequence diagrams, whose text stands beside what is drawn: an arrow in it joins nothing.
///
/// - Source: Mermaid documentation, "State diagrams", "Notes"; PlantUML Language Reference Guide, "Notes".
enum DiagramNotes {
  private static let languages: Lexicon = ["mermaid", "plantuml", "puml"]

  /// What follows the word for a note; a node of a flowchart may be called so.
  private static let places: [StaticString] = [
    "right", "left", "over", "top", "bottom", "on link", "as ", "\"",
  ]

  /// The 0-based lines of all notes.
  ///
  /// - Complexity: O(lines of diagrams).
  static func lines(of document: Document) -> Set<Int> {
    var result: Set<Int> = []
    for block in document.codeBlocks where languages.contains(block.language) {
      var isOpen = false
      for (number, range) in block.lines.enumerated() {
        let text = ASCII.trimmed(document.source.bytes, range.offsets)
        let isNote = isOpen || begins(text, document)
        guard isNote else { continue }
        result.insert(document.source.lineIndex(of: Int(range.start)))
        if isOpen {
          isOpen = !isEnd(text, document)
        } else if !isWhole(text, document) {
          isOpen = block.lines[number...].contains {
            isEnd(ASCII.trimmed(document.source.bytes, $0.offsets), document)
          }
        }
      }
    }
    return result
  }

  private static func begins(_ text: Range<Int>, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    guard text.count > 5, bytes[text.lowerBound + 4] == ASCII.space,
      ASCII.equals(bytes, text.lowerBound..<text.lowerBound + 4, ignoringCase: "note")
    else { return false }
    return places.contains { ASCII.starts(bytes, at: text.lowerBound + 5, with: $0) }
  }

  /// Whether the text of a note stands in its first line: behind a colon or in quotation marks.
  private static func isWhole(_ text: Range<Int>, _ document: Document) -> Bool {
    document.source.bytes[text].contains { $0 == ASCII.colon || $0 == ASCII.quote }
  }

  private static func isEnd(_ text: Range<Int>, _ document: Document) -> Bool {
    ASCII.equals(document.source.bytes, text, ignoringCase: "end note")
  }
}
