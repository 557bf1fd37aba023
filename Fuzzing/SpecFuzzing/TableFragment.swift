/// Tables: any headers in any order, rows that are short or long, grids.
enum TableFragment {
  static func text(_ random: inout FuzzRandom) -> String {
    random.once(in: 4) ? grid(&random) : rows(&random)
  }

  private static func rows(_ random: inout FuzzRandom) -> String {
    let width = 1 + random.below(7)
    let header = (0..<width).map { _ in random.pick(WordTable.headers) }
    let body = random.several(0...8) { random in
      // A row may have a cell less or more than its header.
      let cells = random.once(in: 6) ? width + random.below(3) - 1 : width
      return line((0..<max(1, cells)).map { _ in cell(&random) })
    }
    return line(header) + line(header.map { _ in "---" }) + body.joined()
  }

  private static func grid(_ random: inout FuzzRandom) -> String {
    let names = random.several(1...6) { $0.pick(WordTable.states) }
    let events = random.several(1...6) { $0.pick(WordTable.triggers + WordTable.states) }
    let corner = random.pick(["State", "State \\ Event", "", "From ↓ / To →", "Event"])
    let body = names.map { name in line([name] + events.map { _ in cell(&random) }) }
    return line([corner] + events) + line(["---"] + events.map { _ in ":-:" }) + body.joined()
  }

  private static func cell(_ random: inout FuzzRandom) -> String {
    switch random.below(9) {
    case 0...2: random.pick(WordTable.states)
    case 3, 4: random.pick(WordTable.triggers)
    case 5: random.pick(WordTable.quantities)
    case 6: random.pick(WordTable.values)
    case 7:
      "\(random.pick(WordTable.states)) \(random.pick(WordTable.arrows)) "
        + random.pick(WordTable.states)
    default: random.pick(["✓", "❌", "—", "", "no", "\"", "same as above", "x<br>y", "`a | b`"])
    }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
