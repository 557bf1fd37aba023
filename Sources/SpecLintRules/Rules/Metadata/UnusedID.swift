import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports identifiers of a catalogue that nothing in the run uses.
public struct UnusedID: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M209", name: "unused-id",
    summary: "A catalogue lists an identifier that no text, drawing or code uses.",
    category: .metadata, defaultSeverity: .info, precision: .heuristic,
    explanation: """
      Where the codes of a catalogue are used by the screens that show them, a code that no screen
      uses has a message that nobody will see, or a screen forgot it. The rule reads the catalogues of
      `dangling-id`, looks for each code in all documents of the run, drawings and code included, and
      stays silent where fewer than half of the codes are used.
      """,
    examples: [
      .accepted(
        """
        | Code | Message |
        |---|---|
        | `E-LOGIN-FORM-401` | Wrong password |
        | `E-LOGIN-FORM-409` | Account exists |
        | `E-SAVE-FORM-500` | Not saved |

        """),
      .flagged(
        """
        | Code | Message |
        |---|---|
        | `E-LOGIN-FORM-401` | Wrong password |
        | `E-LOGIN-FORM-409` | Account exists |
        | `⟦E-SAVE-FORM-500⟧` | Not saved |

        The form shows `E-LOGIN-FORM-401` or `E-LOGIN-FORM-409` below the field.

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for the codes of the document's own catalogues in all documents.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for catalogue in context.analysis.identifiers.catalogues.values.sorted(by: {
      $0.origin.range.start < $1.origin.range.start
    }) {
      let listed = Dictionary(grouping: catalogue.places, by: \.name)
      let unused = Set(
        listed.filter { name, places in
          Self.count(name, context.facts.documents) <= places.count
        }.keys)
      guard !unused.isEmpty, unused.count * 2 <= listed.count else { continue }
      for place in catalogue.places where unused.contains(place.name) {
        diagnostics.append(
          diagnostic(
            "nothing uses the code '\(place.name)'",
            at: context.origin(place.range), label: "named here only",
            why:
              "\(listed.count - unused.count) of the \(listed.count) codes of this list are used "
              + "elsewhere, this one is not",
            help: "name it where it is shown, or take it off the list"))
      }
    }
  }

  /// How often the texts of documents have a name.
  private static func count(_ name: String, _ documents: [Document]) -> Int {
    var name = name
    return name.withUTF8 { wanted in
      guard !wanted.isEmpty else { return 0 }
      var count = 0
      // By index: an item that a loop is given is a copy with all its lists.
      for index in documents.indices where documents[index].source.mayHold(wanted) {
        documents[index].source.bytes.withUnsafeBufferPointer { bytes in
          var offset = 0
          while let found = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
            count += 1
            offset = found + 1
          }
        }
      }
      return count
    }
  }
}
