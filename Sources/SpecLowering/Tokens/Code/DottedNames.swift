import SpecModel
import SpecText

/// Reads values that are given to the members of an object one by one as what an object literal holds:
/// "MOTION.duration.quick = 0.12".
enum DottedNames {
  /// The groups of a block, where what two such lines or more give stands in groups named after the objects.
  ///
  /// The object outside of all is a constant in capitals, and two dots at least stand in the name:
  /// "el.style.opacity" is what a program does.
  static func grouped(
    _ groups: [CodeGroup], _ language: CodeLanguage, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [CodeGroup] {
    guard language == .script else { return groups }
    let found = groups.reduce(0) { sum, group in
      if let first = group.path.first { return sum + (owners(of: first, bytes) == nil ? 0 : 1) }
      return sum + group.members.count(where: { owners(of: $0.name, bytes) != nil })
    }
    guard found > 1 else { return groups }
    var result: [CodeGroup] = []
    for var group in groups {
      guard let first = group.path.first else {
        result += split(group, bytes)
        continue
      }
      if let owners = owners(of: first, bytes) { group.path.insert(contentsOf: owners, at: 0) }
      result.append(group)
    }
    return result
  }

  /// The members of objects in a group for each object, before the other members.
  private static func split(
    _ group: CodeGroup, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [CodeGroup] {
    var rest = group
    rest.members = []
    var result: [CodeGroup] = []
    for member in group.members {
      guard let owners = owners(of: member.name, bytes) else {
        rest.members.append(member)
        continue
      }
      if let last = result.indices.last, areSame(result[last].path, owners, bytes) {
        result[last].members.append(member)
        continue
      }
      var own = group
      own.hasGroups = false
      own.path = owners
      own.members = [member]
      result.append(own)
    }
    return rest.members.isEmpty ? result : result + [rest]
  }

  private static func areSame(
    _ names: [Range<Int>], _ others: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    names.count == others.count
      && zip(names, others).allSatisfy { bytes[$0].elementsEqual(bytes[$1]) }
  }

  /// The objects before the dots in front of a name that begins a line with them, outermost first.
  private static func owners(
    of name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var stop = name.lowerBound
    while stop > 0, bytes[stop - 1] == ASCII.dot {
      var start = stop - 1
      while start > 0, Bytes.isWord(bytes[start - 1]) { start -= 1 }
      guard start < stop - 1 else { return nil }
      parts.append(start..<stop - 1)
      stop = start
    }
    guard parts.count > 1, let root = parts.last, root.count > 2,
      root.allSatisfy({ !Bytes.isLetter(bytes[$0]) || bytes[$0] < 0x61 })
    else { return nil }
    while stop > 0, bytes[stop - 1] == 0x20 || bytes[stop - 1] == 0x09 { stop -= 1 }
    guard stop == 0 || bytes[stop - 1] == 0x0A else { return nil }
    return parts.reversed()
  }
}
