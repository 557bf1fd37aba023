import SpecModel
public import SpecSyntax
public import SpecText

/// Statements about one thing that give one property different values.
public struct FactConflict: Sendable, Hashable {
  /// One of the statements.
  public struct Statement: Sendable, Hashable {
    /// The value as the report names it, for example "ease-out".
    public var value: String
    /// Where the value is written.
    public var origin: Origin

    /// Makes a statement.
    public init(value: String, origin: Origin) {
      self.value = value
      self.origin = origin
    }
  }

  /// The thing, in the author's words.
  public var subject: String
  /// The property, for example "easing".
  public var property: String
  /// The statements, the one to report first.
  public var statements: [Statement]
  /// How they were matched.
  public var reason: String
  /// Whether the last statement gives a band that a value must lie in, and no value to follow.
  public var isBand = false
  /// The thing that the first statement is of, where the subject is a kind of such things.
  public var instance: String?
  /// Whether code gives one of the values.
  public var isCode = false
  /// Whether the statements are sentences that cannot both hold, and not two values of which one takes the other's place.
  public var isTold = false
  /// Whether little but a few words in common says that the statements are of one thing.
  public var isWeak = false
  /// Whether sentences in words alone contradict one another, and no value, label or token ties them.
  public var isLoose: Bool { isTold && property != "presence" && property != "easing" }

  /// What facts and entries of one kind say against each other.
  ///
  /// - Parameter components: the sizes that the document gives to its components.
  static func compared(
    in document: Document, spec: SpecDocument, components: [ComponentFact]
  ) -> [FactConflict] {
    var result = EasingConflicts(document: document, spec: spec).find()
    result += TargetSizeConflicts(document: document, spec: spec).find()
    result += MotionConflicts(document: document, spec: spec).find()
    let uses = UsageConflicts.find(document, spec)
    let known = Set(uses.flatMap { $0.statements.map(\.origin) })
    result += uses
    result += BandConflicts.find(document, spec).filter { !known.contains($0.statements[0].origin) }
    result += ScaleUseConflicts.find(document, spec) + ClassUseConflicts.find(document)
    result += RadiusRoles.find(document) + RepeatedRules.find(document)
    result += SteppedRadii.find(document)
    result += FocusColors.find(document, spec) + ClassTables.find(document)
    result += CommentedSizes.find(document)
    result += ComponentFacts.conflicts(components)
    result += StaggerConflicts.find(document, spec)
    let sized = Set(result.flatMap { $0.statements.map(\.origin) })
    result += SecondSheets.find(document, spec).filter { found in
      !found.statements.contains { sized.contains($0.origin) }
    }
    let labelled = Set(result.flatMap { $0.statements.map(\.origin) })
    result += UseLabels.find(document).filter { found in
      !found.statements.contains { labelled.contains($0.origin) }
    }
    let told = Set(result.flatMap { $0.statements.map(\.origin) })
    result += (TimedTransitions.conflicts(document, spec) + CodeValues.conflicts(document, spec))
      .filter { !$0.statements.contains { told.contains($0.origin) } }
    result += FactLedger.conflicts(document, spec, known: result)
    return result
  }

  /// What statements say against each other, compared by meaning; first those of text, then those of code near by.
  static func stated(
    in document: Document, spec: SpecDocument
  ) -> (told: [FactConflict], code: [FactConflict]) {
    let reader = StatementReader(document: document, spec: spec)
    var told =
      StatementConflicts.find(reader) + PolicyConflicts.find(reader)
      + FieldConflicts.find(reader) + ChoiceConflicts.find(reader) + PlaceConflicts.find(reader)
      + EntryTimes.find(reader) + EntryTimes.waits(reader)
      + GrantConflicts.find(reader) + CurveConflicts.find(reader)
      + UnionConflicts.find(reader) + RampConflicts.find(reader) + VariableConflicts.find(reader)
      + DefaultConflicts.find(reader) + DefaultRoles.find(reader) + PairedCells.find(reader)
      + PartColors.find(document, spec)
    told +=
      StandingPromises.find(reader) + StandingFields.find(reader) + DeniedParts.find(reader)
      + ExclusiveWays.find(reader)
      + RowMembers.find(reader) + GestureActs.find(reader) + ReservedUses.find(reader)
      + TotalDenials.find(reader) + WordedColors.find(reader) + ListedSets.find(document, spec)
      + OnlyUses.find(reader)
    told += toldTwice(reader) + LayerConflicts.find(document, spec)
    let same = SameWords.find(reader)
    // What two lines say in the same words is tied by more than some words in common.
    let equal = ConflictLines(same, document)
    for index in told.indices where told[index].isWeak && !told[index].isTold {
      if equal.hold(told[index]) { told[index].isWeak = false }
    }
    // A line with the very words of a name in code gives one value, whose place is known.
    told += SheetConflicts.find(document, spec).filter { !equal.hold($0) }
    let lines = ConflictLines(told, document)
    told += same.filter { !lines.hold($0) }
    return (told, LocalCode.find(reader))
  }

  /// Whether a row of a machine contradicts what statements tell, or the arrow of a diagram is a statement of its own.
  static func dependsOnMachines(statedBy reader: StatementReader) -> Bool {
    !reader.spec.machines.isEmpty
      && (!reader.drawn().isEmpty || !EntryTimes.find(reader).isEmpty
        || !EntryTimes.waits(reader).isEmpty || !EntryAmounts.find(reader).isEmpty)
  }

  /// Whether a row of a machine contradicts a fact or an entry of its kind.
  static func dependsOnMachines(compared document: Document, _ spec: SpecDocument) -> Bool {
    !TimedTransitions.conflicts(document, spec).isEmpty
      || MotionConflicts(document: document, spec: spec).isAnyRowOtherwise
  }

  /// The conflicts of a document, in order of their first statement; of what is found twice the first counts.
  static func joined(
    _ compared: [FactConflict], _ stated: (told: [FactConflict], code: [FactConflict]),
    in document: Document, spec: SpecDocument
  ) -> [FactConflict] {
    var result = compared
    var lines = ConflictLines(compared, document)
    for found in [stated.told, stated.code] {
      let others = found.filter { !lines.hold($0) }
      lines.add(others)
      result += others
    }
    var seen: Set<[Statement]> = []
    return result.filter {
      !$0.isGranted(document) && $0.isDemanded(spec) && !$0.isOfVersions(document)
        && !$0.isOfChoices(document) && !$0.isOfOneList(document)
        && !$0.isOfTwoThings(document) && !$0.isOfSeparateItems(document)
        && seen.insert($0.statements).inserted
    }.sorted {
      $0.statements[0].origin.range.start < $1.statements[0].origin.range.start
    }
  }

  /// One thing told in two places: in words, in rows, in drawings and in code.
  private static func toldTwice(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    return EntryAmounts.find(reader) + SpringParameters.find(document) + RetryPolicies.find(reader)
      + NamedConstants.find(reader) + ColumnColors.find(document) + CurveConstants.find(document)
      + LabelledMotions.find(reader) + SpokenCaps.find(reader) + CompoundCounts.find(reader)
      + SpokenWeights.find(reader) + DrawnHeights.find(reader) + NotedHeights.find(reader)
      + RestatedStyles.find(reader) + ComponentStyles.find(reader) + KeyTables.find(reader)
      + TokenAsides.find(reader) + ShippedValues.find(reader)
      + RefusedInks.find(reader) + LabelledProperties.find(reader) + NamedShadows.find(reader)
      + RestingEffects.find(reader)
  }

  /// Whether all statements demand something: what stands below "Before:" is no rival of what replaced it.
  private func isDemanded(_ spec: SpecDocument) -> Bool {
    spec.notNormative.isEmpty
      || statements.allSatisfy { spec.isNormative(at: $0.origin.range.start) }
  }

  /// Headings above sets of values of which each is one choice: "Example configurations", "Presets".
  private static let choices: Lexicon = [
    "example", "examples", "preset", "presets", "configurations", "beispiele", "exemples",
    "ejemplos", "exemplos", "voreinstellungen", "preajustes", "プリセット", "预设",
  ]

  /// Whether one of two statements of two sections stands below a heading of choices.
  private func isOfChoices(_ document: Document) -> Bool {
    guard statements.count == 2 else { return false }
    let sections = statements.map { statement in
      document.lastNode(startingBy: statement.origin.range.start).map {
        Int(document.nodes[$0].section)
      } ?? 0
    }
    return sections[0] != sections[1]
      && sections.contains {
        $0 > 0 && document.sections[$0].level > 1
          && Names.hasWord(document.title(ofSection: $0), in: Self.choices, ofAtMost: 4)
      }
  }

  /// Whether two lengths are items of one list with one label or none: the choices, or the steps of a sequence.
  private func isOfOneList(_ document: Document) -> Bool {
    guard property == "duration" || property == "time", !isTold, !isBand else { return false }
    let items = statements.map { statement -> (list: Int, label: String) in
      guard let leaf = document.lastNode(startingBy: statement.origin.range.start),
        case let item = Int(document.nodes[leaf].parent), item > 0,
        document.nodes[item].kind == .item
      else { return (-1, "") }
      let text = document.string(leaf)
      let label = text.firstIndex(of: ":").map { String(text[..<$0]) } ?? ""
      return (Int(document.nodes[item].parent), Names.joined(label))
    }
    return items[0].list >= 0 && items.allSatisfy { $0 == items[0] }
  }

  /// Whether two statements stand below headings with two versions: "Ring screen v2.1", "Ring screen v2.2".
  private func isOfVersions(_ document: Document) -> Bool {
    guard statements.count == 2 else { return false }
    let versions = statements.map { statement -> [String] in
      guard let node = document.lastNode(startingBy: statement.origin.range.start) else {
        return []
      }
      return document.path(ofSection: Int(document.nodes[node].section)).compactMap {
        Self.version(document.title(ofSection: $0))
      }
    }
    return !versions[0].isEmpty && !versions[1].isEmpty && versions[0] != versions[1]
  }

  /// The version that a title names: "v2.1".
  private static func version(_ title: String) -> String? {
    title.split { " ()[],;:（）".contains($0) }.first { word in
      let digits = word.dropFirst()
      return word.first == "v" && digits.first?.isNumber == true && digits.contains(".")
        && digits.allSatisfy { $0.isNumber || $0 == "." }
    }.map(String.init)
  }

  /// Whether a line gives the value of the other one as well, for a case of its own: "4s (8s with an action)".
  private func isGranted(_ document: Document) -> Bool {
    guard statements.count == 2, !isTold, !isBand else { return false }
    if statements.contains(where: { isException($0.origin, document) }) { return true }
    return zip(statements, statements.reversed()).contains { own, other in
      let line = document.firstLine(of: own.origin.range)
      return line.offsets.count < 400 && other.value.first?.isNumber == true
        && document.source.string(line).contains("(\(other.value) ")
    }
  }

  /// Remarks on exceptions in languages whose words the comparisons do not look up one by one.
  private static let exceptions: [StaticString] = [
    "예외", "例外", "除外", "исключени", "Ausnahme", "Ausgenommen", "ausgenommen", "excepción",
    "exceção", "eccezione", "uitzondering", "pengecualian",
  ]

  /// Whether the line of a statement says that something is an exception.
  private func isException(_ origin: Origin, _ document: Document) -> Bool {
    let line = document.firstLine(of: origin.range).offsets
    return line.count < 400
      && Self.exceptions.contains { ASCII.find($0, in: document.source.bytes, line) != nil }
  }
}

/// The same animation with the same length by two curves.
private struct EasingConflicts {
  let document: Document
  let spec: SpecDocument

  func find() -> [FactConflict] {
    var groups: [Double: [Int]] = [:]
    for (index, motion) in spec.motions.enumerated() {
      guard let duration = motion.duration?.exact, motion.easing != nil, motion.easingOrigin != nil,
        !document.isCode(motion.origin.range.start)
      else { continue }
      groups[duration, default: []].append(index)
    }
    var result: [FactConflict] = []
    for duration in groups.keys.sorted() {
      guard let group = groups[duration], group.count > 1,
        Set(group.map { spec.motions[$0].easing }).count > 1
      else { continue }
      let subjects = group.map { subject(spec.motions[$0]) }
      for first in group.indices {
        for second in group.indices.dropFirst(first + 1) {
          let a = spec.motions[group[first]]
          let b = spec.motions[group[second]]
          guard a.easing != b.easing, !Opposites.tell(line(a), line(b)),
            let link = subjects[first].link(to: subjects[second]) ?? restated(a, b),
            let found = conflict(a, b, link, duration)
          else { continue }
          result.append(found)
        }
      }
    }
    return result
  }

  /// The link of equal labels of which the one stands below a heading that gathers the motion of all parts.
  private func restated(_ a: Motion, _ b: Motion) -> Subject.Link? {
    if let told = told(a, by: b) ?? told(b, by: a) { return told }
    let label = Names.words(a.subject)
    guard label.count > 1, label == Names.words(b.subject), let first = a.scope.last,
      let second = b.scope.last, LedgerWords.gathers(first) != LedgerWords.gathers(second),
      !Subject.words(a.subject).isEmpty
    else { return nil }
    return .sameWords(label.sorted())
  }

  /// The link of a label to a line that, with its heading, has all of the words of the label: "Sheet (enter)" and "the
  /// sheet slides up" below "Entering".
  private func told(_ labelled: Motion, by line: Motion) -> Subject.Link? {
    func stems(_ text: String) -> Set<String> {
      Set(Names.words(text).filter { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem))
    }
    let label = stems(labelled.subject)
    guard label.count > 1, labelled.scope != line.scope, let title = line.scope.last.map(stems),
      !title.isEmpty, title.isSubset(of: label),
      label.isSubset(of: title.union(stems(document.source.string(line.origin.range)))),
      spec.motions.count(where: { $0.scope == line.scope && $0.duration != nil }) == 1
    else { return nil }
    return .sameWords(label.sorted())
  }

  private func line(_ motion: Motion) -> String {
    motion.subject + " " + document.source.string(document.firstLine(of: motion.origin.range))
  }

  private func subject(_ motion: Motion) -> Subject {
    Subject(
      label: motion.subject, text: document.source.string(motion.origin.range), scope: motion.scope)
  }

  private func conflict(
    _ a: Motion, _ b: Motion, _ link: Subject.Link, _ duration: Double
  ) -> FactConflict? {
    guard let first = a.easing, let second = b.easing, let here = a.easingOrigin,
      let there = b.easingOrigin
    else { return nil }
    let words = link.words.map { "'\($0)'" }.joined(separator: ", ")
    let scope = a.scope == b.scope ? a.scope.last : b.scope.last
    var reason = "both speak of \(words), both last \(Numbers.text(duration)) ms"
    if case .title = link, let scope { reason += ", and '\(scope)' is the section about it" }
    return FactConflict(
      subject: a.subject, property: "easing",
      statements: [
        .init(value: first.label, origin: here), .init(value: second.label, origin: there),
      ], reason: reason)
  }
}

/// A smallest target for everything beside another smallest target.
private struct TargetSizeConflicts {
  let document: Document
  let spec: SpecDocument

  func find() -> [FactConflict] {
    let all = spec.constraints.filter {
      $0.kind == .targetSize && $0.quantity.unit.isLength && !document.isCode($0.origin.range.start)
    }
    guard let rule = all.first(where: isUniversal), let value = rule.quantity.min,
      let other = all.first(where: { differs($0, from: rule) })
    else { return [] }
    let agreeing = all.filter { $0.quantity.unit == rule.quantity.unit && $0.quantity.min == value }
    let differing = all.filter { $0.origin != other.origin && differs($0, from: rule) }
    let scope = other.condition ?? other.scope.last ?? other.subject
    return [
      FactConflict(
        subject: rule.subject, property: "smallest touch target",
        statements: [statement(other)] + (agreeing + differing).map(statement),
        reason: "line \(document.source.line(of: rule.origin.range.start)) speaks of all targets, "
          + "so it holds for '\(scope)' too")
    ]
  }

  private func statement(_ constraint: Constraint) -> FactConflict.Statement {
    .init(
      value: Numbers.text(constraint.quantity.min ?? 0) + constraint.quantity.unit.rawValue,
      origin: constraint.origin)
  }

  private func differs(_ constraint: Constraint, from rule: Constraint) -> Bool {
    guard let value = constraint.quantity.min, constraint.quantity.unit == rule.quantity.unit,
      let demanded = rule.quantity.min, value != demanded,
      // What is many times a finger is no target.
      value <= demanded * 3
    else { return false }
    guard !sharesLine(constraint, rule) else { return false }
    guard constraint.condition != nil || isUniversal(constraint) else { return false }
    // Who points with a mouse touches nothing.
    let words = Names.words(document.source.string(clause(around: constraint)))
    return !words.contains { $0 == "mouse" || $0 == "pointer" || $0 == "desktop" }
  }

  private func sharesLine(_ a: Constraint, _ b: Constraint) -> Bool {
    document.source.line(of: a.origin.range.start) == document.source.line(of: b.origin.range.start)
  }

  /// Whether the clause around the number speaks of every target.
  private func isUniversal(_ constraint: Constraint) -> Bool {
    guard constraint.condition == nil, constraint.quantity.min != nil else { return false }
    let words = Names.words(document.source.string(clause(around: constraint)))
    guard !words.contains(where: Self.devices.contains),
      let all = words.firstIndex(where: { $0 == "all" || $0 == "every" })
    else { return false }
    // "All inputs" are some of the targets.
    let thing = words[(all + 1)...].first { !Self.epithets.contains($0) }
    return thing.map { !Self.parts.contains($0) } ?? true
  }

  /// Words that limit a size to one kind of device.
  private static let devices: Lexicon = [
    "desktop", "mobile", "phone", "phones", "tablet", "tablets", "mouse", "pointer", "watch",
  ]
  private static let epithets: Lexicon = [
    "the", "primary", "secondary", "form", "text", "icon", "our", "these", "small", "main",
  ]
  /// Controls of one kind.
  private static let parts: Lexicon = [
    "input", "inputs", "field", "fields", "button", "buttons", "link", "links", "chip", "chips",
    "tab", "tabs", "row", "rows", "card", "cards", "icon", "icons", "item", "items", "checkbox",
    "checkboxes", "toggle", "toggles", "switch", "switches",
  ]

  /// The part of the line between semicolons or full stops.
  private func clause(around constraint: Constraint) -> SourceRange {
    let bytes = document.source.bytes
    let line = constraint.lineOrigin.range
    func isEnd(_ offset: Int) -> Bool {
      bytes[offset] == 0x3B
        || (bytes[offset] == 0x2E && offset + 1 < Int(line.end) && bytes[offset + 1] == 0x20)
    }
    var start = max(Int(line.start), Int(constraint.origin.range.start))
    while start > Int(line.start), !isEnd(start - 1) { start -= 1 }
    var end = max(start, Int(constraint.origin.range.end))
    while end < Int(line.end), !isEnd(end) { end += 1 }
    return SourceRange(start, end)
  }
}

extension Document {
  /// Whether an offset of the source stands in a code block.
  ///
  /// - Complexity: O(log code blocks).
  public func isCode(_ offset: UInt32) -> Bool { codeBlock(at: offset) != nil }

  /// Whether an offset stands in code of a programming language, and not in a fence that lists properties.
  ///
  /// - Complexity: O(log code blocks).
  public func isProgram(_ offset: UInt32) -> Bool {
    codeBlock(at: offset).map { !FenceTags.plain.contains($0.language) } ?? false
  }

  /// The code block that has a range in one of its lines.
  ///
  /// - Complexity: O(log code blocks + log lines).
  public func codeBlock(holding range: SourceRange) -> CodeBlock? {
    guard let block = codeBlock(at: range.start) else { return nil }
    var (low, high) = (0, block.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if block.lines[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && block.lines[low - 1].contains(range) ? block : nil
  }

  /// The code block around an offset of the source.
  ///
  /// - Complexity: O(log code blocks).
  func codeBlock(at offset: UInt32) -> CodeBlock? {
    var low = 0
    var high = codeBlocks.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[Int(codeBlocks[middle].node)].range.end <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < codeBlocks.count, nodes[Int(codeBlocks[low].node)].range.start <= offset else {
      return nil
    }
    return codeBlocks[low]
  }
}
