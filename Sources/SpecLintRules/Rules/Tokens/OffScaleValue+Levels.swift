import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// The scale at another level: what its steps become when motion is calmer, livelier or off.
extension OffScaleValue {
  /// Words for what a person or the system sets, and by which the whole scale changes.
  private static let levels: Lexicon = [
    "intensity", "mode", "modes", "speed", "strength", "level", "setting", "preset", "profile",
    "pace", "tempo", "energy", "preference",
    "intensität", "modus", "geschwindigkeit", "stärke", "stufe", "einstellung", "profil",
    "intensité", "vitesse", "niveau", "réglage", "préférence", "rythme",
    "intensidad", "modo", "velocidad", "nivel", "ajuste", "perfil", "ritmo",
    "intensidade", "velocidade", "nível", "preferência",
    "intensità", "modalità", "velocità", "livello", "impostazione", "profilo",
    "intensiteit", "snelheid", "sterkte", "stand", "instelling", "profiel",
    "intensitas", "kecepatan", "tingkat", "pengaturan",
  ]
  private static let wideLevels = [
    "強度", "強さ", "モード", "速度", "レベル", "段階", "設定", "强度", "模式", "级别", "等级", "档位", "等級", "강도",
    "모드", "속도", "단계", "레벨", "설정",
  ]

  /// "| `calm` | 50 / 90 / 140ms |": a cell that gives as many times as the scale, or as one of its tables, has steps,
  /// or several times in a table whose rows are settings.
  func isLevel(_ fact: DurationFact, _ scale: [Step], _ context: RuleContext) -> Bool {
    let document = context.document
    guard let node = document.lastNode(startingBy: fact.origin.range.start),
      document.nodes[node].kind == .tableCell
    else { return false }
    let text = document.string(node)
    guard text.utf8.count < 160 else { return false }
    let parts = text.split { "/,·|、，".contains($0) }
    guard parts.count > 1, parts.allSatisfy({ $0.contains(where: \.isNumber) }) else {
      return false
    }
    return parts.count == scale.count || sizes(scale, document).contains(parts.count)
      || isSetting(document.tableHeader(around: fact.origin.range.start).first ?? "")
  }

  private func isSetting(_ header: String) -> Bool {
    Names.hasWord(header, in: Self.levels)
      || header.utf8.contains { $0 >= 0xE3 } && Self.wideLevels.contains(where: header.contains)
  }

  /// How many steps each table of the scale has; a loop beside the transitions stands in a table of its own.
  private func sizes(_ scale: [Step], _ document: Document) -> Set<Int> {
    var sizes: [Int: Int] = [:]
    for step in scale {
      var node = document.lastNode(startingBy: step.token.origin.range.start) ?? -1
      while node > 0, document.nodes[node].kind != .table {
        node = Int(document.nodes[node].parent)
      }
      if node > 0 { sizes[node, default: 0] += 1 }
    }
    // Two times in a cell are the ways in and out of one thing.
    return Set(sizes.values.filter { $0 > 2 })
  }
}
