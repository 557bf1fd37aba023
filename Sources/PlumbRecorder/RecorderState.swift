/// What a recorder has gathered and not written.
struct RecorderState {
  /// Samples of one signal in one line.
  private struct Batch {
    var start: UInt64
    var last: UInt64
    var offsets: [UInt64] = []
    var values: [Double] = []
  }

  private var file: RecorderFile?
  private let buffer: RecorderBuffer
  private let limit: Int
  private let prefix: ContiguousArray<UInt8>
  private let settingsPrefixCount: Int
  private let origin = RecorderClock.now()
  private var lastWrite = RecorderClock.now()
  private var bufferedLines = 0
  private var isDue = false
  private var sequence = 0
  private var ids = 0
  private var frames: [UInt64] = []
  private var firstFrame: UInt64 = 0
  private var lastFrame: UInt64 = 0
  private var batches: [String: Batch] = [:]
  /// Number of lines that could not be written.
  private(set) var lostLineCount = 0

  private static let batchSize = 64
  private static let frameBatchSize = 60
  /// A pause that long means that nothing moved.
  private static let pause: UInt64 = 100_000_000
  /// What was gathered is written after a second at the latest, with the next line.
  private static let age: UInt64 = 1_000_000_000

  init(file: RecorderFile, session: String, limit: Int) {
    self.file = file
    self.limit = limit
    buffer = RecorderBuffer(capacity: limit + 1024)
    let prefix = RecorderBuffer(capacity: 64)
    prefix.append(#"","session":""#)
    prefix.append(escaping: session)
    settingsPrefixCount = prefix.count + 1
    prefix.append(#"","t":"#)
    self.prefix = ContiguousArray(prefix.bytes)
  }

  // MARK: Lines

  /// Opens a line; its fields follow.
  mutating func begin(_ kind: StaticString, before: UInt64 = 0) {
    let now = RecorderClock.now()
    let time = now - origin
    open(kind, at: time > before ? time - before : 0)
    sequence += 1
    field("seq", number: sequence)
    if now - lastWrite > Self.age { isDue = true }
  }

  private func open(_ kind: StaticString, at time: UInt64) {
    append(#"{"kind":""#)
    append(kind)
    prefix.withUnsafeBufferPointer { buffer.append($0) }
    buffer.append(milliseconds: time)
  }

  /// Closes a line.
  mutating func end() {
    append("}\n")
    bufferedLines += 1
    if buffer.count >= limit || isDue { write() }
  }

  private func append(_ text: StaticString) { buffer.append(text) }

  private func key(_ key: StaticString) {
    append(#",""#)
    append(key)
    append(#"":"#)
  }

  func field(_ key: StaticString, _ text: String) {
    self.key(key)
    buffer.append(0x22)
    buffer.append(escaping: text)
    buffer.append(0x22)
  }

  func field(_ key: StaticString, _ list: [String]) {
    self.key(key)
    for (index, text) in list.enumerated() {
      append(index == 0 ? #"[""# : #",""#)
      buffer.append(escaping: text)
      buffer.append(0x22)
    }
    append(list.isEmpty ? "[]" : "]")
  }

  func field(_ key: StaticString, number: Int) {
    self.key(key)
    buffer.append(digits: UInt64(max(0, number)))
  }

  func field(_ key: StaticString, nanoseconds: UInt64) {
    self.key(key)
    buffer.append(milliseconds: nanoseconds)
  }

  func field(_ key: StaticString, value: Double) {
    self.key(key)
    buffer.append(number: value)
  }

  mutating func writeSettings(refreshRate: Double, spec: String?, observes: [String]) {
    append(#"{"kind":"meta"#)
    // The settings have no time.
    prefix.withUnsafeBufferPointer {
      buffer.append(UnsafeBufferPointer(rebasing: $0[..<settingsPrefixCount]))
    }
    field("unit", "ms")
    field("hz", value: refreshRate)
    if let spec { field("spec", spec) }
    if !observes.isEmpty { field("observes", observes) }
    end()
  }

  mutating func nextID() -> Int {
    ids += 1
    return ids
  }

  // MARK: Batches

  mutating func addFrame() {
    let now = RecorderClock.now() - origin
    defer { lastFrame = now }
    guard lastFrame > 0, now - lastFrame < Self.pause else {
      writeFrames()
      firstFrame = now
      return
    }
    if frames.isEmpty { firstFrame = lastFrame }
    frames.append(now - lastFrame)
    if frames.count >= Self.frameBatchSize { writeFrames() }
  }

  private mutating func writeFrames() {
    guard !frames.isEmpty else { return }
    open("frames", at: firstFrame)
    key("deltas")
    list(frames)
    end()
    frames.removeAll(keepingCapacity: true)
  }

  mutating func addSample(_ signal: String, _ value: Double) {
    let now = RecorderClock.now() - origin
    var batch = batches[signal] ?? Batch(start: now, last: now)
    if !batch.values.isEmpty, now - batch.last > Self.pause {
      write(batch, signal)
      batch = Batch(start: now, last: now)
    }
    batch.offsets.append(now - batch.start)
    batch.values.append(value)
    batch.last = now
    if batch.values.count >= Self.batchSize {
      write(batch, signal)
      batches[signal] = nil
    } else {
      batches[signal] = batch
    }
  }

  private mutating func write(_ batch: Batch, _ signal: String) {
    open("signal", at: batch.start)
    field("name", signal)
    key("dt")
    list(batch.offsets)
    key("v")
    for (index, value) in batch.values.enumerated() {
      append(index == 0 ? "[" : ",")
      buffer.append(number: value)
    }
    append("]")
    end()
  }

  private func list(_ times: [UInt64]) {
    for (index, time) in times.enumerated() {
      append(index == 0 ? "[" : ",")
      buffer.append(milliseconds: time)
    }
    append("]")
  }

  // MARK: Writing

  private mutating func write() {
    guard buffer.count > 0 else { return }
    if file?.write(buffer.bytes) != true { lostLineCount += bufferedLines }
    buffer.removeAll()
    bufferedLines = 0
    isDue = false
    lastWrite = RecorderClock.now()
  }

  mutating func flush() {
    writeFrames()
    for (signal, batch) in batches.sorted(by: { $0.key < $1.key }) { write(batch, signal) }
    batches = [:]
    write()
  }

  mutating func close() {
    guard file != nil else { return }
    flush()
    begin("stop")
    field("result", "complete")
    end()
    write()
    file?.close()
    file = nil
  }
}
