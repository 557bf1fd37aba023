import SpecModel
import SpecSyntax
import SpecText

/// Fences below the heading of a scale whose lines lead with an arrow from each step to its number: "xs → 8", "10 → 64".
extension FenceRows {
  /// The steps of a scale of lengths, three at least and each no less than the one before; `nil` where a line is
  /// anything else.
  ///
  /// A number alone is in the unit of the platform. Steps that are numbers need the name of their family.
  func arrowSteps(
    _ lines: [SourceRange], _ kind: Token.Kind, at node: Int, _ document: Document
  ) -> [Row]? {
    guard kind == .spacing || kind == .radius || kind == .size, lines.count <= 24 else {
      return nil
    }
    var rows: [Row] = []
    var names: Set<String> = []
    var last = -1.0
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty { continue }
      guard text.count < 120, let row = arrowStep(text, kind),
        let number = QuantityScanner.scan(bytes, row.value.range).first?.low
          ?? Double(bytes.string(row.value.range)),
        number >= last, names.insert(bytes.string(row.name)).inserted
      else { return nil }
      last = number
      rows.append(row)
    }
    guard rows.count > 2 else { return nil }
    if rows.allSatisfy({ StepPairs.isStep($0.name, bytes) }) { return rows }
    let counts = rows.compactMap { Int(bytes.string($0.name)) }
    guard counts.count == rows.count, counts == counts.sorted(),
      let family = family(at: node, document)
    else { return nil }
    return rows.map { row in
      var row = row
      row.ramp = family
      return row
    }
  }

  /// A word, an arrow and a number, with nothing behind it but a remark.
  private func arrowStep(_ text: Range<Int>, _ kind: Token.Kind) -> Row? {
    var end = text.lowerBound
    while end < text.upperBound, Bytes.isWord(bytes[end]) { end += 1 }
    let name = text.lowerBound..<end
    let arrow = Bytes.blanksEnd(end, text.upperBound, in: bytes)
    guard (1...8).contains(name.count),
      case let start = TokenTables.afterArrow(arrow..<text.upperBound, bytes), start > arrow,
      Bytes.isDigit(bytes[start]),
      let value = TokenLiteral.read(bytes, start..<text.upperBound),
      value.range.lowerBound == start, value.kind == .spacing || value.kind == .other,
      case let rest = Bytes.blanksEnd(value.range.upperBound, text.upperBound, in: bytes),
      rest == text.upperBound
        || rest > value.range.upperBound
          && Self.remarks.contains(where: {
            Bytes.matches($0, at: rest, end: text.upperBound, in: bytes)
          })
    else { return nil }
    return Row(name: name, value: value, line: text, kind: kind)
  }

  private static let remarks: [StaticString] = ["←", "<-", "//", "#", "(", "—", "–"]

  /// What the heading over a fence calls the steps in code, "space" of "Spacing — `space[n]`", or else its only word.
  private func family(at node: Int, _ document: Document) -> String? {
    let section = Int(document.nodes[node].section)
    guard section > 0 else { return nil }
    let heading = Int(document.sections[section].heading)
    let runs = document.nodes[heading].runs
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    where run.style.contains(.code) {
      let text = document.string(plain: Int(run.start)..<Int(run.start + run.count))
      let name = text.prefix { $0.isLetter || $0 == "_" }
      let rest = text.dropFirst(name.count)
      if !name.isEmpty, rest.first.map({ "[.*-{".contains($0) }) ?? true { return String(name) }
    }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return Names.wordCount(title) == 1 ? title : nil
  }
}
