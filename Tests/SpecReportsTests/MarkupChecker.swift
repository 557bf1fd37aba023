/// Finds what keeps markup from being well-formed: tags that do not nest, bare signs, unquoted attributes.
enum MarkupChecker {
  /// The first fault, or `nil`.
  static func fault(in markup: String) -> String? {
    var open: [String] = []
    var rest = Substring(markup)
    if rest.hasPrefix("<!DOCTYPE html>") { rest = rest.dropFirst(15) }
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" || $0 == ">" }) {
      if rest[sign] == ">", open.last != "style" { return "bare > in \(open.last ?? "document")" }
      if rest[sign] == "&" {
        let tail = rest[sign...].prefix(9)
        let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]
        guard known.contains(where: { tail.hasPrefix($0) }) else { return "bare & in \(tail)" }
      }
      guard rest[sign] == "<" else {
        rest = rest[rest.index(after: sign)...]
        continue
      }
      guard let end = rest[sign...].firstIndex(of: ">") else { return "tag without end" }
      let tag = rest[rest.index(after: sign)..<end]
      if let fault = read(tag, open: &open) { return fault }
      rest = rest[rest.index(after: end)...]
    }
    return open.isEmpty ? nil : "never closed: \(open)"
  }

  private static func read(_ tag: Substring, open: inout [String]) -> String? {
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      guard open.popLast() == name else { return "</\(name)> closes nothing" }
      return nil
    }
    let name = String(tag.prefix { $0.isLetter || $0.isNumber })
    guard !name.isEmpty, !tag.contains("<") else { return "not a tag: <\(tag.prefix(40))>" }
    var names: Set<String> = []
    var rest = tag.dropFirst(name.count)
    while let start = rest.firstIndex(where: { $0 != " " && $0 != "\n" }), rest[start] != "/" {
      rest = rest[start...]
      let key = String(rest.prefix { $0.isLetter || $0 == "-" || $0.isNumber })
      rest = rest.dropFirst(key.count)
      guard !key.isEmpty, rest.hasPrefix("=\"") else { return "attribute in <\(tag.prefix(60))>" }
      guard names.insert(key).inserted else { return "\(key) twice in <\(tag.prefix(60))>" }
      rest = rest.dropFirst(2)
      guard let quote = rest.firstIndex(of: "\"") else {
        return "open quote in <\(tag.prefix(60))>"
      }
      rest = rest[rest.index(after: quote)...]
    }
    if !tag.hasSuffix("/") { open.append(name) }
    return nil
  }
}
