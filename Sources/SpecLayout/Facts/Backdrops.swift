/// What is painted behind each element, as far as it is recorded.
///
/// An element, its background and what stands in it are one group that its opacity blends with what lies behind
/// (CSS Color 4, 12, "group opacity"; UIKit's `alpha` does the same).
/// - Complexity: linear to build, constant an element.
struct Backdrops {
  /// What the groups around a colour make of it.
  ///
  /// With colours multiplied by their alpha, both are linear in the colour inside: `color * opacity + alpha * shift + base`
  /// and `alpha * scale + cover`.
  struct Backdrop {
    /// The opacity of all groups around, from 0 to 1.
    fileprivate(set) var opacity = 1.0
    fileprivate var shift = SIMD3<Double>()
    fileprivate var base = SIMD3<Double>()
    fileprivate var scale = 1.0
    fileprivate var cover = 0.0
    /// Whether a colour is recorded.
    fileprivate var hasColor = false
    /// Whether a picture or gradient is seen through what is transparent.
    fileprivate var isComplex = false
    /// Whether one is seen through what is opaque: the group itself is translucent.
    fileprivate var isComplexBelowOpaque = false

    /// What is seen of a colour in the innermost group, `nil` for none, with the alpha that is left.
    func seen(_ color: RGBA?) -> RGBA {
      let alpha = color?.alpha ?? 0
      let result = alpha * scale + cover
      guard result > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
      let inner = color.map { SIMD3($0.red, $0.green, $0.blue) } ?? SIMD3()
      let parts = (inner * (alpha * opacity) + alpha * shift + base) / result
      return RGBA(red: parts.x, green: parts.y, blue: parts.z, alpha: result)
    }

    /// What is seen of a colour over an opaque one behind everything.
    func seen(_ color: RGBA?, over end: RGBA) -> RGBA { seen(color).over(end) }

    /// The backdrop inside a further group.
    fileprivate func inside(_ style: LayoutNode.Style) -> Backdrop {
      let blend = Opacity.own(style)
      let back = style.background ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      let color = SIMD3(back.red, back.green, back.blue) * back.alpha
      var inner = Backdrop()
      inner.opacity = opacity * blend
      inner.shift = blend * ((1 - back.alpha) * shift - opacity * color)
      inner.base = blend * (opacity * color + back.alpha * shift) + base
      inner.scale = scale * blend * (1 - back.alpha)
      inner.cover = scale * blend * back.alpha + cover
      inner.hasColor = hasColor || back.alpha > 0
      inner.isComplexBelowOpaque = blend < 1 ? isComplex : isComplexBelowOpaque
      inner.isComplex =
        style.hasComplexBackground
        || (back.alpha >= 0.999 ? inner.isComplexBelowOpaque : isComplex)
      return inner
    }
  }

  private var backdrops: [Backdrop] = []
  /// The backdrop of each element: those without looks share that of the one around.
  private var places: [Int32] = []

  init(_ nodes: [LayoutNode]) {
    backdrops = [Backdrop()]
    places.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let outer = nodes[index].parent.flatMap { $0 < index ? places[$0] : nil } ?? 0
      guard let style = nodes[index].style,
        style.background != nil || style.hasComplexBackground || Opacity.own(style) < 1
      else {
        places.append(outer)
        continue
      }
      places.append(Int32(backdrops.count))
      backdrops.append(backdrops[Int(outer)].inside(style))
    }
  }

  /// What lies behind the content of an element; `nil` where no single colour is recorded.
  subscript(node: Int) -> Backdrop? {
    let backdrop = backdrops[Int(places[node])]
    return backdrop.hasColor && !backdrop.isComplex ? backdrop : nil
  }
}
