import SpecModel
import SpecSyntax
import SpecText

/// Numbers with the letter of a unit of time that are none: paddings, answers of a server, decades, and times in labels
/// that are only shown as an example.
extension FactReader {
  /// Whether what looks like a time is none, or is a piece of what the interface may show.
  func isNoTime(_ measure: Measure, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    if isServiceWindow(measure, index) { return true }
    switch measure.time {
    case .seconds: return isAnswer(measure, index) || isNamedDecade(measure, index)
    case .hours where isBesideTimes(measure, line): return true
    case .minutes, .hours, .days: return isLabelledExample(measure, index)
    case .none, .milliseconds: return false
    }
  }

  /// "14h×6v": a length in each direction.
  private func isBesideTimes(_ measure: Measure, _ line: TextLine) -> Bool {
    guard bytes[measure.range.upperBound - 1] | 0x20 == 0x68 else { return false }
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    if Bytes.matches("×", at: end, end: line.text.upperBound, in: bytes) { return true }
    return start - 2 >= line.text.lowerBound
      && Bytes.matches("×", at: start - 2, end: start, in: bytes)
  }

  private static let requests = WordKey.set(
    "http", "https", "get", "post", "put", "patch", "delete", "head", "status", "endpoint",
    "request", "response", "responses", "api", "curl")

  /// "`GET /log` 200s": what a server answers, written as a verb.
  private func isAnswer(_ measure: Measure, _ index: Int) -> Bool {
    let range = measure.range
    guard measure.isSingle, measure.bound == .none, range.count == 4,
      (0x32...0x35).contains(bytes[range.lowerBound]), bytes[range.lowerBound + 1] == 0x30,
      bytes[range.lowerBound + 3] == 0x73
    else { return false }
    return words(of: index).contains {
      $0.range.upperBound <= range.lowerBound && range.lowerBound - $0.range.upperBound < 40
        && Self.requests.contains($0.key)
    }
  }

  private static let rate = WordKey("rate")
  private static let limits = WordKey.set("limit", "limits", "limited", "limiting", "limiter")
  private static let clients = WordKey.set("client", "clients", "ip", "server", "backend", "token")
  private static let countedCalls = WordKey.set(
    "requests", "request", "calls", "queries", "anfragen", "aufrufe", "requetes", "appels",
    "solicitudes", "peticiones", "llamadas", "requisicoes", "chamadas", "richieste", "chiamate",
    "verzoeken", "permintaan")

  /// "rate-limited per client (10 per 10s)", "20 requests per 60 s": the window in which a service counts.
  private func isServiceWindow(_ measure: Measure, _ index: Int) -> Bool {
    let start = measure.range.lowerBound
    guard measure.isSingle, let before = word(before: start, in: context.lines[index].text),
      DurationPass.eachs.contains(before)
    else { return false }
    let leading = words(of: index).prefix { $0.range.upperBound <= start }
    // "1 request per 400 ms" is the time between two.
    if let counted = leading.dropLast().last, Self.countedCalls.contains(counted.key),
      !isOne(before: counted.range.lowerBound, context.lines[index].text)
    {
      return true
    }
    let all = leading.map(\.key)
    return zip(all, all.dropFirst()).contains { $0 == Self.rate && Self.limits.contains($1) }
      && all.contains { Self.requests.contains($0) || Self.clients.contains($0) }
  }

  /// Whether the number one and nothing else stands before a word.
  private func isOne(before word: Int, _ line: Range<Int>) -> Bool {
    let digit = word - 2
    guard digit >= line.lowerBound, bytes[word - 1] == ASCII.space, bytes[digit] == 0x31 else {
      return false
    }
    return digit == line.lowerBound || bytes[digit - 1] == ASCII.space
  }

  private static let decades = WordKey.set(
    "decade", "decades", "jahrzehnt", "jahrzehnte", "decada", "decadas", "decennie", "decennio")

  /// "decade=70s,80s", "by decade: 80s": tens of years in a line about them.
  private func isNamedDecade(_ measure: Measure, _ index: Int) -> Bool {
    let range = measure.range
    guard range.count == 3, bytes[range.lowerBound] > 0x31, bytes[range.lowerBound + 1] == 0x30,
      bytes[range.lowerBound + 2] == 0x73
    else { return false }
    return words(of: index).contains { Self.decades.contains($0.key) }
  }

  private static let examples: Lexicon = [
    "example", "examples", "sample", "beispiel", "beispiele", "exemple", "exemples", "ejemplo",
    "ejemplos", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld", "contoh", "пример",
    "примеры", "приклад", "przykład", "örnek",
  ]
  private static let wideExamples: Phrases = ["例", "示例", "예시", "예"]

  /// "表示例：32分・18.4km", "Example: 4 min to the harbour": a time behind a label for what may stand there, where no word
  /// tells what it would be for.
  private func isLabelledExample(_ measure: Measure, _ index: Int) -> Bool {
    let line = context.lines[index]
    guard measure.bound == .none, let label = line.label, label.count <= 30,
      measure.range.lowerBound >= line.value.lowerBound
    else { return false }
    let text = string(Bytes.trim(label, in: bytes))
    guard
      Names.words(text).last.map(Self.examples.contains) == true
        || Self.wideExamples.suffix(of: text) != nil
    else { return false }
    return !words(of: index).contains { DurationCues.words[$0.key] != nil }
  }
}
