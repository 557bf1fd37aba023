import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports blocks of one kind of which one lacks a field, or gives it another name.
public struct BlockShapeMismatch: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D105", name: "block-shape-mismatch",
    summary: "One of several blocks of a kind lacks a field that all others have, or renames it.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      States, scenarios and steps are described by the same bold labels one after the other. Where one
      of four or more lacks a label that all others have as their first or second, it was forgotten,
      unless the block has a field of its own in that place. So is the one drawing that is missing
      among four or more, in a block with fields like the others. Where one writes
      "Animation & Motion" and the others "Animation", a search finds only some of them. A label that
      says padding above a value that says margin is reported too: they are different distances.
      """,
    references: ["CSS Box Model 4, 3: margins, padding"],
    examples: [
      .accepted(
        """
        ### Scenario 1

        **Goal:** a

        ### Scenario 2

        **Goal:** b

        """),
      .flagged(
        """
        ### Scenario 1

        **Goal:** a

        ### Scenario 2

        **Goal:** b

        ### Scenario 3

        **Goal:** c

        ⟦### Scenario 4⟧

        Text.

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the blocks of each kind.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for group in BlockShape.groups(in: context.document, spec: context.spec) where group.count > 1 {
      let uses = LabelUses(group)
      checkMissing(group, uses, &diagnostics)
      checkNames(uses, &diagnostics)
      checkDrawings(group, &diagnostics)
    }
    guard context.document.mentions("argin"), context.document.mentions("adding") else { return }
    for constraint in context.spec.constraints {
      if let found = termMismatch(constraint, context) { diagnostics.append(found) }
    }
  }

  // MARK: Missing fields

  /// Words of labels above code, which not every block needs.
  private static let code: Lexicon = [
    "change", "changes", "differences", "implementation", "code", "css", "dart", "swift", "example",
    "examples", "notes", "note",
  ]

  /// Words of labels that tell when something holds and what happens then.
  private static let behavior: Lexicon = [
    "when", "context", "condition", "conditions", "trigger", "triggers", "step", "steps", "given",
    "then", "expected", "result", "results", "outcome", "precondition", "preconditions", "entry",
    "exit", "exits", "kontext", "bedingung", "auslöser", "schritte", "ergebnis", "contexte",
    "déclencheur", "étapes", "résultat", "contexto", "condición", "disparador", "pasos",
    "resultado", "condição", "gatilho", "passos", "contesto", "condizione", "passi", "risultato",
  ]

  private func checkMissing(
    _ group: [BlockShape], _ uses: LabelUses, _ diagnostics: inout [Diagnostic]
  ) {
    guard group.count >= 4 else { return }
    var labels: [String] = []
    var holders: [String: Set<Int>] = [:]
    for (number, block) in group.enumerated() {
      for field in block.fields {
        if holders[field.label] == nil { labels.append(field.label) }
        holders[field.label, default: []].insert(number)
      }
    }
    for label in labels where !Names.hasWord(label, in: Self.code) {
      guard let having = holders[label], having.count == group.count - 1,
        isLeading(label, group),
        let missing = group.indices.first(where: { !having.contains($0) }),
        let sample = group[having.sorted()[0]].fields.first(where: { $0.label == label })
      else { continue }
      let block = group[missing]
      guard !block.isNotApplicable, !hasOther(block, inPlaceOf: label, group),
        !block.fields.isEmpty || isNamedAlike(block, group)
      else { continue }
      let wanted = Names.words(label)
      guard !block.fields.contains(where: { uses.isDrift(wanted, Names.words($0.label)) }) else {
        continue
      }
      var found = diagnostic(
        "'\(block.title)' has no '\(label)'", at: block.heading, label: "no '\(label)'",
        related: [.init(sample.origin, "the others have it")],
        why: "\(having.count) of \(group.count) blocks of this kind have the field '\(label)'",
        help: "add '**\(label)**:' to this block")
      // What tells where a thing is kept may be left out; when it holds and what happens may not.
      if !wanted.contains(where: Self.behavior.contains) { found.severity = .info }
      diagnostics.append(found)
    }
  }

  /// Whether most blocks share a word of the title: a section without any field may be of another kind.
  private func isNamedAlike(_ block: BlockShape, _ group: [BlockShape]) -> Bool {
    Names.words(block.title).contains { word in
      group.count { Names.words($0.title).contains(word) } * 2 > group.count
    }
  }

  /// Whether a block has a field of its own where the others have this one: it tells something else, and forgot nothing.
  private func hasOther(
    _ block: BlockShape, inPlaceOf label: String, _ group: [BlockShape]
  ) -> Bool {
    let places = group.compactMap { block in block.fields.firstIndex { $0.label == label } }
    guard let place = places.min(), block.fields.indices.contains(place) else { return false }
    let own = block.fields[place].label
    return group.count { block in block.fields.contains { $0.label == own } } == 1
  }

  /// Whether a field stands first or second in most blocks: such fields say what kind of block it is, later ones vary.
  private func isLeading(_ label: String, _ group: [BlockShape]) -> Bool {
    let places = group.compactMap { block in block.fields.firstIndex { $0.label == label } }
    return places.count { $0 < 2 } * 2 > places.count
  }

  // MARK: Terms

  private static let contents: Lexicon = [
    "content", "contents", "text", "inhalt", "inhalts", "contenu", "contenido", "conteúdo",
    "contenuto", "inhoud", "isi", "konten",
  ]
  private static let around: Lexicon = [
    "around", "um", "autour", "alrededor", "redor", "attorno", "intorno", "rond", "rondom",
    "sekitar",
  ]

  /// "16-24pt margins around content": what lies around the content of a thing is its padding by another word.
  private func isAroundContent(_ value: String) -> Bool {
    Names.hasWord(value, in: Self.around) && Names.hasWord(value, in: Self.contents)
  }

  /// A label that says padding above a value that says margin.
  private func termMismatch(_ constraint: Constraint, _ context: RuleContext) -> Diagnostic? {
    guard constraint.kind == .padding || constraint.kind == .spacing,
      !constraint.subject.contains("("),
      !context.document.isCode(constraint.origin.range.start)
    else { return nil }
    let place = constraint.lineOrigin.range.offsets
    let bytes = context.document.source.bytes
    guard ASCII.find("argin", in: bytes, place) != nil,
      ASCII.find("adding", in: bytes, place) != nil
    else { return nil }
    let text = context.document.source.string(constraint.lineOrigin.range)
    guard let colon = text.firstIndex(of: ":") else { return nil }
    // The value has to begin with the number: a sentence may speak of other distances.
    let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "*" || $0 == "`" }
    guard value.first?.isNumber == true, !value.contains(","), !isAroundContent(String(value))
    else { return nil }
    let label = Names.words(String(text[..<colon]))
    let line = Names.words(text)
    let count = { (words: [String], stem: String) in words.count { $0.hasPrefix(stem) } }
    for (said, meant) in [("padding", "margin"), ("margin", "padding")] {
      guard count(label, said) == 1, count(label, meant) == 0, count(line, said) == 1,
        count(line, meant) == 1, label.last.map({ $0.hasPrefix(said) }) == true
      else { continue }
      return diagnostic(
        "'\(constraint.subject)' says \(said), its value says \(meant)", at: constraint.lineOrigin,
        label: "\(said) or \(meant)?",
        why:
          "padding is inside an element, a margin outside of it; backgrounds and touch areas differ",
        help: "use one of the two words")
    }
    return nil
  }
}
