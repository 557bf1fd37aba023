public import SpecModel
public import SpecText

/// Which constraints stand on one line.
public struct ConstraintLines: Sendable {
  private let places: [Origin: [Int]]

  /// Sorts the constraints of a document by their lines.
  public init(_ constraints: [Constraint]) {
    places = constraints.indices.reduce(into: [:]) { result, place in
      result[constraints[place].lineOrigin, default: []].append(place)
    }
  }

  /// The places of the constraints of a line, in order.
  public func places(onLine line: Origin) -> [Int] { places[line] ?? [] }
}
