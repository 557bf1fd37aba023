import SpecModel
import SpecSyntax
import SpecText

/// What stands above a value and tells which thing it belongs to.
extension LedgerReader {
  /// What stands above a line: the label of the item around it, the words over its list, or the heading.
  func owner(of leaf: Int, _ section: Int) -> String? {
    var node = Int(document.nodes[leaf].parent)
    while node > 0, document.nodes[node].kind != .list { node = Int(document.nodes[node].parent) }
    if node > 0 {
      let parent = Int(document.nodes[node].parent)
      if parent > 0, document.nodes[parent].kind == .item, parent + 1 < document.nodes.count {
        return Self.title(document.string(parent + 1))
      }
      if let lead = lead(of: node) { return Self.title(lead) }
    }
    guard section > 0 else { return nil }
    return StateTitle.bare(document.title(ofSection: section))
  }

  /// The short paragraph right above a list that ends with a colon or is bold, else the bold label above the drawing
  /// and the sentence between: "**Filter variant:**", a frame, "- Height: 36dp".
  func lead(of list: Int) -> String? {
    func isBeside(_ node: Int) -> Bool {
      node > 0 && document.nodes[node].section == document.nodes[list].section
        && document.nodes[node].parent == document.nodes[list].parent
    }
    guard list > 1, isBeside(list - 1) else { return nil }
    if document.nodes[list - 1].kind == .paragraph {
      let text = document.string(list - 1)
      let isLead = text.utf8.count <= 60 && !text.contains(". ") && !text.hasSuffix(".")
      if isLead { return text }
    }
    for node in stride(from: list - 1, to: max(list - 5, 0), by: -1) {
      guard isBeside(node) else { return nil }
      switch document.nodes[node].kind {
      case .codeBlock: continue
      case .paragraph:
        let text = document.string(node)
        let start = Int(document.nodes[node].range.start)
        let isBold = document.source.bytes[start...].starts(with: "**".utf8)
        if isBold, text.utf8.count <= 60, text.hasSuffix(":"), namesPart(text) {
          return text
        }
      default: return nil
      }
    }
    return nil
  }

  /// Words of labels that are on all of a thing.
  static let whole: Lexicon = [
    "wireframe", "wireframes", "detail", "details", "note", "notes", "size", "sizes", "sizing",
    "dimension", "dimensions", "measure", "measures", "measurements", "layout", "structure",
    "anatomy", "visual", "visuals", "design", "style", "styles", "styling", "appearance", "look",
    "spec", "specs", "specification", "specifications", "properties", "attributes", "values",
    "behavior", "behaviour", "interaction", "interactions", "animation", "motion", "timing",
    "spacing", "color", "colors", "colours", "typography", "content", "example", "examples",
    "usage", "code", "css", "html", "implementation", "requirements", "rules", "description",
    "overview", "purpose", "features", "elements", "parts", "sketch", "mockup", "drawing",
    "diagram", "preview", "accessibility", "technical", "ui", "ux", "view", "screen", "key",
    "general", "common", "here", "following", "as", "follows",
    "maße", "größe", "größen", "aufbau", "gestaltung", "stil", "hinweise", "hinweis", "skizze",
    "verhalten", "eigenschaften", "beispiel", "werte", "anforderungen", "abmessungen",
    "mesures", "tailles", "taille", "détails", "remarques", "disposition", "apparence", "maquette",
    "comportement", "propriétés", "exemple", "règles", "valeurs",
    "medidas", "tamaños", "tamaño", "detalles", "notas", "estructura", "diseño", "estilo",
    "estilos", "apariencia", "comportamiento", "propiedades", "ejemplo", "reglas", "valores",
    "tamanhos", "tamanho", "detalhes", "estrutura", "aparência", "comportamento", "propriedades",
    "exemplo", "regras", "misure", "dimensioni", "dettagli", "struttura", "aspetto", "stile",
    "proprietà", "esempio", "regole", "valori", "maten", "afmetingen", "opmaak", "uiterlijk",
    "gedrag", "eigenschappen", "voorbeeld", "regels", "waarden", "ukuran", "rincian", "catatan",
    "tata", "letak", "tampilan", "perilaku", "properti", "contoh", "aturan", "nilai",
    "线框图", "线框", "详情", "说明", "备注", "尺寸", "大小", "布局", "结构", "样式", "外观", "行为", "属性", "示例", "规则", "规格",
    "ワイヤーフレーム", "詳細", "備考", "注意", "サイズ", "寸法", "レイアウト", "構造", "構成", "スタイル", "外観", "動作", "仕様", "例",
    "와이어프레임", "상세", "비고", "참고", "크기", "치수", "레이아웃", "구조", "스타일", "외관", "동작", "속성", "예시", "사양", "규칙",
  ]

  /// Whether a label parts the thing of its heading, by a variant, a state or a name of its own: "**Wireframe:**" and
  /// "**Details:**" are on all of it.
  private func namesPart(_ label: String) -> Bool {
    !Names.words(label).allSatisfy {
      Self.whole.contains($0) || LedgerWords.fillers.contains($0) || $0.allSatisfy(\.isNumber)
    }
  }

  private static func title(_ text: String) -> String? {
    let end = text.firstIndex(of: ":") ?? text.endIndex
    let name = String(text[..<end])
    return name.utf8.count <= 60 ? name : nil
  }
}

/// Titles without their numbers.
private enum StateTitle {
  /// "3.2 Mini Player" as "Mini Player".
  static func bare(_ title: String) -> String {
    String(title.drop { $0.isNumber || ". -–—:)".contains($0) })
  }
}
