import SpecModel
import SpecSyntax
import SpecText

/// A number of things in the text above the only list or table of a section, where the heading, the first header or
/// the sentence itself tells that it counts the members: "The type scale has six steps.", "the six-step scale", "6단계
/// weight" below "Font weight".
struct LeadCount {
  let counts: AnnouncedCount
  private var document: Document { counts.document }

  /// The least and the greatest number that is held against a list.
  private static let sizes = 3...20

  static func find(_ document: Document, beside known: [ListCount]) -> [ListCount] {
    let finder = LeadCount(counts: AnnouncedCount(document: document))
    let lines = Set(known.map { document.source.line(of: $0.origin.range.start) })
    return document.sections.indices.compactMap(finder.count).filter {
      !lines.contains(document.source.line(of: $0.origin.range.start))
    }
  }

  /// A number with its place.
  private struct Told {
    var number: Int
    var range: Range<Int>
  }

  private func count(_ section: Int) -> ListCount? {
    guard document.sections[section].heading >= 0, let block = counts.onlyBlock(of: section) else {
      return nil
    }
    let leads = document.sections[section].ownNodes.map { Int($0) }.filter {
      $0 < block && document.nodes[$0].kind == .paragraph
        && document.nodes[$0].parent == document.nodes[block].parent
        && document.plainText(of: $0).count < 600
    }.map(document.plainText)
    guard leads.contains(where: mayCount) else { return nil }
    let subject = Subject(
      title: document.title(ofSection: section),
      header: document.nodes[block].kind == .table
        ? document.firstChild(of: block).flatMap(document.firstChild).map(document.string) ?? ""
        : "")
    let told = leads.flatMap { self.told($0, subject) }
    guard let claim = told.only, let (counted, members) = counts.members(of: block), counted >= 2,
      claim.number != counted, abs(claim.number - counted) <= max(1, claim.number / 4),
      !leads.contains(where: { has(counted, $0) }), !isOfColumns(claim.number, block),
      !hasOtherRows(block, claim.number, counted)
    else { return nil }
    return ListCount(
      claimed: claim.number, counted: counted, members: members,
      origin: document.origin(document.sourceRange(plain: claim.range)),
      list: document.origin(document.firstLine(of: document.nodes[block].range)))
  }

  /// A byte test: a digit, or the first letters of a number in words.
  private func mayCount(_ text: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      text.contains { ASCII.isDigit(bytes[$0]) }
    } || Names.words(document.string(plain: text)).contains { ListCount.number($0) != nil }
  }

  /// What the section is about.
  private struct Subject {
    var title: String
    var header: String
    let things: Set<String>
    let words: Set<String>
    /// What the first header says that the rows are, where it is a word for things of specs.
    let rows: Set<String>
    /// Whether the title names an ordered set.
    let isScale: Bool

    init(title: String, header: String) {
      self.title = title.lowercased()
      self.header = header.lowercased()
      let titled = Names.words(title).filter { $0.utf8.count > 3 }
      words = Set(titled.map(Self.stem))
      things = Set((titled + Names.words(header)).map(Self.stem))
      let heads = Names.words(header).map(Self.stem)
      rows = Set(heads.filter { LeadCount.nouns.contains($0) })
      isScale = titled.contains(where: LeadCount.scales.contains)
    }

    /// A word without the end of its plural.
    static func stem(_ word: String) -> String {
      for end in ["ies", "en", "es", "s", "n", "e", "i"] where word.utf8.count > end.utf8.count + 3
      {
        if word.hasSuffix(end) { return String(word.dropLast(end.count)) }
      }
      return word
    }
  }

  /// The stems of the words for things that specs count.
  private static let nouns = Set(
    SentenceCount.nouns.map { Subject.stem($0) }
      + ["property", "breakpoint", "token", "class", "platform", "device"].map { Subject.stem($0) })
  private static let scales: Lexicon = [
    "scale", "scales", "ramp", "palette", "hierarchy", "ladder", "system", "steps", "levels",
    "skala", "farbskala", "palettes", "échelle", "palette", "escala", "paleta", "scala", "schaal",
    "skala", "tones", "spectrum",
  ]
  private static let joints: Lexicon = ["and", "plus", "und", "et", "y", "e", "dan", "sowie"]

  private func told(_ text: Range<Int>, _ subject: Subject) -> [Told] {
    sentences(text).compactMap { sentence in
      latin(sentence, subject) ?? wide(sentence, subject)
    }
  }

  private func sentences(_ text: Range<Int>) -> [Range<Int>] {
    document.sentences(plain: text).flatMap { sentence -> [Range<Int>] in
      var result: [Range<Int>] = []
      var start = sentence.lowerBound
      while let mark = ASCII.find("。", in: document.plain, start..<sentence.upperBound) {
        result.append(start..<mark)
        start = mark + 3
      }
      return result + [start..<sentence.upperBound]
    }
  }

  /// Whether a text has a number somewhere: "seven with the one for display".
  private func has(_ number: Int, _ text: Range<Int>) -> Bool {
    Names.words(document.string(plain: text)).contains { ListCount.number($0) == number }
      || WideCount.all(in: document.string(plain: text)).contains { $0.number == number }
  }

  private static let bases: Lexicon = [
    "none", "flat", "base", "default", "ground", "zero", "off", "no", "full", "auto", "ohne",
    "keine", "aucun", "aucune", "ninguno", "ninguna", "nenhum", "nessuno", "geen", "なし", "无", "없음",
  ]

  /// Whether a table has rows that part it, or one for the lack of what is counted: "Level 0" before three levels.
  func hasOtherRows(_ block: Int, _ number: Int, _ counted: Int) -> Bool {
    guard document.nodes[block].kind == .table else { return false }
    let rows = document.children(of: block).dropFirst().map { document.children(of: $0) }
    if rows.contains(where: { row in
      row.count > 1 && row.dropFirst().allSatisfy { document.plainText(of: $0).isEmpty }
    }) {
      return true
    }
    guard counted == number + 1 else { return false }
    return rows.contains { row in
      let words = row.first.map { Names.words(document.string($0)) } ?? []
      return words.last == "0" || words.contains(where: Self.bases.contains)
    }
  }

  /// Whether the first header of a table says that its rows are other things than words count: "three weights" above rows
  /// of sizes.
  func isOfOthers(_ block: Int, _ words: ArraySlice<String>) -> Bool {
    guard document.nodes[block].kind == .table,
      let first = document.firstChild(of: block).flatMap(document.firstChild)
    else { return false }
    let rows = Names.words(document.string(first)).map(Subject.stem).filter {
      Self.nouns.contains($0)
    }
    return !rows.isEmpty && !words.map(Subject.stem).contains(where: rows.contains)
  }

  /// Whether the columns of a table are what is counted, or the values of one of them.
  private func isOfColumns(_ number: Int, _ block: Int) -> Bool {
    guard document.nodes[block].kind == .table else { return false }
    let rows = document.children(of: block).map { document.children(of: $0) }
    guard let width = rows.first?.count, ![width, width - 1].contains(number) else { return true }
    return (1..<max(1, width)).contains { column in
      let values = rows.dropFirst().compactMap {
        column < $0.count ? document.string($0[column]) : nil
      }
      return Set(values).count == number
    }
  }

  // MARK: Words

  private static let verbs: Lexicon = [
    "has", "have", "of", "with", "uses", "use", "defines", "define", "provides", "offers", "in",
    "comprises", "into", "to", "hat", "umfasst", "kennt", "definiert", "mit", "aus", "a", "compte",
    "comporte", "utilise", "définit", "de", "en", "tiene", "usa", "utiliza", "define", "con", "tem",
    "possui", "ha", "prevede", "heeft", "gebruikt", "memiliki", "menggunakan", "are", "gibt", "hay",
    "há", "existem", "existen",
  ]
  /// Members of scales, which any title may have.
  private static let members: Lexicon = [
    "steps", "levels", "sizes", "values", "stops", "tiers", "tones", "shades", "weights", "styles",
    "stages", "entries", "grades", "stufen", "ebenen", "werte", "größen", "schritte", "niveaux",
    "valeurs", "tailles", "paliers", "niveles", "valores", "tamaños", "pasos", "níveis", "tamanhos",
    "degraus", "livelli", "valori", "dimensioni", "gradini", "niveaus", "waarden", "stappen",
    "tingkat", "ukuran", "langkah",
  ]
  /// The same as a part of a word for the whole: "a six-step scale".
  private static let parts: Lexicon = [
    "step", "level", "stop", "tier", "tone", "shade", "size", "stage", "color", "colour", "weight",
    "value", "stufige", "stufigen", "stufiges",
  ]
  private static let bounds: Lexicon = [
    "to", "least", "most", "maximum", "max", "minimum", "min", "about", "around", "over", "under",
    "first", "last", "top", "next", "every", "each", "per", "than", "only", "other", "another",
    "or", "and", "not", "no", "nicht", "keine", "pas", "non", "não", "these", "those", "both",
    "all", "phase", "step", "version", "section", "level", "tier", "one", "up", "further", "more",
  ]
  private static let openings: Lexicon = [
    "example", "including", "such", "some", "between", "each", "every", "per", "plus", "except",
    "following", "was", "were", "used", "previously", "formerly", "instead", "jede", "jeder",
    "jedes", "chaque", "cada", "ogni", "elke", "setiap", "not", "least", "most", "more", "than",
    "if", "when", "should", "could", "later", "future", "planned", "ohne", "without", "sans", "sin",
    "sem", "senza", "zonder", "tanpa", "other", "others",
  ]

  private func latin(_ sentence: Range<Int>, _ subject: Subject) -> Told? {
    let tokens = TextTokens.read(document, sentence)
    let numbers = tokens.indices.filter { number(tokens[$0]) != nil }
    // Two numbers in one sentence are often those of two things.
    guard let place = numbers.only, let value = number(tokens[place]),
      place + 1 < tokens.count, tokens[place + 1].gap == .blank || tokens[place + 1].gap == .hyphen,
      place == 0 || !Self.bounds.contains(tokens[place - 1].text),
      !tokens.contains(where: { Self.openings.contains($0.text) })
    else { return nil }
    let next = tokens[place + 1].text
    if Self.parts.contains(next) {
      let rest = tokens[(place + 2)...].prefix(3)
      guard subject.isScale, rest.contains(where: { subject.words.contains(Subject.stem($0.text)) })
      else {
        return nil
      }
      return Told(
        number: value,
        range: tokens[place].range.lowerBound..<rest[rest.endIndex - 1].range.upperBound)
    }
    guard tokens[place + 1].gap == .blank,
      let noun = (place + 1..<min(place + 3, tokens.count)).first(where: { index in
        isThing(tokens[index].text, subject)
          && (index == place + 1 || tokens[index].gap == .blank)
      })
    else { return nil }
    let range = tokens[place].range.lowerBound..<tokens[noun].range.upperBound
    // "Four steps and a summary"
    guard noun + 1 == tokens.count || !Self.joints.contains(tokens[noun + 1].text),
      // "Four steps, one summary"
      !tokens[(noun + 1)...].contains(where: { $0.gap == .comma && $0.text == "one" })
    else { return nil }
    let isOwn = subject.things.contains(Subject.stem(tokens[noun].text))
    let isOffered = place == 0 || Self.verbs.contains(tokens[place - 1].text)
    guard isOffered else { return nil }
    if isOwn {
      // "Three weights" above rows of sizes
      let isOfRows =
        subject.rows.isEmpty || subject.rows.contains(Subject.stem(tokens[noun].text))
      return isOfRows ? Told(number: value, range: range) : nil
    }
    guard Self.members.contains(tokens[noun].text),
      tokens[..<place].contains(where: {
        $0.text.utf8.count > 3 && subject.words.contains(Subject.stem($0.text))
      })
    else { return nil }
    return Told(number: value, range: range)
  }

  /// Whether a word is one for what the section has, or for the members of a scale.
  private func isThing(_ word: String, _ subject: Subject) -> Bool {
    guard word.utf8.count > 3, StatementWords.times[word] == nil,
      !StatementWords.measures.contains(word)
    else { return false }
    let stem = Subject.stem(word)
    return stem != word && subject.things.contains(stem) || Self.members.contains(word)
  }

  private func number(_ token: TextToken) -> Int? {
    let value =
      token.number.flatMap { $0 == $0.rounded() && $0 < 100 ? Int($0) : nil }
      ?? (token.text == "one" ? nil : ListCount.number(token.text))
    return value.flatMap { Self.sizes.contains($0) ? $0 : nil }
  }

  // MARK: Other scripts

  /// Words of sentences that count for each thing anew, or not all.
  private static let wideOpenings = [
    "除く", "除外", "除いて", "제외", "每个", "每個", "每种", "ごと", "마다", "例如", "예를",
  ]

  /// "6단계 weight", "5つの色", "4 个断点": a number before a word for what is counted, which a title has.
  private func wide(_ sentence: Range<Int>, _ subject: Subject) -> Told? {
    let text = document.string(plain: sentence)
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return nil }
    let found = WideCount.all(in: text).filter { count in
      Self.sizes.contains(count.number) && !count.isBound
        && (count.isNamed(in: subject.title) || count.isNamed(in: subject.header))
    }
    guard let claim = found.only, !Self.wideOpenings.contains(where: text.contains) else {
      return nil
    }
    return Told(number: claim.number, range: sentence)
  }
}
