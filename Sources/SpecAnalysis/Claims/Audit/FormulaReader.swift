import SpecText

/// Evaluates a written formula of numbers with one unit, the four signs and brackets.
///
/// - Invariant: nothing is read of a formula with two units, a range ("3-5") or brackets that are deeper than eight.
struct FormulaReader {
  private let bytes: ContiguousArray<UInt8>
  private let end: Int
  /// Where the next byte is read.
  private(set) var offset: Int
  /// The unit of the numbers that have one.
  private(set) var unit = ""
  /// How many numbers were read.
  private(set) var count = 0
  /// Whether brackets stand in the formula, and signs outside of them.
  private(set) var hasBracket = false
  private var depth = 0
  private var isMixed = false

  private static let units: [StaticString] = ["px", "pt", "dp", "sp", "rem", "em", "ms", "s"]

  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The value of the whole range; `nil` where it is no formula.
  mutating func whole() -> Double? {
    guard let value = sum(), offset == end, !isMixed else { return nil }
    return value
  }

  /// A number with the step of its last digit and its unit.
  mutating func number() -> (value: Double, step: Double, unit: String)? {
    let start = offset
    var decimals = -1
    while offset < end {
      if ASCII.isDigit(bytes[offset]) {
        if decimals >= 0 { decimals += 1 }
      } else if (bytes[offset] == ASCII.dot || bytes[offset] == 0x2C), decimals < 0, offset > start,
        offset + 1 < end, ASCII.isDigit(bytes[offset + 1])
      {
        decimals = 0
      } else {
        break
      }
      offset += 1
    }
    guard offset > start, offset - start < 10 else { return nil }
    let digits = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(digits.replacing(",", with: ".")) else { return nil }
    var own = ""
    for unit in Self.units where own.isEmpty {
      let next = offset + unit.utf8CodeUnitCount
      if next <= end, ASCII.starts(bytes, at: offset, with: unit),
        next == end || !ASCII.isWord(bytes[next])
      {
        own = "\(unit)"
        offset = next
      }
    }
    var step = 1.0
    for _ in 0..<max(0, decimals) { step /= 10 }
    return (value: value, step: step, unit: own)
  }

  private mutating func skip() {
    while offset < end, bytes[offset] == ASCII.space { offset += 1 }
  }

  private mutating func take(_ sign: StaticString) -> Bool {
    guard offset + sign.utf8CodeUnitCount <= end, ASCII.starts(bytes, at: offset, with: sign)
    else { return false }
    offset += sign.utf8CodeUnitCount
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      skip()
      if take("+") {
        guard let next = product() else { return nil }
        value += next
      } else if take("−") || takeHyphen() {
        guard let next = product() else { return nil }
        value -= next
      } else {
        return value
      }
    }
  }

  /// A hyphen with a blank before and behind it: without them it makes a range.
  private mutating func takeHyphen() -> Bool {
    guard offset + 1 < end, bytes[offset] == ASCII.hyphen, bytes[offset - 1] == ASCII.space,
      bytes[offset + 1] == ASCII.space
    else { return false }
    offset += 1
    return true
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while true {
      skip()
      if take("×") || take("*") || take("·") || takeX() {
        guard let next = factor() else { return nil }
        value *= next
      } else if take("/") || take("÷") {
        guard let next = factor(), next != 0 else { return nil }
        value /= next
      } else {
        return value
      }
    }
  }

  private mutating func takeX() -> Bool {
    guard offset + 1 < end, bytes[offset] == 0x78, !ASCII.isLetter(bytes[offset + 1]) else {
      return false
    }
    offset += 1
    return true
  }

  private mutating func factor() -> Double? {
    skip()
    guard !take("(") else {
      depth += 1
      guard depth <= 8, let value = sum() else { return nil }
      skip()
      guard take(")") else { return nil }
      depth -= 1
      hasBracket = true
      return value
    }
    guard let found = number() else { return nil }
    count += 1
    if !found.unit.isEmpty {
      if !unit.isEmpty, unit != found.unit { isMixed = true }
      unit = found.unit
    }
    return found.value
  }
}
