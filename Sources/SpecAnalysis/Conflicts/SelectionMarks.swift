public import SpecModel
public import SpecSyntax
public import SpecText

/// A colour of the border around what is selected.
public struct SelectionBorder: Sendable, Hashable {
  /// The colour by its name.
  public var name: String
  /// Its value.
  public var color: OpaqueColor
  /// Where the name stands.
  public var origin: Origin

  /// The borders to which a document gives colours by their names.
  ///
  /// - Complexity: O(colours that are used + text).
  public static func find(in document: Document, _ spec: SpecDocument) -> [SelectionBorder] {
    SelectionMarks(document, spec).borders
  }
}

/// The colours by which a document marks what is selected.
struct SelectionMarks {
  /// A colour that a line gives to a selected thing.
  private struct Mark {
    /// The label of the line.
    var name: String
    /// The words of the line and of the headings above it.
    var words: Set<String>
    /// The thing, by the label or the headings.
    var thing: Thing?
    /// The colour in the words of the document.
    var color: String
    /// The value, where the document gives the name one, and how it is written.
    var value: OpaqueColor?
    var written = ""
    var origin: Origin
  }

  private static let selected: Lexicon = [
    "selected", "selection", "ausgewählt", "ausgewählte", "auswahl", "sélectionné", "sélectionnée",
    "sélection", "seleccionado", "seleccionada", "selección", "selecionado", "selecionada",
    "seleção", "selezionato", "selezionata", "selezione", "geselecteerd", "selectie",
  ]
  /// Parts of a thing that show that it is selected.
  private static let parts: Lexicon = [
    "border", "outline", "ring", "overlay", "frame", "stroke", "highlight", "tint", "background",
    "fill", "rahmen", "umrandung", "rand", "überlagerung", "hintergrund", "bordure", "contour",
    "fond", "superposition", "borde", "contorno", "fondo", "superposición", "borda", "fundo",
    "sobreposição", "bordo", "sfondo", "sovrapposizione", "kader", "achtergrond",
  ]

  /// Those of them that are lines around it.
  private static let strokes: Lexicon = [
    "border", "outline", "ring", "frame", "stroke", "rahmen", "umrandung", "bordure", "contour",
    "borde", "contorno", "borda", "bordo", "kader",
  ]
  /// Parts of the words for what is selected.
  private static let cues: [StaticString] = ["elec", "elez", "eleç", "lection", "uswahl", "usgew"]

  private let document: Document
  private let spec: SpecDocument

  init(_ document: Document, _ spec: SpecDocument) {
    self.document = document
    self.spec = spec
  }

  /// Colours in words that are not those which the other document's design value has.
  func conflicts(with other: SelectionMarks) -> [ThingConflict] {
    let own = worded
    guard !own.isEmpty else { return [] }
    return other.named.compactMap { mark in
      guard let thing = mark.thing, let value = mark.value else { return nil }
      let same = own.filter { $0.words.isSuperset(of: thing.core) }
      guard let first = same.first,
        same.allSatisfy({ ColorName.mismatch(ofHue: $0.color, value) != nil })
      else { return nil }
      return ThingConflict(
        name: first.name, property: "colour of the selection", here: first.color,
        there: "\(mark.color) (\(mark.written))", origin: first.origin, otherOrigin: mark.origin)
    }
  }

  /// The lines that mark a selected thing by a word for a colour, and by no value.
  private var worded: [Mark] {
    lines.compactMap { line, leaf -> Mark? in
      let text = document.string(plain: line)
      let hues = Names.words(text).filter { ColorName.isHue($0) && $0 != "white" && $0 != "black" }
      guard let hue = hues.only, !text.contains("#"),
        let spot = place(of: hue, in: line)
      else { return nil }
      return mark(line, leaf, color: hue, document.origin(document.sourceRange(plain: spot)))
    }
  }

  /// The shortest name of a colour that is looked for.
  private static let shortestName = 4

  /// The lines that mark a selected thing by the name of a colour with a value.
  private var named: [Mark] {
    let colors = spec.tokens.filter { token in
      token.kind == .color && token.name.utf8.count >= Self.shortestName
    }
    guard !colors.isEmpty else { return [] }
    return lines.compactMap { line, leaf -> Mark? in
      let found = colors.compactMap { token -> (token: Token, place: Range<Int>)? in
        place(of: token.name, in: line).map { (token: token, place: $0) }
      }
      // "Accent" is a part of "Accent Bright".
      let whole = found.filter { one in
        !found.contains { $0.place.count > one.place.count && $0.place.overlaps(one.place) }
      }
      guard let first = whole.first, whole.allSatisfy({ $0.place == first.place }),
        let value = OpaqueColor(first.token.value)
      else { return nil }
      let origin = document.origin(document.sourceRange(plain: first.place))
      var result = mark(line, leaf, color: first.token.name, origin)
      result.value = value
      result.written = first.token.value
      return result
    }
  }

  /// The borders of what is selected whose colours have values.
  fileprivate var borders: [SelectionBorder] {
    named.compactMap { mark in
      let clause = clause(around: mark.origin.range)
      guard let color = mark.value, Names.hasWord(clause, in: Self.strokes),
        !Names.hasWord(clause, in: NegationWords.words)
      else { return nil }
      return SelectionBorder(name: mark.color, color: color, origin: mark.origin)
    }
  }

  /// The part of a line between commas that holds a range.
  private func clause(around range: SourceRange) -> String {
    let bytes = document.source.bytes
    let line = document.firstLine(of: range).offsets
    let isMark = { (byte: UInt8) in [0x2C, 0x3B, 0x2B].contains(byte) }
    var (low, high) = (Int(range.start), Int(range.end))
    while low > line.lowerBound, !isMark(bytes[low - 1]) { low -= 1 }
    while high < line.upperBound, !isMark(bytes[high]) { high += 1 }
    return document.source.string(SourceRange(low, high))
  }

  private func mark(
    _ line: Range<Int>, _ leaf: Int, color: String, _ origin: Origin
  ) -> Mark {
    let text = document.string(plain: line)
    let label = String(text.prefix { !":：".contains($0) })
    let path = document.path(ofSection: Int(document.nodes[leaf].section))
    let scope = path.map { document.title(ofSection: $0) }
    let words = ([text] + scope.dropFirst()).reduce(into: Set<String>()) {
      $0.formUnion(Thing.words($1))
    }
    let bare = Names.words(label).filter { word in
      !Self.selected.contains(word) && !Self.parts.contains(word)
    }
    return Mark(
      name: label, words: words, thing: Thing(bare.joined(separator: " "), scope), color: color,
      origin: origin)
  }

  /// The lines whose labels speak of what is selected, and that name a part of it.
  private var lines: [(line: Range<Int>, leaf: Int)] {
    let leaves = Self.cues.reduce(into: Set<Int>()) { $0.formUnion(document.leaves(with: $1)) }
    return leaves.sorted().flatMap { leaf -> [(line: Range<Int>, leaf: Int)] in
      guard document.nodes[leaf].kind == .paragraph || document.nodes[leaf].kind == .tableCell,
        document.plainText(of: leaf).count < 400
      else { return [] }
      return document.lines(of: leaf).compactMap { line -> (line: Range<Int>, leaf: Int)? in
        guard let colon = ASCII.find(ASCII.colon, in: document.plain, line),
          colon > line.lowerBound,
          Names.hasWord(document.string(plain: line.lowerBound..<colon), in: Self.selected),
          Names.hasWord(document.string(plain: line), in: Self.parts),
          spec.isNormative(at: document.sourceRange(plain: line).start)
        else { return nil }
        return (line, leaf)
      }
    }
  }

  /// Where a name stands in a line, whatever its case, and is no part of a longer word.
  private func place(of name: String, in line: Range<Int>) -> Range<Int>? {
    let wanted = name.utf8.map(ASCII.lowercased)
    guard line.count >= wanted.count else { return nil }
    let plain = document.plain
    let isInside = { (offset: Int) in
      line.contains(offset) && (ASCII.isWord(plain[offset]) || plain[offset] == ASCII.hyphen)
    }
    return (line.lowerBound...line.upperBound - wanted.count).lazy
      .map { $0..<$0 + wanted.count }
      .first { place in
        !isInside(place.lowerBound - 1) && !isInside(place.upperBound)
          && place.allSatisfy { index in
            ASCII.lowercased(plain[index]) == wanted[index - place.lowerBound]
          }
      }
  }
}
