import Testing

/// Charts of code.
@Suite struct ChartCases {
  static let entries: [RuleCase] = [
    .init(
      "S501", "a target with a slip",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending' } },
          sending: { on: { RESOLVE: '⟦sucess⟧', REJECT: 'failure' } },
          success: { on: { AGAIN: 'editing' } },
          failure: { on: { RETRY: 'sending' } },
        },
      });
      ```

      """),
    .init(
      "S501", "a state that nothing enters",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending' } },
          sending: { on: { RESOLVE: 'success', REJECT: 'failure' } },
          success: { on: { AGAIN: 'editing' } },
          failure: { on: { RETRY: 'sending' } },
          ⟦review⟧: { on: { EDIT: 'editing' } },
        },
      });
      ```

      """),
    .init(
      "S501", "a map of states",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending' } },
          sending: { on: { RESOLVE: 'success', REJECT: '⟦failed⟧' } },
          success: { on: { AGAIN: 'editing' } },
          faileed: { on: { RETRY: 'sending' } },
        },
      });
      ```

      """),
    .init(
      "S501", "a whole chart",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending' } },
          sending: { on: { RESOLVE: 'success', REJECT: 'failure' } },
          success: { on: { AGAIN: 'editing' } },
          failure: { on: { RETRY: 'sending' } },
        },
      });
      ```

      """),
    .init(
      "S501", "a chart that leaves something out",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending' } },
          sending: { on: { RESOLVE: 'success', REJECT: 'failure' } },
          success: { on: { AGAIN: 'editing' } },
          failure: { on: { RETRY: 'sending' } },
          review: { on: { EDIT: 'editing' } },
          // ...
        },
      });
      ```

      """),
    .init(
      "S501", "two names that belong together",
      """
      # Door

      ```ts
      const next = {
        locked: ['opening'],
        opening: ['open'],
        open: ['closing'],
        closing: ['unlocked'],
      };
      ```

      """),
  ]

  @Test(arguments: entries)
  func entrie(_ test: RuleCase) { test.check() }

  static let exits: [RuleCase] = [
    .init(
      "S502", "a failure without a way out",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending', WAIT: 'paused' } },
          sending: { on: { RESOLVE: 'success', REJECT: '⟦failure⟧' } },
          success: { on: { AGAIN: 'editing' } },
          failure: {},
          paused: { on: { RESUME: 'editing' } },
        },
      });
      ```

      """),
    .init(
      "S502", "an error in lists of events",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'idle',
        states: {
          idle: { on: { LOAD: 'loading' } },
          loading: { on: { DONE: 'ready', FAIL: '⟦error⟧' } },
          ready: { on: { RELOAD: 'loading' } },
          error: { entry: 'report' },
        },
      });
      ```

      """),
    .init(
      "S502", "invalid input",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'idle',
        states: {
          idle: { on: { TYPE: 'checking' } },
          checking: { on: { OK: 'valid', NO: '⟦invalid⟧' } },
          valid: { on: { TYPE: 'checking' } },
          invalid: {},
        },
      });
      ```

      """),
    .init(
      "S502", "a failure that is final",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending', WAIT: 'paused' } },
          sending: { on: { RESOLVE: 'success', REJECT: 'failure' } },
          success: { on: { AGAIN: 'editing' } },
          failure: { type: 'final' },
          paused: { on: { RESUME: 'editing' } },
        },
      });
      ```

      """),
    .init(
      "S502", "a failure with a way out",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending' } },
          sending: { on: { RESOLVE: 'success', REJECT: 'failure' } },
          success: { on: { AGAIN: 'editing' } },
          failure: { on: { RETRY: 'sending' } },
        },
      });
      ```

      """),
    .init(
      "S502", "an end as meant",
      """
      # Donation

      ```ts
      export const machine = createMachine({
        id: 'donation',
        initial: 'editing',
        states: {
          editing: { on: { SUBMIT: 'sending', WAIT: 'paused' } },
          sending: { on: { RESOLVE: 'success', REJECT: 'failure' } },
          success: {},
          failure: { on: { RETRY: 'sending' } },
          paused: { on: { RESUME: 'editing' } },
        },
      });
      ```

      """),
  ]

  @Test(arguments: exits)
  func exit(_ test: RuleCase) { test.check() }
}
