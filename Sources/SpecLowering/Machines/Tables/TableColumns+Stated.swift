import SpecModel
import SpecText

/// Columns whose headers call their cells states, by words that do not tell which end of a change they are:
/// "Event | Resting state | Reached state".
extension TableColumns {
  /// Whether a header names something other than states, such as "Property"; a file in which each change is made is no
  /// subject of a table that leads on.
  static func isOfProperties(
    _ header: [String], _ roles: [ColumnRole?], leadsOn: Bool
  ) -> Bool {
    if namesScreens(header, roles) { return false }
    let isLeading = leadsOn || leadsFromControls(header, roles)
    return header.contains { text in
      Names.hasWord(text, in: foreign) || !isLeading && Names.hasWord(text, in: files)
    }
  }

  /// Whether a header for the source and one for the target hold a noun such as "screen".
  private static func namesScreens(_ header: [String], _ roles: [ColumnRole?]) -> Bool {
    holds([.source, .state], header, roles) && holds([.target], header, roles)
  }

  /// "Button | Target state | File", "Callback | Target state | File".
  private static func leadsFromControls(_ header: [String], _ roles: [ColumnRole?]) -> Bool {
    holds([.target], header, roles)
      && (roles.contains(.event) || control(in: header, roles) != nil)
  }

  private static func holds(
    _ wanted: [ColumnRole], _ header: [String], _ roles: [ColumnRole?]
  ) -> Bool {
    zip(header, roles).contains { text, role in
      role.map(wanted.contains) == true && Names.hasWord(text, in: TableVocabulary.stateNouns)
    }
  }

  /// Headers of tables about properties, measures and data.
  private static let foreign: Lexicon = [
    "property", "properties", "attribute", "metric", "metrics", "kpi", "token", "tokens",
    "variable", "field", "package", "version", "endpoint", "eigenschaft", "propriété", "propiedad",
    "propriedade", "proprietà", "eigenschap", "プロパティ", "属性", "속성",
  ]
  private static let files: Lexicon = [
    "file", "files", "datei", "dateien", "fichier", "fichiers", "archivo", "archivos", "arquivo",
    "arquivos", "bestand", "bestanden", "berkas", "plik", "pliki", "файл", "файлы", "ファイル", "文件",
    "檔案", "파일",
  ]

  // MARK: Two columns of one noun

  /// The two columns of one noun for a state, told apart by words of which one at least is unknown, where another column
  /// tells what happens.
  static func twins(
    in header: [String], _ roles: [ColumnRole?]
  ) -> (source: Int, target: Int)? {
    guard (3...8).contains(header.count), !roles.contains(.state), !roles.contains(.change),
      roles.contains(.event) || roles.contains(.action) || control(in: header, roles) != nil
    else { return nil }
    var found: [(column: Int, noun: String)] = []
    for column in header.indices where isOpenEnd(roles[column]) {
      if let noun = stateNoun(of: header[column]) {
        found.append((column, noun))
      } else if roles[column] != nil {
        // Another column is an end.
        return nil
      }
    }
    guard found.count == 2, found[0].noun == found[1].noun,
      case let (source, target) = (found[0].column, found[1].column),
      roles[source] == nil || roles[target] == nil,
      roles[source] != .target, roles[target] != .source
    else { return nil }
    return (source, target)
  }

  private static func isOpenEnd(_ role: ColumnRole?) -> Bool {
    role == nil || role == .source || role == .target
  }

  /// The noun for a state in a header that qualifies it: "Resting state", "Estado alcanzado", "到達した状態"; `nil` where
  /// the words tell what is said of states, or which theme or device they are of.
  static func stateNoun(of header: String) -> String? {
    let text = StateName.trimmed(ColumnRole.withoutParentheses(header))
    guard text.utf8.count <= 60 else { return nil }
    if text.utf8.first ?? 0 >= 0xE3 {
      return TableVocabulary.unspacedNouns.first { text.hasSuffix($0) && text != $0 }
    }
    let words = Names.words(text)
    guard (2...4).contains(words.count), let first = words.first, let last = words.last,
      !words.contains(where: attributes.contains), !words.contains(where: kinds.contains)
    else { return nil }
    if TableVocabulary.stateNouns.contains(last) { return last }
    return TableVocabulary.leadingNouns.contains(first) ? first : nil
  }

  /// Words beside a noun for a state that say of what kind it is, and nothing of a change.
  private static let kinds: Lexicon = [
    "error", "empty", "loading", "success", "default", "hover", "disabled", "selected", "active",
    "visual", "ui", "app", "related", "initially", "light", "dark", "day", "night", "mobile",
    "desktop", "tablet", "phone", "portrait", "landscape", "admin", "guest", "required", "valid",
    "allowed", "hell", "dunkel", "clair", "sombre", "claro", "oscuro", "escuro", "chiaro", "scuro",
    "светлый", "тёмный", "темный", "ошибки", "erreur", "vide", "vacío", "vazio", "vuoto",
  ]

  /// Sets two columns of one noun in the order of the document, in which changes go from left to right.
  mutating func orientTwins(_ lead: TableOrder.Lead?) {
    guard let lead, let (source, target) = twins,
      case let places = [source, target].map({ lead.place(of: $0, among: roles.count) }),
      places[0] > places[1]
    else { return }
    twins = (target, source)
  }

  /// Takes two columns of one noun for both ends, where they hold the same names.
  mutating func settleTwins(_ rows: [[String]]) -> Bool {
    guard form != .ends, let twins, rows.count > 1 else { return false }
    let ends = rows.compactMap { row -> (from: String, to: String)? in
      guard row.indices.contains(twins.source), row.indices.contains(twins.target),
        Self.isNameOrCode(row[twins.source]), Self.isNameOrCode(row[twins.target])
      else { return nil }
      return (Names.key(row[twins.source]), Names.key(row[twins.target]))
    }
    let sources = Set(ends.map(\.from))
    let targets = Set(ends.map(\.to))
    guard ends.count > 1, ends.count * 4 >= rows.count * 3,
      sources.intersection(targets).count > 1, sources.union(targets).count > 2,
      ends.count(where: { $0.from == $0.to }) * 2 <= ends.count,
      !sources.union(targets).allSatisfy(Self.verdicts.contains)
    else { return false }
    roles[twins.source] = .source
    roles[twins.target] = .target
    form = .ends
    return true
  }

  /// What cells say of parts that are compared: "Member view | Guest view".
  static let verdicts: Lexicon = [
    "yes", "no", "hidden", "visible", "shown", "enabled", "disabled", "allowed", "denied", "full",
    "limited", "partial", "read-only", "available", "unavailable", "on", "off", "none", "same",
  ]

  private static func isNameOrCode(_ text: String) -> Bool {
    isName(text)
      || text.utf8.first.map(ASCII.isLetter) == true && text.utf8.count <= 60
        && EventName.isIdentifier(text)
  }

  // MARK: One column beside a target

  /// "Event | Resting state | Goes to": takes the column whose header calls its cells states for what the rows leave,
  /// where they share names with the targets or most are known; else the rows are not taken for changes from any state.
  ///
  /// - Returns: whether there is such a column.
  mutating func settleStated(_ rows: [[String]], _ known: StateRegister) -> Bool {
    guard let target = roles.firstIndex(of: .target),
      let own = header.indices.first(where: {
        $0 < target && roles[$0] == nil && Self.stateNoun(of: header[$0]) != nil
      })
    else { return false }
    let cells = rows.compactMap { own < $0.count ? $0[own] : nil }
      .filter { !StateCell.isBlank($0) }
    guard !cells.isEmpty else { return false }
    let targets = Set(rows.compactMap { target < $0.count ? Names.key($0[target]) : nil })
    let shared = Set(cells.map { Names.key($0) }).intersection(targets)
    let named = cells.count {
      known.contains(StateName.splitQualifier($0).name) || CellVocabulary.isAny($0)
    }
    guard shared.count > 1 || rows.count < 4 && !shared.isEmpty || named * 2 >= cells.count,
      cells.count(where: { Self.isNameOrCode($0) || CellVocabulary.isAny($0) }) * 4
        >= cells.count * 3
    else {
      form = nil
      return true
    }
    roles[own] = .source
    form = .ends
    return true
  }
}
