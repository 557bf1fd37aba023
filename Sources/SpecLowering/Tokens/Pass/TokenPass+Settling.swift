import SpecModel
import SpecSyntax

extension TokenPass {
  /// Sets right what the places of values tell of them when all tokens are known.
  static func settle(_ tokens: inout [Token], in document: Document) {
    TypeParts.settle(&tokens, in: document)
    ColorAlpha.settle(&tokens, in: document)
  }
}
