extension TargetSizeRule {
  /// Lists controls that cannot be judged whole: those without a place that could be read, such as a button whose
  /// frame is `null`, those beyond their clip, and those of which nothing says whether they take touches.
  static func listOpenControls(
    _ demands: [TargetDemand], _ context: CheckContext, into results: inout CheckResults
  ) {
    let nodes = context.facts.nodes
    for node in nodes.indices {
      if nodes[node].isOpenControl {
        guard let check = judge(node, demands, context) else { continue }
        results.checks.append(check.opened())
      } else if nodes[node].mayTakeTouches, !nodes[node].isDrawn,
        let why = LayoutCheck.Reason(unplaced: nodes[node])
      {
        guard let demand = demand(on: node, demands, context) else { continue }
        results.checks.append(
          LayoutCheck(.targetSize, .unknown, node: node, expected: demand.expected)
            .because(why).stated(at: demand.origin)
            .helped("the dump does not tell where the element lies and how large it is"))
      }
    }
  }

  /// The first demand that concerns an element.
  private static func demand(
    on node: Int, _ demands: [TargetDemand], _ context: CheckContext
  ) -> TargetDemand? {
    demands.first { $0.subject.isEmpty || context.words.matches($0.subject, node) }
  }
}

extension LayoutCheck.Reason {
  /// Why an element has no place; `nil` where it has one, or takes no room.
  fileprivate init?(unplaced node: LayoutNode) {
    guard let frame = node.frame else {
      self = .notRecorded
      return
    }
    guard frame.width < 0 || frame.height < 0 else { return nil }
    self = .clipped
  }
}

extension LayoutCheck {
  /// The check of something that may take no touches at all: what is too small is undecided.
  fileprivate func opened() -> LayoutCheck {
    guard verdict == .fail || verdict == .unknown else { return self }
    var copy = self
    copy.verdict = .unknown
    copy.message = ""
    return copy.because(.notRecorded)
      .helped("the dump does not record whether the element takes touches")
  }
}

/// Elements that have something to show or to do, but no place that could be read.
enum UnplacedElements {
  /// Most names that are listed; the rest is counted.
  private static let limit = 6

  /// A sentence about them, with their names; `nil` where there are none.
  static func remark(_ facts: LayoutFacts) -> String? {
    let nodes = facts.nodes
    var names: [String] = []
    var count = 0
    for node in nodes.indices where nodes[node].isUnplaced {
      count += 1
      if names.count < limit { names.append("'\(facts.caption(node))'") }
    }
    guard count > 0 else { return nil }
    let rest = count > names.count ? " and \(count - names.count) more" : ""
    let subject = count == 1 ? "1 element" : "\(count) elements"
    return "\(subject) without a frame that can be read: \(names.joined(separator: ", "))\(rest)"
  }
}
