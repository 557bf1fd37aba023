/// All machines of some number of states, as sets of rows: bit `source * count + target` is a row.
enum SmallMachines {
  /// One of all machines that only a renaming of states tells apart.
  static func all(_ count: Int) -> [Int] {
    let renamings = permutations(Array(0..<count))
    var isSeen = [Bool](repeating: false, count: 1 << (count * count))
    var result: [Int] = []
    for bits in isSeen.indices where !isSeen[bits] {
      result.append(bits)
      let edges = (0..<(count * count)).filter { bits >> $0 & 1 == 1 }
      for names in renamings {
        var image = 0
        for edge in edges { image |= 1 << (names[edge / count] * count + names[edge % count]) }
        isSeen[image] = true
      }
    }
    return result
  }

  private static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in
      permutations(items.filter { $0 != item }).map { [item] + $0 }
    }
  }
}
