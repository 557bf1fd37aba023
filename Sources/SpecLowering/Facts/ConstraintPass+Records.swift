import SpecModel
import SpecSyntax
import SpecText

/// Figures that tell how far the work is, what was tried, at which widths tests run, or what a value is not: no demands.
extension ConstraintPass {
  private static let progress = WordKey.set(
    "progress", "done", "complete", "completed", "completion", "fortschritt", "fertig", "erledigt",
    "avancement", "progression", "termine", "progreso", "avance", "completado", "progresso",
    "avanzamento", "concluido", "voortgang", "gereed", "kemajuan", "прогресс", "готовность")
  private static let wideProgress: [StaticString] = ["進捗", "进度", "進度", "完成度", "진행률", "진척"]
  private static let comments = WordKey.set(
    "comment", "comments", "kommentar", "kommentare", "commentaire", "commentaires", "comentario",
    "comentarios", "commento", "commenti", "opmerking", "komentar", "комментарий")
  private static let wideComments: [StaticString] = ["コメント", "注释", "註解", "코멘트"]

  /// Whether a measure demands nothing by where it stands.
  static func isNoDemand(
    _ measure: Measure, ofLine index: Int, _ reader: FactReader
  ) -> Bool {
    let line = reader.context.lines[index]
    if line.holder == .cell { return isRecord(measure, line, reader) }
    return isDenied(measure, line.text, reader.bytes) || isTried(measure, line.text, reader.bytes)
      || isOfTests(measure, line.text, reader.bytes)
      || isConversion(measure, line.text, reader.bytes)
  }

  // MARK: Tables

  /// "路線図 | 佐藤 | 80%" below "進捗", or a length below "Comment" beside a cell that is the value.
  private static func isRecord(
    _ measure: Measure, _ line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard let header = reader.header(ofCell: line.node), header.count <= 40,
      header.lowerBound != line.text.lowerBound
    else { return false }
    if measure.unit == .percent, measure.range == Bytes.trim(line.text, in: reader.bytes) {
      return isAbout(header, progress, wideProgress, reader.bytes)
    }
    guard measure.bound == .none, measure.unit?.isLength == true,
      isAbout(header, comments, wideComments, reader.bytes)
    else { return false }
    let document = reader.context.document
    let row = Int(document.nodes[line.node].parent)
    return row >= 0
      && document.children(of: row).contains { cell in
        guard cell != line.node,
          case let text = Bytes.trim(reader.textRange(cell), in: reader.bytes), text.count <= 16
        else { return false }
        return TokenLiteral.read(reader.bytes, text)?.range == text
      }
  }

  /// Whether a header is such a word and hardly more.
  private static func isAbout(
    _ header: Range<Int>, _ words: WordSet, _ wide: [StaticString],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let keys = UnmarkedWords.keys(bytes, header)
    // "Progress bar" is a part of the interface.
    if keys.count <= 2, keys.last.map(words.contains) == true { return true }
    return wide.contains { Bytes.find($0, in: header, of: bytes) != nil }
  }

  // MARK: Sentences

  private static let denials = WordKey.set(
    "not", "nicht", "pas", "no", "non", "nao", "niet", "bukan", "не")

  /// "1 px, not 1 pt": a value that a comma and a negation set against the one before.
  private static func isDenied(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.bound == .none,
      let comma = (text.lowerBound..<measure.range.lowerBound).suffix(12).last(where: {
        bytes[$0] == 0x2C
      }), comma > text.lowerBound, Bytes.isWord(bytes[comma - 1]),
      case let words = UnmarkedWords.keys(bytes, comma..<measure.range.lowerBound)
    else { return false }
    return words.count == 1 && words.contains(where: denials.contains)
      && (text.lowerBound..<comma).contains { Bytes.isDigit(bytes[$0]) }
  }

  private static let speakers = WordKey.set("we", "i", "nous", "wir")
  private static let attempts = WordKey.set(
    "looked", "tried", "considered", "evaluated", "compared", "discussed", "tested", "rejected",
    "prototyped", "measured", "dropped", "explored", "avons", "haben", "hatten", "verglichen",
    "probierten", "testeten")

  /// "We looked at 5 px and 6 px bases": what the first sentence of a line says was tried.
  private static func isTried(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let words = UnmarkedWords.keys(bytes, text.prefix(24)).prefix(2)
    guard words.count == 2, let first = words.first, let second = words.last,
      speakers.contains(first), attempts.contains(second)
    else { return false }
    // A decimal point is no full stop.
    let end = text.first { offset in
      bytes[offset] == 0x3B
        || bytes[offset] == 0x2E && offset + 1 < text.upperBound && bytes[offset + 1] == 0x20
    }
    return measure.range.lowerBound < end ?? text.upperBound
  }

  private static let tests = WordKey.set(
    "test", "tests", "tested", "screenshots", "snapshots", "getestet", "testes", "pruebas",
    "probado", "testati", "getest")
  private static let runs = WordKey.set(
    "run", "runs", "taken", "tested", "getestet", "laufen", "tournent", "ejecutan", "executam",
    "eseguiti", "draaien")
  private static let widest = 240.0

  /// "Tests run at 375px, 1280px and 1920px wide": at which widths something is tested.
  private static func isOfTests(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.unit?.isLength == true, measure.bound == .none, measure.low >= widest else {
      return false
    }
    let words = UnmarkedWords.keys(bytes, text.prefix(60)).prefix(5)
    return words.prefix(3).contains(where: tests.contains) && words.contains(where: runs.contains)
  }

  /// "Line height: 56px" beside "Size: 48px": whether the style of type that a line stands in has taken its value.
  ///
  /// - Parameter tokens: in the order of the document.
  static func isPartOfStyle(_ index: Int, _ tokens: [Token], _ reader: FactReader) -> Bool {
    let lines = reader.context.lines
    let line = lines[index]
    guard let label = line.label, label.count <= 24, line.holder == .item, !tokens.isEmpty,
      reader.topic(of: line).tokens == .kind(.typography),
      TypeParts.names(UnmarkedWords.keys(reader.bytes, label)),
      TokenAttributes.isBesideSize(index, reader)
    else { return false }
    let text = Bytes.trim(line.value, in: reader.bytes)
    let end = Bytes.find(" (", in: text, of: reader.bytes) ?? text.upperBound
    let part = "/" + reader.string(text.lowerBound..<end)
    return (max(lines.startIndex, index - 6)..<index).contains { other in
      guard lines[other].depth == line.depth, lines[other].holder == .item else { return false }
      let start = reader.origin(lines[other].text, in: lines[other]).range.start
      return token(at: start, tokens).map {
        $0.value.hasSuffix(part) || $0.value.contains(part + " ")
      } ?? false
    }
  }

  /// The token in whose definition an offset stands.
  private static func token(at offset: UInt32, _ tokens: [Token]) -> Token? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].origin.range.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < tokens[low - 1].origin.range.end ? tokens[low - 1] : nil
  }

  // MARK: Grids

  private static let bases = WordKey.set(
    "base", "grid", "baseline", "raster", "basis", "rastermass")

  /// "4 px base.": the step of a grid by the word right behind it.
  static func isStepOfGrid(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard measure.unit?.isLength == true, measure.isSingle, (2...24).contains(measure.low),
      case let start = Bytes.blanksEnd(measure.range.upperBound, text.upperBound, in: bytes),
      let (word, _) = UnmarkedWords.word(at: start, to: text.upperBound, bytes)
    else { return false }
    return bases.contains(word)
  }
}
