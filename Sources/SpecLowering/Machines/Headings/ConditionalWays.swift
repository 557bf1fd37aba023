import SpecModel
import SpecSyntax
import SpecText

/// Reads items in the part of a screen or state that tell under which condition it leads on: "3. If it was never
/// opened: → Welcome screen", "Jika sudah masuk: → Beranda"; lines of a paragraph where the condition is set in bold.
struct ConditionalWays {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(labelled lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var places: (lines: LinePlaces, known: KnownStates)?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item || line.holder == .paragraph && line.isStrongLabel {
      guard context.mayHoldArrow(index), line.text.count <= 200 else { continue }
      guard let label = line.label, (4...80).contains(label.count), !line.value.isEmpty,
        ArrowGlyph.mayOccur(in: document.plain, line.value.prefix(4)),
        case let condition = document.string(plain: label), Self.isCondition(condition),
        let name = Self.target(document.string(plain: line.value))
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start) else { continue }
      if places == nil {
        let lines = LinePlaces(drafts, in: document)
        places = (lines, lines.withScreens())
      }
      guard let (lines, known) = places, let target = known.name(of: name),
        let source = lines.source(of: line) ?? lines.screen(of: line),
        source.key != Names.key(target)
      else { continue }
      let edge = EdgeDraft(
        source: source, target: NameReference(text: target, origin: origin), origin: origin
      ).triggered(by: condition, origin)
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: origin, edges: [edge]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The name behind an arrow that begins a text, and all that stands there apart from a remark in parentheses.
  private static func target(_ text: String) -> String? {
    guard let arrow = arrows.prefix(of: text) else { return nil }
    let rest = StateName.trimmed(String(text.dropFirst(arrow.count)))
    guard !rest.isEmpty, rest.utf8.count <= 80, !Arrow.isIn(rest) else { return nil }
    return ArrowSide.unwrapped(StateName.splitQualifier(StateName.withoutStop(rest)).name)
  }

  private static let arrows: Phrases = ["→", "⟶", "⇒", "➜", "➔", "-->", "->", "=>"]

  private static func isCondition(_ text: String) -> Bool {
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return marks.contains(where: text.hasPrefix) || ends.contains(where: text.hasSuffix)
    }
    guard let first = Names.firstWord(text) else { return false }
    return Names.wordCount(text) == 1
      ? TailWords.otherwise.contains(first)
      : ifs.contains(first) || TailWords.otherwise.contains(first)
  }

  private static let ifs: Lexicon = [
    "if", "when", "once", "on", "upon", "after", "unless", "wenn", "bei", "nach", "après", "tras",
    "al", "após", "dopo", "bij", "na", "setelah", "saat", "при", "после", "falls", "sobald", "si",
    "quand", "lorsque", "cuando", "se", "quando", "als", "wanneer", "zodra", "jika", "bila",
    "kalau", "apabila", "nếu", "khi",
    "если", "когда", "якщо", "jeśli", "gdy", "eğer", "pokud", "om",
  ]
  private static let marks: Phrases = ["如果", "若", "当", "當", "もし", "만약"]
  private static let ends: Phrases = ["場合", "とき", "時", "时", "경우", "하면", "으면", "되면"]
}
