import Testing

/// Calls and forms that sources do without.
@Suite struct BannedTests {
  static let banned = [
    "fatal" + "Error(", "try" + "!", " as" + "! ", "@unchecked " + "Sendable", "// TO" + "DO",
    "// FIX" + "ME", "utf8" + "Span", "NSRegular" + "Expression",
  ]

  @Test func calls() {
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() {
        for word in Self.banned where SourceTree.holds(line, word) {
          Issue.record("\(file.path):\(index + 1) has '\(word)'")
        }
      }
    }
  }

  /// A `Lexicon` is never given back: a literal in an argument would be made, and lost, at each call.
  @Test func wordListsAreConstants() {
    let literal = "in: [" + "\""
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() where SourceTree.holds(line, literal) {
        Issue.record("\(file.path):\(index + 1) makes a list of words at each call")
      }
    }
  }

  @Test func placeholdersAreGone() {
    for file in SourceTree.sources + SourceTree.tests where file.path.hasSuffix("/Layer.swift") {
      Issue.record("\(file.path) is a placeholder")
    }
  }

  @Test func everyPublicDeclarationIsDocumented() {
    let keywords = [
      "public func", "public struct", "public enum", "public protocol", "public init",
      "public var", "public let", "public static",
    ]
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() where index > 0 {
        let text = line.drop { $0 == " " }
        guard keywords.contains(where: text.hasPrefix) else { continue }
        var above = index - 1
        while above > 0, file.lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
        let comment = file.lines[above].drop { $0 == " " }
        #expect(comment.hasPrefix("///"), "\(file.path):\(index + 1) has no doc comment")
      }
    }
  }
}
