import SpecModel
import SpecSyntax
import SpecText

/// "All distances are multiples of 8px" in the other languages.
extension BlanketClaims {
  /// Pieces of the words for a multiple, by which lines are found.
  static let multipleCues: [StaticString] = [
    "ielfach", "ultipl", "últipl", "eelvoud", "elipatan", "倍数", "倍數", "배수",
  ]
  private static let stems = [
    "vielfach", "multipl", "múltipl", "veelvoud", "kelipatan",
  ]
  private static let wideMultiples = ["倍数", "倍數", "배수"]
  private static let wholes: Lexicon = [
    "alle", "alles", "sämtliche", "jeder", "tous", "toutes", "chaque", "todos", "todas", "cada",
    "tutti", "tutte", "ogni", "elke", "semua", "setiap",
  ]
  private static let wideWholes = ["所有", "全部", "均为", "都是", "すべて", "全て", "모든"]
  private static let distances: Lexicon = [
    "abstand", "abstände", "abstaende", "spacing", "spacings", "espacement", "espacements",
    "marges",
    "espaciado", "espaciados", "espacios", "márgenes", "espaços", "espaçamento", "espaçamentos",
    "margens", "spaziatura",
    "spaziature", "spazi", "margini", "afstand", "afstanden", "tussenruimtes", "jarak", "spasi",
  ]
  private static let wideDistances = [
    "间距", "間距", "间隔", "間隔", "余白", "スペーシング", "여백", "간격",
  ]
  private static let hedges: Lexicon = [
    "fast", "meist", "meistens", "möglichst", "presque", "généralement", "casi", "quase",
    "generalmente", "quasi", "bijna", "meestal", "hampir", "außer", "sauf", "excepto", "salvo",
    "tranne", "eccetto", "behalve", "kecuali",
  ]
  private static let wideHedges = ["除了", "除外", "尽量", "原则上", "通常", "以外", "原則", "基本的に", "제외", "대부분"]

  /// Whether a line says in another language than English that all distances are multiples of its number.
  func tellsForeignMultiples(_ line: ClaimLine, _ words: [String]) -> Bool {
    let text = lines.string(line.parts[0], of: line)
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return Self.wideMultiples.contains(where: text.contains)
        && Self.wideWholes.contains(where: text.contains)
        && Self.wideDistances.contains(where: text.contains)
        && !Self.wideHedges.contains(where: text.contains)
    }
    return words.contains { word in Self.stems.contains(where: word.hasPrefix) }
      && words.contains(where: Self.wholes.contains)
      && words.contains(where: Self.distances.contains)
      && !words.contains { Self.hedges.contains($0) || NegationWords.words.contains($0) }
  }

  /// The amounts of a line in a script without blanks, where a letter stands right before the number: "は8pxの".
  func partedAmounts(_ line: ClaimLine) -> [Amount] {
    var bytes: ContiguousArray<UInt8> = []
    for byte in lines.bytes(of: line)[line.parts[0]] {
      if ASCII.isDigit(byte), let last = bytes.last, last >= 0x80 { bytes.append(ASCII.space) }
      bytes.append(byte)
    }
    return AmountReader.read(bytes, 0..<bytes.count)
  }

  private static let spacings: Lexicon = ["spacing", "spacings", "distances", "gaps"]
  private static let variables: Lexicon = ["space", "spacing", "gap", "gutter", "inset", "margin"]

  /// Whether a name in code is that of a step of the distances: "--space-md".
  static func namesDistance(_ name: String) -> Bool {
    name.hasPrefix("--") && Names.hasWord(name, in: variables)
  }

  /// The rows of tables whose first header says that they are distances, in languages in which they are no design values
  /// by that word: "| Espacio | Valor |".
  func distanceRows(_ base: Amount) -> [Constraint] {
    spec.constraints.filter { constraint in
      guard constraint.kind == .size, !constraint.quantity.isApproximate,
        constraint.quantity.exact != nil,
        constraint.quantity.unit.rawValue == base.unit.rawValue,
        let first = document.tableHeader(around: constraint.origin.range.start).first
      else { return false }
      return Names.wordCount(first) <= 2
        && (Names.hasWord(first, in: Self.distances) || Names.hasWord(first, in: Self.cells)
          || Self.wideDistances.contains(where: first.contains))
    }
  }

  /// One distance, as a header names it.
  private static let cells: Lexicon = ["espacio", "espaço", "spazio", "espace", "marge", "margine"]

  private static let builds: Lexicon = ["based", "built", "uses", "use", "in", "follows", "follow"]

  /// "Multiples of 4 for a steady rhythm." below "Spacing", and "the spacing scale is based on 4px increments".
  func tellsSteps(_ line: ClaimLine, _ words: [String]) -> Bool {
    guard words.count < 16, !words.contains(where: NegationWords.words.contains),
      !words.contains(where: Self.loose.contains)
    else { return false }
    let title = lines.scope(of: line).last ?? ""
    if words.first == "multiples", words.count > 2, words[1] == "of" {
      return Names.hasWord(title, in: Self.spacings)
    }
    guard let place = words.firstIndex(of: "increments"), place > 1 else { return false }
    return words[..<place].contains(where: Self.spacings.contains)
      && words[..<place].contains(where: Self.builds.contains)
  }

  private static let loose: Lexicon = [
    "mostly", "usually", "generally", "typically", "prefer", "preferably", "roughly", "where",
    "unless", "or", "except", "half",
  ]

  private static let halves: Lexicon = [
    "half", "half-step", "halber", "halbe", "halb", "demi", "moitié", "medio", "mitad", "meia",
    "metade", "mezzo", "metà", "helft", "halve", "setengah",
  ]
  private static let wideHalves = ["半", "절반"]

  /// Whether the names of steps count in halves of the base: "`0.5` | 2px" and "`1.5` | 6px" of a base of 4px.
  func namesHalves(_ base: Amount) -> Bool {
    spec.tokens.contains { token in
      guard token.kind == .spacing,
        let number = token.name.split(whereSeparator: { "-_/ ".contains($0) }).last,
        number.hasSuffix(".5"), let steps = Double(number),
        case let digits = token.value.prefix(while: { $0.isNumber || $0 == "." }),
        let value = Double(digits), token.value.dropFirst(digits.count) == base.unit.rawValue
      else { return false }
      return value == steps * base.value
    }
  }

  /// Whether the line of a value calls it half of the base.
  func tellsHalf(_ place: Origin) -> Bool {
    let line = document.source.string(document.firstLine(of: place.range))
    return Names.hasWord(line, in: Self.halves) || Self.wideHalves.contains(where: line.contains)
  }
}
