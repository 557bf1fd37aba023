import SpecModel
import SpecText

/// Finds a text colour and its background on one line: "Danger: bg #E53E3E, text white", "#E2E8F0 bg, #0F172A text".
struct InlinePairs {
  private enum Role { case ink, ground }

  /// A word of a line, or a colour.
  private struct Piece {
    var range: Range<Int>
    var role: Role?
    var color: OpaqueColor?
  }

  private static let grounds: Lexicon = [
    "bg", "background", "fill", "hintergrund", "fond", "fondo", "fundo", "sfondo", "achtergrond",
  ]
  private static let inks: Lexicon = [
    "text", "label", "fg", "foreground", "schrift", "texte", "texto", "testo", "tekst",
  ]
  private static let bold: Lexicon = ["bold", "semibold"]
  /// Words of parts that need no contrast (WCAG 2.2, 1.4.3).
  private static let exempt: Lexicon = [
    "disabled", "inactive", "deaktiviert", "désactivé", "logo", "from", "to",
    "before", "after", "hover", "don't", "dont", "don", "bad", "wrong", "avoid", "never", "not",
    "selection", "icon", "chart", "progress", "large", "heading", "headline", "display",
  ]

  /// The pairs of a document, one a line at most.
  static func find(_ lines: ClaimLines) -> [ColorPair] {
    let document = lines.document
    let cues: [StaticString] = ["bg", "ackground", "fill", "ond", "intergrund"]
    guard document.mentions("#"), cues.contains(where: { document.mentions($0) }) else { return [] }
    return lines.lines.compactMap { line in
      guard line.kind != .header, line.kind != .heading else { return nil }
      return line.parts.compactMap { pair($0, line, lines) }.only
    }
  }

  private static func pair(
    _ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines
  ) -> ColorPair? {
    let bytes = lines.bytes(of: line)
    // A semicolon ends a declaration; a style sheet has rules of its own.
    guard part.count <= 240, ASCII.find(ASCII.hash, in: bytes, part) != nil,
      ASCII.find(0x3B, in: bytes, part) == nil
    else { return nil }
    let pieces = pieces(part, bytes)
    var found: [(role: Role, piece: Piece)] = []
    for (index, piece) in pieces.enumerated() where piece.color != nil {
      let before = index > 0 ? adjacent(pieces[index - 1], piece, bytes) : nil
      let after = index + 1 < pieces.count ? adjacent(piece, pieces[index + 1], bytes) : nil
      guard let role = before ?? after else {
        // A colour without a role may be either.
        if bytes[piece.range.lowerBound] == ASCII.hash { return nil }
        continue
      }
      found.append((role, piece))
    }
    guard found.count == 2, let ink = found.first(where: { $0.role == .ink })?.piece,
      let ground = found.first(where: { $0.role == .ground })?.piece, let inkColor = ink.color,
      let groundColor = ground.color, inkColor != groundColor
    else { return nil }
    let text = lines.string(part, of: line)
    guard !Names.hasWord(text, in: exempt), !isLarge(part, line, lines),
      !isJudged(after: part.upperBound, bytes)
    else {
      return nil
    }
    func written(_ piece: Piece, _ color: OpaqueColor) -> ColorPair.Ink {
      .init(
        text: String(decoding: bytes[piece.range], as: UTF8.self), color: color,
        origin: lines.origin(piece.range, of: line))
    }
    let subject = text.drop { "-*+ ".contains($0) }.prefix { $0 != ":" }
    return ColorPair(
      subject: subject.utf8.count < 40 && subject.utf8.count < text.utf8.count
        ? String(subject).trimmedSpaces : "",
      ink: written(ink, inkColor), background: written(ground, groundColor), size: nil,
      isBold: Names.hasWord(text, in: bold), claim: nil)
  }

  /// Whether the line gives a size at which 3:1 may be enough: 18 px or points and more.
  private static func isLarge(_ part: Range<Int>, _ line: ClaimLine, _ lines: ClaimLines) -> Bool {
    AmountReader.read(lines.bytes(of: line), part).contains { $0.isLength && $0.value >= 18 }
  }

  /// Whether the next line judges the pair itself: "→ 1.2:1 ❌".
  private static func isJudged(after end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let line = ASCII.find(ASCII.lineFeed, in: bytes, end..<min(bytes.count, end + 80)) else {
      return false
    }
    let reach = min(bytes.count, line + 120)
    let next = ASCII.find(ASCII.lineFeed, in: bytes, line + 1..<max(line + 1, reach)) ?? reach
    return ASCII.find(":1", in: bytes, line..<next) != nil
  }

  /// The role that a word gives to the colour beside it: nothing but blanks, a colon or code marks between them.
  private static func adjacent(
    _ first: Piece, _ second: Piece, _ bytes: ContiguousArray<UInt8>
  ) -> Role? {
    let gap = bytes[first.range.upperBound..<second.range.lowerBound]
    let marks: [UInt8] = [ASCII.space, ASCII.colon, ASCII.backtick, 0x3D]
    guard gap.count <= 6, gap.allSatisfy(marks.contains) else { return nil }
    return first.role ?? second.role
  }

  private static func pieces(_ part: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [Piece] {
    var result: [Piece] = []
    var offset = part.lowerBound
    while offset < part.upperBound {
      guard ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.hash else {
        offset += 1
        continue
      }
      let start = offset
      offset += 1
      while offset < part.upperBound, ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.hyphen {
        offset += 1
      }
      let word = String(decoding: bytes[start..<offset], as: UTF8.self)
      var piece = Piece(range: start..<offset)
      if let color = OpaqueColor(word) {
        piece.color = color
      } else {
        let lower = word.lowercased()
        piece.role = grounds.contains(lower) ? .ground : inks.contains(lower) ? .ink : nil
      }
      result.append(piece)
    }
    return result
  }
}
