import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// References between values in code and tables: `background: "{color.brand.primary}"`.
extension TokenUndefined {
  /// Reports references into a group of the document that has other members, and not this one.
  ///
  /// - Complexity: O(text) where braces occur and the document defines names with dots.
  func checkAliases(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("{") else { return }
    var groups: [Substring: Int] = [:]
    for token in context.spec.tokens {
      guard let dot = token.name.lastIndex(of: ".") else { continue }
      groups[token.name[..<dot], default: 0] += 1
    }
    guard groups.values.contains(where: { $0 > 1 }) else { return }
    let nested = namesInFrontMatter(document)
    var uses: [String: [TokenUse]] = [:]
    var order: [String] = []
    for range in references(document) {
      let name = document.source.string(range)
      guard let dot = name.lastIndex(of: "."), groups[name[..<dot]] ?? 0 > 1,
        !context.facts.tokens.defines(name), context.isNormative(range),
        !nested.contains(name),
        !context.spec.tokens.contains(where: { $0.name.hasPrefix(name + ".") }),
        !isKey(String(name[name.index(after: dot)...]), document.source.bytes)
      else { continue }
      if uses[name] == nil { order.append(name) }
      uses[name, default: []].append(
        TokenUse(name: name, kind: nil, origin: document.origin(range)))
    }
    guard !order.isEmpty else { return }
    let unread = unread(context)
    for name in order {
      if let found = uses[name] { diagnostics.append(undefined(found, unread, context)) }
    }
  }

  /// The names in braces right behind a mark of a text or of code, behind the front matter.
  private func references(_ document: Document) -> [SourceRange] {
    let bytes = document.source.bytes
    var result: [SourceRange] = []
    var offset = document.frontMatter.map { Int($0.range.end) } ?? 0
    while let open = ASCII.find(0x7B, in: bytes, offset..<bytes.count) {
      offset = open + 1
      guard open > 0, [0x22, 0x27, ASCII.backtick].contains(bytes[open - 1]) else { continue }
      var end = offset
      while end < bytes.count,
        ASCII.isWord(bytes[end]) || bytes[end] == ASCII.dot || bytes[end] == ASCII.hyphen
      {
        end += 1
      }
      guard end + 1 < bytes.count, bytes[end] == 0x7D, bytes[end + 1] == bytes[open - 1],
        end - offset < 80
      else { continue }
      let name = bytes[offset..<end]
      // Some tools end a reference with the key of the value.
      let tail = name.suffix(6)
      if ASCII.starts(bytes, at: tail.startIndex, with: ".value") { end -= 6 }
      if end > offset { result.append(SourceRange(offset, end)) }
    }
    return result
  }

  /// Whether a word is a key, the end of a name in a cell, or the name of a constant anywhere in the document.
  private func isKey(_ word: String, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var word = word
    return word.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count), !wanted.isEmpty {
          offset = place + 1
          var end = place + wanted.count
          guard place == 0 || !ASCII.isWord(bytes[place - 1]) && bytes[place - 1] != 0x2D else {
            continue
          }
          while end < bytes.count, [0x22, 0x27, ASCII.backtick, ASCII.space].contains(bytes[end]) {
            end += 1
          }
          if end < bytes.count, [ASCII.colon, ASCII.pipe, 0x3D].contains(bytes[end]) {
            return true
          }
        }
        return false
      }
    }
  }

  /// The custom properties that the head of a row or an item gives as names of one value: "| `--live` → `--success` |
  /// `#5ADD71` |".
  func namedTogether(_ document: Document) -> Set<String> {
    guard document.mentions("--"), document.mentions("→") || document.mentions("->") else {
      return []
    }
    var names: Set<String> = []
    for (number, node) in document.nodes.enumerated() {
      let head: Range<Int>
      switch node.kind {
      case .tableRow where node.level == 0:
        guard let first = document.firstChild(of: number) else { continue }
        head = document.plainText(of: first)
      case .paragraph where node.parent >= 0 && document.nodes[Int(node.parent)].kind == .item:
        let text = document.plainText(of: number)
        head =
          text.lowerBound..<(ASCII.find(": ", in: document.plain, text) ?? text.upperBound)
      default: continue
      }
      guard head.count < 120, ASCII.starts(document.plain, at: head.lowerBound, with: "--") else {
        continue
      }
      let text = document.string(plain: head)
      guard text.contains("→") || text.contains("->") else { continue }
      names.formUnion(
        text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.lazy
          .filter { $0.hasPrefix("--") && $0.count > 3 }.map(String.init))
    }
    return names
  }

  /// The dotted names that the front matter gives, with and without the levels of modes above them: "status.done" is in
  /// `schemes.dark.status.done`.
  ///
  /// - Complexity: O(entries).
  func namesInFrontMatter(_ document: Document) -> Set<String> {
    var names: Set<String> = []
    if let root = document.frontMatter?.root { collect(root, [], into: &names) }
    return names
  }

  private static let modes: Lexicon = [
    "scheme", "schemes", "colorschemes", "mode", "modes", "theme", "themes", "appearance",
    "appearances", "light", "dark", "tokens", "design", "components",
  ]

  private func collect(_ node: YAMLNode, _ path: [String], into names: inout Set<String>) {
    guard path.count < 8 else { return }
    for entry in node.entries {
      let keys = path + [entry.key]
      for start in keys.indices.prefix(5) where keys.count - start > 1 {
        if start == 0 || keys[..<start].contains(where: { Names.hasWord($0, in: Self.modes) }) {
          names.insert(keys[start...].joined(separator: "."))
        }
      }
      collect(entry.value, keys, into: &names)
    }
  }
}
