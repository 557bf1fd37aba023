import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports sections that stand twice word for word, and identifiers that a table gives twice.
public struct ToldTwice: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D122", name: "told-twice",
    summary: "A section stands twice word for word, or one identifier is given to two rows.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      Of two copies one is changed and the other forgotten; an identifier of two requirements traces to
      neither. Sections are compared with those of the same title below the same heading. Identifiers are
      read in columns titled "ID", where other rows have numbers of their own; tables that join
      identifiers with others repeat them on purpose.
      """,
    references: ["ISO/IEC/IEEE 29148:2018, 5.2.8: requirements are uniquely identified"],
    examples: [
      .accepted("| ID | Demand |\n|---|---|\n| R-1 | Pen |\n| R-2 | Ink |\n| R-3 | Pad |\n"),
      .flagged(
        "| ID | Demand |\n|---|---|\n| R-1 | Pen |\n| R-2 | Ink |\n| R-3 | Pad |\n| ⟦R-3⟧ | Nib |\n"
      ),
    ]
  )

  /// Bytes that a section has at least, so that two equal ones are a copy and no form.
  private static let least = 40

  /// Makes the rule.
  public init() {}

  /// Compares sections of one title, and the cells of columns with identifiers.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    checkSections(context, into: &diagnostics)
    let document = context.document
    for number in document.tables {
      checkTable(number, context, into: &diagnostics)
    }
  }

  /// What two copies of a section have in common before their words are compared.
  private struct Shape: Hashable {
    var length: Int
    var parent: Int32
    var level: UInt8
  }

  private struct Text: Hashable {
    var shape: Shape
    var title: String
    var body: ArraySlice<UInt8>

    init(_ shape: Shape, _ title: String, _ body: ArraySlice<UInt8>) {
      self.shape = shape
      self.title = title
      self.body = body
    }
  }

  private func checkSections(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    // Equal texts have equal lengths; titles and texts are compared only where these are equal.
    var shapes: [Shape: Int?] = [:]
    var seen: [Text: Int] = [:]
    for (number, section) in document.sections.enumerated() where section.heading >= 0 {
      let title = document.title(ofSection: number)
      let text = body(number, document)
      guard text.count >= Self.least, !title.isEmpty else { continue }
      let shape = Shape(length: text.count, parent: section.parent, level: section.level)
      guard let alone = shapes[shape] else {
        shapes[shape] = .some(number)
        continue
      }
      if let alone {
        seen[Text(shape, document.title(ofSection: alone), body(alone, document))] = alone
        shapes[shape] = .some(nil)
      }
      let own = Text(shape, title, text)
      guard let first = seen[own] else {
        seen[own] = number
        continue
      }
      let range = document.firstLine(of: document.nodes[Int(section.heading)].range)
      let other = document.nodes[Int(document.sections[first].heading)].range
      diagnostics.append(
        diagnostic(
          "the section '\(title)' stands twice", at: document.origin(range),
          label: "the same words",
          related: [.init(document.origin(document.firstLine(of: other)), "first here")],
          why: "both have the same title and the same text below the same heading",
          help: "delete one of them"))
    }
  }

  /// The source of a section behind its heading, subsections included, without the blank lines at its end.
  private func body(_ section: Int, _ document: Document) -> ArraySlice<UInt8> {
    let nodes = document.sections[section].nodes
    guard nodes.count > 1 else { return [] }
    let start = Int(document.nodes[Int(nodes.lowerBound) + 1].range.start)
    let next = Int(nodes.upperBound)
    let end =
      next < document.nodes.count
      ? Int(document.nodes[next].range.start) : document.source.bytes.count
    let range = ASCII.trimmed(document.source.bytes, start..<max(start, end))
    return document.source.bytes[range]
  }

  private static let titles: Lexicon = ["id", "ids"]

  private func checkTable(
    _ table: Int, _ context: RuleContext, into diagnostics: inout [Diagnostic]
  ) {
    let document = context.document
    guard let head = document.firstChild(of: table),
      let first = document.firstChild(of: head),
      isIdentifier(document.string(first)),
      // A second column of identifiers joins two things.
      !document.children(of: head).dropFirst().contains(where: {
        isIdentifier(document.string($0))
      })
    else { return }
    var places: [String: Int] = [:]
    var twice: [(cell: Int, first: Int)] = []
    for row in document.children(of: table).dropFirst() {
      guard let cell = document.firstChild(of: row) else { continue }
      let text = document.string(cell)
      guard text.utf8.count <= 24, text.utf8.contains(where: ASCII.isDigit) else { continue }
      if let first = places[text] { twice.append((cell, first)) } else { places[text] = cell }
    }
    guard twice.count == 1, places.count >= 3, context.isNormative(document.nodes[table].range)
    else { return }
    for (cell, first) in twice {
      let name = document.string(cell)
      diagnostics.append(
        diagnostic(
          "'\(name)' is given to two rows", at: document.origin(place(of: cell, document)),
          label: "the second one",
          related: [.init(document.origin(place(of: first, document)), "the first one")],
          why: "the other \(places.count - 1) rows have identifiers of their own",
          help: "give one of the rows another number"))
    }
  }

  private func place(of cell: Int, _ document: Document) -> SourceRange {
    document.sourceRange(plain: document.plainText(of: cell))
  }

  /// "ID", "Req ID", "Requirement-Id"
  private func isIdentifier(_ header: String) -> Bool {
    let words = Names.words(header)
    return words.count <= 2 && words.last.map(Self.titles.contains) == true
  }
}
