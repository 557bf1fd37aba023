import SpecJSON
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Swatches beside colours, and other notations for a colour that was picked.
enum Colors: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["colorProvider": .bool(true)]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/documentColor", colors), ("textDocument/colorPresentation", presentations)]
  }

  private static func colors(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let view = try desk.view(params) else { return .array([]) }
    return .array(
      ColorSearch.colors(in: view).map { color, range in
        .record(["range": view.map.range(range).json, "color": color.json])
      })
  }

  private static func presentations(
    _ params: JSONValue, _ desk: Desk
  ) throws(RPCError) -> JSONValue {
    guard let color = ColorValue(params["color"]) else {
      throw .invalidParams("'color' has no red, green, blue and alpha")
    }
    guard let range = LineRange(params["range"]) else {
      throw .invalidParams("'range' has no start and end")
    }
    var notations = ColorNotation.allCases
    if let view = try desk.view(params) {
      let start = view.map.offset(range.start)
      let end = view.map.offset(range.end)
      let written = view.source.string(SourceRange(Int(start), Int(end)))
      // The notation of the place comes first.
      if let own = ColorNotation.allCases.first(where: { written.lowercased().hasPrefix($0.start) })
      {
        notations = [own] + notations.filter { $0 != own }
      }
    }
    return .array(
      notations.map { notation in
        let text = notation.text(of: color)
        return .record([
          "label": .string(text), "textEdit": TextEdit(range: range, text: text).json,
        ])
      })
  }
}

/// Finds colours in a document.
enum ColorSearch {
  /// The colours in the order of the text.
  ///
  /// - Complexity: O(bytes).
  static func colors(in view: DocumentView) -> [(ColorValue, SourceRange)] {
    let bytes = view.source.bytes
    let values = view.spec.tokens.flatMap { [$0.valueOrigin] + $0.modes.map(\.origin) }
      .map(\.range)
    let links = view.document.links.map(\.destinationRange)
    var result: [(ColorValue, SourceRange)] = []
    var index = 0
    while index < bytes.count {
      guard let end = end(ofColorAt: index, in: bytes) else {
        index += 1
        continue
      }
      let range = SourceRange(index, end)
      index = end
      let isShort = bytes[Int(range.start)] == 0x23 && range.count < 7
      // "#add" and "#123" are words and numbers of issues, unless a design value has them.
      if isShort, !values.contains(where: { $0.contains(range) }) { continue }
      if links.contains(where: { $0.contains(range) }) { continue }
      if let color = ColorValue(view.source.string(range)) { result.append((color, range)) }
    }
    return result
  }

  private static let functions = ["rgba(", "rgb(", "hsla(", "hsl(", "oklch("].map { Array($0.utf8) }

  /// Where a text that looks like a colour ends.
  private static func end(ofColorAt index: Int, in bytes: ContiguousArray<UInt8>) -> Int? {
    if index > 0, isWordByte(bytes[index - 1]) || bytes[index - 1] == 0x26 { return nil }
    if bytes[index] == 0x23 {
      var end = index + 1
      while end < bytes.count, end - index <= 9, isHex(bytes[end]) { end += 1 }
      let isEnd = end == bytes.count || !isWordByte(bytes[end])
      return isEnd && [4, 5, 7, 9].contains(end - index) ? end : nil
    }
    guard bytes[index] | 0x20 == 0x72 || bytes[index] | 0x20 == 0x68 || bytes[index] | 0x20 == 0x6F
    else { return nil }
    for name in functions where index + name.count < bytes.count {
      guard name.indices.allSatisfy({ bytes[index + $0] | 0x20 == name[$0] | 0x20 }) else {
        continue
      }
      let limit = min(bytes.count, index + 80)
      var end = index + name.count
      while end < limit, bytes[end] != 0x29, bytes[end] != 0x0A { end += 1 }
      return end < limit && bytes[end] == 0x29 ? end + 1 : nil
    }
    return nil
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x5F || byte == ASCII.hyphen
  }
}
