import SpecModel
import SpecSyntax
import SpecText

/// Finds the places that use a design value by name.
///
/// Names that the platform brings along (system colours and text styles) are no uses: no document has to define them.
enum TokenUsePass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let definitions = spec.tokens.map(\.origin.range)
    let plain = context.document.plain
    let hasBraces = plain.contains(0x7B)
    FactReader.with(context) { reader in
      for index in context.lines.indices where context.lines[index].holder != .heading {
        guard
          context.document.nodes[context.lines[index].node].runs.count > 1
            || reader.cues(of: index).contains(.capital)
            || TokenUseLine.startsInCode(context.lines[index], context.document)
            || hasBraces && plain[context.lines[index].text].contains(0x7B)
        else { continue }
        var uses = TokenUseLine(
          line: context.lines[index], words: reader.words(of: index), reader: reader)
        uses.read()
        guard !uses.found.isEmpty else { continue }
        let start = reader.origin(context.lines[index].text).range.start
        if contains(start, definitions) { continue }
        spec.tokenUses += uses.found
      }
    }
    spec.tokenUses += CodeTokenUses.read(context)
    spec.tokenUses += frontMatterUses(context)
    spec.tokenUses.sort { $0.origin.range.start < $1.origin.range.start }
  }

  private static func contains(_ offset: UInt32, _ ranges: [SourceRange]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < ranges[low - 1].end
  }

  /// "{colors.primary}" in the values of front matter.
  private static func frontMatterUses(_ context: LoweringContext) -> [TokenUse] {
    guard let front = context.document.frontMatter else { return [] }
    return context.document.source.bytes.withUnsafeBufferPointer { bytes in
      let range = front.range.offsets.clamped(to: 0..<bytes.count)
      return TokenReferences.braces(bytes, range).map { name in
        let text = bytes.string(name)
        return TokenUse(
          name: text, kind: TokenReferences.kind(of: text),
          origin: context.document.origin(SourceRange(name.lowerBound, name.upperBound)))
      }
    }
  }
}

/// References to tokens in a fixed notation.
enum TokenReferences {
  /// The names in "{a.b}".
  static func braces(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == 0x7B else {
        index += 1
        continue
      }
      var end = index + 1
      var dots = 0
      while end < range.upperBound,
        Bytes.isWord(bytes[end]) || bytes[end] == 0x2E || bytes[end] == 0x2D
      {
        if bytes[end] == 0x2E { dots += 1 }
        end += 1
      }
      if dots > 0, end < range.upperBound, bytes[end] == 0x7D, Bytes.isLetter(bytes[index + 1]) {
        result.append(index + 1..<end)
      }
      index = max(end, index + 1)
    }
    return result
  }

  private static let groups = WordKey.set(
    "color", "colors", "colour", "palette", "space", "spacing", "motion", "font", "text", "type",
    "typography", "radius", "rounded", "radii", "shadow", "elevation", "size", "sizing", "opacity",
    "easing", "duration", "border", "breakpoint", "surface", "token", "tokens")

  /// Whether a code span is a dotted name of a token: lower case throughout and under a known group.
  static func isDotted(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count > 4, range.count < 80,
      let dot = range.first(where: { bytes[$0] == 0x2E }), dot > range.lowerBound,
      groups.contains(WordKey(bytes, range.lowerBound..<dot)), bytes[range.upperBound - 1] != 0x2E,
      !TokenPass.isFileName(range, bytes)
    else { return false }
    return range.allSatisfy {
      let byte = bytes[$0]
      return byte == 0x2E || byte == 0x2D || byte == 0x5F || Bytes.isDigit(byte)
        || byte &- 0x61 < 26
    }
  }

  /// The kind that the first part of a name says.
  static func kind(of name: String) -> Token.Kind? {
    let kind = TokenKinds.kind(of: name, or: .other)
    return kind == .other ? nil : kind
  }
}

/// Reads "var(--name)" in code.
private enum CodeTokenUses {
  static func read(_ context: LoweringContext) -> [TokenUse] {
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      var result: [TokenUse] = []
      for code in context.code {
        for line in context.document.codeBlocks[code.block].lines {
          var rest = line.offsets
          while let start = Bytes.find("var(--", in: rest, of: bytes) {
            var end = start + 6
            while end < rest.upperBound, Bytes.isWord(bytes[end]) || bytes[end] == 0x2D { end += 1 }
            let name = String(
              decoding: UnsafeBufferPointer(rebasing: bytes[start + 4..<end]), as: UTF8.self)
            result.append(
              TokenUse(
                name: name, kind: TokenReferences.kind(of: name),
                origin: context.document.origin(SourceRange(start + 4, end))))
            rest = end..<rest.upperBound
          }
        }
      }
      return result
    }
  }
}
