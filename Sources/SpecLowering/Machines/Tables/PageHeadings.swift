import SpecModel
import SpecSyntax

/// Counts the sections below one heading whose own headings name pages, while tables make ever more names known.
final class PageHeadings {
  private let document: Document
  private lazy var groups = Dictionary(grouping: document.sections.indices) {
    document.sections[$0].parent
  }
  private var counts: [Int32: Count] = [:]

  private struct Count {
    /// The sections whose headings name pages.
    var pages: Set<Int> = []
    /// The other sections, by the keys of names that would make them pages.
    var waiting: [String: [Int]] = [:]
    /// The number of names that were known.
    var known: Int
  }

  init(_ document: Document) { self.document = document }

  /// The number of sections that share their parent with one, and of those among them that are of pages.
  ///
  /// - Complexity: O(sections + names) for all calls with a register that grows.
  func siblings(of section: Int, _ known: StateRegister) -> (all: Int, pages: Int) {
    let parent = document.sections[section].parent
    let members = groups[parent] ?? []
    var count = counts.removeValue(forKey: parent) ?? Count(known: -1)
    if count.known < 0 {
      for member in members {
        let title = document.title(ofSection: member)
        if known.name(ofHeading: title) != nil {
          count.pages.insert(member)
        } else {
          for key in StateRegister.keys(ofHeading: title) {
            count.waiting[key, default: []].append(member)
          }
        }
      }
    } else if count.known < known.declaredCount {
      for key in known.keys(behind: count.known) {
        count.pages.formUnion(count.waiting.removeValue(forKey: key) ?? [])
      }
    }
    count.known = known.declaredCount
    counts[parent] = count
    return (members.count - 1, count.pages.count - (count.pages.contains(section) ? 1 : 0))
  }
}
