import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Distances inside of controls, below headings and in columns of paddings, in any language.
extension TargetBelowMinimum {
  /// Words of titles over distances, beside those that stand right behind a length.
  private static let paddings: Lexicon = [
    "padding", "paddings", "inset", "insets", "innenabstand", "innenabstände", "polsterung",
    "abstand", "abstände", "relleno", "rellenos", "espaciado", "espaciados", "preenchimento",
    "espaçamento", "espaçamentos", "espacement", "espacements", "marge", "marges", "spaziatura",
    "spaziature", "imbottitura", "margini", "vulling", "binnenmarge", "tussenruimte", "margin",
    "margins", "spacing", "spacings", "gap", "gaps", "jarak", "margen", "márgenes", "margens",
  ]
  /// Sides of a thing: what is given for both of them in one line or row is a distance.
  private static let axes: Lexicon = [
    "vertical", "verticals", "vertically", "vertikal", "verticale", "verticaux", "verticalement",
    "verticalmente", "verticaal", "horizontal", "horizontally", "horizontale", "horizontaal",
    "horizontalement", "horizontalmente", "orizzontale", "orizzontalmente", "horisontal",
    "waagerecht", "senkrecht", "waagrecht",
  ]
  private static let wideAxes = [
    "垂直", "水平", "纵向", "横向", "縦", "横", "상하", "좌우", "세로", "가로", "수직", "수평", "上下", "左右",
  ]
  /// Words for what a control measures, which below a title of distances may be its height still.
  private static let measures: Lexicon = [
    "size", "sizes", "height", "heights", "tall", "high", "größe", "grösse", "groesse", "höhe",
    "hoehe", "mindesthöhe", "hauteur", "taille", "altura", "alto", "tamaño", "tamanho", "altezza",
    "dimensione", "dimensioni", "hoogte", "grootte", "tinggi", "ukuran", "minimum", "min",
    "target", "targets", "touch",
  ]
  private static let wideMeasures = [
    "高さ", "サイズ", "高度", "尺寸", "大小", "높이", "크기", "タッチ", "触", "터치",
  ]

  /// Whether a length is a distance inside of the control: "8px vertical, 20px horizontal", a cell below "Vertikal", a
  /// row below the heading "Padding".
  func isDistance(_ constraint: Constraint, _ after: String, _ document: Document) -> Bool {
    if let next = Names.words(String(after.prefix(24))).first,
      after.utf8.prefix(6).contains(where: { $0 >= 0x80 || ASCII.isLetter($0) }), isAxis(next)
    {
      return true
    }
    let subject = constraint.subject
    let column = column(of: constraint, document)
    if let column, Names.wordCount(column) == 1, isAxis(Names.firstWord(column) ?? "") {
      return true
    }
    let isMeasured =
      Self.isMeasure(subject) || column.map(Self.isMeasure) == true || Self.isHigh(after)
    return !isMeasured
      && constraint.scope.suffix(2).contains { title in
        (Names.hasWord(title, in: Self.paddings) || Self.sides.contains(where: title.contains))
          && !Self.isMeasure(title)
      }
  }

  private func isAxis(_ word: String) -> Bool {
    Self.axes.contains(word) || Self.wideAxes.contains(where: word.hasPrefix)
  }

  static func isMeasure(_ text: String) -> Bool {
    Names.hasWord(text, in: measures)
      || text.utf8.contains { $0 >= 0xE3 } && wideMeasures.contains(where: text.contains)
  }

  /// "40px high", "40px hoch": the word right behind a length that makes it a height.
  private static func isHigh(_ after: String) -> Bool {
    Names.words(String(after.prefix(20))).first.map(heights.contains) == true
  }

  private static let heights: Lexicon = [
    "high", "tall", "height", "hoch", "haut", "hauteur", "alto", "alta", "altura", "altezza",
    "hoog", "hoogte", "tinggi", "wide", "square",
  ]

  /// What names the thing of a list: the item above it, or the bold paragraph in front of it, "**Close button**:".
  func lead(of constraint: Constraint, _ document: Document) -> String? {
    guard let list = document.list(at: constraint.origin.range.start) else { return nil }
    let item = Int(document.nodes[list].parent)
    if item > 0, document.nodes[item].kind == .item {
      return String(document.string(item + 1).prefix { !":：\n".contains($0) })
    }
    guard list > 1, document.nodes[list - 1].kind == .paragraph,
      document.nodes[list - 1].parent == document.nodes[list].parent,
      case let text = document.plainText(of: list - 1), text.count < 60,
      case let run = document.run(at: text.lowerBound), run >= 0,
      document.runs[run].style.contains(.strong),
      case let title = document.string(list - 1), title.hasSuffix(":") || title.hasSuffix("：")
    else { return nil }
    return String(title.dropLast())
  }

  /// Whether a bare "Size" stands in a list that a control leads, in scripts in which labels do not take it up.
  func isLed(_ constraint: Constraint, _ document: Document) -> Bool {
    guard Names.wordCount(constraint.subject) == 1, Self.isMeasure(constraint.subject),
      let lead = lead(of: constraint, document)
    else { return false }
    let words = Names.words(lead)
    return words.contains(where: Self.controls.contains)
      && !words.contains(where: Self.parts.contains)
  }

  /// A size with the name of its control, where its own label is a word for sizes alone: "Size" below "Back button".
  func named(_ constraint: Constraint, _ context: RuleContext) -> Constraint {
    if let control = controlBehind(constraint, context.document) {
      var result = constraint
      result.subject = control
      return result
    }
    if let owned = owned(constraint) { return led(constraint, context.document) ?? owned }
    guard Names.wordCount(constraint.subject) == 1, Self.isMeasure(constraint.subject) else {
      return constraint
    }
    var owner =
      lead(of: constraint, context.document) ?? constraint.scope.last ?? ""
    // "3.4 Chip" has the number of its section.
    owner = String(owner.drop { $0.isNumber || $0 == "." || $0 == " " })
    guard !owner.isEmpty, owner.utf8.count < 60 else { return constraint }
    var result = constraint
    result.subject = owner + ": " + constraint.subject
    return result
  }
}
