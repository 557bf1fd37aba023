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
  private static let s = UnitEntry(unit: .milliseconds, factor: 1000, time: .seconds)
  private static let min = UnitEntry(unit: .milliseconds, factor: 60_000, time: .minutes)
  private static let h = UnitEntry(unit: .milliseconds, factor: 3_600_000, time: .hours)

  /// Units in ASCII letters, in lower case.
  static let words: WordTable<UnitEntry> = WordKey.table(
    (ms, ["ms", "msec", "msecs", "millis", "millisecond", "milliseconds"]),
    (ms, ["millisekunde", "millisekunden", "millisekunder", "milliseconde", "millisecondes"]),
    (ms, ["milisegundo", "milisegundos", "milissegundos", "millisecondi"]),
    (s, ["s", "sec", "secs", "second", "seconds"]),
    (s, ["sek", "sekunde", "sekunden", "sekund", "sekunder", "seconde", "secondes", "secondi"]),
    (s, ["segundo", "segundos", "seg", "seconden"]),
    (min, ["min", "mins", "minute", "minutes", "minuten", "minuter", "minuto", "minutos"]),
    (min, ["minuti", "minuut"]),
    (h, ["h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "heure", "heures"]),
    (h, ["hora", "horas", "timmar", "timme", "ore"]),
    (.init(unit: .px), ["px", "pixel", "pixels"]),
    (.init(unit: .pt), ["pt", "pts", "point", "points"]),
    (.init(unit: .dp), ["dp", "dip"]),
    (.init(unit: .sp), ["sp"]),
    (.init(unit: .rem), ["rem"]),
    (.init(unit: .em), ["em"]),
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

  /// Units outside ASCII; longer spellings stand before their beginnings.
  static let symbols: [(StaticString, UnitEntry)] = [
    ("ミリ秒", ms), ("毫秒", ms), ("밀리초", ms), ("мс", ms),
    ("秒間", s), ("秒钟", s), ("秒", s), ("초", s), ("секунд", s), ("сек", s), ("с ", s),
    ("分钟", min), ("分鐘", min), ("分間", min), ("分", min), ("분", min), ("минут", min), ("мин", min),
    ("小时", h), ("小時", h), ("時間", h), ("시간", h), ("час", h),
    ("×", .init(unit: .times, allowsSpace: false)), ("°", .init(unit: .degrees)),
    ("％", .init(unit: .percent)),
  ]

  /// Numbers in words.
  static let numbers: WordTable<Double> = WordKey.table(
    (1, ["one"]), (2, ["two"]), (3, ["three"]), (4, ["four"]), (5, ["five"]), (6, ["six"]),
    (7, ["seven"]), (8, ["eight"]), (9, ["nine"]), (10, ["ten"]), (12, ["twelve"]),
    (15, ["fifteen"]), (20, ["twenty"]), (30, ["thirty"]), (40, ["forty"]), (45, ["forty-five"]),
    (50, ["fifty"]), (60, ["sixty"]), (90, ["ninety"])
  )

  /// Words that open one end when they stand just before the number.
  static let atMost = WordKey.set(
    "max", "maximum", "under", "within", "maximal", "unter", "sous", "maxi", "hasta")
  static let atLeast = WordKey.set(
    "min", "minimum", "mindestens", "minimal", "exceed", "exceeds", "exceeding", "minst")
  static let about = WordKey.set(
    "about", "around", "approximately", "approx", "roughly", "circa", "ca", "etwa", "environ")
  /// Comparatives before "than", "de" or "als".
  static let fewer = WordKey.set(
    "less", "fewer", "shorter", "smaller", "lower", "moins", "menos", "weniger")
  static let more = WordKey.set(
    "more", "greater", "longer", "larger", "higher", "plus", "mehr")
  static let than = WordKey.set("than", "de", "als")
  static let negations = WordKey.set("no", "not", "never", "nicht", "pas")
}
