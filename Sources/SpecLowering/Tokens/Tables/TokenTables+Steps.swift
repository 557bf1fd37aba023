import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  /// Reads a table whose columns are the steps and whose rows the scales: "| | sm | md |" over "| Radius | 2px | 4px |".
  ///
  /// False where a header is no step or a cell no value.
  func readSteps(_ table: Int, _ topic: TokenTopic, into sink: inout TokenSink) -> Bool {
    let rows = document.children(of: table)
    let titles = document.children(of: rows[0]).map {
      Bytes.trim(reader.textRange($0), in: reader.bytes)
    }
    guard titles.count > 2, rows.count < 12, areSteps(titles.dropFirst()), topic != .elements
    else { return false }
    var found: [TokenSink.Definition] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row).map {
        Bytes.trim(reader.textRange($0), in: reader.bytes)
      }
      guard cells.count == titles.count,
        let (name, kind) = scale(cells[0], table, isOnly: rows.count == 2, topic)
      else { return false }
      for (title, cell) in zip(titles, cells).dropFirst() {
        if cell.isEmpty || Self.isDash(cell, reader.bytes) { continue }
        guard let literal = TokenLiteral.read(reader.bytes, cell), literal.range == cell,
          let value = fitted(literal, kind, cell)
        else { return false }
        found.append(
          .init(
            name: name + " " + reader.string(title), kind: value.kind,
            value: reader.string(cell), origin: reader.origin(cell),
            valueOrigin: reader.origin(cell)
          ))
      }
    }
    // What only has sizes is one element.
    guard found.contains(where: { $0.kind != .size }) else { return false }
    found.forEach { sink.add($0) }
    return true
  }

  /// What the steps of a row are called, and their kind: those of the row, or of the heading over "Value | 4px | 8px".
  private func scale(
    _ head: Range<Int>, _ table: Int, isOnly: Bool, _ topic: TokenTopic
  ) -> (name: String, kind: Token.Kind)? {
    if let kind = kind(ofScale: head) { return (reader.string(head), kind) }
    let section = Int(document.nodes[table].section)
    guard isOnly, section > 0, case .kind(let kind) = topic, Self.scales.contains(kind),
      case let words = TokenHeaders.keys(reader.bytes, head), words.count == 1,
      TokenColumns.isPlainValue(words) || TokenColumns.unit.contains(words[0])
    else { return nil }
    return (StateName.withoutNumbering(document.title(ofSection: section)), kind)
  }

  private static let scales: Set<Token.Kind> = [.spacing, .radius, .shadow, .opacity, .duration]

  /// "sm | md | lg", "S | M | XL", "1 | 2 | 3": whether headers are the steps of a scale.
  private func areSteps(_ titles: ArraySlice<Range<Int>>) -> Bool {
    if titles.allSatisfy({ isDegree($0) || isLetter($0) }) { return true }
    return titles.count > 2
      && titles.enumerated().allSatisfy { place, title in
        reader.string(title) == "\(place + 1)"
      }
  }

  /// "S", "L": the first letter of a degree.
  private func isLetter(_ title: Range<Int>) -> Bool {
    title.count == 1 && [0x73, 0x6D, 0x6C].contains(reader.bytes[title.lowerBound] | 0x20)
  }

  private func fitted(
    _ literal: TokenLiteral, _ kind: Token.Kind, _ cell: Range<Int>
  ) -> TokenLiteral? {
    let isDistance = kind == .spacing || kind == .radius || kind == .size
    if isDistance, literal.kind == .other { return TokenLiteral(kind: kind, range: cell) }
    return TokenKinds.fit(literal, kind: kind, text: cell, reader: reader)
  }

  /// "sm", "none": a degree, and no device or style of type.
  private func isDegree(_ title: Range<Int>) -> Bool {
    StepPairs.isStep(title, reader.bytes) && !Words.contain(Self.others, reader.bytes, title)
  }

  private static let others = WordKey.set(
    "mobile", "tablet", "desktop", "laptop", "phone", "wide", "h1", "h2", "h3", "h4", "h5", "h6",
    "h", "body", "caption", "title", "display", "corpo", "cuerpo", "corps", "text")
  /// What is measured of one element.
  private static let sides = WordKey.set("padding", "margin", "inset", "offset")

  /// What has sizes of its own beside distances and corners.
  private static let icons = WordKey.set("icon", "icons", "avatar", "avatars")

  /// The kind that the name of a row says: "Radius", "Gap"; a side of an element is none.
  private func kind(ofScale name: Range<Int>) -> Token.Kind? {
    guard name.count > 1, name.count < 40, !Words.contain(Self.sides, reader.bytes, name) else {
      return nil
    }
    let kind = TokenKinds.kind(of: reader.string(name), or: .other)
    if Self.scales.contains(kind) { return kind }
    if kind == .size, Words.contain(Self.icons, reader.bytes, name) { return kind }
    guard kind == .other, case .kind(let said)? = TokenTopic.of(title: name, reader.bytes),
      Self.scales.contains(said)
    else { return nil }
    return said
  }

  /// Whether a cell says "accent (#2d8659)" where "accent" or "--accent" is a colour that the document has defined.
  func restates(_ cells: [Int], _ column: Int, _ sink: TokenSink) -> Bool {
    guard column < cells.count else { return false }
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    if let led = leadingProperty(text), sink.defines(reader.string(led.name)) { return true }
    guard let hash = text.prefix(40).first(where: { reader.bytes[$0] == 0x23 }),
      hash > text.lowerBound + 2, reader.bytes[hash - 1] == 0x28
    else { return false }
    let known = reader.string(Bytes.trim(text.lowerBound..<hash - 1, in: reader.bytes))
    return sink.color(named: [known], value: reader.string(hash..<min(hash + 7, text.upperBound)))
      != nil && sink.defines(known)
  }
}
