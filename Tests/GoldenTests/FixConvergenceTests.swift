import SpecDiagnostics
import SpecLint
import SpecText
import SpecWorkspace
import Testing

/// Fixes come to an end: a second run changes nothing, with the safe ones and with all.
@Suite struct FixConvergenceTests {
  typealias File = (path: String, bytes: ContiguousArray<UInt8>)

  private static let made = """
    <!-- plumb-disable-next-line S501 -->
    # Door

    | From | To | Trigger |
    |---|---|---|
    | Open | Shut | Push |
    | Shut | Ajar | Pull |

    Push â†’ shut <!-- plumb-disable-line -->

    ## Ajar State

    """

  /// A related file whose name would end a link too early.
  private static let related = """
    ---
    title: Door
    related-files:
      - ./shed.md(1
      - ./gate.md
    ---

    # Door

    ## Related Documentation

    - [Gate](./gate.md)
    - [Wall](./wall.md)

    """

  /// A list whose end is left out with the lines that are no YAML.
  private static let broken = """
    ---
    title: Door
    related-files:
      - ./shed.md

     - ./barn.md
      - ./gate.md
      -
    ./loft.md
    dependencies:
      - Locks
    ---

    # Door

    ## Related Documentation

    - [Gate](./gate.md)
    - [Wall](./wall.md)

    """

  private static var files: [File] {
    let real = Shared.isPresent ? (try? Shared.files(in: "corpus").prefix(10)) ?? [] : []
    let seeds = Shared.isPresent ? (try? Shared.files(in: "seeds")) ?? [] : []
    return [
      ("made.md", ContiguousArray(made.utf8)), ("related.md", ContiguousArray(related.utf8)),
      ("broken.md", ContiguousArray(broken.utf8)),
    ]
      + (real + seeds).map { ($0, (try? Shared.bytes($0)) ?? []) }
  }

  @Test(arguments: [false, true])
  func fixesComeToAnEnd(_ allowsUnsafe: Bool) {
    var files = Self.files
    var passes = 0
    while passes < 10 {
      let plan = FixPlan(Workspace.lint(files: files), allowsUnsafe: allowsUnsafe)
      guard !plan.files.isEmpty else { break }
      for change in plan.files { files[Int(change.file.index)].bytes = change.bytes }
      passes += 1
    }
    #expect((1..<10).contains(passes))
  }

  @Test func linesThatNoFixTouchesStay() {
    let before = Self.files
    let report = Workspace.lint(files: before)
    let plan = FixPlan(report, allowsUnsafe: true)
    #expect(!plan.files.isEmpty)
    for change in plan.files {
      let index = Int(change.file.index)
      let edited = Set(
        report.diagnostics.compactMap(\.fix).flatMap(\.edits)
          .filter { $0.origin.file == change.file }
          .flatMap { edit -> [Int] in
            let text = report.files.texts[index]
            let first = text.lineIndex(of: Int(edit.origin.range.start))
            return Array(first...max(first, text.lineIndex(of: Int(edit.origin.range.end))))
          })
      let after = Set(change.bytes.split(separator: 0x0A).map(Array.init))
      let old = before[index].bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (line, bytes) in old.enumerated() where !edited.contains(line) && !bytes.isEmpty {
        #expect(after.contains(Array(bytes)), "\(before[index].path):\(line + 1)")
      }
    }
  }
}
