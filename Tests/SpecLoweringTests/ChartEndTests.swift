import SpecModel
import Testing

@testable import SpecLowering

@Suite("Drawings that begin and end with words in brackets, and those that ask")
struct ChartEndTests {
  private func found(_ drawing: String) -> [String] {
    lower("## Screen flow\n\n```\n\(drawing)\n```\n").machines.flatMap { edges($0) }
  }

  @Test("a name in brackets over the first line, and words in brackets beside a line")
  func brackets() {
    let drawing = """
      [From Menu]
           │
           ▼
      ┌─────────────┐
      │ Bread list  │
      └─────────────┘
           │
           │ [TAP]
           ▼
      ┌─────────────┐
      │ Loaf        │
      └─────────────┘
      """
    #expect(found(drawing) == ["Menu -> Bread list", "Bread list -> Loaf : TAP"])
  }

  @Test("branches with their acts in brackets that lead to boxes beside the trunk")
  func branches() {
    let drawing = """
      [From Loaf]
           │
           ├─── [Slice] ───┐
           │               ▼
           │    ┌───────────────┐
           │    │ Slice count   │
           │    └───────────────┘
           │
           └─── [Wrap]  ───┐
                           ▼
                ┌───────────────┐
                │ Paper colour  │
                └───────────────┘
      """
    #expect(found(drawing) == ["Loaf -> Slice count : Slice", "Loaf -> Paper colour : Wrap"])
  }

  @Test("a box that asks is passed through")
  func questions() {
    let drawing = """
      ┌─────────────┐
      │ Basket      │
      └─────────────┘
           │
           ▼
      ┌─────────────┐
      │ Signed in?  │
      └─────────────┘
           │
           ├────── [NO] ──────┐
           │                  │
           ▼                  ▼
      ┌─────────────┐   ┌─────────────┐
      │ Bill        │   │ Sign in     │
      └─────────────┘   └─────────────┘
      """
    #expect(found(drawing) == ["Basket -> Bill", "Basket -> Sign in"])
    let guards = lower("## Screen flow\n\n```\n\(drawing)\n```\n").machines.flatMap(\.transitions)
      .map { $0.guardText?.text }
    #expect(guards == [nil, "Signed in? NO"])
  }

  @Test("text of several rows below a name describes it, and a name may hold a word for a machine")
  func descriptions() {
    let drawing = """
      [BAKED]
         │ the loaf is on the shelf
         │ and may be sold
         ▼
      [SOLD]
         │ the guest has it
         ▼
      [GONE_FROM_SERVER]
         │
         ▼
      [FORGOTTEN]
         │
         ▼
      [ARCHIVED]
      """
    #expect(
      found(drawing) == [
        "BAKED -> SOLD", "SOLD -> GONE_FROM_SERVER", "GONE_FROM_SERVER -> FORGOTTEN",
        "FORGOTTEN -> ARCHIVED",
      ])
  }
}
