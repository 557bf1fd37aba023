import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Labels whose whole value says that it is still to come, in several languages.
extension UnresolvedChoice {
  /// Such values, in small letters; those that the list of phrases has stand there.
  private static let openValues: Lexicon = [
    "to be confirmed", "tbc", "to be agreed", "noch offen", "offen", "noch zu klären",
    "noch zu definieren", "wird noch festgelegt", "à définir", "à préciser", "à confirmer",
    "a definir", "a confirmar", "por confirmar", "por decidir", "da confermare", "da decidere",
    "te bepalen", "nader te bepalen", "nog te bepalen", "belum ditentukan", "akan ditentukan",
    "do ustalenia", "do potwierdzenia", "уточнить", "уточняется", "не определено", "будет уточнено",
    "уточнюється", "belirlenecek", "未定", "検討中", "要検討", "要確認", "調整中", "待定", "待确认", "待確認", "待补充",
    "待決定", "待决定", "未确定", "미정", "미확정", "추후 결정", "추후 확정", "검토 중",
  ]
  /// Labels of what a document keeps of itself, whose state is no decision of the design.
  private static let records: Lexicon = [
    "status", "state", "stato", "estado", "statut", "stand", "état", "date", "datum", "deadline",
    "approval", "approved", "reviewer", "owner", "author", "version", "release", "issue", "ticket",
    "状态", "狀態", "ステータス", "状態", "상태", "статус", "负责人", "担当", "담당", "日期", "日付", "版本", "승인", "审批",
    "承認",
  ]

  /// Reports lines "Font: noch offen", "字体：待定".
  func checkValues(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let leaf = document.plainText(of: number)
      var start = leaf.lowerBound
      while start < leaf.upperBound {
        let line = document.line(around: start, in: number)
        start = line.upperBound + 1
        guard let value = openValue(line, document),
          context.isNormative(document.sourceRange(plain: value)),
          !isBelowDecisions(number, document)
        else { continue }
        let text = document.string(plain: value)
        diagnostics.append(
          diagnostic(
            "'\(text)' leaves a decision open",
            at: context.origin(document.sourceRange(plain: value)), label: "who decides?",
            why: "two teams decide differently, and neither is wrong",
            help: "decide, or move the line to a section 'Open questions'"))
      }
    }
  }

  /// The value of a short line that consists of a label and of one of these words.
  private func openValue(_ line: Range<Int>, _ document: Document) -> Range<Int>? {
    guard (6...120).contains(line.count) else { return nil }
    let plain = document.plain
    guard let mark = line.last(where: { plain[$0] == ASCII.colon || plain[$0] == 0xEF }),
      mark > line.lowerBound, mark + 3 < line.upperBound
    else { return nil }
    let isWide = plain[mark] == 0xEF
    guard !isWide || ASCII.starts(plain, at: mark, with: "：") else { return nil }
    var value = mark + (isWide ? 3 : 1)..<line.upperBound
    while let first = value.first, [ASCII.space, 0x2A].contains(plain[first]) {
      value = first + 1..<value.upperBound
    }
    while let last = value.last, [ASCII.space, 0x2E, 0x2A].contains(plain[last]) {
      value = value.lowerBound..<last
    }
    guard (3...40).contains(value.count),
      plain[value].withUnsafeBufferPointer({ Self.openValues.contains(ignoringCase: $0) }),
      case let label = document.string(plain: line.lowerBound..<mark),
      !Names.hasWord(label, in: Self.records), !Self.nameFiles(label)
    else { return nil }
    return value
  }
}
