public import SpecSyntax
public import SpecText

/// The composite states around a line of a drawing in text: "state menu {".
public enum DrawnComposites {
  /// The names of the composites whose braces hold a line, innermost first.
  ///
  /// - Complexity: O(lines of the fence above).
  public static func names(around range: SourceRange, _ document: Document) -> [String] {
    let source = document.source
    var result: [String] = []
    var closed = 0
    var line = source.lineIndex(of: Int(range.start))
    while line > 0 {
      line -= 1
      let offsets = source.lineRange(line).offsets
      let text = ASCII.trimmed(source.bytes, offsets)
      guard let last = text.last else { continue }
      if ASCII.starts(source.bytes, at: text.lowerBound, with: "```") { break }
      if text.count == 1, source.bytes[last] == 0x7D {
        closed += 1
      } else if source.bytes[last] == 0x7B {
        if closed > 0 {
          closed -= 1
        } else if ASCII.starts(source.bytes, at: text.lowerBound, with: "state ") {
          var name = ASCII.trimmed(source.bytes, text.lowerBound + 6..<last)
          // The id stands behind the title: state "Main menu" as menu {
          if let id = ASCII.find("\" as ", in: source.bytes, name) {
            name = id + 5..<name.upperBound
          }
          result.append(String(decoding: source.bytes[name], as: UTF8.self))
        }
      }
    }
    return result
  }
}
