import SpecModel
import SpecSyntax
import SpecText

/// Reads values whose names in code say their kind, in lists and tables whose heading does not: "`opacity-muted`: 0.6",
/// "`z-dialog` | 400", "`ease-out` | cubic-bezier(…)".
///
/// Names of times and curves, "**motion-quick**: 120ms", need not be set as code. They count beside another row or item of
/// the same form, where nothing else defines the name.
struct NamedKinds {
  private let reader: FactReader
  private let bytes: UnsafeBufferPointer<UInt8>

  /// - Complexity: O(nodes); values are read only behind names in code that begin with a kind.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let kinds = NamedKinds(reader: reader, bytes: reader.bytes)
    let context = reader.context
    for table in context.document.tables {
      let rows = context.document.children(of: table).dropFirst()
      let pairs = rows.map { kinds.pair(cells: context.cells(of: $0)) }
      kinds.add(pairs, of: rows.count, into: &sink)
    }
    for list in context.document.lists {
      let items = context.document.children(of: list)
      guard items.count > 1, items.count < 200 else { continue }
      kinds.add(items.map(kinds.pair(item:)), of: items.count, into: &sink)
    }
  }

  private struct Pair {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Adds what the names of a table or list say, where two at least and half of them are names with values.
  private func add(_ pairs: [Pair?], of count: Int, into sink: inout TokenSink) {
    let found = pairs.compactMap(\.self)
    guard found.count > 1, found.count * 2 >= count else { return }
    for pair in found {
      let name = reader.string(pair.name)
      guard let kind = kind(of: pair.name), fits(kind, pair.value), !sink.defines(name) else {
        continue
      }
      sink.add(
        .init(
          name: name, kind: kind, value: reader.string(pair.value),
          origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound),
          valueOrigin: reader.origin(pair.value)))
    }
  }

  private func pair(cells: [Int]) -> Pair? {
    guard cells.count > 1 else { return nil }
    let value = Bytes.trim(reader.textRange(cells[1]), in: bytes)
    return pair(Bytes.trim(reader.textRange(cells[0]), in: bytes), value)
  }

  private func pair(item: Int) -> Pair? {
    guard let leaf = reader.context.document.firstChild(of: item) else { return nil }
    let text = reader.textRange(leaf)
    guard (5...80).contains(text.count),
      let name = TokenPass.codeSpan(at: text.lowerBound, reader) ?? title(text),
      name.upperBound + 2 < text.upperBound,
      bytes[name.upperBound] == ASCII.colon || bytes[name.upperBound + 1] == 0x3D
    else { return nil }
    let start = name.upperBound + (bytes[name.upperBound] == ASCII.colon ? 1 : 2)
    return pair(name, Bytes.trim(start..<text.upperBound, in: bytes))
  }

  private func pair(_ name: Range<Int>, _ value: Range<Int>) -> Pair? {
    guard (3...48).contains(name.count),
      TokenPass.codeSpan(at: name.lowerBound, reader) == name || isOfMotion(name),
      name.contains(where: { bytes[$0] == ASCII.hyphen || bytes[$0] == ASCII.dot }),
      name.allSatisfy({
        Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen || bytes[$0] == ASCII.dot
      }), (1...80).contains(value.count),
      Bytes.isDigit(bytes[value.lowerBound]) || TokenLiteral.read(bytes, value) != nil
    else { return nil }
    return Pair(name: name, value: value)
  }

  /// What is set in bold at the start of an item.
  private func title(_ text: Range<Int>) -> Range<Int>? {
    guard let span = reader.context.document.span(at: text.lowerBound, in: .strong),
      span.lowerBound == text.lowerBound, span.upperBound < text.upperBound
    else { return nil }
    return span
  }

  /// "motion-quick": a name in small letters whose first word says that it is a time or a curve.
  private func isOfMotion(_ name: Range<Int>) -> Bool {
    guard !name.contains(where: { ASCII.isUpper(bytes[$0]) }),
      let joint = name.first(where: { bytes[$0] == ASCII.hyphen || bytes[$0] == ASCII.dot })
    else { return false }
    return Self.motions.contains(WordKey(bytes, name.lowerBound..<joint))
  }

  private static let motions = WordKey.set("motion", "duration", "dur", "ease", "easing")

  /// The kind that the first words of a name say.
  private func kind(of name: Range<Int>) -> Token.Kind? {
    let words = reader.string(name).lowercased().split { "-._".contains($0) }.map(String.init)
    guard let first = words.first, words.count > 1 else { return nil }
    return Self.kinds[first + " " + words[1]] ?? Self.kinds[first]
  }

  private static let kinds: [String: Token.Kind] = [
    "opacity": .opacity, "alpha": .opacity, "z": .other, "zindex": .other, "z index": .other,
    "layer": .other, "duration": .duration, "dur": .duration, "motion": .duration,
    "delay": .duration,
    "motion duration": .duration, "ease": .easing, "easing": .easing, "curve": .easing,
    "motion ease": .easing, "motion easing": .easing, "weight": .fontWeight,
    "font weight": .fontWeight, "line height": .other, "leading": .other,
  ]

  /// Whether a value is one of the kind, and nothing stands behind it.
  private func fits(_ kind: Token.Kind, _ value: Range<Int>) -> Bool {
    let text = reader.string(value)
    if let number = Double(text), text.utf8.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.dot }) {
      switch kind {
      case .opacity: return number <= 1
      case .fontWeight: return (100...950).contains(number)
      case .other: return number <= 100_000
      default: return false
      }
    }
    guard let literal = TokenLiteral.read(bytes, value), literal.range == value else {
      return false
    }
    return literal.kind == kind
  }
}
