/// A pattern for paths, as ignore files write them.
///
/// - Shape: `*` and `?` stay inside one part; `**` crosses parts; a pattern without slash means any part of the path.
struct Glob: Sendable, Hashable {
  /// The absolute folder that the pattern is seen from.
  let folder: String
  /// The pattern as written.
  let pattern: String

  /// Whether an absolute path, or a folder above it, matches.
  func matches(_ path: String) -> Bool {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(prefix) else { return false }
    let parts = path.dropFirst(prefix.count).split(separator: "/")[...]
    var written = pattern.split(separator: "/")[...]
    if pattern.hasPrefix("./") { written = written.dropFirst() }
    if written.count == 1, !pattern.hasPrefix("/"), let single = written.first, single != "**" {
      return parts.contains { Self.matches(Array(single.utf8)[...], Array($0.utf8)[...]) }
    }
    return Self.matchesParts(written, parts)
  }

  /// A pattern that is used up matches everything below.
  private static func matchesParts(
    _ pattern: ArraySlice<Substring>, _ parts: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      let rest = pattern.dropFirst()
      if rest.isEmpty { return !parts.isEmpty }
      return parts.indices.contains { matchesParts(rest, parts[$0...]) }
    }
    guard let part = parts.first else { return false }
    return matches(Array(first.utf8)[...], Array(part.utf8)[...])
      && matchesParts(pattern.dropFirst(), parts.dropFirst())
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var text = text
    var retry: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
    while true {
      if pattern.first == 0x2A {
        pattern.removeFirst()
        retry = (pattern, text)
      } else if let next = pattern.first, let byte = text.first, next == byte || next == 0x3F {
        pattern.removeFirst()
        text.removeFirst()
      } else if pattern.isEmpty, text.isEmpty {
        return true
      } else if let last = retry, !last.text.isEmpty {
        // Let the last star take one more byte.
        retry = (last.pattern, last.text.dropFirst())
        pattern = last.pattern
        text = last.text.dropFirst()
      } else {
        return false
      }
    }
  }
}
