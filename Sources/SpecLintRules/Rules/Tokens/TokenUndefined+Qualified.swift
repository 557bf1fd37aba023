import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names behind the type that holds all values of a document: `Theme.edge`, where a table defines "ink" and "paper".
extension TokenUndefined {
  /// Ends of names of files and of members that every type has.
  private static let others: Lexicon = [
    "swift", "kt", "java", "ts", "tsx", "js", "jsx", "dart", "css", "scss", "json", "md", "xml",
    "yaml", "yml", "html", "of", "shared", "self", "init", "current", "default", "type", "values",
    "colors", "spacing", "typography", "fonts", "provider",
  ]

  /// Reports names behind a type that gives three other names of the document their values.
  ///
  /// - Complexity: O(code spans).
  func checkQualified(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard context.spec.tokens.count > 2 else { return }
    var names: [String: [(member: String, range: Range<Int>)]] = [:]
    for run in document.runs where run.style.contains(.code) && (5...48).contains(run.count) {
      let span = Int(run.start)..<Int(run.start) + Int(run.count)
      guard document.plain[span.lowerBound] &- 0x41 < 26,
        let dot = ASCII.find(ASCII.dot, in: document.plain, span), dot + 1 < span.upperBound,
        document.plain[dot + 1] &- 0x61 < 26,
        span.allSatisfy({ $0 == dot || ASCII.isWord(document.plain[$0]) })
      else { continue }
      let member = document.string(plain: dot + 1..<span.upperBound)
      guard !Self.others.contains(member.lowercased()) else { continue }
      names[document.string(plain: span.lowerBound..<dot), default: []].append((member, span))
    }
    guard !names.isEmpty else { return }
    let defined = Set(context.spec.tokens.map(\.name))
    for type in names.keys.sorted() {
      guard let uses = names[type] else { continue }
      let members = Set(uses.map(\.member))
      let known = members.filter(defined.contains)
      guard known.count > 2, known.count * 3 >= members.count * 2 else { continue }
      for member in members.subtracting(known).sorted() {
        let found = uses.filter { $0.member == member }
          .map { document.origin(document.sourceRange(plain: $0.range)) }
          .filter { context.isNormative($0.range) }
        guard !context.facts.tokens.defines(member), !found.isEmpty,
          !context.facts.tokens.defines(type + "." + member),
          !context.spec.tokenUses.contains(where: { $0.name == type + "." + member })
        else { continue }
        let uses = found.map { TokenUse(name: type + "." + member, kind: nil, origin: $0) }
        diagnostics.append(undefined(uses, unread(context), context))
      }
    }
  }
}
