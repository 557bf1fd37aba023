import SpecModel
import SpecSyntax
import SpecText

/// Reads scenarios whose steps open with the words of Gherkin: in fences, "Scenario: Save" over "Given …", "When …" and
/// "Then …", and in lists of further languages below a line that names one.
struct StepScenarios {
  private let context: LoweringContext
  private let document: Document

  /// All such scenarios of a document.
  static func read(_ context: LoweringContext) -> [Scenario] {
    let reader = StepScenarios(context: context)
    return reader.document.codeBlocks.flatMap(reader.scenarios(in:))
      + reader.document.lists.compactMap(reader.scenario(inList:))
  }

  private init(context: LoweringContext) {
    self.context = context
    document = context.document
  }

  // MARK: Fences

  private func scenarios(in block: Document.CodeBlock) -> [Scenario] {
    guard StepWords.fences.contains(block.language), (3...400).contains(block.lines.count) else {
      return []
    }
    var result: [Scenario] = []
    for line in block.lines {
      let text = StateName.trimmed(string(line))
      if let title = StepWords.title(text) {
        result.append(
          Scenario(title: title, fields: [], origin: document.origin(line)))
      } else if !result.isEmpty, let step = StepWords.step(text) {
        result[result.count - 1].fields.append(
          .init(label: step.label, text: step.text, origin: document.origin(line)))
      }
    }
    return result.filter { Self.isWhole($0.fields) }
  }

  private func string(_ range: SourceRange) -> String {
    String(decoding: document.source.bytes[range.offsets], as: UTF8.self)
  }

  private static func isWhole(_ fields: [Scenario.Field]) -> Bool {
    fields.count > 1 && fields.contains { StepWords.opens($0.label, StepWords.thens) }
      && fields.contains {
        StepWords.opens($0.label, StepWords.givens) || StepWords.opens($0.label, StepWords.whens)
      }
  }

  // MARK: Lists

  /// The scenario of a list below "**Scénario : code expiré**", each of whose items is a step in another language than
  /// English.
  private func scenario(inList list: Int) -> Scenario? {
    guard let title = title(above: list) else { return nil }
    let items = document.children(of: list)
    guard (2...12).contains(items.count) else { return nil }
    var fields: [Scenario.Field] = []
    for item in items {
      guard let leaf = document.children(of: item).first, document.nodes[leaf].kind == .paragraph,
        let step = StepWords.step(document.string(leaf))
      else { return nil }
      fields.append(
        .init(
          label: step.label, text: step.text,
          origin: document.origin(document.nodes[leaf].range)))
    }
    let isEnglish = fields.contains { ["given", "then"].contains($0.label.lowercased()) }
    guard !isEnglish, Self.isWhole(fields) else { return nil }
    return Scenario(
      title: title, fields: fields, origin: document.origin(document.nodes[list].range))
  }

  /// What the paragraph right above a list names: "Scénario : code expiré".
  private func title(above list: Int) -> String? {
    let parent = document.nodes[list].parent
    guard list - 1 > Int(parent) else { return nil }
    var previous = list - 1
    while previous > 0, document.nodes[previous].parent != parent {
      previous = Int(document.nodes[previous].parent)
    }
    guard previous > 0,
      document.nodes[previous].kind == .paragraph || document.nodes[previous].kind == .heading,
      document.plainText(of: previous).count <= 120
    else { return nil }
    return StepWords.title(document.string(previous))
  }
}

/// The words of Gherkin in several languages, data only.
enum StepWords {
  /// Languages of fences that hold scenarios.
  static let fences: Lexicon = ["", "gherkin", "feature", "cucumber", "bdd", "text", "txt"]

  private static let scenarios: Lexicon = [
    "scenario", "scénario", "szenario", "escenario", "cenário", "scenariusz", "scénář", "senaryo",
    "skenario", "сценарий", "сценарій", "シナリオ", "场景", "場景", "시나리오",
  ]
  static let givens = [
    "given", "étant donné que", "étant donné", "dado que", "dado", "dada", "angenommen", "gegeben",
    "dato che", "dato", "gegeven", "stel", "zakładając", "mając", "givet", "gitt", "pokud",
    "дано", "допустим", "diketahui", "前提", "假如", "假设",
  ]
  static let whens = [
    "when", "quand", "lorsque", "cuando", "quando", "wenn", "als", "wanneer", "kiedy", "gdy",
    "jeżeli", "när", "når", "když", "если", "когда", "ketika", "もし", "当", "當",
  ]
  static let thens = [
    "then", "alors", "entonces", "então", "dann", "allora", "dan", "wtedy", "så", "pak", "то",
    "тогда", "maka", "ならば", "那么", "那麼",
  ]
  private static let links = [
    "and", "but", "et", "mais", "y", "pero", "e", "mas", "und", "aber", "ma", "en", "maar", "oraz",
    "i", "ale", "och", "men", "og", "a", "и", "но", "dan", "かつ", "而且", "并且",
  ]

  /// What stands behind the word for a scenario and a colon.
  static func title(_ text: String) -> String? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let word = TextScan.words(String(text[..<colon])).first, scenarios.contains(word),
      TextScan.words(String(text[..<colon])).count < 4
    else { return nil }
    let title = StateName.trimmed(String(text[text.index(after: colon)...]))
    return title.isEmpty ? nil : title
  }

  /// The word that opens a step, as written, and the rest.
  static func step(_ text: String) -> (label: String, text: String)? {
    for group in [givens, whens, thens, links] {
      for opener in group where opens(text, [opener]) {
        let label = String(text.prefix(opener.count))
        let rest = StateName.trimmed(String(text.dropFirst(opener.count)))
        return rest.isEmpty ? nil : (label, rest)
      }
    }
    return nil
  }

  /// Whether a text begins with one of some openers as whole words.
  static func opens(_ text: String, _ openers: [String]) -> Bool {
    let head = text.prefix(24).lowercased()
    return openers.contains { opener in
      guard head.hasPrefix(opener) else { return false }
      guard let next = head.dropFirst(opener.count).first else { return true }
      return !next.isLetter || opener.utf8.first.map { $0 >= 0xE3 } == true
    }
  }
}
