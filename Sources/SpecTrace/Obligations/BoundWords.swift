import SpecModel
import SpecText

/// The words and signs with which a spec counts a bound itself among what is allowed.
enum BoundWords {
  private static let before = [
    "≤", "<=", "=<", "⩽", "at most", "no more than", "not more than", "no longer than", "up to",
    "max", "within", "höchstens", "bis zu", "au plus", "como máximo", "al massimo",
  ]
  private static let behind = [
    "or less", "or fewer", "or faster", "or shorter", "or below", "or under", "at most", "max",
    "at the latest", "oder weniger", "ou moins", "o menos", "o meno",
  ]
  /// So many bytes before and behind a number are looked at.
  private static let reach = 24

  /// Whether the number at a place is a bound that may be reached: "≤ 300ms", "300ms or less", but not "< 300ms".
  static func isInclusive(_ origin: Origin, _ source: SourceText?) -> Bool {
    guard let source, origin.range.count <= 4 * reach else { return false }
    let range = origin.range
    let line = source.lineRange(source.lineIndex(of: Int(range.start)))
    guard line.contains(range) else { return false }
    let start = Swift.max(Int(line.start), Int(range.start) - reach)
    let end = Swift.min(Int(line.end), Int(range.end) + reach)
    let head = source.string(SourceRange(start, Int(range.end))).lowercased()
    let tail = source.string(SourceRange(Int(range.start), end)).lowercased()
    // What stands in another cell is about another thing.
    let own = head.split(separator: "|", omittingEmptySubsequences: false).last ?? ""
    let rest = tail.split(separator: "|", omittingEmptySubsequences: false).first ?? ""
    return before.contains { own.contains($0) } || behind.contains { rest.contains($0) }
  }
}
