import SpecModel
import SpecSyntax
import SpecText

/// Claims below the only fence of a section that lists colours: "Contrast: 4.6:1 on white" below two declarations.
extension ContrastClaims {
  /// A line that begins with the word for contrast and names the ground alone; `nil` where a colour of the fence has
  /// the ratio.
  ///
  /// - Complexity: O(lines of the fence).
  func fencedClaim(_ line: ClaimLine) -> ContrastClaim? {
    guard !isCode, line.kind == .prose, let part = line.parts.only, part.count < 120,
      let first = Names.words(string(part)).first, ContrastWords.nameContrast(first),
      let ground = mentions(line.parts).only, ground.text.utf8.first != ASCII.hash,
      let (_, right) = ContrastWords.sides(string(part)), OpaqueColor(right[0]) == ground.color,
      var claim = claim(line.parts, line), claim.level == nil
    else { return nil }
    let colors = fencedColors(above: line)
    let ratios = colors.map { $0.color.contrast(with: ground.color) }
    let tolerance = max(0.2, claim.claimed * 0.05)
    guard !colors.isEmpty, ratios.allSatisfy({ abs($0 - claim.claimed) > tolerance }),
      !claim.isBound || ratios.allSatisfy({ $0 < claim.claimed - 0.05 })
    else { return nil }
    claim.computed = ratios[0]
    claim.reach = ratios[0]...ratios[0]
    claim.colors = [colors[0].text, ground.text]
    // Which of the colours is meant, the line leaves open.
    claim.basis = .backgrounds([ground.text])
    return claim
  }

  /// The colours of the one fence of a section, where it stands above the line; one of each of its lines.
  private func fencedColors(above line: ClaimLine) -> [Mention] {
    let section = document.sections[Int(document.nodes[line.node].section)]
    let blocks = section.ownNodes.map { Int($0) }.filter { document.nodes[$0].kind == .codeBlock }
    guard let block = blocks.only, block < line.node else { return [] }
    let bytes = document.source.bytes
    return document.codeBlocks[Int(document.nodes[block].payload)].lines.compactMap { line in
      WrittenColor.first(in: line.offsets, bytes).map {
        Mention(text: String(decoding: bytes[$0.range], as: UTF8.self), color: $0.color)
      }
    }
  }

  /// "Contrast: 4.6:1" as a line of its own below the line that gives both colours and no ratio.
  func claimBelow(_ line: ClaimLine) -> ContrastClaim? {
    guard !isCode, line.kind == .prose, let part = line.parts.only, part.count < 60,
      let word = Names.firstWord(string(part)), ContrastWords.nameContrast(word),
      mentions(line.parts).isEmpty, !ContrastWords.hasJoint(string(part)),
      let above = textAbove(line), above.count < 300, ContrastWords.ratio(in: above, plain) == nil,
      let colors = pair([above]), var claim = claim(line.parts, line), claim.level == nil,
      !claim.isMinimum
    else { return nil }
    claim.computed = colors[0].color.contrast(with: colors[1].color)
    claim.reach = claim.computed...claim.computed
    claim.colors = colors.map(\.text)
    return claim
  }

  /// "Contrast ratio: 7.6:1" as a line of a fence right below the line that gives both colours and no ratio.
  func remarkBelow(_ line: ClaimLine) -> ContrastClaim? {
    guard let part = line.parts.only, case let own = ASCII.trimmed(plain, part), own.count < 80,
      !hasValue(own),
      let word = Names.firstWord(string(own)), ContrastWords.nameContrast(word),
      mentions([own]).isEmpty, let above = codeAbove(line),
      ContrastWords.ratio(in: above, plain) == nil, let colors = pair([above]), colors.count == 2,
      let ratio = ContrastWords.ratio(in: own, plain), !ContrastWords.isMinimum(ratio, plain),
      var claim = claim([own], line), claim.level == nil
    else { return nil }
    // A heading such as "Contrast (minimum)" makes no demand of what a pair is said to have.
    claim.isMinimum = false
    claim.isBound = [3, 4.5, 7].contains(claim.claimed)
    claim.computed = colors[0].color.contrast(with: colors[1].color)
    claim.reach = claim.computed...claim.computed
    claim.colors = colors.map(\.text)
    return claim
  }

  /// "// Text on white" above lines of a fence that give a colour and a ratio each.
  func remarkGround(_ line: ClaimLine) -> (name: String, color: OpaqueColor)? {
    guard isCode else { return nil }
    let source = document.source
    let index = source.lineIndex(of: line.parts[0].lowerBound)
    for number in stride(from: index - 1, to: max(0, index - 9), by: -1) {
      let above = ASCII.trimmed(source.bytes, source.lineRange(number).offsets)
      guard above.lowerBound > Int(document.nodes[line.node].range.start) else { return nil }
      guard ASCII.starts(source.bytes, at: above.lowerBound, with: "//"), above.count < 120 else {
        continue
      }
      guard let (_, right) = ContrastWords.sides(string(above)), let word = right.first,
        let color = OpaqueColor(word.lowercased())
      else { return nil }
      return (name: word.lowercased(), color: color)
    }
    return nil
  }

  /// The line of a fence right above another one.
  private func codeAbove(_ line: ClaimLine) -> Range<Int>? {
    let source = document.source
    let index = source.lineIndex(of: line.parts[0].lowerBound)
    guard index > 0, case let above = source.lineRange(index - 1).offsets, above.count < 300,
      Int(document.nodes[line.node].range.start) < above.lowerBound
    else { return nil }
    return above
  }

  /// "text.primary / background.primary": the names of a colour and of the background that it stands on.
  func sharedBySlash(_ part: Range<Int>) -> [Mention]? {
    guard part.count < 100, let slash = ASCII.find(" / ", in: plain, part) else { return nil }
    let names = [string(part.lowerBound..<slash), string(slash + 3..<part.upperBound)]
      .map(\.trimmedSpaces)
    guard !names[1].contains(" / "), !palette.isGround(names[0]), palette.isGround(names[1]),
      let ink = palette.color(names[0]), let ground = palette.color(names[1]), ink != ground
    else { return nil }
    return [Mention(text: names[0], color: ink), Mention(text: names[1], color: ground)]
  }

  /// The paragraph right before that of a line, in the same section.
  private func textAbove(_ line: ClaimLine) -> Range<Int>? {
    var node = line.node - 1
    while node > 0, document.nodes[node].text.isEmpty { node -= 1 }
    guard node > 0, document.nodes[node].kind == .paragraph,
      document.nodes[node].section == document.nodes[line.node].section
    else { return nil }
    return document.plainText(of: node)
  }

  /// A claim about two names that other documents of the run may define.
  func namedClaim(_ line: ClaimLine) -> ContrastClaim? {
    for part in line.parts {
      guard let (left, right) = ContrastWords.sides(string(part)),
        mentions([part]).count < 2, var claim = claim(line.parts, line), claim.level == nil
      else { continue }
      claim.names = [left.map(String.init), right.map(String.init)]
      return claim
    }
    return nil
  }

  private static let groundKeys: Lexicon = [
    "bg", "background", "surface", "page", "canvas", "backdrop",
  ]

  /// The grounds that the object of code around a line gives: "bg: '#FFFFFF'" above "textMuted: '#9E9E9E', // 4.7:1".
  func objectGrounds(_ line: ClaimLine) -> [(name: String, color: OpaqueColor)] {
    guard isCode, let part = line.parts.first,
      let block = document.codeBlocks.first(where: {
        $0.lines.contains { $0.offsets.contains(part.lowerBound) }
      }), let own = block.lines.firstIndex(where: { $0.offsets.contains(part.lowerBound) })
    else { return [] }
    let bytes = document.source.bytes
    var first = own
    while first > 0, own - first < 40,
      ASCII.find(0x7B, in: bytes, block.lines[first - 1].offsets) == nil,
      ASCII.find(0x7D, in: bytes, block.lines[first - 1].offsets) == nil
    { first -= 1 }
    var last = own
    while last + 1 < block.lines.count, last - own < 40,
      ASCII.find(0x7D, in: bytes, block.lines[last + 1].offsets) == nil,
      ASCII.find(0x7B, in: bytes, block.lines[last + 1].offsets) == nil
    { last += 1 }
    return block.lines[first...last].compactMap { other -> (name: String, color: OpaqueColor)? in
      let range = ASCII.trimmed(bytes, other.offsets)
      guard range.count < 160, let colon = ASCII.find(ASCII.colon, in: bytes, range),
        case let key = string(range.lowerBound..<colon), key.utf8.count < 32,
        let word = Names.words(key).first, Self.groundKeys.contains(word),
        let color = WrittenColor.all(in: colon..<range.upperBound, bytes).first
      else { return nil }
      return (name: key.filter { $0 != "\"" && $0 != "'" }, color: color.color)
    }
  }
}
