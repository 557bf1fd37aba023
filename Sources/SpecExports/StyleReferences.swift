import SpecAnalysis
import SpecModel

/// References between tokens as references between the properties of a style sheet.
struct StyleReferences {
  private let references: TokenReferences
  private let properties: [String]

  /// Takes the tokens with the property that each has.
  init(_ tokens: [Token], properties: [String]) {
    references = TokenReferences(tokens)
    self.properties = properties
  }

  /// A value with the properties of the sheet for the names of the document: "var(--ink)", "{color.ink}".
  func renamed(_ value: String) -> String {
    if let place = references.place(in: value) { return "var(\(properties[place]))" }
    var result = ""
    var rest = Substring(value)
    while let start = rest.firstRange(of: "var(--") {
      let name = Self.name(rest[start.upperBound...])
      result += rest[..<start.lowerBound]
      let property = references.place(of: name).map { properties[$0] } ?? "--" + name
      result += "var(" + property
      rest = rest[start.upperBound...].dropFirst(name.count)
    }
    return result + rest
  }

  private static func name(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  /// What values refer to and no token of the sheet is, one sentence for all.
  static func remarks(_ tokens: [Token], properties: [String]) -> [String] {
    let values = tokens.flatMap { [$0.value] + $0.modes.map(\.value) }
    guard values.contains(where: { $0.contains("var(--") }) else { return [] }
    let known = Set(properties)
    var unknown: [String] = []
    for value in values {
      var rest = Substring(value)
      while let start = rest.firstRange(of: "var(--") {
        rest = rest[start.upperBound...]
        let name = name(rest)
        // One with a value behind a comma always has one.
        let hasValue = rest.dropFirst(name.count).drop { $0 == " " }.first == ","
        if !hasValue, !known.contains("--" + name), !unknown.contains("--" + name) {
          unknown.append("--" + name)
        }
      }
    }
    guard let first = unknown.first else { return [] }
    return [
      unknown.count == 1
        ? "no document defines the property that a value refers to: \(first)"
        : "no document defines \(unknown.count) properties that values refer to: "
          + unknown.prefix(6).joined(separator: ", ")
          + (unknown.count > 6 ? " and \(unknown.count - 6) more" : "")
    ]
  }
}
