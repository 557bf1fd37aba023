package import SpecModel
import SpecText

extension TokenValue {
  /// One shadow of a list.
  package struct Layer: Equatable {
    /// The colour.
    package var color: TokenValue
    /// Offsets to the right and down, blur and spread.
    package var lengths: [TokenValue]
    /// Whether it falls into the element.
    package var isInset: Bool
  }

  /// A style of type.
  package struct Style: Equatable {
    /// The size of the letters.
    package var size: TokenValue
    /// The line height as a length.
    package var line: TokenValue?
    /// The line height as a multiple of the size.
    package var ratio: Double?
    /// The weight, 400 is regular.
    package var weight: Double?
    /// The room between letters beside what the face gives them.
    package var spacing: TokenValue?
    /// The faces, the first that exists counts.
    package var family: [String]

    /// The style with the room between letters as a length, for formats that know no em.
    package var inLengths: Style {
      guard case .dimension(let number, "em")? = spacing, case .dimension(let size, let unit) = size
      else { return self }
      var copy = self
      copy.spacing = .dimension((number * size * 1e4).rounded() / 1e4, unit)
      return copy
    }

    /// The parts as values of their own, with the names that the interchange format and style sheets have for them.
    package var parts: [(name: String, value: TokenValue)] {
      [
        ("fontSize", size), ("lineHeight", ratio.map { .number($0) } ?? line ?? .number(0)),
        ("fontWeight", .weight(weight ?? 0)), ("letterSpacing", spacing ?? .number(0)),
        ("fontFamily", .family(family)),
      ].filter { part in
        switch part.0 {
        case "lineHeight": ratio != nil || line != nil
        case "fontWeight": weight != nil
        case "letterSpacing": spacing != nil
        case "fontFamily": !family.isEmpty
        default: true
        }
      }
    }
  }

  /// Reads the value that a token has in a mode.
  package init?(_ token: Token, in mode: Token.ModeValue) {
    var other = token
    other.value = mode.value
    self.init(other)
  }

  /// The unit that is written as px though it is another.
  package var foreignUnit: String? {
    switch self {
    case .dimension(_, let unit): ["px", "rem", "em"].contains(unit) ? nil : unit
    case .type(let style): style.size.foreignUnit
    default: nil
    }
  }

  // MARK: Shadows

  /// "0 2px 8px rgba(0,0,0,0.2)", several with commas between them (CSS Backgrounds 3, 6.1).
  package static func shadow(_ text: String) -> TokenValue? {
    let layers = split(text, at: ",").map(layer)
    guard !layers.isEmpty, layers.count <= 16 else { return nil }
    let read = layers.compactMap { $0 }
    return read.count == layers.count ? .shadow(read) : nil
  }

  private static func layer(_ text: String) -> Layer? {
    var lengths: [TokenValue] = []
    var color: TokenValue?
    var isInset = false
    for word in split(text, at: " ") {
      if word == "inset" {
        isInset = true
      } else if let found = TokenValue.color(word) {
        guard color == nil else { return nil }
        color = found
      } else {
        guard let length = length(word), lengths.count < 4 else { return nil }
        lengths.append(length)
      }
    }
    guard lengths.count >= 2, let color else { return nil }
    while lengths.count < 4 { lengths.append(.dimension(0, "px")) }
    return Layer(color: color, lengths: lengths, isInset: isInset)
  }

  /// A length; zero needs no unit.
  private static func length(_ word: String) -> TokenValue? {
    guard let (number, unit) = quantity(word) else { return nil }
    if unit.isEmpty { return number == 0 ? .dimension(0, "px") : nil }
    return units.contains(unit) && unit != "em" ? .dimension(number, unit) : nil
  }

  /// The parts of a text between separators outside of brackets and quotes.
  package static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var depth = 0
    var quote: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "\"" || scalar == "'" {
        quote = scalar
      }
      if quote == nil { depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0 }
      if scalar == separator, depth == 0, quote == nil {
        parts.append(String(part))
        part = .init()
      } else {
        part.append(scalar)
      }
    }
    parts.append(String(part))
    return parts.map(\.trimmedASCII).filter { !$0.isEmpty }
  }

  // MARK: Type

  /// "\"SF Mono\", monospace": names of faces.
  package static func family(_ text: String) -> TokenValue? {
    let names = split(text, at: ",").map { name in
      String(name.filter { $0 != "\"" && $0 != "'" && $0 != "`" })
    }
    let isNamed = names.allSatisfy { name in
      !name.isEmpty && name.utf8.count <= 80 && name.first?.isLetter == true
        && !name.contains { "(){};:#".contains($0) }
    }
    return names.isEmpty || !isNamed ? nil : .family(names)
  }

  private static let generic: Lexicon = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]

  /// Whether a list ends in a generic face, so that it can be one of faces only (CSS Fonts 4, 2.1.3).
  package static func isFamily(_ text: String) -> Bool {
    let names = split(text, at: ",")
    return names.count > 1 && names.last.map { generic.contains($0.lowercased()) } ?? false
  }

  private static let weights = WordMap<Double>([
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "regular": 400, "normal": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600,
    "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900,
  ])

  /// "Bold", "semi-bold", "600" (CSS Fonts 4, 2.2).
  package static func weight(_ text: String) -> Double? {
    if let number = Double(text), (1...1000).contains(number) { return number }
    return weights[String(text.lowercased().filter(\.isLetter))]
  }

  private static let spacings: Lexicon = [
    "letter-spacing", "letterspacing", "letter", "spacing", "tracking", "kerning",
  ]

  /// "0em", "-0.02em", "0.5px", "-2%": the room between letters, small where no word says that it is that.
  private static func spacing(_ word: String, isNamed: Bool) -> TokenValue? {
    guard let (number, unit) = quantity(word) else { return nil }
    switch unit {
    case "" where number == 0: return .dimension(0, "px")
    case "em" where isNamed || number.magnitude < 1: return .dimension(number, unit)
    case "%" where isNamed || number.magnitude <= 20: return .dimension(number / 100, "em")
    default:
      guard units.contains(unit), unit != "em", isNamed || number.magnitude <= 3 else { return nil }
      return .dimension(number, unit)
    }
  }

  /// "17pt/24pt Semibold", "14px/20px, weight 500", "24px/30px, Bold, -0.02em": a size, a line height, a weight, the
  /// room between letters.
  package static func style(_ text: String) -> TokenValue? {
    var words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard let first = words.first else { return nil }
    words.removeFirst()
    let sides = first.split(separator: "/").map(String.init)
    guard (1...2).contains(sides.count), let size = length(sides[0]),
      case .dimension(let number, let unit) = size, number > 0
    else { return nil }
    var style = Style(size: size, family: [])
    if sides.count == 2 {
      guard let (height, lineUnit) = quantity(sides[1]) else { return nil }
      if lineUnit == unit || lineUnit.isEmpty && height > 4 {
        style.line = .dimension(height, unit)
        style.ratio = (height / number * 1e4).rounded() / 1e4
      } else if lineUnit.isEmpty {
        style.ratio = height
      } else if lineUnit == "%" {
        style.ratio = (height * 100).rounded() / 1e4
      } else {
        guard units.contains(lineUnit) else { return nil }
        style.line = .dimension(height, lineUnit)
      }
    }
    var face: [String] = []
    var heaviness: [String] = []
    var isSpacing = false
    for word in words where word.lowercased() != "weight" {
      let name = word.lowercased().filter { $0 != ":" }
      if spacings.contains(name) {
        isSpacing = true
        continue
      }
      if style.spacing == nil, let spacing = spacing(word, isNamed: isSpacing) {
        style.spacing = spacing
        continue
      }
      let isPart = ["semi", "demi", "extra", "ultra"].contains(word.lowercased())
      if isPart || weight(word) != nil { heaviness.append(word) } else { face.append(word) }
    }
    if !heaviness.isEmpty {
      // "Semibold 600" says it twice.
      guard let value = weight(heaviness.joined()) ?? heaviness.last.flatMap(weight) else {
        return nil
      }
      style.weight = value
    }
    if !face.isEmpty {
      let isName = face.count <= 3 && face.allSatisfy { $0.first?.isUppercase == true }
      guard isName, case .family(let names) = family(face.joined(separator: " ")) else {
        return nil
      }
      style.family = names
    }
    return .type(style)
  }
}
