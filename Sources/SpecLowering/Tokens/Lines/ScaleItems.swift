import SpecModel
import SpecSyntax
import SpecText

/// Reads lists whose items are a name and its value with nothing between: "- Title 22/28", and below words that announce
/// two modes "- blue `#1F6FEB` / `#58A6FF`".
enum ScaleItems {
  /// Adds the value of an item, where its neighbours are of the same form; false where it is none.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard let piece = piece(index, reader), piece.form != .number,
      [index - 2, index - 1, index + 1, index + 2].count(where: {
        reader.context.lines.indices.contains($0) && self.piece($0, reader)?.form == piece.form
      }) > (piece.form == .style ? 1 : 0)
    else { return false }
    let modes = piece.other == nil ? nil : AnnouncedModes.ofList(index, reader)
    let kind: Token.Kind
    if piece.form == .style {
      guard TokenPass.kind(ofLine: index, reader: reader) == .typography,
        sink.frontMatter[.typography] == nil
      else { return false }
      kind = .typography
    } else {
      // "Background: `#FFFFFF` / `#15181B`" below a screen is what it looks like.
      guard modes != nil, reader.topic(of: line).tokens != .elements,
        !Words.contain(ThemeLists.attributes, reader.bytes, piece.name)
          || TokenPass.kind(ofLine: index, reader: reader) == .color
      else { return false }
      kind = .color
    }
    let (name, value) = (reader.string(piece.name), reader.string(piece.value))
    sink.add(
      .init(
        name: name, kind: kind, value: value, origin: reader.origin(line.text),
        valueOrigin: reader.origin(piece.value), theme: reader.topic(of: line).theme))
    if let modes, let other = piece.other {
      sink.note(mode: modes.first, value: value, of: name)
      sink.add(
        mode: modes.second, value: reader.string(other), of: name, valueOrigin: reader.origin(other)
      )
    }
    return true
  }

  private static func piece(_ index: Int, _ reader: FactReader) -> ScalePiece? {
    let line = reader.context.lines[index]
    guard line.holder == .item, line.text.count < 80,
      line.text.contains(where: { reader.bytes[$0] == 0x2F || reader.bytes[$0] == 0xEF }),
      line.text == reader.textRange(line.node),
      reader.cues(of: index).contains(.number)
        || ASCII.find(ASCII.hash, in: reader.bytes, line.text) != nil
    else { return nil }
    let piece = ScalePiece.read(line.text, reader)
    // A labelled style is read with its label.
    return piece?.form == .style && line.label != nil ? nil : piece
  }
}
