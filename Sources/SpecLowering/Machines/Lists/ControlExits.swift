import SpecModel
import SpecSyntax
import SpecText

/// Reads the rows of controls of a screen that tell in parentheses where some of them lead: "Buttons: Back (to Home) |
/// Continue".
///
/// What stands in the parentheses must be a word for the way and the name or id of a declared screen, and nothing more.
struct ControlExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(lines with a label).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.contains(where: { $0.section != nil }) else { return }
    var places: LinePlaces?
    var read: Set<UInt32>?
    var found: [MatrixDraft] = []
    let plain = document.plain
    for line in context.lines where Self.mayHold(line, plain) {
      let origin = context.origin(plain: line.text)
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      let told = read ?? drafts.readLines
      read = told
      guard !told.contains(origin.range.start), let source = known.source(of: line) else {
        continue
      }
      let edges = exits(in: document.string(plain: line.value), known.known)
        .filter { Names.key($0.target) != source.key }
        .map {
          EdgeDraft(
            source: source, target: NameReference(text: $0.target, origin: origin), origin: origin
          ).triggered(by: $0.trigger, origin)
        }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether a line has a label over controls and parentheses behind it.
  static func mayHold(_ line: TextLine, _ plain: ContiguousArray<UInt8>) -> Bool {
    guard line.holder == .item || line.holder == .paragraph, let label = line.label,
      (3...40).contains(label.count), (6...240).contains(line.value.count)
    else { return false }
    let isOfControls = plain[label].withUnsafeBufferPointer {
      controls.contains(ignoringCase: $0)
    }
    // "（" is EF BC 88.
    return isOfControls && plain[line.value].contains { $0 == 0x28 || $0 == 0x88 }
  }

  private func exits(
    in text: String, _ known: KnownStates
  ) -> [(trigger: String, target: String)] {
    TextSplit.pieces(of: text, at: Self.joints, outsideParentheses: true).compactMap { piece in
      let (name, remark) = StateName.splitQualifier(StateName.trimmed(piece))
      guard let remark, (1...5).contains(Names.wordCount(name)), !Arrow.isIn(name),
        let target = target(remark, known)
      else { return nil }
      return (ArrowSide.unwrapped(name), target)
    }
  }

  /// The declared name in "to Home", "zur Übersicht", "ホームへ".
  private func target(_ remark: String, _ known: KnownStates) -> String? {
    let words = remark.split(separator: " ")
    if words.count > 1, Self.ways.contains(words[0].lowercased()) {
      let name = TransitionWords.withoutArticles(words.dropFirst()).joined(separator: " ")
      return known.name(of: ArrowSide.unwrapped(name))
    }
    return ["へ", "으로", "로", "에"].first { remark.hasSuffix($0) }.flatMap {
      known.name(of: String(remark.dropLast($0.count)))
    }
  }

  private static let joints: Phrases = ["|", "·", "•", ", ", "、", "/", ";"]

  /// Words for the way to a screen; data, in lower case.
  private static let ways: Lexicon = [
    "to", "zu", "zum", "zur", "nach", "vers", "à", "a", "al", "hacia", "para", "ao", "alla",
    "verso", "naar", "ke", "menuju", "till", "til", "do", "к", "на", "в", "до", "到", "返回", "至",
  ]
  /// Labels over controls; data, in lower case.
  private static let controls: Lexicon = [
    "button", "buttons", "action", "actions", "control", "controls", "cta", "ctas", "links",
    "footer", "footer buttons", "bottom buttons", "nav", "navigation", "schaltfläche",
    "schaltflächen", "knöpfe", "aktionen", "bouton", "boutons",
    "botón", "botones", "acciones", "botão", "botões", "ações", "pulsante", "pulsanti", "bottoni",
    "azioni", "knop", "knoppen", "acties", "tombol", "aksi", "кнопки", "кнопка", "przyciski",
    "ボタン", "アクション", "按钮", "按鈕", "操作", "버튼",
  ]
}
