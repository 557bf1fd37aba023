import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lengths beside the size of a control: paddings, corners, ways to an edge, and signs, in any language.
extension TargetBelowMinimum {
  /// Words behind a length, or heads of its column, for what is no height.
  static let sides = [
    "패딩", "여백", "간격", "모서리", "폰트", "글자", "아이콘", "内边距", "內邊距", "边距", "邊距", "间距", "間距", "圆角", "圓角",
    "字号", "字號", "字体", "字體", "线宽", "線寬", "图标", "圖標", "パディング", "余白", "間隔", "角丸", "フォント", "文字サイズ",
    "線幅", "アイコン", "отступ", "скругл", "шрифт",
  ]
  static let rounds: Lexicon = [
    "padding", "paddings", "radius", "radii", "corners", "rounding", "gap", "margin", "relleno",
    "radio", "rayon", "eckenradius", "innenabstand", "espaciado", "bold", "semibold",
  ]
  /// Words for where a thing stands, as labels.
  private static let places: Lexicon = [
    "position", "placement", "offset", "posición", "posição", "posizione", "platzierung",
    "emplacement", "positie", "расположение", "позиция", "location",
  ]
  private static let widePlaces = ["位置", "配置", "偏移", "위치", "オフセット"]
  /// Words right before a length that make it a way to an edge.
  private static let edges: Lexicon = ["bottom", "right", "left", "top", "edge", "unten", "rechts"]
  private static let wideEdges = [
    "距底", "距右", "距左", "距顶", "距頂", "距离底部", "距离右侧", "距下", "距上", "底部", "右侧", "左侧", "下から", "右から",
    "左から", "上から", "하단", "우측", "좌측", "상단",
  ]
  private static let corners = ["角丸", "圆角", "圓角", "모서리", "скруглен"]
  private static let extentsOf = [
    "高さ", "サイズ", "幅", "高度", "宽", "寬", "尺寸", "大小", "높이", "너비", "크기", "target", "ターゲット",
  ]
  /// Words behind a length that make it one of both sides.
  private static let squares = ["四方", "見方", "见方", "정사각"]

  /// Whether a length is no size of the control: a padding, a corner, a way to an edge.
  func isAside(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = document.firstLine(of: constraint.origin.range)
    let place = constraint.origin.range
    guard line.start <= place.start, place.end <= line.end, line.offsets.count < 800 else {
      return false
    }
    let before = document.source.string(SourceRange(Int(line.start), Int(place.start)))
    let after = document.source.string(SourceRange(Int(place.end), Int(line.end)))
    return isPadding(after) || isPlace(before)
      || isOtherMeasure(constraint, document) || isOfIndicator(constraint)
      || isCorner(sentence(before), after)
      || isOfOtherColumn(constraint, document)
      || isDistance(constraint, after, document)
  }

  /// "16px padding", "16px 패딩"
  private func isPadding(_ after: String) -> Bool {
    // "32px, radius 8px": behind a comma another length begins.
    let rest = after.drop { " `".contains($0) }
    guard rest.first?.isLetter == true, let next = Names.words(String(rest.prefix(16))).first else {
      return false
    }
    if Self.rounds.contains(next) {
      let behind = rest.drop(while: \.isLetter).drop { " :`".contains($0) }
      return behind.first?.isNumber != true
    }
    return Self.sides.contains(where: next.hasPrefix)
      && !TargetDemand.wideControls.contains(where: rest.prefix(24).contains)
  }

  /// "Position: bottom right, bottom 28px", "位置：右下角，距底 28px"
  private func isPlace(_ before: String) -> Bool {
    let label = before.drop { "-*+_ `|".contains($0) }.prefix { !":：|".contains($0) }
    if label.utf8.count < 40, label.utf8.count < before.utf8.count {
      if Names.hasWord(String(label), in: Self.places, ofAtMost: 2)
        || Self.widePlaces.contains(where: String(label).contains)
      {
        return true
      }
    }
    let near = String(before.suffix(16).reversed().drop { " `~".contains($0) }.reversed())
    guard let last = Names.words(near).last else { return false }
    return Self.wideEdges.contains(where: near.hasSuffix)
      || Self.edges.contains(last) && near.lowercased().hasSuffix(" " + last)
  }

  /// Particles of what a sentence speaks of.
  private static let topics = ["は", "은", "는"]

  /// What stands before a length, without the sentences that end behind a number: a sentence without one only opens.
  private func sentence(_ before: String) -> Substring {
    var rest = before[...]
    while let stop = [rest.firstRange(of: "。"), rest.firstRange(of: ". ")].compactMap({ $0 })
      .first(where: { rest[..<$0.lowerBound].contains(where: \.isNumber) })
    {
      rest = rest[stop.upperBound...]
    }
    return rest
  }

  /// "角丸は…、sheetは外周12px": corners are what the sentence speaks of, and no size comes between.
  private func isCorner(_ before: Substring, _ after: String) -> Bool {
    if Self.squares.contains(where: after.prefix(8).contains) { return false }
    guard before.utf8.contains(where: { $0 >= 0xD0 }),
      let topic = Self.corners.lazy.compactMap({ before.firstRange(of: $0) }).first
    else { return false }
    let rest = before[topic.upperBound...]
    // "角丸は…、buttonは10px、sheetは14px": all lengths of a line on corners are theirs.
    let isTopic =
      before[..<topic.lowerBound].allSatisfy { "-*+> ".contains($0) }
      && Self.topics.contains { rest.hasPrefix($0) }
    if isTopic { return !Self.extentsOf.contains { rest.contains($0) } }
    return !Self.extentsOf.contains { rest.contains($0) }
      && !rest.contains(where: { ",，:：".contains($0) || $0.isNumber })
      && !TargetDemand.wideControls.contains(where: before.contains)
  }

  /// Whether the column is one of paddings, letters or lines: "가로 패딩".
  private func isOfOtherColumn(_ constraint: Constraint, _ document: Document) -> Bool {
    guard let header = column(of: constraint, document), header.utf8.count < 60 else {
      return false
    }
    return Self.sides.contains(where: header.contains)
      && !TargetDemand.wideControls.contains(where: header.contains)
      || Names.hasWord(header, in: Self.rounds)
  }

  /// The header of the column in which a constraint stands.
  func column(of constraint: Constraint, _ document: Document) -> String? {
    let header = document.tableHeader(around: constraint.origin.range.start)
    guard header.count > 1 else { return nil }
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(constraint.origin.range.start)))
    let bytes = document.source.bytes
    let bars = bytes[Int(line.start)..<Int(constraint.origin.range.start)].count { $0 == 0x7C }
    let column = bytes[Int(line.start)] == 0x7C ? bars - 1 : bars
    return header.indices.contains(column) ? header[column] : nil
  }

  private static let widePictures = [
    "アイコン", "图标", "圖標", "아이콘", "иконк", "пиктограмм",
  ]
  private static let foreignPictures: Lexicon = [
    "icono", "iconos", "ícono", "íconos", "icône", "icônes", "ícone", "ícones", "icona", "icone",
    "ikone", "ikonen", "piktogramm", "piktogramme", "ikona", "ikony",
  ]

  /// Whether a row stands in a table of signs, or names one: "标签栏图标", "Icono de botón".
  func isOfWidePictures(_ constraint: Constraint, _ header: [String]) -> Bool {
    func isPicture(_ text: String) -> Bool {
      if Names.firstWord(text).map(Self.foreignPictures.contains) == true { return true }
      guard text.utf8.contains(where: { $0 >= 0xD0 }),
        Self.widePictures.contains(where: text.contains)
      else { return false }
      return !TargetDemand.wideControls.contains(where: text.contains)
    }
    let title = constraint.scope.last ?? ""
    return isPicture(constraint.subject) || isPicture(title)
      || header.first.map(isPicture) == true
  }
}
