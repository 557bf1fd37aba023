public import SpecJSON

extension TraceSummary {
  /// Reads a summary that was written before; `nil` where it is none.
  public init?(_ json: JSONValue) {
    guard json["summary"]?.int == 1, let spec = json["spec"]?.string,
      let input = json["input"], let sessions = json["sessions"],
      let machines = json["machines"]?.array, let demands = json["obligations"]?.array
    else { return nil }
    self.init(spec: spec)
    self.input = .init(
      lines: Self.number(input, "lines"), events: Self.number(input, "events"),
      malformed: Self.number(input, "malformed"), ignored: Self.number(input, "ignored"))
    self.sessions = Self.number(sessions, "total")
    failed = Self.number(sessions, "failed")
    self.machines = machines.map(Machine.init)
    self.demands = demands.map(Demand.init)
    for item in json["causes"]?.array ?? [] {
      let cause = Cause(
        severity: Self.number(item, "severity"), rule: item["kind"]?.string ?? "",
        subject: item["subject"]?.string ?? "")
      causes[cause] = Occurrences(item)
    }
    for item in json["unspecified"]?.array ?? [] {
      gaps[item["step"]?.string ?? ""] = Occurrences(item)
    }
    worst = (json["worst"]?.array ?? []).map {
      Worst(session: $0["session"]?.string ?? "", errors: Self.number($0, "errors"))
    }
    repairs = json["alignment"].map(Repairs.init)
    for item in json["contexts"]?.array ?? [] {
      contexts[item["context"]?.string ?? ""] = Self.number(item, "count")
    }
    for item in json["unchecked"]?.array ?? [] {
      unchecked[item["kind"]?.string ?? ""] = Self.number(item, "count")
    }
  }

  /// A whole number of an object; digits that a floating-point number cannot hold are read as written.
  fileprivate static func number(_ json: JSONValue, _ key: String) -> Int {
    json[key].flatMap(whole) ?? 0
  }

  fileprivate static func whole(_ json: JSONValue) -> Int? {
    if case .number(_, let raw) = json { Int(raw) } else { nil }
  }
}

extension TraceSummary.Machine {
  fileprivate init(_ json: JSONValue) {
    let states = json["states"]?.array ?? []
    let rows = json["rows"]?.array ?? []
    self.init(
      name: json["name"]?.string ?? "", path: json["path"]?.string ?? "",
      sessions: TraceSummary.number(json, "sessions"),
      states: states.map { $0["name"]?.string ?? "" },
      visited: states.map { $0["shown"]?.bool ?? false },
      rows: rows.map { $0["row"]?.string ?? "" },
      counts: rows.map { TraceSummary.number($0, "count") },
      pairs: (json["pairs"]?.array ?? []).compactMap(TraceSummary.whole))
  }
}

extension TraceSummary.Demand {
  fileprivate init(_ json: JSONValue) {
    self.init(
      id: json["id"]?.string ?? "", kind: json["kind"]?.string ?? "",
      label: json["label"]?.string ?? "")
    counts.pass = TraceSummary.number(json, "pass")
    counts.marginal = TraceSummary.number(json, "marginal")
    counts.fail = TraceSummary.number(json, "fail")
    counts.inconclusive = TraceSummary.number(json, "inconclusive")
    counts.unspecified = TraceSummary.number(json, "unspecified")
    guard let stored = json["values"] else { return }
    values.addTotals(
      count: TraceSummary.number(stored, "n"), sum: TraceSummary.number(stored, "sum"),
      least: TraceSummary.number(stored, "min"), most: TraceSummary.number(stored, "max"))
    for bin in stored["bins"]?.array ?? [] {
      guard let index = bin[0].flatMap(TraceSummary.whole), (0..<SketchBins.count).contains(index)
      else { continue }
      values.add(bin: index, count: bin[1].flatMap(TraceSummary.whole) ?? 0)
    }
  }
}

extension TraceSummary.Occurrences {
  fileprivate init(_ json: JSONValue) {
    self.init(
      count: TraceSummary.number(json, "count"),
      sessions: TraceSummary.number(json, "sessions"),
      samples: (json["samples"]?.array ?? []).map {
        .init(session: $0["session"]?.string ?? "", time: $0["t"].flatMap(TraceSummary.whole))
      })
  }
}

extension TraceSummary.Repairs {
  fileprivate init(_ json: JSONValue) {
    self.init(
      cost: TraceSummary.number(json, "cost"), sessions: TraceSummary.number(json, "sessions"))
    for item in json["causes"]?.array ?? [] {
      let change = TraceSummary.Repair(
        kind: item["kind"]?.string ?? "", step: item["step"]?.string ?? "",
        shown: item["shown"]?.string ?? "")
      changes[change] = TraceSummary.Occurrences(item)
    }
  }
}
