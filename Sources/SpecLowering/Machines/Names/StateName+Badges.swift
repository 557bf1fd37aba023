import SpecModel
import SpecText

extension StateName {
  /// "PaymentScreen" of "PaymentScreen 🚗 ✨ NEW!": pictures behind a name, and a word in capitals that it is new.
  static func withoutBadges(_ name: String) -> String {
    guard let last = name.utf8.last, last >= 0x80 || last == 0x21 || ASCII.isUpper(last) else {
      return name
    }
    var words = name.split(separator: " ")
    while words.count > 1, let word = words.last,
      badges.contains(word.filter(\.isLetter).lowercased())
        && word.allSatisfy({ !$0.isLowercase }) && words[0].contains(where: \.isLowercase)
        || !word.contains(where: { $0.isLetter || $0.isNumber || ")）]\"”".contains($0) })
    {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  private static let badges: Lexicon = [
    "new", "neu", "nuevo", "nueva", "novo", "nova", "nouveau", "nouvelle", "nuovo", "nuova",
    "nieuw", "baru", "wip", "ny", "nowy", "nowa", "yeni",
  ]
}
