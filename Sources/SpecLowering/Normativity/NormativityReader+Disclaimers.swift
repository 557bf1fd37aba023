import SpecModel
import SpecSyntax
import SpecText

/// Sentences right above a block that say that it only illustrates: "The snippet below is an example, not the spec."
extension NormativityReader {
  /// Whether the line right above a block calls it an example and no specification.
  func isDisclaimed(_ block: Document.CodeBlock) -> Bool {
    let lead = Int(block.node) - 1
    guard lead > 0, document.nodes[lead].kind == .paragraph,
      document.nodes[lead].section == document.nodes[Int(block.node)].section,
      case let text = document.plainText(of: lead), (12...240).contains(text.count)
    else { return false }
    if text.contains(where: { bytes[$0] >= 0xE3 }) {
      return Self.scriptDisclaimers.contains { Bytes.find($0, in: text, of: bytes) != nil }
    }
    let words = FoldedWords(bytes, text).words.map(\.key)
    guard words.count > 3, words.contains(where: Self.illustrations.contains) else { return false }
    return words.indices.contains { index in
      guard Self.specifications.contains(words[index]) else { return false }
      // What follows may only go on with something else: "not part of the spec for admins" limits it.
      if index + 1 < words.count, !Self.joints.contains(words[index + 1]) { return false }
      let before = words[max(0, index - 6)..<index]
      guard let refusal = before.lastIndex(where: Self.refusals.contains) else { return false }
      return words[(refusal + 1)..<index].allSatisfy(Self.fillers.contains)
    }
  }

  /// Words between a refusal and the specification: "not part of the".
  private static let fillers = WordKey.set(
    "t", "a", "an", "the", "part", "of", "be", "to", "meant", "intended", "as", "our", "any",
    "itself", "ein", "eine", "keine", "die", "der", "das", "den", "teil", "als", "une", "la", "le",
    "partie", "de", "du", "parte", "da", "do", "del", "della", "dello", "el", "es", "lo", "o",
    "uma",
    "um", "una", "un", "een", "deel", "van", "het", "bagian", "dari", "is")
  private static let joints = WordKey.set(
    "and", "but", "only", "it", "just", "here", "und", "sondern", "nur", "et", "mais", "y", "sino",
    "e", "mas", "ma", "en", "maar", "dan", "tetapi")

  private static let illustrations = WordKey.set(
    "example", "examples", "illustration", "illustrative", "illustrates", "sample", "samples",
    "snippet", "snippets", "sketch", "code", "pseudocode", "beispiel", "beispiele", "beispielcode",
    "skizze", "veranschaulichung", "exemple", "exemples", "extrait", "croquis", "illustratif",
    "ejemplo", "ejemplos", "fragmento", "ilustrativo", "código", "exemplo", "exemplos", "trecho",
    "esempio", "esempi", "frammento", "illustrativo", "codice", "voorbeeld", "voorbeelden",
    "schets", "contoh", "ilustrasi", "kode")
  private static let specifications = WordKey.set(
    "spec", "specification", "normative", "spezifikation", "normativ", "verbindlich",
    "vorgabe", "spécification", "normatif", "contractuel", "especificación", "normativo",
    "vinculante", "especificação", "specifica", "vincolante", "specificatie", "normatief",
    "bindend", "spesifikasi", "mengikat")
  private static let refusals = WordKey.set(
    "not", "no", "isn", "never", "nicht", "kein", "keine", "pas", "non", "não", "niet", "geen",
    "bukan", "tidak")
  private static let scriptDisclaimers: [StaticString] = [
    "仕様ではない", "仕様ではありません", "仕様の一部ではない", "規定ではない", "規範ではない", "不是规范", "不是規範", "并非规范",
    "不属于规范", "不作为规范", "不构成规范", "규격이 아니", "규격은 아니", "사양이 아니", "사양은 아니",
    "명세가 아니", "규범이 아니", "스펙이 아니", "스펙은 아니",
  ]
}
