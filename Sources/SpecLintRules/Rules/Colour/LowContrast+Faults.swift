import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Pairs that a line tells of as a fault, right above the line that mends it: "Signal: … Response: …".
extension LowContrast {
  private static let faults: Lexicon = [
    "signal", "signals", "sign", "smell", "symptom", "problem", "issue", "mistake", "fault", "flag",
    "violation", "warnsignal", "anzeichen", "fehler", "erreur", "problème", "problema", "señal",
    "sinal", "erro", "segnale", "errore", "probleem", "fout", "masalah", "проблема", "ошибка",
    "問題", "问题", "문제",
  ]
  private static let mendings: Lexicon = [
    "response", "fix", "remedy", "solution", "correction", "mitigation", "resolution", "reaktion",
    "lösung", "abhilfe", "réponse", "correctif", "respuesta", "solución", "corrección", "resposta",
    "solução", "correção", "risposta", "soluzione", "correzione", "oplossing", "solusi", "решение",
    "исправление", "対策", "解決", "修正", "解决", "修复", "해결",
  ]

  /// Whether the line of a text has the label of a fault, and the next one that of what mends it.
  func isFault(_ ink: Origin, _ document: Document) -> Bool {
    guard let leaf = document.lastNode(startingBy: ink.range.start),
      document.nodes[leaf].kind == .paragraph
    else { return false }
    let lines = document.lines(of: leaf).map { document.string(plain: $0) }
    let written = document.source.string(ink.range)
    guard let index = lines.firstIndex(where: { $0.contains(written) }),
      Self.has(lines[index], Self.faults)
    else { return false }
    if index + 1 < lines.count { return Self.has(lines[index + 1], Self.mendings) }
    var next = leaf + 1
    while next < document.nodes.count, document.nodes[next].kind == .item { next += 1 }
    guard next < document.nodes.count, document.nodes[next].kind == .paragraph else { return false }
    return Self.has(document.string(next), Self.mendings)
  }

  /// Whether a line begins with a label that has one of the words.
  private static func has(_ line: String, _ words: Lexicon) -> Bool {
    guard let colon = line.firstIndex(where: { ":：".contains($0) }) else { return false }
    return Names.hasWord(String(line[..<colon]), in: words, ofAtMost: 3)
  }
}
