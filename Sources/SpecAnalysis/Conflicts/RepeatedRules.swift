import SpecModel
import SpecSyntax
import SpecText

/// Two style rules of one selector that give a property different values in different sections: the shadow of
/// ".btn:hover" below "Motion" and below "Buttons".
///
/// Sections of a width, a device, an appearance or an example have values of their own, and so have variants: sections
/// side by side below one thing, and titles that add to the thing. "Motion" and "Layout" are sides of the same thing.
struct RepeatedRules {
  /// A declaration with what it belongs to.
  private struct Found {
    var value: String
    var origin: Origin
    var section: Int32
  }

  /// Properties that a later rule rarely adds to: what moves and how long may be told apart from the look.
  private static let properties: Lexicon = [
    "box-shadow", "border-radius", "background", "background-color", "color", "font-size", "height",
    "min-height", "padding", "gap", "border", "font-weight", "line-height", "min-width",
    "opacity",
  ]
  private static let others: Lexicon = [
    "example", "examples", "before", "after", "do", "don't", "don", "dont", "good", "bad", "wrong",
    "mobile", "tablet", "desktop", "phone", "compact", "medium", "expanded", "small", "large",
    "responsive", "print", "variant", "variants", "alternative", "option", "legacy", "old", "new",
    "theme", "themes", "migration", "fallback", "override", "overrides", "contrast", "reduced",
    "advanced", "usage", "demo", "beispiel", "exemple", "ejemplo", "exemplo", "esempio",
    "v1", "v2",
  ]
  private static let wideOthers = [
    "使用示例", "代码示例", "移动", "手机", "平板", "桌面", "响应式", "スマートフォン", "タブレット", "デスクトップ", "예시", "모바일",
    "변형", "变体", "变种", "主题", "テーマ", "✅", "❌",
  ]

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions(":hover") || document.mentions("{") && document.mentions("```css"),
      document.codeBlocks.count > 1
    else { return [] }
    var known: [String: Found] = [:]
    var result: [FactConflict] = []
    for rule in StyleRules.read(document)
    where !rule.isReduced && !rule.isConditional && rule.selector.hasPrefix(".")
      && !rule.selector.contains(",") && !rule.selector.contains(" ")
    {
      for declaration in rule.declarations where properties.contains(declaration.property) {
        guard let node = document.lastNode(startingBy: declaration.origin.range.start) else {
          continue
        }
        let key = rule.selector + " " + declaration.property
        let own = Found(
          value: declaration.value, origin: declaration.origin,
          section: document.nodes[node].section)
        guard let first = known[key] else {
          known[key] = own
          continue
        }
        guard first.section != own.section, spelled(first.value) != spelled(own.value),
          isSober(rule.selector, first, own, document)
        else { continue }
        result.append(
          FactConflict(
            subject: rule.selector, property: declaration.property,
            statements: [
              .init(value: own.value, origin: own.origin),
              .init(value: first.value, origin: first.origin),
            ], reason: "two style rules of '\(rule.selector)' give it"))
      }
    }
    return result
  }

  /// A value with its colours in one spelling: "#FFF" and "white" are "#ffffff".
  private static func spelled(_ value: String) -> String {
    value.lowercased().filter { $0 != "\"" && $0 != "'" }
      .split(separator: " ").map { word in
        let end = word.last == "," ? word.dropLast() : word
        guard end.first == "#" || end == "white" || end == "black", let color = OpaqueColor(end)
        else { return String(word) }
        return "\(color.red) \(color.green) \(color.blue)" + word.dropFirst(end.count)
      }.joined()
  }

  /// Whether neither section, nor one above it, limits its rules, and no value is a name that may be the other one.
  private static func isSober(
    _ selector: String, _ first: Found, _ second: Found, _ document: Document
  ) -> Bool {
    // A share of the room around it says nothing against a length.
    guard
      ![first.value, second.value].contains(where: { $0.contains("var(") || $0.contains("%") })
        || areOfOneScheme(first.value, second.value),
      !areVariants(first.section, second.section, selector, document)
    else { return false }
    return [first, second].allSatisfy { found in
      document.path(ofSection: Int(found.section)).allSatisfy { section in
        let title = document.title(ofSection: section)
        return (isAspect(title) || !Names.hasWord(title, in: others))
          && ModeWords.mode(in: title) == nil
          && !wideOthers.contains(where: title.contains)
          && !title.contains("px")
      }
    }
  }

  /// Whether two values are names of one scheme, of which neither goes on with the other: "var(--color-outline)" and
  /// "var(--color-surface-raised)".
  private static func areOfOneScheme(_ first: String, _ second: String) -> Bool {
    let names = [first, second].map { value -> [String] in
      guard value.hasPrefix("var(--"), value.hasSuffix(")"), !value.contains(",") else { return [] }
      return Names.words(String(value.dropFirst(4).dropLast()))
    }
    guard names.allSatisfy({ $0.count > 1 }), names[0][0] == names[1][0] else { return false }
    let words = names.map(Set.init)
    return !words[0].isSubset(of: words[1]) && !words[1].isSubset(of: words[0])
  }

  /// Words of titles that leave the thing as it is.
  private static let plain: Lexicon = [
    "style", "styles", "styling", "css", "component", "components", "spec", "specs",
  ]
  /// Words of titles that name a side of the same thing.
  private static let aspects = MotionWords.nouns.union(plain).union([
    "interaction", "interactions", "interactivity", "layout", "layouts", "theme", "theming",
    "effects", "effect", "visual", "visuals", "look", "colors", "colours", "color", "colour",
    "typography", "spacing", "shadows", "shadow", "elevation", "behavior", "behaviour", "states",
    "state", "hover", "feedback", "shape", "verhalten", "gestaltung", "aussehen", "farben",
    "interactivité", "apparence", "comportement", "couleurs", "interacción", "diseño", "colores",
    "interação", "cores", "aspecto", "interazione", "aspetto", "colori", "interactie", "uiterlijk",
    "kleuren", "interaksi", "tata", "letak", "warna", "动效", "交互", "布局", "配色", "モーション",
    "アニメーション", "レイアウト", "配色", "インタラクション", "모션", "레이아웃", "인터랙션", "색상",
    "and", "und", "et", "y", "e", "en", "dan",
  ])
  /// Nouns of titles that have a style sheet of their own.
  private static let products: Lexicon = [
    "app", "apps", "portal", "site", "website", "product", "edition", "brand", "console",
    "dashboard", "tenant",
  ]

  private static func isAspect(_ title: String) -> Bool {
    Names.words(title).allSatisfy { aspects.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// Whether two sections give one class to different things: below one thing they stand side by side, a title adds
  /// to the thing, "Elevated cards", or both end in one noun, "Shop app" and "Depot app".
  private static func areVariants(
    _ first: Int32, _ second: Int32, _ selector: String, _ document: Document
  ) -> Bool {
    let things = Set(Names.words(selector).map(Subject.singular))
    func words(_ section: Int) -> [String] {
      Names.words(document.title(ofSection: section)).filter { !$0.allSatisfy(\.isNumber) }
        .map(Subject.singular)
    }
    let titles = [first, second].map { document.title(ofSection: Int($0)) }
    let parent = Int(document.sections[Int(first)].parent)
    if parent == Int(document.sections[Int(second)].parent), parent > 0,
      document.sections[parent].level > 1 || words(parent).contains(where: things.contains),
      !titles.contains(where: isAspect)
    {
      return true
    }
    let both = [first, second].map { words(Int($0)) }
    if let last = both[0].last, both[0].count > 1, both[1].count > 1, both[1].last == last,
      !aspects.contains(last)
    {
      return true
    }
    return both.contains { words in
      let others = words.filter { !things.contains($0) && !aspects.contains($0) }
      return !others.isEmpty && others.count < words.count && words.contains(where: things.contains)
        || words.count > 1 && words.last.map(products.contains) == true
    }
  }
}
