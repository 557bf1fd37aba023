import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Uses that ask for no definition in the documents of a run.
extension TokenUndefined {
  /// Beginnings of properties that a host or a library defines, data only.
  private static let hosts = [
    "--vscode-", "--mat-", "--mdc-", "--md-sys-", "--ion-", "--bs-", "--chakra-", "--tw-",
    "--swiper-", "--el-", "--ant-", "--sl-", "--jp-", "--p-", "--mantine-", "--radix-", "--rdp-",
    "--sapui", "--v-theme-", "--q-", "--plyr-", "--toastify-",
  ]

  func isHost(_ name: String) -> Bool { Self.hosts.contains(where: name.hasPrefix) }

  private static let additions: Lexicon = [
    "add", "adding", "introduce", "introducing", "create", "hinzufügen", "ajouter", "añadir",
    "adicionar", "aggiungere", "toevoegen", "tambahkan",
  ]

  /// Whether a name stands for a family (`--gap-*`), or the line forbids or replaces it.
  func isReplaced(_ use: TokenUse, _ context: RuleContext) -> Bool {
    let source = context.document.source
    var end = Int(use.origin.range.end)
    if use.name.contains("/") || use.name.contains("*") { return true }
    if end < source.bytes.count, [0x2A, ASCII.slash].contains(source.bytes[end]) { return true }
    if end + 1 < source.bytes.count, source.bytes[end] == ASCII.hyphen,
      source.bytes[end + 1] == 0x2A
    {
      return true
    }
    // "`Past-200`-row lists": the beginning of a longer word.
    if end + 2 < source.bytes.count, source.bytes[end] == ASCII.backtick,
      source.bytes[end + 1] == ASCII.hyphen, ASCII.isLetter(source.bytes[end + 2])
    {
      return true
    }
    let line = source.lineRange(source.lineIndex(of: Int(use.origin.range.start)))
    guard line.offsets.count < 400 else { return false }
    while end < line.offsets.upperBound,
      [0x60, 0x29, ASCII.space].contains(source.bytes[end])
    {
      end += 1
    }
    let rest = source.string(SourceRange(end, line.offsets.upperBound))
    let text = source.string(line)
    let signs = ["❌", "不存在", "存在しない"]
    if rest.hasPrefix("→") || rest.hasPrefix("->") || signs.contains(where: text.contains)
      || isDenied(use.name, in: text, rest)
    {
      return true
    }
    // "Add `--color-raised` for modals": what is proposed has no value yet.
    let before = source.string(SourceRange(line.offsets.lowerBound, Int(use.origin.range.start)))
    return Names.words(before).suffix(3).contains(where: Self.additions.contains)
  }

  /// Whether a code span quotes the definition of a name by itself: "`--key:var(--key)`".
  func isQuotedCycle(_ use: TokenUse, _ context: RuleContext) -> Bool {
    let source = context.document.source
    let start = Int(use.origin.range.start)
    let line = source.lineRange(source.lineIndex(of: start))
    let from = max(Int(line.start), start - use.name.utf8.count - 8)
    return use.name.hasPrefix("--")
      && source.string(SourceRange(from, start)).contains(use.name + ":")
  }

  /// Custom properties in cells of rows that give a colour or a number, in whatever column: "| Card | `--card` | #F6F6F3 |".
  func listed(_ document: Document) -> Set<String> {
    guard document.mentions("--") else { return [] }
    var names: Set<String> = []
    for (number, node) in document.nodes.enumerated()
    where node.kind == .tableRow && node.level == 0 {
      let cells = document.children(of: number).map { document.string($0) }
      // Behind a name in the first column a value may be told in words: "gold 0.05 at the bottom → transparent".
      let isValued =
        cells.contains { $0.hasPrefix("#") || $0.first?.isNumber == true }
        || cells[0].hasPrefix("--")
          && cells.dropFirst().contains { $0.utf8.contains(where: ASCII.isDigit) }
      guard isValued, !cells.contains(where: { $0.contains("removed in") }) else { continue }
      names.formUnion(cells.filter { $0.hasPrefix("--") })
    }
    return names
  }

  /// The first cells of rows whose other cells refer to a token by "{…}": "| `action.default` | `{plum.600}` |".
  func aliased(_ document: Document) -> Set<String> {
    guard document.mentions("{") else { return [] }
    var names: Set<String> = []
    for (number, node) in document.nodes.enumerated()
    where node.kind == .tableRow && node.level == 0 {
      let cells = document.children(of: number)
      guard let first = cells.first,
        cells.dropFirst().contains(where: {
          let text = document.plainText(of: $0)
          return text.count > 2 && document.plain[text.lowerBound] == 0x7B
            && document.plain[text.upperBound - 1] == 0x7D
        })
      else { continue }
      names.insert(document.string(first))
    }
    return names
  }

  /// Whether a use is a plain word for a colour, which may be the beginning of names: "Primary background" beside
  /// `primary-500`.
  func isPlainColor(_ use: TokenUse) -> Bool {
    use.kind == .color && use.name.utf8.allSatisfy(ASCII.isLetter)
  }

  /// The words of the colours that the document defines, where one of the uses is a plain word.
  func families(_ uses: [TokenUse], _ context: RuleContext) -> Set<String> {
    guard uses.contains(where: isPlainColor) else { return [] }
    return Set(
      context.spec.tokens.lazy.filter { $0.kind == .color }.flatMap { Names.words($0.name) })
  }

  /// Whether a plain word is the first cell of a row with colours: "Warning border" below "| Warning | #E97B35 |".
  func isRow(_ use: TokenUse, _ document: Document) -> Bool {
    guard use.kind == .color, use.name.utf8.allSatisfy(ASCII.isLetter) else { return false }
    return document.nodes.indices.contains { number in
      guard document.nodes[number].kind == .tableRow, document.nodes[number].level == 0,
        let first = document.firstChild(of: number), document.string(first) == use.name
      else { return false }
      return document.children(of: number).dropFirst().contains {
        document.plain[document.plainText(of: $0)].contains(ASCII.hash)
      }
    }
  }

  /// Whether a name begins a line, a row or an item somewhere, as definitions do.
  func isFirstOnLine(_ name: String, _ source: SourceText) -> Bool {
    var name = name
    return name.withUTF8 { wanted in
      source.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while let place = ASCII.find(wanted, in: bytes, offset..<bytes.count) {
          offset = place + 1
          let end = place + wanted.count
          let isWhole =
            end == bytes.count || !ASCII.isWord(bytes[end]) && bytes[end] != ASCII.hyphen
          if isWhole, opensLine(place, bytes), !isRemoved(place, bytes) { return true }
        }
        return false
      }
    }
  }

  /// Whether a line says of a name that it is gone: "`--blue` | removed in 3.0".
  private func isRemoved(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = place
    while end < bytes.count, bytes[end] != ASCII.lineFeed, end - place < 200 { end += 1 }
    return ASCII.find("removed in", in: bytes, place..<end) != nil
      || ASCII.find("entfernt in", in: bytes, place..<end) != nil
  }

  /// Elements of pages that libraries of animation wrap: "motion.div".
  private static let elements: Lexicon = [
    "div", "span", "button", "section", "article", "header", "footer", "nav", "main", "ul", "ol",
    "li", "p", "a", "img", "svg", "path", "circle", "g", "h1", "h2", "h3", "form", "input", "view",
    "text", "image",
  ]

  /// Whether a name is that of a component in code.
  func isComponent(_ name: String) -> Bool {
    name.hasPrefix("motion.") && Self.elements.contains(String(name.dropFirst(7)))
      || name.hasPrefix("animated.") && Self.elements.contains(String(name.dropFirst(9)))
  }

  /// Whether a name is that of an element and not of a value: "{component.sheet}", where no document of the run gives
  /// values of elements, or one lists the element in its front matter.
  func namesComponent(_ name: String, _ facts: WorkspaceFacts) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count > 1, parts[0] == "component" || parts[0] == "components" else { return false }
    let blocks = facts.documents.compactMap { document in
      document.frontMatter.flatMap { $0.root["components"] ?? $0.root["component"] }
    }
    if blocks.contains(where: { $0[String(parts[1])] != nil }) { return true }
    let isValued = facts.specs.contains { spec in
      spec.tokens.contains { $0.name.hasPrefix("component.") || $0.name.hasPrefix("components.") }
    }
    return blocks.isEmpty && !isValued
  }

  /// Whether the name stands in brackets behind its value, or has it in brackets behind itself:
  /// "400 px (`--toast-width`)", "`--aside` (default 320, min 280)".
  func standsInBracketsOfValue(
    _ use: TokenUse, _ line: SourceRange, bytes: ContiguousArray<UInt8>
  ) -> Bool {
    let start = Int(use.origin.range.start)
    // The bracket of "2px solid var(--accent)" holds the name, and no value stands outside of it.
    let isRead = start - 4 >= Int(line.start) && ASCII.starts(bytes, at: start - 4, with: "var(")
    let first = isRead ? start - 4 : start
    let near = bytes[max(Int(line.start), first - 40)..<first]
    // The name of a typeface is the value: "**Inter** (`--font-inter`)".
    if use.name.hasPrefix("--font-"), near.contains(0x28) {
      return true
    }
    if let open = near.lastIndex(where: { $0 == 0x28 || $0 == 0x29 }), bytes[open] == 0x28,
      bytes[max(Int(line.start), open - 20)..<open].contains(where: ASCII.isDigit)
    {
      return true
    }
    var end = Int(use.origin.range.end)
    while end < Int(line.end), [ASCII.backtick, ASCII.space, 0x2A].contains(bytes[end]) { end += 1 }
    let isOpen =
      end < Int(line.end)
      && (bytes[end] == 0x28 || ASCII.starts(bytes, at: end, with: "（"))
    guard isOpen else { return false }
    let rest = bytes[end..<min(Int(line.end), end + 40)].prefix { $0 != 0x29 }
    return rest.contains(where: ASCII.isDigit)
  }

  /// Whether a bare word means a type style: "H2" may be a heading of anything where no style is defined.
  func isStyle(_ use: TokenUse, _ context: RuleContext) -> Bool {
    use.kind != .typography || use.name.utf8.count > 2
      || context.spec.tokens.contains { $0.kind == .typography }
      || context.document.mentions("ypography") || context.document.mentions("font")
  }

  /// Whether nothing but marks of lists and tables stands between the start of a line and an offset.
  private func opensLine(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = withoutMarks(before: offset, bytes)
    if start > 0, start < offset, bytes[start] == ASCII.space, bytes[start - 1] == ASCII.hyphen {
      start = withoutMarks(before: start - 1, bytes)
    }
    return start == 0 || bytes[start - 1] == ASCII.lineFeed
  }

  private func withoutMarks(before end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = end
    while start > 0 {
      switch bytes[start - 1] {
      case ASCII.space, ASCII.tab, ASCII.pipe, ASCII.backtick, 0x2A, 0x2B: start -= 1
      default: return start
      }
    }
    return start
  }
}
