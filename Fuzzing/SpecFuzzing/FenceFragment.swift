/// Fenced code in several languages, and drawings.
enum FenceFragment {
  static func code(_ random: inout FuzzRandom) -> String {
    let body = random.several(0...10) { random in
      let name = random.pick(WordTable.tokenNames)
      let value = random.pick(WordTable.values + WordTable.quantities)
      return random.pick([
        "--\(name): \(value);", "$\(name): \(value);", "  \(name): '\(value)',",
        ":root { --\(name): \(value); }", "static let \(name) = Color(hex: 0xFF00AA)",
        "\"\(name)\": { \"$value\": \"\(value)\", \"$type\": \"color\" },", "const a = {", "}",
        "transition: opacity \(value) ease-in \(value);", "withAnimation(.spring(\(value))) {",
        "duration: \(value), // \(name)", "Duration(milliseconds: 300)", "val x = 16.dp",
        "@keyframes x { 0% { a: b } 100% {} }", "min(abs(offset) / 80, 1)", "setTimeout(f, 300)",
        "states: {", "\(name): { on: { GO: '\(name)' } },", "after: { 300: 'x' },", "initial: 'a',",
        "idle: ['\(name)', 'idle'],", "{ from: 'idle', to: '\(name)', event: 'GO' },",
        "{ IDLE, GO, \(name) },", "}, [(", "export const states = {",
        "<color name=\"\(name)\">\(value)</color>", "/* \(value)", "// \(value)", "{{{{", "\"\\",
      ])
    }
    return fence(random.pick(WordTable.languages), body, &random)
  }

  static func drawing(_ random: inout FuzzRandom) -> String {
    let lines = random.several(1...14) { random in
      let width = random.below(30)
      let line = String(repeating: "─", count: width)
      let name = random.pick(WordTable.states)
      return random.pick([
        "┌\(line)┐", "└\(line)┘", "│ \(name)   │",
        "├── \(name) → \(random.pick(WordTable.triggers))",
        "   ↓", "   ▼ \(random.pick(WordTable.quantities))", "[\(name)] ──► [x]", "v", "|",
        "│ [8pt padding] │ ← \(name)", "+----+", "╔═══╗", "\(name):", "  A_MODE -> B_MODE (x)",
        "\(name) ⇄ \(random.pick(WordTable.states))", "┌─┐ ┌─┐", "│┌─┐│", "",
      ])
    }
    return fence(random.pick(["", "text", "ascii"]), lines, &random)
  }

  private static func fence(
    _ language: String, _ lines: [String], _ random: inout FuzzRandom
  ) -> String {
    let mark = random.once(in: 10) ? "~~~" : "```"
    return "\(mark)\(language)\n" + lines.map { $0 + "\n" }.joined() + mark + "\n"
  }
}
