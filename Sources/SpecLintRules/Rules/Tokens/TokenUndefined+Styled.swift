import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names that stand once in a document, where its text gives a part its colour, style or curve by name: "background
/// `tealSoft`", "the corner uses `Shape.Leaf`", and numbers of a series that has others: `d5` beside `d1` to `d4`.
extension TokenUndefined {
  /// Words of looks in front of a name.
  private static let looks: Lexicon = [
    "background", "fill", "colour", "color", "border", "stroke", "tint", "hintergrund", "farbe",
    "color:", "fondo", "corner", "corners", "radius", "easing", "curve", "typography", "shadow",
    "estilo", "textstil", "schriftstil", "gradient", "backgrounds",
  ]
  private static let uses: Lexicon = [
    "uses", "use", "is", "are", "in", "the", "of", "with", "nutzt", "verwendet", "usa", "el", "la",
    "style", "token", "has", "a",
  ]

  /// Reports names that the text around them asks a value for.
  func checkStyled(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let tokens = context.spec.tokens
    guard tokens.count > 3, tokens.count(where: { $0.kind == .color }) > 2,
      TokenSource.find(in: document, context.facts) == nil
    else { return }
    let series = series(tokens)
    for run in document.runs where run.style.contains(.code) && (2...32).contains(run.count) {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard case let name = document.string(plain: range), isName(name),
        !context.facts.tokens.defines(name),
        !context.facts.titledTokens.contains(TokenIndex.key(name)),
        case let origin = document.origin(document.sourceRange(plain: range)),
        context.isNormative(origin.range),
        !context.spec.tokenUses.contains(where: { $0.name == name }),
        isMissing(name, in: series)
          || isLook(before: range.lowerBound, origin, document) && hasHump(name)
            && occurs(name, in: document) == 1
      else { continue }
      diagnostics.append(
        undefined([TokenUse(name: name, kind: nil, origin: origin)], unread(context), context))
    }
  }

  /// Letters, digits and the marks of names, beginning with a letter.
  private func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, ASCII.isLetter(first), !name.hasSuffix("."),
      !name.contains("()"), !isFile(name)
    else { return false }
    return name.utf8.allSatisfy { ASCII.isWord($0) || [0x2D, 0x2E, 0x2F, 0x5F].contains($0) }
  }

  private func isFile(_ name: String) -> Bool {
    [".md", ".css", ".ts", ".tsx", ".js", ".svg", ".png", ".json", ".swift", ".kt", ".dart"]
      .contains(where: name.hasSuffix)
  }

  /// Heads of names that belong to platforms, libraries and their classes.
  private static let hosts: Lexicon = [
    "color", "colors", "uicolor", "nscolor", "theme", "materialtheme", "font", "uifont", "text",
    "bg", "border", "rounded", "shadow", "fill", "stroke", "ring", "from", "to", "via", "curves",
    "animation", "easing", "system", "rgba", "linear", "radial", "ease", "cubic", "current",
    "currentcolor", "inherit", "icons", "r", "android", "material", "dark", "light",
    "background", "outline", "box", "min", "max", "flex", "grid", "use", "is", "on", "var",
    "motion", "aria", "data", "hover", "backdrop", "inset", "transition", "opacity", "z", "p", "m",
  ]

  /// Whether a name has parts, "tealSoft", "Shape.Leaf", "Text/Note", and none of a platform.
  private func hasHump(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let hasPart = zip(bytes, bytes.dropFirst()).contains { a, b in
      (0x61...0x7A).contains(a) && ASCII.isUpper(b) || (a == 0x2E || a == 0x2F) && ASCII.isLetter(b)
    }
    guard hasPart, let first = Names.words(name).first else { return false }
    return !Self.hosts.contains(first)
  }

  private func isLook(before offset: Int, _ origin: Origin, _ document: Document) -> Bool {
    guard let leaf = document.lastNode(startingBy: origin.range.start) else { return false }
    var start = max(document.plainText(of: leaf).lowerBound, offset - 40)
    guard start < offset else { return false }
    for index in start..<offset
    where [ASCII.lineFeed, 0x2E, 0x2C, 0x3B, 0x28, 0x3A].contains(document.plain[index]) {
      start = index + 1
    }
    let words = Names.words(document.string(plain: start..<offset))
    guard let place = words.lastIndex(where: Self.looks.contains), words.count - place <= 3 else {
      return false
    }
    return words[(place + 1)...].allSatisfy(Self.uses.contains)
  }

  /// How often the source has a name.
  private func occurs(_ name: String, in document: Document) -> Int {
    var name = name
    return name.withUTF8 { wanted in
      document.source.bytes.withUnsafeBufferPointer { bytes in
        var count = 0
        var start = 0
        while let place = ASCII.find(wanted, in: bytes, start..<bytes.count) {
          count += 1
          start = place + wanted.count
        }
        return count
      }
    }
  }

  // MARK: Series

  /// The numbers of names that are letters and a number, by their letters.
  private func series(_ tokens: [Token]) -> [String: Set<Int>] {
    var result: [String: Set<Int>] = [:]
    for token in tokens {
      guard let (stem, number) = Self.numbered(token.name) else { continue }
      result[stem, default: []].insert(number)
    }
    return result.filter { $0.value.count > 2 && $0.value == Set(1...$0.value.count) }
  }

  private func isMissing(_ name: String, in series: [String: Set<Int>]) -> Bool {
    guard let (stem, number) = Self.numbered(name), let known = series[stem] else { return false }
    return !known.contains(number) && number > 0 && number <= known.count + 3
  }

  /// "d4" as "d" and 4; headings such as "h4" are elements.
  private static func numbered(_ name: String) -> (String, Int)? {
    let digits = name.utf8.reversed().prefix { ASCII.isDigit($0) }.count
    guard digits == 1, let number = Int(name.suffix(1)), name.utf8.count > 1, name != "h",
      case let stem = String(name.dropLast(1)), stem.lowercased() != "h"
    else { return nil }
    return (stem, number)
  }
}
