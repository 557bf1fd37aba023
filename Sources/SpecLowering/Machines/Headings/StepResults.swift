import SpecModel
import SpecSyntax
import SpecText

/// Reads steps that tell what is done and what follows, "**Action:** Tap Next" over "**Result:** The Setup phase begins",
/// among sections "Screen: Picker" and "Phase: Setup": the section above is left, and the one that the result names follows.
struct StepResults {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A section with such a title.
  private struct Place {
    var name: String
    var heading: Int
  }

  /// Adds the changes of all such steps that no other form has read, two at least, and the names of the sections.
  ///
  /// - Complexity: O(sections + lines).
  func collect(into drafts: inout MachineDrafts) {
    guard context.lines.contains(where: { isLabel($0, of: Self.results) }) else { return }
    let places = self.places()
    guard places.count > 1 else { return }
    let edges = self.edges(places, besides: drafts.readLines)
    guard edges.count > 1, let first = edges.first else { return }
    let known = KnownStates(drafts)
    for place in places.values.sorted(by: { $0.heading < $1.heading })
    where known.name(of: place.name) == nil {
      let section = Int(document.nodes[place.heading].section)
      let origin = document.origin(document.nodes[place.heading].range)
      drafts.states.append(
        .screen(place.name, origin, in: max(0, Int(document.sections[section].parent))))
    }
    let matrix = MatrixDraft(
      form: "list", isClosed: false, section: 0, origin: first.origin, edges: edges)
    ArrowEdges.merge([matrix], into: &drafts)
  }

  /// The sections titled "Screen: Picker" or "Phase: Setup", by their numbers.
  private func places() -> [Int: Place] {
    var result: [Int: Place] = [:]
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      let text = document.plainText(of: heading)
      guard (6...60).contains(text.count), document.plain[text].contains(ASCII.colon),
        let (kind, name) = TextSplit.halves(
          of: StateName.withoutNumbering(document.string(plain: text)), at: ": "),
        Self.kinds.contains(kind.lowercased()), (1...4).contains(Names.wordCount(name))
      else { continue }
      result[section] = Place(name: StateName.splitQualifier(name).name, heading: heading)
    }
    return result
  }

  /// The changes in the order of the document; what is told before the first such section leaves none.
  private func edges(_ places: [Int: Place], besides told: Set<UInt32>) -> [EdgeDraft] {
    let names = Dictionary(
      places.values.sorted { $0.heading < $1.heading }.map { (Names.key($0.name), $0.name) },
      uniquingKeysWith: { first, _ in first })
    var result: [EdgeDraft] = []
    var current: String?
    var act: (text: String, section: Int32)?
    for line in context.lines {
      let section = document.nodes[line.node].section
      if line.holder == .heading {
        act = nil
        if let place = places[Int(section)] { current = place.name }
      } else if isLabel(line, of: Self.acts) {
        act = (document.string(plain: line.value), section)
      } else if isLabel(line, of: Self.results), let done = act, done.section == section,
        let source = current,
        let target = Self.name(in: document.string(plain: line.value), names, besides: source),
        case let origin = context.origin(plain: line.text), !told.contains(origin.range.start)
      {
        result.append(
          EdgeDraft(from: source, to: target, origin)
            .triggered(by: StateName.withoutStop(done.text), origin))
        act = nil
      }
    }
    return result
  }

  /// The longest name of another section among the words of a result.
  private static func name(
    in text: String, _ names: [String: String], besides source: String
  ) -> String? {
    let words = text.split(separator: " ").prefix(24)
    for count in [4, 3, 2, 1] where count <= words.count {
      for start in words.indices.dropLast(count - 1) {
        let phrase = words[start..<start + count].joined(separator: " ")
        let bare = ArrowSide.unwrapped(StateName.withoutStop(phrase))
        if let name = names[Names.key(bare)], name != source { return name }
      }
    }
    return nil
  }

  private func isLabel(_ line: TextLine, of words: Lexicon) -> Bool {
    guard let label = line.label, label.count <= 24, !line.value.isEmpty, line.value.count <= 200,
      line.holder == .paragraph || line.holder == .item
    else { return false }
    return document.plain[label].withUnsafeBufferPointer { words.contains(ignoringCase: $0) }
  }

  private static let kinds: Lexicon = [
    "screen", "phase", "view", "page", "state", "stage", "bildschirm", "ansicht", "seite", "écran",
    "vue", "étape", "pantalla", "vista", "fase", "tela", "schermata", "scherm", "layar", "экран",
    "画面", "フェーズ", "页面", "阶段", "화면", "단계",
  ]
  private static let acts: Lexicon = [
    "action", "user action", "user", "does", "aktion", "handlung", "acción", "ação", "azione",
    "actie", "aksi", "действие", "操作", "アクション", "동작",
  ]
  private static let results: Lexicon = [
    "result", "outcome", "leads to", "ergebnis", "folge", "résultat", "resultado", "risultato",
    "resultaat", "hasil", "результат", "結果", "结果", "결과",
  ]
}
