import SpecModel

/// A unit as specs write it, and how many units of the model one of it is.
struct UnitEntry {
  var unit: Unit?
  var factor: Double = 1
  var time: Measure.TimeUnit = .none
  /// Whether a space may stand between the number and the unit.
  var allowsSpace = true
}

/// The spellings of units, data only.
enum UnitTable {
  private static let ms = UnitEntry(unit: .milliseconds, time: .milliseconds)
  private static let us = UnitEntry(unit: .milliseconds, factor: 0.001, time: .milliseconds)
  private static let s = UnitEntry(unit: .milliseconds, factor: 1000, time: .seconds)
  private static let tenth = UnitEntry(unit: .milliseconds, factor: 100, time: .seconds)
  private static let quarterHour = UnitEntry(
    unit: .milliseconds, factor: 900_000, time: .minutes)
  private static let min = UnitEntry(unit: .milliseconds, factor: 60_000, time: .minutes)
  private static let h = UnitEntry(unit: .milliseconds, factor: 3_600_000, time: .hours)
  private static let d = UnitEntry(unit: .milliseconds, factor: 86_400_000, time: .days)
  private static let week = UnitEntry(unit: .milliseconds, factor: 604_800_000, time: .days)

  /// Units in ASCII letters, in lower case.
  static let words: WordTable<UnitEntry> = WordKey.table(
    (ms, ["ms", "msec", "msecs", "millis", "millisecond", "milliseconds"]),
    (ms, ["millisekunde", "millisekunden", "millisekunder", "milliseconde", "millisecondes"]),
    (ms, ["milisegundo", "milisegundos", "milissegundo", "milissegundos", "millisecondo"]),
    (ms, ["millisecondi", "milliseconden", "milidetik", "milisaniye"]),
    (us, ["microsecond", "microseconds"]),
    (s, ["s", "sec", "secs", "second", "seconds"]),
    (s, ["sek", "sekunde", "sekunden", "sekund", "sekunder", "seconde", "secondes", "secondi"]),
    (
      s,
      [
        "segon", "segons", "segundo", "segundos", "seg", "segs", "secondo", "seconden", "detik",
        "saniye",
      ]
    ),
    (s, ["sekunda", "sekundy", "sekuntia", "giay"]),
    (s, ["sekunnin", "sekunnissa", "secunde", "sekundi"]),
    (s, ["sekundach", "sekundami", "sekunnit"]),
    (ms, ["milisekund", "milisekundy", "millisekuntia", "msn"]),
    (s, ["sn", "saniyede"]),
    (
      min,
      ["dk", "dakikada", "minutter", "perc", "perccel", "percig", "percen", "percre", "perces"]
    ),
    (tenth, ["zehntelsekunde", "zehntelsekunden"]),
    (quarterHour, ["kwartier", "kwartieren", "viertelstunde", "viertelstunden"]),
    (.init(unit: .milliseconds, factor: 250, time: .seconds), ["viertelsekunde"]),
    (min, ["minutach", "minuutin", "minuutti"]),
    (s, ["sekundu"]),
    (min, ["min", "mins", "minute", "minutes", "minuten", "minuter", "minuto", "minutos"]),
    (min, ["minuti", "minuut", "menit", "dakika", "minuty", "minut", "minuuttia", "phut"]),
    (min, ["minucie", "minutu"]),
    (h, ["h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "heure", "heures"]),
    (h, ["hora", "horas", "ora", "timmar", "timme", "ore", "std", "uur", "jam"]),
    (h, ["godzin", "godziny", "godzina", "godz", "tuntia", "saat"]),
    (h, ["godzinach", "hodin", "hodiny"]),
    (d, ["day", "days", "tag", "tage", "tagen", "jour", "jours", "dias", "giorni", "dagen"]),
    (d, ["hari", "dagar", "dni"]),
    (week, ["week", "weeks", "woche", "wochen", "semaine", "semaines", "semana", "semanas"]),
    (week, ["settimana", "settimane", "weken", "veckor", "tygodni", "tygodnie"]),
    (.init(unit: .px), ["px", "pixel", "pixels", "pixeles", "pixely", "piksel", "pikseli"]),
    // 750 of them are the width of a screen of 375 px (WeChat Mini Program, WXSS).
    (.init(unit: .px, factor: 0.5), ["rpx"]),
    (.init(unit: .pt), ["pt", "pts", "point", "points"]),
    (.init(unit: .dp), ["dp", "dip"]),
    (.init(unit: .sp), ["sp"]),
    (.init(unit: .rem), ["rem"]),
    (.init(unit: .em), ["em"]),
    (.init(unit: .characters, allowsSpace: false), ["ch"]),
    (.init(unit: .percent), ["percent", "prozent"]),
    (.init(unit: .times, allowsSpace: false), ["x"]),
    (.init(unit: .framesPerSecond), ["fps"]),
    (.init(unit: .hertz), ["hz"]),
    (.init(unit: .hertz, factor: 1000), ["khz"]),
    (.init(unit: .bytes, factor: 1024), ["kb", "kib"]),
    (.init(unit: .bytes, factor: 1_048_576), ["mb", "mib"]),
    (.init(unit: .bytes, factor: 1_073_741_824), ["gb", "gib"]),
    (.init(unit: .degrees), ["deg", "degree", "degrees"]),
    (.init(unit: nil, allowsSpace: false), ["vh", "vw", "vmin", "vmax", "dvh", "svh"])
  )

  /// Units that begin in ASCII and go on outside of it.
  static let marked: [(StaticString, UnitEntry)] = [
    ("giây", s), ("phút", min), ("giờ", h), ("másodperc", s), ("sekundę", s), ("vteřin", s),
    ("minutę", min), ("días", d), ("día", d), ("dní", d),
    ("godzinę", h),
    ("sekundách", s),
    ("minutách", min), ("píxeles", .init(unit: .px)), ("píxel", .init(unit: .px)),
  ]

  /// Units outside ASCII; longer spellings stand before their beginnings.
  static let symbols: [(StaticString, UnitEntry)] = [
    ("ミリ秒", ms), ("毫秒", ms), ("밀리초", ms), ("мс", ms),
    ("秒間", s), ("秒钟", s), ("秒", s), ("초", s), ("секунд", s), ("сек", s), ("с", s),
    ("миллисекунд", ms), ("мілісекунд", ms), ("мсек", ms), ("хвилин", min), ("годин", h),
    ("分钟", min), ("分鐘", min), ("分間", min), ("分", min), ("분", min), ("минут", min), ("мин", min),
    ("日間", d), ("日间", d), ("天", d), ("일간", d), ("일 후", d), ("일후", d),
    ("小时", h), ("小時", h), ("時間", h), ("시간", h), ("час", h),
    ("µs", us), ("μs", us), ("मिलीसेकंड", ms), ("सेकंड", s), ("सेकेंड", s), ("मिनट", min), ("घंट", h),
    ("مللي ثانية", ms), ("ملي ثانية", ms), ("ميلي ثانية", ms), ("میلی‌ثانیه", ms), ("ثانية", s),
    ("ثوان", s), ("ثانیه", s), ("دقيقة", min), ("دقائق", min), ("دقیقه", min), ("ساعة", h),
    ("ساعات", h),
    ("मिली सेकंड", ms), ("มิลลิวินาที", ms), ("วินาที", s), ("นาที", min), ("ชั่วโมง", h),
    ("אלפיות שנייה", ms), ("שניות", s), ("שנייה", s), ("דקות", min), ("שעות", h),
    ("×", .init(unit: .times, allowsSpace: false)), ("°", .init(unit: .degrees)),
    ("％", .init(unit: .percent)), ("像素", .init(unit: .px)), ("ピクセル", .init(unit: .px)),
    ("픽셀", .init(unit: .px)), ("пикселей", .init(unit: .px)), ("пикселя", .init(unit: .px)),
    ("пиксели", .init(unit: .px)), ("пиксель", .init(unit: .px)), ("пікселів", .init(unit: .px)),
  ]

  /// Numbers in words.
  static let numbers: WordTable<Double> = WordKey.table(
    (1, ["one", "eine", "einer", "ein", "une", "un", "una", "um", "uma", "uno", "een", "satu"]),
    (2, ["two", "zwei", "deux", "dos", "dois", "duas", "due", "twee", "dua"]),
    (3, ["three", "drei", "trois", "tres", "tre", "drie", "tiga"]),
    (4, ["four", "vier", "quatre", "cuatro", "quatro", "quattro", "empat"]),
    (5, ["five", "cinq", "cinco", "cinque", "vijf", "lima"]),
    (6, ["six", "sechs", "seis", "sei", "zes", "enam"]),
    (7, ["seven", "sieben", "sept", "siete", "sete", "sette", "zeven", "tujuh"]),
    (8, ["eight", "acht", "huit", "ocho", "oito", "otto", "delapan"]),
    (9, ["nine", "neun", "neuf", "nueve", "nove", "negen", "sembilan"]),
    (10, ["ten", "zehn", "dix", "diez", "dez", "dieci", "tien", "sepuluh"]),
    (2, ["tva", "dwie", "dwa", "dve", "iki", "kaksi"]), (3, ["trzy", "uc", "kolme"]),
    (4, ["cztery", "fyra", "dort", "ctyri"]), (5, ["funf", "piec", "fem", "bes", "viisi"]),
    (6, ["szesc", "sex"]), (7, ["siedem", "sju", "syv"]), (8, ["osiem", "atta", "otte"]),
    (9, ["dziewiec", "nio"]), (10, ["dziesiec", "tio", "kymmenen"]),
    (12, ["zwolf", "douze", "doce", "dodici"]), (15, ["funfzehn", "femton", "pietnascie"]),
    (20, ["tjugo", "dwadziescia", "yirmi"]), (30, ["dreissig", "trettio", "trzydziesci"]),
    (0.1, ["zehntel", "decima", "decimo", "dixieme"]),
    (0.25, ["viertel", "quart", "cuarto", "quarto", "kwart"]),
    (2.5, ["zweieinhalb"]), (3.5, ["dreieinhalb"]),
    (1.5, ["anderthalb", "eineinhalb", "anderhalve", "poltorej", "poltora"]),
    (0.5, ["halber", "halv", "halva", "halvt", "pol", "pul", "yarim", "puoli", "fel"]),
    (0.5, ["media", "mezza", "meia"]),
    (12, ["twelve"]), (15, ["fifteen", "quinze", "quince", "quindici"]),
    (20, ["twenty", "zwanzig", "vingt", "veinte", "vinte", "venti", "twintig"]),
    (30, ["thirty", "trente", "treinta", "trinta", "trenta", "dertig"]),
    (40, ["forty"]), (50, ["fifty"]), (60, ["sixty", "sechzig", "soixante", "sesenta"]),
    (90, ["ninety"]), (0.25, ["quarter"]), (0.1, ["tenth"]),
    (0.5, ["half", "halbe", "halben", "demi", "medio", "meio", "mezzo", "halve", "setengah"])
  )

  /// Numbers in words of Cyrillic.
  static let cyrillicNumbers: WordTable<Double> = WordKey.table(
    (1, ["одну", "одна"]), (2, ["две", "два", "дві"]), (3, ["три"]), (4, ["четыре", "чотири"]),
    (5, ["пять"]), (10, ["десять"]), (15, ["пятнадцать"]), (20, ["двадцать"]), (30, ["тридцать"]),
    (0.5, ["пол", "пів"]), (1.5, ["полторы", "полтора", "півтори", "півтора"])
  )

  /// Times in one word.
  static let wholeTimes: WordTable<(Double, UnitEntry)> = WordKey.table(
    ((0.5, s), ["полсекунды", "півсекунди"]), ((0.5, min), ["полминуты", "півхвилини"]),
    ((0.5, h), ["полчаса", "півгодини"])
  )

  /// What stands behind "un secondo" and "within a second" where both tell a time, and not which one a thing is.
  static let behindSeconds = WordKey.set(
    "de", "di", "da", "del", "dopo", "prima", "e", "ed", "o", "y", "u", "et", "ou", "puis",
    "apres", "avant", "pour", "par", "a", "al", "alla", "au", "aux", "en", "in", "no", "na", "em",
    "que", "che", "qui", "si", "se", "cuando", "quando", "quand", "lorsque", "despues", "antes",
    "depois", "mas", "mais", "circa", "environ", "con", "com", "sin", "sem", "sans", "senza",
    "per", "por", "para", "tras", "desde", "dans", "sur", "sous", "el", "la", "lo", "il", "le",
    "les", "los", "las", "un", "una", "une", "ma", "pero", "hasta", "fino", "jusqu", "poi",
    "luego", "entre", "tra", "fra", "sobre", "su", "plus", "piu", "como", "come", "comme", "est",
    "es", "of", "after", "from", "on", "and", "or", "to", "when", "if", "unless", "so", "for",
    "before", "at", "with", "without", "while", "until", "by", "but", "as", "even", "later",
    "each", "total", "is", "are", "max", "maximum")
  /// What stands before a span of time.
  static let beforeSpans = WordKey.set(
    "durante", "per", "por", "pendant", "dopo", "tras", "depois", "ogni", "cada")

  /// Words before a unit that repeats: "every minute".
  static let every = WordKey.set(
    "every", "each", "cada", "chaque", "jede", "jeden", "jeder", "jedes", "ogni", "elke", "setiap",
    "tiap")

  /// Words for one time before the unit in which it comes, "once a second", and what stands between.
  static let once = WordKey.set("once", "one", "vez", "fois", "volta", "einmal", "keer", "mal")
  static let per: [StaticString] = [
    " a ", " an ", " per ", " por ", " par ", " pro ", " al ", " every ", " each ",
  ]

  /// Words that open one end when they stand just before the number.
  static let atMost = WordKey.set(
    "max", "maximum", "maximal", "maximale", "maximaal", "under", "within", "below", "unter",
    "innerhalb", "höchstens", "dalam", "sous", "maxi", "hasta", "máximo", "máx", "máxima",
    "massimo",
    "até", "entro", "sotto", "binnen", "maksimal", "maksimum", "upto", "tops", "jusqu", "maks",
    "spätestens", "uiterlijk", "senest", "senast", "högst", "højst", "høyst", "inom", "innen",
    "inden", "hooguit", "hoogstens", "maximalt", "maksimalt", "maksymalnie", "najwyżej",
    "korkeintaan", "enintään", "legfeljebb", "maximálně", "nejvýše", "longest", "poniżej",
    "längstens", "allerhöchstens", "langstens")
  /// Verbs that open the upper end, and the lower one behind a denial.
  static let exceed = WordKey.set(
    "exceed", "superar", "supera", "superare", "exceder", "ultrapassar", "passar", "pasar",
    "dépasser", "dépasse", "excéder", "overschrijden", "overskride", "överstiga")
  static let atLeast = WordKey.set(
    "min", "minimum", "mindestens", "minimal", "minimale", "minimaal", "exceed", "exceeds",
    "exceeding", "above", "beyond", "oltre", "wenigstens", "minst", "minstens", "mindst",
    "åtminstone", "przynajmniej",
    "vähintään", "legalább", "minimálně", "mínimo", "mínima", "minimo", "almeno", "setidaknya",
    "powyżej", "ponad", "alespoň", "frühestens", "tidligst", "tidigast", "vroegstens", "earliest",
    "mindestdauer", "mindestzeit", "gesamtminimum")
  static let about = WordKey.set(
    "about", "around", "approximately", "approx", "roughly", "circa", "ca", "etwa", "ungefähr",
    "ungefär", "cirka", "zirka", "omkring", "noin", "około", "asi", "rund", "environ", "env",
    "aproximadamente", "aprox", "nearly", "almost", "ongeveer", "sekitar",
    "quasi")
  /// Comparatives before "than", "de" or "als".
  static let fewer = WordKey.set(
    "less", "fewer", "shorter", "smaller", "lower", "faster", "quicker", "sooner", "earlier",
    "closer", "nearer", "tighter", "narrower", "briefer", "thinner", "younger", "fresher", "moins",
    "enger", "dichter", "kürzer", "schneller", "jünger", "korter", "sneller", "dichterbij",
    "menos", "weniger", "mniej", "krócej", "dentro", "meno", "minder", "kurang", "mindre", "kortare"
  )
  static let more = WordKey.set(
    "more", "greater", "longer", "larger", "higher", "slower", "later", "plus", "mehr", "más",
    "wider", "taller", "bigger", "older", "farther", "further", "deeper", "thicker", "älter",
    "langsamer", "größer", "ouder", "trager",
    "mais",
    "più", "meer", "lebih", "länger", "langer", "apart", "dłużej", "więcej", "mer", "längre",
    "lenger")
  static let than = WordKey.set(
    "than", "de", "d", "als", "di", "que", "van", "dan", "dari", "än", "end", "enn", "niż", "než")
  static let negations = WordKey.set(
    "no", "not", "never", "nicht", "pas", "non", "niet", "tidak", "não", "inte", "ikke", "nie",
    "niemals", "jamais", "nunca", "jamás", "mai", "nooit", "jangan", "aldrig", "aldri")

  /// Pairs of words just before the number that open one end.
  static let atMostPairs = WordKey.phrases(
    (
      true,
      [
        "at most", "up to", "bis zu", "au plus", "jusqu à", "cap at", "capped at", "capped to",
        "at latest", "the latest", "plus tard", "más tardar", "mais tardar", "più tardi",
        "caps at", "limited to", "limit to", "limit of", "cap of", "no máximo",
        "al máximo",
        "como máximo", "au maximum", "spätestens nach", "upp till", "op til", "opp til",
        "al massimo", "paling lama", "ceiling of", "tot maximaal", "ten hoogste",
        "en fazla", "en çok", "co najwyżej", "nejpozději do", "najpóźniej do", "najneskôr do",
        "maximum of", "max of",
        "inferiore a", "inferiori a", "fino a", "non oltre", "lo sumo", "lo más", "d ici",
        "dalam waktu", "paling lambat", "sotto i", "sotto gli", "sotto il",
        "inférieur à", "inférieure à", "inférieurs à", "inferior a",
      ]
    ))
  static let atLeastPairs = WordKey.phrases(
    (
      true,
      [
        "at least", "au moins", "al menos", "lo menos", "pelo menos", "ten minste", "en az",
        "co najmniej",
        "no mínimo", "como mínimo", "minimum of", "paling sedikit", "superiore a", "superiori a",
        "supérieur à", "supérieure à", "superior a", "not before", "nicht vor", "pas avant",
        "niet voor", "the earliest", "at earliest", "plus tôt", "más pronto", "mais cedo",
        "più presto", "zijn vroegst", "z'n vroegst", "paling cepat", "paling awal", "muy pronto",
      ]
    ))
  static let startPairs = WordKey.phrases((true, ["partir de", "partire da", "partir dos"]))
  static let aboutPairs = WordKey.phrases((true, ["cerca de", "alrededor de", "à peu"]))

  /// Words between the ends of an interval.
  static let to = WordKey.set(
    "to", "bis", "à", "a", "tot", "sampai", "hingga", "through", "til", "do",
    "ile")
  /// The same after a word that means "between".
  static let and = WordKey.set("and", "und", "et", "y", "e", "en", "dan", "och")
  static let between = WordKey.set(
    "between", "zwischen", "entre", "tra", "fra", "tussen", "antara", "mellan")

  /// Signs and words of other scripts just before the number; longer ones first.
  static let scriptsBefore: [(StaticString, Measure.Bound?)] = [
    ("不小于", .atLeast), ("不小於", .atLeast), ("不低于", .atLeast), ("不低於", .atLeast),
    ("不得小于", .atLeast), ("不得低于", .atLeast), ("不应小于", .atLeast), ("不大于", .atMost),
    ("不大於", .atMost), ("不高于", .atMost), ("不高於", .atMost),
    ("禁止超过", .atMost), ("禁止超過", .atMost), ("不得超过", .atMost), ("不得超過", .atMost),
    ("不能超过", .atMost), ("不应超过", .atMost), ("不超过", .atMost), ("不超過", .atMost), ("最多", .atMost),
    ("最大", .atMost), ("至多", .atMost),
    ("最长", .atMost), ("最長", .atMost), ("최대", .atMost), ("最少", .atLeast), ("最小", .atLeast),
    ("至少", .atLeast), ("最早", .atLeast), ("早くても", .atLeast), ("빨라야", .atLeast),
    ("遅くとも", .atMost), ("少なくとも", .atLeast), ("最低でも", .atLeast), ("短くとも", .atLeast),
    ("短くても", .atLeast), ("最短でも", .atLeast), ("長くとも", .atMost), ("長くても", .atMost),
    ("最大でも", .atMost), ("多くとも", .atMost), ("多くても", .atMost), ("せいぜい", .atMost),
    ("最短", .atLeast), ("起码", .atLeast), ("起碼", .atLeast), ("顶多", .atMost), ("頂多", .atMost),
    ("적어도", .atLeast), ("짧아도", .atLeast), ("최소한", .atLeast), ("길어도", .atMost),
    ("많아도", .atMost), ("늦어도", .atMost), ("最迟", .atMost), ("最遲", .atMost), ("最低", .atLeast),
    ("최소", .atLeast), ("大约", nil), ("約", nil), ("约", nil),
    ("약", nil), ("超过", .atLeast), ("超過", .atLeast), ("大于", .atLeast), ("大於", .atLeast),
    ("低于", .atMost), ("低於", .atMost),
    ("小于", .atMost), ("小於", .atMost),
    ("不到", .atMost), ("不少于", .atLeast), ("不少於", .atLeast), ("少于", .atMost),
    ("少於", .atMost), ("多于", .atLeast), ("多於", .atLeast), ("最晚", .atMost),
    ("Не позже чем через", .atMost), ("Не позднее чем через", .atMost), ("Не позже", .atMost),
    ("Не позднее", .atMost), ("Не раньше чем через", .atLeast), ("Не раньше", .atLeast),
    ("Не менее", .atLeast), ("Не меньше", .atLeast), ("Не более", .atMost),
    ("Не больше", .atMost), ("Не дольше", .atMost), ("Не більше", .atMost),
    ("Не довше", .atMost), ("Не менше", .atLeast),
    ("не позже чем через", .atMost), ("не позднее чем через", .atMost), ("не позже", .atMost),
    ("не позднее", .atMost), ("не раньше чем через", .atLeast), ("не раньше", .atLeast),
    ("не дольше чем", .atMost), ("не больше чем", .atMost), ("не більше", .atMost),
    ("не довше", .atMost), ("не пізніше ніж через", .atMost), ("не менше", .atLeast),
    ("щонайменше", .atLeast), ("щонайбільше", .atMost), ("не менее", .atLeast),
    ("не меньше", .atLeast),
    ("не более", .atMost), ("не больше", .atMost), ("не дольше", .atMost), ("минимум", .atLeast),
    ("максимум", .atMost), ("около", nil), ("примерно", nil), ("дольше", .atLeast),
    ("более", .atLeast), ("больше", .atLeast), ("свыше", .atLeast), ("понад", .atLeast),
    ("довше", .atLeast), ("більше", .atLeast), ("менее", .atMost), ("меньше", .atMost),
    ("менше", .atMost), (" до", .atMost), ("До", .atMost),
  ]

  /// Words just after the unit that open one end, where no further number follows: "5 secondes au plus".
  static let phrasesAfter: [(StaticString, Measure.Bound)] = [
    ("au plus tôt", .atLeast), ("frühestens", .atLeast), ("como muy pronto", .atLeast),
    ("paling cepat", .atLeast), ("al più presto", .atLeast),
    ("au plus", .atMost), ("au maximum", .atMost), ("au moins", .atLeast),
    ("au minimum", .atLeast), ("como máximo", .atMost), ("como mucho", .atMost),
    ("al máximo", .atMost), ("como mínimo", .atLeast), ("al menos", .atLeast),
    ("por lo menos", .atLeast), ("no máximo", .atMost), ("no mínimo", .atLeast),
    ("pelo menos", .atLeast), ("al massimo", .atMost), ("almeno", .atLeast),
    ("höchstens", .atMost), ("mindestens", .atLeast), ("hoogstens", .atMost),
    ("minstens", .atLeast), ("tops", .atMost), ("máximo", .atMost), ("máx", .atMost),
    ("mínimo", .atLeast), ("mín", .atLeast), ("maximálně", .atMost), ("maksimalt", .atMost),
  ]

  /// Nouns that begin with the sign for "within".
  static let innerNouns: [StaticString] = [
    "内容", "内部", "内存", "内置", "内嵌", "内页", "内边", "内側", "内外", "内网", "内联", "내용", "내부", "내비", "내역",
    "내장", "내려", "내보",
  ]

  /// Words of other scripts just after the unit.
  static let scriptsAfter: [(StaticString, Measure.Bound)] = [
    ("以上", .atLeast), ("以内", .atMost), ("以下", .atMost), ("之内", .atMost), ("未満", .atMost),
    ("이상", .atLeast), ("이내", .atMost), ("이하", .atMost), ("미만", .atMost), ("まで", .atMost),
    ("내", .atMost), ("内", .atMost), ("を超えない", .atMost),
    ("を超えては", .atMost), ("を超えず", .atMost), ("を超", .atLeast), ("를 넘지 않", .atMost),
    ("을 넘지 않", .atMost), ("를 넘으면 안", .atMost), ("를 초과하지", .atMost), ("을 초과하지", .atMost),
    ("를 넘기지", .atMost), ("초과", .atLeast), ("안에", .atMost),
    ("넘게", .atLeast), ("넘으면", .atLeast),
    ("が上限", .atMost), ("を上限", .atMost), ("が下限", .atLeast), ("是上限", .atMost), ("为上限", .atMost),
    ("為上限", .atMost), ("是下限", .atLeast), ("가 상한", .atMost), ("이 상한", .atMost), ("가 하한", .atLeast),
    ("이 하한", .atLeast),
  ]
}
