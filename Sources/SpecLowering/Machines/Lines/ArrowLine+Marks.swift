import SpecModel
import SpecSyntax
import SpecText

/// Marks that part a name from what is said of the change to it.
extension ArrowLine {
  /// "Tiles with pictures. Click on a tile → …": in a paragraph, the sentence before an arrow alone tells what happens.
  func lastSentence(of text: String) -> String {
    guard line.holder == .paragraph, text.utf8.contains(0x2E),
      let stop = TextSplit.pieces(of: text, at: Self.stops, outsideParentheses: true).last,
      Names.wordCount(stop) > 1
    else { return text }
    return stop
  }

  private static let stops: Phrases = [". ", "! "]

  /// Whether the label says no more than that the change may be left out.
  var isOptional: Bool {
    guard let label = line.label, label.count <= 40 else { return false }
    return TailWords.optionals.contains(context.document.string(plain: label).lowercased())
  }

  /// The line without a label that says nothing of what happens: "Optional: A → B on Retry".
  var withoutLabel: ArrowLine {
    var bare = line
    bare.text = line.value
    bare.label = nil
    return ArrowLine(
      context: context, places: places, line: bare, next: next, subject: subject,
      durations: durations, listed: listed)
  }

  /// The last side without a trigger behind a colon: "B: tap".
  func bare(_ text: String) -> String {
    guard let mark = Self.mark(in: text), known.name(of: text) == nil else { return text }
    if let (name, _) = Self.conditioned(text) { return name }
    return StateName.trimmed(String(text[..<mark.lowerBound]))
  }

  func trigger(of arrows: ArrowText, _ tail: String) -> String {
    guard tail.isEmpty, let last = arrows.sides.last, let mark = Self.mark(in: last),
      known.name(of: last) == nil
    else { return tail }
    if let (_, condition) = Self.conditioned(last) { return condition }
    return StateName.trimmed(String(last[mark.upperBound...]))
  }

  /// The name before parentheses in which the label of a condition or of what happens stands, and what follows the label:
  /// "Sync (condition: the clock is wrong)", "Sync（条件: 時刻が無効）".
  static func conditioned(_ text: String) -> (name: String, condition: String)? {
    let (name, remark) = StateName.splitQualifier(text)
    guard let remark, let colon = remark.firstIndex(where: { ":：".contains($0) }),
      let role = ColumnRole.role(ofHeader: String(remark[..<colon])),
      role == .event || role == .guardText
    else { return nil }
    let condition = StateName.trimmed(String(remark[remark.index(after: colon)...]))
    return condition.isEmpty ? nil : (name, condition)
  }

  /// When a change happens, where words behind the last name tell it without a mark: "A → B when the file is read".
  func occasion(behind side: ArrowSide, _ arrows: ArrowText) -> String? {
    guard let text = arrows.sides.last, !side.isMove else { return nil }
    return TailWords.occasion(behind: side.name, in: text)
  }

  /// Whether what stands behind a chain holds for each of its steps.
  func isRound(_ arrows: ArrowText, _ sides: [ArrowSide], tail: String) -> Bool {
    guard TailWords.leadsRound(sides.map { [$0.name] }), let end = sides.last else { return false }
    let words = trigger(of: arrows, tail)
    return TailWords.namesInput(
      words.isEmpty ? end.remark ?? occasion(behind: end, arrows) ?? "" : words)
  }

  /// A text without a trigger before the name: "tap play — Stopped" and "(tap play) Stopped".
  static func led(_ text: String) -> (name: String, trigger: String)? {
    if let first = text.first,
      let closer = first == "(" ? ")" : first == "[" ? "]" : nil as Character?,
      let end = text.firstIndex(of: closer), text.index(after: end) < text.endIndex
    {
      let inner = StateName.trimmed(String(text[text.index(after: text.startIndex)..<end]))
      let name = StateName.trimmed(String(text[text.index(after: end)...]))
      return Names.wordCount(inner) > 0 && Names.wordCount(name) > 0 ? (name, inner) : nil
    }
    guard let mark = mark(in: text) else { return nil }
    let trigger = StateName.trimmed(String(text[..<mark.lowerBound]))
    let name = StateName.trimmed(String(text[mark.upperBound...]))
    return Names.wordCount(trigger) > 0 && Names.wordCount(name) > 0 ? (name, trigger) : nil
  }

  /// The colon, or the dash, dots or strokes between blanks, that divide a name from what is said of it.
  static func mark(in text: String) -> Range<String.Index>? {
    let bytes = text.utf8
    var before: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      // "Orders (came from app://orders)", "New 1:1 talk": the colon of a link or between digits divides nothing.
      if byte == ASCII.colon, case let rest = bytes[index...].dropFirst(),
        !rest.starts(with: "//".utf8),
        !(ASCII.isDigit(before) && rest.first.map(ASCII.isDigit) == true)
      {
        return index..<bytes.index(after: index)
      }
      if byte == 0xEF, bytes[index...].starts(with: "：".utf8) {
        return index..<bytes.index(index, offsetBy: 3)
      }
      if before == ASCII.space, byte >= 0x80 || !ASCII.isWord(byte), byte != ASCII.space {
        let rest = bytes[index...]
        if let mark = marks.first(where: { rest.starts(with: $0.utf8) }),
          byte != ASCII.pipe
            || BracketList.constants(in: text) == nil && !ArrowSide.isOfEnds(text)
        {
          return index..<bytes.index(index, offsetBy: mark.utf8.count)
        }
      }
      before = byte
    }
    return nil
  }

  /// The first colon that does not stand between digits.
  static func colon(in text: String) -> String.Index? {
    text.indices.first { index in
      guard text[index] == ":" else { return false }
      let isBehindDigit = index > text.startIndex && text[text.index(before: index)].isWholeNumber
      let next = text.index(after: index)
      return !(isBehindDigit && next < text.endIndex && text[next].isWholeNumber)
    }
  }

  private static let marks = [
    "— ", "– ", "… ", "... ", ".. ", "· ", "// ", "-- ", "- ", "| ", "; ", "@ ", "~ ", "‖ ", "¦ ",
    "# ",
  ]

  /// "Digits locked → **Confirm**" in the part of a state: what happens, and the name of another one, set as a name.
  func isMarkedExit(_ arrows: ArrowText, to target: ArrowSide) -> Bool {
    let document = context.document
    let words = Names.words(arrows.sides[0])
    let section = Int(document.nodes[line.node].section)
    guard line.holder == .item, (2...10).contains(words.count), section > 0,
      StateName(heading: document.title(ofSection: section)) != nil,
      known.name(of: arrows.sides[0]) == nil,
      !words.contains(where: TransitionWords.properties.contains),
      let source = places.source(of: line), Names.key(source.text) != Names.key(target.name),
      case let runs = document.nodes[line.node].runs,
      let run = document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)].last(where: {
        !$0.style.isDisjoint(with: [.strong, .code, .link])
      })
    else { return false }
    let range = Int(run.start)..<Int(run.start + run.count)
    return line.text.contains(range.lowerBound)
      && Names.key(document.string(plain: range)) == Names.key(target.name)
  }

  /// "Signed out → go to **Login** first, then back here": the text that ends with the only declared name in bold or code
  /// behind the arrow and a verb of motion, where the words around them are no name.
  func withMarkedTarget(_ arrows: ArrowText) -> ArrowText {
    let document = context.document
    guard line.holder == .item, arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      case let side = arrows.sides[1], Names.wordCount(side) > 2,
      ArrowSide(side, known: known)?.isKnown != true,
      case let text = document.string(plain: line.text), let found = text.firstRange(of: side)
    else { return arrows }
    let start =
      line.text.lowerBound + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let runs = document.nodes[line.node].runs
    let marked = document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)].filter {
      !$0.style.isDisjoint(with: [.strong, .code]) && Int($0.start) >= start
        && line.text.contains(Int($0.start))
    }
    guard marked.count == 1, let run = marked.first else { return arrows }
    let target = document.string(plain: start..<Int(run.start + run.count))
    guard let end = ArrowSide(target, known: known), end.isKnown, end.isMove else { return arrows }
    return arrows.withLast(target)
  }

  /// "**Desk** → the form is full → **Shelf**": names in bold, and between them in plain words what leads on.
  func betweenBold(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard line.holder == .item, arrows.sides.count > 2, arrows.sides.count % 2 == 1,
      context.scope(of: line.node).suffix(2).contains(where: TransitionWords.speaksOfStates),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil })
    else { return nil }
    let document = context.document
    let text = document.string(plain: line.text)
    var rest = text[...]
    for (index, side) in arrows.sides.enumerated() {
      guard let found = rest.firstRange(of: side) else { return nil }
      let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      let span = document.span(at: line.text.lowerBound + offset, of: line.node, in: .strong)
      guard (span != nil) == (index % 2 == 0) else { return nil }
      rest = rest[found.upperBound...]
    }
    let names = stride(from: 0, to: arrows.sides.count, by: 2).map { arrows.sides[$0] }
    guard names.allSatisfy({ ArrowSide.isName($0) && Names.wordCount($0) < 6 }) else { return nil }
    return zip(names, names.dropFirst()).enumerated().map { index, ends in
      timed(
        EdgeDraft(
          source: NameReference(text: known.name(of: ends.0) ?? ends.0, origin: origin),
          target: NameReference(text: known.name(of: ends.1) ?? ends.1, origin: origin),
          origin: origin
        ).triggered(by: arrows.sides[index * 2 + 1], origin))
    }
  }
}
