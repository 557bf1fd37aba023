import SpecText

/// The path of a page: "/basket", "#/items/:id".
enum Route {
  /// Whether a text begins with the path of a page, and not with one of a service: "/items/:id Item".
  static func begins(_ text: String) -> Bool {
    guard let head = text.utf8.first, head == ASCII.slash || head == ASCII.hash else {
      return false
    }
    let path = text.prefix { $0 != " " }.drop { $0 == "#" }
    guard path.hasPrefix("/"), path.utf8.count > 1, !path.contains(".") else { return false }
    let first = path.dropFirst().prefix { $0 != "/" }.lowercased()
    return !services.contains(first)
  }

  /// How the paths of services begin.
  private static let services: Lexicon = [
    "api", "rest", "graphql", "rpc", "internal", "v1", "v2", "v3", "webhook", "webhooks", "tmp",
    "var", "usr", "etc", "src", "lib", "bin",
  ]
}
