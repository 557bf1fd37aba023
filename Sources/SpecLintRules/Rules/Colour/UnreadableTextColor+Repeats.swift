import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// A colour that a table gives and a style sheet repeats is one fact.
extension UnreadableTextColor {
  /// The findings without those that say of the same two colours of one token in another section or in code what one
  /// before them says; they become further places of it.
  func folded(_ found: [Diagnostic], _ context: RuleContext) -> [Diagnostic] {
    guard found.count > 1 else { return found }
    let document = context.document
    let names = names(context.spec.tokens)
    var result: [Diagnostic] = []
    var known: [String: [(index: Int, name: Name?)]] = [:]
    for diagnostic in found {
      guard let ground = diagnostic.related.first?.origin,
        let ink = hex(diagnostic.origin, document)
      else {
        result.append(diagnostic)
        continue
      }
      // "bg-white" is a ground as well.
      let back = hex(ground, document) ?? document.source.string(ground.range).lowercased()
      let name = names[diagnostic.origin.range.start]
      let first = known[ink + back]?.prefix(Self.most).first { first in
        Self.areOne(first.name, name)
          && place(result[first.index].origin, document) != place(diagnostic.origin, document)
      }
      if let first {
        result[first.index].related.append(.init(diagnostic.origin, "the same colour again"))
      } else {
        known[ink + back, default: []].append((result.count, name))
        result.append(diagnostic)
      }
    }
    return result
  }

  /// How many names of one colour on one ground are compared with each later one.
  private static let most = 64

  /// A name of a colour.
  private struct Name {
    var words: Set<String>
    /// Whether it is written as code has names: "--text-faint", and not "Faint text".
    var isOfCode: Bool
  }

  /// Words before the name proper: "--color-text-muted".
  private static let leads: Lexicon = ["color", "colors", "colour", "colours", "clr"]

  /// The names of values, by where those begin.
  private func names(_ tokens: [Token]) -> [UInt32: Name] {
    var result: [UInt32: Name] = [:]
    for token in tokens where token.kind == .color {
      let words = Set(Names.words(token.name).filter { !Self.leads.contains($0) })
      let isOfCode =
        !token.name.contains(" ") && token.name.contains { $0 == "-" || $0 == "." || $0 == "_" }
      for origin in [token.valueOrigin] + token.modes.map(\.origin) {
        result[origin.range.start] = Name(words: words, isOfCode: isOfCode)
      }
    }
    return result
  }

  /// Whether two names may be one: a style sheet says more than the table, "Faint" and "--text-faint", or calls otherwise
  /// what the text has in words; two names in code are two.
  private static func areOne(_ first: Name?, _ second: Name?) -> Bool {
    guard let first, let second else { return true }
    return first.isOfCode != second.isOfCode || first.words.isSubset(of: second.words)
      || second.words.isSubset(of: first.words)
  }

  /// The value in digits at a place.
  private func hex(_ origin: Origin, _ document: Document) -> String? {
    let text = document.source.string(origin.range).filter { $0 != "\"" && $0 != "'" }
    return text.hasPrefix("#") ? text.lowercased() : nil
  }

  /// The section of a place, and whether it stands in code.
  private func place(_ origin: Origin, _ document: Document) -> [Int] {
    let node = document.lastNode(startingBy: origin.range.start) ?? 0
    return [Int(document.nodes[node].section), document.isCode(origin.range.start) ? 1 : 0]
  }
}
