import SpecDiagnostics
import SpecExports
import SpecLint
import SpecText
import SpecWorkspace

/// Runs the whole pipeline over a document and says which promises it broke.
public enum PipelineProbe {
  /// The promises that a document shows to be broken, a sentence each; none where all is well.
  ///
  /// - Shape: compile and lint twice with equal bytes; every range within the text and at the edge of a
  ///   character; every export and format ends; safe fixes settle.
  public static func broken(by bytes: [UInt8]) -> [String] {
    let bytes = ContiguousArray(bytes)
    let first = Run(bytes)
    let second = Run(bytes)
    var broken: [String] = []
    if first.model != second.model { broken.append("two compilations give different models") }
    if first.findings != second.findings { broken.append("two runs give different findings") }
    broken += ranges(first.report)
    for exporter in Exporters.all { _ = exporter.init().export(first.workspace.exportInput) }
    for format in FindingsFormats.all { _ = format.init().format(first.report, style: .init()) }
    return broken + fixes(first.report)
  }

  /// Compiles and lints once; what a user waits for.
  public static func run(_ bytes: ContiguousArray<UInt8>) { _ = Run(bytes) }

  private struct Run {
    var workspace: Workspace
    var report: LintReport
    var model: ContiguousArray<UInt8>
    var findings: ContiguousArray<UInt8>

    init(_ bytes: ContiguousArray<UInt8>) {
      workspace = Workspace(files: [(path: "fuzz.md", bytes: bytes)])
      report = workspace.lint()
      model = ModelJSON().export(workspace.exportInput)
      findings = JSONFormat().format(report, style: .init())
    }
  }

  private static func ranges(_ report: LintReport) -> [String] {
    report.diagnostics.flatMap { diagnostic in
      let places = [diagnostic.origin] + diagnostic.related.map(\.origin)
      return places.compactMap { origin -> String? in
        guard let text = report.files[origin.file] else { return "\(diagnostic.code): no file" }
        let offsets = origin.range.offsets
        guard offsets.upperBound <= text.bytes.count else {
          return "\(diagnostic.code): range \(offsets) beyond \(text.bytes.count) bytes"
        }
        let isSplit = [offsets.lowerBound, offsets.upperBound].contains {
          $0 < text.bytes.count && text.bytes[$0] & 0xC0 == 0x80
        }
        return isSplit ? "\(diagnostic.code): range \(offsets) divides a character" : nil
      }
    }
  }

  /// Applies the safe fixes and then those that the result still offers: a third round must change nothing.
  private static func fixes(_ report: LintReport) -> [String] {
    var report = report
    for _ in 0..<4 {
      guard let change = FixPlan(report, allowsUnsafe: false).files.first else { return [] }
      report = Workspace.lint(files: [(path: "fuzz.md", bytes: change.bytes)])
    }
    return FixPlan(report, allowsUnsafe: false).files.isEmpty ? [] : ["safe fixes do not settle"]
  }
}
