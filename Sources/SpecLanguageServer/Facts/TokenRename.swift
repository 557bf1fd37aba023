import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Another name for a design value: where it is defined, and in all references to it.
struct TokenRename {
  private let finder: Finder
  private let symbol: Symbol
  private let token: Token
  /// The last part of the old name, and of the new one.
  private let old: String
  private let new: String

  /// - Parameter written: the name as it stands where the rename was asked for.
  init(_ symbol: Symbol, from written: String, to new: String, _ finder: Finder) throws(RPCError) {
    guard let token = finder.token(symbol) else {
      throw .failed("the design value is not known any more")
    }
    (self.finder, self.symbol, self.token) = (finder, symbol, token)
    old = NameSearch.lastPart(of: token.name)
    let part = NameSearch.lastPart(of: new)
    let group = new.dropLast(part.utf8.count)
    guard group.isEmpty || written.hasPrefix(group) || token.name.hasPrefix(group) else {
      throw .failed("'\(new)' is in another group; only what follows the last dot can be renamed")
    }
    self.new = part
    guard part.allSatisfy({ $0 != " " || old.contains(" ") }) else {
      throw .failed("'\(token.name)' is written without blanks, so its new name has to be, too")
    }
  }

  /// The changes.
  ///
  /// - Errors: throws where a place spells the name otherwise, or the documents would be read otherwise afterwards.
  func plan() throws(RPCError) -> RenamePlan {
    let workspace = finder.view.workspace
    let full = token.name.dropLast(old.utf8.count) + new
    if case .defined(let other, _) = finder.meaning(of: String(full)), other.origin != token.origin
    {
      let path = workspace.files.path(other.origin.file)
      throw .failed(
        "'\(full)' is defined already, in \(path), line \(workspace.files.line(other.origin))")
    }
    var plan = RenamePlan()
    for (number, place) in finder.places(of: [symbol]) where place.role != .alias {
      let source = workspace.documents[number].source
      let at = "\(source.path), line \(source.line(of: place.name.start))"
      guard place.symbols.count == 1 else {
        throw .failed("'\(source.string(place.name))' may mean several design values in \(at)")
      }
      guard let range = lastPart(in: place.name, of: source) else {
        throw .failed(
          "'\(LineText.single(source.string(place.name)))' spells the name otherwise in \(at)")
      }
      plan.replace(range, of: number, by: new)
    }
    if let problem = problem(with: plan) {
      throw .failed("'\(token.name)' cannot be renamed safely: \(problem)")
    }
    return plan
  }

  /// Where the last part of the name stands, at the end of a place.
  private func lastPart(in range: SourceRange, of source: SourceText) -> SourceRange? {
    var last: SourceRange?
    var rest = range
    while let found = NameSearch.range(of: old, in: rest, of: source) {
      if source.string(found) == old, NameSearch.isWord(found, source) { last = found }
      rest = SourceRange(Int(found.end), Int(rest.end))
    }
    return last
  }

  private func problem(with plan: RenamePlan) -> String? {
    let after = plan.outcome(finder)
    let before = finder.view.workspace
    guard after.specs.count == before.specs.count else { return "a document would be lost" }
    for (was, now) in zip(before.specs, after.specs) {
      guard was.tokens.count == now.tokens.count else {
        return "\(was.path) would define \(now.tokens.count) values in place of \(was.tokens.count)"
      }
      guard was.tokenUses.count == now.tokenUses.count else {
        return "\(was.path) would be read otherwise"
      }
    }
    let left = after.facts.tokens.definition(of: token.name)
    guard left == nil || before.facts.tokens.uniqueDefinition(of: token.name) == nil else {
      return "the old name would stay defined"
    }
    return nil
  }
}
