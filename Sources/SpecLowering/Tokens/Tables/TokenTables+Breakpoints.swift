import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  private static let words = WordKey.set("breakpoint", "breakpoints")

  /// Reads rows whose first cell holds both the name and the width of a breakpoint: "Phone (< 600px)", "≥ 1200px (Wide)",
  /// "Tablet, `641–1023px`".
  ///
  /// False where one of them is read otherwise; then the columns decide.
  func readBreakpoints(
    _ rows: [(row: Int, cells: [Int])], _ headers: [[WordKey]], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard rows.count > 1 else { return false }
    let isSaid =
      topic == .kind(.breakpoint) || headers[0].contains(where: Self.words.contains)
    var found = namedWidths(rows)
    // "Breakpoint | Sheet width": what is wide at each width that the first column tells.
    let isWhole = isSaid && found.count == rows.count
    if topic == .elements, !isWhole, isResponsive(rows[0].row),
      readWidths(rows, headers, into: &sink)
    {
      return true
    }
    if found.isEmpty, !isSaid || areInWords(rows) { found = widthsBeside(rows, headers) }
    if isSaid {
      guard !found.isEmpty, areWidths(rows, besides: Set(found.map(\.row))) else { return false }
    } else {
      // The widths of windows follow one another, whatever the header calls them.
      guard found.count > 1, found.count * 3 >= rows.count * 2,
        topic == .none || topic == .elements,
        case let widths = found.map(\.width), NamedWidth.follow(widths),
        isResponsive(rows[0].row) || headers.contains(where: NamedWidth.speakOfWindows)
          || NamedWidth.nameWindow(widths, reader.bytes)
      else { return false }
    }
    for (row, width) in found {
      // Other rows may define the widths that these only use.
      if isSaid { sink.add(token(width, row)) } else { sink.hold(width: token(width, row)) }
    }
    return isSaid
  }

  /// Reads "Breakpoint | Columns | Margin" where each first cell holds a name and its width.
  func readNamedWidths(_ rows: [(row: Int, cells: [Int])], into sink: inout TokenSink) {
    guard rows.count > 1, case let found = namedWidths(rows), found.count == rows.count else {
      return
    }
    for (row, width) in found { sink.add(token(width, row)) }
  }

  /// Whether the first cells of the rows that name no width hold widths alone: "640–1024px" below "< 640px (phone)".
  private func areWidths(
    _ rows: [(row: Int, cells: [Int])], besides named: Set<Int>
  ) -> Bool {
    rows.allSatisfy { row, cells in
      if named.contains(row) { return true }
      guard let cell = cells.first,
        case let text = Bytes.trim(reader.textRange(cell), in: reader.bytes), !text.isEmpty
      else { return false }
      return NamedWidth.width(text, named: text, reader.bytes) != nil
    }
  }

  private func namedWidths(
    _ rows: [(row: Int, cells: [Int])]
  ) -> [(row: Int, width: NamedWidth)] {
    rows.compactMap { row, cells in
      cells.first.flatMap { NamedWidth.read(reader.textRange($0), reader.bytes) }
        .map { (row: row, width: $0) }
    }
  }

  private func token(_ width: NamedWidth, _ row: Int) -> TokenSink.Definition {
    .init(
      name: reader.string(width.name), kind: .breakpoint, value: reader.string(width.value),
      origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(width.value))
  }

  /// Whether words open a width of the second column: "up to 599px".
  private func areInWords(_ rows: [(row: Int, cells: [Int])]) -> Bool {
    rows.contains { _, cells in
      guard cells.count > 1,
        let first = Bytes.trim(reader.textRange(cells[1]), in: reader.bytes).first
      else { return false }
      return Bytes.isLetter(reader.bytes[first])
    }
  }

  /// The names of the first column with the widths of the second: "Phone | < 600px | one column"; none where the second is
  /// that of the breakpoints and the first tells what they change, "list and talk".
  private func widthsBeside(
    _ rows: [(row: Int, cells: [Int])], _ headers: [[WordKey]]
  ) -> [(row: Int, width: NamedWidth)] {
    let found = allWidthsBeside(rows)
    guard headers.count > 1, TokenColumns.isBreakpoint(headers[1]),
      !headers[0].contains(where: TokenColumns.identity.contains),
      !NamedWidth.speakOfWindows(headers[0])
    else { return found }
    let isNamed = found.contains { _, width in
      width.name.count <= 24 && NamedWidth.isWindow(width.name, reader.bytes)
    }
    return isNamed ? found : []
  }

  private func allWidthsBeside(
    _ rows: [(row: Int, cells: [Int])]
  ) -> [(row: Int, width: NamedWidth)] {
    rows.compactMap { row, cells in
      guard cells.count > 1,
        case let name = Bytes.trim(reader.textRange(cells[0]), in: reader.bytes),
        case let text = Bytes.trim(reader.textRange(cells[1]), in: reader.bytes),
        text.count < 40, NamedWidth.isName(name, reader.bytes),
        let width = NamedWidth.width(text, named: name, reader.bytes)
      else { return nil }
      return (row, width)
    }
  }

  /// Whether the heading above a row is about widths of screens: "Responsive behaviour".
  func isResponsive(_ row: Int) -> Bool {
    let section = Int(document.nodes[row].section)
    guard section > 0 else { return false }
    let heading = Int(document.sections[section].heading)
    return Words.contain(Self.responsive, reader.bytes, reader.textRange(heading))
  }

  private static let responsive = WordKey.set("responsive", "responsiveness", "adaptive")
  private static let names = WordKey.set("name", "breakpoint", "breakpoints", "device", "size")
  private static let widths = WordKey.set(
    "width", "widths", "range", "value", "px", "min", "breakpoint", "viewport")
  /// Words for devices and for the widths of their screens.
  static let devices = WordKey.set(
    "mobile", "phone", "tablet", "desktop", "laptop", "wide", "ultrawide", "xs", "sm", "md", "lg",
    "xl", "xxl", "compact", "medium", "expanded", "large", "small", "watch", "tv", "foldable")

  /// Reads rows "tablet | 768px–1023px | two columns": names of devices or steps, and a column of widths.
  private func readWidths(
    _ rows: [(row: Int, cells: [Int])], _ headers: [[WordKey]], into sink: inout TokenSink
  ) -> Bool {
    guard headers[0].contains(where: Self.names.contains),
      let column = headers.indices.dropFirst().first(where: { index in
        headers[index].contains(where: Self.widths.contains)
      })
    else { return false }
    let found = rows.compactMap { row, cells -> (row: Int, name: Range<Int>, value: Range<Int>)? in
      guard column < cells.count else { return nil }
      let name = Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      guard Words.all(reader.bytes, name).count <= 3,
        Words.keys(reader.bytes, name).contains(where: Self.isDevice),
        let literal = TokenLiteral.read(reader.bytes, text), literal.kind == .spacing
      else { return nil }
      return (row, name, literal.range)
    }
    guard found.count * 3 >= rows.count * 2 else { return false }
    for (row, name, value) in found {
      sink.add(
        .init(
          name: reader.string(name), kind: .breakpoint, value: reader.string(value),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value)))
    }
    return true
  }

  /// "tablet", "2xl".
  private static func isDevice(_ word: WordKey) -> Bool { devices.contains(word) }
}
