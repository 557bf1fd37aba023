import SpecText

/// What the text says about where the runs of a machine end.
public enum StatedEnd {
  private static let verdicts: [StaticString] = [
    " is the end", " is the last", " is final", " is the final", " is terminal", " ends the ",
    " ist das Ende", " ist der letzte", " est la fin", " es el final", " é o fim", " è la fine",
  ]

  /// Whether a sentence says of a state that it is the end: "Home is the end of this flow".
  public static func isStated(_ name: String, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let name = Array(name.utf8)
    return verdicts.contains { verdict in
      var offset = 0
      while let found = ASCII.find(verdict, in: bytes, offset..<bytes.count) {
        // Marks of code and quotes may stand between.
        var end = found
        while end > 0, [ASCII.backtick, ASCII.quote, 0x2A].contains(bytes[end - 1]) {
          end -= 1
        }
        if end >= name.count, bytes[end - name.count..<end].elementsEqual(name) { return true }
        offset = found + verdict.utf8CodeUnitCount
      }
      return false
    }
  }
}
