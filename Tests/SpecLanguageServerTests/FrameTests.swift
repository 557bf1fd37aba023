import Testing

@testable import SpecLanguageServer

/// How bytes of a stream become messages.
@Suite struct FrameTests {
  private func frames(_ text: String, chunk: Int) -> [FrameReader.Frame] {
    var reader = FrameReader()
    let bytes = Array(text.utf8)
    var result: [FrameReader.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      result += reader.feed(bytes[start..<min(bytes.count, start + chunk)])
    }
    return result
  }

  private func content(_ text: String) -> FrameReader.Frame { .content(ContiguousArray(text.utf8)) }

  @Test("headers in any case, with further fields, in chunks of any size", arguments: 1...20)
  func chunks(size: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:6\r\nContent-Type: application/vscode-jsonrpc;"
      + " charset=utf-8\r\n\r\n[\"é\"]"
    #expect(frames(text, chunk: size) == [content("{}"), content("[\"é\"]")])
  }

  @Test func lineFeedsAlone() {
    #expect(frames("CONTENT-LENGTH : 2\n\n{}", chunk: 3) == [content("{}")])
  }

  @Test("headers without a length are reported, and what follows is read")
  func damaged() {
    let found = frames("X: 1\r\n\r\nContent-Length: 2\r\n\r\n{}", chunk: 5)
    #expect(found.count == 2)
    #expect(found.last == content("{}"))
    guard case .damaged = found[0] else {
      Issue.record("not damaged: \(found[0])")
      return
    }
  }

  @Test(
    "what follows a length that is none, or too short, is found again",
    arguments: [
      "Content-Length: x\r\n\r\n{\"id\":1}", "Content-Length: -4\r\n\r\n{}",
      "Content-Length: 2\r\n\r\n{}and more", "Length: 2\r\n\r\n{}",
    ])
  func findsTheNextHeader(lost: String) {
    let found = frames(lost + "Content-Length: 3\r\n\r\n[1]", chunk: 4)
    #expect(found.last == content("[1]"))
    #expect(found.contains { if case .damaged = $0 { true } else { false } })
  }

  @Test func hugeLengthsAreSkipped() {
    var reader = FrameReader()
    let found = reader.feed(Array("Content-Length: 999999999999\r\n\r\nabc".utf8))
    guard found.count == 1, case .damaged = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(reader.feed(Array("Content-Length: 2\r\n\r\n{}".utf8)).isEmpty)
  }

  @Test func emptyContent() {
    #expect(frames("Content-Length: 0\r\n\r\n", chunk: 1) == [content("")])
  }
}
