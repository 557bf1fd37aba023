import SpecModel
import SpecText

/// Code that uses values, and code about other things.
extension CodeTokens {
  private static let themes = WordKey.set("theme", "themes", "tokens", "colors", "palette")

  /// "margin={{ top: 12, left: 8 }}", "transition={{ x: { duration: 0.3 } }}": what an element is given in JSX, which
  /// defines nothing; a theme may be given so.
  func isAttribute(_ group: CodeGroup) -> Bool {
    guard language == .script, let first = group.members.first else { return false }
    if group.path.count > 1, let name = group.path.first,
      Bytes.matches("={{", at: name.upperBound, end: bytes.count, in: bytes)
    {
      return !group.path.contains { Self.themes.contains(WordKey(bytes, $0)) }
    }
    var offset = first.name.lowerBound
    while offset > 0, [0x20, 0x0A, 0x0D, 0x09, 0x22, 0x27].contains(bytes[offset - 1]) {
      offset -= 1
    }
    guard offset > 3, bytes[offset - 1] == 0x7B, bytes[offset - 2] == 0x7B,
      bytes[offset - 3] == 0x3D
    else { return false }
    let end = offset - 3
    var start = end
    while start > 0, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return !Self.themes.contains(WordKey(bytes, start..<end))
  }

  /// "const edge = Radius.card;", "({ color = Colors.ink })", "const size = 16 * scale": what takes a value that stands
  /// elsewhere, where an export and a member of an object give it a name of their own.
  func isUse(_ member: CodeGroup.Member, _ group: CodeGroup, _ value: Range<Int>) -> Bool {
    guard language == .script else { return false }
    if !group.path.isEmpty, Self.shares.contains(WordKey(bytes, member.name)) { return true }
    guard value == Bytes.trim(member.value, in: bytes) else { return false }
    let end = max(member.name.upperBound, value.lowerBound)
    let isAssigned = (member.name.upperBound..<end).contains { bytes[$0] == 0x3D }
    if group.path.isEmpty {
      return member.isDeclared && (isPath(value) || isReckoned(value)) && !isExported(member)
    }
    return isAssigned && !member.isDeclared && isPath(value)
  }

  /// "{ flex: 1 }": what share of the room an element takes.
  private static let shares = WordKey.set("flex", "flexgrow", "flexshrink", "flexbasis")

  /// "Radius.card", "colors.teal[300]": names with dots between, and no call.
  private func isPath(_ value: Range<Int>) -> Bool {
    Bytes.isLetter(bytes[value.lowerBound]) && value.contains { bytes[$0] == 0x2E }
      && value.allSatisfy { offset in
        Bytes.isWord(bytes[offset]) || [0x2E, 0x5B, 0x5D].contains(bytes[offset])
      }
  }

  /// "16 * scale": a number and what a variable makes of it.
  private func isReckoned(_ value: Range<Int>) -> Bool {
    guard let sign = value.first(where: { [0x2A, 0x2B, 0x2F].contains(bytes[$0]) }),
      sign > value.lowerBound, bytes[sign - 1] == 0x20
    else { return false }
    return (value.lowerBound..<sign - 1).allSatisfy {
      Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E
    }
      && value.allSatisfy { [0x20, 0x2E, 0x5F].contains(bytes[$0]) || isPart(bytes[$0]) }
      && value.contains { Bytes.isLetter(bytes[$0]) }
  }

  private func isPart(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || [0x2A, 0x2B, 0x2F].contains(byte)
  }

  /// Whether "export" opens the line of a declaration.
  private func isExported(_ member: CodeGroup.Member) -> Bool {
    var start = member.name.lowerBound
    let least = max(0, start - 120)
    while start > least, bytes[start - 1] != 0x0A { start -= 1 }
    let line = Bytes.trim(start..<member.name.lowerBound, in: bytes)
    return Bytes.matches("export ", at: line.lowerBound, end: line.upperBound, in: bytes)
  }

  /// "familyName = \"family_name\"": a key of data, which is the name again in another style of names.
  func isKey(_ value: Range<Int>, of name: Range<Int>) -> Bool {
    guard value.contains(where: { bytes[$0] == 0x5F }), value.count > name.count else {
      return false
    }
    return value.lazy.filter { bytes[$0] != 0x5F }.map { Bytes.lower(bytes[$0]) }
      .elementsEqual(name.lazy.filter { bytes[$0] != 0x5F }.map { Bytes.lower(bytes[$0]) })
  }

  /// Whether a sign of variables opens a name, where "user@host:" and "$env:KEY" of a shell declare none.
  func opensVariable(_ name: Range<Int>) -> Bool {
    let before = name.lowerBound > 0 ? bytes[name.lowerBound - 1] : 0
    return !Bytes.isWord(before) && !matches("$env", name)
  }

  /// Whether a program sets a property to what a variable holds: `"--turn": turn`.
  func isVariable(_ value: Range<Int>) -> Bool {
    guard language == .script, let first = value.first, Bytes.isLetter(bytes[first]) else {
      return false
    }
    return value.allSatisfy { Bytes.isWord(bytes[$0]) }
  }

  /// "0.5rem (8px) - standard": whether a dash parts a value, and what brackets tell of it, from words about it.
  func isNoted(after end: Int, _ value: Range<Int>) -> Bool {
    guard language == .css || language == .text else { return false }
    var rest = Bytes.trim(end..<value.upperBound, in: bytes)
    if let open = rest.first, bytes[open] == 0x28,
      let close = rest.first(where: { bytes[$0] == 0x29 })
    {
      rest = Bytes.trim(close + 1..<rest.upperBound, in: bytes)
    }
    let dashes: [StaticString] = ["- ", "– ", "— "]
    return dashes.contains { dash in
      let next = rest.lowerBound + dash.utf8CodeUnitCount
      return rest.lowerBound > end && next < rest.upperBound && Bytes.isLetter(bytes[next])
        && Bytes.matches(dash, at: rest.lowerBound, end: rest.upperBound, in: bytes)
    }
  }
}
