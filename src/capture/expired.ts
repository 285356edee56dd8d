/** Lines by which pages say that a posting has expired; compared as whole lines, ignoring case. */
const PHRASES = [
  // English
  String.raw`applications (?:for this (?:job|position|role|vacancy) )?(?:are |have )?(?:now )?(?:been )?closed`,
  String.raw`(?:unfortunately|sorry),? this (?:job|position|vacancy|role)(?: opening| posting)? (?:is|has been) (?:now )?(?:closed|filled)`,
  String.raw`this (?:job|position|vacancy|role)(?: opening)? (?:is|was) (?:now )?(?:closed|filled|expired|inactive)`,
  String.raw`sorry,? this (?:job|position|vacancy) (?:has expired|is no longer available|has been filled)`,
  String.raw`this (?:job|position|vacancy|posting)(?: posting| listing| ad)? (?:has expired|is no longer (?:available|active|open|accepting applications)|has been (?:closed|filled)|is closed)`,
  String.raw`this job (?:ad )?has expired(?: on indeed)?`,
  String.raw`no longer accepting applications`,
  String.raw`(?:job|position) (?:expired|closed|filled)`,
  String.raw`vacancy closed`,
  String.raw`(?:job|position|vacancy) not found`,
  // German
  String.raw`(?:stelle|job|stellenanzeige) nicht gefunden`,
  String.raw`(?:es werden )?keine bewerbungen mehr (?:angenommen|möglich)`,
  String.raw`nimmt keine bewerbungen mehr (?:an|entgegen)`,
  String.raw`(?:dieses?|die|das) (?:stelle|position|stellenanzeige|stellenangebot) (?:wurde|ist) (?:bereits |leider )?(?:besetzt|vergeben|deaktiviert|geschlossen|nicht mehr verfügbar)`,
  String.raw`(?:dieses?|die|das) (?:stelle|stellenanzeige|anzeige|stellenangebot)(?: ist)? (?:nicht mehr (?:verfügbar|aktiv|online)|bereits besetzt|abgelaufen)`,
  // French
  String.raw`(?:les )?candidatures (?:ne sont plus acceptées|closes)`,
  String.raw`n['’]accepte plus (?:de|les) candidatures`,
  String.raw`(?:cette|l)['’ ]?(?:offre|annonce) (?:n['’]est plus (?:disponible|active|en ligne|d['’]actualité)|est (?:expirée|pourvue|clôturée)|a (?:expiré|été pourvue))`,
  // Spanish
  String.raw`ya no se aceptan (?:solicitudes|candidaturas)`,
  String.raw`(?:esta|la) oferta (?:ha (?:caducado|expirado|finalizado|sido cerrada)|está cerrada|ya no está (?:activa|disponible))`,
  String.raw`(?:esta )?oferta (?:de empleo )?(?:ya no está disponible|caducada|cerrada|expirada)`,
  // Portuguese
  String.raw`(?:já )?não aceita (?:mais )?candidaturas`,
  String.raw`(?:esta )?vaga (?:encerrada|expirada|fechada|não está mais disponível|foi (?:preenchida|encerrada))`,
  // Italian
  String.raw`non (?:si accettano|accetta) più candidature`,
  String.raw`(?:questa |l['’])?(?:offerta|annuncio|posizione) (?:è )?(?:scadut[ao]|chius[ao]|non (?:è )?più (?:disponibile|attiv[ao]))`,
  // Dutch
  String.raw`accepteert geen sollicitaties meer`,
  String.raw`(?:sollicitaties )?worden niet meer geaccepteerd`,
  String.raw`deze vacature is (?:niet (?:meer|langer) (?:beschikbaar|actief|online)|gesloten|verlopen|vervuld)`,
  // Others
  String.raw`oferta (?:wygasła|nieaktualna|zakończona)`,
  String.raw`(?:tato |tahle )?(?:nabídka|pozice|inzerát)(?: již| už)? (?:není aktivní|byl[ao]? ukončen[ao]?|není aktuální|vypršel[ao]?)`,
  String.raw`(?:táto )?ponuka (?:už )?nie je (?:aktuálna|aktívna)`,
  String.raw`annonsen är inte längre aktiv`,
  String.raw`stillingen er ikke lenger aktiv`,
]
const EXPIRED = new RegExp(`^(?:${PHRASES.join('|')})[.!]?`, 'i')

/** Longer lines (in characters) are about something else. */
const LINE_MAX = 160

/** Whether a line says that the posting has expired. */
export const saysExpired = (line: string): boolean => line.length < LINE_MAX && EXPIRED.test(line)
