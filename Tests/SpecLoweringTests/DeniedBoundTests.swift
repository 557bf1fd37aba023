import SpecModel
import Testing

@testable import SpecLowering

/// Prints the times of a document: their intervals.
private func times(_ text: String) -> String {
  lower("# Card\n\n" + text).durations.map { fact in
    let low = fact.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = fact.quantity.max.map { Numbers.text($0) } ?? "…"
    return low == high ? low : "\(low)..\(high)"
  }.joined(separator: ", ")
}

/// Comparisons in clauses that deny.
@Suite struct DeniedBoundTests {
  @Test(arguments: [
    ("Nothing is cached for longer than 7 minutes.", "…..420000"),
    ("No result is cached for more than 7 minutes.", "…..420000"),
    ("Results are never cached for longer than 7 minutes.", "…..420000"),
    ("Results are not kept longer than 7 minutes.", "…..420000"),
    ("Nothing blocks the UI for longer than 90ms.", "…..90"),
    ("A toast must not stay longer than 5 seconds.", "…..5000"),
    ("Keine Animation dauert länger als 350 ms.", "…..350"),
    ("Der Hinweis darf nicht länger als 5 Sekunden stehen bleiben.", "…..5000"),
    ("Aucune animation ne dure plus de 350 ms.", "…..350"),
    ("Rien n'est conservé plus de 7 minutes.", "…..420000"),
    ("Ninguna animación dura más de 350 ms.", "…..350"),
    ("Nada permanece visible más de 5 segundos.", "…..5000"),
    ("Nenhuma animação dura mais de 350 ms.", "…..350"),
    ("Nessuna animazione dura più di 350 ms.", "…..350"),
    ("Geen animatie duurt langer dan 350 ms.", "…..350"),
    ("Animasi tidak boleh berlangsung lebih dari 350 ms.", "…..350"),
    ("任何结果都不会缓存超过7分钟。", "…..420000"),
    ("結果は7分以上キャッシュしない。", "…..420000"),
    ("알림은 5초 이상 표시하지 않는다.", "…..5000"),
    ("Nothing is shown for less than 2 seconds.", "2000..…"),
    ("No toast is shown for less than 2 seconds.", "2000..…"),
  ])
  func turnsRound(text: String, expected: String) { #expect(times(text) == expected) }

  @Test(arguments: [
    ("If nothing is typed for longer than 6 s, the card closes.", "6000..…"),
    ("When the screen is not touched for more than 6 s, it dims.", "6000..…"),
    ("No input for more than 6 s dims the card.", "6000..…"),
    ("- Dimmed: nothing happens for more than 6 s", "6000..…"),
    ("The spinner is not shown unless loading takes longer than 300ms.", "300..…"),
    ("Wenn nichts länger als 6 s berührt wird, schließt die Karte.", "6000..…"),
    ("Si aucune saisie n'arrive pendant plus de 6 s, la carte se ferme.", "6000..…"),
    ("如果不操作超过6秒，卡片会变暗。", "6000..…"),
    ("6秒以上操作しない場合は暗くなる。", "6000..…"),
    ("Loading takes longer than 6 s.", "6000..…"),
  ])
  func leavesConditionsAlone(text: String, expected: String) { #expect(times(text) == expected) }
}
