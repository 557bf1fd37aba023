import SpecAnalysis
import SpecJSON
import SpecModel
import SpecText

extension ModelJSONWriter {
  /// Writes what looked like a fact and was not compiled: what passes of the compiler could not use, and the lines that
  /// plainly give a value to a name.
  func writeUnresolved(to json: inout JSONWriter) {
    var entries = spec.unresolved.map { (line: line($0.origin), text: $0.text, why: $0.why) }
    if let map, let source = files[spec.file] {
      for index in map.marks.indices where map.marks[index].isNamedValue {
        entries.append(
          (index + 1, MapLine.text(index, of: source), map.marks[index].reason ?? ""))
      }
      entries = entries.enumerated()
        .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map { $0.element }
    }
    list("unresolved", entries, to: &json) { entry, json in
      json.field("line", entry.line)
      json.field("text", entry.text)
      json.field("why", entry.why)
    }
  }

  /// Writes how many lines were understood, and which look like a fact without being one of the model.
  func writeMap(to json: inout JSONWriter) {
    guard let map, let source = files[spec.file] else { return }
    json.field("share", map.share.map { ($0 * 10_000).rounded(.down) / 10_000 })
    json.object("lines") { json in
      for kind in LineMark.Kind.allCases { json.field(JSONKey(kind.rawValue), map.count(kind)) }
    }
    let unread = map.marks.indices.filter {
      map.marks[$0].kind == .notUnderstood && !map.marks[$0].isUnresolved
        && !map.marks[$0].isNamedValue
    }
    list("unread", unread, to: &json) { index, json in
      json.field("line", index + 1)
      json.field("text", MapLine.text(index, of: source))
      json.field("why", map.marks[index].reason)
    }
  }
}
