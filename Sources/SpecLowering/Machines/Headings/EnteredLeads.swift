import SpecModel
import SpecSyntax
import SpecText

/// Reads states from paragraphs and items that begin with a bold name and tell when it is shown: "**Searching** — shown
/// while the shelves are looked through", "**Gesperrt** – sichtbar, solange der Deckel offen ist".
///
/// A section needs three of them at least, most of its bold beginnings.
struct EnteredLeads {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such sections.
  ///
  /// - Complexity: O(lines); text is looked at only behind a bold beginning and a dash.
  func states() -> [StateDraft] {
    var found: [Int: [StateDraft]] = [:]
    var leads: [Int: Int] = [:]
    var previous = -1
    for line in context.lines
    where line.holder == .paragraph || line.holder == .item && line.depth == 1 {
      defer { previous = line.node }
      guard line.node != previous, line.label == nil || line.isStrongLabel, line.text.count > 12,
        let name = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
        name.lowerBound == line.text.lowerBound, name.upperBound < line.text.upperBound
      else { continue }
      let section = Int(document.nodes[line.node].section)
      leads[section, default: 0] += 1
      if let state = state(name, line, section) { found[section, default: []].append(state) }
    }
    return found.filter { $1.count > 2 && $1.count * 3 >= leads[$0, default: 0] * 2 }
      .sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private func state(_ name: Range<Int>, _ line: TextLine, _ section: Int) -> StateDraft? {
    let behind = name.rest(of: line.text)
    // All marks begin with one of these.
    guard let next = behind.first,
      document.plain[next] == ASCII.space || document.plain[next] == ASCII.colon,
      mayTell(behind)
    else { return nil }
    let text = ArrowSide.unwrapped(document.string(plain: name))
    guard (1...4).contains(Names.wordCount(text)), ArrowSide.isName(text),
      !StateWords.isPart(Names.words(text))
    else { return nil }
    let rest = document.string(plain: behind)
    guard let mark = Self.marks.first(where: rest.hasPrefix) else { return nil }
    let clause = rest.dropFirst(mark.count)
    let words = Array(Names.words(String(clause.prefix(80))).prefix(4))
    guard let first = words.first,
      first == "whenever"
        || Self.shown.contains(first)
          && words.dropFirst().contains(where: Self.occasions.contains)
    else { return nil }
    var draft = StateDraft(name: text, origin: context.origin(plain: name), screen: section)
    draft.parentSection = section
    draft.context = LocatedText(StateName.trimmed(String(clause)), context.origin(plain: line.text))
    return draft
  }

  /// Whether the first word behind a name may say how a state is told to be there: a test on bytes.
  private func mayTell(_ behind: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      var start = behind.lowerBound
      while start < behind.upperBound {
        if Bytes.isDash(at: start, end: behind.upperBound, in: bytes) {
          start += 3
        } else if ASCII.isWord(bytes[start]) {
          break
        } else {
          start += 1
        }
      }
      var end = start
      while end < behind.upperBound, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) {
        end += 1
      }
      // Further letters and an apostrophe belong to the word, a capital inside begins another one.
      guard start < end, end - behind.lowerBound < 40,
        end == behind.upperBound || bytes[end] < 0x80 && bytes[end] != ASCII.apostrophe,
        !(start + 1..<end).contains(where: { ASCII.isUpper(bytes[$0]) })
      else { return true }
      return Self.shown.contains(ignoringCase: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        || ASCII.equals(bytes, start..<end, ignoringCase: "whenever")
    }
  }

  private static let marks = [" — ", " – ", " - ", ": ", " —", " –"]

  /// How a state is told to be there.
  private static let shown: Lexicon = [
    "shown", "displayed", "visible", "appears", "entered", "active", "seen", "reached",
    "sichtbar", "angezeigt", "erscheint", "gezeigt", "aktiv", "betreten", "affiché",
    "affichée", "apparaît", "actif", "atteint", "aparece",
    "mostrado", "mostrada", "activo", "activa", "visível", "exibido", "exibida", "ativo", "ativa",
    "visibile", "mostrato", "mostrata", "appare", "attivo", "attiva", "zichtbaar", "getoond",
    "verschijnt", "actief", "terlihat", "tampil", "ditampilkan", "muncul", "aktif",
  ]

  /// Words that open a clause on when.
  private static let occasions: Lexicon = [
    "when", "while", "once", "whenever", "if", "as", "until", "wenn", "sobald", "solange",
    "während", "bis", "quand", "lorsque", "dès", "tant", "si", "pendant", "cuando", "mientras",
    "hasta", "en", "quando", "enquanto", "se", "até", "assim", "mentre", "finché", "appena",
    "als", "wanneer", "zodra", "zolang", "terwijl", "saat", "ketika", "jika", "selama", "sampai",
  ]
}
