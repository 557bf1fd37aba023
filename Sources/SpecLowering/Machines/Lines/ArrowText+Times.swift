import SpecText

extension ArrowText {
  /// "Home (swipe down, 300ms)" for "Home (swipe down) 300ms": a time alone behind what stands in parentheses is told of
  /// the same change.
  var withTimeInside: ArrowText {
    // Most sides do not end with a unit of time.
    guard let last = sides.last, last.utf8.last == 0x73, last.utf8.count <= 160,
      let close = last.lastIndex(of: ")"), close > last.startIndex
    else { return self }
    let time = last[last.index(after: close)...].drop { ",; ".contains($0) }
    let unit = time.hasSuffix("ms") ? 2 : 1
    let digits = time.dropLast(unit).filter { $0 != " " }
    guard !digits.isEmpty, digits.utf8.count < 6,
      digits.utf8.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.dot })
    else { return self }
    return withLast("\(last[..<close]), \(time))")
  }
}
