import SpecSyntax
import SpecText

/// A comment that switches rules off for a part of a document.
///
/// - Shape: `<!-- plumb-disable CODES reason until=2026-12-31 -->` up to `plumb-enable` or the end;
///   `-disable-line`; `-disable-next-line`; `-disable-file`. Codes, prefixes or names; a comment without a word more
///   means every rule, one whose rules cannot be read none.
struct Suppression {
  /// What a comment says about one rule or group of rules.
  struct Target {
    /// A code, prefix or name; `nil` is every rule.
    var selector: String?
    /// The 0-based lines in which it holds.
    var lines: Range<Int>
    /// Narrower selectors that `plumb-enable` switches on again, each from a line on.
    var exceptions: [(selector: String, line: Int)] = []

    /// Whether it speaks of a rule on a line.
    func covers(code: String, name: String, line: Int) -> Bool {
      guard lines.contains(line), Self.matches(selector, code, name) else { return false }
      return !exceptions.contains { line >= $0.line && Self.matches($0.selector, code, name) }
    }

    private static func matches(_ selector: String?, _ code: String, _ name: String) -> Bool {
      guard let selector else { return true }
      return selector == name || selector == "ALL" || code.hasPrefix(selector)
    }
  }

  /// The last day on which a comment holds.
  enum End: Equatable {
    case never
    case after(CalendarDay)
    case unreadable(String)
  }

  /// The rules, each by itself.
  var targets: [Target]
  /// What follows the rules; empty where no reason is given.
  var reason: String
  /// How long it holds.
  var end: End
  /// The comment.
  var range: SourceRange

  /// Whether it suppresses anything on a day; without a day no date has passed.
  func isActive(on today: CalendarDay?) -> Bool {
    switch end {
    case .never: true
    case .after(let last): today.map { $0 <= last } ?? true
    case .unreadable: false
    }
  }
}

/// The directives of a document.
struct SuppressionReader {
  private enum Verb: String, CaseIterable {
    case disable = "plumb-disable"
    case enable = "plumb-enable"
    case line = "plumb-disable-line"
    case nextLine = "plumb-disable-next-line"
    case file = "plumb-disable-file"
  }

  /// A comment that begins like a directive and is none.
  struct Misspelling {
    var word: String
    var suggestion: String?
    var range: SourceRange
  }

  /// A word where a rule is named, that names none.
  struct Unreadable {
    /// What the comment does without it.
    enum Effect {
      case nothingSuppressed, notSuppressed, everythingEnabled, notEnabled
    }

    var slip: SuppressionSelectors.Slip
    var effect: Effect
    var range: SourceRange

    init(
      _ slip: SuppressionSelectors.Slip, effect: Effect, _ comment: Document.HTMLComment
    ) {
      self.slip = slip
      self.effect = effect
      range = comment.range
    }
  }

  private let document: Document
  private let catalog: RuleCatalog
  /// The suppressions, in order.
  private(set) var suppressions: [Suppression] = []
  /// The comments that look like directives, in order.
  private(set) var misspellings: [Misspelling] = []
  /// The words that stand for rules and name none, in order.
  private(set) var unreadable: [Unreadable] = []

  init(_ document: Document, catalog: RuleCatalog) {
    self.document = document
    self.catalog = catalog
    for comment in document.comments { read(comment) }
  }

  private mutating func read(_ comment: Document.HTMLComment) {
    let words = DirectiveWord.words(of: comment.content, in: document.source)
    guard let first = words.first, first.text.lowercased().hasPrefix("plumb-") else { return }
    guard let verb = Verb(rawValue: first.text) else {
      let known = Verb.allCases.map(\.rawValue)
      misspellings.append(
        .init(
          word: first.text, suggestion: Suggestion.nearest(to: first.text, in: known),
          range: comment.range))
      return
    }
    let rest = Array(words.dropFirst())
    let marked = rest.filter { !$0.text.hasPrefix(Self.endMark) }
    let named = SuppressionSelectors(marked, catalog: catalog)
    unreadable += named.slips.map { .init($0, effect: effect(of: $0, named, verb), comment) }
    if verb == .enable { return close(named.names, at: comment) }
    if named.names.isEmpty, let word = marked.first {
      // Whoever wrote rules that cannot be read did not mean every rule.
      if named.slips.isEmpty {
        unreadable.append(.init(.init(word: word), effect: .nothingSuppressed, comment))
      }
      return
    }
    let lines = lines(of: verb, comment: comment)
    let all = named.names.isEmpty ? [nil] : named.names.map(Optional.some)
    let end = rest.last { $0.text.hasPrefix(Self.endMark) }
    suppressions.append(
      Suppression(
        targets: all.map { .init(selector: $0, lines: lines) },
        reason: marked[named.wordCount...].map(\.text).joined(separator: " "),
        end: Self.end(end?.text), range: comment.range))
  }

  private func effect(
    of slip: SuppressionSelectors.Slip, _ named: SuppressionSelectors, _ verb: Verb
  ) -> Unreadable.Effect {
    if verb == .enable { return named.names.isEmpty ? .everythingEnabled : .notEnabled }
    return named.names.isEmpty ? .nothingSuppressed : .notSuppressed
  }

  private static let endMark = "until="

  private static func end(_ word: String?) -> Suppression.End {
    guard let word else { return .never }
    let text = String(word.dropFirst(endMark.count))
    return CalendarDay(text).map { .after($0) } ?? .unreadable(text)
  }

  private func lines(of verb: Verb, comment: Document.HTMLComment) -> Range<Int> {
    let first = document.source.lineIndex(of: Int(comment.range.start))
    let last = document.source.lineIndex(of: max(0, Int(comment.range.end) - 1))
    switch verb {
    case .line: return first..<last + 1
    case .nextLine: return last + 1..<last + 2
    case .file: return -1..<Int.max
    case .disable, .enable: return first..<Int.max
    }
  }

  /// Ends what `plumb-enable` speaks of; suppressions of lines and of the whole file stay.
  private mutating func close(_ selectors: [String], at comment: Document.HTMLComment) {
    let line = document.source.lineIndex(of: Int(comment.range.start))
    for index in suppressions.indices {
      for number in suppressions[index].targets.indices {
        let target = suppressions[index].targets[number]
        guard target.lines.upperBound == .max, target.lines.lowerBound >= 0 else { continue }
        let isNamed = selectors.contains { selector in
          target.selector.map { $0 == selector || $0.hasPrefix(selector) } ?? false
        }
        if selectors.isEmpty || isNamed {
          let end = max(line, target.lines.lowerBound + 1)
          suppressions[index].targets[number].lines = target.lines.lowerBound..<end
        } else {
          suppressions[index].targets[number].exceptions += selectors.map { ($0, line) }
        }
      }
    }
  }
}
