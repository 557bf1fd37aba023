/// Which elements have each of some numbers, such as the number of their text.
///
/// - Shape: the elements of a number are in ascending order; 4 bytes an element and number.
struct Postings {
  /// Place of the first element of each number in `items`; one more at the end.
  private var starts: [Int32]
  private var items: [Int32]

  /// Orders elements by their numbers; elements with -1 have none.
  ///
  /// - Parameter elements: whose numbers these are, in ascending order; without them the n-th is that of element n.
  init(_ numbers: [Int32], of elements: [Int32]? = nil, count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for number in numbers where number >= 0 { starts[Int(number) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    items = [Int32](repeating: 0, count: Int(starts[count]))
    var next = starts
    for (place, number) in numbers.enumerated() where number >= 0 {
      items[Int(next[Int(number)])] = elements?[place] ?? Int32(place)
      next[Int(number)] += 1
    }
  }

  /// The elements that have a number.
  subscript(number: Int32) -> ArraySlice<Int32> {
    items[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }
}
