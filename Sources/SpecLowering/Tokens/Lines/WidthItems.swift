import SpecModel
import SpecSyntax
import SpecText

/// Items that name windows by their widths, below any heading: "Desk: 1024px and up" over "Phone (< 1024px): one column".
///
/// The widths must follow one another, and nothing else may have named breakpoints before.
enum WidthItems {
  /// The lines of a list that are looked at before one.
  private static let reach = 12

  static func read(
    _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, line.label != nil, sink.widthItems[index] != false,
      reader.cues(of: index).contains(.number), let own = width(of: line, reader)
    else { return false }
    if sink.widthItems[index] == true {
      let name = reader.string(own.name)
      return sink.tokens.contains { $0.kind == .breakpoint && $0.name == name }
    }
    let items = list(around: index, reader)
    let isOfWindows = areOfWindows(items.map(\.width), around: line, reader)
    for item in items { sink.widthItems[item.index] = isOfWindows }
    guard isOfWindows, let first = items.first, first.index == index else { return false }
    let known = sink.tokens.filter { $0.kind == .breakpoint }
    guard known.count < 2 || reader.topic(of: line).tokens == .kind(.breakpoint) else {
      return false
    }
    // "Phone (<900px): one column" tells what changes, and the widths may be defined elsewhere.
    let isOfUses =
      reader.topic(of: line).tokens != .kind(.breakpoint)
      && line.label.map { $0.contains(first.width.value.lowerBound) } ?? false
    if isOfUses, items.allSatisfy({ isOfToken(reader.context.lines[$0.index], reader) }) {
      return false
    }
    for (place, width) in items {
      let item = reader.context.lines[place]
      let token = TokenSink.Definition(
        name: reader.string(width.name), kind: .breakpoint, value: reader.string(width.value),
        origin: reader.origin(item.text), valueOrigin: reader.origin(width.value),
        theme: reader.topic(of: item).theme)
      if isOfUses { sink.hold(width: token) } else { sink.add(token) }
    }
    return !isOfUses
  }

  /// "Phone (< 900px): `HeadType.small`": which token is taken at a width.
  private static func isOfToken(_ item: TextLine, _ reader: FactReader) -> Bool {
    guard !item.value.isEmpty else { return false }
    return TokenPass.codeSpan(at: item.value.lowerBound, reader).map {
      $0.upperBound >= item.value.upperBound
    } ?? false
  }

  /// Whether widths follow one another, and a name or the heading speaks of windows.
  private static func areOfWindows(
    _ widths: [NamedWidth], around line: TextLine, _ reader: FactReader
  ) -> Bool {
    guard widths.count > 1, NamedWidth.follow(widths) else { return false }
    if reader.topic(of: line).tokens == .kind(.breakpoint) { return true }
    let section = Int(reader.context.document.nodes[line.node].section)
    let heading = section > 0 ? Int(reader.context.document.sections[section].heading) : -1
    return NamedWidth.nameWindow(widths, reader.bytes)
      || heading >= 0
        && NamedWidth.speakOfWindows(reader.textRange(heading), reader.bytes)
  }

  /// The items of one list that give a width, in order; they are looked for far behind one, but not far before.
  private static func list(
    around index: Int, _ reader: FactReader
  ) -> [(index: Int, width: NamedWidth)] {
    let lines = reader.context.lines
    let nodes = reader.context.document.nodes
    func items(_ range: some Sequence<Int>) -> [(index: Int, width: NamedWidth)] {
      var found: [(index: Int, width: NamedWidth)] = []
      for other in range {
        guard lines[other].holder == .item, lines[other].depth >= lines[index].depth,
          nodes[lines[other].node].section == nodes[lines[index].node].section
        else { break }
        if lines[other].depth > lines[index].depth { continue }
        guard let width = width(of: lines[other], reader) else { break }
        found.append((other, width))
      }
      return found
    }
    let before = items((max(0, index - reach)..<index).reversed())
    let behind = items(index..<lines.count)
    return before.reversed() + behind
  }

  private static let measures = WordKey.set(
    "height", "size", "padding", "margin", "gap", "radius", "spacing", "photo", "image", "icon",
    "hohe", "grosse", "abstand", "hauteur", "taille", "altura", "tamano", "tamanho", "altezza",
    "hoogte")

  /// The window and the width of an item: both in its label, or the width behind it.
  private static func width(of line: TextLine, _ reader: FactReader) -> NamedWidth? {
    guard let label = line.label, label.count <= 60 else { return nil }
    let bytes = reader.bytes
    // "Photo height: 200–300px" is a measure of a thing.
    if UnmarkedWords.keys(bytes, label).contains(where: measures.contains) { return nil }
    if let found = NamedWidth.read(label, bytes) { return found }
    let name = Bytes.trim(label, in: bytes)
    let value = Bytes.trim(line.value, in: bytes)
    guard (4...40).contains(value.count), NamedWidth.isName(name, bytes) else { return nil }
    return NamedWidth.width(value, named: name, bytes)
  }
}
