import SpecDiagnostics
import SpecText

/// Finds the usual slips in malformed YAML line by line and amends them, so that the rest can be read.
struct YAMLRepair {
  /// What is wrong with a value that should stand in quotes.
  enum Slip: Sendable, Hashable {
    /// A colon and a blank inside the value.
    case colon
    /// A first character that means something else in YAML.
    case indicator(UInt8)
    /// Text after a closing quote or bracket.
    case trailingText
    /// A quote or bracket that is not closed before the next key.
    case unclosed
  }

  let source: SourceText
  let file: FileID
  /// The lines between the fences, 0-based.
  let lines: Range<Int>

  /// The text without the given lines, slips mended; `diagnostics` gets what was mended.
  func amended(without skipped: Set<Int>, diagnostics: inout [Diagnostic]) -> YAMLText {
    var text = YAMLText(end: lines.isEmpty ? 0 : Int(source.lineRange(lines.upperBound - 1).end))
    var blockIndent: Int?
    for number in lines {
      let range = source.lineRange(number).offsets
      let line = YAMLLine(source.bytes, range)
      if let indent = blockIndent, !line.isBlank, line.indent <= indent { blockIndent = nil }
      if !skipped.contains(number) {
        if blockIndent == nil {
          append(line, range, to: &text, &diagnostics)
          if isBlockScalar(line) { blockIndent = line.indent }
        } else {
          text.append(source, range)
        }
      }
      text.insert(ASCII.lineFeed, at: range.upperBound)
    }
    return text
  }

  private func append(
    _ line: YAMLLine, _ range: Range<Int>, to text: inout YAMLText,
    _ diagnostics: inout [Diagnostic]
  ) {
    var start = range.lowerBound
    if let tab = line.tab {
      let tabs = (start..<start + line.indent).filter { source.bytes[$0] == ASCII.tab }
      diagnostics.append(
        .tabs(origin(tab..<tab + 1), tabs.map { origin($0..<$0 + 1) }))
      for offset in start..<start + line.indent {
        text.insert(ASCII.space, at: offset)
        if source.bytes[offset] == ASCII.tab { text.insert(ASCII.space, at: offset) }
      }
      start += line.indent
    }
    guard let slip = slip(in: line) ?? unclosedSlip(in: line, range) else {
      return text.append(source, start..<range.upperBound)
    }
    diagnostics.append(
      .unquoted(slip, source.string(SourceRange(line.value)), origin(line.value)))
    text.append(source, start..<line.value.lowerBound)
    text.insert(ASCII.apostrophe, at: line.value.lowerBound)
    for offset in line.value {
      if source.bytes[offset] == ASCII.apostrophe { text.insert(ASCII.apostrophe, at: offset) }
      text.append(source, offset..<offset + 1)
    }
    text.insert(ASCII.apostrophe, at: line.value.upperBound - 1)
    text.append(source, line.value.upperBound..<range.upperBound)
  }

  private func origin(_ range: Range<Int>) -> Origin {
    Origin(file: file, range: SourceRange(range))
  }

  // MARK: Slips

  private func isBlockScalar(_ line: YAMLLine) -> Bool {
    guard let first = source.bytes[line.value].first, first == 0x7C || first == 0x3E else {
      return false
    }
    return line.value.count <= 3 && slip(in: line) == nil
  }

  /// What is wrong with the value of a line, if anything.
  private func slip(in line: YAMLLine) -> Slip? {
    let value = source.bytes[line.value]
    guard !line.isBlank, line.key != nil || line.isItem, let first = value.first else { return nil }
    let second = value.dropFirst().first
    switch first {
    case ASCII.quote, ASCII.apostrophe:
      return hasTextAfterQuote(value, first) ? .trailingText : nil
    case 0x5B: return hasTextAfterBracket(value, 0x5B, 0x5D) ? .trailingText : nil
    case 0x7B: return hasTextAfterBracket(value, 0x7B, 0x7D) ? .trailingText : nil
    case 0x40, ASCII.backtick, 0x25, 0x2C, 0x5D, 0x7D: return .indicator(first)
    case 0x2A, 0x26:
      let isName = second.map { ASCII.isWord($0) } ?? false
      return isName && !value.contains(ASCII.space) ? nil : .indicator(first)
    case 0x7C, 0x3E:
      let isHeader = value.dropFirst().allSatisfy {
        ASCII.isDigit($0) || $0 == 0x2B || $0 == ASCII.hyphen
      }
      return isHeader ? nil : .indicator(first)
    // An item of a list with nothing in it.
    case ASCII.hyphen where line.key == nil && value.count == 1: return nil
    case ASCII.hyphen,
      0x3F where line.key != nil && (second.map(ASCII.isBlank) ?? true):
      return second.map(ASCII.isBlank) ?? true ? .indicator(first) : colonSlip(value)
    default: return colonSlip(value)
    }
  }

  /// Whether a quote or bracket is open at the end of the line although the next line has a key.
  private func unclosedSlip(in line: YAMLLine, _ range: Range<Int>) -> Slip? {
    let value = source.bytes[line.value]
    guard line.key != nil || line.isItem, let first = value.first else { return nil }
    let isOpen =
      switch first {
      case ASCII.quote, ASCII.apostrophe: !value.dropFirst().contains(first)
      case 0x5B: !value.contains(0x5D)
      case 0x7B: !value.contains(0x7D)
      default: false
      }
    guard isOpen else { return nil }
    let next = source.lineIndex(of: range.lowerBound) + 1
    guard next < lines.upperBound else { return .unclosed }
    let follower = YAMLLine(source.bytes, source.lineRange(next).offsets)
    return follower.indent <= line.indent && (follower.key != nil || follower.isItem)
      ? .unclosed : nil
  }

  private func colonSlip(_ value: ArraySlice8) -> Slip? {
    for index in value.indices where value[index] == ASCII.colon {
      if index + 1 == value.endIndex || ASCII.isBlank(value[index + 1]) { return .colon }
    }
    return nil
  }

  private func hasTextAfterQuote(_ value: ArraySlice8, _ quote: UInt8) -> Bool {
    var index = value.startIndex + 1
    while index < value.endIndex, value[index] != quote {
      index += quote == ASCII.quote && value[index] == ASCII.backslash ? 2 : 1
    }
    guard index + 1 < value.endIndex else { return false }
    return !(quote == ASCII.apostrophe && value[index + 1] == quote)
  }

  private func hasTextAfterBracket(_ value: ArraySlice8, _ open: UInt8, _ close: UInt8) -> Bool {
    var depth = 0
    for index in value.indices {
      if value[index] == open { depth += 1 }
      if value[index] == close {
        depth -= 1
        if depth == 0 { return index + 1 < value.endIndex }
      }
    }
    return false
  }

  /// A stretch of the source.
  private typealias ArraySlice8 = ContiguousArray<UInt8>.SubSequence
}

extension SourceRange {
  /// The range of offsets.
  fileprivate init(_ offsets: Range<Int>) { self.init(offsets.lowerBound, offsets.upperBound) }
}
