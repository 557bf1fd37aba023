import SpecModel
import SpecText

/// Words for motion in general, and for the setting that asks for less of it; data.
enum MotionWords {
  static let nouns: Lexicon = [
    "animation", "animations", "animationen", "animación", "animaciones", "animação", "animações",
    "animazione", "animazioni", "animatie", "animaties", "animasi", "transition", "transitions",
    "übergang", "übergänge", "transición", "transiciones", "transição", "transições",
    "transizione", "transizioni", "overgang", "overgangen", "transisi", "motion", "bewegung",
    "bewegungen", "mouvement", "mouvements", "movimiento", "movimientos", "movimento", "movimenti",
    "movimentos", "beweging", "bewegingen", "gerakan",
  ]
  static let wideNouns = [
    "动画", "動畫", "动效", "動效", "过渡", "過渡", "アニメーション", "トランジション", "애니메이션", "모션", "전환",
  ]
  /// Parts of the words for less motion.
  private static let less = [
    "reduc", "réduit", "reduz", "ridott", "ridur", "vermindert", "verminder", "minder", "less",
    "weniger", "dikurangi", "减", "減", "줄이", "감소",
  ]

  /// Whether a text has a word for motion.
  static func name(_ text: String) -> Bool {
    Names.hasWord(text, in: nouns)
      || text.utf8.contains { $0 >= 0xE3 } && wideNouns.contains(where: text.contains)
  }

  /// Whether a text has a word for less of it.
  static func nameReduced(_ text: String) -> Bool {
    let lower = text.lowercased()
    return less.contains(where: lower.contains)
  }
}
