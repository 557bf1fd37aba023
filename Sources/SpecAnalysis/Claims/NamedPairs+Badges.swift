import SpecModel
import SpecSyntax
import SpecText

/// Families of colours with a ground each, "`--status-ok`" and "`--status-ok-bg`", in documents that put statuses on
/// badges: what stands on the ground of a badge is its text.
extension NamedPairs {
  private static let badges: Lexicon = [
    "badge", "badges", "chip", "chips", "tag", "tags", "pill", "pills", "insignia", "insignias",
    "etiqueta", "etiquetas", "pastille", "pastilles", "étiquette", "étiquettes", "etichetta",
    "etichette", "plakette", "plaketten", "emblema", "emblemas", "lencana", "selo", "selos",
  ]
  private static let wideBadges = [
    "배지", "뱃지", "徽章", "徽标", "バッジ", "状态标签", "狀態標籤", "ステータスラベル", "상태 라벨",
  ]
  private static let cues: [StaticString] = [
    "adge", "hip", "Tag", "tag", "Pill", "pill", "nsignia", "tiqueta", "astille", "tiquette",
    "tichett", "lakette", "mblema", "encana", "elo", "배지", "뱃지", "徽", "バッジ", "状态标签", "狀態標籤",
    "ステータスラベル", "상태 라벨",
  ]
  private static let statuses: Lexicon = [
    "status", "statuses", "state", "states", "estado", "estados", "statut", "statuts", "zustand",
    "zustände", "stato", "stati", "semantic", "severity",
  ]
  private static let wideStatuses = ["状态", "狀態", "状態", "상태", "ステータス"]
  /// Words in front of "state" by which it is how a part of the interface looks: "the resting state of the pill".
  private static let looks: Lexicon = [
    "rest", "resting", "hover", "hovered", "pressed", "active", "inactive", "default", "focus",
    "focused", "disabled", "enabled", "selected", "checked", "open", "closed", "collapsed",
    "expanded", "idle", "normal", "empty", "loading",
  ]
  /// Words of lines that give such a badge another text, or none.
  private static let others: Lexicon = [
    "white", "black", "dot", "dots", "icon-only", "solid", "outline", "weiß", "blanc", "blanco",
    "branco", "bianco", "count", "counter", "notification", "unread", "hashtag",
  ]
  /// Ends of names of what stands on a ground, where it has a colour of its own.
  private static let ownTexts = [
    "-text", "-fg", "-foreground", "-label", "-ink", "-content", "-on",
  ]

  /// Ends of names of grounds; "-background" is read as "-bg".
  private static let grounds = ["-bg", "-surface"]

  /// The colours with a ground and no text of their own, and where the document says that badges hold them.
  ///
  /// - Parameter keys: the names of all colours, as `key` gives them.
  static func badgeInks(
    _ keys: Set<String>, _ document: Document
  ) -> [(key: String, ground: String, told: Origin)] {
    var families: [String: [(key: String, ground: String)]] = [:]
    for name in keys {
      guard let end = grounds.first(where: name.hasSuffix),
        case let key = String(name.dropLast(end.count)), keys.contains(key), !isGraphic(key),
        !keys.contains("on-" + key), !ownTexts.contains(where: { keys.contains(key + $0) })
      else { continue }
      let prefix = key.lastIndex(of: "-").map { String(key[..<$0]) } ?? ""
      families[prefix, default: []].append((key, name))
    }
    families = families.filter { prefix, members in
      members.count > 1
        && (prefix.split(separator: "-").contains { statuses.contains(String($0)) }
          || members.count { messages.contains(lastWord($0.key)) } > 1)
    }
    return families.keys.sorted().flatMap {
      prefix -> [(key: String, ground: String, told: Origin)] in
      let members = families[prefix, default: []].sorted { $0.ground < $1.ground }
      guard let told = badgeLine(of: members.map(\.key), document) else { return [] }
      return members.map { ($0.key, $0.ground, told) }
    }
  }

  private static func lastWord(_ key: String) -> String {
    key.split(separator: "-").last.map(String.init) ?? key
  }

  /// The first line that puts statuses, or two members of a family by name, on badges.
  private static func badgeLine(of members: [String], _ document: Document) -> Origin? {
    let names = members.map(lastWord)
    let leaves = Set(cues.flatMap { document.mentions($0) ? document.leaves(with: $0) : [] })
    for leaf in leaves.sorted() {
      for line in document.lines(of: leaf) where line.count < 320 {
        let text = document.string(plain: line)
        let isOfBadges =
          Names.hasWord(text, in: badges) || wideBadges.contains(where: text.contains)
        guard isOfBadges, !Names.hasWord(text, in: others) else { continue }
        let words = Set(Names.words(text))
        guard
          !words.isDisjoint(with: names) && names.count(where: words.contains) > 1
            || speaksOfStatus(text) || wideStatuses.contains(where: text.contains)
        else { continue }
        return document.origin(document.sourceRange(plain: line))
      }
    }
    return nil
  }

  /// Whether a line speaks of a status, and not of the state in which a part looks so or so.
  private static func speaksOfStatus(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.indices.contains { place in
      statuses.contains(words[place])
        && !(words[place].hasPrefix("state") && place > 0 && looks.contains(words[place - 1]))
    }
  }
}
