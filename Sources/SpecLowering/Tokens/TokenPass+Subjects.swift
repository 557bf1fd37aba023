import SpecModel
import SpecSyntax
import SpecText

/// What the title says the document is about.
extension TokenPass {
  /// Whether the title is the name of one page in code: "ProfilePage", "🗺 MapScreen (start)".
  private static func isAboutPage(_ heading: Range<Int>, _ document: Document) -> Bool {
    guard
      ASCII.find("Page", in: document.plain, heading) != nil
        || ASCII.find("Screen", in: document.plain, heading) != nil
    else { return false }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: 1))
    ).name
    return EventName.isIdentifier(title)
      && ["Page", "Screen"].contains { title.hasSuffix($0) && title.count > $0.count }
  }

  /// Whether the title says that the document specifies one component: "StatusCard Component Specification".
  static func isAboutComponent(_ document: Document) -> Bool {
    guard document.sections.count > 1 else { return false }
    let heading = document.plainText(of: Int(document.sections[1].heading))
    guard heading.count <= 80 else { return false }
    if isAboutPage(heading, document) { return true }
    guard ASCII.find("omponent", in: document.plain, heading) != nil else { return false }
    let words = Names.words(document.title(ofSection: 1))
    guard let place = words.firstIndex(of: "component"), place > 0, place + 1 < words.count else {
      return false
    }
    return words[place + 1].hasPrefix("spec")
  }
}
