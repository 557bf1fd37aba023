import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// The words before a route without the one that joins both: "Agenda de /agenda".
  static func withoutJoint(_ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    guard words.count > 1, let last = words.last, joints.contains(last),
      !partners.contains(words[words.endIndex - 2].lowercased())
    else { return words }
    return words.dropLast()
  }

  /// Verbs that "in" or "on" belongs to: "Sign in".
  private static let partners: Lexicon = ["sign", "log", "check", "opt", "drop", "clock", "tune"]

  private static let joints: Lexicon = [
    "at", "on", "in", "of", "for", "de", "en", "em", "da", "do", "di", "su", "à", "sur", "auf",
    "unter", "an", "op", "van", "w", "на", "в",
  ]

  /// A title without its number, in which a route stands between blanks: "图书页 (路由： /book/:id)". The slash in front of
  /// "/login — Sign in" is kept.
  static func routeSpaced(_ whole: String) -> String {
    let title = beforeSecondRoute(whole)
    let lead = title.prefix { $0.isNumber || ".)` ".contains($0) }
    let rest = title.dropFirst(lead.count)
    let isFirst = rest.first == "/" && (lead.isEmpty || lead.last == " " || lead.last == "`")
    let text = isFirst ? String(rest) : StateName.withoutNumbering(title)
    // The first byte of full-width marks.
    guard text.utf8.contains(0xEF) else { return text }
    var result = ""
    for character in text {
      switch character {
      case "（": result += " ("
      case "）": result += ")"
      case "：": result += "： "
      default: result.append(character)
      }
    }
    return result
  }

  /// "/pay Pay" of "/pay Pay → /paid Receipt": of two screens in one title, the one that the section begins with.
  static func beforeSecondRoute(_ title: String) -> String {
    guard title.utf8.contains(ASCII.slash), let (first, second) = Arrow.split(title),
      [first, second].allSatisfy({ side in
        Route.begins(String(side.drop { "` ".contains($0) }.prefix { !"` ".contains($0) }))
      })
    else { return title }
    return first
  }

  /// The route that is all of a heading, "`/login`", in a document or section about screens; what answers requests is no
  /// page.
  func bareRoute(_ section: Int) -> String? {
    let whole = document.title(ofSection: section)
    let title = Self.behindRouteNoun(whole) ?? whole
    let route = String(title.drop { ".)` ".contains($0) || $0.isNumber }.prefix { $0 != "`" })
    guard route.utf8.count > 1, Route.isWhole(route),
      title.hasSuffix(route) || title.hasSuffix("`"),
      title != whole
        || document.path(ofSection: Int(document.sections[section].parent)).contains(where: {
          let outer = document.title(ofSection: $0)
          return Self.listsScreens(outer) || Self.isOfInterface(outer)
        }), !answersRequests(section)
    else { return nil }
    return route
  }

  /// The rest of "Route: `/scan`" and "Screen: `/scan`".
  private static func behindRouteNoun(_ title: String) -> String? {
    guard let colon = title.firstIndex(where: { ":：".contains($0) }),
      case let noun = StateName.trimmed(String(title[..<colon])),
      Route.nouns.contains(noun.lowercased())
        || isScreenNoun(StateName.withoutNumbering(noun) + ":")
    else { return nil }
    return String(title[title.index(after: colon)...])
  }

  /// Whether a text is no more than the label "Screen:", which calls what follows one.
  static func isScreenNoun(_ text: String) -> Bool {
    guard text.utf8.count <= 24, text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    let words = Names.words(text)
    return words.count == 1 && TransitionWords.screenNouns.contains(words[0])
  }

  /// The title behind the route of "Screen: `/jobs` (Job feed)".
  static func titleBehind(_ words: ArraySlice<Substring>) -> String? {
    let text = words.joined(separator: " ").drop { "(（-–—:|· ".contains($0) }
    let end = text.lastIndex { !")） ".contains($0) }.map { text.index(after: $0) }
    let title = StateName.trimmed(String(text[..<(end ?? text.startIndex)]))
    return (1...6).contains(Names.wordCount(title)) ? title : nil
  }

  /// Whether the text right below a heading names the method of a request.
  private func answersRequests(_ section: Int) -> Bool {
    document.sections[section].ownNodes.contains { node in
      let text = document.plainText(of: Int(node))
      return Self.methods.contains { ASCII.find($0, in: document.plain, text) != nil }
    }
  }

  private static let methods: [StaticString] = ["GET", "POST", "PUT", "PATCH", "DELETE"]
}
