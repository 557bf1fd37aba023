import CPlatform

extension Workspace {
  /// Readies the memory of a program that compiles documents and ends; called before it has threads.
  public static func prepareMemory() { plumb_prepare_heap() }

  /// Clears a part of the heap that the thread which began the program will soon reach.
  static func clearMemory(_ part: Int) { plumb_fill_heap(part) }
}
