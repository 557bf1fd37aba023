import SpecModel
import SpecSyntax
import SpecText

/// The smallest text as a label gives it, also in a row of a table: "Kleinste Schrift: 13px", "| Minimum font size | 13px |".
extension BlanketClaims {
  private static let cues: [StaticString] = [
    "inim", "Min ", "min ", "mallest", "leinste", "indest", "ínim", "erkecil", "иним", "最小", "최소",
  ]
  private static let least: Lexicon = [
    "minimum", "min", "minimal", "minimale", "smallest", "kleinste", "mínimo", "mínima", "minimo",
    "minima", "minimaal", "terkecil", "минимальный", "минимальная",
  ]
  private static let letters: Lexicon = [
    "font", "fonts", "text", "type", "schrift", "schriftgröße", "schriftgrad", "textgröße",
    "police", "texte", "fuente", "letra", "texto", "fonte", "testo", "carattere", "lettergrootte",
    "tekst", "tekstgrootte", "teks", "huruf", "шрифт", "шрифта", "текста",
  ]
  /// Both in one word.
  private static let joined: Lexicon = [
    "mindestschriftgröße", "mindestschrift", "mindesttextgröße",
  ]
  private static let fillers: Lexicon = [
    "size", "sizes", "the", "of", "all", "any", "ui", "readable", "legible", "allowed", "größe",
    "taille", "de", "du", "des", "la", "tamaño", "del", "tamanho", "da", "do", "dimensione", "di",
    "van", "ukuran", "размер",
  ]
  /// Pieces of such labels in scripts without blanks: those for the least, and the others.
  private static let wideLeast = ["최소", "最小"]
  private static let wideLetters = ["폰트", "글자", "글꼴", "텍스트", "フォント", "文字", "字号", "字體", "字体"]
  private static let wideFillers = ["크기", "사이즈", "サイズ", "大小", "の", "的"]
  /// Titles of what has a smallest text of its own.
  private static let things: Lexicon = [
    "input", "inputs", "field", "fields", "form", "forms", "button", "buttons", "mobile", "print",
    "tv", "watch", "chart", "charts", "map", "code", "heading", "headings", "desktop", "email",
  ]
  /// Bytes of a label and of its value at most.
  private static let reach = (label: 60, value: 24)

  /// The claims of labels whose only value is a length, one of a kind.
  ///
  /// - Complexity: O(lines).
  func labelledFloors(beside known: [BlanketClaim]) -> [BlanketClaim] {
    guard Self.cues.contains(where: { document.mentions($0) }) else { return [] }
    var result: [BlanketClaim] = []
    for line in lines.lines {
      guard let (label, value) = labelled(line),
        let least = AmountReader.read(document.plain, value).only, least.isLength,
        least.unit != .rem, least.unit != .em, 8...24 ~= least.value,
        namesFloor(document.string(plain: label)),
        case let section = Int(document.nodes[line.node].section),
        !Names.hasWord(document.title(ofSection: section), in: Self.things),
        let claim = refuted(least, line).map(allowed), !claim.refutations.isEmpty,
        !(known + result).contains(where: { $0.kind == claim.kind })
      else { continue }
      result.append(claim)
    }
    return result
  }

  /// The label of a line and its short value, which begins with a number or with a sign before it.
  private func labelled(_ line: ClaimLine) -> (label: Range<Int>, value: Range<Int>)? {
    let plain = document.plain
    var label = line.parts[0]
    var value = label
    switch line.kind {
    case .row:
      guard line.parts.count > 1 else { return nil }
      value = ASCII.trimmed(plain, line.parts[1])
    case .prose:
      guard let colon = ASCII.find(ASCII.colon, in: plain, label) ?? wideColon(label) else {
        return nil
      }
      let end = plain[colon] == ASCII.colon ? colon + 1 : colon + 3
      value = ASCII.trimmed(plain, min(end, label.upperBound)..<label.upperBound)
      label = label.lowerBound..<colon
    default: return nil
    }
    guard label.count <= Self.reach.label, (3...Self.reach.value).contains(value.count),
      ASCII.isDigit(plain[value.lowerBound]) || ASCII.starts(plain, at: value.lowerBound, with: "≥")
    else { return nil }
    return (label, value)
  }

  private func wideColon(_ part: Range<Int>) -> Int? {
    ASCII.find("：", in: document.plain, part)
  }

  /// Whether a label says that it is of the smallest text, and says nothing else.
  private func namesFloor(_ label: String) -> Bool {
    if label.utf8.contains(where: { $0 >= 0xE3 }) { return namesWideFloor(label) }
    let words = Names.words(label)
    guard (1...6).contains(words.count),
      words.allSatisfy({
        Self.least.contains($0) || Self.letters.contains($0) || Self.fillers.contains($0)
          || Self.joined.contains($0)
      })
    else { return false }
    return words.contains(where: Self.joined.contains)
      || words.contains(where: Self.least.contains) && words.contains(where: Self.letters.contains)
  }

  private func namesWideFloor(_ label: String) -> Bool {
    guard Self.wideLeast.contains(where: label.contains),
      Self.wideLetters.contains(where: label.contains)
    else { return false }
    let rest = (Self.wideLeast + Self.wideLetters + Self.wideFillers).reduce(label) {
      $0.replacing($1, with: "")
    }
    return !rest.contains(where: \.isLetter)
  }
}
