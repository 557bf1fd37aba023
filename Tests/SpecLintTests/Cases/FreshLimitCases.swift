import Testing

/// What sentences say of all states, and what the states do.
@Suite struct FreshLimitCases {
  private static let orders = """
    | From | Event | To |
    |---|---|---|
    | Draft | Send | Sent |
    | Sent | Pay | Paid |
    | Paid | Refund | Sent |
    | Sent | Recall | Draft |
    | Draft | Skip | Paid |


    """

  static let limits: [RuleCase] = [
    .init("S521", "an end with a way out", orders + "- ⟦`Paid` is terminal⟧.\n"),
    .init("S521", "a list of ends", orders + "- ⟦Final states: `Paid`⟧\n"),
    .init(
      "S521", "another way in", orders + "- ⟦`Paid` can only be entered from `Sent`⟧.\n"),
    .init("S521", "a way that is ruled out", orders + "- ⟦Sent never returns to Draft⟧.\n"),
    .init(
      "S521", "a column of ends",
      orders
        + "| State | Meaning | Terminal |\n|---|---|---|\n| Sent | Out | No |\n| Paid | Done | ⟦Yes⟧ |\n"
    ),
    .init("S521", "an exception", orders + "- `Paid` is terminal unless it is refunded.\n"),
    .init("S521", "an end that is none", orders + "- `Paid` is not terminal.\n"),
    .init("S521", "all ways in", orders + "- `Paid` can only be entered from `Sent` or `Draft`.\n"),
    .init("S521", "a way that nothing takes", orders + "- `Paid` never returns to `Draft`.\n"),
    .init(
      "S521", "all begins anew",
      "| From | Event | To |\n|---|---|---|\n| Run | Stop | Over |\n| Over | Restart | Run |\n\n- `Over` is terminal.\n"
    ),
    .init(
      "S521", "a plain word", orders + "- A draft is final.\n"),
  ]

  private static let phases = """

    ### State 1: Laying out

    - **Ticker**: None
    - **Cards**: Backs

    ### State 2: Counting

    - **Ticker**: "Counting"
    - **Cards**: Faces

    ### State 3: Weighing

    - **Ticker**: None
    - **Cards**: Faces

    ### State 4: Paying

    - **Ticker**: The sum
    - **Cards**: Faces


    """

  static let fields: [RuleCase] = [
    .init(
      "C401", "a part that is always there and is missing",
      "## Ticker System\n\n- **⟦Visibility**: Always visible except while laying out⟧\n" + phases),
    .init(
      "C401", "a part that only some states have",
      "## Ticker System\n\n- **Visibility**: Visible while there is something to tell\n" + phases),
    .init(
      "C401", "a state that is excepted",
      "## Ticker System\n\n- **Visibility**: Always visible except while laying out or weighing\n"
        + phases),
  ]

  @Test(arguments: limits + fields)
  func holds(test: RuleCase) { test.check() }
}
