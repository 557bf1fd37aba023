import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Tables that say which token takes the place of which literal value, and tokens that have another value.
extension NameVersusValue {
  private static let literals: Lexicon = [
    "hardcoded", "hard-coded", "hard", "literal", "literals", "raw", "legacy", "old", "alt",
    "alter", "ancien", "antiguo",
  ]
  private static let wideLiterals = ["硬编码", "硬編碼", "旧写法", "旧值", "舊", "ハードコード", "旧", "하드코딩", "기존"]

  /// Compares the values of a column of literals with those of the tokens beside them.
  func checkReplacements(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("--"), document.mentions("|"),
      context.spec.tokens.contains(where: { $0.name.hasPrefix("--") })
    else { return }
    for table in document.tables {
      let rows = document.children(of: table)
      guard let head = rows.first,
        case let titles = document.children(of: head).map(document.string),
        titles.count >= 2, isLiteral(titles[0]), !titles[1].isEmpty
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard cells.count >= 2, context.isNormative(document.nodes[row].range) else { continue }
        compare(cells[0], cells[1], context, into: &diagnostics)
      }
    }
  }

  private func isLiteral(_ title: String) -> Bool {
    Names.hasWord(title, in: Self.literals, ofAtMost: 3)
      || title.utf8.contains { $0 >= 0xE3 } && Self.wideLiterals.contains(where: title.contains)
  }

  /// Compares the pieces of code of two cells, one by one.
  private func compare(
    _ literal: Int, _ token: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    let values = spans(literal, document)
    let names = spans(token, document)
    guard !values.isEmpty, values.count == names.count else { return }
    for (value, name) in zip(values, names) {
      guard let wanted = property(document.string(plain: name)),
        let defined = context.facts.tokens.uniqueDefinition(of: wanted), defined.modes.isEmpty,
        case let text = document.string(plain: value),
        let difference = difference(text, defined.value)
      else { continue }
      diagnostics.append(
        diagnostic(
          "'\(wanted)' takes the place of \(text), and is \(defined.value)",
          at: context.origin(document.sourceRange(plain: name)), label: "another value",
          related: [
            .init(context.origin(document.sourceRange(plain: value)), "the value before"),
            .init(defined.valueOrigin, "the value of the token"),
          ],
          why:
            "\(difference.0) is not \(difference.1), so that the replacement changes what is drawn",
          help: "name the token that has \(difference.0), or say that the value changes"))
    }
  }

  /// The code spans of a cell.
  private func spans(_ cell: Int, _ document: Document) -> [Range<Int>] {
    document.nodes[cell].runs.compactMap { number in
      let run = document.runs[Int(number)]
      return run.style.contains(.code) ? Int(run.start)..<Int(run.start + run.count) : nil
    }
  }

  /// "--space-1" or "var(--space-1)"
  private func property(_ text: String) -> String? {
    var name = Substring(text)
    if name.hasPrefix("var("), name.hasSuffix(")") { name = name.dropFirst(4).dropLast() }
    guard name.hasPrefix("--"), name.allSatisfy({ $0 == "-" || $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return String(name)
  }

  // MARK: Values

  /// The first lengths, or else the alphas of two values, where they differ.
  private func difference(_ literal: String, _ defined: String) -> (String, String)? {
    let (own, other) = (Self.lengths(literal), Self.lengths(defined))
    if !own.isEmpty, own.count == other.count {
      guard let pair = zip(own, other).first(where: { $0 != $1 }) else { return nil }
      return (Numbers.text(pair.0) + "px", Numbers.text(pair.1) + "px")
    }
    guard let alpha = Self.alpha(literal), let known = Self.alpha(defined), alpha != known else {
      return nil
    }
    return (Numbers.text(alpha, decimals: 3), Numbers.text(known, decimals: 3))
  }

  /// The lengths of a value in pixels, up to the first function; none where one has a unit of its own.
  private static func lengths(_ text: String) -> [Double] {
    guard !text.contains("%"), !text.contains("vw"), !text.contains("rpx") else { return [] }
    var result: [Double] = []
    for word in text.prefix(while: { $0 != "(" }).split(separator: " ") {
      if word == "0" {
        result.append(0)
      } else if word.hasSuffix("rem") {
        guard let value = Double(word.dropLast(3)) else { return [] }
        result.append(value * 16)
      } else if word.hasSuffix("px") {
        guard let value = Double(word.dropLast(2)) else { return [] }
        result.append(value)
      } else if word.first?.isNumber == true {
        return []
      }
    }
    return result
  }

  /// The last number of "rgba(…)".
  private static func alpha(_ text: String) -> Double? {
    guard text.hasPrefix("rgba("), let close = text.firstIndex(of: ")") else { return nil }
    let parts = text[..<close].dropFirst(5).split(separator: ",")
    return parts.count == 4 ? Double(parts[3].filter { $0 != " " }) : nil
  }
}
