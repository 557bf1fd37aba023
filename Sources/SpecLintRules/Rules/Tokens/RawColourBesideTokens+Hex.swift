import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Values in digits where the document asks for tokens alone.
extension RawColourBesideTokens {
  private static let demands = [
    "only use tokens", "use tokens only", "tokens only", "only tokens", "no raw hex",
    "no hardcoded", "never hardcode", "not hardcode", "don't hardcode", "no literals",
    "not write literals", "no hex", "nowhere else", "raw hex values are not", "never use raw",
    "nur tokens", "keine hex",
  ]
  private static let stems: [StaticString] = ["okens", "ardcode", "iterals", "hex", "Hex"]

  /// Reports colours in digits beside names of tokens, in sections that define none.
  func checkDigits(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let uses = context.spec.tokenUses.filter {
      $0.kind == .color && !document.isCode($0.origin.range.start)
    }
    guard !uses.isEmpty, Self.stems.contains(where: { document.mentions($0) }),
      let demand = demand(context)
    else { return }
    let sections = Set(uses.compactMap { section(of: $0.origin, document) })
    let defining = Set(context.spec.tokens.compactMap { section(of: $0.origin, document) })
    var values: [String: Token] = [:]
    for token in context.spec.tokens where token.kind == .color && token.modes.isEmpty {
      let value = token.value.lowercased()
      if values[value] == nil { values[value] = token }
    }
    let lines = Set(uses.map { context.line($0.origin) })
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph && sections.contains(node.section)
      && !defining.contains(node.section)
    {
      let leaf = document.plainText(of: number)
      var start = leaf.lowerBound
      while start < leaf.upperBound {
        let line = document.line(around: start, in: number)
        start = line.upperBound + 1
        guard line.count < 160, let hash = ASCII.find(ASCII.hash, in: document.plain, line),
          ASCII.find(ASCII.colon, in: document.plain, line.lowerBound..<hash) != nil
        else { continue }
        let end =
          document.plain[(hash + 1)..<line.upperBound].firstIndex { !ASCII.isWord($0) }
          ?? line.upperBound
        let text = document.string(plain: hash..<end)
        let origin = document.origin(document.sourceRange(plain: hash..<end))
        guard end - hash == 7, let token = values[text.lowercased()],
          !lines.contains(context.line(origin)), context.isNormative(origin.range)
        else { continue }
        var found = diagnostic(
          "\(text) stands for '\(token.name)'", at: origin, label: "a raw value",
          related: [.init(demand, "tokens are asked for"), .init(token.valueOrigin, "its token")],
          why: "the document asks for tokens alone, and the lines beside this one name them",
          help: "write '\(token.name)'",
          fix: .init(
            safety: .unsafe, title: "write '\(token.name)'",
            edits: [.init(origin, text: token.name)]))
        found.severity = .warning
        diagnostics.append(found)
      }
    }
  }

  /// The line that asks for tokens alone.
  private func demand(_ context: RuleContext) -> Origin? {
    let document = context.document
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let range = document.plainText(of: number)
      guard range.count < 400,
        Self.stems.contains(where: { ASCII.find($0, in: document.plain, range) != nil })
      else { continue }
      let text = document.string(number).lowercased()
      if Self.demands.contains(where: text.contains) {
        return document.origin(document.sourceRange(plain: range))
      }
    }
    return nil
  }

  private func section(of origin: Origin, _ document: Document) -> Int32? {
    document.lastNode(startingBy: origin.range.start).map { document.nodes[$0].section }
  }
}
