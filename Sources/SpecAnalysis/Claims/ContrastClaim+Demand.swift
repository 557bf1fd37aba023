import SpecModel
public import SpecSyntax
import SpecText

extension ContrastClaim {
  /// Whether a limit of the guideline lies between the claimed ratio and the computed one, so that the level is wrong
  /// too, however close both are: 7.2:1 for a pair of 6.96:1 is no AAA.
  var isAcrossLimit: Bool {
    [3.0, 4.5, 7.0].contains { limit in
      claimed >= limit && computed < limit - 0.05
        || claimed > limit && computed < limit - 0.005
        || claimed < limit && computed > limit + 0.005
          && computed - claimed > 0.05
    }
  }

  /// The claim as the words around its number mean it; `nil` where they tell what was, or that a demand is not met.
  ///
  /// "must have", "at least" and a column "Minimum contrast" make it a lower bound: what is demanded does not become
  /// true by asking for less. Where the words leave open whether it is demanded or measured, it is doubtful.
  ///
  /// - Complexity: O(log nodes + bytes of the sentence).
  public func weighed(in document: Document) -> ContrastClaim? {
    guard level == nil else { return self }
    let words = RatioWords(document, origin.range)
    guard !words.tellsThePast, !words.admitsMiss else { return nil }
    let isLimit = [3, 4.5, 7].contains(claimed)
    var claim = self
    if words.demands || isLimit && words.allowsLess {
      claim.isMinimum = true
      claim.isBound = true
    }
    claim.isDoubtful =
      !claim.isMinimum && (words.mayDemand || isLimit && !words.tellsMeasurement)
    return claim
  }
}

/// The words around the number of a ratio, and those that stand over it.
private struct RatioWords {
  /// What stands before the number, up to another ratio or another pair of colours.
  private var clause = ""
  /// What stands behind the number, to the end of the clause.
  private var behind = ""
  /// What stands behind the number, to the end of the sentence.
  private var rest = ""
  private var sentence = ""
  /// The title of the column.
  private var column = ""
  /// The label of the row.
  private var label = ""
  /// The heading above, and the paragraph that leads to the list.
  private var above: [String] = []

  init(_ document: Document, _ range: SourceRange) {
    let bytes = document.source.bytes
    let number = range.offsets
    guard let node = document.lastNode(startingBy: range.start) else { return }
    let isCode = document.nodes[node].kind == .codeBlock
    let source = document.source
    let leaf =
      isCode
      ? source.lineRange(source.lineIndex(of: number.lowerBound)).offsets
      : document.nodes[node].range.offsets
    let part =
      max(
        leaf.lowerBound, number.lowerBound - 300)..<max(
        number.upperBound, min(leaf.upperBound, number.upperBound + 120))
    let whole = ContrastWords.sentence(around: number, in: part, bytes)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    sentence = text(whole)
    let start = Self.clauseStart(before: number.lowerBound, whole.lowerBound, bytes)
    clause = text(start..<number.lowerBound)
    // "Min. contrast": the full stop ends no sentence.
    if start == whole.lowerBound, Self.endsInAbbreviation(part.lowerBound..<start, bytes) {
      clause = "min " + clause
    }
    var end = min(number.upperBound + 2, whole.upperBound)
    let marks = [0x2C, 0x28, 0x29, ASCII.lineFeed, ASCII.colon]
    while end < whole.upperBound, !marks.contains(bytes[end]) { end += 1 }
    behind = text(min(number.upperBound + 2, end)..<end)
    rest = text(min(number.upperBound + 2, end)..<whole.upperBound)
    guard !isCode else { return }
    readPlace(document, node)
  }

  private mutating func readPlace(_ document: Document, _ node: Int) {
    let section = Int(document.nodes[node].section)
    if section >= 0 { above.append(document.title(ofSection: section)) }
    let parent = Int(document.nodes[node].parent)
    guard parent > 0 else { return }
    if document.nodes[node].kind == .tableCell {
      let table = Int(document.nodes[parent].parent)
      let cells = document.children(of: parent)
      guard table >= 0, let place = cells.firstIndex(of: node) else { return }
      let titles = document.children(of: table + 1)
      if place < titles.count { column = document.string(titles[place]) }
      if place > 0 { label = document.string(cells[0]) }
    } else if document.nodes[parent].kind == .item {
      let list = Int(document.nodes[parent].parent)
      if list > 0, let lead = document.sibling(before: list),
        document.nodes[lead].kind == .paragraph, document.plainText(of: lead).count < 240
      {
        above.append(document.string(lead))
      }
    }
  }

  /// Where what is said of a number begins: behind the ratio before it, a bracket that is still open, or a comma
  /// before a pair of its own.
  private static func clauseStart(
    before number: Int, _ limit: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Int {
    var depth = 0
    var offset = number
    while offset > limit {
      switch bytes[offset - 1] {
      case 0x29: depth += 1
      case 0x28:
        if depth == 0 { return offset }
        depth -= 1
      case 0x31
      where offset - 3 >= limit && bytes[offset - 2] == ASCII.colon
        && ASCII.isDigit(bytes[offset - 3]):
        return offset
      case 0x2C where depth == 0:
        let rest = String(decoding: bytes[offset..<number], as: UTF8.self)
        if ContrastWords.hasJoint(rest) { return offset }
      default: break
      }
      offset -= 1
    }
    return offset
  }

  /// Whether a range ends in "min." and blanks.
  private static func endsInAbbreviation(
    _ range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let end = ASCII.trimmed(bytes, range).upperBound
    return end - 4 >= range.lowerBound
      && ASCII.equals(bytes, end - 4..<end, ignoringCase: "min.")
  }

  // MARK: Meanings

  /// Words for what has to be.
  private static let demandWords: Lexicon = [
    "must", "should", "shall", "ought", "least", "minimum", "minimums", "minimal", "min",
    "required", "require", "requires", "requirement", "requirements", "needed", "need", "needs",
    "target", "targets", "goal", "goals", "aim", "aims", "ensure", "keep", "maintain", "guarantee",
    "mandatory", "demand", "demands", "demanded", "threshold", "thresholds", "limit", "floor",
    "muss", "müssen", "soll", "sollen", "sollte", "sollten", "mindestens", "mindest",
    "mindestkontrast", "mindestwert", "mindestwerte", "erforderlich", "gefordert", "ziel", "ziele",
    "zielwert", "zielwerte", "doit", "doivent", "devrait", "moins", "minimale", "requis", "requise",
    "exigé", "exigée", "objectif", "objectifs", "debe", "deben", "debería", "mínimo", "mínima",
    "menos", "requerido", "objetivo", "objetivos", "deve", "devem", "devono", "dovrebbe", "almeno",
    "minimo", "minima", "richiesto", "obiettivo", "obiettivi", "exigido", "moet", "moeten",
    "minimaal", "minstens", "vereist", "doel", "doelen",
  ]
  private static let demandSigns = [
    "以上", "最低", "至少", "不低于", "必须", "必須", "应该", "需要", "最小", "目標", "目标", "이상", "최소", "해야", "목표",
  ]
  private static let obligations = ["have to ", "has to ", "is to ", "are to "]
  /// What stands right behind a number that is a lower bound.
  private static let bounds = [
    "+", " or more", " or better", " or higher", " or above", " and up", " and above", " at least",
    "-or-better", " oder mehr", " ou plus", " o más", " o più", " ou mais", " of meer",
  ]

  private static func isDemand(_ text: String) -> Bool {
    if Names.hasWord(text, in: demandWords) || demandSigns.contains(where: text.contains) {
      return true
    }
    let lower = text.lowercased()
    return obligations.contains(where: lower.contains)
  }

  /// "Passes with a minimal margin": by how little a measured ratio passes.
  private static let narrowPasses = [
    "minimal margin", "minimum margin", "marge minimale", "margen mínimo", "margem mínima",
    "margine minimo", "minimale marge",
  ]

  /// Whether the ratio is one that has to be reached.
  var demands: Bool {
    let isNarrow = Self.narrowPasses.contains(where: behind.lowercased().contains)
    return Self.isDemand(clause) || !isNarrow && Self.isDemand(behind) || Self.isDemand(column)
      || Self.bounds.contains(where: behind.lowercased().hasPrefix)
      || Self.isDemand(label) && (ContrastWords.nameContrast(label) || Names.wordCount(label) == 1)
  }

  private static let misses = [
    "not met", "not reached", "not yet", "not fulfilled", "not satisfied", "is missed",
    "falls short", "nicht erreicht", "nicht erfüllt", "verfehlt", "pas atteint",
    "non atteint", "pas respecté", "no se alcanza", "no se cumple", "no cumple", "não é atingid",
    "não atinge", "não cumpre", "non raggiunt", "non rispetta", "niet gehaald", "未达", "未達", "不达",
    "不達", "不满足", "不滿足", "満たさ", "満たせ", "届か", "미달", "못 미",
  ]

  /// Whether words behind a demand say that it is not met: "4.5:1 is needed here, but not met".
  var admitsMiss: Bool {
    guard demands else { return false }
    let text = rest.lowercased()
    return Self.misses.contains(where: text.contains)
  }

  /// Whether what stands around the clause may make it a demand.
  var mayDemand: Bool {
    Self.isDemand(sentence) || above.contains(where: Self.isDemand)
      || Names.hasWord(sentence, in: Self.preterites)
  }

  private static let allowances: Lexicon = [
    "only", "allowed", "may", "enough", "suffices", "sufficient", "nur", "darf", "genügt", "reicht",
    "seulement", "suffit", "peut", "solo", "puede", "basta", "può", "apenas", "pode", "alleen",
    "mag", "volstaat", "acceptable", "permitted",
  ]

  /// Whether the words say for what a limit is enough: "(large text only)".
  var allowsLess: Bool {
    Names.hasWord(sentence, in: Self.allowances)
      || !ContrastWords.larger.isDisjoint(with: Names.words(sentence))
  }

  private static let measurements: Lexicon = [
    "is", "has", "measured", "measures", "measure", "gives", "yields", "achieves", "reaches",
    "computed", "calculated", "actual", "exactly", "ist", "hat", "erreicht", "gemessen", "est",
    "atteint", "mesuré", "tiene", "alcanza", "medido", "ha", "raggiunge", "misurato", "tem",
    "atinge", "heeft", "haalt", "gemeten",
  ]

  /// Whether the words say that the ratio is what there is.
  var tellsMeasurement: Bool {
    Names.hasWord(clause, in: Self.measurements) || Names.hasWord(column, in: Self.measurements)
  }

  private static let preterites: Lexicon = [
    "was", "were", "had", "war", "waren", "hatte", "était", "avait", "era", "tenía", "aveva",
    "tinha",
  ]
  private static let past: Lexicon = [
    "previously", "formerly", "originally", "früher", "zuvor", "ursprünglich", "auparavant",
    "anciennement", "anteriormente", "precedentemente", "vroeger", "voorheen",
  ]
  private static let turns: Lexicon = [
    "before", "until", "earlier", "old", "once", "vor", "bis", "alt", "alte", "alten", "avant",
    "ancien", "ancienne", "antes", "antiguo", "antigua", "prima", "vecchio", "antigo",
  ]

  /// Whether the sentence tells what a pair once had: "before the redesign it was 4.5:1".
  var tellsThePast: Bool {
    Names.hasWord(sentence, in: Self.past) || sentence.lowercased().contains("used to ")
      || Names.hasWord(sentence, in: Self.turns) && Names.hasWord(sentence, in: Self.preterites)
  }
}
