import SpecModel
public import SpecSyntax
public import SpecText

/// A line that calls one shadow the only one, and the lines that cast another: "the only shadow in use" beside the
/// `box-shadow` of a button.
public struct SoleShadow: Sendable {
  /// The line that says so.
  public var statement: SourceRange
  /// The other shadows, in order.
  public var others: [SourceRange]

  private static let cues: [StaticString] = ["hadow", "阴影", "陰影", "ombra", "ombre", "chatten"]
  private static let claims: [StaticString] = [
    "nly shadow", "nly one shadow", "ole shadow", "唯一", "nica", "seule", "einzige",
  ]
  private static let phrases = [
    "the only shadow", "only one shadow", "the sole shadow", "唯一使用的阴影", "唯一的阴影", "唯一阴影",
    "唯一の影", "la única sombra", "la seule ombre", "der einzige schatten", "a única sombra",
    "l'unica ombra",
  ]
  /// Words behind the phrase that limit it to nothing.
  private static let plain: Lexicon = [
    "in", "use", "used", "we", "is", "this", "the", "system", "design", "app", "product", "ui",
    "interface", "allowed", "permitted", "anywhere", "value", "token", "en", "uso", "esta",
  ]
  /// Words of lines whose shadow is a mark, a state or a negative example.
  private static let marks: Lexicon = [
    "inset", "focus", "ring", "hover", "pressed", "active", "outline", "never", "not", "avoid",
    "none", "old", "removed", "before", "instead", "dark",
  ]

  /// The first such line of a document, where another line casts another shadow.
  ///
  /// - Complexity: O(lines), where the document calls something the only one.
  public static func find(_ document: Document) -> SoleShadow? {
    let source = document.source
    let claims = Self.claims.filter(source.holds)
    guard !claims.isEmpty, cues.contains(where: { document.mentions($0) }),
      document.mentions("rgb"),
      let line = (0..<source.lineCount).first(where: { number in
        mayHold(claims, source, number) && isClaim(source, number)
      })
    else { return nil }
    let shadows = (0..<source.lineCount).compactMap { number -> (number: Int, value: String)? in
      guard mayHold(["rgb"], source, number) else { return nil }
      return shadow(source.string(source.lineRange(number))).map { (number, $0) }
    }
    guard let own = shadows.first(where: { (line...line + 3).contains($0.number) }) else {
      return nil
    }
    let others = shadows.filter { $0.value != own.value }.map { source.lineRange($0.number) }
    return others.isEmpty ? nil : SoleShadow(statement: source.lineRange(line), others: others)
  }

  /// Whether one of some texts stands in a line: a look at its bytes.
  private static func mayHold(_ texts: [StaticString], _ source: SourceText, _ number: Int) -> Bool
  {
    let range = source.lineRange(number).offsets
    return range.count < 300
      && texts.contains { ASCII.find($0, in: source.bytes, range) != nil }
  }

  /// Whether a line calls a shadow the only one of all.
  private static func isClaim(_ source: SourceText, _ number: Int) -> Bool {
    let text = source.string(source.lineRange(number)).lowercased()
    return phrases.contains { phrase in
      guard let place = text.firstRange(of: phrase) else { return false }
      let rest = text[place.upperBound...].prefix { !":.;,(`—–*\n".contains($0) }
      return Names.words(String(rest)).allSatisfy(plain.contains)
    }
  }

  /// The shadow that a line casts, however it is written: three lengths or more and a colour.
  private static func shadow(_ line: String) -> String? {
    guard line.utf8.count < 300, let color = line.firstRange(of: "rgb"),
      !Names.hasWord(line, in: marks), !line.contains("text-shadow"),
      let end = line[color.lowerBound...].firstIndex(of: ")")
    else { return nil }
    let lengths = line[..<color.lowerBound].split(separator: " ").suffix(4).reversed().prefix {
      let bare = $0.drop { $0 == "-" || $0 == "`" }
      return bare.first?.isNumber == true || bare.first == "."
    }
    let values: [String] = lengths.reversed().map { String($0.filter { $0 != "`" }) }
    // A ring around the whole has neither a way nor a blur.
    guard values.count > 2, values.prefix(3).contains(where: { !["0", "0px"].contains($0) })
    else { return nil }
    // A spread that is not given is none.
    let sizes = values.map(length) + (values.count < 4 ? ["0.0"] : [])
    return sizes.joined(separator: " ") + " " + parts(of: line[color.lowerBound...end])
  }

  /// A length as a number of pixels; one in another unit as written.
  private static func length(_ text: String) -> String {
    let bare = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    return Double(bare).map { "\($0)" } ?? text
  }

  /// The numbers of a colour: "0.0 0.0 0.0 0.08" of "rgba(0, 0, 0, .08)" and of "rgb(0 0 0 / 8%)".
  private static func parts(of color: Substring) -> String {
    let inner = color.drop { $0 != "(" }
    let numbers = inner.split { "(), /".contains($0) }.map { part -> String in
      let bare = part.hasSuffix("%") ? part.dropLast() : part
      guard let value = Double(String(bare)) else { return String(part) }
      return "\(part.hasSuffix("%") ? value / 100 : value)"
    }
    return numbers.joined(separator: " ")
  }
}
