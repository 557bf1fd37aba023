import SpecModel
import SpecSyntax
import SpecText

extension TokenPass {
  /// What fences define: colours, rows, parts, code and the notes beside it.
  static func readFences(_ context: LoweringContext, into sink: inout TokenSink) {
    FenceColors.read(context, into: &sink)
    FenceRows.read(context, into: &sink)
    DrawnPalettes.read(context, into: &sink)
    FenceParts.read(context, into: &sink)
    CodeTokens.read(context, into: &sink)
    StyleNotes.read(context, into: &sink)
  }

  /// Calls a time in code by the token that it is the value of: "$duration-hover: 120ms" below a remark or a key that
  /// heads several, and so a property that tells the time of its token again: "--hover: 120ms" in a second block.
  ///
  /// - Complexity: O(tokens + durations + motions).
  static func nameTimes(_ context: LoweringContext, in spec: inout SpecDocument) {
    let tokens = spec.tokens.filter { $0.kind == .duration }
    guard !tokens.isEmpty, !context.code.isEmpty else { return }
    let coded = Set(context.code.flatMap { $0.times.map(\.fact.origin.range.start) })
    var named: [(start: UInt32, name: String)] = []
    var known: [String: Quantity] = [:]
    var next = 0
    for index in spec.durations.indices {
      let place = spec.durations[index].origin.range
      guard coded.contains(place.start) else { continue }
      while next < tokens.count, tokens[next].valueOrigin.range.end < place.end { next += 1 }
      let quantity = spec.durations[index].quantity
      var name: String?
      if next < tokens.count, tokens[next].valueOrigin.range.start <= place.start {
        name = tokens[next].name
        if let name, known[name] == nil { known[name] = quantity }
      } else if !known.isEmpty,
        let property = property(before: Int(place.start), context.document.source.bytes),
        known[property] == quantity
      {
        name = property
      }
      guard let name else { continue }
      spec.durations[index].subject = name
      named.append((place.start, name))
    }
    next = 0
    for index in spec.motions.indices {
      let place = spec.motions[index].origin.range
      while next < named.count, named[next].start < place.start { next += 1 }
      guard next < named.count, named[next].start < place.end else { continue }
      spec.motions[index].subject = named[next].name
    }
  }

  /// The custom property or variable whose value begins at an offset: "--hover:", "$hover:", with its marks.
  private static func property(
    before offset: Int, _ bytes: ContiguousArray<UInt8>
  ) -> String? {
    var end = min(offset, bytes.count)
    while end > 0, bytes[end - 1] == ASCII.space { end -= 1 }
    guard end > 0, bytes[end - 1] == ASCII.colon else { return nil }
    end -= 1
    var start = end
    while start > 0, end - start < 80,
      Bytes.isLetter(bytes[start - 1]) || Bytes.isDigit(bytes[start - 1])
        || [0x2D, 0x5F, 0x24].contains(bytes[start - 1])
    {
      start -= 1
    }
    guard end - start > 2, bytes[start] == 0x24 || bytes[start] == 0x2D && bytes[start + 1] == 0x2D
    else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
