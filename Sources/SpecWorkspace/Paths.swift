/// Arithmetic on slash-separated paths; nothing here asks the disk.
public enum Paths {
  /// What precedes the last slash: "" for a bare name, "/" for a name at the root.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What follows the last slash.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A path inside a folder; an absolute path stays as it is.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The path without ".", empty parts and resolvable "..".
  public static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : (joined.isEmpty ? "." : joined)
  }

  /// The absolute path of a path as seen from a folder.
  public static func absolute(_ path: String, in folder: String) -> String {
    normalized(join(folder, path))
  }

  /// How a path is printed: relative to the working folder and without detours, "runs/../a.md" as "a.md"; an absolute
  /// path outside stays absolute, and so does standard input, "-".
  public static func printed(_ path: String, in workingFolder: String) -> String {
    if path == "-" { return path }
    let absolute = absolute(path, in: workingFolder)
    let inside = workingFolder == "/" ? "/" : workingFolder + "/"
    if path.hasPrefix("/"), !absolute.hasPrefix(inside) { return absolute }
    return relative(absolute, to: workingFolder)
  }

  /// An absolute path as seen from an absolute folder; paths outside keep their "..".
  public static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var common = 0
    while common < parts.count, common < base.count, parts[common] == base[common] { common += 1 }
    let up = [Substring](repeating: "..", count: base.count - common)
    let result = (up + parts[common...]).joined(separator: "/")
    return result.isEmpty ? "." : result
  }
}
