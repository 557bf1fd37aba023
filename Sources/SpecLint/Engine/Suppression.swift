import SpecSyntax
import SpecText

/// A comment that switches rules off for a part of a document.
///
/// - Shape: `<!-- plumb-disable CODES reason -->` up to `plumb-enable` or the end; `-disable-line`;
///   `-disable-next-line`; `-disable-file`. Codes, prefixes or names; none means every rule.
struct Suppression {
  /// Codes, prefixes and names; empty is every rule.
  var selectors: [String]
  /// The 0-based lines in which it holds.
  var lines: Range<Int>
  /// The comment.
  var range: SourceRange

  /// Whether it speaks of a rule.
  func covers(code: String, name: String) -> Bool {
    selectors.isEmpty || selectors.contains { $0 == name || code.hasPrefix($0) }
  }

  private enum Verb: String {
    case disable = "plumb-disable"
    case enable = "plumb-enable"
    case line = "plumb-disable-line"
    case nextLine = "plumb-disable-next-line"
    case file = "plumb-disable-file"
  }

  /// The suppressions of a document, in order.
  static func all(in document: Document, catalog: RuleCatalog) -> [Suppression] {
    var result: [Suppression] = []
    for comment in document.comments {
      let words = document.source.string(comment.content).split { $0 == " " || $0 == "\n" }
      guard let first = words.first, let verb = Verb(rawValue: String(first)) else { continue }
      let selectors = selectors(words.dropFirst(), catalog: catalog)
      if verb == .enable {
        close(&result, selectors: selectors, at: comment, in: document)
      } else {
        let lines = lines(of: verb, comment: comment, in: document)
        result.append(Suppression(selectors: selectors, lines: lines, range: comment.range))
      }
    }
    return result
  }

  /// The words before the reason: those that name rules or look like codes.
  private static func selectors(
    _ words: ArraySlice<Substring>, catalog: RuleCatalog
  ) -> [String] {
    var result: [String] = []
    for word in words {
      let parts = word.split(separator: ",").map(String.init)
      guard !parts.isEmpty, parts.allSatisfy({ catalog.knows($0) || looksLikeCode($0) }) else {
        break
      }
      result += parts
    }
    return result
  }

  private static func looksLikeCode(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.count == 4 && (0x41...0x5A).contains(bytes[0])
      && bytes[1...].allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func lines(
    of verb: Verb, comment: Document.HTMLComment, in document: Document
  ) -> Range<Int> {
    let first = document.source.lineIndex(of: Int(comment.range.start))
    let last = document.source.lineIndex(of: max(0, Int(comment.range.end) - 1))
    switch verb {
    case .line: return first..<last + 1
    case .nextLine: return last + 1..<last + 2
    case .file: return 0..<Int.max
    case .disable, .enable: return first..<Int.max
    }
  }

  /// Ends the open suppressions that `plumb-enable` speaks of.
  private static func close(
    _ suppressions: inout [Suppression], selectors: [String], at comment: Document.HTMLComment,
    in document: Document
  ) {
    let line = document.source.lineIndex(of: Int(comment.range.start))
    for index in suppressions.indices {
      let open = suppressions[index]
      guard open.lines.upperBound == .max, open.lines.lowerBound > 0 || line > 0 else { continue }
      guard selectors.isEmpty || open.selectors.contains(where: selectors.contains) else {
        continue
      }
      suppressions[index].lines = open.lines.lowerBound..<max(line, open.lines.lowerBound + 1)
    }
  }
}
