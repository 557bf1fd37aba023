import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Addresses of related documents on the web, in front matter and in the list at the end.
extension RelatedFilesDrift {
  /// Compares both lists as sets, where they have one address in common.
  func checkAddresses(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("://"), let entry = LinkTargets.relatedEntry(of: document) else {
      return
    }
    let front = entry.value.items.filter { $0.text.contains("://") }
      .map { (key: Self.key($0.text), origin: document.origin($0.range)) }
    guard !front.isEmpty, front.count == entry.value.items.count else { return }
    var listed: [(key: String, origin: Origin)] = []
    for link in document.links where link.destination.contains("://") {
      let node = document.nodes[Int(link.node)]
      guard node.parent >= 0, document.nodes[Int(node.parent)].kind == .item,
        relatedSection(Int(node.section), document) != nil
      else { continue }
      listed.append((Self.key(link.destination), document.origin(link.range)))
    }
    let frontKeys = Set(front.map(\.key))
    let listedKeys = Set(listed.map(\.key))
    guard !frontKeys.isDisjoint(with: listedKeys), frontKeys != listedKeys else { return }
    let onlyFront = front.filter { !listedKeys.contains($0.key) }
    let onlyListed = listed.filter { !frontKeys.contains($0.key) }
    guard let first = (onlyFront + onlyListed).first else { return }
    diagnostics.append(
      diagnostic(
        "front matter and the list of related documents name different addresses",
        at: first.origin, label: "in one of the two only",
        related: onlyFront.map { .init($0.origin, "only in front matter") }
          + onlyListed.map { .init($0.origin, "only in the list") },
        why: "both lists compared, and one address stands in both",
        help: "name the same documents in both"))
  }

  /// An address without what does not tell documents apart.
  private static func key(_ address: String) -> String {
    var text = address.lowercased()
    if let hash = text.firstIndex(of: "#") { text = String(text[..<hash]) }
    while text.last == "/" { text.removeLast() }
    return text
  }
}
