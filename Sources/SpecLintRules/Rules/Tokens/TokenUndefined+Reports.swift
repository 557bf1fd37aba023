import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What is said of names without a value.
extension TokenUndefined {
  /// A name with all places that use it.
  func undefined(_ uses: [TokenUse], _ unread: String, _ context: RuleContext) -> Diagnostic {
    let documents = context.facts.documents.count
    return diagnostic(
      "'\(uses[0].name)' has no value", at: uses[0].origin, label: "used here, defined nowhere",
      related: uses.dropFirst().prefix(20).map { .init($0.origin, "used here too") },
      why: "looked for a definition of '\(uses[0].name)' in "
        + (documents == 1 ? "this document" : "all \(documents) documents of the run")
        + (uses.count == 1 ? "" : "; it is used \(uses.count) times") + unread,
      help:
        "add \(example(uses[0])), or lint the style guide that defines it together with this file"
    )
  }

  /// The only finding, with the others of the family of its name, where none of them has a value: those in code spans of
  /// the document.
  func withFamily(_ finding: Diagnostic, _ use: TokenUse, _ context: RuleContext) -> Diagnostic {
    guard let family = PropertyUses.family(of: use.name) else { return finding }
    let document = context.document
    var names: Set<String> = [use.name]
    var places: [Origin] = []
    for run in document.runs where run.style.contains(.code) && (5...48).contains(run.count) {
      let span = Int(run.start)..<Int(run.start) + Int(run.count)
      guard ASCII.starts(document.plain, at: span.lowerBound, with: "--"),
        span.allSatisfy({ ASCII.isWord(document.plain[$0]) || document.plain[$0] == ASCII.hyphen }),
        case let name = document.string(plain: span), PropertyUses.family(of: name) == family
      else { continue }
      if context.facts.tokens.defines(name) { return finding }
      if names.insert(name).inserted {
        places.append(document.origin(document.sourceRange(plain: span)))
      }
    }
    guard !places.isEmpty else { return finding }
    var finding = finding
    finding.message = "'\(use.name)' and \(places.count) more of its family have no value"
    finding.related += places.prefix(20).map { .init($0, "has no value either") }
    return finding
  }

  /// What is said once where the document names the file that has the values: they could not be looked up.
  func unchecked(_ uses: [TokenUse], _ source: TokenSource) -> Diagnostic {
    var found = diagnostic(
      uses.count == 1
        ? "'\(uses[0].name)' is defined in no document of the run"
        : "'\(uses[0].name)' and \(uses.count - 1) more are defined in no document of the run",
      at: uses[0].origin, label: "not looked up",
      related: [.init(source.origin, "this file may define it and is no part of the run")]
        + uses.dropFirst().prefix(20).map { .init($0.origin, "not looked up either") },
      why: "the values of '\(source.path)' are not known",
      help: "lint the document that lists the values together with this one")
    found.severity = .info
    return found
  }

  /// The linked documents that are no part of the run and may define the name.
  func unread(_ context: RuleContext) -> String {
    let number = Int(context.document.file.index)
    guard context.facts.documents.indices.contains(number) else { return "" }
    let paths = context.facts.links(of: number).filter { link in
      link.status == .notRead && link.path?.hasSuffix(".md") == true
    }.compactMap(\.path)
    guard let first = paths.first else { return "" }
    let names = Set(paths).count == 1 ? first : "\(first) and \(Set(paths).count - 1) more"
    return "; linked, but not read in this run: \(names)"
  }

  private func example(_ use: TokenUse) -> String {
    switch use.kind {
    case .color: "'\(use.name): #…'"
    case .typography: "'\(use.name): size/line height, weight'"
    case .duration: "'\(use.name): … ms'"
    default: "a value for '\(use.name)'"
    }
  }

  /// Patterns that no name fits, and the names of a scale that only fences use.
  func checkFamilies(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for family in FamilyUse.find(context.document, context.spec, context.facts.tokens)
    where context.isNormative(family.origins[0].range) {
      let more = family.names.count - 1
      let name = family.names[0]
      var finding = diagnostic(
        family.isPattern
          ? "no name fits '\(name)'" : "'\(name)' and \(more) more of its kind have no value",
        at: family.origins[0], label: "used here, defined nowhere",
        related: family.origins.dropFirst().prefix(20).map { .init($0, "has no value either") },
        why: family.isPattern
          ? "the document defines other names of the family, and none that begins so"
          : "looked for values of \(family.names.prefix(6).joined(separator: ", "))"
            + (family.names.count > 6 ? " and so on" : ""),
        help: family.isPattern
          ? "add the names with their values, or write the names that are meant"
          : "add the scale with its values, or lint the style guide together with this file")
      // The file that the document names may have the values.
      if TokenSource.find(in: context.document, context.facts) != nil { finding.severity = .info }
      diagnostics.append(finding)
    }
  }
}
