public import SpecModel
import SpecSyntax
public import SpecText

/// A size that a document gives to a named thing: by a label ("Photo Cards: 8px corners") or below its heading.
public struct ComponentFact: Sendable, Hashable {
  /// The words of the thing, sorted, plurals folded.
  public var component: [String]
  /// What is measured.
  public var kind: Constraint.Kind
  /// The unit.
  public var unit: Unit
  /// The value.
  public var value: Double
  /// Whether the words come from the label of the line; otherwise from the heading above it.
  public var isLabelled: Bool
  /// Whether a mode, a breakpoint or a variant limits it.
  public var isLimited: Bool
  /// The thing in the author's words.
  public var name: String
  /// The innermost heading.
  public var section: String
  /// Where the value stands.
  public var origin: Origin

  /// What two facts have in common when they speak of the same size.
  public struct Key: Hashable, Sendable {
    var component: [String]
    var kind: Constraint.Kind
    var unit: Unit
  }

  /// The size that the fact speaks of.
  public var key: Key { Key(component: component, kind: kind, unit: unit) }
}

/// The ledger of the sizes of things in one document.
struct ComponentFacts {
  /// Words that name a property, a part or a layout, but no thing.
  private static let properties: Set<String> = [
    "a", "an", "the", "of", "to", "for", "from", "by", "at", "on", "and", "or", "with", "is", "are",
    "be", "its", "it", "this", "that", "in", "size", "min", "max", "minimum", "maximum", "height",
    "width", "padding", "margin", "spacing", "gap", "radiu", "radius", "border", "corner",
    "default",
    "value", "duration", "animation", "timing", "delay", "opacity", "scale", "shadow", "total",
    "time", "visual", "design", "spec", "specification", "dimension", "style", "layout",
    "structure", "component", "state", "interaction", "interactive", "element", "typography",
    "color", "vertical", "horizontal", "internal", "rounded", "primary", "font", "line", "inner",
    "outer", "top", "bottom", "left", "right", "each", "between", "stroke", "outline", "touch",
    "target", "all", "every", "mobile", "tablet", "desktop", "ios", "android", "small", "medium",
    "large", "system", "guideline", "other", "general", "overview", "screen", "view", "section",
    "container", "wrapper",
  ]

  /// The facts of a document: exact lengths in prose and tables.
  static func find(_ document: Document, _ spec: SpecDocument) -> [ComponentFact] {
    spec.constraints.compactMap { constraint in
      guard let value = constraint.quantity.exact, constraint.base == nil,
        !constraint.quantity.isApproximate, constraint.quantity.unit.isLength,
        isSize(constraint.kind), constraint.kind != .stroke || !isLeading(constraint, document),
        !document.isCode(constraint.origin.range.start)
      else { return nil }
      var component = words(constraint.subject)
      var name = constraint.subject
      let isLabelled = !component.isEmpty
      if component.isEmpty {
        guard let heading = constraint.scope.dropFirst().last(where: { !words($0).isEmpty }) else {
          return nil
        }
        component = words(heading)
        name = heading
      }
      return ComponentFact(
        component: component, kind: constraint.kind, unit: constraint.quantity.unit, value: value,
        isLabelled: isLabelled,
        isLimited: constraint.condition != nil, name: name, section: constraint.scope.last ?? "",
        origin: constraint.origin)
    }
  }

  /// Whether a line gives the height of lines of text, which no stroke has.
  private static func isLeading(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = document.source.string(constraint.lineOrigin.range).lowercased()
    return line.contains("line height") || line.contains("line-height")
  }

  /// Properties of which a thing has one: paddings and gaps differ by side.
  private static func isSize(_ kind: Constraint.Kind) -> Bool {
    switch kind {
    case .height, .radius, .stroke: true
    default: false
    }
  }

  private static func words(_ text: String) -> [String] {
    var result: Set<String> = []
    for word in Names.words(text) {
      let folded =
        word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        ? String(word.dropLast()) : word
      guard let first = folded.utf8.first, !ASCII.isDigit(first), !properties.contains(folded)
      else { continue }
      result.insert(folded)
    }
    return result.sorted()
  }

  // MARK: Conflicts

  /// A size given by a label and, below the heading of the same thing, with another value.
  static func conflicts(_ facts: [ComponentFact]) -> [FactConflict] {
    var groups: [ComponentFact.Key: [ComponentFact]] = [:]
    for fact in facts where !fact.isLimited { groups[fact.key, default: []].append(fact) }
    var result: [FactConflict] = []
    for (_, group) in groups where group.count > 1 {
      let labelled = group.filter { $0.isLabelled && !isPartOfOverlay($0) }
      let headed = group.filter { !$0.isLabelled }
      // A label of its own below the heading, such as "Compact Height", makes a variant.
      let hasVariants = headed.contains { fact in
        facts.contains {
          ($0.isLabelled || $0.isLimited) && $0.section == fact.section && $0.kind == fact.kind
            && ($0.component != fact.component || $0.isLimited)
        }
      }
      guard !hasVariants else { continue }
      // One thing with several sizes has variants, and nobody knows which one the other place means.
      guard let here = one(labelled), let there = one(headed), here.value != there.value else {
        continue
      }
      result.append(conflict(here, there, "'\(there.name)' is the heading of the other value"))
    }
    return result
  }

  private static let overlays: Lexicon = [
    "modal", "modals", "dialog", "dialogs", "dialogue", "sheet", "sheets", "drawer", "drawers",
    "popover", "popovers", "popup", "popups", "lightbox", "overlay", "overlays", "toast", "toasts",
    "tooltip", "tooltips", "menu", "menus", "dropdown", "dropdowns", "モーダル", "ダイアログ", "弹窗",
    "模态框", "对话框", "모달", "다이얼로그", "팝업",
  ]
  private static let holders: Set<String> = [
    "card", "box", "panel", "surface", "window", "body", "content", "frame", "header", "footer",
  ]

  /// Whether a label below the heading of an overlay names what holds its parts: "Card: radius 16px" of "Modals" is no
  /// card of a page.
  private static func isPartOfOverlay(_ fact: ComponentFact) -> Bool {
    fact.component.allSatisfy(holders.contains) && Names.hasWord(fact.section, in: overlays)
  }

  /// The first of several facts that all give one value.
  private static func one(_ facts: [ComponentFact]) -> ComponentFact? {
    guard let first = facts.first, facts.allSatisfy({ $0.value == first.value }) else { return nil }
    return first
  }

  private static func conflict(
    _ here: ComponentFact, _ there: ComponentFact, _ reason: String
  ) -> FactConflict {
    func statement(_ fact: ComponentFact) -> FactConflict.Statement {
      .init(value: Numbers.text(fact.value) + fact.unit.rawValue, origin: fact.origin)
    }
    return FactConflict(
      subject: here.name, property: here.kind.rawValue,
      statements: [statement(here), statement(there)], reason: reason)
  }
}

/// A delay between neighbours that a document gives in general, and differently everywhere else.
struct StaggerConflicts {
  /// Words of a label that speaks of every stagger.
  private static let general: Set<String> = [
    "stagger", "delay", "timing", "duration", "per", "item", "items", "default", "between",
    "standard",
  ]

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    let found = spec.durations.filter {
      $0.role == .stagger && $0.quantity.exact != nil && !document.isCode($0.origin.range.start)
        && !isDenied($0.origin, document)
    }
    // A line with two values compares them itself.
    let counts = found.reduce(into: [Int: Int]()) { $0[line(of: $1, document), default: 0] += 1 }
    let facts = found.filter { counts[line(of: $0, document)] == 1 }
    let all = facts.filter(isGeneral)
    let others = facts.filter { !isGeneral($0) }
    guard let rule = all.first, let first = others.first,
      all.allSatisfy({ $0.quantity.exact == rule.quantity.exact }),
      // Several staggers with values of their own are several things.
      others.allSatisfy({ $0.quantity.exact == first.quantity.exact }),
      rule.quantity.exact != first.quantity.exact
    else { return [] }
    let statements = (others + all).sorted { $0.origin.range.start < $1.origin.range.start }
    return [
      FactConflict(
        subject: first.subject, property: "delay between neighbours",
        statements: statements.map {
          .init(value: Numbers.text($0.quantity.exact ?? 0) + " ms", origin: $0.origin)
        }, reason: "'\(rule.subject)' speaks of every stagger, and there is one other value alone")
    ]
  }

  private static func line(of fact: DurationFact, _ document: Document) -> Int {
    document.source.line(of: fact.origin.range.start)
  }

  private static let joints: Lexicon = [
    "or", "nor", "oder", "noch", "ou", "ni", "o", "né", "of", "atau", "или", "ни", "또는", "或", "または",
  ]
  private static let wideDenials = ["无", "無", "没有", "沒有", "不", "なし", "없"]

  /// Whether a value is the last of a list of things that are denied: "no shift, stagger or 420ms delay".
  private static func isDenied(_ origin: Origin, _ document: Document) -> Bool {
    let line = document.firstLine(of: origin.range).offsets
    let place = Int(origin.range.start)
    guard line.lowerBound < place, place <= line.upperBound, place - line.lowerBound < 400 else {
      return false
    }
    let before = document.source.string(SourceRange(line.lowerBound, place))
    let clause = String(before.split { ".;|。；".contains($0) }.last ?? "")
    let words = Names.words(clause)
    guard let last = words.last, joints.contains(last) else { return false }
    return words.contains(where: NegationWords.words.contains)
      || wideDenials.contains(where: clause.contains)
  }

  private static func isGeneral(_ fact: DurationFact) -> Bool {
    let words = Names.words(fact.subject)
    return words.contains("stagger") && words.allSatisfy(general.contains)
  }
}
