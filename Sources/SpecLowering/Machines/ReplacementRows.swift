import SpecModel
import SpecText

/// Tells tables of what is replaced by what ("From `OLD_NAME` To `NEW_NAME`") from tables of changes.
enum ReplacementRows {
  /// Words that stand in the place of a target where nothing is left to.
  private static let verdicts: Lexicon = [
    "keep", "remove", "replace", "delete", "drop", "rename", "unchanged", "add", "refactor",
  ]

  /// Words of headings over such tables.
  private static let titles: Lexicon = [
    "rename", "renames", "renaming", "renamed", "replacement", "replacements", "migration",
    "migrations", "aliases", "upgrade", "upgrades", "version", "versions",
  ]

  /// Headers beside which both ends are places in code.
  private static let places: Lexicon = ["line", "lines", "file", "files", "path"]

  /// Whether rows with two ends and no trigger tell of replacements.
  ///
  /// Rows lead on where one ends at the name that another begins with; names of known states need no further proof.
  static func isList(
    _ rows: [[String]], _ columns: TableColumns, header: [String], title: String,
    known: StateRegister
  ) -> Bool {
    guard columns.form == .ends, !columns.roles.contains(.event),
      let source = columns.roles.firstIndex(of: .source),
      let target = columns.roles.firstIndex(of: .target)
    else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      row.indices.contains(source) && row.indices.contains(target)
        ? (row[source], row[target]) : nil
    }
    let sources = Set(ends.map { Names.key($0.from) })
    let leadsOn = ends.contains {
      sources.contains(Names.key($0.to)) || known.contains($0.from) || known.contains($0.to)
    }
    guard !leadsOn, !ends.isEmpty else { return false }
    if Names.hasWord(title, in: titles) { return true }
    if header.contains(where: { Names.hasWord($0, in: places) }) { return true }
    if isCurrent(header[source]), Names.words(header[target]) == ["target"] { return true }
    let count = ends.count { end in
      Names.firstWord(end.to).map(verdicts.contains) == true || isCode(end.from) && isCode(end.to)
    }
    return count * 2 >= ends.count
  }

  private static let distances: Lexicon = [
    "margin", "margins", "gap", "gaps", "spacing", "padding", "pixels", "px", "distance", "abstand",
  ]

  /// Whether a table tells how far things are apart: "From → To | Margin | Pixels".
  static func isOfDistances(_ header: [String], _ columns: TableColumns) -> Bool {
    !columns.roles.contains(.event) && header.contains { Names.hasWord($0, in: distances) }
  }

  private static func isCurrent(_ header: String) -> Bool {
    Names.words(header) == ["current"]
  }

  /// Whether a cell holds a path, a file or the start of a name in code: "Env var `OLD_`".
  private static func isCode(_ cell: String) -> Bool {
    cell.split(separator: " ").contains { word in
      let bytes = word.utf8
      return bytes.contains(ASCII.slash) && bytes.count > 2 || bytes.last == 0x5F
        || bytes.dropFirst().dropLast().contains(ASCII.dot) && !bytes.contains(where: ASCII.isDigit)
        || bytes.contains(0x5F) && bytes.contains(where: ASCII.isLetter)
    }
  }
}
