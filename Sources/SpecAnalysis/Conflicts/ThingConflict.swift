import SpecModel
import SpecSyntax
public import SpecText

/// What two documents tell differently about how one thing is pressed, moved, marked or kept from the edge.
public struct ThingConflict: Sendable, Hashable {
  /// The thing in the words of the first document.
  public var name: String
  /// What is told, for example "scale while pressed".
  public var property: String
  /// What the first document says.
  public var here: String
  /// What the other one says.
  public var there: String
  /// Where the first document says it.
  public var origin: Origin
  /// Where the other one does.
  public var otherOrigin: Origin
}

extension WorkspaceFacts {
  /// Things of which two documents of the run tell different looks and motions; the places of the first come first.
  ///
  /// - Complexity: O(facts of both).
  public func thingConflicts(between own: Int, and other: Int) -> [ThingConflict] {
    let here = ThingFacts(documents[own], specs[own])
    let there = ThingFacts(documents[other], specs[other])
    return ThingFacts.differing(here.pressScales, there.pressScales, "scale while pressed")
      + ThingFacts.differing(here.easings, there.easings, "easing")
      + ThingFacts.differing(here.durations, there.durations, "duration")
      + here.restatedStyles(of: there)
      + ThingFacts.margins(here.edgeMargins, there.edgeMargins)
      + SelectionMarks(documents[own], specs[own])
      .conflicts(with: SelectionMarks(documents[other], specs[other]))
  }
}

/// What one document tells of things, as far as two documents can be compared in it.
struct ThingFacts {
  /// A value that a document gives to a thing.
  struct Fact {
    var thing: Thing
    /// What has to be equal beside the thing: the time of a motion.
    var time: Double?
    var value: String
    var name: String
    var origin: Origin

    func isSame(as other: Fact) -> Bool { time == other.time && thing.isSame(as: other.thing) }
  }

  /// The distance of contents from the edge of the screen.
  struct Margin {
    var value: Double
    var unit: Unit
    var name: String
    var origin: Origin
  }

  let document: Document
  let spec: SpecDocument

  init(_ document: Document, _ spec: SpecDocument) {
    self.document = document
    self.spec = spec
  }

  // MARK: Presses

  private static let presses: Lexicon = [
    "press", "pressed", "pressing", "tap", "tapped", "gedrückt", "appuyé", "pulsado",
    "pressionado", "premuto", "ingedrukt", "ditekan", "按下", "押下", "눌림",
  ]

  /// How large things are while a finger is on them.
  var pressScales: [Fact] {
    spec.constraints.compactMap { constraint in
      guard constraint.kind == .scale, let value = constraint.quantity.exact,
        constraint.condition == nil, constraint.base == nil, !constraint.quantity.isApproximate,
        constraint.quantity.unit == .times || constraint.quantity.unit == .percent,
        isDemand(constraint.origin)
      else { return nil }
      let state = constraint.subject.split(separator: ":").last.map(String.init) ?? ""
      let factor = constraint.quantity.unit == .percent ? value / 100 : value
      guard Names.hasWord(state, in: Self.presses), (0.5...1.5).contains(factor), factor != 1,
        let thing = Thing(constraint.subject, constraint.scope)
      else { return nil }
      return Fact(
        thing: thing, value: Numbers.text(factor, decimals: 3) + "x", name: constraint.subject,
        origin: constraint.origin)
    }
  }

  // MARK: Motions

  /// By which curve things move that have a time.
  var easings: [Fact] {
    spec.motions.compactMap { motion in
      guard let time = motion.duration?.exact, let place = motion.easingOrigin,
        let kind = Self.kind(motion.easing), isDemand(motion.origin),
        let thing = Thing(motion.subject, motion.scope)
      else { return nil }
      return Fact(thing: thing, time: time, value: kind, name: motion.subject, origin: place)
    }
  }

  private static func kind(_ easing: Easing?) -> String? {
    switch easing {
    case .spring: "spring"
    case .named(let name): name
    default: nil
    }
  }

  /// Whether a place demands something, and is no code.
  func isDemand(_ origin: Origin) -> Bool {
    spec.isNormative(at: origin.range.start) && !document.isCode(origin.range.start)
  }

  /// What two documents give differently to one thing, each with one value alone.
  static func differing(
    _ own: [Fact], _ theirs: @autoclosure () -> [Fact], _ property: String
  ) -> [ThingConflict] {
    guard !own.isEmpty, case let others = theirs(), !others.isEmpty else { return [] }
    return own.compactMap { fact in
      let said = own.filter { fact.isSame(as: $0) }
      let told = others.filter { fact.isSame(as: $0) }
      guard let first = told.first, first.value != fact.value,
        said.first?.origin == fact.origin, said.allSatisfy({ $0.value == fact.value }),
        told.allSatisfy({ $0.value == first.value })
      else { return nil }
      return ThingConflict(
        name: fact.name, property: property, here: fact.value, there: first.value,
        origin: fact.origin, otherOrigin: first.origin)
    }
  }

  // MARK: Margins

  private static let margin: Lexicon = [
    "margin", "margins", "rand", "ränder", "seitenrand", "marge", "marges", "margen", "márgenes",
    "margem", "margens", "margine", "margini",
  ]
  private static let edges: Lexicon = [
    "horizontal", "side", "sides", "edge", "edges", "screen", "page", "seitlich", "seitlicher",
    "bildschirm", "latéral", "latérale", "latérales", "écran", "lateral", "laterales", "laterais",
    "pantalla", "tela", "laterale", "laterali", "schermo", "bord", "borde", "borda", "bordo",
  ]
  /// Words of names that stand for the whole screen and its widths.
  private static let whole: Lexicon = [
    "section", "sections", "content", "contents", "page", "screen", "layout", "container", "body",
    "main", "padding", "spacing", "horizontal", "side", "sides", "edge", "edges", "safe", "area",
    "outer", "default", "mobile", "phone", "tablet", "desktop", "minimum", "min", "inhalt", "seite",
    "bildschirm", "abschnitt", "contenu", "écran", "contenido", "pantalla", "sección", "conteúdo",
    "tela", "seção", "contenuto", "schermo", "sezione",
  ]

  /// Parts of screens, which have margins of their own.
  private static let components: Lexicon = [
    "card", "cards", "modal", "modals", "dialog", "dialogs", "sheet", "button", "buttons", "toast",
    "banner", "header", "footer", "navigation", "toolbar", "menu", "popover", "drawer", "item",
    "items", "row", "rows", "field", "fields", "form", "input", "inputs", "table", "widget",
    "email", "print", "karte", "dialogfenster", "carte", "tarjeta", "cartão", "scheda",
  ]

  /// The distances from the edges of the screen.
  var edgeMargins: [Margin] {
    let tokens = spec.tokens.compactMap { token -> Margin? in
      guard token.kind == .spacing, Self.isOfEdge(token.name, token.name),
        isDemand(token.valueOrigin), case let bytes = ContiguousArray(token.value.utf8),
        let length = AmountReader.read(bytes, 0..<bytes.count).filter(\.isLength).only,
        let unit = Unit(rawValue: length.unit.rawValue)
      else { return nil }
      return Margin(
        value: length.value, unit: unit, name: token.name, origin: token.valueOrigin)
    }
    let known = Set(tokens.map { document.source.line(of: $0.origin.range.start) })
    return tokens
      + spec.constraints.compactMap { constraint -> Margin? in
        guard constraint.kind == .spacing || constraint.kind == .padding,
          constraint.condition == nil, constraint.base == nil,
          let value = constraint.quantity.exact, constraint.quantity.unit.isLength,
          isDemand(constraint.origin),
          !constraint.scope.dropFirst().contains(where: {
            Names.hasWord($0, in: Self.components)
          }),
          !known.contains(document.source.line(of: constraint.origin.range.start)),
          Self.isOfEdge(constraint.subject, document.source.string(constraint.lineOrigin.range))
        else { return nil }
        return Margin(
          value: value, unit: constraint.quantity.unit, name: constraint.subject,
          origin: constraint.origin)
      }
  }

  /// Whether a line tells a margin at the sides of the whole screen, and its name no part of it.
  private static func isOfEdge(_ name: String, _ line: String) -> Bool {
    Names.hasWord(line, in: margin) && Names.hasWord(line, in: edges)
      && Names.words(name).allSatisfy { word in
        margin.contains(word) || whole.contains(word) || edges.contains(word)
      }
  }

  /// Margins of a document that are none of those of its guide.
  static func margins(
    _ own: [Margin], _ theirs: @autoclosure () -> [Margin]
  ) -> [ThingConflict] {
    guard !own.isEmpty, case let others = theirs(), !others.isEmpty else { return [] }
    return own.compactMap { margin in
      let told = others.filter { $0.unit == margin.unit }
      guard let first = told.first, !told.contains(where: { $0.value == margin.value }) else {
        return nil
      }
      return ThingConflict(
        name: margin.name, property: "margin at the edge",
        here: Numbers.text(margin.value) + margin.unit.rawValue,
        there: Numbers.text(first.value) + first.unit.rawValue, origin: margin.origin,
        otherOrigin: first.origin)
    }
  }
}
