import SpecModel
import SpecSyntax
import SpecText

/// Tables with a column "State" or below such a heading whose rows are no states of an interface.
extension StateTables {
  /// Whether the rows tell what befalls a character of a game, "Poisoned | 1 damage each turn": a column beside that of
  /// the states tells effects, half of which, two at least, are those of a fight.
  func areOfCharacters(_ column: Int, _ rows: [Int]) -> Bool {
    guard let header = rows.first.map(context.cells(of:)),
      let effect = header.indices.first(where: {
        $0 != column && document.plainText(of: header[$0]).count <= 32
          && Names.hasWord(document.string(header[$0]), in: Self.effects, or: Self.effectMarks)
      })
    else { return false }
    var (said, ofFights) = (0, 0)
    for row in rows.dropFirst().prefix(40) {
      let cells = context.cells(of: row)
      guard effect < cells.count, !document.plainText(of: cells[effect]).isEmpty else { continue }
      said += 1
      if Names.hasWord(document.string(cells[effect]), in: Self.fights, or: Self.fightMarks) {
        ofFights += 1
      }
    }
    return ofFights > 1 && ofFights * 2 >= said
  }

  /// Whether rows below "Status variants" are the colours in which a badge comes, "success", "info", "neutral": none of
  /// them is left for another.
  func areTones(_ column: Int, _ rows: [Int], in section: Int) -> Bool {
    guard section > 0, rows.count > 3,
      Names.hasWord(document.title(ofSection: section), in: Self.variations, ofAtMost: 5)
    else { return false }
    var isToned = false
    for row in rows.dropFirst() {
      let cells = context.cells(of: row)
      guard column < cells.count, document.plainText(of: cells[column]).count <= 24 else {
        return false
      }
      let name = StateName.trimmed(document.string(cells[column])).lowercased()
      guard Self.tones.contains(name) else { return false }
      if name == "info" || name == "neutral" { isToned = true }
    }
    return isToned
  }

  private static let variations: Lexicon = [
    "variant", "variants", "variation", "variations", "variante", "varianten", "variantes",
    "variações", "variaciones", "varianti", "varian", "варианты", "バリエーション", "变体", "變體", "변형",
  ]
  private static let tones: Lexicon = [
    "success", "warning", "danger", "error", "info", "neutral", "default", "primary", "secondary",
    "accent", "muted", "critical", "positive", "negative",
  ]

  /// Whether a column "State after pressing" behind another one tells in code what becomes of data, "`list` appended",
  /// "`selected = id`", in half of its cells.
  func tellData(_ column: Int, _ rows: [Int]) -> Bool {
    guard column > 0 else { return false }
    var (filled, data) = (0, 0)
    for row in rows.dropFirst().prefix(40) {
      let cells = context.cells(of: row)
      guard column < cells.count, case let text = document.plainText(of: cells[column]),
        !text.isEmpty
      else { continue }
      filled += 1
      if changesData(text) { data += 1 }
    }
    return data > 0 && data * 2 >= filled
  }

  /// Whether a cell gives a value to a name in code, or has words right behind code that is no name with a remark.
  private func changesData(_ text: Range<Int>) -> Bool {
    guard let span = document.span(at: text.lowerBound, in: .code) else { return false }
    let code = document.plain[span]
    if let sign = code.firstIndex(of: 0x3D) {
      guard sign > span.lowerBound, sign + 1 < span.upperBound else { return false }
      // "==", ">=" and "!=" compare, and "=>" leads on.
      return ![0x3D, 0x3E].contains(document.plain[sign + 1])
        && ![0x21, 0x3C, 0x3E].contains(document.plain[sign - 1])
    }
    guard span.upperBound < text.upperBound else { return false }
    let rest = ASCII.trimmed(document.plain, span.upperBound..<text.upperBound)
    // A script without blanks puts the verb behind what it is about.
    return !rest.isEmpty && document.plain[rest.lowerBound] >= 0xE3
      && !ASCII.starts(document.plain, at: rest.lowerBound, with: "（")
      && Self.additions.prefix(of: document.string(plain: rest)) != nil
  }

  /// Whether a table below the name of one state tells where and how that shows, "加载状态" over "场景 | 加载样式": another
  /// header begins with the state and ends with a word for a look.
  func showPlaces(of table: Int, _ header: [Int]) -> Bool {
    let title = StateName.withoutNumbering(
      document.title(ofSection: Int(document.nodes[table].section)))
    guard let noun = StateVocabulary.unspacedNouns.first(where: title.contains),
      let kind = TextSplit.halves(of: title, at: noun)?.before, kind.count > 1
    else { return false }
    return header.dropFirst().contains { cell in
      guard document.plainText(of: cell).count <= 48 else { return false }
      let text = document.string(cell)
      return text.hasPrefix(kind) && Self.lookMarks.suffix(of: text) != nil
    }
  }

  private static let effects: Lexicon = [
    "effect", "effects", "wirkung", "effekt", "effet", "effets", "efecto", "efectos", "efeito",
    "efeitos", "effetto", "effetti", "effecten", "efek", "эффект",
  ]
  private static let effectMarks: Phrases = ["效果", "効果", "效應", "효과"]

  /// Words of what happens in a fight.
  private static let fights: Lexicon = [
    "damage", "damages", "hp", "attack", "attacks", "defense", "defence", "heal", "heals",
    "schaden", "angriff", "verteidigung", "dégâts", "attaque", "défense", "daño", "ataque",
    "defensa", "dano", "defesa", "danno", "danni", "attacco", "difesa", "schade", "aanval",
    "kerusakan", "serangan", "урон", "урона", "атака", "атаки",
  ]
  private static let fightMarks: Phrases = [
    "伤害", "傷害", "回合", "攻击", "攻擊", "防御", "防禦", "护甲", "护盾", "暴击", "暴擊", "反击", "反制", "斩杀", "ダメージ",
    "攻撃", "피해", "공격", "방어",
  ]

  /// What is done to data, behind its name.
  private static let additions: Phrases = [
    "追加", "を追加", "を反転", "反転", "を更新", "更新", "を削除", "削除", "に設定", "を設定", "をセット", "加入", "添加", "删除",
    "清空", "设为", "추가", "삭제", "갱신", "를 추가", "을 추가",
  ]
  private static let lookMarks: Phrases = [
    "样式", "樣式", "方式", "形式", "动画", "動畫", "スタイル", "表現", "方法", "스타일", "방식",
  ]
}
