/// How far one line of a document was understood.
public struct LineMark: Sendable, Hashable {
  /// The five answers.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A fact stands on the line.
    case compiled
    /// The line looks like a fact, and not all of it was compiled.
    case notUnderstood
    /// The line demands nothing: it tells of the past, of alternatives, of later versions or of examples.
    case notNormative
    /// Words that state nothing measurable.
    case prose
    /// Headings, delimiters, blank lines and other marks that hold the document together.
    case structure
  }

  /// What a line is in Markdown.
  public enum Form: String, Sendable, Hashable {
    case blank, heading, paragraph, item, fence, code, metadata, comment, mark
    case tableRow = "table row"
    case tableHeader = "table header"
    case tableRule = "table rule"
    case thematicBreak = "thematic break"
    case frontMatter = "front matter"

    /// Whether a line of this form states nothing by itself.
    var isStructure: Bool {
      switch self {
      case .paragraph, .item, .tableRow: false
      default: true
      }
    }
  }

  /// How far the line was understood.
  public var kind: Kind
  /// What the line is in Markdown.
  public var form: Form
  /// What was compiled from it.
  public var facts: FactKinds = []
  /// Why it was not understood, or why it demands nothing.
  public var reason: String?
  /// Whether a pass of the compiler says so; otherwise only the look of the line does.
  public var isUnresolved = false
  /// Whether the line plainly gives a value to a name, so that `unresolved` of the model lists it too.
  public var isNamedValue = false

  /// What the line is, in a word or two.
  public var label: String {
    switch kind {
    case .compiled: facts.names.joined(separator: ", ")
    case .notUnderstood: "not understood"
    case .notNormative: "not normative"
    case .prose: "prose"
    case .structure: form == .blank ? "" : form.rawValue
    }
  }
}

extension LineMark {
  /// The reason as the maps print it; on a line with facts it says that those were compiled.
  public var note: String? {
    guard let reason else { return nil }
    return kind == .notUnderstood && !facts.isEmpty
      ? "\(facts.names.joined(separator: ", ")) compiled, but: \(reason)" : reason
  }
}

extension LineMark.Kind {
  /// The kind in words.
  public var words: String {
    switch self {
    case .compiled: "compiled"
    case .notUnderstood: "not understood"
    case .notNormative: "not normative"
    case .prose: "prose"
    case .structure: "structure"
    }
  }
}
