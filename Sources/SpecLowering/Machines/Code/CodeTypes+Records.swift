import SpecModel
import SpecText

/// Tells the records of data from what an interface holds: a column of a record is no state of the interface.
extension CodeTypes {
  /// Whether a group declares the fields of a record, "Invoice { id; customerId; createdAt; status }": it has an id, or
  /// the moments at which it was written, beside other fields of data, and nothing that only an interface has.
  func isRecord(_ group: Int) -> Bool {
    guard code.groups[group].open == 0x7B else { return false }
    let keys = code.groups[group].elements.flatMap { self.keys(of: $0) }
    guard keys.count > 3, !keys.contains(where: Self.isOfInterface), !namesState(group) else {
      return false
    }
    let stamps = keys.count(where: Self.isStamp)
    if stamps > 1 { return true }
    let isIdentified = keys.contains { Self.ids.contains($0.lowercased()) }
    let fields = keys.count { Self.isReference($0) || Self.fields.contains($0.lowercased()) }
    return fields + stamps > (isIdentified ? 1 : 3)
  }

  /// "dueDate?: string" and "title: string" of what stands between two commas or semicolons, on one line or several.
  private func keys(of element: CodeLiteral.Element) -> [String] {
    element.items.indices.compactMap { index in
      guard case .atom(let range) = element.items[index], range.count <= 40 else { return nil }
      var next = index + 1
      if next < element.items.count, case .sign(0x3F) = element.items[next] { next += 1 }
      guard next < element.items.count, case .sign(0x3A) = element.items[next] else { return nil }
      return code.text(range)
    }
  }

  /// "onRetry", "isLoading", "progress": what no column of data is called.
  private static func isOfInterface(_ key: String) -> Bool {
    if interfaces.contains(key.lowercased()) { return true }
    for prefix in ["on", "is", "set"] where key.hasPrefix(prefix) {
      guard let letter = key.dropFirst(prefix.count).first, letter.isUppercase else { continue }
      // "isActive" may be a column.
      return prefix != "is" || looks.contains(where: key.hasSuffix)
    }
    return false
  }

  /// "createdAt", "updated_at", "criado_em"
  private static func isStamp(_ key: String) -> Bool {
    let words = Names.words(key.replacing("_", with: " "))
    if words.count > 1, let last = words.last, moments.contains(last), acts.contains(words[0]) {
      return true
    }
    return stamps.contains(key.lowercased())
  }

  /// "customerId", "draft_id", "imageUrl": what points to another record or a file.
  private static func isReference(_ key: String) -> Bool {
    key.utf8.count > 3
      && (key.hasSuffix("Id") || key.hasSuffix("Url") || key.hasSuffix("_id")
        || key.hasSuffix("ID"))
  }

  /// Whether the name of a type before a group is that of a state: "interface UploadState { … }".
  private func namesState(_ group: Int) -> Bool {
    for outer in code.groups {
      for element in outer.elements {
        for index in element.items.indices {
          guard case .group(group) = element.items[index], index > 0 else { continue }
          for item in element.items[..<index].reversed() {
            guard case .atom(let range) = item else {
              if case .group = item { break }
              continue
            }
            if range.count <= 60, Self.states.contains(where: code.text(range).hasSuffix) {
              return true
            }
          }
        }
      }
    }
    return false
  }

  private static let states: [String] = ["State", "Status", "Props", "UI", "ViewModel"]
  private static let ids: Lexicon = ["id", "_id", "uuid", "uid", "guid", "pk"]
  private static let acts: Lexicon = [
    "created", "updated", "modified", "deleted", "published", "scheduled", "accessed", "criado",
    "atualizado", "creado", "actualizado",
  ]
  private static let moments: Lexicon = ["at", "on", "date", "time", "for", "em", "en"]
  private static let stamps: Lexicon = [
    "createdat", "updatedat", "deletedat", "modifiedat", "publishedat", "timestamp", "createdon",
    "updatedon", "lastaccessedat",
  ]
  private static let fields: Lexicon = [
    "title", "name", "description", "email", "price", "slug", "content", "duedate", "priority",
    "category", "amount", "currency", "author", "owner", "phone", "address", "imageurl", "url",
    "tags", "code", "notes",
  ]
  private static let interfaces: Lexicon = [
    "progress", "error", "isopen", "children", "classname", "disabled", "loading", "file",
    "selected", "expanded", "visible",
  ]
  private static let looks: [String] = [
    "Loading", "Open", "Visible", "Expanded", "Pending", "Busy",
  ]
}
