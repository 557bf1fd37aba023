import CPlatform

extension Workspace {
  /// Readies the memory of a program that compiles documents and ends; called before it has threads.
  public static func prepareMemory() { plumb_prepare_heap() }
}
