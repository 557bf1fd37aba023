import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out the state that a heading seemed to name, "按钮状态", where states of its own stand below it.
  ///
  /// - Returns: whether states below the heading are no parts of one state: false where its name is that of a state.
  ///
  /// - Parameter rows: how many states a column "State" lists: "Shown State" over three of them names none itself.
  @discardableResult
  mutating func openHeading(
    ofSection section: Int, in document: Document, rows: Int = 0
  ) -> Bool {
    guard section > 0 else { return true }
    let start = document.nodes[Int(document.sections[section].heading)].range.start
    guard let index = states.firstIndex(where: { $0.origin.range.start == start }) else {
      return true
    }
    let name = states[index].name
    let isOfStates =
      rows > 2 && !states[index].isScreen
      && Names.words(document.title(ofSection: section)).last == "state"
    guard name.utf8.first ?? 0 >= 0xE3 || isOfStates, !StateWords.isState(Names.words(name)) else {
      return false
    }
    states.remove(at: index)
    return true
  }
}
