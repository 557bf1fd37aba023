import SpecModel
import Testing

@testable import SpecLowering

private func motions(_ text: String) -> [String] {
  func value(_ quantity: Quantity?) -> String {
    quantity.flatMap(\.exact).map { Numbers.text($0) } ?? "-"
  }
  return lower(text).motions.map {
    "\($0.subject): \(value($0.duration)) \(value($0.delay)) \(value($0.stagger)) "
      + ($0.easing?.label ?? "-")
  }
}

private func spring(_ stiffness: Double, ratio: Double) -> String {
  let response = 2 * Double.pi / stiffness.squareRoot() * 1000
  return Easing.spring(Spring(response: response, dampingFraction: ratio)).label
}

@Suite struct MotionPassTests {
  @Test(arguments: [
    ("- **Card Tap**:\n  - Duration: 250ms ease-out", "Card Tap: 250 - - ease-out"),
    ("- **Stagger**: 50ms delay between rows", "Stagger: - - 50 -"),
    ("- **Sheet**: 350ms Ease-In-Out slide", "Sheet: 350 - - ease-in-out"),
    ("- **Sheet**: 350ms `Curves.easeInOut`", "Sheet: 350 - - ease-in-out"),
    ("- **Fade**: 0.2s cubic-bezier(0.4, 0, 0.2, 1)", "Fade: 200 - - cubic-bezier(0.4, 0, 0.2, 1)"),
    ("- **Tick**: 150ms spring animation", "Tick: 150 - - spring"),
    (
      "- Spring animation: response 0.3s, damping 0.7",
      "Spring animation: - - - spring(response 300 ms, damping 0.7)"
    ),
    ("- **Spin**: 1s linear", "Spin: 1000 - - linear"),
    (
      "| From | To | Duration |\n|---|---|---|\n| A | B | 200ms |", "A → B: 200 - - -"
    ),
    (
      "```css\n.card {\n  transition: opacity 200ms ease-out 50ms;\n}\n```",
      ".card: 200 50 - ease-out"
    ),
  ])
  func compiles(text: String, expected: String) { #expect(motions(text) == [expected]) }

  @Test(arguments: [
    (
      "tsx", "<motion.div transition={{ duration: 0.3, ease: [0.4, 0, 0.2, 1], delay: 0.1 }} />",
      "300 100 - cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (
      "tsx", "transition: {\n  duration: 0.3,\n  ease: 'easeOut',\n  delay: 0.1,\n}",
      "300 100 - ease-out"
    ),
    (
      "ts", "gsap.to('.leaf', { duration: 0.6, ease: 'power2.out', stagger: 0.05 });",
      "600 - 50 ease-out"
    ),
    (
      "ts", "y.value = withTiming(1, { duration: 250, easing: Easing.inOut(Easing.quad) });",
      "250 - - ease-in-out"
    ),
    (
      "ts", "y.value = withSpring(0, { damping: 20, stiffness: 100, mass: 1 });",
      "- - - \(spring(100, ratio: 1))"
    ),
    (
      "css", ".leaf {\n  transition-duration: 250ms;\n  transition-timing-function: ease-in;\n}",
      "250 - - ease-in"
    ),
    (
      "swift", "withAnimation(.easeInOut(duration: 0.3).delay(0.1)) { open = true }",
      "300 100 - ease-in-out"
    ),
    ("swift", ".animation(.snappy(duration: 0.25), value: x)", "250 - - spring"),
    (
      "dart",
      "AnimatedContainer(\n  duration: const Duration(milliseconds: 300),\n  curve: Curves.easeOut,\n)",
      "300 - - ease-out"
    ),
    (
      "kotlin", "tween(durationMillis = 300, delayMillis = 50, easing = FastOutSlowInEasing)",
      "300 50 - cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (
      "kotlin", "animateDpAsState(target, spring(dampingRatio = 0.6f, stiffness = 100f))",
      "- - - \(spring(100, ratio: 0.6))"
    ),
  ])
  func tiesPartsOfCode(language: String, code: String, expected: String) {
    let found = motions("```\(language)\n\(code)\n```")
    #expect(
      found.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == [expected])
  }

  @Test func takesTheSecondTimeOfAShorthandForADelay() {
    let roles = lower("```css\n.a { transition: top 200ms ease 50ms, left 1s; }\n```").durations
      .map(\.role)
    #expect(roles == [.animation, .delay, .animation])
  }

  @Test func splitsTransitionsOfSeveralProperties() {
    let found = motions("```css\n.a {\n  transition: color 200ms ease, top 100ms linear;\n}\n```")
    #expect(found == [".a: 200 - - ease", ".a: 100 - - linear"])
  }

  @Test func takesNothingFromAnotherThingOfTheParagraph() {
    let found = motions(
      "The wave appears in 160 ms. Dragging follows; the label fades out 900 ms after the drag.")
    #expect(found == ["The wave appears: 160 - - -"])
  }

  @Test func readsPlainWordsInColumnsOfCurves() {
    let table = "| Part | Easing |\n|---|---|\n| Sky | linear |\n| Door | ease.settle |"
    #expect(motions(table) == ["Sky: - - - linear"])
  }

  @Test func joinsTheTimeAndTheCurveOfARow() {
    let table = """
      | Motion | Duration | Easing |
      |---|---|---|
      | Sluice opens | 340ms | ease-in |
      """
    #expect(motions(table) == ["Sluice opens: 340 - - ease-in"])
    let two = """
      | Motion | Enter | Leave duration | Easing |
      |---|---|---|---|
      | Sluice | 340ms | 120ms | ease-in |
      """
    #expect(motions(two).filter { $0.hasSuffix(" ease-in") } == ["Sluice: - - - ease-in"])
  }

  @Test func looksUpTheTokensThatAMotionNames() {
    let text = """
      ```css
      :root {
        --ease-out: cubic-bezier(0.1, 0.9, 0.2, 1);
        --time-calm: 310ms;
      }
      .gate { transition: transform var(--time-calm) var(--ease-out); }
      .lamp { transition: opacity 90ms ease-out; }
      ```

      - **Gate**: `var(--time-calm)` with `var(--ease-out)`
      - **Lamp**: 90ms ease-out
      """
    let found = lower(text).motions.map {
      "\($0.subject): \($0.time?.exact.map { Numbers.text($0) } ?? "-") \($0.curve?.label ?? "-")"
    }
    #expect(
      found.suffix(4) == [
        ".gate: 310 cubic-bezier(0.1, 0.9, 0.2, 1)", ".lamp: 90 ease-out",
        "Gate: 310 cubic-bezier(0.1, 0.9, 0.2, 1)", "Lamp: 90 ease-out",
      ])
  }

  @Test func looksUpTheTokensThatARowNames() {
    let text = """
      ## Motion tokens

      - `motion.glide`: cubic-bezier(0.3, 0, 0.1, 1)
      - `motion.calm`: 260ms

      ## State transitions

      | From | To | Trigger | Duration | Easing |
      |---|---|---|---|---|
      | Closed | Open | Tap | `motion.calm` | `motion.glide` |
      | Open | Closed | Tap | 90ms | ease-out |
      """
    let found = lower(text).machines.flatMap(\.transitions).map {
      "\($0.duration?.exact.map { Numbers.text($0) } ?? "-") \($0.easing?.label ?? "-")"
    }
    #expect(found == ["260 cubic-bezier(0.3, 0, 0.1, 1)", "90 ease-out"])
  }

  @Test func takesEachCustomPropertyForAWhole() {
    let sheet = """
      ```css
      :root {
        --ease-out: cubic-bezier(0.2, 0.8, 0.4, 1);
        --ease-in: cubic-bezier(0.6, 0, 0.9, 0.3);
        --duration-leaf: 130ms;
        --turn: 270ms linear;
      }
      ```
      """
    #expect(
      motions(sheet) == [
        ":root: - - - cubic-bezier(0.2, 0.8, 0.4, 1)",
        ":root: - - - cubic-bezier(0.6, 0, 0.9, 0.3)", "--duration-leaf: 130 - - -",
        "--turn: 270 - - linear",
      ])
  }

  @Test(arguments: [
    "- Linear progress bar at the top", "- Works with ease", "- Cache: 100 items",
    "- Retry: every 30 seconds", "- ❌ Bounce (`cubic-bezier(0.3, 1.6, 0.6, 1)` is out)",
    "- **Anna.** Prunes the trees every spring.",
  ])
  func leavesAlone(text: String) { #expect(motions(text) == []) }

  @Test func readsSpringsByStiffness() throws {
    let motion = try #require(
      lower("- **Pop**: stiffness: 100, damping: 20, mass: 1").motions.first)
    guard case .spring(let spring?)? = motion.easing else {
      Issue.record("no spring")
      return
    }
    #expect(spring.dampingFraction == 1)
  }
}
