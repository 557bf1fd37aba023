import SpecLint
import SpecText
import SpecWorkspace

/// Starts the file of a rule.
struct NewRule {
  private let code: String
  private let name: String
  private let category: RuleCategory

  /// - Errors: throws `DeveloperError` for a code or name that is malformed or taken.
  init(code: String, name: String) throws {
    let digits = code.dropFirst()
    guard let category = code.first.flatMap({ RuleCategory(rawValue: String($0)) }),
      digits.count == 3, digits.allSatisfy(\.isNumber)
    else {
      throw DeveloperError(description: "'\(code)' is no code: a chapter's letter and three digits")
    }
    guard category != .trace, category != .layout else {
      throw DeveloperError(
        description: "'\(code)' is reported by plumb check and no rule for documents; "
          + "ARCHITECTURE.md says where \(category == .trace ? "trace" : "layout") checks are added"
      )
    }
    guard !name.isEmpty, name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" }) else {
      throw DeveloperError(description: "'\(name)' is no name: lower case words with hyphens")
    }
    if let taken = Workspace.catalog[code] ?? Workspace.catalog[name] {
      throw DeveloperError(
        description: "\(taken.code) \(taken.name) exists; codes are never reused")
    }
    self.code = code
    self.name = name
    self.category = category
  }

  private var type: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Writes the file and says what comes next.
  func write() throws -> Int32 {
    let folder = "Sources/SpecLintRules/Rules/\(Self.folder(of: category))"
    let path = "\(folder)/\(type).swift"
    guard FileSystem.kind(path) == nil else {
      throw DeveloperError(description: "'\(path)' exists")
    }
    try FileSystem.makeFolder(folder)
    try FileSystem.write(ContiguousArray(text.utf8), to: path)
    DeveloperTool.say("wrote \(path)\nnext: swift run plumb-dev generate --write")
    return 0
  }

  static func folder(of category: RuleCategory) -> String {
    switch category {
    case .stateMachine: "StateMachine"
    default:
      // The cases are named like their folders.
      String(describing: category).prefix(1).uppercased() + String(describing: category).dropFirst()
    }
  }

  private var text: String {
    """
    import SpecDiagnostics
    public import SpecLint

    /// Reports …
    public struct \(type): LintRule {
      /// What the rule is.
      public static let info = RuleInfo(
        code: "\(code)",
        name: "\(name)",
        summary: "…",
        category: .\(category),
        defaultSeverity: .warning,
        explanation: \"\"\"
          …
          \"\"\",
        examples: [
          .accepted("# Title\\n"),
          .flagged("# ⟦Title⟧\\n"),
        ]
      )

      /// Makes the rule.
      public init() {}

      /// Reports …
      public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
      }
    }

    """
  }
}
