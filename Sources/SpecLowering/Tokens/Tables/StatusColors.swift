import SpecModel
import SpecSyntax
import SpecText

/// Tables "State | Color" below a heading about colours: a palette of what the colours mean, and no states of anything;
/// and "Element | Color | Hex" below "Palette": a palette of what the colours are for.
enum StatusColors {
  private static let heads = WordKey.set(
    "state", "states", "status", "estado", "zustand", "statut", "stato")
  private static let elements = WordKey.set(
    "element", "elements", "component", "components", "part", "parts", "item", "items", "elemento",
    "elementos", "élément", "éléments", "elementi")
  private static let palettes = WordKey.set(
    "palette", "palettes", "farbpalette", "paleta", "tavolozza", "palet")
  /// What one control may be, whose colours are no palette.
  private static let looks = WordKey.set(
    "default", "normal", "rest", "hover", "hovered", "pressed", "focus", "focused", "disabled",
    "enabled", "active", "inactive", "selected", "unselected", "checked", "visited", "idle")

  /// Whether each row of a table is the name of a meaning and its colour.
  ///
  /// - Parameter allowsRemarks: whether words may stand beside the colours, "red `#C83B4D` (spinning)", and a word before
  ///   that for the state, "Mood state".
  static func isPalette(
    _ table: Int, _ context: LoweringContext, allowsRemarks: Bool = false
  ) -> Bool {
    let document = context.document
    guard context.topic(ofNode: table).tokens == .kind(.color),
      table + 1 < document.nodes.count
    else { return false }
    return document.plain.withUnsafeBufferPointer { bytes in
      let rows = document.children(of: table)
      let header = document.children(of: table + 1)
      guard rows.count > 2, header.count > 1,
        case let words = TokenHeaders.keys(bytes, document.plainText(of: header[0])),
        words.count == 1
          || allowsRemarks && words.count == 2 && words.last.map(heads.contains) == true,
        words.contains(where: heads.contains)
          || (words.contains(where: elements.contains) && isBelowPalette(table, document, bytes))
      else { return false }
      return rows.dropFirst().allSatisfy { row in
        let cells = document.children(of: row).map {
          Bytes.trim(document.plainText(of: $0), in: bytes)
        }
        // "Hover" is a look, "Selected row" a thing that has a colour.
        let isLook =
          words.contains(where: heads.contains)
          ? Words.contain(looks, bytes, cells[0])
          : Words.keys(bytes, cells[0]).allSatisfy(looks.contains)
        guard cells.count > 1, !isLook else { return false }
        return cells.dropFirst().contains { cell in
          if allowsRemarks, holdsOne(cell, bytes) { return true }
          // A hash or a function such as "hsl(…)": a plain word may be no colour.
          guard !cell.isEmpty,
            bytes[cell.lowerBound] == 0x23 || bytes[cell.upperBound - 1] == 0x29,
            let literal = TokenLiteral.read(bytes, cell)
          else { return false }
          return literal.kind == .color && literal.range == cell
        }
      }
    }
  }

  /// "#D4A843 (spinning)", "red #C83B4D": one colour, up to two words before it, and a remark in brackets behind it.
  private static func holdsOne(_ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let hash = cell.prefix(40).first(where: { bytes[$0] == ASCII.hash }),
      case let words = cell.lowerBound..<hash, Words.all(bytes, words).count < 3,
      !words.contains(where: { bytes[$0] == 0x28 }),
      let color = TokenLiteral.color(bytes, hash..<cell.upperBound), color.range.count > 6
    else { return false }
    let rest = Bytes.trim(color.range.rest(of: cell), in: bytes)
    guard let first = rest.first else { return true }
    return bytes[first] == 0x28 || Bytes.matches("（", at: first, end: rest.upperBound, in: bytes)
  }

  /// What any colour may mean, whatever it is that has a status.
  private static let meanings = WordKey.set(
    "success", "error", "warning", "info", "information", "informational", "danger", "critical",
    "positive", "negative", "neutral", "caution", "alert", "primary", "secondary", "accent",
    "erfolg", "fehler", "warnung", "succès", "erreur", "avertissement", "éxito", "advertencia",
    "sucesso", "erro", "aviso", "successo", "errore", "avviso")
  private static let status = WordKey.set("status", "statut", "statuses")
  private static let when = WordKey.set(
    "when", "condition", "conditions", "wann", "bedingung", "quand", "cuando", "quando", "wanneer")

  /// Whether a palette "Status | Color | When" lists what one thing may be, "Parked", and not what colours mean
  /// anywhere.
  static func areStatuses(_ table: Int, _ context: LoweringContext) -> Bool {
    let document = context.document
    let rows = document.children(of: table)
    guard let header = rows.first, let head = document.firstChild(of: header) else {
      return false
    }
    return document.plain.withUnsafeBufferPointer { bytes in
      Words.contain(status, bytes, document.plainText(of: head))
        && document.children(of: header).contains {
          Words.contain(when, bytes, document.plainText(of: $0))
        }
        && !rows.dropFirst().contains { row in
          document.firstChild(of: row).map {
            Words.contain(meanings, bytes, document.plainText(of: $0))
          } ?? true
        }
    }
  }

  /// Whether the heading over a table names a palette.
  private static func isBelowPalette(
    _ table: Int, _ document: Document, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let section = Int(document.nodes[table].section)
    let heading = Int(document.sections[section].heading)
    return heading >= 0 && Words.contain(palettes, bytes, document.plainText(of: heading))
  }
}
