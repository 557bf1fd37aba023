import SpecModel
import SpecText

/// Tables that tell what values are for, or which parts of a palette they are, and so what they are called.
extension TokenNameColumn {
  /// The column of names where the headers leave more than one; `nil` where they decide.
  func told(of kind: Token.Kind) -> Int? {
    steps(of: kind) ?? besideIndex() ?? movedLayer() ?? movedRole(kind) ?? besideMovedValues(kind)
      ?? besideFaces(kind)
      ?? (kind == .color ? use() ?? movedUse() ?? part() : nil)
  }

  /// "Size | Pixels | Class | Use" over "XS" and "Large": the steps of a scale are the names, though the header says "size".
  private func steps(of kind: Token.Kind) -> Int? {
    guard kind == .spacing || kind == .radius, headers.count > 2 else { return nil }
    return headers.indices.first { column in
      guard headers[column].count == 1, headers[column].contains(where: TokenColumns.size.contains),
        isUnlike(column)
      else { return false }
      return texts(of: column).allSatisfy {
        StepPairs.isStep($0, reader.bytes) || StepPairs.isStepName($0, reader)
          || $0.count < 4 && Self.letters.contains(WordKey(reader.bytes, $0))
      }
    }
  }

  private static let letters = WordKey.set("s", "m", "l")

  /// "Index | Name | Hex" over 0, 1, 2: the names beside the numbers of their rows.
  private func besideIndex() -> Int? {
    guard !isIdentity(0), !TokenColumns.names(use: headers[0], kind: nil), isCounting(0, from: 0),
      let named = headers.indices.dropFirst().first(where: isIdentity), holdsNames(named)
    else { return nil }
    return named
  }

  /// "Layer | Value | Component": the layers are the names, though what lies on them came to the front.
  private func movedLayer() -> Int? {
    guard isFromElsewhere, headers.count > 2, headers[0].count == 1,
      TokenColumns.names(use: headers[0], kind: nil), !isIdentity(0)
    else { return nil }
    return [1, headers.count - 1].first { column in
      headers[column].count <= 2 && isIdentity(column) && !isValue(column) && holdsNames(column)
        && isUnlike(column) && !holdsWeights(column)
    }
  }

  /// "Role | Size | Style", "Role | Font | Where | Class", whose weights, faces or classes came to the front: they name no
  /// style.
  private func movedRole(_ kind: Token.Kind) -> Int? {
    guard isFromElsewhere, headers.count > 2 else { return nil }
    let isOfClasses =
      (kind == .typography || kind == .fontFamily) && UtilityClasses.isHead(headers[0])
      && headers.dropFirst().contains { $0.contains(where: TokenColumns.family.contains) }
    // "Use | Size | Treatment" over "Display or semibold".
    let isOfType = kind == .typography || kind == .fontFamily
    guard
      isOfClasses || holdsWeights(0) || isOfType && mentionsWeights(0)
        || kind != .color && headers[0].contains(where: TokenColumns.family.contains)
    else { return nil }
    let places = [1, headers.count - 1].filter { column in
      !isValue(column) && !holdsWeights(column) && holdsNames(column)
        && !(isOfClasses && headers[column].contains(where: TokenColumns.family.contains))
    }
    return places.first { !isRemark($0) }
      ?? (isOfClasses || isOfType ? places.first(where: isUnlike) : nil)
  }

  /// "Content | Text style | Rule", whose styles came to the front and are no names: what the first column of the document
  /// names has them, and no rule at the end.
  private func besideMovedValues(_ kind: Token.Kind) -> Int? {
    let last = headers.count - 1
    guard isMoved, last > 1, !holdsNames(0), !TokenColumns.names(use: headers[0], kind: kind),
      !(isIdentity(last) && holdsNames(last)), !isRemark(1), !isValue(1),
      !headers[1].contains(TokenColumns.foreignUse),
      !TokenColumns.names(use: headers[1], kind: kind), holdsNames(1), !holdsNumbers(1), isUnlike(1)
    else { return nil }
    return 1
  }

  /// "Use | Font | Why": what each face is for, where nothing stands behind them but remarks.
  private func besideFaces(_ kind: Token.Kind) -> Int? {
    guard kind == .fontFamily || kind == .typography, !isFromElsewhere, headers.count > 2,
      isRemark(0), headers[1].count == 1, headers[1].contains(where: TokenColumns.family.contains),
      headers.indices.dropFirst(2).allSatisfy(isRemark), holdsNames(0), isUnlike(0)
    else { return nil }
    return 0
  }

  /// The column whose header says that it holds tokens; none where it holds classes too, beside what they set: "Role | Font
  /// | Tokens / classes".
  func explicit() -> Int? {
    guard let column = headers.firstIndex(where: TokenColumns.isExplicit) else { return nil }
    let isBesideFaces = headers.indices.contains {
      $0 != column && headers[$0].contains(where: TokenColumns.family.contains)
    }
    return isBesideFaces && UtilityClasses.isHead(headers[column]) ? nil : column
  }

  /// "Use | Hex", "Official use | Colour | Intention", "Hex | Use": what each colour is for, where no column names it.
  private func use() -> Int? {
    if headers.count == 2, isRemark(1), beginWithColors(0), holdsNames(1), isUnlike(1) {
      return 1
    }
    guard (2...4).contains(headers.count), isRemark(0), beginWithColors(1), holdsNames(0),
      isUnlike(0), !headers.indices.dropFirst(2).contains(where: isIdentity)
    else { return nil }
    return 0
  }

  /// "Official use | Colour | Intention", whose last column came to the front: what lists several things names none.
  private func movedUse() -> Int? {
    guard isFromElsewhere, headers.count == 3, !isIdentity(0), isOfLists(0) else { return nil }
    return [1, 2].first { use in
      isRemark(use) && beginWithColors(3 - use) && holdsNames(use) && isUnlike(use)
    }
  }

  /// Whether a cell lists things with commas between.
  private func isOfLists(_ column: Int) -> Bool {
    texts(of: column).contains { $0.contains { reader.bytes[$0] == 0x2C } }
  }

  /// "Text | Hex | Usage": the parts of a palette with one colour each, none of them a look of one control.
  private func part() -> Int? {
    guard headers[0].count == 1, headers[0].contains(where: Self.kindsOfParts.contains),
      holdsNames(0), isUnlike(0), !holdsLooks(0),
      case let colors = headers.indices.dropFirst().filter(isOfColors), colors.count == 1,
      TokenColumns.isNotation(headers[colors[0]]) || TokenColumns.isPlainValue(headers[colors[0]])
    else { return nil }
    return 0
  }

  /// Whether rows "State | Token | Hex" give a token and its colour to each part of a palette.
  func nameParts(_ use: [WordKey], beside column: Int) -> Bool {
    guard use.count == 1, Self.kindsOfParts.contains(use[0]), isUnlike(column) else { return false }
    return headers.indices.contains { $0 != column && isOfColors($0) }
  }

  /// "State | Token | Value": names in code, none alike, each beside its own value, are defined there, whatever the first
  /// column tells of them; a part of an element takes its values from elsewhere.
  func namesBesideValues(_ use: [WordKey], _ column: Int) -> Bool {
    guard use.count == 1, Self.namedFor.contains(use[0]), headers[column].count == 1,
      rows.count > 1, isUnlike(column),
      texts(of: column).allSatisfy({ TokenPass.isReference($0, reader.bytes) })
    else { return false }
    return headers.indices.contains { value in
      guard value != column, headers[value].count == 1, TokenColumns.isPlainValue(headers[value])
      else { return false }
      return texts(of: value).allSatisfy { text in
        guard let literal = TokenLiteral.read(reader.bytes, text) else { return false }
        return literal.kind != .other && literal.range.lowerBound == text.lowerBound
      }
    }
  }

  /// "Token | Property | Value": whether a column tells which property takes each token; tokens that come again there are
  /// defined elsewhere.
  var tellsTakers: Bool {
    headers.contains { $0.count == 1 && Self.takers.contains($0[0]) }
  }

  private static let takers = WordKey.set(
    "property", "properties", "element", "elements", "attribute", "eigenschaft", "eigenschaften",
    "propriete", "propiedad", "propriedade", "proprieta", "eigenschap")

  /// First headers over what a value is named for, and no part of an element that takes it.
  private static let namedFor = WordKey.set(
    "state", "states", "status", "phase", "variant", "variants", "intent", "surface", "text",
    "role", "purpose", "step", "category", "scenario")

  /// "Breakpoint | Behaviour": whether a column tells what changes at each width, and not what windows of it are called.
  func tellsBehaviour(_ column: Int) -> Bool {
    guard headers[column].contains(where: Self.behaviours.contains) else { return false }
    let texts = texts(of: column)
    let windows = texts.count { text in
      Words.all(reader.bytes, text).count < 3 && text.count < 24
        && NamedWidth.isWindow(text, reader.bytes)
    }
    return windows * 2 < texts.count
  }

  private static let behaviours = WordKey.set(
    "behavior", "behaviors", "behaviour", "behaviours", "change", "changes", "layout", "layouts",
    "adaptation", "adaptations", "adjustment", "adjustments", "effect", "verhalten", "anpassung",
    "anpassungen", "anderung", "anderungen", "darstellung", "comportement", "changement",
    "changements", "disposition", "comportamiento", "cambio", "cambios", "diseno",
    "comportamento", "mudanca", "mudancas", "comportamenti", "modifiche", "gedrag", "wijziging",
    "zachowanie", "zmiany", "perilaku", "davranis", "поведение", "изменения", "раскладка")

  /// Headers over the parts of a palette.
  private static let kindsOfParts = WordKey.set(
    "text", "texts", "texto", "texte", "testo", "tekst", "surface", "surfaces", "status", "state",
    "states", "statut", "estado", "zustand", "stato")

  /// "Level | Use | Shadow" over nothing but shadows.
  func areShadows() -> Bool {
    guard rows.count > 1, holdsNames(0),
      let column = headers.indices.dropFirst().first(where: {
        headers[$0].count == 1 && TokenColumns.scales[headers[$0][0]] == .shadow
      })
    else { return false }
    return texts(of: column).allSatisfy {
      TokenLiteral.read(reader.bytes, $0)?.kind == .shadow
    }
  }

  private func isRemark(_ column: Int) -> Bool {
    headers[column].contains(where: TokenColumns.remarks.contains)
  }

  /// Whether all cells begin with a colour in numbers, of which there may be several.
  private func beginWithColors(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return texts.count > 1
      && texts.allSatisfy { TokenLiteral.read(reader.bytes, $0)?.kind == .color }
  }

  /// Whether all cells say no more than how heavy a text is: "bold".
  func holdsWeights(_ column: Int) -> Bool {
    let texts = texts(of: column)
    return !texts.isEmpty
      && texts.allSatisfy { text in
        let words = Words.keys(reader.bytes, text)
        return words.count < 3 && words.contains(where: TypeLine.weights.contains)
      }
  }

  /// Whether at least half of the cells say among other words how heavy a text is, and none is a name in code.
  private func mentionsWeights(_ column: Int) -> Bool {
    let texts = texts(of: column)
    let found = texts.count { Words.contain(TypeLine.weights, reader.bytes, $0) }
    return texts.count > 1 && found * 2 >= texts.count
      && !texts.contains { TokenPass.isReference($0, reader.bytes) }
      && !isIdentity(column) && !TokenColumns.names(use: headers[column], kind: nil)
  }

  private func holdsLooks(_ column: Int) -> Bool {
    texts(of: column).contains { Words.contain(Self.looks, reader.bytes, $0) }
  }

  private static let units: [StaticString] = ["px", "pt", "dp", "sp", "rem"]

  /// "SLOT_GAP | 8 px": whether the first column holds names of constants, three at least and none alike, and the next one
  /// their lengths on a screen.
  func areNamedLengths() -> Bool {
    let bytes = reader.bytes
    guard rows.count > 2, isUnlike(0), TokenColumns.isPlainValue(headers[1]) else { return false }
    let areConstants = texts(of: 0).allSatisfy { name in
      (4...40).contains(name.count) && Bytes.isLetter(bytes[name.lowerBound])
        && name.allSatisfy { Bytes.isWord(bytes[$0]) }
        && name.dropFirst().contains { bytes[$0] == 0x5F || ASCII.isUpper(bytes[$0]) }
    }
    return areConstants
      && texts(of: 1).allSatisfy { text in
        guard let literal = TokenLiteral.read(bytes, text), literal.kind == .spacing,
          literal.range == text
        else { return false }
        return Self.units.contains {
          let start = text.upperBound - $0.utf8CodeUnitCount
          return start > text.lowerBound
            && Bytes.matches($0, at: start, end: text.upperBound, in: bytes)
        }
      }
  }
}
