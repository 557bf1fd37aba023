import SpecModel

/// What a format could not hold, in words for the person who runs the export.
enum LeftOut {
  /// Most names that are listed; the rest is counted.
  private static let limit = 6

  /// One sentence about tokens, or their values in modes, that are missing from an export; none where none is.
  static func remark(
    _ tokens: [(token: Token, mode: String?)], of input: ExportInput, why: String
  ) -> [String] {
    guard !tokens.isEmpty else { return [] }
    let all = input.specs.reduce(0) { sum, spec in
      spec.tokens.withModesJoined.reduce(sum) { $0 + 1 + $1.modes.count }
    }
    let names = tokens.prefix(limit).map { item in
      item.token.id + (item.mode.map { " (\($0))" } ?? "")
    }
    let rest = tokens.count > limit ? " and \(tokens.count - limit) more" : ""
    let verb = tokens.count == 1 ? "is" : "are"
    let subject = "\(tokens.count) of \(all) values of tokens \(verb) left out"
    return ["\(subject), for \(why): \(names.joined(separator: ", "))\(rest)"]
  }
}
