/// Small values as dumps write them.
enum DumpValue {
  /// "true", "1", "yes" and their opposites.
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "true", "1", "YES", "True", "yes": true
    case "false", "0", "NO", "False", "no": false
    default: nil
    }
  }

  /// "[left,top][right,bottom]".
  static func bounds(_ text: String) -> LayoutRect? {
    let numbers = numbers(in: text)
    guard numbers.count == 4 else { return nil }
    return LayoutRect(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }

  /// The decimal numbers of a text, in order; infinities and words are passed over.
  static func numbers(in text: String) -> [Double] {
    var result: [Double] = []
    var current = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", ".", "-": current.unicodeScalars.append(scalar)
      case "e", "E", "+":
        if current.isEmpty { continue }
        current.unicodeScalars.append(scalar)
      default:
        if let number = Double(current) { result.append(number) }
        current = ""
      }
      if result.count > 16 { return result }
    }
    if let number = Double(current) { result.append(number) }
    return result
  }
}
