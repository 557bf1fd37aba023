import SpecModel
import SpecSyntax
import SpecText

/// Which of the values of a document belong to one theme: those of one style rule, those below one comment in code, and
/// those of one appearance.
struct ThemeScopes {
  private let document: Document
  private let appearances: ColorAppearances
  /// What a rule for the root is where another one is for the other appearance.
  private let root: ModeWords.Mode?

  init(_ document: Document) {
    self.document = document
    appearances = ColorAppearances(document)
    let selectors: [(StaticString, ModeWords.Mode)] = [
      (".dark", .light), ("\"dark\"", .light), ("'dark'", .light), ("scheme: dark", .light),
      (".light", .dark), ("\"light\"", .dark), ("'light'", .dark), ("scheme: light", .dark),
    ]
    root =
      document.codeBlocks.isEmpty
      ? nil : selectors.first { document.mentions($0.0) }?.1
  }

  /// Of some values those of the theme of a place: of its own style rule, otherwise of its appearance; those of another
  /// appearance, also by the comments over them, are left out.
  ///
  /// - Complexity: O(values), with a look at the code around each that stands in code.
  func same<Value>(
    _ values: [Value], as place: Origin, by origin: (Value) -> Origin
  ) -> [Value] {
    guard !values.isEmpty else { return values }
    let rules = rules(around: place)
    if let open = rules.first {
      let inside = values.filter { self.rules(around: origin($0)).first == open }
      if !inside.isEmpty {
        guard let mode = remark(above: place) else { return inside }
        return inside.filter { remark(above: origin($0)).map { $0 == mode } ?? true }
      }
    }
    guard let mode = mode(place, rules) else { return values }
    return values.filter { value in
      let other = origin(value)
      return self.mode(other, self.rules(around: other)).map { $0 == mode } ?? true
    }
  }

  /// The appearance of a place: by the selectors of the rules around it, or by the headings above.
  private func mode(_ place: Origin, _ rules: [Int]) -> ModeWords.Mode? {
    guard !rules.isEmpty else {
      return appearances.mode(place) ?? lead(of: place) ?? remark(above: place)
    }
    let selectors = rules.map(selector)
    if let named = selectors.lazy.compactMap({ ModeWords.mode(in: $0) }).first { return named }
    let isRoot = selectors[0].contains(":root") || selectors[0].contains("html")
    return isRoot ? root : nil
  }

  /// The appearance that the bold beginning of a paragraph names: "**Night** (hue 238): `--page` …".
  private func lead(of place: Origin) -> ModeWords.Mode? {
    guard let leaf = document.lastNode(startingBy: place.range.start),
      document.nodes[leaf].kind == .paragraph, case let text = document.plainText(of: leaf),
      !text.isEmpty, case let first = document.run(at: text.lowerBound), first >= 0,
      document.runs[first].style.contains(.strong)
    else { return nil }
    let start = Int(document.runs[first].start)
    let name = document.string(
      plain: start..<min(text.upperBound, start + Int(document.runs[first].count)))
    return Names.wordCount(name) <= 3 ? ModeWords.mode(in: name) : nil
  }

  private static let comments: [StaticString] = ["/*", "//", "# ", "<!--"]
  /// How many lines above a place the comment may stand.
  private static let lines = 80

  /// The appearance that the nearest comment above a place in code names, with a line of its own: "/* Dark mode */".
  private func remark(above place: Origin) -> ModeWords.Mode? {
    guard document.isCode(place.range.start),
      let block = document.codeBlock(at: place.range.start)
    else { return nil }
    let bytes = document.source.bytes
    let end = block.lines.partitionPoint { $0.start <= place.range.start }
    for line in block.lines[max(0, end - Self.lines)..<end].reversed() {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard let first = text.first, let last = text.last else { continue }
      // A rule has its own selector.
      if bytes[last] == 0x7B || bytes[first] == 0x7D { return nil }
      guard text.count < 100,
        Self.comments.contains(where: { ASCII.starts(bytes, at: first, with: $0) }),
        let mode = ModeWords.theme(
          of: document.source.string(SourceRange(text.lowerBound, text.upperBound)))
      else { continue }
      return mode
    }
    return nil
  }

  /// What stands before an opening bracket on its line.
  private func selector(_ open: Int) -> String {
    let line = document.source.lineRange(document.source.lineIndex(of: open))
    guard open - Int(line.start) < 160 else { return "" }
    return document.source.string(SourceRange(Int(line.start), open))
  }

  /// How far back the bracket of a rule is looked for.
  private static let reach = 6000

  /// The opening brackets around a place in code, the nearest first.
  private func rules(around place: Origin) -> [Int] {
    guard document.isCode(place.range.start) else { return [] }
    let bytes = document.source.bytes
    var offset = Int(place.range.start)
    let least = max(0, offset - Self.reach)
    var depth = 0
    var result: [Int] = []
    while offset > least, result.count < 3 {
      offset -= 1
      if bytes[offset] == ASCII.backtick, bytes[max(0, offset - 1)] == ASCII.backtick { break }
      if bytes[offset] == 0x7D { depth += 1 }
      guard bytes[offset] == 0x7B else { continue }
      if depth == 0 { result.append(offset) } else { depth -= 1 }
    }
    return result
  }
}
