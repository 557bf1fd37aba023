import SpecText

/// Answers that stand below a question without a drawn branch: "yes → Home", "| no -> Login", "- Yes → Home".
enum OutlineAnswers {
  /// The lines with such answers as branches of the question above them, two or more of one; else as they are.
  static func asBranches(_ lines: [OutlineLine]) -> [OutlineLine] {
    var result = lines
    var question: Int?
    var answers: [Int] = []
    func settle() {
      guard let question, answers.count > 1 else { return }
      for row in answers {
        result[row].mark = .branch(hasHead: false)
        result[row].question = question
        result[row].sides[0].text = answer(result[row].sides[0].text)
      }
    }
    for (row, line) in lines.enumerated() where !line.sides.isEmpty {
      if let last = line.sides.last, FlowWords.asks(last.text) {
        settle()
        (question, answers) = (row, [])
      } else if question != nil, line.mark == .none || line.mark == .stem, line.sides.count > 1,
        FlowWords.isAnswer(answer(line.sides[0].text))
      {
        answers.append(row)
      } else {
        settle()
        question = nil
      }
    }
    settle()
    return result
  }

  /// The words of an answer without the mark of a list: "- Yes".
  private static func answer(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, "-•*· ".contains(first) { rest = rest.dropFirst() }
    if rest.last == ":" { rest = rest.dropLast() }
    return String(rest)
  }
}
