import SpecModel
import SpecSyntax
import SpecText

/// Lines and columns that show what nobody shall do: "❌ className=…", "color: #FFF; // ❌", "Wrong | Right".
struct Counterexamples {
  private let document: Document
  private var cells: [SourceRange] = []

  /// Reads the tables of a document that hold the text colour of a pair.
  init(_ document: Document, _ tables: [InkTable]) {
    self.document = document
    for table in tables {
      let titles = table.titles.map(\.trimmedSpaces)
      cells += table.cells(
        ofColumns: titles.indices.filter { Self.isRefused(titles[$0], among: titles) })
    }
  }

  /// First words of titles of such columns, and of remarks behind code.
  private static let words: Lexicon = [
    "wrong", "bad", "incorrect", "don't", "dont", "avoid", "falsch", "schlecht", "vermeiden",
    "faux", "mauvais", "incorrecto", "incorrecta", "evitar", "errado", "incorreto", "sbagliato",
    "scorretto", "evitare", "fout", "vermijden", "salah", "hindari", "неправильно", "неверно",
    "плохо",
  ]
  private static let scripts = [
    "错误示例", "错误用法", "错误写法", "反例", "不推荐", "錯誤示例", "悪い例", "誤った", "間違い", "잘못된", "나쁜 예",
  ]
  /// Titles that are such only beside one of the others: "错误" alone may be a state.
  private static let opposites: [(wrong: Set<String>, right: Set<String>)] = [
    (["错误", "錯誤", "誤", "禁止"], ["正确", "正確", "正", "推荐"]),
    (["ng", "×", "✕", "✖"], ["ok", "○", "✓", "✔", "✅"]),
    (["nicht"], ["so", "tun", "richtig"]),
  ]

  private static func isRefused(_ title: String, among titles: [String]) -> Bool {
    guard !title.isEmpty, title.utf8.count < 60 else { return false }
    if RefusalTitles.refuses(title) || opens(title) || scripts.contains(where: title.contains) {
      return true
    }
    let own = title.lowercased()
    return opposites.contains { pair in
      pair.wrong.contains(own) && titles.contains { pair.right.contains($0.lowercased()) }
    }
  }

  /// Whether a short text begins with such a word: "Wrong", "Bad usage".
  private static func opens(_ text: String) -> Bool {
    Names.firstWord(text).map(words.contains) == true && Names.wordCount(text) <= 3
  }

  // MARK: Lines

  private static let signs: [StaticString] = ["❌", "✗", "✘", "🚫"]
  private static let remarks: [StaticString] = ["//", "/*", "<!--", "# ", "←"]
  /// First words behind a sign that is the picture of a status: "❌ Failed: …".
  private static let statuses: Lexicon = [
    "error", "errors", "failed", "failure", "fail", "rejected", "denied", "declined", "cancelled",
    "canceled", "expired", "blocked", "offline", "closed", "close", "missed", "absent", "overdue",
    "danger", "destructive", "critical", "invalid", "inactive", "unavailable", "disconnected",
    "fehler", "fehlgeschlagen", "abgelehnt", "erreur", "échec", "échoué", "refusé", "fallido",
    "rechazado", "erro", "falha", "errore", "fallito", "fout", "mislukt", "gagal", "ditolak",
    "エラー", "失敗", "失败", "错误", "錯誤", "오류", "실패", "ошибка", "отклонено",
  ]

  /// Whether a place is in a cell of such a column, or on a line with such a sign.
  func contain(_ origin: Origin) -> Bool {
    cells.hold(origin) || isMarked(origin)
  }

  /// Whether the line begins with the sign, or code has it in a remark behind the place.
  private func isMarked(_ origin: Origin) -> Bool {
    let source = document.source
    let bytes = source.bytes
    let line = source.lineRange(source.lineIndex(of: Int(origin.range.start))).offsets
    guard line.count <= 2000 else { return false }
    var start = line.lowerBound
    while start < line.upperBound, isMark(bytes[start]) { start += 1 }
    if hasSign(at: start) {
      let rest = source.string(SourceRange(start, line.upperBound))
      return Names.firstWord(rest).map(Self.statuses.contains) != true
    }
    let end = Int(origin.range.end)
    guard end < line.upperBound, document.isCode(origin.range.start) else { return false }
    let places = Self.remarks.compactMap { ASCII.find($0, in: bytes, end..<line.upperBound) }
    guard let remark = places.min() else { return false }
    let text = source.string(SourceRange(remark, line.upperBound))
    return Self.opens(text)
      || Self.signs.contains { ASCII.find($0, in: bytes, remark..<line.upperBound) != nil }
  }

  /// Whether a byte is a blank, or a mark that begins an item, a quotation, a row, a remark or a stretch of code.
  private func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.space, ASCII.tab, ASCII.hyphen, ASCII.pipe, ASCII.slash, ASCII.hash: true
    case ASCII.backtick, 0x2A, 0x2B, 0x3E: true
    default: false
    }
  }

  private func hasSign(at offset: Int) -> Bool {
    Self.signs.contains { ASCII.starts(document.source.bytes, at: offset, with: $0) }
  }
}
