import SpecText

/// Reads cells that name targets by their routes: "`/basket`", "guest → /welcome; member → /home?tab=1 (note)".
enum RouteCell {
  /// The pages whose routes stand in a cell, each with what stands before the arrow that leads to it.
  ///
  /// - Complexity: O(length); texts beyond 2,000 bytes are not read.
  static func targets(
    in text: String, known: StateRegister
  ) -> [(name: String, trigger: String?)] {
    guard text.utf8.contains(0x2F), text.utf8.count <= 2000 else { return [] }
    if text == "/" { return known.rootPage.map { [($0, nil)] } ?? [] }
    var result: [(name: String, trigger: String?)] = []
    for piece in TextSplit.pieces(of: text, at: joints, outsideParentheses: true) {
      let sides = Arrow.pieces(of: piece)
      // What follows a full stop is a remark on the row.
      guard let place = sides.lastIndex(where: { page(in: $0, known) != nil }),
        let page = page(in: sides[place], known)
      else {
        if piece.hasSuffix(".") { break }
        continue
      }
      let before = sides[..<place].last.map(StateName.trimmed) ?? ""
      let isName = !before.isEmpty && before.utf8.count <= 80 && !before.hasPrefix("/")
      if !result.contains(where: { $0.name == page }) {
        result.append((page, isName ? before : nil))
      }
      if piece.contains(". ") { break }
    }
    return result
  }

  private static let joints: Phrases = [
    "; ", ", ", " or ", " / ", "；", "、", "，", " oder ", " ou ", " o ", " または ", " 또는 ", " 或 ",
  ]

  /// The page of the first route in a text that one is declared with; a query is no part of it.
  static func page(in text: String, _ known: StateRegister) -> String? {
    for word in text.split(whereSeparator: { " ()[]`\"'*,;".contains($0) }).prefix(12)
    where word.hasPrefix("/") || word.hasPrefix("#/") {
      let path = String(word.prefix { $0 != "?" && $0 != "=" })
      if Route.begins(path), let name = known.name(of: path) { return name }
    }
    return nil
  }
}
