/// The difference of two texts in the unified format, with three lines of context, as `git apply -p0` and `patch -p0`
/// read it.
public enum UnifiedDiff {
  private static let context = 3

  /// The difference; empty where there is none.
  ///
  /// - Complexity: O(lines × changed lines).
  public static func text(path: String, old: String, new: String) -> String {
    let before = lines(old)
    let after = lines(new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    guard !removed.isEmpty || !inserted.isEmpty else { return "" }
    let script = script(before, after, removed, inserted)
    let name = name(path)
    return "--- \(name)\n+++ \(name)\n" + hunks(of: script).map { hunk(script, $0) }.joined()
  }

  /// A path as it stands in a head line: a tab ends one with blanks, and quotation marks enclose one with signs that would
  /// end the line.
  private static func name(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      return path.utf8.contains(0x20) ? path + "\t" : path
    }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        result += "\\"
        result.unicodeScalars.append(scalar)
      case 0..<0x20, 0x7F:
        let octal = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Each line with the sign that it has in a hunk.
  private struct Entry {
    var sign: String
    var text: Substring
    /// Lines of the old and the new text before this one.
    var position: (old: Int, new: Int)
  }

  /// The lines with their ends, so that a last line without one differs from the same line with one.
  private static func lines(_ text: String) -> [Substring] {
    // "\r\n" is one character, so lines are split on scalars.
    let scalars = text.unicodeScalars
    var result: [Substring] = []
    var start = scalars.startIndex
    while let end = scalars[start...].firstIndex(of: "\n") {
      let next = scalars.index(after: end)
      result.append(Substring(scalars[start..<next]))
      start = next
    }
    if start < scalars.endIndex { result.append(Substring(scalars[start...])) }
    return result
  }

  private static func script(
    _ before: [Substring], _ after: [Substring], _ removed: Set<Int>, _ inserted: Set<Int>
  ) -> [Entry] {
    var result: [Entry] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if removed.contains(old) {
        result.append(Entry(sign: "-", text: before[old], position: (old, new)))
        old += 1
      } else if inserted.contains(new) {
        result.append(Entry(sign: "+", text: after[new], position: (old, new)))
        new += 1
      } else {
        result.append(Entry(sign: " ", text: before[old], position: (old, new)))
        old += 1
        new += 1
      }
    }
    return result
  }

  /// Ranges of the script around changes; those that meet are joined.
  private static func hunks(of script: [Entry]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in script.indices where script[index].sign != " " {
      let range = max(0, index - context)..<min(script.count, index + context + 1)
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func hunk(_ script: [Entry], _ range: Range<Int>) -> String {
    let entries = script[range]
    let old = entries.count { $0.sign != "+" }
    let new = entries.count { $0.sign != "-" }
    let start = script[range.lowerBound].position
    let oldStart = old == 0 ? start.old : start.old + 1
    let newStart = new == 0 ? start.new : start.new + 1
    return "@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n"
      + entries.map { entry in
        let isWhole = entry.text.utf8.last == 0x0A
        return entry.sign + entry.text + (isWhole ? "" : "\n\\ No newline at end of file\n")
      }.joined()
  }
}
