import SpecModel
import SpecSyntax
import SpecText

/// A target inside a longer cell: "→ Idle", "Save the draft → Saved.", "Go to Editor".
enum TargetPhrase {
  /// What stands before the target, and the target.
  static func read(_ text: String, known: StateRegister) -> (before: String, target: String)? {
    guard text.utf8.count <= 800 else { return nil }
    let pieces = Arrow.pieces(of: text)
    guard pieces.count > 1, var target = pieces.last else { return phrase(text, known: known) }
    while let last = target.last, last == "." || last == "。" { target.removeLast() }
    let before = pieces.dropLast().joined(separator: " → ")
    if known.contains(bare(target)) || namesSeveral(target, known) { return (before, target) }
    // "→ Open on tap": the occasion stands behind the name.
    let words = target.split(separator: " ")
    if before.isEmpty, words.count > 2,
      let place = words.prefix(4).firstIndex(where: {
        TransitionWords.occasions.contains($0.lowercased())
      }), place > 0
    {
      let name = words[..<place].joined(separator: " ")
      if known.contains(name) { return (words[place...].joined(separator: " "), name) }
    }
    guard before.isEmpty, !target.isEmpty, Names.wordCount(bare(target)) <= 4 else { return nil }
    return (before, target)
  }

  /// "cancels and returns to Idle": the clause that names a declared state behind a verb of motion.
  private static func phrase(
    _ text: String, known: StateRegister
  ) -> (before: String, target: String)? {
    var before = ""
    for clause in TextSplit.pieces(of: text, at: clauses, outsideParentheses: true) {
      var name = StateCell.withoutPhrase(clause) ?? ""
      while let last = name.last, last == "." || last == "。" { name.removeLast() }
      if !name.isEmpty, known.contains(bare(name)) { return (before, bare(name)) }
      before = before.isEmpty ? clause : "\(before), \(clause)"
    }
    return nil
  }

  private static let clauses: Phrases = [
    ", and ", " and ", ", ", "; ", "，", "、", "；", " und ", " et ",
  ]

  /// Whether a text lists states that are all known: "S1 / S2".
  private static func namesSeveral(_ text: String, _ known: StateRegister) -> Bool {
    guard text.utf8.count <= 120 else { return false }
    let names = StateCell.pieces(of: text, known: known)
    return names.count > 1 && names.allSatisfy { known.contains(bare($0)) }
  }

  private static func bare(_ text: String) -> String {
    StateName.splitQualifier(text).name
  }
}
