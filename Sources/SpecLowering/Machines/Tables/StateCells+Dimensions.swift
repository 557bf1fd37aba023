import SpecModel
import SpecSyntax
import SpecText

/// Tables of the dimensions of a state with the values of each: "Dimension | Owner | Values" over "Motion | Reducer |
/// `resting`, `rising`".
extension StateCells {
  /// The names in code that the cells of a column of values list, below a heading about states: two in each of two rows at
  /// least, and half of them usual names.
  func statesOfDimensions() -> [StateDraft] {
    document.tables.flatMap { table -> [StateDraft] in
      guard table + 1 < document.nodes.count, case let header = document.children(of: table + 1),
        header.count > 1, isOneOf(Self.dimensions, header[0]),
        let column = header.indices.dropFirst().first(where: { isOneOf(Self.values, header[$0]) }),
        case let section = Int(document.nodes[table].section),
        StateNouns.areNamed(in: document.title(ofSection: section)), !context.isSystem(section)
      else { return [] }
      let rows = document.children(of: table).dropFirst().map { row in
        // As written: a column "Current values" is put first elsewhere.
        let cells = document.children(of: row)
        return column < cells.count ? codedNames(in: cells[column]) : []
      }
      let lists = rows.filter { $0.count > 1 }
      let names = lists.flatMap { $0 }
      let usual = names.count { StateCues.isNameOfState(document.string(plain: $0)) }
      guard lists.count > 1, usual * 2 >= names.count else { return [] }
      return names.map { name in
        var draft = StateDraft(
          name: document.string(plain: name), origin: context.origin(plain: name), screen: section)
        draft.parentSection = section
        return draft
      }
    }
  }

  private func isOneOf(_ words: Lexicon, _ cell: Int) -> Bool {
    let text = document.string(cell)
    guard text.utf8.count <= 40 else { return false }
    return Names.hasWord(text, in: words)
      || text.utf8.contains { $0 >= 0xE3 }
        && (words.contains(text) || text.contains("取值") && words.contains("取值"))
  }

  private static let dimensions: Lexicon = [
    "dimension", "dimensions", "axis", "region", "regions", "dimensión", "dimensão", "dimensione",
    "dimensie", "achse", "axe", "eje", "eixo", "asse", "维度", "維度", "次元", "軸", "차원", "축",
  ]
  private static let values: Lexicon = [
    "values", "werte", "valeurs", "valores", "valori", "waarden", "nilai", "取值", "取り得る値", "値", "값",
  ]

  /// The names in code with which a cell begins; none where the list goes on with other words.
  private func codedNames(in cell: Int) -> [Range<Int>] {
    let text = document.plainText(of: cell)
    guard (3...200).contains(text.count) else { return [] }
    var names: [Range<Int>] = []
    var place = text.lowerBound
    while place < text.upperBound, let span = document.span(at: place, of: cell, in: .code),
      span.lowerBound == place, EventName.isIdentifier(document.string(plain: span))
    {
      names.append(span)
      place = span.upperBound
      guard let joint = Self.joints.first(where: { stands($0, place) }) else {
        return place >= text.upperBound || Self.listEnds.contains { stands($0, place) } ? names : []
      }
      place += joint.utf8CodeUnitCount
    }
    return []
  }

  private func stands(_ text: StaticString, _ offset: Int) -> Bool {
    ASCII.starts(document.plain, at: offset, with: text)
  }

  private static let joints: [StaticString] = [", ", " / ", "/", "、", " | ", " · "]
  private static let listEnds: [StaticString] = ["，", "；", ";", " (", "（", " —", " –", "。", "."]
}
