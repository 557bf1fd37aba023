import SpecModel
import SpecText

/// Which frames a stated rate is for.
enum FrameScope: Sendable {
  /// Those of animations.
  case animations
  /// Those of what a finger moves, too.
  case gestures
  /// The spec does not say.
  case any

  private static let animated: Lexicon = [
    "animation", "animations", "animated", "transition", "transitions", "motion", "motions",
    "animationen", "übergänge", "übergang", "bewegungen", "animación", "animaciones", "transición",
    "transiciones", "animação", "animações", "transição", "transições", "animazione",
    "animazioni", "transizione", "transizioni", "animatie", "animaties", "overgang", "overgangen",
    "animasi", "transisi", "анимация", "анимации", "animacje", "アニメーション", "动画", "動畫",
    "애니메이션",
  ]
  private static let moved: Lexicon = [
    "scroll", "scrolling", "scrolls", "drag", "drags", "dragging", "swipe", "swipes", "swiping",
    "pan", "panning", "pinch", "pinching", "zoom", "zooming", "gesture", "gestures", "interaction",
    "interactions", "scrollen", "ziehen", "wischen", "gesten", "défilement", "geste", "gestes",
    "desplazamiento", "gestos", "rolagem", "scorrimento", "gesti", "slepen", "gebaren", "gulir",
    "прокрутка", "przewijanie", "スクロール", "滚动", "滾動", "스크롤",
  ]

  /// Makes the scope that a text tells.
  init(_ text: String) {
    if Names.hasWord(text, in: Self.moved) {
      self = .gestures
    } else {
      self = Names.hasWord(text, in: Self.animated) ? .animations : .any
    }
  }
}
