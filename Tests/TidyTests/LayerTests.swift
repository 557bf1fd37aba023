import Testing

/// Imports point downwards only.
@Suite struct LayerTests {
  static let layers: [String: Int] = [
    "CYAML": 0, "CMarkGFM": 0, "CExpat": 0, "CZlib": 0, "CZstd": 0,
    "CMarkArena": 0, "CTraceScan": 0, "CPlatform": 0,
    "SpecText": 1, "SpecJSON": 1, "SpecDiagnostics": 1,
    "SpecSyntax": 2, "SpecModel": 3, "SpecLowering": 4, "SpecAnalysis": 5,
    "SpecLint": 6, "SpecLintRules": 6, "SpecTrace": 6, "SpecLayout": 6,
    "SpecReports": 7, "SpecExports": 7, "SpecDifference": 7, "SpecWorkspace": 8,
    "PlumbRecorder": 0, "PlumbConformance": 9,
    "SpecCommandLine": 9, "SpecLanguageServer": 9, "plumb-dev": 9, "plumb": 10,
  ]
  /// Imports between targets of one layer.
  static let siblings: Set<String> = [
    "SpecDiagnostics SpecText", "SpecDiagnostics SpecJSON", "SpecJSON SpecText",
    "SpecLintRules SpecLint", "SpecCommandLine SpecLanguageServer",
  ]
  /// System libraries and the one target that may import each.
  static let owners = [
    "CYAML": "SpecSyntax", "CMarkGFM": "SpecSyntax", "CExpat": "SpecLayout",
    "CZlib": "SpecWorkspace", "CZstd": "SpecWorkspace", "CTraceScan": "SpecTrace",
    "CPlatform": "SpecWorkspace", "CMarkArena": "SpecSyntax",
  ]

  struct Import: Sendable, Hashable {
    var target: String
    var module: String
    var place: String
  }

  static let imports: [Import] = SourceTree.sources.flatMap { file in
    file.lines.enumerated().compactMap { index, line -> Import? in
      let words = line.split(separator: " ")
      guard let word = words.firstIndex(of: "import"), word <= 2, words.count > word + 1,
        words.prefix(word).allSatisfy({
          ["public", "package", "internal", "@testable"].contains($0)
        })
      else { return nil }
      return Import(
        target: file.target, module: String(words[words.count - 1]),
        place: "\(file.path):\(index + 1)")
    }
  }

  @Test func everyTargetHasALayer() {
    #expect(SourceTree.sources.count > 50)
    #expect(Set(SourceTree.sources.map(\.target)).isSubset(of: Set(Self.layers.keys)))
  }

  @Test func importsPointDownwards() {
    for item in Self.imports {
      guard let from = Self.layers[item.target], let to = Self.layers[item.module] else { continue }
      let isSibling = Self.siblings.contains("\(item.target) \(item.module)")
      #expect(to < from || isSibling, "\(item.place) imports \(item.module)")
    }
  }

  @Test func systemLibrariesHaveOneOwner() {
    for item in Self.imports {
      guard let owner = Self.owners[item.module] else { continue }
      #expect(item.target == owner, "\(item.place) imports \(item.module)")
    }
  }

  @Test func foundationStaysAtTheEdge() {
    for item in Self.imports where item.module.hasPrefix("Foundation") {
      #expect(
        (Self.layers[item.target] ?? 0) >= 8, "\(item.place) imports \(item.module)")
    }
  }
}
