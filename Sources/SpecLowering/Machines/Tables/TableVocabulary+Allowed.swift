import SpecText

/// Headers of the states to which a state may change, by language; data, in lower case.
extension TableVocabulary {
  static let allowed: [Phrases] = [
    (
      .target, "en",
      [
        "to allowed", "allowed to", "allowed targets", "valid targets", "permitted targets",
        "allowed next states", "permitted next states", "valid next states", "legal next states",
        "permitted transitions", "legal transitions", "may go to", "may change to",
      ]
    ),
    (
      .target, "de",
      ["erlaubte übergänge", "zulässige übergänge", "mögliche übergänge", "darf wechseln zu"]
    ),
    (
      .target, "fr",
      ["transitions possibles", "transitions autorisées", "transitions permises", "peut passer à"]
    ),
    (
      .target, "es",
      [
        "transiciones permitidas", "transiciones válidas", "transiciones posibles",
        "estados permitidos", "puede pasar a",
      ]
    ),
    (
      .target, "pt",
      ["transições permitidas", "transições válidas", "transições possíveis", "pode passar para"]
    ),
    (.target, "it", ["transizioni permesse", "transizioni consentite", "transizioni possibili"]),
    (.target, "nl", ["toegestane overgangen", "mogelijke overgangen"]),
    (.target, "id", ["transisi yang diizinkan", "transisi diizinkan"]),
    (
      .target, "ru",
      ["переходы", "допустимые переходы", "возможные переходы", "разрешённые переходы"]
    ),
    (.target, "uk", ["переходи", "дозволені переходи", "можливі переходи"]),
    (.target, "pl", ["przejścia", "dozwolone przejścia", "możliwe przejścia"]),
    (.target, "cs", ["přechody", "povolené přechody"]),
    (.target, "tr", ["geçişler", "izin verilen geçişler", "olası geçişler"]),
    (.target, "vi", ["chuyển sang", "có thể chuyển sang", "chuyển đến"]),
    (.target, "ja", ["遷移可能", "遷移可能な状態", "遷移可能先", "許可される遷移", "可能な遷移"]),
    (
      .target, "zh",
      [
        "可转换到", "可轉換到", "允许转换", "允許轉換", "允许转换到", "可流转到", "可流转至", "可转到", "可达状态", "允许的转换",
        "可转换状态", "允许跳转",
      ]
    ),
    (.target, "ko", ["전이 가능", "전이 가능 상태", "가능한 전이", "허용 전이", "허용된 전이", "전환 가능"]),
  ]
}
