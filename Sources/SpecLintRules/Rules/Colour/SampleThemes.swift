import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Fences that show as an example how another theme overrides the values of a document: "Example of a light theme:".
struct SampleThemes {
  let document: Document

  init(_ document: Document) { self.document = document }

  private static let samples: Lexicon = [
    "example", "examples", "sample", "beispiel", "beispiele", "exemple", "exemples", "ejemplo",
    "ejemplos", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld", "contoh", "пример",
    "примеры",
  ]
  private static let wideSamples = ["示例", "範例", "范例", "サンプル", "例：", "예시", "예제"]

  /// The grounds that stand in such fences; no text outside of the fence stands on them.
  func grounds(_ backgrounds: [ColorRoles.Member]) -> Set<Origin> {
    var known: [Int32: Bool] = [:]
    var result: Set<Origin> = []
    for ground in backgrounds where document.isCode(ground.origin.range.start) {
      guard let block = document.codeBlock(holding: ground.origin.range) else { continue }
      let isSample = known[block.node] ?? leads(Int(block.node))
      known[block.node] = isSample
      if isSample { result.insert(ground.origin) }
    }
    return result
  }

  /// Whether the line or heading right before a fence calls it an example and names an appearance.
  private func leads(_ fence: Int) -> Bool {
    guard fence > 0, document.nodes[fence - 1].parent == document.nodes[fence].parent,
      document.nodes[fence - 1].kind == .paragraph || document.nodes[fence - 1].kind == .heading,
      document.plainText(of: fence - 1).count <= 120, case let lead = document.string(fence - 1),
      ModeWords.mode(in: lead) != nil
    else { return false }
    return Names.hasWord(lead, in: Self.samples)
      || lead.utf8.contains { $0 >= 0xE3 } && Self.wideSamples.contains(where: lead.contains)
  }
}
