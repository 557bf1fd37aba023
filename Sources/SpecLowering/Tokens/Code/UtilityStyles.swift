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
    "space", "max", "min", "w", "h", "size", "ring", "opacity", "z", "blur", "transition",
    "duration", "ease", "delay", "animate", "underline", "decoration", "line", "items", "justify",
    "grid", "inset", "divide", "outline", "backdrop", "col", "flex", "basis", "aspect")
  /// Classes without a hyphen that stand beside others.
  private static let bare = WordKey.set(
    "rounded", "shadow", "border", "underline", "uppercase", "lowercase", "capitalize", "italic",
    "antialiased", "flex", "grid", "block", "hidden", "truncate", "transition", "container", "blur",
    "ring", "relative", "absolute")

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
    return areUtilities(span, reader.bytes) ? text : nil
  }

  /// Whether classes make up a span, or one step of a family of colours.
  private static func areUtilities(
    _ span: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if isColor(span, bytes) { return true }
    var found = 0
    for word in bytes[span].split(separator: 0x20) {
      let range = word.startIndex..<word.endIndex
      if isUtility(range, bytes) {
        found += 1
      } else if !bare.contains(WordKey(bytes, variantEnd(range, bytes)..<range.upperBound)) {
        return false
      }
    }
    return found > 0
  }

  /// The offset behind the last colon of a class: that of "underline" in "hover:underline".
  static func variantEnd(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    word.last { bytes[$0] == 0x3A }.map { $0 + 1 } ?? word.lowerBound
  }

  // MARK: Lines

  /// What is measured of an element, and names no value.
  private static let measures = WordKey.set(
    "padding", "paddings", "margin", "margins", "gap", "gaps", "position", "opacity", "width",
    "height", "display", "layout", "border", "borders", "radius", "background", "shadow", "spacing",
    "transition", "transitions", "animation", "overflow", "cursor", "inset", "alignment",
    "horizontal",
    "vertical", "top", "bottom", "left", "right", "x", "y")
  static let plain = WordKey.set("white", "black", "transparent", "current")

  /// The classes that are the value of a line of a kind; "Padding: `px-3`" measures an element, and "`bg-ink text-paper`"
  /// uses colours that have names.
  static func value(
    of line: TextLine, label: Range<Int>, kind: Token.Kind, _ reader: FactReader
  ) -> Range<Int>? {
    if kind == .color, let span = plainColor(of: line, reader) { return span }
    guard let value = value(of: line, reader) else { return nil }
    let words = Words.keys(reader.bytes, label)
    // Among colours "Background: `slate-900`" names one.
    let isOfPalette = kind == .color && isColor(value, reader.bytes)
    if !isOfPalette, !words.isEmpty, words.allSatisfy(measures.contains) { return nil }
    guard kind == .color else {
      if words.isEmpty, isMeasure(label, reader.bytes) { return nil }
      // Below "Containers" a width is a measure though the section is about distances.
      return isOf(kind, value, reader.bytes)
        || kind == .spacing && self.kind(label, line, reader) == .size ? value : nil
    }
    let span = value.prefix { reader.bytes[$0] != 0x20 }
    guard span.count == value.count || Bytes.find(" / ", in: value, of: reader.bytes) != nil else {
      return nil
    }
    return paints(value, reader.bytes) ? value : nil
  }

  /// "Card: `white`": a colour without steps, which is all of the value.
  private static func plainColor(of line: TextLine, _ reader: FactReader) -> Range<Int>? {
    guard let span = TokenPass.codeSpan(at: line.value.lowerBound, reader),
      span == Bytes.trim(line.value, in: reader.bytes), span.count > 4,
      NamedColors.matches(reader.bytes, span)
    else { return nil }
    return span
  }

  /// The classes that are the value of a line, with nothing but a remark behind them: "`text-xl font-bold` – titles".
  static func value(of line: TextLine, _ reader: FactReader) -> Range<Int>? {
    let bytes = reader.bytes
    guard line.value.count > 4, bytes[line.value.lowerBound] &- 0x61 < 26,
      let span = TokenPass.codeSpan(at: line.value.lowerBound, reader),
      span.count < 160, UtilityClasses.isClasses(span, reader), areUtilities(span, bytes)
    else { return nil }
    // "`text-teal-600` / `bg-teal-50`"
    var end = span.upperBound
    if Bytes.matches(" / ", at: end, end: line.text.upperBound, in: bytes),
      let other = TokenPass.codeSpan(at: end + 3, reader), areUtilities(other, bytes)
    {
      end = other.upperBound
    }
    var rest = Bytes.trim(end..<line.text.upperBound, in: bytes)
    if let open = rest.first, bytes[open] == 0x28 {
      let close = rest.first { bytes[$0] == 0x29 } ?? open
      rest = Bytes.trim(close + 1..<max(close + 1, rest.upperBound), in: bytes)
    }
    // "`gap-2`, `gap-4`" and "`text-xl` to `text-2xl`" list what is in use.
    let isRemark = rest.first.map { [0x2D, 0x2E, 0x3A, 0x3B, 0xE2].contains(bytes[$0]) } ?? true
    return isRemark ? span.lowerBound..<end : nil
  }

  private static let sizes = WordKey.set(
    "size", "sizes", "sizing", "tailles", "tamanhos", "dimensioni", "maten")
  private static let boxes = WordKey.set(
    "container", "containers", "wrapper", "wrappers", "widths", "contenedor", "conteneur")

  /// The kind of a line with classes below a heading about sizes or containers: "**Small:** `px-4 py-2 text-sm`".
  static func kind(
    _ label: Range<Int>, _ line: TextLine, _ reader: FactReader
  ) -> Token.Kind? {
    guard line.holder == .item, let value = value(of: line, reader) else { return nil }
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return nil }
    let title = reader.textRange(Int(document.sections[section].heading))
    guard title.count < 80 else { return nil }
    let words = Words.keys(reader.bytes, title)
    if words.contains(where: boxes.contains) { return isOfBox(value, reader.bytes) ? .size : nil }
    let isOfSizes =
      words.contains(where: sizes.contains)
      || Bytes.find("größen", in: title, of: reader.bytes) != nil
      || Bytes.find("Größen", in: title, of: reader.bytes) != nil
    return isOfSizes && StepPairs.isStepName(label, reader) ? .size : nil
  }

  /// "dark:hover:bg-rose-200": what stands behind the last colon begins with a name of the framework.
  private static func isUtility(
    _ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = variantEnd(word, bytes)
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
