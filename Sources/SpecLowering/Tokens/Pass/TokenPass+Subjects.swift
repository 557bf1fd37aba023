import SpecModel
import SpecSyntax
import SpecText

/// What the title says the document is about.
extension TokenPass {
  /// Last words of labels over colours that a list gives to names.
  private static let colorPlurals = WordKey.set(
    "colors", "colours", "farben", "couleurs", "colores", "cores", "colori", "kleuren", "färger")

  /// "Feedback text colors:" over "right: `#0A7F3F`": names with a colour each and no more, whatever the section is about;
  /// "Button colors:" is about an element.
  static func isOfLeadColors(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, line.label != nil, let hash = line.value.first,
      reader.bytes[hash] == 0x23, let owner = reader.ownerLabel(of: index), owner.count < 100,
      let color = TokenLiteral.color(reader.bytes, line.value),
      Bytes.trim(color.range.rest(of: line.value), in: reader.bytes).isEmpty
    else { return false }
    let end = Bytes.find(" (", in: owner, of: reader.bytes) ?? owner.upperBound
    let words = Words.keys(reader.bytes, owner.lowerBound..<end)
    guard (2...5).contains(words.count), let last = words.last, colorPlurals.contains(last) else {
      return false
    }
    return TokenTopic.of(words: [words[words.count - 2]]) != .elements
  }

  /// "Tokens of the dial:" over "dial-track: #C9D1D9": a name as code has it and a colour, and no more, in a list of tokens.
  static func isListed(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, let label = line.label, let hash = line.value.first,
      reader.bytes[hash] == 0x23, label.contains(where: { reader.bytes[$0] == 0x2D }),
      label.allSatisfy({
        let byte = reader.bytes[$0]
        return byte == 0x2D || Bytes.isDigit(byte) || Bytes.isLetter(byte) && !ASCII.isUpper(byte)
      }), let owner = reader.ownerLabel(of: index), owner.count < 80,
      Words.contain(tokenWords, reader.bytes, owner),
      let color = TokenLiteral.color(reader.bytes, line.value)
    else { return false }
    return Bytes.trim(color.range.rest(of: line.value), in: reader.bytes).isEmpty
  }
  private static let tokenWords = WordKey.set("tokens", "designtokens", "jetons")

  private static let sizing = WordKey("sizing")

  /// "Theme switch sizing:" over "track: 46px": measures of the parts of one thing, unless the names are steps of a scale.
  static func measuresParts(_ index: Int, _ kind: Token.Kind, _ reader: FactReader) -> Bool {
    guard kind == .size, let owner = reader.ownerLabel(of: index), owner.count < 60,
      let label = reader.context.lines[index].label
    else { return false }
    let words = Words.keys(reader.bytes, owner)
    return words.count > 1 && words.last == sizing && !StepPairs.isStepName(label, reader)
  }

  /// "Screen edge to content: 16px", "Gap: 12pt" below "Spacing (avatar to text):", "Edge: 16px" in the section of a
  /// state: how far two things of one place are apart.
  static func isDistance(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    if let label = line.label, joinsTwo(label, reader.bytes) { return true }
    if let owner = reader.ownerLabel(of: index), owner.count < 80,
      let open = Bytes.find(" (", in: owner, of: reader.bytes),
      joinsTwo(open + 2..<owner.upperBound, reader.bytes)
    {
      return true
    }
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    return document.path(ofSection: section).contains { outer in
      let text = document.plainText(of: Int(document.sections[outer].heading))
      return text.count <= 80 && StateVocabulary.mayNameState(document.plain, text)
        && StateName(heading: StateName.withoutNumbering(document.string(plain: text)))?.form
          == .prefixed
    }
  }

  /// "Avatar to text": whether the word for a way stands between two things.
  private static func joinsTwo(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let words = UnmarkedWords.keys(bytes, text)
    return (3...7).contains(words.count)
      && words.dropFirst().dropLast().contains(where: ways.contains)
  }

  private static let ways = WordKey.set("to", "bis", "zu", "jusqu", "hasta", "ate", "tot", "till")

  /// Whether the title is the name of one page in code: "ProfilePage", "🗺 MapScreen (start)".
  private static func isAboutPage(_ heading: Range<Int>, _ document: Document) -> Bool {
    guard
      ASCII.find("Page", in: document.plain, heading) != nil
        || ASCII.find("Screen", in: document.plain, heading) != nil
    else { return false }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: 1))
    ).name
    return EventName.isIdentifier(title)
      && ["Page", "Screen"].contains { title.hasSuffix($0) && title.count > $0.count }
  }

  /// Whether the title says that the document specifies one component: "StatusCard Component Specification".
  static func isAboutComponent(_ document: Document) -> Bool {
    guard document.sections.count > 1 else { return false }
    let heading = document.plainText(of: Int(document.sections[1].heading))
    guard heading.count <= 80 else { return false }
    if isAboutPage(heading, document) { return true }
    guard ASCII.find("omponent", in: document.plain, heading) != nil else { return false }
    let words = Names.words(document.title(ofSection: 1))
    guard let place = words.firstIndex(of: "component"), place > 0, place + 1 < words.count else {
      return false
    }
    return words[place + 1].hasPrefix("spec")
  }
}
