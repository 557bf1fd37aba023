import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Custom properties that text reads outside of code: "a border of var(--line-soft)".
extension TokenUndefined {
  /// Reports the one property without a value among several that text reads so, in a document that defines the others and a
  /// sibling of it.
  func checkProse(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("var(--") else { return }
    let defined = Set(context.spec.tokens.lazy.map(\.name).filter { $0.hasPrefix("--") })
    guard defined.count >= 5 else { return }
    let uses = proseUses(document)
    let names = Set(uses.map(\.name))
    let missing = names.filter { !context.facts.tokens.defines($0) }
    guard missing.count == 1, names.count >= 3, let name = missing.first,
      let family = Names.firstWord(name),
      defined.contains(where: { Names.firstWord($0) == family }),
      !context.spec.tokenUses.contains(where: { $0.name == name }),
      case let own = uses.filter({ $0.name == name && context.isNormative($0.origin.range) }),
      !own.isEmpty, !isDeclared(name, document)
    else { return }
    if let source = TokenSource.find(in: document, context.facts) {
      diagnostics.append(unchecked(own, source))
    } else {
      diagnostics.append(undefined(own, unread(context), context))
    }
  }

  /// Whether a line declares a property, though with nothing that is a value by itself: "--a: calc(var(--b) * 2)".
  private func isDeclared(_ name: String, _ document: Document) -> Bool {
    document.source.string(SourceRange(0, document.source.bytes.count)).contains(name + ":")
  }

  /// The properties that stand in "var()" without a fallback, outside of code.
  private func proseUses(_ document: Document) -> [TokenUse] {
    let plain = document.plain
    var result: [TokenUse] = []
    var offset = 0
    while let found = ASCII.find("var(--", in: plain, offset..<plain.count) {
      let start = found + 4
      var end = start
      while end < plain.count, ASCII.isWord(plain[end]) || plain[end] == ASCII.hyphen { end += 1 }
      offset = end
      guard end < plain.count, plain[end] == 0x29, end - start > 3,
        document.span(at: found, in: .code) == nil
      else { continue }
      result.append(
        TokenUse(
          name: document.string(plain: start..<end), kind: nil,
          origin: document.origin(document.sourceRange(plain: start..<end))))
    }
    return result
  }
}
