import SpecModel
import SpecSyntax
import SpecText

/// One quantity in two units, and shares of a length: "90 seconds (1.5 minutes)", "80% of 400px (320px)".
struct UnitPairs {
  let lines: ClaimLines

  /// What a unit measures, and how much of the smallest unit it is; bytes may be counted by 1000 or 1024.
  private static let units: [String: (kind: Int, factors: [Double])] = [
    "ms": (0, [1]), "s": (0, [1000]), "sec": (0, [1000]), "second": (0, [1000]),
    "seconds": (0, [1000]), "sekunden": (0, [1000]), "secondes": (0, [1000]),
    "segundos": (0, [1000]), "min": (0, [60_000]), "mins": (0, [60_000]), "minute": (0, [60_000]),
    "minutes": (0, [60_000]), "minuten": (0, [60_000]), "minutos": (0, [60_000]),
    "h": (0, [3_600_000]), "hour": (0, [3_600_000]), "hours": (0, [3_600_000]),
    "stunden": (0, [3_600_000]), "heures": (0, [3_600_000]), "horas": (0, [3_600_000]),
    "day": (0, [86_400_000]), "days": (0, [86_400_000]), "tage": (0, [86_400_000]),
    "kb": (1, [1000, 1024]), "kib": (1, [1024]), "mb": (1, [1_000_000, 1_048_576, 1_024_000]),
    "mib": (1, [1_048_576]), "gb": (1, [1_000_000_000, 1_073_741_824, 1_024_000_000]),
    "mm": (2, [1]), "cm": (2, [10]),
  ]

  func find(_ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]) -> [DerivedNumber] {
    guard part.count < 300 else { return [] }
    let bytes = lines.bytes(of: line)
    var result = shares(part, line, amounts)
    guard ASCII.find(0x28, in: bytes, part) != nil || ASCII.find(0x3D, in: bytes, part) != nil
    else { return result }
    let numbers = CellNumber.all(bytes, part)
    for (a, b) in zip(numbers, numbers.dropFirst()) {
      guard let first = Self.units[a.unit], let second = Self.units[b.unit],
        first.kind == second.kind, a.unit != b.unit, a.value > 0, b.value > 0,
        isOpened(a.range.upperBound..<b.range.lowerBound, bytes),
        isClosed(b.range.upperBound, part, bytes), !isRange(a, part, bytes)
      else { continue }
      if let found = wrong(a, b, first.factors, second.factors, line) { result.append(found) }
    }
    return result
  }

  private func isOpened(_ gap: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let text = String(decoding: bytes[gap], as: UTF8.self).filter { !" *`".contains($0) }
    return text == "(" || text == "=" || text == "(="
  }

  private func isClosed(
    _ offset: Int, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    guard offset < part.upperBound else { return true }
    return [0x29, ASCII.dot, 0x2C, 0x3B].contains(bytes[offset])
  }

  /// Whether a number is the end of a range: "1–2 minutes (90 s)".
  private func isRange(
    _ number: CellNumber, _ part: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let start = number.range.lowerBound
    guard start > part.lowerBound else { return false }
    return bytes[start - 1] == ASCII.hyphen || bytes[start - 1] >= 0x80 || bytes[start - 1] == 0x7E
      || start - 2 >= part.lowerBound && bytes[start - 2] >= 0x80
  }

  private func wrong(
    _ a: CellNumber, _ b: CellNumber, _ first: [Double], _ second: [Double], _ line: ClaimLine
  ) -> DerivedNumber? {
    let isRight = first.contains { one in
      second.contains { other in
        let steps = (a.step * one, b.step * other)
        // The side with the coarser step is the rounded one; written whole and off by half, it says something else: 90
        // seconds are no 2 minutes.
        let isWhole = (steps.0 > steps.1 ? a.step : b.step) >= 1
        return abs(a.value * one - b.value * other)
          < max(steps.0, steps.1) * (isWhole ? 0.499 : 0.51)
          || abs(a.value * one / (b.value * other) - 1) < 0.005
      }
    }
    let quotient = a.value * first[0] / (b.value * second[0])
    // Two times that are neither alike nor off by a place are two things.
    let isSlip =
      (0.5...2).contains(quotient)
      || [0.001, 0.01, 0.1, 10, 100, 1000].contains {
        abs(quotient / $0 - 1) < 0.01
      }
    guard !isRight, isSlip else { return nil }
    let computed = a.value * first[0] / second[0]
    return DerivedNumber(
      kind: .conversion, claimed: lines.string(b.range, of: line),
      computed: Numbers.text(computed, decimals: 3) + " " + b.unit,
      arithmetic: "\(Numbers.text(a.value)) \(a.unit) = "
        + "\(Numbers.text(computed, decimals: 3)) \(b.unit)",
      origin: lines.origin(b.range, of: line), sources: [lines.origin(a.range, of: line)])
  }

  /// "80% of 400px (320px)" and "80% of 400px = 320px"
  private func shares(
    _ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]
  ) -> [DerivedNumber] {
    guard amounts.count > 2 else { return [] }
    let bytes = lines.bytes(of: line)
    return amounts.indices.dropLast(2).compactMap { index in
      let (share, whole, claimed) = (amounts[index], amounts[index + 1], amounts[index + 2])
      guard share.unit == .percent, whole.isLength || whole.unit == .ms,
        claimed.unit == whole.unit, ![share, whole, claimed].contains(where: \.isInexact),
        ["of", "von", "de", "di", "van"].contains(
          lines.string(share.range.upperBound..<whole.range.lowerBound, of: line).trimmedSpaces),
        isOpened(whole.range.upperBound..<claimed.range.lowerBound, bytes),
        isClosed(claimed.range.upperBound, part, bytes)
      else { return nil }
      let computed = share.value / 100 * whole.value
      guard abs(computed - claimed.value) >= claimed.step - 1e-9 else { return nil }
      return DerivedNumber(
        kind: .fraction, claimed: lines.string(claimed.range, of: line),
        computed: claimed.text(computed),
        arithmetic: "\(Numbers.text(share.value)) ÷ 100 × \(Numbers.text(whole.value)) = "
          + Numbers.text(computed, decimals: 3),
        origin: lines.origin(claimed.range, of: line),
        sources: [lines.origin(share.range, of: line), lines.origin(whole.range, of: line)])
    }
  }
}
