import SpecModel
import SpecSyntax
import SpecText

/// Times that say what was measured, what somebody saves or how much of something is drawn, and demand nothing.
extension FactReader {
  /// Whether a time is such a figure: "compile: 23069 ms" below "Benchmark", "Time saved: 13 minutes", "15-minute steps".
  func isFigure(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    if line.holder == .cell, isLogged(line) { return true }
    switch measure.time {
    case .milliseconds: return isMeasured(measure, line)
    case .minutes, .hours:
      return isSaved(measure, line) || isAddedToClock(measure, line) || isIncrement(measure, line)
        || isShade(measure, ofLine: index)
    case .days:
      return isLaidOut(measure, line) || isStage(measure, ofLine: index) || isShare(measure, line)
    default: return false
    }
  }

  /// Up to so many bytes of a line around or behind a time are looked at, so that long lines stay linear.
  private static let reach = 60

  /// What stands right behind a time in its line.
  private func textBehind(_ measure: Measure, _ line: TextLine) -> Range<Int> {
    let end = measure.range.upperBound
    return end..<max(end, min(line.text.upperBound, end + Self.reach))
  }

  // MARK: Benchmarks

  private static let benchmarks: [StaticString] = [
    "benchmark", "ベンチマーク", "基准测试", "基準測試", "벤치마크", "бенчмарк",
  ]
  private static let goals = WordKey.set(
    "target", "targets", "goal", "goals", "budget", "budgets", "limit", "limits", "requirement",
    "requirements", "threshold", "thresholds", "ziel", "ziele", "objectif", "objetivo", "meta",
    "obiettivo", "doel")

  /// "> prove: 346759 ms" below "Benchmark of a call": a time of more than a second, told to the millisecond.
  private func isMeasured(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isSingle, measure.bound == .none, measure.low > 1000,
      measure.low.truncatingRemainder(dividingBy: 10) != 0
    else { return false }
    let section = Int(context.document.nodes[line.node].section)
    guard section > 0 else { return false }
    let title = textRange(Int(context.document.sections[section].heading))
    return title.count < 160
      && Self.benchmarks.contains { Bytes.find($0, in: title, of: bytes) != nil }
      && !Words.contain(Self.goals, bytes, title)
  }

  // MARK: Saved time

  private static let savings: [StaticString] = [
    "time saved", "time saving", "saves time", "zeitersparnis", "zeitgewinn", "gain de temps",
    "temps gagn", "ahorro de tiempo", "tiempo ahorrado", "economia de tempo", "tempo economizado",
    "risparmio di tempo", "tempo risparmiato", "tijdsbesparing", "tijdwinst", "penghematan waktu",
    "时间节省", "节省时间", "節省時間", "時間短縮", "短縮時間", "시간 절약", "절약 시간",
  ]

  /// "**Time savings:** 20-60 min/day → 5 min/day": what the product spares people.
  private func isSaved(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.bound == .none else { return false }
    let near =
      max(line.text.lowerBound, measure.range.lowerBound - Self.reach)..<measure.range.lowerBound
    return near.count > 9 && Self.savings.contains { Bytes.find($0, in: near, of: bytes) != nil }
  }

  // MARK: Sums with the clock

  /// "7h sleep + 6:00 → 23:00", "8:00 - 7h = 1:00": what a sum with times of day adds or takes away.
  private func isAddedToClock(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isSingle, measure.bound == .none else { return false }
    let behind = textBehind(measure, line)
    let isSum = ["=", "→", "->"].contains { (sign: StaticString) in
      Bytes.find(sign, in: behind, of: bytes) != nil
    }
    return isSum
      && (follows(clock: measure.range.lowerBound, line.text.lowerBound)
        || precedes(clock: behind))
  }

  /// Whether a time of day and a sign stand right before an offset: "8:00 - ".
  private func follows(clock offset: Int, _ least: Int) -> Bool {
    var start = offset
    while start > least, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > least, bytes[start - 1] == 0x2D || bytes[start - 1] == 0x2B else { return false }
    start -= 1
    while start > least, bytes[start - 1] == 0x20 { start -= 1 }
    return start - least > 3 && Bytes.isDigit(bytes[start - 1]) && Bytes.isDigit(bytes[start - 2])
      && bytes[start - 3] == 0x3A && Bytes.isDigit(bytes[start - 4])
  }

  /// Whether a sign and a time of day follow, with a word before that at most: " + alarm 6:00".
  private func precedes(clock behind: Range<Int>) -> Bool {
    let text = Bytes.trim(behind, in: bytes)
    guard let first = text.first, bytes[first] == 0x2B || bytes[first] == 0x2D else { return false }
    guard let colon = text.prefix(36).first(where: { bytes[$0] == 0x3A }), colon > first + 1,
      colon + 2 < text.upperBound
    else { return false }
    return Bytes.isDigit(bytes[colon - 1]) && Bytes.isDigit(bytes[colon + 1])
      && Bytes.isDigit(bytes[colon + 2])
  }

  // MARK: Steps of a control

  private static let increments = WordKey.set(
    "increment", "increments", "steps", "schritte", "schritten", "paliers", "pasos", "incrementos",
    "passi", "stappen")
  private static let wideIncrements: [StaticString] = ["단위", "刻み", "単位", "单位递增", "步长"]
  private static let chosen: [StaticString] = ["선택", "조절", "입력", "설정", "選択", "調整", "入力", "設定"]

  /// "15-minute increments", "15분 단위", "15分刻み": by how much a control goes on; with the particle that makes a deed of it
  /// only where somebody chooses: "15분 단위로 선택".
  private func isIncrement(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isSingle, measure.bound == .none else { return false }
    if let next = word(after: measure.range.upperBound, in: line.text) {
      return Self.increments.contains(next)
    }
    let behind = Bytes.trim(textBehind(measure, line), in: bytes)
    guard let first = behind.first,
      let word = Self.wideIncrements.first(where: {
        Bytes.matches($0, at: first, end: behind.upperBound, in: bytes)
      }),
      case let rest = first + word.utf8CodeUnitCount..<behind.upperBound
    else { return false }
    let isDone = ["로", "で"].contains { (particle: StaticString) in
      Bytes.matches(particle, at: rest.lowerBound, end: rest.upperBound, in: bytes)
    }
    return !isDone || Self.chosen.contains { Bytes.find($0, in: rest, of: bytes) != nil }
  }

  // MARK: What is drawn

  private static let heatMaps: [StaticString] = [
    "heatmap", "heat map", "heat-map", "히트맵", "ヒートマップ", "热力图", "熱力圖", "热图",
  ]

  /// "30–60 min: medium shade" below "Heat map": from how much on a field of it has a colour.
  private func isShade(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    guard line.text.count <= 80 else { return false }
    if line.holder == .cell {
      let row = Int(context.document.nodes[line.node].parent)
      guard
        context.document.children(of: row).contains(where: {
          TokenLiteral.anyColor(bytes, textRange($0)) != nil
        })
      else { return false }
    } else {
      guard line.holder == .item, let label = line.label,
        label.upperBound >= measure.range.upperBound
      else { return false }
    }
    let section = Int(context.document.nodes[line.node].section)
    let heading = Int(context.document.sections[section].heading)
    let titles = [heading >= 0 ? textRange(heading) : nil, ownerLabel(of: index)].compactMap { $0 }
    return titles.contains { title in
      title.count < 120 && Self.heatMaps.contains { Bytes.find($0, in: title, of: bytes) != nil }
    }
  }

  private static let layouts = WordKey.set("overview", "grid", "strip", "calendar", "agenda")
  private static let places = WordKey.set("row", "line", "column", "page", "screen")
  private static let per = WordKey("per")

  /// "three weeks per row", "the seven-day overview": how many days or weeks something shows.
  private func isLaidOut(_ measure: Measure, _ line: TextLine) -> Bool {
    let next = Words.all(bytes, textBehind(measure, line)).prefix(2).map(\.key)
    guard let first = next.first else { return false }
    return Self.layouts.contains(first)
      || first == Self.per && next.count > 1 && Self.places.contains(next[1])
  }

  /// What people reach by using something on so many days, or what lies before them.
  private static let stages = WordKey.set(
    "streak", "streaks", "milestone", "milestones", "badge", "badges", "challenge", "challenges",
    "plan", "plans", "program", "programs", "programme", "serie", "serien", "meilenstein",
    "meilensteine", "abzeichen", "programm", "reeks", "mijlpaal", "mijlpalen", "uitdaging")

  /// "Streak milestones (7-day, 30-day)", "the 30-day plan": whether days joined to their noun say which stage or plan
  /// is meant, where nothing in the line ends or is kept.
  private func isStage(_ measure: Measure, ofLine index: Int) -> Bool {
    guard measure.isSingle, measure.bound == .none,
      measure.range.contains(where: { bytes[$0] == 0x2D })
    else { return false }
    let words = words(of: index)
    return words.contains { Self.stages.contains($0.key) }
      && !words.contains { DurationCues.retention.contains($0.key) }
  }

  /// What tells which share of users is still there, or gone, after so many days.
  private static let shares = WordKey.set(
    "retention", "churn", "renewal", "retentionsrate", "retencion", "retencao", "fidelisation",
    "bindung", "abwanderung", "retentie", "retensi")
  private static let rates = WordKey.set("rate", "target", "goal", "quote", "ziel", "doel")

  /// "30-day retention: > 80%": whether days joined to their noun name a share, which stands behind it.
  private func isShare(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.isSingle, measure.bound == .none,
      measure.range.contains(where: { bytes[$0] == 0x2D }),
      case let text = textBehind(measure, line),
      let digit = text.first(where: { Bytes.isDigit(bytes[$0]) }),
      case let words = Words.keys(bytes, text.lowerBound..<digit), let first = words.first,
      Self.shares.contains(first), words.dropFirst().allSatisfy(Self.rates.contains)
    else { return false }
    var end = digit
    while end < text.upperBound, Bytes.isDigit(bytes[end]) || [0x2C, 0x2E].contains(bytes[end]) {
      end += 1
    }
    end = Bytes.blanksEnd(end, text.upperBound, in: bytes)
    return end < text.upperBound && bytes[end] == 0x25
  }
}
