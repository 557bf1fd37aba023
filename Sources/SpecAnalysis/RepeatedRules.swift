import SpecModel
import SpecSyntax
import SpecText

/// Two style rules of one selector that give a property different values in different sections: the shadow of
/// ".btn:hover" below "Motion" and below "Buttons".
///
/// Sections of a width, a device, an appearance or an example have values of their own, and so have variants: sections
/// side by side below one thing, and titles that say more than one thing.
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
    "min-height",
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
      ![first.value, second.value].contains(where: { $0.contains("var(") || $0.contains("%") }),
      !areVariants(first.section, second.section, selector, document)
    else { return false }
    return [first, second].allSatisfy { found in
      document.path(ofSection: Int(found.section)).allSatisfy { section in
        let title = document.title(ofSection: section)
        return !Names.hasWord(title, in: others) && ModeWords.mode(in: title) == nil
          && !wideOthers.contains(where: title.contains)
          && !title.contains("px")
      }
    }
  }

  /// Words of titles that leave the thing as it is.
  private static let plain: Lexicon = [
    "style", "styles", "styling", "css", "component", "components", "spec", "specs",
  ]

  /// Whether two sections give one class to different things: below one thing they stand side by side, or a title adds
  /// to the thing, "Elevated cards", "Admin app".
  private static func areVariants(
    _ first: Int32, _ second: Int32, _ selector: String, _ document: Document
  ) -> Bool {
    let things = Set(Names.words(selector).map(Subject.singular))
    func names(_ section: Int) -> Bool {
      Names.words(document.title(ofSection: section)).contains {
        things.contains(Subject.singular($0))
      }
    }
    let parent = Int(document.sections[Int(first)].parent)
    if parent == Int(document.sections[Int(second)].parent), parent > 0,
      document.sections[parent].level > 1 || names(parent)
    {
      return true
    }
    return [first, second].contains { section in
      let words = Names.words(document.title(ofSection: Int(section))).filter {
        !plain.contains($0) && !things.contains(Subject.singular($0)) && !$0.allSatisfy(\.isNumber)
      }
      return words.count + (names(Int(section)) ? 1 : 0) > 1
    }
  }
}
