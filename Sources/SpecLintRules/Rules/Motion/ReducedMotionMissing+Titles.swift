import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Documents that write one word or name a paragraph, with the alternative below a paragraph of its own: "Turn off".
extension ReducedMotionMissing {
  /// Words of rows that promise and say nothing of what is seen then.
  private static let promises: Lexicon = [
    "prefers", "prefer", "reduced", "reduce", "motion", "respect", "respects", "respected",
    "support", "supports", "supported", "honour", "honor", "honours", "honors", "honoured",
    "honored", "comply", "compliant", "yes", "required", "must", "be", "is", "the", "a", "all",
    "media", "query", "setting", "settings", "system", "os", "ok", "user", "users", "preference",
    "respectieren", "unterstützt", "respecter", "respeta", "respetar", "respeitar", "尊重", "支持",
    "遵循", "遵守", "対応", "지원", "준수",
  ]

  private static let endlessCues: [StaticString] = [
    "orever", "ndless", "nfinit", "ndefinit", "ontinuous", "ndlos", "nendlich", "ndéfini",
    "neindig", "indeloos",
  ]
  private static let endlessly: Lexicon = [
    "forever", "endlessly", "endless", "infinitely", "infinite", "indefinitely", "continuously",
    "endlos", "unendlich", "indéfiniment", "infiniment", "indefinidamente", "infinitamente",
    "infinito", "oneindig", "eindeloos",
  ]
  private static let spins: Lexicon = [
    "spin", "spins", "spinning", "pulse", "pulses", "pulsing", "pulsates", "rotate", "rotates",
    "blink", "blinks", "bounces", "loops", "shimmers", "animates", "drifts", "dreht", "pulsiert",
    "rotiert", "blinkt", "tourne", "clignote", "gira", "pulsa", "parpadea", "pisca", "ruota",
    "lampeggia", "draait", "pulseert", "berputar", "berkedip",
  ]

  /// Whether a line says that something moves without end, "The loader spins forever", and gives no time for it.
  func spinsForEver(_ context: RuleContext) -> Bool {
    let document = context.document
    return Self.endlessCues.contains { cue in
      document.mentions(cue)
        && document.leaves(with: cue).contains { leaf in
          let words = Names.words(document.string(leaf))
          return words.count < 40 && words.contains(where: Self.endlessly.contains)
            && words.contains(where: Self.spins.contains)
            && context.isNormative(document.nodes[leaf].range)
        }
    }
  }

  /// Whether a row says no more than that the setting is respected: "| Reduced motion | respected |".
  func promisesAlone(_ mention: Mention, _ document: Document) -> Bool {
    let row = Int(document.nodes[mention.node].parent)
    guard document.nodes[row].kind == .tableRow, document.nodes[row].level == 0,
      case let cells = document.children(of: row), cells.count > 1,
      cells.first == mention.node
        || cells.dropFirst().first == mention.node
    else { return false }
    let words = cells.map { Names.words(document.string($0)) }
    return words.dropFirst().contains { !$0.isEmpty }
      && words.allSatisfy { $0.allSatisfy(Self.promises.contains) }
  }

  /// What stands before an alternative beside its motion, without the first letter.
  private static let beside: [StaticString] = [
    "educed:", "educed →", "eduziert:", "éduit :", "educido:", "eduzido:", "idotto:",
  ]
  private static let columns: Lexicon = [
    "reduced", "reduziert", "réduit", "reducido", "reduzido", "ridotto",
  ]

  /// Whether the document gives alternatives beside its motions: "300ms (reduced: at once)", or a column "Reduced".
  func tellsReduced(_ document: Document) -> Bool {
    Self.beside.contains { document.mentions($0) }
      || document.nodes.indices.contains { row in
        document.nodes[row].kind == .tableRow && document.nodes[row].level == 1
          && document.children(of: row).contains {
            Names.isPhrase(document.string($0), in: Self.columns)
          }
      }
  }

  private static let works: Lexicon = [
    "add", "implement", "introduce", "create", "build", "write", "develop", "hinzufügen",
    "einbauen", "ergänzen", "umsetzen", "ajouter", "implémenter", "añadir", "agregar",
    "implementar", "adicionar", "aggiungere", "implementare", "toevoegen", "tambahkan", "добавить",
    "реализовать",
  ]
  private static let wideWorks = ["添加", "新增", "实现", "追加", "実装", "추가", "구현"]

  /// Whether an open box sets work on reduced motion: "- [ ] Add a query for reduced motion" promises nothing yet.
  func isToDo(_ mention: Mention, _ document: Document) -> Bool {
    let item = Int(document.nodes[mention.node].parent)
    guard item >= 0, document.nodes[item].kind == .item, document.nodes[item].box == .open else {
      return false
    }
    let text = document.string(mention.node)
    let words = Names.words(text)
    return [words.first, words.last].contains { $0.map(Self.works.contains) == true }
      || Self.wideWorks.contains(where: text.contains)
  }

  /// How many paragraphs below the phrase may lead to the alternative.
  private static let reach = 6

  /// Whether the phrase is all of its paragraph, and a paragraph of one or two words below it says what becomes of
  /// the motion: "Disable", and below it "Parallax".
  func isAnsweredBelowTitle(_ mention: Mention, _ document: Document) -> Bool {
    guard document.nodes[mention.node].kind == .paragraph,
      document.plainText(of: mention.node).count <= mention.range.count + 8
    else { return false }
    var node = Int(document.nodes[mention.node].end)
    let last = min(node + Self.reach, document.nodes.count)
    while node < last, document.nodes[node].kind == .paragraph {
      let words = Names.words(document.string(node))
      if words.count <= 2, words.contains(where: Self.remedies.contains) {
        let next = Int(document.nodes[node].end)
        return next < document.nodes.count
          && [.paragraph, .list].contains(document.nodes[next].kind)
      }
      node = Int(document.nodes[node].end)
    }
    return false
  }
}
