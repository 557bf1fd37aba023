import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// States that hold for whatever is shown: "Loading", "Empty" and "Error" of a rulebook, or of all screens of an app.
extension MatrixMissing {
  /// How the loading of data ends, and what stands in its place meanwhile.
  private static let outcomes: Lexicon = [
    "loading", "load", "empty", "error", "errors", "success", "offline", "skeleton", "validation",
    "failure", "failed", "partial", "missing", "no-data", "no-results", "laden", "ladend", "leer",
    "fehler", "erfolg", "chargement", "vide", "erreur", "succès", "cargando", "carga", "vacío",
    "error", "éxito", "carregando", "carregamento", "vazio", "erro", "sucesso", "caricamento",
    "vuoto", "errore", "successo", "leeg", "fout", "succes", "memuat", "kosong", "kesalahan",
    "galat", "sukses", "読み込み中", "読み込み", "ローディング", "空", "エラー", "成功", "加载", "加载中", "空状态", "错误",
    "加載中", "로딩", "빈", "오류", "에러", "성공",
  ]
  private static let remarks: Lexicon = [
    "and", "no", "data", "results", "state", "states", "inline",
  ]
  /// Words of titles of what holds for all screens.
  private static let general: Lexicon = [
    "rule", "rules", "rulebook", "guideline", "guidelines", "guide", "principle", "principles",
    "patterns", "pattern", "checklist", "mistakes", "standards", "conventions", "general", "global",
    "common", "system", "regeln", "richtlinien", "leitfaden", "règles", "principes", "reglas",
    "guía", "regras", "guia", "regole", "regels", "richtlijnen", "aturan", "panduan", "quy", "tắc",
  ]
  private static let wideGeneral = [
    "ガイドライン", "ルール", "共通", "规范", "規範", "规则", "通用", "指南", "가이드", "규칙", "공통",
  ]

  /// Whether all described states are such outcomes, and a title above says that they are rules, or names several of
  /// them at once: "Error / Empty / Loading States".
  func isOfAnyScreen(_ machine: Machine, _ document: Document) -> Bool {
    let described = machine.states.filter { $0.section != nil && !$0.isMode }
    guard described.allSatisfy({ isOutcome($0.name) }) else {
      return isCatalogue(described, document)
    }
    let sections = described.compactMap { state in
      state.section.flatMap { document.lastNode(startingBy: $0.range.start) }
        .map { Int(document.nodes[$0].section) }
    }
    return sections.contains { section in
      document.path(ofSection: section).contains { above in
        let title = document.title(ofSection: above)
        return Names.hasWord(title, in: Self.general)
          || Self.wideGeneral.contains(where: title.contains)
          || above != section
            && Names.words(title).count(where: { Self.outcomes.contains($0) }) > 1
      }
    }
  }

  private static let wideKinds = [
    "空状態", "エラー状態", "読み込み状態", "空状态", "错误状态", "加载状态", "空狀態", "錯誤狀態", "빈 상태", "오류 상태",
    "로딩 상태",
  ]

  /// Whether most states stand below titles that each name one way in which things look, "Empty States", "Error
  /// States": looks of different parts, of which none follows another.
  private func isCatalogue(_ described: [State], _ document: Document) -> Bool {
    let inside = described.count { state in
      guard let place = state.section?.range.start,
        let node = document.lastNode(startingBy: place),
        case let section = Int(document.nodes[node].section)
      else { return false }
      return document.path(ofSection: section).contains { above in
        above != section && isKind(document.title(ofSection: above))
      }
    }
    return inside * 3 >= described.count * 2
  }

  private func isKind(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains(where: Self.outcomes.contains)
      && words.contains(where: StateNouns.plurals.contains)
      || Self.wideKinds.contains(where: title.contains)
  }

  private func isOutcome(_ name: String) -> Bool {
    let words = Names.words(name).filter { !Self.remarks.contains($0) }
    return words.count <= 2 && words.contains(where: Self.outcomes.contains)
      && words.allSatisfy { Self.outcomes.contains($0) }
  }

  /// Whether the lines of a flow are numbered one after the other, "Tap 1: …", "Tap 2: …": the numbers say what follows
  /// what.
  func isNumbered(_ machine: Machine, _ document: Document) -> Bool {
    let source = document.source
    let lines = Set(
      machine.states.map { source.lineIndex(of: Int($0.origin.range.start)) })
    var numbers = lines.sorted().map { index -> Int? in
      let text = source.string(source.lineRange(index)).drop { " \t-*+#>|".contains($0) }
      let digits = text.drop { $0.isLetter || $0 == " " }.prefix { $0.isNumber }
      // One word may stand before the number.
      let word = text.prefix { $0.isLetter || $0 == " " }
      return Names.wordCount(String(word)) <= 1 ? Int(digits) : nil
    }
    // "[Optional] Go on": what stands behind the last number comes last.
    if numbers.last == .some(nil) { numbers.removeLast() }
    guard numbers.count > 2, let first = numbers[0] else { return false }
    return numbers.enumerated().allSatisfy { $1 == first + $0 }
  }
}
