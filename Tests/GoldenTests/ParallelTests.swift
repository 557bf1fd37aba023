import Foundation
import SpecLowering
import SpecSyntax
import SpecText
import Testing

@testable import SpecWorkspace

/// Work that threads share out.
struct ParallelTests {
  @Test func resultsKeepTheOrderOfTheirInputs() {
    let squares = Parallel.map(1_000, workers: 8) { $0 * $0 }
    #expect(squares == (0..<1_000).map { $0 * $0 })
    let heavyFirst = Parallel.map(50, workers: 4, weights: Array(0..<50)) { $0 }
    #expect(heavyFirst == Array(0..<50))
  }

  @Test(.timeLimit(.minutes(20))) func workMayShareOutWorkOfItsOwn() {
    let sums = Parallel.map(16, workers: 8) { outer in
      Parallel.map(16, workers: 8) { outer * $0 }.reduce(0, +)
    }
    #expect(sums == (0..<16).map { $0 * 120 })
  }

  @Test func twoPiecesGiveBothResults() {
    let (number, text) = Workers.workers(2).both({ 7 }, { "seven" })
    #expect(number == 7 && text == "seven")
    let (one, other) = Workers.one.both({ 1 }, { 2 })
    #expect(one == 1 && other == 2)
  }

  /// What is started for good must not wait for shares, and shares not for it.
  @Test(.timeLimit(.minutes(20))) func aThreadOfItsOwnWaitsForNoShare() {
    let (gate, isHeld, hasBegun) = (Gate(), Bell(), Bell())
    nonisolated(unsafe) var isReleased = false
    nonisolated(unsafe) var isBegun = false
    Parallel.share { gate.within { while !isReleased { isHeld.wait(gate) } } }
    #expect(
      Parallel.beside {
        gate.within {
          isBegun = true
          hasBegun.ring()
        }
      })
    gate.within { while !isBegun { hasBegun.wait(gate) } }
    #expect(Parallel.map(20, workers: 4) { $0 } == Array(0..<20))
    gate.within {
      isReleased = true
      isHeld.ring()
    }
  }

  /// What a thread has run it lets go of, although the thread goes on: a recording would stay mapped otherwise.
  @Test(.timeLimit(.minutes(20))) func workThatIsDoneHoldsNothing() async throws {
    final class Holder: Sendable {}
    weak var seen: Holder?
    do {
      let holder = Holder()
      seen = holder
      #expect(Parallel.beside { _ = holder })
    }
    while seen != nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(seen == nil)
  }

  @Test func aDocumentThatThreadsShareGivesTheSameFacts() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../specs").standardizedFileURL
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path()))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let source = SourceText(decoding: ContiguousArray(text.utf8), path: path)
      let document = MarkdownParser.parse(source, file: FileID(0))
      let alone = Lowering.lower(document)
      let shared = Lowering.lower(document, workers: .workers(2))
      #expect(String(reflecting: alone) == String(reflecting: shared), "\(path)")
    }
  }
}
