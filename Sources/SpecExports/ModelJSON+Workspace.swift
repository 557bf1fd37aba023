import SpecAnalysis
import SpecJSON
import SpecModel
import SpecText

extension ModelJSONWriter {
  /// Writes the links to other documents with what the run knows about them.
  func writeLinks(to json: inout JSONWriter) {
    guard let links else { return }
    list("links", links, to: &json) { link, json in
      json.field("target", link.target)
      json.field("path", link.path)
      json.field("fragment", ifPresent: link.fragment)
      json.field("kind", link.kind.rawValue)
      json.field("status", link.status.rawValue)
      json.field("state", ifPresent: link.state)
      json.field("line", line(link.origin))
    }
  }

  /// Writes where a used token is defined: one place, or several that are equally near and disagree.
  func writeMeaning(of use: TokenUse, to json: inout JSONWriter) {
    switch scopes?.meaning(of: use.name, in: Int(spec.file.index)) {
    case .defined(let token, let scope):
      json.object("definition") { json in
        json.field("scope", scope.rawValue)
        writePlace(of: token, to: &json)
      }
    case .ambiguous(let tokens, let scope):
      json.object("ambiguous") { json in
        json.field("scope", scope.rawValue)
        list("places", Array(tokens.prefix(20)), to: &json, writePlace)
      }
    case .undefined, nil: break
    }
  }

  private func writePlace(of token: Token, to json: inout JSONWriter) {
    json.field("path", files.path(token.origin.file))
    json.field("line", line(token.origin))
    json.field("value", token.value)
  }
}
