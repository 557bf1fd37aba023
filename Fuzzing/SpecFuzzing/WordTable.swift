/// The words and signs from which documents are made.
enum WordTable {
  static let states = [
    "Idle", "Loading", "Empty", "Error", "Success", "Offline", "Photo Detail", "Date Picker",
    "loading_tiles", "`browsing`", "**Ready**", "S1", "STATE_SYNCING", "district.*", "*", "any",
    "Any state", "Previous state", "(unchanged)", "[*]", "—", "Carte vide", "读取中", "待機中",
    "Zustand 3", "Default (Has Visits)", "PLAY / SEQ", "A or B", "S1 then S2", "(terminal)", "",
    "🟢 Live", "PRESET_{1..5}_SHORT", "As S3", "N/A", "Idle|Busy", "x", "AM_MODE",
  ]
  static let triggers = [
    "Tap", "Swipe down", "timeout (3s)", "● user: tap", "[guard] / effect", "Network lost",
    "Load completes", "—", "", "a: b: c", "(if offline)", "タップ", "> 3 s idle", "`BACK`", "∅",
    "❌ never", "must not", "no transition",
  ]
  static let quantities = [
    "300ms", "0.3s", "200-300ms", "200–300 ms", "< 2 seconds", "≤100ms", "~250ms", "30秒",
    "half a second", "300ms + 50ms", "50ms/item", "1,500 ms", "0,3 s", "0:00–0:20", "44pt",
    "8px", "16 dp", "24px/30px", "1.5rem", "4.5:1", "60fps", "99999999999999999999ms", "-5ms",
    "1e309s", "0ms", "NaNms", "every 30 seconds", "150ms/300ms", "５００ms", "12 frames", "∞ s",
    "100%", "0.5x", "2x3 grid", "320-767px", "16.67ms per frame", "3-second", "#008", "1/0s",
  ]
  static let values = [
    "#F7FAFC", "#fff", "#12345", "#12345678", "rgb(1,2,3)", "rgba(0 0 0 / 50%)",
    "hsl(1turn 2% 3%)", "oklch(0.7 0.1 200)", "{colors.primary}", "{a.b", "var(--x)", "red",
    "cubic-bezier(0.4, 0, 0.2, 1)", "ease-out", "spring(0.3)", "clamp(1px, 2vw, 3px)",
    "0 1px 2px rgba(0,0,0,.1)", "24px/30px, Semibold, 0em", "6px 12px (0.375rem 0.75rem)", "",
  ]
  static let headings = [
    "Loading State", "State: Error", "État 2: Vide", "Screen States", "State Transitions",
    "State Transition Matrix", "Transitions from Idle", "User Flow", "Colors", "Typography",
    "Spacing", "Motion", "Accessibility", "Checklist", "Changelog", "Option A", "Future",
    "Lessons learned", "Wireframe", "Home Screen", "Button", "Hover", "状態遷移", "Übergänge", "",
    "3. Photo Detail State (v2)", "Dark Mode", "Animations", "Gestures", "# #",
  ]
  static let headers = [
    "From", "To", "Trigger", "Event", "Duration", "Animation", "Easing", "State", "Next States",
    "Token", "Value", "Usage", "Current", "Next", "Guard", "Effect", "Von", "Nach", "Auslöser",
    "現在の状態", "次の状態", "Description", "Size", "Contrast", "State \\ Event", "", "From → To", "ID",
    "Light", "Dark", "v1", "v2", "Phase", "Status", "Notes", "Key",
  ]
  static let arrows = ["→", "->", "-->", "=>", "⇒", "↔", "⇄", "<->", "←", "↓", "►", "➜", "⟶"]
  static let languages = [
    "", "text", "css", "scss", "ts", "typescript", "json", "swift", "dart", "kotlin", "yaml",
    "mermaid", "xml", "html", "tsx", "diff",
  ]
  static let labels = [
    "**When:**", "**When**:", "Context:", "**Trigger**:", "Duration:", "**Touch target**:",
    "Padding:", "**Exit**", "Condition:", "Purpose:", "**Wann**:", "条件：", "**Layout**:",
  ]
  static let sentences = [
    "The user taps a photo and the sheet opens.", "Text must reach a contrast of 4.5:1 on white.",
    "Appears after 3 seconds; dismissed by swipe.", "Never go from Idle to Error directly.",
    "All targets are at least 44x44 pt.", "Retry every 30 seconds (exponential backoff).",
    "See [the guide](../style-guide.md#colors) and [x](#missing).", "opacity 0 → 1 over 300ms",
    "Uses `--color-primary` and {spacing.md}.", "<!-- plumb-disable S501 reason -->",
    "Settings → Privacy → Export", "~~old: 200ms~~", "> quoted 5s", "👩🏽‍💻 é ﬃ \u{200B}\u{202E}",
    "Ã© â€œquotedâ€\u{9D} dÃ©gradÃ©", "| stray | pipes", "``` stray fence", "$$\\frac{1}{2}$$",
  ]
  /// What stands between names and quantities in sentences.
  static let joints = [
    "every", "each", "second", "seconds.", "minute;", "at least", "at most", "no more than",
    "up to", "between", "and", "to", "from", "within", "after", "for", "of", "per", "two",
    "half a", "three", "never", "always", "only", "unless", "when", "the user", "opens", "is",
    "shows", "returns to", "appears", "stays", "goes", "retries", "lasts", "takes", "(", ")",
    ",", ".", "—", "plus", "or", "**Trigger:**", "`", "then", "jede", "cada", "mindestens", "约",
    "秒", "minutes,", "×",
  ]
  static let tokens: [[UInt8]] = [
    "|", "`", "```", "**", "→", "-->", "[", "]", "(", ")", "{", "}", "<", ">", "---", ":", "\r\n",
    "\u{FEFF}", "\u{0}", "&amp;", "&#x110000;", "\\", "#", "~~~", "ms", "\t", "\u{A0}", "\u{2028}",
    "%%", "[*]", "\"", "'", "&a", "*a", "!!", "!!binary", "- ", "\n\n", "┌", "│", "└",
    // Numbers of any size, ratios that run into each other, and signs beside figures.
    "9999999999999999999", "1e309", "0", "-0", "½", "3:1:1", "1:1", ":1", "(3:1)", "4.5:1/3:1",
    "16:9", "× 3", "@0.2s", "10 to 5", "200–100ms", "9/0", "1.5.2", "0x", "50%", " of ", "#", "↺",
    "🟢", "状态", "A → B → A", "`a` · `b` 4 · ",
  ].map { Array($0.utf8) }
}
