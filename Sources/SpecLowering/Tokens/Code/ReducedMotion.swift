import SpecText

/// Finds what a style sheet sets for people who want less motion: "@media (prefers-reduced-motion: reduce) { … }" gives
/// names that are defined already other values, and defines none anew.
struct ReducedMotion {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What the braces of such queries hold.
  private var bodies: [Range<Int>] = []

  /// - Complexity: O(bytes of the lines).
  init(_ lines: [SourceRange], _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard let first = lines.first, let last = lines.last else { return }
    let text = first.offsets.lowerBound..<last.offsets.upperBound
    var offset = text.lowerBound
    while let query = Bytes.find("prefers-reduced-motion", in: offset..<text.upperBound, of: bytes),
      let open = ASCII.find(0x7B, in: bytes, query..<text.upperBound)
    {
      offset = open + 1
      // What holds with "no-preference" is the value itself.
      if Bytes.find("no-pref", in: query..<open, of: bytes) != nil { continue }
      var depth = 1
      while offset < text.upperBound, depth > 0 {
        if bytes[offset] == 0x7B { depth += 1 }
        if bytes[offset] == 0x7D { depth -= 1 }
        offset += 1
      }
      bodies.append(open + 1..<offset)
    }
  }

  /// A group without the members that only set what is defined already.
  func rest(of group: CodeGroup, _ sink: TokenSink) -> CodeGroup {
    guard !bodies.isEmpty, let first = group.members.first,
      bodies.contains(where: { $0.contains(first.name.lowerBound) })
    else { return group }
    var rest = group
    rest.members.removeAll { sink.defines(bytes.string($0.name)) }
    return rest
  }
}
