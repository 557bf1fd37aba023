import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Links, and front matter with title and status.
enum DocumentFieldDifferences {
  static func find(_ context: FactContext) -> [Draft] { links(context) + frontMatter(context) }

  // MARK: Links

  private struct Target {
    var kind: DocumentLink.Kind
    var path: String
    var fragment: String
    var origin: Origin

    var text: String { fragment.isEmpty ? path : "\(path)#\(fragment)" }
  }

  private static func links(_ context: FactContext) -> [Draft] {
    let old = targets(context.old).map { target in
      var target = target
      target.path = context.moved[target.path] ?? target.path
      return target
    }
    let new = targets(context.new)
    func keys(_ target: Target) -> [String?] {
      [
        "\(target.kind)|\(target.path)|\(target.fragment)", "\(target.kind)|\(target.path)",
      ]
    }
    // A second link to one place says nothing new.
    let before = distinct(old)
    let after = distinct(new)
    let pairing = FactPairing(before.map(keys), after.map(keys))
    var drafts: [Draft] = []
    func why(_ target: Target) -> String {
      target.kind == .tokens || target.kind == .extends
        ? "what it brings in is compared where it is stated" : "links demand nothing"
    }
    for match in pairing.pairs where match.level > 0 {
      let (a, b) = (before[match.old], after[match.new])
      drafts.append(
        Draft(.link, .changed, b.path, .patch, why(b)).of("anchor")
          .saying(a.text, b.text).at(a.origin, b.origin))
    }
    for index in pairing.removed {
      let target = before[index]
      drafts.append(
        Draft(.link, .removed, target.text, .patch, why(target)).at(target.origin, nil))
    }
    for index in pairing.added {
      let target = after[index]
      drafts.append(
        Draft(.link, .added, target.text, .patch, why(target)).at(nil, target.origin))
    }
    return drafts
  }

  private static func distinct(_ targets: [Target]) -> [Target] {
    var seen: Set<String> = []
    return targets.filter { seen.insert("\($0.kind)|\($0.text)").inserted }
  }

  private static func targets(_ compared: ComparedDocument) -> [Target] {
    let document = compared.document
    let own = document.source.path
    // As seen from the folder that is compared, wherever that lies.
    func seen(_ path: String) -> String {
      LinkTargets.resolve(path, from: compared.name) ?? path
    }
    var result = FrontMatterReferences.find(in: document).map { reference in
      Target(
        kind: reference.kind,
        path: reference.path == nil
          ? reference.written : seen(reference.written),
        fragment: reference.fragment ?? "", origin: reference.origin)
    }
    for target in LinkTargets.targets(of: document)
    where !target.isFrontMatter && !target.written.isEmpty && target.path != own {
      result.append(
        Target(
          kind: .link, path: seen(target.written), fragment: target.fragment ?? "",
          origin: target.origin))
    }
    return result
  }

  // MARK: Front matter

  private typealias Leaf = (key: String, text: String, range: SourceRange)

  /// Keys that are compared elsewhere: the version as a step, the links as such.
  private static func isElsewhere(_ key: String, _ references: Set<UInt32>, _ leaf: Leaf) -> Bool {
    key == "version" || references.contains(leaf.range.start)
  }

  private static func frontMatter(_ context: FactContext) -> [Draft] {
    let groups = DesignGroups([context.old, context.new])
    let old = leaves(context.old.document)
    let new = leaves(context.new.document)
    func keys(_ leaf: Leaf) -> [String?] {
      let value =
        groups.hold(leaf.key) ? TokenDifferences.meaning(leaf.text) : Wording.fold(leaf.text)
      return ["\(leaf.key)|\(value)", leaf.key]
    }
    let pairing = FactPairing(old.map(keys), new.map(keys))
    func draft(_ action: Change.Action, _ before: Leaf?, _ after: Leaf?) -> Draft {
      let key = after?.key ?? before?.key ?? ""
      let (verdict, why) = groups.hold(key) ? verdict(ofValue: action) : remark
      return Draft(.frontMatter, action, key, verdict, why).saying(before?.text, after?.text)
        .at(
          before.map { context.old.document.origin($0.range) },
          after.map { context.new.document.origin($0.range) }
        ).asText
    }
    return pairing.pairs.filter { $0.level > 0 }.map {
      draft(.changed, old[$0.old], new[$0.new])
    }
      + pairing.removed.map { draft(.removed, old[$0], nil) }
      + pairing.added.map { draft(.added, nil, new[$0]) }
  }

  private static let remark = (SemverVerdict.patch, "front matter demands nothing by itself")

  /// What a design value means that no token of the model holds.
  private static func verdict(ofValue action: Change.Action) -> (SemverVerdict, String) {
    switch action {
    case .added: (.minor, "a design value that nothing had before")
    case .removed: (.major, "what uses this design value has none now")
    default: (.major, "the old design value is wrong now")
    }
  }

  private static func leaves(_ document: Document) -> [Leaf] {
    guard let root = document.frontMatter?.root else { return [] }
    let references = Set(FrontMatterReferences.find(in: document).map(\.origin.range.start))
    var result: [Leaf] = []
    func walk(_ node: YAMLNode, _ key: String, _ depth: Int) {
      guard depth < 32 else { return }
      switch node.value {
      case .mapping(let entries):
        for entry in entries {
          walk(entry.value, key.isEmpty ? entry.key : "\(key).\(entry.key)", depth + 1)
        }
      case .sequence(let items):
        for item in items { walk(item, key, depth + 1) }
      default:
        let leaf = (key, node.text, node.range)
        if !isElsewhere(key.lowercased(), references, leaf) { result.append(leaf) }
      }
    }
    walk(root, "", 0)
    return result
  }
}
