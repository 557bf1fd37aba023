import SpecModel
import SpecSyntax
import SpecText

extension Workspace {
  /// What is to be said of the configuration, a sentence each: files that are not read, and names that no spec of the
  /// run has.
  ///
  /// A state has to be one; what bindings lead to may be a trigger, a signal or a part as well, so it has to stand
  /// somewhere in a document.
  public var configurationRemarks: [String] { misnamedFiles + unknownNames }

  /// Files that bear nearly the name of a configuration and are not read, a sentence each.
  private var misnamedFiles: [String] {
    Set(configurations.flatMap(\.misnamedFiles)).sorted().map {
      "\($0) is not read; a configuration is called \(ConfigurationLoader.fileName)"
    }
  }

  private var unknownNames: [String] {
    var seen: Set<Configuration.SpecName> = []
    let names = configurations.flatMap(\.specNames).filter { seen.insert($0).inserted }
    guard !names.isEmpty, understoodSpecs.contains(where: { !$0.machines.isEmpty }) else {
      return []
    }
    return names.compactMap { name in
      guard let problem = problem(ofLayoutState: name.name),
        name.key != "bindings" || !isNamed(name.name)
      else { return nil }
      return "\(name.place): '\(name.key)': \(problem)"
    }
  }

  /// Whether the words of a name stand in a document.
  private func isNamed(_ name: String) -> Bool {
    let wanted = " " + Names.words(name).joined(separator: " ") + " "
    return documents.contains { document in
      let text = Names.words(String(decoding: document.source.bytes, as: UTF8.self))
      return (" " + text.joined(separator: " ") + " ").contains(wanted)
    }
  }
}
