import Testing

/// What a finding must be able to show: one thing on both sides, a ground that the document declares, an event on the
/// arrow.
@Suite struct EvidenceCases {
  static let rivals: [RuleCase] = [
    .init(
      "C401", "estimates of work",
      "# Clean-up\n\n| Step | Left | Time |\n|---|---|---|\n| Gallery props | 300 | 1 hour |\n"
        + "| Event types | 90 | 2 hours |\n\n## Next\n\n1. Write the gallery props (5 min)\n"
        + "2. Add event types (20 min)\n"),
    .init(
      "C401", "a column of estimates",
      "# Plan\n\n| Task | Effort |\n|---|---|\n| Session timeout dialog | 30 minutes |\n\n## Session\n\n"
        + "The session timeout dialog opens after 15 minutes.\n"),
    .init(
      "C401", "the same in a column of limits",
      "# Plan\n\n| Limit | Time |\n|---|---|\n| Session timeout dialog | ⟦30 minutes⟧ |\n\n## Session\n\n"
        + "The session timeout dialog opens after 15 minutes.\n"),
    .init(
      "C401", "two limits with one purpose",
      "# Relay\n\n## Errands\n\n- Path limit (max 4) keeps the map readable\n\n## Board\n\n"
        + "- 9 errands max keep the map readable, and players choose\n"),
    .init(
      "C401", "a figure of one item of an enumeration",
      "# Notizbuch\n\n### Liste\n- 要素: タイトル, 更新日時, 最大3タグ, 抜粋（90文字）, ボタン「開く」。\n\n"
        + "### 編集\n- タイトル: 必須、40文字制限。\n- タグ: 手動追加。\n"),
    .init(
      "C401", "two steps in one text",
      "# Tape\n\n1. **Controls** (timeline, play/pause, ±15 s / +30 s): the first view.\n\n## Gestures\n\n"
        + "- Play/pause, seek on the timeline, skip −15 s / +30 s.\n"),
    .init(
      "C401", "offline in two parts of the product",
      "# Kiosk\n\n## Guests\n\n- List with name\n\nOffline, the Guests tab is read-only for cached guests.\n\n"
        + "## Menu\n\n- Dishes with price\n\nReads work offline from the cache and are labelled.\n"),
    .init(
      "C401", "what one control lacks",
      "# Motion\n\n**Motion speaks.** A button that bounces or scales on press shows off.\n\n### Buttons\n\n"
        + "The press darkens the ground. There is no scale, no shadow shift.\n"),
    .init(
      "C401", "a thing that is ruled out and used",
      "# Pager\n\n⟦There is no loudspeaker anywhere.⟧\n\n## Call\n\nThe loudspeaker is switched on.\n"
    ),
  ]

  static let grounds: [RuleCase] = [
    .init(
      "C412", "a minimum on the dark page of the document",
      "# Console\n\n```css\n--ground-0: #0b0d12;  /* Page background */\n--ground-1: #151922;  /* Panels */\n```\n\n"
        + "## Signals\n\n| Token | Value | Use | Contrast |\n|---|---|---|---|\n"
        + "| `--signal-go` | `#2dd4a0` | Ready | 4.5:1+ |\n| `--signal-wait` | `#fbbf24` | Waiting | 4.5:1+ |\n"
    ),
    .init(
      "C412", "a ratio that no ground gives",
      "# Console\n\n| Token | Value | Use |\n|---|---|---|\n| `ground` | `#0b0d12` | Page background |\n"
        + "| `panel` | `#151922` | Panel background |\n\n| Token | Value | Use | Contrast |\n|---|---|---|---|\n"
        + "| `text-main` | `#e6e9f0` | Body text | ⟦9.1⟧:1 |\n| `text-quiet` | `#8b93a5` | Captions | 6.3:1 |\n"
    ),
    .init(
      "C412", "colours of two sentences",
      "# Sheet\n\n- **AA contrast:** main text (#10182b) and second text (#46536b) on white meet AA. For errors use\n"
        + "  `alarm` (#8f1d1d) to meet AA (see 1.2). `ink-faint` (#93a1b7) only for ornaments.\n"),
    .init(
      "C412", "the most that is reached",
      "# Pairs\n\n| Text | Background | Ratio |\n|---|---|---|\n| `#a3a3a3` | `#35B6F2` | ≤ 2:1 |\n"
    ),
  ]

  static let arrows: [RuleCase] = [
    .init(
      "S507", "labels that say who may do it",
      "# Booking\n\n```mermaid\nstateDiagram-v2\n[*] --> requested\nrequested --> confirmed: clerk/manager\n"
        + "requested --> declined: clerk/manager\nconfirmed --> arrived: clerk\n"
        + "confirmed --> declined: manager / guest(owner)\narrived --> [*]\ndeclined --> [*]\n```\n"
    ),
    .init(
      "S507", "cases in brackets",
      "# Empty states\n\n| Page | Trigger | To |\n|---|---|---|\n| Profile (no posts) | Open | Newcomer |\n"
        + "| Profile (no likes) | Open | Stranger |\n| Newcomer | Post | Profile |\n"),
    .init(
      "S507", "one event that leads to two states",
      "# Lock\n\n| From | Event | To |\n|---|---|---|\n| Open | Push | Shut |\n| Open | ⟦Push⟧ | Ajar |\n"
        + "| Shut | Pull | Open |\n| Ajar | Pull | Open |\n"),
    .init(
      "S506", "ways out of which none goes on",
      "# Survey\n\n| From | Trigger | To |\n|---|---|---|\n| Q4 empty | Next | Hint |\n| Q4 filled | Next | Q5 |\n"
        + "| Q4 first | Send | Thanks |\n"),
    .init(
      "S506", "flows that lead into one another",
      "# Flows\n\n| From Flow | To Flow | Trigger |\n|---|---|---|\n| Flow 1: Arrival | Flow 2: Ride | Ticket sold |\n"
        + "| Flow 2: Ride | Flow 1: Arrival | Ride over |\n"),
    .init(
      "S506", "a line that names the first state",
      "# Waschküche\n\nAnfang: `frei`.\n\n| Von | Ereignis | Nach |\n|---|---|---|\n| `belegt` | Tür auf | `frei` |\n"
        + "| `frei` | Karte | `belegt` |\n"),
    .init(
      "S501", "an inventory of screens",
      "# Screens\n\n| Screen | Component | Leads to |\n|---|---|---|\n| **Landing** | `A` | App |\n| **App** | `B` | Settings |\n"
        + "| **Settings** | `C` | App |\n| **Clear dialog** | `D` | Closes → Landing |\n"),
  ]

  static let numbers: [RuleCase] = [
    .init(
      "C413", "a total that is so many times a row",
      "# Breath\n\n| Constant | Value | Remark |\n|---|---|---|\n| `PHASE` | 4s | one phase |\n| `CYCLE` | 16s | 4 phases |\n"
        + "| `TOTAL` | 80s | whole session (5 cycles) |\n"),
    .init(
      "C413", "a total that is no multiple",
      "# Breath\n\n| Part | Time | Remark |\n|---|---|---|\n| In | 4s | through the nose |\n| Out | 16s | slowly |\n"
        + "| Total | ⟦22s⟧ | one breath |\n"),
    .init(
      "C413", "so many or more", "# Lists\n\n- With 8+ items and 100ms each = 700ms of waiting\n"),
    .init(
      "C413", "shades of an earlier version of the framework",
      "# Theme (Tailwind)\n\n- `#3b82f6` → `blue-500`\n- `#ef4444` → `red-500`\n- `#6b7280` → `gray-500`\n"
        + "- `#10b981` → `green-500`\n"),
    .init(
      "T304", "a size in two units beside a line height",
      "# Kit\n\n| Token | Size | Leading | Weight |\n|---|---|---|---|\n| `--text-h2` | 28px / 1.75rem | 1.25 | 600 |\n"
        + "| `--text-sm` | 14px / 0.875rem | 1.5 | 400 |\n\n```css\n:root {\n  --text-h2: 1.75rem;\n"
        + "  --text-sm: 0.875rem;\n}\n```\n"),
  ]

  static let words: [RuleCase] = [
    .init(
      "R952", "a word that is forbidden", "# Style\n\n- Do not write \"TBD\" or \"coming soon\".\n"),
    .init("R952", "the word itself", "# Style\n\n- The icon is ⟦TBD⟧.\n"),
    .init(
      "G706", "a last range in Russian",
      "# Адаптив\n\n* **Mobile (До `600px`):** одна колонка.\n* **Tablet (`600px` - `1200px`):** две.\n"
        + "* **Desktop (Свыше `1200px`):** три.\n"),
    .init(
      "D108", "definitions of links",
      "# Guide\n\n## One\n\nText [a][1].\n\n## References\n\n[1]: a.md \"A\"\n"),
    .init(
      "D103", "a closing checklist",
      "# Kit\n\n## Contents\n1. [One](#one)\n2. [Two](#two)\n\n## One\n\nText.\n\n## Two\n\nText.\n\n## Checklist\n\n- [ ] A\n"
    ),
    .init(
      "X854", "what is refused",
      "# Sheet\n\n- Cards can be swiped away.\n- The payment is never placed in a swipe-only sheet.\n"
    ),
    .init(
      "A604", "an alternative in French",
      "# Gestes\n\n- Transition de panneau : 200 ms.\n\n## Accessibilité\n\nEn mode mouvement réduit, remplacer les rotations "
        + "par des fondus.\n"),
    .init(
      "A605", "curves like a spring",
      "# Tokens\n\n- Sheet: 300ms ease-out\n\nThe tokens hold spring-emulation curves for the motion of sheets.\n"
    ),
  ]

  @Test(arguments: rivals + grounds)
  func rival(_ test: RuleCase) { test.check() }

  @Test(arguments: arrows + numbers + words)
  func arrow(_ test: RuleCase) { test.check() }
}
