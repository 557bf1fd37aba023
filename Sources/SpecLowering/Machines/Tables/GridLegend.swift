import SpecModel
import SpecSyntax
import SpecText

/// What the marks in the cells of a grid stand for, where a legend or a numbered list beside the table says so.
struct GridLegend {
  /// What a mark says of the change in whose cell it stands.
  enum Meaning {
    /// What triggers it.
    case event(String)
    /// That it is there, whoever makes it.
    case change
    /// That it is not there.
    case refusal
  }

  private let meanings: [String: Meaning]

  /// What a cell says; `nil` where it is no mark.
  func meaning(of cell: String) -> Meaning? { meanings[cell] }

  /// Looks for what explains all marks of a table, two at least; `nil` where the cells hold anything else.
  init?(_ table: DocumentTable) {
    guard let marks = Self.marks(of: table) else { return nil }
    let document = table.document
    let found =
      Self.notes(beside: table.node, marks, document)
      ?? Self.legend(beside: table.node, marks, document)
    guard let found else { return nil }
    meanings = found
  }

  /// The marks in the cells, each once; `nil` where a cell says more than a mark does.
  private static func marks(of table: DocumentTable) -> Set<String>? {
    var marks: Set<String> = []
    for row in table.rows {
      for cell in table.cells(of: row).dropFirst() {
        guard table.document.plainText(of: cell).count <= longest + 8 else { return nil }
        let text = table.text(cell)
        guard !StateCell.isBlank(text), !CellVocabulary.negations.contains(text.lowercased()) else {
          continue
        }
        guard text.utf8.count <= longest else { return nil }
        if marks.insert(text).inserted, marks.count > most { return nil }
      }
    }
    return marks.count > 1 ? marks : nil
  }

  /// The bytes of the longest mark, and how many marks a grid has at most.
  private static let longest = 10
  private static let most = 24

  // MARK: Notes

  /// The items of a numbered list that numbers in the cells point to.
  private static func notes(
    beside table: Int, _ marks: Set<String>, _ document: Document
  ) -> [String: Meaning]? {
    var numbers: [String: Int] = [:]
    for mark in marks {
      let digits = mark.utf8.drop { "([".utf8.contains($0) }.prefix(while: ASCII.isDigit)
      guard (1...2).contains(digits.count), digits.count + 2 >= mark.utf8.count,
        let number = Int(String(decoding: digits, as: UTF8.self)), number > 0
      else { return nil }
      numbers[mark] = number
    }
    guard let last = numbers.values.max() else { return nil }
    for list in neighbours(of: table, document) {
      guard document.nodes[list].kind == .list, document.nodes[list].level == 1,
        case let items = document.children(of: list), items.count >= last
      else { continue }
      let texts = items.map { item in
        document.firstChild(of: item).map { StateName.trimmed(document.string($0)) } ?? ""
      }
      let notes = numbers.mapValues { texts[$0 - 1] }
      guard notes.values.allSatisfy({ (1...160).contains($0.utf8.count) }) else { return nil }
      return notes.mapValues(meaning(ofWords:))
    }
    return nil
  }

  /// The two blocks behind a table and the one before it, as far as nothing else begins there.
  private static func neighbours(of table: Int, _ document: Document) -> [Int] {
    var result: [Int] = []
    if let next = document.sibling(after: table), isText(next, document) {
      result.append(next)
      if let second = document.sibling(after: next), isText(second, document) {
        result.append(second)
      }
    }
    if let before = document.sibling(before: table), isText(before, document) {
      result.append(before)
    }
    return result
  }

  private static func isText(_ node: Int, _ document: Document) -> Bool {
    document.nodes[node].kind == .paragraph || document.nodes[node].kind == .list
  }

  // MARK: Legends

  /// What "U = by the user, A = automatic" beside the table says of all marks.
  private static func legend(
    beside table: Int, _ marks: Set<String>, _ document: Document
  ) -> [String: Meaning]? {
    for node in neighbours(of: table, document) {
      let leaves =
        document.nodes[node].kind == .paragraph
        ? [node] : document.children(of: node).compactMap { document.firstChild(of: $0) }
      guard leaves.count <= most else { continue }
      var result: [String: Meaning] = [:]
      for leaf in leaves where document.plainText(of: leaf).count <= 600 {
        for piece in TextSplit.pieces(of: document.string(leaf), at: separators) {
          guard let (head, words) = TextSplit.halves(of: piece, at: "="), !words.isEmpty,
            let mark = head.split(separator: " ").last.map(String.init), marks.contains(mark),
            result[mark] == nil
          else { continue }
          result[mark] = meaning(ofWords: StateName.trimmed(words))
        }
      }
      if marks.allSatisfy({ result[$0] != nil }) { return result }
    }
    return nil
  }

  private static let separators: Phrases = [",", ";", "\n", "·", "|", "、", "，", "；"]

  private static func meaning(ofWords words: String) -> Meaning {
    let words = words.hasSuffix(".") ? String(words.dropLast()) : words
    let lower = words.lowercased()
    if CellVocabulary.negations.contains(lower) || NegativeCue.forbids(label: words) {
      return .refusal
    }
    if CellVocabulary.affirmations.contains(lower) || manners.contains(lower)
      || Names.firstWord(words).map(makers.contains) == true
    {
      return .change
    }
    return .event(words)
  }

  /// Words before who makes a change.
  private static let makers: Lexicon = [
    "by", "durch", "vom", "von", "par", "por", "da", "dal", "dalla", "door", "oleh", "przez",
  ]
  /// How a change comes about, and that it may.
  private static let manners: Lexicon = [
    "automatic", "automatically", "manual", "manually", "user", "the user", "system", "the system",
    "possible", "permitted", "legal", "automatisch", "selbsttätig", "manuell", "händisch",
    "benutzer", "möglich", "automatique", "automatiquement", "manuel", "manuelle", "manuellement",
    "utilisateur", "autorisé", "automático", "automática", "automáticamente", "automaticamente",
    "usuario", "usuário", "permitido", "posible", "possível", "automatico", "automatica", "manuale",
    "utente", "possibile", "permesso", "handmatig", "gebruiker", "mogelijk", "otomatis",
    "pengguna", "boleh", "автоматически", "вручную", "возможно", "自動", "手動", "可能", "自动", "手动",
    "允许", "자동", "수동", "가능",
  ]
}
