import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports lines whose characters were read in a wrong encoding before they were saved.
public struct Mojibake: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D101", name: "mojibake",
    summary: "Characters on this line were saved in a wrong encoding.",
    category: .documentForm, defaultSeverity: .error,
    explanation: """
      The file was once read in another encoding than UTF-8 and saved again, so that an arrow or an
      emoji became two or three letters. Arrows of flows and ticks of lists are lost to every reader.

      The compiler reads the repaired text. Where the damage can be undone without loss the fix is
      safe; where bytes were dropped on the way the repair is a guess from what is left. Where a program
      has put the character U+FFFD in their place, nothing is left to guess from, and only the author
      knows what stood there. Lines that speak of encodings show damage as an example. Where
      most headings are nothing but question marks, the letters of the whole document are lost.
      """,
    references: ["WHATWG Encoding Standard, index windows-1252"],
    examples: [
      .accepted("# Café → bar\n\n- 24 °C\n"),
      .flagged("# Flow\n\nTap the card ⟦â†’⟧ the sheet opens\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each damaged line once.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let source = context.document.source
    var line = -1
    var group: [SourceText.Repair] = []
    func flush() {
      let damage =
        line >= 0 && speaksOfEncodings(source.string(source.lineRange(line)))
        ? []
        : group.filter { !isQuoted($0, among: group, source) && !isShown($0, line: line, source) }
      if let found = diagnostic(for: damage, context) { diagnostics.append(found) }
      group.removeAll(keepingCapacity: true)
    }
    for repair in source.repairs where repair.kind == .mojibake || repair.kind == .lossyMojibake {
      let next = source.lineIndex(of: Int(repair.range.start))
      if next != line { flush() }
      line = next
      group.append(repair)
    }
    flush()
    checkLost(context, into: &diagnostics)
    checkLetters(context, into: &diagnostics)
  }

  /// Reports each line of text on which a program put U+FFFD in place of what it could not read.
  private func checkLost(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("\u{FFFD}"),
      !document.source.repairs.contains(where: { $0.kind == .nul })
    else { return }
    for number in document.nodes.indices where document.nodes[number].kind != .codeBlock {
      var rest = document.plainText(of: number)
      while let found = ASCII.find("\u{FFFD}", in: document.plain, rest) {
        let line = document.line(around: found, in: number)
        rest = line.rest(of: rest)
        guard document.span(at: found, of: number, in: .code) == nil,
          !isQuoted(found, document), !speaksOfEncodings(document.string(plain: line))
        else { continue }
        let range = document.sourceRange(plain: found..<found + 3)
        diagnostics.append(
          diagnostic(
            "a character was lost on this line", at: context.origin(range), label: "U+FFFD",
            why: "a program put U+FFFD where it could not read the bytes",
            help: "write the character again, and save the file as UTF-8"))
      }
    }
  }

  /// Whether quotation marks stand around the sign alone, which is then shown.
  private func isQuoted(_ found: Int, _ document: Document) -> Bool {
    guard found > 0, found + 3 < document.plain.count else { return false }
    let marks: Set<UInt8> = [ASCII.quote, 0x27, 0x9C, 0x9D, 0x9E, 0xAB, 0xBB]
    return marks.contains(document.plain[found - 1])
      && (marks.contains(document.plain[found + 3]) || document.plain[found + 3] == 0xE2)
  }

  private static let encodings: Lexicon = [
    "encoding", "encodings", "utf", "windows-1252", "latin", "mojibake", "fffd", "replacement",
    "kodierung", "codificación", "encodage", "codifica",
  ]

  /// Whether a line is about the encodings of texts.
  private func speaksOfEncodings(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.encodings)
  }

  /// Whether the line has the restored character intact as well, so that it shows damage as an example.
  private func isQuoted(
    _ repair: SourceText.Repair, among group: [SourceText.Repair], _ source: SourceText
  ) -> Bool {
    let line = source.lineRange(source.lineIndex(of: Int(repair.range.start))).offsets
    let wanted = source.bytes[repair.range.offsets]
    guard line.count < 1000, wanted.first.map({ $0 >= 0x80 }) == true, line.count > wanted.count
    else { return false }
    return (line.lowerBound...line.upperBound - wanted.count).contains { start in
      let place = SourceRange(start, start + wanted.count)
      return source.bytes[place.offsets] == wanted
        && !group.contains { $0.range.start < place.end && place.start < $0.range.end }
    }
  }

  /// Whether a repair stands inside of a code span near words about encodings, so that damage is shown there.
  private func isShown(_ repair: SourceText.Repair, line: Int, _ source: SourceText) -> Bool {
    let range = source.lineRange(line)
    guard range.offsets.count < 1000 else { return false }
    let ticks = source.bytes[range.offsets.lowerBound..<repair.range.offsets.lowerBound]
      .count { $0 == ASCII.backtick }
    guard ticks % 2 == 1 else { return false }
    return (max(0, line - 4)...min(source.lineCount - 1, line + 4)).contains { near in
      let text = source.lineRange(near)
      return text.offsets.count < 1000 && speaksOfEncodings(source.string(text))
    }
  }

  private func diagnostic(for repairs: [SourceText.Repair], _ context: RuleContext) -> Diagnostic? {
    guard let first = repairs.first, let last = repairs.last else { return nil }
    let source = context.document.source
    let isLossy = repairs.contains { $0.kind == .lossyMojibake }
    let restored = source.string(first.range)
    let count = repairs.count > 1 ? " and \(repairs.count - 1) more on this line" : ""
    let edits = repairs.map {
      Diagnostic.Fix.Edit(context.origin($0.range), text: source.string($0.range))
    }
    return diagnostic(
      "'\(first.original)'\(count) is '\(restored)' in a wrong encoding",
      at: context.origin(first.range.union(last.range)),
      label: "read as '\(restored)'",
      why: isLossy
        ? "bytes were dropped on the way, so this is the likeliest of several readings"
        : "the letters are the UTF-8 bytes of '\(restored)', each shown as one character",
      help: "save the line as UTF-8 with '\(restored)'",
      fix: Diagnostic.Fix(
        safety: isLossy ? .unsafe : .safe, title: "restore the characters", edits: edits))
  }
}
