import SpecModel
import SpecSyntax
import SpecText

/// Code that declares constants and does nothing else.
extension CodeTokens {
  /// Whether a block consists of declarations of constants, two or more, alone or in objects.
  func isListOfConstants(_ groups: [CodeGroup], _ block: Document.CodeBlock) -> Bool {
    let members = groups.lazy.map(\.members.count).reduce(0, +)
    guard members > 1, groups.contains(where: \.path.isEmpty) else { return false }
    if groups.allSatisfy({ $0.members.allSatisfy(\.isDeclared) }) {
      return block.lines.count(where: isStatement) == members
    }
    return areConstantsBesideTokens(groups, block)
  }

  /// "COLORS = {"ink": "#131417"}" beside "FADE_MS = 170" and "IDLE_SECONDS = 40": declarations of constants, two or more,
  /// beside objects that are named after tokens.
  private func areConstantsBesideTokens(
    _ groups: [CodeGroup], _ block: Document.CodeBlock
  ) -> Bool {
    let (top, inner) = (groups.filter(\.path.isEmpty), groups.filter { !$0.path.isEmpty })
    let members = top.flatMap(\.members)
    guard members.count > 1, members.allSatisfy(\.isDeclared),
      inner.allSatisfy({ CodeWords.namesTokens(bytes.string($0.path[0])) })
    else { return false }
    let held = inner.flatMap(\.members).map(\.name.lowerBound)
    let others = block.lines.count { line in
      let text = Bytes.trim(line.offsets, in: bytes)
      guard isStatement(line), let first = text.first,
        ![0x7D, 0x5D, 0x29].contains(bytes[first])
      else { return false }
      return !held.contains { text.contains($0) }
    }
    return others == members.count
  }

  /// Whether data hold colours of a palette and no more: "gray-800: \"#1F2937\"".
  func isPalette(_ group: CodeGroup) -> Bool {
    let rows = group.members.compactMap { member in
      TokenLiteral.read(bytes, unquoted(member.value)).map { (name: member.name, value: $0) }
    }
    return rows.count == group.members.count && PaletteNames.areColors(rows, bytes)
  }

  /// "3200L": a whole number without the letter that makes it a long one.
  func withoutSuffix(_ value: Range<Int>) -> Range<Int> {
    guard language == .kotlin, value.count > 1, bytes[value.upperBound - 1] == 0x4C,
      value.dropLast().allSatisfy({ Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x5F })
    else { return value }
    return value.lowerBound..<value.upperBound - 1
  }

  /// "readonly property int fadeDuration: 210" among such properties: a whole number of milliseconds in QML.
  ///
  /// - Source: Qt, "PropertyAnimation QML Type", `duration`.
  func isTypedProperty(_ member: CodeGroup.Member) -> Bool {
    let start = member.name.lowerBound - 13
    return isListOfConstants && language == .script && start >= 0
      && Bytes.matches("property int ", at: start, end: member.name.lowerBound, in: bytes)
  }

  /// Whether a line of code is neither empty nor a comment, and neither opens an object nor closes one.
  private func isStatement(_ line: SourceRange) -> Bool {
    let text = Bytes.trim(line.offsets, in: bytes)
    guard let first = text.first, bytes[text.upperBound - 1] != 0x7B,
      text.count > 1 || bytes[first] != 0x7D
    else { return false }
    return bytes[first] != 0x2F && bytes[first] != 0x2A && bytes[first] != 0x23
  }

  /// "opacity: { from: 0.6, to: 1, duration: 100 }", "{ sequence: [0.6, 1], duration: 100 }": one change with its ends
  /// or steps, which are no values to use again.
  func isChange(_ group: CodeGroup) -> Bool {
    func holds(_ name: StaticString) -> Bool {
      group.members.contains {
        $0.name.count == name.utf8CodeUnitCount
          && Bytes.matches(name, at: $0.name.lowerBound, end: $0.name.upperBound, in: bytes)
      }
    }
    return holds("from") && holds("to")
      || holds("duration") && (holds("sequence") || holds("keyframes"))
  }

  /// "springDrawer: { stiffness: 95, damping: 13 }": an object of nothing but the parameters of a spring, two of them at
  /// least, in a fence or section about motion.
  func isSpring(_ group: CodeGroup) -> Bool {
    let parameters = group.members.count { Self.springWords.contains(WordKey(bytes, $0.name)) }
    return !group.path.isEmpty && parameters > 1 && parameters == group.members.count
      && (topic == .kind(.easing) || topic == .kind(.duration)
        || group.path.contains { Names.words(bytes.string($0)).contains("spring") })
  }

  /// "display-lg:" over "size: 37px" and "line-height: 45px" below a heading about type: one style.
  func isYAMLOfTypeStyles(_ group: CodeGroup) -> Bool {
    language == .data && topic == .kind(.typography) && group.path.count > 1
  }

  /// Whether a value stands between quotation marks.
  func isQuoted(_ value: Range<Int>) -> Bool {
    let before = value.lowerBound > 0 ? bytes[value.lowerBound - 1] : 0
    return before == 0x22 || before == 0x27 || before == 0x60
  }

  private static let groups: Lexicon = [
    "theme", "themes", "extend", "tokens", "colors", "palette", "spacing", "typography", "shadows",
    "duration", "durations", "ease", "easing", "easings", "spring", "springs",
  ]
  private static let configurations: Lexicon = ["config", "configuration", "options", "preset"]

  /// "const config = { theme: { … } }", "motionConfig = { duration: { … } }": a path without the configuration that holds
  /// groups of values.
  func withoutConfiguration(_ path: [Range<Int>]) -> ArraySlice<Range<Int>> {
    guard let first = path.first, path.count > 1,
      Names.hasWord(bytes.string(first), in: Self.configurations),
      path.dropFirst().contains(where: { Names.hasWord(bytes.string($0), in: Self.groups) })
    else { return path[...] }
    return path.dropFirst()
  }

  /// Whether one of the groups around a value is called after an element; inside of a palette such a group only says what
  /// its colours are for: "colors:" over "button:".
  func namesElement(_ path: ArraySlice<Range<Int>>) -> Bool {
    for name in path {
      let text = bytes.string(name)
      if CodeWords.isPalette(text) { return false }
      if CodeWords.namesElements(text) { return true }
    }
    return false
  }

  private static let measures = WordKey.set(
    "padding", "margin", "gap", "columns", "gutter", "gutters", "rows", "width", "height")
  private static let sides = WordKey.set(
    "padding", "margin", "gap", "top", "bottom", "left", "right", "horizontal", "vertical", "x",
    "y", "min", "max", "inline", "block", "row", "column", "width", "height", "columns", "gutter",
    "gutters", "rows", "between")

  /// "Row:" over "padding-top: 20px" and "margin-bottom: 7px": what is measured of one element, where "page:" over
  /// "margin: 20px" of a theme may be read by others.
  func measuresElement(_ group: CodeGroup) -> Bool {
    guard language == .data, let name = group.path.last, group.path.count == 1,
      !CodeWords.namesTokens(bytes.string(name))
    else { return false }
    return group.members.allSatisfy { member in
      let words = Words.keys(bytes, member.name)
      return words.contains(where: Self.measures.contains) && words.allSatisfy(Self.sides.contains)
    }
  }

  /// "val Tight = 4.dp": a number that Compose turns into a length or a size of type.
  func isComposeLength(_ value: Range<Int>) -> Bool {
    let digits = value.prefix { Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E }
    guard language == .kotlin, value.count > 3, value.count < 10, digits.count == value.count - 2
    else { return false }
    return Bytes.matches(".dp", at: value.upperBound - 3, end: value.upperBound, in: bytes)
      || Bytes.matches(".sp", at: value.upperBound - 3, end: value.upperBound, in: bytes)
  }

  /// "Tween(…).animate(controller)": what runs is no curve, though it has one.
  func isRunning(_ value: Range<Int>) -> Bool {
    value.count > 20 && Bytes.find(".animate(", in: value, of: bytes) != nil
  }

  /// The kind that the name of a number tells by its unit or by what it measures, or its type.
  func kind(toldBy member: CodeGroup.Member) -> Token.Kind? {
    CodeWords.kind(ofUnitIn: member.name, bytes) ?? kind(ofTypeOf: member)
      ?? kind(ofMeasureOf: member)
  }

  /// "static let flip: TimeInterval = 0.45": the type of a number tells that it is a time.
  func kind(ofTypeOf member: CodeGroup.Member) -> Token.Kind? {
    let type = member.name.upperBound..<max(member.name.upperBound, member.value.lowerBound)
    return type.count < 40 && Bytes.find("TimeInterval", in: type, of: bytes) != nil
      ? .duration : nil
  }

  /// "enum Layout { static let inset: CGFloat = 18; static let cornerRadius: CGFloat = 9 }": lengths of a type that
  /// declares nothing but constants, where its name or that of one of them says that they are measures of the design.
  func kind(ofLengthOf member: CodeGroup.Member, _ group: CodeGroup) -> Token.Kind? {
    guard isLength(member), let type = group.path.last, group.members.count > 1,
      group.members.allSatisfy(\.isDeclared), case let name = bytes.string(member.name),
      !Names.hasWord(name, in: Self.fractions)
    else { return nil }
    let isOfMeasures =
      Names.words(bytes.string(type)).last.map(Self.layouts.contains) == true
      || group.members.contains { CodeWords.namesTokens(bytes.string($0.name)) && isLength($0) }
      || language == .swift && group.members.contains(where: holdsToken)
    guard isOfMeasures else { return nil }
    let named = TokenKinds.kind(ofPath: name, or: .size)
    return [.spacing, .radius, .size, .typography, .breakpoint].contains(named) ? named : nil
  }

  /// Whether a constant has the type of lengths: "inset: CGFloat" in Swift, "double inset" in Dart.
  private func isLength(_ member: CodeGroup.Member) -> Bool {
    if language == .swift {
      let type = member.name.upperBound..<max(member.name.upperBound, member.value.lowerBound)
      return type.count < 24 && Bytes.find("CGFloat", in: type, of: bytes) != nil
    }
    let start = member.name.lowerBound - 7
    return language == .dart && start > 0
      && Bytes.matches("double ", at: start, end: member.name.lowerBound, in: bytes)
  }

  private static let layouts: Lexicon = ["layout", "layouts", "metrics", "measures", "geometry"]
  /// Words for numbers of the same types that are no lengths.
  private static let fractions: Lexicon = [
    "scale", "factor", "ratio", "alpha", "opacity", "fraction", "multiplier", "progress",
    "velocity",
    "damping", "response", "stiffness", "mass", "angle", "rotation", "degrees", "duration", "delay",
    "speed", "count", "columns", "aspect", "weight", "threshold", "percent", "percentage",
  ]

  /// "SWIPE_MIN_DISTANCE = 70" in a list of constants of gestures: the last word of the name tells what is measured.
  func kind(ofMeasureOf member: CodeGroup.Member) -> Token.Kind? {
    isListOfActs && language != .swift ? CodeWords.kind(ofMeasureIn: member.name, bytes) : nil
  }

  /// "class CourierMotion { static const cardIn = Duration(milliseconds: 220); … }": constants of one kind, in a class
  /// whose name ends in a word for values.
  func isSetOfConstants(_ group: CodeGroup) -> Bool {
    guard group.path.count == 1, group.members.count > 1, group.members.allSatisfy(\.isDeclared)
    else { return false }
    let kinds = group.members.map {
      (TokenLiteral.read(bytes, $0.value) ?? TokenLiteral.call(bytes, $0.value))?.kind
    }
    // Colours make a class one of the design, and what else it declares is of it.
    if kinds.count(where: { $0 == .color }) > 1, kinds.allSatisfy({ $0 != nil }) { return true }
    guard CodeWords.namesSet(bytes.string(group.path[0])) else { return false }
    // Times and curves make a set of motion.
    return kinds.allSatisfy { $0 == .duration || $0 == .easing }
      || kinds.allSatisfy { $0 != nil && $0 != .other && $0 == kinds[0] }
  }

  private static let palettes: Lexicon = ["color", "colors", "colour", "colours", "palette"]

  /// "rebeccapurple", "baseColors.lime[300]": a colour by its name, or as a member of an object of colours.
  func namesColor(_ value: Range<Int>) -> Bool {
    NamedColors.matches(bytes, value) || refersToColors(value)
  }

  private func refersToColors(_ value: Range<Int>) -> Bool {
    guard language == .script, (6...60).contains(value.count),
      let mark = value.first(where: { bytes[$0] == 0x2E || bytes[$0] == 0x5B }),
      mark > value.lowerBound, Bytes.isLetter(bytes[value.lowerBound]),
      value.allSatisfy({
        Bytes.isWord(bytes[$0]) || [0x22, 0x27, 0x2D, 0x2E, 0x5B, 0x5D].contains(bytes[$0])
      })
    else { return false }
    return Names.words(bytes.string(value.lowerBound..<mark)).contains(
      where: Self.palettes.contains)
  }

  /// Whether a text is a word and no more, letters in any case.
  func matches(_ word: StaticString, _ value: Range<Int>) -> Bool {
    value.count == word.utf8CodeUnitCount
      && Bytes.matches(word, at: value.lowerBound, end: value.upperBound, in: bytes)
  }

  /// Whether a name says that what it holds are design values.
  func namesTokens(_ name: Range<Int>) -> Bool { CodeWords.namesTokens(bytes.string(name)) }

  /// The kind of a property about type: a list of faces is no style.
  func faceKind(_ value: Range<Int>, _ kind: Token.Kind) -> Token.Kind {
    kind == .typography && isFamily(value) ? .fontFamily : kind
  }

  /// "refresh:" over "partial: 400ms" and "full: 2s" beside "colors:" and "spacing:": a group of nothing but times and
  /// curves among groups of tokens, whatever it is called.
  func isSetOfTimes(_ group: CodeGroup) -> Bool {
    guard language == .data, isOfTokens, group.path.count == 1, group.members.count > 1 else {
      return false
    }
    return group.members.allSatisfy { member in
      let value = unquoted(member.value)
      guard let literal = TokenLiteral.read(bytes, value), literal.range == value else {
        return false
      }
      return literal.kind == .duration || literal.kind == .easing
    }
  }

  static let properties = WordKey.set(
    "color", "background", "backgroundcolor", "bordercolor", "fill", "stroke", "tintcolor",
    "shadowcolor", "text", "bg", "border", "foreground")

  /// "brand": { "terracotta": "#C65D3B", "olive": "#6B7139" }: a group in which all values are colours is a palette,
  /// whatever it is called; in programs three colours at least, which are no properties of one element.
  func isSetOfColors(_ group: CodeGroup) -> Bool {
    if isSetOfAliases(group) { return true }
    let isProgram = language == .script
    guard language == .data || isProgram, !group.path.isEmpty,
      group.members.count > (isProgram ? 2 : 1)
    else { return false }
    return group.members.allSatisfy { member in
      if isProgram, Self.properties.contains(WordKey(bytes, member.name)) { return false }
      let value = unquoted(member.value)
      guard let first = value.first, bytes[first] == 0x23 else { return false }
      return TokenLiteral.read(bytes, value).map { $0.kind == .color && $0.range == value } ?? false
    }
  }

  /// Whether a group stands in one of springs, or is one by its name: "SPRING_PRESETS = { soft: { … } }", "CALM_SPRING".
  func isPreset(_ group: CodeGroup) -> Bool {
    if let only = group.path.first, group.path.count == 1 {
      return Names.words(bytes.string(only)).contains("spring")
        && group.members.allSatisfy {
          Self.springWords.contains(WordKey(bytes, $0.name)) || matches("duration", $0.name)
        }
    }
    guard group.path.count > 1 else { return false }
    let words = Names.words(bytes.string(group.path[group.path.count - 2]))
    return words.contains("springs")
      || words.contains("spring") && (words.last.map(CodeWords.sets.contains) ?? false)
  }

  /// The kind of a declared number among times and curves that is part of a motion: "pressScale = 0.95".
  func numberKind(
    _ value: Range<Int>, of member: CodeGroup.Member, _ group: CodeGroup
  ) -> Token.Kind? {
    guard member.isDeclared, !group.path.isEmpty,
      topic == .kind(.duration) || topic == .kind(.easing),
      let literal = TokenLiteral.read(bytes, value), literal.kind == .other, literal.range == value
    else { return nil }
    let name = bytes.string(member.name)
    if Names.hasWord(name, in: CodeWords.motionDistances) { return .size }
    return Names.hasWord(name, in: CodeWords.motionFactors) ? .other : nil
  }
}
