import SpecModel
import SpecSyntax
import SpecText

/// Times of people and machines behind the interface, which demand nothing of it.
extension FactReader {
  /// Words of which one stands in a sentence about work, for its verb.
  private static let verbs = WordKey.set(
    "takes", "took", "taking", "prend", "tarda", "tardan", "toma", "leva", "demora", "kostet",
    "spent", "need", "needs", "needed")
  /// Verbs of what lasts, which tell of work only where the time is rough: a phase of the interface lasts exactly.
  private static let lasting = WordKey.set("dauert", "dauerte", "dure", "dura", "duurt", "lasts")
  /// The same in Chinese, right before a time or a word for "about".
  private static let wideLasting: [StaticString] = ["耗时", "耗時", "历时", "歷時", "用时", "用時"]
  /// What lasts for a time that no interface sets: "The battery lasts 20 hours".
  private static let supplies = WordKey.set(
    "battery", "batteries", "charge", "akku", "batterie", "batteria", "accu", "bateria")
  /// What may stand between the verb and the time.
  private static let between = WordKey.set(
    "me", "us", "him", "her", "them", "you", "only", "just", "another", "nur", "unos", "unas",
    "solo")
  private static let habits = WordKey.set(
    "usually", "normally", "typically", "normalerweise", "meistens", "habituellement",
    "normalement", "normalmente", "solitamente", "meestal")
  private static let operations = WordKey.set(
    "deploy", "deploys", "deployment", "deployments", "nightly", "cron", "cronjob", "standup",
    "builds", "compile", "compiles", "pipeline", "pipelines", "participants", "interviews",
    "respondents", "lesezeit", "ci", "e2e", "spike", "bidder", "bidders", "contractor", "tenderer")
  /// What is done to the code or its text, and never by the interface.
  private static let tools = WordKey.set(
    "codemod", "codemods", "monorepo", "linter", "compiler", "ci", "pipeline", "migration",
    "cronjob",
    "script", "build", "builds")
  private static let titles: Lexicon = [
    "ci", "cd", "deployment", "deployments", "devops", "estimate", "estimates", "estimation",
    "effort", "aufwand", "schätzung", "interviews", "participants", "teilnehmer", "changelog",
    "milestones", "zeitplan", "planning",
  ]
  private static let columns = WordKey.set(
    "story", "ticket", "milestone", "epic", "assignee", "owner", "sprint", "estimate", "effort",
    "aufwand", "meilenstein", "aufgabe", "deliverable", "lot", "chantier", "hito", "entregable")
  /// Headers over how much work something is.
  private static let efforts = WordKey.set(
    "effort", "estimate", "estimated", "estimation", "charge", "aufwand", "esfuerzo", "esforco",
    "workload", "sforzo", "inspanning", "naklad", "schatzung", "stima", "stime", "estimacion",
    "estimativa", "schatting", "estimasi", "perkiraan", "estimates")
  private static let wideEfforts: [StaticString] = [
    "工数", "工時", "工时", "工作量", "預估", "预估", "预计耗时", "见積", "見積", "예상 시간", "소요 시간", "공수",
    "작업량", "трудозатрат", "трудоемк",
  ]
  private static let reading = WordKey("reading")
  /// What machines keep for those who run them.
  private static let kept = WordKey.set(
    "logs", "backup", "backups", "artifacts", "artefacts", "telemetry", "dumps")
  private static let days = WordKey.set(
    "monday", "mondays", "tuesday", "tuesdays", "wednesday", "wednesdays", "thursday", "thursdays",
    "friday", "fridays", "montags", "dienstags", "mittwochs", "donnerstags", "freitags")
  /// Appointments of those who make the product, and the days of them; letters without marks.
  private static let appointments = WordKey.set(
    "meeting", "meetings", "workshop", "workshops", "besprechung", "reunion", "reuniao",
    "riunione", "vergadering", "overleg", "rapat", "montag", "dienstag", "mittwoch",
    "donnerstag", "freitag", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "lunes", "martes",
    "miercoles", "jueves", "viernes", "lunedi", "martedi", "mercoledi", "giovedi",
    "venerdi", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "senin", "selasa", "rabu",
    "kamis", "jumat")
  private static let wideAppointments: [StaticString] = [
    "会議", "会议", "會議", "打ち合わせ", "ミーティング", "회의", "미팅", "周会", "例会", "スタンドアップ",
  ]
  private static let ways = WordKey.set("out", "in", "off", "on", "into", "the", "you", "users")

  /// Whether minutes, hours or days without a bound tell how long work takes, what usually is, or what machines do:
  /// "Assembly takes about two hours", "Review: 30 minutes each Tuesday", "Logs are kept 30 days".
  func isOfWork(_ measure: Measure, ofLine index: Int) -> Bool {
    if isOfCommand(measure, context.lines[index]) { return true }
    if measure.time == .seconds { return isOfTool(measure, ofLine: index) }
    guard measure.time == .minutes || measure.time == .hours || measure.time == .days,
      measure.bound == .none, measure.low.truncatingRemainder(dividingBy: 60_000) == 0
    else { return false }
    let line = context.lines[index]
    if isBelowWork(line) || isOfReading(measure, line) || isOfTask(measure, line)
      || isOfEstimate(measure, ofLine: index) || isOfMaking(measure, line)
    {
      return true
    }
    let sentence = sentence(around: measure.range, in: line.text)
    if takes(measure, sentence) || reports(sentence) || isOpening(measure, sentence) { return true }
    if isAppointment(sentence) { return true }
    let words = unquotedWords(ofLine: index).filter { sentence.contains($0.range.lowerBound) }
    if words.contains(where: { DurationCues.retention.contains($0.key) }) {
      return words.contains { Self.kept.contains($0.key) && !leadsOn($0, line) }
    }
    if words.contains(where: {
      Self.operations.contains($0.key) || Self.days.contains($0.key) || $0.key == Self.reading
    }) {
      return true
    }
    if isWideReading(measure, sentence) { return true }
    let isHabit =
      words.contains { Self.habits.contains($0.key) }
      || Bytes.find("보통", in: sentence, of: bytes) != nil
    guard isHabit else { return false }
    // "Usually refreshes every 5 minutes" still says when.
    let before = word(before: measure.range.lowerBound, in: line.text)
    return
      !(before.map { UnitTable.every.contains($0) || DurationCues.sequels.contains($0) } ?? false)
  }

  /// Words right behind a time in which people build something: "45分で実装できる".
  private static let makings: [StaticString] = [
    "で実装", "で構築", "で開発", "以内に実装", "만에 구현", "안에 구현", "만에 개발",
  ]

  /// Whether a time is that in which something is built.
  private func isOfMaking(_ measure: Measure, _ line: TextLine) -> Bool {
    var start = measure.range.upperBound
    if start < line.text.upperBound, bytes[start] == 0x20 { start += 1 }
    return start < line.text.upperBound && bytes[start] >= 0xE3
      && Self.makings.contains {
        Bytes.matches($0, at: start, end: line.text.upperBound, in: bytes)
      }
  }

  private static let wideReadings: [StaticString] = [
    "阅读时长", "阅读时间", "閱讀時間", "閱讀時長", "読了時間", "読了目安", "읽는 시간", "읽기 시간",
  ]

  /// "阅读时长：约 8 分钟": how long a text takes to read, behind a label that says so.
  private func isWideReading(_ measure: Measure, _ sentence: Range<Int>) -> Bool {
    let before = sentence.lowerBound..<measure.range.lowerBound
    return Self.wideReadings.contains { word in
      guard let start = Bytes.find(word, in: before, of: bytes) else { return false }
      let gap = start + word.utf8CodeUnitCount..<before.upperBound
      return gap.count < 16
        && (gap.contains { bytes[$0] == 0x3A } || Bytes.find("：", in: gap, of: bytes) != nil)
    }
  }

  /// "Riunione ogni lunedì alle 9:30, durata 45 minuti": when people meet, at an hour or again and again.
  private func isAppointment(_ sentence: Range<Int>) -> Bool {
    let words = UnmarkedWords.keys(bytes, sentence)
    let isWide =
      sentence.contains { bytes[$0] >= 0xE3 }
      && Self.wideAppointments.contains { Bytes.find($0, in: sentence, of: bytes) != nil }
    guard isWide || words.contains(where: Self.appointments.contains) else { return false }
    let isRepeated =
      words.contains {
        UnitTable.every.contains($0) || Self.days.contains($0) || Self.again.contains($0)
      }
      || isWide && Self.wideEvery.contains { Bytes.find($0, in: sentence, of: bytes) != nil }
    return (isRepeated || hasHour(sentence)) && !words.contains(where: Self.screens.contains)
  }
  /// Forms of "every" and "all" before a day: "jeden Montag", "tous les lundis".
  private static let again = WordKey.set(
    "jeden", "jedem", "tous", "toutes", "todos", "todas", "iedere", "tutti")
  private static let wideEvery: [StaticString] = ["毎週", "毎日", "每周", "每週", "每天", "매주", "매일"]

  /// "9:30"
  private func hasHour(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains {
      bytes[$0] == 0x3A && Bytes.isDigit(bytes[$0 - 1]) && Bytes.isDigit(bytes[$0 + 1])
    }
  }

  /// What an interface shows or does: "The reminder comes every Monday", "Each meeting closes after 30 minutes".
  private static let screens = WordKey.set(
    "screen", "view", "button", "reminder", "notification", "banner", "bildschirm", "ansicht",
    "erinnerung", "ecran", "rappel", "pantalla", "recordatorio", "tela", "lembrete", "schermata",
    "promemoria", "scherm", "herinnering", "layar", "pengingat", "join", "participant", "after",
    "default", "closes", "close", "ends", "expires", "automatically", "nach", "apres", "despues",
    "dopo", "depois", "setelah")

  /// "Tested with 14 children, 40 minutes each": what was done with people to learn about the interface.
  private func reports(_ sentence: Range<Int>) -> Bool {
    let words = Words.all(bytes, sentence)
    return zip(words, words.dropFirst()).contains { word, next in
      Self.studies.contains(word.key) && Self.subjects.contains(next.key)
    }
  }

  private static let studies = WordKey.set(
    "tested", "piloted", "trialled", "trialed", "observed", "interviewed", "surveyed", "watched",
    "getestet", "beobachtet", "befragt", "testé", "testée", "probado", "testado", "testato",
    "getest")
  private static let subjects = WordKey.set(
    "with", "on", "by", "among", "over", "for", "mit", "an", "von", "avec", "auprès", "con", "com",
    "met", "bij")

  /// "The office is staffed 8–18h": when people are there.
  private func isOpening(_ measure: Measure, _ sentence: Range<Int>) -> Bool {
    let hour = 3_600_000.0
    guard measure.time == .hours, !measure.isSingle, measure.low >= 5 * hour,
      measure.high <= 24 * hour, measure.high - measure.low >= 4 * hour
    else { return false }
    // "с 8 до 18 часов" is told of the clock; a span is "от 8 до 18".
    let start = measure.range.lowerBound
    let isOfClock = ["с ", "С ", "з "].contains { (word: StaticString) in
      let begin = start - word.utf8CodeUnitCount
      return begin >= sentence.lowerBound && Bytes.matches(word, at: begin, end: start, in: bytes)
        && (begin == sentence.lowerBound || bytes[begin - 1] <= 0x20)
    }
    return isOfClock || Words.contain(Self.openings, bytes, sentence)
  }

  private static let openings = WordKey.set(
    "staffed", "office", "support", "open", "opens", "opening", "weekdays", "daily", "business",
    "reachable", "available", "helpdesk", "hotline", "desk", "shift", "geöffnet", "besetzt",
    "erreichbar", "werktags", "ouvert", "abierto", "aberto", "aperto")

  /// "The codemod takes ~40 s on the monorepo": seconds that a tool takes which works on the code.
  private func isOfTool(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.bound == .none, words(of: index).contains(where: { Self.tools.contains($0.key) })
    else { return false }
    let sentence = sentence(around: measure.range, in: context.lines[index].text)
    return takes(measure, sentence)
      && Words.contain(Self.tools, bytes, sentence)
  }

  /// "**OVERVIEW.md** (5 min)", "Start in 5 minutes: [Quick start](quick.md)": how long it takes to read a document.
  private func isOfReading(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.time == .minutes, measure.isSingle || measure.joint != .plus,
      line.holder == .item || line.holder == .cell
    else { return false }
    if Bytes.find(".md", in: line.text, of: bytes) != nil || isToBeRead(measure, line) {
      return true
    }
    return context.document.links.contains { link in
      line.text.contains(Int(link.text.lowerBound)) && link.destination.hasSuffix(".md")
    }
  }

  private static let readers = WordKey.set(
    "read", "lee", "leer", "lea", "lies", "lesen", "lis", "lire", "lisez", "leggi", "leggere",
    "leia", "ler", "lees", "baca")

  /// "Read this spec to the end (~20 min)": an item that asks those who work to read, and in brackets at its end how long
  /// that takes.
  private func isToBeRead(_ measure: Measure, _ line: TextLine) -> Bool {
    let text = Bytes.trim(line.text, in: bytes)
    guard measure.range.upperBound == text.upperBound - 1, bytes[text.upperBound - 1] == 0x29,
      let first = Words.keys(bytes, text.prefix(24)).first
    else { return false }
    return Self.readers.contains(first)
  }

  /// Whether the nearest heading or the first column is about work and nothing else: "## Estimate", "| Milestone | …".
  private func isBelowWork(_ line: TextLine) -> Bool {
    if let label = line.label, isEffort(label) || isEstimate(label) { return true }
    if let title = scope(of: line).last, title.utf8.count <= 24,
      case let words = Names.words(title), words.count <= 2, words.allSatisfy(Self.titles.contains)
    {
      return true
    }
    guard line.holder == .cell else { return false }
    let document = context.document
    let table = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    guard table >= 0, document.nodes[table].kind == .table, table + 2 < document.nodes.count else {
      return false
    }
    let first = textRange(table + 2)
    if first.count <= 24, Words.contain(Self.columns, bytes, first) { return true }
    guard let own = header(ofCell: line.node), own.count <= 40 else { return false }
    let words = UnmarkedWords.keys(bytes, own)
    return words.count < 4 && words.contains(where: Self.efforts.contains)
      || Self.wideEfforts.contains { Bytes.find($0, in: own, of: bytes) != nil }
  }

  private static let spans = WordKey.set(
    "time", "effort", "estimate", "estimated", "duration", "czas", "temps", "tiempo", "tempo",
    "zeit", "dauer", "tijd", "tid", "sure", "время", "час")
  private static let works = WordKey.set(
    "implementation", "development", "coding", "work", "implementacji", "pracy", "realizacji",
    "developpement", "implementacion", "desarrollo", "trabajo", "implementacao", "desenvolvimento",
    "trabalho", "implementazione", "sviluppo", "lavoro", "umsetzung", "entwicklung", "travail",
    "implementierung", "implementatie", "ontwikkeling", "разработки", "реализации", "gelistirme")

  /// "Estimate for the payment screen": a label that begins with a word for how much work something is.
  private func isEstimate(_ label: Range<Int>) -> Bool {
    guard label.count < 80, let first = UnmarkedWords.keys(bytes, label).first else {
      return false
    }
    return Self.efforts.contains(first) && first != Self.charge && first != Self.estimated
  }
  /// A battery has a charge, and an interface shows estimated times.
  private static let charge = WordKey("charge")
  private static let estimated = WordKey("estimated")
  private static let total = WordKey("total")
  private static let guesses = WordKey.set(
    "estimated", "estimado", "estime", "stimato", "geschatzt")

  /// "Implementation time", "Szacowany czas pracy": what a label says that work takes.
  private func isEffort(_ label: Range<Int>) -> Bool {
    guard label.count < 60, case let words = UnmarkedWords.keys(bytes, label), words.count > 1,
      words.count < 6
    else { return false }
    return words.contains(where: Self.spans.contains)
      && (words.contains(where: Self.works.contains)
        // "Total estimated time"
        || words.contains(Self.total) && words.contains(where: Self.guesses.contains))
  }

  /// "logs out", "logs the user out": whether "logs" is a verb.
  private func leadsOn(_ word: Words.Word, _ line: TextLine) -> Bool {
    self.word(after: word.range.upperBound, in: line.text).map(Self.ways.contains) ?? false
  }

  /// Whether the verb of what lasts stands right before a time: "takes ~7 minutes", "it took me 3 hours".
  private func takes(_ measure: Measure, _ sentence: Range<Int>) -> Bool {
    let before = max(sentence.lowerBound, measure.range.lowerBound - 40)..<measure.range.lowerBound
    let words = Words.all(bytes, before)
    var isRough = measure.isApproximate
    for (place, word) in words.enumerated().reversed() {
      if Self.verbs.contains(word.key) { return true }
      if Self.lasting.contains(word.key) {
        return isRough || place > 0 && Self.supplies.contains(words[place - 1].key)
      }
      let isAbout = UnitTable.about.contains(word.key)
      guard isAbout || Self.between.contains(word.key) else { break }
      isRough = isRough || isAbout
    }
    if lastsInChinese(measure, sentence) { return true }
    let end = measure.range.upperBound
    return ["かか", "걸", "ほどかか", "がかか"].contains { (text: StaticString) in
      Bytes.matches(text, at: end, end: sentence.upperBound, in: bytes)
    }
  }

  /// "耗时约 4 分钟": whether a time stands right behind a verb of what lasts, or behind one with a word for "about".
  private func lastsInChinese(_ measure: Measure, _ sentence: Range<Int>) -> Bool {
    var before = Bytes.trim(sentence.lowerBound..<measure.range.lowerBound, in: bytes)
    for word in ["大约", "大約", "约", "約"] as [StaticString] where ends(before, with: word) {
      before = before.lowerBound..<before.upperBound - word.utf8CodeUnitCount
    }
    before = Bytes.trim(before, in: bytes)
    return Self.wideLasting.contains { ends(before, with: $0) }
  }

  private func ends(_ text: Range<Int>, with word: StaticString) -> Bool {
    let start = text.upperBound - word.utf8CodeUnitCount
    return start >= text.lowerBound
      && Bytes.matches(word, at: start, end: text.upperBound, in: bytes)
  }

  /// The sentence around a place in a line.
  func sentence(around place: Range<Int>, in line: Range<Int>) -> Range<Int> {
    func isEnd(_ offset: Int) -> Bool {
      switch bytes[offset] {
      case 0x3B: true
      case 0x2E, 0x21, 0x3F: offset + 1 >= line.upperBound || bytes[offset + 1] == 0x20
      default: false
      }
    }
    let low = max(line.lowerBound, place.lowerBound - 240)
    let high = min(line.upperBound, place.upperBound + 240)
    var start = place.lowerBound
    while start > low, !isEnd(start - 1) { start -= 1 }
    var end = place.upperBound
    while end < high, !isEnd(end) { end += 1 }
    return start..<end
  }
}
