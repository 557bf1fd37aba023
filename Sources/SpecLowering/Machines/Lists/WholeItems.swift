import SpecModel

/// The items and lines that are read as a whole, before any arrow in them is read alone.
struct WholeItems {
  private(set) var found: [MatrixDraft] = []
  /// Where the lines begin that are read so.
  private(set) var lines: Set<Int> = []

  /// Reads all of them, and adds the states that only their titles name.
  init(_ context: LoweringContext, _ drafts: inout MachineDrafts) {
    take(TitledExits(context).read(&drafts))
    take(ThreePartItems(context).read(drafts))
    take(PlacedMoves(context).read(drafts))
    take(ScreenCourses(context).read())
    take(FlowScreens(context).branches(drafts))
  }

  private mutating func take(_ part: (found: [MatrixDraft], lines: Set<Int>)) {
    found += part.found
    lines.formUnion(part.lines)
  }
}
