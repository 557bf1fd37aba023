import SpecModel
import SpecSyntax
import SpecText

/// What the names of tokens say where motions and changes call their time or curve by one: "`var(--time-calm)`",
/// "{motion.glide}".
struct NamedMotions {
  /// The tokens by their names, ids and other names; `nil` where two with one name differ.
  private var tokens: [String: Token?] = [:]
  /// Names of curves that everybody has; without a sign of a variable they are no token's.
  private static let common: Set<String> = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "spring", "step-start", "step-end",
  ]

  /// A token that a stretch of text names, and where.
  private struct Mention {
    var token: Token
    var range: Range<Int>
  }

  /// Takes the times and curves of a document; `nil` where it defines none.
  init?(_ all: [Token]) {
    for token in all where token.mode == nil && (token.kind == .easing || token.kind == .duration) {
      for name in Set([token.name, token.id] + token.aliases) {
        if let known = tokens[name], known?.value != token.value {
          tokens[name] = .some(nil)
        } else {
          tokens[name] = token
        }
      }
    }
    if tokens.isEmpty { return nil }
  }

  /// Gives motions the time and the curve of the tokens that their lines name.
  ///
  /// - Complexity: O(bytes of the lines of motions).
  static func settle(_ motions: inout [Motion], _ tokens: [Token], _ document: Document) {
    guard !motions.isEmpty, let named = NamedMotions(tokens) else { return }
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for index in motions.indices {
        let motion = motions[index]
        let range = motion.origin.range.offsets.clamped(to: 0..<bytes.count)
        if let found = named.only(.easing, in: range, bytes),
          motion.easingOrigin.map({ found.range.contains(Int($0.range.start)) }) ?? true
        {
          motions[index].tokenEasing = Self.easing(of: found.token)
        }
        if motion.duration == nil, motion.delay == nil, motion.stagger == nil,
          let found = named.only(.duration, in: range, bytes)
        {
          motions[index].tokenDuration = Self.time(of: found.token)
        }
      }
    }
  }

  /// Gives changes the time and the curve of the tokens that their rows name.
  ///
  /// - Complexity: O(bytes of the rows).
  static func settle(_ machines: inout [Machine], _ tokens: [Token], _ document: Document) {
    guard !machines.isEmpty, let named = NamedMotions(tokens) else { return }
    document.source.bytes.withUnsafeBufferPointer { bytes in
      for machine in machines.indices {
        for index in machines[machine].transitions.indices {
          named.settle(&machines[machine].transitions[index], document, bytes)
        }
      }
    }
  }

  private func settle(
    _ transition: inout Transition, _ document: Document, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let range = transition.origin.range.offsets.clamped(to: 0..<bytes.count)
    guard range.count < 2000 else { return }
    if let found = only(.easing, in: range, bytes),
      Self.isRead(transition.easing, from: found.token.name),
      let easing = Self.easing(of: found.token)
    {
      transition.easing = easing
    }
    if transition.duration == nil, let found = only(.duration, in: range, bytes),
      let time = Self.time(of: found.token)
    {
      transition.duration = time
      transition.durationOrigin = document.origin(
        SourceRange(found.range.lowerBound, found.range.upperBound))
    }
  }

  /// Whether a curve is none, or one that only the name of the token told: "ease-out" of "--ease-out".
  private static func isRead(_ easing: Easing?, from name: String) -> Bool {
    guard let easing else { return true }
    guard case .named(let curve) = easing else { return false }
    return name.hasSuffix(curve)
  }

  /// The token of a kind that a stretch names, where it names no other of that kind.
  private func only(
    _ kind: Token.Kind, in range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Mention? {
    var result: Mention?
    var index = range.lowerBound
    while index < range.upperBound {
      guard Self.isOfName(bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, Self.isOfName(bytes[end]) { end += 1 }
      let name = index..<end
      index = end
      guard let token = token(name, bytes), token.kind == kind else { continue }
      if let first = result, first.token.value != token.value { return nil }
      result = result ?? Mention(token: token, range: name)
    }
    return result
  }

  private func token(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Token? {
    var end = name.upperBound
    while end > name.lowerBound, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x2D { end -= 1 }
    let range = name.lowerBound..<end
    guard range.count > 2, isMarked(range, bytes), let token = tokens[bytes.string(range)] else {
      return nil
    }
    return token
  }

  /// Whether a name stands as that of a variable: after "--" or "$", in braces, or with parts that a dot or hyphen
  /// joins and that are no curve everybody knows.
  private func isMarked(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes[name.lowerBound] == 0x24 || bytes[name.lowerBound] == 0x2D { return true }
    let before = name.lowerBound > 0 ? bytes[name.lowerBound - 1] : 0
    if before == 0x7B { return true }
    return name.contains { bytes[$0] == 0x2D || bytes[$0] == 0x2E }
      && !Self.common.contains(bytes.string(name))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x24
  }

  private static func easing(of token: Token) -> Easing? {
    Array(token.value.utf8).withUnsafeBufferPointer { bytes in
      EasingReader.first(bytes, 0..<bytes.count, allowsPlainWords: true)?.easing
    }
  }

  private static func time(of token: Token) -> Quantity? {
    Array(token.value.utf8).withUnsafeBufferPointer { bytes in
      let times = QuantityScanner.scan(bytes, 0..<bytes.count).filter(\.isTime)
      return times.count == 1 ? times[0].quantity : nil
    }
  }
}
