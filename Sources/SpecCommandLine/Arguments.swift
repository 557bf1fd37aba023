import SpecText

/// Wrong usage of the command line.
struct UsageError: Error {
  /// What is wrong: lower case, no full stop.
  var message: String
  /// The verb whose help explains more.
  var verb: String?
}

/// The words of a command line, sorted into flags and operands.
struct Arguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  /// Number of operands before "--"; `nil` where there is none.
  private(set) var countBeforeDashes: Int?

  /// Reads the words after the verb.
  ///
  /// - Errors: throws `UsageError` for unknown flags, missing values and values outside the choices.
  init(_ words: ArraySlice<String>, verb: Verb) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        countBeforeDashes = operands.count
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try readFlag(word, rest: &rest, verb: verb)
    }
  }

  private mutating func readFlag(
    _ word: String, rest: inout ArraySlice<String>, verb: Verb
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = verb.allFlags.first(where: { $0.name == name || $0.short == name }) else {
      let known = verb.allFlags.map(\.name)
      let hint = Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(message: "unknown flag '\(name)'\(hint)", verb: verb.name)
    }
    guard let placeholder = flag.value else {
      guard parts.count == 1 else {
        throw UsageError(message: "'\(flag.name)' takes no value", verb: verb.name)
      }
      values[flag.name] = []
      return
    }
    let isBare = parts.count == 1
    guard let value = isBare ? rest.popFirst() : String(parts[1]), !isBare || !Self.isFlag(value)
    else {
      throw UsageError(message: "'\(flag.name)' needs a value: \(placeholder)", verb: verb.name)
    }
    try check(value, of: flag, verb: verb)
    switch flag.arity {
    case .one: values[flag.name] = [value]
    case .list:
      // An empty list is a variable of a script that is not set: no rule would run, and the run pass.
      let items = Self.items(of: value)
      guard !items.isEmpty else {
        throw UsageError(message: "'\(flag.name)' needs a value: \(placeholder)", verb: verb.name)
      }
      values[flag.name, default: []] += items
    case .words:
      values[flag.name, default: []].append(value)
      while let next = rest.first, next == "-" || !next.hasPrefix("-") {
        values[flag.name, default: []].append(next)
        rest.removeFirst()
      }
    }
  }

  /// Whether a word that stands where a value is expected is another flag: "--select --fix". A number may be negative,
  /// and whatever begins with a dash can stand behind an equals sign.
  private static func isFlag(_ word: String) -> Bool {
    guard word.utf8.first == 0x2D, let next = word.utf8.dropFirst().first else { return false }
    return !(0x30...0x39).contains(next)
  }

  private func check(_ value: String, of flag: Flag, verb: Verb) throws(UsageError) {
    guard !flag.choices.isEmpty, !flag.choices.contains(value) else { return }
    let hint =
      Suggestion.nearest(to: value, in: flag.choices).map { "did you mean '\($0)'?" }
      ?? "expected one of \(flag.choices.joined(separator: ", "))"
    throw UsageError(message: "'\(flag.name)' does not take '\(value)'; \(hint)", verb: verb.name)
  }

  private static func items(of value: String) -> [String] {
    value.split(separator: ",").compactMap { item in
      var item = item
      while item.first == " " { item.removeFirst() }
      while item.last == " " { item.removeLast() }
      return item.isEmpty ? nil : String(item)
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { values[flag] != nil }
  /// The last value of a flag.
  func value(_ flag: String) -> String? { values[flag]?.last }
  /// All values of a flag.
  func list(_ flag: String) -> [String]? { values[flag] }
}
