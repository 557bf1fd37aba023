import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens that a paragraph lists in code, each with its value behind it: "`none`(0) · `sm`(4) · `md`(8)",
/// "`ink` (#112233) · `sand` (stone-50)", "`sm 640` · `md 768`".
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
    guard line.holder == .paragraph, case .kind(let kind) = reader.topic(of: line).tokens,
      kind != .other, kind != .typography
    else { return false }
    let text = reader.textRange(line.node)
    guard text.lowerBound == line.text.lowerBound, (12...2000).contains(text.count) else {
      return false
    }
    let pairs = pairs(in: line.node, text, kind, reader)
    guard pairs.count > 2 else { return false }
    for pair in pairs {
      sink.add(
        .init(
          name: reader.string(pair.name), kind: kind, value: reader.string(pair.value),
          origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound),
          valueOrigin: reader.origin(pair.value), theme: reader.topic(of: line).theme))
    }
    return true
  }

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
  private static func isName(_ span: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
