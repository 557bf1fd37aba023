import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out the one chain in the section of a declared screen that tells what is done there and passes no other
  /// screen: "Enter → Pick a size → Next" below "Size Screen".
  ///
  /// Its first or last name must be a control that leads on or the way in, one between them an act or the last a control;
  /// what the screen itself goes through stays.
  mutating func takeOutInner(in document: Document) {
    let candidates = matrices.indices.filter { isOnOneLine(matrices[$0]) }
    guard !candidates.isEmpty else { return }
    var declared: Set<String> = []
    var sections: Set<UInt32> = []
    for state in states {
      declared.insert(state.key)
      declared.formUnion(state.aliases.map { Names.key($0.text) })
      if let section = state.section { sections.insert(section.range.start) }
    }
    guard !sections.isEmpty else { return }
    var others: [String: Int] = [:]
    for matrix in matrices {
      for key in Set(Self.keys(of: matrix)) { others[key, default: 0] += 1 }
    }
    for index in candidates.reversed() {
      let matrix = matrices[index]
      let keys = Self.keys(of: matrix)
      guard matrix.section > 0,
        sections.contains(document.range(ofSection: matrix.section).start),
        !keys.contains(where: { declared.contains($0) || others[$0, default: 0] > 1 }),
        let first = matrix.edges.first?.source, let last = matrix.edges.last?.target,
        Self.entries.contains(first.key) || Self.leads.contains(last.key),
        namesScreen(matrix.section, document), tellsActs(matrix, last)
      else { continue }
      matrices.remove(at: index)
    }
  }

  /// Whether a heading calls what it is about a screen, and no state.
  private func namesScreen(_ section: Int, _ document: Document) -> Bool {
    BareHeadings.endsAsScreen(document.title(ofSection: section))
  }

  /// Whether what is passed is done, and nothing that the screen goes through: an act, or a control at the end and no
  /// condition before it.
  private func tellsActs(_ matrix: MatrixDraft, _ last: NameReference) -> Bool {
    let names = matrix.edges.compactMap { $0.source?.text }
    if names.contains(where: { FlowSteps.kind(of: $0) == .action && Names.wordCount($0) > 1 }) {
      return true
    }
    return Self.controls.contains(last.key) && !names.contains { StateCues.isCondition($0) }
  }

  /// Whether the changes are one chain on a line.
  private func isOnOneLine(_ matrix: MatrixDraft) -> Bool {
    guard matrix.edges.count > 1, matrix.form != "table", let first = matrix.edges.first else {
      return false
    }
    return matrix.edges.allSatisfy { $0.origin.range == first.origin.range && $0.source != nil }
      && zip(matrix.edges, matrix.edges.dropFirst()).allSatisfy { $0.target.key == $1.source?.key }
  }

  private static func keys(of matrix: MatrixDraft) -> [String] {
    matrix.edges.flatMap { [$0.source?.key, $0.target.key].compactMap(\.self) }
  }

  /// Controls that no state has for its name.
  private static let controls: Lexicon = [
    "next", "continue", "weiter", "suivant", "continuer", "siguiente", "continuar", "próximo",
    "avanti", "volgende", "lanjut", "berikutnya", "다음", "次へ", "下一步",
  ]
  /// Names of the way in.
  private static let entries: Lexicon = [
    "enter", "entry", "open", "start", "eintritt", "öffnen", "entrer", "entrée", "entrar",
    "entrada",
    "entrare", "ingresso", "openen", "masuk", "진입", "시작", "入场", "进入", "開始", "开始", "入る",
  ]
  /// Names of controls that lead on, back or out.
  private static let leads = controls.union([
    "back", "home", "finish", "zurück", "fertig", "retour", "volver", "voltar", "indietro", "terug",
    "kembali", "이전", "완료", "홈으로", "戻る", "完了", "返回", "完成",
  ])
}
