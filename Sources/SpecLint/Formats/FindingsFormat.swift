public import SpecDiagnostics

/// A way to print findings.
///
/// - Invariant: pure; the same report gives the same bytes.
public protocol FindingsFormat: Sendable {
  /// The name on the command line, for example "sarif".
  static var name: String { get }
  /// Makes the format.
  init()
  /// The bytes of the output, ending in a line feed unless empty.
  func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8>
}

/// How output looks for a person.
public struct FormatStyle: Sendable, Hashable {
  /// Whether to colour with ANSI sequences.
  public var usesColor: Bool
  /// The version of the program.
  public var version: String
  /// The least severity that fails the run; in formats of tests, findings below it are no failures.
  public var failing: Severity

  /// Makes a style.
  public init(usesColor: Bool = false, version: String = "0", failing: Severity = .info) {
    self.usesColor = usesColor
    self.version = version
    self.failing = failing
  }
}

/// The formats that exist.
public enum FindingsFormats {
  /// All formats, in the order of the help text; the first is the default.
  public static let all: [any FindingsFormat.Type] = [
    FullFormat.self, ConciseFormat.self, JSONFormat.self, JSONLinesFormat.self, SARIFFormat.self,
    GitHubFormat.self, GitLabFormat.self, JUnitFormat.self, CheckstyleFormat.self,
    RDJSONFormat.self, AzureFormat.self,
  ]

  /// The format with a name, if there is one.
  public static func named(_ name: String) -> (any FindingsFormat)? {
    all.first { $0.name == name }?.init()
  }
}

extension ContiguousArray<UInt8> {
  /// The bytes of a text that is made of lines.
  init(lines: [String]) {
    self = []
    for line in lines {
      append(contentsOf: line.utf8)
      append(0x0A)
    }
  }
}
