import SpecModel
import SpecText

extension MotionCode {
  private static let parts: [StaticString] = ["bounce:", "damping:", "dampingFraction:"]

  /// The times of the objects of springs on a line, "{ duration: 0.5, bounce: 0.15 }", which libraries and Apple give in
  /// seconds; without a bounce beside it "duration: 0.5" may be anything.
  ///
  /// - Source: Motion, "Transitions"; Apple, `Spring.init(duration:bounce:)`.
  static func springTimes(
    _ code: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Measure] {
    var result: [Measure] = []
    var rest = code
    while let open = rest.first(where: { bytes[$0] == 0x7B }) {
      let end = (open..<code.upperBound).first { bytes[$0] == 0x7D } ?? code.upperBound
      let object = open..<end
      rest = min(end + 1, code.upperBound)..<code.upperBound
      guard end < code.upperBound,
        parts.contains(where: { Bytes.find($0, in: object, of: bytes) != nil }),
        let key = Bytes.find("duration:", in: object, of: bytes), !Bytes.isWord(bytes[key - 1]),
        let measure = QuantityScanner.scan(bytes, key + 9..<end).first, measure.isBare,
        measure.isSingle, measure.low > 0, measure.low <= 10,
        Bytes.trim(key + 9..<measure.range.lowerBound, in: bytes).isEmpty
      else { continue }
      result.append(
        Measure(
          low: measure.low * 1000, high: measure.low * 1000, unit: .milliseconds, time: .seconds,
          range: measure.range))
    }
    return result
  }
}
