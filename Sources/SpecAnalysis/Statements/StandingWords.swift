import SpecText

/// The words by which sentences promise for good that something is there, and by which they deny it; data.
enum StandingWords {
  /// What is said of a thing.
  enum Way {
    case visible, visibleWhileScrolling, enabled, available, neverShown, required
    case hidden, hiddenByScrolling, disabled, unavailable, shown, optional
  }

  /// A text that says it.
  struct Phrase {
    var text: String
    var way: Way
    var isPromise: Bool
    /// Whether the thing stands behind it: "hides the toolbar".
    var isTransitive = false
  }

  /// Whether both cannot hold of one thing.
  static func excludes(_ promise: Way, _ denial: Way) -> Bool {
    switch promise {
    case .visible: denial == .hidden || denial == .hiddenByScrolling
    case .visibleWhileScrolling: denial == .hiddenByScrolling
    case .enabled: denial == .disabled
    case .available: denial == .hidden || denial == .disabled || denial == .unavailable
    case .neverShown: denial == .shown
    case .required: denial == .optional
    default: false
    }
  }

  /// What two sentences disagree on.
  static func property(_ promise: Way) -> String {
    switch promise {
    case .enabled, .available: "availability"
    case .required: "obligation"
    default: "presence"
    }
  }

  static let promises = phrases(
    [
      (
        .visible,
        [
          "always visible", "always shown", "always displayed", "always on screen",
          "visible at all times", "shown at all times", "displayed at all times",
          "permanently visible", "constantly visible", "never hidden", "never hides",
          "never disappears", "never disappear", "immer sichtbar", "jederzeit sichtbar",
          "ständig sichtbar", "dauerhaft sichtbar", "nie ausgeblendet", "toujours visible",
          "toujours visibles", "toujours affiché", "toujours affichée", "siempre visible",
          "siempre visibles", "sempre visível", "sempre visíveis", "sempre visibile",
          "sempre visibili", "altijd zichtbaar",
        ]
      ),
      (
        .visibleWhileScrolling,
        [
          "stays visible while scrolling", "remains visible while scrolling",
          "stays visible when scrolling", "remains visible when scrolling",
          "stays visible during scrolling", "stays visible on scroll", "remains visible on scroll",
          "stays in place while scrolling", "bleibt beim scrollen sichtbar",
          "reste visible au défilement", "permanece visible al desplazarse",
        ]
      ),
      (
        .enabled,
        [
          "always enabled", "always active", "always tappable", "always clickable",
          "never disabled", "enabled at all times", "immer aktiv", "nie deaktiviert",
          "toujours actif", "jamais désactivé", "siempre activo", "nunca se desactiva",
        ]
      ),
      (
        .available,
        [
          "always available", "available at all times", "always reachable", "always accessible",
          "reachable at all times", "accessible at all times", "jederzeit erreichbar",
          "immer verfügbar", "immer erreichbar", "toujours disponible", "toujours accessible",
          "siempre disponible", "siempre accesible", "sempre disponível", "sempre disponibile",
        ]
      ),
      (
        .neverShown,
        [
          "never shown", "never visible", "never displayed", "never appears", "never appear",
          "nie sichtbar", "nie angezeigt", "jamais affiché", "jamais visible", "nunca se muestra",
        ]
      ),
      (
        .required,
        [
          "is mandatory", "are mandatory", "is required", "are required", "is compulsory",
          "ist pflicht", "sind pflicht", "ist verpflichtend", "est obligatoire",
          "sont obligatoires", "es obligatorio", "es obligatoria", "son obligatorios",
          "son obligatorias", "é obrigatório", "é obrigatória", "è obbligatorio", "è obbligatoria",
        ]
      ),
    ], isPromise: true)

  static let denials =
    [
      Phrase(text: "hides the", way: .hidden, isPromise: false, isTransitive: true),
      Phrase(text: "covers the", way: .hidden, isPromise: false, isTransitive: true),
      Phrase(text: "can skip the", way: .optional, isPromise: false, isTransitive: true),
      Phrase(text: "may skip the", way: .optional, isPromise: false, isTransitive: true),
      Phrase(text: "can leave out the", way: .optional, isPromise: false, isTransitive: true),
    ]
    + phrases(
      [
        (
          .hiddenByScrolling,
          [
            "hides when scrolling", "hides on scroll", "hides while scrolling",
            "is hidden when scrolling", "is hidden while scrolling", "is hidden on scroll",
            "disappears when scrolling", "disappears on scroll", "disappears while scrolling",
            "scrolls away", "scrolls out of view", "scrolls with the content",
            "verschwindet beim scrollen", "disparaît au défilement", "se oculta al desplazarse",
          ]
        ),
        (
          .hidden,
          [
            "is hidden", "are hidden", "gets hidden", "stays hidden", "remains hidden", "hides",
            "disappears", "disappear", "is not visible", "are not visible", "is not shown",
            "are not shown", "is not displayed", "are not displayed", "isn't shown",
            "isn't visible",
            "is invisible", "only visible", "visible only", "only shown", "shown only",
            "only appears", "appears only", "only appear", "appear only", "ist ausgeblendet",
            "wird ausgeblendet", "werden ausgeblendet", "nicht sichtbar", "nur sichtbar",
            "verschwindet", "verschwinden", "est masqué", "est masquée", "sont masqués",
            "est caché", "est cachée", "disparaît", "disparaissent", "se oculta", "se ocultan",
            "está oculto", "está oculta", "se muestra solo", "se muestran solo", "solo se muestra",
            "solo se muestran", "desaparece", "desaparecen", "desaparecem", "fica oculto",
            "fica oculta", "scompare", "scompaiono", "è nascosto", "è nascosta",
          ]
        ),
        (
          .disabled,
          [
            "is disabled", "are disabled", "stays disabled", "remains disabled", "is greyed out",
            "is grayed out", "only enabled", "enabled only", "is inactive until", "stays inactive",
            "ist deaktiviert", "bleibt deaktiviert", "est désactivé", "reste désactivé",
            "está desactivado", "está deshabilitado",
          ]
        ),
        (
          .unavailable,
          [
            "is unavailable", "is not available", "are not available", "is not reachable",
            "cannot be reached", "nicht verfügbar", "nicht erreichbar", "n'est pas disponible",
            "no está disponible", "não está disponível", "non è disponibile",
          ]
        ),
        (
          .shown,
          [
            "slides in", "slide in", "appears", "appear", "is shown", "are shown", "is visible",
            "are visible", "is displayed", "are displayed", "fades in", "pops up", "wird angezeigt",
            "erscheint", "apparaît", "s'affiche", "se muestra", "aparece", "appare",
          ]
        ),
        (
          .optional,
          [
            "is optional", "are optional", "can be skipped", "may be skipped", "can be left out",
            "is not required", "are not required", "is not mandatory", "ist freiwillig",
            "ist optional", "kann übersprungen werden", "est facultatif", "est facultative",
            "es opcional", "son opcionales", "é opcional", "è facoltativo", "è facoltativa",
          ]
        ),
      ], isPromise: false)

  private static func phrases(_ groups: [(Way, [String])], isPromise: Bool) -> [Phrase] {
    groups.flatMap { way, texts in
      texts.map { Phrase(text: $0, way: way, isPromise: isPromise) }
    }
  }

  static let promiseHeads = PhraseHeads(promises.map(\.text))
  static let denialHeads = PhraseHeads(denials.map(\.text))

  /// A text that each promise has.
  static let promiseCues: [StaticString] = [
    "lways ", "ll times", "ermanently", "onstantly", "ever ", "isible while", "isible when",
    "isible during", "isible on", "lace while", "mmer ", "ederzeit", "tändig", "auerhaft",
    "Nie ", "nie ", "oujours", "amais", "iempre", "empre ", "ltijd", "unca ", "crollen sichtbar",
    "reste visible", "ermanece visible", "andatory", "s required", "re required", "ompulsory",
    "flicht", "bligato", "brigat", "bbligato",
  ]
  /// A text that each denial has.
  static let denialCues: [StaticString] = [
    "idden", "ides", "isappear", "ot visible", "ot shown", "ot displayed", "sn't ", "nvisible",
    "nly ", "crolls", "eblendet", "ichtbar", "erschwind", "masqué", "caché", "isparaî", "ispara",
    "culta", "culto", "olo ", "esaparece", "compa", "ascost", "isabled", "eyed out", "ayed out",
    "nactive", "eaktiviert", "ésactivé", "esactivado", "eshabilitado", "navailable", "vailable",
    "eachable", "e reached", "erfügbar", "rreichbar", "isponible", "isponível", "isponibile",
    "lides in", "lide in", "ppear", "s shown", "re shown", "s visible", "re visible",
    "displayed", "ades in", "ops up", "ngezeigt", "rscheint", "pparaî", "affiche", "uestra",
    "parece", "ppare", "overs the", "skip", "eave out", "ptional", "eft out", "ot required",
    "ot mandatory", "reiwillig", "bersprungen", "acultati", "pcional", "acoltativ",
  ]

  /// Limits that are what is said: "disabled".
  static let own: Set<String> = ["disabl"]
  /// What widens a promise.
  static let widenings = [
    " also during ", " even during ", " also while ", " even while ", " even when ", " also when ",
    " auch während ", " même pendant ", " incluso durante ",
  ]
  /// What allows for something else.
  static let exceptions = [
    "except", "unless", "instead of", "rather than", "screen reader", "visually hidden",
    "assistive",
    "aria-", "außer", "sauf", "salvo", "excepto", "by default", "setting", "?", "no longer",
  ]
  /// What limits a promise.
  static let conditions = [
    " if ", " when ", " while ", " during ", " only ", " until ", " once ", " as long ", " wenn ",
    " falls ", " solange ", " si ", " quand ", " cuando ", " mientras ", " se ", " quando ",
  ]
  /// Words that part the thing from another clause.
  static let joints: Lexicon = [
    "and", "but", "so", "while", "which", "that", "und", "aber", "et", "mais", "y", "pero", "in",
    "on", "at", "of", "from", "behind", "during", "when", "until", "for", "with", "if", "then",
    "as", "im", "bei", "dans", "en", "wenn",
  ]
  /// Words around the thing that are no part of it.
  static let empty: Lexicon = [
    "is", "are", "be", "must", "should", "will", "it", "they", "this", "these", "stays", "remains",
    "also", "therefore", "thus", "ist", "sind", "bleibt", "bleiben", "es", "sie", "est", "sont",
    "reste", "restent", "il", "elle", "está", "están", "são", "è", "sono", "gets", "ser",
    "has", "to", "kept", "wird", "werden", "the", "a", "an", "der", "die", "das", "le", "la",
    "les", "el", "los", "las", "o", "os",
  ]
  /// Parts of which an interface has many.
  static let parts: Lexicon = [
    "button", "icon", "label", "text", "messag", "titl", "field", "panel", "list", "view",
    "screen", "imag", "content", "item", "row", "card", "control", "element", "menu", "link",
    "section", "badg", "banner", "error", "hint", "state", "indicator", "option", "action",
  ]
  /// Words of headings of sections that hold for all others.
  static let generals: Lexicon = [
    "principle", "principles", "rule", "rules", "policy", "policies", "guideline", "guidelines",
    "requirement", "requirements", "constraint", "constraints", "general", "global", "overview",
    "accessibility", "behavior", "behaviour", "validation", "layout", "summary", "goals",
    "regeln", "grundsätze", "prinzipien", "anforderungen", "allgemein", "übersicht", "règles",
    "principes", "exigences", "général", "reglas", "principios", "requisitos",
    "resumen", "regras", "princípios", "regole", "principi", "requisiti",
  ]
}
