import SpecAnalysis
import SpecModel
import SpecText

/// The value of a token for formats in which lengths and times have units.
struct ExportedValue {
  /// The value with a unit, where its kind tells it.
  var value: TokenValue
  /// Whether the document writes the value without a unit.
  var isUnitless = false

  /// The least time that is told in milliseconds where no unit stands behind it; code gives seconds as well.
  private static let leastTime = 10.0

  /// Words of names whose numbers count things or are shares.
  private static let counts: Lexicon = [
    "columns", "column", "cols", "rows", "count", "number", "lines", "ratio", "scale",
    "multiplier", "factor", "spalten", "zeilen", "anzahl", "colonnes", "lignes", "columnas",
    "filas",
    "colunas", "linhas", "colonne", "righe", "kolommen", "kolom",
  ]

  /// Reads a token; `nil` where its value is none that a format can hold.
  init?(_ token: Token) {
    guard let value = TokenValue(token) else {
      guard let style = Self.unitless(token) else { return nil }
      self.value = style
      isUnitless = true
      return
    }
    self.value = value
    guard case .number(let number) = value, !token.value.contains("%"),
      !Names.hasWord(token.id, in: Self.counts)
    else { return }
    switch token.kind {
    case .spacing, .radius: self.value = .dimension(number, "px")
    case .duration where number >= Self.leastTime: self.value = .duration(number)
    default: return
    }
    isUnitless = true
  }

  /// "32/40 Bold": the style of type of a size and a line height without units.
  private static func unitless(_ token: Token) -> TokenValue? {
    let words = token.value.split(separator: " ")
    guard token.kind == .typography, let first = words.first,
      case let sides = first.split(separator: "/"), sides.count == 2,
      sides.allSatisfy({ (6...400).contains(Double($0) ?? 0) })
    else { return nil }
    let size = sides.map { "\($0)px" }.joined(separator: "/")
    return TokenValue.style(([size] + words.dropFirst().map(String.init)).joined(separator: " "))
  }

  /// Reads the value that a token has in a mode.
  init?(_ token: Token, in mode: Token.ModeValue) {
    var other = token
    other.value = mode.value
    self.init(other)
  }
}

/// The tokens of an export by the names that references use.
struct TokenReferences {
  /// The places of the tokens in the list, by name and by id, where no other has it for a name.
  private var places: [String: Int] = [:]

  /// Collects the names; of several tokens with one name the first has it.
  init(_ tokens: [Token]) {
    for (place, token) in tokens.enumerated() {
      let key = TokenIndex.key(token.name)
      if places[key] == nil { places[key] = place }
    }
    for (place, token) in tokens.enumerated() {
      let key = TokenIndex.key(token.id)
      if places[key] == nil { places[key] = place }
    }
  }

  /// The place of the token that a name means.
  func place(of name: String) -> Int? { places[TokenIndex.key(name)] }

  /// The place of the token that a whole value refers to.
  func place(in value: String) -> Int? {
    guard SeparateAlpha(value) == nil else { return nil }
    return TokenIndex.reference(in: value).flatMap { place(of: $0) }
  }
}
