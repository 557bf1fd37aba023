import SpecJSON
import SpecText
import SpecWorkspace
import Testing

/// Pieces of specs that were written without a look at the compiler: they compile as meant.
@Suite struct SnippetTests {
  private static let folder =
    "/" + (#filePath.split(separator: "/").dropLast() + ["Snippets"]).joined(separator: "/")

  /// Snippets that are still read otherwise than meant; a line each, "recogniser/name".
  static let knownMisreadings: Set<String> = {
    let bytes = (try? FileSystem.read(Paths.join(folder, "known-misreadings.txt"))) ?? []
    return Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("#") })
  }()

  static let snippets: [Snippet] = {
    let recognisers = (try? FileSystem.names(inFolder: folder)) ?? []
    return recognisers.sorted().flatMap { recogniser -> [Snippet] in
      let folder = Paths.join(folder, recogniser)
      let names = (try? FileSystem.names(inFolder: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".md") }.compactMap { file in
        let name = String(file.dropLast(3))
        guard let text = try? FileSystem.read(Paths.join(folder, file)),
          let json = try? FileSystem.read(Paths.join(folder, name + ".json")),
          let expected = try? JSONParser.parse(json)
        else { return nil }
        return Snippet(recogniser: recogniser, name: name, text: text, expected: expected)
      }
    }
  }()

  @Test("a snippet compiles as meant", arguments: snippets)
  func meant(snippet: Snippet) {
    let misreadings = snippet.misreadings()
    withKnownIssue("read otherwise than meant", isIntermittent: true) {
      #expect(misreadings.isEmpty, "\(misreadings.joined(separator: "; "))")
    } when: {
      Self.knownMisreadings.contains(snippet.testDescription)
    }
  }

  @Test("nine in ten snippets of each recogniser compile as meant")
  func share() {
    #expect(Self.snippets.count >= 150)
    for (recogniser, snippets) in Dictionary(grouping: Self.snippets, by: \.recogniser) {
      let broken = snippets.filter { Self.knownMisreadings.contains($0.testDescription) }
      #expect(broken.count * 10 <= snippets.count, "\(recogniser): \(broken.map(\.name))")
    }
  }
}
