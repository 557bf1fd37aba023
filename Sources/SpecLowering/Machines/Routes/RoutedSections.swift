import SpecModel
import SpecSyntax
import SpecText

/// The sections whose headings give the route of a declared page: "S-07 · Basket `/basket`".
struct RoutedSections {
  private let document: Document
  /// The page that a section describes, by section.
  private var pages: [Int: NameReference] = [:]
  /// The pages by their ids and by what their headings call them; `nil` for what two have.
  private var spellings: [String: String?] = [:]

  /// - Complexity: O(sections + states).
  init(_ drafts: MachineDrafts, in document: Document) {
    self.document = document
    var routes: [String: String] = [:]
    for state in drafts.states {
      for alias in state.aliases where alias.text.hasPrefix("/") { routes[alias.text] = state.name }
    }
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      let text = document.plainText(of: heading)
      guard text.count <= 160, document.plain[text].contains(0x2F) else { continue }
      let words = document.title(ofSection: section).split(separator: " ")
      guard words.count > 1, let last = words.last,
        let name = routes[String(last)]
          ?? routes[String(last.drop { $0 == "(" }.prefix { $0 != ")" })]
      else { continue }
      pages[section] = NameReference(
        text: name, origin: document.origin(document.nodes[heading].range))
      for spelling in Self.spellings(words.dropLast().joined(separator: " ")) {
        let key = Names.key(spelling)
        guard !key.isEmpty else { continue }
        if let known = spellings[key], known != name {
          spellings[key] = .some(nil)
        } else {
          spellings[key] = name
        }
      }
    }
  }

  /// The page whose section holds the given one, or is it.
  func page(aroundSection section: Int) -> NameReference? {
    guard !pages.isEmpty else { return nil }
    var current = section
    while current > 0 {
      if let page = pages[current] { return page }
      current = Int(document.sections[current].parent)
    }
    return nil
  }

  /// The page of an id, or of a name that a heading gives it.
  func page(named text: String) -> String? { (spellings[Names.key(text)] ?? nil) }

  /// "S-07" and "Basket" of "S-07 · Basket (guest)".
  private static func spellings(_ title: String) -> [String] {
    let text = StateName.withoutNumbering(title)
    guard let id = StateName.id(before: text) else { return [StateName.splitQualifier(text).name] }
    let rest = StateName.trimmed(String(text[id.endIndex...].drop { " -–—:·|.".contains($0) }))
    return [String(id), StateName.splitQualifier(rest).name]
  }
}
