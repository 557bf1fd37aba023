import SpecAnalysis
import SpecJSON
import SpecModel
import SpecText

extension ModelJSONWriter {
  /// Writes how many lines were understood, and which look like a fact without being one of the model.
  func writeMap(to json: inout JSONWriter) {
    guard let map, let source = files[spec.file] else { return }
    json.field("share", map.share.map { ($0 * 10_000).rounded(.down) / 10_000 })
    json.object("lines") { json in
      for kind in LineMark.Kind.allCases { json.field(JSONKey(kind.rawValue), map.count(kind)) }
    }
    let unread = map.marks.indices.filter {
      map.marks[$0].kind == .notUnderstood && !map.marks[$0].isUnresolved
    }
    list("unread", unread, to: &json) { index, json in
      json.field("line", index + 1)
      json.field("text", MapLine.text(index, of: source))
      json.field("why", map.marks[index].reason)
    }
  }
}
