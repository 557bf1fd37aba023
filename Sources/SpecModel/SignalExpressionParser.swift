extension SignalExpression {
  /// Reads an expression as text and code write it; `nil` where anything in it is not understood.
  ///
  /// Understood are numbers, names, `+ - * / × ÷ · −`, brackets, `|x|`, `min`, `max`, `abs`, `clamp`,
  /// conversions of number types, `a > b ? c : d`, and a factor before a name, as in "0.3x drag distance".
  public init?(parsing text: String) {
    var parser = SignalExpressionParser(text)
    guard let expression = parser.whole() else { return nil }
    self = expression
  }
}

/// A descent over the tokens of an expression.
private struct SignalExpressionParser {
  private enum Token: Equatable {
    case number(Double)
    case name(String)
    case mark(Character)
  }

  private var tokens: [Token] = []
  private var at = 0
  private var depth = 0
  private var isReadable = true

  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      if first == " " || first == "\t" || first == ";" {
        rest.removeFirst()
      } else if first.isASCII, first.isNumber || first == "." {
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        rest = rest.dropFirst(digits.count)
        guard let value = Double(digits.hasPrefix(".") ? "0" + digits : String(digits)) else {
          isReadable = false
          return
        }
        tokens.append(.number(value))
        // "1f" and "80.0f" are numbers of Kotlin; "80pt" has a unit.
        let suffix = rest.prefix { $0.isLetter }
        if ["f", "F", "pt", "px", "dp"].contains(suffix) { rest = rest.dropFirst(suffix.count) }
      } else if first.isLetter || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest.dropFirst(name.count)
        tokens.append(.name(String(name)))
      } else {
        rest.removeFirst()
        tokens.append(.mark(Self.folded(first)))
      }
    }
  }

  private static func folded(_ mark: Character) -> Character {
    switch mark {
    case "×", "·", "∙": "*"
    case "÷": "/"
    case "−", "–": "-"
    default: mark
    }
  }

  mutating func whole() -> SignalExpression? {
    guard isReadable, !tokens.isEmpty, tokens.count < 200, let result = ternary(),
      at == tokens.count
    else { return nil }
    return result
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard at < tokens.count, tokens[at] == .mark(mark) else { return false }
    at += 1
    return true
  }

  // MARK: Levels

  private mutating func ternary() -> SignalExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50, let left = sum() else { return nil }
    let isAbove = take(">")
    guard isAbove || take("<") else { return left }
    _ = take("=")
    guard let right = sum(), take("?"), let then = ternary(), take(":"), let other = ternary()
    else { return nil }
    let difference: SignalExpression =
      isAbove ? .binary(.subtract, left, right) : .binary(.subtract, right, left)
    return .condition(difference, then, other)
  }

  private mutating func sum() -> SignalExpression? {
    guard var left = product() else { return nil }
    while at < tokens.count {
      let operation: SignalExpression.Operation
      if take("+") { operation = .add } else if take("-") { operation = .subtract } else { break }
      guard let right = product() else { return nil }
      left = .binary(operation, left, right)
    }
    return left
  }

  private mutating func product() -> SignalExpression? {
    guard var left = factor() else { return nil }
    while at < tokens.count {
      let operation: SignalExpression.Operation
      if take("*") {
        operation = .multiply
      } else if take("/") {
        operation = .divide
      } else {
        break
      }
      guard let right = factor() else { return nil }
      left = .binary(operation, left, right)
    }
    return left
  }

  private mutating func factor() -> SignalExpression? {
    guard at < tokens.count, depth < 50 else { return nil }
    switch tokens[at] {
    case .number(let value):
      at += 1
      return times(value) ?? .number(value)
    case .name(let name):
      at += 1
      return take("(") ? call(name) : .signal(phrase(name))
    case .mark("-"):
      at += 1
      depth += 1
      defer { depth -= 1 }
      return factor().map { .binary(.subtract, .number(0), $0) }
    case .mark("("):
      at += 1
      guard let inner = ternary(), take(")") else { return nil }
      return inner
    case .mark("|"):
      at += 1
      depth += 1
      defer { depth -= 1 }
      guard let inner = sum(), take("|") else { return nil }
      return .absolute(inner)
    default: return nil
    }
  }

  /// "0.3x drag distance": the words behind a factor are one name.
  private mutating func times(_ value: Double) -> SignalExpression? {
    guard at + 1 < tokens.count, tokens[at] == .name("x"), case .name(let name) = tokens[at + 1]
    else { return nil }
    at += 2
    return .binary(.multiply, .number(value), .signal(phrase(name)))
  }

  /// A name of several words.
  private mutating func phrase(_ first: String) -> String {
    var result = first
    while at < tokens.count, case .name(let next) = tokens[at] {
      result += " " + next
      at += 1
    }
    return result
  }

  // MARK: Functions

  private mutating func call(_ name: String) -> SignalExpression? {
    var arguments: [SignalExpression] = []
    repeat {
      guard let argument = ternary() else { return nil }
      arguments.append(argument)
    } while take(",")
    guard take(")") else { return nil }
    let function = name.split(separator: ".").last.map(String.init) ?? name
    switch (function, arguments.count) {
    case ("min", 2...): return fold(.minimum, arguments)
    case ("max", 2...): return fold(.maximum, arguments)
    case ("abs", 1), ("fabs", 1): return .absolute(arguments[0])
    case ("CGFloat", 1), ("Double", 1), ("Float", 1), ("Number", 1): return arguments[0]
    case ("clamp", 3):
      return .binary(.maximum, arguments[1], .binary(.minimum, arguments[0], arguments[2]))
    default: return nil
    }
  }

  private func fold(
    _ operation: SignalExpression.Operation, _ arguments: [SignalExpression]
  ) -> SignalExpression? {
    guard let first = arguments.first else { return nil }
    return arguments.dropFirst().reduce(first) { .binary(operation, $0, $1) }
  }
}
