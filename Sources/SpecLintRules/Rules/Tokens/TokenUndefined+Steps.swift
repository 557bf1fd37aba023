import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Steps that a scale of the document leaves out: `gray-300` beside `gray-200` and `gray-400`.
extension TokenUndefined {
  /// The least number of steps of a scale, so that the document has all of it.
  private static let scale = 4

  /// Reports names in code spans that are no step of a scale of colours that the document lists.
  func checkSteps(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var steps: [String: Set<Int>] = [:]
    for token in context.spec.tokens where token.kind == .color {
      guard let (family, step) = Self.step(token.name) else { continue }
      steps[family, default: []].insert(step)
    }
    steps = steps.filter { $0.value.count >= Self.scale && $0.value.contains { $0 >= 100 } }
    guard !steps.isEmpty else { return }
    var uses = fencedSteps(steps, context)
    // A library has the steps that a document does not list.
    let runs = document.mentions("ailwind") ? [] : document.runs
    for run in runs where run.style.contains(.code) && (5...32).contains(run.count) {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard ASCII.isDigit(document.plain[range.upperBound - 1]),
        case let name = document.string(plain: range),
        let (family, step) = Self.step(name), steps[family]?.contains(step) == false,
        step % 50 == 0, !context.facts.tokens.defines(name),
        case let origin = document.origin(document.sourceRange(plain: range)),
        context.isNormative(origin.range), !isMigrated(origin, context)
      else { continue }
      uses[name, default: []].append(TokenUse(name: name, kind: .color, origin: origin))
    }
    for name in uses.keys.sorted() {
      guard let found = uses[name] else { continue }
      diagnostics.append(undefined(found, unread(context), context))
    }
  }

  /// Languages of fences that list properties.
  private static let sheets = FenceTags.plain.union(["css", "scss", "less", "yaml", "yml"])

  /// "hover: error-700" in fences that list properties; roles are no library's, so that its steps do not count.
  private func fencedSteps(
    _ steps: [String: Set<Int>], _ context: RuleContext
  ) -> [String: [TokenUse]] {
    var result: [String: [TokenUse]] = [:]
    for use in FamilyUse.stepUses(context.document, in: Self.sheets) {
      guard let (family, step) = Self.step(use.name), family != "neutral",
        steps[family]?.contains(step) == false, !context.facts.tokens.defines(use.name),
        !context.facts.tokens.defines("--" + use.name),
        !context.facts.tokens.defines("--color-" + use.name),
        context.isNormative(use.origin.range), !isMigrated(use.origin, context)
      else { continue }
      result[use.name, default: []].append(
        TokenUse(name: use.name, kind: .color, origin: use.origin))
    }
    return result
  }

  private static let denials: Lexicon = [
    "not", "never", "avoid", "removed", "instead", "legacy", "deprecated", "old", "no", "was",
    "replaced", "missing", "reserved", "tailwind",
  ]

  /// Whether a line says that a step is none, or shows what it was.
  private func isMigrated(_ place: Origin, _ context: RuleContext) -> Bool {
    let line = context.document.source.string(context.document.firstLine(of: place.range))
    return line.contains("→") || line.contains("->") || line.contains("❌")
      || Names.hasWord(line, in: Self.denials)
  }

  /// "gray-300": the name of a scale and the number of a step.
  private static func step(_ name: String) -> (String, Int)? {
    guard let mark = name.lastIndex(where: { $0 == "-" || $0 == "." }), mark > name.startIndex,
      let step = Int(name[name.index(after: mark)...]), (25...1000).contains(step),
      name[..<mark].allSatisfy({ $0.isLetter || $0 == "-" || $0 == "." })
    else { return nil }
    return (name[..<mark].lowercased(), step)
  }
}
