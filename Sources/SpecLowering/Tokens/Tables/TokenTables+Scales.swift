import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  private static let uses = WordKey.set(
    "use", "uses", "usage", "role", "element", "uso", "verwendung", "utilisation", "gebruik")
  private static let names = WordKey.set("name", "names", "style", "level", "step", "scale")
  /// Headers that name a style beside a remark on its use.
  private static let owners = WordKey.set("role", "element", "elemento", "rolle", "ruolo", "rol")

  /// The headers of a type scale whose first column tells what each style is for, in the order of the document.
  ///
  /// "Use | Font | Size / line height | Color token": the styles have no other name; faces and colours serve several.
  func typeScale(_ header: Int, _ rows: [Int], _ topic: TokenTopic) -> [[WordKey]]? {
    switch topic {
    case .none, .kind(.typography), .kind(.other): break
    default: return nil
    }
    let titles = document.children(of: header)
    guard titles.count > 1, titles.count <= 8 else { return nil }
    let headers = titles.map { TokenHeaders.keys(reader.bytes, reader.textRange($0)) }
    let isNamed = headers.dropFirst().contains { header in
      header.contains(where: Self.names.contains)
        || header.count == 1 && TokenColumns.isExplicit(header)
        || header.count == 1 && header.contains(where: Self.owners.contains)
          && headers[0].contains(where: TokenColumns.remarks.contains)
    }
    guard !isNamed, headers[0].count == 1, headers[0].contains(where: Self.uses.contains),
      case let body = rows.dropFirst().prefix(12).map({ document.children(of: $0) }),
      TokenColumns.isTypeScale(headers) || holdFacesWithWeights(body, headers)
    else { return nil }
    guard TokenNameColumn(reader: reader, headers: headers, rows: body).holdsNames(0) else {
      return nil
    }
    return topic != .none || areTypeStyles(body, headers) ? headers : nil
  }

  /// "Use | Font | Size" over "Timer | Noto Bold | 48px": whether the column of faces ends with weights beside sizes.
  private func holdFacesWithWeights(_ body: [[Int]], _ headers: [[WordKey]]) -> Bool {
    guard headers.contains(where: { $0.contains(where: TokenColumns.size.contains) }),
      let column = headers.firstIndex(where: { $0.contains(where: TokenColumns.family.contains) })
    else { return false }
    return body.allSatisfy { column < $0.count && faceWeight($0[column]) != nil }
  }

  /// The weight at the end of a face: "Bold" of "Noto Sans Bold".
  func faceWeight(_ cell: Int) -> Range<Int>? {
    let words = Words.all(reader.bytes, reader.textRange(cell))
    guard (2...5).contains(words.count), let last = words.last, TypeLine.weights.contains(last.key),
      last.range.upperBound == Bytes.trim(reader.textRange(cell), in: reader.bytes).upperBound
    else { return nil }
    return last.range
  }

  /// The column of sizes in a table of styles whose headers name none: all cells are numbers that letters may have.
  func sizeColumn(_ headers: [[WordKey]], except name: Int, _ rows: [[Int]]) -> Int? {
    headers.indices.first { column in
      column != name && !headers[column].contains(where: TokenColumns.line.contains)
        && !headers[column].contains(where: TokenColumns.weight.contains)
        && !headers[column].contains(where: TokenColumns.tracking.contains)
        && rows.allSatisfy { cells in
          guard column < cells.count else { return false }
          let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
          guard let size = QuantityScanner.scan(reader.bytes, text).first, size.range == text else {
            return false
          }
          return size.isSingle && (6...160).contains(size.low)
            && (size.isBare || size.unit?.isLength == true)
        }
    }
  }

  /// Whether all rows give a size of letters and a weight of a face.
  func areTypeStyles(_ rows: [[Int]], _ headers: [[WordKey]]) -> Bool {
    rows.allSatisfy { isTypeStyle($0, headers) }
  }

  /// Whether a row without a heading about type gives a size of letters and a weight of a face.
  private func isTypeStyle(_ cells: [Int], _ headers: [[WordKey]]) -> Bool {
    guard
      let size = headers.firstIndex(where: { $0.contains(where: TokenColumns.size.contains) }),
      let weight = headers.firstIndex(where: { $0.contains(where: TokenColumns.weight.contains) }),
      max(size, weight) < cells.count
    else { return false }
    if size == weight { return isSizeAndWeight(reader.textRange(cells[size])) }
    let sizeText = Bytes.trim(reader.textRange(cells[size]), in: reader.bytes)
    let measure = QuantityScanner.scan(reader.bytes, sizeText).first
    let isLetters =
      TextSizes.read(sizeText, reader.bytes) != nil
      || measure.map { $0.isBare && (8...120).contains($0.low) || $0.unit?.isLength == true }
        ?? false
    let text = Bytes.trim(reader.textRange(cells[weight]), in: reader.bytes)
    guard isLetters, let first = text.first else { return false }
    if Bytes.isLetter(reader.bytes[first]) { return true }
    let digits = text.prefix { Bytes.isDigit(reader.bytes[$0]) }
    return digits.count == 3
      && Bytes.matches("0", at: first + 2, end: text.upperBound, in: reader.bytes)
  }

  /// "16 / 600", "16px / 600 / 1.5".
  private func isSizeAndWeight(_ cell: Range<Int>) -> Bool {
    let parts = parts(of: cell)
    guard parts.count > 1, let measure = QuantityScanner.scan(reader.bytes, parts[0]).first else {
      return false
    }
    let isLetters =
      measure.isBare && (8...120).contains(measure.low) || measure.unit?.isLength == true
    return isLetters
      && parts.dropFirst().contains { part in
        part.count == 3 && part.allSatisfy { Bytes.isDigit(reader.bytes[$0]) }
          && reader.bytes[part.lowerBound + 1] == 0x30
      }
  }

  /// "#112233 / #445566" beside "Panels / main text": several colours in one cell with as many words for them.
  func colorParts(
    _ cells: [Int], _ name: Int, _ value: Range<Int>
  ) -> [(name: String, value: Range<Int>)]? {
    guard
      let cell = cells.first(where: { reader.textRange($0).contains(value.lowerBound) })
    else { return nil }
    let values = parts(of: reader.textRange(cell))
    guard (2...6).contains(values.count) else { return nil }
    let colors = values.compactMap { part in
      TokenLiteral.read(reader.bytes, part).flatMap { $0.range == part ? part : nil }
    }
    guard colors.count == values.count else { return nil }
    for (column, other) in cells.enumerated() where column != name && other != cell {
      let words = parts(of: reader.textRange(other))
      guard words.count == colors.count,
        words.allSatisfy({ word in
          !word.isEmpty && word.count < 40 && TokenLiteral.read(reader.bytes, word) == nil
        })
      else { continue }
      return zip(words, colors).map { (reader.string($0), $1) }
    }
    return nil
  }

  /// "`sm` / `md` / `lg`" beside "4 / 8 / 16": several names in one cell with as many values for them.
  func namedParts(
    _ cells: [Int], _ name: Int, _ value: Range<Int>
  ) -> [(name: Range<Int>, value: Range<Int>)]? {
    cells.first(where: { reader.textRange($0).contains(value.lowerBound) })
      .flatMap { parts(of: cells, name, in: $0) ?? joinedParts(of: cells, name, in: $0) }
  }

  /// The names in the cell of names, each with its value in another cell, where both hold as many.
  func parts(
    of cells: [Int], _ name: Int, in cell: Int
  ) -> [(name: Range<Int>, value: Range<Int>)]? {
    let names = parts(of: reader.textRange(cells[name]))
    guard (2...6).contains(names.count),
      names.allSatisfy({ (1...3).contains(Words.all(reader.bytes, $0).count) || isStepEnding($0) })
    else { return nil }
    let values = parts(of: reader.textRange(cell))
    guard values.count == names.count,
      values.allSatisfy({ part in
        TokenLiteral.read(reader.bytes, part).map { $0.range == part } ?? false
      })
    else { return nil }
    return Array(zip(names, values))
  }

  /// The parts between slashes with blanks around them.
  func parts(of text: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var rest = text
    while let slash = Bytes.find(" / ", in: rest, of: reader.bytes) {
      parts.append(Bytes.trim(rest.lowerBound..<slash, in: reader.bytes))
      rest = slash + 3..<text.upperBound
    }
    return parts + [Bytes.trim(rest, in: reader.bytes)]
  }

  /// "-600": a hyphen and the digits of a step.
  private func isStepEnding(_ part: Range<Int>) -> Bool {
    (3...5).contains(part.count) && reader.bytes[part.lowerBound] == ASCII.hyphen
      && part.dropFirst().allSatisfy { Bytes.isDigit(reader.bytes[$0]) }
  }

  /// "`stop` / `-deep` / `-light`", "`ink-500` / `-600`": the name of a part, where one with a hyphen or a dot in front is
  /// the ending of the first name of its cell.
  func fullName(_ part: Range<Int>, behind first: Range<Int>) -> String {
    let bytes = reader.bytes
    if let joined = joinedName(part, behind: first) { return joined }
    guard part.count > 1, part != first, let start = first.first, Bytes.isLetter(bytes[start]),
      bytes[part.lowerBound] == ASCII.hyphen || bytes[part.lowerBound] == ASCII.dot,
      Bytes.isWord(bytes[part.lowerBound + 1]), first.allSatisfy({ isNameByte(bytes[$0]) }),
      part.allSatisfy({ isNameByte(bytes[$0]) })
    else { return reader.string(part) }
    // "color.ink" / ".paper" may as well name a neighbour.
    if bytes[part.lowerBound] == ASCII.dot {
      return first.contains { bytes[$0] == ASCII.dot }
        ? reader.string(part) : reader.string(first) + reader.string(part)
    }
    var end = first.upperBound
    if part.dropFirst().allSatisfy({ Bytes.isDigit(bytes[$0]) }) {
      while end > start, Bytes.isDigit(bytes[end - 1]) { end -= 1 }
      end = end > start && bytes[end - 1] == ASCII.hyphen ? end - 1 : first.upperBound
    }
    return reader.string(start..<end) + reader.string(part)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte == ASCII.hyphen || byte == ASCII.dot
  }
}
