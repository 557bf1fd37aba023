import SpecModel

/// The functions that make design values, by the beginning of their call; data only.
enum TokenFunctions {
  /// Functions of style sheets (CSS Color 4 and 5, Images 4, Easing 2, Values 4).
  static let styleSheet: [(StaticString, Token.Kind)] = [
    ("rgb(", .color), ("rgba(", .color), ("hsl(", .color), ("hsla(", .color), ("hwb(", .color),
    ("oklch(", .color), ("oklab(", .color), ("lab(", .color), ("lch(", .color),
    ("color(display-p3", .color), ("color(srgb", .color), ("color-mix(", .color),
    ("light-dark(", .color), ("linear-gradient(", .color), ("radial-gradient(", .color),
    ("conic-gradient(", .color), ("repeating-linear-gradient(", .color),
    ("cubic-bezier(", .easing), ("steps(", .easing), ("linear(", .easing), ("clamp(", .size),
    ("min(", .size), ("max(", .size), ("calc(", .size), ("color(0x", .color),
  ]

  /// Functions and members of SwiftUI, UIKit, Flutter and Compose.
  static let languages: [(StaticString, Token.Kind)] = [
    ("color(\"", .other), ("color(", .color), ("uicolor(", .color), ("nscolor(", .color),
    ("color.", .color), ("colors.", .color), ("uicolor.", .color), ("hexcolor(", .color),
    ("lineargradient(", .color), ("radialgradient(", .color),
    (".spring(", .easing), ("animation.", .easing), (".easein", .easing), (".easeout", .easing),
    (".linear(", .easing), (".timingcurve(", .easing), (".interpolatingspring(", .easing),
    (".interactivespring(", .easing), (".bouncy", .easing), (".snappy", .easing),
    (".smooth", .easing), ("spring(", .easing), ("tween(", .easing), ("tween<", .easing),
    ("spring<", .easing), ("keyframes(", .easing),
    ("springspec(", .easing), ("springdescription(", .easing), ("curves.", .easing),
    ("cubic(", .easing), ("cubicbeziereasing(", .easing), ("pathinterpolator(", .easing),
    ("fastoutslowin", .easing), ("linearoutslowin", .easing), ("fastoutlinearin", .easing),
    ("easing.", .easing), ("caspringanimation(", .easing), ("camediatimingfunction(", .easing),
    ("duration(", .duration), ("duration.", .duration), (".milliseconds(", .duration),
    (".seconds(", .duration), ("timespan.from", .duration), ("duration::from_", .duration),
    ("edgeinsets", .spacing), ("paddingvalues(", .spacing), ("nsdirectionaledgeinsets(", .spacing),
    ("sizedbox(", .spacing), ("borderradius.", .radius), ("radius.circular(", .radius),
    ("roundedcornershape(", .radius), ("roundedrectangle(", .radius), ("circleshape", .radius),
    ("boxshadow(", .shadow), ("shadow(", .shadow), ("nsshadow(", .shadow),
    ("font.", .typography), (".system(", .typography), ("uifont", .typography),
    ("textstyle(", .typography), ("googlefonts.", .typography), ("font(", .typography),
    ("cgfloat(", .size), ("dp(", .size), ("fontweight.", .fontWeight),
  ]
}
