import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

extension TargetBelowMinimum {
  /// Whether a line says itself that its size is an exception: "34px (small, but acceptable here)".
  func isAdmitted(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.admissions) || Self.admissionMarks.contains(where: line.contains)
  }

  /// Whether a length is that of a part, or of the way to an edge: "X icon (16px)", "12px from the edge", "10px/18px pad".
  func isOfPart(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = constraint.lineOrigin.range
    let place = constraint.origin.range
    guard line.start <= place.start, place.end <= line.end else { return false }
    let before = Names.words(document.source.string(SourceRange(Int(line.start), Int(place.start))))
    let after = Names.words(document.source.string(SourceRange(Int(place.end), Int(line.end))))
    if before.last == "icon" || before.last == "glyph" || before.last == "positioned" {
      return true
    }
    // "Avatar (28px) + name": the length is that of the noun before the bracket.
    if place.start > 0, document.source.bytes[Int(place.start) - 1] == 0x28,
      let noun = before.last, Self.pieces.contains(noun)
    {
      return true
    }
    if let next = after.first, Self.distances.contains(next) { return true }
    if isLabelledPart(before, SourceRange(Int(line.start), Int(place.start)), document) {
      return true
    }
    return (before + after).contains { $0 == "pad" || $0 == "pads" }
      || isOfPictures(constraint, document) || isBelowOtherLabel(constraint, document)
      || isOfPicture(constraint, document)
  }

  /// Things inside of controls.
  private static let pieces: Lexicon = [
    "avatar", "avatars", "spinner", "spinners", "loader", "icon", "icons", "glyph", "badge",
    "badges", "dot", "dots", "thumb", "thumbnail", "thumbnails", "image", "logo", "swatch", "flag",
    "arrow", "chevron", "caret", "checkmark", "emoji", "indicator", "symbol", "punkt", "pastille",
    "icono", "ícone", "icona", "icône", "pictogram",
  ]

  /// Words behind a length that is a way to another thing, "20dp below the text", or the size of a part.
  private static let distances: Lexicon = [
    "from", "inset", "icon", "below", "above", "under", "beneath", "beside", "apart", "away",
    "between", "unter", "über", "neben", "sous", "dessous", "debajo", "encima", "abaixo", "acima",
    "sotto", "sopra",
  ]

  /// Whether the label of the line names a part, though the section names a control: "Icon size: 22px" below "Tab Bar".
  private func isLabelledPart(
    _ before: [String], _ range: SourceRange, _ document: Document
  ) -> Bool {
    guard before.count <= 3,
      ASCII.find(ASCII.colon, in: document.source.bytes, range.offsets) != nil
        || ASCII.find("：", in: document.source.bytes, range.offsets) != nil
    else { return false }
    if before.contains(where: isWidePart) { return true }
    return before.contains(where: Self.parts.contains)
      && !before.contains(where: Self.controls.contains)
      && (before.last == "size" || before.last == "height")
  }

  private static let wideParts = ["アイコン", "チェックマーク", "图标", "圖標", "아이콘", "체크"]

  private func isWidePart(_ word: String) -> Bool {
    Self.wideParts.contains(where: word.contains)
      && !TargetDemand.wideControls.contains(where: word.hasSuffix)
  }

  /// Whether most items of the list are sizes of icons, so that the item of a control is that of its icon.
  private func isOfPictures(_ constraint: Constraint, _ document: Document) -> Bool {
    guard let list = document.list(at: constraint.origin.range.start),
      case let items = document.children(of: list), (3...20).contains(items.count)
    else { return false }
    let pictures = items.count { item in
      guard let leaf = document.firstChild(of: item) else { return false }
      let words = Names.words(document.string(leaf))
      return words.contains(where: isWidePart)
        || words.contains { $0 == "icon" || $0 == "icons" || $0 == "glyph" }
    }
    return pictures * 2 > items.count
  }

  private static let admissions: Lexicon = [
    "exception", "exceptions", "exempt", "acceptable", "tolerated", "deliberately",
    "intentionally", "ausnahme", "bewusst", "volontairement", "excepción",
    "intencionado", "exceção", "eccezione", "uitzondering", "pengecualian", "исключение",
    "excepted", "tolerable", "waived", "ausgenommen", "toleriert", "akzeptiert",
    "akzeptabel", "vertretbar", "accepté", "acceptée", "toléré", "tolérée", "exempté", "aceptable",
    "tolerado", "tolerada", "exento", "exenta", "aceitável", "isento", "isenta", "accettabile",
    "tollerato", "tollerata", "esente", "aanvaardbaar", "acceptabel", "uitgezonderd",
    "dikecualikan", "diterima",
  ]
  private static let admissionMarks = [
    "許容", "例外", "可接受", "예외", "허용", "対象外", "除外", "豁免", "but accepted", "is accepted", "are accepted",
  ]

  /// Whether a line gives another size "from 600px" on, and not a distance "from the edge".
  func grows(_ line: [String]) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == "from" && $1.first?.isNumber == true }
  }

  static let extents: Lexicon = ["size", "height", "sizes"]
  private static let wideExtents = [
    "的高度", "高度", "の高さ", "高さ", "のサイズ", "サイズ", "尺寸", "大小", "높이", "크기",
  ]

  /// "按钮高度", "ボタンの高さ": the thing without the word for what is measured of it.
  static func withoutExtent(_ word: String) -> String {
    wideExtents.first(where: word.hasSuffix).map { String(word.dropLast($0.count)) } ?? word
  }

  /// The controls that the row of a measure is about, in a table on touch areas.
  func controls(inRowOf other: Constraint, _ context: RuleContext) -> Set<String> {
    let header = context.document.tableHeader(around: other.origin.range.start)
    guard header.contains(where: { Names.hasWord($0, in: Self.areas) }) else { return [] }
    let source = context.document.source
    let row = source.lineRange(source.lineIndex(of: Int(other.origin.range.start)))
    let words = Names.words(source.string(row)).map {
      $0.hasSuffix("es") ? String($0.dropLast(2)) : $0
    }
    return Set(words.flatMap { [$0, $0 + "s", String($0.dropLast())] })
      .filter(Self.controls.contains)
  }
}
