import SpecModel
import SpecSyntax
import SpecText

/// Reads measures of elements from code that styles them: CSS declarations and SwiftUI modifiers.
enum CodeConstraints {
  private static let properties: [(StaticString, Constraint.Kind)] = [
    ("cornerradius", .radius), ("border-radius", .radius), ("borderradius", .radius),
    ("padding", .padding), ("maxwidth", .width), ("minwidth", .width), ("maxheight", .height),
    ("minheight", .height), ("max-width", .width), ("min-width", .width), ("max-height", .height),
    ("min-height", .height), ("width", .width), ("height", .height), ("gap", .spacing),
    ("spacing", .spacing), ("margin", .spacing), ("font-size", .typeSize), ("fontsize", .typeSize),
    ("opacity", .opacity), ("linewidth", .stroke), ("border-width", .stroke), ("border", .stroke),
    ("outline-offset", .offset), ("outline", .stroke),
  ]

  static func read(_ context: LoweringContext, into spec: inout SpecDocument) {
    let tokens = spec.tokens.map(\.origin.range)
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      for code in context.code where code.language == .css || code.language == .swift {
        let block = context.document.codeBlocks[code.block]
        let section = Int(context.document.nodes[Int(block.node)].section)
        let scope = section < context.facts.scopes.count ? context.facts.scopes[section] : []
        var reader = Reader(
          document: context.document, bytes: bytes, language: code.language, scope: scope)
        for line in block.lines { reader.read(line.offsets) }
        spec.constraints += reader.found.filter { !isDefinition($0, tokens) }
      }
      for code in context.code {
        spec.constraints += PropertyLists.read(code, bytes, context).filter {
          !isDefinition($0, tokens)
        }
      }
    }
  }

  /// Whether a declaration is part of the definition of a token.
  private static func isDefinition(_ constraint: Constraint, _ tokens: [SourceRange]) -> Bool {
    ConstraintPass.isDefinition(constraint.origin.range.start, tokens)
  }

  private struct Reader {
    let document: Document
    let bytes: UnsafeBufferPointer<UInt8>
    let language: CodeLanguage
    let scope: [String]
    var found: [Constraint] = []
    var rules = RuleStack()
    var commentIsOpen = false
    /// What the comment above declarations outside of all rules names.
    var comment: String?

    /// The innermost selector, or the name above a declaration that has none.
    var selector: String? { rules.isEmpty ? comment : name(rules.selectors) }
    var isKeyframe: Bool {
      rules.selectors.contains {
        Bytes.matches("@keyframes", at: $0.lowerBound, end: $0.upperBound, in: bytes)
      }
    }

    mutating func read(_ line: Range<Int>) {
      let end = language.commentStart(of: line, in: bytes, isOpen: &commentIsOpen)
      let code = Bytes.trim(line.lowerBound..<end, in: bytes)
      guard let last = code.last else {
        if language == .css, rules.isEmpty {
          comment = CodeComments.name(Bytes.trim(line, in: bytes), bytes).map(bytes.string)
        }
        return
      }
      if language == .css {
        rules.read(code, bytes)
        if bytes[last] == 0x7B || bytes[code.lowerBound] == 0x7D { return }
      }
      guard !isKeyframe, code.contains(where: { Bytes.isDigit(bytes[$0]) }) else { return }
      if language == .css { return declaration(code) }
      modifier(code)
      gesture(code)
    }

    /// The innermost of nested selectors; "&:hover" of no other rule belongs to what the section is about.
    private func name(_ selectors: [Range<Int>]) -> String {
      var rest = ""
      for selector in selectors.reversed() {
        let text = bytes.string(selector)
        guard text.hasPrefix("&") else { return text + rest }
        rest = text.dropFirst() + rest
      }
      return (scope.last ?? "&") + rest
    }

    /// "height: 48px;"
    private mutating func declaration(_ code: Range<Int>) {
      guard let colon = code.first(where: { bytes[$0] == 0x3A }) else { return }
      let name = code.lowerBound..<colon
      guard let kind = kind(of: name) else { return }
      let bound = bound(of: name)
      for measure in QuantityScanner.scan(bytes, colon + 1..<code.upperBound)
      where measure.unit?.isLength ?? false || measure.unit == .percent
        || measure.isBare && kind == .opacity
      {
        add(kind, measure, bound: bound, line: code)
        if kind == .stroke { break }
      }
    }

    /// ".padding(.horizontal, 8)", ".frame(maxWidth: 250, maxHeight: 300)"
    private mutating func modifier(_ code: Range<Int>) {
      guard bytes[code.lowerBound] == 0x2E,
        let open = code.first(where: { bytes[$0] == 0x28 })
      else { return }
      let outer = kind(of: code.lowerBound + 1..<open)
      let isFrame = Bytes.matches("frame", at: code.lowerBound + 1, end: open, in: bytes)
      guard outer != nil || isFrame else { return }
      for measure in QuantityScanner.scan(bytes, open + 1..<code.upperBound) where measure.isBare {
        var start = measure.range.lowerBound
        while start > open + 1, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x3A { start -= 1 }
        let end = start
        while start > open + 1, Bytes.isWord(bytes[start - 1]) { start -= 1 }
        guard let kind = isFrame ? kind(of: start..<end) : outer else { continue }
        let before = measure.range.lowerBound - 1
        let isNested = (open + 1..<measure.range.lowerBound).contains { bytes[$0] == 0x28 }
        let isArgument = !isNested && (bytes[before] == 0x28 || bytes[before] == 0x20)
        guard isArgument, isWhole(measure, code) else { continue }
        var length = measure
        if kind != .opacity { length.unit = .pt }
        add(kind, length, bound: isFrame ? bound(of: start..<end) : .none, line: code)
      }
    }

    /// "DragGesture(minimumDistance: 12)": how far a finger goes at least or at most.
    ///
    /// - Source: SwiftUI, `DragGesture.init(minimumDistance:coordinateSpace:)`, `LongPressGesture`.
    private mutating func gesture(_ code: Range<Int>) {
      for (word, bound): (StaticString, Measure.Bound) in [
        ("minimumDistance: ", .atLeast), ("maximumDistance: ", .atMost),
      ] {
        guard let start = Bytes.find(word, in: code, of: bytes),
          case let number = start + word.utf8CodeUnitCount..<code.upperBound,
          var length = QuantityScanner.scan(bytes, number).first, length.isBare,
          length.range.lowerBound == number.lowerBound, length.low > 0, isWhole(length, code)
        else { continue }
        length.unit = .pt
        add(.signal, length, bound: bound, line: code)
      }
    }

    /// Whether an argument is nothing but the number.
    private func isWhole(_ measure: Measure, _ code: Range<Int>) -> Bool {
      let end = measure.range.upperBound
      guard end < code.upperBound else { return true }
      return bytes[end] == 0x2C || bytes[end] == 0x29
    }

    private func kind(of name: Range<Int>) -> Constraint.Kind? {
      for (word, kind) in CodeConstraints.properties
      where Bytes.matches(word, at: name.lowerBound, end: name.upperBound, in: bytes) {
        return kind
      }
      return nil
    }

    private func bound(of name: Range<Int>) -> Measure.Bound {
      if Bytes.matches("min", at: name.lowerBound, end: name.upperBound, in: bytes) {
        return .atLeast
      }
      return Bytes.matches("max", at: name.lowerBound, end: name.upperBound, in: bytes)
        ? .atMost : .none
    }

    private mutating func add(
      _ kind: Constraint.Kind, _ measure: Measure, bound: Measure.Bound, line: Range<Int>
    ) {
      var measure = measure
      measure.bound = bound
      found.append(
        Constraint(
          kind: kind, subject: selector ?? scope.last ?? "", quantity: measure.quantity,
          scope: scope,
          origin: document.origin(
            SourceRange(measure.range.lowerBound, measure.range.upperBound)),
          lineOrigin: document.origin(SourceRange(line.lowerBound, line.upperBound))))
    }
  }
}
