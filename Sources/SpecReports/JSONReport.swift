import SpecAnalysis
import SpecJSON
import SpecModel
import SpecText

/// The report of one spec for programs.
struct JSONReport {
  let report: SpecReport

  /// The report as indented JSON.
  func bytes() -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("plumb", 1)
      json.field("path", report.spec.path)
      json.field("title", report.title)
      json.field("status", report.spec.status?.text)
      Self.write(report.figures, to: &json)
      json.array("machines") { json in
        for item in report.machines { json.object { json in write(item, to: &json) } }
      }
    }
    return json.bytes + [0x0A]
  }

  /// Writes the field `figures`.
  static func write(_ figures: SpecFigures, to json: inout JSONWriter) {
    json.object("figures") { json in
      for figure in figures.named { json.field(JSONKey(figure.key), figure.value) }
    }
  }

  private func write(_ item: SpecReport.MachineItem, to json: inout JSONWriter) {
    let machine = item.machine
    json.field("id", machine.key)
    json.field("name", machine.name)
    json.field("initial", machine.initial.map { machine[$0].key })
    json.array("states") { json in
      for id in machine.stateIDs {
        json.object { json in
          json.field("id", machine[id].key)
          json.field("name", machine[id].name)
          json.field("verdict", item.verdict(on: id).rawValue)
          json.field("incoming", item.reachability.incoming[id.index])
          json.field("outgoing", item.reachability.outgoing[id.index])
          json.field("shortestRun", item.reachability.path(to: id, in: machine))
          json.field("line", report.links.files.line(machine[id].origin))
        }
      }
    }
    json.array("transitions") { json in
      for transition in machine.transitions {
        json.object { json in write(transition, of: machine, to: &json) }
      }
    }
    if !machine.histories.isEmpty {
      json.array("histories") { json in
        for history in machine.histories {
          json.object { json in
            json.field("from", history.source.map { machine[$0].key } ?? "*")
            json.field("to", history.targets.map { machine[$0].key })
            json.field("trigger", history.transition.trigger?.text)
            json.field("guard", history.transition.guardText?.text)
            json.field("line", report.links.files.line(history.transition.origin))
          }
        }
      }
    }
    writeMatrices(of: machine, to: &json)
  }

  private func write(_ transition: Transition, of machine: Machine, to json: inout JSONWriter) {
    json.field("from", transition.source.map { machine[$0].key } ?? "*")
    json.field("to", machine[transition.target].key)
    json.field("trigger", transition.trigger?.text)
    json.field("guard", transition.guardText?.text)
    if let duration = transition.duration {
      json.object("duration") { json in
        json.field("min", duration.min)
        json.field("max", duration.max)
      }
    } else {
      json.field("duration", nil as Double?)
    }
    json.field("animation", transition.animation?.text)
    json.field("origin", transition.provenance.rawValue)
    json.field("line", report.links.files.line(transition.origin))
  }

  /// Writes both matrices; a cell names row, column and positions in `transitions`.
  private func writeMatrices(of machine: Machine, to json: inout JSONWriter) {
    let states = TransitionMatrix(machine)
    let events = EventMatrix(machine)
    let sources = states.rows.map { $0.map { machine[$0].key } ?? "*" }
    json.object("matrix") { json in
      json.field("rows", sources)
      json.field("columns", states.columns.map { machine[$0].key })
      Self.write(states.cells, to: &json)
    }
    json.object("events") { json in
      json.field("rows", sources)
      json.field("columns", events.columns)
      Self.write(events.cells, to: &json)
    }
  }

  /// Writes the cells that are not empty.
  private static func write(_ cells: [[[Int]]], to json: inout JSONWriter) {
    json.array("cells") { json in
      for (row, line) in cells.enumerated() {
        for (column, transitions) in line.enumerated() where !transitions.isEmpty {
          json.object { json in
            json.field("row", row)
            json.field("column", column)
            json.field("transitions", transitions)
          }
        }
      }
    }
  }
}
