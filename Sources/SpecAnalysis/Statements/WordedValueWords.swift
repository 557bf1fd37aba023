import SpecText

/// The words by which lines of one value are told to have the same words; data.
enum WordedValueWords {
  /// Words that say that a thing has a value, and nothing of either; beside `LedgerWords.fillers`.
  static let verbs: Lexicon = [
    "is", "are", "has", "have", "having", "had", "shows", "show", "shown", "displays", "display",
    "holds", "hold", "contains", "contain", "uses", "use", "using", "takes", "take", "stays",
    "stay", "set", "sets", "must", "should", "shall", "can", "will", "be", "gets", "get",
    "measures", "measure", "it",
    "ist", "sind", "hat", "haben", "zeigt", "zeigen", "beträgt", "enthält", "soll", "muss", "wird",
    "von", "einen", "einem", "einer", "est", "sont", "a", "ont", "affiche", "affichent", "mesure",
    "doit", "es", "son",
    "tiene", "tienen", "muestra", "muestran", "mide", "debe", "são", "tem", "têm", "mostra",
    "mostram", "mede", "deve", "è", "sono", "ha", "hanno", "mostrano", "misura", "zijn", "heeft",
    "hebben", "toont", "adalah", "memiliki", "は", "の", "を", "が", "に", "で", "です", "とする", "为",
    "為", "是", "的", "имеет", "имеют",
  ]

  /// One word for those that say the same.
  static let aliases = WordMap<String>([
    "colors": "color", "colour": "color", "colours": "color", "corners": "corner",
    "opaque": "opacity", "alpha": "opacity", "retries": "retry", "retried": "retry",
    "retrying": "retry", "scales": "scale", "scaled": "scale", "scaling": "scale",
    "polled": "poll", "paddings": "padding",
    "margins": "margin", "rounded": "radius", "rounding": "radius", "bg": "background",
    "font-weight": "weight", "corner-radius": "radius", "border-radius": "radius",
    "background-color": "background", "exponentially": "exponential", "farbe": "color",
    "eckenradius": "radius",
    "deckkraft": "opacity", "couleur": "color", "rayon": "radius",
    "opacité": "opacity", "radio": "radius", "opacidad": "opacity", "raio": "radius",
    "opacidade": "opacity", "cor": "color", "raggio": "radius", "colore": "color",
    "opacità": "opacity", "kleur": "color", "warna": "color", "hintergrund": "background",
    "fond": "background", "fondo": "background", "fundo": "background", "sfondo": "background",
    "schriftstärke": "weight", "graisse": "weight",
  ])

  /// Words for what is measured; a line with no other word names no thing.
  static let properties: Lexicon = [
    "height", "width", "size", "radius", "corner", "padding", "margin", "gap", "gaps", "spacing",
    "opacity", "weight", "threshold", "color", "background", "stiffness", "damping", "mass",
    "tension", "friction", "response", "bounce", "ratio", "fraction", "interval", "timeout",
    "limit", "elevation", "blur", "columns", "rows", "scale", "stroke", "thickness", "diameter",
    "duration", "delay", "debounce", "font", "line", "letter", "text", "border", "shadow", "value",
    "number", "count", "total", "length", "time", "line-height", "font-size", "font-weight",
    "letter-spacing", "border-radius", "z-index", "margin-top", "margin-bottom", "padding-top",
    "padding-bottom", "top", "bottom", "left", "right", "vertical", "horizontal",
    "höhe", "breite", "größe", "abstand", "innenabstand", "dauer", "schrift", "hauteur", "largeur",
    "taille", "marge", "espacement", "durée", "délai", "altura", "alto", "ancho", "anchura",
    "tamaño", "margen", "relleno", "espaciado", "duración", "largura", "tamanho", "margem",
    "espaçamento", "duração", "altezza", "larghezza", "dimensione", "margine", "spaziatura",
    "durata", "hoogte", "breedte", "grootte", "tinggi", "lebar", "ukuran", "jarak",
    "高", "さ", "高さ", "幅", "サイズ", "角丸", "余白", "間隔", "時間", "色", "高度", "宽度", "尺寸", "大小", "圆角",
    "间距", "边距", "时长", "颜色", "높이", "너비", "크기", "간격", "여백", "시간", "색상",
    "высота", "ширина", "размер", "радиус", "отступ", "длительность",
  ]

  /// Properties that a number without a unit can give.
  static let bare: Lexicon = [
    "opacity", "weight", "threshold", "stiffness", "damping", "mass", "tension", "friction",
    "response", "bounce", "ratio", "limit", "elevation", "columns", "rows", "scale", "z-index",
    "line-height", "font-weight", "retry",
  ]

  /// Names of parameters that stand right before their numbers, several on one line.
  static let parameters: Lexicon = [
    "stiffness", "damping", "mass", "tension", "friction", "response", "bounce", "velocity",
    "ratio", "fraction", "steifigkeit", "dämpfung", "masse",
  ]

  /// Names of weights of type.
  static let weights: Lexicon = [
    "thin", "extralight", "light", "regular", "normal", "medium", "semibold", "semi-bold",
    "demibold", "demi-bold", "bold", "extrabold", "extra-bold", "heavy", "black", "fett",
    "halbfett", "gras", "negrita", "negrito", "grassetto",
  ]

  /// Nouns of how often something is tried again.
  static let attempts: Lexicon = [
    "attempt", "attempts", "time", "times", "try", "tries", "count", "number", "limit",
  ]

  /// Words for the wait before something is tried again.
  static let waits: Set<String> = ["after", "interval", "delay", "wait"]

  /// Words before the time after which something comes again; of other things they say nothing.
  static let periods: Lexicon = [
    "every", "alle", "toutes", "cada", "ogni", "elke", "iedere", "setiap", "каждые", "каждую",
    "每", "每隔", "ごと", "ごとに", "毎", "마다",
  ]

  /// What is measured, by the word right behind a length: "320px wide".
  static let sides = WordMap<String>([
    "wide": "width", "tall": "height", "high": "height", "thick": "thickness", "breit": "breite",
    "hoch": "höhe", "breed": "breedte", "hoog": "hoogte",
  ])

  /// Words for waits that grow; the first part says how, the second that they do.
  static let growths: (Lexicon, Lexicon) = (
    ["exponential", "exponentially"], ["backoff", "back-off", "backoffs"]
  )

  static let units: Lexicon = [
    "px", "pt", "dp", "sp", "rem", "em", "percent", "fps", "kb", "mb", "gb", "vh", "vw",
  ]

  /// Phrases for the most that a value may be.
  static let most: [String] = [
    "no more than", "not more than", "at most", "up to", "max", "maximum", "maximal", "höchstens",
    "bis zu", "au plus", "au maximum", "jusqu'à", "como máximo", "hasta", "no máximo", "até",
    "máximo", "al massimo", "fino a", "massimo", "hoogstens", "maksimal", "最大", "最多", "最長", "最长",
    "최대", "не более", "максимум",
  ]

  /// Phrases for the least that a value may be.
  static let least: [String] = [
    "no less than", "not less than", "no fewer than", "at least", "min", "minimum", "mindestens",
    "minimal", "au moins", "al menos", "como mínimo", "pelo menos", "no mínimo", "mínimo",
    "almeno", "minimo", "minstens", "minimaal", "最小", "最少", "最低", "최소", "не менее", "минимум",
  ]

  /// Words of the line above a list that speaks of the same thing as what stands above it.
  static let goingOn: Lexicon = [
    "more", "about", "same", "also", "further", "additional", "again", "above", "below", "see",
    "other", "remaining", "mehr", "weitere", "weiteres", "auch", "außerdem", "autres", "aussi",
    "otros", "otras", "también", "más", "outros", "também", "mais", "altri", "anche", "meer", "ook",
    "その他", "其他", "기타",
  ]

  /// Headers over values of all kinds.
  static let values: Lexicon = [
    "value", "values", "spec", "specification", "setting", "measure", "detail", "details", "wert",
    "werte", "valeur", "valeurs", "valor", "valores", "valore", "valori", "waarde", "nilai", "値",
    "值", "값",
  ]

  /// Words of sentences by which what follows them holds in a case alone.
  static let conditions: Lexicon = [
    "when", "while", "if", "unless", "until", "once", "during", "for", "as", "guests", "members",
    "wenn", "falls", "solange", "während", "für", "quand", "lorsque", "si", "pour", "cuando",
    "mientras", "para", "quando", "se", "per", "als", "tijdens", "jika", "saat", "untuk",
  ]
}
