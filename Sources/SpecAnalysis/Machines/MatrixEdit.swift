public import SpecModel
public import SpecSyntax
public import SpecText

/// Rows to add to a declared transition table.
public enum MatrixEdit {
  /// A new row written like an existing one, and the place after that row.
  public struct Row: Sendable, Hashable {
    /// A line feed and the row.
    public var text: String
    /// The empty place at the end of the existing row's line.
    public var range: SourceRange
  }

  /// A row like that of a transition with other ends and trigger; `nil` where it stands in no table.
  ///
  /// - Complexity: O(nodes).
  public static func row(
    like transition: Transition, source: String, target: String, trigger: String,
    in document: Document
  ) -> Row? {
    guard let row = rowNode(at: transition.origin, in: document) else { return nil }
    let cells = document.children(of: row)
    func column(_ origin: Origin?) -> Int? {
      guard let origin else { return nil }
      return cells.firstIndex { document.nodes[$0].range.contains(origin.range) }
    }
    guard let from = column(transition.sourceOrigin), let to = column(transition.targetOrigin),
      from != to
    else { return nil }
    // A column that says of each row that it holds says so of the new one.
    var texts = cells.map { cell in
      let text = document.string(cell)
      return Names.isPhrase(text, in: affirmations) || signs.contains(text) ? text : ""
    }
    if let column = column(transition.trigger?.origin) { texts[column] = trigger }
    texts[from] = source
    texts[to] = target
    let written = texts.map { $0.isEmpty ? " — " : " \(escaped($0)) " }
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(document.nodes[row].range.start)))
    return Row(
      text: "\n|" + written.joined(separator: "|") + "|",
      range: SourceRange(Int(line.end), Int(line.end)))
  }

  private static let affirmations: Lexicon = [
    "yes", "y", "valid", "allowed", "ok", "true", "ja", "gültig", "erlaubt", "oui", "valide", "sí",
    "si", "válido", "sim", "sì", "valido", "geldig", "ya", "はい", "有効", "是", "有效", "允许", "예",
    "유효", "да",
  ]
  private static let signs: Set<String> = ["✅", "✓", "✔", "✔️", "☑", "☑️", "🟢", "○", "●", "⭕"]

  private static func rowNode(at origin: Origin, in document: Document) -> Int? {
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(origin.range.start)))
    // Nodes stand in the order of their beginnings.
    var low = 0
    var high = document.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if document.nodes[middle].range.start < line.start { low = middle + 1 } else { high = middle }
    }
    return document.nodes[low...].prefix { $0.range.start <= line.end }
      .firstIndex { $0.kind == .tableRow }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "|" { result += "\\" }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }
}
