import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Animations of style rules that name keyframes which the document has not, where it has those of all others.
extension TokenUndefined {
  /// The least number of keyframes that make a document complete in them.
  private static let complete = 3

  /// Words of the shorthand that name no keyframes.
  ///
  /// - Source: CSS Animations Level 1, 3.9; the keywords for all properties.
  private static let shorthand: Lexicon = [
    "none", "infinite", "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start",
    "step-end", "normal", "reverse", "alternate", "alternate-reverse", "forwards", "backwards",
    "both", "running", "paused", "initial", "inherit", "unset", "revert", "auto",
    "important",
  ]
  /// Keyframes that a framework of utility classes brings along.
  ///
  /// - Source: Tailwind CSS, "Animation".
  private static let brought: Lexicon = ["spin", "ping", "pulse", "bounce"]

  private static let sheets: Lexicon = ["css", "scss", "sass", "less", "html", "vue", "svelte"]

  private struct Keyframes {
    var defined: Set<String> = []
    var uses: [(name: String, origin: Origin)] = []
    /// Whether a line says that something is left out.
    var isShortened = false
  }

  /// Reports names without keyframes, beside each of which three others have theirs.
  func checkKeyframes(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard document.mentions("@keyframes "), document.mentions("animation") else { return }
    var found = Keyframes()
    for node in document.nodes where node.kind == .codeBlock {
      let block = document.codeBlocks[Int(node.payload)]
      let isSheet =
        Self.sheets.contains(block.language)
        || block.language.isEmpty
          && ASCII.find("@keyframes ", in: document.source.bytes, node.range.offsets) != nil
      if isSheet { read(block.lines, document, into: &found) }
    }
    let known = Set(found.uses.map(\.name)).intersection(found.defined)
    let unknown = found.uses.filter { use in
      !found.defined.contains(use.name) && context.isNormative(use.origin.range)
        && !(Self.brought.contains(use.name) && document.mentions("animate-"))
    }
    let names = Set(unknown.map(\.name))
    guard let first = unknown.first, known.count >= max(Self.complete, 3 * names.count),
      !found.isShortened
    else { return }
    var finding = diagnostic(
      names.count == 1
        ? "'\(first.name)' has no keyframes"
        : "'\(first.name)' and \(names.count - 1) more have no keyframes",
      at: first.origin, label: "no '@keyframes \(first.name)'",
      related: unknown.dropFirst().prefix(8).map { .init($0.origin, "'\($0.name)'") },
      why: "the document has the keyframes of \(known.count) other animations",
      help: "add '@keyframes \(first.name)', or correct the name")
    finding.severity = .warning
    diagnostics.append(finding)
  }

  /// The keyframes that the lines of a fence define, and those that its animations name.
  private func read(_ lines: [SourceRange], _ document: Document, into found: inout Keyframes) {
    let bytes = document.source.bytes
    var isOpen = false
    for line in lines {
      let own = ASCII.trimmed(bytes, line.offsets)
      if own.count < 60, ASCII.find("...", in: bytes, own) != nil { found.isShortened = true }
      if let place = ASCII.find("@keyframes ", in: bytes, own) {
        found.defined.insert(word(at: place + 11, own.upperBound, bytes))
      }
      var start = own.lowerBound
      if !isOpen {
        guard let value = value(in: own, bytes) else { continue }
        start = value
      }
      // A list goes on until its semicolon.
      let end = bytes[start..<own.upperBound].firstIndex { $0 == 0x3B || $0 == 0x7D }
      isOpen = end == nil && bytes[start..<own.upperBound].last.map { $0 == 0x2C } ?? true
      addNames(start..<(end ?? own.upperBound), document, into: &found)
    }
  }

  /// Where the value of an animation begins on a line.
  private func value(in line: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int? {
    for property: StaticString in ["animation:", "animation-name:"] {
      guard let place = ASCII.find(property, in: bytes, line),
        place == line.lowerBound || [ASCII.space, 0x7B, 0x3B].contains(bytes[place - 1])
      else { continue }
      return place + property.utf8CodeUnitCount
    }
    return nil
  }

  private func word(
    at start: Int, _ limit: Int, _ bytes: ContiguousArray<UInt8>
  ) -> String {
    let name = bytes[start..<max(start, limit)].prefix { ASCII.isWord($0) || $0 == ASCII.hyphen }
    return String(decoding: name, as: UTF8.self)
  }

  /// The first word of each part of a value that is no keyword, number or function.
  private func addNames(_ range: Range<Int>, _ document: Document, into found: inout Keyframes) {
    let bytes = document.source.bytes
    var depth = 0
    var isNamed = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case 0x28: depth += 1
      case 0x29: depth = max(0, depth - 1)
      case 0x2C where depth == 0: isNamed = false
      // What a template or a remark says is no name.
      case 0x24, 0x27, ASCII.quote, ASCII.backtick, ASCII.slash: return
      case let byte where depth == 0 && (ASCII.isWord(byte) || byte == ASCII.hyphen):
        let name = word(at: offset, range.upperBound, bytes)
        let end = offset + name.utf8.count
        let isFunction = end < range.upperBound && bytes[end] == 0x28
        if !isNamed, !isFunction, ASCII.isLetter(byte), !Self.shorthand.contains(name) {
          isNamed = true
          found.uses.append((name, document.origin(SourceRange(offset, end))))
        }
        offset = end
        continue
      default: break
      }
      offset += 1
    }
  }
}
