import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Pairs that a line tells of as a fault, right above the line that mends it, "Signal: … Response: …", or as a gap that
/// is known and accepted.
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

  /// Bytes of words for what is known to fail and stays as it is.
  private static let acceptances: [StaticString] = [
    "ccepted", "nown gap", "nown limitation", "nown exception", "kzeptiert", "in Kauf", "ccepté",
    "ceptad", "ceitad", "ceito", "ccettat", "eaccepteerd", "iterima", "принят", "接受", "許容", "容許",
    "허용", "감수",
  ]
  /// How far a ratio that was computed otherwise may be from ours.
  private static let slack = 0.025

  /// Whether a line gives the ratio of two colours beside one of their names in code, and says that it is accepted.
  func isAccepted(_ pairs: [ColorPair], _ ratio: Double, _ document: Document) -> Bool {
    let source = document.source
    let names = Set(pairs.flatMap { ["`\($0.ink.text)`", "`\($0.background.text)`"] })
    return Self.acceptances.contains { word in
      guard document.mentions(word) else { return false }
      var offset = 0
      while let place = ASCII.find(word, in: source.bytes, offset..<source.bytes.count) {
        let line = source.lineRange(source.lineIndex(of: place))
        let lead = source.string(SourceRange(max(Int(line.start), place - 40), place))
        offset = max(place + 1, Int(line.end))
        guard line.offsets.count < 1200,
          !Names.words(lead).suffix(3).contains(where: NegationWords.words.contains),
          case let text = source.string(line), names.contains(where: text.contains)
        else { continue }
        let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
        if numbers.contains(where: { abs($0 - ratio) < Self.slack }) { return true }
      }
      return false
    }
  }

  /// How little below what text needs a ratio is when nobody would see it.
  private static let near = 4.25

  /// Whether only the names make two colours a pair, which almost has what text needs, in a document that promises no
  /// contrast: "muted-foreground" on "muted" with 4.4:1.
  func isNear(
    _ pairs: [ColorPair], _ ratio: Double, _ demand: Double, _ context: RuleContext
  ) -> Bool {
    let promises: [StaticString] = [" AA", "(AA", "/AA", "4.5:1"]
    return demand == 4.5 && ratio >= Self.near && pairs.allSatisfy(\.isNamed)
      && !promises.contains(where: { context.document.mentions($0) })
      && !context.analysis.claims.blanket.contains { claim in
        if case .contrast = claim.kind { true } else { false }
      }
  }

  /// When a pair is seen, where a class of it holds below a pointer alone: "hover:bg-sky-500".
  func moment(of pair: ColorPair, _ document: Document) -> String {
    let bytes = document.source.bytes
    let isHover = [pair.ink.origin, pair.background.origin].contains { origin in
      let start = Int(origin.range.start)
      return start >= 6 && ASCII.starts(bytes, at: start - 6, with: "hover:")
    }
    return isHover ? " with the pointer on it" : ""
  }
}
