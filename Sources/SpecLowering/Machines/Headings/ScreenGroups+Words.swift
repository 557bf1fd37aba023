import SpecText

/// Words of headings that sort screens; data, in lower case.
extension ScreenGroups {
  /// Words for a sort of screens that are the name of none.
  static let sorts: Lexicon = [
    "auth", "authentication", "authenticated", "unauthenticated", "authorization", "public",
    "guest", "core", "common", "shared", "secondary", "other", "others", "misc", "miscellaneous",
    "additional", "utility", "utilities", "authentifizierung", "öffentlich", "öffentliche",
    "kern", "gemeinsam", "gemeinsame", "sonstige", "sonstiges", "weitere", "übrige",
    "authentification", "publiques", "publics", "communs", "communes", "autres", "autenticación",
    "públicas", "públicos", "comunes", "otras", "otros", "autenticação", "comuns", "outras",
    "outros", "autenticazione", "pubbliche", "pubblici", "comuni", "altre", "altri",
    "authenticatie", "openbaar", "openbare", "gemeenschappelijk", "overige", "autentikasi",
    "otentikasi", "publik", "umum", "lainnya", "аутентификация", "автентифікація", "публичные",
    "публічні", "общие", "спільні", "прочие", "прочее", "другие", "інші", "認証", "公開", "共通",
    "その他", "認証系", "认证", "認證", "公共", "公开", "通用", "其他", "其它", "核心", "인증", "공통", "공개", "기타",
    "핵심",
  ]

  /// Words for those who see screens, and for parts of an app, that may name one screen as well.
  static let people: Lexicon = [
    "main", "primary", "onboarding", "account", "admin", "administrator", "administration", "user",
    "users", "customer", "customers", "client", "clients", "driver", "drivers", "rider", "riders",
    "passenger", "passengers", "teacher", "teachers", "student", "students", "parent", "parents",
    "staff", "manager", "managers", "owner", "owners", "host", "hosts", "seller", "sellers",
    "buyer", "buyers", "vendor", "vendors", "merchant", "patient", "patients", "doctor", "doctors",
    "employee", "employees", "member", "members", "visitor", "visitors", "guests", "kunde",
    "kunden", "fahrer", "lehrer", "schüler", "eltern", "mitarbeiter", "verwaltung", "nutzer",
    "benutzer", "konto", "clientes", "cliente", "conductor", "conductores", "alumno", "alumnos",
    "profesor", "profesores", "usuario", "usuarios", "usuário", "usuários", "administrador",
    "administración", "administração", "cuenta", "conta", "motorista", "aluno", "alunos",
    "professor", "professores", "utilisateur", "utilisateurs", "conducteur", "élève", "élèves",
    "enseignant", "administrateur", "compte", "utente", "utenti", "amministratore", "autista",
    "docente", "studente", "gebruiker", "gebruikers", "beheerder", "klant", "klanten", "leraar",
    "pengguna", "pelanggan", "pengemudi", "guru", "siswa", "клиент", "водитель", "ученик",
    "учитель", "администратор", "пользователь", "メイン", "ユーザー", "管理者", "会員", "店舗", "用户", "用戶",
    "管理员", "管理員", "商家", "买家", "卖家", "사용자", "관리자", "회원", "메인",
  ]

  /// Words between and beside these.
  static let joints: Lexicon = [
    "and", "app", "apps", "area", "section", "side", "module", "part", "und", "bereich", "modul",
    "et", "espace", "y", "área", "zona", "módulo", "e", "modulo", "en", "gebied", "dan",
    "и", "та", "раздел", "модуль",
  ]

  /// Nouns behind what sorts screens: "Checkout flow", "Profile stack".
  static let nouns: Lexicon = [
    "flow", "flows", "stack", "stacks", "navigator", "module", "modules", "group", "journey",
    "tabs", "ablauf", "abläufe", "modul", "gruppe", "strecke", "stroom",
  ]

  /// The same before that, in languages that put the noun first: "Flujo de compra".
  static let leadingNouns: Lexicon = [
    "flujo", "flujos", "fluxo", "fluxos", "flusso", "flux", "parcours", "módulo", "módulos",
    "modulo", "grupo", "gruppo", "groupe", "alur", "modul", "модуль", "группа", "раздел", "поток",
  ]

  /// Ends of such headings in scripts without blanks.
  static let wideEnds: Phrases = [
    "系", "関連", "関係", "周り", "まわり", "フロー", "モジュール", "グループ", "エリア", "向け", "側", "相关", "相關",
    "模块", "模組", "流程", "端", "관련", "모듈", "플로우", "영역", "그룹",
  ]

  /// Labels over the route of a screen.
  static let routes: Lexicon = [
    "route", "routes", "url", "path", "deep link", "ruta", "rota", "rotta", "pfad", "chemin",
    "rute", "маршрут", "ルート", "パス", "路由", "路径", "라우트", "경로",
  ]

  /// Last words of what stands on a screen, beside those that every map of screens leaves out.
  static let pieces: Lexicon = [
    "button", "link", "form", "bar", "toggle", "switch", "dropdown", "picker", "slider", "checkbox",
    "placeholder", "textfield", "colour", "color", "counter", "knopf", "schaltfläche", "feld",
    "leiste", "bouton", "champ", "barre", "botón", "campo", "barra", "botão", "pulsante", "knop",
    "veld", "balk", "tombol", "kolom", "кнопка", "поле", "ボタン", "欄", "フォーム", "按钮", "按鈕", "输入框",
    "버튼", "입력란",
  ]
}
