public import SpecModel
public import SpecSyntax
import SpecText

/// What a document states beside the facts of the model, so that it is no document of which nothing was understood.
public enum UnreadFacts {
  /// Whether a document gives contrast ratios that are computed, values that contradict each other, sizes of screens in
  /// a table, colours in code, in a table or behind labels, limits of fields, or the names of values that other
  /// documents may use.
  ///
  /// - Complexity: O(bytes).
  public static func exist(
    in document: Document, _ spec: SpecDocument, _ analysis: DocumentAnalysis
  ) -> Bool {
    !analysis.claims.contrast.isEmpty || !analysis.claims.colorPairs.isEmpty
      || !analysis.conflicts.isEmpty || hasScreens(document)
      || hasColors(document) || hasColorCells(document) || hasNames(document)
      || hasLabelledColors(document, spec)
      || FieldLimits.exist(in: document) && WordedGuide.isTold(by: document)
  }

  /// A colour of six digits behind a label: "- Page background: #0B3A6E".
  private static func hasLabelledColors(_ document: Document, _ spec: SpecDocument) -> Bool {
    let bytes = document.source.bytes
    return spec.statements.contains { statement in
      guard statement.subject != nil else { return false }
      let text = statement.text.range.offsets
      guard let start = text.first(where: { bytes[$0] != 0x60 }), start + 7 <= text.upperBound,
        bytes[start] == ASCII.hash, spec.isNormative(at: statement.text.range.start)
      else { return false }
      return (start + 1..<start + 7).allSatisfy { isHex(bytes[$0]) }
        && (start + 7 == text.upperBound || !ASCII.isWord(bytes[start + 7]))
    }
  }

  /// Three cells or more that are a colour, or end in one behind a name: "| Night blue | `#0B3A6E` |",
  /// "| `night.deep` #0B3A6E |".
  private static func hasColorCells(_ document: Document) -> Bool {
    guard !document.tables.isEmpty else { return false }
    var count = 0
    for (number, node) in document.nodes.enumerated() where node.kind == .tableCell {
      let text = document.plainText(of: number)
      guard text.count >= 4, text.count <= 48,
        let hash = text.last(where: { document.plain[$0] == ASCII.hash }),
        case let color = hash..<text.upperBound,
        color.count == 7 || color.count == 4 && color.lowerBound == text.lowerBound,
        color.lowerBound == text.lowerBound || document.plain[color.lowerBound - 1] == ASCII.space,
        color.dropFirst().allSatisfy({ Self.isHex(document.plain[$0]) })
      else { continue }
      count += 1
      if count > 2 { return true }
    }
    return false
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// Five lines or more of code that are the name of a custom property: "--gap-card-lg".
  private static func hasNames(_ document: Document) -> Bool {
    let bytes = document.source.bytes
    var count = 0
    for block in document.codeBlocks {
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        guard range.count > 4, ASCII.starts(bytes, at: range.lowerBound, with: "--"),
          ASCII.isLetter(bytes[range.lowerBound + 2]),
          range.dropFirst(2).allSatisfy({
            ASCII.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen || bytes[$0] == 0x5F
          })
        else { continue }
        count += 1
        if count > 4 { return true }
      }
    }
    return false
  }

  /// Two cells or more that hold a width and a height: "| Phone | 375×667 |".
  private static func hasScreens(_ document: Document) -> Bool {
    var count = 0
    for (number, node) in document.nodes.enumerated() where node.kind == .tableCell {
      let text = document.plainText(of: number)
      guard (5...13).contains(text.count) else { continue }
      let sides = document.string(plain: text).split { "×x*✕ ".contains($0) }
      if sides.count == 2,
        sides.allSatisfy({ (2...4).contains($0.count) && $0.allSatisfy(\.isNumber) })
      {
        count += 1
        if count > 1 { return true }
      }
    }
    return false
  }

  /// Three keys or more of code with a colour: "textMuted: '#616161'".
  private static func hasColors(_ document: Document) -> Bool {
    let bytes = document.source.bytes
    var count = 0
    for block in document.codeBlocks {
      for line in block.lines {
        guard let hash = ASCII.find(ASCII.hash, in: bytes, line.offsets),
          hash > Int(line.start) + 2, bytes[hash - 1] == ASCII.quote || bytes[hash - 1] == 0x27
        else { continue }
        var end = hash + 1
        while end < Int(line.end), ASCII.isWord(bytes[end]) { end += 1 }
        let key = bytes[Int(line.start)..<hash - 1].last { $0 != ASCII.space }
        guard [4, 7].contains(end - hash), key == ASCII.colon || key == 0x3D else { continue }
        count += 1
        if count > 2 { return true }
      }
    }
    return false
  }
}
