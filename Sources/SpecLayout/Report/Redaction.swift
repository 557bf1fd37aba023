import SpecText

/// Keeps the texts of a dump out of what is reported.
enum Redaction {
  /// Takes texts and names from the elements, and hides letters and digits of the source.
  static func apply(to dump: inout LayoutDump) {
    for index in dump.nodes.indices {
      dump.nodes[index].text = nil
      dump.nodes[index].name = nil
    }
    dump.source = hidden(dump.source)
  }

  /// The source with an "x" for each byte of a word: places stay what they were.
  private static func hidden(_ source: SourceText) -> SourceText {
    var bytes = source.bytes
    for index in bytes.indices where bytes[index] >= 0x80 || ASCII.isWord(bytes[index]) {
      bytes[index] = UInt8(ascii: "x")
    }
    return SourceText(path: source.path, bytes: bytes)
  }
}
