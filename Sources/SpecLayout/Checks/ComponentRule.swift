import SpecModel
import SpecText

/// Reports texts that the spec gives to a state and the dump does not show, or those of another state in their place.
enum ComponentRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let state = context.state else { return }
    let copy = context.specs.flatMap(\.copy).filter(\.placeholders.isEmpty)
    let owned = copy.compactMap { text in
      context.sections.state(of: text.origin).map { (text: text, state: $0) }
    }
    let key = Names.key(state)
    let own = owned.filter { Names.key($0.state) == key }.map(\.text)
    guard !own.isEmpty else { return }
    let shown = context.words
    guard !shown.hasNoText else {
      results.notChecked.append("texts of the state: the dump records none")
      return
    }
    for text in own { results.checks.append(required(text, shown, state, context)) }
    let words = Set(own.map { Names.key($0.text) })
    for other in owned
    where Names.key(other.state) != key && !words.contains(Names.key(other.text.text)) {
      guard
        let rival = own.first(where: { Names.key($0.subject) == Names.key(other.text.subject) }),
        let check = forbidden(other.text, of: other.state, instead: rival, context)
      else { continue }
      if !results.checks.contains(check) { results.checks.append(check) }
    }
  }

  private static func required(
    _ copy: CopyString, _ shown: DumpWords, _ state: String, _ context: CheckContext
  ) -> LayoutCheck {
    let folded = Names.words(copy.text).joined(separator: " ")
    let isShown = shown.isShown(folded)
    let check = LayoutCheck(
      .component, isShown ? .pass : context.isStateNamed ? .fail : .unknown, node: nil,
      expected: "'\(copy.text)'", actual: isShown ? "shown" : "not shown",
      message: "\(copy.subject.lowercased()) '\(copy.text)' of the state '\(state)' is not shown"
    ).stated(at: copy.origin)
    if isShown { return check }
    if context.facts.dump.truncated {
      var copy = check
      copy.verdict = .unknown
      return copy.because(.truncated)
    }
    return check.verdict == .unknown ? check.because(.notMatched) : check
  }

  private static func forbidden(
    _ copy: CopyString, of state: String, instead: CopyString, _ context: CheckContext
  ) -> LayoutCheck? {
    let wanted = Names.words(copy.text)
    guard !wanted.isEmpty, context.isStateNamed else { return nil }
    let folded = wanted.joined(separator: " ")
    guard let node = context.words.elements(showing: folded).first else { return nil }
    return LayoutCheck(
      .component, .fail, node: node, expected: "'\(instead.text)'", actual: "'\(copy.text)'",
      message: "\(copy.subject.lowercased()) shows '\(copy.text)' of the state '\(state)', "
        + "here it is '\(instead.text)'"
    ).stated(at: instead.origin)
  }
}
