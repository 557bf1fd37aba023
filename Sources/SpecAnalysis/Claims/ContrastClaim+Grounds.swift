import SpecModel
import SpecSyntax
import SpecText

/// Claims whose ground stands apart from the colour: in another column, or in another sentence of the line.
extension ContrastClaims {
  private static let grounds: Lexicon = [
    "background", "bg", "surface", "backdrop", "hintergrund", "hintergrundfarbe", "fond", "fondo",
    "fundo", "sfondo", "achtergrond", "latar", "фон", "背景", "背景色", "底色", "배경", "배경색",
  ]
  private static let marks: Lexicon = [
    "text", "foreground", "fg", "label", "labels", "vordergrund", "vordergrundfarbe", "textfarbe",
    "texte", "texto", "testo", "tekst", "teks", "текст", "前景", "前景色", "文字", "文字色", "文本",
    "テキスト", "전경", "전경색", "글자", "글자색", "텍스트",
  ]

  /// A row of names below the headers "Foreground" and "Background".
  func columnClaim(_ line: ClaimLine) -> (ContrastClaim, Mention)? {
    guard line.kind == .row, line.parts.count > 2 else { return nil }
    let header = lines.header(of: line)
    func named(_ words: Lexicon) -> Mention? {
      let column = zip(header, line.parts).first { title, _ in
        Names.wordCount(title) <= 2 && Names.hasWord(title, in: words)
      }
      guard let cell = column.map({ string($0.1).trimmedSpaces }),
        let color = palette.color(cell)
      else { return nil }
      return Mention(text: cell, color: color)
    }
    guard let mark = named(Self.marks), let ground = named(Self.grounds),
      mark.color != ground.color, var claim = claim(line.parts, line)
    else { return nil }
    claim.computed = mark.color.contrast(with: ground.color)
    claim.reach = claim.computed...claim.computed
    claim.colors = [mark.text, ground.text]
    return (claim, ground)
  }

  /// The ground of a line that gives both colours with their ratio and another one that is demanded: "`#5F564F` on
  /// `#0C0A0B` has 2.75:1 and fails AA (4.5:1)"; the next sentence may go on with it.
  func toldGround(_ line: ClaimLine) -> Mention? {
    guard line.kind == .prose, let part = line.parts.only, !isCode else { return nil }
    let colors = mentions([part])
    guard colors.count == 2, colors.allSatisfy({ $0.text.utf8.first == ASCII.hash }),
      !colors.contains(where: \.isTranslucent), !meetsNever(colors, in: string(part))
    else { return nil }
    let own = colors[0].color.contrast(with: colors[1].color)
    let told = ratios(in: part).compactMap { ContrastWords.value(string($0)) }
    return told.count == 2 && told.contains { abs($0 - own) < 0.15 } ? colors[1] : nil
  }

  /// Ratios below headers that give the ground: "On `#1D1D1B`"; the colour stands in the cell before them.
  ///
  /// - Returns: `nil` without such a header.
  func headedClaims(_ line: ClaimLine) -> [(ContrastClaim, Mention)]? {
    let header = lines.header(of: line)
    let mode = mode(of: line)
    let grounds = header.map { title in
      headedGround(title, mode).map { ground(named: $0.text, besides: line) ?? $0 }
    }
    guard grounds.contains(where: { $0 != nil }) else { return nil }
    return header.indices.compactMap { column -> (ContrastClaim, Mention)? in
      guard column > 0, column < line.parts.count, let ground = grounds[column]
      else { return nil }
      if let claim = headedLevel(column, ground, line) { return (claim, ground) }
      guard
        let ratio = ContrastWords.ratio(in: line.parts[column], plain)
          ?? bareNumber(in: line.parts[column]),
        let claimed = ContrastWords.value(string(ratio)), claimed > 1, claimed <= 21,
        mentions([line.parts[column]]).isEmpty,
        case let cell = Names.words(string(line.parts[column])), cell.count <= 4,
        !cell.contains(where: { OpaqueColor($0) != nil }),
        let ink = line.parts[..<column].reversed().lazy.map({ mentions([$0]) })
          .first(where: { !$0.isEmpty })?.only, ink.text.utf8.first == ASCII.hash,
        ink.color != ground.color, !ink.isTranslucent
      else { return nil }
      let computed = ink.color.contrast(with: ground.color)
      let claim = ContrastClaim(
        claimed: claimed, computed: computed, colors: [ink.text, ground.text], basis: .pair,
        origin: lines.origin(ratio, of: line), isBound: [3, 4.5, 7].contains(claimed))
      return (claim, ground)
    }
  }

  /// "AA" alone in a cell below such a header.
  private func headedLevel(
    _ column: Int, _ ground: Mention, _ line: ClaimLine
  ) -> ContrastClaim? {
    let cell = ASCII.trimmed(plain, line.parts[column])
    guard let level = ContrastWords.level(in: cell, plain), level == cell,
      let ink = line.parts[..<column].reversed().lazy.map({ mentions([$0]) })
        .first(where: { !$0.isEmpty })?.only, ink.text.utf8.first == ASCII.hash,
      ink.color != ground.color, !ink.isTranslucent,
      !line.parts.contains(where: {
        !ContrastWords.larger.isDisjoint(with: Names.words(string($0)))
      })
    else { return nil }
    let name = string(level)
    var claim = ContrastClaim(
      claimed: name == "AAA" ? 7 : 4.5, computed: ink.color.contrast(with: ground.color),
      colors: [ink.text, ground.text], basis: .pair, origin: lines.origin(level, of: line),
      isBound: false)
    claim.level = name
    return claim
  }

  private static let headWords: Lexicon = [
    "contrast", "ratio", "wcag", "kontrast", "contraste", "level",
  ]

  /// Headers that give the ground in scripts without blanks.
  private static let wideGrounds: [(String, String)] = [
    ("白底", "white"), ("白背景", "white"), ("白地", "white"), ("白い背景", "white"), ("흰 배경", "white"),
    ("흰색 배경", "white"), ("на белом", "white"), ("黑底", "black"), ("黒背景", "black"), ("黒地", "black"),
    ("검은 배경", "black"), ("검정 배경", "black"), ("на чёрном", "black"), ("на черном", "black"),
  ]
  /// The same and those of `headedGround`, as a document has them.
  static let groundHeaders: [StaticString] = [
    "| On white", "| on white", "| On black", "| on black", "| Auf Weiß", "| Sur blanc", "| 白底",
    "| 黑底", "| 白背景", "| 黒背景", "| 白地", "| 흰 배경", "| 흰색 배경", "| на белом", "| На белом",
  ]

  /// "4.03", "~4.0": a number alone in a cell.
  func bareNumber(in part: Range<Int>) -> Range<Int>? {
    var cell = ASCII.trimmed(plain, part)
    if let first = cell.first, plain[first] == 0x7E { cell = first + 1..<cell.upperBound }
    if ASCII.starts(plain, at: cell.lowerBound, with: "≈") {
      cell = cell.lowerBound + 3..<cell.upperBound
    }
    cell = ASCII.trimmed(plain, cell)
    let marks: [UInt8] = [ASCII.dot, 0x2C]
    guard (3...5).contains(cell.count), cell.count(where: { marks.contains(plain[$0]) }) == 1,
      cell.allSatisfy({ ASCII.isDigit(plain[$0]) || marks.contains(plain[$0]) })
    else { return nil }
    return cell
  }

  private static let ratioHeads: Lexicon = [
    "ratio", "contrast", "kontrast", "contraste", "contrasto", "对比度", "對比度", "コントラスト比", "コントラスト",
    "대비", "명암비",
  ]

  /// The number alone in a column of ratios: "Ratio", "Contrast ratio", "对比度".
  func columnNumber(_ line: ClaimLine) -> Range<Int>? {
    guard line.kind == .row else { return nil }
    let header = lines.header(of: line)
    let found = zip(header, line.parts).compactMap { title, part in
      Names.wordCount(title) <= 2 && Names.words(title).allSatisfy(Self.ratioHeads.contains)
        ? bareNumber(in: part) : nil
    }
    return found.only
  }

  /// The one value in a header that begins with "on".
  func headedGround(_ title: String, _ mode: Palette.Mode) -> Mention? {
    if let wide = Self.wideGrounds.first(where: { $0.0 == title.trimmedSpaces.lowercased() }),
      let color = OpaqueColor(wide.1)
    {
      return Mention(text: wide.1, color: color)
    }
    if let titled = titledGround(title) { return titled }
    // "On `#1D1D1B`", "Contrast vs. bg", "WCAG on white"
    let words = title.split(separator: " ").map { $0.filter { $0 != "`" && $0 != "." } }
    guard (2...4).contains(words.count), let last = words.last,
      ["on", "sur", "auf", "su", "sobre", "op", "vs"].contains(words[words.count - 2].lowercased()),
      words.dropLast(2).allSatisfy({ Self.headWords.contains($0.lowercased()) }),
      let color = OpaqueColor(last) ?? palette.color(last, in: mode)
    else { return nil }
    return Mention(text: last, color: color)
  }

  /// The theme of the headings above a line, where names have a value for each.
  func mode(of line: ClaimLine) -> Palette.Mode {
    palette.hasThemes && !isCode ? Palette.mode(of: lines.scope(of: line)) : .any
  }

  /// "A ring in `#1CB0F6`; its contrast on white is 3.0:1": the only colour of the line, and the ground of the sentence.
  func distantClaim(_ line: ClaimLine) -> (ContrastClaim, Mention)? {
    let sentence = claimed(line)
    guard line.kind == .prose, let own = mentions(sentence).only,
      own.text.utf8.first != ASCII.hash, !own.isTranslucent,
      sentence.contains(where: { ContrastWords.hasJoint(string($0)) })
    else { return nil }
    let all = mentions(line.parts)
    // What a later sentence gives is what shall replace it.
    guard all.count == 2, all[0].text.utf8.first == ASCII.hash, case let ink = all[0],
      !ink.isTranslucent, var claim = claim(sentence, line), claim.level == nil
    else { return nil }
    let computed = ink.color.contrast(with: own.color)
    claim.computed = computed
    claim.reach = computed...computed
    claim.colors = [ink.text, own.text]
    return (claim, own)
  }

  /// Words behind a ratio that lead to its ground.
  private static let versus = [":1 vs ", ":1 vs. ", ":1 against "]

  /// A row or an item that gives one colour, and remarks such as "on cream (4.6:1) and white (5.8:1)" on it.
  func notedClaims(_ line: ClaimLine) -> [ContrastClaim] {
    let colors = mentions(line.parts).filter { $0.text.utf8.first == ASCII.hash }
    guard let ink = colors.only, !ink.isTranslucent else { return [] }
    return line.parts.flatMap { part -> [ContrastClaim] in
      let text = string(part)
      guard ContrastWords.hasJoint(text) || Self.versus.contains(where: text.contains) else {
        return []
      }
      return ratios(in: part).compactMap { ratio in
        guard let claimed = ContrastWords.value(string(ratio)), claimed > 1, claimed <= 21,
          !ContrastWords.isDemand(ratio, plain),
          let ground = ground(of: ratio, in: part), ground.color != ink.color,
          stands(ink, before: ratio, line)
        else { return nil }
        let computed = ink.color.contrast(with: ground.color)
        return ContrastClaim(
          claimed: claimed, computed: computed, colors: [ink.text, ground.text], basis: .pair,
          origin: lines.origin(ratio, of: line), isBound: [3, 4.5, 7].contains(claimed))
      }
    }
  }

  /// Whether a colour is given before a ratio: one that follows is what shall replace it.
  private func stands(_ ink: Mention, before ratio: Range<Int>, _ line: ClaimLine) -> Bool {
    line.parts.contains { part in
      let end = min(part.upperBound, ratio.lowerBound)
      return end > part.lowerBound && string(part.lowerBound..<end).contains(ink.text)
    }
  }

  /// The numbers before each ":1" of a part.
  func ratios(in part: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = part.lowerBound
    while let found = ASCII.find(":1", in: plain, offset..<part.upperBound) {
      offset = found + 2
      var start = found
      while start > part.lowerBound, ASCII.isDigit(plain[start - 1]) || plain[start - 1] == 0x2E {
        start -= 1
      }
      let goesOn = offset < part.upperBound && ASCII.isDigit(plain[offset])
      if start < found, !goesOn, !ContrastWords.isProportion(start, behind: offset, part, plain) {
        result.append(ContrastWords.wholePart(before: start, part.lowerBound, plain)..<found)
      }
    }
    return result
  }

  /// The colour before the parenthesis around a ratio, or behind "on" right after it.
  private func ground(of ratio: Range<Int>, in part: Range<Int>) -> Mention? {
    let rest = ratio.upperBound + 2..<part.upperBound
    let joints: [StaticString] = [" on ", " vs ", " vs. ", " against ", " over "]
    if let joint = joints.first(where: { ASCII.starts(plain, at: rest.lowerBound, with: $0) }) {
      let start = rest.lowerBound + joint.utf8CodeUnitCount
      let words = words(start..<min(part.upperBound, rest.lowerBound + 60))[...]
      let name =
        words.first.map { Articles.words.contains($0.lowercased()) } == true
        ? words.dropFirst() : words
      return named((1...3).map { name.prefix($0) })
    }
    var open = ratio.lowerBound
    while open > part.lowerBound, [ASCII.space, 0x7E, 0x89, 0x88, 0xE2].contains(plain[open - 1]) {
      open -= 1
    }
    guard open > part.lowerBound + 1, plain[open - 1] == 0x28 else { return nil }
    let before = words(max(part.lowerBound, open - 60)..<open - 1)
    guard let joint = before.lastIndex(where: { ["on", "and", "sur", "auf"].contains($0) }) else {
      return nil
    }
    let name = before[(joint + 1)...]
    return (1...3).contains(name.count) ? named([name]) : nil
  }

  private func named(_ candidates: [ArraySlice<Substring>]) -> Mention? {
    for candidate in candidates.reversed() {
      let name = candidate.joined(separator: " ")
      if let color = palette.color(name) ?? OpaqueColor(name) {
        return Mention(text: name, color: color)
      }
    }
    return nil
  }

  private func words(_ range: Range<Int>) -> [Substring] {
    string(range).split { " `*".contains($0) }.map { word in
      Substring(word.filter { !",;.()".contains($0) })
    }
  }

  /// Whether a table gives the colour as a background, so that the other colour is the one that is open.
  func isInBackgroundColumn(_ color: Mention, _ line: ClaimLine) -> Bool {
    zip(lines.header(of: line), line.parts).contains { title, part in
      Names.words(title).contains { $0.hasPrefix("background") || $0.hasPrefix("surface") }
        && string(part).contains(color.text)
    }
  }

  /// Whether a column for backgrounds, or the header, gives one without a value: "Blue tint", "ratio (on mid tone)".
  func hasNamedBackground(_ line: ClaimLine) -> Bool {
    let header = lines.header(of: line)
    if line.kind == .row, namesOther(line) { return true }
    return zip(header, line.parts).contains { title, part in
      let words = Names.words(title)
      let isBackground = words.contains { $0.hasPrefix("background") || $0 == "surface" }
      if isBackground {
        let cell = Names.words(string(part))
        return mentions([part]).isEmpty && !cell.isEmpty
          && !cell.contains(where: Self.openWords.contains)
      }
      return title.contains("기준") || words.contains("against")
        || words.contains(where: ["on", "sur", "auf", "sobre", "vs"].contains)
    }
  }

  /// Whether a cell behind the first one holds nothing but the name of another custom property: "`--foreground`".
  private func namesOther(_ line: ClaimLine) -> Bool {
    guard let first = line.parts.first else { return false }
    return line.parts.dropFirst().contains { part in
      let cell = string(part).trimmedSpaces
      return cell.hasPrefix("--") && !cell.contains(" ") && cell != string(first).trimmedSpaces
    }
  }

  /// Words for a background through which the page is seen.
  private static let openWords: Set<String> = ["transparent", "none", "clear", "page"]

  // MARK: Colours that never meet

  /// Headers of columns whose colours replace one another: the old and the new one, those of the states of a part.
  private static let alternatives: Lexicon = [
    "before", "after", "current", "proposed", "suggested", "existing", "old", "new", "previous",
    "previously", "vorher", "nachher", "avant",
    "après", "antes", "después", "default", "normal", "rest", "hover", "pressed", "active",
    "focus", "focused", "selected", "from", "to", "start", "end",
  ]

  private static let ours: Lexicon = [
    "ours", "our", "we", "us", "this", "unser", "unsere", "wir", "dieses", "notre", "nous",
    "nuestro", "nuestra", "nosso", "nossa", "nostro", "nostra", "onze", "kami", "наш", "наша",
  ]
  private static let wideOurs = [
    "本设计", "本設計", "本产品", "本產品", "本方案", "本项目", "本サイト", "本アプリ", "自社", "当社", "我们", "우리",
  ]
  private static let places: Lexicon = [
    "text", "on", "background", "bg", "surface", "ground", "foreground", "fg", "ink", "color",
    "colour", "fill", "label", "hintergrund", "fond", "fondo", "fundo", "sfondo",
  ]

  /// Whether one of the columns is that of the own design beside another product: "Rival | This design".
  private static func compareProducts(_ titles: [String]) -> Bool {
    titles.contains {
      Names.hasWord($0, in: ours, ofAtMost: 4) || wideOurs.contains(where: $0.contains)
    } && !titles.contains { Names.hasWord($0, in: places) }
  }

  /// Whether the columns of a table hold colours of which only one is seen at a time: light and dark, before and after.
  func givesAlternatives(_ line: ClaimLine) -> Bool {
    let titles = zip(lines.header(of: line), line.parts).filter { hasValue($0.1) }.map(\.0)
    guard titles.count > 1 else { return false }
    if titles.allSatisfy({ Names.hasWord($0, in: Self.alternatives) }) { return true }
    if Self.compareProducts(titles) { return true }
    let modes = titles.map { Palette.mode(of: [$0]) }
    return modes.contains(.light) && modes.contains(.dark)
  }

  /// Whether a label between two colours gives the second to another appearance ("`#0A5C2B`: links. Dark mode:
  /// `#8FE3A0`"), or the words behind them another ground ("AAA on near-black").
  func meetsNever(_ colors: [Mention], in text: String) -> Bool {
    let second = colors[1].text
    let pieces = text.split(separator: "#", maxSplits: 2, omittingEmptySubsequences: false)
    guard pieces.count == 3, second.utf8.first == ASCII.hash,
      colors[0].text.utf8.first == ASCII.hash
    else { return false }
    if let colon = pieces[1].lastIndex(of: ":") {
      let label = pieces[1][..<colon].split { ".;,(".contains($0) }.last ?? ""
      if Names.wordCount(String(label)) < 4, ModeWords.mode(in: String(label)) != nil {
        return true
      }
    }
    // "light `#A61955`, dark `#E0517F`"
    let tails = pieces.prefix(2).map { piece -> ModeWords.Mode? in
      ModeWords.mode(
        in: piece.split(whereSeparator: { " /,(`*".contains($0) }).last.map(String.init) ?? "")
    }
    // "Texto escuro (#333333) sobre fundo claro (#F5F5F5)" says how both look.
    if let one = tails[0], let other = tails[1], one != other,
      !ContrastWords.hasJoint(String(pieces[1]))
    {
      return true
    }
    if areNamedApart(pieces[1], pieces[2]) { return true }
    if isClosed(pieces[1]) || isSetApart(pieces[1]) || areTwoOnAnother(pieces[1], pieces[2]) {
      return true
    }
    let words = pieces[2].split { " ),;".contains($0) }.map { $0.lowercased() }
    guard let joint = words.lastIndex(of: "on"), joint + 1 < words.count else { return false }
    return Self.tints.contains { words[joint + 1] == $0 }
  }

  private static let pairWords: Lexicon = [
    "text", "ink", "foreground", "fg", "background", "bg", "surface", "ground", "page", "texte",
    "fond", "texto", "fondo", "fundo", "testo", "sfondo", "schrift", "hintergrund",
  ]

  /// "`#FA5600` (app) / `#FF5C00` (site)": two values of one thing, each for a place of its own that brackets name.
  private func areNamedApart(_ between: Substring, _ after: Substring) -> Bool {
    func remark(_ text: Substring) -> (Substring, Substring)? {
      let rest = text.drop { $0.isHexDigit }.drop { "`* ".contains($0) }
      guard rest.first == "(", let close = rest.firstIndex(of: ")") else { return nil }
      return (rest[..<close].dropFirst(), rest[rest.index(after: close)...])
    }
    guard let (first, rest) = remark(between), let (second, _) = remark(after),
      rest.allSatisfy({ "/ `*".contains($0) }), rest.contains("/")
    else { return false }
    return [first, second].allSatisfy { name in
      name.contains(where: \.isLetter) && !name.contains(":")
        && !Names.hasWord(String(name), in: Self.pairWords)
    }
  }

  /// Whether another cell than that of the first colour names the second one apart from the ratio.
  func isApart(_ colors: [Mention], _ parts: [Range<Int>]) -> Bool {
    guard parts.count > 1, colors[1].text.utf8.first == ASCII.hash else { return false }
    return parts.contains { part in
      let text = string(part)
      guard let place = text.firstRange(of: colors[1].text), !text.contains(colors[0].text) else {
        return false
      }
      let before = text[..<place.lowerBound]
      return isClosed(before) || isSetApart(before)
    }
  }

  /// Whether brackets give a ratio with its ground before the second colour begins: "(12:1 on the page), never".
  private func isClosed(_ between: Substring) -> Bool {
    guard let ratio = between.firstRange(of: ":1 on ") else { return false }
    return between[ratio.upperBound...].contains(")")
  }

  private static let conjunctions = ["and", "und", "et", "y", "과", "와", "및", "と", "和"]
  private static let otherGrounds = ["background", "page", "surface", "배경", "背景", "底色"]

  /// Whether two colours are told beside each other and the text behind them names the ground of both: "A (#111) and
  /// B (#222) on the page background".
  private func areTwoOnAnother(_ between: Substring, _ after: Substring) -> Bool {
    let words = Names.words(String(between)).dropFirst()
    guard words.count <= 3,
      words.contains(where: Self.conjunctions.contains)
        || between.contains(")과 ") || between.contains(")와 ")
    else { return false }
    let rest = after.prefix(60).lowercased()
    return Self.otherGrounds.contains(where: rest.contains)
  }

  private static let settingApart: Lexicon = [
    "never", "not", "no", "avoid", "reserve", "reserves", "instead", "than", "pure", "nie", "nicht",
    "jamais", "nunca", "mai",
  ]

  /// Whether the words right before the second colour rule it out or keep it for something else.
  private func isSetApart(_ between: Substring) -> Bool {
    Names.words(String(between)).suffix(2).contains(where: Self.settingApart.contains)
  }

  /// Words for grounds that are no values.
  private static let tints = ["near-black", "off-black", "off-white", "near-white", "dark"]

  /// Whether nothing but marks parts two colours: "`#CC1C1B` / `#E84E4D`" are two of a kind, which a ratio beside them
  /// may compare, but a level does not.
  func areVariants(_ colors: [Mention], _ parts: [Range<Int>]) -> Bool {
    parts.contains { part in
      let pieces = string(part).split(separator: "#", omittingEmptySubsequences: false)
      guard pieces.count == 3, colors.allSatisfy({ $0.text.utf8.first == ASCII.hash }) else {
        return false
      }
      return pieces[1].dropFirst(colors[0].text.count - 1).allSatisfy {
        !$0.isLetter && !$0.isNumber
      }
    }
  }

  /// Whether another cell of a row says that the limit is not reached: "| 4.5:1 | ❌ |".
  func isRowThatFails(_ line: ClaimLine) -> Bool {
    line.kind == .row && line.parts.contains { ContrastWords.isFailure(string($0)) }
  }
}
