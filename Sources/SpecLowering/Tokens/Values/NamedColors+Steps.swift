import SpecText

extension NamedColors {
  /// Names of ramps in utility classes that style sheets do not know.
  private static let ramps = WordKey.set(
    "slate", "zinc", "neutral", "stone", "amber", "emerald", "sky", "rose", "primary", "secondary",
    "accent")

  /// Whether a text is one step of a ramp or the name of a colour with its opacity, "gray-100/50", "white/80", or two of
  /// them with a stroke between blanks: "blue-50 / blue-600".
  static func areSteps(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    guard (5...48).contains(text.count), Bytes.isLetter(bytes[text.lowerBound]) else {
      return false
    }
    guard let stroke = Bytes.find(" / ", in: text, of: bytes) else { return isStep(bytes, text) }
    return isStep(bytes, text.lowerBound..<stroke) && isStep(bytes, stroke + 3..<text.upperBound)
  }

  /// Whether a text is the name of a colour or such steps.
  static func isTold(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    matches(bytes, text) || areSteps(bytes, text)
  }

  private static func isStep(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    var offset = text.lowerBound
    while offset < text.upperBound, Bytes.isLetter(bytes[offset]) { offset += 1 }
    let name = text.lowerBound..<offset
    let isNamed = matches(bytes, name)
    guard isNamed || ramps.contains(WordKey(bytes, name)), offset < text.upperBound else {
      return false
    }
    let hasStep = bytes[offset] == ASCII.hyphen
    if hasStep {
      guard let end = digitsEnd(offset + 1, text.upperBound, 2...3, bytes),
        bytes[end - 1] == 0x30
      else { return false }
      offset = end
      if offset == text.upperBound { return true }
    }
    // "Slate/600": the ramps of design tools.
    guard bytes[offset] == ASCII.slash,
      let end = digitsEnd(offset + 1, text.upperBound, 1...3, bytes)
    else { return false }
    return end == text.upperBound && (hasStep || isNamed || end - offset == 4)
  }

  /// Where so many digits end; `nil` where there are more or fewer.
  private static func digitsEnd(
    _ start: Int, _ limit: Int, _ count: ClosedRange<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var end = start
    while end < limit, Bytes.isDigit(bytes[end]) { end += 1 }
    return count.contains(end - start) ? end : nil
  }
}
