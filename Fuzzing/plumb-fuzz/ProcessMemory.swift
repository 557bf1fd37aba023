import SpecWorkspace

#if canImport(Darwin)
  import Darwin
#endif

/// The memory that this process holds.
enum ProcessMemory {
  /// Resident bytes now; `nil` where the system does not tell.
  static var residentBytes: Int? {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.resident_size) : nil
    #else
      // The second number of statm is resident pages (proc(5)).
      guard let bytes = try? FileSystem.read("/proc/self/statm") else { return nil }
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
      return pages * 4096
    #endif
  }
}
