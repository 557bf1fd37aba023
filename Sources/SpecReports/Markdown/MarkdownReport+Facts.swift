import SpecAnalysis
import SpecDiagnostics
import SpecModel
import SpecText

extension MarkdownReport {
  /// Times, motions, constraints and what could not be compiled.
  func facts() -> String {
    var text = ""
    text += section("Motions", motions)
    text += section("Durations", durations)
    text += section("Constraints", constraints)
    text += section("Not understood", unresolved)
    text += section("Diagnostics", diagnostics)
    return text
  }

  private func section(_ title: String, _ table: TextTable) -> String {
    table.rows.isEmpty ? "" : "## \(title)\n\n" + markdown(table)
  }

  private var motions: TextTable {
    var table = TextTable(["Subject", "Duration", "Delay", "Stagger", "Easing", "Line"])
    for motion in report.spec.motions {
      table.append([
        motion.subject, motion.time.map(MachineText.time) ?? "",
        motion.delay.map(MachineText.time) ?? "", motion.stagger.map(MachineText.time) ?? "",
        motion.curve?.label ?? "", line(motion.origin),
      ])
    }
    return table
  }

  private var durations: TextTable {
    var table = TextTable(["Subject", "Time", "Role", "Line"])
    for duration in report.spec.durations {
      table.append([
        duration.subject, MachineText.time(duration.quantity), duration.role.rawValue,
        line(duration.origin),
      ])
    }
    return table
  }

  private var constraints: TextTable {
    var table = TextTable(["Subject", "Kind", "Demand", "Condition", "Line"])
    for constraint in report.spec.constraints {
      table.append([
        constraint.subject, constraint.kind.rawValue, MachineText.measure(constraint.quantity),
        constraint.condition ?? "", line(constraint.origin),
      ])
    }
    return table
  }

  private var unresolved: TextTable {
    var table = TextTable(["Text", "Reason", "Line"])
    for entry in report.spec.unresolved {
      table.append([entry.text, entry.why, line(entry.origin)])
    }
    return table
  }

  private var diagnostics: TextTable {
    var table = TextTable(["Severity", "Code", "Message", "Line"])
    for diagnostic in report.diagnostics {
      table.append([
        diagnostic.severity.name, diagnostic.code, diagnostic.message, line(diagnostic.origin),
      ])
    }
    return table
  }
}
