import SpecModel
import SpecText

/// Tells what somebody or something does, "compute the score", "Betrag eingeben", from names of states and screens.
enum Doings {
  /// Whether words are a verb of what is done, alone or with its object, as in a chain of steps: no state is called so.
  ///
  /// Words that begin with a capital are titles, "Choose Seat", unless a verb at their end tells, "Betrag eingeben".
  static func isDoing(_ text: String) -> Bool {
    let name = ArrowSide.unwrapped(text)
    let words = Names.words(name)
    guard let first = words.first, let last = words.last, words.count <= 8 else { return false }
    if first.utf8.first ?? 0 >= 0xE3 {
      return wideEndings.contains { name.hasSuffix($0) && name.count > $0.count + 1 }
        || wideBeginnings.contains { name.hasPrefix($0) && name.count > $0.count }
    }
    if words.count > 1 || name.first?.isLowercase == true, infinitives.contains(last) {
      return true
    }
    guard name.first?.isLowercase == true else { return false }
    // "open" alone is a state.
    if words.count == 1 {
      return verbs.contains(first) && !TransitionWords.usualStates.contains(first)
    }
    return verbs.contains(first) || followers.contains(first)
  }

  /// Whether most sides of a chain are doings.
  static func areDoings(_ texts: [String]) -> Bool {
    let count = texts.count(where: isDoing)
    return count > 1 && count * 2 >= texts.count
  }

  /// Verbs in the imperative or the infinitive that no state and no screen is named by.
  private static let verbs: Lexicon = [
    "compute", "calculate", "record", "write", "save", "send", "show", "hide", "add", "remove",
    "choose", "pick", "enter", "set", "check", "validate", "verify", "store", "update", "create",
    "delete", "end", "pass", "roll", "draw", "move", "count", "call", "open", "close", "tap",
    "press", "print", "weigh", "scan", "fill", "notify", "refresh", "sort", "apply", "run", "play",
    "give", "take", "put", "turn", "wait", "go",
    "calculer", "noter", "enregistrer", "envoyer", "afficher", "masquer", "ajouter", "retirer",
    "choisir", "saisir", "définir", "vérifier", "valider", "créer", "supprimer", "finir",
    "terminer", "lancer", "compter", "ouvrir", "fermer", "imprimer", "attendre", "prendre",
    "calcular", "anotar", "guardar", "enviar", "mostrar", "ocultar", "añadir", "quitar", "elegir",
    "introducir", "definir", "comprobar", "validar", "crear", "borrar", "terminar", "lanzar",
    "contar", "abrir", "cerrar", "imprimir", "esperar", "pulsar", "registrar", "escribir",
    "salvar", "exibir", "adicionar", "remover", "escolher", "inserir", "verificar", "criar",
    "excluir", "encerrar", "fechar", "digitar", "selecionar", "seleccionar", "calcolare",
    "annotare", "salvare", "inviare", "mostrare", "nascondere", "aggiungere", "togliere",
    "scegliere", "inserire", "impostare", "verificare", "creare", "eliminare", "finire",
    "lanciare", "contare", "aprire", "chiudere", "stampare", "attendere", "premere", "hitung",
    "catat", "simpan", "kirim", "tampilkan", "tambah", "hapus", "pilih", "masukkan", "atur",
    "periksa", "akhiri", "buka", "tutup", "tunggu",
  ]

  /// Verbs that stand behind their object, in German and Dutch.
  private static let infinitives: Lexicon = [
    "berechnen", "eintragen", "notieren", "speichern", "senden", "anzeigen", "ausblenden",
    "hinzufügen", "entfernen", "wählen", "auswählen", "eingeben", "festlegen", "prüfen", "anlegen",
    "löschen", "beenden", "werfen", "zählen", "öffnen", "schließen", "drucken", "aufkleben",
    "wiegen", "bringen", "rufen", "übergeben", "warten", "ausfüllen", "aktualisieren", "ziehen",
    "berekenen", "noteren", "opslaan", "versturen", "tonen", "verbergen", "toevoegen",
    "verwijderen", "kiezen", "invoeren", "instellen", "controleren", "aanmaken", "beëindigen",
    "gooien", "tellen", "openen", "sluiten", "afdrukken", "wachten",
  ]

  /// "next player", "nächste Person": who or what comes then.
  private static let followers: Lexicon = [
    "next", "nächste", "nächster", "nächstes", "prochain", "prochaine", "siguiente", "próximo",
    "próxima", "prossimo", "prossima", "volgende",
  ]

  private static let wideEndings = [
    "入力", "設定", "選択", "計算", "記録", "登録", "追加", "送信", "保存", "終了", "更新", "削除", "表示", "確認", "する",
    "を押す", "に戻る", "입력", "설정", "선택", "계산", "기록", "등록", "추가", "전송", "저장", "종료", "갱신", "삭제", "표시",
    "확인", "처리", "하기",
  ]
  private static let wideBeginnings = [
    "次の", "다음 ", "计算", "记录", "输入", "选择", "设置", "提交", "保存", "结束", "更新", "删除", "显示", "下一位", "下一个",
    "計算", "記錄", "輸入", "選擇", "設定", "儲存", "結束", "刪除", "顯示",
  ]
}
