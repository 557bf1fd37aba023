import SpecText

/// The words by which conditions are told to exclude each other or not.
enum GuardWords {
  /// Words that every condition may have: articles, joints, and whoever it speaks of.
  static let fillers: Lexicon = [
    "is", "are", "was", "were", "be", "the", "a", "an", "if", "when", "it", "this", "that", "user",
    "users", "person", "people", "someone", "already", "currently", "state", "status", "yet",
    "wenn", "falls", "ist", "sind", "war", "der", "die", "das", "ein", "eine", "nutzer",
    "benutzer", "person", "schon", "bereits",
    "si", "est", "sont", "le", "la", "les", "un", "une", "utilisateur", "déjà",
    "es", "está", "están", "el", "los", "las", "una", "usuario", "ya",
    "se", "é", "está", "o", "os", "as", "um", "uma", "usuário", "já",
    "è", "il", "lo", "gli", "utente", "già",
    "als", "het", "een", "de", "gebruiker", "al",
    "jika", "bila", "yang", "pengguna", "sudah", "если", "пользователь", "уже",
  ]

  /// Small words that belong to the word beside them: "logged in", "on hold".
  static let particles: Lexicon = [
    "in", "on", "off", "out", "up", "down", "of", "to", "for", "at", "time", "im", "am", "en",
    "em", "di", "du", "au", "do", "da", "op", "per",
  ]

  /// Words of conditions that tell what is there, what it holds, or whence one came.
  static let holding: Lexicon = [
    "has", "have", "had", "having", "with", "contains", "contain", "holds", "exists", "exist",
    "there", "came", "come", "comes", "arrived", "from", "via", "after", "before", "since", "while",
    "during", "any", "every", "all", "some", "each", "or", "can", "may", "more", "less", "than",
    "hat", "haben", "mit", "enthält", "existiert", "gibt", "vorhanden", "kam", "kommt", "von",
    "aus", "nach", "vor", "seit", "oder", "alle", "mehr", "kann",
    "ont", "avec", "contient", "existe", "vient", "venu", "depuis", "après", "avant", "ou", "peut",
    "tiene", "tienen", "hay", "con", "contiene", "existen", "viene", "vino", "desde", "tras",
    "puede", "tem", "têm", "há", "com", "contém", "veio", "após", "pode",
    "ha", "hanno", "esiste", "dopo", "prima", "può",
    "heeft", "hebben", "met", "bevat", "bestaat", "kwam", "van", "na", "voor", "sinds", "kan",
    "punya", "memiliki", "ada", "dengan", "berisi", "dari", "setelah", "sebelum", "atau", "bisa",
    "есть", "имеет", "имеется", "содержит", "из", "после", "или", "с",
  ]

  /// Words that end a condition of several words which tells what was chosen or is there: "photo selected".
  static let chosen: Lexicon = [
    "selected", "entered", "chosen", "picked", "attached", "set", "available", "present", "added",
    "ausgewählt", "gewählt", "gesetzt", "verfügbar", "angehängt",
    "choisi", "choisie", "saisi", "sélectionné", "sélectionnée", "disponible", "présent", "joint",
    "seleccionado", "seleccionada", "elegido", "elegida", "selecionado", "selecionada",
    "disponível", "selezionato", "selezionata", "scelto", "disponibile", "gekozen",
    "geselecteerd", "beschikbaar", "dipilih", "tersedia", "выбран", "выбрано", "доступен",
  ]

  /// The same in scripts without blanks, inside of a word.
  static let signs: Phrases = [
    "あり", "ある", "有り", "存在", "含む", "含ま", "から", "包含", "来自", "來自", "있음", "있다", "존재", "포함",
  ]

  /// Signs that begin such a word where more than one sign follows.
  static let heads: Phrases = ["有"]

  /// The values of one thing each.
  static let things: [Lexicon] = [
    [
      "clean", "dirty", "saved", "unsaved", "modified", "unmodified", "changed", "unchanged",
      "pristine", "geändert", "unverändert", "gespeichert", "ungespeichert", "modifié",
      "enregistré", "inchangé", "modificado", "guardado", "salvo", "modificato", "salvato",
      "gewijzigd", "opgeslagen", "tersimpan", "変更なし", "変更あり", "已保存", "未保存",
    ],
    [
      "cached", "stale", "fresh", "outdated", "aktuell", "veraltet", "frisch", "périmé", "obsoleto",
      "verouderd", "最新", "过期", "過期",
    ],
    [
      "draft", "published", "archived", "scheduled", "unpublished", "entwurf", "veröffentlicht",
      "archiviert", "brouillon", "publié", "archivé", "borrador", "publicado", "archivado",
      "rascunho", "arquivado", "bozza", "pubblicato", "archiviato", "concept", "gepubliceerd",
      "gearchiveerd", "draf", "diterbitkan", "черновик", "опубликован", "下書き", "公開", "非公開",
      "草稿", "已发布", "초안", "게시됨",
    ],
    [
      "admin", "administrator", "guest", "member", "visitor", "anonymous", "authenticated",
      "unauthenticated", "registered", "logged", "gast", "mitglied", "angemeldet", "abgemeldet",
      "invité", "membre", "visiteur", "connecté", "invitado", "miembro", "visitante", "convidado",
      "ospite", "membro", "lid", "tamu", "anggota", "гость", "администратор", "ゲスト", "会員",
      "管理者", "访客", "管理员", "게스트", "관리자",
    ],
    [
      "online", "offline", "connected", "disconnected", "verbunden", "getrennt", "connecté",
      "déconnecté", "conectado", "desconectado", "connesso", "disconnesso", "verbonden",
      "オンライン", "オフライン", "在线", "离线", "온라인", "오프라인",
    ],
    [
      "success", "succeeded", "succeeds", "successful", "ok", "okay", "failure", "failed", "fails",
      "error", "declined", "rejected", "denied", "approved", "accepted", "granted", "timeout",
      "erfolg", "erfolgreich", "fehler", "fehlgeschlagen", "abgelehnt", "genehmigt", "succès",
      "réussi", "réussie", "échec", "erreur", "refusé", "refusée", "accepté", "acceptée", "éxito",
      "fallo", "rechazado", "rechazada", "aceptado", "aceptada", "sucesso", "erro", "falha",
      "recusado", "aceito", "successo", "errore", "fallito", "rifiutato", "accettato", "succes",
      "gelukt", "mislukt", "fout", "berhasil", "sukses", "gagal", "ditolak", "disetujui", "успех",
      "успешно", "ошибка", "成功", "失敗", "エラー", "失败", "错误", "錯誤", "성공", "실패", "오류",
    ],
    [
      "empty", "full", "filled", "loaded", "populated", "blank", "leer", "voll", "gefüllt", "vide",
      "plein", "rempli", "vacío", "vacía", "lleno", "llena", "vazio", "vazia", "cheio", "vuoto",
      "vuota", "pieno", "piena", "leeg", "vol", "kosong", "penuh", "пусто", "пустой", "空", "满", "滿",
    ],
    [
      "valid", "invalid", "expired", "correct", "incorrect", "wrong", "right", "gültig", "ungültig",
      "abgelaufen", "richtig", "falsch", "korrekt", "valide", "invalide", "expiré", "expirée",
      "válido", "válida", "inválido", "inválida", "correcto", "incorrecto", "correcta",
      "incorrecta", "caducado", "correto", "incorreto", "expirado", "valido", "scaduto",
      "corretto", "errato", "geldig", "ongeldig", "verlopen", "benar", "salah", "верный",
      "неверный", "有効", "無効", "有效", "无效", "無效", "유효", "무효",
    ],
    [
      "first", "returning", "new", "existing", "known", "unknown", "recurring", "erste", "erster",
      "neu", "bekannt", "unbekannt", "wiederkehrend", "nouveau", "nouvelle", "existant", "nuevo",
      "nueva", "recurrente", "existente", "novo", "nova", "recorrente", "nuovo", "esistente",
      "nieuw", "bestaand", "terugkerend", "baru", "lama", "новый", "初回", "新規", "再訪", "首次",
    ],
    [
      "enabled", "disabled", "active", "inactive", "on", "off", "aktiv", "inaktiv", "aktiviert",
      "deaktiviert", "actif", "inactif", "activo", "inactivo", "ativo", "inativo", "attivo",
      "inattivo", "actief", "inactief", "aktif", "nonaktif", "включено", "выключено", "オン", "オフ",
      "开启", "关闭", "켜짐", "꺼짐",
    ],
    [
      "locked", "unlocked", "open", "closed", "gesperrt", "entsperrt", "offen", "geschlossen",
      "verrouillé", "déverrouillé", "ouvert", "fermé", "bloqueado", "desbloqueado", "abierto",
      "cerrado", "aberto", "fechado", "aperto", "chiuso", "bloccato", "sbloccato", "vergrendeld",
      "ontgrendeld", "gesloten", "terkunci", "terbuka", "tertutup",
    ],
    [
      "free", "paid", "trial", "premium", "kostenlos", "gratis", "bezahlt", "gratuit", "payant",
      "gratuito", "pago", "pagado", "betaald", "berbayar", "無料", "有料", "免费", "付费", "무료", "유료",
    ],
    [
      "found", "missing", "lost", "gefunden", "trouvé", "trouvée", "encontrado", "encontrada",
      "trovato", "gevonden", "ditemukan", "найдено",
    ],
    [
      "portrait", "landscape", "hochformat", "querformat", "retrato", "paisaje", "paisagem", "縦",
      "横", "竖屏", "横屏", "세로", "가로",
    ],
    [
      "public", "private", "öffentlich", "privat", "privé", "público", "privado", "pubblico",
      "privato", "非公開", "公開",
    ],
  ]
}
