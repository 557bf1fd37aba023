import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What the label of a measure says of the control that the heading names.
extension TargetBelowMinimum {
  /// Whether a selector is that of a control alone: ".btn-icon", and not ".btn .icon" or ".btn::after".
  func isControlRule(_ selector: String) -> Bool {
    guard !selector.contains(where: { " :>+~,[".contains($0) }) else { return false }
    return Names.words(selector).contains { $0 == "btn" || Self.controls.contains($0) }
  }

  /// Whether a subject is torn off the text behind another length: "30px or".
  func holdsLength(_ subject: String) -> Bool {
    subject.contains(where: \.isNumber) && !WrittenLengths.values(in: subject).isEmpty
  }

  /// The lower end of a range with both ends.
  func bounded(_ constraint: Constraint) -> Double? {
    constraint.quantity.max == nil || constraint.quantity.isApproximate
      ? nil : constraint.quantity.min
  }

  private static let sizes: Lexicon = [
    "size", "sizes", "height", "heights", "tall", "high", "minimum", "min", "größe", "höhe",
    "mindesthöhe", "hauteur", "taille", "altura", "alto", "tamaño", "tamanho", "altezza",
    "dimensione", "hoogte", "grootte", "tinggi", "ukuran", "высота", "размер", "wysokość",
    "rozmiar", "yükseklik", "boyut", "chiều", "kích", "small", "medium", "large", "default",
    "mobile", "compact", "s", "m", "l", "xs", "sm", "md", "lg", "xl",
  ]
  private static let wideSizes = [
    "高", "サイズ", "大きさ", "尺寸", "大小", "높이", "크기", "小", "中", "大", "默认", "標準", "기본",
  ]

  private static let otherMeasures: Lexicon = [
    "radius", "padding", "margin", "gap", "spacing", "border", "stroke", "shadow", "blur", "offset",
    "inset", "elevation", "font", "line", "rounded", "abstand", "rundung", "rayon", "marge",
    "radio", "relleno", "raio", "espaçamento", "raggio",
  ]

  /// Whether the paragraph before a length alone is the label of another measure: "Radius", and below it "16px".
  func isBelowOtherLabel(_ constraint: Constraint, _ document: Document) -> Bool {
    guard let leaf = document.lastNode(startingBy: constraint.origin.range.start),
      document.nodes[leaf].kind == .paragraph, document.plainText(of: leaf).count < 16,
      let label = document.sibling(before: leaf), document.nodes[label].kind == .paragraph
    else { return false }
    return Names.hasWord(document.string(label), in: Self.otherMeasures, ofAtMost: 3)
  }

  private static let ownPictures: Lexicon = [
    "icon", "glyph", "chevron", "caret", "arrow", "dot", "avatar", "symbol", "badge",
  ]

  /// Whether the sentence of a length begins with a picture inside of the control: "Leading icon: search glyph at 14px".
  func isOfPicture(_ constraint: Constraint, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let place = Int(constraint.origin.range.start)
    let line = constraint.lineOrigin.range.offsets
    guard line.contains(place), !Names.hasWord(constraint.subject, in: Self.ownPictures) else {
      return false
    }
    var start = place
    while start > line.lowerBound, place - start < 80,
      !(bytes[start - 1] == ASCII.dot && bytes[start] == ASCII.space)
    { start -= 1 }
    guard start > line.lowerBound, place - start < 80 else { return false }
    return Names.words(document.source.string(SourceRange(start, place))).prefix(3)
      .contains(where: Self.ownPictures.contains)
  }

  /// Whether a label with no word for a size stands in a section whose other measures give one: "Bo góc:" over 12dp
  /// beside "Chiều cao tối thiểu:" over 48dp is not the height.
  func isLabelledApart(_ constraint: Constraint, _ own: [String], _ index: Index) -> Bool {
    guard constraint.kind == .size, !own.isEmpty, !Self.isSize(own) else { return false }
    return index.measured[constraint.scope]?.contains { $0 != constraint.origin } == true
  }

  /// Whether words name a size, a kind of size, or a control.
  static func isSize(_ words: [String]) -> Bool {
    words.contains { word in
      sizes.contains(word) || controls.contains(word) || wideSizes.contains(where: word.contains)
    }
  }

  /// Whether a size is one of several that are named, or the larger ones of a long paragraph stand in other sentences.
  func isSizeOfItsOwn(
    _ constraint: Constraint, _ least: Double, _ context: RuleContext
  ) -> Bool {
    if isNamedSize(constraint, context) { return true }
    let line = constraint.lineOrigin.range
    guard line.end - line.start > 160, constraint.kind == .height || constraint.kind == .size else {
      return false
    }
    return !context.constraints(onLine: constraint.lineOrigin).contains { other in
      guard (other.quantity.min ?? 0) >= least, other.kind == .height || other.kind == .size else {
        return false
      }
      let places = [constraint.origin.range, other.origin.range].sorted { $0.start < $1.start }
      guard places[0].end <= places[1].start else { return true }
      let between = SourceRange(Int(places[0].end), Int(places[1].start))
      return ASCII.find(". ", in: context.document.source.bytes, between.offsets) == nil
    }
  }

  private static let entries: Lexicon = [
    "item", "items", "entry", "entries", "link", "links", "éléments", "élément", "entrées",
    "entrée",
    "liens", "lien", "elementos", "elemento", "enlaces", "enlace", "entradas", "itens", "voci",
    "voce", "eintrag", "einträge",
  ]
  private static let navigations: Lexicon = [
    "nav", "navigation", "menu", "navbar", "navegación", "navegação", "navigazione", "navigatie",
    "navigasi", "menú",
  ]
  private static let compounds: Lexicon = [
    "nav-item", "nav-items", "nav-link", "nav-links", "nav-entry", "nav-entries", "nav-einträge",
    "nav-eintrag", "navigationseinträge", "navigationseintrag", "menüeinträge", "menüeintrag",
    "menüpunkte", "menüpunkt", "menu-item", "menu-items", "navigatie-items", "menu-items",
    "ナビ項目", "メニュー項目", "ナビゲーション項目", "导航项", "菜单项", "導航項", "選單項", "메뉴항목",
  ]

  /// Whether a subject is what a menu or a navigation lists: "Nav entries", "Nav-Einträge", "liens de navigation".
  static func isEntry(_ words: [String]) -> Bool {
    if words.contains(where: compounds.contains) { return true }
    guard let entry = words.firstIndex(where: entries.contains),
      let place = words.firstIndex(where: navigations.contains)
    else { return false }
    // "Menu items" and "items of the menu", and nothing that only one of them holds.
    return abs(entry - place) <= 3 && max(entry, place) >= words.count - 2
  }
}
