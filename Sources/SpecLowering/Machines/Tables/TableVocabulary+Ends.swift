import SpecText

/// Headers over the state in which a change begins and the one in which it ends, by language; data, in lower case.
extension TableVocabulary {
  /// Headers of one word, or of words that stand for an end without a noun.
  static let ends: [Phrases] = [
    (
      .source, "de",
      [
        "anfangszustand", "ursprungszustand", "initialzustand", "quellzustand", "herkunftszustand",
        "anfangsstatus", "startstatus", "ausgangsstatus", "ausgangsbildschirm", "ausgangsansicht",
        "ausgangsseite", "ausgangsmaske", "quellbildschirm", "quellansicht", "quellseite",
      ]
    ),
    (
      .target, "de",
      ["endzustand", "zielstatus", "endstatus", "folgestatus", "folgemaske", "zielmodus"]
    ),
    (
      .source, "nl",
      [
        "beginstatus", "startstatus", "beginscherm", "startscherm", "bronscherm", "beginpagina",
        "uitgangstoestand",
      ]
    ),
    (
      .target, "nl",
      ["doeltoestand", "doelscherm", "doelstatus", "eindstatus", "eindscherm", "doelpagina"]
    ),
    (
      .source, "sv",
      ["starttillstånd", "utgångstillstånd", "startläge", "startskärm", "ursprungstillstånd"]
    ),
    (.target, "sv", ["måltillstånd", "sluttillstånd", "slutläge", "målläge", "målskärm"]),
    (.source, "da", ["starttilstand", "begyndelsestilstand", "udgangstilstand", "startskærm"]),
    (.target, "da", ["måltilstand", "sluttilstand", "målskærm", "slutskærm"]),
    (.source, "no", ["utgangstilstand", "startskjerm"]), (.target, "no", ["målskjerm"]),
    (.source, "fi", ["alkutila", "lähtönäyttö"]), (.target, "fi", ["lopputila", "kohdetila"]),
    (.target, "fi", ["kohdenäyttö"]),
    (.source, "hu", ["kiindulóállapot", "kezdőállapot", "kezdőképernyő"]),
    (.target, "hu", ["célállapot", "végállapot", "célképernyő"]),
    (.source, "ja", ["初期状態", "初期画面"]), (.target, "ja", ["終了状態", "最終状態", "到達状態"]),
    (.source, "th", ["สถานะเริ่มต้น", "หน้าจอเริ่มต้น", "หน้าจอปัจจุบัน"]),
    (.target, "th", ["สถานะเป้าหมาย", "สถานะสุดท้าย", "หน้าจอเป้าหมาย", "หน้าจอถัดไป"]),
    // What code calls when something happens.
    (.event, "ru", ["коллбэк", "колбэк", "коллбек", "колбек", "коллбэки"]),
    (.event, "ja", ["コールバック"]), (.event, "zh", ["回调", "回調"]), (.event, "ko", ["콜백"]),
  ]

  /// Inflected words for where a change begins, beside a noun for a state only: "начальный экран", "stare inițială".
  static let firstWords: Lexicon = [
    "begin", "anfänglicher", "initialer", "initialt", "initiell", "ursprünglicher", "provenance",
    "procedencia", "procedência", "provenienza", "herkomst", "oorspronkelijke", "initiële",
    "начальное", "начальный", "начальная", "стартовое", "стартовый", "стартовая", "исходное",
    "початковий", "вихідний", "стартовий", "wyjściowy", "źródłowy", "początkowy", "počáteční",
    "výchozí", "zdrojový", "počiatočný", "počiatočná", "východiskový", "kezdeti", "kezdő",
    "induló", "inițial", "inițială", "αρχική", "τρέχουσα", "đầu", "الأولية", "الابتدائية",
    "الحالية", "المصدر", "प्रारंभिक", "आरंभिक", "वर्तमान", "התחלתי", "התחלתית", "נוכחי", "מקור",
    "اولیه", "فعلی", "مبدأ",
  ]

  /// The same for where it ends: "целевой экран", "stare țintă".
  static let lastWords: Lexicon = [
    "ending", "finish", "endgültiger", "objetivo", "obiettivo", "alvo", "objectif", "doel",
    "uiteindelijke", "целевое", "конечное", "финальное", "финальный", "финальная", "итоговое",
    "итоговый", "итоговая", "цільовий", "кінцевий", "docelowy", "końcowy", "cílový", "cílová",
    "koncový", "koncová", "výsledný", "cieľový", "cieľová", "konečný", "konečná", "țintă", "finală",
    "bitiş", "hedef", "τελική", "στόχος", "επόμενη", "cuối", "المستهدفة", "النهائية", "التالية",
    "الهدف", "लक्ष्य", "अंतिम", "יעד", "סופי", "סופית", "הבא", "הבאה", "هدف", "نهایی", "بعدی",
    "مقصد",
  ]

  /// Words between a noun and the word for an end: "pantalla de destino", "écran de provenance".
  static let linkingWords: Lexicon = ["de", "da", "van", "z", "ze", "от"]

  /// Nouns for a state that stand before the words that tell which one is meant.
  static let leadingNouns: Lexicon = [
    "estado", "état", "etat", "écran", "pantalla", "tela", "stato", "schermata", "stan", "stav",
    "состояние", "экран", "стан", "екран", "stare", "starea", "ecran", "keadaan", "layar",
    "trạng", "màn", "الحالة", "حالة", "شاشة", "מצב", "وضعیت",
  ]
}
