import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Headings over sections of their own level, and titles that need nothing below them.
extension EmptySection {
  /// Plural nouns that name what the sections behind a heading are.
  private static let containers: Lexicon = [
    "components", "screens", "pages", "views", "flows", "journeys", "features", "requirements",
    "principles", "pillars", "rules", "issues", "bugs", "findings", "modules", "patterns",
    "foundations", "steps", "phases", "scenarios", "stories", "komponenten", "seiten",
    "anforderungen", "prinzipien", "composants", "écrans", "exigences", "principes", "componentes",
    "pantallas", "requisitos", "principios", "telas", "componenti", "schermate", "requisiti",
    "componenten", "schermen", "komponen", "halaman",
  ]

  /// What to say where the sections of a heading stand on its own level: "Components", then "Card" and "Chip".
  func sameLevel(_ index: Int, _ document: Document) -> Diagnostic? {
    let series = series(after: index, document)
    guard series != nil || isContainer(index, document) else { return nil }
    let text = document.plainText(of: Int(document.sections[index].heading))
    let first = document.title(ofSection: index + 1)
    let members =
      series.map { "'\(first)' to '\(document.title(ofSection: $0.upperBound))' are one series" }
      ?? "'\(first)' and what follows are on the same level"
    var found = diagnostic(
      "'\(document.title(ofSection: index))' is on the level of its own sections",
      at: document.origin(document.sourceRange(plain: text)), label: "nothing below it",
      why: members + ", and none of them is below this heading",
      help:
        "put the sections \(series == nil ? "that belong to it" : "of the series") one level deeper"
    )
    found.severity = .info
    return found
  }

  /// Whether several lines of text are a heading by the row of "=" or "-" below them.
  func isUnderlined(_ section: Int, _ document: Document) -> Bool {
    let range = document.nodes[Int(document.sections[section].heading)].range
    let bytes = document.source.bytes[range.offsets]
    return bytes.first != ASCII.hash && bytes.count { $0 == ASCII.lineFeed } > 1
  }

  /// What to say of lines that were meant as text, with a line between two parts right below them.
  func madeByRule(_ index: Int, _ document: Document) -> Diagnostic? {
    guard isUnderlined(index, document) else { return nil }
    let text = document.plainText(of: Int(document.sections[index].heading))
    return diagnostic(
      "the row of signs below these lines makes them a heading",
      at: document.origin(document.sourceRange(plain: text)), label: "one heading",
      why: "without an empty line between, '---' is no line between two parts but an underline",
      help: "put an empty line above the row of signs")
  }

  /// Whether the title ends in a noun for parts, and sections of its level with something in them follow.
  private func isContainer(_ index: Int, _ document: Document) -> Bool {
    let sections = document.sections
    guard index + 2 < sections.count, sections[index + 1].level == sections[index].level,
      sections[index + 1].nodes.count > 1
    else { return false }
    return Names.words(document.title(ofSection: index)).last.map(Self.containers.contains) == true
  }

  /// The sections behind an empty one that are numbered as one series on its own level: "PAY-01 Card", "PAY-02 Cash",
  /// or "1. Speed", "2. Trust".
  func series(after index: Int, _ document: Document) -> ClosedRange<Int>? {
    let level = document.sections[index].level
    let prefix = identifier(index + 1, document)
    let isCounted =
      ordinal(index, document) == nil && ordinal(index + 1, document) == 1
    guard prefix != nil && prefix != identifier(index, document) || isCounted else { return nil }
    var last = index + 1
    var number = 1
    for next in index + 2..<max(index + 2, document.sections.count) {
      if document.sections[next].level > level { continue }
      number += 1
      guard document.sections[next].level == level,
        isCounted ? ordinal(next, document) == number : identifier(next, document) == prefix
      else { break }
      last = next
    }
    return last > index + 1 && document.sections[index + 1].level == level ? index + 1...last : nil
  }

  /// The number with which a title begins, before a full stop or a parenthesis: "1. Speed".
  private func ordinal(_ index: Int, _ document: Document) -> Int? {
    guard document.sections.indices.contains(index) else { return nil }
    let title = document.title(ofSection: index)
    let digits = title.prefix { $0.isASCII && $0.isNumber }
    let rest = title.dropFirst(digits.count)
    guard digits.count <= 2, rest.first == "." || rest.first == ")", rest.dropFirst().first == " "
    else { return nil }
    return Int(digits)
  }

  /// The capitals with which the title of a section begins, before a hyphen and a number.
  private func identifier(_ index: Int, _ document: Document) -> String? {
    guard document.sections.indices.contains(index) else { return nil }
    var title = Substring(document.title(ofSection: index)).utf8
    // "[PAY-01] Card"
    if title.first == 0x5B { title = title.dropFirst() }
    let letters = title.prefix { $0 &- 0x41 < 26 }
    let rest = title.dropFirst(letters.count)
    guard letters.count > 1, rest.first == 0x2D, rest.dropFirst().first.map(ASCII.isDigit) == true
    else { return nil }
    return String(Substring(letters))
  }

  private static let marks: Set<Character> = ["✅", "✔", "☑", "❌", "✓", "🚫", "🎉"]
  private static let verdicts: Lexicon = [
    "complete", "completed", "done", "finished", "cancelled", "canceled", "closed", "shipped",
    "merged", "fixed", "resolved", "obsolete", "deprecated", "removed", "skipped", "abandoned",
    "erledigt", "fertig", "abgeschlossen", "abgebrochen", "entfällt", "terminé", "terminée", "fait",
    "annulé", "completo", "completa", "completado", "completada", "hecho", "terminado", "cancelado",
    "concluído", "concluída", "feito", "completato", "fatto", "annullato", "afgerond", "klaar",
    "selesai", "готово", "выполнено", "отменено", "完了", "完成", "已完成", "取消", "완료", "취소",
  ]

  /// What a title says of what is not there yet.
  private static let unbuilt = [
    "🚧", "⏳", "not implemented", "not yet implemented", "not built", "coming soon", "to be written",
    "to be added", "noch nicht", "pas encore", "à venir", "pendiente", "próximamente", "em breve",
    "não implementado", "in arrivo", "미구현", "구현 예정", "준비 중", "未実装", "未实现", "未實作", "待实现",
    "待补充", "実装予定", "準備中", "作成中",
  ]

  /// Whether a title ends in how something came out, "Phase 2 — DONE (both parts)", "Login ✅", or says that nothing is
  /// there: "Statistics 🚧".
  static func isVerdict(_ title: String) -> Bool {
    let lower = title.lowercased()
    if unbuilt.contains(where: lower.contains) { return true }
    var text = title[...]
    if text.last == ")", let open = text.lastIndex(of: "(") {
      // "Login (done)"
      let inner = text[text.index(after: open)...].dropLast()
      if Names.words(String(inner)).allSatisfy(verdicts.contains) { return open > text.startIndex }
      text = text[..<open]
    }
    while let last = text.last, last == " " || last == "*" { text = text.dropLast() }
    guard let last = text.unicodeScalars.last(where: { $0.value != 0xFE0F }) else { return false }
    if marks.contains(Character(last)) { return true }
    guard let dash = text.lastIndex(where: { "—–:-".contains($0) }), dash > text.startIndex else {
      return false
    }
    let words = Names.words(String(text[text.index(after: dash)...]))
    return words.count <= 2 && words.contains(where: verdicts.contains)
  }
}
