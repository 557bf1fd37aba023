import SpecModel
import SpecSyntax
import SpecText

/// Times in headings.
extension FactReader {
  /// What runs out or comes by itself, so that minutes in a heading are a demand.
  private static let lapses = WordKey.set(
    "expiration", "expiry", "expires", "expire", "expired", "timeout", "logout", "signout", "lock",
    "lockout", "inactivity", "inactive", "idle", "autosave", "warning", "ablauf", "inaktivitat",
    "abmeldung", "warnung", "expiracion", "vencimiento", "inactividad", "inactivite",
    "deconnexion", "avertissement", "scadenza", "inattivita", "avviso", "expiracao",
    "inatividade", "aviso", "verlopen", "inactiviteit", "kedaluwarsa")
  private static let leads = WordKey.set(
    "before", "prior", "after", "of", "without", "vor", "nach", "avant", "apres", "antes",
    "despues", "prima", "dopo", "depois", "voor", "na", "sebelum", "setelah")
  private static let sequels = WordKey.set(
    "after", "every", "nach", "alle", "apres", "tras", "cada", "dopo", "ogni", "apos", "na",
    "elke", "setelah", "setiap")

  /// "Warning (5 minutes before expiry)", "Lock after 10 minutes": whether a heading tells how many minutes before or
  /// after something else a part of the interface comes; "2-minute timer" is a name and "Tasting (5 minutes)" a plan.
  func isAnnounced(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.time == .minutes,
      UnmarkedWords.keys(bytes, line.text).contains(where: Self.lapses.contains)
    else { return false }
    let behind = UnmarkedWords.keys(bytes, measure.range.rest(of: line.text))
    if behind.count > 1, Self.leads.contains(behind[0]) { return true }
    let start = min(line.text.lowerBound, measure.range.lowerBound)
    let before = UnmarkedWords.keys(bytes, start..<measure.range.lowerBound)
    return before.last.map(Self.sequels.contains) ?? false
  }

  /// "Two-minute message" where a heading is "Two-minute note before closing": minutes that are an adjective in the name
  /// of what a section describes.
  func isNameOfSection(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.time == .minutes, measure.isSingle, measure.bound == .none,
      line.holder != .heading, measure.range.count <= 24,
      Bytes.find("-", in: measure.range, of: bytes) != nil,
      word(after: measure.range.upperBound, in: line.text) != nil
    else { return false }
    return context.facts.hyphenedTitles.contains(string(measure.range).lowercased())
  }
}
