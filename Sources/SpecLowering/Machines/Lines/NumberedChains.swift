import SpecModel
import SpecSyntax
import SpecText

/// Reads chains whose names have running numbers before them: "0 Splash → 1 Welcome → 2 Goals (up to three)".
///
/// They are screens below a heading of a wizard or of a flow, or where most of the names are known from elsewhere; the
/// numbers are no part of the names.
struct NumberedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the steps of all such lines that no other form has read.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    var read: Set<UInt32>?
    var known: KnownStates?
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && (line.holder == .item || line.holder == .paragraph) {
      guard (12...1200).contains(line.text.count),
        context.facts.words.cues[index].contains(.number),
        line.holder == .item || beginsWithNumber(line.text),
        let names = Self.names(
          in: document.string(plain: line.text), isItem: line.holder == .item),
        case let section = Int(document.nodes[line.node].section), !context.isSystem(section),
        case let origin = context.origin(plain: line.text)
      else { continue }
      let lines = read ?? drafts.readLines
      let states = known ?? KnownStates(drafts)
      (read, known) = (lines, states)
      guard !lines.contains(origin.range.start), areScreens(names, section, states) else {
        continue
      }
      let edges = zip(names, names.dropFirst()).map { from, to in
        EdgeDraft(from: from, to: to, origin)
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether one or two digits and a blank, a full stop or a bracket open a line.
  private func beginsWithNumber(_ range: Range<Int>) -> Bool {
    let digits = range.prefix(3).prefix { ASCII.isDigit(document.plain[$0]) }
    guard (1...2).contains(digits.count) else { return false }
    return [0x20, 0x2E, 0x29].contains(document.plain[digits.endIndex])
  }

  private func areScreens(_ names: [String], _ section: Int, _ known: KnownStates) -> Bool {
    guard !names.contains(where: { TransitionWords.namesMachinery($0) }) else { return false }
    if names.count(where: { known.name(of: $0) != nil }) * 2 > names.count { return true }
    let title = context.facts.scopes[section].last ?? ""
    return WizardSteps.isWizard(title) || CourseWords.areNamed(title)
  }

  /// The names of a line, three at least and none alike, whose numbers run on; `nil` where one has no number.
  ///
  /// - Parameter isItem: whether the number of the first name may have become that of a list.
  private static func names(in text: String, isItem: Bool) -> [String]? {
    let line = withoutBrackets(text.split(separator: "\n").joined(separator: " "))
    let pieces = Arrow.pieces(of: line).map(StateName.trimmed)
    guard (3...24).contains(pieces.count), !Arrow.isMutual(line) else { return nil }
    var result: [String] = []
    var last: Int?
    for piece in pieces {
      let bare = ArrowSide.unwrapped(piece)
      if isItem, last == nil, isName(bare), !bare.contains(where: \.isNumber) {
        last = 1
        result.append(bare)
        continue
      }
      let digits = piece.prefix { $0.isASCII && $0.isNumber }
      guard (1...2).contains(digits.count), let number = Int(digits),
        last.map({ $0 + 1 == number }) ?? (number < 2)
      else { return nil }
      var rest = piece.dropFirst(digits.count)
      if let mark = rest.first, mark == "." || mark == ")" { rest.removeFirst() }
      let name = ArrowSide.unwrapped(StateName.trimmed(String(rest)))
      guard rest.first == " ", isName(name) else { return nil }
      last = number
      result.append(name)
    }
    return Set(result.map { Names.key($0) }).count == result.count ? result : nil
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, text.utf8.count <= 60, (1...7).contains(Names.wordCount(text))
    else { return false }
    return !first.isLowercase && text.contains(where: \.isLetter)
      && !text.contains { "=%;".contains($0) }
  }

  /// A text without what stands in brackets, and the arrows there.
  private static func withoutBrackets(_ text: String) -> String {
    guard text.contains("(") || text.contains("（") else { return text }
    var result = ""
    var depth = 0
    for character in text {
      if character == "(" || character == "（" {
        depth += 1
      } else if depth > 0, character == ")" || character == "）" {
        depth -= 1
      } else if depth == 0 {
        result.append(character)
      }
    }
    return depth == 0 ? result : text
  }
}
