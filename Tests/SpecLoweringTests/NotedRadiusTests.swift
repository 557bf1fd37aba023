import SpecModel
import Testing

@Suite("Corner radii in notes beside drawings")
struct NotedRadiusTests {
  private func spec(_ note: String) -> SpecDocument {
    lower(
      """
      # Kiosk

      ## Menu State

      ```
      ┌──────────────┐
      │ [Order]      │ ← \(note)
      └──────────────┘
      ```
      """)
  }

  @Test(arguments: [
    ("200pt × 48pt, radius 12pt", 12.0, "Order"), ("corner radius 9pt", 9, "Order"),
    ("Order button (48pt high, 10pt radius)", 10, "Order button"),
    ("8dp rounded corners", 8, "Order"),
  ])
  func isRead(_ note: String, _ radius: Double, _ subject: String) throws {
    let spec = spec(note)
    let found = spec.constraints.filter { $0.kind == .radius }
    #expect(found.map(\.quantity.exact) == [radius])
    #expect(found.map(\.subject) == [subject])
    #expect(!spec.constraints.contains { $0.subject.contains("radius") })
  }

  @Test(arguments: [
    "200pt × 48pt", "shadow, blur radius 8pt", "search radius 12pt", "12pt from the corner",
  ])
  func whatIsNoRadiusIsLeftAlone(_ note: String) {
    #expect(!spec(note).constraints.contains { $0.kind == .radius })
  }
}
