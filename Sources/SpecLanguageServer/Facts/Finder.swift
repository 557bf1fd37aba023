import SpecAnalysis
import SpecModel
import SpecText
import SpecWorkspace

/// Finds named things and their places in a snapshot.
struct Finder {
  let desk: Desk
  let view: DocumentView
  private let scopes: TokenScopes

  init(_ view: DocumentView, _ desk: Desk) {
    self.view = view
    self.desk = desk
    scopes = TokenScopes(view.workspace.facts)
  }

  /// The named places of a document.
  func names(of number: Int) -> NamedPlaces {
    NamedPlaces(number, in: view.workspace, scopes: scopes)
  }

  /// The named place at an offset of the document.
  func place(at offset: UInt32) -> NamedPlace? { names(of: view.number).place(at: offset) }

  /// The places of things in the documents where they may be named.
  func places(of symbols: [Symbol]) -> [(number: Int, place: NamedPlace)] {
    var numbers = view.workspace.documents.indices.map { $0 }
    let isLocal = symbols.allSatisfy { if case .state = $0 { true } else { false } }
    if isLocal { numbers = Array(Set(symbols.map(home))).sorted() }
    return numbers.flatMap { number in
      names(of: number).places.filter { !Set($0.symbols).isDisjoint(with: symbols) }
        .map { (number, $0) }
    }
  }

  /// The number of the document that defines a thing.
  func home(_ symbol: Symbol) -> Int {
    switch symbol {
    case .state(let document, _, _): document
    case .token(let origin): Int(origin.file.index)
    }
  }

  /// The machine and the state of a symbol.
  func state(_ symbol: Symbol) -> (machine: Machine, id: StateID)? {
    guard case .state(let document, let machine, let state) = symbol,
      view.workspace.specs.indices.contains(document),
      view.workspace.specs[document].machines.indices.contains(machine)
    else { return nil }
    return (view.workspace.specs[document].machines[machine], StateID(state))
  }

  /// The design value of a symbol.
  func token(_ symbol: Symbol) -> Token? {
    guard case .token(let origin) = symbol else { return nil }
    let index = Int(origin.file.index)
    guard view.workspace.specs.indices.contains(index) else { return nil }
    return view.workspace.specs[index].tokens.first { $0.origin == origin }
  }

  /// The name of a thing as its document writes it.
  func name(_ symbol: Symbol) -> String? {
    state(symbol).map { $0.machine[$0.id].name } ?? token(symbol)?.name
  }

  /// What a name means as a design value in the document.
  func meaning(of name: String) -> TokenScopes.Meaning { scopes.meaning(of: name, in: view.number) }
}
