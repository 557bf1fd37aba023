import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What the words right before a length call it: "rayon 14px", "圆角 14pt".
extension TargetBelowMinimum {
  /// Words for measures of a control that are not how high it is.
  private static let others: Lexicon = [
    "radius", "rounded", "rounding", "corner", "corners", "inset", "indent", "shadow", "ecken",
    "eckenrundung", "eckenradius", "rundung", "innenabstand", "abstand", "einzug", "schatten",
    "schrift", "rayon", "coins", "arrondi", "arrondis", "retrait", "ombre", "marge", "police",
    "esquinas", "esquina", "relleno", "margen", "espaciado", "sombra", "fuente", "texto", "raio",
    "cantos", "canto", "preenchimento", "margem", "espaçamento", "fonte", "raggio", "angoli",
    "spaziatura", "ombra", "hoeken", "afronding", "schaduw", "скругление", "радиус", "отступ",
    "отступы", "шрифт", "тень", "zaokrąglenie", "promień", "odstęp", "cień", "köşe", "gölge",
  ]
  private static let wideOthers = [
    "圆角", "圓角", "内边距", "內邊距", "边距", "邊距", "间距", "間距", "缩进", "縮進", "阴影", "陰影", "字号", "字號", "字体",
    "字體", "行高", "描边", "边框", "角丸", "余白", "パディング", "間隔", "シャドウ", "文字サイズ", "文字の大きさ",
    "フォント", "枠線", "라운딩", "모서리", "둥글기",
    "패딩", "여백", "간격", "들여쓰기", "그림자", "글자", "글꼴", "폰트", "테두리",
  ]
  /// Words of a clause that say nothing of what is measured.
  private static let fillers: Lexicon = [
    "of", "at", "least", "about", "circa", "ca", "approx", "is", "are", "a", "the", "max",
    "maximum", "mindestens", "etwa", "von", "au", "moins", "environ", "de", "du", "al", "menos",
    "com", "con", "mit", "avec", "with", "fixed", "fest", "fixe", "fijo", "fixo", "track",
    "round", "circular", "square", "pill", "filled", "outlined", "ghost", "box", "circle",
    "diameter", "disc", "disk", "oval", "capsule", "rectangle", "transparent", "solid", "dense",
    "outline", "flat", "plain", "subtle", "soft", "light", "dark", "kreis", "durchmesser", "rund",
    "cercle", "diamètre", "círculo", "diámetro", "diâmetro", "cerchio", "diametro", "cirkel",
    "圆形", "圓形", "圆", "直径", "直徑", "透明", "円形", "丸", "원형", "지름", "직경", "투명",
  ]
  /// Titles below which "Radio" is a radius.
  private static let buttons: Lexicon = [
    "botón", "botones", "boton", "campo", "campos", "tarjeta", "tarjetas", "etiqueta", "entrada",
  ]
  private static let radio: Lexicon = ["radio"]
  /// What shows how far something has come, and takes no touch.
  private static let wideShown = ["指示器", "进度条", "進度條", "インジケーター", "プログレス", "인디케이터", "진행 표시"]
  private static let shown: Lexicon = [
    "indicador", "indicateur", "indicatore", "fortschrittsanzeige", "индикатор",
  ]

  /// Whether a length is called a corner, a padding or letters, or stands in the cell of a control behind a word for
  /// no size at all.
  func isOtherMeasure(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = document.firstLine(of: constraint.origin.range)
    let place = constraint.origin.range
    guard line.start <= place.start, place.end <= line.end, line.offsets.count < 800 else {
      return false
    }
    let before = document.source.string(SourceRange(Int(line.start), Int(place.start)))
    let clause = Self.clause(before)
    guard !TargetDemand.wideControls.contains(where: clause.contains) else { return false }
    if Self.wideOthers.contains(where: clause.contains) { return true }
    let words = Names.words(clause).filter { !$0.contains(where: \.isNumber) }
    let isInCell = isInLaterCell(before)
    if words == ["radio"] {
      return isInCell && !Names.hasWord(constraint.subject, in: Self.radio)
        || Names.hasWord(constraint.scope.last ?? "", in: Self.buttons)
    }
    if isOfLetters(clause) { return true }
    let named = words.filter { !Self.fillers.contains($0) }
    guard !named.isEmpty, !Self.isSize(named) else { return false }
    if named.contains(where: Self.others.contains) { return true }
    guard isInCell, let column = column(of: constraint, document) else { return false }
    return !Self.isSize(Names.words(column))
  }

  private static let letters: Lexicon = [
    "font", "fontsize", "schriftgröße", "schriftgrad", "schrift", "police", "fuente",
    "fonte", "carattere", "caratteri", "lettertype", "lettergrootte", "шрифт", "шрифта", "yazı",
  ]

  /// Whether the words behind the last number of a clause name letters, whose size is no side of a control: "taille de
  /// police 16px".
  private func isOfLetters(_ clause: String) -> Bool {
    let words = Names.words(clause)
    let start = words.lastIndex { $0.contains(where: \.isNumber) }.map { $0 + 1 } ?? 0
    return words[start...].contains(where: Self.letters.contains)
  }

  /// Whether a bar stands before the cell that a text ends in, and another before that.
  private func isInLaterCell(_ before: String) -> Bool {
    before.utf8.first { $0 != ASCII.space } == 0x7C && before.utf8.count { $0 == 0x7C } > 1
  }

  /// What stands between the last comma or bar and the end of a text; a label alone is its words.
  private static func clause(_ before: String) -> String {
    let own = before[(before.lastIndex { ",;，；、|/+·。(（".contains($0) } ?? before.startIndex)...]
    let parts = own.split { ":：=".contains($0) }
    guard let last = parts.last else { return "" }
    let isBlank = !last.contains { $0.isLetter || $0.isNumber }
    return String(isBlank ? parts.dropLast().last ?? "" : last)
  }

  /// Whether the label or the heading of a length names what shows progress: "步骤进度指示器: 高度".
  func isOfIndicator(_ constraint: Constraint) -> Bool {
    let names = [constraint.subject, constraint.scope.last ?? ""]
    return names.contains { name in
      Self.wideShown.contains(where: name.contains) || Names.hasWord(name, in: Self.shown)
    }
  }
}
