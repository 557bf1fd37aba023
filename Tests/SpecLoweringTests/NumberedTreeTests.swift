import SpecModel
import Testing

@testable import SpecLowering

@Suite("Trees below numbered steps")
struct NumberedTreeTests {
  @Test("trees below numbered steps lead to each other by number")
  func steps() throws {
    let machine = try #require(
      lower(
        """
        ## Setup flow

        ```text
        Step 1: Your kettle
        ├── Choices: small, large
        └── Next → Step 2

        Step 2: Your water
        ├── Hints depend on Step 1
        └── Next → Step 3

        Step 3: Your cup
        └── Next → Boiling
        ```

        """
      ).machines.first)
    #expect(
      edges(machine) == [
        "Step 1: Your kettle -> Step 2: Your water : Next",
        "Step 2: Your water -> Step 3: Your cup : Next", "Step 3: Your cup -> Boiling : Next",
      ])
    let found = lower(
      """
      ## Setup flow

      ```text
      Step 1: Read files
      ├── parse → tree
      └── sort → list

      Step 2: Write files
      └── print → text
      ```

      """)
    #expect(found.machines.allSatisfy { edges($0).isEmpty })
  }
}
