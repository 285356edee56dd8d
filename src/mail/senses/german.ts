import type { Senses } from './senses.ts'

export const GERMAN_SENSES: Senses = {
  not: 'nicht|niemand(?:en|em)?|kein(?:e|en|em|er|es)?|nie',
  yet: 'noch|weiterhin|lauft',
  harmless:
    'nicht (?:berucksichtigte|ausgewahlte|eingestellte|eingeladene)\\w*|noch (?:ein)?mal|nicht nur|bitte nicht|zogern sie nicht|nicht zuletzt|nichtsdestotrotz|keine sorge|nicht antworten',
  condition:
    'falls|wenn|sofern|sollten?|ob|im falle?|nur diejenigen|auch wenn|ohne|bis (?:sie|du|wir)|solange|unvollstandig\\w*|bei ausbleib\\w*|verspatet\\w*',
  aside:
    'ruckmeldung|feedback|(?:\\w+)?kosten|beantwort\\w*|in verbindung|kontaktier\\w*|melden (?:wir )?uns|kommen (?:wir )?auf (?:sie|dich) zu|benachrichtig\\w*',
  goOn: 'weiter(?:zu)?verfolg\\w*|fortsetz\\w*|fortzusetzen|fort(?:zu)?fuhr\\w*|weiter(?:zu)?gehen|weitergeht|weiterkomm\\w*|weitermach\\w*|voran(?:zu)?treiben|weiter(?:zu)?fuhr\\w*|naher treten|verfolgen',
  end: 'beenden|beendet|schliessen|schluss',
  chosen:
    'bestanden|zum kreis derer|zu den(?:en| kandidat\\w+| bewerb\\w+)?|(?:die )?(?:erforderliche|notige|notwendige) (?:punktzahl|\\w+)|zum zug gekommen|in die nahere auswahl|gereicht|ausgewahlt|berucksichtig\\w*|erfolgreich|in die (?:engere|nahere) (?:aus)?wahl|gewahlt|uberzeugt|eingeladen|engere wahl',
  offer:
    'anbieten|unterbreiten|einladen|einzuladen|anzubieten|zusagen|in betracht (?:zu )?zieh\\w*|einstellen|einzustellen|in aussicht stellen|machen',
  refused: 'verzichten|abgelehnt|abgesagt|absage|ausgeschieden|aussortiert|abschlagig',
  others:
    'ein(?:e|en|er|em) (?:kolleg\\w+|bekannte\\w*|azubi)|(?:ein\\w* )?ander(?:e[nrms]?)(?: [\\w-]+){0,2} (?:bewerb\\w*|kandidat\\w*|person\\w*|profil\\w*|mensch\\w*|talent\\w*)|jemand(?:en|em)? ander\\w*|jemand(?:en|em)?(?: mit)?|mitbewerb\\w*|(?:ein\\w* )?intern\\w* (?:bewerb\\w*|kandidat\\w*|losung|kolleg\\w*)|(?:bewerb\\w*|kandidat\\w*|profile|personen), (?:die|deren)|ander(?:en|e) den vorzug|anderweitig',
  decide:
    'zugesagt|genommen|nehmen|passen|passt|entschieden|entscheid\\w*|entscheidung|gewahlt|wahl|vorzug|bevorzugt?|vorgezogen|gefallen|das rennen gemacht|eingestellt|gefunden|besetzt|vergeben|ausgewahlt|fortsetzen|weiterverfolgen|fortzufahren|fortzusetzen',
  better: 'besser|naher|eher|mehr|genauer|treffender|starker|passender|geeigneter',
  position:
    '(?:stellen|positionen|\\w*platze|\\w*ausbildungsplatze?|volontariat|praktikum\\w*|\\w+praktikum|studienplatz|stelle|position|vakanz|ausschreibung|stellenausschreibung|\\w*verfahren|rolle|job|platz|posten|besetzung|suche|projekt|praktikumsplatz|ausbildungsplatz|stellenangebot|angebot)',
  gone: '(?:bereits |schon |jetzt )?(?:komplett|ausgebucht|voll besetzt|hinfallig|weg|gekurzt|gestrichen worden)|weggefallen|(?:bereits |inzwischen |mittlerweile |nun |jetzt |schon |intern |anderweitig )*(?:besetzt|vergeben|gestrichen|eingestellt|aufgehoben|zuruckgezogen|geschlossen|abgebrochen|auf eis gelegt|pausiert|gestoppt|entfallen)|nicht mehr (?:verfugbar|vakant|aktuell|offen)',
  fill: 'besetzen|zu besetzen|neu besetzt|nachbesetz\\w*|besetzt werden',
  application:
    '\\w*bewerbung|bewerbungsunterlagen|unterlagen|profil|kandidatur|lebenslauf|erfahrung\\w*',
  test: 'aufgabe|programmieraufgabe|\\w+test|test|testaufgabe|probeaufgabe|\\w+aufgabe|fallstudie|assessment\\w*|challenge|fragebogen|arbeitsprobe',
  doTest:
    'schick(?:e|en)? (?:uns|mir)|bau bitte|programmier\\w*|bearbeit\\w*|absolvier\\w*|los(?:en|e|t)|durchfuhr\\w*|ausfull\\w*|anbei|im anhang|angehangt|teilnehm\\w*|abgabe|einreich\\w*|link',
  employ:
    'einstellen mochten|an bord (?:holen|haben|begrussen)|teil unseres teams|bei uns (?:anfangen|anfangst|starten)|(?:sie|dich) (?:gerne? )?(?:einstellen|im team)',
  putOff:
    'verschieb\\w*|verschoben|verleg\\w*|umplan\\w*|umzuplanen|absagen|abzusagen|abgesagt|ausfall\\w*|entfallt|verlegt|schieben',
  arrange:
    'einlad\\w*|lad(?:e|en)|eingeladen|einzuladen|vereinbar\\w*|bestatig\\w*|terminier\\w*|ansetz\\w*|abstimmen|buch(?:e|en)|findet|schlage(?:n)?|vorschlag\\w*|einplanen',
  talk: '\\w*gesprach(?:stermin)?|\\w*interview|telefonat|kennenlern\\w*|\\w*call|videokonferenz|probearbeit\\w*|probetag|termin|austausch|hospitation|schnuppertag',
  meet: 'kennen(?:zu)?lernen|treffen|telefonieren|unterhalten|austauschen|sprechen|plaudern|quatschen|vorbeikomm\\w*|komm (?:doch |gern )?|kommen sie|besuchen|vorbei(?:zu)?kommen|vorbeischauen|zusammensetzen|vorbei',
  free: 'zeitfenster|slots?|termin\\w*|verfugbar\\w*|zeit|passt(?: es)?|passen|uhrzeit|frei|wann|lust|einrichten',
  when: '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|heute|(?:nachste|diese|kommende)[rn]? woche|\\d{1,2}(?:[:.]\\d{2})? ?uhr|um (?:\\d{1,2}|eins|zwei|drei|vier|funf|acht|neun|zehn|elf)|\\d{1,2}:\\d{2}|\\d{1,2} (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)|\\d{1,2}\\.? ?\\d{1,2}\\.? ?20\\d\\d',
  wish: 'sollen wir|lass uns|lassen sie uns|mochten?|wurden?|wollen|freuen uns|gerne?|freue mich|haben interesse',
  you: 'sie|ihnen|ihre?[nrms]?|dich|dir|deine?[nrms]?|du|euch',
  ask: 'brauchst du|brauchen sie|konnten sie|konnen sie|konntest du|kannst du|wurden sie|wurdest du|magst du|mogen sie|teil(?:en|e|t)? (?:sie |du )?(?:uns|mir)|(?:senden|schicken|nennen|reichen|laden) sie|(?:schick|sende|nenn|reiche|lade?)e? (?:uns|mir|bitte)|bitten (?:wir )?(?:sie |dich )?um|benotig\\w*|brauch\\w*|fehl(?:t|en)|wie hoch|was (?:sind|ist|waren)|ab wann|bis wann',
  needed:
    'arbeitserlaubnis|eintrittsdatum|verfugbarkeit|anfangen|starten|beginnen|lucke|gehalts(?:vorstellung|wunsch|angabe)\\w*|jahresgehalt|bruttogehalt|gehalt|kundigungsfrist|eintrittstermin\\w*|eintrittsdatum|\\w*zeugniss?e?|zertifikat\\w*|referenzen|arbeitserlaubnis|aufenthaltstitel|fuhrerschein|nachweise?|arbeitsproben?|anschreiben|nachreichung|gewerbeschein',
}
