import SpecModel
import SpecSyntax
import SpecText

/// Tables of animations that code knows by name: "`rise-in` | 0.4s ease-out".
extension TokenTables {
  private static let heads = WordKey.set(
    "name", "animation", "animations", "keyframe", "keyframes", "class", "motion", "nom", "nombre",
    "nome", "naam", "nama")
  private static let times = WordKey.set(
    "duration", "timing", "dauer", "durée", "duración", "duração", "durata", "duur", "durasi",
    "time",
    "times")

  /// Reads the rows of names in code, each with a time and, most of them, a curve in one cell; false where any row has
  /// no time or most have no curve.
  func readMotions(
    _ body: [(row: Int, cells: [Int])], _ headers: [[WordKey]], into sink: inout TokenSink
  ) -> Bool {
    guard body.count > 1, headers[0].count <= 2, headers[0].contains(where: Self.heads.contains),
      let column = headers.indices.dropFirst().first(where: {
        headers[$0].contains(where: Self.times.contains)
      })
    else { return false }
    var found: [TokenSink.Definition] = []
    var curves = 0
    for (row, cells) in body {
      guard column < cells.count, let name = codeName(cells[0]),
        case let value = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes),
        value.count <= 60, let time = TokenLiteral.read(reader.bytes, value),
        time.kind == .duration
      else { return false }
      if EasingReader.first(reader.bytes, time.range.rest(of: value), allowsPlainWords: true) != nil
      {
        curves += 1
      }
      found.append(
        .init(
          name: reader.string(name), kind: .duration, value: reader.string(value),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value)))
    }
    guard curves * 2 > body.count else { return false }
    for token in found { sink.add(token) }
    return true
  }

  /// The code that a cell begins with.
  private func codeName(_ cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard let span = document.span(at: text.lowerBound, in: .code),
      span.lowerBound == text.lowerBound
    else { return nil }
    return span
  }
}
