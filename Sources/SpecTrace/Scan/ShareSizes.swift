/// From what size on a share of work is worth a thread.
struct ShareSizes: Sendable {
  /// Of a file.
  var bytes = 1 << 20
  /// Of the tables of sessions.
  var slots = 1 << 11
  /// Of sessions that are checked in full.
  var sessions = 64
  /// Of what is put into words.
  var records = 64
}
