import SpecModel
import SpecSyntax
import SpecText

/// Tells screens that a flow may leave out, "[Intro?]", from questions that its way turns on, "[Signed in?]".
///
/// A question has two ways out, or answers on them. A box with one way through, or one whose name the document gives to
/// a screen or a section elsewhere, is the screen of that name.
struct OptionalScreens {
  let known: KnownStates
  let parts: NamedParts

  /// The name of an optional screen; `nil` where a text has no question mark, or asks.
  ///
  /// - Parameters:
  ///   - ways: how many ways lead out.
  ///   - isBoxed: whether the text stands in a box or in brackets.
  ///   - isAnswered: whether words on a way out answer the question.
  func name(_ text: String, ways: Int, isBoxed: Bool, isAnswered: Bool) -> String? {
    guard !isAnswered, let name = Self.name(of: text) else { return nil }
    return isBoxed && ways == 1 || known.name(of: name) != nil || parts.has(name) ? name : nil
  }

  /// The words before the question mark, where they may name a screen: "Intro" of "[Intro?]".
  static func name(of text: String) -> String? {
    guard let mark = text.last(where: { !" ])】\"」".contains($0) }), "?？".contains(mark) else {
      return nil
    }
    let bare = ArrowSide.unwrapped(text)
    guard let last = bare.last, "?？".contains(last) else { return nil }
    let name = StateName.trimmed(String(bare.dropLast()))
    let words = Names.words(name)
    guard (1...3).contains(words.count), name.count <= 32, name.first != "¿",
      ArrowSide.isName(name), FlowSteps.kind(of: name) != .action, !tellsCondition(name, words)
    else { return nil }
    return name
  }

  /// Whether words tell how things stand, "Signed in", "First launch", or ask, "Is it full".
  private static func tellsCondition(_ name: String, _ words: [String]) -> Bool {
    if name.utf8.contains(where: { $0 >= 0xE3 }) { return marks.contains(where: name.contains) }
    if words.contains(where: conditions.contains) { return true }
    return words.contains { word in
      word.utf8.count > 4 && participles.contains(where: word.hasSuffix)
    }
  }

  /// The endings of participles: "completed", "angemeldet" has none of its own and is listed, "connecté", "conectado".
  private static let participles = [
    "ed", "iert", "é", "ée", "és", "ado", "ada", "ido", "ida", "ato", "ata", "uto", "uta", "ito",
    "ita", "able", "bar",
  ]

  private static let conditions: Lexicon = [
    "is", "are", "was", "has", "have", "had", "does", "do", "did", "can", "should", "will", "need",
    "needs", "any", "already", "first", "new", "more", "enough", "left", "valid", "invalid",
    "logged", "signed", "done", "complete", "empty", "full", "exists", "exist", "found", "ok",
    "okay", "success", "successful", "error", "correct", "wrong", "online", "offline", "ready",
    "set", "active", "true", "false", "same", "last", "free", "paid", "won", "lost", "yes", "no",
    "user", "token", "session", "cached", "known", "skip", "retry", "quit", "exit", "save",
    "cancel", "delete", "discard", "continue", "again", "premium",
    "ist", "sind", "hat", "gibt", "schon", "noch", "neu", "neuer", "erster", "erste", "erstes",
    "gültig", "leer", "voll", "fertig", "vorhanden", "angemeldet", "eingeloggt", "bekannt",
    "erfolgreich", "richtig", "falsch", "verbunden", "bestanden", "gefunden", "abgelaufen",
    "weiter", "est", "sont", "déjà", "premier", "première", "nouveau", "nouvel", "valide", "vide",
    "existe", "réussi", "plein", "expiré", "es", "está", "hay", "tiene", "primer", "primera",
    "nuevo", "nueva", "válido", "válida", "vacío", "vacía", "lleno", "éxito", "é", "tem",
    "há", "primeiro", "primeira", "novo", "nova", "vazio", "vazia", "sucesso", "sessão", "sesión",
    "è", "sono", "primo", "prima", "nuovo", "nuova", "valido", "valida", "vuoto", "vuota",
    "esiste", "pieno", "successo", "zijn", "heeft", "eerste", "nieuw", "nieuwe", "geldig",
    "leeg", "vol", "klaar", "ingelogd", "aangemeld", "bestaat", "gelukt", "sudah", "belum", "ada",
    "apakah", "pertama", "baru", "berhasil", "kosong", "penuh", "selesai",
  ]
  /// The same within words of scripts without blanks.
  private static let marks = [
    "済", "中", "ますか", "ですか", "たか", "るか", "か？", "初回", "初めて", "有効", "無効", "成功", "失敗", "あり",
    "なし", "ある", "ない", "存在", "OK", "した", "いる", "空", "満", "是否", "已", "有", "没", "首次", "第一次",
    "失败", "有效", "吗", "为空", "登录了", "完成", "되었", "됐", "했", "인가", "여부", "있", "없", "성공", "실패",
    "첫", "최초", "유효", "완료", "까",
  ]
}

/// The names that headings and the bold beginnings of items give to the parts of a document.
final class NamedParts {
  private let context: LoweringContext
  private lazy var keys = Self.keys(of: context)

  init(_ context: LoweringContext) { self.context = context }

  /// Whether a heading or an item begins with a name.
  func has(_ name: String) -> Bool { keys.contains(Names.key(name)) }

  private static func keys(of context: LoweringContext) -> Set<String> {
    let document = context.document
    var keys: Set<String> = []
    func add(_ text: String) {
      let bare = StateName.withoutNumbering(StateName.trimmed(text))
      keys.insert(Names.key(StateName.splitQualifier(bare).name))
      keys.insert(Names.key(bare))
    }
    for section in document.sections.indices.dropFirst() {
      add(document.title(ofSection: section))
    }
    for line in context.lines where line.holder == .item && !document.nodes[line.node].runs.isEmpty
    {
      guard let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong]),
        span.count <= 60
      else { continue }
      var text = document.string(plain: span)
      while let last = text.last, ":：".contains(last) { text.removeLast() }
      add(text)
    }
    keys.remove("")
    return keys
  }
}
