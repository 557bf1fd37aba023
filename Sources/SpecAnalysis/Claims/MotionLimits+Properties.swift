import SpecModel
import SpecSyntax
import SpecText

extension MotionLimits {
  /// "Animate only transform and opacity" against what code animates.
  func properties() -> [BlanketClaim] {
    guard document.mentions("ransform") else { return [] }
    let claims =
      clauses(with: "ransform", hints: Self.only).filter { clause in
        clause.words.contains { $0 == "transform" || $0 == "transforms" }
          && tellsTopic(clause) && !isHint(clause)
      } + universalClauses()
    guard !claims.isEmpty else { return [] }
    let animated =
      AnimatedProperties(document, instant: AnimatedProperties.instant(spec)).find()
      + ToldMotions(document: document).find() + ToldMotions(document: document).worded()
    return claims.compactMap { clause in
      let allowed = AnimatedProperties.names(in: document.string(plain: clause.range))
        .union(recommended(beside: clause))
      let found = animated.filter { !allowed.contains($0.property) }
      return claim(
        .animatedProperties, clause,
        found.map {
          .init(
            name: $0.owner, value: $0.property,
            arithmetic: "animates \($0.property)", origin: $0.origin)
        })
    }
  }

  /// Whether a statement is on the hint `will-change`, of which "only" tells when it is set.
  private func isHint(_ clause: Clause) -> Bool {
    ASCII.find("will-change", in: document.plain, clause.range) != nil
  }

  /// The properties that the rest of the line tells to use: "For collapses use `grid-template-rows`."
  private func recommended(beside clause: Clause) -> Set<String> {
    let line = document.line(around: clause.range.lowerBound, in: clause.node)
    guard
      let use = ASCII.find("use ", in: document.plain, clause.range.rest(of: line))
    else { return [] }
    return AnimatedProperties.names(in: document.string(plain: use..<line.upperBound))
  }

  /// Words of statements on what is animated; without them "only transform and opacity" may mean one element.
  private static let topics: Lexicon = [
    "animate", "animated", "animating", "animation", "animations", "property", "properties", "gpu",
    "accelerated", "uses", "use", "animar", "anima", "animer", "animieren", "animaciones",
    "animação", "animações", "animazioni", "animationen", "propiedades", "propriétés",
    "propriedades", "eigenschaften", "utiliser", "usar", "nutze", "verwenden",
  ]
  private static let wideTopics = [
    "使用", "アニメーション", "アニメート", "动画", "動畫", "动效", "애니메이션", "사용", "GPU",
  ]

  private func tellsTopic(_ clause: Clause) -> Bool {
    if clause.words.contains(where: Self.topics.contains) { return true }
    let text = document.string(plain: clause.range)
    return Self.wideTopics.contains(where: text.contains)
  }
}

/// What the style rules and configurations of a document animate, beside transforms and opacity.
struct AnimatedProperties {
  /// A property that moves, with the rule or object that moves it.
  struct Use {
    var owner: String
    var property: String
    var origin: Origin
  }

  let document: Document
  /// Custom properties of no duration at all.
  let instant: Set<String>

  init(_ document: Document, instant: Set<String>) {
    self.document = document
    self.instant = instant
  }

  /// The names of durations that a document sets to zero.
  static func instant(_ spec: SpecDocument) -> Set<String> {
    spec.tokens.reduce(into: []) { result, token in
      if token.kind == .duration, ["0", "0ms", "0s"].contains(token.value) {
        result.insert(token.name)
      }
    }
  }

  /// Properties that are laid out or painted anew when they change.
  ///
  /// - Source: web.dev, "How to create high-performance CSS animations"; CSS Transitions Level 1.
  static let costly: Lexicon = [
    "width", "height", "max-width", "max-height", "min-width", "min-height", "margin",
    "margin-top", "margin-bottom", "margin-left", "margin-right", "padding", "padding-top",
    "padding-bottom", "padding-left", "padding-right", "inset", "gap", "flex-basis", "line-height",
    "grid-template-columns", "top", "left", "right",
    "bottom", "border", "border-color", "border-width", "border-radius", "box-shadow", "background",
    "background-color", "background-position", "background-size", "color", "font-size", "fill",
    "stroke", "filter", "backdrop-filter", "outline", "text-shadow", "letter-spacing", "clip-path",
    "stroke-dashoffset", "grid-template-rows", "outline-color", "outline-offset",
    "text-decoration-color",
  ]

  /// The properties that a text names.
  static func names(in text: String) -> Set<String> {
    Set(
      text.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
        .filter(costly.contains))
  }

  func find() -> [Use] {
    guard document.mentions("ransition") || document.mentions("keyframes") else { return [] }
    var result: [Use] = []
    for block in document.codeBlocks where !isCounterexample(block) {
      result += uses(in: block)
    }
    return result
  }

  private static let refusals: [StaticString] = ["❌", "✗", "on't", "void ", "❎", "BAD", "Bad"]

  /// Whether the line above a block, or its heading, calls it a bad example.
  private func isCounterexample(_ block: Document.CodeBlock) -> Bool {
    let node = Int(block.node)
    guard node > 1 else { return false }
    let before = document.plainText(of: node - 1)
    let title = document.title(ofSection: Int(document.nodes[node].section))
    return isRefused(document.plain, before) || isRefused(ContiguousArray(title.utf8))
      || !document.isNormativeTitle(title)
  }

  private func isRefused(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>? = nil) -> Bool {
    let range = range ?? 0..<bytes.count
    return Self.refusals.contains { ASCII.find($0, in: bytes, range) != nil }
  }

  private func uses(in block: Document.CodeBlock) -> [Use] {
    let bytes = document.source.bytes
    var result: [Use] = []
    var owner = ""
    var isRefusedPart = false
    var isList = false
    var frames = 0
    // Pictures of a sprite are stepped through by their position, which nothing cheaper can do.
    let hasSteps = document.mentions("steps(")
    for (index, line) in block.lines.enumerated() {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard let first = range.first.map({ bytes[$0] }) else { continue }
      if first == 0x2F || first == 0x2A {
        isRefusedPart = isRefused(bytes, range)
        continue
      }
      if let brace = ASCII.find(0x7B, in: bytes, range) {
        let name = document.source.string(SourceRange(range.lowerBound, brace)).trimmedSpaces
        if frames == 0 { owner = name }
        if frames > 0 || name.hasPrefix("@keyframes") {
          frames += bytes[range].count { $0 == 0x7B }
        } else if let use = configuration(name, block, index) {
          result.append(use)
        } else if let start = ASCII.find("transition:", in: bytes, brace..<range.upperBound) {
          // ".meter { transition: width 200ms; }"
          let end = ASCII.find(0x3B, in: bytes, start..<range.upperBound) ?? range.upperBound
          if !isRefusedPart { result += segments(start..<end, name) }
        }
      }
      if isRefusedPart {
      } else if frames > 0 {
        if let use = declaration(range, owner),
          !(hasSteps && use.property == "background-position")
        {
          result.append(use)
        }
      } else if isList || ASCII.starts(bytes, at: range.lowerBound, with: "transition:")
        || ASCII.starts(bytes, at: range.lowerBound, with: "transition-property:")
      {
        result += segments(range, owner)
        isList = ASCII.find(0x3B, in: bytes, range) == nil
      }
      if frames > 0 { frames = max(0, frames - bytes[range].count { $0 == 0x7D }) }
    }
    return result
  }

  /// "borderColor: {" with a duration on the next line: an object that configures an animation.
  private func configuration(_ name: String, _ block: Document.CodeBlock, _ index: Int) -> Use? {
    guard name.hasSuffix(":"), index + 1 < block.lines.count,
      ASCII.find("duration", in: document.source.bytes, block.lines[index + 1].offsets) != nil
    else { return nil }
    var property = ""
    for scalar in name.dropLast().unicodeScalars {
      if scalar.properties.isUppercase { property += "-" }
      property += scalar.properties.lowercaseMapping
    }
    guard Self.costly.contains(property) else { return nil }
    return Use(
      owner: String(name.dropLast()), property: property,
      origin: document.origin(document.firstLine(of: block.lines[index])))
  }

  /// The property of "width: 0;" inside of keyframes.
  private func declaration(_ line: Range<Int>, _ owner: String) -> Use? {
    let bytes = document.source.bytes
    var start = line.lowerBound
    if let brace = ASCII.find(0x7B, in: bytes, line) { start = brace + 1 }
    while start < line.upperBound, ASCII.isBlank(bytes[start]) { start += 1 }
    return use(at: start, before: line.upperBound, owner, isDeclaration: true)
  }

  /// The properties of the parts of "transition: color 100ms, width 200ms".
  private func segments(_ line: Range<Int>, _ owner: String) -> [Use] {
    let bytes = document.source.bytes
    var result: [Use] = []
    var start = line.lowerBound
    if let colon = ASCII.find(0x3A, in: bytes, line) { start = colon + 1 }
    var depth = 0
    var isStart = true
    for offset in start..<line.upperBound {
      switch bytes[offset] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x2C where depth == 0: isStart = true
      case 0x20, 0x09, 0x27, 0x22: break
      default:
        if isStart, let found = use(at: offset, before: line.upperBound, owner) {
          result.append(found)
        }
        isStart = false
      }
    }
    return result
  }

  /// Whether the part of a transition behind a property gives it no time: "color var(--duration-none)".
  private func changesAtOnce(_ start: Int, _ limit: Int) -> Bool {
    let bytes = document.source.bytes
    guard !instant.isEmpty, let open = ASCII.find("var(", in: bytes, start..<limit),
      open - start < 3
    else { return false }
    let name = bytes[(open + 4)..<limit].prefix { ASCII.isWord($0) || $0 == ASCII.hyphen }
    return instant.contains(String(decoding: name, as: UTF8.self))
  }

  private func use(
    at start: Int, before limit: Int, _ owner: String, isDeclaration: Bool = false
  ) -> Use? {
    let bytes = document.source.bytes
    var end = start
    while end < limit, ASCII.isLetter(bytes[end]) || bytes[end] == 0x2D { end += 1 }
    guard end > start, !isDeclaration || end < limit && bytes[end] == 0x3A else { return nil }
    let property = String(decoding: bytes[start..<end], as: UTF8.self)
    guard Self.costly.contains(property), isDeclaration || !changesAtOnce(end, limit) else {
      return nil
    }
    return Use(
      owner: owner.isEmpty ? "transition" : owner, property: property,
      origin: document.origin(SourceRange(start, end)))
  }
}

extension AnimatedProperties {
  /// Whether a title announces what is to be done, in motion that nobody asked to reduce.
  static func isDemanded(_ title: String) -> Bool {
    !Names.hasWord(title, in: others)
  }

  private static let others: Lexicon = [
    "avoid", "don't", "never", "anti", "bad", "wrong", "antipatterns", "reduced", "fallback",
    "before", "old", "legacy", "changelog", "history",
  ]
}

extension Document {
  private static let refusals: Lexicon = [
    "avoid", "don't", "never", "anti", "bad", "wrong", "antipatterns",
  ]

  /// Whether a title announces what is to be done, and not what is to be avoided.
  fileprivate func isNormativeTitle(_ title: String) -> Bool {
    !Names.hasWord(title, in: Self.refusals)
  }
}
