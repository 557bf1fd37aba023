import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
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
}
