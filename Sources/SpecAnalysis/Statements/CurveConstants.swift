import SpecModel
import SpecSyntax
import SpecText

/// Curves that code gives a name, beside the row of a table that has the words of the name and another curve:
/// `lidCloses = Curves.easeOut` and a row "Lid closes | 200 ms | ease-in-out".
struct CurveConstants {
  private let document: Document

  private struct Curve {
    var words: Set<String>
    var kind: String
    var statement: FactConflict.Statement
  }

  static func find(_ document: Document) -> [FactConflict] {
    guard !document.tables.isEmpty, document.codeBlocks.contains(where: \.isFenced),
      document.mentions("as") || document.mentions("Easing"),
      case let finder = CurveConstants(document: document),
      case let set = finder.constants(), !set.isEmpty
    else { return [] }
    let rows = document.tables.flatMap(finder.rows)
    return set.compactMap { constant in
      let meant = rows.filter {
        constant.words.isSubset(of: $0.words) && (constant.words.count > 1 || $0.words.count <= 4)
      }
      guard let row = meant.only, row.kind != constant.kind else { return nil }
      var found = FactConflict(
        subject: constant.words.sorted().joined(separator: " "), property: "easing",
        statements: [row.statement, constant.statement].sorted {
          $0.origin.range.start < $1.origin.range.start
        }, reason: "the row has the words of the name in code")
      found.isCode = true
      return found
    }
  }

  /// Names of curves that are the same, by the letters of the name.
  private static let kinds: [(String, String)] = [
    ("easeinout", "in-out"), ("fastoutslowin", "in-out"), ("easeout", "out"),
    ("linearoutslowin", "out"), ("easein", "in"), ("fastoutlinearin", "in"),
    ("decelerate", "out"), ("accelerate", "in"), ("linear", "linear"),
  ]

  private static func kind(_ text: String) -> String? {
    let letters = text.lowercased().filter { $0.isLetter }
    guard !letters.contains("cubic"), !letters.contains("spring") else { return nil }
    return kinds.first { letters.contains($0.0) }?.1
  }

  private static let plain: Lexicon = [
    "curve", "curva", "easing", "ease", "k", "animation", "motion", "transition", "in", "out",
    "duration", "timing", "spec", "default", "standard", "kurve", "tween", "anim", "courbe",
  ]

  private func constants() -> [Curve] {
    let bytes = document.source.bytes
    var result: [Curve] = []
    for block in document.codeBlocks where block.isFenced && block.lines.count <= 300 {
      for line in block.lines where (12..<140).contains(line.offsets.count) {
        guard let mark = line.offsets.first(where: { bytes[$0] == 0x3D }),
          case let rest = document.source.string(SourceRange(mark + 1, line.offsets.upperBound)),
          let kind = Self.kind(rest)
        else { continue }
        var end = mark
        while end > line.offsets.lowerBound, bytes[end - 1] == ASCII.space { end -= 1 }
        var start = end
        while start > line.offsets.lowerBound,
          ASCII.isWord(bytes[start - 1]) || bytes[start - 1] == 0x5F
        {
          start -= 1
        }
        let words = Names.words(String(decoding: bytes[start..<end], as: UTF8.self))
          .filter { !Self.plain.contains($0) }.map(LedgerWords.stem)
        guard !words.isEmpty else { continue }
        result.append(
          Curve(
            words: Set(words), kind: kind,
            statement: .init(
              value: rest.trimmedSpaces.filter { $0 != ";" },
              origin: document.origin(SourceRange(mark + 1, line.offsets.upperBound)))))
      }
    }
    return result
  }

  private func rows(of table: Int) -> [Curve] {
    document.children(of: table).dropFirst().compactMap { row in
      let cells = document.children(of: row)
      guard cells.count > 2,
        let cell = cells.dropFirst().filter({
          document.plainText(of: $0).count < 28 && Self.kind(document.string($0)) != nil
        }).only, let kind = Self.kind(document.string(cell))
      else { return nil }
      return Curve(
        words: Set(Names.words(document.string(cells[0])).map(LedgerWords.stem)), kind: kind,
        statement: .init(
          value: document.string(cell).trimmedSpaces,
          origin: document.origin(document.sourceRange(plain: document.plainText(of: cell)))))
    }
  }
}
