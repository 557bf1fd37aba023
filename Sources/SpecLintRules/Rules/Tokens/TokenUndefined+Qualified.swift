import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Names behind the type that holds all values of a document: `Theme.edge`, where a table defines "ink" and "paper".
extension TokenUndefined {
  /// Ends of names of files and of members that every type has.
  private static let others: Lexicon = [
    "swift", "kt", "java", "ts", "tsx", "js", "jsx", "dart", "css", "scss", "json", "md", "xml",
    "yaml", "yml", "html", "of", "shared", "self", "init", "current", "default", "type", "values",
    "colors", "spacing", "typography", "fonts", "provider",
  ]

  /// Reports names behind a type that gives three other names of the document their values.
  ///
  /// - Complexity: O(code spans).
  func checkQualified(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard context.spec.tokens.count > 2 else { return }
    var names: [String: [(member: String, range: Range<Int>)]] = [:]
    for run in document.runs where run.style.contains(.code) && (5...48).contains(run.count) {
      let span = Int(run.start)..<Int(run.start) + Int(run.count)
      guard document.plain[span.lowerBound] &- 0x41 < 26,
        let dot = ASCII.find(ASCII.dot, in: document.plain, span), dot + 1 < span.upperBound,
        document.plain[dot + 1] &- 0x61 < 26,
        span.allSatisfy({ $0 == dot || ASCII.isWord(document.plain[$0]) })
      else { continue }
      let member = document.string(plain: dot + 1..<span.upperBound)
      guard !Self.others.contains(member.lowercased()) else { continue }
      names[document.string(plain: span.lowerBound..<dot), default: []].append((member, span))
    }
    guard !names.isEmpty else { return }
    let defined = Set(context.spec.tokens.map(\.name))
    for type in names.keys.sorted() {
      guard let uses = names[type] else { continue }
      let members = Set(uses.map(\.member))
      let known = members.filter(defined.contains)
      guard known.count > 2, known.count * 3 >= members.count * 2 else { continue }
      for member in members.subtracting(known).sorted() {
        let found = uses.filter { $0.member == member }
          .map { document.origin(document.sourceRange(plain: $0.range)) }
          .filter { context.isNormative($0.range) }
        guard !context.facts.tokens.defines(member), !found.isEmpty,
          !context.facts.tokens.defines(type + "." + member),
          !context.spec.tokenUses.contains(where: { $0.name == type + "." + member })
        else { continue }
        let uses = found.map { TokenUse(name: type + "." + member, kind: nil, origin: $0) }
        diagnostics.append(undefined(uses, unread(context), context))
      }
    }
  }

  /// Reports members of a group of constants that code of the document defines and that has no such member:
  /// `Theme.Radius.pill` behind `enum Radius { … small … card … }`.
  func checkMembers(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    var groups: [String: Set<String>] = [:]
    for token in context.spec.tokens where document.isCode(token.origin.range.start) {
      let parts = token.name.split(separator: ".")
      guard parts.count > 1, case let name = parts[parts.count - 2],
        name.utf8.first.map({ $0 &- 0x41 < 26 }) == true
      else { continue }
      groups[String(name), default: []].insert(String(parts[parts.count - 1]))
    }
    groups = groups.filter { $0.value.count > 1 && isWhole($0.key, document) }
    guard !groups.isEmpty else { return }
    let bytes = document.source.bytes
    for name in groups.keys.sorted() {
      guard let members = groups[name] else { continue }
      var uses: [String: [Origin]] = [:]
      for block in document.codeBlocks where !block.language.isEmpty {
        for line in block.lines {
          guard let (member, range) = member(of: name, line.offsets, bytes),
            !members.contains(member), !Self.others.contains(member.lowercased())
          else { continue }
          uses[member, default: []].append(
            document.origin(SourceRange(range.lowerBound, range.upperBound)))
        }
      }
      for member in uses.keys.sorted() {
        guard let found = uses[member]?.filter({ context.isNormative($0.range) }), !found.isEmpty,
          !context.facts.tokens.defines(name + "." + member), !context.facts.tokens.defines(member),
          !isDeclared(member, document)
        else { continue }
        let places = found.map { TokenUse(name: name + "." + member, kind: nil, origin: $0) }
        diagnostics.append(undefined(places, unread(context), context))
      }
    }
  }

  /// Whether code gives a member a value, also by the name of another one: "static let success = leaf" in an extension.
  private func isDeclared(_ member: String, _ document: Document) -> Bool {
    let words = ["let ", "var ", "val ", "const "].map { Array(($0 + member).utf8) }
    return document.source.bytes.withUnsafeBufferPointer { bytes in
      document.codeBlocks.contains { block in
        !block.language.isEmpty
          && block.lines.contains { line in
            words.contains { gives(line.offsets, $0, bytes) }
          }
      }
    }
  }

  /// Whether a line of code has some words with an equals sign, or the type and an equals sign, behind them.
  private func gives(
    _ line: Range<Int>, _ words: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let place = place(of: words, in: line, bytes) else { return false }
    let rest = bytes[place + words.count..<line.upperBound]
    return rest.starts(with: " =".utf8) || rest.first == 0x3D
      || rest.first == ASCII.colon && bytes[line].contains(0x3D)
  }

  /// Whether one block of code defines a group, and leaves nothing out.
  private func isWhole(_ name: String, _ document: Document) -> Bool {
    let words = ["enum \(name) ", "struct \(name) ", "object \(name) ", "enum \(name):"]
      .map { Array($0.utf8) }
    let bytes = document.source.bytes
    let blocks = bytes.withUnsafeBufferPointer { bytes in
      document.codeBlocks.filter { block in
        block.lines.contains { line in
          words.contains { place(of: $0, in: line.offsets, bytes) != nil }
        }
      }
    }
    guard blocks.count == 1, let block = blocks.first else { return false }
    return !block.lines.contains { line in
      Self.omissions.contains { ASCII.find($0, in: bytes, line.offsets) != nil }
    }
  }

  private static let omissions: [StaticString] = ["...", "…", "etc"]

  private func place(
    of words: [UInt8], in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    words.withUnsafeBufferPointer { ASCII.find($0, in: bytes, line) }
  }

  /// "Theme.Radius.pill" with nothing behind the member.
  private func member(
    of name: String, _ line: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> (String, Range<Int>)? {
    var key = name + "."
    let found = key.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { ASCII.find(wanted, in: $0, line) }
    }
    guard let place = found, place > line.lowerBound,
      bytes[place - 1] == ASCII.dot || !ASCII.isWord(bytes[place - 1])
    else { return nil }
    let start = place + key.utf8.count
    var end = start
    while end < line.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
    guard end > start, bytes[start] &- 0x61 < 26,
      end >= line.upperBound || bytes[end] != 0x28 && bytes[end] != ASCII.dot
    else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), place..<end)
  }
}
