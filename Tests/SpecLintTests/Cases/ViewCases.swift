import Testing

/// Measures beside views in code.
@Suite struct ViewCases {
  static let views: [RuleCase] = [
    .init(
      "C402", "the height of a row",
      """
      # Parcel list

      | Part | Value |
      |---|---|
      | Row height | ⟦64 dp⟧ |
      | Icon | 24 dp |

      ```kotlin
      @Composable
      fun ParcelRow(item: Item) {
          Row(
              modifier = Modifier
                  .fillMaxWidth()
                  .height(56.dp)
          ) {
              Icon(item, Modifier.size(24.dp))
          }
      }
      ```

      """),
    .init(
      "C402", "a modifier behind the view",
      """
      # Rate

      ## Rate card

      - **⟦Corner radius**: 12pt⟧
      - **Padding**: 16pt

      ```swift
      struct RateCard: View {
          var body: some View {
              VStack {
                  Text(rate)
              }
              .padding(16)
              .cornerRadius(20)
          }
      }
      ```

      """),
    .init(
      "C402", "a height in a list",
      """
      # Trips

      ## Measures

      - ⟦Trip row height: 72dp⟧
      - Icon size: 24dp

      ```kotlin
      @Composable
      fun TripRow(item: Item) {
          Row(
              modifier = Modifier
                  .height(64.dp)
          ) {
              Icon(item, Modifier.size(24.dp))
          }
      }
      ```

      """),
    .init(
      "C402", "the same height",
      """
      # Parcel list

      | Part | Value |
      |---|---|
      | Row height | 64 dp |
      | Icon | 24 dp |

      ```kotlin
      @Composable
      fun ParcelRow(item: Item) {
          Row(
              modifier = Modifier
                  .fillMaxWidth()
                  .height(64.dp)
          ) {
              Icon(item, Modifier.size(24.dp))
          }
      }
      ```

      """),
    .init(
      "C402", "the height of a part",
      """
      # Parcel list

      | Part | Value |
      |---|---|
      | Row height | 64 dp |
      | Icon | 24 dp |

      ```kotlin
      @Composable
      fun ParcelRow(item: Item) {
          Row {
              Divider(Modifier.height(1.dp))
          }
      }
      ```

      """),
    .init(
      "C402", "another view",
      """
      # Parcel list

      | Part | Value |
      |---|---|
      | Row height | 64 dp |
      | Icon | 24 dp |

      ```kotlin
      @Composable
      fun FilterBar(item: Item) {
          Row(
              modifier = Modifier
                  .height(48.dp)
          ) {
              Icon(item, Modifier.size(24.dp))
          }
      }
      ```

      """),
  ]

  @Test(arguments: views)
  func view(_ test: RuleCase) { test.check() }
}
