import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Tables of layouts whose first column gives widths of the screen under another head than "Breakpoint":
/// "| Width | Layout |" over "| < 600px | one column |".
extension BreakpointGap {
  private static let widths: Lexicon = [
    "width", "widths", "threshold", "thresholds", "range", "viewport", "schwelle", "breite",
    "bildschirmbreite", "fensterbreite", "largeur", "seuil", "ancho", "anchura", "umbral",
    "largura", "larghezza", "soglia", "breedte", "ширина", "lebar", "szerokość", "genişlik",
  ]
  private static let wideWidths = ["宽度", "寬度", "画面幅", "横幅", "너비", "화면 폭"]
  private static let topics: Lexicon = [
    "responsive", "breakpoints", "breakpoint", "adaptive", "layouts", "viewport", "viewports",
    "verhalten", "adaptif", "adaptabilidad", "responsivité", "responsividade", "responsivo",
    "responsiv", "reactivo", "адаптивность", "адаптив",
  ]
  private static let wideTopics: Phrases = ["响应式", "響應式", "自适应", "レスポンシブ", "ブレークポイント", "반응형"]

  /// The ranges of such tables, two at least each, below a heading about layouts.
  func tabled(_ context: RuleContext) -> [Token] {
    let document = context.document
    return document.tables.flatMap { table -> [Token] in
      let rows = document.children(of: table)
      guard rows.count > 2, isTitled(Int(document.nodes[table].section), document),
        let head = document.firstChild(of: rows[0]).map({ document.string($0) }),
        Names.hasWord(head, in: Self.widths, ofAtMost: 3)
          || head.count < 12 && Self.wideWidths.contains(where: head.contains)
      else { return [] }
      let found = rows.dropFirst().compactMap { range(of: $0, document) }
      return found.count > 1 ? found : []
    }
  }

  private static let likeness: Lexicon = [
    "same", "like", "inherits", "extends", "gleich", "gleiche", "wie", "même", "mêmes", "comme",
    "igual", "mismo", "mismas", "mismos", "mesma", "mesmas", "mesmos", "come", "stesse", "stessi",
    "zelfde", "dezelfde", "sama", "seperti", "как", "jak",
  ]
  private static let wideLikeness: Phrases = ["相同", "同样", "同じ", "同様", "동일"]

  /// Whether a range lies inside another one and its line takes over what holds there: "Tablet (768–1023px): same rules
  /// as mobile, two columns".
  func refines(_ inner: Span, _ outer: Span, _ document: Document) -> Bool {
    guard let end = inner.high, let last = outer.high, inner.low >= outer.low, end <= last else {
      return false
    }
    let line = document.source.string(document.firstLine(of: inner.origin.range))
    guard line.utf8.count < 1000 else { return false }
    let words = Names.words(line)
    guard words.contains(where: Self.likeness.contains) || Self.wideLikeness.isIn(line) else {
      return false
    }
    return Names.words(outer.names).contains { $0.utf8.count > 2 && words.contains($0) }
  }

  private func isTitled(_ section: Int, _ document: Document) -> Bool {
    guard section > 0 else { return false }
    return document.path(ofSection: section).contains {
      let title = document.title(ofSection: $0)
      return Names.hasWord(title, in: Self.topics)
        || Self.wideTopics.isIn(title)
    }
  }

  /// The width that begins a row and fills its cell: "< 600px", "768–1023px", "≥ 1024px".
  private func range(of row: Int, _ document: Document) -> Token? {
    guard let cell = document.firstChild(of: row),
      case let text = document.string(cell).filter({ $0 != " " && $0 != "`" }),
      text.hasSuffix("px") || text.hasSuffix("px+"), text.contains(where: \.isNumber),
      text.allSatisfy({ $0.isNumber || "<>=≤≥+–-px".contains($0) })
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: document.plainText(of: cell)))
    return Token(
      id: "", name: text, kind: .breakpoint, value: text, origin: origin, valueOrigin: origin)
  }
}
