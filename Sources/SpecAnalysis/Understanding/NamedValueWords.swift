/// Words around numbers that name no value, data only.
enum NamedValueWords {
  /// Bytes that no plain name holds: marks of sentences, brackets, quotes, bars and signs.
  static let breaks: [UInt8] = [
    0x2E, 0x2C, 0x3B, 0x21, 0x3F, 0x28, 0x29, 0x5B, 0x5D, 0x22, 0x7C, 0x3C, 0x3E, 0x23, 0x26, 0x40,
    0x2B,
  ]

  /// What opens a value that is a call.
  static let calls: [StaticString] = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "cubic-bezier("]

  /// Verbs between a name and its value, in small letters.
  static let verbs: [StaticString] = [
    "is", "are", "equals", "ist", "sind", "beträgt", "betragen", "est", "sont", "vaut", "es", "son",
    "é", "são", "è", "sono", "zijn", "bedraagt", "adalah",
  ]

  /// Words with which a sentence begins that names nothing.
  static let pronouns: [StaticString] = [
    "there", "this", "it", "that", "these", "those", "he", "she", "we", "you", "they", "here",
    "what", "which", "who", "es", "das", "dies", "ce", "il", "elle", "esto", "isto", "questo",
    "dit", "ini", "itu",
  ]

  /// Names of what is numbered, rated or counted.
  static let numbered: [StaticString] = [
    "version", "phase", "sprint", "priority", "issue", "ticket", "estimate", "estimated", "effort",
    "score", "rating", "total", "count", "number", "found", "no", "nr", "pr", "page", "chapter",
    "section", "step", "milestone", "date", "year", "build", "revision", "rev", "id", "rank",
    "week", "day", "month", "quarter", "status", "code", "port", "story", "passed", "failed",
    "skipped", "severity", "risk", "impact", "grade", "votes", "line", "row", "column", "order",
    "position", "example", "answer", "response", "error", "exit", "http", "priorität", "aufwand",
    "anzahl", "nummer", "seite", "datum", "jahr", "woche", "tag", "schritt", "kapitel", "priorité",
    "nombre", "numéro", "année", "semaine", "jour", "étape", "prioridad", "número", "página", "año",
    "semana", "día", "paso", "esfuerzo", "prioridade", "ano", "dia", "passo", "esforço", "priorità",
    "numero", "pagina", "anno", "settimana", "giorno", "prioriteit", "aantal", "jaar", "prioritas",
    "jumlah", "nomor", "halaman", "tahun", "minggu", "hari", "versión", "versão", "versione",
    "versie", "versi", "fase", "wersja", "версия", "버전", "版本", "バージョン", "scanned", "modified",
    "changed", "added", "created", "deleted", "removed", "fixed", "covered", "updated", "migrated",
    "tested", "geändert", "gelöscht", "erstellt", "gesamt", "insgesamt", "modifiés", "modificados",
    "modificati", "gewijzigd", "diubah", "totale", "totaal", "итого", "всего", "изменено", "合計",
    "合计", "总计", "總計", "優先度", "优先级", "총", "합계", "우선순위",
    // A condition names nothing either.
    "if", "when", "unless", "while", "until", "wenn", "falls", "sobald", "solange", "si", "quand",
    "lorsque", "cuando", "quando", "se", "als", "wanneer", "jika", "bila", "если", "когда",
    "people", "children", "elemente", "zeilen", "spalten", "zeichen", "wörter", "nutzer", "seiten",
    "bildschirme", "dateien", "schritte", "personen", "elementi", "righe", "colonne", "parole",
    "utenti", "schermate", "pagine", "punti", "persone", "rijen", "kolommen", "woorden", "schermen",
    "bestanden", "stappen", "gebruikers", "layar", "baris", "kolom", "pengguna", "berkas",
  ]

  /// What is counted, and units of calendars, money, weights and machines, in small letters.
  static let counted: [StaticString] = [
    "item", "items", "row", "rows", "column", "columns", "line", "lines", "character", "characters",
    "char", "chars", "word", "words", "letter", "letters", "user", "users", "person", "people",
    "player", "players", "screen", "screens", "page", "pages", "file", "files", "task", "tasks",
    "test", "tests", "case", "cases", "step", "steps", "state", "states", "component", "components",
    "token", "tokens", "option", "options", "entry", "entries", "result", "results", "message",
    "messages", "question", "questions", "answer", "answers", "image", "images", "photo", "photos",
    "card", "cards", "button", "buttons", "tab", "tabs", "level", "levels", "time", "times", "day",
    "days", "week", "weeks", "month", "months", "year", "years", "hour", "hours", "minute",
    "minutes", "min", "mins", "hr", "hrs", "h", "d", "w", "y", "st", "nd", "rd", "th", "of", "and",
    "or", "to", "in", "on", "at", "for", "per", "with", "out", "plus", "more", "new", "old",
    "total", "stars", "usd", "eur", "gbp", "chf", "dollar", "dollars", "euro", "euros", "team",
    "teams", "member", "members", "issue", "issues", "commit", "commits", "feature", "features",
    "section", "sections", "chapter", "chapters", "document", "documents", "doc", "docs", "record",
    "records", "event", "events", "log", "logs", "layer", "layers", "variant", "variants", "color",
    "colors", "colour", "colours", "icon", "icons", "font", "fonts", "mode", "modes", "type",
    "types", "kind", "kinds", "group", "groups", "set", "sets", "key", "keys", "field", "fields",
    "input", "inputs", "list", "lists", "table", "tables", "view", "views", "module", "modules",
    "package", "packages", "class", "classes", "function", "functions", "endpoint", "endpoints",
    "request", "requests", "call", "calls", "device", "devices", "platform", "platforms",
    "language", "languages", "session", "sessions", "phase", "phases", "sprint", "sprints", "story",
    "stories", "milestone", "milestones", "release", "releases", "version", "versions", "attempt",
    "attempts", "retry", "retries", "try", "tries", "click", "clicks", "tap", "taps", "round",
    "rounds", "game", "games", "match", "matches", "unit", "units", "piece", "pieces", "part",
    "parts", "thing", "things", "area", "areas", "category", "categories", "tag", "tags", "filter",
    "filters", "link", "links", "am", "pm", "utc", "auto", "kb", "mb", "gb", "tb", "kib", "mib",
    "gib", "ghz", "mhz", "kg", "g", "km", "m", "cm", "mm", "cores", "limit", "point", "points",
    "slot", "slots", "stop", "stops", "post", "posts", "elemente", "zeilen", "spalten", "zeichen",
    "wörter", "nutzer", "tage", "wochen", "stunde", "stunden", "minuten", "bildschirme", "seiten",
    "dateien", "schritte", "punkte", "personen", "uhr", "mal", "stück", "éléments", "lignes",
    "colonnes", "caractères", "mots", "utilisateurs", "jour", "jours", "semaines", "heures",
    "écrans", "fichiers", "étapes", "personnes", "fois", "mois", "ans", "elementos", "filas",
    "columnas", "caracteres", "palabras", "usuarios", "día", "días", "semanas", "horas", "minutos",
    "pantallas", "páginas", "archivos", "pasos", "puntos", "personas", "veces", "meses", "años",
    "itens", "linhas", "colunas", "palavras", "usuários", "dia", "dias", "telas", "arquivos",
    "passos", "pontos", "pessoas", "vezes", "anos", "elementi", "righe", "colonne", "caratteri",
    "parole", "utenti", "giorno", "giorni", "settimane", "ore", "minuti", "schermate", "pagine",
    "passi", "punti", "persone", "volte", "mesi", "anni", "rijen", "kolommen", "tekens", "woorden",
    "gebruikers", "dag", "dagen", "weken", "uur", "uren", "schermen", "bestanden", "stappen",
    "punten", "keer", "maanden", "baris", "kolom", "karakter", "kata", "pengguna", "hari", "minggu",
    "jam", "menit", "layar", "halaman", "berkas", "langkah", "poin", "orang", "kali", "bulan",
    "tahun", "ngày", "tuần", "giờ", "phút", "lần", "người", "trang", "件", "個", "行", "列", "文字", "人",
    "日", "週", "週間", "時間", "分", "画面", "ページ", "回", "本", "枚", "つ", "点", "年", "月", "个", "字", "天", "周",
    "小时", "分钟", "屏", "页", "次", "条", "张", "项", "개", "행", "열", "자", "명", "일", "주", "시간", "분", "화면",
    "페이지", "회", "건", "장", "년", "월", "строк", "слов", "дней", "дня", "день", "недель", "часов",
    "часа", "минут", "раз", "экранов", "страниц", "файлов", "шагов", "человек", "лет",
    "fragen", "preguntas", "perguntas", "domande", "vragen", "pertanyaan", "вопросов", "カラム", "コラム",
    "カード", "問", "题", "口", "円", "万円", "億円", "元", "万元", "원", "만원", "名", "位", "種", "种", "台",
    "社", "冊", "匹", "层", "칸", "가지", "종",
  ]

  /// Ends of names that count, in scripts without blanks.
  static let counts: [StaticString] = [
    "人数", "者数", "件数", "個数", "回数", "枚数", "総数", "总数", "数量", "個數", "人數", "개수", "횟수", "인원수",
  ]

  /// Labels that are no more than a notation of colours, in small letters.
  static let notations: [StaticString] = [
    "hex", "rgb", "rgba", "hsl", "hsla", "hsb", "hsv", "hwb", "cmyk", "lab", "lch", "oklch",
    "oklab", "pantone",
  ]

  /// Words behind a share that is one of a surface, a size or a colour, in small letters.
  static let looks: [StaticString] = [
    "opacity", "opaque", "alpha", "transparent", "transparency", "translucent", "black", "white",
    "width", "wide", "height", "tall", "size", "scale", "screen", "viewport", "container",
    "parent", "brightness", "saturation", "contrast", "blur", "tint", "shade", "overlay", "fill",
    "filled", "larger", "smaller", "bigger", "darker", "lighter", "zoom", "radius", "deckkraft",
    "transparenz", "breite", "höhe", "größe", "bildschirm", "bildschirms", "schwarz", "weiß",
    "gefüllt", "heller", "dunkler", "opacité", "transparence", "largeur", "hauteur", "taille",
    "écran", "noir", "blanc", "rempli", "opacidad", "ancho", "alto", "altura", "tamaño",
    "pantalla", "negro", "blanco", "opacidade", "largura", "tamanho", "tela", "preto", "branco",
    "opacità", "larghezza", "altezza", "dimensione", "schermo", "nero", "bianco", "dekking",
    "breedte", "hoogte", "grootte", "scherm", "zwart", "wit", "opasitas", "lebar", "tinggi",
    "ukuran", "layar", "hitam", "putih", "непрозрачности", "прозрачности", "ширины", "высоты",
    "экрана", "размера",
  ]
}
