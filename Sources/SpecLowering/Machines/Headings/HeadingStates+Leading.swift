import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// The state of a heading "Estado vacío", whose language puts the word for state first: where the name is one by
  /// itself, or a sibling has the same form.
  ///
  /// - Parameter siblings: how many headings of this form each section holds, once it is known.
  /// - Complexity: O(sections) for the first such heading, O(1) for each other.
  func leadingState(of section: Int, _ siblings: inout [Int32: Int]?) -> StateName? {
    guard let name = leadingName(of: section) else { return nil }
    if StateWords.isState(Names.words(name.name)) { return name }
    let counts = siblings ?? leadingCounts()
    siblings = counts
    return counts[document.sections[section].parent] ?? 0 > 1 ? name : nil
  }

  /// The state of a heading "Estado de carga" or "Boş durum", where a sibling is of such a kind too.
  ///
  /// - Parameter kinds: how many headings of this form each section holds, once it is known.
  func kindState(of section: Int, _ kinds: inout [Int32: Int]?) -> StateName? {
    guard let name = kindName(of: section) else { return nil }
    let counts = kinds ?? kindCounts()
    kinds = counts
    return counts[document.sections[section].parent] ?? 0 > 1
      ? StateName(bare: name, qualifier: nil) : nil
  }

  private func kindName(of section: Int) -> String? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count <= 48 ? KindNames.name(of: document.string(plain: text)) : nil
  }

  private func kindCounts() -> [Int32: Int] {
    var counts: [Int32: Int] = [:]
    for section in document.sections.indices.dropFirst() where kindName(of: section) != nil {
      counts[document.sections[section].parent, default: 0] += 1
    }
    return counts
  }

  private func leadingName(of section: Int) -> StateName? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 48 else { return nil }
    return StateName(leading: document.string(plain: text))
  }

  private func leadingCounts() -> [Int32: Int] {
    var counts: [Int32: Int] = [:]
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard StateVocabulary.mayNameState(document.plain, text), leadingName(of: section) != nil
      else { continue }
      counts[document.sections[section].parent, default: 0] += 1
    }
    return counts
  }
}
