import SpecText

extension LayoutCheck {
  /// One way to mend what fails, where the check itself tells none.
  var repair: String {
    switch kind {
    case .targetSize: "enlarge the element or its touch area to \(expected)"
    case .targetSpacing: "move the two targets apart to \(expected)"
    case .gridSpacing:
      "change the distance to the next multiple of the grid, or state the exception in the spec"
    case .spaceRow: "change the distance to \(expected), or the row of the drawing"
    case .size: "change the size to \(expected), or the note of the spec"
    case .order: "put the texts in the order of the drawing, or redraw it"
    case .align: "align the elements, or draw them on lines of their own"
    case .overlap: "move or shrink one of the two until neither covers the other"
    case .clipBounds:
      "make it smaller, let it wrap, or put it into something that scrolls: it must end \(expected)"
    case .scrollHorizontal: "let the content shrink or wrap to the width of the screen"
    case .textTruncated: "give the text room to wrap or grow, or shorten it"
    case .typeToken: "set the text in \(expected), or change the spec"
    case .colorToken: "use \(expected), or define the colour as a token"
    case .radiusToken: "round the corners by \(expected), or change the spec"
    case .contrast: "darken or lighten one of the two colours until the ratio is \(expected)"
    case .dynamicType: "let the text follow the text size setting"
    case .component: "show or hide the text as the state demands, or change the spec"
    case .label: "announce it as \(expected), or change the spec"
    case .columns: "lay the grid out with \(expected), or change the spec"
    }
  }
}
