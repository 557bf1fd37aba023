import SpecText

/// Words for parts that take no input, whose contrast WCAG 2.2, 1.4.3 does not ask for.
enum SwitchedOff {
  static let words: Lexicon = [
    "disabled", "inactive", "unavailable", "greyed", "grayed", "deaktiviert", "deaktivierte",
    "deaktivierter", "inaktiv", "gesperrt", "ausgegraut", "désactivé", "désactivée", "désactivés",
    "inactif", "indisponible", "inactief", "nonaktif", "grisé", "deshabilitado", "deshabilitada",
    "desactivado", "desactivada", "inactivo", "inactiva", "desabilitado", "desativado",
    "desativada", "inativo", "disabilitato", "disabilitata", "disattivato", "inattivo",
    "uitgeschakeld", "inaktiverad", "inaktiverat", "deaktiveret", "deaktivert", "wyłączony",
    "nieaktywny", "отключено", "отключена", "неактивно", "無効", "非活性", "無効時", "禁用", "禁用状态",
    "비활성", "비활성화",
  ]
}
