import SpecModel
import SpecSyntax
import SpecText

/// Compiles the design values that a document defines: front matter, lists, tables and code.
///
/// A measure of one element is a constraint and a place that repeats a value is a use; neither is a token.
enum TokenPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    var sink = TokenSink()
    if let front = context.document.frontMatter {
      FrontMatterTokens.read(front, of: context.document, into: &sink)
      sink.closeFrontMatter()
      spec.unresolved += FrontMatterTokens.noColors(among: sink.tokens)
      DurationPass.add(sink.tokens, context, to: &spec)
      DurationPass.add(FrontMatterTimes.read(front, of: context.document), context, to: &spec)
    }
    FactReader.with(context) { reader in
      TokenTables.read(reader, into: &sink)
      BreakpointHeadings.read(reader, into: &sink)
      HeadingColors.read(reader, into: &sink)
      SetApartValues.read(reader, into: &sink)
      var paragraph = -1
      for index in context.lines.indices where context.lines[index].node != paragraph {
        if PaletteParagraph.read(index, reader, into: &sink)
          || TokenRuns.read(index, reader, into: &sink)
          || LedScales.read(index, reader, into: &sink)
        {
          paragraph = context.lines[index].node
        } else {
          readLine(index, reader: reader, into: &sink)
        }
      }
      BracketedModes.read(reader, into: &sink)
      DeclaredSpans.read(reader, into: &sink)
      DeclaredProperties.read(reader, into: &sink)
      NamedUnits.read(reader, into: &sink)
      NamedKinds.read(reader, into: &sink)
      CamelNames.read(reader, into: &sink)
      ThemeRoles.read(reader, into: &sink)
      NamedSprings.read(reader, into: &sink)
      NamedColorRuns.read(reader, into: &sink)
      NamedTimeRuns.read(reader, into: &sink)
      BracketedColors.read(reader, into: &sink)
    }
    readFences(context, into: &sink)
    // What any other form defines has its place there.
    FactReader.with(context) { reader in
      CodeNamedColors.read(reader, into: &sink)
      CodeNamedLengths.read(reader, into: &sink)
      MixedColors.read(reader, into: &sink)
    }
    sink.addHeld()
    sink.settleMappings()
    sink.settleRepeats()
    sink.followAliases()
    DurationPass.add(sink.times, context, to: &spec)
    spec.tokens = sink.tokens.sorted { $0.origin.range.start < $1.origin.range.start }
    settle(&spec.tokens, in: context.document)
    let times = NumberKinds.settle(&spec.tokens, context)
    DurationPass.add(times, context, to: &spec)
    ModesOfPlaces.settle(&spec.tokens, context)
    nameTimes(context, in: &spec)
    NamedMotions.settle(&spec.motions, spec.tokens, context.document)
  }

  // MARK: Lines

  private static func readLine(_ index: Int, reader: FactReader, into sink: inout TokenSink) {
    let stated = reader.context.lines[index]
    guard stated.holder == .item || stated.holder == .paragraph else { return }
    let current = FormerValues.current(in: stated.value, reader.bytes)
    let (line, isDated) = (withoutDash(holding(current, stated, reader), reader), current != nil)
    let known = sink.tokens.count
    defer { addModes(index, line, definedFrom: known, reader, into: &sink) }
    // "Set `--radius: 8px` here": the code declares it, and the words before are no part of its name.
    if let label = line.label,
      let span = reader.context.document.span(at: label.upperBound, of: line.node, in: .code),
      span.lowerBound > line.text.lowerBound
    {
      return
    }
    if !isDated, readScale(index, reader: reader, into: &sink) { return }
    if ListedShadows.read(index, reader: reader, into: &sink) { return }
    if BracketedNames.read(index, reader, into: &sink) { return }
    guard let label = line.label, !line.value.isEmpty else {
      if ValueLeads.readBold(index, reader: reader, into: &sink) { return }
      return readLead(index, reader: reader, into: &sink)
    }
    if readColorInLabel(label, index, reader: reader, into: &sink)
      || readStepInLabel(label, index, reader: reader, into: &sink)
    {
      return
    }
    if !isDated, readSeveral(label, index, reader, into: &sink) { return }
    if holdsPair(label, reader), TokenPairs.mayStart(index, reader),
      readPairs(index, kind(ofLine: index, reader: reader), reader: reader, into: &sink)
    {
      return
    }
    if let attribute = TokenAttributes.name(of: index, label: label, reader: reader) {
      return TokenAttributes.add(attribute, index, label: label, reader: reader, into: &sink)
    }
    if isReference(label, reader.bytes) || hasStep(label, reader.bytes) || isListed(index, reader) {
      if isVariant(label, of: line, reader) || isFileName(label, reader.bytes) { return }
      if readStyle(label, line, reader, into: &sink) { return }
      define(name: reader.string(label), line: line, kind: nil, reader: reader, into: &sink)
      return
    }
    if let kind = ThemeLists.kind(index, label, reader) {
      readNamed(label, kind, index, line, reader: reader, into: &sink)
      return
    }
    if isSentence(label, line, reader) || isPartOfStyle(label, index, reader) { return }
    guard
      let kind = kind(ofLine: index, reader: reader) ?? TypeLine.kind(label, line, reader)
        ?? UtilityStyles.kind(label, line, reader) ?? HueNames.kind(label, line, reader)
        ?? TypeLine.kind(ofFaceAt: index, reader),
      !isMeasureName(label, kind, reader) || isStyleOfNotes(label, kind, line, reader),
      !isElement(index, kind, reader)
    else { return }
    if kind == .color, isRampStep(label, reader.bytes) {
      let name = rampName(label, index, reader)
      return define(name: name, line: line, kind: kind, reader: reader, into: &sink)
    }
    readNamed(label, kind, index, line, reader: reader, into: &sink)
  }

  /// "**Brand**: ~~#5B2A86~~ `#6C3BAA`", "**Ink**: was …, now …": the line with the value that holds now.
  private static func holding(
    _ current: Range<Int>?, _ line: TextLine, _ reader: FactReader
  ) -> TextLine {
    guard line.label != nil, !line.value.isEmpty,
      let rest = current ?? restBehindStruck(line, reader), !rest.isEmpty
    else { return line }
    var line = line
    line.value = rest
    return line
  }

  /// A label that names a value of a kind.
  private static func readNamed(
    _ label: Range<Int>, _ kind: Token.Kind, _ index: Int, _ line: TextLine, reader: FactReader,
    into sink: inout TokenSink
  ) {
    let name = lineName(label, index, reader)
    if kind == .fontFamily || kind == .typography, value(of: line, kind: kind, reader) == nil,
      // Below front matter the text describes, and tells its faces again.
      sink.frontMatter[.typography] == nil, sink.frontMatter[.fontFamily] == nil,
      let faces = TypeFaces.read(
        line, label: label,
        areNamed: isOfFaces(label, kind, reader) || isBelowFonts(line, reader), reader)
    {
      sink.hold(
        .init(
          name: name, kind: .fontFamily, value: reader.string(faces),
          origin: reader.origin(line.text), valueOrigin: reader.origin(faces),
          theme: reader.topic(of: line).theme))
      return
    }
    if kind == .color, readNamedSpans(line, label: name, reader: reader, into: &sink) { return }
    if readAlternatives(line, label: name, kind: kind, reader: reader, into: &sink) { return }
    if CodeRoles.read(line, kind: kind, reader, into: &sink) { return }
    if let found = UtilityClasses.value(of: line, kind: kind, reader) {
      sink.add(
        .init(
          name: name, kind: found.value.kind, value: reader.string(found.value.range),
          origin: reader.origin(line.text), valueOrigin: reader.origin(found.value.range),
          theme: reader.topic(of: line).theme,
          aliases: found.classes == found.value.range ? [] : [reader.string(found.classes)]))
      return
    }
    if let classes = UtilityStyles.value(of: line, label: label, kind: kind, reader) {
      sink.add(
        .init(
          name: name, kind: kind, value: reader.string(classes), origin: reader.origin(line.text),
          valueOrigin: reader.origin(classes), theme: reader.topic(of: line).theme))
      return
    }
    if kind == .typography, TypeLine.add(name, line, reader, to: &sink) { return }
    let bare = withoutBrackets(line, kind, reader.bytes)
    define(name: name, line: bare, kind: kind, reader: reader, into: &sink)
  }

  /// Whether a line among values of type gives a face: a list of faces, or a label that says so.
  private static func isOfFaces(
    _ label: Range<Int>, _ kind: Token.Kind, _ reader: FactReader
  ) -> Bool {
    guard kind == .typography else { return kind == .fontFamily }
    // "Primary font (headings)"
    let head = Bytes.find(" (", in: label, of: reader.bytes) ?? label.upperBound
    let words = Words.keys(reader.bytes, label.lowerBound..<head)
    return TokenTopic.of(words: words) == .kind(.fontFamily)
      || words.count <= 3 && words.last.map(faceNouns.contains) == true
  }

  private static let faceNouns = WordKey.set(
    "font", "fonts", "typeface", "family", "schriftart", "police", "fuente", "fonte", "lettertype")

  /// The kind that the label above a list names, or else the section.
  static func kind(ofLine index: Int, reader: FactReader) -> Token.Kind? {
    let topic = reader.topic(of: reader.context.lines[index]).tokens
    if isOfLeadColors(index, reader) { return .color }
    if let owner = reader.ownerLabel(of: index).map({ withoutRemark($0, reader.bytes) }),
      owner.count < 60,
      case .kind(let kind)? = owner.count <= 18
        ? TokenTopic.of(title: owner, reader.bytes)
        : TokenTopic.of(words: Words.keys(reader.bytes, owner)), kind != .other,
      // "Breakpoints:" over widths says what they are among components too.
      topic != .elements || kind == .breakpoint && owner.count <= 18
        || kind == .duration && isSpeed(labelOf: index, reader)
    {
      return kind == .size && topic == .kind(.typography) ? .typography : kind
    }
    if topic != .elements, let kind = PlainLeads.kind(ofListAt: index, reader) { return kind }
    if case .kind(let kind) = topic { return kind }
    if topic == .elements, let kind = StepLists.kind(ofItemAt: index, reader) { return kind }
    if topic != .elements, isOfTokens(index, reader) { return .color }
    return isSpeed(reader.context.lines[index], reader)
      ? .duration : kind(ofValueAt: index, reader) ?? kind(ofMeasureAt: index, reader)
  }

  /// "**Deep Blue (#112233):** for links" and "**Deep Blue** (#112233) for links".
  private static func readColorInLabel(
    _ label: Range<Int>, _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let bytes = reader.bytes
    guard label.count > 6, label.count < 100, bytes[label.upperBound - 1] == 0x29,
      let open = Bytes.find("(#", in: label, of: bytes), open > label.lowerBound,
      let color = TokenLiteral.color(bytes, open + 1..<label.upperBound)
    else { return false }
    let whole = Bytes.trim(label.lowerBound..<open, in: bytes)
    let property = property(endingIn: whole, reader)
    // Below front matter the text describes; a property in it has a name of its own.
    guard !sink.definesColorsInFrontMatter || property != nil,
      kind(ofLine: index, reader: reader) == .color, !isElement(index, .color, reader)
    else { return true }
    let line = reader.context.lines[index]
    let name = property ?? whole
    guard !name.isEmpty, !isMeasureName(name, .color, reader) else { return true }
    if TokenPairs.relates(color.range.upperBound, in: label, reader) { return true }
    sink.add(
      .init(
        name: reader.string(name), kind: .color, value: reader.string(color.range),
        origin: reader.origin(line.text),
        valueOrigin: reader.origin(color.range), theme: reader.topic(of: line).theme,
        aliases: words(before: property, in: whole, reader)))
    return true
  }

  /// "**Slow** — 400ms", "`space-2` = 8px", "**Ink** (#112233) – text": a name set apart, then its value.
  private static func readLead(_ index: Int, reader: FactReader, into sink: inout TokenSink) {
    let line = reader.context.lines[index]
    let document = reader.context.document
    let mayPair = TokenPairs.mayStart(index, reader)
    let mayHoldValue =
      (line.holder == .item || isBoldLine(index, reader)) && line.text.count < 400
      && (reader.cues(of: index).contains(.number)
        || ASCII.find(ASCII.hash, in: reader.bytes, line.text) != nil)
    guard mayPair || mayHoldValue else { return }
    let kind = kind(ofLine: index, reader: reader)
    let colors = kind == .color ? LeadColors.read(line, reader) : nil
    if let colors, colors.defines(into: &sink, isElement(index, .color, reader)) { return }
    defer { colors?.addModes(into: &sink) }
    if mayPair, readPairs(index, kind, reader: reader, into: &sink) { return }
    if mayHoldValue, kind == nil || kind == .other { readAssigned(index, reader, into: &sink) }
    guard mayHoldValue, let kind else { return }
    guard
      let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .code])
        ?? PlainLeads.name(line, kind, reader)
    else { return }
    let name = Bytes.trim(span, in: reader.bytes)
    guard name.lowerBound == line.text.lowerBound, name.upperBound < line.text.upperBound else {
      return
    }
    let value = afterMarks(
      bracketEnd(name.upperBound, line.text, reader.bytes), line.text.upperBound, reader.bytes)
    // "`space.md` (16px) – gaps" repeats the value of a token where it is used.
    let isRepeated =
      isReference(name, reader.bytes) && value.first.map { reader.bytes[$0 - 1] } == 0x28
    if isRepeated { return }
    // "z-world = 0"
    let isDigit = value.count == 1 && Bytes.isDigit(reader.bytes[value.lowerBound])
    guard value.count > 1 || isDigit,
      value.lowerBound > name.upperBound + 1
        || kind == .typography && isSizePair(value, reader.bytes)
        || kind == .color && leadsToColor(line, reader),
      isReference(name, reader.bytes) || TokenLiteral.read(reader.bytes, name) == nil,
      !isMeasureName(name, kind, reader), !isElement(index, kind, reader),
      Words.all(reader.bytes, name).count < 6
    else { return }
    if kind == .color, let color = TokenLiteral.color(reader.bytes, value),
      TokenPairs.relates(color.range.upperBound, in: line.text, reader)
    {
      return
    }
    var rest = line
    rest.value = value
    if kind == .typography, !Bytes.isDigit(reader.bytes[value.lowerBound]),
      TypeLine.add(reader.string(name), rest, reader, to: &sink)
    {
      return
    }
    define(name: reader.string(name), line: rest, kind: kind, reader: reader, into: &sink)
  }

  /// Whether a label goes beyond the name it begins with, so that it may hold the value too.
  private static func holdsPair(_ label: Range<Int>, _ reader: FactReader) -> Bool {
    label.contains { reader.bytes[$0] == 0x28 || reader.bytes[$0] == 0x23 }
  }

  /// "**Ink** `#112233` – text", "`--s` (4px), `--m` (8px)": names with their values beside them.
  private static func readPairs(
    _ index: Int, _ kind: Token.Kind?, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    let line = reader.context.lines[index]
    var pairs = TokenPairs.read(line, kind: kind, reader)
    if kind == nil, reader.topic(of: line).tokens == .elements,
      pairs.allSatisfy({ $0.group == nil })
    {
      pairs.removeAll { reader.bytes[$0.name.lowerBound] != 0x2D }
    }
    guard !pairs.isEmpty else { return false }
    for pair in pairs {
      let name = (pair.group.map(reader.string) ?? "") + reader.string(pair.name)
      let isProperty = reader.bytes[pair.name.lowerBound] == 0x2D
      // "`space.md` (16px) – gaps" repeats the value of a token where it is used.
      if pair.isRemark, !isProperty, isReference(pair.name, reader.bytes) { continue }
      guard pair.group != nil || !isMeasureName(pair.name, pair.value.kind, reader),
        isProperty || StepPairs.isStepName(pair.name, reader)
          || !isElement(index, pair.value.kind, reader)
      else { continue }
      let value = reader.string(pair.value.range)
      if sink.restates(value, pair.value.kind) {
        sink.repeated(
          value, at: reader.origin(line.text), value: reader.origin(pair.value.range))
        continue
      }
      let token = TokenSink.Definition(
        name: name, kind: pair.value.kind, value: value, origin: reader.origin(line.text),
        valueOrigin: reader.origin(pair.value.range))
      let isHeld = pair.isRemark && !StepPairs.isStepName(pair.name, reader)
      if isHeld { sink.hold(token) } else { sink.add(token) }
    }
    return true
  }

  /// What follows a dash, an equals sign, an arrow or an opening parenthesis.
  private static func afterMarks(
    _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var offset = start
    while offset < end {
      if let verb = becomes(offset, end, bytes) {
        offset = verb
        continue
      }
      let byte = bytes[offset]
      if byte == 0x20 || byte == 0x2D || byte == 0x3D || byte == 0x28 || byte == 0x3A {
        offset += 1
      } else if byte == 0xE2, offset + 2 < end {
        offset += 3
      } else {
        break
      }
    }
    return offset..<end
  }

  static func define(
    name: String, line: TextLine, kind: Token.Kind?, reader: FactReader, into sink: inout TokenSink
  ) {
    guard var value = value(of: line, kind: kind, reader), !measuresSides(value, line, reader)
    else { return }
    settleKind(of: &value, line, reader)
    value.range = sidesBehind(value, line, reader) ?? value.range
    // A scale of corners keeps its steps apart from those of distances.
    if kind == nil, value.kind == .spacing, TokenKinds.kind(of: name, or: .other) == .radius {
      value.kind = .radius
    }
    if kind == nil, value.kind == .spacing, name.hasPrefix("text-") { value.kind = .typography }
    if repeats(line, value, sink: &sink, reader: reader) { return }
    // "Styles: `ease-calm` / `ease-quick`" uses curves that have these names.
    if value.kind == .easing, sink.defines(reader.string(value.range)) { return }
    // "- [ ] Main: #0E7490" is looked after, and defines nothing that is defined already.
    let text = reader.string(value.range)
    let isRepeated =
      value.kind == .color && isTask(line, reader)
      && (sink.restates(text, .color) || sink.tokens.contains { $0.value == text })
    // Below front matter the text describes, and tells its lengths again.
    let isLength = value.kind == .radius || value.kind == .spacing || value.kind == .size
    if isRepeated
      || (isLength || value.kind == .color && sink.definesColorsInFrontMatter)
        && sink.restates(text, value.kind)
    {
      return sink.repeated(text, at: reader.origin(line.text), value: reader.origin(value.range))
    }
    if value.range.lowerBound > line.value.lowerBound + 1 {
      // "Links: Moss (#556B2F)" uses what has that name already.
      let before = line.value.lowerBound..<value.range.lowerBound - 1
      let other = Bytes.trim(before, in: reader.bytes)
      if sink.defines(reader.string(other)) { return }
      if value.kind == .color, paints(name, other, reader) { return }
    }
    sink.add(
      .init(
        name: name, kind: value.kind, value: reader.string(value.range),
        origin: reader.origin(line.text), valueOrigin: reader.origin(value.range),
        theme: reader.topic(of: line).theme))
  }

  /// The value of a line where it fits the kind that the section defines.
  static func value(
    of line: TextLine, kind: Token.Kind?, _ reader: FactReader
  ) -> TokenLiteral? {
    let span = codeSpan(at: line.value.lowerBound, reader)
    let literal = TokenLiteral.read(reader.bytes, span ?? line.value)
    if let kind, let literal, let step = PlainLeads.bareStep(line, literal, kind, reader) {
      return step
    }
    guard let kind else {
      // "`--lift-0`: none" among shadows.
      if literal == nil, reader.topic(of: line).tokens == .kind(.shadow) {
        return TokenKinds.fit(nil, kind: .shadow, text: span ?? line.value, reader: reader)
      }
      return literal.map { TokenLiteral(kind: $0.kind, range: span ?? $0.range) }
        ?? alias(span ?? line.value, reader)
    }
    if kind == .color, literal == nil, let span, let color = color(behindName: span, line, reader) {
      return color
    }
    // "Border subtle: `rgba(…, 0.08)`" among opacities.
    if kind == .opacity, literal?.kind == .color { return literal }
    guard
      let fitted = TokenKinds.fit(literal, kind: kind, text: span ?? line.value, reader: reader)
        ?? (span == nil && reader.topic(of: line).tokens == .kind(.color)
          ? TokenKinds.paraphrased(line.value, reader) : nil)
        ?? (literal == nil ? TokenKinds.glossed(line.value, kind, reader) : nil)
    else { return nil }
    guard let span, fitted.range.lowerBound == span.lowerBound else { return fitted }
    return TokenLiteral(kind: fitted.kind, range: span)
  }

  /// "`16px` (md)": the value repeats a token that is named in parentheses after it.
  private static func repeats(
    _ line: TextLine, _ value: TokenLiteral, sink: inout TokenSink, reader: FactReader
  ) -> Bool {
    var start = value.range.upperBound
    while start < line.text.upperBound, reader.bytes[start] == 0x20 { start += 1 }
    guard start < line.text.upperBound, reader.bytes[start] == 0x28 else { return false }
    var end = start + 1
    while end < line.text.upperBound, reader.bytes[end] != 0x29 { end += 1 }
    let name = reader.string(start + 1..<end)
    // "900px (secondary)" tells what the width is for, though a colour is called so.
    return sink.defines(name)
      && (value.kind != .breakpoint
        || sink.repeats(name, reader.string(value.range), value.kind))
  }

  // MARK: Names

  /// A dotted name or a custom property: "color.bg.canvas", "--space-2".
  static func isReference(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = Bytes.trim(range, in: bytes)
    guard range.count > 3 else { return false }
    var dots = 0
    for index in range {
      let byte = bytes[index]
      if byte == 0x2E { dots += 1 }
      guard Bytes.isWord(byte) || byte == 0x2E || byte == 0x2D else { return false }
    }
    let isProperty = bytes[range.lowerBound] == 0x2D && bytes[range.lowerBound + 1] == 0x2D
    return isProperty
      || dots > 0 && Bytes.isLetter(bytes[range.lowerBound])
        && bytes[range.upperBound - 1] != 0x2E
  }

  /// Whether the line stands under a label that names an element, so that it measures that element.
  private static func isElement(
    _ index: Int, _ kind: Token.Kind, _ reader: FactReader
  ) -> Bool {
    let isMeasure = kind == .spacing || kind == .size || kind == .radius
    if kind == .color, isOfLeadColors(index, reader) { return false }
    if isMeasure, measuresParts(index, kind, reader) || isDistance(index, reader) { return true }
    if isMeasure, isAboutComponent(reader.context.document) { return true }
    guard let label = reader.ownerLabel(of: index) else { return false }
    switch TokenTopic.of(title: label, reader.bytes) {
    case .elements?: return true
    case .kind?: return isMeasure && isRuleOfClasses(label, index, kind, reader)
    case _ where Words.contain(ruleWords, reader.bytes, label): return true
    default: return isMeasure
    }
  }

  static let ruleWords = WordKey.set(
    "rules", "rule", "guidelines", "usage", "regeln", "reglas", "règles", "regras", "regole")
}
