import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecText

/// Reads and checks a layout dump and says which promises it broke.
public enum DumpProbe {
  private static let checker = LayoutChecker(
    specs: [], options: LayoutOptions(profile: .wcag24, grid: 8))

  /// The promises that a dump shows to be broken, a sentence each; none where all is well.
  ///
  /// - Shape: two runs give equal bytes; every file is read or says why not; every range lies in the
  ///   text; what is written as `layoutdump` is read again with as many elements.
  public static func broken(by bytes: [UInt8]) -> [String] {
    var broken: [String] = []
    let report = checker.check(dumps: [("fuzz", bytes)])
    if json(report) != json(checker.check(dumps: [("fuzz", bytes)])) {
      broken.append("two runs give different verdicts")
    }
    if report.entries.isEmpty, report.failures.isEmpty {
      broken.append("neither read nor refused")
    }
    for diagnostic in report.diagnostics(files: [FileID(0)], isStrict: true) {
      if diagnostic.origin.range.offsets.upperBound > report.sources[0].bytes.count {
        broken.append("\(diagnostic.code): a range beyond the text")
      }
    }
    for entry in report.entries {
      var json = JSONWriter()
      LayoutdumpWriter.write(entry.dump, to: &json)
      let again = DumpReader.read(json.bytes, path: "again")
      if again.dumps.first?.nodes.count != entry.dump.nodes.count {
        broken.append("layoutdump loses elements: \(again.failure ?? "")")
      }
    }
    return broken
  }

  private static func json(_ report: LayoutReport) -> ContiguousArray<UInt8> {
    var json = JSONWriter()
    json.object { json in report.writeFields(to: &json, locate: { _ in nil }) }
    return json.bytes
  }
}
