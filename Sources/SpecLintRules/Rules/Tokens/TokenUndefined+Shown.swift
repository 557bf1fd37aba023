import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Values that stand behind a name somewhere in the text, and in no list of tokens.
extension TokenUndefined {
  /// Whether the line gives a plain colour in parentheses: "`text.inverse` (white)".
  func isNamedBeside(_ use: TokenUse, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    var offset = Int(use.origin.range.end)
    while offset < bytes.count, [ASCII.backtick, 0x2A, ASCII.space].contains(bytes[offset]) {
      offset += 1
    }
    return ASCII.starts(bytes, at: offset, with: "(white)")
      || ASCII.starts(bytes, at: offset, with: "(black)")
  }

  /// The names in lower case behind which the text gives a colour, in parentheses or right behind a step: "Teal-600
  /// (#0D9488) on white", "filled stars (coral-500 #FF8A50)".
  ///
  /// - Complexity: O(bytes).
  func shown(in document: Document) -> Set<String> {
    let bytes = document.source.bytes
    var result: Set<String> = []
    var offset = 0
    while let hash = ASCII.find(ASCII.hash, in: bytes, offset..<bytes.count) {
      offset = hash + 1
      var end = hash
      if end > 0, bytes[end - 1] == ASCII.backtick { end -= 1 }
      guard end > 1, bytes[hash...].dropFirst().prefix(3).allSatisfy(Self.isHexDigit) else {
        continue
      }
      let isBracketed = bytes[end - 1] == 0x28
      if isBracketed { end -= 1 }
      let last = end
      while end > 0, [ASCII.space, ASCII.backtick, 0x2A].contains(bytes[end - 1]) { end -= 1 }
      var start = end
      while start > 0, end - start < 60,
        ASCII.isWord(bytes[start - 1]) || [ASCII.hyphen, ASCII.dot].contains(bytes[start - 1])
      {
        start -= 1
      }
      // Without a bracket only the number of a step tells that the word is a name.
      let isStep =
        end < last && end - start > 3 && ASCII.isDigit(bytes[end - 1])
        && bytes[start..<end].contains { $0 == ASCII.hyphen || $0 == ASCII.dot }
      if start < end, isBracketed || isStep {
        result.insert(String(decoding: bytes[start..<end], as: UTF8.self).lowercased())
      }
    }
    return result
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// Whether a remark of the code gives the value: "`var(--font-title); /* "Lora", serif */`".
  func isRemarked(_ use: TokenUse, _ document: Document) -> Bool {
    guard use.name.hasPrefix("--"), document.isCode(use.origin.range.start) else { return false }
    let bytes = document.source.bytes
    let line = document.firstLine(of: use.origin.range).offsets
    let rest = min(Int(use.origin.range.end), line.upperBound)..<line.upperBound
    guard let mark = ASCII.find("/* ", in: bytes, rest) else { return false }
    let value = bytes[mark + 3]
    return value == ASCII.quote || value == ASCII.hash || ASCII.isDigit(value)
  }

  /// The custom properties of items that list four or more of them behind a label, and say nothing of their use:
  /// "Overlay: `--sheet-ease`, `--sheet-edge`, …".
  func inventories(_ document: Document) -> Set<String> {
    var names: Set<String> = []
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      var codes: [Range<Int>] = []
      for run in node.runs {
        let start = Int(document.runs[Int(run)].start)
        guard ASCII.starts(document.plain, at: start, with: "--"),
          codes.last.map({ start >= $0.upperBound }) ?? true,
          let code = document.span(at: start, of: number, in: .code)
        else { continue }
        codes.append(code)
      }
      guard codes.count >= 4, Self.isLabel(document, number, before: codes[0].lowerBound),
        zip(codes, codes.dropFirst()).allSatisfy({ $1.lowerBound - $0.upperBound <= 4 })
      else { continue }
      names.formUnion(codes.map { document.string(plain: $0) })
    }
    return names
  }

  /// The custom properties that stand in brackets behind a value, or behind an arrow from it: "`18px` (`--corner`)",
  /// "`#10b981` (green) → `var(--done)`".
  func valued(_ document: Document) -> Set<String> {
    guard document.mentions("--") else { return [] }
    var names = inventories(document)
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph || node.kind == .tableCell {
      let text = document.plainText(of: number)
      guard text.count < 400 else { continue }
      var start = text.lowerBound
      while let dashes = ASCII.find("--", in: document.plain, start..<text.upperBound) {
        var end = dashes + 2
        while end < text.upperBound,
          ASCII.isWord(document.plain[end]) || document.plain[end] == ASCII.hyphen
        {
          end += 1
        }
        start = end
        if end > dashes + 2, isBehindValue(dashes, text.lowerBound, document) {
          names.insert(document.string(plain: dashes..<end))
        }
      }
    }
    return names
  }

  /// Whether a bracket or an arrow stands before a name, and a colour or a length before that.
  private func isBehindValue(_ place: Int, _ start: Int, _ document: Document) -> Bool {
    let line = document.plain[start..<place].lastIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? start
    let before = document.string(plain: line..<place)
    var head = before[...]
    if head.hasSuffix("var(") { head = head.dropLast(4) }
    head = head.drop { "-*+| ".contains($0) }
    while head.last == " " { head = head.dropLast() }
    if head.hasSuffix("→") || head.hasSuffix("->") {
      // What comes first is the value that the name takes the place of.
      return OpaqueColor(String(head.prefix { $0 != " " })) != nil
    }
    guard head.last == "(" || head.last == "（" else { return false }
    let word = head.dropLast().split(separator: " ").last.map(String.init) ?? ""
    let isLength =
      word.first?.isNumber == true && ["px", "rem", "pt", "ms"].contains(where: word.hasSuffix)
    return isLength || OpaqueColor(word) != nil
  }

  /// Whether nothing or a label of at most three words stands before an offset.
  private static func isLabel(_ document: Document, _ node: Int, before end: Int) -> Bool {
    let start = document.plainText(of: node).lowerBound
    guard start < end else { return true }
    let label = document.string(plain: start..<end).filter { $0 != " " }
    return (label.hasSuffix(":") || label.hasSuffix("："))
      && Names.wordCount(document.string(plain: start..<end)) <= 3
  }

  /// Whether the value of a name stands right before it, "`scale(0.96)` via `--press-scale`", or the line tells to make the
  /// name in a file of settings, "in `tailwind.config` map `colors.brand.ink`".
  func isMadeThere(_ use: TokenUse, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let start = Int(use.origin.range.start)
    let line = document.source.lineRange(document.source.lineIndex(of: start)).offsets
    let before = document.source.string(SourceRange(max(line.lowerBound, start - 200), start))
    let joint = before.last == "`" ? String(before.dropLast()) : before
    if joint.hasSuffix("` via ") {
      let span = joint.dropLast(6).reversed().prefix { $0 != "`" }
      return span.contains(where: \.isNumber)
    }
    return ASCII.find(".config", in: bytes, line) != nil
      && Names.hasWord(before, in: Self.makings)
  }

  private static let makings: Lexicon = [
    "map", "maps", "mapped", "register", "registers", "extend",
  ]
}
