import SpecModel
import SpecText

/// The words by which sentences rule parts of an interface out for good; data.
enum DenialWords {
  /// A part of interfaces, or a way to move, with its names in small letters.
  struct Part: Sendable {
    var name: String
    /// Names of one or more words; a star stands for any ending of the word.
    var forms: [[String]]
    /// Texts of which each use has one.
    var cues: [StaticString]
    /// Words behind which, or in front of which, a name means something else.
    var others: Lexicon = []

    /// Where the words have one of the names.
    func place(in words: [String]) -> Range<Int>? {
      for form in forms where words.count >= form.count {
        for start in 0...words.count - form.count
        where zip(form, words[start...]).allSatisfy(Self.matches) {
          let end = start + form.count
          let around = (start > 0 ? [words[start - 1]] : []) + words[end...].prefix(1)
          if !around.contains(where: others.contains) { return start..<end }
        }
      }
      return nil
    }

    private static func matches(_ form: String, _ word: String) -> Bool {
      form.hasSuffix("*") ? word.hasPrefix(form.dropLast()) : word == form
    }
  }

  private static func part(
    _ name: String, _ forms: String, _ cues: [StaticString], not others: Lexicon = []
  ) -> Part {
    Part(
      name: name,
      forms: forms.split(separator: ",").map { $0.split(separator: " ").map(String.init) },
      cues: cues, others: others)
  }

  static let parts: [Part] = [
    part(
      "spring", "spring,springs,federn,muelle,muelles", ["pring", "edern", "uelle"],
      not: ["back", "boot", "summer", "2024", "2025", "2026"]),
    part(
      "scrolling", "scroll,scrolls,scrolling,scrollen,scrollt,défile,défilement",
      ["croll", "éfile"],
      not: [
        "horizontal", "horizontally", "infinite", "view", "to", "vertical", "auto", "on", "page",
        "position", "back",
      ]),
    part(
      "modal",
      "modal dialog,modal dialogs,modal dialogue,modals,modal,modaler dialog,modale dialoge",
      ["odal"], not: ["non", "split"]),
    part("pop-up", "popup,popups,pop up,pop ups", ["opup", "op-up"]),
    part("tooltip", "tooltip,tooltips", ["ooltip"]),
    part(
      "carousel", "carousel,carousels,karussell,karussells,carrousel,carrusel",
      [
        "arousel", "arussell", "arrousel", "arrusel",
      ]),
    part(
      "placeholder", "placeholder text,placeholder,placeholders,platzhaltertext",
      ["laceholder", "latzhaltertext"],
      not: ["image", "images", "avatar", "skeleton", "card", "cards", "icon", "tile", "screen"]),
    part(
      "pie chart", "pie chart,pie charts,tortendiagramm,tortendiagramme,kreisdiagramm",
      ["ie chart", "endiagramm", "eisdiagramm"]),
    part(
      "looping",
      "looping movement,looping movements,looping motion,looping animation,looping animations,"
        + "endless animation,endless animations,endless motion,pulses,pulsing,shimmers,breathes",
      ["ooping", "ndless", "ulses", "ulsing", "himmers", "reathes"]),
    part(
      "square corner", "square corner,square corners,sharp corner,sharp corners",
      ["quare corner", "harp corner"]),
    part(
      "blinking", "blink,blinks,blinking,blinkt,blinken,clignote,clignotent,parpadea,parpadean",
      ["blink", "Blink", "lignote", "arpadea"]),
    part("flashing", "flashes,flashing", ["lashes", "lashing"]),
    part("hamburger menu", "hamburger menu,hamburger menus,hamburger,hamburger menü", ["amburger"]),
    part("parallax", "parallax,parallaxe", ["arallax"]),
    part(
      "gradient", "gradient,gradients,farbverlauf,farbverläufe,dégradé,dégradés,degradado",
      ["radient", "arbverl", "égradé", "egradado"]),
    part(
      "shadow",
      "shadow,shadows,drop shadow,drop shadows,schatten,schlagschatten,ombre,ombres,"
        + "sombra,sombras",
      ["hadow", "chatten", "ombre", "ombra"], not: ["text", "dom"]),
    part("emoji", "emoji,emojis", ["moji"], not: ["picker", "keyboard"]),
    part(
      "hovering", "hover,hovering,hovers,hover effects,hover states", ["hover", "Hover"],
      not: ["on"]),
    part(
      "swiping",
      "swipe,swipes,swiping,swipe gestures,gestos de deslizamiento,deslizar,wischgesten,wischen",
      ["swip", "Swip", "esliza", "ischgeste", "wischen"]),
    part("toast", "toast,toasts,snackbar,snackbars", ["oast", "nackbar"]),
    part("spinner", "spinner,spinners", ["pinner"]),
    part("accordion", "accordion,accordions,akkordeon", ["ccordion", "kkordeon"]),
    part(
      "splash screen", "splash screen,splash screens,startbildschirm",
      [
        "plash", "tartbildschirm",
      ]),
    part(
      "capitals", "all caps,uppercase,versalien", ["ll caps", "ll-caps", "ppercase", "ersalien"]),
    part("italics", "italic,italics,kursiv,italique,cursiva", ["talic", "ursiv", "talique"]),
    part("vibration", "vibration,vibrations,vibrates,vibrate,vibriert", ["ibrat", "ibriert"]),
    part("infinite scrolling", "infinite scroll,infinite scrolling", ["nfinite"]),
    part("bottom sheet", "bottom sheet,bottom sheets", ["ottom sheet", "ottom-sheet"]),
    part(
      "pagination", "pagination,paginierung,paginación", ["agination", "aginierung", "aginació"]),
    part("captcha", "captcha,captchas", ["aptcha", "APTCHA"]),
  ]

  /// Words of which each sentence has one that rules something out.
  static let denials = none.union(nothing).union([
    "not", "never", "don't", "don", "dont", "mustn't", "aren't", "isn't", "aren", "isn", "nie",
    "niemals", "nicht", "jamais", "nunca",
  ])
  /// Words that speak of all of the product.
  static let totals: Lexicon = [
    "anywhere", "nowhere", "nothing", "ever", "whatsoever", "everywhere", "nirgends", "nichts",
    "nirgendwo", "nulle", "rien", "ninguna", "nada", "toda", "ganzen",
  ]
  /// Ends of sentences that speak of all of the product.
  static let wholes = [
    " in this ui", " in this app", " in this product", " in this interface", " in this design",
    " en esta ui", " en esta interfaz", " en esta app", " nesta interface", " dans cette interface",
    " in dieser oberfläche",
  ]
  /// Words of headings of sections whose sentences hold for all of the product.
  static let generals: Lexicon = [
    "principle", "principles", "rule", "rules", "policy", "policies", "guidelines", "constraint",
    "constraints", "global", "general", "accessibility", "requirements", "foundations",
    "philosophy",
    "regeln", "grundsätze", "prinzipien", "leitlinien", "règles", "principes", "reglas",
    "principios", "regras", "princípios", "regole", "principi",
  ]
  static let orders = [
    "must not", "never", "do not", "don't", "don t", "mustn't", "may not", "shall not", "niemals",
    "nie", "jamais", "nunca",
  ]
  static let verbs: Lexicon = [
    "use", "uses", "using", "show", "open", "display", "block", "interrupt", "rely", "employ",
    "add", "put", "place", "have", "with", "of", "by", "present", "include", "utiliser", "usar",
    "verwenden", "mit",
  ]
  /// Articles and words that stand as they do.
  static let articles = Articles.words.union(["any", "in"])
  static let none: Lexicon = [
    "no", "kein", "keine", "keinen", "aucun", "aucune", "ningún", "ninguna", "sin",
  ]
  /// Words in front of "no".
  static let leads: Lexicon = [
    "there", "is", "are", "we", "have", "has", "uses", "use", "and", "the", "app", "interface",
    "product", "ui", "es", "gibt", "il", "n'y", "a", "hay", "must", "be", "should", "design",
    "rule", "regel", "regla", "règle",
  ]
  static let nothing: Lexicon = ["nothing", "nichts", "rien", "nada"]
  static let refusals = [
    "is not used", "are not used", "is never used", "are never used", "isn't used",
    "aren't used", "is not allowed", "are not allowed", "is forbidden", "are forbidden",
    "is never shown", "are never shown", "must not be used", "wird nicht verwendet",
    "werden nicht verwendet", "is never", "are never",
    "no existe", "no existen", "no se usan", "no se utilizan", "no hay",
  ]
  /// Words behind the part that add nothing.
  static let endings: Lexicon = [
    "anywhere", "at", "all", "in", "the", "app", "product", "interface", "ui", "or", "and", "ever",
    "whatsoever", "everywhere", "used", "we", "nor", "no", "dialog", "dialogs", "text", "effects",
    "please", "this", "en", "toda", "todo", "la", "el", "aplicación", "producto", "der", "ganzen",
    "oder", "und", "ou", "et", "y", "o", "verwenden", "system", "design", "esta", "interfaz",
    "app", "nesta", "dans", "cette", "dieser", "oberfläche",
  ]

  /// What limits a sentence that rules something out.
  static let conditions = [
    " if ", " when ", " while ", " unless ", " except", " only ", " during ", " until ", " below ",
    " above ", " under ", " instead", " beyond ", " more than ", " other than ", " yet", " v1",
    " mvp", " first version", " this release", " this version", " without ", " just ", " wenn ",
    " außer", " nur ", " sauf", " si ", " excepto", " salvo", " solo ", " → ", " than ",
  ]
  /// Words of sentences that do not use what they name.
  static let negations = [
    " no ", " zero ", " zéro ", " cero ", " not ", " never ", " without ", " avoid", "n't ",
    " none ", " nothing ",
    " nor ",
    " instead ", " rather ", " remove", " replace", " free ", " disable", " prevent", " stop",
    " non-", " anti-", " kein", " nicht ", " nie ", " ohne ", " pas ", " sans ", " aucun",
    " sin ", " ningun", " ningún", " nunca", " old ", " former", " previous", " legacy",
    " v1", " later ", " future", " consider", " don't", " don’t", " reduce", " forbidden",
    " violat", " if ", " skip", " lock", " except", " older ", " was ", " were ", " non ",
    " competitor", " example", " anti ", " interdit", " désactiv", " évit", " verboten", " vermeid",
    " prohib", " evita", " vietat", " banned", " ban ", " forbid", " off,", " off ",
  ]
  /// Signs of what is not to be done.
  static let marks = ["❌", "✗", "✘", "🚫", "non-"]
  /// Words of headings of sections that speak of what is not, or not yet, built.
  static let others: Lexicon = [
    "don't", "dont", "avoid", "future", "rejected", "alternatives", "alternative", "history",
    "scope", "anti", "patterns", "before", "old", "legacy", "later", "research", "competitors",
    "changelog", "open",
  ]
}
