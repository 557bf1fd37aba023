public import SpecModel
public import SpecSyntax
import SpecText

/// Names of design values that a line introduces and the lines below it describe.
///
/// A style guide writes "**Token:** `type.body`" or the name alone, and its size, weight and use in a list below.
public enum TitledTokens {
  /// The keys of the names in a document that stand alone on a line, or behind the label "Token".
  ///
  /// - Complexity: O(uses × length of the line).
  public static func find(in document: Document, spec: SpecDocument) -> Set<String> {
    var result: Set<String> = []
    for use in spec.tokenUses where use.name.utf8.contains(0x2E) || use.name.utf8.contains(0x2D) {
      let line = document.firstLine(of: use.origin.range)
      guard line.count <= use.name.utf8.count + 24 else { continue }
      let own = Names.words(use.name)
      var words = Names.words(document.source.string(line))
      if let first = words.first, first == "token" || first == "name" { words.removeFirst() }
      if words == own { result.insert(TokenIndex.key(use.name)) }
    }
    return result
  }
}
