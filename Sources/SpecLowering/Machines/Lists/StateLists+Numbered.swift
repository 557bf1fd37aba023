import SpecModel
import SpecSyntax
import SpecText

/// States that labels number, and those that comments of style sheets name.
extension StateLists {
  /// The states that bold words number, "**State 1 — Watering:** the dot is green", "**State 2: Empty**"; two at least.
  func numbered() -> [StateDraft] {
    let found = context.lines.compactMap { line -> StateDraft? in
      guard line.holder == .paragraph || line.holder == .item, line.depth <= 1,
        StateVocabulary.mayNameState(document.plain, line.text.prefix(24)),
        line.text.prefix(24).contains(where: { ASCII.isDigit(document.plain[$0]) }),
        let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
        span.lowerBound == line.text.lowerBound, span.count <= 96
      else { return nil }
      return numbered(span.lowerBound..<min(span.upperBound, line.text.upperBound), line)
    }
    return found.count > 1 ? found : []
  }

  private func numbered(_ label: Range<Int>, _ line: TextLine) -> StateDraft? {
    let text = StateName.withoutNumbering(document.string(plain: label))
    guard let name = StateName(heading: text), name.form == .prefixed, name.ordinal != nil,
      !name.isFamily, (1...8).contains(Names.wordCount(name.name)), !Arrow.isIn(name.name)
    else { return nil }
    var state = draft(name.name, origin: context.origin(plain: label), node: line.node)
    state.qualifier = name.qualifier
    return state
  }

  /// Parts of a list of which the last holds two names of states, "error and locked", as two.
  static func parted(_ parts: [String]) -> [String] {
    guard parts.count > 1, let last = parts.last,
      case let names = TextSplit.pieces(of: StateName.withoutStop(last), at: joiners),
      names.count == 2, case let words = names.map({ Names.words($0) }),
      words.allSatisfy(StateWords.isState)
        || words.contains(where: StateWords.isState)
          && words.allSatisfy({ $0.count == 1 && !StateWords.isPart($0) })
    else { return parts }
    return parts.dropLast() + names
  }

  private static let joiners: Phrases = [
    " and ", " or ", " und ", " oder ", " et ", " ou ", " y ", " o ", " e ", " en ", " of ",
  ]

  /// The comments of a style sheet below "States" that are all no more than the name of a state, two at least:
  /// "/* Hover */" over what it looks like.
  func namesInComments(of section: Int) -> [StateDraft] {
    let own = document.sections[section].ownNodes
    let bytes = document.source.bytes
    var result: [StateDraft] = []
    for block in document.codeBlocks
    where own.contains(block.node) && Self.styleSheets.contains(block.language) {
      let found = block.lines.compactMap { line -> StateDraft? in
        let text = ASCII.trimmed(bytes, line.offsets)
        guard (7..<60).contains(text.count), ASCII.starts(bytes, at: text.lowerBound, with: "/*"),
          ASCII.starts(bytes, at: text.upperBound - 2, with: "*/")
        else { return nil }
        let inner = ASCII.trimmed(bytes, (text.lowerBound + 2)..<(text.upperBound - 2))
        guard !inner.isEmpty else { return nil }
        let range = SourceRange(inner.lowerBound, inner.upperBound)
        let (name, qualifier) = StateName.splitQualifier(document.source.string(range))
        let bare = StateName(heading: name)?.name ?? name
        guard (1...3).contains(Names.wordCount(bare)), isUsual(Names.words(bare)) else {
          return nil
        }
        var state = draft(bare, origin: document.origin(range), node: Int(block.node))
        state.qualifier = qualifier
        return state
      }
      if found.count > 1 { result += found }
    }
    return result
  }

  private static let styleSheets: Lexicon = ["css", "scss", "sass", "less"]

  /// The states that labels name again and again, "**Empty state:** nothing yet" in the sections of several screens.
  ///
  /// A label counts where two sections have it, or where its words are usual ones; one at least must be usual. In the
  /// section of a declared screen a usual one counts by itself.
  func recurring(_ screens: Set<Int>) -> [StateDraft] {
    var found: [(state: StateDraft, section: Int, isUsual: Bool)] = []
    for line in context.lines where line.holder != .cell && line.depth <= 1 {
      let section = Int(document.nodes[line.node].section)
      guard let (label, value) = stateLabel(line, mayBePlain: screens.contains(section)),
        label.count <= 48, StateVocabulary.mayNameState(document.plain, label),
        !isAbsent(value), !isInCode(value, line),
        case let text = document.string(plain: label), let name = labelledState(text)
      else { continue }
      found.append(
        (
          draft(name, origin: context.origin(plain: label), node: line.node), section,
          isUsualOrInflected(name) || KindNames.name(of: text) != nil
        ))
    }
    guard found.contains(where: \.isUsual) else { return [] }
    var sections: [String: Set<Int>] = [:]
    for item in found { sections[item.state.key, default: []].insert(item.section) }
    let isRepeated = sections.values.contains { $0.count > 1 }
    return found.filter { item in
      isRepeated && (sections[item.state.key, default: []].count > 1 || item.isUsual)
        || item.isUsual && screens.contains(item.section)
    }.map(\.state)
  }

  /// A bold label, the label of an item, or bold words before a dash, over what is said of a state.
  private func stateLabel(
    _ line: TextLine, mayBePlain: Bool
  ) -> (label: Range<Int>, value: Range<Int>)? {
    guard line.holder != .heading else { return nil }
    if let label = line.label {
      let isApart = line.isStrongLabel || line.holder == .item || mayBePlain
      return !line.value.isEmpty && isApart ? (label, line.value) : nil
    }
    return document.dashedLabel(line)
  }

  /// The name of "Empty state", "Estado vacío", "空状態"; `nil` for the state of the work, of data or of a run.
  private func labelledState(_ text: String) -> String? {
    if let name = StateName(heading: text) {
      let words = Names.words(name.name)
      guard name.form == .suffixed, (1...3).contains(words.count),
        !words.contains(where: Self.times.contains)
      else { return nil }
      return name.name
    }
    let words = Names.words(text)
    // "Fehlerzustand", "Fouttoestand"
    if words.count == 1, let noun = Self.compoundNouns.first(where: words[0].hasSuffix) {
      let rest = words[0].dropLast(noun.count)
      return rest.count > 3 && !Self.compoundTimes.contains(String(rest)) ? text : nil
    }
    guard (2...4).contains(words.count), StateVocabulary.singulars.contains(words[0]) else {
      return nil
    }
    let rest = words.dropFirst().drop { StateVocabulary.joiners.contains($0) || $0 == "d" }
      .map(Self.withoutElision)
    guard !rest.isEmpty, StateWords.isState(rest), !rest.contains(where: Self.times.contains)
    else { return nil }
    return rest.joined(separator: " ")
  }

  /// "erreur" of "d'erreur", which is one word without its apostrophe.
  private static func withoutElision(_ word: String) -> String {
    guard word.hasPrefix("d"), !StateWords.isState([word]),
      case let rest = String(word.dropFirst()), StateWords.isState([rest])
    else { return word }
    return rest
  }

  /// Whether the words of a name are usual ones of states, also in the forms of German and Dutch before a noun.
  private func isUsualOrInflected(_ name: String) -> Bool {
    let words = Names.words(name)
    return isUsual(words) || words.count == 1 && Self.inflected.contains(words[0])
      || words.count == 1 && Self.compoundNouns.contains(where: words[0].hasSuffix)
  }

  private static let inflected: Lexicon = [
    "leerer", "leere", "leeres", "lege", "fehlerhafter", "geladener", "deaktivierter", "aktiver",
    "ladender", "boş", "hata", "yükleniyor", "prázdný", "chybový", "pusty", "tom", "tomt",
  ]
  private static let compoundNouns = ["zustand", "toestand"]
  private static let compoundTimes: Lexicon = [
    "anfangs", "ausgangs", "end", "ziel", "start", "soll", "ausgang", "begin", "eind", "gesamt",
    "system", "grund", "gesundheits",
  ]

  /// Words before "state" that place it in a run or among versions, whatever it is.
  private static let times: Lexicon = [
    "initial", "final", "end", "start", "starting", "entry", "exit", "resulting", "result",
    "before", "after", "previous", "next", "current", "target", "desired", "expected", "inicial",
    "actual", "atual", "finale", "iniziale", "initiale", "aktueller", "gewünschter", "required",
    "old", "new",
  ]

  /// Whether a label is over a state that does not exist: "not applicable".
  func isAbsent(_ value: Range<Int>) -> Bool {
    let start = document.string(plain: value.prefix(24)).lowercased()
    return Self.absences.contains(where: start.hasPrefix)
  }

  /// Whether a label stands in the section of a name in code, or over a value of a program: it tells of data.
  private func isInCode(_ value: Range<Int>, _ line: TextLine) -> Bool {
    if document.plain[value.lowerBound] == 0x7B { return true }
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    let heading = document.plainText(of: Int(document.sections[section].heading))
    return document.span(at: heading.lowerBound, in: .code) != nil
  }

  private static let absences: Phrases = [
    "n/a", "not applicable", "not used", "no aplica", "não se aplica", "sans objet", "entfällt",
    "non applicabile", "niet van toepassing", "該当なし", "なし", "不适用", "해당 없음", "geçerli değil",
    "none", "—", "yok",
  ]
}
