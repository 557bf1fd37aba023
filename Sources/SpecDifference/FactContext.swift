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
  /// Paths of documents that were moved, old to new, below the folders that are compared.
  let moved: [String: String]

  /// The innermost heading as it is compared, with new names where it is an old one.
  func heading(_ scope: [String], isOld: Bool) -> String {
    guard let last = scope.last else { return "" }
    return isOld ? names.fold(last) : Wording.fold(last)
  }

  /// All headings as they are compared.
  func path(_ scope: [String], isOld: Bool) -> String {
    scope.map { isOld ? names.fold($0) : Wording.fold($0) }.joined(separator: "›")
  }

  /// A text as it is compared, with new names where it is an old one.
  func fold(_ text: String, isOld: Bool) -> String {
    isOld ? names.fold(text) : Wording.fold(text)
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

  /// The names of the section around a place, outermost first.
  func scope(of origin: Origin, isOld: Bool) -> [String] {
    let document = isOld ? old.document : new.document
    guard let node = document.lastNode(startingBy: origin.range.start) else { return [] }
    let section = Int(document.nodes[node].section)
    return document.path(ofSection: section).map { document.title(ofSection: $0) }
  }
}
