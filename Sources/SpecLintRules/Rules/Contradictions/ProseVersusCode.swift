import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports code samples that use another text style than the prose about the same thing.
public struct ProseVersusCode: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C402", name: "prose-vs-code",
    summary: "Prose and code of the same thing give different values.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Engineers copy the code, designers check the prose. A code sample belongs to the thing that its
      comment or its heading names; prose about the same thing must name the same text style. Constants,
      keys and arguments ("`const DEBOUNCE_MS = 500`", "`maxAttempts: 3`") are held against the sentences and
      rows that speak of what their names say.
      """,
    references: ["Human Interface Guidelines, Typography"],
    examples: [
      .accepted(
        """
        - Badge: Footnote font

        ```swift
        // Badge
        .font(.footnote)
        ```

        """),
      .flagged(
        """
        - Badge: ⟦Caption2⟧ font

        ```swift
        // Badge
        .font(.footnote)
        ```

        """),
      .flagged(
        """
        The client tries ⟦five times⟧ before it gives up on an upload.

        ```ts
        const upload = { maxAttempts: 3 };
        ```

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports each code sample once, at the first sentence that it contradicts.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let source = context.document.source
    for conflict in context.analysis.conflicts where conflict.isCode {
      diagnostics.append(values(conflict, context))
    }
    for conflict in context.analysis.textStyleConflicts {
      guard let first = conflict.prose.first else { continue }
      let said = source.string(first.origin.range)
      let code = source.string(conflict.code.origin.range)
      let later = conflict.prose.dropFirst().map {
        Diagnostic.Related($0.origin, "prose says '\(source.string($0.origin.range))' here too")
      }
      diagnostics.append(
        diagnostic(
          "'\(conflict.subject)' is \(said) here and '\(code)' in code", at: first.origin,
          label: "prose says \(said)",
          related: [.init(conflict.code.origin, "code says '\(code)'")] + later,
          why:
            "the comment or heading over the code and the prose both speak of '\(conflict.subject)'",
          help: "write '.\(style(first, source))' in code, or name '\(code)' in prose",
          fix: Diagnostic.Fix(
            safety: .unsafe, title: "write '.\(style(first, source))' in code",
            edits: [.init(conflict.code.origin, text: "." + style(first, source))])))
    }
  }

  /// A value that prose gives and code sets otherwise.
  private func values(_ conflict: FactConflict, _ context: RuleContext) -> Diagnostic {
    let first = conflict.statements[0]
    let other = conflict.statements.first { $0.value != first.value } ?? first
    // A drawing tells what the text tells.
    let isCode =
      context.document.isCode(first.origin.range.start)
      && !context.document.isCode(other.origin.range.start)
    let document = context.document
    let own = spoken(first, beside: other, document)
    let counter = spoken(other, beside: first, document)
    return diagnostic(
      "'\(conflict.subject)' has \(isCode ? counter : own) as \(conflict.property) in the "
        + "text and \(isCode ? own : counter) in code",
      at: first.origin, label: isCode ? "code sets \(own)" : "the text says \(own)",
      related: conflict.statements.dropFirst().map {
        .init(
          $0.origin,
          context.document.isCode($0.origin.range.start)
            ? "code sets \(written($0, document))" : "the text says \(written($0, document))")
      },
      why: conflict.reason,
      help:
        "decide for one; to follow line \(context.line(other.origin)), write \(rewritten(other, like: first))"
    )
  }

  private static let times = ["s", "sec", "ms", "秒", "초", "秒間"]

  /// A bare number of code with the unit that code counts times in, where the text gives one: "2000 ms".
  private func spoken(
    _ statement: FactConflict.Statement, beside other: FactConflict.Statement,
    _ document: Document
  ) -> String {
    isBareTime(statement, beside: other)
      ? statement.value + " ms" : written(statement, document)
  }

  private static let units: Set<String> = [
    "px", "pt", "dp", "sp", "rem", "em", "ms", "s", "%", "vw", "vh", "ch", "deg", "fps",
  ]

  /// The value of a statement with the unit that stands right behind its number.
  private func written(_ statement: FactConflict.Statement, _ document: Document) -> String {
    let value = String(statement.value.drop { $0 == " " })
    guard Double(value) != nil, document.source.string(statement.origin.range) == value else {
      return value
    }
    let bytes = document.source.bytes
    let start = Int(statement.origin.range.end)
    var end = start
    while end < bytes.count, end - start < 4, ASCII.isLetter(bytes[end]) || bytes[end] == 0x25 {
      end += 1
    }
    let unit = document.source.string(SourceRange(start, end))
    return Self.units.contains(unit) ? value + unit : value
  }

  /// The value in the unit of the place that is to follow it: "2s" for 2000 where "3s" stands.
  private func rewritten(
    _ statement: FactConflict.Statement, like other: FactConflict.Statement
  ) -> String {
    guard isBareTime(statement, beside: other), let value = Double(statement.value),
      !other.value.hasSuffix("ms")
    else { return String(statement.value.drop { $0 == " " }) }
    return Numbers.text(value / 1000) + other.value.drop { $0.isNumber || $0 == "." }
  }

  private func isBareTime(
    _ statement: FactConflict.Statement, beside other: FactConflict.Statement
  ) -> Bool {
    let unit = other.value.drop { $0.isNumber || $0 == "." }.filter { $0 != " " }
    return (Double(statement.value) ?? 0) >= 50 && Self.times.contains(unit)
  }

  /// The style as code writes it.
  private func style(_ mention: TextStyleConflict.Mention, _ source: SourceText) -> String {
    let written = source.string(mention.origin.range)
    return written.prefix(1).lowercased() + written.dropFirst()
  }
}
