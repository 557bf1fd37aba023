import Foundation
import PlumbConformance
import PlumbRecorder
import Testing

/// A folder of its own for each test, which goes with it.
private final class Folder {
  let path = NSTemporaryDirectory() + "plumb-recorder-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func lines(_ name: String) throws -> [[String: Any]] {
    let text = try String(contentsOfFile: file(name), encoding: .utf8)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(value as? [String: Any])
    }
  }

  func spec() throws -> PlumbSpec {
    let text = """
      # Player

      ## Loading State
      The player opens in Loading.

      ## Ready State

      ## Playing State

      ## State Transition Matrix

      | From State | To State | Trigger | Duration |
      |---|---|---|---|
      | Loading | Ready | Loaded | 300ms |
      | Ready | Playing | Play | 250ms |
      | Playing | Ready | Stop | 200ms |

      """
    try text.write(toFile: file("player.md"), atomically: true, encoding: .utf8)
    return try PlumbSpec(file("player.md"))
  }
}

@Suite("Recorder")
struct RecorderTests {
  @Test("every call becomes a line that says what was meant")
  func lines() throws {
    let folder = try Folder()
    let recorder = try TraceRecorder(
      path: folder.file("a.jsonl"), session: "a \"1\"\n", refreshRate: 120, spec: "player",
      observes: ["state"])
    recorder.state("Loading")
    recorder.state("Ready", "Dark Mode")
    recorder.event("Tap \\ ü")
    recorder.transition(from: "A", to: "B", trigger: "T", duration: .milliseconds(250))
    let step = recorder.begin(from: "B", to: "C")
    let work = recorder.begin(operation: "sync")
    recorder.end(work, .cancelled)
    recorder.end(step)
    recorder.animation("Shimmer", duration: .seconds(1.5), easing: "linear")
    recorder.announce("Hello")
    recorder.metric("photos", 87)
    recorder.metric("photos", .nan)
    for value in 0..<70 { recorder.sample("drag", Double(value) / 2) }
    for _ in 0..<5 { recorder.frame() }
    recorder.close()
    recorder.event("too late")
    let lines = try folder.lines("a.jsonl")
    #expect(
      lines.compactMap { $0["kind"] as? String } == [
        "meta", "state", "state", "event", "transition", "begin", "begin", "end", "end",
        "animation", "announce", "metric", "signal", "frames", "signal", "stop",
      ])
    #expect(lines.allSatisfy { $0["session"] as? String == "a \"1\"\n" })
    #expect(lines[0]["hz"] as? Double == 120 && lines[0]["t"] == nil)
    #expect(lines[2]["state"] as? [String] == ["Ready", "Dark Mode"])
    #expect(lines[3]["event"] as? String == "Tap \\ ü")
    #expect(lines[4]["duration"] as? Double == 250)
    #expect(lines[5]["id"] as? Int == lines[8]["id"] as? Int)
    #expect(lines[7]["result"] as? String == "cancelled")
    #expect((lines[12]["v"] as? [Double])?.count == 64)
    #expect((lines[13]["deltas"] as? [Double])?.count == 4)
    #expect((lines[14]["v"] as? [Double])?.count == 6)
    #expect(recorder.lostLineCount == 0)
  }

  @Test("threads write whole lines, none is lost and each has its number")
  func threads() throws {
    let folder = try Folder()
    let recorder = try TraceRecorder(path: folder.file("b.jsonl"), session: "b", bufferSize: 512)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<500 { recorder.event("event \(thread) \(index)") }
    }
    recorder.close()
    let lines = try folder.lines("b.jsonl")
    let names = Set(lines.compactMap { $0["event"] as? String })
    #expect(names.count == 4000)
    let numbers = lines.compactMap { $0["seq"] as? Int }
    #expect(numbers == Array(1...4001))
    let times = lines.compactMap { $0["t"] as? Double }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("what is on disk before an end is whole lines, and all but the last buffer")
  func crash() throws {
    let folder = try Folder()
    let recorder = try TraceRecorder(path: folder.file("c.jsonl"), session: "c", bufferSize: 2048)
    for index in 0..<1000 { recorder.event("event \(index)") }
    let lines = try folder.lines("c.jsonl")
    let bytes = try #require(
      try FileManager.default.attributesOfItem(
        atPath: folder.file("c.jsonl"))[.size] as? Int)
    #expect(lines.count > 1000 - 2048 / 60 && bytes > 1000 * 50)
    recorder.flush()
    #expect(try folder.lines("c.jsonl").count == 1001)
    recorder.close()
  }

  @Test("a file that cannot be opened is an error with the reason")
  func refused() {
    #expect(throws: RecorderError.self) {
      try TraceRecorder(path: "/nowhere/at/all.jsonl", session: "x")
    }
  }
}

@Suite("Conformance in tests")
struct ConformanceTests {
  @Test("a recorded run that keeps the spec is accepted")
  func accepted() throws {
    let folder = try Folder()
    let spec = try folder.spec()
    let recorder = try TraceRecorder(path: folder.file("run.jsonl"), session: "run")
    recorder.state("Loading")
    // A transition is recorded when it is over, so its time must have passed.
    Thread.sleep(forTimeInterval: 0.32)
    recorder.transition(
      from: "Loading", to: "Ready", trigger: "Loaded", duration: .milliseconds(300))
    Thread.sleep(forTimeInterval: 0.27)
    recorder.transition(
      from: "Ready", to: "Playing", trigger: "Play", duration: .milliseconds(250))
    recorder.close()
    #expect(try spec.accepts(.file(folder.file("run.jsonl"))))
  }

  @Test("one that breaks it is thrown, with the lines, the place in the spec and the repair")
  func refused() throws {
    let spec = try Folder().spec()
    let trace = PlumbTrace.lines(
      """
      {"kind":"state","session":"run","t":0,"state":"Loading"}
      {"kind":"transition","session":"run","t":900,"from":"Loading","to":"Playing","trigger":"Play"}
      """)
    let failure = #expect(throws: ConformanceFailure.self) { try spec.accepts(trace) }
    let text = try #require(failure).description
    #expect(failure?.report != nil)
    for part in [
      "fail: 1 of 1 session failed", "trace:2", "player.md:", "Loading -> Ready : Loaded",
    ] { #expect(text.contains(part), "\(text)") }
    #expect(!text.contains("Coverage"))
  }

  @Test("an empty recording is never accepted, nor a text without a spec")
  func nothing() throws {
    let folder = try Folder()
    let spec = try folder.spec()
    #expect(throws: ConformanceFailure.self) { try spec.accepts(.lines("")) }
    try "Nothing here.\n".write(
      toFile: folder.file("empty.md"), atomically: true, encoding: .utf8)
    #expect(throws: ConformanceFailure.self) { try PlumbSpec(folder.file("empty.md")) }
  }

  @Test("a gap in the recording is accepted unless the test is strict")
  func gaps() throws {
    let spec = try Folder().spec()
    let trace = PlumbTrace.lines(
      """
      {"kind":"state","session":"run","t":0,"state":"Loading"}
      {"kind":"gap","session":"run","t":100,"until":5000}
      {"kind":"state","session":"run","t":5000,"state":"Playing"}
      """)
    #expect(try spec.accepts(trace))
    #expect(throws: ConformanceFailure.self) { try spec.accepts(trace, isStrict: true) }
  }
}
