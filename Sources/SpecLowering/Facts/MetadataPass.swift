import SpecModel
import SpecSyntax
import SpecText

/// Reads title and status from front matter, bold pseudo-metadata and the first heading.
enum MetadataPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let document = context.document
    let front = document.frontMatter?.root
    spec.title = nonEmpty(front?["title"]?.text) ?? nonEmpty(front?["name"]?.text)
    if spec.title == nil { spec.title = heading(of: document) }
    if let status = front?["status"], !status.text.isEmpty {
      spec.status = LocatedText(cleaned(status.text), document.origin(status.range))
      return
    }
    FactReader.with(context) { reader in
      for line in context.lines {
        guard line.isStrongLabel, line.holder != .cell, line.depth <= 1, let label = line.label,
          WordKey(reader.bytes, label) == statusWord, !line.value.isEmpty
        else { continue }
        let text = cleaned(reader.string(line.value))
        guard !text.isEmpty else { continue }
        spec.status = LocatedText(text, reader.origin(line.value))
        return
      }
    }
  }

  private static let statusWord = WordKey("status")

  private static func nonEmpty(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func heading(of document: Document) -> String? {
    let headings = document.sections.indices.dropFirst()
    let first = headings.first { document.sections[$0].level == 1 } ?? headings.first
    return first.map(document.title(ofSection:)).flatMap(nonEmpty)
  }

  /// The words of a status in lower case, without symbols before them.
  private static func cleaned(_ text: String) -> String {
    var rest = Substring(text)
    while let first = rest.first, !first.isLetter, !first.isNumber { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "." { rest.removeLast() }
    return rest.lowercased()
  }
}
