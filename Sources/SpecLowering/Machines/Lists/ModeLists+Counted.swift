import SpecModel
import SpecSyntax
import SpecText

extension ModeLists {
  /// The modes that a sentence counts and the list below it names in bold: "**Mode system:** Three operation modes, each
  /// with its colour." over "**HEAT** — warm accent".
  ///
  /// Without "operation" or the like, a heading above must be of an interface.
  func counted() -> [(name: LocatedText, section: Int)] {
    var result: [(name: LocatedText, section: Int)] = []
    let leads = CountedLeads(context)
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && leads.mayLead(index)
      && Self.mayCountModes(document, line.text)
    {
      let section = Int(document.nodes[line.node].section)
      guard let found = leads.read(index, nouns: Self.modeNouns, qualifiers: Self.qualifiers),
        !isOfSystems(section), found.lead.isQualified || isOfInterface(section),
        let names = names(in: found.items)
      else { continue }
      result += names.map { ($0, section) }
    }
    return result
  }

  /// Whether a heading above speaks of programs, data or the work on them.
  func isOfSystems(_ section: Int) -> Bool {
    context.isSystem(section)
      || document.path(ofSection: section).contains { outer in
        let title = document.title(ofSection: outer)
        return FlowChains.isTechnical(title) || BareHeadings.isOfWork(title)
          || Names.hasWord(title, in: Self.programs)
      }
  }

  static func mayCountModes(_ document: Document, _ text: Range<Int>) -> Bool {
    modeCues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private static let modeCues: [StaticString] = [
    "odes", "odi", "odos", "alità", "arten", "mode",
  ]
  static let modeNouns: Lexicon = [
    "modes", "modi", "modos", "modalità", "betriebsarten", "betriebsmodi", "bedrijfsmodi", "mode",
  ]
  static let qualifiers: Lexicon = [
    "operation", "operating", "operational", "visual", "display", "working", "app", "usage", "use",
    "user", "distinct", "different", "main", "primary", "core", "verschiedene",
    "unterschiedliche", "principaux", "diferentes", "principales", "principais", "distintos",
    "diverse", "verschillende",
  ]
  /// Words of titles over programs without an interface.
  private static let programs: Lexicon = [
    "cli", "sdk", "library", "package", "compiler", "server", "script", "scripts", "command",
    "commands", "usage", "installation", "install",
  ]
}
