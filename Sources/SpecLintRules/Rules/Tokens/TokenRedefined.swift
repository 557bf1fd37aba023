import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports names of design values that one document gives two values.
public struct TokenRedefined: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "T304", name: "token-redefined",
    summary: "One document gives a design value two values.",
    category: .tokens, defaultSeverity: .error,
    explanation: """
      Whoever builds from the first place gets another product than whoever builds from the second.
      Values for a mode, a breakpoint, a platform, a version or one palette of several are no redefinitions:
      the heading, the line or the style sheet says so; so are rows
      that tell on which line of a file each value was found. Compared are names that are used everywhere (custom properties,
      names with a step, dotted names), and colours that prose repeats beside the front matter or
      with their role and a hue ("buttons in primary blue (#3A6FD8)"), and the least widths of a device.
      A scale that has other names in a second place ("--speed-fast", "--motion-speed-fast"), with most of
      its values equal, is a warning, and each value that differs an error.
      """,
    references: ["Design Tokens Format Module, 5.1"],
    examples: [
      .accepted(
        """
        ```css
        :root { --ink-strong: #111111; }
        .dark { --ink-strong: #EEEEEE; }
        ```

        """),
      .flagged(
        """
        ## Values

        - `--ink-strong`: `#111111`

        ## Reference

        - `--ink-strong`: `⟦#222222⟧`

        """),
      .flagged(
        """
        ---
        name: Quay
        colors:
          primary: "#112233"
        ---

        # Quay

        - **Primary (⟦#334455⟧):** headlines

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports the later of two definitions.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    defer { checkFamilies(context, into: &diagnostics) }
    for conflict in context.analysis.claims.tokenConflicts
    where !isOfUnnamed(conflict.origin, context) {
      let same = conflict.name == conflict.firstName
      diagnostics.append(
        diagnostic(
          "'\(conflict.name)' is \(conflict.value) here and \(conflict.firstValue) on line "
            + "\(context.line(conflict.firstOrigin))",
          at: conflict.origin, label: "here it is \(conflict.value)",
          related: [.init(conflict.firstOrigin, "here it is \(conflict.firstValue)")],
          why: same
            ? "both places define '\(conflict.name)', and neither is limited to a mode or breakpoint"
            : "'\(conflict.firstName)' and '\(conflict.name)' are one name",
          help: "write \(conflict.firstValue) here, or change line "
            + "\(context.line(conflict.firstOrigin))",
          fix: isRange(conflict.firstValue)
            ? nil
            : .init(
              safety: .unsafe, title: "write \(conflict.firstValue)",
              edits: [.init(conflict.origin, text: conflict.firstValue)])))
    }
  }

  /// Whether a value is that of a member of an object without a name: "{ offset: { w: 0, h: 2 } }" on one line.
  private func isOfUnnamed(_ origin: Origin, _ context: RuleContext) -> Bool {
    guard context.document.isCode(origin.range.start) else { return false }
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(origin.range.start)))
    let bytes = source.bytes[line.offsets]
    return bytes.first { $0 != ASCII.space } == 0x7B
      && bytes.last { $0 != ASCII.space && $0 != ASCII.lineFeed && $0 != 0x2C } == 0x7D
  }

  /// Whether a value leaves a choice, "400-500ms", which no place can take over as it is.
  private func isRange(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    return bytes.indices.dropFirst().dropLast().contains { index in
      (bytes[index] == ASCII.hyphen || bytes[index] == 0xE2) && ASCII.isDigit(bytes[index - 1])
    }
  }
}
