import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// What the comparisons of single kinds of facts read.
struct FactContext {
  let old: ComparedDocument
  let new: ComparedDocument
  let machines: [MachinePair]
  /// New names of states and tokens.
  var names: NameSubstitution
  /// What the old document speaks of.
  let known: KnownThings
  /// What the new document calls things: a name that it still has is no old one.
  let texts: Set<String>
  /// Paths of documents that were moved, old to new, below the folders that are compared.
  let moved: [String: String]
  /// The headings that both documents have.
  var places = CommonPlaces()

  /// The innermost heading as it is compared, with new names where it is an old one.
  func heading(_ scope: [String], isOld: Bool) -> String {
    guard let last = scope.last else { return "" }
    return fold(last, isOld: isOld)
  }

  /// All headings as they are compared.
  func path(_ scope: [String], isOld: Bool) -> String {
    scope.map { fold($0, isOld: isOld) }.joined(separator: "›")
  }

  /// A text as it is compared, with new names where it is an old one.
  func fold(_ text: String, isOld: Bool) -> String {
    let plain = Wording.fold(text)
    return isOld && !names.isEmpty && !texts.contains(plain) ? names.fold(text) : plain
  }

  /// The keys of a fact with a subject, the strictest first: with its value and without it, in its section and elsewhere.
  ///
  /// - Parameter property: what is demanded of the subject.
  func keys(
    _ subject: String, _ property: String, below scope: [String], value: String, isOld: Bool
  ) -> [String?] {
    let name = fold(subject, isOld: isOld) + "|" + property
    let heading = heading(scope, isOld: isOld)
    let path = path(scope, isOld: isOld)
    let isFree = !KnownThings.isGeneric(subject)
    return [
      "\(path)|\(name)|\(value)", "\(heading)|\(name)|\(value)",
      isFree ? "\(name)|\(value)" : nil,
      "\(path)|\(name)", "\(heading)|\(name)", isFree ? name : nil,
    ]
  }

  /// The line of a place as it is compared.
  func line(of origin: Origin, isOld: Bool) -> String {
    let source = (isOld ? old : new).document.source
    return fold(
      source.string(source.lineRange(source.lineIndex(of: Int(origin.range.start)))), isOld: isOld)
  }

  /// The names of the section around a place, outermost first.
  func scope(of origin: Origin, isOld: Bool) -> [String] {
    let document = isOld ? old.document : new.document
    guard let node = document.lastNode(startingBy: origin.range.start) else { return [] }
    let section = Int(document.nodes[node].section)
    return document.path(ofSection: section).map { document.title(ofSection: $0) }
  }
}

extension ComparedDocument {
  /// The subjects, headings and texts of the document as they are compared.
  var texts: Set<String> {
    var result: [String] = document.sections.indices.map { document.title(ofSection: $0) }
    result += spec.durations.map(\.subject) + spec.constraints.map(\.subject)
    result += spec.motions.map(\.subject) + spec.signals.map(\.output)
    result += spec.copy.map(\.subject) + spec.tokenUses.map(\.name)
    result += spec.accessibility.flatMap { [$0.subject, $0.text] }
    result += spec.flows.flatMap { [$0.title] + $0.steps.map(\.text) }
    result += spec.scenarios.flatMap { [$0.title] + $0.fields.map(\.text) }
    result += spec.checklists.flatMap { [$0.title] + $0.items.map(\.text) }
    result += spec.wireframes.map(\.title)
    return Set(result.map(Wording.fold))
  }
}
