import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Times of toasts that stand in a list, a table or a drawing, apart from the word.
extension StatusUnannounced {
  private static let stays: Lexicon = [
    "stays", "stay", "dismiss", "dismisses", "dismissed", "auto-dismiss", "auto-dismisses",
    "disappears", "visible", "shown", "displayed", "hides", "closes", "anzeigedauer",
    "verschwindet", "disparaît", "desaparece", "scompare",
  ]
  private static let libraries: [StaticString] = [
    "`sonner`", "\"sonner\"", "'sonner'", "Sonner", "hot-toast", "oastify", "adix",
  ]
  private static let wideStays = [
    "显示时长", "显示时间", "停留", "自动消失", "自动关闭", "表示時間", "自動で消", "표시 시간", "자동으로 사라",
  ]

  /// Words of messages that nobody may miss, or in which there is something to do.
  private static let demands: Lexicon = [
    "error", "errors", "failed", "failure", "fails", "warning", "warnings", "alert", "retry",
    "undo", "action", "actions", "button", "link", "tap", "dismiss", "offline", "invalid",
    "fehler", "warnung", "erreur", "échec", "errore", "fallo", "falla", "erro", "falha", "fout",
    "gagal", "ошибка",
  ]
  private static let wideDemands = [
    "エラー", "失敗", "警告", "错误", "失败", "錯誤", "오류", "실패", "경고", "元に戻す", "撤销", "重试",
  ]
  private static let successes: Lexicon = [
    "success", "successful", "saved", "copied", "added", "done", "sent", "updated", "created",
    "confirmation", "confirmed", "completed", "gespeichert", "erfolg", "succès", "enregistré",
    "éxito", "guardado", "sucesso", "salvo", "successo", "salvato", "opgeslagen", "tersimpan",
  ]
  private static let wideSuccesses = [
    "成功", "保存", "完了", "コピー", "已复制", "复制", "저장", "완료", "복사", "성공",
  ]

  /// Whether a message tells for two seconds or more that something went well, or stands in a chart of a flow, which
  /// says nothing of roles.
  func isConfirmation(
    _ value: Double, _ fact: DurationFact, _ words: [String], _ document: Document
  ) -> Bool {
    guard value >= 2_000, !words.contains(where: Self.demands.contains) else { return false }
    let place = fact.origin.range.start
    let line = document.source.string(document.firstLine(of: fact.origin.range))
    guard !Self.wideDemands.contains(where: line.contains) else { return false }
    if let block = document.codeBlocks.first(where: { block in
      block.lines.contains { $0.start <= place && place <= $0.end }
    }) {
      return block.language == "mermaid"
    }
    return words.contains(where: Self.successes.contains)
      || Self.wideSuccesses.contains(where: line.contains)
  }

  /// The lower end of a range that ends at five seconds: "3–5s".
  func least(_ fact: DurationFact) -> Double? {
    guard let most = fact.quantity.max, most <= 5_000, !fact.quantity.isApproximate else {
      return nil
    }
    return fact.quantity.min
  }

  /// Whether a line says how long something stays, below the heading of toasts or in a fence right below the word.
  func isBesideToast(_ fact: DurationFact, _ words: [String], _ context: RuleContext) -> Bool {
    let document = context.document
    let place = fact.origin.range.start
    let line = document.source.lineRange(document.source.lineIndex(of: Int(place)))
    guard line.offsets.count < 300,
      words.contains(where: Self.stays.contains)
        || Self.wideStays.contains(where: document.source.string(line).contains),
      let node = document.lastNode(startingBy: place),
      // What a document on motion leaves out stands in another one, and a library announces its toasts itself.
      !Names.hasWord(context.spec.title ?? "", in: Self.motions),
      !Self.libraries.contains(where: { document.mentions($0) })
    else { return false }
    let title = document.title(ofSection: Int(document.nodes[node].section))
    if Names.words(title).contains(where: { $0.hasPrefix("toast") || $0.hasPrefix("snackbar") }) {
      return Names.wordCount(title) <= 4
    }
    if Self.wideToasts.contains(where: { title.contains($0.description) }) { return true }
    guard document.isCode(place) else { return false }
    var index = document.source.lineIndex(of: Int(place))
    for _ in 0..<3 where index > 0 {
      index -= 1
      let above = document.source.lineRange(index).offsets
      if ASCII.contains("toast", ignoringCaseIn: document.source.bytes, above) { return true }
    }
    return false
  }
}
