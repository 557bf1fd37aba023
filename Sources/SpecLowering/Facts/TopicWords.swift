import SpecModel

/// The words with which languages other than English head design values, in small letters without marks, data only.
enum TopicWords {
  /// Words that name a kind wherever they stand in a heading.
  static let kinds: WordTable<Token.Kind> = WordKey.table(
    (
      .color,
      [
        "farbwelt", "farbsystem", "farbskala", "grundfarben", "paletas", "palet", "barwy", "barvy",
        "renk", "varit", "culori", "szinek", "farger", "цвета", "цветовая", "палитра",
        "кольори", "палітра",
      ]
    ),
    (
      .typography,
      [
        "schriftgrossen", "schriftgrosse", "textgrossen", "lettergroottes", "lettergrootte",
        "tekststijlen", "teckenstorlekar", "textstorlekar", "skriftstorrelser", "skriftstorrelse",
        "fonttikoot", "typografia", "tipografia", "typographie", "типографика", "типографіка",
        "шрифты", "шрифти",
      ]
    ),
    (
      .spacing,
      [
        "abstande", "abstaende", "espaciados", "separaciones", "espacamento", "espacamentos",
        "spaziature", "witruimte", "tussenruimte", "afstanden", "odstepy", "marginesy",
        "mellanrum", "avstand", "afstand", "valistykset", "mezery", "odsazeni", "bosluklar",
        "bosluk", "araliklar", "отступы", "отступ", "відступи", "spasi",
      ]
    ),
    (
      .radius,
      [
        "eckenradien", "eckenradius", "raios", "arredondamento", "arredondamentos",
        "arrotondamenti", "hoekradius", "hoekradii", "zaokraglenia", "promienie", "hornradier",
        "radier", "hjorneradius", "pyoristykset", "zaobleni", "yuvarlatma", "радиусы",
        "скругления", "скругление", "радіуси", "заокруглення",
      ]
    ),
    (
      .shadow,
      [
        "elevacao", "elevacoes", "elevacion", "elevaciones", "elevazione", "elevazioni", "elevatie",
        "ombre", "ombreggiature", "schaduwen", "schaduw", "cienie", "skuggor", "skygger",
        "varjot", "stiny", "golgeler", "тени", "тіні", "bayangan",
      ]
    ),
    (
      .opacity,
      [
        "opacites", "opacite", "opacidades", "opacita", "dekking", "przezroczystosc", "krycie",
        "lapinakyvyys", "pruhlednost", "opaklik", "saydamlik", "прозрачность", "непрозрачность",
        "прозорість", "opasitas",
      ]
    ),
    (
      .duration,
      [
        "dauern", "animationsdauer", "animationsdauern", "durees", "duree", "duracion", "duracoes",
        "duracao", "geschwindigkeiten",
        "vitesses", "velocidades", "velocita", "snelheden", "varighed", "varigheder", "varighet",
        "varigheter", "kestot", "trvani", "sureler", "длительности", "длительность", "тривалість",
        "тривалості",
      ]
    ),
    (.easing, ["kurven", "courbes", "curvas", "kurvor", "kurver", "krzywe", "кривые", "криві"]),
    (
      .size,
      [
        "linienstarken", "linienstarke", "strichstarken", "strichstarke", "lijndiktes", "lijndikte",
        "randdiktes", "randstarken", "rahmenstarken",
      ]
    ),
    (.breakpoint, ["umbruchpunkte", "haltepunkte", "брейкпоинты", "брейкпоінти"])
  )

  /// The same for several words in a row.
  private static let phrases: WordTable<Token.Kind> = WordKey.phrases(
    (.color, ["mau sac", "bang mau"]),
    (
      .typography,
      [
        "tailles de police", "taille de police", "tailles de texte", "styles de texte",
        "echelle typographique", "tamanos de fuente", "tamano de fuente", "tamanos de letra",
        "tamanos de texto", "estilos de texto", "escala tipografica", "tamanhos de fonte",
        "tamanho de fonte", "tamanhos de letra", "dimensioni del testo", "dimensioni dei caratteri",
        "stili di testo", "scala tipografica", "rozmiary czcionek", "rozmiary pisma",
        "velikosti pisma", "yazi boyutlari", "размеры шрифта", "размеры шрифтов", "розміри шрифту",
        "розміри шрифтів", "co chu", "kieu chu", "ukuran huruf", "ukuran font",
      ]
    ),
    (.spacing, ["khoang cach"]),
    (
      .radius,
      [
        "bordures arrondies", "coins arrondis", "rayons de bordure", "radios de borde",
        "radio de borde", "radios de esquina", "bordes redondeados", "raio de borda",
        "cantos arredondados", "kose yuvarlakligi", "kose yaricapi", "bo goc",
      ]
    ),
    (
      .size,
      [
        "epaisseurs de trait", "epaisseur de trait", "epaisseur des traits",
        "epaisseurs de ligne", "grosores de linea", "grosor de linea", "grosores de trazo",
        "grosor de trazo", "espessuras de linha", "espessura de linha", "espessuras de traco",
        "spessori delle linee", "spessore delle linee", "spessori linee", "spessore linee",
        "ketebalan garis", "tebal garis",
      ]
    ),
    (.shadow, ["do bong"]), (.opacity, ["do mo"]),
    (.duration, ["czasy trwania", "czas trwania", "thoi luong"]),
    (
      .breakpoint,
      [
        "puntos de quiebre", "points d arret", "punti di rottura", "punkty przerwania",
        "kirilma noktalari", "контрольные точки", "точки перелома", "diem ngat", "titik henti",
      ]
    )
  )

  /// The kind that two or three of the words name together.
  static func phrase(_ words: some Collection<WordKey>) -> Token.Kind? {
    let words = Array(words.prefix(8))
    for start in words.indices.dropLast() {
      let pair = words[start].joined(words[start + 1])
      if let kind = phrases[pair] { return kind }
      if start + 2 < words.count, let kind = phrases[pair.joined(words[start + 2])] { return kind }
    }
    return nil
  }
}
