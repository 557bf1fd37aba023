import SpecModel
public import SpecSyntax
import SpecText

/// What the text says about where the runs of a machine end.
public struct StatedEnd {
  private let document: Document
  /// The keys of the states whose rows say that they are ends; read where the first state is asked for.
  private lazy var rows: Set<String> = Self.rows(of: document)
  /// Where the names end that brackets call an end; read where the first state is asked for.
  private lazy var marked: [Int] = Self.marked(in: document)

  /// Makes a reader of a document.
  public init(_ document: Document) {
    self.document = document
  }

  private static let verdicts: [StaticString] = [
    " is the end", " is the last", " is final", " is the final", " is terminal", " ends the ",
    " ist das Ende", " ist der letzte", " est la fin", " es el final", " é o fim", " è la fine",
  ]

  private static let closures: [StaticString] = [
    "no way back", "no way out", "othing leads out", "cannot be left", "can't be left",
    "kein Weg zurück", "kein Weg hinaus", "ucune sortie", "inguna salida", "enhuma saída",
    "essuna uscita", "出口はない",
  ]

  /// Whether a sentence, a section or a row says of a state that a run ends in it.
  public mutating func isStated(_ name: String) -> Bool {
    Self.isStated(name, document.source.bytes) || Self.isStated(below: name, document)
      || rows.contains(Names.key(name)) || isMarked(name)
  }

  /// What brackets behind a name say of it, also in drawings: "FAILED (terminal)", "│ FAILED │ (终态)".
  private static let marks: [StaticString] = [
    "(terminal)", "(terminal state)", "(final)", "(final state)", "(end)", "(end state)",
    "(Terminal)", "(Final)", "(End)", "(Endzustand)", "(Ende)", "(état final)", "(fin)",
    "(estado final)", "(stato finale)", "(eindtoestand)", "(конечное)", "(конечное состояние)",
    "(终态)", "（终态）", "(终止态)", "（终止态）", "(終態)", "（終態）", "(終状態)", "（終状態）", "(終了状態)",
    "（終了状態）", "(최종)", "(최종 상태)", "(종료 상태)",
  ]
  /// Sides of boxes.
  private static let sides: [StaticString] = ["│", "┃", "║"]
  /// How far from a name its brackets may stand.
  private static let reach = 24

  private mutating func isMarked(_ name: String) -> Bool {
    let bytes = document.source.bytes
    let name = ContiguousArray(name.utf8)
    return marked.contains { end in
      let start = end - name.count
      return start >= 0 && bytes[start..<end].elementsEqual(name)
        && (start == 0 || !Self.isInName(bytes[start - 1]))
    }
  }

  /// Whether a byte right before a name makes both one name: "HALF_FAILED" is not "FAILED".
  private static func isInName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x5F || byte == ASCII.hyphen || byte == ASCII.dot
  }

  private static func marked(in document: Document) -> [Int] {
    let bytes = document.source.bytes
    var result: [Int] = []
    for mark in marks where document.mentions(mark) {
      var offset = 0
      while let found = ASCII.find(mark, in: bytes, offset..<bytes.count) {
        offset = found + mark.utf8CodeUnitCount
        result.append(end(ofNameBefore: found, bytes))
      }
    }
    return result
  }

  /// The place behind the name before brackets, without blanks, marks of code and the side of a box between.
  private static func end(ofNameBefore mark: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    var end = mark
    while end > max(0, mark - reach) {
      if [ASCII.space, ASCII.backtick, ASCII.quote, ASCII.pipe, 0x2A].contains(bytes[end - 1]) {
        end -= 1
      } else if end > 2, sides.contains(where: { ASCII.starts(bytes, at: end - 3, with: $0) }) {
        end -= 3
      } else {
        break
      }
    }
    return end
  }

  /// Whether the section with the name of a state says that nothing leads out of it: "there is no way back".
  private static func isStated(below name: String, _ document: Document) -> Bool {
    let found = closures.filter { document.mentions($0) }
    guard !found.isEmpty else { return false }
    let key = Names.key(name)
    return document.sections.indices.dropFirst().contains { section in
      guard Names.key(document.title(ofSection: section)) == key else { return false }
      return document.sections[section].ownNodes.contains { leaf in
        found.contains {
          ASCII.find($0, in: document.plain, document.plainText(of: Int(leaf))) != nil
        }
      }
    }
  }

  private static let ends: [StaticString] = [
    "Terminal state", "terminal state", "o outgoing", "Final state", "final state", "End state",
    "end state", "ndzustand", "keine Ausgänge", "État final", "état final", "stado final",
    "tato finale", "终态", "終状態", "終了状態", "최종 상태",
  ]

  private static let endWords: Lexicon = [
    "terminal", "final", "endzustand", "终态", "終端", "終状態", "終了状態", "최종",
  ]

  /// The keys of the heads of rows that say of a state that it is an end: "| Open | the door. Terminal state, no exit |".
  ///
  /// - Complexity: O(cells).
  private static func rows(of document: Document) -> Set<String> {
    let told = ends.filter { document.mentions($0) }
    var result: Set<String> = []
    for table in document.tables {
      for row in document.children(of: table) where document.nodes[row].level == 0 {
        let cells = document.children(of: row)
        let isEnd = cells.dropFirst().contains { cell in
          told.contains {
            ASCII.find($0, in: document.plain, document.plainText(of: cell)) != nil
          } || Names.hasWord(document.string(cell), in: endWords, ofAtMost: 2)
        }
        if isEnd, let head = cells.first { result.insert(Names.key(document.string(head))) }
      }
    }
    return result
  }

  /// Whether a sentence says of a state that it is the end: "Home is the end of this flow".
  private static func isStated(_ name: String, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let name = Array(name.utf8)
    return verdicts.contains { verdict in
      var offset = 0
      while let found = ASCII.find(verdict, in: bytes, offset..<bytes.count) {
        // Marks of code and quotes may stand between.
        var end = found
        while end > 0, [ASCII.backtick, ASCII.quote, 0x2A].contains(bytes[end - 1]) {
          end -= 1
        }
        if end >= name.count, bytes[end - name.count..<end].elementsEqual(name) { return true }
        offset = found + verdict.utf8CodeUnitCount
      }
      return false
    }
  }
}
