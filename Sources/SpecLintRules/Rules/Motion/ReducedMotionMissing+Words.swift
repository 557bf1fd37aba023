import SpecText

/// Words by which a document says what happens where less motion is asked for; data.
extension ReducedMotionMissing {
  /// Words by which a line gives an alternative.
  static let remedies: Set<String> = [
    "instant", "instantly", "once", "immediate", "immediately", "disable", "disables", "disabled",
    "disabling", "replace", "replaces", "replaced", "static", "crossfade", "fade", "fades",
    "opacity", "without", "remove", "removes", "removed", "skip", "skips", "skipped", "none", "off",
    "simplified", "simple", "shorter", "shortened", "becomes", "become", "instead", "stops", "stop",
    "still", "0ms", "0", "jump", "jumps", "fallback", "alternative", "alternatives", "dissolve",
    "no", "not", "only", "zero", "duration", "durations", "dampened", "paused", "hidden", "minimal",
    "deaktiviert", "deaktivieren", "sofort", "entfällt", "entfallen", "ohne", "désactive",
    "désactivée", "désactivées", "désactivé", "désactivés", "neutralisé", "neutralisée",
    "neutralisées", "neutralisés", "coupé", "coupées", "supprimé", "supprimées", "remplacé",
    "remplacées",
    "désactiver", "supprime", "supprimer", "remplacer", "remplace", "remplacent", "couper", "fondu",
    "fondus", "statique", "reemplazar", "reemplaza", "sustituir", "sustituye", "desactivar",
    "eliminar", "substituir", "substitui", "desativar", "remover", "sostituire", "sostituisce",
    "disattivare", "ersetzen", "ersetzt", "abschalten", "ausschalten", "ausgeschaltet", "statisch",
    "überblenden", "überblendung", "vervangen", "vervangt", "заменить", "заменяются", "заменяем",
    "убрать", "убираем", "sans", "desactiva", "desactivan", "desactivado", "desactivadas",
    "deshabilita", "deshabilitan", "elimina", "eliminan", "sin", "disattiva", "disattivano",
    "senza", "desativa", "desativam", "desabilita", "desabilitado", "desabilitada", "desabilitados",
    "desabilitadas", "desativado",
    "desativada", "neutralised", "neutralized", "forbidden", "prohibited", "suppressed", "bypassed",
    "sem", "uitgeschakeld", "zonder", "collapse",
    "collapses", "freeze", "freezes", "frozen", "downgrade", "downgrades", "stay", "stays",
    "dropped", "выкл", "выключить", "отключить", "отключается", "отключаются", "отключаем", "без",
    "мгновенно", "статично", "exchanged", "swapped", "switched", "kapatın", "kapatılır",
    "kapatılmalı",
    "kapanır", "sadeleştirin", "sadeleştirilir", "sadeleştir", "devre", "wyłącz", "wyłączone",
    "wyłączyć", "wyłączamy",
    "abgeschaltet", "schaltet", "coupe", "coupent", "coupés", "apaga", "apagan", "apagadas",
    "quita", "quitan", "desliga", "desligam", "desligar", "desligadas", "desligada",
    "removem", "spegne", "spegnere", "disattivate", "disattivato", "uit", "schakelt", "matikan",
    "dimatikan", "tanpa", "nonaktifkan", "отключает", "отключают", "отключены", "выключает",
    "выключены", "выключена", "zeroes", "zeros", "zeroed", "nullifies", "nulls", "kills", "cuts",
    "strips", "suppresses", "suppress", "turns", "avoid", "avoids", "avoided", "avoiding",
    "automatically", "natively", "vermeiden", "vermeidet", "automatisch", "évite", "éviter",
    "évitant", "automatiquement", "evita", "evitar", "evitando", "evitare", "automáticamente",
    "automaticamente", "vermijden", "vermijdt", "hindari", "menghindari", "otomatis", "избегать",
    "автоматически",
  ]
  /// The same in scripts that put no blanks between words.
  static let wideRemedies = [
    "关闭", "關閉", "禁用", "停用", "替换", "改为", "静态", "即时", "無効", "停止", "代わり", "即時", "静止",
    "フェード", "비활성", "대신", "즉시", "정지", "取消", "只保留", "仅保留", "不播放", "去除", "透明度",
    "省略", "置き換え", "オフ", "切る", "切り", "止め", "무시", "끈다", "끄고", "끄기", "꺼", "제거", "없이", "생략", "페이드",
    "투명도", "自動的に", "自动", "自動地", "避け", "避免", "자동으로", "피한", "피하", "靜態", "归零", "置零", "关掉", "去掉",
    "ゼロに", "なくす", "0으로",
  ]

  private static let acts: Lexicon = [
    "like", "liked", "likes", "tap", "press", "click", "once", "single", "success", "succeeded",
    "unlock", "reward", "celebration", "completion", "confirm", "purchase", "einmal", "einmalig",
    "tippen", "una", "unique", "vez", "volta",
  ]
  private static let waits: Lexicon = [
    "loading", "load", "loader", "skeleton", "skeletons", "placeholder", "placeholders", "loop",
    "loops", "looping", "infinite", "infinitely", "endless", "endlessly", "continuous", "repeat",
    "repeats", "unendlich", "infinito",
  ]

  /// "Shimmer (like button)": an effect that an act sets off and that no word repeats, where one over what still loads goes
  /// on.
  static func playsOnce(_ words: [String]) -> Bool {
    words.contains(where: acts.contains) && !words.contains(where: waits.contains)
  }

  /// Ways to say that people ask for less motion, besides the name of the setting.
  static let preferences = [
    "less motion", "less movement", "fewer animations", "fewer movements", "weniger bewegung",
    "weniger animation", "moins de mouvement", "moins d'animation", "moins d’animation",
    "menos movimiento", "menos animaciones", "menos movimento", "menos animações", "meno movimento",
    "meno animazioni", "minder beweging", "minder animatie", "lebih sedikit gerak",
    "mengurangi gerak", "減少動", "减少动", "減少移動", "減らした", "動きを減ら", "動きを抑え", "アニメーションを減ら", "모션을 줄",
    "애니메이션을 줄", "움직임을 줄",
  ]
}
