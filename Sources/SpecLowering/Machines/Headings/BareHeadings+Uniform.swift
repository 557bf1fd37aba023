import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds what stands beside three states or more right below a title about states and is described by the labels with
  /// which most of them are: "Scan review" with "User need:" beside "Form rejected" and "Check failed" with the same.
  mutating func addUniform(_ lines: [TextLine], below subject: Int?) {
    guard let subject, children[subject].count > 4 else { return }
    let members = children[subject]
    let states = members.filter { isOneState($0) }
    guard states.count > 2, members.contains(where: { mayBeUniform($0) }) else { return }
    let all = plainLabels(lines, in: Set(members))
    var counts: [String: Int] = [:]
    for state in states {
      for label in all[state] ?? [] { counts[label, default: 0] += 1 }
    }
    let usual = counts.filter {
      $0.value > 2 && $0.value * 4 >= states.count * 3 && !Self.anyLabels.contains($0.key)
    }
    guard !usual.isEmpty else { return }
    let others = members.filter { member in
      mayBeUniform(member) && (all[member] ?? []).contains { usual[$0] != nil }
    }
    guard (states.count + others.count) * 2 >= members.count else { return }
    for member in others { add(member, isNested: false) }
  }

  /// Whether three quarters of what stands right below a heading over states and more, three at least, have names of
  /// states: "Loading", "Empty", "Offline" and "Retry" below "Waiting and recovery states".
  func holdsMostlyStates(_ section: Int) -> Bool {
    let members = children[section]
    guard members.count > 2, members.allSatisfy({ isLeaf($0) }) else { return false }
    let states = members.count { StateWords.isState(StateWords.core(bareWords(of: $0))) }
    return states > 2 && states * 4 >= members.count * 3
  }

  private func isOneState(_ section: Int) -> Bool {
    found[section] != nil || named[section].map { $0.form != .group } ?? false
  }

  /// Whether a heading is a few words that name no state yet and no part of a description.
  private func mayBeUniform(_ section: Int) -> Bool {
    guard named[section] == nil, found[section] == nil else { return false }
    let words = bareWords(of: section)
    return (1...6).contains(words.count) && !StateWords.isPart(words)
      && !(words.first.map(StateWords.techniques.contains) ?? true)
  }

  /// The labels that the items and paragraphs of each section begin with, in lower case.
  private func plainLabels(_ lines: [TextLine], in wanted: Set<Int>) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for line in lines where line.holder == .item || line.holder == .paragraph {
      let section = Int(document.nodes[line.node].section)
      guard line.depth <= 1, wanted.contains(section), let label = line.label, label.count <= 24
      else { continue }
      result[section, default: []].insert(document.string(plain: label).lowercased())
    }
    return result
  }

  /// Labels that any section may have; data, in lower case.
  private static let anyLabels: Lexicon = [
    "note", "notes", "example", "examples", "status", "source", "sources", "file", "files", "path",
    "component", "components", "purpose", "why", "where", "see", "see also", "todo", "owner",
    "hinweis", "beispiel", "datei", "quelle", "zweck", "nota", "notas", "ejemplo", "archivo",
    "fuente", "exemplo", "arquivo", "fonte", "exemple", "fichier", "esempio", "voorbeeld",
    "catatan", "contoh", "примечание", "пример", "файл", "備考", "例", "ファイル", "注意", "备注",
    "示例", "文件", "비고", "예시", "파일",
  ]
}
