import SpecModel
import SpecSyntax
import SpecText

/// The colours of an item that begins with a name in bold: "**Sea** (`#0A3D62`): links. Dark mode: `#9AD0F5`".
struct LeadColors {
  private let reader: FactReader
  private let line: TextLine
  private let name: Range<Int>
  /// The colours in parentheses behind the name.
  private var own: [Range<Int>] = []
  /// What stands between the first two of them.
  private var joint: Range<Int>
  /// The values for an appearance.
  private var modes: [(mode: String, value: Range<Int>)] = []

  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  /// The colours of an item; `nil` where no name with a colour in parentheses opens it.
  static func read(_ line: TextLine, _ reader: FactReader) -> LeadColors? {
    guard line.holder == .item,
      let span = reader.context.document.span(
        at: line.text.lowerBound, of: line.node, in: [.strong, .code])
    else { return nil }
    let name = Bytes.trim(span, in: reader.bytes)
    let open = name.upperBound + 1
    guard open + 4 < line.text.upperBound, reader.bytes[open] == 0x28,
      reader.bytes[open + 1] == 0x23,
      let close = (open..<line.text.upperBound).first(where: { reader.bytes[$0] == 0x29 })
    else { return nil }
    var found = LeadColors(reader: reader, line: line, name: name, joint: open..<open)
    found.collect(open + 1..<close, close)
    return found.own.count > 1 || !found.modes.isEmpty ? found : nil
  }

  private init(reader: FactReader, line: TextLine, name: Range<Int>, joint: Range<Int>) {
    self.reader = reader
    self.line = line
    self.name = name
    self.joint = joint
  }

  private mutating func collect(_ bracket: Range<Int>, _ close: Int) {
    var offset = bracket.lowerBound
    while let hash = (offset..<line.text.upperBound).first(where: { bytes[$0] == 0x23 }) {
      guard let color = TokenLiteral.color(bytes, hash..<line.text.upperBound) else {
        offset = hash + 1
        continue
      }
      offset = color.range.upperBound
      if hash < close {
        if own.count == 1 { joint = own[0].upperBound..<hash }
        own.append(color.range)
      }
      if own.count > 1 || hash > close, let mode = mode(of: color.range) {
        modes.append((mode, color.range))
      }
    }
  }

  /// The appearance that the word behind a colour names ("`#111111` dark"), or the label before it ("Dark mode: ").
  private func mode(of color: Range<Int>) -> String? {
    if color.upperBound < line.text.upperBound, bytes[color.upperBound] == 0x20,
      let word = reader.word(after: color.upperBound, in: line.text),
      let mode = TokenColumns.mode(ofWord: word)
    {
      return mode
    }
    guard bytes[color.lowerBound - 1] == 0x20, bytes[color.lowerBound - 2] == 0x3A else {
      return nil
    }
    let words = Words.all(
      bytes, max(line.text.lowerBound, color.lowerBound - 24)..<color.lowerBound)
    let label = words.suffix(Self.nouns.contains(words.last?.key ?? WordKey()) ? 2 : 1)
    return label.first.flatMap { TokenColumns.mode(ofWord: $0.key) }
  }

  private static let nouns = WordKey.set("mode", "theme", "scheme", "appearance", "modus", "tema")

  // MARK: Definitions

  /// Adds what parentheses with several colours define; whether they are done with.
  ///
  /// "(`#111111` → `#333333`)" is a range and defines nothing, "**Line / Soft** (`#111111` / `#333333`)" two names.
  func defines(into sink: inout TokenSink, _ isElement: Bool) -> Bool {
    guard own.count > 1 else { return false }
    if Bytes.find("→", in: joint, of: bytes) != nil || Bytes.find("->", in: joint, of: bytes) != nil
    {
      return true
    }
    if own.count == 2, modes.contains(where: { $0.value == own[1] }) {
      if !isElement { add(reader.string(name), own[0], into: &sink) }
      addModes(into: &sink)
      return true
    }
    let names = names()
    guard !isElement, names.count == own.count, Bytes.find("/", in: joint, of: bytes) != nil else {
      return false
    }
    for (name, color) in zip(names, own) { add(name, color, into: &sink) }
    return true
  }

  private func add(_ name: String, _ color: Range<Int>, into sink: inout TokenSink) {
    let value = reader.string(color)
    if sink.definesColorsInFrontMatter, sink.restates(value, .color) { return }
    sink.add(
      .init(
        name: name, kind: .color, value: value, origin: reader.origin(line.text),
        valueOrigin: reader.origin(color), theme: reader.topic(of: line).theme))
  }

  /// Words that tell apart what the name before the stroke is called.
  private static let shades = WordKey.set(
    "variant", "hover", "pressed", "active", "strong", "soft", "subtle", "muted", "dim", "light",
    "dark", "deep", "container", "alt", "inverse", "bright", "dimmed", "secondary")

  /// The names between strokes; a word for a shade takes the name before it.
  private func names() -> [String] {
    var names: [String] = []
    var start = name.lowerBound
    while start < name.upperBound {
      let stroke = Bytes.find(" / ", in: start..<name.upperBound, of: bytes) ?? name.upperBound
      let words = Words.keys(bytes, start..<stroke)
      let text = reader.string(Bytes.trim(start..<stroke, in: bytes))
      let isShade = words.count == 1 && words.contains(where: Self.shades.contains)
      names.append(isShade ? (names.first.map { $0 + " " } ?? "") + text : text)
      start = stroke + 3
    }
    return names
  }

  /// Adds the values for an appearance to the token that the item defines or describes.
  func addModes(into sink: inout TokenSink) {
    guard let first = own.first else { return }
    let text = reader.string(name)
    var names = [text] + text.split(separator: "/").map { String($0) }
    let document = reader.context.document
    let runs = document.nodes[line.node].runs
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    where run.style.contains(.code) {
      let code = reader.string(Int(run.start)..<Int(run.start) + Int(run.count))
      if let last = code.split(separator: ".").last { names.append(String(last)) }
    }
    guard let target = sink.color(named: names, value: reader.string(first)) else { return }
    for (mode, value) in modes where value != first {
      sink.add(
        mode: mode, value: reader.string(value), of: target, valueOrigin: reader.origin(value))
    }
  }
}
