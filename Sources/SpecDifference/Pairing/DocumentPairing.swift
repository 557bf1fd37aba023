import SpecModel
import SpecSyntax
import SpecText

/// Finds the documents of two sides that are versions of one.
public struct DocumentPairing: Sendable {
  /// Two versions of one document.
  public struct Pair: Sendable {
    /// The old version.
    public var old: ComparedDocument
    /// The new version.
    public var new: ComparedDocument
    /// How they were found.
    public var pairing: DocumentDifference.Pairing
  }

  /// Documents that both sides have.
  public private(set) var pairs: [Pair] = []
  /// Documents that only the old side has.
  public private(set) var removed: [ComparedDocument] = []
  /// Documents that only the new side has.
  public private(set) var added: [ComparedDocument] = []

  /// Pairs documents by their names, then by title and content.
  ///
  /// - Parameter areNamed: whether each side is one file, which then are versions of one whatever they are called.
  public init(_ old: [ComparedDocument], _ new: [ComparedDocument], areNamed: Bool) {
    if areNamed, old.count == 1, new.count == 1 {
      pairs = [Pair(old: old[0], new: new[0], pairing: .named)]
      return
    }
    var byName: [String: ComparedDocument] = [:]
    for document in old { byName[document.name] = document }
    var come: [ComparedDocument] = []
    for document in new {
      if let before = byName.removeValue(forKey: document.name) {
        pairs.append(Pair(old: before, new: document, pairing: .path))
      } else {
        come.append(document)
      }
    }
    var gone = old.filter { byName[$0.name] != nil }
    joinEqual(&gone, &come)
    joinMoved(gone, come)
    pairs.sort { $0.new.name.utf8.lexicographicallyPrecedes($1.new.name.utf8) }
  }

  /// The names of moved documents, old to new.
  public var moved: [String: String] {
    var result: [String: String] = [:]
    for pair in pairs where pair.old.name != pair.new.name { result[pair.old.name] = pair.new.name }
    return result
  }

  /// Pairs documents that have not changed but for their paths: a folder with a new name holds many of them.
  private mutating func joinEqual(
    _ gone: inout [ComparedDocument], _ come: inout [ComparedDocument]
  ) {
    var byText: [ContiguousArray<UInt8>: [Int]] = [:]
    for (index, document) in gone.enumerated().reversed() {
      byText[document.document.source.bytes, default: []].append(index)
    }
    var taken: Set<Int> = []
    come.removeAll { document in
      guard let match = byText[document.document.source.bytes]?.popLast() else { return false }
      taken.insert(match)
      let pairing: DocumentDifference.Pairing = document.spec.title == nil ? .content : .title
      pairs.append(Pair(old: gone[match], new: document, pairing: pairing))
      return true
    }
    gone = gone.indices.filter { !taken.contains($0) }.map { gone[$0] }
  }

  private mutating func joinMoved(_ gone: [ComparedDocument], _ come: [ComparedDocument]) {
    let before = gone.map(words(of:))
    let after = come.map(words(of:))
    var scores: [(score: Double, old: Int, new: Int, hasTitle: Bool)] = []
    for o in gone.indices {
      for n in come.indices {
        let hasTitle =
          gone[o].spec.title != nil
          && Wording.fold(gone[o].title) == Wording.fold(come[n].title)
        let common = before[o].intersection(after[n]).count
        let all = before[o].count + after[n].count
        let share = all == 0 ? 0 : 2 * Double(common) / Double(all)
        guard share >= (hasTitle ? 0.3 : 0.5) else { continue }
        scores.append((share + (hasTitle ? 1 : 0), o, n, hasTitle))
      }
    }
    scores.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    var takenOld: Set<Int> = []
    var takenNew: Set<Int> = []
    for score in scores where !takenOld.contains(score.old) && !takenNew.contains(score.new) {
      takenOld.insert(score.old)
      takenNew.insert(score.new)
      pairs.append(
        Pair(
          old: gone[score.old], new: come[score.new],
          pairing: score.hasTitle ? .title : .content))
    }
    removed = gone.indices.filter { !takenOld.contains($0) }.map { gone[$0] }
    added = come.indices.filter { !takenNew.contains($0) }.map { come[$0] }
  }

  /// What a document is made of, for a comparison with others: its leaves of several words.
  private func words(of compared: ComparedDocument) -> Set<String> {
    let document = compared.document
    var result: Set<String> = []
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .heading, .paragraph, .tableCell:
        let text = Wording.fold(document.string(number))
        if text.utf8.count > 3 { result.insert(text) }
      case .codeBlock:
        for line in document.codeBlocks[Int(node.payload)].lines {
          result.insert(Wording.fold(document.source.string(line)))
        }
      default: continue
      }
    }
    return result
  }
}
