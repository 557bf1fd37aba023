import SpecLint
import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Tables of controls, and of what is drawn beside what takes touches.
extension TargetBelowMinimum {
  /// Words for an area that is no larger than what is drawn.
  static let ownAreas = [
    "target equal", "target equals", "same as target", "target is the same", "target as drawn",
    "no larger target", "no larger hit area", "no extra target", "no separate target",
    "no extended", "no additional hit", "no larger touch", "equal to the drawn", "without a larger",
    "no extra hit", "target is not larger", "hit area is the same", "hit area equal",
  ]

  /// Whether another column of the table is about touch areas, so that this one gives what is drawn.
  func standsBesideAreas(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let document = context.document
    let header = document.tableHeader(around: constraint.origin.range.start)
    guard header.count > 2,
      let area = header.firstIndex(where: { Names.hasWord($0, in: Self.areas) })
    else { return false }
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(constraint.origin.range.start)))
    let before = document.source.bytes[Int(line.start)..<Int(constraint.origin.range.start)]
    let bars = before.count { $0 == 0x7C }
    let column = document.source.bytes[Int(line.start)] == 0x7C ? bars - 1 : bars
    return column != area
  }

  private static let names: Lexicon = ["label", "labels", "text", "title"]

  private static let heads: Lexicon = [
    "control", "controls", "button", "buttons", "target", "targets", "action", "actions",
    "bedienelement", "schaltfläche", "bouton",
  ]

  /// Whether the first column of the table is one of controls.
  func isRowOfControls(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let header = context.document.tableHeader(around: constraint.origin.range.start)
    return header.first.map { Names.hasWord($0, in: Self.heads, ofAtMost: 2) } == true
      && !header.contains {
        // A column of labels gives the names of the controls.
        Names.hasWord($0, in: Self.pictures)
          || Names.hasWord($0, in: Self.parts) && !Names.hasWord($0, in: Self.names, ofAtMost: 1)
      }
  }

  /// "⚙ opens the settings and is 48 × 48 dp": a sign that does something.
  func isGlyph(_ subject: String) -> Bool {
    guard let first = subject.unicodeScalars.first, first.value >= 0x2190,
      first.properties.generalCategory == .otherSymbol
        || first.properties.generalCategory == .mathSymbol
    else { return false }
    return Names.hasWord(subject, in: Self.glyphActs)
  }

  private static let glyphActs: Lexicon = [
    "opens", "closes", "leads", "goes", "starts", "plays", "toggles", "deletes", "öffnet", "abre",
    "ouvre",
  ]

  private static let heightHeads: Lexicon = [
    "height", "heights", "höhe", "hoehe", "hauteur", "altura", "alto", "altezza", "hoogte",
    "tinggi", "高さ", "高度", "高", "높이",
  ]

  /// Whether a cell below "Height" gives that of the control of its row, in a section of targets whose minimum stands
  /// apart: "Window button: Height".
  func isTabledHeight(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    guard constraint.kind == .targetSize, constraint.quantity.exact != nil,
      let column = column(of: constraint, context.document)
    else { return false }
    return Names.isPhrase(column, in: Self.heightHeads)
      && !TargetDemand.isDemand(constraint, controls: Self.controls)
  }

  /// Parts by which a kind of button is called: "icon button", "title bar button".
  static let kinds: Lexicon = ["icon", "title", "handle"]

  /// Whether the row of a cell ends with a word for a control: "Title bar button: Height".
  func isRowOfButton(_ constraint: Constraint) -> Bool {
    guard let colon = constraint.subject.firstRange(of: ": ") else { return false }
    return Names.words(String(constraint.subject[..<colon.lowerBound])).last
      .map(Self.controls.contains) == true
  }
}
