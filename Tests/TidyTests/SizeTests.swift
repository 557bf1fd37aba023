import Testing

/// Files, functions and parameter lists stay small.
@Suite struct SizeTests {
  @Test func files() {
    for file in SourceTree.sources + SourceTree.tests where !file.isData {
      #expect(file.lines.count <= 501, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test func rulesChecksAndReporters() {
    let folders = ["/Rules/", "/Checks/", "/Formats/"]
    for file in SourceTree.sources where folders.contains(where: file.path.contains) {
      #expect(file.lines.count <= 251, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  /// The formatter holds code to 100 columns; the first line of a doc comment may have 150.
  @Test func lines() {
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() where line.utf8.count > 150 && line.count > 150 {
        Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
      }
    }
  }

  /// A function as its text shows it.
  struct Function {
    var place: String
    var lineCount: Int
    var parameterCount: Int
  }

  @Test func functions() {
    let functions = SourceTree.sources.flatMap(Self.functions)
    #expect(functions.count > 300)
    // The optional parts of a diagnostic, each with its name at the call.
    let exempt = ["Sources/SpecLint/LintRule.swift"]
    for function in functions where !exempt.contains(where: function.place.hasPrefix) {
      #expect(function.lineCount <= 60, "\(function.place) has \(function.lineCount) lines")
      #expect(
        function.parameterCount <= 6, "\(function.place) has \(function.parameterCount) parameters")
    }
  }

  @Test func theReaderOfFunctionsSeesThem() {
    let text = """
      struct A {
        func one(_ a: Int, b: [Int: (Int, Int)] = [:]) {
          work()
        }
        func two() {}
      }
      """
    let found = Self.functions(
      in: .init(path: "Sources/A/A.swift", lines: text.split(separator: "\n")))
    #expect(found.map(\.lineCount) == [3, 1])
    #expect(found.map(\.parameterCount) == [2, 0])
  }

  /// The functions of a formatted file: a body ends at the brace that is indented like its declaration.
  static func functions(in file: SourceTree.File) -> [Function] {
    file.lines.indices.compactMap { start in
      let line = file.lines[start]
      guard SourceTree.holds(line, "func ") else { return nil }
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "func"), keyword < 4,
        !line.drop(while: { $0 == " " }).hasPrefix("//")
      else { return nil }
      let indent = line.prefix { $0 == " " }
      let isOneLine = line.hasSuffix("}")
      let end =
        isOneLine
        ? start
        : file.lines[start...].firstIndex { $0 == indent + "}" } ?? start
      return Function(
        place: "\(file.path):\(start + 1)", lineCount: end - start + 1,
        parameterCount: parameterCount(file.lines[start...].prefix(12).joined(separator: "\n")))
    }
  }

  private static func parameterCount(_ text: String) -> Int {
    guard let open = text.firstIndex(of: "(") else { return 0 }
    var depth = 0
    var count = 0
    for character in text[open...] {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return count }
      case ":" where depth == 1: count += 1
      default: continue
      }
    }
    return count
  }
}
