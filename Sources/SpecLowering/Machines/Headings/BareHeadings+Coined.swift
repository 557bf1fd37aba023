import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// The sections beside each other whose headings are the names of screens in code, "BasketScreen",
  /// "OrderPage (`pages/order.vue`)", "HomeScreen — start": three at least with one ending.
  func coinedScreens() -> [(section: Int, title: String)] {
    var groups: [String: [(section: Int, title: String)]] = [:]
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (8...120).contains(text.count),
        case let title = document.title(ofSection: section),
        let (name, ending) = Self.coined(title) ?? Self.filed(title) ?? Self.hyphenated(title)
      else { continue }
      let parent = document.sections[section].parent
      groups["\(parent) \(document.sections[section].level) \(ending)", default: []]
        .append((section, name))
    }
    return groups.values.filter { members in
      members.count > 2 && Set(members.map(\.title)).count == members.count
    }
    .flatMap(\.self).sorted { $0.section < $1.section }
  }

  /// The name and its last part, where a heading begins with a name of two parts that each begin with a capital.
  private static func coined(_ title: String) -> (name: String, ending: String)? {
    let text = StateName.withoutNumbering(title)
    guard text.utf8.first.map(ASCII.isUpper) == true else { return nil }
    let head = Substring(text.utf8.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) })
    let (name, rest) = (String(head), text[head.endIndex...])
    guard
      rest.isEmpty || rest.hasPrefix(" (") || rest.hasPrefix(" — ") || rest.hasPrefix(" – ")
        || rest.hasPrefix(" - ") || rest.hasPrefix(": "),
      let ending = endings.first(where: {
        name.hasSuffix($0) && name.utf8.count > $0.utf8.count + 1
      })
    else { return nil }
    return (name, ending)
  }

  /// The name before the file of a screen in parentheses: "Feed (`src/screens/FeedScreen.tsx`)".
  private static func filed(_ title: String) -> (name: String, ending: String)? {
    guard title.utf8.last == 0x29, title.utf8.contains(0x2E) else { return nil }
    let (name, qualifier) = StateName.splitQualifier(StateName.withoutNumbering(title))
    guard let file = qualifier?.split(separator: "/").last,
      let dot = file.firstIndex(of: "."), dot > file.startIndex,
      extensions.contains(file[file.index(after: dot)...].lowercased()),
      (1...5).contains(Names.wordCount(name)), name.first?.isLetter == true,
      let ending = endings.first(where: { file[..<dot].hasSuffix($0) })
    else { return nil }
    return (name, ending)
  }

  /// The name before that of a screen in code: "2. Sign-up — `sign-up-page`"; the code stays as a remark.
  private static func hyphenated(_ title: String) -> (name: String, ending: String)? {
    guard title.utf8.contains(where: { $0 == 0x2D || $0 == 0x5F }) else { return nil }
    let text = StateName.trimmed(String(title.drop { $0.isNumber || ".) ".contains($0) }))
    for dash in [" — ", " – ", " - "] {
      guard let (name, code) = TextSplit.halves(of: text, at: dash) else { continue }
      guard let mark = code.lastIndex(where: { $0 == "-" || $0 == "_" }), mark > code.startIndex,
        code.utf8.allSatisfy({
          ASCII.isLower($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen || $0 == 0x5F
        }),
        case let ending = String(code[code.index(after: mark)...]),
        codeEndings.contains(ending), (1...5).contains(Names.wordCount(name))
      else { return nil }
      return ("\(name) (\(code))", ending)
    }
    return nil
  }

  private static let codeEndings: Lexicon = [
    "screen", "page", "view", "pantalla", "tela", "ekran", "seite", "ecran",
  ]

  private static let extensions: Lexicon = [
    "tsx", "jsx", "ts", "js", "vue", "svelte", "dart", "swift", "kt", "astro", "html", "xaml",
  ]
  private static let endings = ["Screen", "Page", "Pantalla", "Tela", "Activity"]
}
