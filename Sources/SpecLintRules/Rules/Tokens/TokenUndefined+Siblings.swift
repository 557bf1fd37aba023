import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names in text whose siblings the document all defines: `ease.settle` beside `ease.in`, `ease.out` and `ease.pop`.
extension TokenUndefined {
  private static let ends: Lexicon = [
    "md", "json", "css", "scss", "ts", "tsx", "js", "jsx", "yaml", "yml", "swift", "kt", "dart",
    "html", "svg", "png", "xml", "map", "length", "value", "values",
  ]

  /// Reports names in code spans of a family of which at least three others have a value, and nearly all that are used.
  func checkSiblings(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var families: [String: Int] = [:]
    for token in context.spec.tokens {
      if let family = family(of: token.name) { families[family, default: 0] += 1 }
    }
    families = families.filter { $0.value > 2 }
    guard !families.isEmpty else { return }
    let used = Set(context.spec.tokenUses.map(\.name))
    var known: [String: Set<String>] = [:]
    var unknown: [String: [String: [TokenUse]]] = [:]
    for run in document.runs where run.style.contains(.code) && (5...48).contains(run.count) {
      let span = Int(run.start)..<Int(run.start) + Int(run.count)
      guard
        span.allSatisfy({
          ASCII.isWord(document.plain[$0])
            || [ASCII.dot, ASCII.hyphen, 0x24].contains(document.plain[$0])
        }), case let name = document.string(plain: span), let family = family(of: name),
        families[family] != nil
      else { continue }
      if context.facts.tokens.defines(name) {
        known[family, default: []].insert(name)
      } else if !used.contains(name) {
        let use = TokenUse(
          name: name, kind: nil, origin: document.origin(document.sourceRange(plain: span)))
        unknown[family, default: [:]][name, default: []].append(use)
      }
    }
    let source = TokenSource.find(in: document, context.facts)
    for family in unknown.keys.sorted() {
      guard let names = unknown[family], names.count <= 2,
        (known[family]?.count ?? 0) >= max(2, names.count * 3)
      else { continue }
      for name in names.keys.sorted() {
        let uses = (names[name] ?? []).filter {
          context.isNormative($0.origin.range) && !isReplaced($0, context)
        }
        guard !uses.isEmpty, !isFirstOnLine(name, document.source),
          !(names[name] ?? []).contains(where: { standsByHex($0, document) })
        else { continue }
        var found = undefined(uses, unread(context), context)
        if source != nil { found.severity = .info }
        diagnostics.append(found)
      }
    }
    checkNamed(context, into: &diagnostics)
  }

  /// "ease." of `ease.in`, "$tana-" of `$tana-note`; `nil` for names without a family, and for custom properties.
  private func family(of name: String) -> String? {
    if name.hasPrefix("$") {
      return name.firstIndex(of: "-").map { String(name[...$0]) }
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      case let last = name[name.index(after: dot)...], !last.isEmpty,
      last.first?.isLetter == true, last.first?.isUppercase == false,
      !Self.ends.contains(last.lowercased()), name.first?.isLowercase == true
    else { return nil }
    return String(name[...dot])
  }

  /// Whether the line of a name gives a colour as well: "**Leaf** `#2FC978` | `accent.leaf`".
  private func standsByHex(_ use: TokenUse, _ document: Document) -> Bool {
    let line = document.firstLine(of: use.origin.range).offsets
    let bytes = document.source.bytes
    return line.contains { offset in
      bytes[offset] == ASCII.hash && offset + 3 < line.upperBound
        && (offset + 1..<offset + 4).allSatisfy {
          ASCII.isDigit(bytes[$0]) || (bytes[$0] | 0x20) &- 0x61 < 6
        }
    }
  }

  // MARK: Front matter

  private static let parts: Lexicon = ["components", "component", "elements", "patterns"]

  /// Reports items that begin with a bold name which the front matter lacks, where other items of the list begin with
  /// names of one of its groups: "**label-caps** for the heads of columns".
  private func checkNamed(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard let root = document.frontMatter?.root else { return }
    // An item on a component says what it is, and uses no value of that name.
    for group in root.entries
    where group.value.entries.count > 2 && !Self.parts.contains(group.key) {
      let keys = Set(group.value.entries.map(\.key))
      for list in document.lists where context.isNormative(document.nodes[list].range) {
        let items = document.children(of: list)
        guard items.count > 2, items.count < 24 else { continue }
        var known = 0
        var open: [TokenUse] = []
        for item in items {
          guard let leaf = document.firstChild(of: item),
            case let text = document.plainText(of: leaf), text.count > 2,
            let bold = document.span(at: text.lowerBound, of: leaf, in: .strong),
            bold.lowerBound == text.lowerBound
          else { continue }
          let names = document.string(plain: bold).split(separator: ",").map {
            $0.filter { $0 != " " && $0 != ":" }
          }
          if names.contains(where: keys.contains) {
            known += 1
          } else if let name = names.first, names.count == 1, isName(name) {
            open.append(
              TokenUse(
                name: name, kind: nil, origin: document.origin(document.sourceRange(plain: bold))))
          }
        }
        guard known > 2, let use = open.first, open.count == 1,
          !context.facts.tokens.defines(use.name)
        else { continue }
        diagnostics.append(undefined([use], unread(context), context))
      }
    }
  }

  /// "label-caps": small letters and digits in parts with hyphens.
  private func isName(_ name: String) -> Bool {
    name.contains("-") && !name.hasPrefix("-") && !name.hasSuffix("-")
      && name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }
}
