import SpecModel
import SpecText

/// Reports texts that the spec gives to a state and the dump does not show, or those of another state in their place.
enum ComponentRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let state = context.state, let key = context.stateKey else { return }
    let owned = context.serving.stateTexts.filter(\.copy.placeholders.isEmpty)
    let own = owned.filter { $0.stateKey == key }
    guard !own.isEmpty else { return }
    let shown = context.words
    guard !shown.hasNoText else {
      results.notChecked.append("texts of the state: the dump records none")
      return
    }
    for text in own { results.checks.append(required(text, shown, state, context)) }
    let words = Set(own.map(\.key))
    for other in owned where other.stateKey != key && !words.contains(other.key) {
      guard let rival = own.first(where: { $0.subjectKey == other.subjectKey }),
        let check = forbidden(other, instead: rival.copy, context)
      else { continue }
      if !results.checks.contains(check) { results.checks.append(check) }
    }
  }

  /// A text that the section of a state gives to it, with what of it is compared.
  struct StateText {
    let copy: CopyString
    /// The name of the state.
    let state: String
    let stateKey: String
    let key: String
    let subjectKey: String
    /// The words of the text.
    let folded: String

    init(_ copy: CopyString, of state: String) {
      self.copy = copy
      self.state = state
      stateKey = Names.key(state)
      key = Names.key(copy.text)
      subjectKey = Names.key(copy.subject)
      folded = Names.words(copy.text).joined(separator: " ")
    }
  }

  /// The texts of documents that belong to states.
  static func texts(in specs: [SpecDocument], _ sections: StateSections) -> [StateText] {
    specs.flatMap(\.copy).compactMap { copy in
      sections.state(of: copy.origin).map { StateText(copy, of: $0) }
    }
  }

  private static func required(
    _ text: StateText, _ shown: DumpWords, _ state: String, _ context: CheckContext
  ) -> LayoutCheck {
    let copy = text.copy
    let isShown = shown.isShown(text.folded)
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
    _ text: StateText, instead: CopyString, _ context: CheckContext
  ) -> LayoutCheck? {
    guard !text.folded.isEmpty, context.isStateNamed,
      let node = context.words.elements(showing: text.folded).first
    else { return nil }
    let copy = text.copy
    return LayoutCheck(
      .component, .fail, node: node, expected: "'\(instead.text)'", actual: "'\(copy.text)'",
      message: "\(copy.subject.lowercased()) shows '\(copy.text)' of the state '\(text.state)', "
        + "here it is '\(instead.text)'"
    ).stated(at: instead.origin)
  }
}
