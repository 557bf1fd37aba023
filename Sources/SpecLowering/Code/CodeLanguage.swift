import SpecSyntax
import SpecText

/// How a fenced block states its numbers.
enum CodeLanguage {
  case css, script, swift, kotlin, dart, data, diagram, shell
  /// Prose, flows and lists in a fence.
  case text
  /// A drawing in characters; its numbers belong to the wireframe.
  case drawing

  private static let names: [String: CodeLanguage] = [
    "css": .css, "scss": .css, "less": .css, "sass": .css, "stylus": .css, "postcss": .css,
    "js": .script, "jsx": .script, "ts": .script, "tsx": .script, "javascript": .script,
    "typescript": .script, "html": .script, "xml": .script, "xaml": .script,
    "axaml": .script, "vue": .script, "svelte": .script, "qml": .script,
    "swift": .swift, "objc": .swift, "kotlin": .kotlin, "kt": .kotlin, "java": .kotlin,
    "csharp": .kotlin, "cs": .kotlin, "c#": .kotlin,
    "groovy": .kotlin, "dart": .dart, "json": .data, "jsonc": .data, "json5": .data,
    "yaml": .data, "yml": .data, "toml": .data, "mermaid": .diagram, "plantuml": .diagram,
    "dot": .diagram, "bash": .shell, "sh": .shell, "shell": .shell, "zsh": .shell,
    "console": .shell, "diff": .shell, "sql": .shell, "powershell": .shell, "pwsh": .shell,
    "ps1": .shell, "cmd": .shell, "bat": .shell, "fish": .shell,
  ]

  /// The language of a block; a block without a tag is prose or a drawing, or style sheets by their look.
  static func of(_ block: Document.CodeBlock, _ bytes: UnsafeBufferPointer<UInt8>) -> CodeLanguage {
    if let known = names[block.language] { return known }
    var (hasTrunk, hasBranch) = (false, false)
    for line in block.lines {
      let range = line.offsets
      guard let isBranch = isBranch(range, bytes) else { return .drawing }
      if isBranch { hasBranch = true } else if isTrunk(range, bytes) { hasTrunk = true }
    }
    return hasTrunk && !hasBranch ? .drawing : .text
  }

  /// Whether a line is a branch of a tree below another one, "│   ├── Fade: 200ms"; `nil` where it is part of a drawing.
  private static func isBranch(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    let start = trunkEnd(line, bytes)
    let isDrawn = edges.contains { Bytes.find($0, in: start..<line.upperBound, of: bytes) != nil }
    if isDrawn { return nil }
    guard isTrunk(line, bytes), start < line.upperBound else { return false }
    let isLeaf =
      Bytes.matches("├", at: start, end: line.upperBound, in: bytes)
      || Bytes.matches("└", at: start, end: line.upperBound, in: bytes)
    return isLeaf ? true : nil
  }

  private static let edges: [StaticString] = ["┌", "╔", "╭", "+--", "┏", "│", "█", "░"]

  /// The offset behind the trunks of a tree and the blanks between them at the beginning of a line.
  private static func trunkEnd(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = line.lowerBound
    while offset < line.upperBound {
      if Bytes.matches("│", at: offset, end: line.upperBound, in: bytes) {
        offset += 3
      } else if [0x20, 0x09, 0x0D].contains(bytes[offset])
        || Bytes.matches("\u{A0}", at: offset, end: line.upperBound, in: bytes)
      {
        offset += bytes[offset] == 0xC2 ? 2 : 1
      } else {
        break
      }
    }
    return offset
  }

  /// Whether a line begins with the trunk of a tree.
  private static func isTrunk(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    line.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 }.map {
      Bytes.matches("│", at: $0, end: line.upperBound, in: bytes)
    } ?? false
  }

  /// Where the comment of a line starts; the end of the line where there is none.
  func commentStart(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, isOpen: inout Bool
  ) -> Int {
    if self == .text || self == .diagram || self == .drawing { return range.upperBound }
    if isOpen {
      if Bytes.find("*/", in: range, of: bytes) != nil { isOpen = false }
      return range.lowerBound
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0x2F where next == 0x2F && (index == range.lowerBound || bytes[index - 1] != 0x3A):
        return index
      case 0x2F where next == 0x2A:
        isOpen = Bytes.find("*/", in: index + 2..<range.upperBound, of: bytes) == nil
        return index
      case 0x23 where self == .data || self == .shell:
        if index == range.lowerBound || bytes[index - 1] == 0x20 { return index }
      default: break
      }
      index += 1
    }
    return range.upperBound
  }
}
