import SpecModel
import SpecText

/// Reports headings, messages and buttons that the state's wireframe names beside its rows and the dump lacks,
/// and those of other states that it shows: "Page heading" beside "Today", "Retry button" beside "[Try again]".
enum DrawnPartRule: LayoutRule {
  /// Words of notes beside things that the drawing spells as the screen does; other rows may be examples.
  private static let literal: Lexicon = ["heading", "headline", "message", "button"]

  /// A row whose one component has a name and a text.
  struct Part {
    var name: String
    var text: String
    var folded: String
    var row: Int
    var origin: Origin
  }

  /// A drawing with its literal things.
  struct Drawing {
    let title: String
    let origin: Origin
    let parts: [Part]

    init(_ wireframe: Wireframe) {
      title = wireframe.title
      origin = wireframe.origin
      parts = DrawnPartRule.parts(of: wireframe)
    }
  }

  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let wireframe = context.wireframe, !context.words.hasNoText else { return }
    let (own, others) = drawings(context.serving, apartFrom: wireframe)
    for part in own.flatMap(\.parts) { results.checks.append(required(part, context)) }
    guard context.isStateNamed else { return }
    var known = Set(wireframe.rows.flatMap(\.components).map { fold($0.text) })
    let state = context.stateKey
    for text in context.serving.stateTexts where text.stateKey == state {
      known.insert(text.folded)
    }
    let names = Set(
      (wireframe.parts + wireframe.rows.compactMap(\.note)).map { Names.key($0.subject ?? "") })
    for other in others {
      for part in other.parts
      where !known.contains(part.folded) && !names.contains(Names.key(part.name)) {
        known.insert(part.folded)
        if let check = forbidden(part, of: other.title, context) { results.checks.append(check) }
      }
    }
  }

  /// The drawing of the state, and those of others.
  private static func drawings(
    _ serving: ServingSpecs, apartFrom wireframe: Wireframe
  ) -> (own: [Drawing], others: [Drawing]) {
    let isOwn = { (drawing: Drawing) in drawing.origin == wireframe.origin }
    return (serving.drawings.filter(isOwn), serving.drawings.filter { !isOwn($0) })
  }

  private static func fold(_ text: String) -> String { Names.words(text).joined(separator: " ") }

  /// The rows whose note names a literal thing, where one component alone can be meant.
  private static func parts(of wireframe: Wireframe) -> [Part] {
    wireframe.rows.enumerated().compactMap { index, row in
      guard row.kind == .content, let name = row.note?.subject,
        Names.words(name).contains(where: literal.contains), row.components.count == 1,
        let component = row.components.first
      else { return nil }
      let folded = fold(component.text)
      guard folded.contains(where: \.isLetter), !component.text.contains("[") else { return nil }
      return Part(
        name: name, text: component.text, folded: folded, row: index, origin: component.origin)
    }
  }

  private static func required(_ part: Part, _ context: CheckContext) -> LayoutCheck {
    let words = Subject.specificWords(part.name).map(Subject.singular)
    let isShown =
      context.match?.components[part.row]?[0] != nil
      || context.words.isShown(part.folded)
      || !words.isEmpty && !context.words.elements(named: words).isEmpty
    let isSure = context.isStateNamed && !context.facts.dump.truncated
    let check = LayoutCheck(
      .component, isShown ? .pass : isSure ? .fail : .unknown, node: nil,
      expected: "\(part.name.lowercased()) '\(part.text)'",
      actual: isShown ? "shown" : "not shown",
      message: "\(part.name.lowercased()) '\(part.text)' of the state "
        + "'\(context.state ?? "")' is not shown"
    ).stated(at: part.origin)
    guard check.verdict == .unknown else { return check }
    return check.because(context.facts.dump.truncated ? .truncated : .notMatched)
  }

  private static func forbidden(
    _ part: Part, of state: String, _ context: CheckContext
  ) -> LayoutCheck? {
    guard let node = context.words.elements(showing: part.folded).first else { return nil }
    return LayoutCheck(
      .component, .fail, node: node, expected: "no \(part.name.lowercased())",
      actual: context.facts.shown(part.text),
      message: "\(part.name.lowercased()) '\(part.text)' is shown, the spec draws it only in "
        + "'\(state)'"
    ).stated(at: part.origin)
  }
}
