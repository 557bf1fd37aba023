import SpecModel
import SpecText

/// Numbers before names in cells.
extension TableColumns {
  /// "01 Orders", "3. Basket": a number of a list before a name, and no measure or count.
  static func isNumberedTitle(_ text: String) -> Bool {
    guard text.utf8.first.map(ASCII.isDigit) == true, text.utf8.count <= 60 else { return false }
    let name = StateName.withoutNumbering(text)
    guard name.utf8.count < text.utf8.count, let first = name.unicodeScalars.first,
      let word = Names.firstWord(name)
    else { return false }
    return first.properties.isAlphabetic && !first.properties.isLowercase
      && !TableVocabulary.dates.contains(word) && !isUnit(word)
  }

  /// Whether a word is a unit: "3 Wochen" is no name.
  private static func isUnit(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { bytes in
      UnitTable.words[WordKey(bytes, 0..<bytes.count)] != nil
    }
  }
}
