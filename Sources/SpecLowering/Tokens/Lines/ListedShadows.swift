import SpecModel
import SpecText

/// Reads shadows whose parts are the items below their name: "- **Card shadow:**" over "- Offset: 0px x, 2px y",
/// "- Blur: 8px" and "- Color: rgba(0, 0, 0, 0.2)".
enum ListedShadows {
  private static let offsets = WordKey.set(
    "offset", "offsets", "x", "y", "versatz", "decalage", "desplazamiento", "deslocamento",
    "scostamento", "verschuiving")
  private static let blurs = WordKey.set(
    "blur", "unscharfe", "weichzeichnung", "flou", "desenfoque", "desfoque", "sfocatura",
    "vervaging")
  private static let spreads = WordKey.set("spread", "ausbreitung", "etendue", "extension")
  private static let colors = WordKey.set(
    "color", "colour", "farbe", "couleur", "cor", "colore", "kleur")
  /// The items below a name that are looked at.
  private static let most = 8

  /// Reads the shadow that a line names; true also for the lines of its parts, of which none is a token.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, let label = line.label, label.count <= 60 else { return false }
    if !line.value.isEmpty {
      guard line.depth > 1, role(of: line, reader.bytes) != nil, let head = reader.owner(of: index)
      else { return false }
      return value(below: head, reader) != nil
    }
    guard let value = value(below: index, reader) else { return false }
    let open = Bytes.find(" (", in: label, of: reader.bytes) ?? label.upperBound
    sink.add(
      .init(
        name: reader.string(label.lowerBound..<open), kind: .shadow, value: value.text,
        origin: reader.origin(line.text), valueOrigin: reader.origin(value.place),
        theme: reader.topic(of: line).theme))
    return true
  }

  /// The parts below a name, in the order in which style sheets write them; `nil` where they are no shadow.
  private static func value(
    below head: Int, _ reader: FactReader
  ) -> (text: String, place: Range<Int>)? {
    let lines = reader.context.lines
    guard lines[head].holder == .item, lines[head].value.isEmpty, head + 2 < lines.count,
      lines[head + 1].depth == lines[head].depth + 1,
      TokenPass.kind(ofLine: head, reader: reader) == .shadow
    else { return nil }
    var texts: [Role: String] = [:]
    for line in lines[(head + 1)...].prefix(most) {
      guard line.holder == .item, line.depth == lines[head].depth + 1 else { break }
      guard let role = role(of: line, reader.bytes), let text = part(role, line.value, reader.bytes)
      else { continue }
      texts[role] = texts[role].map { $0 + " " + text } ?? text
    }
    guard let offset = texts[.offset], let blur = texts[.blur], let color = texts[.color] else {
      return nil
    }
    let parts = [offset, blur, texts[.spread], color].compactMap { $0 }
    return (parts.joined(separator: " "), lines[head + 1].value)
  }

  private enum Role { case offset, blur, spread, color }

  private static func role(
    of line: TextLine, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Role? {
    guard let label = line.label, label.count <= 24,
      let word = UnmarkedWords.keys(bytes, label).first
    else { return nil }
    if offsets.contains(word) { return .offset }
    if blurs.contains(word) { return .blur }
    if spreads.contains(word) { return .spread }
    return colors.contains(word) ? .color : nil
  }

  /// A colour, or the lengths of "0pt x, 2pt y".
  private static func part(
    _ role: Role, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    if role == .color {
      guard let color = TokenLiteral.read(bytes, text), color.kind == .color else { return nil }
      return bytes.string(color.range)
    }
    let words = bytes.string(text).split { $0 == " " || $0 == "," }
    let lengths = words.filter { word in
      word.utf8.first.map { ASCII.isDigit($0) || $0 == 0x2D } == true
        && word.utf8.contains(where: ASCII.isDigit)
    }
    return lengths.isEmpty ? nil : lengths.prefix(2).joined(separator: " ")
  }
}
