public import SpecModel
public import SpecSyntax
import SpecText

/// A ground with a value for the dark appearance whose own text has none there: "--panel" below "Dark" without
/// "--panel-foreground".
///
/// - Source: CSS Custom Properties 1, 2: a property without a value of its own keeps the inherited one.
public struct UnpairedInk: Sendable {
  /// The ground in the dark appearance.
  public var ground: Token
  /// The text in the light appearance.
  public var ink: Token
  /// The contrast of that text on that ground.
  public var ratio: Double

  /// The texts of a document that cannot be read on the dark value of their ground, though they can on the light one.
  public static func find(_ document: Document, _ spec: SpecDocument) -> [UnpairedInk] {
    let endings = ["-foreground", "-fg"]
    let inks = spec.tokens.filter { token in
      token.kind == .color && token.name.hasPrefix("--")
        && endings.contains(where: token.name.hasSuffix)
    }
    guard !inks.isEmpty, document.mentions("ark") || document.mentions("unkel") else { return [] }
    var light: [String: Token] = [:]
    var dark: [String: Token] = [:]
    for token in spec.tokens
    where token.kind == .color && token.name.hasPrefix("--") && token.modes.isEmpty {
      switch mode(at: token.origin, document) {
      case .light: light[token.name] = light[token.name] ?? token
      case .dark: dark[token.name] = dark[token.name] ?? token
      case nil: break
      }
    }
    guard dark.count > 2, light.count >= dark.count else { return [] }
    return inks.compactMap { ink -> UnpairedInk? in
      guard light[ink.name]?.valueOrigin == ink.valueOrigin, dark[ink.name] == nil,
        ink.repeats.allSatisfy({ mode(at: $0.origin, document) == .light }),
        let ending = endings.first(where: ink.name.hasSuffix),
        case let name = String(ink.name.dropLast(ending.count)),
        let ground = dark[name], let own = light[name],
        let front = OpaqueColor(value: ink.value), let day = OpaqueColor(value: own.value),
        let night = OpaqueColor(value: ground.value), front.contrast(with: day) >= 4.5,
        case let ratio = front.contrast(with: night), ratio < 3
      else { return nil }
      return UnpairedInk(ground: ground, ink: ink, ratio: ratio)
    }
  }

  /// The appearance of the section of a place, or of the style rule that holds it.
  private static func mode(at origin: Origin, _ document: Document) -> ModeWords.Mode? {
    let start = origin.range.start
    guard document.isCode(start) else {
      guard let node = document.lastNode(startingBy: start),
        case let section = Int(document.nodes[node].section), section > 0
      else { return nil }
      return ModeWords.mode(in: document.title(ofSection: section))
    }
    let bytes = document.source.bytes
    let place = Int(start)
    guard let brace = bytes[max(0, place - 6000)..<place].lastIndex(of: 0x7B) else { return nil }
    let line = document.source.lineRange(document.source.lineIndex(of: brace)).offsets
    let selector = line.lowerBound..<min(brace, line.upperBound)
    for word in ["dark", "night"] as [StaticString]
    where ASCII.find(word, in: bytes, selector) != nil {
      return .dark
    }
    for word in [":root", "light"] as [StaticString]
    where ASCII.find(word, in: bytes, selector) != nil {
      return .light
    }
    return nil
  }
}
