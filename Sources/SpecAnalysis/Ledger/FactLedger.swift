import SpecModel
import SpecSyntax
import SpecText

/// All values that a document gives to properties of things, and those that cannot both hold.
///
/// Two statements are about one thing where the label of one has the words of the label, of the heading or of the
/// sentence of the other, and where neither is limited by a word that the other lacks: a device, a platform, a state, a
/// variant. A section that gathers measures or times speaks of the things of all other sections; statements of two
/// sections about different things are not compared.
struct FactLedger {
  let document: Document
  let spec: SpecDocument
  let reader: LedgerReader

  /// The conflicts that nothing else has found.
  static func conflicts(
    _ document: Document, _ spec: SpecDocument, known: [FactConflict]
  ) -> [FactConflict] {
    let reader = LedgerReader(document: document, spec: spec)
    let read = reader.read()
    let entries = read.labelled + reader.told(read.sentences, beside: read.labelled)
    var seen = Set(known.flatMap { $0.statements.map(\.origin) })
    var result: [FactConflict] = []
    let drawn = DrawnMeasures.conflicts(document, spec, entries)
    for conflict in drawn
      + FactLedger(document: document, spec: spec, reader: reader).find(entries)
    where conflict.statements.allSatisfy({ !seen.contains($0.origin) }) {
      seen.formUnion(conflict.statements.map(\.origin))
      result.append(conflict)
    }
    let all = read.labelled + read.sentences
    let named =
      NamedMeasures.find(document, spec, reader, all)
      + RelatedMeasures.find(document, spec, reader, all)
    let lines = ConflictLines(known + result, document)
    return result + named.filter { !lines.hold($0) }
  }

  private struct Key: Hashable {
    var property: LedgerEntry.Property
    var word: String
  }

  private func find(_ entries: [LedgerEntry]) -> [FactConflict] {
    // Each label or heading by the longest of its words; a sentence is looked up by all of its words.
    var index: [Key: [Int]] = [:]
    for (number, entry) in entries.enumerated() where entry.telling != .sentence {
      guard let word = entry.thing.max(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else {
        continue
      }
      index[Key(property: entry.property, word: word), default: []].append(number)
    }
    var result: [FactConflict] = []
    var pairs: Set<Int> = []
    lazy var variants = Variants(entries, spec, document)
    for (number, entry) in entries.enumerated() {
      for word in entry.thing.sorted() {
        for other in index[Key(property: entry.property, word: word)]?.prefix(Self.limit) ?? []
        where other != number
          && pairs.insert(min(number, other) * entries.count + max(number, other)).inserted
        {
          let (a, b) = (entries[min(number, other)], entries[max(number, other)])
          if let found = conflict(a, b), !variants.hold(a, of: b.value),
            !variants.hold(b, of: a.value)
          {
            result.append(found)
          }
        }
      }
    }
    return result
  }

  /// Statements with one word that are compared with each other; more are a catalogue.
  private static let limit = 48

  private func conflict(_ a: LedgerEntry, _ b: LedgerEntry) -> FactConflict? {
    guard a.unit == b.unit, a.value != b.value, !shareLine(a, b), !areTwoMotions(a, b),
      let reason = link(a, b),
      case let texts = (reader.text(of: a), reader.text(of: b)),
      !Self.isChange(texts.0), !Self.isChange(texts.1),
      !Opposites.tell(texts.0, texts.1),
      limits(a, reader.limiting(a)) == limits(b, reader.limiting(b))
    else { return nil }
    let (first, second) = a.origin.range.start < b.origin.range.start ? (a, b) : (b, a)
    return FactConflict(
      subject: a.telling == .sentence ? b.name : a.name, property: a.property.label,
      statements: [statement(first), statement(second)], reason: reason)
  }

  /// Whether style rules give one class a transition and an animation, each with its own length.
  private func areTwoMotions(_ a: LedgerEntry, _ b: LedgerEntry) -> Bool {
    guard a.property == .animation, b.property == .animation,
      [a, b].allSatisfy({ document.nodes[$0.node].kind == .codeBlock })
    else { return false }
    let isAnimated = [a, b].map { entry in
      ASCII.find(
        "animation", in: document.source.bytes, document.firstLine(of: entry.origin.range).offsets)
        != nil
    }
    return isAnimated[0] != isAnimated[1]
  }

  /// "14 → 16px" is the way from one value to another.
  private static func isChange(_ text: String) -> Bool {
    ["→", "->", "⇒"].contains(where: text.contains)
  }

  private func statement(_ entry: LedgerEntry) -> FactConflict.Statement {
    let unit = entry.unit == .milliseconds ? " ms" : entry.unit.rawValue
    return .init(value: Numbers.text(entry.value) + unit, origin: entry.origin)
  }

  private func shareLine(_ a: LedgerEntry, _ b: LedgerEntry) -> Bool {
    document.source.line(of: a.origin.range.start) == document.source.line(of: b.origin.range.start)
      || a.block >= 0 && a.block == b.block
  }

  // MARK: Links

  /// Why two statements are about one thing; `nil` where they may be about two.
  private func link(_ a: LedgerEntry, _ b: LedgerEntry) -> String? {
    switch (a.telling, b.telling) {
    case (.label, .label):
      let isSame =
        a.thing == b.thing && a.thing.count > 1 || a.wide.count > 1 && a.wide == b.thing
        || b.wide.count > 1 && b.wide == a.thing
      guard isSame, areComparable(a, b) else { return nil }
      return "both are about '\(b.name)'"
    case (.label, .heading): return titled(b, a)
    case (.heading, .label): return titled(a, b)
    case (.label, .sentence): return told(a, b)
    case (.sentence, .label): return told(b, a)
    case (.heading, .sentence): return mentioned(a, b)
    case (.sentence, .heading): return mentioned(b, a)
    default: return nil
    }
  }

  /// A measure below the heading of a thing, and one of the same thing elsewhere.
  private func titled(_ part: LedgerEntry, _ other: LedgerEntry) -> String? {
    guard part.thing == other.thing,
      part.section != other.section && (other.thing.count > 1 || gathers(other.section))
        || isStyled(other, within: part.section)
    else { return nil }
    return "'\(part.name)' stands above the one, and the other is about it"
  }

  /// Whether a statement is a style rule in a section or in one below it.
  private func isStyled(_ entry: LedgerEntry, within section: Int) -> Bool {
    document.nodes[entry.node].kind == .codeBlock
      && document.path(ofSection: entry.section).contains(section)
  }

  /// A measure below the name of a thing, and a sentence that has the name as it is; of times one word is enough where
  /// it begins the sentence.
  private func mentioned(_ part: LedgerEntry, _ sentence: LedgerEntry) -> String? {
    guard part.node != sentence.node, part.thing.isSubset(of: sentence.thing) else { return nil }
    if part.thing.count > 1 {
      guard Self.has(part.name, in: sentence.name) else { return nil }
    } else {
      guard part.property == .timeout, part.thing.first == sentence.first,
        part.section == sentence.section || gathers(sentence.section)
      else { return nil }
    }
    return "'\(part.name)' stands above the one, and the sentence speaks of it"
  }

  /// Whether the words of a name stand side by side in a sentence.
  private static func has(_ name: String, in sentence: String) -> Bool {
    func stems(_ text: String) -> [String] {
      Names.words(text).filter { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem)
    }
    let name = stems(name)
    let words = stems(sentence)
    guard !name.isEmpty, words.count >= name.count else { return false }
    return (0...words.count - name.count).contains { words[$0..<$0 + name.count] == name[...] }
  }

  /// A sentence that has the words of a label, or that begins with its one word.
  private func told(_ label: LedgerEntry, _ sentence: LedgerEntry) -> String? {
    guard
      label.thing.isSubset(of: sentence.thing) || isHeaded(label, sentence)
        || isTitled(label, sentence),
      label.thing.count > 1 || label.thing.first == sentence.first,
      isTitled(label, sentence) || gathers(label.section) || gathers(sentence.section)
        || label.section == sentence.section,
      !isOneOfLengths(sentence), !label.thing.isSubset(of: Self.measures),
      !LedgerWords.areStates(label.thing) || sharesOwner(label, sentence)
    else { return nil }
    return "the sentence speaks of '\(label.name)' as well"
  }

  /// Words for what is measured, which name no thing.
  private static let measures = Set(
    [
      "height", "width", "size", "höhe", "breite", "größe", "hauteur", "largeur", "taille",
      "altura", "ancho", "anchura", "largura", "altezza", "larghezza", "hoogte", "breedte",
      "tinggi", "lebar", "höjd", "bredd", "høyde", "højde", "korkeus", "leveys", "wysokość",
      "szerokość", "výška", "šířka", "yükseklik", "genişlik", "высота", "ширина", "размер",
      "висота", "розмір", "高さ", "幅", "高度", "宽度", "높이", "너비",
    ].map(LedgerWords.stem))

  private static let distances: Lexicon = [
    "gap", "gaps", "gutter", "gutters", "spacing", "padding", "margin", "margins", "apart",
    "between", "abstand", "espacement", "espacio", "espaciado", "margen", "marge",
  ]

  /// Whether a sentence of several lengths calls this one no distance: "the columns grow to 72px: with eleven gutters that is
  /// 1128px".
  private func isOneOfLengths(_ sentence: LedgerEntry) -> Bool {
    guard sentence.property == .spacing || sentence.property == .padding else { return false }
    let range = reader.sentenceRange(of: sentence.origin.range)
    let lengths = AmountReader.read(document.source.bytes, range).count(where: \.isLength)
    guard lengths > 1 else { return false }
    let own = sentence.origin.range.offsets
    let near =
      max(range.lowerBound, own.lowerBound - 24)..<min(range.upperBound, own.upperBound + 16)
    return !Names.hasWord(
      document.source.string(SourceRange(near.lowerBound, near.upperBound)), in: Self.distances)
  }

  /// Whether a sentence on a time has the last word of a label, and the sentences beside it the others.
  private func isHeaded(_ label: LedgerEntry, _ sentence: LedgerEntry) -> Bool {
    guard label.unit == .milliseconds, label.thing.count > 1,
      label.thing.isSubset(of: sentence.around),
      let head = Names.words(label.name).last(where: {
        !LedgerWords.properties.contains($0) && !LedgerWords.fillers.contains($0)
      })
    else { return false }
    return sentence.thing.contains(LedgerWords.stem(head))
  }

  /// Whether a sentence on a time has some words of a label, and the heading above it the others: "Dial changes harbour"
  /// and "The dial fades in 250 ms" below "Changing the harbour".
  private func isTitled(_ label: LedgerEntry, _ sentence: LedgerEntry) -> Bool {
    guard label.unit == .milliseconds, label.thing.count > 1, sentence.section > 0,
      label.section != sentence.section
    else { return false }
    let title = LedgerWords.thing(document.title(ofSection: sentence.section))
    return !label.thing.isDisjoint(with: sentence.thing) && title.isSubset(of: label.thing)
      && label.thing.isSubset(of: sentence.thing.union(title))
  }

  /// Whether a sentence names the thing whose state a label is: "Disabled" below "Buttons".
  private func sharesOwner(_ label: LedgerEntry, _ sentence: LedgerEntry) -> Bool {
    let owner = LedgerWords.thing(document.title(ofSection: label.section))
    return !owner.subtracting(label.thing).isDisjoint(with: sentence.thing)
  }

  /// Whether statements of two sections may be about one thing: one of the sections gathers what holds for all, or both
  /// are one section.
  private func areComparable(_ a: LedgerEntry, _ b: LedgerEntry) -> Bool {
    a.section == b.section || gathers(a.section) || gathers(b.section)
      || document.path(ofSection: a.section).contains(b.section)
      || document.path(ofSection: b.section).contains(a.section)
  }

  private func gathers(_ section: Int) -> Bool {
    section > 0 && LedgerWords.gathers(document.title(ofSection: section))
  }

  // MARK: Limits

  /// The limits of a statement by its own words and, for measures, by the headings above it.
  private func limits(_ entry: LedgerEntry, _ text: String) -> Set<String> {
    let isMeasure =
      entry.unit != .milliseconds && entry.property != .length
      && entry.property != .least
    let own = LedgerWords.limits(of: text, isMeasure: isMeasure)
    let sections = document.path(ofSection: entry.section).filter {
      document.sections[$0].level > 1
    }
    return sections.reduce(own) {
      let title = document.title(ofSection: $1)
      return $0.union(
        isMeasure
          ? LedgerWords.limits(of: title, isMeasure: true) : LedgerWords.scopes(of: title))
    }
  }
}
