public import SpecLint

/// A way to print what two versions say differently.
///
/// - Invariant: pure; the same report gives the same bytes.
public protocol DifferenceFormat: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// Whether the output tells the verdict and what was not compared, so that nobody else has to.
  static var isComplete: Bool { get }
  /// Makes the format.
  init()
  /// The text of the output, ending in a line feed unless empty.
  func text(_ report: DifferenceReport, style: FormatStyle) -> String
}

/// The formats that exist.
public enum DifferenceFormats {
  /// All formats, in the order of the help text; the first is the default.
  public static let all: [any DifferenceFormat.Type] = [
    FullDifference.self, ConciseDifference.self, JSONDifference.self, MarkdownDifference.self,
    GitHubDifference.self,
  ]

  /// The format with a name, if there is one.
  public static func named(_ name: String) -> (any DifferenceFormat)? {
    all.first { $0.name == name }?.init()
  }
}

extension DifferenceReport {
  /// What was not compared, a line each: documents that were left out, then lines and damage in the others.
  ///
  /// Lines that are the same in both versions are counted.
  public var notComparedLines: [String] {
    let entries = documents.flatMap { document in document.notCompared.map { (document, $0) } }
    let same = entries.filter { $0.1.side == .both && !$0.1.isChanged }
    var lines = leftOut
    for (document, entry) in entries where entry.side != .both || entry.isChanged {
      let place = entry.place.map { "\($0.short): " } ?? "\(document.path): "
      let side = "\(entry.side.rawValue): "
      lines.append(place + side + entry.reason)
    }
    let count = same.reduce(0) { $0 + $1.1.lines }
    if count > 0 {
      let noun = count == 1 ? "line that looks like a fact was" : "lines that look like facts were"
      let documents = same.count == 1 ? "1 document" : "\(same.count) documents"
      lines.append("\(count) \(noun) not understood in \(documents), the same in both versions")
    }
    return lines
  }

  /// What the two sides are, for a header.
  var sides: String { "\(old.name) → \(new.name)" }

  /// How many changed lines the verdict says nothing about.
  public var unreadChangeCount: Int {
    documents.reduce(0) { $0 + $1.notCompared.count { $0.isChanged } }
  }
}

extension DifferenceReport.Side {
  /// The label with the commit behind it.
  var name: String { revision.map { "\(label) (\($0.prefix(8)))" } ?? label }
}

extension Change {
  /// The two places, or the one that there is.
  var places: String {
    switch (oldPlace, newPlace) {
    case (let old?, let new?): "\(old.short) → \(new.short)"
    case (let old?, nil): "\(old.short) (old)"
    case (nil, let new?): new.short
    case (nil, nil): ""
    }
  }
}
