import SpecModel
import SpecSyntax
import SpecText

/// Values that a name takes where people or the system choose a density, a speed or an intensity.
extension TokenConflicts {
  private static let settings: Lexicon = [
    "intensity", "density", "speed", "pace", "strength", "comfort",
    "intensität", "dichte", "geschwindigkeit", "tempo", "stärke", "intensité", "densité", "vitesse",
    "intensidad", "densidad", "velocidad", "intensidade", "densidade", "velocidade", "intensità",
    "densità", "velocità", "intensiteit", "dichtheid", "snelheid", "intensitas", "kepadatan",
    "kecepatan", "強度", "強さ", "密度", "速度", "强度", "강도", "밀도", "속도",
  ]
  private static let degrees: Lexicon = [
    "low", "lower", "medium", "high", "higher", "slow", "slower", "fast", "faster", "calm",
    "lively",
    "compact", "cozy", "cosy", "comfortable", "dense", "roomy", "spacious", "relaxed", "reduced",
    "minimal", "strong", "soft", "gentle", "full",
    "niedrig", "niedrige", "mittel", "mittlere", "hoch", "hohe", "langsam", "langsame", "schnell",
    "schnelle", "ruhig", "lebhaft", "kompakt", "kompakte", "locker", "lockere",
    "faible", "moyen", "moyenne", "fort", "forte", "lent", "lente", "rapide", "calme", "aéré",
    "bajo", "baja", "medio", "media", "alto", "alta", "lento", "lenta", "rápido", "rápida",
    "compacto", "compacta", "amplio", "baixo", "baixa", "médio", "média", "amplo", "basso", "bassa",
    "veloce", "compatto", "ampio", "laag", "gemiddeld", "hoog", "langzaam", "snel", "rustig",
    "ruim", "rendah", "sedang", "tinggi", "lambat", "cepat", "padat", "longgar",
    "低", "中", "高", "弱", "强", "強", "慢", "快", "紧凑", "宽松", "緊湊", "寬鬆", "遅い", "速い", "낮음", "중간",
    "높음", "느림", "빠름", "조밀", "여유",
  ]

  /// Whether a later value is that of a setting: by the headings above it, "Density" and "Compact", by the bold name above
  /// its list, or because another column of its row has the value that the name has elsewhere.
  func isOfSetting(_ conflict: TokenConflict) -> Bool {
    guard let node = document.lastNode(startingBy: conflict.origin.range.start),
      document.nodes[node].kind != .codeBlock
    else { return false }
    if document.nodes[node].kind == .tableCell, hasInRow(conflict, node) { return true }
    let titles = document.path(ofSection: Int(document.nodes[node].section)).filter {
      document.sections[$0].level > 1
    }.map { document.title(ofSection: $0) }
    guard titles.contains(where: { Names.hasWord($0, in: Self.settings) }) else { return false }
    return (titles + [lead(above: node)]).contains {
      Names.hasWord($0, in: Self.degrees, ofAtMost: 4)
    }
  }

  /// Whether the row of a cell has the other value in one more column of values: "| `--gap` | 8px | 16px | 20px |".
  private func hasInRow(_ conflict: TokenConflict, _ cell: Int) -> Bool {
    let cells = document.children(of: Int(document.nodes[cell].parent))
    let values = cells.filter { $0 != cell }.map { document.string($0).trimmedSpaces }
    let isAmount = conflict.firstValue.first?.isNumber == true
    return cells.count > 2 && isAmount && values.dropFirst().contains(conflict.firstValue)
  }

  /// The short paragraph right above the list of an item.
  private func lead(above node: Int) -> String {
    var list = node
    while list > 0, document.nodes[list].kind != .list { list = Int(document.nodes[list].parent) }
    guard list > 0, let lead = document.sibling(before: list),
      document.plainText(of: lead).count < 40
    else { return "" }
    return document.string(lead)
  }
}
