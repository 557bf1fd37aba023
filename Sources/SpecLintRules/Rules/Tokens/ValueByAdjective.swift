import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports measures that are given by an adjective.
public struct ValueByAdjective: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T307", name: "value-by-adjective",
    summary:
      "A size, a shadow or a colour is given by an adjective where its neighbours have numbers.",
    category: .tokens, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      "Slightly increased" spacing is 2pt to one reader and 8pt to another. The rule reports a labelled
      property whose whole value is a comparison ("slightly larger"), and subtle or soft shadows and
      borders in items, cells and lines with a label, in documents that give at least five measures; lines
      with a number, words that have numbers elsewhere, shades of states of which none has a value, and what
      hangs below an item that gives the scale are left alone. In tables of colours, and in lists of
      shadows, a comparison among values is reported wherever it stands.
      """,
    references: ["ISO/IEC/IEEE 29148:2018, 5.2.7: ambiguous terms"],
    examples: [
      .accepted("- Vertical spacing: slightly increased\n"),
      .flagged(
        "- Title: 34pt\n- Detail: 30pt\n- Card height: 120pt\n- Gap: 8pt\n- Icon size: 24pt\n- Vertical spacing: ⟦slightly increased⟧\n"
      ),
    ]
  )

  private static let comparatives: Set<String> = [
    "increased", "decreased", "reduced", "larger", "smaller", "lighter", "darker", "bigger",
    "wider", "narrower", "taller", "thicker", "thinner", "rounded", "dimmed", "faded", "elevated",
  ]
  private static let softeners: Set<String> = ["slightly", "somewhat", "subtly"]
  /// Labels of remarks, beside which the value stands.
  private static let notes: Set<String> = ["note", "notes", "rationale", "purpose", "why"]
  private static let things: Set<String> = ["shadow", "shadows", "border", "borders", "blur"]

  /// Makes the rule.
  public init() {}

  /// Looks for softened comparisons and soft effects.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    checkAmong(context, into: &diagnostics)
    let constraints = context.spec.constraints
    guard constraints.count >= 5,
      let sample = constraints.first(where: { $0.quantity.unit.isLength }) ?? constraints.first
    else { return }
    for number in Set(Self.stems.flatMap(document.leaves(with:))).sorted()
    where document.nodes[number].kind != .heading {
      let text = document.plainText(of: number)
      var start = text.lowerBound
      while start < text.upperBound {
        let line = document.line(around: start, in: number)
        start = line.upperBound + 1
        guard mayHold(line, document), let found = phrase(in: line, of: number, document),
          !isExplained(found.rest(of: line), of: number, document),
          !introduces(found.rest(of: line), of: number, document),
          context.isNormative(document.sourceRange(plain: found))
        else { continue }
        let words = Names.words(document.string(plain: found))
        guard !isToken(words, document),
          !(words.contains { $0 == "shadow" || $0 == "shadows" } && definesShadows(document)),
          !isMeasured(words, document), !isOfCharacter(number, document),
          !hasNoMeasure(words, of: number, document)
        else { continue }
        let text = document.string(plain: found)
        var slip = diagnostic(
          "'\(text)' is no value",
          at: document.origin(document.sourceRange(plain: found)),
          label: "how much?", related: [.init(sample.origin, "a measure in numbers")],
          why:
            "the document gives \(context.spec.constraints.count) measures in numbers, this line none",
          help: "write the number or the token")
        // "A subtle shadow" describes a look as often as it leaves out a measure.
        if Names.hasWord(text, in: Self.looks) { slip.severity = .info }
        diagnostics.append(slip)
      }
    }
  }

  private static let looks: Lexicon = ["subtle", "soft", "light", "gentle", "faint", "thin"]

  /// Whether the rest of the line names a token in code, or the list below it gives numbers.
  private func isExplained(_ rest: Range<Int>, of node: Int, _ document: Document) -> Bool {
    var run = max(0, document.run(at: rest.lowerBound))
    while run < document.runs.count, Int(document.runs[run].start) < rest.upperBound {
      if document.runs[run].style.contains(.code) { return true }
      run += 1
    }
    if namesStep(rest, document) { return true }
    let item = Int(document.nodes[node].parent)
    guard item >= 0, document.nodes[item].kind == .item,
      let list = document.children(of: item).first(where: { document.nodes[$0].kind == .list })
    else { return false }
    return document.children(of: list).contains { child in
      document.children(of: child).contains { leaf in
        document.plain[document.plainText(of: leaf)].contains(where: ASCII.isDigit)
      }
    }
  }

  /// Whether the document gives shadows in code, so that words beside it need not.
  private func definesShadows(_ document: Document) -> Bool {
    (["box-shadow", "boxShadow", "shadowColor", "shadowRadius", "shadowOpacity", "--shadow"]
      as [StaticString]).contains { document.mentions($0) }
  }

  /// Whether the same words have numbers elsewhere, which this line only names again: "one soft drop shadow (radius 14, y 5)".
  private func isMeasured(_ words: [String], _ document: Document) -> Bool {
    guard words.count == 2, Self.things.contains(words[1]) else { return false }
    return document.nodes.indices.contains { node in
      let text = document.plainText(of: node)
      guard document.nodes[node].kind == .paragraph, mayHold(text, document) else {
        return false
      }
      let all = Self.words(text, document)
      return all.indices.contains { place in
        guard all[place].text == words[0],
          let thing = all[place...].prefix(4).first(where: { $0.text == words[1] })
        else { return false }
        let end = min(text.upperBound, thing.range.upperBound + 60)
        return opensBracket(thing.range.upperBound, document)
          && document.plain[thing.range.upperBound..<end].contains(where: ASCII.isDigit)
      }
    }
  }

  /// Whether a bracket or a colon follows a word.
  private func opensBracket(_ offset: Int, _ document: Document) -> Bool {
    var offset = offset
    while offset < document.plain.count, [0x20, 0x0A].contains(document.plain[offset]) {
      offset += 1
    }
    return offset < document.plain.count && [0x28, 0x3A].contains(document.plain[offset])
  }

  /// Whether the document has a name of the same words: "subtle border" is `--border-subtle`.
  private func isToken(_ words: [String], _ document: Document) -> Bool {
    let text = document.source.string(SourceRange(0, document.source.bytes.count))
    return text.contains(words.joined(separator: "-"))
      || text.contains(words.reversed().joined(separator: "-"))
  }

  /// A quick look: one of the words stands somewhere.
  private func mayHold(_ range: Range<Int>, _ document: Document) -> Bool {
    Self.stems.contains { ASCII.find($0, in: document.plain, range) != nil }
  }

  /// Parts of the softeners and of the words for soft effects, in either case of the first letter.
  private static let stems: [StaticString] = ["lightly", "omewhat", "ubtl", "oft "]

  /// Whether a line stands in an item or a cell, or has a label: running text describes the look of the whole.
  private func isListed(_ node: Int, _ line: Range<Int>, _ document: Document) -> Bool {
    let parent = Int(document.nodes[node].parent)
    return document.nodes[node].kind != .paragraph
      || parent >= 0 && document.nodes[parent].kind == .item
      || ASCII.find(ASCII.colon, in: document.plain, line.prefix(40)) != nil
  }

  /// Whether a cell stands beside a colour, and tells where it is used: "#cae0e1 | Backgrounds, subtle borders".
  private func tellsUse(_ node: Int, _ document: Document) -> Bool {
    let row = Int(document.nodes[node].parent)
    guard row >= 0, document.nodes[row].kind == .tableRow else { return false }
    return document.children(of: row).contains { cell in
      cell != node
        && document.string(cell).split(whereSeparator: { ",/ ".contains($0) }).first
          .flatMap { OpaqueColor($0) } != nil
    }
  }

  private func phrase(
    in line: Range<Int>, of node: Int, _ document: Document
  ) -> Range<Int>? {
    let bytes = document.plain[line]
    guard !bytes.contains(where: { ASCII.isDigit($0) || $0 == 0x22 || $0 == 0x7B }) else {
      return nil
    }
    let words = Self.words(line, document)
    // "Effect: slightly lighter" tells what the numbers above come to.
    guard !words.contains(where: { $0.text == "effect" || $0.text == "appearance" }),
      words.first.map({ !Self.notes.contains($0.text) }) ?? true
    else { return nil }
    for (place, word) in words.enumerated() where words.indices.contains(place + 1) {
      let next = words[place + 1]
      if Self.softeners.contains(word.text), Self.comparatives.contains(next.text),
        isValue(word.range, line, document), !tellsUse(node, document)
      {
        let third = words.indices.contains(place + 2) ? words[place + 2] : nil
        let end = third.map { isShort($0.range, line, next.range) } == true ? third : nil
        return word.range.lowerBound..<(end ?? next).range.upperBound
      }
      if word.text == "subtle" || word.text == "soft", Self.things.contains(next.text),
        isListed(node, line, document), !tellsUse(node, document),
        isProperty(word.range.lowerBound..<next.range.upperBound, line, document)
      {
        return word.range.lowerBound..<next.range.upperBound
      }
    }
    return nil
  }

  /// Whether a soft effect is asked for: no label of its own, no part of a name with a hyphen.
  private func isProperty(
    _ range: Range<Int>, _ line: Range<Int>, _ document: Document
  ) -> Bool {
    if range.lowerBound > line.lowerBound, document.plain[range.lowerBound - 1] == 0x2D {
      return false
    }
    return !document.plain[range.rest(of: line)].contains(0x3A)
  }

  /// Whether a phrase follows a colon or stands in parentheses.
  private func isValue(_ range: Range<Int>, _ line: Range<Int>, _ document: Document) -> Bool {
    var offset = range.lowerBound
    while offset > line.lowerBound, document.plain[offset - 1] == 0x20 { offset -= 1 }
    guard offset > line.lowerBound else { return false }
    return document.plain[offset - 1] == 0x3A || document.plain[offset - 1] == 0x28
  }

  /// Whether a third word ends the phrase, as in "slightly lighter gray".
  private func isShort(_ range: Range<Int>, _ line: Range<Int>, _ before: Range<Int>) -> Bool {
    range.lowerBound == before.upperBound + 1 && range.upperBound + 1 >= line.upperBound
  }

  static func words(
    _ line: Range<Int>, _ document: Document
  ) -> [(text: String, range: Range<Int>)] {
    var result: [(String, Range<Int>)] = []
    var offset = line.lowerBound
    while offset < line.upperBound {
      guard ASCII.isLetter(document.plain[offset]) else {
        offset += 1
        continue
      }
      var end = offset
      while end < line.upperBound, ASCII.isLetter(document.plain[end]) { end += 1 }
      result.append((document.string(plain: offset..<end).lowercased(), offset..<end))
      offset = end
    }
    return result
  }
}
