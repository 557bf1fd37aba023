import SpecDiagnostics
import SpecSyntax
import SpecText

/// What the suppressions of one document did, and what is to be said about them.
struct SuppressionLedger {
  private let document: Document
  private let catalog: RuleCatalog
  private let today: CalendarDay?
  private let reader: SuppressionReader
  /// Whether each target of each suppression met a finding.
  private var isUsed: [[Bool]]

  init(_ document: Document, catalog: RuleCatalog, today: CalendarDay?) {
    self.document = document
    self.catalog = catalog
    self.today = today
    reader = SuppressionReader(document, catalog: catalog)
    isUsed = reader.suppressions.map { [Bool](repeating: false, count: $0.targets.count) }
  }

  /// Whether the document has no directive.
  var isEmpty: Bool {
    reader.suppressions.isEmpty && reader.misspellings.isEmpty && reader.unreadable.isEmpty
  }

  /// The reason of the comment that suppresses a finding; `nil` where none does.
  mutating func justification(of diagnostic: Diagnostic) -> String? {
    let line = document.source.lineIndex(of: Int(diagnostic.origin.range.start))
    var result: String?
    for (index, suppression) in reader.suppressions.enumerated() {
      for (number, target) in suppression.targets.enumerated()
      where target.covers(code: diagnostic.code, name: diagnostic.name, line: line) {
        isUsed[index][number] = true
        if suppression.isActive(on: today) { result = result ?? suppression.reason }
      }
    }
    return result
  }

  /// What is wrong with the comments themselves, once all findings were asked about.
  func diagnostics(_ selection: RuleSelection) -> [Diagnostic] {
    let misspelt = reader.misspellings.map { word in
      diagnostic(
        EngineRules.unusedSuppression, "'\(word.word)' is no directive", word.range,
        help: word.suggestion.map { "did you mean '\($0)'?" }
          ?? "write plumb-disable, plumb-enable, or plumb-disable-line, -next-line or -file")
    }
    // A document may name one rule many times.
    var decidable: [String: Bool] = [:]
    func isDecided(_ target: Suppression.Target) -> Bool {
      let key = target.selector ?? ""
      let known = decidable[key] ?? isDecidable(target, selection)
      decidable[key] = known
      return known
    }
    let found = reader.suppressions.indices.flatMap { index -> [Diagnostic] in
      let suppression = reader.suppressions[index]
      let silent = suppression.targets.indices.filter {
        !isUsed[index][$0] && isDecided(suppression.targets[$0])
      }.map { suppression.targets[$0] }
      let isIdle = silent.count == suppression.targets.count
      let idle = silent.isEmpty ? [] : [unused(suppression, silent, isIdle: isIdle)]
      let reason = suppression.reason.isEmpty ? [unexplained(suppression)] : []
      return idle + (isIdle ? [] : ended(suppression)) + reason
    }
    return misspelt + reader.unreadable.map(unreadable) + found
  }

  /// Whether the run had the rules that a target speaks of, so that its silence means something.
  private func isDecidable(_ target: Suppression.Target, _ selection: RuleSelection) -> Bool {
    guard let selector = target.selector else { return selection.select == nil }
    return catalog.infos.allSatisfy { info in
      guard RuleCatalog.matches(selector, info), selection.severity(of: info) == nil else {
        return true
      }
      let isExact = selector == info.code || selector == info.name
      return !info.isOnByDefault && !isExact
    }
  }

  private func unused(
    _ suppression: Suppression, _ silent: [Suppression.Target], isIdle: Bool
  ) -> Diagnostic {
    let selectors = silent.compactMap(\.selector)
    let names = selectors.joined(separator: ", ")
    if let unknown = selectors.first(where: { !catalog.knows($0) }) {
      return diagnostic(
        EngineRules.unusedSuppression, "the suppression names an unknown rule '\(unknown)'",
        suppression.range,
        help: catalog.suggestion(for: unknown).map { "did you mean '\($0)'?" }
          ?? "delete the comment", isDeletable: isIdle)
    }
    return diagnostic(
      EngineRules.unusedSuppression,
      "the suppression\(names.isEmpty ? "" : " of \(names)") suppresses nothing",
      suppression.range, help: isIdle ? "delete the comment" : "take \(names) out of the comment",
      isDeletable: isIdle)
  }

  private func ended(_ suppression: Suppression) -> [Diagnostic] {
    switch suppression.end {
    case .after(let last) where !suppression.isActive(on: today):
      [
        diagnostic(
          EngineRules.expiredSuppression, "the suppression ended on \(last)", suppression.range,
          help: "mend what it suppressed, or give a later day")
      ]
    case .unreadable(let text):
      [
        diagnostic(
          EngineRules.expiredSuppression, "'until=\(text)' is no date, so nothing is suppressed",
          suppression.range, help: "write the last day as until=2026-12-31")
      ]
    default: []
    }
  }

  /// A word that names no rule, with the rule that it is but for case and signs.
  private func unreadable(_ entry: SuppressionReader.Unreadable) -> Diagnostic {
    let word = entry.slip.word
    let outcome =
      switch entry.effect {
      case .nothingSuppressed: ", so the comment suppresses nothing"
      case .notSuppressed: ", so it is not suppressed"
      case .everythingEnabled: ", so every rule is on again"
      case .notEnabled: ", so it is not switched on again"
      }
    var result = diagnostic(
      EngineRules.unusedSuppression, "'\(word.text)' names no rule\(outcome)", entry.range,
      help: (entry.slip.meant ?? catalog.suggestion(for: word.text)).map {
        "did you mean '\($0)'?"
      } ?? "name the rules first, by code or name, then the reason; ALL is every rule")
    if let meant = entry.slip.meant {
      let edit = Diagnostic.Fix.Edit(document.origin(word.range), text: meant)
      result.fix = .init(safety: .safe, title: "write \(meant)", edits: [edit])
    }
    return result
  }

  private func unexplained(_ suppression: Suppression) -> Diagnostic {
    diagnostic(
      EngineRules.unexplainedSuppression, "the suppression gives no reason", suppression.range,
      help: "say why after the rules, inside the comment")
  }

  private func diagnostic(
    _ info: RuleInfo, _ message: String, _ range: SourceRange, help: String,
    isDeletable: Bool = false
  ) -> Diagnostic {
    let edit = Diagnostic.Fix.Edit(document.origin(removal(of: range)), text: "")
    return Diagnostic(
      code: info.code, name: info.name, severity: info.defaultSeverity, message: message,
      origin: document.origin(range), help: help,
      fix: isDeletable ? .init(safety: .safe, title: "delete the comment", edits: [edit]) : nil)
  }

  /// A comment with its whole line, where nothing else stands there and the lines around do not meet.
  private func removal(of range: SourceRange) -> SourceRange {
    let source = document.source
    let first = source.lineIndex(of: Int(range.start))
    let last = source.lineIndex(of: max(Int(range.start), Int(range.end) - 1))
    let start = Int(source.lineRange(first).start)
    // A comment that is never closed ends behind the line feed.
    let end = max(Int(source.lineRange(last).end), Int(range.end))
    guard isBlank(start..<Int(range.start)), isBlank(Int(range.end)..<end) else {
      return withBlanks(range, lineStart: start)
    }
    let isAfterBlank = first == 0 || standsAlone(source.lineRange(first - 1).offsets)
    let next = Int(source.lineRange(last).end) + 1
    let isBeforeBlank =
      next >= source.bytes.count || standsAlone(source.lineRange(last + 1).offsets)
    return isAfterBlank || isBeforeBlank
      ? SourceRange(start, min(max(next, end), source.bytes.count)) : range
  }

  /// A comment with the blanks before it, where a blank or nothing follows: two blanks at the end of a line would break it.
  private func withBlanks(_ range: SourceRange, lineStart: Int) -> SourceRange {
    let bytes = document.source.bytes
    var start = Int(range.start)
    while start > lineStart, ASCII.isBlank(bytes[start - 1]) { start -= 1 }
    let isApart = Int(range.end) >= bytes.count || bytes[Int(range.end)] <= 0x20
    return isApart && start > lineStart ? SourceRange(start, Int(range.end)) : range
  }

  /// Whether a line is blank or one comment, so that no line beside it becomes a part of it.
  private func standsAlone(_ offsets: Range<Int>) -> Bool {
    let text = ASCII.trimmed(document.source.bytes, offsets)
    return isBlank(offsets)
      || ASCII.starts(document.source.bytes, at: text.lowerBound, with: "<!--")
        && ASCII.find("-->", in: document.source.bytes, text) == text.upperBound - 3
  }

  private func isBlank(_ offsets: Range<Int>) -> Bool {
    document.source.bytes[offsets].allSatisfy { $0 <= 0x20 }
  }
}
