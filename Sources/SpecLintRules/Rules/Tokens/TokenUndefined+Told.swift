import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names whose value stands in another form: a word for nothing, a remark, a call, the name of a typeface.
extension TokenUndefined {
  private static let nothings: Lexicon = [
    "none", "nothing", "keine", "keiner", "kein", "aucun", "aucune", "ninguno", "ninguna",
    "nenhum", "nenhuma", "nessuno", "nessuna", "geen", "tidak-ada", "нет", "なし", "無し", "無", "无",
    "없음",
  ]
  private static let cuts: Lexicon = [
    "sans", "serif", "mono", "slab", "display", "rounded", "variable", "condensed",
  ]
  private static let roles: Lexicon = [
    "heading", "headings", "body", "text", "base", "size", "weight", "family", "title", "code",
    "display", "brand", "primary", "secondary", "default", "main", "label", "caption", "small",
    "large", "google", "system",
  ]

  /// Leaves out the uses of names whose values the document gives otherwise than by a number or a colour.
  ///
  /// - Complexity: O(names × bytes).
  func withoutTold(_ uses: [TokenUse], _ context: RuleContext) -> [TokenUse] {
    let document = context.document
    let told = Set(uses.map(\.name)).filter { name in
      isTypeface(name, document) || isRemarkOrArgument(name, document.source)
    }
    return uses.filter { !told.contains($0.name) && !isNothing($0, context) }
  }

  /// "| `elevation.none` | none | none |", where the same column gives other names their values.
  private func isNothing(_ use: TokenUse, _ context: RuleContext) -> Bool {
    let document = context.document
    guard let cell = document.lastNode(startingBy: use.origin.range.start),
      document.nodes[cell].kind == .tableCell, case let row = Int(document.nodes[cell].parent),
      row >= 0, document.firstChild(of: row) == cell,
      let column = document.children(of: row).dropFirst().firstIndex(where: {
        Names.isPhrase(document.string($0), in: Self.nothings)
      })
    else { return false }
    return document.children(of: Int(document.nodes[row].parent)).contains { other in
      let cells = document.children(of: other)
      guard other != row, column < cells.count else { return false }
      let place = document.nodes[cells[column]].range
      return context.spec.tokens.contains { place.contains($0.valueOrigin.range) }
    }
  }

  /// "`var(--font-geist-mono)`" where the document names the typeface "Geist": the package of the typeface brings it.
  private func isTypeface(_ token: String, _ document: Document) -> Bool {
    guard token.hasPrefix("--font-") else { return false }
    let parts = token.dropFirst(7).split(separator: "-")
    guard parts.count > 1, Self.cuts.contains(String(parts[parts.count - 1])),
      case let family = String(parts[parts.count - 2]), family.utf8.count > 3,
      !Self.roles.contains(family), !Self.cuts.contains(family)
    else { return false }
    var name = String(family.prefix(1)).uppercased() + String(family.dropFirst())
    return name.withUTF8 { wanted in
      document.source.bytes.withUnsafeBufferPointer { bytes in
        ASCII.find(wanted, in: bytes, 0..<bytes.count) != nil
      }
    }
  }

  /// Whether a remark in code declares the name, "/* --ink-oklch: <generated>; */", or a call gives its range,
  /// "rate("motion.phase", 0, 2800)".
  private func isRemarkOrArgument(_ name: String, _ source: SourceText) -> Bool {
    let isProperty = name.hasPrefix("--")
    guard isProperty || name.utf8.contains(ASCII.dot) else { return false }
    // Without these bytes there is neither, and the text need not be searched for each name.
    let forms = isProperty ? ["\(name):"] : ["(\"\(name)\",", "('\(name)',"]
    guard forms.contains(where: { Self.mayHold($0, source) }) else { return false }
    var name = name
    return name.withUTF8 { wanted in
      source.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          offset = place + wanted.count
          let isGiven = isProperty ? Self.isRemark : Self.isArgument
          if isGiven(place, offset, bytes) { return true }
        }
        return false
      }
    }
  }

  private static func mayHold(_ text: String, _ source: SourceText) -> Bool {
    var text = text
    return text.withUTF8 { source.mayHold($0) }
  }

  /// Whether a name opens a remark and a value follows it behind a colon.
  private static func isRemark(
    _ place: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = place
    while start > 0, bytes[start - 1] == ASCII.space { start -= 1 }
    guard end + 2 < bytes.count, bytes[end] == ASCII.colon,
      ASCII.starts(bytes, at: start - 2, with: "/*")
        || ASCII.starts(bytes, at: start - 2, with: "//")
    else { return false }
    return bytes[end + 1] != ASCII.lineFeed && bytes[end + 2] != ASCII.lineFeed
  }

  /// Whether a name in quotes is the first argument of a call and a number the next one.
  private static func isArgument(
    _ place: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard place > 1, end + 3 < bytes.count, case let quote = bytes[place - 1],
      quote == ASCII.quote || quote == ASCII.apostrophe, bytes[end] == quote,
      bytes[place - 2] == 0x28, bytes[end + 1] == 0x2C
    else { return false }
    let next = bytes[end + 2] == ASCII.space ? bytes[end + 3] : bytes[end + 2]
    return ASCII.isDigit(next)
  }
}
