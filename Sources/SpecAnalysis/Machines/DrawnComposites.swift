public import SpecSyntax
public import SpecText

/// The composite states around a line of a drawing in text: "state menu {".
public enum DrawnComposites {
  /// The names of the composites whose braces hold a line of a code block, innermost first.
  ///
  /// - Complexity: O(lines of the block).
  public static func names(around range: SourceRange, _ document: Document) -> [String] {
    guard let block = document.codeBlock(holding: range) else { return [] }
    let bytes = document.source.bytes
    var result: [String] = []
    var closed = 0
    for line in block.lines.reversed() where line.end <= range.start {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard let last = text.last else { continue }
      if text.count == 1, bytes[last] == 0x7D {
        closed += 1
      } else if bytes[last] == 0x7B {
        if closed > 0 {
          closed -= 1
        } else if ASCII.starts(bytes, at: text.lowerBound, with: "state ") {
          var name = ASCII.trimmed(bytes, text.lowerBound + 6..<last)
          // The id stands behind the title: state "Main menu" as menu {
          if let id = ASCII.find("\" as ", in: bytes, name) {
            name = id + 5..<name.upperBound
          }
          result.append(String(decoding: bytes[name], as: UTF8.self))
        }
      }
    }
    return result
  }
}
