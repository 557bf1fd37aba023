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
    "비활성", "비활성화", "deaktivierten", "deaktiviertes", "désactivées", "inactifs",
    "inactives", "grisée", "deshabilitados", "deshabilitadas", "desactivados", "desactivadas",
    "inactivos", "inactivas", "desabilitada", "desabilitados", "desabilitadas", "desativados",
    "desativadas", "inativa", "inativos", "inativas", "disabilitati", "disabilitate",
    "disattivata", "disattivati", "disattivate", "inattiva", "inattivi", "uitgeschakelde",
    "gedeactiveerd", "inactieve", "dinonaktifkan", "停用",
    "неактивна", "неактивный", "неактивная", "неактивные", "отключён", "отключен", "отключены",
    "無効状態", "非活性状態", "停用状态", "停用狀態", "禁用狀態", "禁用态", "비활성상태", "devre", "pasif",
    "nieaktywna", "nieaktywne", "wyłączona", "wyłączone",
  ]
  /// Those of scripts without blanks, as parts of names: "禁用文字".
  static let wide = ["禁用", "停用", "無効", "非活性", "비활성"]
}
