import SpecModel
import SpecText

/// A length in a drawing or in a note beside it.
struct DrawnMeasure {
  var quantity: Quantity
  /// The bytes of number and unit.
  var range: Range<Int>
  /// Whether a "×" joins it with the measure before.
  var continuesSize: Bool
}

/// Reads lengths such as "28pt", "64pt × 64pt", "200×200px", "16-20dp" and "1.5rem".
enum DrawingMeasures {
  /// All lengths of a text, in order.
  static func read(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> [DrawnMeasure] {
    var result: [DrawnMeasure] = []
    /// Numbers before "×" that take the unit of the next length.
    var open: [(value: Double, range: Range<Int>)] = []
    var afterCross = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard isDigit(bytes[offset]), isStart(offset, range, bytes) else {
        let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
        if scalar != 0x20, scalar != 0xD7 { (open, afterCross) = ([], false) }
        offset += count
        continue
      }
      var (value, end) = number(offset, range, bytes)
      var upper = value
      if let (second, stop) = rangeEnd(end, range, bytes) { (upper, end) = (second, stop) }
      guard let (unit, stop) = unit(end, range, bytes) else {
        let cross = crossEnd(end, range, bytes)
        open = cross == nil ? [] : open + [(value, offset..<end)]
        afterCross = false
        offset = cross ?? end
        continue
      }
      for (index, part) in open.enumerated() {
        result.append(
          .init(quantity: Quantity(part.value, unit), range: part.range, continuesSize: index > 0))
      }
      let isApproximate = offset > range.lowerBound && bytes[offset - 1] == 0x7E
      if upper < value { value = upper }
      result.append(
        .init(
          quantity: Quantity(min: value, max: upper, unit: unit, isApproximate: isApproximate),
          range: offset..<stop, continuesSize: !open.isEmpty || afterCross))
      open = []
      let cross = crossEnd(stop, range, bytes)
      afterCross = cross != nil
      offset = cross ?? stop
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// A number does not start inside a word or another number.
  private static func isStart(
    _ offset: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    guard offset > range.lowerBound else { return true }
    let before = bytes[offset - 1]
    return !isDigit(before) && before != 0x2E && (!isLetter(before) || before | 0x20 == 0x78)
  }

  private static func number(
    _ start: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (Double, Int) {
    var offset = start
    var value = 0.0
    while offset < range.upperBound, isDigit(bytes[offset]) {
      value = value * 10 + Double(bytes[offset] - 0x30)
      offset += 1
    }
    if offset + 1 < range.upperBound, bytes[offset] == 0x2E, isDigit(bytes[offset + 1]) {
      offset += 1
      var scale = 10.0
      while offset < range.upperBound, isDigit(bytes[offset]) {
        value += Double(bytes[offset] - 0x30) / scale
        scale *= 10
        offset += 1
      }
    }
    return (value, offset)
  }

  private static func rangeEnd(
    _ start: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (Double, Int)? {
    guard start < range.upperBound else { return nil }
    let (scalar, count) = Scalars.decode(bytes, at: start, end: range.upperBound)
    guard scalar == 0x2D || scalar == 0x2013, start + count < range.upperBound,
      isDigit(bytes[start + count])
    else { return nil }
    return number(start + count, range, bytes)
  }

  private static func crossEnd(
    _ start: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Int? {
    var offset = start
    while offset < range.upperBound, bytes[offset] == 0x20 { offset += 1 }
    guard offset < range.upperBound else { return nil }
    let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
    guard scalar == 0xD7 || scalar == 0x78 else { return nil }
    offset += count
    while offset < range.upperBound, bytes[offset] == 0x20 { offset += 1 }
    return offset < range.upperBound && isDigit(bytes[offset]) ? offset : nil
  }

  private static let units: [(StaticString, Unit)] = [
    ("px", .px), ("pt", .pt), ("dp", .dp), ("sp", .sp), ("rem", .rem), ("em", .em),
  ]

  private static func unit(
    _ start: Int, _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (Unit, Int)? {
    var offset = start
    if offset < range.upperBound, bytes[offset] == 0x20 { offset += 1 }
    for (name, unit) in units where offset + name.utf8CodeUnitCount <= range.upperBound {
      let end = offset + name.utf8CodeUnitCount
      let matches = (0..<name.utf8CodeUnitCount).allSatisfy {
        bytes[offset + $0] | 0x20 == name.utf8Start[$0]
      }
      if matches, end == range.upperBound || !isLetter(bytes[end]) { return (unit, end) }
    }
    return nil
  }
}
