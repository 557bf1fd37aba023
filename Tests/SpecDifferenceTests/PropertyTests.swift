import SpecFuzzing
import SpecLint
import SpecText
import Testing

@testable import SpecDifference
@testable import SpecWorkspace

/// What holds of all differences, on made documents and the specs of this package.
@Suite struct PropertyTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func made(_ seed: UInt64) -> ContiguousArray<UInt8> {
    var generator = DocumentGenerator(seed: seed)
    return ContiguousArray(generator.document())
  }

  private static func difference(
    _ old: ContiguousArray<UInt8>, _ new: ContiguousArray<UInt8>
  ) -> DocumentDifference {
    let comparison = SideComparison(
      DifferenceFixture.side([("spec.md", old)]), DifferenceFixture.side([("spec.md", new)]),
      areNamed: true)
    return comparison.difference(0)
  }

  @Test("a document does not differ from itself", arguments: 0..<30)
  func same(seed: Int) {
    let document = Self.made(UInt64(seed))
    #expect(Self.difference(document, document).changes == [])
    // The same facts with other bytes: nothing rests on a comparison of texts alone.
    let text = SourceText(decoding: document, path: "spec.md").bytes
    let longer = text + ContiguousArray("\n\n\n".utf8)
    let changes = Self.difference(text, longer).changes
    #expect(changes.filter { $0.fact != .wording }.map(\.headline) == [])
  }

  @Test("differences have an opposite", arguments: 0..<20)
  func opposite(seed: Int) {
    let old = Self.made(UInt64(seed))
    let new = Self.made(UInt64(seed) + 1000)
    let there = Self.difference(old, new).changes
    let back = Self.difference(new, old).changes
    func sorted(_ changes: [Change], _ action: Change.Action) -> [String] {
      changes.filter { $0.action == action && [.state, .token, .machine].contains($0.fact) }
        .map { "\($0.fact) \($0.subject)" }.sorted()
    }
    #expect(sorted(there, .added) == sorted(back, .removed))
    #expect(sorted(there, .removed) == sorted(back, .added))
  }

  @Test("each change says why and where", arguments: 0..<20)
  func complete(seed: Int) {
    let changes = Self.difference(Self.made(UInt64(seed)), Self.made(UInt64(seed) + 7)).changes
    for change in changes {
      #expect(change.verdict != .none)
      #expect(!change.why.isEmpty)
      #expect(change.oldPlace != nil || change.newPlace != nil)
      if change.action == .added { #expect(change.oldPlace == nil) }
      if change.action == .removed { #expect(change.newPlace == nil) }
    }
  }

  private static let specs: [String] = [
    "design-system/style-guide.md", "drag-to-reveal/interaction.md",
    "timeline-navigation/screen-states.md", "today-schedule/screen-states.md",
  ]

  @Test("variants of a spec mean the same", arguments: specs, DocumentVariant.allCases)
  func variants(path: String, variant: DocumentVariant) throws {
    let bytes = try FileSystem.read("\(Self.root)/specs/\(path)")
    let other = variant.applied(to: bytes)
    #expect(Self.difference(bytes, other).changes.map(\.headline) == [])
    #expect(Self.difference(other, bytes).changes.map(\.headline) == [])
  }

  @Test("formats never fail, and are the same each time", arguments: 0..<10)
  func formats(seed: Int) {
    func report() -> DifferenceReport {
      let sides = [UInt64(seed), UInt64(seed) + 3].map { number in
        DifferenceFixture.side([("spec.md", Self.made(number)), ("b.md", Self.made(number + 50))])
      }
      let comparison = SideComparison(sides[0], sides[1], areNamed: false)
      return comparison.report((0..<comparison.count).map { comparison.difference($0) })
    }
    let (first, second) = (report(), report())
    for format in DifferenceFormats.all {
      let text = format.init().text(first, style: .init(usesColor: seed % 2 == 0))
      #expect(text == format.init().text(second, style: .init(usesColor: seed % 2 == 0)))
      #expect(text.isEmpty || text.hasSuffix("\n"))
    }
  }
}
