import SpecModel
import SpecSyntax
import SpecText

/// Reads the modes of an app as a list below a heading that says no more than that they follow: "Three modes" over
/// "**Counter** — what is lent today".
///
/// Themes, "**Dark** — for the night", are none, and make the whole list one of them.
struct ModeLists {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the modes that nothing else declares.
  ///
  /// - Complexity: O(sections), and O(items) of those with such a heading.
  func collect(into drafts: inout MachineDrafts) {
    guard document.sections.count > 1 else { return }
    var known: KnownStates?
    for section in document.sections.indices.dropFirst() where listsModes(section) {
      guard let names = names(of: section), isOfInterface(section) || areTold(names, section)
      else { continue }
      var told = known.take() ?? KnownStates(drafts, statesOnly: true)
      add(names, of: section, &told, &drafts)
      known = told
    }
    for (name, title, section) in headed() {
      var told = known.take() ?? KnownStates(drafts, statesOnly: true)
      if told.name(of: title) == nil { add([name], of: section, &told, &drafts) }
      known = told
    }
    for (name, section) in counted() + countedWide() {
      var told = known.take() ?? KnownStates(drafts, statesOnly: true)
      add([name], of: section, &told, &drafts)
      known = told
    }
    addPhases(to: &drafts)
  }

  private func add(
    _ names: [LocatedText], of section: Int, _ told: inout KnownStates,
    _ drafts: inout MachineDrafts
  ) {
    for name in names where told.name(of: name.text) == nil {
      var draft = StateDraft(name: name.text, origin: name.origin, screen: section)
      draft.parentSection = section
      drafts.states.append(draft)
      told.add(name.text)
    }
  }

  /// "Modes", "Six modes", "The main modes", "6つのモード".
  func listsModes(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 48 else { return false }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.string(plain: text))
    ).name
    if let mark = Self.marks.suffix(of: title) {
      let lead = title.dropLast(mark.count).drop { $0.isNumber }
      let bare = StateName.trimmed(String(lead))
      return bare.isEmpty || Self.leads.contains(bare)
    }
    let words = Names.words(title)
    guard words.count <= 3, words.contains(where: Self.nouns.contains) else { return false }
    return words.allSatisfy { word in
      Self.nouns.contains(word) || Self.counts.contains(word) || StateWords.listWords.contains(word)
        || word.allSatisfy(\.isNumber)
    }
  }

  func isOfInterface(_ section: Int) -> Bool {
    !context.isSystem(section)
      && document.path(ofSection: section).contains { outer in
        guard outer != section else { return false }
        let title = document.title(ofSection: outer)
        return !FlowChains.isTechnical(title)
          && (TransitionWords.speaksOfStates(title) || BareHeadings.isOfInterface(title))
      }
  }

  private func names(of section: Int) -> [LocatedText]? {
    names(in: context.items(of: section))
  }

  /// The bold names with which all of these items begin; `nil` where one is none, or is a look of the app.
  func names(in items: [TextLine]) -> [LocatedText]? {
    guard (2...12).contains(items.count) else { return nil }
    var result: [LocatedText] = []
    for item in items {
      guard
        let span = document.span(at: item.text.lowerBound, of: item.node, in: .strong),
        span.lowerBound == item.text.lowerBound, span.count <= 60, saysMore(item, behind: span)
      else { return nil }
      let name = ArrowSide.unwrapped(document.string(plain: span))
      let words = Names.words(name)
      guard (1...4).contains(words.count), ArrowSide.isName(name),
        !StateVocabulary.modes.begin(words), !words.contains(where: Self.looks.contains)
      else { return nil }
      result.append(LocatedText(name, document.origin(document.sourceRange(plain: span))))
    }
    return result
  }

  /// Whether anything stands behind a name in its item: on the line, on the next or in a block below.
  private func saysMore(_ item: TextLine, behind span: Range<Int>) -> Bool {
    if span.upperBound < document.plainText(of: item.node).upperBound { return true }
    let parent = Int(document.nodes[item.node].parent)
    return parent > 0 && document.nodes[parent].kind == .item
      && document.children(of: parent).count > 1
  }

  /// Whether half of the names tell by themselves what a thing is or has become, in a section on no program; items that
  /// go on with an arrow behind their name are changes.
  private func areTold(_ names: [LocatedText], _ section: Int) -> Bool {
    names.count(where: { StateCues.isNameOfState($0.text) }) * 2 >= names.count
      && !isOfSystems(section)
      && !context.items(of: section).contains { ArrowGlyph.mayOccur(in: document.plain, $0.text) }
  }

  private static let nouns: Lexicon = [
    "modes", "modi", "modos", "modalità", "режимы", "режимов", "режима", "режими", "режимів",
    "tryby", "trybów", "režimy", "režimů", "modlar", "lägen", "moduri", "mode",
  ]
  private static let counts: Lexicon = [
    "the", "two", "three", "four", "five", "six", "seven", "app", "zwei", "drei", "vier", "fünf",
    "sechs", "sieben", "die", "deux", "trois", "quatre", "cinq", "les", "dos", "tres", "cuatro",
    "cinco", "seis", "los", "dois", "três", "quatro", "os", "due", "tre", "quattro", "cinque", "le",
    "два", "три", "четыре", "пять", "шесть", "семь", "дві", "чотири", "п'ять", "шість", "trzy",
    "cztery", "pięć", "sześć", "üç", "dört", "beş", "altı",
  ]
  private static let marks: Phrases = ["モード", "モード一覧", "模式", "模式列表", "모드", "모드 목록"]
  private static let leads: Lexicon = [
    "つの", "種類の", "个", "種", "种", "三种", "四种", "五种", "六种", "三个", "四个", "主な", "主要",
    "개의", "가지", "주요", "アプリの", "应用", "앱",
  ]
  private static let looks = ThemeWords.names.union(ThemeWords.wide).union([
    "system", "thema", "thème", "tema", "тема", "тёмная", "светлая",
  ])
}
