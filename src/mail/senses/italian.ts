import type { Senses } from './senses.ts'

export const ITALIAN_SENSES: Senses = {
  not: 'non|nessun[oa]?|ne|mai',
  yet: 'ancora|in corso|tuttora',
  harmless:
    'non selezionat[ie]|ancora una|non solo|non esit\\w+|non rispond\\w+|non preoccupar\\w+',
  condition:
    'se|qualora|nel caso|in caso|solo (?:i|le|chi)|esclusivamente|laddove|ove|anche se non|senza|finche|incomplet\\w+|oltre (?:il|la)|in (?:mancanza|assenza)|altrimenti',
  aside:
    'contatteremo|ricontatt\\w*|contattat\\w*|faremo sapere|ci metteremo|terremo (?:aggiornat\\w+|informat\\w+)|ricever\\w*|daremo (?:un )?riscontro|faro sapere|rispondere(?! (?:favorevol|positiva))',
  goOn: 'proseguir\\w*|proseguito|procedere|proceder\\w+|andare avanti|continuar\\w*|dare seguito|dar seguito|dato seguito|passare alla|passat[oa] alla|superat[oa]|superato|avanzare|riscontro positivo|esito positivo',
  end: 'fermarci qui|ci fermiamo qui|archiviat[ao]|chiudiamo|(?:si conclude|termina) qui',
  chosen:
    'vincitor[ei]|vincitrice|tra (?:i|le) (?:\\w+ )?(?:selezionat\\w+|candidat\\w+|finalisti)|(?:risponde|corrisponde)\\w* (?:ai|alle|a) \\w+|raggiunto (?:il|la) (?:punteggio|soglia)\\w*|selezionat[oaie]|scelt[oaie]|idone[oaie]|ammess[oaie]|ritenut[oaie]|accolt[oaie]|inserit[oa]|accettat[oa]|prescelt[oa]|in linea',
  offer:
    'includer(?:ti|la)|prender(?:ti|la)|offrir(?:ti|le|vi)?|proporr?(?:e|ti|le)|assumer(?:ti|la|e)|considerar\\w*|inserir(?:ti|la)|invitar(?:ti|la)|convocar(?:ti|la)|confermar(?:ti|le)',
  refused: 'esclusione|esclus[oa]|scartat[oa]|respint[oa]|rifiutat[oa]|non idone[oa]|rigettat[oa]',
  others:
    "un profilo|la ragazza|il ragazzo|una ragazza|un ragazzo|(?:un )?altr[oaie] (?:ragazz\\w+|collega|aspirante)|qualcuno|una figura piu|un candidato piu|(?:un'?)?altr[oaie] (?:[\\w-]+ ){0,2}(?:candidat\\w*|profil\\w*|person\\w*|risors\\w*|figur\\w*|candidatur\\w*)|qualcun(?:o|'altro) ?(?:altro|con|di piu|che)?|(?:un[ao]?|il|la|i|le) (?:candidat\\w+|persona|profil\\w+|risorsa) (?:intern\\w+|con|che|piu|la cui|il cui)|candidat\\w+ (?:con|che|la cui|il cui|piu)|profili (?:piu|con|che)|intern[oa]mente|risorsa interna",
  decide:
    'preferenza|prendiamo|preso|cerchiamo|inserito|deciso|decisione|optato|scelto|scelta|preferito|affidare|affidat[oa]|individuat[oa]|ricadut[ao]|orientat[oi]|proseguire|procedere|assunto|selezionato|trovato|privilegiat\\w+|proseguiremo|procederemo',
  better:
    'meglio|maggiormente|piu (?:in linea|adatt\\w+|affin\\w+|vicin\\w+|aderent\\w+|coerent\\w+|rispondent\\w+)|migliore',
  position:
    '(?:posti|tirocinio|posizione|ruolo|selezione|ricerca|posto|annuncio|offerta|processo|concorso|graduatoria|vacancy|inserimento)',
  gone: '(?:gia )?(?:al completo|esaurit[oi])|sospendere|(?:copert[oa]|chius[oa]|annullat[oa]|sospes[oa]|assegnat[oa]|cancellat[oa]|interrott[oa]|congelat[oa]|ritirat[oa]|occupat[oa])|non (?:e|risulta) piu (?:disponibile|apert[oa]|attiv[oa]|vacante)',
  fill: 'coprire|ricoprire|aprire',
  application: 'candidatura|profilo|curriculum|cv|domanda|esperienza|percorso',
  test: '(?:test|prova|esercizio|caso) (?:[\\w-]+ )?(?:tecnic[oa]|online|attitudinale|pratic[oa]|di [\\w-]+)|test|prova|esercizi[oa]|caso pratico|questionario|valutazione|challenge',
  doTest:
    'complet\\w*|svolg\\w*|sostener\\w*|consegn\\w*|in allegato|allegat[oa]|compil\\w*|effettu\\w*|eseguir\\w*|trovi|link|entro',
  employ:
    "assumerti|assumerla|unirti a noi|unirsi a noi|entrare a far parte|entri a far parte|lavorare con noi|a bordo|ti ha scelto|l'ha scelta",
  putOff: 'spost\\w*|rinvi\\w*|posticip\\w*|rimand\\w*|annull\\w*|riprogramm\\w*|anticip\\w*|salta',
  arrange:
    'invit\\w*|convoc\\w*|fissar\\w*|fissat\\w*|organizz\\w*|programm\\w*|pianific\\w*|conferm\\w*|concord\\w*|prenot\\w*|propor\\w*|propon\\w*|sosten\\w*',
  talk: '(?:video)?colloquio|chiamata|videochiamata|incontro|call|intervista|appuntamento|chiacchierata|prova orale|caffe|riunione',
  meet: 'incontrar(?:ti|la|ci|e)|conoscer(?:ti|la|ci)|parlar(?:e|ne|ti|le)?|sentir(?:ci|ti|la)|veder(?:ci|ti)|pass(?:a|i|are) (?:da noi|in|a trovarci|lunedi|martedi|mercoledi|giovedi|venerdi|sabato)|passa|venire|chiamar(?:ti|la)|(?:due|quattro) chiacchiere|scambiare due parole|fare due chiacchiere',
  free: 'disponibilita|disponibil[ei]|slot|orari[oa]?|libero|libera|quando|andrebbe bene|va bene|le andrebbe|ti andrebbe|fascia',
  when: 'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|oggi|(?:prossima|questa) settimana|(?:alle|ore) (?:ore )?\\d{1,2}(?:[:.]\\d{2})?|\\d{1,2}:\\d{2}|\\d{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|\\d{1,2}/\\d{1,2}',
  wish: 'che ne dici|che ne dice|piacerebbe|vorremmo|vorrei|desider\\w*|siamo lieti|saremmo lieti|ci fa piacere|felici|voglio',
  you: 'ti|te|tu[oaei]?|tuoi|lei|la|le|su[oae]i?|vi|s v',
  ask: 'mi serv(?:e|ono)|ci serv(?:e|ono)|e disponibile a|(?:mi |ci )?puo (?:indicar\\w*|inviar\\w*|comunicar\\w*|dir\\w*|mandar\\w*)|potrebbe|potresti|puoi|le chiediamo|ti chiediamo|la preghiamo|inviar(?:ci|mi)|indicar(?:ci|mi)|qual e|quali sono|mancano|manca|avrei bisogno|abbiamo bisogno|servirebbe\\w*',
  needed:
    'ral|retribuzione|stipendio|aspettativ\\w+|preavviso|referenze|laurea|diploma|certificat[oi]|documenti|documentazione|patente|permesso|visto',
}
