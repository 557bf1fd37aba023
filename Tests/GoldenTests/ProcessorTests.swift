import Foundation
import SpecWorkspace
import Testing

/// How many processors work is spread over.
struct ProcessorTests {
  @Test func noMoreThanTheProcessMayUse() throws {
    #expect(Parallel.processorCount >= 1)
    #if os(Linux)
      // The system lists the processors of a process as hexadecimal words.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") })
      let words = line.dropFirst("Cpus_allowed:".count).filter(\.isHexDigit)
      let count = words.reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
      #expect(Parallel.processorCount == count)
    #endif
  }
}
