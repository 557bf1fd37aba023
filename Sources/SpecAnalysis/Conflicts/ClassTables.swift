import SpecModel
import SpecSyntax
import SpecText

/// A table of steps gives one utility class to two of them, or another length than the configuration does.
///
/// "| radius-md | 10px | `rounded-xl` |" is held against "| radius-lg | 12px | `rounded-xl` |", and against
/// "borderRadius: { xl: '16px' }" in code.
///
/// - Source: Tailwind CSS, "Border Radius": a key of the theme is the end of the class.
struct ClassTables {
  private let document: Document

  /// A class with the length that one place gives it.
  private struct Entry {
    var name: String
    var value: String
    var origin: Origin
  }

  private static let classHeads: Lexicon = [
    "tailwind", "css", "class", "classes", "utility", "nativewind", "klasse", "classe", "clase",
    "클래스", "类名", "クラス",
  ]
  private static let valueHeads: Lexicon = [
    "px", "value", "values", "pixel", "pixels", "wert", "valeur", "valor", "valore", "waarde",
    "nilai", "值", "値", "값",
  ]

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions("px"), !document.tables.isEmpty,
      document.mentions("ailwind") || document.mentions("lass") || document.mentions("クラス")
        || document.mentions("클래스") || document.mentions("类名")
    else { return [] }
    let finder = ClassTables(document: document)
    let radii = finder.configuredRadii()
    return document.tables.flatMap { finder.conflicts($0, radii) }
  }

  private func conflicts(_ table: Int, _ radii: [Entry]) -> [FactConflict] {
    let entries = entries(table)
    let names = Set(entries.map(\.name))
    let families = Set(names.map { $0.prefix { $0 != "-" } })
    // Where most steps have a class of their own, the class is that of the step.
    guard names.count >= 3, families.count == 1, names.count * 4 >= entries.count * 3 else {
      return []
    }
    let configured = families.first == "rounded" ? radii : []
    let all = Dictionary(grouping: entries + configured, by: \.name)
    return names.sorted().compactMap { name in
      var distinct: [Entry] = []
      for entry in all[name] ?? [] where !distinct.contains(where: { $0.value == entry.value }) {
        distinct.append(entry)
      }
      guard distinct.count > 1 else { return nil }
      let statements = [distinct[1], distinct[0]] + distinct.dropFirst(2)
      return FactConflict(
        subject: name, property: families.first == "rounded" ? "radius" : "length",
        statements: statements.map { .init(value: $0.value, origin: $0.origin) },
        reason: "each row gives a step with its class")
    }
  }

  /// The rows with one class and one length each, below heads that name such columns.
  private func entries(_ table: Int) -> [Entry] {
    let rows = document.children(of: table)
    guard rows.count > 3, let head = rows.first else { return [] }
    let titles = document.children(of: head).map { document.string($0) }
    guard
      let classes = titles.firstIndex(where: { title in
        let words = Names.words(title)
        return !words.isEmpty && words.allSatisfy(Self.classHeads.contains)
      }),
      let values = titles.firstIndex(where: { Names.isPhrase($0, in: Self.valueHeads) }),
      classes != values
    else { return [] }
    return rows.dropFirst().compactMap { row in
      let cells = document.children(of: row)
      guard cells.count > max(classes, values), let name = name(cells[classes]),
        case let value = ASCII.trimmed(document.plain, document.plainText(of: cells[values])),
        case let amounts = AmountReader.read(document.plain, value),
        let amount = amounts.only, amount.unit == .px, amount.range == value
      else { return nil }
      return Entry(
        name: name, value: Numbers.text(amount.value) + "px",
        origin: document.origin(document.sourceRange(plain: value)))
    }
  }

  /// The only class of a cell that begins with it: "`rounded-xl` (custom)".
  private func name(_ cell: Int) -> String? {
    let text = document.plainText(of: cell)
    guard !text.isEmpty, let code = document.span(at: text.lowerBound, in: .code),
      code.lowerBound == text.lowerBound, (2...32).contains(code.count),
      case let name = document.string(plain: code),
      name.utf8.allSatisfy({ ASCII.isLower($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen })
    else { return nil }
    // A second class may say at which width it holds.
    let rest = code.upperBound..<text.upperBound
    let isAlone = !document.plain[rest].contains { $0 == ASCII.colon || $0 == ASCII.slash }
    return isAlone && ASCII.find("-", in: document.plain, rest) == nil ? name : nil
  }

  /// The classes of "borderRadius: { xl: '16px' }" in code, a key a line.
  private func configuredRadii() -> [Entry] {
    guard document.mentions("borderRadius") else { return [] }
    let bytes = document.source.bytes
    var result: [Entry] = []
    for block in document.codeBlocks {
      var isOpen = false
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        if ASCII.starts(bytes, at: range.lowerBound, with: "borderRadius"),
          range.last.map({ bytes[$0] == 0x7B }) == true
        {
          isOpen = true
        } else if isOpen, range.first.map({ bytes[$0] == 0x7D }) == true {
          isOpen = false
        } else if isOpen, let entry = radius(range) {
          result.append(entry)
        }
      }
    }
    return result
  }

  /// "'xl': '16px',"
  private func radius(_ line: Range<Int>) -> Entry? {
    let bytes = document.source.bytes
    guard let colon = ASCII.find(ASCII.colon, in: bytes, line) else { return nil }
    let key = document.source.string(SourceRange(line.lowerBound, colon))
      .filter { !"'\" ".contains($0) }
    var start = colon + 1
    while start < line.upperBound, !ASCII.isDigit(bytes[start]) { start += 1 }
    var end = start
    while end < line.upperBound, ASCII.isWord(bytes[end]) || bytes[end] == ASCII.dot { end += 1 }
    let value = document.source.string(SourceRange(start, end))
    guard value.hasSuffix("px"), !key.isEmpty else { return nil }
    return Entry(
      name: key == "DEFAULT" ? "rounded" : "rounded-" + key, value: value,
      origin: document.origin(SourceRange(start, end)))
  }
}
