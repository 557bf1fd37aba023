import SpecLowering
import SpecModel
import Testing

/// All transitions of a document as "source -> target : trigger [guard]", sorted.
private func rows(_ text: String) -> [String] {
  lower(text).machines.flatMap { machine in
    machine.transitions.map { transition in
      let source = transition.source.map { machine[$0].name } ?? "*"
      let trigger = transition.trigger.map { " : \($0.text)" } ?? ""
      let condition = transition.guardText.map { " [\($0.text)]" } ?? ""
      return "\(source) -> \(machine[transition.target].name)\(trigger)\(condition)"
    }
  }.sorted()
}

/// A table of one header and some rows.
private func table(_ header: String, _ rows: [String]) -> String {
  let columns = header.split(separator: "|", omittingEmptySubsequences: false).count - 2
  let rule = "|" + String(repeating: "---|", count: columns)
  return "# Kettle\n\n" + ([header, rule] + rows).joined(separator: "\n") + "\n"
}

@Suite("Transition tables")
struct TransitionTableTests {
  @Test(
    "headers in any order, vocabulary and language",
    arguments: [
      ("| From | To | Trigger |", "| Cold | Hot | Press |"),
      ("| Trigger / Event | Next state(s) | From (State) |", "| Press | Hot | Cold |"),
      ("| Current State | User Action | Resulting State |", "| Cold | Press | Hot |"),
      ("| # | Start State | Event | End State |", "| 1 | Cold | Press | Hot |"),
      ("| State | Event | Next State |", "| Cold | Press | Hot |"),
      ("| Aktueller Zustand | Ereignis | Folgezustand |", "| Cold | Press | Hot |"),
      ("| Von | Auslöser | Nach |", "| Cold | Press | Hot |"),
      ("| État actuel | Déclencheur | État suivant |", "| Cold | Press | Hot |"),
      ("| Estado actual | Evento | Estado siguiente |", "| Cold | Press | Hot |"),
      ("| Estado atual | Gatilho | Próximo estado |", "| Cold | Press | Hot |"),
      ("| Stato attuale | Evento | Stato successivo |", "| Cold | Press | Hot |"),
      ("| Huidige toestand | Gebeurtenis | Volgende toestand |", "| Cold | Press | Hot |"),
      ("| Dari | Pemicu | Ke |", "| Cold | Press | Hot |"),
      ("| 現在の状態 | イベント | 次の状態 |", "| Cold | Press | Hot |"),
      ("| 遷移元 | 操作 | 遷移先 |", "| Cold | Press | Hot |"),
      ("| 当前状态 | 触发条件 | 下一状态 |", "| Cold | Press | Hot |"),
      ("| 現在モード | イベント | 次モード |", "| Cold | Press | Hot |"),
      ("| 当前模式 | 事件 | 下一模式 |", "| Cold | Press | Hot |"),
      ("| 當前狀態 | 事件 | 目標狀態 |", "| Cold | Press | Hot |"),
      ("| 현재 상태 | 이벤트 | 다음 상태 |", "| Cold | Press | Hot |"),
      ("| 現在のフェーズ | ユーザーの操作（画面） | 次のフェーズ |", "| Cold | Press | Hot |"),
      ("| Starting state | Trigger | Ending state |", "| Cold | Press | Hot |"),
      ("| Anfangszustand | Trigger | Endzustand |", "| Cold | Press | Hot |"),
      ("| Ausgangsansicht | Trigger | Zielansicht |", "| Cold | Press | Hot |"),
      ("| État source | Trigger | État de destination |", "| Cold | Press | Hot |"),
      ("| Écran de provenance | Trigger | Écran de destination |", "| Cold | Press | Hot |"),
      ("| Estado de origen | Trigger | Estado de destino |", "| Cold | Press | Hot |"),
      ("| Estado inicial | Trigger | Estado objetivo |", "| Cold | Press | Hot |"),
      ("| Tela de origem | Trigger | Tela de destino |", "| Cold | Press | Hot |"),
      ("| Stato iniziale | Trigger | Stato obiettivo |", "| Cold | Press | Hot |"),
      ("| Beginstatus | Trigger | Eindstatus |", "| Cold | Press | Hot |"),
      ("| Начальное состояние | Trigger | Целевое состояние |", "| Cold | Press | Hot |"),
      ("| Стартовый экран | Trigger | Финальный экран |", "| Cold | Press | Hot |"),
      ("| Початковий стан | Trigger | Кінцевий стан |", "| Cold | Press | Hot |"),
      ("| Ekran źródłowy | Trigger | Ekran docelowy |", "| Cold | Press | Hot |"),
      ("| Počáteční stav | Trigger | Cílový stav |", "| Cold | Press | Hot |"),
      ("| Kezdeti állapot | Trigger | Végállapot |", "| Cold | Press | Hot |"),
      ("| Stare inițială | Trigger | Stare finală |", "| Cold | Press | Hot |"),
      ("| Starttillstånd | Trigger | Sluttillstånd |", "| Cold | Press | Hot |"),
      ("| Αρχική κατάσταση | Trigger | Τελική κατάσταση |", "| Cold | Press | Hot |"),
      ("| Trạng thái đầu | Trigger | Trạng thái cuối |", "| Cold | Press | Hot |"),
      ("| 初期状態 | Trigger | 目標状態 |", "| Cold | Press | Hot |"),
      ("| 開始状態 | Trigger | 終了状態 |", "| Cold | Press | Hot |"),
      ("| 初始状态 | Trigger | 目标状态 |", "| Cold | Press | Hot |"),
      ("| 起始页面 | Trigger | 结束页面 |", "| Cold | Press | Hot |"),
      ("| 초기 상태 | Trigger | 최종 상태 |", "| Cold | Press | Hot |"),
      (
        "| Коллбэк | Файл | Исходное состояние | Целевое состояние |",
        "| Press | a.c | Cold | Hot |"
      ),
      ("| Button | Handler | Source state | Target state |", "| Press | f() | Cold | Hot |"),
      ("| Handler | Start state | End state |", "| Press | Cold | Hot |"),
      ("| Trigger | Was in | Goes to |", "| Press | Cold | Hot |"),
      ("| État courant | Événement | État suivant |", "| Cold | Press | Hot |"),
      ("| From → To | Trigger |", "| Cold → Hot | Press |"),
      ("| Trigger | State Change | Notes |", "| Press | Cold → Hot | a note |"),
    ])
  func headers(header: String, row: String) {
    #expect(rows(table(header, [row])) == ["Cold -> Hot : Press"])
  }

  @Test(
    "only cells that look as if they told a change are told where they were not read",
    arguments: [
      ("Lamp tap → glow", true), ("`/shop` → `/store`", false),
      ("`theme.old` → `theme.new`", false), ("adds a retry", false), ("width → 0", false),
    ])
  func doubtfulChanges(cell: String, isTold: Bool) {
    let tables = [
      "| File | Change |\n|---|---|\n| lid.c | \(cell) |",
      "| Part | Change |\n|---|---|\n| Lid | \(cell) |",
    ]
    let found = tables.flatMap { lower("# Kettle\n\n\($0)\n").unresolved }
    #expect(found.contains { $0.why.contains("names no change") } == isTold)
  }

  @Test(
    "tables of other things are not told as unread",
    arguments: [
      "| | 3 May, start | 9 May, end |\n|---|---|---|\n| Words | many | few |\n| Look | grey | green |",
      "| Store | Main state | Acts |\n|---|---|---|\n| kiln | openBatches, lastBatch | add |\n"
        + "| shelf | allShelves, rowCount | sort |",
      "| Screen | Problem |\n|---|---|\n| Basket | too slow |\n| Till | too small |",
    ])
  func otherThings(rows: String) {
    #expect(lower("# Kettle\n\n\(rows)\n").unresolved.isEmpty)
  }

  @Test("a last row of dots leaves the table open")
  func excerpts() {
    let row = "| cold | press | hot |"
    func isClosed(_ rows: [String]) -> Bool {
      let machine = lower(table("| State | Event | Next State |", rows)).machines[0]
      return machine.transitions.allSatisfy { $0.matrix != nil }
    }
    #expect(isClosed([row]))
    #expect(!isClosed([row, "| ... | ... | ... |"]))
  }

  @Test("a bracket that says that nothing follows is no end")
  func terminalRows() {
    let text = table(
      "| State | Meaning | Valid Transitions |",
      ["| `cold` | off | → hot |", "| `hot` | on | (none, terminal state) |"])
    #expect(rows(text) == ["cold -> hot"])
  }

  @Test("both ends in one cell, whichever of the two columns it stands in")
  func sharedCell() {
    let states = "| State | Notes |\n|---|---|\n| Cold | still |\n| Hot | steam |\n\n"
    let left = "| From | To | Trigger |\n|---|---|---|\n| Cold → Hot | Press |\n"
    let right = "| Trigger | To | From |\n|---|---|---|\n| Press | Cold → Hot |\n"
    #expect(rows("# Kettle\n\n" + states + left) == ["Cold -> Hot : Press"])
    #expect(rows("# Kettle\n\n" + states + right) == ["Cold -> Hot : Press"])
  }

  @Test(
    "cells",
    arguments: [
      ("| Cold / Warm | Hot | Press |", ["Cold -> Hot : Press", "Warm -> Hot : Press"]),
      ("| Cold or Warm | Hot | Press |", ["Cold -> Hot : Press", "Warm -> Hot : Press"]),
      ("| `Cold`/`Dry` | Hot | Press |", ["Cold -> Hot : Press", "Dry -> Hot : Press"]),
      ("| Cold<br>Warm | Hot | Press |", ["Cold -> Hot : Press", "Warm -> Hot : Press"]),
      ("| Cold | Hot, Warm | Press |", ["Cold -> Hot : Press", "Cold -> Warm : Press"]),
      ("| any | Hot | Press |", ["* -> Hot : Press"]),
      ("| `*` | Hot | Press |", ["* -> Hot : Press"]),
      ("| Any (plugged in) | Hot | Press |", ["* -> Hot : Press [plugged in]"]),
      ("| Any state except Dry | Hot | Press |", ["* -> Hot : Press [except Dry]"]),
      ("| beliebiger Zustand | Hot | Press |", ["* -> Hot : Press"]),
      ("| 任意の状態 | Hot | Press |", ["* -> Hot : Press"]),
      ("| Cold | (unchanged) | Press |", ["Cold -> Cold : Press"]),
      ("| Cold | 不变 | Press |", ["Cold -> Cold : Press"]),
      ("| Cold | Hot (if filled) | Press |", ["Cold -> Hot : Press [if filled]"]),
      ("| Cold | Hot (steam rises) | Press |", ["Cold -> Hot : Press"]),
      ("| Cold (lid shut) | Hot | Press |", ["Cold -> Hot : Press [lid shut]"]),
      ("| Cold | → Hot | Press |", ["Cold -> Hot : Press"]),
      ("| Cold | return to Dry | Press |", ["Cold -> Dry : Press"]),
      ("| Cold | Warm then Hot | Press |", ["Cold -> Warm : Press", "Warm -> Hot"]),
      ("| Cold | Hot | — |", ["Cold -> Hot"]),
      ("| Cold → Hot | Press |", ["Cold -> Hot : Press"]),
      ("| Cold ↔ Hot | Press |", ["Cold -> Hot : Press", "Hot -> Cold : Press"]),
    ] as [(String, [String])])
  func cells(row: String, expected: [String]) {
    let text = table("| From | To | Trigger |", ["| Dry | Cold | Fill |", row])
    #expect(rows(text) == (expected + ["Dry -> Cold : Fill"]).sorted())
  }

  @Test(
    "a column of requirements is one of conditions",
    arguments: ["Requirement", "Requirements", "Prerequisites", "Voraussetzungen", "Requisitos"])
  func requirements(header: String) {
    let text = table("| From | To | \(header) |", ["| Cold | Hot | Lid shut |"])
    #expect(rows(text) == ["Cold -> Hot [Lid shut]"])
  }

  @Test(
    "what is no state is left open with a reason",
    arguments: [
      ("| Cold | Target state | Press |", "name no one state"),
      ("| Cold |  | Press |", "names no target state"),
      ("| Cold → Hot | Press |", "share one cell"),
    ])
  func doubts(row: String, reason: String) {
    let spec = lower(table("| From | To | Trigger |", ["| Dry | Cold | Fill |", row]))
    #expect(spec.unresolved.contains { $0.why.contains(reason) })
    let names = spec.machines.flatMap(\.states).map(\.name)
    #expect(Set(names).isSubset(of: ["Dry", "Cold", "Hot"]))
  }

  @Test(
    "the state before is a history and no transition",
    arguments: ["Previous state", "(returnPhase)", "vorheriger Zustand", "前の状態"])
  func histories(cell: String) throws {
    let text = table(
      "| From | To | Trigger | Duration |",
      [
        "| Dry | Cold | Fill | 1s |", "| Hot | Cold | Cool | 2s |",
        "| Cold | \(cell) | Press | 300ms |",
      ])
    let spec = lower(text)
    #expect(spec.unresolved.isEmpty)
    #expect(spec.machines.count == 1)
    let machine = try #require(spec.machines.first)
    #expect(machine.transitions.count == 2)
    let history = try #require(machine.histories.first)
    #expect(machine.histories.count == 1)
    #expect(history.source.map { machine[$0].name } == "Cold")
    #expect(history.targets.map { machine[$0].name } == ["Dry", "Hot"])
    #expect(history.transition.trigger?.text == "Press")
    #expect(history.transition.duration?.exact == 300)
  }

  @Test("an empty source, a ditto mark and a back-reference repeat another row")
  func repeats() {
    let text = table(
      "| From | Event | To |",
      [
        "| Cold | press | Hot |", "| | lift | Dry |", "| 〃 | knock | Dry |",
        "| Warm | press | As Cold |",
      ])
    #expect(
      rows(text) == [
        "Cold -> Dry : knock", "Cold -> Dry : lift", "Cold -> Hot : press", "Warm -> Hot : press",
      ])
  }

  @Test("a pattern stands for every state that it fits")
  func globs() {
    let text = table(
      "| From | Event | To |",
      ["| tea.boil | done | tea.rest |", "| `tea.*` | lift | off |", "| off | press | tea.boil |"])
    #expect(
      rows(text) == [
        "off -> tea.boil : press", "tea.boil -> off : lift", "tea.boil -> tea.rest : done",
        "tea.rest -> off : lift",
      ])
  }

  @Test("a short row keeps its other columns")
  func shift() throws {
    let text = table(
      "| From | To | Trigger | Animation | Duration |",
      ["| Cold → Hot | Press | Glow | 300ms |", "| Hot | Cold | Lift | Fade | 0.5s |"])
    let first = try #require(lower(text).machines.first?.transitions.first)
    #expect(first.trigger?.text == "Press")
    #expect(first.animation?.text == "Glow")
    #expect(first.duration?.min == 300)
  }

  @Test(
    "targets in other cells",
    arguments: [
      (
        "| State | Next States |",
        ["| Cold | Warm, Hot |", "| Hot | Cold |"], ["Cold -> Hot", "Cold -> Warm", "Hot -> Cold"]
      ),
      (
        "| State | Can go to |",
        ["| Cold | Hot (on press) |", "| Hot | lift → Cold |"],
        ["Cold -> Hot : on press", "Hot -> Cold : lift"]
      ),
      (
        "| State | Event | Result |",
        ["| Cold | press | → Hot |", "| Hot | lift | Beeps → Cold |"],
        ["Cold -> Hot : press", "Hot -> Cold : lift"]
      ),
      (
        "| Key | From State | Trigger |",
        ["| `Enter` | Cold | → Hot |", "| `Esc` | Hot | → Cold |"],
        ["Cold -> Hot : Enter", "Hot -> Cold : Esc"]
      ),
      (
        "| Dialog | Trigger |", ["| Refill | Water is low |", "| Descale | Every month |"],
        ["* -> Descale : Every month", "* -> Refill : Water is low"]
      ),
    ] as [(String, [String], [String])])
  func otherCells(header: String, body: [String], expected: [String]) {
    #expect(rows(table(header, body)) == expected)
  }

  @Test(
    "rows and cells that forbid",
    arguments: [
      ("| From | To | Allowed |", "| Cold | Dry | ❌ |"),
      ("| From | To | Valid? |", "| Cold | Dry | No |"),
      ("| From | To | Notes |", "| Cold | Dry | Never: it would burn |"),
      ("| From | To | Trigger |", "| Cold | Dry | not allowed |"),
    ])
  func prohibitions(header: String, row: String) throws {
    let machine = try #require(lower(table(header, ["| Dry | Cold | ✅ |", row])).machines.first)
    #expect(machine.transitions.count == 1)
    #expect(machine.prohibitions.count == 1)
  }

  @Test(
    "tables about other things",
    arguments: [
      ("| Metric | Current | Target |", "| Boil time | 90 s | 60 s |"),
      ("| From | To | Cost |", "| 0.5 | 1.0 | 2 |"),
      ("| Property | From | To |", "| opacity | 0 | 1 |"),
      ("| Source | Destination | Notes |", "| /kettle | /pot | redirect |"),
      ("| Event | Payload | Source |", "| press | none | button |"),
      ("| Action | Result |", "| Press | The water boils |"),
      ("| Element | State | Color |", "| Lid | Open | red |"),
      ("| Animation | Trigger | Duration |", "| Glow | Press | 300ms |"),
      ("| State | Action | Response |", "| Cold | Press it | It clicks softly |"),
    ])
  func others(header: String, row: String) {
    #expect(rows(table(header, [row, row])).isEmpty)
  }

  @Test("a row from nowhere marks the initial state")
  func initial() throws {
    let text = table(
      "| From | Event | To |", ["| (none) | plug in | Cold |", "| Cold | press | Hot |"])
    let machine = try #require(lower(text).machines.first)
    #expect(machine.initial.map { machine[$0].name } == "Cold")
    #expect(machine.transitions.count == 1)
  }

  // MARK: Grids

  @Test(
    "grids",
    arguments: [
      (
        "| State \\ Event | press | lift |", ["| Cold | Hot | — |", "| Hot | Cold | Cold |"],
        ["Cold -> Hot : press", "Hot -> Cold : lift", "Hot -> Cold : press"]
      ),
      (
        "| Event | Cold | Hot |", ["| press | Hot | Cold |", "| knock | (self) | — |"],
        ["Cold -> Cold : knock", "Cold -> Hot : press", "Hot -> Cold : press"]
      ),
      (
        "| 状態＼イベント | 押す | 離す |", ["| 冷 | 温 | － |", "| 温 | 冷 | － |"],
        ["冷 -> 温 : 押す", "温 -> 冷 : 押す"]
      ),
      (
        "| From \\ To | Cold | Hot |", ["| Cold | — | press |", "| Hot | cool down | — |"],
        ["Cold -> Hot : press", "Hot -> Cold : cool down"]
      ),
      (
        "| | Cold | Hot |", ["| Cold | – | ✓ |", "| Hot | ✓ | – |"],
        ["Cold -> Hot", "Hot -> Cold"]
      ),
      (
        "| State / Input | press | lift |",
        ["| Cold | Hot (if filled) / beep | ❌ |", "| Hot | As Cold | Cold |"],
        ["Cold -> Hot : press [if filled]", "Hot -> Cold : lift", "Hot -> Hot : press"]
      ),
      (
        "| State | `press` | `quit` |", ["| Cold | → Hot | → Off |", "| Hot | ignored | → Off |"],
        ["Cold -> Hot : press", "Cold -> Off : quit", "Hot -> Off : quit"]
      ),
    ] as [(String, [String], [String])])
  func grids(header: String, body: [String], expected: [String]) {
    #expect(rows(table(header, body)) == expected)
  }

  @Test("paths in cells are no states, though their words are")
  func paths() {
    let text = table(
      "| Screen | Route | Status |", ["| Lid | `/lid` | — |", "| Base | `/base` | — |"])
    #expect(rows(text).isEmpty)
  }

  @Test("a name with its mode in parentheses is a state where rows leave it")
  func glued() {
    let text = table(
      "| From | Event | To |", ["| Hot | stir | Hot(mixed) |", "| Hot(mixed) | wait | Hot + Lid |"])
    #expect(rows(text) == ["Hot -> Hot(mixed) : stir", "Hot(mixed) -> Hot + Lid : wait"])
  }

  @Test("a grid of sentences gives no transitions")
  func policy() {
    let text = table(
      "| State \\ Action | press | lift |",
      ["| Cold | Clicks once. | Return. |", "| Hot | Keeps the light on. | Clears the timer. |"])
    #expect(rows(text).isEmpty)
  }

  @Test("crosses in a grid forbid")
  func crosses() throws {
    let text = table("| From \\ To | Cold | Hot |", ["| Cold | — | ✓ |", "| Hot | ❌ | — |"])
    let machine = try #require(lower(text).machines.first)
    #expect(machine.prohibitions.count == 1)
  }

  @Test("a remark or an item that tells the delay gives the change its duration")
  func delays() {
    let text = table(
      "| Event | From | To | Description |",
      [
        "| `boil()` | Cold | Hot | The cook picks a time (20/40s) |",
        "| `cool()` | Hot | Cold | By itself after 0.5s |",
      ])
    #expect(lower(text).machines.flatMap(\.transitions).map { $0.duration?.max } == [nil, 500])
    let items =
      "# Lamp\n\n## State: Off\n\n**Transitions To**:\n- `On` via `press()` - after 2 seconds\n\n"
      + "## State: On\n\nLit.\n"
    #expect(lower(items).machines.flatMap(\.transitions).map { $0.duration?.max } == [2000])
  }
}
