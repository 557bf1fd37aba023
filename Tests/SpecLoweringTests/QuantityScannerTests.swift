import SpecModel
import Testing

@testable import SpecLowering

/// Prints what the scanner finds: interval, unit, and the words it covers.
private func scan(_ text: String) -> String {
  let bytes = ContiguousArray(text.utf8)
  let measures = bytes.withUnsafeBufferPointer { QuantityScanner.scan($0, 0..<$0.count) }
  return measures.filter { !$0.isBare }.map { measure in
    let quantity = measure.quantity
    let low = quantity.min.map { Numbers.text($0) } ?? "…"
    let high = quantity.max.map { Numbers.text($0) } ?? "…"
    let mark = quantity.isApproximate ? "~" : ""
    let value = low == high ? low : "\(low)..\(high)"
    return mark + value + (measure.unit?.rawValue ?? "?")
  }.joined(separator: " ")
}

@Suite struct QuantityScannerTests {
  @Test(arguments: [
    ("fades in over 300ms", "300ms"), ("300 ms", "300ms"), ("0.3s", "300ms"), (".25s", "250ms"),
    ("3 seconds", "3000ms"), ("3-second delay", "3000ms"), ("5-min expiry", "300000ms"),
    ("2 hours", "7200000ms"), ("0,3 s", "300ms"), ("30秒", "30000ms"), ("300ミリ秒", "300ms"),
    ("5分", "300000ms"), ("10초", "10000ms"), ("10 Sekunden", "10000ms"), ("2 secondes", "2000ms"),
    ("8 segundos", "8000ms"), ("thirty seconds", "30000ms"), ("half a second", "500ms"),
    ("16.67ms per frame", "16.67ms"),
  ])
  func readsTimes(text: String, expected: String) { #expect(scan(text) == expected) }

  @Test(arguments: [
    ("200-300ms", "200..300ms"), ("200–300ms", "200..300ms"), ("2 to 3 s", "2000..3000ms"),
    ("0-80pt", "0..80pt"), ("between 1 and 2 s", "1000..2000ms"), ("2~3秒", "2000..3000ms"),
    ("1 - 2 seconds", "1000..2000ms"), ("0.95x to 1.0x", "0.95..1x"),
    ("320px – 767px", "320..767px"),
    ("(320-767px)", "320..767px"), ("1 px and 2 px", "1px 2px"), ("Step 2 - 300ms", "300ms"),
    ("100ms-1s", "100..1000ms"),
  ])
  func readsIntervals(text: String, expected: String) { #expect(scan(text) == expected) }

  @Test(arguments: [
    ("<1 second", "…..1000ms"), ("(<50ms latency)", "…..50ms"), ("≤ 2s", "…..2000ms"),
    (">= 3s", "3000..…ms"), ("at least 3 s", "3000..…ms"), ("44px minimum", "44..…px"),
    ("Minimum 44px", "44..…px"), ("up to 5 s", "…..5000ms"), ("within 200ms", "…..200ms"),
    ("no more than 2 s", "…..2000ms"), ("more than 2 s", "2000..…ms"), ("1024px+", "1024..…px"),
    ("30秒以上", "30000..…ms"), ("3 s or less", "…..3000ms"), ("maximum of 4MB", "…..4194304B"),
    ("→ 300ms", "300ms"), ("=> 300ms", "300ms"), ("~300ms", "~300ms"), ("about 2 s", "~2000ms"),
    ("300ms + 50ms", "300ms 50ms"), ("sub-100ms", "…..100ms"),
  ])
  func readsBounds(text: String, expected: String) {
    #expect(scan(text) == expected)
  }

  @Test(arguments: [
    ("24px/30px", "24px 30px"), ("20pt × 20pt", "20pt 20pt"), ("24×32px", "24px 32px"),
    ("24x32px", "24px 32px"), ("16px 24px", "16px 24px"), ("0.98x", "0.98x"), ("2× speed", "2x"),
    ("60fps", "60fps"), ("4.5:1", "4.5:1"), ("7:1 contrast", "7:1"), ("80% opacity", "80%"),
    ("-0.02em", "-0.02em"), ("45°", "45deg"), ("-8px", "-8px"), ("150ms/300ms", "150ms 300ms"),
  ])
  func readsPairsAndUnits(text: String, expected: String) { #expect(scan(text) == expected) }

  @Test(arguments: [
    "8:00 AM - 9:00 AM", "PR #008", "#1A365D", "px-3 py-2", "--space-2xl", "H2", "S1",
    "2025-01-21", "21/01/2025", "version 1.2.3", "v2s", "Neutral-50", "16:9", "the 1990s' look",
    "iPhone 8/Android", "@2x", "2x3 grid", "h-5 w-5", "1-on-1", "12M rows", "translate-y-2",
  ])
  func leavesAlone(text: String) { #expect(scan(text) == "") }

  @Test func readsCountsWithoutUnit() {
    let bytes = ContiguousArray("Maximum 100 photos, 10,000+ rows, 6-8 typical".utf8)
    let measures = bytes.withUnsafeBufferPointer { QuantityScanner.scan($0, 0..<$0.count) }
    #expect(measures.map(\.low) == [100, 10000, 6])
    #expect(measures.map(\.high) == [100, 10000, 8])
    #expect(measures.map(\.bound) == [.atMost, .atLeast, .none])
  }

  @Test func survivesAnyBytes() {
    let bytes = ContiguousArray<UInt8>(
      (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 7) })
    let measures = bytes.withUnsafeBufferPointer { QuantityScanner.scan($0, 0..<$0.count) }
    for (first, second) in zip(measures, measures.dropFirst()) {
      #expect(first.range.upperBound <= second.range.lowerBound)
    }
  }
}
