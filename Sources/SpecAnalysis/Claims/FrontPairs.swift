import SpecModel
import SpecSyntax
import SpecText

/// Finds the text colours and grounds that the components of a front matter pair: `backgroundColor` and `textColor`.
///
/// A translucent ground is taken over white where the text is dark: no other page gives dark text more contrast.
///
/// - Source: the DESIGN.md convention (`components`).
struct FrontPairs {
  private static let grounds: Lexicon = ["backgroundcolor", "background", "bg", "fill"]
  private static let inks: Lexicon = ["textcolor", "color", "foreground", "labelcolor"]
  /// Components whose text need not be read, or has none; a hint in an empty field must be (WCAG 2.2, 1.4.3).
  private static let exempt = SwitchedOff.words.union(["icon", "divider", "logo", "skeleton"])

  private let document: Document
  private let colors: [String: Token]
  private let styles: [String: Token]

  /// The pairs of one document.
  ///
  /// - Complexity: O(components + tokens).
  static func find(_ document: Document, _ spec: SpecDocument) -> [ColorPair] {
    guard let components = document.frontMatter?.root["components"], !components.entries.isEmpty
    else { return [] }
    let finder = FrontPairs(document, spec)
    return components.entries.compactMap(finder.pair)
  }

  private init(_ document: Document, _ spec: SpecDocument) {
    self.document = document
    func named(_ kind: Token.Kind) -> [String: Token] {
      Dictionary(
        spec.tokens.filter { $0.kind == kind }.map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    colors = named(.color)
    styles = named(.typography)
  }

  private func pair(_ component: YAMLNode.Entry) -> ColorPair? {
    guard !Names.hasWord(component.key, in: Self.exempt) else { return nil }
    func property(_ names: Lexicon) -> YAMLNode? {
      component.value.entries.first { names.contains($0.key.lowercased().filter(\.isLetter)) }?
        .value
    }
    guard let ground = property(Self.grounds), let text = property(Self.inks),
      let ink = color(text), let background = ink.color.flatMap({ self.ground(ground, below: $0) })
    else { return nil }
    let style = property(["typography"]).flatMap { styles[Self.reference($0.text)] }
    let numbers = style.map { $0.value.split { " /".contains($0) } } ?? []
    let size = numbers.first.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    let weight = numbers.last.flatMap { Int($0) } ?? 0
    return ColorPair(
      subject: component.key, ink: ink, background: background, size: size,
      isBold: weight >= 700)
  }

  /// "{colors.primary}" as "colors.primary".
  private static func reference(_ text: String) -> String {
    text.filter { $0 != "{" && $0 != "}" }
  }

  /// A value, or that of the token that a reference names.
  private func value(_ node: YAMLNode) -> String {
    colors[Self.reference(node.text)]?.value ?? node.text
  }

  private func color(_ node: YAMLNode) -> ColorPair.Ink? {
    guard node.text.contains("{") || node.text.hasPrefix("#"),
      let color = OpaqueColor(value(node))
    else { return nil }
    return .init(text: node.text, color: color, origin: document.origin(node.range))
  }

  private func ground(_ node: YAMLNode, below ink: OpaqueColor) -> ColorPair.Ink? {
    if let opaque = color(node) { return opaque }
    guard let (tint, alpha) = OpaqueColor.translucent(value(node)), ink.luminance < 0.3,
      let white = OpaqueColor("white")
    else { return nil }
    return .init(
      text: node.text + " over white", color: white.under(tint, alpha: alpha),
      origin: document.origin(node.range))
  }
}
