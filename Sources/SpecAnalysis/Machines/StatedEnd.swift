import SpecModel
public import SpecSyntax
import SpecText

/// What the text says about where the runs of a machine end.
public enum StatedEnd {
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
  public static func isStated(_ name: String, anywhereIn document: Document) -> Bool {
    isStated(name, document.source.bytes) || isStated(below: name, document)
      || isStated(inRowOf: name, document)
  }

  /// Whether the section with the name of a state says that nothing leads out of it: "there is no way back".
  public static func isStated(below name: String, _ document: Document) -> Bool {
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

  /// Whether a row with the name of a state says that it is an end: "| Open | the door. Terminal state, no exit |".
  public static func isStated(inRowOf name: String, _ document: Document) -> Bool {
    let told = ends.filter { document.mentions($0) }
    let key = Names.key(name)
    return document.nodes.indices.contains { row in
      let node = document.nodes[row]
      guard node.kind == .tableRow, node.level == 0, let head = document.firstChild(of: row),
        Names.key(document.string(head)) == key
      else { return false }
      return document.children(of: row).dropFirst().contains { cell in
        told.contains {
          ASCII.find($0, in: document.plain, document.plainText(of: cell)) != nil
        } || Names.hasWord(document.string(cell), in: endWords, ofAtMost: 2)
      }
    }
  }

  /// Whether a sentence says of a state that it is the end: "Home is the end of this flow".
  public static func isStated(_ name: String, _ bytes: ContiguousArray<UInt8>) -> Bool {
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
