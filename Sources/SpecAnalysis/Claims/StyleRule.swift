import SpecModel
import SpecSyntax
import SpecText

/// A rule of a style sheet in a code block.
struct StyleRule {
  /// A property with its value.
  struct Declaration {
    var property: String
    var value: String
    var origin: Origin
  }

  /// The selector as written, on one line; that of a nested rule with those around it.
  let selector: String
  /// The last element that the selector names: ".label" of ".field:focus + .label".
  let target: Substring
  /// What it declares, in order.
  var declarations: [Declaration] = []
  /// Whether it stands inside of a query for reduced motion.
  let isReduced: Bool
  /// Whether it stands inside of any query.
  let isConditional: Bool

  /// Makes a rule without declarations.
  init(selector: String, isReduced: Bool, isConditional: Bool) {
    self.selector = selector
    self.isReduced = isReduced
    self.isConditional = isConditional
    target = selector.split { " +>~,".contains($0) }.last ?? ""
  }

  /// The declaration of a property that holds, the last one.
  func declaration(_ property: String) -> Declaration? {
    declarations.last { $0.property == property }
  }
}

/// Reads the style sheets of a document.
///
/// - Source: CSS Syntax Level 3, 5.4; nested rules as in CSS Nesting 1.
struct StyleRules {
  private static let languages: Lexicon = ["css", "scss", "less", "postcss", "sass"]

  private let document: Document
  private var rules: [StyleRule] = []
  /// The rules that are open, by their place; -1 for queries.
  private var open: [Int] = []
  private var reduced = 0

  /// All rules in order.
  ///
  /// - Complexity: O(bytes of style sheets).
  static func read(_ document: Document) -> [StyleRule] {
    var reader = StyleRules(document: document)
    for block in document.codeBlocks
    where block.language.isEmpty || languages.contains(block.language.lowercased()) {
      guard let first = block.lines.first, let last = block.lines.last,
        ASCII.find(0x7B, in: document.source.bytes, Int(first.start)..<Int(last.end)) != nil
      else { continue }
      reader.read(Int(first.start)..<Int(last.end))
    }
    return reader.rules
  }

  private init(document: Document) { self.document = document }

  private mutating func read(_ range: Range<Int>) {
    let bytes = document.source.bytes
    open = []
    reduced = 0
    var start = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case 0x2F where ASCII.starts(bytes, at: offset, with: "/*"):
        let end = ASCII.find("*/", in: bytes, offset..<range.upperBound) ?? range.upperBound
        let isFirst = isBlank(start..<offset)
        offset = min(end + 2, range.upperBound)
        if isFirst { start = offset }
        continue
      case 0x2F where ASCII.starts(bytes, at: offset, with: "//") && isBlank(start..<offset):
        offset =
          ASCII.find(ASCII.lineFeed, in: bytes, offset..<range.upperBound) ?? range.upperBound
        start = offset
        continue
      case 0x7B:
        enter(start..<offset)
        start = offset + 1
      case 0x7D:
        declare(start..<offset)
        leave()
        start = offset + 1
      case 0x3B:
        declare(start..<offset)
        start = offset + 1
      default: break
      }
      offset += 1
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { document.source.bytes[$0] <= ASCII.space }
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = ASCII.trimmed(document.source.bytes, range)
    return document.source.bytes.withUnsafeBufferPointer { source in
      String(unsafeUninitializedCapacity: bytes.count) { text in
        var end = 0
        for offset in bytes {
          let isSpace = ASCII.isWhitespace(source[offset])
          // Of white space in a row the first stays, as a blank.
          if isSpace, ASCII.isWhitespace(source[offset - 1]) { continue }
          text[end] = isSpace ? ASCII.space : source[offset]
          end += 1
        }
        return end
      }
    }
  }

  private mutating func enter(_ range: Range<Int>) {
    var selector = text(range)
    if selector.hasPrefix("@") {
      if selector.contains("reduced-motion") { reduced = open.count + 1 }
      open.append(-1)
      return
    }
    if let parent = open.last(where: { $0 >= 0 }) {
      let outer = rules[parent].selector
      selector =
        selector.hasPrefix("&") ? outer + selector.dropFirst() : outer + " " + selector
    }
    rules.append(
      StyleRule(selector: selector, isReduced: reduced > 0, isConditional: open.contains(-1)))
    open.append(rules.count - 1)
  }

  private mutating func leave() {
    guard !open.isEmpty else { return }
    if reduced == open.count { reduced = 0 }
    open.removeLast()
  }

  private mutating func declare(_ range: Range<Int>) {
    guard let rule = open.last, rule >= 0,
      let colon = ASCII.find(0x3A, in: document.source.bytes, range)
    else { return }
    let place = ASCII.trimmed(document.source.bytes, range)
    let property = text(range.lowerBound..<colon)
    guard !property.isEmpty, !property.contains(" ") else { return }
    rules[rule].declarations.append(
      .init(
        property: property, value: text(colon + 1..<range.upperBound),
        origin: document.origin(SourceRange(place.lowerBound, place.upperBound))))
  }
}
