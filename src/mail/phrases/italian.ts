import type { Phrases } from './phrases.ts'

const TALK = String.raw`(?:colloquio|colloqui|intervista|chiamata|videochiamata|incontro|call|videocolloquio|telefonata|chiacchierata|videoconferenza)`
const TEST = String.raw`(?:test|prova|assessment|esercizio|esercitazione|case study|caso studio|questionario|challenge|sfida)`
const FILE = String.raw`(?:candidatura|profilo|curriculum|cv|domanda)`
/** Words between `non` and what is refused: `non è stata`, `non potremo`. */
const NO = String.raw`\bnon (?:(?:la|ti|le|ci|si|lo|l'|e|sei|siamo|e'|stat[oae]|essere|venga|abbiamo|ha|hai|avere|potuto|possiamo|potremo|potra|puo|sara|sarai|risulta|risultat[oa]|rientra|possibile|purtroppo|momento|piu|in|questa|occasione) ){0,6}`
const NEEDED = String.raw`(?:aspettativ\w+|retribu\w+|ral|stipendio|disponibilita|preavviso|data di inizio|referenze|diploma|laurea|certificat\w+|portfolio|permesso|patente|visto|document\w+|lettera di (?:presentazione|motivazione)|copia|domande|curriculum|cv|informazioni aggiuntive)`

export const ITALIAN: Phrases = {
  everyday:
    'il la i le e che di per con una un non del della suo sua tuo tua ti siamo abbiamo al alla in grazie gentile stata posizione',
  rejection: [
    String.raw`\bnon (?:stiamo )?assum(?:iamo|endo)\b(?! (?:responsabil\w+|impegni))`,
    String.raw`\babbiamo gia (?:qualcuno|trovato|due|preso|scelto)\b|\bnon (?:abbiamo|ho) piu bisogno\b|\b(?:per )?questa volta non e andata\b|\bnon (?:ce la facciamo|riusciamo) a (?:prenderti|prenderla|inserirti|inserirla)\b`,
    String.raw`\bnon (?:abbiamo|ci sono|disponiamo di)\b[^.;]{0,25}\b(?:posti|posto|posizioni|posizione|opportunita|spazio)\b|\bquesta volta non (?:sei|e) (?:tu|stat[oa])\b`,
    String.raw`\bnon (?:e|sei) (?:stat[oa] )?(?:la|il|l'|tra l[ei]) ?(?:person|candidat|profil|prescelt|selezionat|finalist)\w*|\bnon (?:hai|ha) (?:passat|superat)o\b[^.;]{0,20}\b(?:fase|selezione|screening|test|prova|colloquio|step)\b`,
    String.raw`\b(?:posizione|ruolo|ricerca|selezione|processo)\b[^.;]{0,30}\b(?:in pausa|in sospeso|in stand-?by|si ferma)\b`,
    String.raw`\b(?:esperienza|profilo|percorso|competenze)\b[^.;]{0,20}\bnon (?:e|sia|sono) (?:quell[oaie]|cio|in linea|adatt\w+)\b|\bnon (?:e|sia) (?:quello|cio) (?:che|di cui) (?:\w+ )?(?:cerc\w+|serve|abbiamo bisogno)\b|\b(?:conclus|terminat)\w+ la (?:tua|sua) partecipazione\b`,
    String.raw`\b(?:candidatura|domanda|profilo)\b[^.;]{0,30}\b(?:respint|esclus|rigettat|non accolt|non ammess)\w+\b`,
    String.raw`\b(?:posizione|ruolo|posto)\b[^.;]{0,30}\bnon (?:sara|verra|viene|verra piu)\b[^.;]{0,10}\b(?:copert|assegnat|ricopert)\w+`,
    String.raw`\b(?:proseguire|proseguito|proseguiamo|andare avanti|continuare|procedere|avanzare|procediamo)\b[^.;]{0,15}\bcon (?:i |le |un |una |dei |delle )?(?:candidat\w+|profil\w+|person\w+|risors\w+|figur\w+|candidatur\w+)\b[^.;]{0,15}\b(?:il cui|la cui|i cui|le cui|con|che|piu|maggiormente)\b`,
    String.raw`\b(?:preso|assunto|scelto|trovato|individuato) (?:qualcun\w*|un altro|un'altra|(?:un|una|la) (?:\w+ )?(?:ragazz\w+|person\w+|candidat\w+|collega|profilo|figura|risorsa))\b`,
    String.raw`\b(?:congelat|sospes|bloccat|annullat|chius|interrott|fermat)o (?:la|le|il|tutte le|questa|momentaneamente|temporaneamente) (?:\w+ )?(?:ricerca|selezion\w+|assunzion\w+|processo|posizion\w+)\b|\bci fermiamo qui\b`,
    String.raw`\bnon (?:e|e stat[oa]|siamo|abbiamo|possiamo|potremo|proseguiremo|procederemo|proseguire\w*|sei|ha|rientra|potra|sara|intendiamo|e risultat[oa])\b[^.;]{0,50}\b(?:selezionat\w+|scelt[oa]|idone[oa]|proseguire|procedere|proseguir\w+|dare seguito|seguito|ritenut\w+|considerat\w+|accolt\w+|superat\w+|offrir\w+|andata a buon fine|presa in considerazione|accettat\w+|tra i|in linea|di proseguire|possibile)\b`,
    String.raw`\b(?:deciso|decisione|scelto) di non (?:\w+ )?(?:proseguire|procedere|continuare|dare|andare|coprire|portare)\b|\bnon (?:proseguiremo|procederemo|proseguira)\b`,
    String.raw`\b(?:posizione|ruolo|posto|ricerca|selezione|offerta|annuncio|processo)\b[^.;]{0,40}\b(?:e|e gia|e ormai|e stat[oa]|risulta|e stata gia)\b[^.;]{0,25}\b(?:copert[oa]|chius[oa]|annullat[oa]|interrott[oa]|sospes[oa]|assegnat[oa]|occupat[oa]|cancellat[oa]|ritirat[oa]|congelat[oa]|conclus[oa] con)\b`,
    String.raw`\b(?:annullare|sospendere|chiudere|interrompere) (?:la|questa|il|questo) (?:ricerca|selezione|processo|posizione)\b`,
    String.raw`\b(?:purtroppo|spiacent\w+|dispiace|rammaric\w+|rincresce)\b[^.;]{0,100}\bnon\b[^.;]{0,60}\b(?:selezion\w*|prosegu\w*|proced\w*|${FILE}|posizione|scelt\w*|idone\w*|esito|linea|seguito)\b`,
    String.raw`\b(?:esito) (?:\w+ )?(?:negativo|non positivo)\b|\b${FILE}\b[^.;]{0,40}\b(?:respint\w+|scartat\w+|rifiutat\w+|non (?:corrisponde|e in linea|e stat\w|rispecchia|risponde|soddisfa))\b`,
    String.raw`${NO}(?:(?:pre)?selezionat\w+|selezionar(?:ti|la)|scelt[oa]\b|ammess[oa]|idone[oa]|in linea|tra i (?:candidati|profili)|tra le candidature|assumer(?:ti|la)|inserir(?:ti|la)|prosegui(?:re|to|amo|ra)|procede(?:re|ra)|procedut\w+|dare seguito|dar seguito|offrir(?:ti|le)(?: \w+){0,2} (?:il|la|un|una|posto|posizione|ruolo))`,
    String.raw`\bnon (?:ha|hanno|abbia|aver) (?:avuto|dato|riportato|ottenuto) (?:un )?(?:esito|riscontro) (?:positivo|favorevole)\b|\besito (?:\w+ )?(?:negativo|sfavorevole|non favorevole)\b`,
    String.raw`\b(?:preferito|scelto|optato|orientat\w+|ricadut\w+|individuato|assunto|selezionato)\b[^.;]{0,25}\b(?:per|su|verso|un|una|un')\b ?[^.;]{0,25}\b(?:altr[oaie]|intern[oaie]|con (?:maggior\w*|piu)|piu (?:in linea|affine|adatt[oa]|senior))\b`,
    String.raw`\b(?:${FILE})\b[^.;]{0,40}\bnon (?:prosegue|proseguira|procede|procedera|rientra|rispecchia|soddisfa|possiede)\b`,
    String.raw`\b(?:abbiamo|hanno|e stata) gia (?:individuat|trovat|selezionat|assunt|copert)\w+\b`,
    String.raw`\b(?:meglio|maggiormente|piu) (?:\w+ )?(?:rispondent\w+|in linea|aderent\w+|corrispond\w+|adatt\w+|rispecchia\w*)\b[^.;]{0,50}\b(?:posizione|ruolo|requisiti|esigenze|profilo)\b`,
  ],
  interview: [
    String.raw`\b(?:conferm\w+|aspettiamo|attendiamo|ricord\w+)\b[^.?]{0,40}\b(?:colloquio|videocolloquio|appuntamento)\b[^.?]{0,60}(?:\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|ore|alle|domani)\b|\d)`,
    String.raw`\b(?:sentirci|vederci|incontrarci|conoscerci)\b[^.?]{0,40}(?:\b${TALK}\b|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|domani|settimana)\b)|\bche ne dic[ei]\b[^.?]{0,30}\b${TALK}\b`,
    String.raw`\b(?:invitar\w*|invitiamo|invito|convocar\w*|convochiamo|fissare|organizzare|programmare|pianificare|svolgere|fare|concordare|proporre|proporti|proporle|avere)\b[^.?]{0,50}\b${TALK}\b`,
    String.raw`\b(?:colloquio|incontro) (?:fissato|confermato|programmato)\b|\b(?:ricord\w+|ci vediamo|avremo)\b[^.?]{0,50}\b(?:colloquio|intervista)\b`,
    String.raw`\b(?:suo|tuo|nostro|il|un|la) (?:\w+ )?${TALK}\b[^.?]{0,60}\b(?:e|e stat[oa]|sara|si terra|resta)\b[^.?]{0,15}\b(?:fissat\w+|confermat\w+|programmat\w+|previst\w+|spostat\w+|rinviat\w+|annullat\w+|pianificat\w+|il \d)\b`,
    String.raw`\b(?:spostare|rinviare|posticipare|anticipare|riprogrammare|annullare|rimandare)\b[^.?]{0,25}\b(?:il|nostro|suo|tuo|la)\b ?(?:\w+ )?${TALK}`,
    String.raw`\b(?:scegli|scelga|seleziona|selezioni|prenota|prenoti|scegliere|indica|indichi|prenotare)\b[^.?]{0,40}\b(?:orari\w*|data|giorno|slot|fascia|appuntamento)\b[^.?]{0,80}(?:\b${TALK})?`,
    String.raw`\b(?:disponibilita|disponibile|libero|libera)\b[^.?]{0,60}\b${TALK}\b|\b${TALK}\b[^.?]{0,60}\b(?:disponibilita|disponibile|va bene|andrebbe bene)\b`,
    String.raw`\b(?:convocazione|invito|promemoria|conferma)\b[^.?]{0,20}\b(?:a|al|per|del|di|un)\b[^.?]{0,15}${TALK}\b`,
    String.raw`\b(?:piacerebbe|vorremmo|vorrei|desideriamo|saremmo lieti)\b[^.?]{0,30}\b(?:conoscerti|conoscerla|incontrarti|incontrarla|parlare con te|parlare con lei|sentirti|sentirla|fare due chiacchiere)\b`,
    String.raw`\b(?:convocat[oa]|invitat[oa]|attes[oa])\b[^.?]{0,30}\b(?:a|al|per|ad un|allo)\b[^.?]{0,30}\b${TALK}\b`,
    String.raw`\bprossim[oa] (?:passo|fase|step)\b[^.?]{0,40}\b${TALK}\b|\b(?:passat[oa]|ammess[oa]) alla (?:fase|prossima|seconda) (?:fase|successiva)?\b`,
  ],
  perhapsInterview: [
    String.raw`\b(?:possiamo|potremmo|potrebbe|puoi)\b[^?]{0,30}\b(?:rimandar\w*|spostar\w*|rinviar\w*|anticipar\w*|passar\w*)\b[^?]{0,30}\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|domani|settimana|\d)`,
    String.raw`\bquando (?:possiamo|potremmo) (?:sentirci|vederci|incontrarci)\b|\bquando (?:ci|ti|la) (?:sentiamo|vediamo|chiamiamo)\b`,
    String.raw`\bquando (?:saresti|sarebbe|sei|potresti|potrebbe)\b[^?]{0,20}(?:disponibile|liber[oa])?|\b(?:saresti|sarebbe|sei) (?:disponibile|liber[oa])\b`,
  ],
  assessment: [
    String.raw`\bprossim[oa] (?:passo|fase|step)\b[^.?]{0,30}\b(?:e|sara|consiste in|prevede) ?(?:un[a']?|il|la)? ?(?:\w+ )?${TEST}\b`,
    String.raw`\b(?:completare|completa|completi|compila|compili|svolgi|svolga|effettua|esegui|esegua|svolgere|sostenere|effettuare|compilare|invitiamo|consiste|allegato|trovi|trova|consegnare|eseguire|fare)\b[^.?]{0,50}\b${TEST}\b(?: (?:tecnic\w+|online|di \w+))?`,
    String.raw`\b(?:test|prova) (?:tecnic\w+|online|attitudinal\w+|di (?:logica|personalita|programmazione|selezione))\b`,
  ],
  offer: [
    String.raw`\b(?:averti|averla) (?:con noi|nel (?:nostro )?team|nella (?:nostra )?squadra|a bordo|tra noi)\b|\b(?:allegat\w|allego|inviamo|trova|trovi)\b[^.]{0,30}\b(?:proposta|offerta) (?:economica|contrattuale|di lavoro)\b`,
    String.raw`\b(?:comunic\w+|annunci\w+|conferm\w+) che (?:\w+ ){0,4}(?:assumer(?:ti|la)|scelto (?:te|lei)|sei (?:stat[oa] )?(?:assunt[oa]|scelt[oa]))\b`,
    String.raw`\b(?:lieti|liet[oa]|felici|felice|piacere|piace|entusiasti)\b[^.?]{0,40}\b(?:offrir\w+|proporr\w+|proporti|proporle|confermar\w+|comunicar\w+ che (?:e stat[oa]|sei stat[oa]))\b[^.?]{0,20}\b(?:il ruolo|la posizione|un contratto|un'offerta|il posto|l'assunzione|selezionat\w+|scelt\w+)`,
    String.raw`\b(?:desideriamo|vorremmo|intendiamo|lieti di|felici di|piacere di)\b[^.?]{0,10}\b(?:offrir(?:ti|le)|assumer(?:ti|la)|inserir(?:ti|la))\b(?![^.]{0,20}\b(?:colloquio|incontro|chiamata|prova))`,
    String.raw`\blettera (?:di (?:assunzione|impegno|offerta))\b|\bproposta (?:di assunzione|contrattuale|di contratto)\b|\bbenvenut[oa] (?:nel team|a bordo|in squadra)\b|\b(?:abbiamo scelto te|abbiamo deciso di assumer\w+)\b`,
  ],
  question: [
    String.raw`\b(?:potrebbe|potresti|puo|puoi|la preghiamo|ti preghiamo|ti chiediamo|le chiediamo|per favore|gentilmente|avremmo bisogno|vorremmo sapere|chiediamo)\b[^.?]{0,80}(?:indic\w*|invia\w*|inoltra\w*|dir\w*|comunic\w*|conferma\w*|mand\w*|forni\w*|trasmett\w*|condivid\w*|sapere|allega\w*|inviarci)[^.?]{0,60}${NEEDED}`,
    String.raw`\b(?:qual|quali)\b[^?]{0,10}\b(?:e|sono|sarebbe|sarebbero)\b[^?]{0,12}\b(?:la sua|la tua|le sue|le tue|il suo|il tuo)\b[^?]{0,20}(?:aspettativ|ral|disponibilita|preavviso)`,
    String.raw`\b(?:manca|mancano|mancante)\b[^.]{0,50}${NEEDED}`,
    String.raw`\b(?:possiede|possiedi|ha|hai) (?:un |il |la )?(?:permesso|patente|visto|automobile)\b[^?]{0,40}\?`,
  ],
  confirmation: [
    String.raw`\b(?:suo|tuo|sua|tua) (?:curriculum|cv|candidatura)\b[^.]{0,20}\b(?:e stat[oa]|e) (?:acquisit|ricevut|registrat)[oa]\b`,
    String.raw`\b(?:la |sua |tua )(?:candidatura|domanda)\b[^.]{0,80}\b(?:e|e stata|risulta|e ora)\b[^.]{0,20}\b(?:inserit|caricat|in fase di (?:valutazione|esame)|in valutazione|in esame|presa in carico)\w*`,
    String.raw`\bricevuto (?:la|il) (?:tua|sua|tuo|suo) (?:e-?mail|mail|messaggio|richiesta)\b[^.]{0,30}\b(?:posto|posizione|ruolo|annuncio|offerta|candidatura|lavoro)\b`,
    String.raw`\b(?:ricevuto|ricevuta|ricezione|riceviamo|pervenuta|pervenuto)\b[^.]{0,40}\b(?:la tua|la sua|tua|sua|del suo|della sua|il tuo|il suo|della tua|del tuo) (?:\w+ )?${FILE}\b`,
    String.raw`\b(?:tua|sua|tuo|suo) (?:\w+ )?${FILE}\b[^.]{0,100}\b(?:ricevut\w+|arrivat\w+|inviat\w+|registrat\w+|con successo|pervenut\w+|correttamente|trasmess\w+)\b`,
    String.raw`\b(?:grazie|ringraziamo|ringraziarti|ringrazio)\b[^.]{0,50}\b(?:candidatura|candidat\w+|interesse|inviato|curriculum|domanda)\b`,
    String.raw`\b(?:la|sua|tua) (?:candidatura|domanda)\b[^.]{0,80}\b(?:e stata|risulta)\b[^.]{0,20}\b(?:acquisit|ricevut|registrat|protocollat|inoltrat|trasmess|inviat|presentat)a\b`,
    String.raw`\b(?:candidatura|domanda|curriculum) (?:ricevut[ao]|inviat[ao]|confermat[ao]|registrat[ao])\b|\bti sei candidat[oa]\b|\bsi e candidat[oa]\b`,
  ],
  condition: [
    String.raw`\b(?:altrimenti|in caso contrario)\b`,
    String.raw`\b(?:in ogni caso|in tutti i casi|senza|incomplet\w+|in mancanza|finche|se|chi|(?:oltre|dopo|trascors[oa]|scadut[oa]|decors[oa]|passat[oa]) (?:tale|quest[oa]|il|la|quella) (?:data|termine|scadenza|limite)|coloro|qualora|nel caso|in caso|solo (?:i|le)|esclusivamente|in assenza|ove|da ritenersi|saranno contattat\w+)\b`,
  ],
  ifChosen: [
    String.raw`\b(?:se (?:l'azienda|l'esito|il|la|sei|sara|il tuo|il suo|in linea|riterremo|ci)|qualora|nel caso|in caso)\b`,
  ],
  later: [
    String.raw`\b(?:ti contatteremo|la contatteremo|contatteremo|sarai contattat\w+|sara contattat\w+|ti ricontatteremo|ci metteremo)\b`,
  ],
  untilThen: [String.raw`^[^.]{0,60}\b(?:finche|senza (?:il|la|che)|prima di)\b`],
  regret: [
    String.raw`\b(?:purtroppo|spiacent\w+|dispiace|rammaric\w+|tuttavia|nonostante|sebbene|deciso|decisione|altr[ie] (?:\w+ )?(?:candidat\w*|profil\w*)|non (?:e |siamo |abbiamo |possiamo |potremo |ha )?(?:stat\w*|possibile|potuto|grado|proseguir\w*|proceder\w*))\b`,
  ],
  parting: [
    String.raw`\b(?:augur\w+|in bocca al lupo|successo|buona fortuna)\b[^.!]{0,80}\b(?:futur\w+|carriera|ricerca|percorso|professional\w*|prosieguo|progetti)\b`,
    String.raw`\b(?:conserv\w+|terremo|tenere|manterremo)\b[^.!]{0,60}\b(?:database|banca dati|considerazione|futur\w+)\b`,
  ],
  application: [
    String.raw`\bavviso pubblico\b`,
    String.raw`\b(?:ral|preavviso|bando|concorso|portfolio|prova di|contratto|test tecnico|lettera di assunzione)\b`,
    String.raw`\b(?:candidat\w+|tirocini\w*|stage|graduatoria|concorso|posto di|posizione|ruolo|selezion\w+|colloquio|curriculum|cv|offert\w+ di lavoro|assunzione|risorse umane|hr|recruiting|recruiter|profilo|annuncio|impiego|lavora con noi|aspettativa retributiva|prova tecnica|test online|la ricerca|inserimento)\b`,
  ],
  talk: [
    String.raw`\b(?:colloquio|chiamata|videochiamata|incontr\w+|parlare|conoscer\w+|sentirci|call|chiacchier\w+)\b`,
  ],
  marketing: [
    String.raw`\b\d+ (?:nuov[ei] )?(?:offerte|annunci|posizioni)\b|\bnuove offerte\b|\bnuovi annunci\b|\bofferte (?:di lavoro )?(?:per te|consigliate)\b|\bcandidati (?:ora|subito)\b|\bnewsletter\b|\b\d+ (?:consigli|modi|errori|trucchi)\b|\bcome (?:affrontare|rispondere|superare|preparare|reagire|scrivere)\b|\bha visto il tuo\b`,
  ],
  cold: [
    String.raw`\b(?:sto|stiamo) cercando\b|\bper un (?:cliente|gruppo)\b|\bpresso un mio cliente\b|\bmi occupo di (?:ricerca|selezione|recruiting)\b|\bprofilo mi ha colpito\b|\b(?:visto|trovato|notato|esaminato|visionato) il (?:suo|tuo) (?:profilo|cv|curriculum|percorso)\b|\bper (?:un nostro cliente|un mio cliente|un cliente|conto di)\b|\b(?:ho|abbiamo) un'?a? ?(?:\w+ )?(?:opportunita|posizione|offerta)\b|\bapert[oa] a (?:nuove|valutare)\b|\bnuove opportunita\b`,
  ],
  ownApplication: [
    String.raw`\b(?:tua|sua|tuo|suo) (?:\w+ )?(?:candidatura|curriculum|cv|domanda)\b|\bti sei candidat[oa]\b|\bper cui (?:ti sei|si e) candidat`,
  ],
  aside: [
    String.raw`\b(?:verifica|verificare|verifichi|attiva|attivare|conferma|confermare|convalida)\b[^.]{0,22}\b(?:account|e-?mail|indirizzo|registrazione|profilo)\b|\bpassword\b|\bcodice di (?:verifica|sicurezza|accesso)\b`,
    String.raw`\b(?:ritirato|annullato) la (?:tua|sua) candidatura\b|\britiro della\b`,
    String.raw`\b(?:completa|termina|concludi|riprendi|continua) la (?:tua|sua) candidatura\b|\bcandidatura (?:incompleta|non (?:e stata )?(?:completata|inviata))\b`,
    String.raw`\bsondaggio\b|\bquestionario di soddisfazione\b|\bla tua opinione\b|\bla tua esperienza (?:come|di|nel)\b|\bvaluta la tua\b`,
  ],
  applicant: [
    String.raw`\b(?:ho|avendo) (?:gia )?accettato (?:un(?:'|o |a )?\s?altr[oa]|un nuovo|altrove)\b|\bho deciso di (?:ritirar\w*|non (?:proseguire|accettare|continuare)|rinunciare|declinare)\b|\bmia candidatura\b`,
    String.raw`\b(?:il mio|la mia) (?:cv|curriculum|candidatura|domanda|lettera)\b`,
    String.raw`\bla mia esperienza\b|\bresto in attesa (?:di un (?:suo|vostro)|dei prossimi|delle prossime)\b`,
  ],
  hearsay: [
    String.raw`\bnuova candidatura\b|\bdati del candidato\b`,
    String.raw`\b(?:rifiutare|scartare) (?:il|la|questo) (?:\w+ )?candidat[oa]\b|\bmi hanno (?:scartat|rifiutat)[oa]\b`,
    String.raw`\b(?!(?:candidatura|domanda|profilo|lei|tu|cv|curriculum)\b)\w+,? non l'hanno (?:pres|scelt|assunt)[oa]\b|\b(?:hanno (?:scartato|rifiutato)) (?!(?:la|il|tua|sua)\b)\w+\b|\b(?:mio|mia|tuo|tua) (?:fratello|sorella|cugin[oa]|amic[oa]|collega)\b[^.;]{0,40}\b(?:scartat|non l'hanno|rifiutat)`,
  ],
  arrived: [String.raw`^[^.]{0,40}\bricevut[oaie]\b`],
  closing: [
    String.raw`(?:(?:cordiali|distinti|cari|i migliori|un cordiale) salut[oi]|cordialmente|a presto|saluti|un saluto|buona giornata|in fede)`,
  ],
}
