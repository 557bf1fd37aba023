import SpecModel
import SpecSyntax
import SpecText

/// Times and numbers on the arrows of diagrams: "Scanning --> TimedOut: after 15 s".
extension StatementReader {
  /// The statements of the labels of arrows, with the words of the states at both ends.
  ///
  /// - Complexity: O(transitions of diagrams).
  func drawn() -> [Statement] {
    var result: [Statement] = []
    var seen: Set<Origin> = []
    for machine in spec.machines {
      for transition in machine.transitions {
        guard let trigger = transition.trigger, isDrawn(transition, machine),
          trigger.origin.range.offsets.count < 120,
          document.source.bytes[trigger.origin.range.offsets].contains(where: ASCII.isDigit),
          seen.insert(trigger.origin).inserted, isNormative(trigger.origin.range.start)
        else { continue }
        let ends = [transition.source.map { machine[$0].name }, machine[transition.target].name]
        result += statements(of: trigger, between: ends.compactMap(\.self))
      }
    }
    return result
  }

  private func isDrawn(_ transition: Transition, _ machine: Machine) -> Bool {
    transition.matrix.map { machine.matrices[$0].form == "diagram" } == true
      && document.isCode(transition.origin.range.start)
  }

  private func statements(of label: LocatedText, between ends: [String]) -> [Statement] {
    guard let node = document.lastNode(startingBy: label.origin.range.start) else { return [] }
    let tokens = TextTokens.read(document.source, label.origin.range.offsets)
    let section = Int(document.nodes[node].section)
    return StatedAmounts(tokens: tokens, least: 1000).find().map { amount in
      let range = SourceRange(amount.range.lowerBound, amount.range.upperBound)
      var statement = Statement(
        dimension: amount.dimension, value: amount.value, otherValue: amount.otherValue,
        bound: amount.bound, role: amount.role, words: [], modifiers: [:],
        context: context(of: section), limits: [], text: label.text,
        written: document.source.string(range), name: label.text,
        origin: document.origin(range), node: node, block: node, section: section)
      StatementText(tokens: tokens, without: amount.range).fill(&statement)
      for word in StatementText.words(ends.joined(separator: " ")) {
        statement.words.insert(word)
        // "Scanning" is what is scanned.
        if word.utf8.count > 4, word.utf8.last == word.utf8.dropLast().last {
          statement.words.insert(String(word.dropLast()))
        }
      }
      statement.limits.formUnion(StatementText.limits("", statement.context))
      statement.isDrawn = true
      return statement
    }
  }
}
