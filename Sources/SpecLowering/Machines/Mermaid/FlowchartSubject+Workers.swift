import SpecModel
import SpecText

/// Charts of what a program does behind the interface: the jobs of a worker, a pipeline, a migration of data.
extension FlowchartSubject {
  /// Whether a heading above a chart names such a program, and two nodes at least are what only programs do or are
  /// written as in code, "ledger-service.book": "Field worker flow" over screens has neither.
  func isOfWorker(_ texts: [String]) -> Bool {
    guard
      titles.contains(where: {
        Names.hasWord($0, in: Self.workers) || Self.workerMarks.isIn($0)
      })
    else { return false }
    return texts.count { Names.hasWord($0, in: Self.chores) || Self.isDotted($0) } > 1
  }

  /// Whether a word of a text joins two names with a full stop: "brief.status".
  private static func isDotted(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      guard let dot = word.utf8.firstIndex(of: 0x2E), dot > word.utf8.startIndex else {
        return false
      }
      let (before, after) = (word.utf8[..<dot], word.utf8[dot...].dropFirst())
      return before.count > 2 && after.count > 2 && before.first.map(ASCII.isLower) == true
        && after.first.map(ASCII.isLetter) == true
        && word.utf8.allSatisfy {
          ASCII.isWord($0) || $0 == 0x2E || $0 == 0x2D || $0 == 0x28 || $0 == 0x29
        }
    }
  }

  private static let workers: Lexicon = [
    "worker", "workers", "pipeline", "pipelines", "cron", "deploy", "deployment", "migration",
    "migrations", "daemon", "etl", "canalización",
  ]
  private static let workerMarks: Phrases = [
    "ワーカー", "パイプライン", "デプロイ", "データ移行", "任务队列", "流水线", "部署", "数据迁移", "워커", "파이프라인", "배포",
  ]
  /// What only programs do or handle.
  private static let chores: Lexicon = [
    "lock", "mutex", "throw", "throws", "enqueue", "dequeue", "db", "commit", "rollback", "upsert",
    "oss", "s3", "bucket", "ffmpeg", "cron", "redis", "webhook", "ack", "nack", "backoff",
    "checksum", "manifest",
  ]
}
