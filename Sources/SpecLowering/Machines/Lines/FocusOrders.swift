import SpecModel
import SpecSyntax
import SpecText

/// Finds the lines that tell in which order controls take the focus: what stands below "**Tab order**", behind "Focus
/// order:" and in the section of such a heading. Their arrows lead from control to control, and no state is left.
struct FocusOrders {
  private let document: Document
  /// Whether words for such an order occur at all.
  private let mayOccur: Bool
  private var isHeaded = false
  private var isLed = false

  init(_ document: Document) {
    self.document = document
    mayOccur = !document.source.mayShow(Self.cues).isEmpty
  }

  /// Whether a line tells such an order; the lines come in the order of the document.
  mutating func holds(_ line: TextLine) -> Bool {
    guard mayOccur else { return false }
    switch line.holder {
    case .heading:
      isHeaded = names(line)
      isLed = false
      return false
    case .cell:
      return false
    case .paragraph:
      isLed = names(line)
    case .item:
      if !isLed, names(line) { return true }
    }
    return isHeaded || isLed
  }

  /// Whether the first words of a line name such an order.
  private func names(_ line: TextLine) -> Bool {
    let start = line.text.prefix(48)
    return mayName(start) && Self.orders.isIn(document.string(plain: start).lowercased())
  }

  /// Whether a text has a piece of one of the words for such an order: "tab", "foc" or "fok" of those in Latin letters,
  /// and a letter of another script of all others.
  private func mayName(_ text: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      text.contains { place in
        let byte = bytes[place]
        // Dashes, arrows and pictures are no letters, but a sign for "k" stands among them.
        if byte >= 0xD0 {
          return byte == 0xE2
            ? place + 1 < text.upperBound && bytes[place + 1] == 0x84 : byte < 0xF0
        }
        guard byte | 0x20 == 0x74 || byte | 0x20 == 0x66, place + 2 < text.upperBound else {
          return false
        }
        let (second, third) = (bytes[place + 1] | 0x20, bytes[place + 2] | 0x20)
        return byte | 0x20 == 0x74
          ? second == 0x61 && third == 0x62 : second == 0x6F && (third == 0x63 || third == 0x6B)
      }
    }
  }

  private static let cues: [StaticString] = [
    "order", "Order", "eihenfolge", "rdre", "rden", "rdem", "rdine", "olgorde", "rutan", "顺序",
    "順序", "フォーカス順", "タブ順", "순서", "поряд", "Поряд",
  ]
  private static let orders: Phrases = [
    "tab order", "tabbing order", "focus order", "tab-reihenfolge", "tabreihenfolge",
    "fokusreihenfolge", "fokus-reihenfolge", "ordre de tabulation", "ordre du focus",
    "ordre de focus", "orden de tabulación", "orden del foco", "orden de foco",
    "ordem de tabulação", "ordem do foco", "ordem de foco", "ordine di tabulazione",
    "ordine del focus", "ordine di focus", "tabvolgorde", "focusvolgorde", "urutan tab",
    "urutan fokus", "tab 顺序", "tab顺序", "tab 順序", "tab順序", "焦点顺序", "焦點順序",
    "フォーカス順", "タブ順", "탭 순서", "포커스 순서", "порядок табуляции", "порядок фокуса",
    "порядок обхода",
  ]
}

extension MachineDrafts {
  /// Takes out drawings of the order in which the Tab key moves the focus: it is the trigger of each of their steps. Where
  /// it leads straight back, "Map → List: Tab" beside the way back, it switches between two modes.
  ///
  /// - Complexity: O(matrices); their first triggers rule out nearly all.
  mutating func takeOutFocusOrders() {
    for index in matrices.indices {
      let matrix = matrices[index]
      guard matrix.form != "table", matrix.form != "diagram", matrix.edges.count > 1,
        matrix.edges.allSatisfy(Self.movesFocus), !matrix.isSwitch
      else { continue }
      matrices[index].edges.removeAll()
      matrices[index].initial.removeAll()
      matrices[index].ends.removeAll()
    }
  }

  private static func movesFocus(_ edge: EdgeDraft) -> Bool {
    guard let trigger = edge.trigger?.text, (3...40).contains(trigger.utf8.count) else {
      return false
    }
    let words = Names.words(trigger)
    return words.contains("tab") && words.allSatisfy(keys.contains)
  }

  /// The Tab key, and what moves the focus beside it.
  private static let keys: Lexicon = [
    "tab", "shift", "dpad", "pad", "d", "down", "up", "left", "right", "arrow", "arrows", "key",
    "keys", "or", "oder", "ou", "o",
  ]
}

extension MatrixDraft {
  /// Whether all changes lead between the same two states.
  fileprivate var isSwitch: Bool {
    var ends: Set<String> = []
    for edge in edges {
      guard let source = edge.source else { return false }
      ends.formUnion([source.key, edge.target.key])
    }
    return ends.count == 2
  }
}
