import SpecModel
import SpecText

/// Words between a number and its unit.
extension QuantityScanner {
  private static let further: [StaticString] = [
    " more ", " further ", " additional ", " extra ", " full ", " whole ", " consecutive ",
    " continuous ", " weitere ", " volle ",
  ]

  /// "3 more seconds": a word between the number and its time.
  func furtherTime(at offset: Int) -> (entry: UnitEntry, end: Int)? {
    guard byte(offset) == 0x20,
      let word = Self.further.first(where: {
        Bytes.matches($0, at: offset, end: range.upperBound, in: bytes)
      }), let found = unit(at: offset + word.utf8CodeUnitCount - 1),
      found.entry.time == .seconds || found.entry.time == .minutes
        || found.entry.time == .milliseconds
    else { return nil }
    return found
  }

  private static let pixelKinds: [StaticString] = [
    " CSS ", " CSS-", " logical ", " physical ", " screen ", " logische ", " logischen ",
  ]
  private static let freePixelKinds: [StaticString] = [
    " density-independent ", " device-independent ", " density independent ",
    " device independent ",
  ]

  /// "44 CSS pixels", "24 density-independent pixels": what kind of pixels they are, before the word for them.
  func namedPixels(at offset: Int) -> (entry: UnitEntry, end: Int)? {
    guard byte(offset) == 0x20, Bytes.isLetter(byte(offset + 1)) else { return nil }
    let isFree = [0x64, 0x44].contains(byte(offset + 1))
    let kinds = isFree ? Self.freePixelKinds : Self.pixelKinds
    guard
      let kind = kinds.first(where: {
        Bytes.matches($0, at: offset, end: range.upperBound, in: bytes)
      }), let found = unit(at: offset + kind.utf8CodeUnitCount - 1), found.entry.unit == .px
    else { return nil }
    return isFree ? (entry: UnitEntry(unit: .dp), end: found.end) : found
  }
}
