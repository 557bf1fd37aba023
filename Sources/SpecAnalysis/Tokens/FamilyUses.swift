public import SpecModel
public import SpecSyntax
public import SpecText

/// A family of names that a document uses and of which nothing is defined.
///
/// Two forms are read: patterns in code spans ("`Tone.On*`"), and names with a step of a scale of colours in fences
/// without a language ("Border: 1px solid primary-500").
public struct FamilyUse: Sendable, Hashable {
  /// The names as written, each once, in order.
  public var names: [String]
  /// Where they stand first.
  public var origins: [Origin]
  /// Whether the name is a pattern that ends with an asterisk.
  public var isPattern: Bool

  /// The uses of families that none of the names of the run belongs to.
  public static func find(_ document: Document, _ spec: SpecDocument, _ tokens: TokenIndex)
    -> [FamilyUse]
  {
    patterns(document, spec) + steps(document, tokens)
  }

  // MARK: Patterns

  /// "`Tone.On*`" where three names of the document begin with "Tone." and none with "Tone.On".
  private static func patterns(_ document: Document, _ spec: SpecDocument) -> [FamilyUse] {
    guard document.mentions("*`") else { return [] }
    let names = spec.tokens.map(\.name)
    var seen: Set<String> = []
    return document.runs.compactMap { run in
      guard run.style.contains(.code), run.count > 4, run.count < 40 else { return nil }
      let range = Int(run.start)..<Int(run.start + run.count)
      guard document.plain[range.upperBound - 1] == 0x2A else { return nil }
      let prefix = document.string(plain: range.lowerBound..<range.upperBound - 1)
      guard let dot = prefix.firstIndex(of: "."), dot != prefix.startIndex,
        prefix.index(after: dot) != prefix.endIndex,
        prefix.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
        seen.insert(prefix).inserted
      else { return nil }
      let family = prefix[...dot]
      guard names.count(where: { $0.hasPrefix(family) }) >= 3,
        !names.contains(where: { $0.hasPrefix(prefix) })
      else { return nil }
      return FamilyUse(
        names: [prefix + "*"], origins: [document.origin(document.sourceRange(plain: range))],
        isPattern: true)
    }
  }

  // MARK: Steps in fences

  /// Names of roles; those of hues, such as "gray", have values in well-known palettes.
  private static let roles: Lexicon = [
    "primary", "secondary", "tertiary", "accent", "brand", "error", "success", "warning", "danger",
    "neutral",
  ]

  /// "primary-500" in fences that list properties, where nothing of the kind is defined in the run.
  private static func steps(_ document: Document, _ tokens: TokenIndex) -> [FamilyUse] {
    guard document.mentions("-500"), !document.mentions("ailwind") else { return [] }
    var names: [String] = []
    var origins: [Origin] = []
    for use in stepUses(document, in: FenceTags.plain) where !names.contains(use.name) {
      if tokens.defines(use.name) || tokens.defines("--color-" + use.name)
        || tokens.defines("--clr-" + use.name)
      {
        return []
      }
      names.append(use.name)
      origins.append(use.origin)
    }
    guard names.count >= 3 else { return [] }
    return [FamilyUse(names: names, origins: origins, isPattern: false)]
  }

  /// The names with a step of a role, "error-500", in the fences of some languages.
  public static func stepUses(
    _ document: Document, in languages: Lexicon
  ) -> [(name: String, origin: Origin)] {
    let bytes = document.source.bytes
    var result: [(name: String, origin: Origin)] = []
    for block in document.codeBlocks where languages.contains(block.language) {
      for line in block.lines where ASCII.find("00", in: bytes, line.offsets) != nil {
        for range in words(line, bytes) {
          let name = String(decoding: bytes[range], as: UTF8.self)
          guard isStep(name) else { continue }
          let place = SourceRange(range.lowerBound, range.upperBound)
          result.append((name, document.origin(place)))
        }
      }
    }
    return result
  }

  /// "error-500", "neutral-50"
  private static func isStep(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: "-")
    guard parts.count == 2, roles.contains(parts[0]), let step = Int(parts[1]) else { return false }
    return step == 50 || step % 100 == 0 && (100...900).contains(step)
  }

  private static func words(
    _ line: SourceRange, _ bytes: ContiguousArray<UInt8>
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for offset in Int(line.start)...Int(line.end) {
      let isWord =
        offset < Int(line.end) && (ASCII.isWord(bytes[offset]) || bytes[offset] == ASCII.hyphen)
      if isWord, start == nil { start = offset }
      if !isWord, let first = start {
        if offset - first > 7 { result.append(first..<offset) }
        start = nil
      }
    }
    return result
  }
}
