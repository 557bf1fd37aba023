import SpecModel
import SpecSyntax
import SpecText

/// Reads what a document says about itself: its title and its status.
enum IdentityPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let document = context.document
    spec.title = entry("title", in: document)?.text ?? firstHeading(in: document)
    spec.status = status(in: context)
  }

  /// A pair of the front matter with a value that is not empty.
  private static func entry(_ key: String, in document: Document) -> LocatedText? {
    let entry = document.frontMatter?.root.entries.first { $0.key.lowercased() == key }
    guard let entry, !entry.value.text.isEmpty else { return nil }
    return LocatedText(entry.value.text, document.origin(entry.value.range))
  }

  private static func firstHeading(in document: Document) -> String? {
    guard document.sections.count > 1 else { return nil }
    let title = document.title(ofSection: 1)
    return title.isEmpty ? nil : title
  }

  /// The status in front matter, else in a labelled line before the second section.
  private static func status(in context: LoweringContext) -> LocatedText? {
    let document = context.document
    if let status = entry("status", in: document) {
      return LocatedText(status.text.lowercased(), status.origin)
    }
    for line in context.lines.prefix(40) where line.holder == .paragraph || line.holder == .item {
      guard document.nodes[line.node].section <= 1 else { return nil }
      guard let label = line.label, label.count == 6, !line.value.isEmpty,
        document.string(plain: label).lowercased() == "status"
      else { continue }
      let words = document.string(plain: line.value)
      let start = words.firstIndex { $0.isLetter || $0.isNumber } ?? words.startIndex
      let status = beginning(of: words[start...].lowercased())
      return LocatedText(status, context.origin(plain: line.value))
    }
    return nil
  }

  /// A status without the next pair of its line and without further sentences: "Draft 2 · Platform: iOS", "Final. See below."
  private static func beginning(of status: String) -> String {
    var result = status[...]
    for mark in [" · ", " | ", " • ", ". "] {
      let found = result.indices.first { $0 > result.startIndex && result[$0...].hasPrefix(mark) }
      if let found { result = result[..<found] }
    }
    return String(result)
  }
}
