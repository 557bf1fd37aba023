import SpecModel
import SpecSyntax
import SpecText

/// Reads settings whose names say the unit of their bare numbers: "`long_press_threshold_ms` | 150",
/// "`idleTimeoutSec`: 30".
///
/// They count where nothing else defines the name.
struct NamedUnits {
  private let reader: FactReader
  private let bytes: UnsafeBufferPointer<UInt8>

  /// - Complexity: O(nodes); names are looked at only where a code span begins a row or an item.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let units = NamedUnits(reader: reader, bytes: reader.bytes)
    let context = reader.context
    for table in context.document.nodes.indices
    where context.document.nodes[table].kind == .table {
      for row in context.document.children(of: table).dropFirst() {
        units.read(cells: context.cells(of: row), into: &sink)
      }
    }
    for line in context.lines where line.holder == .item {
      if let label = line.label, !line.value.isEmpty {
        units.add(label, line.value, into: &sink)
      } else if let name = TokenPass.codeSpan(at: line.text.lowerBound, reader),
        name.upperBound + 2 < line.text.upperBound, reader.bytes[name.upperBound + 1] == 0x3D
      {
        units.add(name, name.upperBound + 2..<line.text.upperBound, into: &sink)
      }
    }
  }

  private func read(cells: [Int], into sink: inout TokenSink) {
    guard cells.count > 1 else { return }
    let name = Bytes.trim(reader.textRange(cells[0]), in: bytes)
    guard TokenPass.codeSpan(at: name.lowerBound, reader) == name, factor(of: name) != nil,
      let value = cells.dropFirst().first(where: { isNumber(reader.textRange($0)) })
    else { return }
    add(name, reader.textRange(value), into: &sink)
  }

  private func add(_ name: Range<Int>, _ value: Range<Int>, into sink: inout TokenSink) {
    let value = Bytes.trim(value, in: bytes)
    guard isNumber(value), let factor = factor(of: name),
      let number = Double(reader.string(value)), number > 0, number * factor < 86_400_000
    else { return }
    let title = reader.string(name)
    let origin = reader.origin(name.lowerBound..<value.upperBound)
    guard !sink.defines(title) else { return }
    sink.hold(
      .init(
        name: title, kind: .duration, value: reader.string(value), origin: origin,
        valueOrigin: reader.origin(value)))
    sink.note(
      DurationFact(
        quantity: Quantity(number * factor, .milliseconds), subject: title, role: .other, scope: [],
        origin: reader.origin(value)))
  }

  private func isNumber(_ text: Range<Int>) -> Bool {
    let text = Bytes.trim(text, in: bytes)
    return (1...7).contains(text.count)
      && text.allSatisfy { Bytes.isDigit(bytes[$0]) || bytes[$0] == ASCII.dot }
  }

  /// How many milliseconds the unit has with which a name in code ends; `nil` where it ends with none.
  private func factor(of name: Range<Int>) -> Double? {
    guard (5...48).contains(name.count),
      name.allSatisfy({
        Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen || bytes[$0] == ASCII.dot
      })
    else { return nil }
    for (unit, factor) in Self.units {
      let start = name.upperBound - unit.utf8CodeUnitCount
      guard start > name.lowerBound + 1,
        unit.withUTF8Buffer({ unit in
          unit.indices.allSatisfy { Bytes.lower(bytes[start + $0]) == unit[$0] }
        })
      else { continue }
      // "idle_ms", "idleMs", "IDLE_MS"; "items" ends with no unit.
      let before = bytes[start - 1]
      let isSetApart = before == 0x5F || before == ASCII.hyphen
      let isHump = bytes[start] &- 0x41 < 26 && !(before &- 0x41 < 26)
      if isSetApart || isHump { return factor }
    }
    return nil
  }

  private static let units: [(StaticString, Double)] = [
    ("milliseconds", 1), ("millis", 1), ("msec", 1), ("seconds", 1000), ("secs", 1000),
    ("sec", 1000), ("minutes", 60_000), ("mins", 60_000), ("ms", 1),
  ]
}
