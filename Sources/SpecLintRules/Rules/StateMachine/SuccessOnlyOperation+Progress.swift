import SpecModel
import SpecSyntax
import SpecText

/// Operations that a noun names and whose section shows how far they have come.
extension SuccessOnlyOperation {
  private static let works: Lexicon = [
    "import", "export", "upload", "download", "sync", "synchronisation", "synchronization",
    "backup", "restore", "installation", "migration", "transfer", "scan", "hochladen",
    "herunterladen", "synchronisierung", "sicherung", "übertragung", "importation", "exportation",
    "téléversement", "téléchargement", "sauvegarde", "importación", "exportación", "descarga",
    "subida", "sincronización", "importação", "exportação", "envio", "sincronização",
    "importazione", "esportazione", "caricamento", "scaricamento", "sincronizzazione",
    "synchronisatie", "unggah", "unduh", "impor", "ekspor", "sinkronisasi", "インポート", "エクスポート",
    "アップロード", "ダウンロード", "同期", "导入", "导出", "上传", "下载", "同步", "가져오기", "내보내기", "업로드", "다운로드", "동기화",
    "импорт", "экспорт", "загрузка", "синхронизация",
  ]

  private static let progress: Lexicon = [
    "progress", "spinner", "loader", "fortschritt", "fortschrittsbalken", "ladebalken",
    "ladeanzeige", "progression", "progreso", "progresso", "avanzamento", "voortgang",
    "voortgangsbalk", "kemajuan", "прогресс", "прогресс-бар",
  ]
  private static let progressSigns: Phrases = [
    "进度", "進捗", "スピナー", "プログレス", "진행률", "스피너",
  ]

  private static let completions: Lexicon = [
    "finished", "finish", "finishes", "done", "complete", "completed", "completes", "ready", "ends",
    "fertig", "abgeschlossen", "beendet", "terminado", "finalizado", "fini", "completato", "finito",
    "klaar", "voltooid", "selesai",
  ]

  /// A section that is longer describes more than the state.
  private static let longest = 4000

  /// Whether a state named after a piece of work shows progress and is left in one way only: when the work is done.
  func showsProgress(_ state: State, leaving rows: [Transition], _ document: Document) -> Bool {
    guard let section = state.section?.range, section.offsets.count <= Self.longest,
      rows.count == 1, let trigger = rows[0].trigger?.text, Names.wordCount(trigger) <= 3,
      Names.hasWord(trigger, in: Self.completions), Names.hasWord(state.name, in: Self.works)
    else { return false }
    return Names.hasWord(
      document.source.string(section), in: Self.progress, or: Self.progressSigns)
  }
}
