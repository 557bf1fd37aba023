import SpecModel
import SpecText

extension StateName {
  /// A name without the word for an end of a flow before it: "Shelf" of "Start: Shelf" and of "End: Shelf".
  ///
  /// What somebody does there, "Start: Tap the icon", or that the program is started, is no name.
  static func withoutEnd(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == ASCII.colon || $0 == 0xEF }),
      let colon = text.firstIndex(where: { ":：".contains($0) }),
      case let label = trimmed(String(text[..<colon])), label.utf8.count <= 24,
      ends.contains(label.lowercased()),
      case let name = trimmed(String(text[text.index(after: colon)...])),
      name.first.map({ $0.isLetter || $0.isNumber }) == true, !MachineDrafts.isLaunch(name),
      FlowSteps.kind(of: name) == .response || TransitionWords.isTitledChoice(name)
    else { return text }
    return name
  }

  private static let ends: Lexicon = [
    "start", "begin", "beginning", "start point", "starting point", "entry point", "end", "finish",
    "end point", "exit point", "anfang", "beginn", "startpunkt", "ende", "endpunkt", "début",
    "départ", "point de départ", "fin", "inicio", "comienzo", "punto de inicio", "final", "início",
    "começo", "ponto de partida", "fim", "inizio", "partenza", "fine", "beginpunt", "einde",
    "eindpunt", "mulai", "awal", "selesai", "akhir", "начало", "старт", "конец", "финиш",
    "początek", "koniec", "başlangıç", "bitiş", "開始", "開始点", "スタート", "終了", "ゴール", "开始", "起点",
    "開始點", "结束", "終點", "终点", "結束", "시작", "시작점", "종료", "끝",
  ]
}
