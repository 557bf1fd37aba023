import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens that a paragraph lists in code, each with its value behind it: "`none`(0) · `sm`(4) · `md`(8)",
/// "`ink` (#112233) · `sand` (stone-50)", "`sm 640` · `md 768`", "`sm` +2dp (chips) · `md` +4dp".
///
/// Three at least make a list; the heading above tells what they are of.
enum TokenRuns {
  /// A name in code, and the value behind it.
  private struct Pair {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Adds the tokens of the paragraph that a line opens; false where it holds no such list.
  static func read(_ index: Int, _ reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    if line.holder == .paragraph, readLengths(index, reader, into: &sink) { return true }
    guard line.holder == .paragraph, case .kind(let kind) = reader.topic(of: line).tokens,
      kind != .typography
    else { return false }
    let text = reader.textRange(line.node)
    guard text.lowerBound == line.text.lowerBound, (12...2000).contains(text.count) else {
      return false
    }
    let pairs = kind == .other ? [] : pairs(in: line.node, text, kind, reader)
    guard pairs.count > 2 else { return readSpaced(line, text, kind, reader, into: &sink) }
    for pair in pairs {
      sink.add(
        .init(
          name: reader.string(pair.name), kind: kind, value: reader.string(pair.value),
          origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound),
          valueOrigin: reader.origin(pair.value), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// "… `text-xs` 12px · `text-sm` 14px · `text-base` 16px": four or more names in code with lengths behind them, whose
  /// beginning tells the kind; distances and radii may lack the unit.
  private static func readLengths(
    _ index: Int, _ reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    let text = reader.textRange(line.node)
    let document = reader.context.document
    let runs = document.nodes[line.node].runs
    guard text.lowerBound == line.text.lowerBound, (40...2000).contains(text.count),
      runs.count > 6, reader.topic(of: line).tokens != .elements
    else { return false }
    var pairs: [(name: Range<Int>, value: Range<Int>, kind: Token.Kind)] = []
    var bare: [Double] = []
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    where run.style.contains(.code) {
      let span = Int(run.start)..<Int(run.start + run.count)
      guard span.count <= 24, isName(span, reader.bytes),
        let hyphen = span.first(where: { reader.bytes[$0] == 0x2D }),
        let kind = prefixes[WordKey(reader.bytes, span.lowerBound..<hyphen)],
        span.upperBound + 1 < text.upperBound, reader.bytes[span.upperBound] == 0x20,
        let literal = TokenLiteral.read(reader.bytes, span.upperBound + 1..<text.upperBound),
        literal.range.lowerBound == span.upperBound + 1,
        ends(literal.range.upperBound, text, reader.bytes)
      else { continue }
      if literal.kind == .other {
        guard kind == .radius || kind == .spacing, hyphen - span.lowerBound > 2,
          let number = Double(reader.string(literal.range))
        else { continue }
        bare.append(number)
      } else if literal.kind != .spacing {
        continue
      }
      pairs.append((span, literal.range, kind))
    }
    // Numbers without a unit that do not rise may count how often a name is used.
    if bare.count < pairs.count {
      pairs.removeAll { Bytes.isDigit(reader.bytes[$0.value.upperBound - 1]) }
    } else if !rise(bare) {
      return false
    }
    guard pairs.count > 3 else { return false }
    for (name, value, kind) in pairs {
      sink.add(
        .init(
          name: reader.string(name), kind: kind, value: reader.string(value),
          origin: reader.origin(name.lowerBound..<value.upperBound),
          valueOrigin: reader.origin(value)))
    }
    return true
  }

  /// Whether numbers rise but for one in five, where another scale begins.
  private static func rise(_ numbers: [Double]) -> Bool {
    zip(numbers, numbers.dropFirst()).count { $0 >= $1 } * 5 <= numbers.count
  }

  /// Whether a separator, a full stop or the end follows a value.
  private static func ends(
    _ offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var next = offset
    while next < text.upperBound, bytes[next] == 0x20 || bytes[next] == 0x0A { next += 1 }
    return next == text.upperBound
      || [0x2C, 0x2E, 0x3B, 0x2F, 0x7C, 0x28].contains(bytes[next])
      || Bytes.matches("·", at: next, end: text.upperBound, in: bytes)
  }

  /// What the names of lengths begin with, in code and in classes of a utility framework.
  private static let prefixes: WordTable<Token.Kind> = WordKey.table(
    (.typography, ["text", "font", "type", "fs"]),
    (.spacing, ["space", "spacing", "gap", "p", "m"]),
    (.radius, ["rounded", "radius", "r"]), (.breakpoint, ["screen", "bp"]),
    (.size, ["size", "icon"])
  )

  private static func pairs(
    in node: Int, _ text: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> [Pair] {
    let document = reader.context.document
    let runs = document.nodes[node].runs
    var behind: [Pair] = []
    var inside: [Pair] = []
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    where run.style.contains(.code) {
      let span = Int(run.start)..<Int(run.start + run.count)
      guard span.count <= 40 else { continue }
      if let pair = pair(behind: span, in: text, kind, reader.bytes) {
        behind.append(pair)
      } else if let pair = pair(inside: span, kind, reader.bytes) {
        inside.append(pair)
      }
    }
    return behind.count >= inside.count ? behind : inside
  }

  /// "`md`(8)": a name in code with a value in parentheses behind it.
  private static func pair(
    behind span: Range<Int>, in text: Range<Int>, _ kind: Token.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Pair? {
    var open = span.upperBound
    while open < text.upperBound, bytes[open] == 0x20 || bytes[open] == 0x0A { open += 1 }
    guard open < text.upperBound, open - span.upperBound < 2, bytes[open] == 0x28,
      isName(span, bytes),
      let close = (open + 1..<min(text.upperBound, open + 48)).first(where: { bytes[$0] == 0x29 }),
      case let value = Bytes.trim(open + 1..<close, in: bytes), isValue(value, kind, bytes)
    else { return nil }
    return Pair(name: span, value: value)
  }

  /// "`md 768`": a step with its number in one piece of code.
  private static func pair(
    inside span: Range<Int>, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Pair? {
    guard kind != .color, let blank = span.first(where: { bytes[$0] == 0x20 }),
      case let name = span.lowerBound..<blank, isName(name, bytes),
      case let value = blank + 1..<span.upperBound, isValue(value, kind, bytes)
    else { return nil }
    return Pair(name: name, value: value)
  }

  /// Whether code is a plain name: words, numbers and hyphens.
  static func isName(_ span: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !span.isEmpty && span.allSatisfy { Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D }
  }

  /// A number with or without a unit; for colours, a colour or the name of one, "stone-50".
  private static func isValue(
    _ value: Range<Int>, _ kind: Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = value.first else { return false }
    if kind == .color {
      if let literal = TokenLiteral.read(bytes, value) {
        return literal.kind == .color && literal.range == value
      }
      return Bytes.isLetter(bytes[first]) && isName(value, bytes)
        && value.contains { bytes[$0] == 0x2D } && Bytes.isDigit(bytes[value.upperBound - 1])
    }
    guard Bytes.isDigit(bytes[first]) else { return false }
    let rest = value.drop { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
    return rest.count <= 3 && rest.allSatisfy { Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x25 }
  }
}
