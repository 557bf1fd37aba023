/// Small systems of linear equations.
enum LinearSystem {
  /// The solution by elimination with pivots; `nil` where the matrix is singular.
  ///
  /// - Shape: rows of a square matrix, and one number a row on the right.
  static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var (matrix, right) = (matrix, right)
    let count = right.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let pivot, abs(matrix[pivot][column]) > 1e-300 else { return nil }
      matrix.swapAt(column, pivot)
      right.swapAt(column, pivot)
      for row in column + 1..<count {
        let factor = matrix[row][column] / matrix[column][column]
        guard factor != 0 else { continue }
        for index in column..<count { matrix[row][index] -= factor * matrix[column][index] }
        right[row] -= factor * right[column]
      }
    }
    var solution = [Double](repeating: 0, count: count)
    for row in stride(from: count - 1, through: 0, by: -1) {
      let rest = (row + 1..<count).reduce(right[row]) { $0 - matrix[row][$1] * solution[$1] }
      solution[row] = rest / matrix[row][row]
    }
    return solution.allSatisfy(\.isFinite) ? solution : nil
  }
}
