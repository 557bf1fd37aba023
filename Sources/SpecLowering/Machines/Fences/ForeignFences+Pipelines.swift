import SpecModel
import SpecSyntax
import SpecText

/// Fences over which stands that work or data goes through them: "Build pipeline:", "Data flow:".
///
/// What stands right above a fence outweighs what the headings of the document are about.
extension ForeignFences {
  /// Whether the paragraph right above a fence is a label for a pipeline or for the way of data.
  func isOfPipeline(_ block: Document.CodeBlock) -> Bool {
    guard let label = context.paragraph(before: Int(block.node)), (2...60).contains(label.count)
    else { return false }
    let text = StateName.trimmed(document.string(plain: label))
    guard text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    let words = Names.words(StateName.splitQualifier(String(text.dropLast())).name)
    guard words.count <= 9, !words.contains(where: TransitionWords.progress.contains) else {
      return false
    }
    // "CI for the widget, for completeness:"
    if words.first.map(Self.servers.contains) == true || words.count == 1 && words[0] == "build" {
      return true
    }
    guard words.count <= 5 else { return false }
    if Self.works.occur(in: words) { return true }
    return words.contains(where: Self.pipelines.contains) || Self.dataWays.occur(in: words)
      || Self.pipelineMarks.contains(where: text.contains)
  }

  /// Whether a heading says that data goes through what follows: "Data flow".
  static func namesWayOfData(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains(where: flowsOfData.contains) || dataWays.occur(in: words)
      || dataMarks.contains(where: title.contains)
  }

  private static let flowsOfData: Lexicon = [
    "datenfluss", "datenflüsse", "dataflow", "dataflows", "gegevensstroom", "datastroom",
  ]
  private static let dataMarks = ["データフロー", "データの流れ", "数据流", "數據流", "데이터 흐름"]

  private static let pipelines: Lexicon = [
    "pipeline", "pipelines", "ci", "deploy", "deployment", "datenfluss", "datenflüsse",
    "dataflow", "dataflows", "gegevensstroom", "datastroom", "конвейер", "пайплайн", "despliegue",
    "déploiement", "implantação",
  ]
  /// What runs pipelines and nothing else.
  private static let servers: Lexicon = ["ci", "pipeline", "pipelines"]
  /// Work on the program itself.
  private static let works: WordPhrases = [
    ["release", "steps"], ["release", "process"], ["build", "steps"], ["build", "process"],
    ["before", "merge"], ["before", "merging"], ["merge", "checks"], ["build", "schritte"],
    ["release", "schritte"], ["vor", "dem", "merge"], ["avant", "le", "merge"],
    ["avant", "la", "fusion"], ["étapes", "de", "build"], ["antes", "del", "merge"],
    ["antes", "do", "merge"], ["prima", "del", "merge"], ["voor", "de", "merge"],
    ["перед", "слиянием"], ["шаги", "сборки"],
  ]
  private static let dataWays: WordPhrases = [
    ["data", "flow"], ["data", "flows"], ["data", "path"], ["data", "route"],
    ["flujo", "de", "datos"],
    ["flux", "de", "données"], ["flux", "des", "données"], ["fluxo", "de", "dados"],
    ["flusso", "di", "dati"], ["flusso", "dei", "dati"], ["alur", "data"], ["поток", "данных"],
  ]
  private static let pipelineMarks = [
    "パイプライン", "デプロイ", "データフロー", "データの流れ", "流水线", "部署", "数据流", "數據流", "파이프라인", "배포", "데이터 흐름",
  ]
}
