import SpecAnalysis
import SpecDiagnostics
import SpecModel

extension HTMLReport {
  /// A section that is one table.
  struct FactSection {
    var title: String
    var id: String
    var table: HTMLTable
  }

  /// The sections after the machines; empty tables are left out.
  var factSections: [FactSection] {
    [
      FactSection(title: "Motion", id: "motion", table: motions),
      FactSection(title: "Durations", id: "durations", table: durations),
      FactSection(title: "Constraints", id: "constraints", table: constraints),
      FactSection(title: "Tokens", id: "tokens", table: tokens),
      FactSection(title: "Diagnostics", id: "diagnostics", table: diagnostics),
    ]
  }

  private var motions: HTMLTable {
    let rows = report.spec.motions.map { motion -> [HTMLTable.Cell] in
      [
        .text(motion.subject), .text(motion.time.map(MachineText.time) ?? ""),
        .text(motion.delay.map(MachineText.time) ?? ""),
        .text(motion.stagger.map(MachineText.time) ?? ""),
        Self.cell(motion.curve),
        .text(motion.scope.last ?? ""), line(motion.origin),
      ]
    }
    return HTMLTable(
      caption: "What moves, how long and by which curve",
      columns: ["Subject", "Duration", "Delay", "Stagger", "Easing", "Section", "Line"], rows: rows)
  }

  private static func cell(_ easing: Easing?) -> HTMLTable.Cell {
    guard let easing else { return .text("") }
    return .custom { html in
      EasingCurve(easing).write(to: &html)
      html.write(" " + easing.label)
    }
  }

  private var durations: HTMLTable {
    let rows = report.spec.durations.map { duration -> [HTMLTable.Cell] in
      [
        .text(duration.subject), .text(MachineText.time(duration.quantity)),
        .text(duration.role.rawValue), .text(duration.scope.last ?? ""), line(duration.origin),
      ]
    }
    return HTMLTable(
      caption: "Every time that the spec states",
      columns: ["Subject", "Time", "Role", "Section", "Line"], rows: rows)
  }

  private var constraints: HTMLTable {
    let rows = report.spec.constraints.map { constraint -> [HTMLTable.Cell] in
      [
        .text(constraint.subject), .text(constraint.kind.rawValue),
        .text(MachineText.measure(constraint.quantity)), .text(constraint.condition ?? ""),
        .text(constraint.scope.last ?? ""), line(constraint.origin),
      ]
    }
    return HTMLTable(
      caption: "Measurable demands other than times",
      columns: ["Subject", "Kind", "Demand", "Condition", "Section", "Line"], rows: rows)
  }

  private var tokens: HTMLTable {
    let rows = report.spec.tokens.map { token -> [HTMLTable.Cell] in
      [
        .text(token.name), .text(token.kind.rawValue),
        .custom { html in
          if token.kind == .color, Self.isHexColor(token.value) {
            let style = "background:" + token.value
            html.element("span", "", [("class", "swatch"), ("style", style)])
          }
          html.write(token.value)
        },
        line(token.origin),
      ]
    }
    return HTMLTable(
      caption: "Named design values", columns: ["Token", "Kind", "Value", "Line"], rows: rows)
  }

  private var diagnostics: HTMLTable {
    let rows = report.diagnostics.map { diagnostic -> [HTMLTable.Cell] in
      let severity: HTMLTable.Cell
      switch diagnostic.severity {
      case .error: severity = .mark("✕ error", "bad")
      case .warning: severity = .mark("! warning", "warn")
      case .info: severity = .mark("i info", "muted")
      }
      return [
        severity, .text(diagnostic.code), .text(diagnostic.message), line(diagnostic.origin),
      ]
    }
    return HTMLTable(
      caption: "What the checks found in the spec",
      columns: ["Severity", "Code", "Message", "Line"], rows: rows)
  }

  /// Whether a value is `#` and 3, 4, 6 or 8 hexadecimal digits, and so may stand in a style.
  static func isHexColor(_ value: String) -> Bool {
    let digits = value.utf8.dropFirst()
    guard value.utf8.first == 0x23, [3, 4, 6, 8].contains(digits.count) else { return false }
    return digits.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
    }
  }
}
