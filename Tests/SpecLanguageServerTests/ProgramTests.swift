import Foundation
import SpecJSON
import SpecWorkspace
import Testing

@testable import SpecLanguageServer

/// The program that is built beside the tests, as an editor starts it.
private enum BuiltProgram {
  static let path: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/.build/debug/plumb"
  }()
}

@Suite(.enabled(if: FileSystem.kind(BuiltProgram.path) == .file, "the program is not built"))
struct ProgramTests {
  /// What the program writes and how it ends, given what stands on its standard input.
  private func run(_ messages: [JSONValue]) throws -> (output: [JSONValue], code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path)
    process.arguments = ["lsp", "--stdio", "--no-cache"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    input.fileHandleForWriting.write(Data(messages.flatMap { Outgoing.frame($0) }))
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var reader = FrameReader()
    let contents = try reader.feed(bytes).map { frame -> JSONValue in
      guard case .content(let content) = frame else { return .null }
      return try JSONParser.parse(content)
    }
    return (contents, process.terminationStatus)
  }

  @Test func aSessionFromBeginningToEnd() throws {
    let session = try Session([("door.md", DiagnosticsTests.spec)])
    let start = Outgoing.request(
      "initialize", id: 1,
      .record(["rootUri": .string(DocumentURI.file(session.folder)), "capabilities": .record([:])]))
    let pull = Outgoing.request("textDocument/diagnostic", id: 2, session.document("door.md"))
    let end = [
      Outgoing.request("shutdown", id: 3, .null), Outgoing.notification("exit", .null),
    ]
    let found = try run([start, pull] + end)
    #expect(found.code == 0)
    #expect(found.output.compactMap { $0["id"]?.int } == [1, 2, 3])
    let items = found.output[1].at("result", "items")
    #expect(items?.summary.contains { $0.hasSuffix("S502") } == true)
    #expect(try run([start]).code == 1)
    #expect(try run([]).code == 1)
  }
}
