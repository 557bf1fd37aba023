import SpecModel
import SpecText

/// Names of boxes that tell when a run begins, in words of time: "On app start", "Beim Start", "ログアウト後".
enum LaunchMoments {
  /// Whether a text is a preposition of time with what begins or ends the use of a program; "On hold" and "通常時" are
  /// states.
  static func isMoment(_ text: String) -> Bool {
    let bare = ArrowSide.unwrapped(text)
    if bare.utf8.contains(where: { $0 >= 0xE3 }) { return endings.suffix(of: bare) != nil }
    let words = Names.words(bare)
    guard (2...5).contains(words.count), prepositions.contains(words[0]) else { return false }
    return words.dropFirst().contains(where: events.contains)
      && words.dropFirst().allSatisfy { events.contains($0) || programs.contains($0) }
  }

  private static let prepositions: Lexicon = [
    "on", "at", "after", "upon", "beim", "bei", "nach", "al", "tras", "después", "au", "à", "après",
    "allavvio", "dopo", "ao", "após", "depois", "bij", "na", "saat", "setelah", "при", "после",
    "після", "po", "vid", "efter", "ved", "etter",
  ]
  private static let events: Lexicon = [
    "start", "startup", "launch", "launching", "opening", "boot", "reboot", "restart", "logout",
    "login", "signin", "signout", "signup", "install", "installation", "reload", "starten",
    "programmstart", "appstart", "öffnen", "anmelden", "abmelden", "anmeldung", "abmeldung",
    "neustart", "iniciar", "abrir", "arrancar", "instalar", "reiniciar", "démarrage", "lancement",
    "louverture", "connexion", "déconnexion", "redémarrage", "avvio", "riavvio", "apertura",
    "inicialização", "opstarten", "openen", "inloggen", "uitloggen", "запуске", "запуска", "старте",
    "входа", "выхода", "входе", "выходе", "запуску", "входу", "виходу", "uruchomieniu", "starcie",
    "zalogowaniu", "wylogowaniu",
  ]
  /// What may stand beside them.
  private static let programs: Lexicon = [
    "app", "the", "application", "program", "system", "first", "cold", "der", "dem", "die", "das",
    "anwendung", "la", "el", "le", "de", "del", "lapp", "lapplication", "aplicación", "il", "o",
    "a", "aplicativo", "het", "van", "приложения", "приложение", "системы", "из", "в", "aplikacji",
    "do", "z", "sesión", "sessão",
  ]
  private static let endings: Phrases = [
    "起動時", "起動後", "開始時", "ログイン時", "ログイン後", "ログアウト時", "ログアウト後", "初回アクセス時", "インストール後", "启动时",
    "启动后", "打开时", "登录后", "登出后", "注销后", "退出登录后", "安装后", "啟動時", "啟動後", "登入後", "登出後", "安裝後", "실행 시",
    "실행시", "시작 시", "시작시", "로그인 후", "로그아웃 후", "설치 후", "접속 시",
  ]
}
