import SpecText

/// Header words of tables that speak of states, by language and role; data, in lower case.
///
/// A phrase is the whole header without what stands in parentheses; `heads` are words that give a longer header its
/// role ("entry animation", "duración total").
enum TableVocabulary {
  typealias Phrases = (role: ColumnRole, language: String, phrases: [String])

  static let phrases: [Phrases] =
    sources + targets + ends + allowed + backs + events + conditions + effects + motions + rest

  private static let sources: [Phrases] = [
    (
      .source, "en",
      [
        "from", "source", "current", "currently", "present", "presently", "start", "origin",
        "when in",
        "if in", "leaving",
        "exits from", "coming from", "was in", "was on", "was", "while in", "starts in", "in",
        "it is", "when it is", "you are on", "you are in", "you are at", "user is on",
        "leaves", "out of", "exited", "exiting", "away from", "coming out of",
      ]
    ),
    (.source, "de", ["von", "aus", "ausgang", "ausgangszustand", "startzustand", "quelle", "war"]),
    (
      .source, "fr", ["de", "depuis", "source", "départ", "origine", "était", "avant", "on quitte"]
    ),
    (
      .source, "es",
      ["de", "desde", "origen", "partida", "era", "estaba", "estaba en"]
    ),
    (.source, "sv", ["från", "nuvarande", "utgångsläge"]), (.source, "da", ["fra", "nuværende"]),
    (.source, "no", ["fra", "nåværende"]), (.source, "fi", ["mistä", "lähtötila", "nykyinen"]),
    (.source, "cs", ["z", "ze", "odkud", "zdroj", "výchozí"]),
    (.source, "sk", ["z", "zo", "odkiaľ"]),
    (.source, "hu", ["honnan", "kiinduló", "jelenlegi"]),
    (.source, "ro", ["din", "de la", "sursă"]),
    (.source, "tr", ["nereden", "kaynak", "başlangıç", "şu anki", "mevcut"]),
    (.source, "uk", ["з", "із", "звідки", "поточний"]), (.source, "el", ["από"]),
    (.source, "pt", ["de", "desde", "origem", "atual", "a partir de", "estava", "estava em"]),
    (.source, "it", ["da", "origine", "partenza", "attuale"]),
    (.source, "nl", ["huidige stand", "van", "vanuit", "bron", "begintoestand", "huidig", "was"]),
    (.source, "id", ["dari", "asal", "sekarang", "saat ini"]),
    (
      .source, "ru",
      [
        "из", "от", "откуда", "источник", "начало", "текущее", "исходное", "с экрана", "было",
        "был",
      ]
    ),
    (.source, "pl", ["z", "skąd", "źródło", "bieżący", "początkowy"]),
    (.source, "tr", ["mevcut", "kaynak", "önceki", "şimdiki"]),
    (.source, "sv", ["från", "nuvarande", "ursprung"]),
    (.source, "cs", ["z", "odkud", "výchozí", "aktuální"]),
    (.source, "uk", ["з", "звідки", "поточний"]),
    (.source, "vi", ["từ", "nguồn", "hiện tại", "ban đầu", "trước"]),
    (.source, "ar", ["من", "الحالة الحالية"]), (.source, "hi", ["से", "वर्तमान"]),
    (.source, "th", ["จาก", "สถานะปัจจุบัน"]), (.source, "he", ["מ", "ממצב", "מצב נוכחי"]),
    (.source, "fa", ["از", "وضعیت فعلی"]),
    (.source, "ja", ["現在", "現状態", "遷移元", "遷移前", "移動元", "開始状態", "元", "今", "いま"]),
    (
      .source, "zh",
      [
        "当前", "當前", "目前", "現態", "现态", "源状态", "源狀態", "起始状态", "起始狀態", "原状态", "原狀態", "来源",
        "從", "从",
      ]
    ),
    (.source, "ko", ["현재", "출발", "이전", "시작"]),
  ]

  private static let targets: [Phrases] = [
    (
      .target, "en",
      [
        "to", "target", "next", "destination", "end", "goes to",
        "go to", "leads to", "leaves to", "leaves for", "exits into", "hands over to", "flows to",
        "links to", "forwards to", "redirects to", "redirect to", "redirect", "redirect target",
        "returns to", "falls back to", "can go to",
        "can transition to", "transitions to", "transition to",
        "transitions", "allowed transitions", "valid transitions", "possible transitions",
        "outgoing transitions", "exits to", "exits", "exit to", "exit points", "exit point",
        "moves to", "navigates to",
        "opens", "then", "then go to", "then goes to", "becomes", "it becomes", "turns into",
        "ends up on", "ends up in", "you end up on", "you end up in", "you land on", "lands on",
        "takes you to", "brings you to", "entering", "allowed next", "became", "has become",
        "will become", "turned into", "turns to", "went to", "moved to", "changed to", "changes to",
        "switches to", "switched to", "continues to", "proceeds to", "advances to", "enters",
        "entered", "into", "ways out", "way out", "reaches", "arrives at",
        "next up", "next step", "next steps",
        "successors", "successor",
      ]
    ),
    (
      .target, "de",
      [
        "wohin", "nach", "zu", "bis", "führt zu", "geht zu", "danach", "ziel", "zielzustand",
        "folgezustand",
        "folgezustände", "übergänge", "zielbildschirm", "zielansicht", "zielseite", "zielmaske",
        "folgebildschirm", "folgeansicht", "folgeseite",
        "wechselt zu", "wird", "wird zu", "öffnet", "navigiert zu", "führt nach", "weiter zu",
      ]
    ),
    (
      .target, "fr",
      [
        "vers", "à", "cible", "suivant", "suivante", "arrivée", "après", "on arrive à",
        "on arrive sur", "puis",
        "transitions vers", "destination", "devient", "navigue vers", "mène à", "mène vers",
        "va vers", "ouvre",
      ]
    ),
    (
      .target, "es",
      [
        "a", "hacia", "hasta", "llegada", "al", "siguiente", "destino", "va a", "lleva a",
        "transiciones", "próximo", "próxima", "pasa a", "pasa a ser", "navega a", "navega hacia",
        "conduce a", "abre",
      ]
    ),
    (
      .target, "pt",
      [
        "para", "até", "chegada", "vai para", "leva a", "destino", "próximo", "próxima", "seguinte",
        "transições", "passa a", "vira", "abre", "navega para", "vai a", "redireciona para",
      ]
    ),
    (
      .target, "it",
      [
        "a", "verso", "fino a", "arrivo", "va a", "porta a", "destinazione", "successivo",
        "prossimo", "prossima", "successiva", "transizioni", "diventa", "apre", "naviga a",
        "naviga verso", "conduce a",
      ]
    ),
    (
      .target, "nl",
      [
        "volgende stand", "nieuwe stand", "waarheen", "naar", "tot", "gaat naar", "werd", "doel",
        "volgende", "bestemming",
        "eindtoestand",
        "overgangen", "wordt", "opent", "navigeert naar", "leidt naar",
      ]
    ),
    (
      .target, "id",
      ["ke", "tujuan", "berikutnya", "selanjutnya", "transisi ke", "menuju", "navigasi ke"]
    ),
    (
      .target, "ru",
      [
        "переходит в", "переходит к", "ведёт в", "в", "куда", "цель", "следующее", "следующий",
        "следующая",
        "целевое", "на экран", "стало", "становится",
      ]
    ),
    (
      .target, "pl",
      ["do", "dokąd", "cel", "następny", "przechodzi do", "prowadzi do", "końcowy", "docelowy"]
    ),
    (.target, "sv", ["till", "mål", "nästa", "blir", "går till", "leder till"]),
    (.target, "da", ["til", "mål", "næste", "går til", "fører til"]),
    (.target, "no", ["til", "mål", "neste", "går til", "fører til"]),
    (.target, "fi", ["mihin", "kohde", "seuraava"]),
    (.target, "cs", ["do", "kam", "cíl", "další", "následující", "přechází do", "vede do"]),
    (.target, "sk", ["do", "kam", "cieľ"]),
    (.target, "hu", ["hová", "hova", "cél", "következő"]),
    (.target, "ro", ["în", "la", "către"]),
    (.target, "tr", ["nereye", "hedef", "sonraki", "yeni"]),
    (.target, "uk", ["у", "в", "до", "куди", "ціль", "наступний", "переходить у", "переходить в"]),
    (.target, "el", ["προς", "σε"]),
    (.target, "vi", ["đến", "tới", "đích", "tiếp theo", "kế tiếp", "sau", "mới"]),
    (.target, "ar", ["إلى", "الحالة التالية"]), (.target, "hi", ["तक", "अगला", "अगली"]),
    (.target, "th", ["ไปยัง", "ไป", "สถานะถัดไป"]), (.target, "he", ["אל", "למצב", "מצב הבא"]),
    (.target, "fa", ["به", "وضعیت بعدی"]),
    (.target, "ja", ["次", "次状態", "遷移先", "遷移後", "移動先", "行き先", "つぎ", "リダイレクト先"]),
    (
      .target, "zh",
      [
        "下一", "下一个", "下一個", "次态", "次態", "目标", "目標", "新状态", "新狀態", "后续", "後續",
        "跳转到", "跳转至", "重定向到", "转换到", "转移到", "到", "至",
      ]
    ),
    (.target, "ko", ["다음", "도착", "목표", "이동", "전환 대상"]),
  ]

  private static let events: [Phrases] = [
    (
      .event, "en",
      [
        "trigger", "triggers", "event", "events", "input", "inputs", "on", "user action",
        "user input", "cause", "via", "signal", "gesture", "interaction", "stimulus", "when",
        "message", "command", "triggered by", "caused by", "what causes it", "what triggers it",
        "what starts it", "what sets it off", "what happened", "set off by", "brought about by",
        "happens when", "happens on", "started by", "initiated by", "invoked by", "fires on",
        "fired by", "entry trigger", "trigger condition", "trigger conditions", "hotspot",
        "hotspots", "hot spot", "closes by", "closed by",
        "closes on", "dismissed by", "left by",
        "occurs when", "shown when", "displayed when", "appears when", "visible when",
        "key", "keys", "shortcut", "hook", "hooks", "callback", "notification", "notifications",
        "tap", "tap on", "click on",
      ]
    ),
    (
      .event, "de",
      [
        "auslöser", "anlass", "bei", "ausgelöst durch", "was passiert", "ereignis", "ereignisse",
        "eingabe", "wann", "benutzeraktion", "taste", "auslösebedingung", "befehl",
      ]
    ),
    (
      .event, "fr",
      [
        "déclencheur", "déclencheurs", "déclenché par", "provoqué par", "événement", "évènement",
        "événements", "quand", "geste",
      ]
    ),
    (
      .event, "es",
      [
        "evento", "eventos", "suceso", "sucesos", "disparador", "desencadenante", "entrada",
        "cuando", "gesto", "causa",
      ]
    ),
    (.event, "pt", ["evento", "eventos", "gatilho", "disparador", "entrada", "quando"]),
    (.event, "it", ["evento", "eventi", "innesco", "trigger", "quando", "gesto"]),
    (
      .event, "nl", ["gebeurtenis", "gebeurtenissen", "trigger", "aanleiding", "wanneer", "invoer"]
    ),
    (.event, "id", ["pemicu", "kejadian", "peristiwa", "masukan", "kapan"]),
    (
      .event, "ru", ["триггер", "триггеры", "событие", "события", "ввод", "когда", "по событию"]
    ),
    (.event, "pl", ["wyzwalacz", "zdarzenie", "kiedy", "co się dzieje", "co się stało", "akcja"]),
    (.event, "sv", ["händelse", "utlösare", "när", "trigger"]),
    (.event, "da", ["hændelse", "udløser", "når"]),
    (.event, "no", ["hendelse", "utløser", "når"]),
    (.event, "fi", ["tapahtuma", "laukaisin", "milloin"]),
    (.event, "cs", ["událost", "spouštěč", "kdy", "když", "co se stane", "akce", "podnět"]),
    (.event, "sk", ["udalosť", "spúšťač", "kedy"]),
    (.event, "hu", ["esemény", "kiváltó", "mikor"]),
    (.event, "ro", ["eveniment", "declanșator"]),
    (.event, "tr", ["olay", "tetikleyici", "ne zaman", "eylem"]),
    (.event, "uk", ["подія", "тригер", "коли"]),
    (.event, "el", ["συμβάν", "έναυσμα"]),
    (.event, "vi", ["sự kiện", "kích hoạt", "khi", "hành động"]),
    (.event, "ar", ["الحدث", "حدث", "المحفز"]), (.event, "hi", ["घटना", "ट्रिगर"]),
    (.event, "th", ["เหตุการณ์", "ทริกเกอร์"]), (.event, "he", ["אירוע", "טריגר"]),
    (.event, "fa", ["رویداد"]),
    (
      .event, "ja",
      ["トリガー", "トリガ", "イベント", "操作", "操作・結果", "契機", "入力", "きっかけ", "ユーザー操作", "タップ", "クリック"]
    ),
    (
      .event, "zh",
      [
        "事件", "触发", "觸發", "触发条件", "觸發條件", "触发事件", "觸發事件", "操作", "输入", "輸入", "用户操作", "使用者操作", "点击",
        "點擊",
      ]
    ),
    (.event, "ko", ["이벤트", "트리거", "입력", "사용자 동작", "사용자 액션", "계기", "클릭", "탭"]),
  ]

  private static let conditions: [Phrases] = [
    (
      .guardText, "en",
      [
        "guard", "guards", "condition", "conditions", "precondition", "preconditions", "if",
        "only if", "only when", "requires", "requirement", "requirements", "prerequisite",
        "prerequisites", "constraint", "where", "provided",
        "provided that", "as long as", "but only if", "unless",
      ]
    ),
    (
      .guardText, "de",
      ["bedingung", "bedingungen", "voraussetzung", "voraussetzungen", "wenn", "wächter"]
    ),
    (.guardText, "fr", ["condition", "garde", "si", "prérequis"]),
    (.guardText, "es", ["condición", "condiciones", "guarda", "si", "requisito", "requisitos"]),
    (.guardText, "pt", ["condição", "condições", "guarda", "se", "requisito", "requisitos"]),
    (.guardText, "it", ["condizione", "condizioni", "guardia", "se", "requisito", "requisiti"]),
    (.guardText, "nl", ["voorwaarde", "voorwaarden", "als", "vereisten"]),
    (.guardText, "id", ["kondisi", "syarat", "jika", "persyaratan"]),
    (.guardText, "ru", ["условие", "условия", "если"]),
    (.guardText, "ja", ["条件", "前提条件", "ガード", "ガード条件"]),
    (.guardText, "zh", ["条件", "條件", "前提", "前置条件", "守卫", "守卫条件"]),
    (.guardText, "ko", ["조건", "가드", "전제 조건"]),
    (
      .validity, "en",
      ["valid", "allowed", "permitted", "legal", "possible", "supported", "valid transition"]
    ),
    (.validity, "de", ["erlaubt", "gültig", "zulässig", "möglich"]),
    (.validity, "fr", ["autorisé", "autorisée", "permis", "valide"]),
    (.validity, "es", ["permitido", "permitida", "válido", "válida"]),
    (.validity, "pt", ["permitido", "permitida", "válido", "válida"]),
    (.validity, "it", ["consentito", "consentita", "valido", "valida"]),
    (.validity, "nl", ["toegestaan", "geldig"]),
    (.validity, "id", ["diizinkan", "boleh", "valid"]),
    (.validity, "ja", ["可否", "許可", "遷移可否"]),
    (.validity, "zh", ["是否允许", "允许", "允許", "有效"]),
    (.validity, "ko", ["허용", "허용 여부", "가능"]),
  ]

  private static let effects: [Phrases] = [
    (
      .effect, "en",
      [
        "effect", "effects", "key effects", "side effect", "side effects", "what happens",
        "result", "results", "response", "system response", "system action", "outcome", "behavior",
        "behaviour",
        "output", "outputs", "reaction", "entry action", "exit action",
      ]
    ),
    (.action, "en", ["action", "actions", "action trigger"]),
    (.effect, "de", ["wirkung", "effekt", "nebenwirkung", "reaktion", "verhalten", "ergebnis"]),
    (.action, "de", ["aktion", "aktionen"]),
    (.effect, "fr", ["effet", "effets", "réaction", "résultat", "comportement"]),
    (.action, "fr", ["action", "actions"]),
    (.effect, "es", ["efecto", "efectos", "respuesta", "resultado", "comportamiento"]),
    (.action, "es", ["acción", "acciones"]),
    (.effect, "pt", ["efeito", "efeitos", "resposta", "resultado", "comportamento"]),
    (.action, "pt", ["ação", "ações"]),
    (.effect, "it", ["effetto", "effetti", "risposta", "risultato"]),
    (.action, "it", ["azione", "azioni"]),
    (.effect, "nl", ["effect", "effecten", "reactie", "resultaat", "gedrag"]),
    (.action, "nl", ["actie", "acties"]),
    (.effect, "id", ["efek", "hasil", "respons", "perilaku"]),
    (.action, "id", ["aksi", "tindakan"]),
    (.effect, "ru", ["эффект", "результат", "реакция"]),
    (.action, "ru", ["действие", "действия"]),
    (.effect, "ja", ["副作用", "効果", "結果", "処理", "挙動", "振る舞い", "時間と消費"]),
    (.action, "ja", ["アクション", "動作"]),
    (.effect, "zh", ["效果", "副作用", "结果", "結果", "响应", "響應", "时间与消费"]),
    (.action, "zh", ["动作", "動作", "行为", "行為"]),
    (.effect, "ko", ["효과", "결과", "부수 효과", "반응"]),
    (.action, "ko", ["동작", "액션"]),
  ]

  private static let motions: [Phrases] = [
    (
      .duration, "en",
      ["duration", "durations", "time", "timing", "length", "ms", "speed", "takes", "lasts"]
    ),
    (.duration, "de", ["dauer", "zeit", "übergangsdauer", "animationsdauer"]),
    (.duration, "fr", ["durée", "temps"]),
    (.duration, "es", ["duración", "tiempo"]),
    (.duration, "pt", ["duração", "tempo"]),
    (.duration, "it", ["durata", "tempo"]),
    (.duration, "nl", ["duur", "tijd", "tijdsduur"]),
    (.duration, "id", ["durasi", "waktu"]),
    (.duration, "ru", ["длительность", "время"]),
    (.duration, "ja", ["時間", "所要時間", "持続時間", "デュレーション"]),
    (.duration, "zh", ["时间", "時間", "持续时间", "持續時間", "时长", "時長"]),
    (.duration, "ko", ["시간", "지속 시간", "소요 시간", "길이"]),
    (.delay, "en", ["delay", "start delay", "wait"]),
    (.delay, "de", ["verzögerung"]), (.delay, "fr", ["délai", "retard"]),
    (.delay, "es", ["retraso", "demora"]), (.delay, "pt", ["atraso"]), (.delay, "it", ["ritardo"]),
    (.delay, "nl", ["vertraging"]), (.delay, "id", ["jeda", "penundaan"]),
    (.delay, "ja", ["遅延", "ディレイ"]), (.delay, "zh", ["延迟", "延遲"]), (.delay, "ko", ["지연"]),
    (
      .animation, "en",
      ["animation", "animations", "transition", "motion", "visual", "transition type"]
    ),
    (.animation, "de", ["animation", "übergang", "bewegung"]),
    (.animation, "fr", ["animation", "mouvement"]),
    (.animation, "es", ["animación", "transición", "movimiento"]),
    (.animation, "pt", ["animação", "transição", "movimento"]),
    (.animation, "it", ["animazione", "transizione", "movimento"]),
    (.animation, "nl", ["animatie", "overgang", "beweging"]),
    (.animation, "id", ["animasi", "transisi", "gerakan"]),
    (.animation, "ru", ["анимация"]),
    (.animation, "ja", ["アニメーション", "トランジション", "演出"]),
    (.animation, "zh", ["动画", "動畫", "动效", "動效", "过渡", "過渡"]),
    (.animation, "ko", ["애니메이션", "트랜지션", "모션"]),
    (.easing, "en", ["easing", "curve", "timing function", "easing curve", "interpolator"]),
    (.easing, "de", ["kurve", "beschleunigung"]), (.easing, "fr", ["courbe", "lissage"]),
    (.easing, "es", ["curva", "aceleración"]), (.easing, "pt", ["curva", "aceleração"]),
    (.easing, "it", ["curva"]), (.easing, "nl", ["curve", "versnelling"]),
    (.easing, "id", ["kurva"]),
    (.easing, "ja", ["イージング"]), (.easing, "zh", ["缓动", "緩動", "曲线"]), (.easing, "ko", ["이징"]),
  ]

  private static let rest: [Phrases] = [
    (
      .change, "en",
      [
        "state change", "state changes", "change", "state transition", "route",
        "transition path",
      ]
    ),
    (.change, "de", ["zustandswechsel", "zustandsübergang"]),
    (.change, "fr", ["changement d'état", "changement"]),
    (.change, "es", ["cambio de estado", "cambio"]), (.change, "pt", ["mudança de estado"]),
    (.change, "it", ["cambio di stato"]), (.change, "nl", ["toestandsovergang"]),
    (.change, "id", ["perubahan keadaan"]), (.change, "ja", ["状態遷移", "画面遷移", "遷移"]),
    (.state, "zh", ["状态或事件", "狀態或事件"]),
    (.change, "zh", ["状态转换", "状态变化", "狀態轉換", "状态迁移"]),
    (.change, "ko", ["상태 전이", "상태 변화", "화면 전환"]),
    (.id, "en", ["id", "#", "no", "nr", "number", "code", "ref", "row", "step"]),
    (.id, "fr", ["n°", "numéro"]), (.id, "es", ["núm", "número"]), (.id, "ja", ["番号"]),
    (.id, "zh", ["编号", "編號", "序号", "序號"]), (.id, "ko", ["번호"]),
    (
      .note, "en",
      [
        "notes", "note", "description", "comment", "comments", "details", "rationale", "remarks",
        "source line", "reason", "explanation", "meaning", "priority", "example", "css example",
        "reversible", "rule", "actor", "scenario", "parent", "parent screen", "parent page",
      ]
    ),
    (.note, "de", ["beschreibung", "bemerkung", "anmerkung", "hinweis", "kommentar", "bedeutung"]),
    (.note, "fr", ["description", "remarque", "remarques", "commentaire", "notes"]),
    (.note, "es", ["descripción", "nota", "notas", "comentario", "comentarios"]),
    (.note, "pt", ["descrição", "nota", "notas", "observação", "observações", "comentário"]),
    (.note, "it", ["descrizione", "nota", "note", "commento"]),
    (.note, "nl", ["beschrijving", "opmerking", "opmerkingen", "toelichting"]),
    (.note, "id", ["deskripsi", "catatan", "keterangan"]),
    (.note, "ru", ["описание", "примечание", "комментарий", "заметки"]),
    (.note, "pl", ["opis", "uwagi", "notatki", "komentarz"]),
    (.note, "cs", ["popis", "poznámka", "poznámky"]), (.note, "sk", ["popis", "poznámka"]),
    (.note, "uk", ["опис", "примітка", "примітки"]), (.note, "tr", ["açıklama", "not", "notlar"]),
    (.note, "vi", ["mô tả", "ghi chú"]), (.note, "sv", ["beskrivning", "anmärkning"]),
    (.note, "da", ["beskrivelse", "bemærkning"]), (.note, "no", ["beskrivelse", "merknad"]),
    (.note, "fi", ["kuvaus", "huomautus"]), (.note, "hu", ["leírás", "megjegyzés"]),
    (.note, "ro", ["descriere", "observații"]), (.note, "el", ["περιγραφή"]),
    (.note, "ja", ["説明", "備考", "メモ", "補足"]),
    (.note, "zh", ["说明", "說明", "描述", "备注", "備註"]), (.note, "ko", ["설명", "비고", "메모"]),
    (.platform, "en", ["platform", "platforms", "device", "viewport", "breakpoint"]),
    (.platform, "ja", ["プラットフォーム"]), (.platform, "zh", ["平台"]), (.platform, "ko", ["플랫폼"]),
  ]

  /// Words that ask or tell how or why a change comes; a header of one or two words begins with one.
  static let manners: Lexicon = [
    "how", "by", "because", "through", "and", "wie", "weil", "durch", "comment", "par", "parce",
    "cómo", "por", "porque", "como", "come", "perché", "hoe", "door", "omdat", "как", "почему",
    "どうやって", "如何", "怎么", "方式", "방법",
  ]

  /// Verbs with which headers such as "What the user does", "You press" and "When this happens" end.
  static let acting: Lexicon = [
    "happens", "happened", "happen", "occurs", "passiert", "geschieht", "ocurre", "sucede", "pasa",
    "acontece",
    "succede", "gebeurt", "occur", "occurred", "sker", "skjer", "dzieje", "does", "do",
    "did", "press", "presses", "tap", "taps", "click", "clicks",
    "tut", "drückt",
    "fait", "hace", "faz", "fa", "doet", "делает",
  ]

  /// Nouns that a state column carries: alone they head a column of states, beside a word for an end they add nothing.
  static let stateNouns: Lexicon = [
    "state", "states", "screen", "screens", "view", "views", "mode", "modes", "phase", "phases",
    "status", "page", "pages", "zustand", "zustände", "phasen", "ansicht", "bildschirm", "état",
    "états", "etat", "écran", "statut", "estado", "estados", "pantalla", "vista", "tela", "fase",
    "stato", "stati", "schermata", "toestand", "toestanden", "scherm", "keadaan", "layar",
    "tillstånd", "läge", "skärm", "tilstand", "skærm", "skjerm", "tila", "näyttö", "stav",
    "obrazovka", "állapot", "képernyő", "stare", "starea", "ecran", "durum", "ekran", "stan",
    "стан",
    "κατάσταση", "trạng thái", "состояние", "состояния", "экран", "экраны", "режим", "keadaaan",
    "stany", "durumu", "ekranı", "stavy", "стани", "екран", "màn hình", "حالة", "الحالة", "สถานะ",
    "स्थिति", "अवस्था", "מצב", "وضعیت", "οθόνη", "شاشة", "الشاشة",
    "statuses", "statuts", "statussen", "estatus", "bildschirme", "ansichten", "écrans",
    "pantallas", "telas", "schermate", "schermen", "ekrany", "ekranlar", "obrazovky", "skärmar",
    "екрани", "durumlar", "tillstånden",
    "状態", "画面", "状态", "狀態", "页面", "頁面", "屏幕", "상태", "화면", "フェーズ", "モード",
    "ステータス", "ステート",
  ]

  /// Those of them that are written in two words.
  static let pairedNouns = [["trạng", "thái"], ["màn", "hình"]]

  /// Nouns of surfaces that open over a screen; a column of them beside a trigger tells what opens when.
  static let overlayNouns: Lexicon = [
    "dialog", "dialogue", "modal", "overlay", "sheet", "popup", "dialogs", "modals", "overlays",
    "dialogfenster", "boîte", "diálogo", "dialoog", "ダイアログ", "モーダル", "对话框", "對話框",
    "弹窗", "彈窗", "대화상자", "모달", "팝업",
  ]

  /// Words between others that carry no role.
  static let articles: Lexicon = [
    "the", "of", "a", "an", "s", "d", "der", "die", "das", "des", "le", "la", "les", "l", "el",
    "los",
    "las", "lo", "il", "gli", "o", "os", "as", "do", "da", "del", "della", "dello", "di", "du",
    "het", "een", "in", "is", "possible", "allowed", "mögliche", "posibles",
  ]

  /// Inflected words for an end that stand beside a noun only: "aktueller Zustand", "estado actual".
  static let sourceWords: Lexicon = [
    "aktueller", "aktuelle", "aktuelles", "derzeitiger", "bisheriger", "alter", "vorheriger",
    "ancien", "ancienne", "anciens", "antiguo", "antigo", "antiga", "vecchio", "vecchia",
    "alte", "altes", "bisherige", "bisheriges", "vorherige", "vorheriges", "stary", "starý",
    "gammal",
    "gammel", "eski", "lama", "старый", "старое", "старая", "прежний", "прежнее", "прежняя",
    "предыдущий", "предыдущее", "старий", "попередній",
    "actuel", "actuelle", "initiale", "précédent", "antigua", "previo", "previa", "anterior",
    "inicial", "iniziale", "corrente", "precedente", "precedenti", "huidige", "vorige", "oude",
    "awal", "courant", "courante", "departure", "previous", "prior", "existing", "original",
    "present", "before", "old", "initial", "now",
    "starting", "actual", "entry", "beginning", "dorigine", "départ", "partenza", "actueel",
    "source", "исходный", "исходная", "текущий", "текущая", "curent", "curentă", "actuală",
  ]
}
