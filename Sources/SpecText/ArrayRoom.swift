// An array that grows doubles its room, and what is kept for a whole run would keep the empty half as well.

extension Array {
  /// Gives back the room behind the last element, where there is more than little of it.
  ///
  /// - Complexity: O(count) where room is given back.
  package mutating func giveBackRoom() {
    guard capacity - count > count / 8 + 1 else { return }
    var kept: Self = []
    kept.reserveCapacity(count)
    kept.append(contentsOf: self)
    self = kept
  }
}

extension ContiguousArray {
  /// Gives back the room behind the last element, where there is more than little of it.
  ///
  /// - Complexity: O(count) where room is given back.
  package mutating func giveBackRoom() {
    guard capacity - count > count / 8 + 1 else { return }
    var kept: Self = []
    kept.reserveCapacity(count)
    kept.append(contentsOf: self)
    self = kept
  }
}
