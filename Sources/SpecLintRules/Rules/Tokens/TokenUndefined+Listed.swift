import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Lists of steps of a scale that tell what each is for, and give none a value.
extension TokenUndefined {
  private static let families: Lexicon = [
    "shadow", "elevation", "radius", "rounded", "spacing", "space", "blur", "duration", "ease",
    "border", "opacity",
  ]

  /// Reports lists whose items all begin with a step of one family and have no number, in documents that give values.
  func checkListed(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkRemarked(context, into: &diagnostics)
    let document = context.document
    // A library has the steps that a document does not list.
    guard context.spec.tokens.count >= 6, !document.mentions("ailwind") else { return }
    for (number, node) in document.nodes.enumerated() where node.kind == .list {
      let items = document.children(of: number)
      guard items.count > 1, items.count < 13 else { continue }
      let names = items.compactMap { listedName($0, document) }
      guard names.count == items.count, Set(names.map(\.family)).count == 1,
        context.isNormative(node.range),
        names.allSatisfy({
          !context.facts.tokens.defines($0.name) && !isValued($0.name, document.source)
        })
      else { continue }
      let more = names.count - 1
      var finding = diagnostic(
        "'\(names[0].name)' and \(more) more of its list have no value", at: names[0].origin,
        label: "listed here, defined nowhere",
        related: names.dropFirst().map { .init($0.origin, "has no value either") },
        why: "the list says what each is for, and no line of the document gives a number for them",
        help: "write the value behind each name")
      // The file that the document names may have the values.
      if TokenSource.find(in: document, context.facts) != nil { finding.severity = .info }
      diagnostics.append(finding)
    }
  }

  /// Remarks in code that list the steps of a scale without values, "// shadow.sm / shadow.md / shadow.lg", where remarks
  /// on other scales give theirs: for information, since the code that the remark stands for has them.
  func checkRemarked(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard context.spec.tokens.count >= 6 else { return }
    let bytes = document.source.bytes
    var isValued: Bool?
    for block in document.codeBlocks {
      for line in block.lines where line.offsets.count < 120 {
        let text = ASCII.trimmed(bytes, line.offsets)
        guard ASCII.starts(bytes, at: text.lowerBound, with: "//"),
          let names = remarked(String(decoding: bytes[text], as: UTF8.self)),
          context.isNormative(line), !names.contains(where: context.facts.tokens.defines)
        else { continue }
        isValued = isValued ?? hasRemarkedSteps(context)
        guard isValued == true else { return }
        var finding = diagnostic(
          "'\(names[0])' and \(names.count - 1) more of its line have no value",
          at: document.origin(SourceRange(text.lowerBound, text.upperBound)),
          label: "listed here, defined nowhere",
          why: "remarks on other scales give the value of each step, and no line does for these",
          help: "write the value behind each name: '\(names[0])=…'")
        finding.severity = .info
        diagnostics.append(finding)
      }
    }
  }

  /// The steps of one family that a remark lists, and nothing else.
  private func remarked(_ remark: String) -> [String]? {
    let text = remark.drop { $0 == "/" || $0 == " " }
    let names = text.split { "/,|· ".contains($0) }.map { String($0) }
    guard names.count > 1, text.contains(where: { "/,|·".contains($0) }),
      let family = names[0].split(separator: ".").first,
      Self.families.contains(family.lowercased()),
      names.allSatisfy({ isStep($0, of: family) })
    else { return nil }
    return names
  }

  private func isStep(_ name: String, of family: Substring) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == family && !parts[1].isEmpty
      && parts[1].utf8.allSatisfy { ASCII.isWord($0) }
  }

  /// Whether a remark in code gives the steps of a scale: "// spacing.sm=8 md=16 lg=24".
  private func hasRemarkedSteps(_ context: RuleContext) -> Bool {
    let document = context.document
    return context.spec.tokens.count { token in
      guard document.isCode(token.valueOrigin.range.start) else { return false }
      let line = document.firstLine(of: token.valueOrigin.range).offsets
      let text = ASCII.trimmed(document.source.bytes, line)
      return ASCII.starts(document.source.bytes, at: text.lowerBound, with: "//")
    } >= 3
  }

  /// The step in code with which an item begins, where nothing behind it is a number.
  private func listedName(
    _ item: Int, _ document: Document
  ) -> (name: String, family: String, origin: Origin)? {
    guard document.children(of: item).count == 1, let leaf = document.firstChild(of: item),
      document.nodes[leaf].kind == .paragraph, case let text = document.plainText(of: leaf),
      text.count > 6, let code = document.span(at: text.lowerBound, of: leaf, in: .code),
      case let end = code.upperBound, end < text.upperBound, document.plain[end] == ASCII.colon,
      !document.plain[end..<text.upperBound].contains(where: {
        ASCII.isDigit($0) || $0 == ASCII.hash || $0 == 0x60
      }),
      !document.nodes[leaf].runs.contains(where: {
        Int(document.runs[Int($0)].start) >= end && document.runs[Int($0)].style.contains(.code)
      })
    else { return nil }
    let name = document.string(plain: text.lowerBound..<end)
    guard let mark = name.firstIndex(of: "-"), !name.contains(" "),
      Self.families.contains(String(name[..<mark]))
    else { return nil }
    return (
      name, String(name[..<mark]),
      document.origin(document.sourceRange(plain: text.lowerBound..<end))
    )
  }

  /// Whether a line gives a number behind a name.
  private func isValued(_ name: String, _ source: SourceText) -> Bool {
    var name = name
    return name.withUTF8 { wanted in
      source.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          offset = place + wanted.count
          var end = offset
          while end < bytes.count, bytes[end] != ASCII.lineFeed {
            if ASCII.isDigit(bytes[end]) { return true }
            end += 1
          }
        }
        return false
      }
    }
  }

  /// "`space.card` = 12px"
  func isEquation(at offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard offset < end else { return false }
    if ASCII.isDigit(bytes[offset]), offset > 1, bytes[offset - 2] == ASCII.backtick {
      return isPair(at: offset, end, bytes) && hasPairs(around: offset, end, bytes)
    }
    guard bytes[offset] == 0x3D else { return false }
    let value = bytes[(offset + 1)..<end].first { $0 != 0x20 && $0 != 0x60 } ?? 0
    return value == 0x23 || (0x30...0x39).contains(value)
  }

  private static let joints: [StaticString] = ["to ", "bis ", "–", "…", "...", "→"]

  /// The offset behind the far end of a range of names, whose values follow both: "`radius.sm` to `radius.lg` = 6–12px".
  func behindFarEnd(_ offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    guard
      let joint = Self.joints.first(where: {
        offset + $0.utf8CodeUnitCount < end && ASCII.starts(bytes, at: offset, with: $0)
      })
    else { return offset }
    var place = offset + joint.utf8CodeUnitCount
    while place < end, bytes[place] == ASCII.space { place += 1 }
    guard place < end, bytes[place] == ASCII.backtick,
      let close = ASCII.find(ASCII.backtick, in: bytes, place + 1..<end), close - place < 40
    else { return offset }
    place = close + 1
    while place < end, bytes[place] == ASCII.space { place += 1 }
    return place
  }

  private static let zeroable: Lexicon = [
    "radius", "radii", "rounded", "corner", "space", "spacing", "gap", "inset", "padding", "margin",
    "border", "elevation", "shadow", "blur", "tracking",
  ]

  /// Whether the name of a step is its value: "radius.0", "--space-0".
  func isZero(_ name: String) -> Bool {
    let parts = Names.words(name)
    return parts.count > 1 && parts[parts.count - 1] == "0"
      && parts.contains(where: Self.zeroable.contains)
  }

  /// Pairs of a name and a number that a line has at least where the numbers are the values.
  private static let leastPairs = 2

  /// Whether so many names of a line have a number right behind them: "`{spacing.sm}` 8 · `{spacing.md}` 12 · …".
  private func hasPairs(
    around offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != ASCII.lineFeed { start -= 1 }
    var count = 0
    var place = start
    while count < Self.leastPairs, let mark = ASCII.find("` ", in: bytes, place..<end) {
      place = mark + 2
      if isPair(at: place, end, bytes) { count += 1 }
    }
    return count >= Self.leastPairs
  }

  /// Whether a number, with a unit or without, ends at a mark or with the line.
  private func isPair(at offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var place = offset
    while place < end, ASCII.isDigit(bytes[place]) || bytes[place] == ASCII.dot { place += 1 }
    guard place > offset else { return false }
    let unit = place < end && bytes[place] == ASCII.space ? place + 1 : place
    var last = unit
    while last < end, ASCII.isLetter(bytes[last]), last - unit < 4 { last += 1 }
    if last < end, ASCII.isLetter(bytes[last]) { return false }
    while last < end, bytes[last] == ASCII.space { last += 1 }
    guard last < end else { return true }
    // "、" and "，"
    if ASCII.starts(bytes, at: last, with: "、") || ASCII.starts(bytes, at: last, with: "，") {
      return true
    }
    return [0x2C, 0x3B, 0x2F, 0x7C, 0x29, 0xC2, 0xE2, ASCII.dot, ASCII.lineFeed].contains(
      bytes[last])
  }
}
