import SpecModel
import SpecText

/// Words on a dotted line of a chart that say that there is no such way: "no way back", "Rückkehr nicht möglich".
enum ImpossibleLabels {
  /// What stands before the words that deny the way at the end of a label, but for parentheses: "Rückkehr"; `nil` where
  /// it does not end so.
  static func denied(_ label: String) -> String? {
    let text = StateName.withoutStop(StateName.splitQualifier(label).name)
    guard let end = ends.suffix(of: text.lowercased()) else { return nil }
    return StateName.trimmed(String(text.dropLast(end.count)))
  }

  private static let ends: Phrases = [
    "not possible", "impossible", "not allowed", "not permitted", "forbidden", "prohibited",
    "nicht möglich", "unmöglich", "nicht erlaubt", "nicht zulässig", "verboten", "pas possible",
    "interdit", "interdite", "non autorisé", "no permitido", "no permitida", "no es posible",
    "no posible", "prohibido", "imposible", "não permitido", "não permitida", "não é possível",
    "proibido", "impossível", "non consentito", "non possibile", "vietato", "niet mogelijk",
    "niet toegestaan", "verboden", "невозможно", "запрещено", "неможливо", "заборонено",
    "niemożliwe", "niedozwolone", "zakázáno", "yasak", "mümkün değil", "tidak mungkin",
    "tidak diizinkan", "禁止", "不可", "不可能", "できない", "不能", "不允许", "不允許", "不可以", "불가", "금지",
    "불가능", "할 수 없음", "không thể",
  ]
}
