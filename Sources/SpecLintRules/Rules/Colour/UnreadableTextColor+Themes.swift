import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Style rules of which each sets the colours of one appearance: ":root { … }" and ".dark { … }".
extension UnreadableTextColor {
  /// The texts and the grounds of one style rule.
  struct Theme {
    var texts: [ColorRoles.Member] = []
    var backgrounds: [ColorRoles.Member] = []
  }

  /// Words that may stand in the name of the ground of a page.
  private static let plain: Lexicon = [
    "color", "colors", "colour", "bg", "background", "surface", "ground", "paper", "page", "canvas",
    "app", "body", "base", "primary", "main", "default", "root", "0", "1", "100", "50", "theme",
  ]

  /// The rules of a document that set texts and the ground of a page, where there are several.
  func themes(_ roles: ColorRoles, _ document: Document) -> [Theme] {
    guard document.mentions("{") else { return [] }
    var themes: [Int: Theme] = [:]
    for ground in roles.backgrounds where document.isCode(ground.origin.range.start) {
      guard let rule = rule(around: ground.origin, document) else { continue }
      themes[rule, default: Theme()].backgrounds.append(ground)
    }
    themes = themes.filter { theme in
      theme.value.backgrounds.contains { Names.words($0.name).allSatisfy(Self.plain.contains) }
    }
    guard themes.count > 1 else { return [] }
    for text in roles.texts where document.isCode(text.origin.range.start) {
      guard let rule = rule(around: text.origin, document), themes[rule] != nil else { continue }
      themes[rule]?.texts.append(text)
    }
    return themes.keys.sorted().compactMap { themes[$0] }
  }

  /// Pieces of selectors of rules whose values all of the page inherits.
  private static let roots = [
    ":root", "html", "body", ":host", "theme", ".dark", ".light", "[data-",
  ]
  /// How far back the opening bracket of a rule is looked for.
  private static let reach = 6000

  /// Where the rule around a place opens, if its selector names the page or an appearance.
  private func rule(around origin: Origin, _ document: Document) -> Int? {
    let bytes = document.source.bytes
    var offset = Int(origin.range.start)
    let least = max(0, offset - Self.reach)
    var depth = 0
    while offset > least {
      offset -= 1
      if bytes[offset] == 0x7D { depth += 1 }
      if bytes[offset] == ASCII.backtick, bytes[max(0, offset - 1)] == ASCII.backtick { return nil }
      guard bytes[offset] == 0x7B else { continue }
      if depth == 0 { break }
      depth -= 1
    }
    guard offset > least, bytes[offset] == 0x7B else { return nil }
    let line = document.source.lineRange(document.source.lineIndex(of: offset))
    let selector = document.source.string(SourceRange(Int(line.start), offset)).lowercased()
    return selector.utf8.count < 160 && Self.roots.contains(where: selector.contains)
      ? offset : nil
  }
}
