import SpecModel
import SpecSyntax
import SpecText

/// Ways of doing that one sentence promises and another one denies: deleting without a question, editing offline,
/// saving by itself.
///
/// Two sentences contradict one another where they are about one thing or one of them is about everything, and no word
/// limits the one alone.
struct PolicyConflicts {
  /// A way of doing, with the texts by which sentences promise and deny it; all texts of a group must stand in one.
  struct Policy {
    var name: String
    var cues: [StaticString]
    /// One of these must stand in the sentence, its label or its header.
    var subjects: [String]
    var promises: [[String]]
    var denials: [[String]]
    /// Whether the document has one such thing, so that the sentences need no word in common.
    var isSingle = false
    /// Texts by which a sentence says that a part keeps as it is, which neither promises nor denies it for the whole.
    var stays: [String] = []
    /// Things that both sentences may be about, without another word in common.
    var things: Set<String> = []
  }

  /// The texts of all policies.
  static let cues: [StaticString] = policies.flatMap(\.cues)

  let reader: StatementReader

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = PolicyConflicts(reader: reader)
    return policies.compactMap(finder.conflict)
  }

  private func conflict(_ policy: Policy) -> FactConflict? {
    var promised: [Passage] = []
    var denied: [Passage] = []
    for passage in Passages(reader: reader).with(policy.cues) {
      guard isAbout(passage, policy), !isOfPart(passage, policy) else { continue }
      let denials = policy.denials.filter { $0.allSatisfy(passage.text.contains) }
      let isDenied = !denials.isEmpty
      // "Never start automatically" holds the words of a promise and promises nothing.
      let rest = denials.filter { $0.count == 1 }.reduce(passage.text) { text, denial in
        text.replacing(denial[0], with: " ")
      }
      let promises = policy.promises.filter { $0.allSatisfy(rest.contains) }
      // "A read-only copy, so that search works offline" tells of two things.
      if isDenied, promises.contains(where: { $0 != ["can "] }) { continue }
      let isPromised = !isDenied && !promises.isEmpty
      if isDenied { denied.append(passage) }
      if isPromised { promised.append(passage) }
    }
    // What is told twice each way is told of several things.
    guard !promised.isEmpty, !denied.isEmpty, promised.count + denied.count <= 6 else { return nil }
    for first in promised {
      for second in denied where areOpposed(first, second, policy) {
        let pair =
          first.range.lowerBound < second.range.lowerBound ? (first, second) : (second, first)
        return FactConflict(
          subject: policy.name, property: "policy",
          statements: [pair.0, pair.1].map { $0.statement(in: reader.document) },
          reason: "the one sentence promises it, the other denies it, and neither says when",
          isTold: true, isWeak: !policy.isSingle && !isStrong(first, second, policy))
      }
    }
    return nil
  }

  /// Whether a sentence speaks of a part alone: "they stay fixed in dark mode", or a row about a value "light mode only".
  private func isOfPart(_ passage: Passage, _ policy: Policy) -> Bool {
    guard !policy.stays.isEmpty else { return false }
    return policy.stays.contains(where: passage.text.contains)
      || reader.document.nodes[passage.node].kind == .tableCell && passage.label.hasPrefix("#")
  }

  private func isAbout(_ passage: Passage, _ policy: Policy) -> Bool {
    let texts = [passage.text, passage.label, passage.header]
    if policy.subjects.contains(where: { subject in texts.contains { $0.contains(subject) } }) {
      return true
    }
    let title = reader.document.title(ofSection: passage.section).lowercased()
    return policy.subjects.contains(where: title.contains)
  }

  private static let conditions: [String] = [
    " if ", " unless ", " except", "instead of", " only for ", " other than ", "exception",
    "whether", "depend", "optional", "setting",
  ]
  private static let universals: [String] = [
    "all functions", "all features", "everything", "every case", "nothing", "all of the app",
  ]

  private func areOpposed(_ a: Passage, _ b: Passage, _ policy: Policy) -> Bool {
    guard a.node != b.node, a.block < 0 || a.block != b.block,
      !Self.conditions.contains(where: { a.text.contains($0) || b.text.contains($0) }),
      limits(a, policy) == limits(b, policy), policy.isSingle || !areOfTwoActs(a, b)
    else { return false }
    if policy.isSingle
      || Self.universals.contains(where: { a.text.contains($0) || b.text.contains($0) })
    {
      return true
    }
    if !policy.things.isDisjoint(with: a.words.intersection(b.words)) { return true }
    let shared = a.words.intersection(b.words).filter { word in
      !policy.subjects.contains { word.hasPrefix($0.prefix(5)) } && !Self.plain.contains(word)
    }
    return shared.count > 1 || !shared.isEmpty && !areOfTwoParts(a, b)
  }

  private static let readings = [
    "view", "read", "see", "brows", "watch", "listen", "search", "look", "lesen", "ansehen",
  ]
  private static let writings = [
    "upload", "writ", "post", "comment", "creat", "edit", "add", "send", "publish", "delet",
    "shar", "order", "buy", "book", "schreib", "hochlad", "kommentier",
  ]

  /// Whether one sentence speaks of reading alone and the other of writing alone: "can view photos without an account",
  /// "uploading photos requires an account".
  private func areOfTwoActs(_ a: Passage, _ b: Passage) -> Bool {
    let acts = [a, b].map { passage in
      // What is "read only" cannot be written.
      let text = passage.text.replacing("read only", with: " ").replacing("read-only", with: " ")
      let words = Names.words(text).filter { $0 != "address" }
      func has(_ stems: [String]) -> Bool {
        words.contains { word in
          stems.contains { word.hasPrefix($0) && word.utf8.count <= $0.utf8.count + 4 }
        }
      }
      return (reads: has(Self.readings), writes: has(Self.writings))
    }
    return acts.allSatisfy { $0.reads != $0.writes } && acts[0].reads != acts[1].reads
  }

  /// Whether two sentences stand in one section, one is about everything, or they share several words.
  private func isStrong(_ a: Passage, _ b: Passage, _ policy: Policy) -> Bool {
    if a.section == b.section
      || Self.universals.contains(where: { a.text.contains($0) || b.text.contains($0) })
    {
      return true
    }
    let shared = a.words.intersection(b.words).subtracting(Self.plain)
    return shared.count > 1
      || !shared.isEmpty && Names.wordCount(a.text) <= 12 && Names.wordCount(b.text) <= 12
  }

  /// Whether two sentences stand below headings without a word in common, each that of a part of the product.
  private func areOfTwoParts(_ a: Passage, _ b: Passage) -> Bool {
    // What stands below the title of a document, or of a part, holds for the parts of it.
    guard a.section != b.section, !isWithin(a.section, b.section), !isWithin(b.section, a.section)
    else { return false }
    let titles = [a, b].map { passage in
      reader.words(ofTitle: passage.section).subtracting(Self.plain)
    }
    return titles.allSatisfy { !$0.isEmpty } && titles[0].isDisjoint(with: titles[1])
      && zip([a, b], titles.reversed()).allSatisfy { $0.words.isDisjoint(with: $1) }
  }

  private func isWithin(_ section: Int, _ outer: Int) -> Bool {
    reader.document.path(ofSection: section).contains(outer)
  }

  /// Of a policy that holds for all of a document only a device or a platform is a limit.
  private func limits(_ passage: Passage, _ policy: Policy) -> Set<String> {
    let limits = reader.limits(passage).subtracting(Self.own)
    return policy.isSingle ? limits.intersection(Self.devices) : limits
  }

  private static let devices: Set<String> = [
    "mobil", "phone", "tablet", "desktop", "laptop", "watch", "tv", "ipad", "iphone", "ios",
    "ipado",
    "android", "maco", "window", "web", "old", "previou", "v1", "v2", "beta", "default", "admin",
  ]

  private static let own: Set<String> = [
    "offlin", "disabl", "default", "guest", "landscap", "portrait", "dark", "light", "press",
  ]
  private static let plain: Set<String> = [
    "confirmation", "dialog", "delete", "connection", "offlin", "account", "undo", "save", "asks",
    "back", "disabl", "read", "read-only", "work", "session", "available", "availabl", "user",
    "without", "local", "open",
  ]
}
