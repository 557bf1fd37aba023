import SpecModel

/// The words in further languages that say that a place demands nothing, data only.
extension NotNormativeWords {
  /// The reason that all words of a heading give together.
  static func reason(ofWhole title: WordKey) -> Reason? {
    whole[title] ?? wholeElsewhere[title] ?? models[title]
  }

  /// The reason that two or three words in a row give.
  static func reason(ofPhrase words: WordKey) -> Reason? {
    phrases[words] ?? phrasesElsewhere[words]
  }

  private static let wholeElsewhere: WordTable<Reason> = WordKey.phrases(
    (.plan, ["rollout", "rollout phases", "release plan", "launch plan", "einführungsplan"]),
    (
      .history,
      [
        "revision log", "changes log", "change record", "change records", "riwayat revisi",
        "riwayat versi", "log perubahan", "catatan perubahan", "catatan revisi",
        "histórico de revisões", "histórico de versões", "registro de alterações",
        "controle de versões", "historial de revisiones", "historial de versiones",
        "registro de cambios", "control de cambios", "control de versiones",
        "journal des modifications", "suivi des modifications", "historique des versions",
        "historique des modifications", "historique des changements", "historique des révisions",
        "cronologia delle revisioni", "cronologia revisioni", "storico revisioni",
        "storico delle revisioni", "storico modifiche", "registro modifiche",
        "registro delle modifiche", "cronologia delle modifiche", "revisionshistorie",
        "versionshistorie", "änderungshistorie", "änderungsverlauf", "änderungsprotokoll",
        "revisionsverlauf", "versionsgeschichte", "dokumenthistorie", "versiegeschiedenis",
        "versiehistorie", "revisiegeschiedenis", "wijzigingsgeschiedenis", "wijzigingshistorie",
      ]
    ),
    (
      // What is made to sell the product is no part of its interface.
      .outOfScope,
      [
        "marketing materials", "marketing material", "marketing assets", "marketing collateral",
        "promotional materials", "promotional video", "promo video", "app preview video",
        "app store assets", "app store screenshots", "app store listing", "store listing",
        "social media assets", "print materials", "press kit", "marketingmaterial",
        "werbematerial", "supports marketing", "material de marketing", "materiais de marketing",
        "materiali marketing",
      ]
    ),
    (
      .openQuestion,
      [
        "open decisions", "open points", "points to clarify", "decisions needed",
        "needs decision", "needs discussion", "zu klären", "noch zu klären",
        "offene entscheidungen",
        "points ouverts", "points à clarifier", "puntos abiertos", "por aclarar",
        "decisiones abiertas", "pontos em aberto", "punti aperti", "da chiarire",
        "openstaande vragen", "open punten", "nog te bepalen", "perlu diputuskan",
        "pending decisions", "decisions pending", "outstanding decisions", "decisions to make",
        "ausstehende entscheidungen", "décisions en attente", "décisions à prendre",
        "decisiones pendientes", "decisiones por tomar", "decisões pendentes", "decisões em aberto",
        "decisioni in sospeso", "decisioni aperte", "openstaande beslissingen",
        "keputusan tertunda",
      ]
    ))

  private static let phrasesElsewhere: WordTable<Reason> = WordKey.phrases(
    (
      .history,
      [
        "we learned", "we learnt", "i learned", "i learnt", "old flow", "former flow",
        "previous flow", "no longer valid", "no longer applies", "wir gelernt haben",
        "wir daraus gelernt", "bisheriger ablauf", "alter ablauf", "früherer ablauf",
        "bisheriges verhalten", "gilt nicht mehr", "gelten nicht mehr", "nicht mehr gültig",
        "nous avons appris", "avons appris", "ancien parcours", "ancien flux",
        "ancien fonctionnement", "plus en vigueur", "plus valable", "que aprendimos",
        "hemos aprendido", "flujo anterior", "flujo antiguo", "ya no vale", "ya no vigente",
        "que aprendemos", "fluxo anterior", "fluxo antigo", "não vale mais", "abbiamo imparato",
        "lezioni imparate", "leçons tirées",
        "flusso precedente", "vecchio flusso", "non vale più", "non più valido",
        "we geleerd hebben", "hebben geleerd", "oude werkwijze", "geldt niet meer",
        "niet meer geldig", "kami pelajari", "yang dipelajari", "alur lama", "alur sebelumnya",
        "tidak berlaku lagi", "sudah tidak berlaku",
      ]
    ),
    (
      .future,
      [
        "possible extensions", "possible enhancements", "possible improvements",
        "planned improvements", "planned extensions", "geplante erweiterungen",
        "mögliche erweiterungen", "spätere erweiterungen", "geplante verbesserungen",
        "évolutions envisagées", "évolutions prévues", "évolutions possibles",
        "évolutions à venir", "améliorations envisagées", "améliorations prévues",
        "améliorations possibles", "pistes d évolution", "mejoras previstas",
        "mejoras planificadas", "posibles mejoras", "futuras mejoras", "próximas mejoras",
        "evoluciones previstas", "ampliaciones previstas", "melhorias previstas",
        "melhorias planejadas", "possíveis melhorias", "futuras melhorias", "próximas melhorias",
        "evoluções previstas", "evoluções futuras", "evoluzioni previste", "evoluzioni future",
        "miglioramenti previsti", "possibili miglioramenti", "sviluppi previsti",
        "possibili sviluppi", "geplande uitbreidingen", "mogelijke uitbreidingen",
        "latere uitbreidingen", "geplande verbeteringen", "rencana pengembangan",
        "pengembangan berikutnya", "pengembangan mendatang",
      ]
    ),
    (
      .outOfScope,
      [
        "excluded screens", "excluded features", "excluded flows", "excluded states",
        "ausgeschlossene bildschirme", "ausgeschlossene ansichten", "écrans exclus",
        "pantallas excluidas", "telas excluídas", "schermate escluse",
      ]
    ))

  /// Words outside the Latin script, anywhere in a heading or a label.
  static let scripts: [(StaticString, Reason)] = [
    ("旧版", .history), ("旧バージョン", .history), ("구버전", .history), ("이전 버전", .history),
    ("変更履歴", .history), ("更新履歴", .history), ("改訂履歴", .history), ("更新日志", .history),
    ("变更历史", .history), ("修订历史", .history), ("變更紀錄", .history), ("版本历史", .history),
    ("변경 이력", .history), ("변경이력", .history), ("개정 이력", .history), ("教訓", .history),
    ("经验教训", .history), ("廃止", .history), ("已废弃", .history), ("已弃用", .history),
    ("代替案", .alternative), ("検討した案", .alternative), ("備選方案", .alternative),
    ("备选方案", .alternative), ("替代方案", .alternative), ("대안", .alternative),
    ("将来", .future), ("今後の", .future), ("未来", .future), ("後続", .future), ("향후", .future),
    ("보류", .future), ("対象外", .outOfScope), ("範囲外", .outOfScope), ("不在范围", .outOfScope),
    ("范围外", .outOfScope), ("범위 외", .outOfScope), ("범위 밖", .outOfScope),
    ("제외되는 화면", .outOfScope), ("제외된 화면", .outOfScope), ("제외 화면", .outOfScope),
    ("제외되는 기능", .outOfScope), ("除外画面", .outOfScope), ("排除的页面", .outOfScope),
    ("排除的頁面", .outOfScope), ("排除的功能", .outOfScope),
    ("採用しなかった", .alternative), ("採用していない", .alternative), ("未采纳", .alternative),
    ("却下", .alternative), ("不採用", .alternative), ("放弃的方案", .alternative),
    ("被否决", .alternative), ("기각", .alternative), ("폐기된", .alternative), ("未解決", .openQuestion),
    ("未決", .openQuestion), ("待定", .openQuestion),
    ("待解决", .openQuestion), ("미결", .openQuestion), ("参考文献", .reference),
    ("参考资料", .reference), ("참고 문헌", .reference), ("サンプルデータ", .example),
    ("フロー例", .example), ("操作例", .example), ("シナリオ例", .example), ("示例数据", .example),
    ("예시 데이터", .example), ("測試結果", .result), ("测试结果", .result),
    ("テスト結果", .result), ("테스트 결과", .result), ("ペルソナ", .story), ("用户画像", .story),
    ("페르소나", .story), ("工数", .plan), ("ロードマップ", .plan), ("路线图", .plan), ("로드맵", .plan),
    ("改定履歴", .history), ("改版履歴", .history), ("リビジョン履歴", .history), ("から学んだこと", .history),
    ("旧フロー", .history), ("現在は無効", .history), ("修订记录", .history),
    ("变更记录", .history), ("更新记录", .history), ("版本记录", .history), ("修改记录", .history),
    ("修改历史", .history), ("修訂記錄", .history), ("變更記錄", .history), ("我们学到", .history),
    ("旧流程", .history), ("不再适用", .history), ("已作废", .history),
    ("수정 이력", .history), ("버전 이력", .history), ("변경 내역", .history), ("개정 내역", .history),
    ("배운 점", .history), ("교훈", .history), ("이전 흐름", .history),
    ("拡張案", .future), ("后续规划", .future), ("后续计划", .future), ("后续迭代", .future),
    ("추후", .future), ("未解决问题", .openQuestion), ("待确认事项", .openQuestion),
    ("待確認事項", .openQuestion), ("未確定事項", .openQuestion), ("要確認事項", .openQuestion),
    ("열린 질문", .openQuestion), ("확인 필요 사항", .openQuestion), ("확인 필요 항목", .openQuestion),
    ("확인이 필요한 사항", .openQuestion), ("협의 항목", .openQuestion), ("협의 필요", .openQuestion),
    ("논의 필요", .openQuestion), ("결정 필요", .openQuestion),
  ]

  /// What a design replaces and what replaces it, in scripts without blanks.
  static let scriptsBefore: [StaticString] = [
    "変更前", "改訂前", "改定前", "修正前", "改善前", "更新前", "変更前の値", "旧", "旧値", "旧デザイン", "旧配色",
    "现状", "变更前", "變更前", "修改前", "调整前", "優化前", "优化前", "改版前", "改进前", "旧方案", "旧值",
    "旧版设计", "변경 전", "변경전", "수정 전", "개선 전", "개편 전", "기존",
  ]
  static let scriptsAfter: [StaticString] = [
    "変更後", "改訂後", "改定後", "修正後", "改善後", "更新後", "変更後の値", "新", "新値", "新デザイン", "新配色",
    "变更后", "變更後", "修改后", "调整后", "優化後", "优化后", "改版后", "改进后", "新方案", "新值", "新版设计",
    "변경 후", "변경후", "수정 후", "개선 후", "개편 후", "신규",
  ]
  /// Columns of a table of transitions in those scripts.
  static let scriptTransitions: [StaticString] = [
    "トリガー", "イベント", "遷移", "きっかけ", "触发", "觸發", "事件", "跳转", "轉換", "트리거", "이벤트", "전이", "전환",
  ]

  /// What the first lines below "History" say where they tell that something was taken out of the design.
  static let pastTales: [StaticString] = [
    "was removed", "were removed", "was replaced", "were replaced", "was renamed", "were renamed",
    "wurde entfernt", "wurden entfernt", "wurde ersetzt", "wurden ersetzt", "a été supprimé",
    "ont été supprimé", "a été remplacé", "fue eliminad", "fueron eliminad", "se eliminó",
    "foi removid", "foram removid", "foi substituíd", "è stato rimosso", "è stata rimossa",
    "werd verwijderd", "werden verwijderd", "旧版", "廃止", "제거되었",
  ]
  /// Words before such a phrase that make it one about what the product shows: "what was removed".
  static let taleOwners = WordKey.set(
    "that", "which", "who", "what", "if", "when", "where", "whether", "it", "die", "das", "was",
    "wenn", "qui", "que", "quand", "che", "quando", "wat")
  /// Words for an edition of a design, before its number.
  static let editions: [StaticString] = [
    "version ", "until release ", "up to release ", "since release ", "before release ",
    "in release ", "bis release ", "seit release ", "versión ", "versão ", "versione ", "versie ",
    "fassung ",
  ]
  static let editionLinks = WordKey.set("of", "von", "vom", "de", "do", "da", "del", "di", "van")
  /// The edition that a design began with.
  static let firstEditions: [StaticString] = [
    "first version", "first release", "original version", "initial version", "erste version",
    "ersten version", "erste fassung", "ersten fassung", "première version", "primera versión",
    "primeira versão", "prima versione", "eerste versie", "versi pertama", "初版",
    "最初のバージョン", "第一版", "최초 버전", "첫 버전",
  ]

  /// Words of headings over how something older becomes something newer.
  static let migrations = WordKey.set(
    "migration", "migrations", "migrating", "migrate", "refactoring", "migrationen", "umstieg",
    "migración", "migração", "migrazione", "migratie", "migrasi")
  /// Words between what a migration is and what it begins with or ends in.
  static let migrationLinks = WordKey.set(
    "from", "to", "von", "auf", "zu", "de", "vers", "à", "a", "para", "da", "van", "naar", "dari",
    "ke")
  /// Ways to build something, and words for versions, in brackets behind "Before" and "After".
  static let implementations = WordKey.set(
    "inline", "token", "tokens", "css", "scss", "sass", "less", "html", "svg", "js", "javascript",
    "ts", "typescript", "json", "yaml", "xml", "code", "hardcoded", "hard", "coded", "class",
    "classes", "props", "hook", "hooks", "mixin", "mixins", "module", "modules", "library",
    "variables", "styles", "imperative", "declarative", "api", "sdk", "framework", "plugin",
    "implementation", "variablen", "klassen", "variabili", "classi", "clases", "implementierung",
    "implementación", "implementação", "implémentation", "implementazione", "implementatie")

  /// "Example (do not copy):"
  static let copying = WordKey.set(
    "copy", "copied", "paste", "kopieren", "übernehmen", "copier", "copiar", "copiare", "kopiëren",
    "salin", "disalin", "adopt", "implement")
  /// Words between such a verb and what denies it: "not to be copied", "don't copy".
  static let copyLinks = WordKey.set("t", "to", "be", "zu")
  static let denials = WordKey.set(
    "not", "don", "dont", "never", "nicht", "pas", "no", "non", "não", "niet", "jangan")

  /// What a design has against it.
  static let problems = WordKey.set(
    "problem", "problems", "issue", "issues", "limitations", "problema", "problemas", "problemi",
    "problème", "problèmes", "probleme", "probleem", "problemen", "limitaciones", "limitações")
}
