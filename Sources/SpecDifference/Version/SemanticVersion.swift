/// A version of one to three numbers, as documents state it.
///
/// - Source: Semantic Versioning 2.0.0, clauses 2, 4, 9 and 10.
public struct SemanticVersion: Sendable, Hashable, Comparable {
  /// The numbers that are stated, one to three.
  public var numbers: [Int]
  /// Whether it ends in a mark for a release to come, such as "-beta.1".
  public var isPrerelease: Bool

  /// Reads "1.2.0", "v1.2", "2", "1.0.0-rc.1"; `nil` for other texts.
  public init?(_ text: String) {
    var rest = Substring(text)
    while rest.first == " " { rest.removeFirst() }
    if rest.first == "v" || rest.first == "V" { rest.removeFirst() }
    if let end = rest.firstIndex(of: " ") { rest = rest[..<end] }
    if let plus = rest.firstIndex(of: "+") { rest = rest[..<plus] }
    isPrerelease = false
    if let dash = rest.firstIndex(of: "-") {
      isPrerelease = true
      rest = rest[..<dash]
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      !isPrerelease || parts.count == 3
    else { return nil }
  }

  private init(numbers: [Int]) {
    self.numbers = numbers
    isPrerelease = false
  }

  /// A number, 0 where it is not stated.
  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// Orders by the numbers; a release to come precedes the release.
  public static func < (a: SemanticVersion, b: SemanticVersion) -> Bool {
    for index in 0..<3 where a.number(index) != b.number(index) {
      return a.number(index) < b.number(index)
    }
    return a.isPrerelease && !b.isPrerelease
  }

  /// The least version that says that a change of this kind was made.
  ///
  /// Before 1.0 the second number stands for the first, as package managers read it. A version of two numbers has none
  /// for patches: it may stay.
  public func next(for verdict: SemverVerdict) -> SemanticVersion {
    if isPrerelease, self < SemanticVersion(numbers: numbers) {
      // A release to come has promised nothing yet.
      return self
    }
    var place: Int
    switch verdict {
    case .none: return self
    case .patch: place = 2
    case .minor: place = 1
    case .major: place = 0
    }
    if number(0) == 0, place < 2 { place += 1 }
    if place >= numbers.count {
      guard place < 2 else { return self }
      place = numbers.count - 1
    }
    var result = numbers
    result[place] += 1
    for index in result.indices where index > place { result[index] = 0 }
    return SemanticVersion(numbers: result)
  }

  /// The text with the numbers that are stated.
  public var text: String { numbers.map(String.init).joined(separator: ".") }
}

/// The step between the versions that two documents state.
public struct VersionStep: Sendable, Hashable {
  /// The old version as written.
  public var old: String
  /// The new version as written.
  public var new: String
  /// The least version that the changes need.
  public var needed: String
  /// Whether the new version is less than that.
  public var isTooSmall: Bool
  /// What is to be said about it.
  public var message: String
  /// Where the new version is stated.
  public var place: Place?

  /// Holds a step against a verdict; `nil` where a text is no version.
  public init?(old: String, new: String, verdict: SemverVerdict, place: Place?) {
    guard let before = SemanticVersion(old), let after = SemanticVersion(new) else { return nil }
    let least = before.next(for: verdict)
    (self.old, self.new, self.place) = (old, new, place)
    needed = verdict == .none || least == before ? old : least.text
    // What a release to come changes belongs to that release.
    var reached = after
    reached.isPrerelease = false
    let isLower = after < before
    isTooSmall = isLower || reached < least
    if isLower {
      message = "version \(new) is lower than \(old); it should be \(needed)"
    } else if isTooSmall {
      message =
        (after == before ? "version stays \(old)" : "version \(old) → \(new) is too small a step")
        + ": \(verdict.rawValue) changes need \(needed)"
    } else if after == before {
      message = "version stays \(old)"
    } else {
      message = "version \(old) → \(new) is enough for \(verdict.rawValue) changes"
    }
  }
}
