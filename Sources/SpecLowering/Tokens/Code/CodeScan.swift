import SpecModel
import SpecText

/// The named values between two brackets of a block of code, or outside of all.
struct CodeGroup {
  /// A name with its value.
  struct Member {
    var name: Range<Int>
    var value: Range<Int>
    /// Whether a word such as "const" or "static" declares it.
    var isDeclared: Bool
  }

  /// The names of the groups around and of the group itself, outermost first.
  var path: [Range<Int>] = []
  var members: [Member] = []
  /// Whether it holds other groups.
  var hasGroups = false
  /// The value of "$type" here or in a group around.
  var type: Range<Int>?
  /// Whether a function that makes values takes it, for example "lightColorScheme(".
  var isMade = false
  /// The theme that the selector of a rule names.
  var theme: TokenTheme?
  fileprivate var opener: UInt8 = 0
  /// Whether it is the body of a function.
  fileprivate var isCode = false
  fileprivate var indent = -1
}

/// Reads the named values of a block of code: properties, variables, constants and members of object literals.
///
/// It knows brackets, strings, comments and the marks between a name and its value, not the languages.
/// - Complexity: O(length of the block).
struct CodeScan {
  private struct Statement {
    var words: [Range<Int>] = []
    var name: Range<Int>?
    var value: Range<Int>?
    var depth = 0
    var hasEquals = false
    var isCode = false
    var isDeclared = false

    /// Begins the next statement in the room of this one.
    mutating func reset() {
      words.removeAll(keepingCapacity: true)
      (name, value, depth) = (nil, nil, 0)
      (hasEquals, isCode, isDeclared) = (false, false, false)
    }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private let language: CodeLanguage
  /// Whether a hash opens a remark, as in Python.
  private let hasHashRemarks: Bool
  private var groups: [CodeGroup] = [CodeGroup()]
  private var statement = Statement()
  private var commentIsOpen = false
  /// The indentation of "name: |", whose value is the lines below it; -1 outside of one.
  private var blockIndent = -1
  private var blockName: Range<Int>?
  private var result: [CodeGroup] = []

  /// The groups of a block that hold values, inner ones first.
  static func read(
    _ lines: [SourceRange], language: CodeLanguage, isYAML: Bool, hasHashRemarks: Bool = false,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [CodeGroup] {
    var scan = CodeScan(bytes: bytes, language: language, hasHashRemarks: hasHashRemarks)
    for index in lines.indices {
      if isYAML {
        scan.readYAML(lines[index].offsets)
      } else {
        scan.read(lines[index].offsets)
        scan.endLine(next: index + 1 < lines.count ? lines[index + 1].offsets : nil)
      }
    }
    scan.finish()
    while scan.groups.count > 1 { scan.close() }
    return DottedNames.grouped(
      scan.result + scan.groups.filter { !$0.members.isEmpty }, language, bytes)
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, language: CodeLanguage, hasHashRemarks: Bool
  ) {
    self.bytes = bytes
    self.language = language
    self.hasHashRemarks = hasHashRemarks
  }

  private var isCSS: Bool { language == .css || language == .text }

  // MARK: Lines

  private mutating func read(_ line: Range<Int>) {
    var offset = line.lowerBound
    while offset < line.upperBound {
      let byte = bytes[offset]
      let next = offset + 1 < line.upperBound ? bytes[offset + 1] : 0
      if commentIsOpen {
        guard let end = Bytes.find("*/", in: offset..<line.upperBound, of: bytes) else { return }
        commentIsOpen = false
        offset = end + 2
        continue
      }
      switch byte {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x2F where next == 0x2F && (offset == line.lowerBound || bytes[offset - 1] != 0x3A):
        return
      case 0x2F where next == 0x2A:
        commentIsOpen = true
        offset += 2
      case 0x22, 0x27, 0x60: offset = string(from: offset, to: line.upperBound)
      case 0x23 where hasHashRemarks: return
      case 0x7B where !isCSS && statement.depth == 0 && statement.name == nil:
        guard let end = accessors(from: offset, to: line.upperBound) else {
          mark(byte, at: offset, end: line.upperBound)
          offset += 1
          continue
        }
        // "public double Small { get; set; } = 4;" declares what it gives a value to.
        statement.name = statement.words.last
        statement.isDeclared = true
        offset = end
      default:
        if statement.depth == 0, isName(byte, next) {
          offset = word(from: offset, to: line.upperBound)
        } else {
          mark(byte, at: offset, end: line.upperBound)
          offset += 1
        }
      }
    }
  }

  private func isName(_ byte: UInt8, _ next: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == 0x24 || byte == 0x40 || byte == 0x2D && next == 0x2D
      || byte >= 0x80
  }

  private mutating func string(from start: Int, to end: Int) -> Int {
    var close = start + 1
    while close < end, bytes[close] != bytes[start] { close += bytes[close] == 0x5C ? 2 : 1 }
    let stop = min(close + 1, end)
    if statement.name == nil, statement.depth == 0 {
      if close > start + 1, close <= end { statement.words.append(start + 1..<close) }
    } else {
      extend(start..<stop)
    }
    return stop
  }

  private static let declarations = WordKey.set(
    "const", "let", "var", "val", "static", "final", "define", "late", "readonly", "constexpr")
  private static let functions = WordKey.set(
    "func", "fun", "function", "if", "for", "while", "switch", "return", "mixin", "catch", "when",
    "describe", "interface", "def", "elif", "lambda")

  private mutating func word(from start: Int, to end: Int) -> Int {
    var stop = start + 1
    while stop < end,
      Bytes.isWord(bytes[stop]) || bytes[stop] == 0x2D || bytes[stop] >= 0x80
    { stop += 1 }
    guard statement.name == nil else {
      extend(start..<stop)
      return stop
    }
    let bare = bytes[start] == 0x40 ? start + 1 : start
    let key = WordKey(bytes, bare..<stop)
    if Self.declarations.contains(key) { statement.isDeclared = true }
    if Self.functions.contains(key) { statement.isCode = true }
    if statement.words.count < 16 {
      statement.words.append(start..<stop)
    } else {
      statement.words[15] = start..<stop
    }
    return stop
  }

  private mutating func extend(_ range: Range<Int>) {
    guard statement.name != nil else { return }
    statement.value = (statement.value?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  // MARK: Marks

  private mutating func mark(_ byte: UInt8, at offset: Int, end: Int) {
    let place = offset..<offset + 1
    if statement.depth > 0 {
      switch byte {
      case 0x28, 0x5B, 0x7B: statement.depth += 1
      case 0x29, 0x5D, 0x7D: statement.depth -= 1
      default: break
      }
      extend(place)
      return
    }
    switch byte {
    case 0x3A where statement.name == nil: statement.name = statement.words.last.map(decimal)
    // "calm ? nil : .easeOut" chooses, where "size?: …" declares.
    case 0x3F where statement.name == nil && offset + 1 < end && bytes[offset + 1] == 0x20:
      statement.isCode = true
    case 0x3D: equals(offset, end)
    case 0x7B: brace(offset)
    case 0x28: parenthesis(offset, end)
    case 0x5B:
      statement.depth = 1
      extend(place)
    case 0x7D, 0x29:
      finish()
      if groups.count > 1 { close() }
    case 0x3B: finish()
    case 0x2C where !isCSS || groups[groups.count - 1].opener == 0x28: finish()
    default: extend(place)
    }
  }

  /// A key with a fraction: "0.5: '2px'" is no step of "5".
  private func decimal(_ name: Range<Int>) -> Range<Int> {
    guard name.allSatisfy({ Bytes.isDigit(bytes[$0]) }), name.lowerBound > 1,
      bytes[name.lowerBound - 1] == 0x2E, Bytes.isDigit(bytes[name.lowerBound - 2])
    else { return name }
    var start = name.lowerBound - 1
    while start > 0, Bytes.isDigit(bytes[start - 1]) { start -= 1 }
    return start..<name.upperBound
  }

  private mutating func equals(_ offset: Int, _ end: Int) {
    let next = offset + 1 < end ? bytes[offset + 1] : 0
    let before = offset > 0 ? bytes[offset - 1] : 0
    if next == 0x3E { statement.isCode = true }
    let isComparison =
      next == 0x3E || next == 0x3D || before == 0x3D || before == 0x21 || before == 0x3C
      || before == 0x3E
    guard !isComparison, !isCSS, !statement.hasEquals else {
      extend(offset..<offset + 1)
      return
    }
    statement.name = statement.name ?? statement.words.last
    statement.value = nil
    statement.hasEquals = true
    if hasHashRemarks, isConstantName(offset) { statement.isDeclared = true }
  }

  /// "FADE_MS = 170" in Python: one word in capitals outside of all brackets is a constant (PEP 8, "Constants").
  private func isConstantName(_ equals: Int) -> Bool {
    guard groups.count == 1, statement.words.count == 1, let name = statement.name, name.count > 2,
      name.allSatisfy({ !Bytes.isLetter(bytes[$0]) || bytes[$0] < 0x61 }),
      name.contains(where: { bytes[$0] == 0x5F })
    else { return false }
    return name.upperBound <= equals && equals - name.upperBound < 3
  }

  private mutating func brace(_ offset: Int) {
    let top = groups[groups.count - 1]
    if let name = statement.name, let first = top.path.last, statement.value == nil,
      isValueKey(name), !first.isEmpty
    {
      // The parts of one composite value.
      statement.depth = 1
      extend(offset..<offset + 1)
      return
    }
    var name = statement.name
    if name == nil || isCSS && statement.value != nil { name = isCSS ? nil : declaredName }
    open(name, 0x7B)
    if isCSS, let theme = theme(before: offset) {
      groups[groups.count - 1].theme = .named(theme)
    }
  }

  /// The mode in ".dark {", "[data-theme="dark"] {" or "@media (prefers-color-scheme: dark) {".
  private func theme(before brace: Int) -> String? {
    var start = brace
    while start > 0, brace - start < 120, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x7D {
      start -= 1
    }
    var mode: String?
    _ = Words.contains(bytes, start..<brace) { word in
      mode = TokenColumns.mode([WordKey(bytes, word)])
      return mode != nil
    }
    return mode
  }

  private func isValueKey(_ name: Range<Int>) -> Bool {
    name.count == 6 && Bytes.matches("$value", at: name.lowerBound, end: name.upperBound, in: bytes)
  }

  private mutating func open(_ name: Range<Int>?, _ opener: UInt8) {
    let isCode = statement.isCode
    statement.reset()
    let top = groups.count - 1
    groups[top].hasGroups = true
    guard groups.count < 48 else {
      statement.depth = 1
      return
    }
    var group = CodeGroup()
    group.path = groups[top].path
    if let name { group.path.append(name) }
    group.type = groups[top].type
    group.isMade = groups[top].isMade
    group.theme = groups[top].theme
    group.isCode = groups[top].isCode || isCode
    group.opener = opener
    groups.append(group)
  }

  private static let keywords = WordKey.set(
    "export", "const", "let", "var", "val", "enum", "class", "struct", "object", "static", "final",
    "public", "private", "internal", "abstract", "extension", "type", "default", "package", "open",
    "sealed", "data", "companion", "module", "exports", "fileprivate", "objc", "immutable",
    "import", "namespace", "partial", "readonly", "record", "qtobject"
  )

  /// The name of "enum Spacing {" and the like.
  private var declaredName: Range<Int>? {
    statement.words.first { !Self.keywords.contains(WordKey(bytes, $0)) }
  }

  private mutating func parenthesis(_ offset: Int, _ end: Int) {
    var next = offset + 1
    while next < end, bytes[next] == 0x20 { next += 1 }
    let isObject = !isCSS && next < end && bytes[next] == 0x7B
    let isMap =
      language == .css && statement.name != nil && statement.value == nil
      && (groups[groups.count - 1].opener == 0x28 || isVariable(statement.name))
    let isMade = makesGroup(before: offset)
    if isObject || isMap || isMade {
      open(statement.name ?? declaredName, 0x28)
      if isMade { groups[groups.count - 1].isMade = true }
    } else {
      statement.depth = 1
      extend(offset..<offset + 1)
    }
  }

  private func isVariable(_ name: Range<Int>?) -> Bool {
    name.map { bytes[$0.lowerBound] == 0x24 } ?? false
  }

  private static let makers: Lexicon = [
    "scheme", "colors", "palette", "theme", "typography", "shapes", "spacing", "tokens", "dimens",
  ]

  /// "lightColorScheme(": a function whose arguments are values under names.
  private func makesGroup(before offset: Int) -> Bool {
    guard !isCSS, statement.hasEquals, statement.value?.upperBound == offset,
      let start = statement.value?.lowerBound, offset - start < 60
    else { return false }
    let name = bytes.string(start..<offset)
    return Names.hasWord(name, in: Self.makers)
  }

  // MARK: Ends

  private mutating func finish() {
    defer { statement.reset() }
    guard let name = statement.name, let value = statement.value else { return }
    let top = groups.count - 1
    guard !groups[top].isCode, !statement.isCode else { return }
    if name.count == 5,
      Bytes.matches("$type", at: name.lowerBound, end: name.upperBound, in: bytes)
    {
      groups[top].type = value
    }
    groups[top].members.append(
      .init(name: name, value: value, isDeclared: statement.isDeclared))
  }

  private mutating func close() {
    let group = groups.removeLast()
    if !group.members.isEmpty { result.append(group) }
  }

  /// Ends a statement where a line does.
  private mutating func endLine(next: Range<Int>?) {
    let following = next.map { Bytes.trim($0, in: bytes) }
    let first = following?.first.map { bytes[$0] } ?? 0
    if isCSS {
      let second = (following?.count ?? 0) > 1 ? bytes[(following?.lowerBound ?? 0) + 1] : 0
      // "Accent tokens:" over "--accent: #F5C842"
      if language == .text, statement.value == nil, statement.depth == 0, first == 0x2D,
        second == 0x2D
      {
        return statement.reset()
      }
      let starts = first == 0 || first == 0x24 || first == 0x7D || first == 0x40
      if statement.value != nil || statement.depth > 0,
        starts && statement.depth == 0
          || first == 0x2D && second == 0x2D && (statement.depth == 0 || isDeclaration(following))
          || language == .text
      {
        finish()
      } else if statement.name == nil, language == .text {
        statement.reset()
      }
      return
    }
    guard statement.depth == 0 else { return }
    // "class Spacing:", "def fade():"
    if hasHashRemarks, statement.value == nil, !statement.hasEquals { statement.reset() }
    if let value = statement.value {
      switch bytes[value.upperBound - 1] {
      case 0x2B, 0x2D, 0x2A, 0x3F, 0x26, 0x7C: return
      default: if first != 0x2E, first != 0x3F { finish() }
      }
    } else if statement.name == nil, first != 0x7B {
      statement.reset()
    }
  }

  /// "--ink: #101418": whether a line gives a property its value, where "--ink," only goes on with the value above it.
  private func isDeclaration(_ line: Range<Int>?) -> Bool {
    line?.contains { bytes[$0] == 0x3A } ?? false
  }

  // MARK: YAML

  /// "key: value" and "key:" by their indentation.
  private mutating func readYAML(_ line: Range<Int>) {
    let text = Bytes.trim(line, in: bytes)
    guard var first = text.first, bytes[first] != 0x23, bytes[first] != 0x2D || text.count > 3
    else { return }
    let indent = first - line.lowerBound
    // A style sheet inside of a block keeps its declarations.
    let isDeclared = Bytes.matches("--", at: first, end: text.upperBound, in: bytes)
    if indent > blockIndent, blockIndent >= 0, !isDeclared { return readBlock(text) }
    if indent <= blockIndent { blockIndent = -1 }
    // "- sm: 330px (small phones)": a list of pairs below a name.
    if Bytes.matches("- ", at: first, end: text.upperBound, in: bytes) {
      guard groups.count > 1, isPair(first + 2..<text.upperBound) else { return }
      first += 2
    }
    while groups.count > 1, groups[groups.count - 1].indent >= indent { close() }
    guard let colon = text.first(where: { bytes[$0] == 0x3A }) else { return }
    var name = Bytes.trim(first..<colon, in: bytes)
    if let quote = name.first, bytes[quote] == 0x22 || bytes[quote] == 0x27, name.count > 2 {
      name = quote + 1..<name.upperBound - 1
    }
    guard !name.isEmpty else { return }
    var value = Bytes.trim(colon + 1..<text.upperBound, in: bytes)
    if let comment = Bytes.find(" #", in: value, of: bytes) {
      let isColor = comment + 2 < value.upperBound && bytes[comment + 2] != 0x20
      if !isColor { value = Bytes.trim(value.lowerBound..<comment, in: bytes) }
    }
    if value.isEmpty
      || bytes[value.lowerBound] == 0x23 && value.count > 1
        && bytes[value.lowerBound + 1] == 0x20
    {
      open(name, 0x3A)
      groups[groups.count - 1].indent = indent
    } else {
      if value.count <= 2, bytes[value.lowerBound] == 0x7C || bytes[value.lowerBound] == 0x3E {
        blockIndent = indent
        blockName = name
        return
      }
      groups[groups.count - 1].members.append(
        .init(name: name, value: withoutNote(value), isDeclared: false))
    }
  }

  /// The lines of a block below "shadow: |", up to a line with less indentation, are one value.
  private mutating func readBlock(_ text: Range<Int>) {
    guard let name = blockName else { return }
    let top = groups.count - 1
    let last = groups[top].members.count - 1
    if last >= 0, groups[top].members[last].name == name {
      let start = groups[top].members[last].value.lowerBound
      groups[top].members[last].value = start..<text.upperBound
    } else {
      groups[top].members.append(.init(name: name, value: text, isDeclared: false))
    }
  }

  /// "sm: 330px": one word, a colon and a number.
  private func isPair(_ text: Range<Int>) -> Bool {
    guard let colon = text.first(where: { bytes[$0] == 0x3A }), colon - text.lowerBound < 24,
      (text.lowerBound..<colon).allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D }),
      case let value = Bytes.trim(colon + 1..<text.upperBound, in: bytes), let first = value.first
    else { return false }
    return Bytes.isDigit(bytes[first])
      && (TokenLiteral.read(bytes, value).map { $0.kind != .other } ?? false)
  }

  /// "\"#101418\"  (ink-900)": a quoted value without what stands behind it in brackets.
  private func withoutNote(_ value: Range<Int>) -> Range<Int> {
    guard let first = value.first, let last = value.last,
      bytes[first] == 0x22 || bytes[first] == 0x27, bytes[last] == 0x29,
      let close = (first + 1..<last).first(where: { bytes[$0] == bytes[first] }),
      case let rest = Bytes.trim(close + 1..<value.upperBound, in: bytes), let open = rest.first,
      bytes[open] == 0x28
    else { return value }
    return first..<close + 1
  }
}
