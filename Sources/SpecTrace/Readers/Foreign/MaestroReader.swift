import SpecJSON

/// Reads the `commands.json` that a Maestro run leaves behind.
///
/// - Units: `timestamp` and `duration` are milliseconds; an unknown duration is absent.
enum MaestroReader: ForeignReader {
  static let name = "Maestro"

  static func recognises(_ source: ForeignSource) -> Bool {
    source.first == 0x5B && source.holds("\"command\"") && source.holds("\"metadata\"")
  }

  static func read(_ source: ForeignSource, into sink: inout ForeignSink) {
    source.objects(from: source.start, into: &sink) { add($0, $1, to: &$2) }
  }

  private static func add(_ value: JSONValue, _ line: Int, to sink: inout ForeignSink) {
    guard let command = value["command"]?.members?.first(where: { !$0.value.isNull }) else {
      return sink.fault(.fieldMissing, line: line)
    }
    let metadata = value["metadata"]
    let status = metadata?["status"]?.string ?? ""
    // What failed, was skipped or never came to an end did not happen in the app.
    guard status.isEmpty || status.uppercased() == "COMPLETED" else {
      return sink.ignore("\(command.key), \(status)", line: line)
    }
    let attributes = command.value.attributes()
    guard acts(command.key), let text = words(attributes) else {
      return sink.ignore(command.key, line: line)
    }
    sink.add(
      ForeignRecord(
        shape: .event, line: line, session: "maestro", time: metadata?["timestamp"]?.double,
        name: text, attributes: attributes))
  }

  /// Whether a command does what a person does.
  private static func acts(_ command: String) -> Bool {
    ["tap", "swipe", "press", "back", "scroll", "longPress", "doubleTap", "hideKeyboard"]
      .contains { command.hasPrefix($0) }
  }

  /// The words of the thing that a command is about, or its label.
  private static func words(_ attributes: [String: String]) -> String? {
    for key in [
      "label", "selector.textRegex", "selector.text", "selector.idRegex", "selector.id", "text",
    ] {
      if let text = attributes[key], !text.isEmpty { return text }
    }
    return nil
  }
}
