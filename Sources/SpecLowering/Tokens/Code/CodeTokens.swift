import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens from fences: custom properties, variables, constants, object literals, and single values under a name.
struct CodeTokens {
  private let context: LoweringContext
  let bytes: UnsafeBufferPointer<UInt8>
  /// What the section around the block defines.
  private(set) var topic = TokenTopic.none
  /// The theme that the group or else the section names.
  private(set) var theme = TokenTheme.none
  private(set) var language = CodeLanguage.text
  /// Whether the block consists of declarations of constants, two or more.
  private(set) var isListOfConstants = false
  /// Whether the block is of Python or the like, whose constants mostly set up programs.
  private var isScripted = false
  /// Whether two groups or more are named after tokens.
  private(set) var isOfTokens = false
  /// Whether some of these constants are of gestures and motions.
  private(set) var isListOfActs = false

  static func read(_ context: LoweringContext, into sink: inout TokenSink) {
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      let single = FenceValue(context, bytes)
      for code in context.code where code.language != .diagram {
        if single.add(code, into: &sink) { continue }
        var reader = CodeTokens(context: context, bytes: bytes)
        reader.read(code, into: &sink)
      }
    }
  }

  private init(context: LoweringContext, bytes: UnsafeBufferPointer<UInt8>) {
    self.context = context
    self.bytes = bytes
  }

  private mutating func read(_ code: CodeFacts, into sink: inout TokenSink) {
    let block = context.document.codeBlocks[code.block]
    guard block.lines.contains(where: mayHold) else { return }
    let section = context.topic(ofNode: Int(block.node))
    topic = section.tokens
    theme = section.theme
    // Languages whose times are left to their comments declare constants as Kotlin does.
    let isPython = Self.scripted.contains(block.language)
    isScripted = isPython
    language =
      code.language == .text && (isPython || Self.compiled.contains(block.language))
      ? .kotlin : code.language
    if Self.marked.contains(block.language) {
      ResourceTokens.read(block.lines, bytes, context.document, theme: theme, into: &sink)
    }
    if language == .css, topic == .kind(.breakpoint) {
      MediaQueries.read(block.lines, bytes, context.document, theme: theme, into: &sink)
    }
    let isYAML = block.language == "yaml" || block.language == "yml"
    let groups = CodeScan.read(
      block.lines, language: language, isYAML: isYAML, hasHashRemarks: isPython, in: bytes)
    isListOfConstants = isListOfConstants(groups, block)
    isOfTokens = groups.count { $0.path.first.map { namesTokens($0) } == true } > 1
    isListOfActs =
      isListOfConstants
      && groups.contains { $0.members.contains { CodeWords.namesAct(bytes.string($0.name)) } }
    if isCSS, CommentedValues.read(block.lines, topic, bytes, context, theme: theme, into: &sink) {
      return
    }
    let reduced = ReducedMotion(block.lines, bytes)
    for group in groups {
      theme = group.theme ?? section.theme
      add(reduced.rest(of: group, sink), into: &sink)
    }
  }

  private static let compiled: Lexicon = ["rust", "rs", "go", "golang", "cpp", "c", "zig"]
  private static let scripted: Lexicon = ["python", "py", "gdscript"]
  private static let marked: Lexicon = ["xml", "html", "xaml", "axaml"]

  /// Whether a line can give a value to a name.
  private func mayHold(_ line: SourceRange) -> Bool {
    line.offsets.contains { bytes[$0] == 0x3A || bytes[$0] == 0x3D }
  }

  // MARK: Groups

  private func add(_ group: CodeGroup, into sink: inout TokenSink) {
    let isAttribute = isAttribute(group)
    if let value = group.members.first(where: { isValue($0.name) }), !group.path.isEmpty,
      !isAttribute
    {
      addTyped(group, value.value, into: &sink)
      return
    }
    if isCSS, let name = group.path.last, isProperty(name),
      let value = ShadowObject.braces(behind: name, bytes),
      SpringParameters.read(bytes, value) != nil
    {
      sink.add(
        .init(
          name: bytes.string(name), kind: .easing, value: text(value),
          origin: origin(name.lowerBound..<value.upperBound), valueOrigin: origin(value),
          theme: theme))
      return
    }
    if let name = CurveClasses.name(of: group, language, bytes), let member = group.members.first {
      let value = unquoted(member.value)
      sink.add(
        .init(
          name: bytes.string(name), kind: .easing, value: text(value),
          origin: origin(name.lowerBound..<member.value.upperBound), valueOrigin: origin(value),
          theme: theme))
      return
    }
    let isNamed =
      group.isMade || isNamedAfterTokens(group)
      || isSetOfConstants(group) || isSetOfColors(group) || isSetOfTimes(group)
    let isElement =
      isStyle(group) || isAttribute
      || namesElement(withoutConfiguration(group.path))
    if isNamed, !isElement, addTypeStyle(group, into: &sink) || addSpring(group, into: &sink) {
      return
    }
    if isOfTypeStyles(group), addTypeStyle(group, into: &sink) { return }
    if ShadowObject.isOffset(group, bytes) || isChange(group) { return }
    if !isElement, isNamed || group.members.contains(where: { isDeclaredToken($0, group) }),
      addShadow(group, into: &sink)
    {
      return
    }
    if !isElement, isPreset(group) || isSpring(group), addSpring(group, into: &sink) { return }
    if isYAMLOfTypeStyles(group), addTypeStyle(group, into: &sink) { return }
    if measuresElement(group) { return }
    for member in group.members {
      if isProperty(member.name) {
        addProperty(member, of: group, into: &sink)
      } else if !isCSS || group.path.first.map(isProperty) ?? false {
        guard !isElement,
          isNamed || isDeclaredToken(member, group) || unitKind(member, group) != nil
        else { continue }
        addConstant(member, of: group, isNamed: isNamed, into: &sink)
      }
    }
  }

  private var isCSS: Bool { language == .css || language == .text }

  /// "--space", "$space" and "@space" are variables of style sheets.
  func isProperty(_ name: Range<Int>) -> Bool {
    let first = bytes[name.lowerBound]
    if first == 0x2D {
      return name.count > 2 && bytes[name.lowerBound + 1] == 0x2D
    }
    return isCSS && name.count > 1 && (first == 0x24 || first == 0x40) && opensVariable(name)
  }

  private func isValue(_ name: Range<Int>) -> Bool {
    Bytes.matches("$value", at: name.lowerBound, end: name.upperBound, in: bytes)
      || (language == .data || language == .script) && name.count == 5
        && Bytes.matches("value", at: name.lowerBound, end: name.upperBound, in: bytes)
  }

  private static let declarations = WordKey.set(
    "transform", "background", "backgroundcolor", "background-color", "bordercolor", "transition",
    "animation", "position", "display", "cursor", "flex", "flexdirection", "alignitems",
    "boxshadow", "content", "inset", "overflow", "textalign", "justifycontent", "classname",
    "initial", "animate", "exit", "repeat")

  /// Whether a group lists the declarations of an element's style.
  private func isStyle(_ group: CodeGroup) -> Bool {
    guard language == .script, group.path.count > 1 else { return false }
    let found = group.members.filter { member in
      Self.declarations.contains(WordKey(bytes, member.name))
    }
    return found.count > 1
      || found.count == 1 && group.members.count < 4
        && found.contains {
          Bytes.matches("transform", at: $0.name.lowerBound, end: $0.name.upperBound, in: bytes)
        }
  }

  // MARK: Members

  private func addProperty(
    _ member: CodeGroup.Member, of group: CodeGroup, into sink: inout TokenSink
  ) {
    var value = successor(of: member) ?? unquoted(member.value)
    guard !value.isEmpty, !isVariable(member.value), !describes(member) else { return }
    let name = bytes.string(member.name)
    let target = reference(in: value).map(bytes.string)
    if addSpring(in: value, member, into: &sink) { return }
    let literal = TokenLiteral.read(bytes, value)
    if let end = literal?.range.upperBound,
      isDescribed(after: end, value) || isNoted(after: end, value)
    {
      value = value.lowerBound..<end
    }
    var group: Token.Kind?
    if case .kind(let kind) = topic { group = kind }
    let kind =
      literal.map { TokenKinds.kind(of: name, literal: $0, topic: group) }
      ?? faceKind(value, TokenKinds.kind(of: name, or: .other))
    if let target, isNamespaced(name, target) {
      return sink.map(definition(name, kind, member, value: value), to: target)
    }
    add(name, kind, member, value: value, into: &sink)
  }

  /// "#112233   text on paper": whether a wide gap parts a value from words about it.
  private func isDescribed(after end: Int, _ value: Range<Int>) -> Bool {
    guard isCSS, end + 2 < value.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 else {
      return false
    }
    return bytes[end] == 0x09 || bytes[end + 1] == 0x20 || bytes[end + 1] == 0x09
  }

  /// A member of an object, class or map that holds tokens.
  private func addConstant(
    _ member: CodeGroup.Member, of group: CodeGroup, isNamed: Bool, into sink: inout TokenSink
  ) {
    let value = withoutSuffix(unquoted(member.value))
    guard !value.isEmpty, !isRunning(value), !isKey(value, of: member.name),
      !isUse(member, group, value), !sink.isRow(at: value)
    else { return }
    let key = bytes.string(member.name)
    // "{ kind: 'solid', hex: '#112233' }" is the value of what the object is called.
    let isHex = !group.path.isEmpty && (matches("hex", member.name) || matches("ref", member.name))
    let name = path(group.path, isHex ? nil : member.name)
    let style =
      bytes[value.lowerBound] == 0x5B && TokenKinds.kind(ofPath: name, or: .other) == .typography
      ? CompositeValue(bytes: bytes, range: value).callText : nil
    let kind =
      style.map { _ in .typography } ?? unitKind(member, group)
      ?? numberKind(value, of: member, group) ?? constantKind(value, name: name)
    guard let kind else { return }
    if let target = reference(in: value), !isSetOfAliases(group) {
      return sink.map(
        definition(name, kind, member, value: value), to: bytes.string(target))
    }
    if sink.repeats(key, bytes.string(value), kind) {
      let range = member.name.lowerBound..<member.value.upperBound
      return sink.repeated(bytes.string(value), at: origin(range), value: origin(value))
    }
    if kind == .typography,
      let style = style ?? CompositeValue(bytes: bytes, range: value).callText
    {
      let origin = origin(member.name.lowerBound..<member.value.upperBound)
      sink.add(
        .init(
          name: name, kind: kind, value: style, origin: origin, valueOrigin: self.origin(value),
          theme: theme))
      return
    }
    let isBareTime = kind == .duration && value.allSatisfy { Bytes.isDigit(bytes[$0]) }
    if isBareTime, group.path.isEmpty, language != .data, unitKind(member, group) == nil,
      !isTypedProperty(member)
    {
      return
    }
    if kind == .duration {
      let path = isListOfActs && group.path.isEmpty ? name + ".value" : name
      let time = CodeTime.read(value, of: member.name, path: path, language: language, bytes)
      // The step of a scale is a time of the interface also where another notation defines it.
      note(time, name, member, into: &sink)
      if let time, sink.repeats(key, Numbers.text(time.low) + "ms", kind) { return }
    }
    let isStep = !group.path.isEmpty || TokenPass.isRampStep(member.name, bytes)
    if isStep, sink.repeats(step: key, bytes.string(value), kind) {
      let range = member.name.lowerBound..<member.value.upperBound
      return sink.repeated(bytes.string(value), at: origin(range), value: origin(value))
    }
    add(name, kind, member, value: value, into: &sink)
  }

  /// The kind of a constant; `nil` where its value is no design value.
  private func constantKind(_ value: Range<Int>, name: String) -> Token.Kind? {
    let named = TokenKinds.kind(ofPath: name, or: fallback)
    if isComposeLength(value), named == .other || named == .size {
      return bytes[value.upperBound - 2] == 0x73 ? .typography : .size
    }
    if named == .easing, CompositeValue(bytes: bytes, range: value).isCurve { return .easing }
    guard let literal = TokenLiteral.read(bytes, value) ?? TokenLiteral.call(bytes, value) else {
      if named == .fontFamily || named == .typography && isFamily(value) { return .fontFamily }
      if named == .color && namesColor(value) || isAlias(value, name) { return .color }
      if named == .shadow, matches("none", value) { return .shadow }
      if named == .easing, isQuoted(value), TokenKinds.namesCurve(value, bytes) { return .easing }
      return nil
    }
    // "min(a, b)" is a value of a style sheet in quotes, and an expression without them.
    if literal.kind == .size, Bytes.isLetter(bytes[literal.range.lowerBound]), !isCSS,
      !isQuoted(value),
      !Bytes.matches("cgfloat(", at: value.lowerBound, end: value.upperBound, in: bytes)
    {
      return nil
    }
    switch literal.kind {
    case .color, .easing, .shadow, .duration, .typography, .radius: return literal.kind
    default:
      let isBare = literal.kind == .other
      if isBare, literal.range.upperBound < value.upperBound,
        bytes[literal.range.upperBound] == 0x28
      {
        return nil
      }
      if named == .color { return isBare ? nil : .other }
      if named == .easing, isBare { return .duration }
      return named == .other ? isBare ? nil : .size : named
    }
  }

  /// The kind of a bare number whose name ends in its unit: "REVEAL_PX = 48", "TICK_MS: 16.7" inside of an object.
  private func unitKind(_ member: CodeGroup.Member, _ group: CodeGroup) -> Token.Kind? {
    let isUnitTold = [.script, .swift, .kotlin].contains(language) || isListOfConstants
    guard isUnitTold || language == .dart, member.isDeclared || !group.path.isEmpty,
      case let value = withoutSuffix(member.value),
      let literal = TokenLiteral.read(bytes, value), literal.kind == .other,
      literal.range == value,
      let kind = (isUnitTold ? kind(toldBy: member) : nil) ?? kind(ofLengthOf: member, group)
        ?? kind(ofRemarkBehind: member, group)
    else { return nil }
    // The time of a constant outside of all objects is mostly that of one piece of code.
    return kind == .duration && group.path.isEmpty && !isListOfConstants ? nil : kind
  }

  /// Keeps the time of a constant.
  private func note(
    _ time: Measure?, _ name: String, _ member: CodeGroup.Member, into sink: inout TokenSink
  ) {
    guard let time else { return }
    sink.note(
      DurationFact(
        quantity: time.quantity, subject: name, role: .animation, scope: [],
        origin: origin(time.range)))
  }

  private var fallback: Token.Kind {
    if case .kind(let kind) = topic { return kind }
    return .other
  }

  func isFamily(_ value: Range<Int>) -> Bool {
    Bytes.find("serif", in: value, of: bytes) != nil
      || Bytes.find("monospace", in: value, of: bytes) != nil
  }

  /// A constant outside of an object for tokens: a colour, or a value whose own name says what it is.
  private func isDeclaredToken(_ member: CodeGroup.Member, _ group: CodeGroup) -> Bool {
    let value = unquoted(member.value)
    guard member.isDeclared else {
      let literal = TokenLiteral.read(bytes, value)
      let isLiteral = literal.map { $0.range == value && $0.kind != .other } ?? false
      // "$gray: (50: #f9fafb)": what a map of a style sheet holds are its values.
      if isCSS { return isLiteral }
      let isColor =
        isLiteral && literal?.kind == .color && !matches("color", member.name)
        && !Self.declarations.contains(WordKey(bytes, member.name))
      if case .kind = topic { return !group.path.isEmpty || isColor || isDesignData(group) }
      return isColor && language == .data && topic == .none && isPalette(group)
    }
    if !group.path.isEmpty, isComposeLength(value) { return true }
    if let literal = TokenLiteral.read(bytes, value) ?? TokenLiteral.call(bytes, value),
      literal.kind == .color || literal.kind == .easing
        || literal.kind == .duration && isListOfConstants
    {
      return true
    }
    if case .kind = topic { return true }
    return !isScripted && CodeWords.namesTokens(bytes.string(member.name))
  }

  func add(
    _ name: String, _ kind: Token.Kind, _ member: CodeGroup.Member, value: Range<Int>,
    into sink: inout TokenSink
  ) {
    sink.add(definition(name, kind, member, value: value))
  }

  private func definition(
    _ name: String, _ kind: Token.Kind, _ member: CodeGroup.Member, value: Range<Int>
  ) -> TokenSink.Definition {
    let range = member.name.lowerBound..<member.value.upperBound
    let core = kind == .color ? TokenLiteral.quotedColor(in: value, bytes) ?? value : value
    return .init(
      name: name, kind: kind, value: text(core), origin: origin(range),
      valueOrigin: origin(core), theme: theme)
  }

  // MARK: Composite values

  /// A token of the Design Tokens format or of Style Dictionary.
  private func addTyped(
    _ group: CodeGroup, _ value: Range<Int>, into sink: inout TokenSink
  ) {
    let type = group.type ?? group.members.first { matches("type", $0.name) }?.value
    let name = path(group.path)
    let bare = unquoted(value)
    guard !bare.isEmpty else { return }
    let composite = CompositeValue(bytes: bytes, range: bare)
    let text = composite.text ?? text(bare)
    let literal = TokenLiteral.read(bytes, bare)
    var kind = type.flatMap { CodeWords.kind(ofType: bytes.string(unquoted($0))) }
    if kind == nil || kind == .size || kind == .other {
      let named = TokenKinds.kind(ofPath: name, or: kind ?? literal?.kind ?? .other)
      kind = named == .color && kind != nil ? kind : named
    }
    if case .color? = literal?.kind { kind = .color }
    guard type != nil || literal != nil || bytes[bare.lowerBound] == 0x7B else { return }
    let start = group.path.last ?? value
    if kind == .duration, composite.text != nil { noteTime(text, name, bare, into: &sink) }
    sink.add(
      .init(
        name: name, kind: kind ?? .other, value: text,
        origin: origin(start.lowerBound..<max(start.upperBound, value.upperBound)),
        valueOrigin: origin(bare), theme: theme))
  }

  /// Whether a group stands in one that is named after styles of type: "textStyles = { title: { … } }".
  private func isOfTypeStyles(_ group: CodeGroup) -> Bool {
    group.path.dropLast().contains { CodeWords.namesTypeStyles(bytes.string($0)) }
  }

  /// A group of size, line height and weight is one style.
  private func addTypeStyle(_ group: CodeGroup, into sink: inout TokenSink) -> Bool {
    guard !group.hasGroups, let last = group.path.last, group.members.count > 1 else {
      return false
    }
    func value(_ names: [StaticString]) -> Range<Int>? {
      for name in names {
        if let found = group.members.first(where: { matches(name, $0.name) }) {
          return unquoted(found.value)
        }
      }
      return nil
    }
    let line = value(["lineHeight", "line-height", "leading", "line"])
    let weight = value(["fontWeight", "font-weight", "weight"])
    guard let size = value(["fontSize", "font-size", "size"]), line != nil || weight != nil else {
      return false
    }
    var style = bytes.string(size)
    if let line { style += "/" + bytes.string(line) }
    if let weight { style += " " + bytes.string(weight) }
    let end = group.members.map(\.value.upperBound).max() ?? size.upperBound
    sink.add(
      .init(
        name: path(group.path), kind: .typography, value: style,
        origin: origin(last.lowerBound..<max(end, last.upperBound)), valueOrigin: origin(size),
        theme: theme))
    return true
  }

  // MARK: Text

  private static let wrappers = WordKey.set(
    "exports", "module", "default", "theme", "themes", "extend", "tokens", "designtokens", "design",
    "designsystem", "config", "root", "props", "global", "system")

  /// The names of the groups around a value, without those that only wrap all of them.
  func path(_ path: [Range<Int>], _ key: Range<Int>? = nil) -> String {
    var names = path + (key.map { [$0] } ?? [])
    while names.count > 2, let first = names.first, Self.wrappers.contains(WordKey(bytes, first)) {
      names.removeFirst()
    }
    return names.map { name -> String in
      let text = bytes.string(name)
      return text.hasPrefix("$") && names.count > 1 ? String(text.dropFirst()) : text
    }.joined(separator: ".")
  }

  /// A value without quotes, "as const" and "!default" around it.
  func unquoted(_ value: Range<Int>) -> Range<Int> {
    var range = Bytes.trim(value, in: bytes)
    for suffix: StaticString in [" as const", " !default", " !important", " !global"] {
      let start = range.upperBound - suffix.utf8CodeUnitCount
      if start > range.lowerBound,
        Bytes.matches(suffix, at: start, end: range.upperBound, in: bytes)
      {
        range = Bytes.trim(range.lowerBound..<start, in: bytes)
      }
    }
    guard let first = range.first, let last = range.last, range.count > 1,
      bytes[first] == 0x22 || bytes[first] == 0x27 || bytes[first] == 0x60,
      bytes[first] == bytes[last]
    else { return range }
    // "'Inter', 'Arial'" is a list, not one quoted text.
    guard !(first + 1..<last).contains(where: { bytes[$0] == bytes[first] }) else { return range }
    return Bytes.trim(first + 1..<last, in: bytes)
  }

  /// The text of a value on one line.
  func text(_ range: Range<Int>) -> String {
    let text = bytes.string(range)
    guard text.utf8.contains(0x0A) else { return text }
    return text.utf8.split { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 || $0 == 0x09 }
      .compactMap { String($0) }.joined(separator: " ")
  }

  func origin(_ range: Range<Int>) -> Origin {
    context.document.origin(SourceRange(range.lowerBound, range.upperBound))
  }
}
