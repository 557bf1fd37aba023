import SpecModel
import SpecSyntax
import SpecText

/// A number in a sentence, with the things right behind it: "four states (default, hover, active, loading, disabled)".
struct SentenceCount {
  /// Things that specs count, data only.
  static let nouns: Lexicon = [
    "states", "screens", "tabs", "steps", "modes", "sections", "phases", "variants", "sizes",
    "levels", "colors", "colours", "themes", "types", "categories", "options", "buttons", "fields",
    "principles", "stages", "components", "icons", "gestures", "breakpoints", "tokens",
    "questions", "patterns", "layers", "pages", "flows", "scenarios", "transitions", "animations",
    "roles", "tiers", "weights", "moods", "views", "zones", "panels", "elements", "cards",
    "filters", "languages", "platforms", "formats", "plans", "badges", "shortcuts", "kinds",
    "tools", "rules", "areas", "regions", "slots", "widgets", "actions", "controls", "outcomes",
    "reasons", "groups", "methods", "channels", "milestones", "presets", "gates", "checks",
    "schritten", "zuständen", "bildschirmen", "arten", "werkzeuge", "werkzeugen", "bereiche",
    "bereichen", "gruppen", "outils", "règles", "sortes", "herramientas", "reglas", "tipos",
    "opciones", "botones", "categorías", "ferramentas", "strumenti",
    "zustände", "bildschirme", "schritte", "modi", "phasen", "varianten", "größen", "farben",
    "seiten", "stufen", "états", "écrans", "étapes", "variantes", "tailles", "couleurs",
    "onglets", "niveaux", "estados", "pantallas", "pasos", "modos", "fases", "tamaños", "colores",
    "pestañas", "secciones", "niveles", "telas", "etapas", "tamanhos", "cores", "abas", "seções",
    "stati", "schermate", "passi", "colori", "varianti", "statussen", "schermen", "stappen",
    "kleuren", "maten", "groottes", "regels", "warna", "ukuran", "layar", "langkah", "tahap",
    "tingkat", "varian", "jenis",
  ]
  /// Words before a number that make it a bound or a name.
  private static let bounds: Lexicon = [
    "to", "least", "most", "maximum", "max", "minimum", "min", "about", "around", "over", "under",
    "first", "last", "top", "next", "every", "each", "per", "of", "than", "only", "another",
    "other", "phase", "step", "version", "section", "level", "tier", "day", "week", "page",
    "screen", "part", "option", "state", "mehr", "bis", "hasta", "até", "jusqu", "within",
  ]
  /// Words by which a list says that it is not whole, or is none.
  private static let openings: Lexicon = [
    "e.g", "etc", "such", "including", "include", "includes", "like", "example", "ejemplo", "plus",
    "or", "more", "usw", "among", "vs", "with", "each", "but", "which", "all", "no", "not", "if",
    "when", "from", "than", "over", "the", "a", "an", "in", "this", "to", "their", "by",
    "der", "die", "das", "le", "la", "el", "un", "une", "ein", "eine", "en", "line", "lines", "see",
    "page", "pages",
  ]

  let document: Document

  static func find(_ document: Document) -> [ListCount] {
    let finder = SentenceCount(document: document)
    var result: [ListCount] = []
    for number in document.nodes.indices where finder.mayCount(number) {
      for line in document.lines(of: number)
      where line.count < 1000 && finder.mayCount(line) && !finder.isWrapped(line, number)
        && Names.hasWord(document.string(plain: line), in: nouns)
      {
        let words = finder.words(of: line)
        result += finder.counts(line, words) + finder.labelled(line, words)
      }
    }
    return result
  }

  /// Whether the sentence of a line goes on in the next one.
  private func isWrapped(_ line: Range<Int>, _ number: Int) -> Bool {
    guard line.upperBound + 1 < document.plainText(of: number).upperBound,
      let last = document.plain[line].last(where: { $0 != ASCII.space })
    else { return false }
    return ASCII.isWord(last) && last < 0x80 || last == 0x2C
  }

  /// Whether a node is running text with a comma or a slash in it.
  private func mayCount(_ number: Int) -> Bool {
    let node = document.nodes[number]
    guard !node.text.isEmpty, node.kind != .codeBlock, node.kind != .tableCell,
      node.kind != .heading
    else { return false }
    return hasMark(document.plainText(of: number))
  }

  /// A byte test: a parenthesis or a colon, and behind it a comma or a slash.
  private func mayCount(_ line: Range<Int>) -> Bool {
    guard
      let mark = line.first(where: { document.plain[$0] == 0x28 || document.plain[$0] == 0x3A })
    else { return false }
    return hasMark(mark..<line.upperBound)
  }

  /// Whether a comma or a slash may part the members of a list.
  private func hasMark(_ range: Range<Int>) -> Bool {
    document.plain[range].contains { $0 == 0x2C || $0 == ASCII.slash }
  }

  /// A word of a line with its place.
  private struct Word {
    var text: String
    var range: Range<Int>
  }

  private func counts(_ line: Range<Int>, _ words: [Word]) -> [ListCount] {
    // "Three rules (body text, wrapped, 14px):" counts what stands below it.
    guard document.plain[line].last(where: { $0 != ASCII.space }) != ASCII.colon else { return [] }
    return words.indices.compactMap { place in
      guard
        let noun = (place + 1..<max(place + 1, min(place + 4, words.count))).first(where: {
          Self.nouns.contains(words[$0].text)
        }), let claimed = ListCount.number(words[place].text),
        (2...20).contains(claimed), !isBound(words, place, line), isJoined(words[place...noun]),
        let list = list(behind: noun, words, line)
      else { return nil }
      guard let members = members(list), ListCount.areNear(claimed, members),
        abs(claimed - members) * 3 <= max(3, claimed)
      else { return nil }
      return ListCount(
        claimed: claimed, counted: members, members: "names",
        origin: document.origin(
          document.sourceRange(plain: words[place].range.lowerBound..<list.upperBound)),
        list: nil)
    }
  }

  /// "Options: 5, 10, 15 minutes, never. Six options …": the list with its label, and a sentence that counts it.
  private func labelled(_ line: Range<Int>, _ words: [Word]) -> [ListCount] {
    guard let label = words.prefix(3).first(where: { Self.nouns.contains($0.text) }),
      label.range.upperBound < line.upperBound,
      document.plain[label.range.upperBound] == ASCII.colon,
      case let list = label.range.upperBound
        + 1..<sentenceEnd(
          label.range.upperBound + 1, line.upperBound),
      let members = members(list), members > 2,
      let next = words.firstIndex(where: { $0.range.lowerBound > list.upperBound }),
      next + 1 < words.count, words[next + 1].text == label.text,
      let claimed = ListCount.number(words[next].text), ListCount.areNear(claimed, members),
      abs(claimed - members) * 3 <= max(3, claimed)
    else { return [] }
    return [
      ListCount(
        claimed: claimed, counted: members, members: "names",
        origin: document.origin(
          document.sourceRange(
            plain: words[next].range.lowerBound..<words[next + 1].range.upperBound)),
        list: document.origin(document.sourceRange(plain: list)))
    ]
  }

  private func words(of line: Range<Int>) -> [Word] {
    var result: [Word] = []
    var offset = line.lowerBound
    while offset < line.upperBound {
      let start = offset
      while offset < line.upperBound, isPart(offset) { offset += 1 }
      if offset > start {
        let text = document.string(plain: start..<offset).lowercased()
        result.append(Word(text: text, range: start..<offset))
      }
      offset += 1
    }
    return result
  }

  private func isPart(_ offset: Int) -> Bool {
    ASCII.isWord(document.plain[offset]) || document.plain[offset] == ASCII.hyphen
  }

  /// Whether nothing but single blanks stands between words.
  private func isJoined(_ words: ArraySlice<Word>) -> Bool {
    zip(words, words.dropFirst()).allSatisfy { $1.range.lowerBound == $0.range.upperBound + 1 }
      && words.dropFirst().allSatisfy { document.plain[$0.range.lowerBound - 1] == ASCII.space }
  }

  /// Whether a number is a bound or a part of a name or of another number.
  private func isBound(_ words: [Word], _ place: Int, _ line: Range<Int>) -> Bool {
    let start = words[place].range.lowerBound
    if place > 0, Self.bounds.contains(words[place - 1].text) { return true }
    guard start > line.lowerBound else { return false }
    let before = document.plain[start - 1]
    guard before == ASCII.space, start - 1 > line.lowerBound else {
      return ![0x28, ASCII.space].contains(before)
    }
    let mark = document.plain[start - 2]
    // Signs such as "≥" and "–" are E2 and two bytes.
    let isSign = mark >= 0x80 && start >= 4 && document.plain[start - 4] == 0xE2
    return isSign
      || !ASCII.isWord(mark) && ![0x2C, 0x2E, 0x3A, 0x3B, 0x29, 0x21].contains(mark)
  }

  /// What stands in the parenthesis behind a noun, or behind its colon up to the end of the sentence.
  private func list(behind noun: Int, _ words: [Word], _ line: Range<Int>) -> Range<Int>? {
    var offset = words[noun].range.upperBound
    guard offset < line.upperBound else { return nil }
    if document.plain[offset] == ASCII.colon {
      return offset + 1..<sentenceEnd(offset + 1, line.upperBound)
    }
    var last = noun
    while last < words.count, last <= noun + 3 {
      offset = words[last].range.upperBound
      guard offset + 1 < line.upperBound else { return nil }
      // "Four kinds exist: info, success and error."
      if document.plain[offset] == ASCII.colon {
        return offset + 1..<sentenceEnd(offset + 1, line.upperBound)
      }
      guard document.plain[offset] == ASCII.space else { return nil }
      if document.plain[offset + 1] == 0x28 {
        return closing(offset + 2, line.upperBound).map { offset + 2..<$0 }
      }
      guard last + 1 < words.count, words[last + 1].range.lowerBound == offset + 1 else {
        return nil
      }
      last += 1
    }
    return nil
  }

  private func sentenceEnd(_ start: Int, _ end: Int) -> Int {
    (start..<end).first { offset in
      document.plain[offset] == 0x3B
        || document.plain[offset] == 0x2E
          && (offset + 1 == end || document.plain[offset + 1] == ASCII.space)
    } ?? end
  }

  private func closing(_ start: Int, _ end: Int) -> Int? {
    var depth = 1
    return (start..<end).first { offset in
      if document.plain[offset] == 0x28 { depth += 1 }
      if document.plain[offset] == 0x29 { depth -= 1 }
      return depth == 0
    }
  }

  /// The bytes of a list that a number in a sentence may count.
  private static let longest = 300

  private static let joints = [
    " and ", " or ", " und ", " et ", " ou ", " y ", " e ", " en ", " & ", " oder ", " o ",
    " atau ",
    " 或", "または", " 또는 ",
  ]

  /// The number of members between the commas; `nil` where they are no plain list.
  private func members(_ list: Range<Int>) -> Int? {
    guard list.count <= Self.longest else { return nil }
    let text = document.string(plain: list)
    guard !text.contains(where: { "…→=+×;|".contains($0) }), !text.contains("..."),
      !text.contains("->"), !text.contains("e.g"), !text.contains(" – "), !text.contains(" — ")
    else { return nil }
    if let count = numbers(text) { return count }
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for place in text.indices {
      // "Yes, delete it" is one name.
      switch text[place] {
      case "\"": isQuoted.toggle()
      case "“", "„", "«", "「": isQuoted = true
      case "”", "»", "」": isQuoted = false
      default: break
      }
      if isQuoted { continue }
      switch text[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<place])
        start = text.index(after: place)
      default: break
      }
    }
    parts.append(text[start...])
    // "chat, plus, search": a word between commas opens nothing.
    let members = parts.dropLast().filter { Names.wordCount(String($0)) != 1 }
    guard parts.count >= 2, !members.contains(where: isNoMember), !isNoMember(parts[0]) else {
      return nil
    }
    var last = Substring(" " + String(parts[parts.count - 1]).trimmedSpaces)
    if let joint = Self.joints.first(where: { last.hasPrefix($0) }) {
      last = last.dropFirst(joint.count)
    }
    guard !isNoMember(last) else { return nil }
    return parts.count + (Self.joints.contains { last.contains($0) } ? 1 : 0)
  }

  /// The number of values that slashes part: "22/20/16/13px".
  private func numbers(_ text: String) -> Int? {
    guard !text.contains(","), text.contains("/") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      let digits = part.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      let unit = part.drop { $0 == " " }.dropFirst(digits.count)
      return !digits.isEmpty && unit.count <= 3 && unit.allSatisfy { $0.isLetter || $0 == " " }
    }
    return parts.count > 2 && areNumbers ? parts.count : nil
  }

  private func isNoMember(_ part: Substring) -> Bool {
    let words = Names.words(String(part))
    return words.isEmpty || words.count > 5 || words.count > 1 && words[0] == "default"
      || words.first.map { Self.openings.contains($0) } == true
      || words.contains { ["etc", "e.g", "usw", "example", "including"].contains($0) }
  }
}
