import SpecText

/// Properties of which a thing has one value, with the texts by which sentences give it; data.
enum ExclusiveWords {
  /// A property with its values.
  struct Property {
    var name: String
    /// Pieces of the texts, by which leaves are found.
    var cues: [StaticString]
    /// For each value the texts that give it.
    var values: [[String]]
    /// Whether a document has one value for all, so that no thing is asked for.
    var isSingle = false
    /// The things of which an interface has one, where other things have the property by the case.
    var things: Lexicon?
  }

  static let properties: [Property] = [
    Property(
      name: "place",
      cues: ["op of the", "ottom of the", "op edge", "ottom edge", "inned to the", "ixed at the"],
      values: [
        [
          "at the top of the screen", "at the top of the page", "at the top of the window",
          "along the top edge", "to the top of the screen", "pinned to the top",
          "fixed at the top", "to the top edge of the screen", "at the top edge",
        ],
        [
          "at the bottom of the screen", "at the bottom of the page", "at the bottom of the window",
          "along the bottom edge", "to the bottom of the screen", "pinned to the bottom",
          "fixed at the bottom", "to the bottom edge of the screen", "at the bottom edge",
        ],
      ]),
    Property(
      name: "side",
      cues: ["he left ", "he right ", "left-hand", "right-hand", "left side", "right side"],
      values: [
        [
          "on the left side of the screen", "on the left of the screen", "on the left edge",
          "along the left edge", "on the left-hand side", "at the left edge",
          "to the left of the content", "on the left side of the page",
        ],
        [
          "on the right side of the screen", "on the right of the screen", "on the right edge",
          "along the right edge", "on the right-hand side", "at the right edge",
          "to the right of the content", "on the right side of the page",
        ],
      ]),
    Property(
      name: "corner", cues: ["corner", "top left", "top right", "bottom left", "bottom right"],
      values: [
        [
          "top-left corner", "top left corner", "upper left corner", "upper-left corner",
          "in the top left", "at the top left", "at top left",
        ],
        [
          "top-right corner", "top right corner", "upper right corner", "upper-right corner",
          "in the top right", "at the top right", "at top right",
        ],
        [
          "bottom-left corner", "bottom left corner", "lower left corner", "lower-left corner",
          "in the bottom left", "at the bottom left", "at bottom left",
        ],
        [
          "bottom-right corner", "bottom right corner", "lower right corner", "lower-right corner",
          "in the bottom right", "at the bottom right", "at bottom right",
        ],
      ]),
    Property(
      name: "alignment", cues: ["ligned", "align ", "entred", "entered", "flush "],
      values: [
        [
          "left-aligned", "left aligned", "aligned left", "aligned to the left", "flush left",
          "leading-aligned", "aligned to the leading", "linksbündig",
        ],
        [
          "right-aligned", "right aligned", "aligned right", "aligned to the right", "flush right",
          "trailing-aligned", "aligned to the trailing", "rechtsbündig",
        ],
        [
          "centre-aligned", "center-aligned", "is centred", "is centered", "are centred",
          "are centered", "horizontally centred", "horizontally centered",
        ],
      ]),
    Property(
      name: "order",
      cues: [
        "est first", "recent first", "entry first", "at the top", "on top", "hronological",
        "lphabetical", "lphabetisch", "te zuerst", "sorted ", "by distance", "price first",
      ],
      values: [
        [
          "newest first", "latest first", "most recent first", "newest at the top",
          "newest on top", "reverse chronological", "newest entry first", "neueste zuerst",
        ],
        [
          "oldest first", "in chronological order", "oldest at the top", "oldest on top",
          "sorted chronologically", "älteste zuerst",
        ],
        [
          "alphabetically", "in alphabetical order", "sorted a–z", "sorted a-z", "sorted by name",
          "alphabetisch",
        ],
        ["nearest first", "closest first", "sorted by distance", "ordered by distance"],
        ["cheapest first", "lowest price first", "sorted by price"],
      ]),
    Property(
      name: "selection",
      cues: [
        "ne at a time", "ingle-select", "ingle select", "ulti-select", "ulti select", "everal can",
        "everal may", "ore than one can", "nly one", "xactly one", "ultiple can", "ny number",
      ],
      values: [
        [
          "only one can be selected", "only one at a time", "one at a time", "single-select",
          "single select", "exactly one can be", "only one may be", "only one can be",
          "exactly one is selected",
        ],
        [
          "multi-select", "multi select", "several can be selected", "several may be selected",
          "more than one can be", "several can be", "several may be", "multiple can be",
          "any number can be", "any number of",
        ],
      ]),
    Property(
      name: "case of letters",
      cues: ["ppercase", "ll caps", "entence case", "itle case", "capitals"],
      values: [
        ["in sentence case", "sentence case", "sentence-case"],
        ["in title case", "title case", "title-case"],
        [
          "in uppercase", "in all caps", "all caps", "all-caps", "in capitals", "uppercase letters",
        ],
      ]),
    Property(
      name: "clock", cues: ["2-hour", "4-hour", "2 hour clock", "4 hour clock", "24h", "12h"],
      values: [
        ["12-hour clock", "12-hour format", "12-hour times", "12h clock", "12h format"],
        ["24-hour clock", "24-hour format", "24-hour times", "24h clock", "24h format"],
      ], isSingle: true),
    Property(
      name: "first day of the week", cues: ["onday", "unday"],
      values: [
        [
          "week starts on monday", "weeks start on monday", "week begins on monday",
          "weeks begin on monday",
        ],
        [
          "week starts on sunday", "weeks start on sunday", "week begins on sunday",
          "weeks begin on sunday",
        ],
      ], isSingle: true),
    Property(
      name: "overflow", cues: ["runcat", "llipsis", "wraps", " wrap ", "never cut", "cut off"],
      values: [
        [
          "is truncated", "are truncated", "with an ellipsis", "truncates", "truncate after",
          "cut off with", "cut off after", "ends in an ellipsis",
        ],
        [
          "never truncated", "never cut off", "never shortened", "wraps to", "wraps onto",
          "wrap to", "wrap onto", "is not truncated", "are not truncated", "never ellipsised",
          "wraps instead", "always shown in full", "always in full",
        ],
      ]),
    Property(
      name: "scrolling",
      cues: [
        "ticky", "crolls away", "croll away", "crolls with", "croll with", "crolls out",
        "crolls along", "croll along", "inned to", "fixed at", "fixed to", "tays fixed",
        "not scroll", "tays in place", "ticks to", "mains fixed", "tays pinned",
      ],
      values: [
        [
          "is sticky", "are sticky", "stays fixed", "does not scroll", "stays in place",
          "sticks to the top", "sticks to the bottom", "remains fixed", "is pinned to",
          "is fixed to the", "is fixed at the", "stays pinned",
        ],
        [
          "scrolls with the", "scroll with the", "scrolls away", "scroll away",
          "scrolls out of view", "scrolls along", "scroll along", "is not sticky",
          "are not sticky",
        ],
      ]),
    Property(
      name: "keeping",
      cues: [
        "emember", "is reset", "are reset", "reset with", "reset at", "s cleared", "e cleared",
        "forgotten", "ersist", "s kept", "e kept", "not kept", "kept between", "kept across",
        "restored on", "urvive", "preserved", "starts empty", "discarded when", "lost when",
      ],
      values: [
        [
          "are remembered", "is remembered", "persists across", "persist across", "is kept when",
          "are kept when", "survives a restart", "survive a restart", "survives a reload",
          "is restored on", "are restored on", "kept between sessions", "kept across",
          "remembered between", "remembered across", "is preserved", "are preserved",
        ],
        [
          "is reset on", "are reset on", "is reset when", "are reset when", "is cleared when",
          "are cleared when", "is cleared on", "are cleared on", "is forgotten", "are forgotten",
          "not remembered", "is not kept", "are not kept", "starts empty every", "is reset every",
          "are reset every", "never remembered", "not persisted", "are discarded when",
          "is discarded when", "is lost when", "are lost when", "is reset each", "are reset each",
          "reset with every", "reset at every",
        ],
      ]),
    Property(
      name: "shape", cues: ["ircle", "ircular", "quare", "is round", "are round"],
      values: [
        ["is a circle", "are circles", "is circular", "are circular", "is round", "are round"],
        [
          "is a square", "are squares", "is square", "are square", "rounded square",
          "rounded squares",
        ],
      ]),
    Property(
      name: "kind of icons", cues: ["utlined icon", "illed icon", "icons are"],
      values: [
        ["icons are outlined", "outlined icons only", "only outlined icons", "icons are outline"],
        ["icons are filled", "filled icons only", "only filled icons", "icons are solid"],
      ]),
    Property(
      name: "direction", cues: ["orizontally", "ertically", "orizontal list", "ertical list"],
      values: [
        [
          "scrolls horizontally", "scroll horizontally", "laid out horizontally",
          "arranged horizontally",
        ],
        [
          "scrolls vertically", "scroll vertically", "laid out vertically", "arranged vertically",
          "stacked vertically",
        ],
      ]),
    Property(
      name: "modality",
      cues: [
        "is modal", "are modal", "on-modal", "locking", "locks the", "not block", "ver blocks",
        "not modal",
      ],
      values: [
        ["is modal", "are modal", "blocks the page", "blocks the screen", "is blocking"],
        [
          "is non-modal", "are non-modal", "non-blocking", "does not block", "never blocks",
          "not modal",
        ],
      ]),
    Property(
      name: "way in", cues: ["lide", "rises from", "drops from", "nters from"],
      values: ["right", "left", "bottom", "top"].map(ways),
      // A screen comes from the one side on the way there and from the other one on the way back.
      things: [
        "toast", "snackbar", "drawer", "sidebar", "sheet", "banner", "modal", "dialog", "tooltip",
        "notification", "menu", "alert",
      ]),
  ]

  /// "slides in from the right", "slide up from bottom", "slides in from the right edge".
  private static func ways(from edge: String) -> [String] {
    let verbs = ["slide", "slides", "slides in", "slide in", "slide-in", "enters"]
    let own =
      switch edge {
      case "bottom": ["slides up", "slide up", "rises", "rises up"]
      case "top": ["slides down", "slide down", "drops", "drops down"]
      default: ["slides over", "slides out"]
      }
    return (verbs + own).flatMap { ["\($0) from the \(edge)", "\($0) from \(edge)"] }
  }
}
