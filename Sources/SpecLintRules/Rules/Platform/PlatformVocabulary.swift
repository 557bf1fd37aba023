import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports words of the web in documents for native platforms, and interfaces that are gone.
public struct PlatformVocabulary: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "P921", name: "platform-vocabulary",
    summary: "The document asks for something that its platform does not have.",
    category: .platform, defaultSeverity: .warning, precision: .heuristic,
    explanation: """
      ARIA labels, skip links and `transform3d` belong to the web; in an app for iOS and Android they
      have other names or no counterpart, and whoever builds it guesses. Reported where headings name a
      native platform and no word of the document names the web. RenderScript and other interfaces that
      their platform has withdrawn are reported everywhere.
      """,
    references: [
      "Android Developers, Migrate from RenderScript (deprecated in API level 31)",
      "Apple Developer, UIAccessibility", "React Native, Accessibility",
    ],
    examples: [
      .accepted("# Card\n\n- Labels: ARIA labels on all buttons\n"),
      .flagged(
        "# Card\n\n- Labels: ⟦ARIA labels⟧ on all buttons\n\n## iOS and Android Notes\n\nText.\n"),
    ]
  )

  private static let native: Set<String> = [
    "ios", "ipados", "android", "swiftui", "uikit", "react native", "jetpack compose", "kotlin",
    "watchos", "tvos", "visionos", "wear os",
  ]
  private static let apple: Set<String> = [
    "ios", "ipados", "swiftui", "uikit", "watchos", "tvos", "visionos",
  ]
  private static let google: Set<String> = ["android", "jetpack compose", "kotlin", "wear os"]
  private static let counterparts: [String: String] = [
    "skip links": "headings and landmarks of the platform's screen reader",
    "skip link": "headings and landmarks of the platform's screen reader",
    "transform3d": "the platform's own layer or native driver",
    "translate3d": "the platform's own layer or native driver",
  ]
  private static let replacements: [String: String] = [
    "renderscript": "RenderEffect or Vulkan", "uiwebview": "WKWebView",
    "asynctask": "coroutines", "uialertview": "UIAlertController",
    "uiactionsheet": "UIAlertController", "intentservice": "WorkManager",
    "google cloud messaging": "Firebase Cloud Messaging", "addressbook framework": "Contacts",
  ]

  /// Makes the rule.
  public init() {}

  /// Looks for the words.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let mentions = context.analysis.mentions
    let document = context.document
    for mention in mentions.of(.deprecated) where isNormative(mention, context) {
      let name = document.string(plain: mention.range)
      diagnostics.append(
        diagnostic(
          "'\(name)' is withdrawn by its platform", at: document.origin(of: mention),
          label: "deprecated", why: "new code cannot build on it",
          help: "use \(Self.replacements[mention.phrase] ?? "its successor")"))
    }
    guard let platform = nativePlatform(context) else { return }
    checkOther(platform, context, into: &diagnostics)
    for mention in mentions.of(.webOnly) where isNormative(mention, context) {
      let name = document.string(plain: mention.range)
      diagnostics.append(
        diagnostic(
          "'\(name)' belongs to the web, the document is for \(platform.name)",
          at: document.origin(of: mention), label: "no such thing there",
          related: [.init(platform.origin, "the platform")],
          why: "headings name \(platform.name), and no word names the web",
          help: "name \(Self.counterparts[mention.phrase] ?? "the platform's accessibility label")")
      )
    }
  }

  /// Reports things of the other native platform in a document that names one alone.
  private func checkOther(
    _ platform: (name: String, origin: Origin), _ context: RuleContext,
    into diagnostics: inout [Diagnostic]
  ) {
    let mentions = context.analysis.mentions
    let phrases = Set(mentions.of(.platform).map(\.phrase))
    let other: Topic
    if phrases.isSubset(of: Self.apple) {
      other = .androidOnly
    } else if phrases.isSubset(of: Self.google) {
      other = .iosOnly
    } else {
      return
    }
    let document = context.document
    for mention in mentions.of(other) where isNormative(mention, context) {
      let owner = other == .androidOnly ? "Android" : "iOS"
      let words = Names.words(document.lineText(of: mention))
      guard !words.contains("no"), !words.contains("not"), !words.contains("unlike") else {
        continue
      }
      diagnostics.append(
        diagnostic(
          "'\(document.string(plain: mention.range))' belongs to \(owner), the document is for "
            + platform.name, at: document.origin(of: mention), label: "no such thing there",
          related: [.init(platform.origin, "the platform")],
          why: "headings name \(platform.name), and no word names \(owner)",
          help: "name what the platform has in its place"))
    }
  }

  private func isNormative(_ mention: Mention, _ context: RuleContext) -> Bool {
    context.isNormative(context.document.sourceRange(plain: mention.range))
  }

  /// The native platform of the headings, in documents that do not name the web.
  private func nativePlatform(_ context: RuleContext) -> (name: String, origin: Origin)? {
    let document = context.document
    let mentions = context.analysis.mentions
    let platforms = mentions.of(.platform)
    guard platforms.allSatisfy({ Self.native.contains($0.phrase) }),
      !document.codeBlocks.contains(where: {
        ["css", "scss", "html", "tsx", "jsx", "ts", "js", "typescript", "javascript"].contains(
          $0.language)
      }),
      let first = platforms.first(where: {
        document.nodes[$0.node].kind == .heading && !isLook($0, document)
      })
    else { return nil }
    return (document.string(plain: first.range), document.origin(of: first))
  }

  private static let looks: Lexicon = [
    "style", "styled", "like", "look", "feel", "inspired", "aesthetic", "aesthetics", "flavour",
    "stil", "stile", "estilo", "stijl", "gaya", "стиль", "стиле", "стиля",
  ]
  private static let wideLooks = ["风", "風", "スタイル", "ライク", "っぽい", "스타일", "느낌", "감성"]

  /// Whether the name of a platform tells how things look: "iOS-style tabs", "iOS 风格", "style iOS".
  private func isLook(_ platform: Mention, _ document: Document) -> Bool {
    let title = document.plainText(of: platform.node)
    let behind = document.string(plain: platform.range.rest(of: title))
    let before = document.string(plain: title.lowerBound..<platform.range.lowerBound)
    let rest = String(behind.drop { " -–".contains($0) })
    return Names.words(behind).first.map(Self.looks.contains) == true
      || Names.words(before).last.map(Self.looks.contains) == true
      || Self.wideLooks.contains { rest.hasPrefix($0) }
  }
}
