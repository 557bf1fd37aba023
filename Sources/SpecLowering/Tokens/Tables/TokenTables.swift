import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens from tables with a column of names and one of values.
struct TokenTables {
  let reader: FactReader
  let defaultMode: DefaultMode
  var document: Document { reader.context.document }

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let tables = TokenTables(reader: reader, defaultMode: DefaultMode(reader.context.document))
    for table in reader.context.document.tables { tables.read(table: table, into: &sink) }
  }

  private func read(table: Int, into sink: inout TokenSink) {
    let rows = document.children(of: table)
    guard let header = rows.first, rows.count > 1 else { return }
    let section = Int(document.nodes[table].section)
    let topic =
      topicOfGuidelines(table, rows, sink) ?? reader.context.topic(ofNode: table).tokens
    let scale = typeScale(header, rows, topic)
    func cells(of row: Int) -> [Int] {
      scale == nil ? reader.context.cells(of: row) : document.children(of: row)
    }
    let headers = cells(of: header).map { TokenHeaders.keys(reader.bytes, reader.textRange($0)) }
    let width = TokenNameColumn.period(of: headers)
    guard width > 1 else { return }
    let body = rows.dropFirst().map { (row: $0, cells: cells(of: $0)) }
    let part = Array(headers.prefix(width))
    if TokenColumns.isBreakpoint(part[0]), TokenColumns.areGrids(part) {
      return readNamedWidths(body, into: &sink)
    }
    guard !onlyChecksPairs(part, body, sink), !areBounds(body, below: part[0], topic),
      !areSpans(body, below: part),
      !readBreakpoints(body, part, topic, into: &sink),
      !readParameters(body, part, topic, into: &sink),
      !readSteps(table, topic, into: &sink), !readMotions(body, part, into: &sink)
    else { return }
    let titles = Array(cells(of: header).prefix(width))
    if readRamp(table, body, document.children(of: header), topic, into: &sink)
      || readDeclarations(rows, topic, into: &sink)
      || readByCells(table, headers, body, titles, topic, into: &sink)
      || isOfReplacements(part, titles, body)
    {
      return
    }
    let sample = body.prefix(12).map { Array($0.cells.prefix(width)) }
    let names = TokenNameColumn(
      reader: reader, headers: part, rows: sample,
      isMoved: reader.context.leads[table]?.isInside ?? false,
      isFromElsewhere: reader.context.leads[table] != nil,
      isOfParts: areParts(table, part, topic, sink))
    let found = scale.map { columns($0, name: 0, kind: .typography, isExplicit: false) }
    guard
      var columns = found
        ?? columns(
          part, names, topic: topic, isOfDefaults: isOfDefaults(section),
          isOfStyles: (topic == .none || topic == .kind(.color))
            && (TokenColumns.isStep(part[0]) || TokenColumns.haveFaces(part))
            && areTypeStyles(body.prefix(12).map(\.cells), part))
    else { return readOpen(table, body, topic, into: &sink) }
    if measuresOneThing(columns, part) { return }
    if case .kind(let kind) = topic, kind != .other { columns.isOfKind = true }
    takeBareLengths(&columns, part, names, section)
    takeBareTimes(&columns, part, sample)
    complete(&columns, part, titles.map(reader.textRange), sample)
    columns.isOfVariables = areVariables(sample, columns)
    columns.isRetelling = retells(columns, body, sink)
    noteNames(of: body, &columns, sink)
    if takesFromScale(body, part, columns, section, sink) { return }
    let known = sink.tokens.count
    read(body, by: width, columns, part, into: &sink)
    if sink.tokens.count == known { readMentioned(body, topic, into: &sink) }
  }

  /// Whether the rows are named after the parts or statuses that they give a value to.
  private func areParts(
    _ table: Int, _ part: [[WordKey]], _ topic: TokenTopic, _ sink: TokenSink
  ) -> Bool {
    isScaleOfParts(part, topic, sink)
      || StatusColors.isPalette(table, reader.context, allowsRemarks: true)
  }

  /// Reads the rows of a table whose headers come again after some columns.
  private func read(
    _ body: [(row: Int, cells: [Int])], by width: Int, _ columns: Columns, _ part: [[WordKey]],
    into sink: inout TokenSink
  ) {
    for (row, cells) in body {
      for start in stride(from: 0, to: cells.count, by: width) {
        let cells = Array(cells[start..<min(start + width, cells.count)])
        read(row: row, cells, columns, part, into: &sink)
      }
    }
  }

  /// Finds the columns that the headers and cells tell beside the names and the values.
  private func complete(
    _ columns: inout Columns, _ part: [[WordKey]], _ texts: [Range<Int>], _ sample: [[Int]]
  ) {
    columns.keepNewest(of: texts, reader.bytes)
    columns.values.removeAll { isOfCounts(part[$0]) }
    if columns.kind == .typography {
      columns.values.removeAll { part[$0].contains(where: TokenColumns.tracking.contains) }
      if columns.size == nil, columns.line != nil || columns.weight != nil {
        columns.size = sizeColumn(part, except: columns.name, sample)
      }
    }
    takeSizes(&columns, part, sample)
    columns.modes = TokenModes.columns(part, texts, except: columns.name, reader)
    columns.keepModes()
    takeThemes(&columns, part, texts, sample)
    takeBase(&columns, part, sample)
    if columns.kind == .color, columns.modes.isEmpty {
      columns.parts = colorColumns(part, texts, except: columns.name, sample)
      if columns.parts.count == 1 {
        columns.others = columns.parts.filter { $0.column != columns.values.first }
        columns.parts = []
      }
    }
    columns.classes = UtilityClasses.column(part, sample, reader)
    if columns.isOfKind, columns.classes != columns.name {
      columns.utilities = UtilityStyles.column(part, sample, except: columns.name, reader)
    }
    // Sizes have no name but that of their class: "H1" is a style and "Small" a choice.
    if columns.kind == .size, let classes = columns.classes { columns.name = classes }
    if isOfFaces(columns, part, sample) { columns.kind = .fontFamily }
  }

  /// "Component | Radius" below "Border radius", where the document has no other scale of them.
  private func isScaleOfParts(
    _ headers: [[WordKey]], _ topic: TokenTopic, _ sink: TokenSink
  ) -> Bool {
    topic == .kind(.radius) && headers.count == 2 && headers[0].count == 1
      && headers[0].contains(where: TokenColumns.parts.contains)
      && headers[1].contains(where: TokenColumns.radius.contains)
      && !sink.tokens.contains { $0.kind == .radius }
  }

  private func columns(
    _ headers: [[WordKey]], _ names: TokenNameColumn, topic: TokenTopic, isOfDefaults: Bool,
    isOfStyles: Bool
  ) -> Columns? {
    var kind = names.kind(below: topic)
    if let alias = headers.firstIndex(where: { $0.contains(where: TokenColumns.alias.contains) }),
      names.refers(alias)
    {
      return columns(headers, name: alias, kind: nil, isExplicit: true)
    }
    if let explicit = names.explicit() {
      guard names.defines(explicit, topic: topic) else { return nil }
      return columns(headers, name: explicit, kind: kind, isExplicit: true)
    }
    if topic != .elements, names.areCustomProperties(0) {
      return columns(headers, name: 0, kind: nil, isExplicit: true)
    }
    if topic != .elements, kind == nil, names.areColorsOfPaths() {
      return columns(headers, name: 0, kind: nil, isExplicit: false)
    }
    let isStyle =
      TokenColumns.isTypeScale(headers) || TokenColumns.isTypeScale(headers.reversed())
    // "Colours and type" may head both, and "Sizes" what has faces.
    if isStyle,
      kind == nil && topic == .kind(.other) || isOfStyles || kind == .fontFamily
        || kind == .size && (TokenColumns.haveFaces(headers) || TokenColumns.areOfLetters(headers))
    {
      kind = .typography
    }
    if topic != .elements, kind == nil || kind == .color, let sort = names.sortColumn() {
      var result = columns(headers, name: 0, kind: nil, isExplicit: false)
      result.sort = sort
      return result
    }
    if kind == nil, topic != .elements { kind = names.scaleKind() }
    guard let kind else {
      return unkindedColumns(headers, names, topic: topic, isOfDefaults: isOfDefaults)
    }
    let found =
      kind == .color
      ? TokenColumns.named(headers).flatMap {
        names.holdsNames($0) && !names.holdsNumbers($0) && !names.isRole(0, beside: $0) ? $0 : nil
      }
      : nil
    guard let name = found ?? names.column(of: isStyle ? .typography : kind) else { return nil }
    return columns(headers, name: name, kind: kind, isExplicit: false)
  }

  /// The columns of a table whose headers and heading tell no kind, so that the values do.
  private func unkindedColumns(
    _ headers: [[WordKey]], _ names: TokenNameColumn, topic: TokenTopic, isOfDefaults: Bool
  ) -> Columns? {
    // "Design Tokens" over "Name | Value": the values tell what they are.
    let name = headers.count > 2 && names.isGroup(headers[0]) ? 1 : 0
    if topic == .kind(.other), headers.count > 1, TokenColumns.isName(headers[name]),
      headers.dropFirst(name + 1).contains(where: TokenColumns.isPlainValue),
      names.holdsNames(name)
    {
      return columns(headers, name: name, kind: nil, isExplicit: false)
    }
    // "Buttons" over "Constant | Value": a colour that has a name in code is one of the palette.
    if TokenColumns.isConstant(headers[0]), headers.count > 1, names.areNamedColors() {
      return columns(headers, name: 0, kind: .color, isExplicit: true)
    }
    // "Inventory metrics" over constants of nothing but lengths on a screen.
    if TokenColumns.isConstant(headers[0]), headers.count > 1, names.areNamedLengths() {
      return columns(headers, name: 0, kind: nil, isExplicit: true)
    }
    // "Global defaults" over "Property | Value": each row holds for everything.
    guard isOfDefaults, headers.count > 1,
      headers.dropFirst().contains(where: TokenColumns.isPlainValue), names.holdsNames(0)
    else { return nil }
    var result = columns(headers, name: 0, kind: nil, isExplicit: true)
    result.takesSpans = true
    result.isOfConstants = TokenColumns.isConstant(headers[0])
    return result
  }

  private func columns(
    _ headers: [[WordKey]], name: Int, kind: Token.Kind?, isExplicit: Bool
  ) -> Columns {
    let others = headers.indices.filter { $0 != name }
    func first(_ words: WordSet) -> Int? {
      others.first { headers[$0].contains(where: words.contains) }
    }
    let values = others.filter { headers[$0].contains(where: TokenColumns.value.contains) }
    let likely =
      values.filter { TokenColumns.isPlainValue(headers[$0]) }
      + TokenColumns.timesFirst(
        values.filter { !TokenColumns.isPlainValue(headers[$0]) }, kind, headers)
    let spring = others.filter { TokenColumns.springName(headers[$0]) != nil }
    return Columns(
      name: name, kind: kind,
      values: TokenColumns.rangesFirst(
        likely + others.filter { !likely.contains($0) }, kind, headers),
      size: first(TokenColumns.size), line: first(TokenColumns.line),
      weight: first(TokenColumns.weight), family: first(TokenColumns.family),
      spring: spring.count > 1 ? spring : [],
      bare: Set(others.filter { headers[$0].contains(where: TokenColumns.unit.contains) }),
      isExplicit: isExplicit
        && (!likely.isEmpty || headers[name].contains(where: TokenColumns.alias.contains)))
  }

  // MARK: Rows

  private func read(
    row: Int, _ cells: [Int], _ columns: Columns, _ headers: [[WordKey]],
    into sink: inout TokenSink
  ) {
    guard columns.name < cells.count, !columns.isOfUses || isCode(cells[columns.name])
    else { return }
    let own = ownValue(cells, columns, headers)
    let title = reader.textRange(cells[columns.name])
    let name = own?.name ?? rowName(title, columns)
    if columns.kind == .color, let column = columns.values.first,
      restates(cells, column, sink)
    {
      return
    }
    if columns.kind == .color, columns.parts.isEmpty, !name.isEmpty,
      addColorsOfParts(row, cells, name: name, columns.name, into: &sink)
    {
      return
    }
    if addLengthsOfParts(row, cells, name: name, columns, into: &sink) { return }
    guard !name.isEmpty, columns.isOfKind || !measuresElement(name), !isCurve(title),
      let (kind, value, range) = own?.value ?? spring(cells, columns, headers)
        ?? shadow(cells, columns, headers) ?? value(cells, columns)
    else { return }
    let isConstant = columns.isOfConstants || columns.kind == nil && TokenPass.isConstantName(name)
    if isConstant, kind != .easing, !TokenColumns.hasUnit(range, reader.bytes) { return }
    if columns.isRetelling, kind == .color, sink.restates(value, kind) {
      return sink.repeated(
        value, at: document.origin(document.nodes[row].range), value: reader.origin(range))
    }
    let origin = document.origin(document.nodes[row].range)
    let theme = reader.context.topic(ofNode: row).theme
    if addNamedParts(row, cells, columns, kind, range, into: &sink) { return }
    if let colors = partColors(cells, columns, kind, range) {
      return add(colors, of: name, row, into: &sink)
    }
    let several = own == nil ? names(in: cells[columns.name]) : nil
    if let several, kind == .color, addPaired(several, row, columns, headers, into: &sink) {
      return
    }
    for name in several ?? [name] {
      sink.add(
        .init(
          name: name, kind: kind, value: value, origin: origin, valueOrigin: reader.origin(range),
          theme: theme, aliases: aliases(cells, columns)))
      addModes(of: name, (kind, value, range), cells, columns, into: &sink)
      if kind == .color { noteNotations(of: name, cells, columns, headers, into: &sink) }
      if kind == .color, columns.modes.isEmpty, let other = otherMode(cells, range, headers) {
        sink.add(
          mode: other.mode, value: reader.string(other.value), of: name,
          valueOrigin: reader.origin(other.value))
      }
    }
    // A custom property has the one value, and its background belongs to what it is used for.
    if !name.hasPrefix("--") {
      let others = colors(in: columns.others, cells).filter { $0.value != range }
      add(others, of: name, row, into: &sink)
    }
    addArrows(row, cells, into: &sink)
  }

  private func addModes(
    of name: String, _ base: (kind: Token.Kind, text: String, range: Range<Int>), _ cells: [Int],
    _ columns: Columns, into sink: inout TokenSink
  ) {
    for mode in columns.modes where mode.column < cells.count {
      let text = Bytes.trim(reader.textRange(cells[mode.column]), in: reader.bytes)
      guard let fit = TokenModes.value(text, of: base.kind, mode: mode.name, reader) else {
        continue
      }
      guard fit.lowerBound != base.range.lowerBound else {
        sink.note(mode: mode.name, value: base.text, of: name)
        continue
      }
      sink.add(
        mode: mode.name, value: reader.string(fit), of: name, valueOrigin: reader.origin(fit))
    }
  }

  private func add(
    _ colors: [(name: String, value: Range<Int>)], of name: String, _ row: Int,
    into sink: inout TokenSink
  ) {
    for (part, color) in colors {
      sink.add(
        .init(
          name: name + " " + part, kind: .color, value: reader.string(color),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(color),
          theme: reader.context.topic(ofNode: row).theme))
    }
  }

  /// The colours of a row for several parts, each with its name.
  private func partColors(
    _ cells: [Int], _ columns: Columns, _ kind: Token.Kind, _ value: Range<Int>
  ) -> [(name: String, value: Range<Int>)]? {
    guard kind == .color else { return nil }
    guard !columns.parts.isEmpty else { return colorParts(cells, columns.name, value) }
    return colors(in: columns.parts, cells)
  }

  private func colors(
    in columns: [(column: Int, title: String)], _ cells: [Int]
  ) -> [(name: String, value: Range<Int>)] {
    columns.compactMap { part in
      cells.indices.contains(part.column)
        ? color(in: cells[part.column]).map { (part.title, $0) } : nil
    }
  }

  /// The class of a row, where it is not the name itself.
  private func aliases(_ cells: [Int], _ columns: Columns) -> [String] {
    if let led = leadingProperty(cells, columns) { return [reader.string(led.name)] }
    if let column = columns.property, column < cells.count,
      case let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes),
      TokenPass.isReference(text, reader.bytes)
    {
      return [reader.string(text)]
    }
    guard let column = columns.classes, column < cells.count, column != columns.name,
      let name = UtilityClasses.name(in: cells[column], reader)
    else { return [] }
    return [reader.string(name)]
  }

  private func value(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    (reference(cells, columns) ?? bareValue(cells, columns))
      .flatMap { columns.kind == nil && TokenLiteral.isStrength($0.2, reader.bytes) ? nil : $0 }
      .map { withAlpha(withWeight($0, cells, columns), cells, columns) }
  }

  private func bareValue(
    _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>)? {
    if columns.kind == .typography || columns.kind == nil, let style = typeStyle(cells, columns) {
      return style
    }
    if columns.kind == .fontFamily, let column = columns.family, column < cells.count {
      let text = withoutRemark(Bytes.trim(reader.textRange(cells[column]), in: reader.bytes))
      let isName = text.first.map { Bytes.isLetter(reader.bytes[$0]) || reader.bytes[$0] < 0x28 }
      if isName ?? false, text.count < 120 { return (.fontFamily, reader.string(text), text) }
    }
    for column in columns.values where column < cells.count {
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      guard !text.isEmpty else { continue }
      let isOfMode = columns.modes.contains { $0.column == column }
      // "warm off-white #FAFAF7"
      let literal =
        TokenLiteral.read(reader.bytes, text).map { withArrows($0, text) }
        ?? (isOfMode ? TokenKinds.described(text, reader, most: 3) : nil)
        ?? TokenKinds.behindName(text, columns.kind, reader)
        ?? (isOfMode && columns.kind == .color ? TokenKinds.enclosedColor(text, reader) : nil)
      if literal == nil, columns.kind == .color, isOfMode, NamedColors.isTold(reader.bytes, text) {
        return (.color, reader.string(text), text)
      }
      // "960px, centered" beside classes describes what they do.
      if columns.utilities != nil, let literal, !isWhole(literal.range, text) { continue }
      if let literal, let kind = columns.kind, columns.bare.contains(column),
        literal.kind == .other, literal.range == text || isRemarked(literal.range, text)
      {
        return (kind, reader.string(literal.range), literal.range)
      }
      if columns.kind == .easing || columns.isExplicit && literal == nil,
        SpringParameters.read(reader.bytes, text) != nil
      {
        return (.easing, reader.string(text), text)
      }
      if let kind = columns.kind ?? columns.sort.flatMap({ TokenKinds.said(cells, $0, reader) }) {
        guard let fit = TokenKinds.fit(literal, kind: kind, text: text, reader: reader) else {
          continue
        }
        let name = reader.string(reader.textRange(cells[columns.name]))
        return (
          TokenKinds.kind(of: name, ofLength: fit.kind), reader.string(fit.range), fit.range
        )
      }
      if columns.takesSpans, let span = TokenPass.codeSpan(at: text.lowerBound, reader) {
        let name = reader.string(reader.textRange(cells[columns.name]))
        let kind = literal.map { TokenKinds.kind(of: name, literal: $0) } ?? motion(in: span)
        return (kind, reader.string(span), span)
      }
      if let number = number(literal, text, cells, columns) { return number }
      if let literal = literal ?? TokenKinds.described(text, reader), literal.kind != .other {
        let name = reader.string(reader.textRange(cells[columns.name]))
        let kind = TokenKinds.kind(of: name, literal: literal)
        return (kind, reader.string(literal.range), literal.range)
      }
    }
    return namedColor(cells, columns) ?? utilities(cells, columns) ?? words(cells, columns)
      ?? closingSpan(cells, columns)
  }

  /// A text without what stands in parentheses at its end: "Inter (variable)".
  private func withoutRemark(_ text: Range<Int>) -> Range<Int> {
    guard let last = text.last, reader.bytes[last] == 0x29,
      let open = text.last(where: { reader.bytes[$0] == 0x28 }), open > text.lowerBound
    else { return text }
    return Bytes.trim(text.lowerBound..<open, in: reader.bytes)
  }

  /// "{ stiffness: 80, damping: 12 }" and "[0.2, 0, 0, 1]" are curves as code writes them.
  private func motion(in span: Range<Int>) -> Token.Kind {
    let isCurve =
      reader.bytes[span.lowerBound] == 0x5B
      && PlainNumbers.read(reader.bytes, span).count == 4
    return isCurve || SpringParameters.read(reader.bytes, span) != nil ? .easing : .other
  }

  /// Whether a value is all of a cell but for a remark in parentheses.
  private func isWhole(_ value: Range<Int>, _ text: Range<Int>) -> Bool {
    guard value.upperBound < text.upperBound else { return true }
    let rest = Bytes.trim(value.rest(of: text), in: reader.bytes)
    return rest.first.map { reader.bytes[$0] == 0x28 } ?? true
  }

  /// The classes of a row without another value, below a heading that says which kind of values the rows define.
  private func utilities(
    _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>)? {
    guard let column = columns.utilities, column < cells.count, let kind = columns.kind,
      let text = UtilityStyles.value(in: cells[column], reader),
      kind != .color || UtilityStyles.paints(text, reader.bytes), !repeatsName(text, cells, columns)
    else { return nil }
    return (kind, reader.string(text), text)
  }

  /// "13 uppercase": a number with a word behind it.
  private func isRemarked(_ number: Range<Int>, _ text: Range<Int>) -> Bool {
    let next = number.upperBound + 1
    return number.lowerBound == text.lowerBound && next < text.upperBound
      && reader.bytes[next - 1] == 0x20 && Bytes.isLetter(reader.bytes[next])
  }
}
