import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Style sheets with a rule for each theme, in documents that demand a value in both.
extension ModeValueMissing {
  private static let wholes: Lexicon = ["every", "each", "all", "jeder", "alle", "chaque", "cada"]
  private static let themes: Lexicon = ["themes", "modes", "appearances", "erscheinungsbilder"]
  private static let dark = ["dark", "night"]

  /// Reports properties of a group of which the rule for the dark theme has all but one or two.
  func checkSheets(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("--"), let promise = promise(document) else { return }
    for block in document.codeBlocks where ["css", "scss", "less"].contains(block.language) {
      var groups: [[(name: String, origin: Origin)]] = [[]]
      var night: Set<String> = []
      var isDark = false
      for line in block.lines {
        let text = document.source.string(line).drop { $0 == " " || $0 == "\t" }
        if text.hasSuffix("{") {
          isDark = Self.dark.contains(where: text.lowercased().contains)
          groups.append([])
        } else if text.isEmpty || text.hasPrefix("/*") {
          groups.append([])
        } else if text.hasPrefix("--"), let colon = text.firstIndex(of: ":") {
          let name = String(text[..<colon])
          if isDark {
            night.insert(name)
          } else if !isMeasure(text[text.index(after: colon)...]) {
            groups[groups.count - 1].append((name, document.origin(line)))
          }
        }
      }
      for group in groups where group.count > 3 {
        let missing = group.filter { !night.contains($0.name) }
        guard !missing.isEmpty, missing.count * 4 <= group.count else { continue }
        for entry in missing where context.isNormative(entry.origin.range) {
          diagnostics.append(
            diagnostic(
              "'\(entry.name)' has no value for the dark theme", at: entry.origin,
              label: "light only", related: [.init(promise, "a value in both is demanded")],
              why: "the rule for the dark theme has \(group.count - missing.count) of the "
                + "\(group.count) values of this group",
              help: "write the value, or say that both themes share one"))
        }
      }
    }
  }

  /// Whether a value is one measure, a number alone or the name of a font, which the dark theme inherits.
  private func isMeasure(_ value: Substring) -> Bool {
    let text = value.prefix { $0 != ";" }.drop { $0 == " " }
    let word = text.prefix { $0 != " " }
    guard let first = word.utf8.first else { return false }
    if first == 0x22 || first == 0x27 { return true }
    let isNumber = ASCII.isDigit(first) || first == ASCII.dot
    return isNumber && !word.utf8.contains(0x25) && text.drop { $0 != " " }.allSatisfy { $0 == " " }
  }

  /// Verbs that ask for a look, not for a value: "Test all screens in both themes".
  private static let looks: Lexicon = [
    "test", "tests", "tested", "check", "checked", "verify", "verified", "review", "preview",
    "try", "inspect", "teste", "testen", "prüfe", "prüfen", "geprüft", "tester", "testez",
    "vérifier", "vérifiez", "probar", "prueba", "comprobar", "verificar", "testar", "verifica",
    "verificare", "testare", "controleer", "uji", "periksa",
  ]

  /// "Every semantic token has a value in both themes"
  private func promise(_ document: Document) -> Origin? {
    guard document.mentions("both ") || document.mentions("beide") else { return nil }
    for leaf in document.leaves(with: "both ") + document.leaves(with: "beide")
    where document.nodes[leaf].kind == .paragraph && document.plainText(of: leaf).count < 300 {
      let words = Names.words(document.string(leaf))
      guard
        let place = words.firstIndex(where: { $0 == "both" || $0 == "beide" || $0 == "beiden" }),
        place + 1 < words.count, Self.themes.contains(words[place + 1]),
        words[..<place].contains(where: Self.wholes.contains),
        !words[..<place].contains(where: Self.looks.contains)
      else { continue }
      return document.origin(document.sourceRange(plain: document.plainText(of: leaf)))
    }
    return nil
  }
}
