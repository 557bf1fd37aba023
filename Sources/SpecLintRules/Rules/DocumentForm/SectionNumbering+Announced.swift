import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Numbers that a range or a drawn step announces.
extension SectionNumbering {
  /// Reports what is announced and missing, all of one announcement together.
  func checkAnnounced(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    var last: AnnouncedNumber?
    var names: [String] = []
    func report() {
      guard let number = last else { return }
      let all = names.map { "'\($0)'" }.joined(separator: ", ")
      diagnostics.append(
        diagnostic(
          "\(all) \(names.count == 1 ? "is" : "are") nowhere", at: number.origin,
          label: "'\(number.announcement)' announces \(names.count == 1 ? "it" : "them")",
          related: [.init(number.neighbour, "another one of them")],
          help: "write the one that is missing, or correct '\(number.announcement)'"))
    }
    for number in AnnouncedNumber.find(context.document)
    where context.isNormative(number.origin.range) {
      if last?.origin != number.origin || last?.announcement != number.announcement {
        report()
        last = number
        names = []
      }
      names.append(number.name)
    }
    report()
  }

  /// The last number of a heading that goes on with further ones: 5 for "4.4 Cart · 4.5 Checkout".
  func last(_ found: Numbered, _ document: Document) -> Int {
    let title = document.title(ofSection: found.section)
    guard found.prefix.last == ".", title.contains(where: { "·/,;&|+".contains($0) }) else {
      return found.number
    }
    var number = found.number
    let parts = title.split(whereSeparator: { "·/,;&|+".contains($0) })
    // "4.2 / 4.3 Lists"
    let head: String = String(parts.first ?? "").filter { $0 != " " }
    let isShared = head == found.prefix + String(found.number)
    for part in parts.dropFirst() {
      guard case let own = part.drop(while: { $0 == " " }), own.hasPrefix(found.prefix),
        case let rest = own.dropFirst(found.prefix.count),
        Int(rest.prefix { $0.isNumber }) == number + 1,
        isShared || isTitle(rest.drop { $0.isNumber })
      else { continue }
      number += 1
    }
    return number
  }

  private static let conjunctions: Lexicon = [
    "and", "or", "to", "und", "oder", "bis", "et", "ou", "y", "o", "e", "en", "dan",
  ]

  /// Whether words follow a number that name a section; "and 5.4" only goes on to the next number.
  private func isTitle(_ text: Substring) -> Bool {
    guard text.contains(where: \.isLetter), let first = Names.words(String(text)).first else {
      return false
    }
    return !Self.conjunctions.contains(first)
  }
}
