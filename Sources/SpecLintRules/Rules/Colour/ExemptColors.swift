import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Colours that a document exempts from its demands on contrast: "`ink.faint` is intentionally below AA", "line numbers
/// (AA-exempt)".
struct ExemptColors {
  /// The names in small letters with hyphens, and the values.
  private var names: Set<String> = []

  /// Reads the lines that speak of exemptions.
  ///
  /// - Complexity: O(lines with a cue).
  init(_ document: Document) {
    guard Self.cues.contains(where: { document.mentions($0) }) else { return }
    let source = document.source
    let bytes = source.bytes
    var lines: Set<Int> = []
    for cue in Self.cues {
      var offset = 0
      while let place = ASCII.find(cue, in: bytes, offset..<bytes.count) {
        let number = source.lineIndex(of: place)
        lines.insert(number)
        offset = max(place + 1, Int(source.lineRange(number).end))
      }
    }
    for number in lines.sorted() {
      let line = source.string(source.lineRange(number))
      if line.utf8.count < 1200, Self.exempts(line) { names.formUnion(Self.exempted(by: line)) }
    }
  }

  /// Whether a colour is exempt, by its name or by its value.
  func contains(named name: String, _ origin: Origin, _ document: Document) -> Bool {
    guard !names.isEmpty else { return false }
    let value = document.source.string(origin.range)
    return names.contains(Self.key(name)) || names.contains(Self.key(value))
  }

  private static let cues: [StaticString] = [
    "xempt", "ntentionally below", "eliberately below", "ntentionally under", "elow AA by design",
    "ausgenommen", "exento", "exenta", "isento", "isenta", "esente", "豁免", "対象外", "면제",
  ]
  private static let denials = [
    "not exempt", "never exempt", "no exempt", "no colour is", "no color is",
  ]

  private static func exempts(_ line: String) -> Bool {
    let small = line.lowercased()
    guard !denials.contains(where: small.contains) else { return false }
    return line.contains("AA") || small.contains("wcag") || small.contains("contrast")
      || small.contains("kontrast") || small.contains(":1") || line.contains("对比度")
      || line.contains("コントラスト") || line.contains("대비")
  }

  private static let pronouns: Lexicon = ["it", "this", "that", "these", "they", "both"]
  private static let demands = [
    " must ", " meets ", " meet ", " has to ", " have to ", " is not,", " is not.",
    " is not and ", " are not,", " are not.", " are not and ",
  ]
  /// Words that hold one of the demands and ask for nothing.
  private static let waivers = [
    " not meet ", "n't meet ", " not have to ", "n't have to ", " must not ", " must never ",
  ]

  /// The names in the clauses with a cue: "Logos are exempt; all text, also `#B0B7C3`, has to meet AA" has none.
  private static func exempted(by line: String) -> [String] {
    guard line.first(where: { $0 != " " }) != "|" else { return names(in: line) }
    let cueTexts = cues.map(\.description)
    var result: [String] = []
    var before = ""
    for clause in clauses(of: line) {
      let previous = before
      before = clause
      guard let cue = cueTexts.compactMap({ clause.firstRange(of: $0) }).first,
        !isDemand(clause)
      else { continue }
      // "Line numbers in `ink.faint`. Exempt from AA": the clause has no subject of its own.
      let start = String(clause[..<cue.lowerBound])
      let isContinued =
        !start.contains(" ") || Names.firstWord(start).map { pronouns.contains($0) } == true
      result += names(in: isContinued ? previous + " " + clause : clause)
    }
    return result
  }

  /// Whether a clause asks for contrast as well.
  private static func isDemand(_ clause: String) -> Bool {
    let small = clause.lowercased() + " "
    return small.hasSuffix(" is not ") || small.hasSuffix(" are not ")
      || demands.contains(where: small.contains) && !waivers.contains(where: small.contains)
  }

  /// The parts between full stops and semicolons; the remark behind a line of code belongs to it.
  private static func clauses(of line: String) -> [String] {
    var result: [String] = []
    var start = line.startIndex
    for index in line.indices where line[index] == "." || line[index] == ";" {
      let rest = line[line.index(after: index)...]
      guard rest.first == " ", let next = rest.firstIndex(where: { $0 != " " }),
        rest[next] != "/", rest[next] != "<"
      else { continue }
      result.append(String(line[start..<index]))
      start = next
    }
    return result + [String(line[start...])]
  }

  /// The names between code marks, the values, and the key of a line of front matter.
  private static func names(in line: String) -> [String] {
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    var result = stride(from: 1, to: spans.count - 1, by: 2).map { key(String(spans[$0])) }
    for part in line.split(separator: "#").dropFirst() {
      let digits = part.prefix(while: \.isHexDigit)
      if [3, 6].contains(digits.count) { result.append(key("#" + digits)) }
    }
    if let colon = line.firstIndex(of: ":"), spans.count < 3,
      case let name = line[..<colon].filter({ $0 != " " }),
      name.utf8.count < 40
    {
      result.append(key(String(name)))
    }
    return result.filter { $0.utf8.count > 2 }
  }

  /// "{colors.ink-faint}" and "ink.faint" are "ink-faint".
  private static func key(_ text: String) -> String {
    let bare = text.lowercased().filter { !"{}\"'` ".contains($0) }
    if bare.hasPrefix("#") { return bare }
    return Names.withoutColorPrefix(Names.hyphenated(bare))
  }
}
