import SpecModel
import SpecSyntax
import SpecText

/// Reads values that are classes of a utility framework: "`text-xl font-bold`" for a style, "rose-200/40" for a colour.
enum UtilityStyles {
  /// What classes begin with that set type, colours, distances, corners and shadows.
  ///
  /// - Source: Tailwind CSS, Utility Classes.
  private static let prefixes = WordKey.set(
    "text", "font", "tracking", "leading", "bg", "from", "via", "to", "border", "rounded", "shadow",
    "p", "px", "py", "pt", "pb", "pl", "pr", "m", "mx", "my", "mt", "mb", "ml", "mr", "gap",
    "space", "max", "min", "w", "h", "size", "ring", "opacity", "z", "blur")

  private static let heads = WordKey.set(
    "class", "classes", "tailwind", "klasse", "klassen", "classe", "clase", "clases", "classname",
    "utility", "utilities")

  /// The column whose cells all begin with such classes in code, where its header says so.
  static func column(
    _ headers: [[WordKey]], _ rows: [[Int]], except name: Int, _ reader: FactReader
  ) -> Int? {
    let column = headers.indices.first { column in
      column != name && headers[column].contains(where: heads.contains)
    }
    guard let column, !rows.isEmpty else { return nil }
    let isOfClasses = rows.allSatisfy { cells in
      column < cells.count && value(in: cells[column], reader) != nil
    }
    return isOfClasses ? column : nil
  }

  /// The classes in a cell, or classes and their alternatives: "`gap-2` or `gap-3`".
  static func value(in cell: Int, _ reader: FactReader) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard text.count > 2, text.count < 160,
      let span = TokenPass.codeSpan(at: text.lowerBound, reader),
      UtilityClasses.isClasses(span, reader)
    else { return nil }
    let words = reader.bytes[span].split(separator: 0x20)
    return words.allSatisfy { isUtility($0.startIndex..<$0.endIndex, reader.bytes) } ? text : nil
  }

  /// "dark:hover:bg-rose-200": what stands behind the last colon begins with a name of the framework.
  private static func isUtility(
    _ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = word.last { bytes[$0] == 0x3A }.map { $0 + 1 } ?? word.lowerBound
    guard let hyphen = (start..<word.upperBound).first(where: { bytes[$0] == 0x2D }),
      hyphen > start, hyphen + 1 < word.upperBound
    else { return false }
    return prefixes.contains(WordKey(bytes, start..<hyphen))
  }

  // MARK: Colours

  /// The families of colours of the default palette.
  ///
  /// - Source: Tailwind CSS, Colors.
  private static let families = WordKey.set(
    "slate", "gray", "zinc", "neutral", "stone", "red", "orange", "amber", "yellow", "lime",
    "green", "emerald", "teal", "cyan", "sky", "blue", "indigo", "violet", "purple", "fuchsia",
    "pink", "rose")

  /// Whether a text is a family with its step, 50 to 950, and maybe a share of opacity: "rose-200", "rose-200/40".
  static func isColor(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > 5, text.count < 16, let hyphen = text.first(where: { bytes[$0] == 0x2D }),
      families.contains(WordKey(bytes, text.lowerBound..<hyphen))
    else { return false }
    let slash = text.first { bytes[$0] == 0x2F } ?? text.upperBound
    let step = hyphen + 1..<max(slash, hyphen + 1)
    guard step.count == 2 || step.count == 3, bytes[step.upperBound - 1] == 0x30,
      step.allSatisfy({ Bytes.isDigit(bytes[$0]) })
        || step.count == 3 && bytes[step.upperBound - 2] == 0x35
    else { return false }
    let share = min(slash + 1, text.upperBound)..<text.upperBound
    return slash == text.upperBound
      || (1...3).contains(share.count) && share.allSatisfy { Bytes.isDigit(bytes[$0]) }
  }
}

extension TokenTables {
  /// Reads a table of colours whose cells all are steps of families, one column for each use: "Kind | Light fill | Dark
  /// fill". Each is named by its row and its column.
  ///
  /// Only below a heading about colours: elsewhere such cells tell which values an element takes.
  func readFamilies(
    _ rows: [(row: Int, cells: [Int])], _ header: [Int], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic == .kind(.color), rows.count > 1, (3...8).contains(header.count) else {
      return false
    }
    let isOfFamilies = rows.allSatisfy { _, cells in
      cells.count == header.count && !text(cells[0]).isEmpty
        && !UtilityStyles.isColor(text(cells[0]), reader.bytes)
        && cells.dropFirst().allSatisfy { UtilityStyles.isColor(text($0), reader.bytes) }
    }
    guard isOfFamilies else { return false }
    let uses = header.map { reader.string(text($0)) }
    guard uses.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.count <= 40 }) else { return false }
    for (row, cells) in rows {
      let name = reader.string(text(cells[0]))
      for column in cells.indices.dropFirst() {
        let value = text(cells[column])
        sink.add(
          .init(
            name: name + " " + uses[column], kind: .color, value: reader.string(value),
            origin: document.origin(document.nodes[row].range),
            valueOrigin: reader.origin(value)))
      }
    }
    return true
  }

  private func text(_ cell: Int) -> Range<Int> {
    Bytes.trim(reader.textRange(cell), in: reader.bytes)
  }
}
