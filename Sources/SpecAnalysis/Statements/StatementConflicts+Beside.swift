import SpecModel
import SpecSyntax
import SpecText

/// Values that stand beside the one that is compared, for another case.
extension StatementConflicts {
  /// Whether another cell of the row of one statement has the value of the other, "Calm: 5 minutes" beside "Rush: 2
  /// minutes", or the code in its line the value that code sets.
  func standsBeside(_ a: Statement, _ b: Statement) -> Bool {
    zip([a, b], [b, a]).contains { own, other in
      !own.isCode && (isInRow(own, other) || other.isCode && isInSpan(own, other))
    }
  }

  private func isInRow(_ own: Statement, _ other: Statement) -> Bool {
    guard document.nodes[own.node].kind == .tableCell, let wanted = Self.measure(other.written)
    else { return false }
    let row = Int(document.nodes[own.node].parent)
    return document.children(of: row).contains { cell in
      cell != own.node && document.string(cell).utf8.count < 60
        && Self.measure(document.string(cell)).map { $0 == wanted } == true
    }
  }

  /// The number of a text and the first letter of its unit: "5m" of "5-minute".
  private static func measure(_ text: String) -> String? {
    guard let start = text.firstIndex(where: \.isNumber) else { return nil }
    let digits = text[start...].prefix { $0.isNumber || $0 == "." }
    let unit = text[digits.endIndex...].drop { " -\u{A0}".contains($0) }.first
    return unit.map { String(digits) + $0.lowercased() }
  }

  private func isInSpan(_ own: Statement, _ other: Statement) -> Bool {
    let number = other.written.prefix { $0.isNumber }
    guard !number.isEmpty, document.nodes[own.node].kind != .codeBlock else { return false }
    let text = document.plainText(of: own.node)
    guard text.count < 600 else { return false }
    var offset = text.lowerBound
    while offset < text.upperBound {
      guard let span = document.span(at: offset, in: .code) else {
        offset += 1
        continue
      }
      let numbers = document.string(plain: span).split { !$0.isNumber }
      if numbers.contains(number) { return true }
      offset = max(span.upperBound, offset + 1)
    }
    return false
  }
}
