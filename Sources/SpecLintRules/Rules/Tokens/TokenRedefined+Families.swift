import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecText

/// Custom properties that two places name differently.
extension TokenRedefined {
  /// A property and the one that has its name with a word before it.
  private struct Pair {
    var plain: Token
    var prefixed: Token

    var isEqual: Bool { plain.value == prefixed.value }
    /// The one that stands later.
    var later: Token { isReversed ? plain : prefixed }
    /// The one that stands first.
    var earlier: Token { isReversed ? prefixed : plain }
    private var isReversed: Bool {
      prefixed.valueOrigin.range.start < plain.valueOrigin.range.start
    }
  }

  /// The least number of pairs that make two families one scale.
  private static let leastPairs = 4

  /// Reports scales whose properties have two names, "--speed-fast" and "--motion-speed-fast", with most values equal,
  /// and the values that differ.
  ///
  /// - Complexity: O(properties).
  func checkFamilies(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var byName: [String: Token] = [:]
    let properties = context.spec.tokens.filter { token in
      token.name.hasPrefix("--") && !token.value.contains("var(") && token.kind != .color
        && context.isNormative(token.valueOrigin.range)
    }
    for token in properties where byName[token.name] == nil { byName[token.name] = token }
    var order: [String] = []
    var families: [String: [Pair]] = [:]
    for token in properties where byName[token.name] == token {
      let parts = token.name.dropFirst(2).split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count >= 3, let plain = byName["--" + parts.dropFirst().joined(separator: "-")]
      else { continue }
      let family = parts.prefix(2).joined(separator: "-")
      if families[family] == nil { order.append(family) }
      families[family, default: []].append(Pair(plain: plain, prefixed: token))
    }
    for family in order {
      guard let pairs = families[family], pairs.count >= Self.leastPairs,
        pairs.count(where: \.isEqual) >= Self.leastPairs - 1,
        pairs.count(where: \.isEqual) * 2 > pairs.count
      else { continue }
      report(pairs, context, &diagnostics)
    }
  }

  private func report(
    _ pairs: [Pair], _ context: RuleContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let first = pairs.first else { return }
    var found = diagnostic(
      "'\(first.later.name)' and \(pairs.count - 1) more have other names on line "
        + "\(context.line(first.earlier.valueOrigin))",
      at: first.later.valueOrigin, label: "'\(first.earlier.name)' elsewhere",
      related: pairs.prefix(8).map { .init($0.earlier.valueOrigin, "'\($0.earlier.name)' here") },
      why: "\(pairs.count(where: \.isEqual)) of \(pairs.count) values agree, so both are one scale",
      help: "use one name for each value in both places")
    found.severity = .warning
    diagnostics.append(found)
    let known = Set(
      diagnostics.filter { $0.code == Self.info.code }.map { context.line($0.origin) })
    for pair in pairs
    where !pair.isEqual && !known.contains(context.line(pair.later.valueOrigin)) {
      let (here, there) = (pair.later, pair.earlier)
      diagnostics.append(
        diagnostic(
          "'\(here.name)' is \(here.value) here and \(there.value) on line "
            + "\(context.line(there.valueOrigin))",
          at: here.valueOrigin, label: "here it is \(here.value)",
          related: [.init(there.valueOrigin, "'\(there.name)' is \(there.value)")],
          why: "the other values of '\(there.name)' and its kind agree in both places",
          help: "write one value in both places"))
    }
  }
}
