import SpecTrace

/// Decodes a compressed stream piece by piece: members or frames one after another, and what is damaged between them.
///
/// Where data is damaged or ends too early, a line stands for what was lost, and reading goes on with the next member
/// or frame.
/// - Complexity: O(bytes) time; one buffer of output and the window of the decoder.
package struct DecodedStream {
  package typealias Sink = (UnsafeBufferPointer<UInt8>) -> Void

  private enum State {
    case between
    case inside(any Decompression.Decoder)
    /// Behind damage.
    case searching
  }

  private let format: Decompression.Format
  private var state = State.between
  /// Bytes that are too few to tell what they begin.
  private var pending: ContiguousArray<UInt8> = []
  private var output = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
  private var lastByte: UInt8 = 0x0A
  /// Whether zeros stand between the last member and this place.
  private var hasPadding = false
  /// Whether the last that was made is the line that stands for damage.
  private var endsInDamage = false

  /// Prepares to decode a stream of a format.
  package init(_ format: Decompression.Format) { self.format = format }

  /// Decodes the next bytes.
  package mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, _ sink: Sink) {
    guard !pending.isEmpty else { return take(bytes, isLast: false, sink) }
    let joined = pending + bytes
    pending = []
    joined.withUnsafeBufferPointer { take($0, isLast: false, sink) }
  }

  /// Decodes what is left when the stream ends.
  package mutating func finish(_ sink: Sink) {
    let rest = pending
    pending = []
    rest.withUnsafeBufferPointer { take($0, isLast: true, sink) }
    if case .inside = state { noteDamage(sink) }
    state = .between
  }

  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ sink: Sink
  ) {
    var place = 0
    /// Where a member or frame may begin that the one at hand hides.
    var floor = 0
    while place < bytes.count {
      switch state {
      case .between:
        // Zeros behind the last gzip member are padding; before another one they stand for what was overwritten.
        if bytes[place] == 0, format == .gzip {
          hasPadding = true
          place += 1
          continue
        }
        if keep(bytes, from: place, isLast) { return }
        if hasPadding { noteDamage(sink) }
        hasPadding = false
        if format.begins(bytes[place...]) {
          state = .inside(format.decoder)
          floor = place + 1
        } else {
          noteDamage(sink)
          state = .searching
        }
      case .inside(let decoder):
        place = run(decoder, bytes, from: place, sink)
        if case .searching = state { place = floor }
      case .searching:
        if keep(bytes, from: place, isLast) { return }
        if format.begins(bytes[place...]) { state = .between } else { place += 1 }
      }
    }
  }

  /// Keeps bytes that are too few to tell whether they begin a member or frame.
  private mutating func keep(
    _ bytes: UnsafeBufferPointer<UInt8>, from place: Int, _ isLast: Bool
  ) -> Bool {
    guard !isLast, bytes.count - place < Decompression.Format.headerCount else { return false }
    pending = ContiguousArray(bytes[place...])
    return true
  }

  /// Decodes until the input is used up, the member ends or is found damaged; returns the place behind it.
  private mutating func run(
    _ decoder: any Decompression.Decoder, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    _ sink: Sink
  ) -> Int {
    var place = start
    while true {
      let input = UnsafeBufferPointer(rebasing: bytes[place...])
      let room = output.count
      let step = output.withUnsafeMutableBufferPointer { decoder.decode(input, into: $0) }
      place += step.used
      emit(step.made, sink)
      switch step.status {
      case .end:
        state = .between
        return place
      case .damaged:
        noteDamage(sink)
        state = .searching
        return place
      case .more:
        // A full buffer may hide more output.
        if place == bytes.count, step.made < room { return place }
        guard step.used == 0, step.made == 0 else { continue }
        noteDamage(sink)
        state = .searching
        return place
      }
    }
  }

  private mutating func emit(_ count: Int, _ sink: Sink) {
    guard count > 0 else { return }
    lastByte = output[count - 1]
    endsInDamage = false
    output.withUnsafeBufferPointer { sink(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  private mutating func noteDamage(_ sink: Sink) {
    guard !endsInDamage else { return }
    let feed: ContiguousArray<UInt8> = lastByte == 0x0A ? [] : [0x0A]
    (feed + TraceInput.damageLine).withUnsafeBufferPointer(sink)
    lastByte = 0x0A
    endsInDamage = true
  }
}
