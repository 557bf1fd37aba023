import Foundation
import SpecWorkspace
import Testing

@testable import SpecCommandLine

@Suite("Files of results")
struct OutputFileTests {
  @Test("results take the place of what was there, whole, and nothing else is left")
  func replaces() throws {
    let folder = try TestFolder([])
    let path = Paths.join(folder.path, "out.json")
    let long = ContiguousArray(repeating: UInt8(ascii: "x"), count: 40_000)
    for text in ["a", "", "c"] {
      var console = Console()
      console.outputPath = path
      console.print(text)
      console.print(long)
      console.print(text)
      try console.flush()
      #expect(
        try folder.text("out.json") == text + String(decoding: long, as: UTF8.self) + text)
      #expect(try FileSystem.names(inFolder: folder.path) == ["out.json"])
    }
  }

  @Test("results without a file are kept in order until the end")
  func keepsOrder() {
    var console = Console()
    console.print("a")
    console.print(ContiguousArray(repeating: UInt8(ascii: "x"), count: 20_000))
    console.print("b")
    #expect(console.resultText == "a" + String(repeating: "x", count: 20_000) + "b")
  }

  @Test("what is said about results stands behind them")
  func saysBehind() {
    var console = Console(isLive: true)
    console.print(" ")
    console.say("")
    #expect(console.resultText.isEmpty)
    console.outputPath = "/dev/null"
    console.print("a")
    console.say("")
    #expect(console.resultText == "a")
  }

  @Test("errors tell reading from writing")
  func attempts() {
    let read = #expect(throws: FileError.self) { try FileSystem.read("/nowhere/x") }
    #expect(read?.attempt == .open)
    let written = #expect(throws: FileError.self) { try FileSystem.write([], to: "/nowhere/x") }
    #expect(written?.attempt == .write)
  }

  @Test("what a link leads to is written, and the link stays")
  func followsLinks() throws {
    let folder = try TestFolder([("a/b.md", "old")])
    let link = Paths.join(folder.path, "c.md")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a/b.md")
    try FileSystem.write(ContiguousArray("new".utf8), to: link)
    #expect(try folder.text("a/b.md") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a/b.md")
    #expect(try FileSystem.names(inFolder: folder.path) == ["a", "c.md"])
  }

  @Test("an output that is no file is written through")
  func writesThrough() throws {
    var console = Console()
    console.outputPath = "/dev/null"
    console.print("a")
    try console.flush()
    #expect(FileSystem.kind("/dev/null") == .other)
  }
}
