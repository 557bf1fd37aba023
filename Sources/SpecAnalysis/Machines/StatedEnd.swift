import SpecModel
public import SpecSyntax
import SpecText

/// What the text says about where the runs of a machine end.
public struct StatedEnd {
  private let document: Document
  /// The keys of the states whose rows say that they are ends; read where the first state is asked for.
  private lazy var rows: Set<String> = Self.rows(of: document)

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
      || rows.contains(Names.key(name))
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
