import SpecText

/// Comparisons in a clause that denies: "nothing is cached for longer than 10 minutes" is a limit of ten minutes.
extension Bounds {
  /// Whether a comparison is denied: by the word before it, by the subject of its verb, or anywhere in its clause.
  func negates(_ comparison: WordKey, _ start: Int) -> Bool {
    if let (word, next) = word(before: start),
      UnitTable.negations.contains(word) || Self.lasting.contains(word) && denies(before: next)
    {
      return true
    }
    return deniesClause(before: comparison, start)
  }

  /// Whether the clause before a comparison denies that anything lasts so long, or so short.
  ///
  /// "If nothing is typed for longer than 3 s" denies nothing: it is the time in which nothing comes that is long.
  func deniesClause(before comparison: WordKey, _ start: Int) -> Bool {
    guard !Self.ofSize.contains(comparison) else { return false }
    var clause = Clause()
    var start = start
    for _ in 0..<14 {
      while Self.isMark(scanner.byte(start - 1)) || Self.isMark(scanner.byte(start - 2)) {
        start -= 1
      }
      guard scanner.byte(scanner.leading(start) - 1) != 0x2E, let (word, next) = word(before: start)
      else { break }
      guard clause.take(word) else { return false }
      start = next
    }
    return clause.denies
  }

  /// What may stand around or between words, and is none: marks of Markdown, quotation marks, hyphens.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x60 || byte == 0x2A || byte == 0x22 || byte == 0x2D
  }

  /// The words of a clause from its comparison backwards.
  private struct Clause {
    private(set) var denies = false
    private var hasVerb = false
    private var count = 0

    /// Takes the next word to the left; `false` where it shows that nothing is denied.
    mutating func take(_ word: WordKey) -> Bool {
      if Bounds.openings.contains(word) { return false }
      guard !denies else { return true }
      if Bounds.joints.contains(word) || Bounds.lapses.contains(word) { return false }
      if Bounds.totals.contains(word) {
        denies = count > 0
        return denies
      }
      if UnitTable.negations.contains(word) || Bounds.partials.contains(word) {
        // "Must not stay": the verb may stand on either side of the denial.
        isDenied = true
      }
      if Bounds.verbs.contains(word) { hasVerb = true }
      if isDenied, hasVerb { denies = true }
      if !Bounds.spanJoints.contains(word) { count += 1 }
      return true
    }

    private var isDenied = false
  }

  private static let ofSize = WordKey.set(
    "wider", "taller", "larger", "bigger", "higher", "deeper", "thicker", "smaller", "narrower",
    "lower", "thinner", "closer", "nearer", "farther", "further", "größer")
  /// Words that deny all of something, or at all times.
  private static let totals = WordKey.set(
    "nothing", "none", "nobody", "never", "neither", "nichts", "niemand", "nie", "niemals", "rien",
    "personne", "jamais", "nada", "nadie", "nunca", "jamás", "ninguém", "niente", "nulla",
    "nessuno", "mai", "niets", "nooit", "jangan")
  private static let partials = WordKey.set(
    "kein", "keine", "keiner", "keinen", "aucun", "aucune", "ningún", "ninguna", "ningun", "nenhum",
    "nenhuma", "nessun", "nessuna", "geen", "cannot")
  /// Words that begin a condition.
  static let openings = WordKey.set(
    "if", "when", "whenever", "once", "after", "while", "unless", "where", "wenn", "falls",
    "sobald", "nachdem", "sofern", "quand", "lorsque", "dès", "après", "cuando", "si", "tras",
    "quando", "caso", "após", "dopo", "qualora", "als", "wanneer", "zodra", "indien", "nadat",
    "jika", "bila", "kalau", "ketika", "setelah", "apabila")
  /// Words behind a denial with which another clause begins.
  static let joints = WordKey.set(
    "until", "before", "except", "but", "and", "or", "because", "that", "which", "who", "since",
    "bis", "bevor", "aber", "und", "oder", "weil", "dass", "jusqu", "avant", "mais", "et", "ou",
    "parce", "que", "qui", "hasta", "antes", "pero", "y", "o", "porque", "até", "mas", "e",
    "finché", "prima", "ma", "perché", "che", "tot", "voordat", "maar", "en", "of", "omdat",
    "sampai", "sebelum", "tetapi", "dan", "atau", "karena", "yang")
  /// What does not come while a time passes: "no input for more than 5 minutes".
  static let lapses = WordKey.set(
    "input", "activity", "response", "touch", "interaction", "movement", "motion", "answer",
    "reply", "signal", "data", "connection", "touched", "used", "moved", "moves", "pressed",
    "tapped", "answered", "answers", "responds", "respond", "responded", "received", "reached",
    "heard", "detected", "seen", "connected", "reachable", "available", "happens", "happen",
    "occurs", "arrives", "changes", "comes", "typed", "entered", "selected", "eingabe", "aktivität",
    "antwort", "berührung", "bewegung", "verbindung", "passiert", "berührt", "bewegt", "antwortet",
    "saisie", "activité", "réponse", "contact", "mouvement", "passe", "touché", "répond",
    "actividad", "respuesta", "interacción", "movimiento", "pasa", "toca", "responde", "atividade",
    "resposta", "interação", "toque", "attività", "risposta", "interazione", "tocco", "succede",
    "risponde", "invoer", "activiteit", "antwoord", "reactie", "aanraking", "beweging", "gebeurt",
    "aktivitas", "respons", "sentuhan", "interaksi")
  /// Words between a comparison and what it compares.
  private static let spanJoints = WordKey.set(
    "for", "in", "any", "much", "by", "durante", "pendant", "por", "per", "für", "voor", "selama")
  /// Verbs that a clause with a time has.
  private static let verbs = WordKey.set(
    "takes", "take", "lasts", "last", "is", "are", "be", "runs", "run", "stays", "stay", "remains",
    "remain", "waits", "wait", "keeps", "keep", "shows", "shown", "blocks", "block", "lives",
    "live", "holds", "hold", "goes", "go", "may", "must", "can", "should", "shall", "will", "does",
    "do", "needs", "need", "cannot", "dauert", "dauern", "bleibt", "bleiben", "läuft", "laufen",
    "wartet", "warten", "wird", "werden", "darf", "dürfen", "soll", "sollen", "kann", "muss",
    "ist", "sind", "steht", "blockiert", "dure", "durent", "durer", "reste", "restent", "rester",
    "prend", "prennent", "prendre", "est", "sont", "doit", "doivent", "peut", "peuvent", "attend",
    "dura", "duran", "durar", "permanece", "permanecen", "permanecer", "tarda", "tardan", "tardar",
    "espera", "está", "están", "debe", "deben", "puede", "pueden", "es", "son", "muestra",
    "muestran", "bloquea", "duram", "fica", "ficam", "ficar", "leva", "levam", "permanecem", "deve",
    "devem", "pode", "podem", "é", "são", "estão", "bloqueia", "durano", "durare", "rimane",
    "rimangono", "resta", "restano", "è", "sono", "devono", "può", "possono", "blocca", "duurt",
    "duren", "blijft", "blijven", "wordt", "worden", "mag", "mogen", "moet", "zijn", "blokkeert",
    "berlangsung", "tampil", "boleh", "ditampilkan", "disimpan", "bertahan", "menunggu", "akan")

  // MARK: Scripts without spaces

  /// "不会缓存超过10分钟": whether the clause before a Chinese comparison that ends at an offset denies it.
  func deniesScript(before offset: Int) -> Bool {
    guard
      let comparison = Self.comparisons.first(where: {
        Bytes.matches($0, at: offset - $0.utf8CodeUnitCount, end: offset, in: scanner.bytes)
      })
    else { return false }
    let end = offset - comparison.utf8CodeUnitCount
    let start = scriptClause(before: end)
    let clause = start..<end
    guard
      Self.scriptDenials.contains(where: { Bytes.find($0, in: clause, of: scanner.bytes) != nil })
    else { return false }
    return !Self.scriptConditions.contains {
      Bytes.find($0, in: clause, of: scanner.bytes) != nil
    }
  }

  private func scriptClause(before end: Int) -> Int {
    let limit = Swift.max(scanner.range.lowerBound, end - 60)
    var start = end
    while start > limit {
      let byte = scanner.byte(start - 1)
      if byte == 0x2C || byte == 0x3A || byte == 0x3B || byte == 0x28 || byte == 0x0A { break }
      // "，" is EF BC 8C, "；" EF BC 9B, "：" EF BC 9A and "。" E3 80 82.
      if byte == 0x82, scanner.byte(start - 3) == 0xE3 { break }
      if byte == 0x8C || byte == 0x9B || byte == 0x9A, scanner.byte(start - 3) == 0xEF { break }
      start -= 1
    }
    return start
  }

  private static let comparisons: [StaticString] = [
    "超过", "超過", "多于", "多於", "长于", "長於", "大于", "大於", "高于",
  ]
  private static let scriptDenials: [StaticString] = [
    "不会", "不會", "不得", "不应", "不應", "不能", "不可", "不要", "没有任何", "沒有任何", "從未", "从未", "绝不", "絕不",
    "請勿", "请勿", "切勿",
  ]
  /// Words of a condition, and of what does not come while a time passes.
  private static let scriptConditions: [StaticString] = [
    "如果", "若", "当", "當", "一旦", "操作", "输入", "響應", "响应", "触摸", "点击", "活动", "回应", "动作",
  ]

  /// "10分以上キャッシュしない", "4초 이상 표시하지 않는다": whether what follows a lower bound denies it.
  func deniesScript(behind start: Int) -> Bool {
    let bytes = scanner.bytes
    var start = start
    for particle: StaticString in ["は", "も", "は、"]
    where Bytes.matches(particle, at: start, end: scanner.range.upperBound, in: bytes) {
      start += particle.utf8CodeUnitCount
      break
    }
    let reach = start..<Swift.min(scanner.range.upperBound, start + 60)
    let denial = Self.denialsBehind.compactMap { text in
      Bytes.find(text, in: reach, of: bytes).map { ($0, $0 + text.utf8CodeUnitCount) }
    }.min { $0.0 < $1.0 }
    guard let denial, denial.0 - start <= 36 else { return false }
    let between = start..<denial.0
    guard !Self.partsBehind.contains(where: { Bytes.find($0, in: between, of: bytes) != nil })
    else { return false }
    let rest = scanner.trailing(denial.1)
    return rest >= scanner.range.upperBound
      || Self.stops.contains {
        Bytes.matches($0, at: rest, end: scanner.range.upperBound, in: bytes)
      }
  }

  private static let denialsBehind: [StaticString] = [
    "しない", "しません", "せない", "せません", "てはならない", "てはいけない", "れない", "れません", "かけない", "待たない",
    "하지 않는다", "하지 않습니다", "하지 않음", "되지 않는다", "되지 않습니다", "되지 않음", "지 않는다", "지 않습니다",
    "면 안 된다", "면 안 됩니다", "하면 안 됨", "금지", "禁止",
  ]
  /// Particles behind another noun, and what does not come while a time passes.
  private static let partsBehind: [StaticString] = [
    "は", "が", "を", "ても", "とき", "時", "場合", "たら", "れば", "、", "操作", "入力", "応答", "反応", "通信", "タップ", "触",
    "는 ", "은 ", "이 ", "가 ", "을 ",
    "를 ", "입력", "조작", "응답", "반응", "터치", "없",
  ]
  private static let stops: [StaticString] = ["。", ".", "、", ",", ")", "）", "；", ";", "|"]
}
