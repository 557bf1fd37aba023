import SpecModel
import SpecSyntax
import SpecText

/// Tells which of several values of one name holds in which mode: by the selector, the heading or the label over each.
///
/// - Shape: as in tables with columns for modes, the value of the default has no mode, and the others have theirs.
struct ModesOfPlaces {
  private let reader: FactReader
  /// The mode that the place of each token named when it was read.
  private let named: [String?]
  private let defaultMode: DefaultMode
  /// The modes in which names have second values.
  private var used: Set<String> = []
  /// Names whose values no mode tells apart.
  private var left: [[Int]] = []

  private var document: Document { reader.context.document }

  /// Gives the tokens their modes.
  ///
  /// - Complexity: O(tokens), with a look at the headings above those whose name has several values.
  static func settle(_ tokens: inout [Token], _ context: LoweringContext) {
    let named = tokens.map(\.mode)
    for index in tokens.indices where tokens[index].mode != nil { tokens[index].mode = nil }
    let groups = groups(tokens)
    guard !groups.isEmpty else { return }
    FactReader.with(context) { reader in
      var modes = ModesOfPlaces(reader, named)
      for group in groups { modes.settle(group, &tokens) }
      modes.spread(&tokens, besides: Set(groups.joined()))
      modes.settleThemes(&tokens)
      modes.settleIDs(&tokens)
      modes.addEqual(&tokens)
    }
  }

  private init(_ reader: FactReader, _ named: [String?]) {
    self.reader = reader
    self.named = named
    defaultMode = DefaultMode(reader.context.document)
  }

  /// The places of tokens that share their id, in the order of the document.
  private static func groups(_ tokens: [Token]) -> [[Int]] {
    guard tokens.count > 1 else { return [] }
    var places: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() { places[token.id, default: []].append(index) }
    guard places.count < tokens.count else { return [] }
    return places.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private mutating func settle(_ group: [Int], _ tokens: inout [Token]) {
    let found = group.map { mode(of: tokens[$0], named[$0], isAlone: false) }
    guard Set(found).count > 1 else {
      left.append(group)
      return
    }
    let base = base(of: found)
    for (index, mode) in zip(group, found) where mode != base {
      tokens[index].mode = mode
      if let mode { used.insert(mode) }
    }
  }

  /// The mode whose value stands without a word: none where a value has none.
  private func base(of found: [String?]) -> String? {
    if found.contains(nil) { return nil }
    let usual = defaultMode.isDark ? "dark" : "light"
    return found.contains(usual) ? usual : found.first ?? nil
  }

  /// Gives names that only a second mode knows that mode.
  private func spread(_ tokens: inout [Token], besides known: Set<Int>) {
    guard !used.isEmpty else { return }
    for index in tokens.indices where !known.contains(index) {
      guard let mode = mode(of: tokens[index], named[index], isAlone: true), used.contains(mode)
      else { continue }
      tokens[index].mode = mode
    }
  }

  // MARK: Places

  /// The mode that the place of a token names.
  private func mode(of token: Token, _ named: String?, isAlone: Bool) -> String? {
    guard let node = node(at: token.origin.range.start) else { return nil }
    let section = Int(document.nodes[node].section)
    // What the section does not name stands in a selector, or in the header of a column.
    if let named, TokenTheme.named(named) != theme(ofSection: section) { return named }
    if document.nodes[node].kind == .codeBlock {
      return isAlone
        ? mode(ofSection: section, most: 3) : mode(above: node) ?? mode(ofSection: section)
    }
    switch token.kind {
    case .typography, .fontWeight, .fontFamily, .breakpoint: return nil
    default:
      return isAlone
        ? mode(ofSection: section, most: 3)
        : mode(ofLabelAt: node, token) ?? mode(ofSection: section)
    }
  }

  /// The last node that begins at or before an offset of the source.
  private func node(at offset: UInt32) -> Int? {
    var (low, high) = (0, document.nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if document.nodes[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func theme(ofSection section: Int) -> TokenTheme {
    let topics = reader.context.facts.topics
    return topics.indices.contains(section) ? topics[section].theme : .none
  }

  /// The mode of the nearest heading that names one; "Light and dark" names two, and is over both.
  ///
  /// - Parameter most: the words of the heading at most, where nothing but the heading tells of the mode.
  private func mode(ofSection section: Int, most: Int = 12) -> String? {
    guard case .named(let mode) = theme(ofSection: section) else { return nil }
    var section = section
    while section > 0 {
      let title = reader.textRange(Int(document.sections[section].heading))
      let words = TokenHeaders.keys(reader.bytes, title)
      let found = Set(words.compactMap { TokenColumns.mode(ofWord: $0) })
      if !found.isEmpty { return found.count == 1 && words.count <= most ? mode : nil }
      section = Int(document.sections[section].parent)
    }
    return mode
  }

  /// The mode that a short line right above a fence names: "Dark mode:".
  private func mode(above node: Int) -> String? {
    guard node > 1, document.nodes[node - 1].kind == .paragraph,
      document.nodes[node - 1].section == document.nodes[node].section
    else { return nil }
    return mode(inLabel: document.plainText(of: node - 1))
  }

  /// The mode of the label before the values of a line, "Colors (dark): …", or else of what introduces the line.
  private func mode(ofLabelAt node: Int, _ token: Token) -> String? {
    guard var line = line(of: node) else { return nil }
    let lines = reader.context.lines
    // A label that is the name of the value tells no mode of it.
    if let label = lines[line].label, !lines[line].value.isEmpty,
      reader.origin(label).range.end <= token.valueOrigin.range.start,
      TokenSink.slug(reader.string(label)) != TokenSink.slug(token.name),
      let mode = mode(inLabel: label)
    {
      return mode
    }
    for _ in 0..<3 {
      guard let owner = reader.owner(of: line) else { return nil }
      if let mode = mode(inLabel: reader.label(of: lines[owner])) { return mode }
      line = owner
    }
    return nil
  }

  /// The line of a node that has one line, or of the last node before it.
  private func line(of node: Int) -> Int? {
    let lines = reader.context.lines
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].node <= node { low = middle + 1 } else { high = middle }
    }
    guard low > 0, low < 2 || lines[low - 2].node != lines[low - 1].node else { return nil }
    return low - 1
  }

  private func mode(inLabel label: Range<Int>) -> String? {
    label.count <= 40 ? TokenColumns.mode(TokenHeaders.keys(reader.bytes, label)) : nil
  }
}

// MARK: Equal values

extension ModesOfPlaces {
  /// Gives a colour its value in a second mode that is equal to the first, "(same)", where the label over its list tells
  /// the mode and others of that mode have values of their own.
  ///
  /// - Complexity: O(tokens), and O(tokens) for each place that tells a colour again outside of code.
  private func addEqual(_ tokens: inout [Token]) {
    guard !used.isEmpty else { return }
    var found: [Token] = []
    for index in tokens.indices where tokens[index].kind == .color {
      for place in tokens[index].repeats.prefix(64) {
        guard let token = equal(to: tokens[index].value, at: place, tokens),
          !found.contains(where: { $0.id == token.id && $0.mode == token.mode })
        else { continue }
        found.append(token)
        tokens[index].repeats.removeAll { $0.origin == place.origin }
      }
    }
    guard !found.isEmpty else { return }
    tokens = (tokens + found).sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// The colour that a place tells again in a mode in which the document gives its name no value yet.
  private func equal(
    to value: String, at place: Token.Repeat, _ tokens: [Token]
  ) -> Token? {
    let (start, end) = (place.origin.range.start, place.valueOrigin.range.start)
    guard start < end, end - start < 200, let node = node(at: start),
      document.nodes[node].kind != .codeBlock
    else { return nil }
    let text = document.source.string(SourceRange(Int(start), Int(end)))
      .drop { "-*+`• ".contains($0) }
    let owner = tokens.first { token in
      token.kind == .color && token.mode == nil && token.value == value
        && text.hasPrefix(token.name)
        && text.dropFirst(token.name.count).first.map { "`*: –—=|".contains($0) } == true
    }
    guard var token = owner, let first = self.node(at: token.origin.range.start) else { return nil }
    let usual = mode(ofLabelAt: first, token)
    (token.origin, token.valueOrigin) = (place.origin, place.valueOrigin)
    (token.repeats, token.modes, token.aliases) = ([], [], [])
    guard let mode = mode(ofLabelAt: node, token), mode != usual, used.contains(mode),
      !tokens.contains(where: { $0.id == token.id && $0.mode == mode }),
      owner?.modes.contains(where: { $0.mode == mode }) != true
    else { return nil }
    token.mode = mode
    return token
  }
}

// MARK: Themes and groups

extension ModesOfPlaces {
  /// Takes the names of themes for modes, where two names or more have a value in each of several.
  private func settleThemes(_ tokens: inout [Token]) {
    let groups = left.compactMap { group -> (group: [Int], names: [String])? in
      let names = group.compactMap { themeName(around: tokens[$0]) }
      return names.count == group.count && Set(names).count > 1 ? (group, names) : nil
    }
    guard groups.count > 1 else { return }
    for (group, names) in groups {
      for (index, name) in zip(group, names) where name != names[0] { tokens[index].mode = name }
    }
  }

  /// "Ocean" below "### Theme: Ocean": the name of the theme that a heading above a token names.
  private func themeName(around token: Token) -> String? {
    guard let node = node(at: token.origin.range.start) else { return nil }
    var section = Int(document.nodes[node].section)
    let own = theme(ofSection: section)
    while section > 0 {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      if own == .below(heading: Int(document.sections[section].heading)) {
        return Self.name(ofTheme: title)
      }
      if ModeWords.endsInTheme(title) { return Self.name(ofTheme: title) }
      section = Int(document.sections[section].parent)
    }
    return nil
  }

  /// What a title says besides that it names a theme, in small letters.
  private static func name(ofTheme title: String) -> String? {
    let words = title.lowercased().split { " :：-–—()（）".contains($0) }
      .filter { !ModeWords.isTheme(String($0)) }
    let name = words.joined(separator: " ")
    return name.isEmpty || name.utf8.count > 48 ? nil : name
  }

  /// Gives a bare name that the headings of several groups have the heading in its id, but for the first of them.
  private func settleIDs(_ tokens: inout [Token]) {
    for group in left {
      let first = tokens[group[0]]
      guard group.allSatisfy({ tokens[$0].mode == nil }), Names.wordCount(first.name) <= 2,
        first.id == "\(first.kind.rawValue).\(TokenSink.slug(first.name))",
        case let heads = group.map({ head(of: tokens[$0]) }), let usual = heads[0]
      else { continue }
      for (index, head) in zip(group, heads).dropFirst() {
        guard let head, head != usual, tokens[index].value != first.value else { continue }
        let slug = TokenSink.slug(first.name)
        tokens[index].id = "\(first.kind.rawValue).\(head)-\(slug)"
      }
    }
  }

  /// The nearest heading over a token outside code, as a part of an id.
  private func head(of token: Token) -> String? {
    guard let node = node(at: token.origin.range.start),
      document.nodes[node].kind != .codeBlock, case let section = Int(document.nodes[node].section),
      section > 0
    else { return nil }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    guard title.utf8.count <= 48, Names.wordCount(title) <= 4 else { return nil }
    let slug = TokenSink.slug(title)
    return slug.isEmpty ? nil : slug
  }
}
