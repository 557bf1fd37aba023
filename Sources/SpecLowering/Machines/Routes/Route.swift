import SpecText

/// The path of a page: "/basket", "#/items/:id".
enum Route {
  /// Whether a text begins with the path of a page, and not with one of a service: "/items/:id Item".
  static func begins(_ text: String) -> Bool {
    guard let head = text.utf8.first, head == ASCII.slash || head == ASCII.hash else {
      return false
    }
    let path = text.prefix { $0 != " " && $0 != "?" }.drop { $0 == "#" }
    guard path.hasPrefix("/"), path.utf8.count > 1, !path.contains(".") else { return false }
    let first = path.dropFirst().prefix { $0 != "/" }.lowercased()
    return !services.contains(first)
  }

  /// Whether a word is the path of a page without a slash in front: "auth/login", "(tabs)/basket", "orders/[id]".
  static func isInner(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...6).contains(parts.count), text.utf8.count <= 60, let first = parts.first,
      first.utf8.first.map({ ASCII.isLower($0) || $0 == 0x28 }) == true,
      !services.contains(String(first))
    else { return false }
    return parts.allSatisfy { part in
      part.utf8.count > 1 && part.utf8.contains(where: ASCII.isLetter)
        && part.utf8.allSatisfy { ASCII.isWord($0) && $0 < 0x80 || marks.contains($0) }
    }
  }

  /// Hyphens, and brackets around groups and parameters.
  private static let marks: Set<UInt8> = [0x2D, 0x28, 0x29, 0x5B, 0x5D, 0x3A]

  /// The path in a word, without what closes around it: "/rooms/[id]" of "/rooms/[id]`)".
  static func path(in word: Substring) -> Substring {
    var open = 0
    let end = word.utf8.firstIndex { byte in
      switch byte {
      case 0x28, 0x5B: open += 1
      case 0x29 where open == 0, 0x5D where open == 0: return true
      case 0x29, 0x5D: open -= 1
      case 0x60, 0x2C: return true
      default: break
      }
      return false
    }
    return word[..<(end ?? word.endIndex)]
  }

  /// Whether all of a text is a route, that of the first page, "/", included.
  static func isWhole(_ text: String) -> Bool {
    text == "/" || begins(text) && !text.contains(" ")
  }

  /// Words before a route that say what it is and name no page: "Route /items".
  static let nouns: Lexicon = [
    "route", "url", "ruta", "rota", "rotta", "rute", "라우트", "маршрут", "trasa",
  ]

  /// The route that a call of the router leads to: `router.push("/home")`, "navigate('/items/:id')".
  static func called(in text: String) -> String? {
    guard text.utf8.last == 0x29, let open = text.firstIndex(of: "(") else { return nil }
    let callee = text[..<open].split(separator: ".").last.map(String.init) ?? ""
    guard calls.contains(callee.lowercased()) else { return nil }
    let inner = text[text.index(after: open)...].drop { "\"'` ".contains($0) }
    let route = String(inner.prefix { !"\"'`,) ".contains($0) })
    return begins(route) || route == "/" ? route : nil
  }

  private static let calls: Lexicon = [
    "push", "replace", "navigate", "go", "goto", "pushnamed", "redirect", "navigateto", "visit",
  ]

  /// How the paths of services begin.
  private static let services: Lexicon = [
    "api", "rest", "graphql", "rpc", "internal", "v1", "v2", "v3", "webhook", "webhooks", "tmp",
    "var", "usr", "etc", "src", "lib", "bin",
  ]
}
