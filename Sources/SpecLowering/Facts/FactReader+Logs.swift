import SpecModel
import SpecSyntax
import SpecText

/// Figures in tables that record what was done and when, which demand nothing.
extension FactReader {
  private static let builds = WordKey.set(
    "build", "builds", "ci", "cd", "pipeline", "deploy", "deploys", "deployment", "compile",
    "compilation", "bundle", "release", "run", "runs", "kompilieren", "deployments", "despliegue",
    "implantacao", "сборка", "сборки")

  /// "2.4.0 | 2024-05-02 | 6m 12s": whether the row of a cell has a date and a version, or a date beside how long or
  /// large a build was or what a value was changed from and to, and the first row of its table has a date in the same
  /// column.
  func isLogged(_ line: TextLine) -> Bool {
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    guard row >= 0, document.nodes[row].kind == .tableRow else { return false }
    let cells = document.children(of: row)
    guard cells.count > 2,
      let date = cells.firstIndex(where: { $0 != line.node && isDate(textRange($0)) }),
      case let table = Int(document.nodes[row].parent), table + 1 < document.nodes.count,
      case let first = Int(document.nodes[table + 1].end), first < document.nodes.count,
      document.nodes[first].kind == .tableRow
    else { return false }
    let above = document.children(of: first)
    guard date < above.count, isDate(textRange(above[date])) else { return false }
    if cells.contains(where: { $0 != line.node && isVersion(textRange($0)) }) { return true }
    guard let header = header(ofCell: line.node), header.count <= 40 else { return false }
    let words = UnmarkedWords.keys(bytes, header)
    if words.contains(where: Self.builds.contains) { return true }
    // "2024-05-02 | 400ms | 300ms" below "Date | From | To": what a value was changed from and to on a day.
    let isFormer = words.contains(where: Self.formers.contains)
    guard isFormer || words.contains(where: Self.latters.contains) else { return false }
    return document.children(of: table + 1).contains { cell in
      let range = textRange(cell)
      return range != header && range.count <= 40
        && UnmarkedWords.keys(bytes, range)
          .contains(where: (isFormer ? Self.latters : Self.formers).contains)
    }
  }

  /// Heads over what a value was before, and over what it is since then.
  private static let formers = WordKey.set(
    "from", "old", "previous", "before", "was", "von", "alt", "vorher", "bisher", "avant", "ancien",
    "ancienne", "antes", "anterior", "viejo", "prima", "vecchio", "oud", "oude", "vorige", "dari",
    "lama", "было")
  private static let latters = WordKey.set(
    "to", "new", "after", "now", "nach", "neu", "nachher", "apres", "nouveau", "nouvelle",
    "despues", "nuevo", "nueva", "depois", "novo", "nova", "dopo", "nuovo", "nuova", "nieuw",
    "nieuwe", "ke", "baru", "стало")

  /// "2024-05-02", "2.5.2024", "02/05/2024" as a whole cell.
  private func isDate(_ cell: Range<Int>) -> Bool {
    let text = Bytes.trim(cell, in: bytes)
    guard (8...10).contains(text.count), Bytes.isDigit(bytes[text.lowerBound]) else {
      return false
    }
    var groups = [0]
    for offset in text {
      if Bytes.isDigit(bytes[offset]) {
        groups[groups.count - 1] += 1
      } else if bytes[offset] == 0x2D || bytes[offset] == 0x2E || bytes[offset] == 0x2F {
        groups.append(0)
      } else {
        return false
      }
    }
    guard groups.count == 3, (1...2).contains(groups[1]) else { return false }
    return groups[0] == 4 && (1...2).contains(groups[2])
      || groups[2] == 4 && (1...2).contains(groups[0])
  }

  /// "2.4.0", "v1.12" as a whole cell; "2.4" may be any number.
  private func isVersion(_ cell: Range<Int>) -> Bool {
    var text = Bytes.trim(cell, in: bytes)
    guard (3...12).contains(text.count) else { return false }
    let isMarked = bytes[text.lowerBound] | 0x20 == 0x76
    if isMarked { text = text.lowerBound + 1..<text.upperBound }
    guard Bytes.isDigit(bytes[text.lowerBound]), Bytes.isDigit(bytes[text.upperBound - 1]) else {
      return false
    }
    let dots = text.count { bytes[$0] == 0x2E }
    return (isMarked ? 1...3 : 2...3).contains(dots) && !isDate(text)
      && text.allSatisfy { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
  }
}
