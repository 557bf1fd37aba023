import SpecModel
import SpecSyntax
import SpecText

/// Reads items in the section of a screen of which the right side of the only arrow names another declared screen, in
/// code or beside a word for a screen or a move: "Przycisk „Dalej” → `summary`", "Kart → özet ekranı".
///
/// What stands on the left may be in any language: it is what triggers the change.
struct NamedTargets {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(lines with an arrow).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.contains(where: { $0.isScreen && $0.section != nil }) else { return }
    var places: LinePlaces?
    let read = drafts.readLines
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && line.holder == .item && line.label == nil
      && line.text.count <= 200
    {
      let origin = context.origin(plain: line.text)
      let section = Int(document.nodes[line.node].section)
      guard !read.contains(origin.range.start), !context.isSystem(section) else { continue }
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      guard let source = known.screen(of: line), known.known.name(of: source.text) != nil,
        let (trigger, target) = way(line, known), Names.key(target) != source.key
      else { continue }
      let edge = EdgeDraft(
        source: source, target: NameReference(text: target, origin: origin), origin: origin
      ).triggered(by: trigger, origin)
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: [edge]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The words before the arrow, and the screen behind it.
  private func way(_ line: TextLine, _ places: LinePlaces) -> (String, String)? {
    guard let arrows = ArrowText(document.string(plain: line.text)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      case let trigger = arrows.sides[0], (1...10).contains(Names.wordCount(trigger)),
      trigger.contains(where: \.isLetter), !EventName.isCode(trigger), !Route.begins(trigger),
      places.known.name(of: ArrowSide.unwrapped(trigger)) == nil,
      let name = target(arrows.sides[1], line, places.known), places.isScreen(name)
    else { return nil }
    return (trigger, name)
  }

  /// The declared name in code, or what is left of a side without the words for a move and a screen around it.
  private func target(_ side: String, _ line: TextLine, _ known: KnownStates) -> String? {
    var words = StateName.withoutStop(StateName.splitQualifier(side).name).split(separator: " ")
    let count = words.count
    while let first = words.first, words.count > 1, Self.moves.contains(first.lowercased()) {
      words.removeFirst()
    }
    while let last = words.last, words.count > 1, Self.moves.contains(last.lowercased()) {
      words.removeLast()
    }
    let bare = ArrowSide.unwrapped(words.joined(separator: " "))
    guard let name = known.name(of: bare) else { return nil }
    if words.count < count { return name }
    return document.span(at: line.text.upperBound - 1, of: line.node, in: .code) != nil
      ? name : nil
  }

  /// Words for a screen, for opening one and for going there, and the small words between.
  private static let moves: Lexicon = TransitionWords.screenNouns.union([
    "экрана", "экрану", "экране", "страницу", "переход", "переходит", "перейти", "открыть",
    "открывает", "открывается", "открытие", "возврат", "возвращает", "возвращается", "назад", "на",
    "к", "в", "у", "екрана", "екрану", "сторінку", "перехід", "переходить", "відкрити", "відкриває",
    "відкривається", "повернення", "повертає", "повертається", "до", "ekranu", "stronę",
    "przejście", "przechodzi", "przejdź", "otwiera", "otwórz", "powrót", "wraca", "do", "na",
    "ekranına", "ekrana", "sayfasına", "açılır", "açar", "aç", "gider", "git", "geçer", "geçiş",
    "döner", "dön", "màn", "hình", "trang", "mở", "chuyển", "sang", "đến", "tới", "về", "vào",
    "quay", "lại", "đi", "화면으로", "열기", "이동", "열림", "으로", "로", "打开", "打開", "跳转", "跳轉", "跳转到", "跳转至",
    "进入", "進入", "前往", "返回", "画面へ", "へ", "開く", "遷移", "obrazovku", "otevře", "öppnar", "går", "till",
    "skærmen", "åbner", "ανοίγει", "ecranul", "deschide", "megnyitja", "avaa",
  ])
}
