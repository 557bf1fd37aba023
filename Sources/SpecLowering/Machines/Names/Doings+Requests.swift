import SpecModel
import SpecText

extension Doings {
  /// Whether all names between the first and the last of a chain ask a person for something, "Choose language" beside
  /// "Allow notifications": what asks is a screen, and no act that leads from one to the next.
  static func areRequests(_ sides: [String]) -> Bool {
    guard sides.count > 3 else { return false }
    var verbs: Set<String> = []
    for side in sides.dropFirst().dropLast() {
      guard side.utf8.count <= 40, side.first?.isUppercase == true,
        !side.contains(where: { "\"“(/,;:".contains($0) }),
        case let words = Names.words(side), (2...4).contains(words.count),
        requests.contains(words[0])
      else { return false }
      verbs.insert(words[0])
    }
    return verbs.count > 1
  }

  /// Verbs with which a screen asks, and which a finger does not do.
  private static let requests: Lexicon = [
    "choose", "select", "pick", "enter", "set", "add", "create", "allow", "enable", "grant",
    "confirm", "verify", "connect", "import", "invite", "accept", "review", "complete", "link",
    "upload", "name", "customize", "customise", "personalize", "personalise", "join", "find",
    "rate", "follow", "wähle", "wählen", "gib", "erlaube", "erlauben", "bestätige", "choisir",
    "choisissez", "autoriser", "autorisez", "saisir", "saisissez", "confirmer", "elegir", "elige",
    "permitir", "permite", "confirmar", "confirma", "escolher", "escolha", "permita", "confirme",
    "scegliere", "scegli", "consentire", "consenti", "confermare", "conferma", "kies", "kiezen",
    "toestaan", "bevestig", "pilih", "izinkan", "konfirmasi", "выберите", "разрешите",
    "подтвердите",
  ]
}
