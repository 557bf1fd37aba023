import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Colour words that other words explain.
extension RawColourBesideTokens {
  /// "Acme blue": a colour that another company sets, also behind a label of the same name or beside its sign; and what
  /// gives nothing its colour: what passes a test, a likeness, a mistake.
  func isBrand(_ mention: Mention, _ document: Document) -> Bool {
    let line = document.line(around: mention.range.lowerBound, in: mention.node)
    let text = document.string(plain: line)
    if Names.hasWord(text, in: Self.brands) || isOfMood(text) || isMistake(mention.node, document)
      || Names.words(text).last.map(Self.outcomes.contains) == true
    {
      return true
    }
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    let words = before.split(separator: " ")
    guard words.count > 1, let last = words.last, before.hasSuffix(" ") else { return false }
    let label = words[words.count - 2]
    return last.first?.isUppercase == true && last.allSatisfy(\.isLetter)
      && last.dropFirst().contains(where: \.isLowercase)
      && (label.last.map { $0.isLetter } == true || label.last == ":" && label.dropLast() == last)
  }

  /// Words of lines on the colours of other companies, and of lines that say what is read well on a colour.
  private static let brands: Lexicon = [
    "branded", "logo", "logos", "aa", "aaa", "contrast", "wcag", "colorblind", "colourblind",
    "color-blind", "colour-blind", "blindness", "deuteranopia", "protanopia", "tritanopia",
  ]
  /// Words with which lines on what is read well end.
  private static let outcomes: Lexicon = ["pass", "passes", "fail", "fails", "readable", "legible"]
  /// Words of lines that tell what a look reminds of.
  private static let moods: Lexicon = [
    "inspired", "evoke", "evokes", "evoking", "echo", "echoes", "mood", "aesthetic", "atmosphere",
    "vibe", "reminiscent", "metaphor",
  ]
  private static let arts: [String] = [
    "art style", "art direction", "visual style", "look and feel",
  ]

  /// "Art style: gradients like icebergs at dusk (teal, coral)"
  private func isOfMood(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.moods)
      || Self.arts.contains(where: line.prefix(60).lowercased().contains)
  }

  /// Whether a word in brackets only says what is meant: "900 (Black)", the weight of a font, or "`danger` – what destroys
  /// (red)", a value of a property and its sense.
  func isGloss(_ before: String, _ line: Range<Int>, _ document: Document) -> Bool {
    guard before.hasSuffix("(") else { return false }
    let words = before.dropLast().split(separator: " ")
    if let last = words.last, let weight = Int(last), (100...1000).contains(weight),
      weight % 50 == 0
    {
      return true
    }
    // Where a number stands, properties are listed.
    guard !before.contains(where: \.isNumber), case let run = document.run(at: line.lowerBound),
      run >= 0
    else { return false }
    return document.runs[run].style.contains(.code)
  }

  private static let mistakes: Lexicon = [
    "mistake", "mistakes", "pitfall", "pitfalls", "antipattern", "antipatterns",
  ]

  /// Whether a cell stands below "Mistake", and the row says what is wrong with it.
  private func isMistake(_ node: Int, _ document: Document) -> Bool {
    if RefusalTitles.refuses(node, in: document) { return true }
    guard document.nodes[node].kind == .tableCell else { return false }
    let row = Int(document.nodes[node].parent)
    let header = document.children(of: Int(document.nodes[row].parent) + 1)
    return header.count > 1
      && header.contains { Names.hasWord(document.string($0), in: Self.mistakes, ofAtMost: 2) }
  }

  /// Whether a line stands above code and gives nothing but its name: "**Main Button (Orange)**".
  func isTitle(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let next = Int(document.nodes[mention.node].end)
    return line.count < 60 && document.nodes[mention.node].kind == .paragraph
      && next < document.nodes.count && document.nodes[next].kind == .codeBlock
  }

  /// Whether the class or name of the colour stands in brackets behind the word, or another cell of its column or of its
  /// row names it.
  func isExplained(_ mention: Mention, _ context: RuleContext) -> Bool {
    let document = context.document
    return isClassed(mention, document) || isInColumn(mention, document)
      || isValued(mention.phrase, document)
      || isInRow(mention, context)
  }

  /// Whether the document gives the word a value in brackets anywhere: "on white (#FFFFFF)".
  private func isValued(_ word: String, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    var offset = 0
    while let mark = ASCII.find("(#", in: bytes, offset..<bytes.count) {
      offset = mark + 2
      let start = mark - 1 - word.utf8.count
      guard start > 0, bytes[mark - 1] == ASCII.space, !ASCII.isWord(bytes[start - 1]) else {
        continue
      }
      if document.source.string(SourceRange(start, mark - 1)).lowercased() == word { return true }
    }
    return false
  }

  /// "Info (blue)" beside "`blue-500/15`": the other cells of the row are what the word stands for.
  private func isInRow(_ mention: Mention, _ context: RuleContext) -> Bool {
    let document = context.document
    guard document.nodes[mention.node].kind == .tableCell,
      case let row = Int(document.nodes[mention.node].parent), row >= 0,
      let cells = Optional(document.children(of: row)), cells.first == mention.node
    else { return false }
    return cells.dropFirst().contains { cell in
      let text = document.plainText(of: cell)
      guard !text.isEmpty, let code = document.span(at: text.lowerBound, in: .code) else {
        return false
      }
      return document.string(plain: code).split(separator: " ").contains { name in
        isColor(String(name), context)
      }
    }
  }

  /// Whether a name is that of a colour: a declared one, or a class of a utility framework.
  private func isColor(_ name: String, _ context: RuleContext) -> Bool {
    let whole = name.prefix { $0 != "/" }
    let bare = UtilityPalette.bare(whole.drop { $0 == "$" || $0 == "{" || $0 == "." })
    let parts = bare.filter { $0 != "}" }.split(separator: ".")
    guard let last = parts.last.map(String.init) else { return false }
    // "UIColor.systemBlue", "MaterialTheme.colorScheme.primary": the path says that it ends at a colour.
    let isOfColors = parts.dropLast().contains { $0.lowercased().contains("color") }
    return UtilityPalette.has(bare) || isOfColors || Self.isSystemColor(last)
      || [String(whole), bare, last, "--" + last].contains {
        context.facts.tokens.definition(of: $0)?.kind == .color
      }
  }

  /// "systemBlue"
  private static func isSystemColor(_ name: String) -> Bool {
    name.hasPrefix("system") && name.dropFirst(6).first?.isUppercase == true
  }

  /// "Muted grey (`text-muted`)"
  private func isClassed(_ mention: Mention, _ document: Document) -> Bool {
    let end = mention.range.upperBound
    guard end + 2 < document.plain.count, document.plain[end] == ASCII.space,
      document.plain[end + 1] == 0x28, case let run = document.run(at: end + 2), run >= 0,
      document.runs[run].style.contains(.code)
    else { return false }
    let name =
      Int(document.runs[run].start)..<Int(document.runs[run].start + document.runs[run].count)
    return document.plain[name].contains(ASCII.hyphen) || document.plain[name].contains(ASCII.dot)
  }

  /// "White with orange border" below "Brand Orange": the word is the name of another cell of the column.
  private func isInColumn(_ mention: Mention, _ document: Document) -> Bool {
    guard document.nodes[mention.node].kind == .tableCell else { return false }
    let row = Int(document.nodes[mention.node].parent)
    guard row >= 0, let column = document.children(of: row).firstIndex(of: mention.node) else {
      return false
    }
    return document.children(of: Int(document.nodes[row].parent)).dropFirst().contains { other in
      guard other != row, case let cells = document.children(of: other), column < cells.count else {
        return false
      }
      let words = Names.words(document.string(cells[column]))
      return (2...3).contains(words.count) && words.last == mention.phrase
    }
  }
}
