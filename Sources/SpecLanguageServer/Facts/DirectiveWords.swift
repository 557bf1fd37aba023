import SpecLint
import SpecSyntax
import SpecText
import SpecWorkspace

/// The words of comments that switch rules off.
enum DirectiveWords {
  /// The words behind which rules are named.
  static let verbs = [
    "plumb-disable", "plumb-enable", "plumb-disable-line", "plumb-disable-next-line",
    "plumb-disable-file",
  ]

  /// The rule that a comment names at an offset.
  static func rule(at offset: UInt32, in document: Document) -> (RuleInfo, SourceRange)? {
    for comment in document.comments
    where comment.range.start <= offset && offset <= comment.range.end {
      let text = document.source.string(comment.content)
      guard verbs.contains(where: { text.hasPrefix($0) }) else { return nil }
      let range = word(around: Int(offset), in: comment.content, of: document.source)
      return Workspace.catalog[document.source.string(range)].map { ($0, range) }
    }
    return nil
  }

  private static func word(
    around offset: Int, in range: SourceRange, of source: SourceText
  ) -> SourceRange {
    func isPart(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x2C }
    var start = min(max(offset, Int(range.start)), Int(range.end))
    var end = start
    while start > Int(range.start), isPart(source.bytes[start - 1]) { start -= 1 }
    while end < Int(range.end), isPart(source.bytes[end]) { end += 1 }
    return SourceRange(start, end)
  }
}
