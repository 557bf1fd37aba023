import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Ranges that the section of a grid leaves to a part, and margins that no rhythm of lines measures.
extension OffGrid {
  /// Words for distances in scripts without blanks between words.
  private static let wideDistances = [
    "内边距", "外边距", "内邊距", "外邊距", "边距", "邊距", "间距", "間距", "内側", "外側", "余白", "パディング", "マージン",
    "여백", "패딩", "마진", "간격",
  ]
  /// Words beside a distance that name no part.
  private static let directions: Lexicon = [
    "vertical", "horizontal", "top", "bottom", "left", "right", "inner", "outer", "default",
    "and", "the", "of", "for", "in", "innerer", "äußerer", "des", "der", "von", "und", "interno",
    "externo", "del", "da", "do", "de", "du", "y", "e", "et", "interne", "externe",
  ]

  /// Whether the section that sets a grid leaves the part a range which holds the value: "Button padding: 8–11px" beside
  /// "Base unit: 8px". One value is no range, and a grid for all distances leaves none.
  func isGranted(
    _ value: Double, _ constraint: Constraint, by grid: Constraint, _ document: Document
  ) -> Bool {
    guard let place = document.lastNode(startingBy: grid.origin.range.start),
      case let section = Int(document.nodes[place].section), section > 0,
      !isForAll(grid, document)
    else { return false }
    let names = parts(constraint.subject)
    guard !names.isEmpty else { return false }
    return document.sections[section].ownNodes.contains { node in
      guard document.nodes[Int(node)].kind == .paragraph,
        case let text = document.string(Int(node)), text.utf8.count < 200,
        let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
        case let label = String(text[..<colon]), label.utf8.count < 48,
        isDistanceLabel(label), case let wanted = parts(label), !wanted.isEmpty,
        wanted.allSatisfy({ part in names.contains { Self.isSame($0, part) } })
      else { return false }
      let unit = constraint.quantity.unit.rawValue
      return text[text.index(after: colon)...].split { ",;、，；".contains($0) }.contains {
        $0.contains(unit) && SpacingScale.range(String($0))?.contains(value) == true
      }
    }
  }

  /// Whether a label speaks of a distance: "Button padding", "按钮内边距".
  private func isDistanceLabel(_ label: String) -> Bool {
    Names.hasWord(label, in: Self.distances)
      || label.utf8.contains { $0 >= 0xE3 } && Self.wideDistances.contains(where: label.contains)
  }

  /// The words of a name that are neither a distance nor a direction: "button" and "primary" of "button-primary padding".
  private func parts(_ name: String) -> [String] {
    let words = Names.words(name).flatMap { word in
      word.split { $0 == "-" || $0 == "_" }.map(String.init)
    }
    return words.compactMap { word -> String? in
      guard word.utf8.contains(where: { $0 >= 0xE3 }) else {
        let isPart = !Self.distances.contains(word) && !Self.directions.contains(word)
        return isPart ? word : nil
      }
      let rest = Self.wideDistances.reduce(word) { $0.replacing($1, with: "") }
      return rest.utf8.count >= 6 ? rest : nil
    }
  }

  /// Whether a word of a name is that of a label, in the plural or within a word of a script without blanks.
  private static func isSame(_ name: String, _ part: String) -> Bool {
    name == part || name + "s" == part || name == part + "s"
      || part.utf8.contains { $0 >= 0xE3 } && name.contains(part)
  }

  // MARK: Columns of a page

  private static let columns: Lexicon = [
    "columns", "cols", "spalten", "colonnes", "columnas", "colunas", "colonne", "kolommen", "kolom",
    "列数", "栏数", "列數", "カラム数", "컬럼", "колонки", "колонок",
  ]
  private static let verticals: Lexicon = [
    "vertical", "vertikal", "vertikaler", "verticale", "verticaal", "垂直", "縦", "세로",
  ]

  /// Whether a distance is one of the columns of a page, which a vertical rhythm does not measure: the margin in a table
  /// with a column for the number of columns.
  func isOfColumns(
    _ constraint: Constraint, besides scale: SpacingScale, _ document: Document
  ) -> Bool {
    guard let place = document.lastNode(startingBy: scale.origin.range.start),
      Names.hasWord(
        document.title(ofSection: Int(document.nodes[place].section)), in: Self.verticals)
    else { return false }
    return document.tableHeader(around: constraint.origin.range.start).contains {
      Names.hasWord($0, in: Self.columns, ofAtMost: 3)
    }
  }
}
