import SpecModel
import SpecText
import SpecTrace
import SpecWorkspace

/// Reads and checks a recording and says which promises it broke.
public enum TraceProbe {
  private static let origin = Origin(file: FileID(0), range: .zero)

  /// A player with rows, announcements and times.
  private static let spec: SpecDocument = {
    var spec = SpecDocument(file: FileID(0), path: "player.md")
    spec.machines = [machine]
    spec.accessibility = [
      AccessibilityStatement(
        kind: .announcement, subject: "Ready", text: "announces \"[count] songs ready\"",
        origin: origin)
    ]
    spec.durations = [
      DurationFact(
        quantity: Quantity(min: nil, max: 1000, unit: .milliseconds), subject: "Sync",
        role: .timeout, scope: [], origin: origin)
    ]
    return spec
  }()

  private static let machine: Machine = {
    var machine = Machine(key: "player", name: "Player", origin: origin)
    let names = ["Loading", "Ready", "Playing", "Settings"]
    machine.states = names.map { State(key: Names.key($0), name: $0, origin: origin) }
    let rows = [(0, 1, "Loaded"), (1, 2, "Play"), (2, 1, "Stop"), (1, 3, "Gear"), (3, 1, "Close")]
    machine.transitions = rows.map { source, target, trigger in
      var transition = Transition(
        source: StateID(source), target: StateID(target), trigger: LocatedText(trigger, origin),
        provenance: .declared, origin: origin, sourceOrigin: origin, targetOrigin: origin)
      transition.duration = Quantity(300, .milliseconds)
      return transition
    }
    machine.initial = StateID(0)
    return machine
  }()

  /// The promises that a recording shows to be broken, a sentence each; none where all is well.
  ///
  /// - Shape: two runs give equal bytes; every line is an event, a finding or ignored; a compressed recording is the
  ///   same however it is cut into pieces; the line-by-line check reads as many lines as the whole one.
  public static func broken(by bytes: [UInt8], fields: [String: String]) -> [String] {
    var broken: [String] = []
    let plain = decoded(bytes, &broken)
    var options = TraceOptions()
    options.fields = fields
    options.explains = true
    let checker = TraceChecker(specs: [spec], options: options)
    let input = TraceInput(path: "fuzz", bytes: plain)
    let report = checker.check(inputs: [input])
    let counts = report.input
    if counts.lines != counts.events + counts.malformed + counts.ignored {
      broken.append("lines that are nowhere: \(counts)")
    }
    if report.violations.count(where: { $0.rule == .malformed }) != counts.malformed {
      broken.append("malformed lines without a finding")
    }
    if report.json() != checker.check(inputs: [input]).json() {
      broken.append("two runs give different reports")
    }
    if report.text.isEmpty || checker.summary(inputs: [input]).json.isEmpty {
      broken.append("a report without text")
    }
    let native = input.native(fields: fields).input.bytes.array
    for window in [0.0, 250] { stream(native, checker, window, counts, &broken) }
    return broken
  }

  private static func stream(
    _ bytes: ContiguousArray<UInt8>, _ checker: TraceChecker, _ window: Double,
    _ counts: TraceReport.Input, _ broken: inout [String]
  ) {
    var stream = checker.stream(sessionLimit: 50, window: window)
    // A mark of the encoding leads the file and not a line.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      line.withUnsafeBufferPointer { _ = stream.read($0) }
    }
    let result = stream.finish().result.input
    if result.lines != result.events + result.malformed + result.ignored {
      broken.append("lines of a stream that are nowhere: \(result)")
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if !isUTF16, result.events != counts.events {
      broken.append("a stream has \(result.events) events, the whole \(counts.events)")
    }
  }

  /// The text of a compressed recording, whole and in pieces.
  private static func decoded(_ bytes: [UInt8], _ broken: inout [String]) -> ContiguousArray<UInt8>
  {
    let format = bytes.withUnsafeBufferPointer { Decompression.format(of: $0) }
    guard let format else { return ContiguousArray(bytes) }
    func text(_ size: Int) -> ContiguousArray<UInt8> {
      var stream = DecodedStream(format)
      var text: ContiguousArray<UInt8> = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        let piece = Array(bytes[start..<min(bytes.count, start + size)])
        piece.withUnsafeBufferPointer { stream.feed($0) { text.append(contentsOf: $0) } }
      }
      stream.finish { text.append(contentsOf: $0) }
      return text
    }
    let whole = text(max(1, bytes.count))
    if text(7).isEmpty != whole.isEmpty { broken.append("pieces give nothing") }
    return whole
  }
}
