import SpecModel
import SpecSyntax
import SpecText

/// Names with their values and one mark between all of them, as a line, an item or a cell lists them: "bg `#0A0A0F` · bg-card
/// `#161620`", "50 `#FAFAFA` → 100 `#F4F4F5`", "Films(#FFC34B), Games(#818CFF)", "`bg/base #0F1115`, `bg/panel #232A38`".
struct PairRun {
  /// How a name and its value stand beside one another.
  enum Build { case plain, colon, bracket, inside, worded }

  struct Piece {
    var name: Range<Int>
    var value: TokenLiteral
    var build: Build
  }

  var pieces: [Piece] = []
  /// The place of the mark between the pieces among all marks.
  private var mark = 0
  /// Whether arrows lead from one piece to the next.
  var isOfArrows: Bool { mark == 0 }
  /// Whether commas or strokes part the pieces, which may as well part clauses.
  var isOfCommas: Bool { (1...4).contains(mark) }

  /// The build that all pieces share; `nil` where two differ.
  var build: Build? {
    guard let first = pieces.first?.build else { return nil }
    return pieces.allSatisfy { $0.build == first } ? first : nil
  }

  private static let marks: [StaticString] = [
    "→", ",", "，", "、", "/", "·", ";", "|", "｜", "•", "；",
  ]

  /// The pairs of which a text consists up to its first full stop, two or more; `nil` where anything else stands in it.
  ///
  /// - Parameter takesNumbers: whether lengths, times, curves and bare numbers are values, and not only colours.
  static func read(
    _ text: Range<Int>, _ reader: FactReader, takesNumbers: Bool = false
  ) -> PairRun? {
    let scan = PairScan(reader: reader, end: text.upperBound, takesNumbers: takesNumbers)
    var run = PairRun()
    var offset = scan.blanksEnd(text.lowerBound)
    while run.pieces.count < 32 {
      guard let (piece, next) = scan.piece(at: offset) else { return nil }
      run.pieces.append(piece)
      let behind = scan.remarkEnd(next)
      if scan.isEnd(behind) { return run.pieces.count > 1 ? run : nil }
      let found = marks.firstIndex {
        Bytes.matches($0, at: behind, end: text.upperBound, in: reader.bytes)
      }
      guard let found, run.pieces.count == 1 || found == run.mark else { return nil }
      run.mark = found
      offset = scan.blanksEnd(behind + marks[found].utf8CodeUnitCount)
    }
    return nil
  }
}

/// Reads the pieces of a list of names and values one by one.
private struct PairScan {
  let reader: FactReader
  let end: Int
  let takesNumbers: Bool
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  init(reader: FactReader, end: Int, takesNumbers: Bool) {
    (self.reader, self.end, self.takesNumbers) = (reader, end, takesNumbers)
  }

  func blanksEnd(_ offset: Int) -> Int { Bytes.blanksEnd(offset, end, in: bytes) }

  /// Whether the list ends there: with its text, or with a full stop before a blank.
  func isEnd(_ offset: Int) -> Bool {
    guard offset < end else { return true }
    if Bytes.matches("。", at: offset, end: end, in: bytes) { return true }
    return bytes[offset] == ASCII.dot && (offset + 1 == end || bytes[offset + 1] == 0x20)
  }

  /// The offset behind a remark in brackets and the blanks around it.
  func remarkEnd(_ offset: Int) -> Int {
    let start = blanksEnd(offset)
    let near = start..<min(end, start + 160)
    if start < end, bytes[start] == 0x28,
      let close = near.first(where: { bytes[$0] == 0x29 })
    {
      return blanksEnd(close + 1)
    }
    if Bytes.matches("（", at: start, end: end, in: bytes),
      let close = Bytes.find("）", in: near, of: bytes)
    {
      return blanksEnd(close + 3)
    }
    return start
  }

  // MARK: Pieces

  func piece(at start: Int) -> (PairRun.Piece, Int)? {
    guard start < end else { return nil }
    if let span = code(at: start) {
      if let inside = inside(span) { return inside }
      let name = Bytes.trim(span, in: bytes)
      guard name.count <= 40, name.allSatisfy({ isCodeName(bytes[$0]) }),
        TokenLiteral.read(bytes, name).map({ $0.kind == .other }) ?? true
      else { return nil }
      return value(behind: name, span.upperBound, isCode: true)
    }
    let stop = nameEnd(start)
    let name = Bytes.trim(start..<stop, in: bytes)
    guard isName(name) else { return nil }
    return value(behind: name, stop, isCode: false)
  }

  /// The code span that begins at an offset.
  private func code(at offset: Int) -> Range<Int>? {
    guard offset < end, let span = TokenPass.codeSpan(at: offset, reader),
      span.lowerBound == offset, span.upperBound <= end
    else { return nil }
    return span
  }

  private func isCodeName(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x2D || byte == ASCII.dot || byte == ASCII.slash || byte == 0x24
  }

  /// "bg/base #0F1115": a name and its colour in one piece of code.
  private func inside(_ span: Range<Int>) -> (PairRun.Piece, Int)? {
    guard let blank = span.first(where: { bytes[$0] == 0x20 }), blank > span.lowerBound,
      blank + 1 < span.upperBound, bytes[blank + 1] == ASCII.hash,
      (span.lowerBound..<blank).allSatisfy({ isCodeName(bytes[$0]) }),
      let color = TokenLiteral.color(bytes, blank + 1..<span.upperBound),
      color.range.upperBound == span.upperBound, color.range.count > 6
    else { return nil }
    let piece = PairRun.Piece(name: span.lowerBound..<blank, value: color, build: .inside)
    return (piece, span.upperBound)
  }

  /// Up to three words, or the number of a step of a ramp.
  private func isName(_ name: Range<Int>) -> Bool {
    guard let first = name.first, name.count <= 40 else { return false }
    if Bytes.isDigit(bytes[first]) {
      return TokenPass.isRampStep(name, bytes) || StepPairs.isStep(name, bytes)
    }
    guard Bytes.isLetter(bytes[first]) || bytes[first] >= 0xC3 && bytes[first] != 0xE2 else {
      return false
    }
    return Words.all(bytes, name).count < 4 && !Words.contain(TokenKinds.joints, bytes, name)
  }

  private static let stops: [StaticString] = ["（", "：", "→", "·", "、", "，", "；", "｜", "•", "。"]

  /// Where a name that is not set apart ends: before a bracket, a colon, a mark or the value.
  private func nameEnd(_ start: Int) -> Int {
    var stop = start
    while stop < end {
      let byte = bytes[stop]
      if byte == 0x20 {
        if isValueStart(stop + 1) { break }
      } else if byte >= 0x80 {
        let isStop = Self.stops.contains { Bytes.matches($0, at: stop, end: end, in: bytes) }
        if isStop { break }
      } else if byte == ASCII.slash {
        // A stroke with blanks around it is a mark.
        guard stop > start, bytes[stop - 1] != 0x20 else { break }
      } else if !Bytes.isWord(byte), byte != 0x2D {
        break
      }
      stop += 1
    }
    return stop
  }

  private func isValueStart(_ offset: Int) -> Bool {
    guard offset < end else { return true }
    let byte = bytes[offset]
    if byte == ASCII.hash || code(at: offset) != nil { return true }
    if takesNumbers, Bytes.isDigit(byte) { return true }
    guard byte | 0x20 == 0x72 || byte | 0x20 == 0x68 || byte | 0x20 == 0x6F || byte | 0x20 == 0x63
    else { return false }
    return TokenLiteral.read(bytes, offset..<min(end, offset + 60)).map { literal in
      literal.kind == .color && literal.range.contains { bytes[$0] == 0x28 }
    } ?? false
  }

  /// The value behind a name: behind a blank, a colon or an opening bracket, or behind a word or two where the name is code.
  private func value(
    behind name: Range<Int>, _ stop: Int, isCode: Bool
  ) -> (PairRun.Piece, Int)? {
    var build = PairRun.Build.plain
    var start = blanksEnd(stop)
    var close: StaticString?
    if start < end, bytes[start] == ASCII.colon {
      (build, start) = (.colon, blanksEnd(start + 1))
    } else if Bytes.matches("：", at: start, end: end, in: bytes) {
      (build, start) = (.colon, blanksEnd(start + 3))
    } else if start == name.upperBound, start < end, bytes[start] == 0x28 {
      (build, start, close) = (.bracket, start + 1, ")")
    } else if Bytes.matches("（", at: start, end: end, in: bytes) {
      (build, start, close) = (.bracket, start + 3, "）")
    } else if isCode, start < end, Bytes.isLetter(bytes[start]), code(at: start) == nil {
      let word = start..<nameEnd(start)
      guard word.count < 24, Words.all(bytes, word).count < 3 else { return nil }
      (build, start) = (.worded, blanksEnd(word.upperBound))
    }
    guard start > name.upperBound, let literal = literal(at: start) else { return nil }
    var next = literal.range.upperBound
    if let close {
      guard Bytes.matches(close, at: next, end: end, in: bytes) else { return nil }
      next += close.utf8CodeUnitCount
    }
    return (PairRun.Piece(name: name, value: literal, build: build), next)
  }

  private func literal(at start: Int) -> TokenLiteral? {
    guard start < end else { return nil }
    let span = code(at: start)
    let text = start..<min(end, span?.upperBound ?? start + 80)
    let found =
      bytes[start] == ASCII.hash
      ? TokenLiteral.color(bytes, text) : TokenLiteral.read(bytes, text)
    guard let found, found.range.lowerBound == start,
      span == nil || found.range.upperBound == text.upperBound
    else { return nil }
    switch found.kind {
    case .color: return found.range.count > 6 ? found : nil
    case .spacing, .duration, .easing, .other: return takesNumbers ? found : nil
    default: return nil
    }
  }
}
