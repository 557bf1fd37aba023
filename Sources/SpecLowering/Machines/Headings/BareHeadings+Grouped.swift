import SpecModel
import SpecSyntax
import SpecText

/// States that a document about states divides into groups.
extension BareHeadings {
  /// Adds the members of all groups below a title that ends in "states", "Requested" and "Accepted" below "Before the
  /// trip", where the groups say nothing of their own and most members have names of states.
  mutating func addGrouped(below subject: Int?) {
    guard let subject, subject == 1, named[subject].map({ $0.form == .group }) ?? true,
      let last = words(of: subject).last, StateVocabulary.plurals.contains(last)
    else { return }
    let groups = children[subject]
    guard groups.count > 1, groups.allSatisfy({ isBareGroup($0) }) else { return }
    let members = groups.flatMap { children[$0] }
    guard members.count > 3,
      members.allSatisfy({ member in
        children[member].isEmpty && named[member] == nil && found[member] == nil
          && screens[member] == nil && isPlain(bareWords(of: member))
      }),
      StateCues.areStates(members.map { bareWords(of: $0).joined(separator: " ") })
    else { return }
    for member in members { add(member, isNested: false) }
  }

  /// Whether a section is nothing but a heading over others, which is no screen and no state itself.
  private func isBareGroup(_ section: Int) -> Bool {
    let heading = document.sections[section].heading
    return !children[section].isEmpty && named[section] == nil && found[section] == nil
      && screens[section] == nil && !Self.endsAsScreen(document.title(ofSection: section))
      && !document.sections[section].ownNodes.contains { $0 != heading }
  }

  /// Whether a heading deep below a title about states ends in a plural for messages, "Error Notifications" below
  /// "Notifications", "Error Categories": what is told in states, and none of them.
  func isOfMessages(_ words: [String], in section: Int, _ holder: Holder, depth: Int) -> Bool {
    guard case .subject = holder, depth > 0, words.count > 1, let last = words.last,
      Self.messages.contains(last)
    else { return false }
    return !bareWords(of: section).contains(where: StateVocabulary.plurals.contains)
  }

  /// Such plurals; data.
  private static let messages: Lexicon = [
    "notifications", "categories", "messages", "spinners", "toasts", "alerts", "snackbars",
    "banners", "benachrichtigungen", "meldungen", "kategorien", "catégories", "notificaciones",
    "mensajes", "categorías", "notificações", "mensagens", "categorias", "notifiche", "messaggi",
    "categorie", "meldingen", "notifikasi", "уведомления", "сообщения",
  ]
}
