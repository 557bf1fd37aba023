/// The theme for which a section, a rule or a row defines values: each theme may define a name anew.
enum TokenTheme: Hashable, Sendable {
  /// Nothing names a theme.
  case none
  /// A theme or mode by its name: "dark", or what the selector of a rule calls it.
  case named(String)
  /// A theme without a usual name: the node of the heading that speaks of it.
  case below(heading: Int)
}
