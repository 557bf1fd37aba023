import CMarkArena
import CMarkGFM
import Synchronization

/// The C side of cmark-gfm: registered extensions and the node types that they add at run time.
struct CMark: Sendable {
  /// The extensions that every document is parsed with.
  static let extensionNames = ["table", "strikethrough", "autolink", "tasklist"]

  /// Registers the extensions once and learns their node types.
  static let shared = CMark()

  /// Held while inlines are parsed: cmark-gfm keeps the special characters of extensions in global tables.
  private static let inlineLock = Mutex<Void>(())

  let table: UInt32
  let tableRow: UInt32
  let tableCell: UInt32
  let strikethrough: UInt32

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
    var found: [String: UInt32] = [:]
    let sample = "| a |\n|---|\n| ~~b~~ |\n"
    let parser = CMark.attachedParser(cmark_get_default_mem_allocator())
    defer { cmark_parser_free(parser) }
    sample.withCString { cmark_parser_feed(parser, $0, sample.utf8.count) }
    let root = CMark.finish(parser)
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let node = cmark_iter_get_node(iterator), let name = cmark_node_get_type_string(node)
      else { continue }
      found[String(cString: name)] = cmark_node_get_type(node).rawValue
    }
    table = found["table"] ?? 0
    tableRow = found["table_row"] ?? found["table_header"] ?? 0
    tableCell = found["table_cell"] ?? 0
    strikethrough = found["strikethrough"] ?? 0
  }

  /// Makes a parser with all extensions attached; being an instance method, it runs after they are registered.
  func makeParser() -> OpaquePointer? {
    CMark.attachedParser(cmark_get_default_mem_allocator())
  }

  /// Parses and hands on the tree; parser and tree live in an arena, which goes when `read` returns.
  func withTree(
    feeding feed: (OpaquePointer?) -> Void, _ read: (OpaquePointer?) -> Void
  ) {
    let arena = plumb_arena_open()
    defer { plumb_arena_close(arena) }
    let parser = CMark.attachedParser(CMark.arenaMemory)
    feed(parser)
    read(CMark.finish(parser))
  }

  /// The functions of the arena of whatever thread calls them; never given back, as parsers keep its address.
  nonisolated(unsafe) private static let arenaMemory: UnsafeMutablePointer<cmark_mem> = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(
        calloc: plumb_arena_calloc, realloc: plumb_arena_realloc, free: plumb_arena_free))
    return memory
  }()

  private static func attachedParser(
    _ memory: UnsafeMutablePointer<cmark_mem>?
  ) -> OpaquePointer? {
    let parser = cmark_parser_new_with_mem(CMARK_OPT_FOOTNOTES, memory)
    for name in extensionNames {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    return parser
  }

  /// Ends a parse and gives its tree, which the caller or its arena frees.
  static func finish(
    _ parser: OpaquePointer?
  ) -> OpaquePointer? {
    inlineLock.withLock { _ in Tree(root: cmark_parser_finish(parser)) }.root
  }

  /// A tree on its way out of the lock; its one owner is the caller of `finish`.
  private struct Tree: Sendable {
    nonisolated(unsafe) let root: OpaquePointer?
  }
}
