import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Demands for fingers and sizes for those who point with a mouse: "Mobile" above one list, "desktop 32px" in another.
extension TargetBelowMinimum {
  /// How the things of a platform are pointed at.
  private enum Device { case finger, pointer }

  private static let fingers: Lexicon = [
    "mobile", "mobiles", "phone", "phones", "smartphone", "smartphones", "tablet", "tablets",
    "móvil", "móviles", "movil", "mobil", "mobilgerät", "mobilgeräte", "celular", "telefone",
    "telefoon", "ponsel", "tableta", "tablette", "mobiel",
  ]
  private static let pointers: Lexicon = [
    "desktop", "desktops", "mouse", "laptop", "laptops", "escritorio", "ordinateur", "bureau",
  ]
  private static let wideFingers = [
    "移动", "移動", "手机", "手機", "平板", "モバイル", "スマホ", "スマートフォン", "タブレット", "모바일", "휴대폰", "태블릿",
  ]
  private static let widePointers = ["桌面", "电脑", "電腦", "PC", "デスクトップ", "데스크톱", "데스크탑"]

  /// Whether a demand is for one way to point, or for screens held upright: only of such a one a size can be of another
  /// device.
  func isOfDevice(_ demand: Constraint, _ context: RuleContext) -> Bool {
    device(of: demand, context.document) != nil || isUpright(demand, context.document)
  }

  /// Whether a demand is for one way to point and a size for the other.
  func isOfOtherDevice(
    _ demand: Constraint, _ constraint: Constraint, _ context: RuleContext
  ) -> Bool {
    if isUpright(demand, context.document), isOfOtherLayout(constraint, context.document) {
      return true
    }
    guard let one = device(of: demand, context.document) else { return false }
    return device(of: constraint, context.document).map { $0 != one } ?? false
  }

  private static let portraits: Lexicon = [
    "portrait", "hochformat", "retrato", "staand",
  ]
  private static let widePortraits = ["竖屏", "豎屏", "縦向き", "縦画面", "세로 모드", "세로 화면"]
  private static let layouts: Lexicon = pointers.union([
    "landscape", "querformat", "paysage", "apaisado", "paisagem", "liggend",
  ])
  private static let wideLayouts =
    widePointers + [
      "横屏", "橫屏", "横向き", "横画面", "가로 모드", "가로 화면",
    ]
  /// Words for a layout, where the same measure is given for another one beside it.
  private static let compacts: Lexicon = ["compact", "compacte", "compacto", "kompakt", "compatto"]
  private static let wideCompacts = ["紧凑", "コンパクト"]

  /// Whether the line of a demand is for screens held upright alone: "44px in portrait".
  private func isUpright(_ demand: Constraint, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: demand.origin.range))
    return namesUpright(line) && !namesOther(line)
  }

  private func namesUpright(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.portraits) || Self.widePortraits.contains(where: line.contains)
  }

  private func namesOther(_ line: String) -> Bool {
    Names.hasWord(line, in: Self.layouts) || Self.wideLayouts.contains(where: line.contains)
  }

  /// Whether the line of a size names a layout, and not the upright one.
  private func isOfOtherLayout(_ constraint: Constraint, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: constraint.origin.range))
    guard !namesUpright(line) else { return false }
    return namesOther(line) || isCompact(constraint, line, document)
  }

  /// Whether a line gives for a compact layout what another item of its list gives for a named one: "height 34px
  /// compact" beside "height 38px desktop".
  private func isCompact(_ constraint: Constraint, _ line: String, _ document: Document) -> Bool {
    guard
      Names.hasWord(line, in: Self.compacts) || Self.wideCompacts.contains(where: line.contains),
      let first = Names.firstWord(line),
      let list = document.list(at: constraint.origin.range.start)
    else { return false }
    return document.children(of: list).contains { item in
      guard let leaf = document.firstChild(of: item) else { return false }
      let text = document.string(leaf)
      return Names.firstWord(text) == first && namesOther(text)
    }
  }

  /// Whether a demand is for phones and tablets, and nothing tells on which device a size is seen.
  func isForFingersAlone(
    _ demand: Constraint, _ constraint: Constraint, _ context: RuleContext
  ) -> Bool {
    device(of: demand, context.document) == .finger
      && device(of: constraint, context.document) == nil
  }

  /// Whether a size is one of several by name of which another meets a demand for phones: "sm (32px), md (40px), lg
  /// (48px)" leaves open which of them a phone has.
  func isChoice(
    _ constraint: Constraint, _ demand: Constraint, _ least: Double, _ context: RuleContext
  ) -> Bool {
    isForFingersAlone(demand, constraint, context) && isNamedSize(constraint, context)
      && context.constraints(onLine: constraint.lineOrigin).contains {
        ($0.quantity.min ?? 0) >= least
          && isComparable($0.quantity.unit, constraint.quantity.unit)
      }
  }

  /// The largest of the sizes of a line; beside a demand for one way to point without those for the other: "mobile 46px,
  /// desktop 28px".
  func largest(
    _ sizes: [Constraint], beside constraint: Constraint, _ demand: Constraint,
    _ context: RuleContext
  ) -> Double {
    let isForAll = device(of: demand, context.document) == nil
    return sizes.lazy.filter { isForAll || !isOfOtherDevice($0, constraint, context) }
      .compactMap(\.quantity.min).max() ?? 0
  }

  /// The device of a measure: by the words of its clause, by the label above it, or by a heading.
  private func device(of constraint: Constraint, _ document: Document) -> Device? {
    let line = document.firstLine(of: constraint.origin.range)
    let place = constraint.origin.range
    if line.start <= place.start, place.end <= line.end, line.offsets.count < 400 {
      let before = document.source.string(SourceRange(Int(line.start), Int(place.start)))
      let after = document.source.string(SourceRange(Int(place.end), Int(line.end)))
      func ends(_ character: Character) -> Bool { ",;，；、|".contains(character) }
      let clause = before[(before.lastIndex(where: ends) ?? before.startIndex)...]
      if let own = device(in: String(clause + " " + after.prefix { !ends($0) }.prefix(32))) {
        return own
      }
    }
    if let condition = constraint.condition, let own = device(in: condition) { return own }
    return constraint.scope.reversed().lazy.compactMap { device(in: $0) }.first
  }

  /// The one kind of device that a text names.
  private func device(in text: String) -> Device? {
    let isFinger =
      Names.hasWord(text, in: Self.fingers) || Self.wideFingers.contains(where: text.contains)
    let isPointer =
      Names.hasWord(text, in: Self.pointers) || Self.widePointers.contains(where: text.contains)
    return isFinger == isPointer ? nil : isFinger ? .finger : .pointer
  }

  private static let minima: Lexicon = [
    "minimum", "min", "minimal", "minimale", "mínimo", "mínima", "minimo", "minima", "smallest",
  ]
  private static let sizeWords: Lexicon = [
    "size", "sizes", "height", "größe", "höhe", "taille", "hauteur", "tamaño", "altura", "tamanho",
    "dimensione", "altezza", "grootte", "hoogte", "ukuran", "tinggi", "de", "del", "des", "do",
    "dei",
  ]

  /// The kind of control of which a bound is the least size, "Minimum button size", "按钮最小尺寸"; below the heading of
  /// the control it is one of its measures.
  func leastControl(_ constraint: Constraint) -> String? {
    guard constraint.kind == .height || constraint.kind == .size, constraint.quantity.max == nil
    else { return nil }
    let own = Names.words(constraint.subject)
    let title = Names.words(constraint.scope.last ?? "")
    guard
      !title.contains(where: { word in
        Self.controls.contains(word) || TargetDemand.wideControls.contains(where: word.contains)
      })
    else { return nil }
    if own.count == 1, let kind = TargetDemand.wideControls.first(where: own[0].hasPrefix) {
      let rest = own[0].dropFirst(kind.count)
      return ["最小尺寸", "最小高度", "最小大小", "の最小サイズ", "の最小高さ", "最小サイズ"].contains(String(rest))
        ? kind : nil
    }
    let kinds = own.filter(Self.controls.contains)
    guard kinds.count == 1, let kind = kinds.first, own.contains(where: Self.minima.contains),
      own.contains(where: { Self.sizeWords.contains($0) && $0.utf8.count > 3 }),
      own.allSatisfy({ $0 == kind || Self.minima.contains($0) || Self.sizeWords.contains($0) })
    else { return nil }
    return kind
  }

  /// Whether a cell gives the least size of the control of its row: "Status bar button: Min size".
  func isLeastOfRow(_ constraint: Constraint) -> Bool {
    guard let colon = constraint.subject.firstRange(of: ": "), isRowOfButton(constraint) else {
      return false
    }
    let column = Names.words(String(constraint.subject[colon.upperBound...]))
    return column.count == 2 && column.contains(where: Self.minima.contains)
      && column.contains(where: Self.sizeWords.contains)
  }

  /// Whether a size is of the kind of control whose least size a demand gives; other demands bind all.
  func isOfLeastKind(_ demand: Constraint, _ constraint: Constraint) -> Bool {
    guard let kind = leastControl(demand) else { return true }
    let stem = kind.hasSuffix("s") ? String(kind.dropLast()) : kind
    return (Names.words(constraint.subject) + Names.words(constraint.scope.last ?? "")).contains {
      $0.hasPrefix(stem) || $0.contains(kind)
    }
  }
}
