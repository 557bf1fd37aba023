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
