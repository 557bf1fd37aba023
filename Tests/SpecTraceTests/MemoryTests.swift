import SpecText
import Testing

@testable import SpecTrace

@Suite("Memory of the scan")
struct MemoryTests {
  @Test("memory of zeros holds zeros, whatever its size", arguments: [1, 100, 1 << 14, 1 << 19])
  func zeros(count: Int) {
    for isFilled in [false, true] {
      let memory = Memory<UInt64>(zeros: count, isFilled: isFilled)
      #expect(UnsafeBufferPointer(start: memory.base, count: count).allSatisfy { $0 == 0 })
      memory.base[count - 1] = 7
      #expect(memory.base[count - 1] == 7)
    }
  }

  @Test("what fills large pages begins with one")
  func largePages() {
    let memory = Memory<UInt8>(zeros: 4 << 20, isFilled: true)
    #expect(UInt(bitPattern: memory.base) % (2 << 20) == 0)
  }

  @Test("large pages that were made ready hold zeros, and each is given once")
  func readyPages() {
    TraceBytes([1]).foresee(32 << 20)
    let blocks = (0..<5).map { _ in Memory<UInt8>(zeros: 2 << 20, isFilled: true) }
    #expect(Set(blocks.map { UInt(bitPattern: $0.base) }).count == 5)
    for block in blocks {
      #expect(UInt(bitPattern: block.base) % (2 << 20) == 0)
      #expect(UnsafeBufferPointer(start: block.base, count: block.count).allSatisfy { $0 == 0 })
      block.base[block.count - 1] = 7
    }
  }

  @Test("work is shared out whole, in order, and only where it is worth a thread")
  func shares() {
    let workers = Workers(count: 4, run: Workers.one.run)
    #expect(workers.shares(of: 0, atLeast: 8) == [0..<0])
    #expect(workers.shares(of: 15, atLeast: 8) == [0..<15])
    #expect(workers.shares(of: 18, atLeast: 8) == [0..<9, 9..<18])
    #expect(workers.shares(of: 103, atLeast: 8) == [0..<25, 25..<51, 51..<77, 77..<103])
    #expect(workers.shares(of: 48, atLeast: 8, times: 2).count == 6)
    #expect(workers.shares(of: 103, atLeast: 8, times: 2).count == 8)
    #expect(workers.map(5) { $0 * $0 } == [0, 1, 4, 9, 16])
  }
}
