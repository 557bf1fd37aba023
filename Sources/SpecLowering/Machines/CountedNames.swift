import SpecModel
import SpecSyntax
import SpecText

/// Reads the names that a sentence counts: "The remote has four screens: **Search**, **Queue**, **Stage** and
/// **Score**.", "Drei Betriebsarten: Auto, Manuell, Aus".
///
/// As many names as the sentence says, each of four words at most; screens and modes must look like names.
struct CountedNames {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The nouns whose members are states of the interface.
  private static let nouns: [StaticString] = [
    "states", "screens", "modes", "Zustände", "Bildschirme", "Betriebsarten", "Modi", "états",
    "écrans", "modes", "estados", "pantallas", "modos", "telas", "stati", "schermate", "modalità",
    "toestanden", "schermen", "standen",
  ]

  private static let numbers: [String: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8,
    "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "dos": 2, "tres": 3,
    "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "dois": 2, "duas": 2, "três": 3,
    "quatro": 4, "sete": 7, "oito": 8, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6,
    "sette": 7, "otto": 8, "twee": 2, "drie": 3, "vijf": 5, "zes": 6, "zeven": 7,
  ]

  func states() -> [StateDraft] {
    let plain = document.plain
    let nouns = Self.nouns.filter { ASCII.find($0, in: plain, 0..<plain.count) != nil }
    guard !nouns.isEmpty else { return [] }
    var result: [StateDraft] = []
    for line in context.lines
    where line.holder == .paragraph && (20...400).contains(line.text.count) {
      for noun in nouns {
        guard let place = ASCII.find(noun, in: plain, line.text) else { continue }
        let found = names(behind: place + noun.utf8CodeUnitCount, line)
        guard !found.isEmpty, found.count == number(before: place, line) else { continue }
        let section = Int(document.nodes[line.node].section)
        result += found.map { name in
          var draft = StateDraft(
            name: document.string(plain: name), origin: context.origin(plain: name),
            screen: section)
          draft.parentSection = section
          return draft
        }
        break
      }
    }
    return result
  }

  /// The number in front of a noun, with one word between them at most: "four main screens".
  private func number(before place: Int, _ line: TextLine) -> Int? {
    let text = document.string(plain: max(line.text.lowerBound, place - 40)..<place)
    return Names.words(text).suffix(2).lazy.compactMap { Self.numbers[$0] ?? Int($0) }.first
  }

  /// The names behind a noun and a colon, a dash or a bracket, up to the end of the sentence.
  private func names(behind start: Int, _ line: TextLine) -> [Range<Int>] {
    let plain = document.plain
    let limit = line.text.upperBound
    var offset = start
    while offset < limit, plain[offset] == ASCII.space { offset += 1 }
    let isDash =
      ASCII.starts(plain, at: offset, with: "–") || ASCII.starts(plain, at: offset, with: "—")
    guard offset < limit, isDash || [ASCII.colon, 0x28].contains(plain[offset]) else { return [] }
    offset += isDash ? 3 : 1
    let end = (offset..<limit).first { [ASCII.dot, 0x3B, 0x29].contains(plain[$0]) } ?? limit
    var names: [Range<Int>] = []
    var first = offset
    var index = offset
    while index < end {
      if let joint = Self.joints.first(where: { ASCII.starts(plain, at: index, with: $0) }) {
        names.append(trimmed(first..<index))
        index += joint.utf8CodeUnitCount
        first = index
      } else {
        index += 1
      }
    }
    names.append(trimmed(first..<end))
    return names.allSatisfy { isName($0, line) } ? names : []
  }

  private static let joints: [StaticString] = [
    ", and ", ", or ", " and ", " or ", " und ", " oder ", " et ", " ou ", " y ", " o ", " e ",
    " en ", " of ", ", ",
  ]

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    ASCII.trimmed(document.plain, range)
  }

  /// Whether a range is set apart as a name, or begins with a capital or is one of the usual names of states.
  private func isName(_ name: Range<Int>, _ line: TextLine) -> Bool {
    guard (2...40).contains(name.count), !ASCII.isDigit(document.plain[name.lowerBound]) else {
      return false
    }
    let text = document.string(plain: name)
    let words = Names.words(text)
    guard (1...4).contains(words.count), !text.contains(where: { ":=/\"“%#".contains($0) }) else {
      return false
    }
    return document.span(at: name.lowerBound, of: line.node, in: [.strong, .code]) != nil
      || text.unicodeScalars.first?.properties.isUppercase == true || StateWords.isState(words)
  }
}
