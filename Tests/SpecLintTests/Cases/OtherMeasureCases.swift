import Testing

/// Measures of controls that are not how high they are, demands for one way to hold the screen, and rhythms.
@Suite struct OtherMeasureCases {
  private static func row(_ demand: String, _ name: String, _ cell: String) -> String {
    "# App\n\n- \(demand)\n\n| Part | Spec |\n|---|---|\n| \(name) | \(cell) |\n"
  }

  private static func rows(_ cases: [(String, String, String)]) -> [RuleCase] {
    cases.map { RuleCase("G708", $0.2, row($0.0, $0.1, $0.2)) }
  }

  static let cells: [RuleCase] = rows(
    [
      ("Touch-Ziele: mindestens 44px", "Button 1", "Ecken 14px, fett"),
      ("Touch-Ziele: mindestens 44px", "Button 1", "Eckenrundung 12px"),
      ("Área táctil mínima: 44px", "Botón 1", "radio 14px, negrita"),
      ("Área táctil mínima: 44px", "Botón 1", "esquinas de 12px"),
      ("Zone tactile minimale : 44px", "Bouton 1", "rayon 14px, gras"),
      ("Área de toque mínima: 44px", "Botão 1", "raio 14px, negrito"),
      ("タッチターゲット: 最小44px", "ボタン 1", "角丸 14px、太字"),
      ("タッチターゲット: 最小44px", "ボタン 1", "余白 16px"),
      ("터치 영역: 최소 44px", "버튼 1", "라운딩 14px, 굵게"),
      ("터치 영역: 최소 44px", "버튼 1", "글자 13px"),
      ("最小触控区域：44px × 44px", "主按钮", "圆角 14px、字重 600"),
      ("最小触控区域：44px × 44px", "主按钮", "字号 15px"),
      ("最小触控区域：44px × 44px", "主按钮", "左右缩进 20px"),
    ])

  static let heights: [RuleCase] = rows(
    [
      ("Touch-Ziele: mindestens 44px", "Button 1", "Höhe ⟦36px⟧, Ecken 14px"),
      ("Área táctil mínima: 44px", "Botón 1", "altura ⟦36px⟧, radio 14px"),
      ("Zone tactile minimale : 44px", "Bouton 1", "hauteur ⟦36px⟧, rayon 14px"),
      ("Área de toque mínima: 44px", "Botão 1", "altura ⟦36px⟧, raio 14px"),
      ("タッチターゲット: 最小44px", "ボタン 1", "高さ ⟦36px⟧、角丸 14px"),
      ("터치 영역: 최소 44px", "버튼 1", "높이 ⟦36px⟧, 라운딩 14px"),
      ("最小触控区域：44px × 44px", "主按钮", "高度 ⟦36px⟧、圆角 14px"),
      ("最小触控区域：44px × 44px", "图标按钮", "⟦32px⟧"),
    ])

  static let shapes: [RuleCase] = rows(
    [
      ("Touch targets: at least 44px", "Icon button", "circle ⟦32px⟧"),
      ("Touch targets: at least 44px", "Close button", "transparent ⟦24px⟧"),
      ("Touch targets: at least 44px", "Add button", "dense ⟦30px⟧"),
      ("Touch targets: at least 44px", "Play button", "diameter ⟦32px⟧"),
      ("Touch targets: at least 44px", "Like button", "heart 24px"),
    ])

  @Test(arguments: cells + heights + shapes)
  func cell(_ test: RuleCase) { test.check() }

  static let labels: [RuleCase] = [
    .init(
      "G708", "a radius by its label",
      "# Guía\n\n- Área táctil mínima: 44px\n\n## Botón primario\n\n- Altura: 48px\n- Radio: 12px\n"
    ),
    .init(
      "G708", "a radio control",
      "# Guía\n\n- Área táctil mínima: 44px\n\n## Botón de opción (radio)\n\n- Altura del radio: ⟦24px⟧\n"
    ),
    .init(
      "G708", "a knob",
      "# Parts\n\n- Touch target minimum: 44px\n\n## Toggle\n\n- Track: 60×48px\n- Knob: 22×22px circle\n"
    ),
    .init(
      "G708", "the track of a knob",
      "# Parts\n\n- Touch target minimum: 44px\n\n## Toggle\n\n- Track: 50×⟦28px⟧\n- Knob: 22×22px circle\n"
    ),
    .init(
      "G708", "a demand for portrait",
      "# Charte\n\n## Bouton carte\n\n- hauteur 36–40 px desktop ;\n- hauteur 34–38 px compact ;\n\n"
        + "## Accessibilité\n\n- taille tactile minimale 44 px en portrait ;\n"),
    .init(
      "G708", "a demand for all",
      "# Charte\n\n## Bouton carte\n\n- hauteur ⟦36 px⟧ ;\n\n## Accessibilité\n\n- taille tactile minimale 44 px ;\n"
    ),
  ]

  private static func layout(_ demand: String, _ item: String) -> RuleCase {
    RuleCase(
      "G708", item, "# Parts\n\n- Touch targets: at least 44px\(demand).\n\n## Parts\n\n- \(item)\n"
    )
  }

  static let layouts: [RuleCase] = [
    layout(" in portrait and landscape", "Landscape play button: height ⟦30px⟧"),
    layout(" in portrait", "Landscape play button: height 30px"),
    layout(" in portrait", "Compact button: height ⟦32px⟧\n- Play button: height 48px"),
    layout(" in portrait", "Horizontal pager button: height ⟦24px⟧"),
    layout("", "Resize handle button: height ⟦24px⟧"),
  ]

  @Test(arguments: layouts)
  func layout(_ test: RuleCase) { test.check() }

  @Test(arguments: labels)
  func label(_ test: RuleCase) { test.check() }

  private static let times =
    "- **Fade animation**: 200ms ease-out\n- **Slide animation**: 300ms\n- **Zoom animation**: 400ms\n"
    + "- **Pop animation**: 1200ms\n"

  static let rhythms: [RuleCase] = [
    .init("T306", "a single one", times + "- **Turn animation**: ⟦1.5s⟧ ease-out\n"),
    .init(
      "T306", "a loop beside one in milliseconds",
      times + "- **Glow animation**: loop 2000ms\n- **Turn animation**: loop ⟦1.5s⟧\n"),
  ]

  @Test(arguments: rhythms)
  func rhythm(_ test: RuleCase) { test.check() }

  private static func steps(_ rule: String, _ small: String) -> String {
    "# X\n\n\(rule)\n\n| 余白 | 値 |\n|---|---|\n| xs | \(small) |\n| sm | 8px |\n| md | 16px |\n"
      + "| lg | 24px |\n"
  }

  static let multiples: [RuleCase] = [
    .init("C414", "a number between letters", steps("⟦すべての余白は8pxの倍数です。⟧", "4px")),
    .init("C414", "all of them", steps("すべての余白は8pxの倍数です。", "32px")),
  ]

  @Test(arguments: multiples)
  func multiple(_ test: RuleCase) { test.check() }

  static let boxes: [RuleCase] = [
    .init(
      "G710", "a padding at the sides",
      "# Button\n\n- Main: height 48px, padding-x 28px, font 14px\n"),
    .init(
      "G710", "one above and below",
      "# Button\n\n- Main: height ⟦48px⟧, padding-y 18px, font 14px\n"),
  ]

  @Test(arguments: boxes)
  func box(_ test: RuleCase) { test.check() }

  static let stages: [RuleCase] = [
    .init(
      "C404", "lengths of steps",
      "# Export\n\n| Step | Text | Time |\n|---|---|---|\n| Reading | A | 1-3s |\n| Drawing | B | 5-15s |\n"
        + "| Packing | C | 2-5s |\n\n## Album\n\n- Cover image: 16:9\n"),
    .init(
      "C404", "times in order",
      "# Export\n\nBy time over all:\n\n| Waiting | Text |\n|---|---|\n| 0-3s | A |\n| ⟦2-5s⟧ | B |\n| 5-10s | C |\n"
    ),
  ]

  @Test(arguments: stages)
  func stage(_ test: RuleCase) { test.check() }
}
