import SpecModel
import SpecSyntax
import SpecText

/// Texts of lists in a document that says once on what all of them stand: "Labels stand on white (`#FFFFFF`) cards".
struct StatedGrounds {
  let document: Document

  static func find(_ document: Document) -> [ColorPair] {
    guard WrittenColor.areIn(document),
      document.mentions(" on ") || document.mentions(" auf ")
    else {
      return []
    }
    let finder = StatedGrounds(document: document)
    guard let ground = finder.ground() else { return [] }
    return document.nodes.indices.flatMap { number in
      document.nodes[number].kind == .list ? finder.texts(number, ground) : []
    }
  }

  private static let subjects: Lexicon = [
    "label", "labels", "text", "texts", "captions", "titles", "everything", "all", "names",
    "beschriftungen", "texte", "alle",
  ]
  private static let stands: Lexicon = [
    "stand", "stands", "sit", "sits", "appear", "appears", "is", "are", "lie", "lies", "shown",
    "set",
    "stehen", "steht",
  ]
  private static let places: Lexicon = [
    "card", "cards", "background", "page", "pages", "surface", "surfaces", "paper", "canvas",
    "sheet", "sheets", "panel", "panels", "karten", "hintergrund", "seiten",
  ]
  private static let joints: Lexicon = ["on", "auf"]

  /// The one ground that a sentence gives to all texts, where no label gives another.
  private func ground() -> ColorPair.Ink? {
    var found: ColorPair.Ink?
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let range = document.plainText(of: number)
      guard range.count < 500 else { continue }
      // A label for a ground of its own: then a text may stand on either.
      if let colon = ASCII.find(ASCII.colon, in: document.plain, range),
        colon - range.lowerBound < 32,
        Names.hasWord(
          document.string(plain: range.lowerBound..<colon), in: Self.fills)
      {
        return nil
      }
      guard let ink = ground(in: range) else { continue }
      guard found == nil || found?.color == ink.color else { return nil }
      found = found ?? ink
    }
    return found
  }

  private static let fills: Lexicon = [
    "background", "fill", "surface", "hintergrund", "fläche", "bg", "dark",
  ]

  /// "on white (`#FFFFFF`) cards" behind words for texts.
  private func ground(in range: Range<Int>) -> ColorPair.Ink? {
    let text = document.string(plain: range)
    guard Names.hasWord(text, in: Self.joints) else { return nil }
    let words = Names.words(text)
    guard
      let place = words.indices.dropFirst().first(where: { index in
        Self.joints.contains(words[index]) && Self.stands.contains(words[index - 1])
      }), place >= 2, words[..<(place - 1)].suffix(3).contains(where: Self.subjects.contains),
      words[(place + 1)...].prefix(5).contains(where: Self.places.contains)
    else { return nil }
    let named = words[(place + 1)...].prefix(2).first { OpaqueColor($0) != nil }
    if WrittenColor.mayBeIn(range, document.plain) {
      return WrittenColor.only(in: range, document.plain).map { own in
        ColorPair.Ink(
          text: document.string(plain: own.range), color: own.color,
          origin: document.origin(document.sourceRange(plain: own.range)))
      }
    }
    guard let named, let color = OpaqueColor(named) else { return nil }
    return ColorPair.Ink(
      text: named, color: color, origin: document.origin(document.sourceRange(plain: range)))
  }

  /// The items of a list that give a text one colour.
  private func texts(_ list: Int, _ ground: ColorPair.Ink) -> [ColorPair] {
    document.children(of: list).compactMap { item in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph else {
        return nil
      }
      let range = document.plainText(of: leaf)
      guard range.count < 120, let colon = ASCII.find(ASCII.colon, in: document.plain, range),
        colon - range.lowerBound < 32,
        ColorPairs.isText(document.string(plain: range.lowerBound..<colon)),
        let own = WrittenColor.only(in: colon..<range.upperBound, document.plain),
        !own.hasShare(in: range, document.plain),
        !Names.hasWord(document.string(leaf), in: Self.elsewhere), own.color != ground.color
      else { return nil }
      let size = AmountReader.read(document.plain, colon..<range.upperBound)
        .first { $0.unit == .px || $0.unit == .pt }
      return ColorPair(
        subject: document.string(plain: range.lowerBound..<colon),
        ink: ColorPair.Ink(
          text: document.string(plain: own.range), color: own.color,
          origin: document.origin(document.sourceRange(plain: own.range))),
        background: ground, size: size?.value, isBold: false)
    }
  }

  private static let elsewhere = SwitchedOff.words.union([
    "on", "auf", "hover", "dark", "placeholder", "inverse",
  ])
}
