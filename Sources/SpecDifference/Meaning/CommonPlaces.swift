import SpecModel
import SpecSyntax

/// The headings that both documents have: a fact that stands below another one of them than before was moved there, and
/// not its heading renamed.
struct CommonPlaces {
  private var paths: Set<String> = []
  private var headings: Set<String> = []
  /// Names of the states that the old document has too.
  private var states: Set<String> = []

  /// No place.
  init() {}

  init(_ context: FactContext) {
    let old = Self.scopes(of: context.old)
    let new = Self.scopes(of: context.new)
    paths = Set(old.map { context.path($0, isOld: true) })
      .intersection(new.map { context.path($0, isOld: false) })
    headings = Set(old.map { context.heading($0, isOld: true) })
      .intersection(new.map { context.heading($0, isOld: false) })
    for pair in context.machines {
      for state in pair.backward.keys { states.insert(Self.stateKey(pair.new[state].name)) }
    }
  }

  private static func scopes(of compared: ComparedDocument) -> [[String]] {
    let document = compared.document
    return document.sections.indices.map { section in
      document.path(ofSection: section).map { document.title(ofSection: $0) }
    }
  }

  /// A heading or a name of a state without the words for what it is: "State: Playing" is "playing".
  private static func stateKey(_ text: String) -> String {
    let words = Wording.words(text)
    let rest = words.filter { !["state", "states", "screen", "view", "the"].contains($0) }
    return (rest.isEmpty ? words : rest).joined(separator: " ")
  }

  /// Whether both documents have a heading, as it is compared.
  func hold(_ heading: String) -> Bool { headings.contains(heading) }

  /// What it means that a demand stands below other headings; `nil` where it does not.
  func verdict(
    ofMove old: [String], to new: [String], _ context: FactContext
  ) -> (SemverVerdict, String)? {
    let before = (context.path(old, isOld: true), context.heading(old, isOld: true))
    let after = (context.path(new, isOld: false), context.heading(new, isOld: false))
    let isOtherPath = before.0 != after.0 && paths.contains(before.0) && paths.contains(after.0)
    let isOtherHeading =
      before.1 != after.1 && headings.contains(before.1) && headings.contains(after.1)
    guard isOtherPath || isOtherHeading else { return nil }
    let known = Set(old.map { context.fold($0, isOld: true) })
    let state = new.first {
      states.contains(Self.stateKey($0)) && !known.contains(context.fold($0, isOld: false))
    }
    if let state {
      return (.major, "nothing was demanded of '\(state)' here, so that an app may do otherwise")
    }
    return (.patch, "the same demand below another heading")
  }
}

extension FactContext {
  /// The change that a demand stands below other headings; `nil` where it does not.
  func move(
    _ fact: FactKind, _ subject: String, from old: [String], to new: [String],
    _ sides: (Draft.Side, Draft.Side)
  ) -> Draft? {
    guard let verdict = places.verdict(ofMove: old, to: new, self) else { return nil }
    return Draft(fact, .moved, subject, verdict.0, verdict.1)
      .saying("“\(old.last ?? "")”", "“\(new.last ?? "")”").at(sides.0, sides.1)
  }
}
