/// Another spelling of a document that means the same: other bytes on disk, other marks, another order of columns.
public enum DocumentVariant: String, Sendable, CaseIterable {
  /// Line ends of Windows.
  case carriageReturns
  /// A byte order mark.
  case byteOrderMark
  /// UTF-16, little-endian, with a mark.
  case utf16
  /// Long lines of paragraphs divided at a blank.
  case rewrapped
  /// The columns of each table from right to left.
  case reversedColumns
  /// The first column of each table behind the others.
  case rotatedColumns
  /// `*` for `-` before items.
  case starBullets
  /// Underlined headings for those with `#`, as far as levels 1 and 2 go.
  case underlinedHeadings

  /// The document in this spelling.
  public func applied(to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    switch self {
    case .carriageReturns:
      return ContiguousArray(bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + bytes
    case .utf16:
      let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
      return [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .rewrapped, .reversedColumns, .rotatedColumns, .starBullets, .underlinedHeadings:
      return rewritten(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func rewritten(_ text: String) -> ContiguousArray<UInt8> {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var fence: String?
    var isFrontMatter = lines.first == "---"
    for index in lines.indices {
      let line = lines[index]
      if isFrontMatter {
        isFrontMatter = index == 0 || line != "---"
        continue
      }
      let mark = String(line.drop { $0 == " " }.prefix(3))
      if let open = fence {
        if mark == open { fence = nil }
        continue
      }
      if mark == "```" || mark == "~~~" {
        fence = mark
        continue
      }
      lines[index] = line.first == "\t" || line.hasPrefix("    ") ? line : rewritten(line: line)
    }
    return ContiguousArray(lines.joined(separator: "\n").utf8)
  }

  private func rewritten(line: String) -> String {
    switch self {
    case .reversedColumns: Self.reordered(line) { $0.reversed() }
    case .rotatedColumns: Self.reordered(line) { Array($0.dropFirst() + $0.prefix(1)) }
    case .starBullets: Self.starred(line)
    case .underlinedHeadings: Self.underlined(line)
    case .rewrapped: Self.wrapped(line)
    default: line
    }
  }

  /// A row with its cells in another order; a line that is no row, or has an escaped pipe, as it is.
  private static func reordered(
    _ line: String, _ order: ([Substring]) -> [Substring]
  ) -> String {
    guard line.hasPrefix("|"), line.hasSuffix("|"), line.utf8.count > 1, !line.contains("\\|")
    else { return line }
    let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
    return "|" + order(cells).joined(separator: "|") + "|"
  }

  private static func starred(_ line: String) -> String {
    let content = line.drop { $0 == " " }
    guard content.hasPrefix("- ") else { return line }
    return String(line.prefix(line.count - content.count)) + "*" + content.dropFirst()
  }

  private static func underlined(_ line: String) -> String {
    if line.hasPrefix("# ") { return "\(line.dropFirst(2))\n====" }
    if line.hasPrefix("## ") { return "\(line.dropFirst(3))\n----" }
    return line
  }

  /// Divides a long line of prose at the first blank after 60 characters, where the rest is prose too.
  private static func wrapped(_ line: String) -> String {
    guard let first = line.first, first.isLetter, line.utf8.count > 90,
      let blank = line.dropFirst(60).firstIndex(of: " ")
    else { return line }
    let rest = line[line.index(after: blank)...]
    guard let next = rest.first, next.isLetter, next.isLowercase else { return line }
    return line[..<blank] + "\n" + wrapped(String(rest))
  }
}
