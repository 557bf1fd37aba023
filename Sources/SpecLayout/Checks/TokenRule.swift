import SpecModel
import SpecText

/// Reports recorded colours, type styles and corner radii that are none of the spec's tokens.
///
/// Fewer than three tokens of a kind are no palette: then values are held against none, which the report says.
enum TokenRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    let styled = context.facts.nodes.indices.filter {
      context.facts.nodes[$0].isDrawn && context.facts.nodes[$0].style != nil
    }
    colors(styled, context, into: &results)
    types(styled, context, into: &results)
    radii(styled, context, into: &results)
  }

  private static let paletteSize = 3

  /// Says that recorded values are held against none, since the spec defines too few of them.
  private static func note(
    _ what: String, _ count: Int, tokens: Int, _ noun: String, into results: inout CheckResults
  ) {
    guard count > 0 else { return }
    let defined =
      tokens == 0 ? "no \(noun) token" : "\(tokens) \(noun) token\(tokens == 1 ? "" : "s")"
    results.notChecked.append(
      "\(count) \(what) that the dump records: the spec defines \(defined), and fewer than "
        + "\(paletteSize) are no palette")
  }

  /// How values of a kind are written, and which of them are tokens.
  private struct Naming<Value> {
    /// The value for people.
    var text: (Value) -> String
    /// The token of a value.
    var token: (Value) -> Token?
    /// Whether it cannot be told of a value without a token.
    var isDoubtful: (Value) -> Bool = { _ in false }
    /// A token to point at where there is none.
    var nearest: Token?
  }

  /// Adds one check a distinct value, at its first element.
  private static func judge<Value: Hashable>(
    _ kind: LayoutCheck.Kind, _ values: [(node: Int, value: Value)],
    _ context: CheckContext, _ names: Naming<Value>, into results: inout CheckResults
  ) {
    let noun = noun(of: kind)
    guard !values.isEmpty else {
      results.checks.append(
        LayoutCheck(kind, .unknown, node: nil, expected: "a \(noun) token")
          .because(.notRecorded).stated(at: names.nearest?.origin))
      return
    }
    var uses: [Value: Int] = [:]
    for item in values { uses[item.value, default: 0] += 1 }
    var seen: Set<Value> = []
    for item in values where seen.insert(item.value).inserted {
      let token = names.token(item.value)
      let count = uses[item.value] ?? 1
      let shown = names.text(item.value)
      let more = count > 1 ? " (\(count) elements)" : ""
      let isDoubtful = token == nil && names.isDoubtful(item.value)
      let check = LayoutCheck(
        kind, token != nil ? .pass : isDoubtful ? .unknown : .fail, node: item.node,
        expected: "a \(noun) token", actual: token.map { "\(shown) (\($0.name))" } ?? shown,
        message: "\(noun) \(shown) of '\(context.facts.caption(item.node))'\(more) "
          + "is no token of the spec"
      ).stated(at: token?.origin ?? names.nearest?.origin)
      results.checks.append(isDoubtful ? check.because(.textSize) : check)
    }
  }

  /// What a value of a kind of token is called.
  private static func noun(of kind: LayoutCheck.Kind) -> String {
    switch kind {
    case .colorToken: "color"
    case .typeToken: "type style"
    default: "radius"
    }
  }

  // MARK: Colours

  private static func colors(
    _ styled: [Int], _ context: CheckContext, into results: inout CheckResults
  ) {
    let tokens = context.palette.colors
    var values: [(node: Int, value: RGBA)] = []
    for node in styled {
      let style = context.facts.nodes[node].style
      for color in [style?.color, style?.background] {
        if let color, color.alpha > 0 { values.append((node, color)) }
      }
    }
    guard tokens.count >= paletteSize else {
      let count = Set(values.map(\.value)).count
      return note(
        count == 1 ? "color" : "colors", count, tokens: tokens.count, "color", into: &results)
    }
    judge(
      .colorToken, values, context,
      Naming(
        text: \.hex,
        token: { value in tokens.first { isClose($0.value, value) }?.token },
        nearest: tokens.first?.token), into: &results)
  }

  /// Whether two colours agree within one step of a channel of 8 bits.
  static func isClose(_ a: RGBA, _ b: RGBA) -> Bool {
    let step = 1.01 / 255
    return abs(a.red - b.red) <= step && abs(a.green - b.green) <= step
      && abs(a.blue - b.blue) <= step && abs(a.alpha - b.alpha) <= 0.011
  }

  // MARK: Type and radius

  private static func types(
    _ styled: [Int], _ context: CheckContext, into results: inout CheckResults
  ) {
    let tokens = context.palette.types
    guard tokens.count >= paletteSize else { return }
    let setting = TextSetting(context.facts.dump)
    var values: [(node: Int, value: TypeStyle)] = []
    for node in styled {
      guard let style = context.facts.nodes[node].style, style.size != nil else { continue }
      // Line heights grow otherwise than sizes.
      let line = setting.isDefault ? style.line : nil
      values.append((node, TypeStyle(size: style.size, weight: style.weight, line: line)))
    }
    func agrees(_ value: TypeStyle, _ token: TypeStyle) -> Bool? {
      let wanted = TypeStyle(
        size: token.size, weight: value.weight == nil ? nil : token.weight,
        line: value.line == nil ? nil : token.line)
      return value.agrees(with: wanted, setting)
    }
    judge(
      .typeToken, values, context,
      Naming(
        text: \.text,
        token: { value in tokens.first { agrees(value, $0.value) == true }?.token },
        isDoubtful: { value in
          !setting.isDefault && tokens.contains { agrees(value, $0.value) == nil }
        }, nearest: tokens.first?.token), into: &results)
  }

  private static func radii(
    _ styled: [Int], _ context: CheckContext, into results: inout CheckResults
  ) {
    let tokens = context.palette.radii
    guard tokens.count >= paletteSize else { return }
    var values: [(node: Int, value: Double)] = []
    for node in styled {
      guard let radius = context.facts.nodes[node].style?.radius, radius > 0,
        let frame = context.facts.frames[node]
      else { continue }
      // A pill or circle: any radius beyond half the short side looks the same.
      guard radius < min(frame.width, frame.height) / 2 - 0.5 else { continue }
      values.append((node, Decimals.rounded(radius)))
    }
    guard !values.isEmpty else { return }
    judge(
      .radiusToken, values, context,
      Naming(
        text: { context.facts.text($0) },
        token: { value in tokens.first { abs($0.value - value) <= 0.05 }?.token },
        nearest: tokens.first?.token), into: &results)
  }
}

/// The tokens whose values are understood, with these.
struct TokenPalette {
  let colors: [(token: Token, value: RGBA)]
  let types: [(token: Token, value: TypeStyle)]
  let radii: [(token: Token, value: Double)]

  /// - Parameter tokens: the tokens of a kind.
  init(_ tokens: (Token.Kind) -> [Token]) {
    func read<Value>(
      _ kind: Token.Kind, _ value: (String) -> Value?
    ) -> [(token: Token, value: Value)] {
      tokens(kind).compactMap { token in value(token.value).map { (token, $0) } }
    }
    colors = read(.color, TokenValue.color)
    types = read(.typography, TokenValue.type)
    radii = read(.radius) { DumpValue.numbers(in: $0).first }
  }
}

/// Values of tokens as specs write them.
enum TokenValue {
  /// "#RRGGBB", "rgb(…)" or "rgba(…)", alone or first in a text.
  static func color(_ text: String) -> RGBA? {
    if let start = text.firstIndex(of: "#") {
      let digits = text[text.index(after: start)...].prefix { $0.isHexDigit }
      return RGBA(hex: String(digits))
    }
    guard text.lowercased().contains("rgb") else { return nil }
    let numbers = DumpValue.numbers(in: text)
    guard numbers.count >= 3 else { return nil }
    let alpha = numbers.count > 3 ? (text.contains("%") ? numbers[3] / 100 : numbers[3]) : 1
    return RGBA(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
  }

  /// "28pt Bold", "24px/30px, Semibold 600".
  static func type(_ text: String) -> TypeStyle? {
    let numbers = DumpValue.numbers(in: text)
    var size = numbers.first { 6...200 ~= $0 }
    if size == nil, text.contains("rem"), let rem = numbers.first, 0.4...8 ~= rem {
      size = rem * 16
    }
    guard let size else { return nil }
    return TypeStyle(size: size, weight: TypeStyle.weight(of: text), line: line(of: text, size))
  }

  /// The second length of "24px/30px".
  private static func line(of text: String, _ size: Double) -> Double? {
    guard let slash = text.firstIndex(of: "/"),
      let before = DumpValue.numbers(in: String(text[..<slash])).last,
      before == size,
      let line = DumpValue.numbers(in: String(text[text.index(after: slash)...])).first,
      line >= size, line <= size * 3
    else { return nil }
    return line
  }
}
