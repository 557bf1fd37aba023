import PlumbRecorder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times a recorder's calls beside one system call for each line, which is what a crash would not lose.
enum RecorderBench {
  static let path = "/tmp/plumb-recorder-bench.jsonl"

  /// Nanoseconds of processor time of one call.
  static func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    let start = clock()
    for index in 0..<count { body(index) }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9 / Double(count)
  }

  static func run() throws {
    let recorder = try TraceRecorder(path: path, session: "bench")
    let count = 1_000_000
    var rows: [(name: String, time: Double)] = []
    rows.append(("event", time(count) { _ in recorder.event("Photo Tap") }))
    rows.append(
      (
        "transition",
        time(count) { _ in
          recorder.transition(
            from: "Default", to: "Photo Detail", trigger: "Photo Tap", duration: .milliseconds(250))
        }
      ))
    rows.append(("sample", time(count) { recorder.sample("drag offset", Double($0 % 300) / 10) }))
    rows.append(("frame", time(count) { _ in recorder.frame() }))
    let written = time(count / 10) { _ in
      recorder.event("Photo Tap")
      recorder.flush()
    }
    recorder.close()
    print("a line with a system call of its own: \(Int(written)) ns")
    for row in rows {
      let share = (row.time / written * 1000).rounded() / 1000
      print("\(row.name): \(Int(row.time)) ns, \(share) of that")
    }
  }
}

try RecorderBench.run()
