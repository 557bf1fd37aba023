import SpecAnalysis
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

@Suite("Two matrices of one machine")
struct MatrixDifferenceTests {
  private func differences(_ first: String, _ second: String) -> [String] {
    let header = "| From | To | Trigger | Duration |\n|---|---|---|---|\n"
    let text = "# Gate\n\n\(header)\(first)\n\n## Again\n\n\(header)\(second)\n"
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "gate.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let spec = Lowering.lower(document, options: .init())
    guard let machine = spec.machines.first else { return [] }
    return MatrixDifference.differences(in: machine).map { difference in
      let target = machine[machine.transitions[difference.transition].target].name
      return "\(target) \(difference.matrix) \(difference.other) \(name(difference.kind))"
    }
  }

  private func name(_ kind: MatrixDifference.Kind) -> String {
    switch kind {
    case .absent: "absent"
    case .parallel: "parallel"
    case .target: "target"
    case .trigger: "trigger"
    case .duration: "duration"
    case .wildcard: "wildcard"
    }
  }

  private let rows = "| Shut | Rising | badge | 1s |\n| Rising | Up | stop | 2s |"

  @Test("equal matrices do not differ")
  func equal() {
    #expect(differences(rows, rows) == [])
  }

  @Test("a row that only one of them has")
  func absent() {
    #expect(differences(rows + "\n| Up | Shut | timer | 3s |", rows) == ["Shut 0 1 absent"])
    #expect(differences(rows, rows + "\n| Up | Shut | timer | 3s |") == ["Shut 1 0 absent"])
  }

  @Test("another target on the same trigger")
  func target() {
    #expect(
      differences(rows + "\n| Up | Shut | timer | - |", rows + "\n| Up | Rising | timer | - |")
        == ["Shut 0 1 target"])
  }

  @Test("another duration")
  func duration() {
    let other = "| Shut | Rising | badge | 1s |\n| Rising | Up | stop | 5s |"
    #expect(differences(rows, other) == ["Up 0 1 duration"])
  }

  @Test("a row from any state that the other has from one state")
  func wildcard() {
    let first = rows + "\n| any | Shut | panic | - |"
    #expect(differences(first, rows + "\n| Up | Shut | panic | - |") == ["Shut 0 1 wildcard"])
    #expect(differences(first, rows + "\n| any | Shut | panic | - |") == [])
  }

  @Test("matrices that share one row by chance are not compared")
  func chance() {
    let other =
      "| Shut | Rising | badge | 1s |\n| Up | Blocked | hand | 5s |\n| Blocked | Up | - | - |"
    #expect(differences(rows + "\n| Up | Shut | timer | - |", other) == [])
  }
}
