import SpecModel
import SpecSyntax
import SpecText

/// Numbers below a label: an item "Gap: 16px" or the second cell of a row "| Gap | 16px |".
struct LabelledValue {
  /// The words of the label in lower case.
  var words: [String]
  /// The numbers behind it.
  var amounts: [Amount]
  /// What stands behind the label.
  var range: Range<Int>
  var line: ClaimLine
}

/// Finds the labelled numbers around a line; few lines ask.
struct LabelledValues {
  let lines: ClaimLines

  /// The labelled numbers of the section of a line, in order.
  ///
  /// - Complexity: O(log lines + lines of the section).
  func section(of line: ClaimLine) -> [LabelledValue] {
    let document = lines.document
    let nodes = document.sections[Int(document.nodes[line.node].section)].ownNodes
    var low = 0
    var high = lines.lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines.lines[middle].node < Int(nodes.lowerBound) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var result: [LabelledValue] = []
    while low < lines.lines.count, lines.lines[low].node < Int(nodes.upperBound) {
      if let found = value(of: lines.lines[low]) { result.append(found) }
      low += 1
      if result.count > 64 { break }
    }
    return result
  }

  /// The labelled numbers of the list or table of a line.
  func block(of line: ClaimLine) -> [LabelledValue] {
    guard let own = block(around: line.node) else { return [] }
    return section(of: line).filter { block(around: $0.line.node) == own }
  }

  /// The list or table that holds a node.
  func block(around node: Int) -> Int? {
    let nodes = lines.document.nodes
    var node = Int(nodes[node].parent)
    while node > 0, nodes[node].kind != .list, nodes[node].kind != .table {
      node = Int(nodes[node].parent)
    }
    return node > 0 ? node : nil
  }

  /// The label of a line and the numbers behind it.
  func value(of line: ClaimLine) -> LabelledValue? {
    let bytes = lines.bytes(of: line)
    let label: Range<Int>
    let value: Range<Int>
    switch line.kind {
    case .prose:
      guard let part = line.parts.first, let colon = colon(in: part, bytes) else { return nil }
      (label, value) = (part.lowerBound..<colon, colon + 1..<part.upperBound)
    case .row:
      guard line.parts.count == 2 else { return nil }
      (label, value) = (line.parts[0], line.parts[1])
    default: return nil
    }
    guard label.count <= 48, value.count <= 160 else { return nil }
    let words = Names.words(String(decoding: bytes[label], as: UTF8.self))
    guard (1...5).contains(words.count) else { return nil }
    let amounts = AmountReader.read(bytes, value)
    return amounts.isEmpty
      ? nil : LabelledValue(words: words, amounts: amounts, range: value, line: line)
  }

  private func colon(in part: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int? {
    guard let colon = ASCII.find(ASCII.colon, in: bytes, part), colon - part.lowerBound <= 48,
      colon + 1 < part.upperBound, !ASCII.isDigit(bytes[colon + 1])
    else { return nil }
    return colon
  }
}

/// Words that numbers are written with, and those that name room between things.
enum AuditWords {
  /// Numbers in words.
  static func number(_ word: String) -> Double? {
    // Words in ASCII have one spelling.
    values[word] ?? (word.utf8.contains(where: { $0 >= 0x80 }) ? numbers[word] : nil)
  }

  private static let values = WordMap(numbers)

  private static let numbers: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5,
    "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "deux": 2,
    "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11,
    "douze": 12, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
    "nueve": 9, "diez": 10, "doce": 12,
  ]

  /// Room between things.
  static let gaps: Lexicon = [
    "gap", "gutter", "spacing", "space", "abstand", "abstände", "zwischenraum", "zwischenräume",
    "lücke", "lücken", "espacement", "gouttière", "separación", "espacio", "spazio", "spaziatura",
    "spazi", "tussenruimte", "gaps", "gutters", "spaces",
  ]
  /// Room at the edges of a thing.
  static let edges: Lexicon = [
    "padding", "paddings", "margin", "margins", "inset", "insets", "border", "borders",
    "innenabstand", "innenabstände", "rand", "ränder", "marge", "marges", "margen", "márgenes",
    "relleno", "rembourrage", "espaçamento", "margem", "imbottitura", "margine", "opvulling",
    "bantalan", "パディング", "余白", "内边距", "內邊距", "패딩", "отступ", "отступы",
  ]
  /// Whether a title names room between things.
  static func isGap(_ title: String) -> Bool { Names.hasWord(title, in: gaps, ofAtMost: 3) }

  /// Whether a title names room at the edges of a thing.
  static func isEdge(_ title: String) -> Bool { Names.hasWord(title, in: edges, ofAtMost: 3) }

  /// A size of text.
  static let textSizes: Lexicon = [
    "size", "font-size", "text-size", "type-size", "schriftgröße", "größe", "schriftgrad", "taille",
    "taille-de-police", "tamaño", "tamaño-de-fuente", "corps", "dimensione", "font", "grootte",
  ]
  /// The height of a line.
  static func isLineHeight(_ text: String) -> Bool {
    let words = Names.words(text)
    if words.contains(where: leading.contains) { return true }
    guard let line = words.firstIndex(of: "line") else { return false }
    return line + 1 < words.count && words[line + 1].hasPrefix("height")
  }

  private static let leading: Lexicon = [
    "leading", "lineheight", "zeilenhöhe", "zeilenabstand", "interligne", "interlineado",
    "interlinea", "regelhoogte", "lh",
  ]
}
