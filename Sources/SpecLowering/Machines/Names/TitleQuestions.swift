import SpecModel

/// What many recognisers ask of the same titles; each answer follows from the words of a title alone.
extension NameMemo.Question {
  static let areOfScreens = Self(number: 0)
  static let isJourney = Self(number: 1)
  static let speaksOfStates = Self(number: 2)
  static let namesScreens = Self(number: 3)
}
