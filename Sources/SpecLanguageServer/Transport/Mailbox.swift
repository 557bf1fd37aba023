import SpecJSON
import Synchronization

/// The messages between the thread that reads them and the one that answers.
///
/// - Invariant: a request that is taken back is still answered, once, with an error.
final class Mailbox: Sendable {
  private struct State {
    var reader = FrameReader()
    var queue: [Message] = []
    var next = 0
    var isClosed = false
    /// The request that is being answered.
    var running: RPCID?
    var isRunningCancelled = false
  }

  private let state = Mutex(State())

  /// Makes an empty mailbox.
  init() {}

  /// Takes bytes of the stream as they come.
  func post(_ bytes: some Collection<UInt8>) {
    state.withLock { state in
      for frame in state.reader.feed(bytes) {
        switch frame {
        case .damaged(let reason):
          state.queue.append(.damaged(id: nil, .parse(reason)))
        case .content(let content): Self.add(Message(content), to: &state)
        }
      }
    }
  }

  /// Says that the stream has ended.
  func close() { state.withLock { $0.isClosed = true } }

  private static func add(_ message: Message, to state: inout State) {
    guard case .notification("$/cancelRequest", let params) = message else {
      state.queue.append(message)
      return
    }
    guard let id = RPCID(params["id"]) else { return }
    if state.running == id { state.isRunningCancelled = true }
    for index in state.queue.indices.dropFirst(state.next) {
      if case .request(id, _, _) = state.queue[index] { state.queue[index] = .cancelled(id: id) }
    }
  }

  /// The next message; `nil` where none waits.
  func take() -> Message? {
    state.withLock { state in
      state.running = nil
      state.isRunningCancelled = false
      guard state.next < state.queue.count else { return nil }
      let message = state.queue[state.next]
      state.next += 1
      if state.next == state.queue.count {
        state.queue = []
        state.next = 0
      }
      if case .request(let id, _, _) = message { state.running = id }
      return message
    }
  }

  /// Whether a message waits, so that work on what it may change should stop.
  var hasMore: Bool { state.withLock { $0.next < $0.queue.count || $0.isClosed } }

  /// Whether the stream has ended and nothing waits.
  var isExhausted: Bool { state.withLock { $0.isClosed && $0.next == $0.queue.count } }

  /// Whether the request that is being answered was taken back.
  var isCancelled: Bool { state.withLock { $0.isRunningCancelled } }
}
