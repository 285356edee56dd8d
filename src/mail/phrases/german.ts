import type { Phrases } from './phrases.ts'

const TALK = String.raw`(?:\w*gesprach\w*|\w*interview\w*|\w*call\b|\w*termin\w*|kennenlernen|telefonat|austausch|probearbeit\w*|probetag)`
const YOU = '(?:ihnen|sie|dir|dich|euch)'
const NEEDED = String.raw`(?:gehalts\w+|gehalt\b|lohnvorstellung\w*|eintritts\w+|starttermin|kundigungsfrist|zeugnis\w*|arbeitszeugnis\w*|unterlagen|lebenslauf|anschreiben|referenz\w*|arbeitserlaubnis|aufenthalts\w+|visum|nachweis\w*|fuhrerschein|portfolio|diplom\w*|bescheinigung\w*|umzug|ruckfrage|fragen\b)`

export const GERMAN: Phrases = {
  everyday:
    'der die das und sie ihre ihr wir uns fur mit nicht ist dass zu den dem ihnen du dich dir dein deine sind haben im auf ein eine einen leider wurde bei als',
  rejection: [
    String.raw`\b(?:suchen|nehmen|brauchen|konnen|kann|stellen)\b[^.;?]{0,40}\bniemand(?:en)?\b(?: mehr)?(?: (?:ein|auf|einstellen|aufnehmen|nehmen)\b|[.!]?$)`,
    String.raw`\bsehen? (?:wir|ich)\b[^.;]{0,20}\bvon (?:einer|der|ihrer|deiner)\b[^.;]{0,60}\bab\b|\b(?:mindest)?punktzahl\b[^.;]{0,30}\bnicht (?:erreicht|erzielt)\b`,
    String.raw`\bfur (?!dich\b|sie\b|ihnen\b|uns\b|euch\b|d(?:ie|en|as|er)\b|eine?n?\b|ihre?n?\b|deine?n?\b|diese\w*\b)\w+ entschieden\b`,
    String.raw`\b(?:ihnen|dir)\b(?![^.;]{0,40}(?:gesprach|termin|interview|treffen))[^.;]{0,40}\babsagen\b|\b(?:status|ergebnis|entscheidung)\b[^.]{0,90}: ?absage\b`,
    String.raw`\b(?:brauchen|benotigen) (?:wir |ich )?(?:nun |jetzt |doch |aktuell )*(?:niemand\w*|keine\w* (?:weiter\w*|zusatzlich\w*|neu\w*|hilfe|verstarkung))\b|\bhaben (?:wir )?(?:schon|bereits|jetzt|inzwischen|nun) jemand\w*\b`,
    String.raw`\b(?:bist|warst|ist|war|wird|wirst) (?:du )?(?:es )?(?:diesmal|dieses mal|leider) (?:noch )?nicht (?:du|geworden|geklappt)\b|\b(?:es )?hat (?:diesmal|dieses mal|leider)[^.;]{0,20} nicht (?:geklappt|sollen sein|gereicht)\b`,
    String.raw`\bhaben (?:wir )?(?:leider |derzeit |aktuell |zurzeit |momentan )+kein(?:e|en) (?:\w+ )?(?:stelle|vakanz|platz|bedarf|position)\b`,
    String.raw`\bfallt\b[^.;]{0,40}\b(?:stelle|position|platz|praktikum)\b[^.;]{0,40}\bweg\b`,
    String.raw`\breich(?:t|en|te)\b[^.;?]{0,80}\bnicht\b|\b(?:nicht|noch nicht) (?:ganz )?(?:aus)?reich(?:t|en|te)\b`,
    String.raw`\bfehl(?:t|te|en|ten)\b[^.;?]{0,20}\buns\b[^.;?]{0,30}\berfahrung\b[^.;]{0,40}\b(?:weshalb|deshalb|daher|sodass|so dass)\b`,
    String.raw`\bkein\w* (?:\w+ ){0,2}positive\w* (?:feedback|mitteilung|entscheidung|neuigkeit\w*)\b|\b(?:stelle|position|job|platz)\b[^.;]{0,20}\bgeht an (?:eine|jemand|andere)\w*\b|\b(?:stelle|verfahren|suche|besetzung)\b[^.;]{0,30}\b(?:pausiert|on hold|ruht)\b`,
    String.raw`\b(?:fur|mit) (?:einen?|einem|einer|die|den|der|eine)? ?(?:intern\w+|erfahrener\w+|besser \w+) (?:kolleg\w+|kandidat\w*|bewerb\w*|person\w*|mitarbeit\w*|losung|besetzung)\b|\bintern (?:besetz\w+|nachbesetz\w+|vergeben)\b`,
    String.raw`\b(?:bewerbung|antrag)\b[^.;]{0,40}\b(?:abgelehnt|nicht zugelassen|ausgeschieden)\b`,
    String.raw`\b(?:haben|hatten) (?:wir )?(?:uns )?[^.;]{0,60}(?:fur (?:eine[nr]?|andere|ander\w+)\b[^.;]{0,40}\b(?:ander\w*|weitere|geeignete\w*|passender\w*)?[^.;]{0,30}(?:bewerb\w*|kandidat\w*|person|profil\w*|mitbewerb\w*)|gegen (?:eine|sie|dich|ihre|deine|die))[^.;]{0,40}\b(?:entschieden|entschlossen)\b`,
    String.raw`\bfur (?:eine[nr]?|andere)? ?(?:ander\w+|weiteren?) ?(?:\w+ )?(?:bewerb\w*|kandidat\w*|person|profil\w*|mitbewerb\w*)[^.;]{0,40}\b(?:entschieden|den vorzug|entscheid\w+)\b`,
    String.raw`\b(?:ander\w+|mitbewerb\w*) ?(?:bewerb\w*|kandidat\w*|profil\w*|person\w*)?[^.;]{0,60}\b(?:den vorzug|besser (?:entsprechen|passen|geeignet|ubereinstimm\w+)|eher entsprechen|noch besser|vorgezogen|starker)\b`,
    String.raw`\bnicht (?:\w+ ){0,4}(?:berucksichtig\w+|in die engere (?:aus)?wahl|ausgewahlt|weiterverfolg\w+|weiter (?:zu )?verfolg\w+|zum zuge?|einladen|eingeladen|fortsetzen|fortzusetzen|fortfuhren|anbieten|in betracht|weiter (?:berucksicht\w+|im (?:verfahren|prozess|auswahl\w+))|erfolgreich|uberzeugen|entsprechen|passend|weiterkommen|infrage)\b`,
    String.raw`\b(?:kein\w*) (?:\w+ ){0,3}(?:positive\w* (?:ruckmeldung|nachricht|bescheid|antwort|zusage)|zusage|passende stelle|angebot (?:machen|unterbreiten)|weitere[ns]? (?:berucksichtigung|verfolgung)|gute\w* nachricht\w*|einladung)\b`,
    String.raw`\b(?:absagen mussen|absage (?:erteilen|mitteilen|geben|zusenden|schicken)|mussen wir ${YOU}[^.;]{0,30} absagen|eine absage|leider abgesagt|sagen wir ${YOU}[^.;]{0,20} ab)\b`,
    String.raw`\b(?:stelle|position|vakanz|ausschreibung|job|rolle)\b[^.;]{0,70}\b(?:bereits|inzwischen|mittlerweile|schon|zwischenzeitlich|nun|jetzt|nicht mehr|intern|anderweitig|wurde|ist)\b[^.;]{0,20}\b(?:besetzt|vergeben|geschlossen|zuruckgezogen|gestrichen|verfugbar|vakant|ausgeschrieben|gestoppt|eingestellt|entfallen)\b`,
    String.raw`\b(?:stelle|position|vakanz|rolle|besetzung|ausschreibung|verfahren|auswahlverfahren|stellenausschreibung)\b[^.;]{0,60}\b(?:nicht (?:mehr |weiter )?(?:zu )?besetz\w+|aufgehoben|storniert|abgebrochen|eingestellt|gestoppt|auf eis|zuruckgestellt|zuruckgezogen|entfallt|abgesagt|pausiert)\b`,
    String.raw`\bbesetzung\b[^.;]{0,40}\b(?:abgebrochen|gestoppt|verschoben)\b|\beinstellungsstopp\b`,
    String.raw`\bleider\b[^.;]{0,90}\b(?:nicht|kein\w*)\b[^.;]{0,60}\b(?:engere|auswahl|bewerbung|zusage|berucksicht\w+|anbieten|weiter\w*|entsprechen|entscheiden|uberein\w+)\b(?![^.;]{0,25}\b(?:zurucksend\w+|beantworten|in papierform))`,
    String.raw`\b(?:bedauern|bedaure|leid)\b[^.;]{0,60}\b(?:mitteilen|sagen|absage|dass (?:wir|ihre|deine))[^.;]{0,60}\b(?:nicht|kein\w*|absage|ander\w+)\b`,
    String.raw`\b(?:ihre?|deine?) (?:\w+ )?(?:bewerbung|profil|unterlagen|kandidatur)\b[^.;]{0,50}\b(?:nicht|leider keine|abgelehnt|abgesagt)\b[^.;]{0,50}\b(?:berucksicht\w+|auswahl|entspr\w+|passt|passen|ausgewahlt|weiter\w*|erfolg\w*|uberzeug\w*|ubereinstimm\w*)?`,
    String.raw`\bander\w+ (?:\w+ )?(?:bewerb\w*|kandidat\w*|person\w*|profil\w*)\b[^.;]{0,50}\b(?:engere|ausgewahlt|entschieden|auswahl|genommen|eingestellt|besetzt)`,
    String.raw`\bander\w+ (?:[\w-]+ ){0,3}(?:bewerb\w*|kandidat\w*|person\w*|profil\w*|talent\w*)\b[^.;]{0,100}\b(?:fortzufahren|fortfahren|fortzufuhren|fortfuhren|fortzusetzen|fortsetzen|fortgesetzt|weiterzufuhren|weiterfuhren|weiterzugehen|(?:zu )?berucksichtigen|uberzeug\w*|naher(?:kamen|kommen|kam|liegen)?|(?:noch )?(?:besser|treffender|genauer|passender|mehr) (?:\w+ ){0,4}(?:erfull\w+|entspr\w+|ubereinstimm\w*|passen|passt))`,
    String.raw`\b(?:bewerbung\w*|kandidat\w*|person\w*|profile?)\b[^.;]{0,30}\b(?:die|deren|gab|vorliegen|erhalten|bekommen)\b[^.;]{0,80}\b(?:besser|treffender|genauer|naher|mehr|passte?n?)\b`,
    String.raw`\b(?:leider|muss|mussen|daher)\b(?![^.;]{0,80}(?:gesprach|interview|termin|telefonat|kennenlern))[^.;]{0,80}\babsagen\b`,
    String.raw`\bnicht (?:\w+ ){0,3}in (?:den|die|das) (?:\w+ )?(?:engere\w*|letzte\w*|nahere\w*|finale\w*|nachste\w*)\b`,
    String.raw`\b(?:nicht|leider nicht) (?:ganz |so )?(?:geklappt|gepasst|gereicht)\b`,
    String.raw`\bpass(?:t|en)\b[^.;]{0,40}\bnicht (?:\w+ )?(?:zu|ideal|optimal|perfekt)\b|\b(?:treffen|trifft) [^.;]{0,20}\bnicht (?:\w+ )?die (?:vorstellungen|anforderungen|erwartungen)`,
    String.raw`\bfur jemand(?:en)? (?:anderen|anders|mit)\b[^.;]{0,60}`,
    String.raw`\b(?:wurde|worden)\b[^.;]{0,20} abgelehnt\b|\babgelehnt (?:wurde|worden)\b`,
    String.raw`\bvon einer (?:weiteren )?(?:einladung|zusammenarbeit|berucksichtigung|anstellung|einstellung) abseh\w+|\bgegen ihre bewerbung\b|\bnicht mehr (?:langer )?(?:im rennen|dabei)\b`,
  ],
  interview: [
    String.raw`\b(?:bestatigen|bestatige)\b[^.?]{0,30}\btermin\b[^.?]{0,30}\b(?:am|um)\b`,
    String.raw`\b(?:lade|laden|einladen|einzuladen|eingeladen|einladung)\b[^.?]{0,90}\b(?:zu[mr]?|fur|ins?)\b[^.?]{0,60}${TALK}`,
    String.raw`\b(?:mochten?|wollen|wurden?|freue\w*)\b[^.?]{0,60}\b(?:zu (?:einem|unserem|ihrem)|zum|zur)\b[^.?]{0,50}(?:${TALK})[^.?]{0,140}\b(?:einladen|einzuladen|bitten|begrussen|treffen)\b`,
    String.raw`\b(?:mochten?|wollen|wurden?)\b[^.?]{0,40}\b(?:sie|dich|ihnen|dir)\b[^.?]{0,130}\b(?:kennenlernen|kennen lernen|kennenzulernen|sprechen|telefonieren|unterhalten|austauschen)\b`,
    String.raw`\b(?:ihr|dein|unser|das|der|ihrem|unserem)\b (?:[\w-]+ ){0,3}${TALK}[^.?]{0,90}\b(?:findet|ist|wurde|bestatig\w+|statt\b|geplant|vereinbart|verschoben|verlegt|abgesagt|am \d|um \d)\b`,
    String.raw`\b(?:an (?:das|ihr|dein|unser|den)) [^.?]{0,40}(?:\w*gesprach|interview|kennenlern\w*)[^.?]{0,20}\berinner\w+|\bbuchen sie\b[^.?]{0,30}(?:\w*gesprach|interview|termin)`,
    String.raw`\b(?:erinnerung|terminerinnerung)\b[^.?]{0,20}(?:\w*gesprach|interview)|\bauf (?:das|unser|ihr) (?:\w*gesprach|interview)\b[^.?]{0,3}(?:am |um |:|$)`,
    String.raw`\b(?:sende|senden|schicke|schicken|anbei|hiermit|bestatige|bestatigen)\b[^.?]{0,50}\btermin\b[^.?]{0,60}(?:gesprach|interview|call|kennenlern|telefonat)`,
    String.raw`\b(?:vereinbart|besprochen|abgestimmt)\w*\b[^.?]{0,20}\b(?:termin|gesprachstermin)\b|\b(?:freut|freuen) (?:es )?uns\b[^.?]{0,40}\bpersonlich kennen`,
    String.raw`\b(?:verschieben|verlegen|verschoben|verlegt|umplanen|absagen)\b[^.?]{0,40}(?:\w*gesprach|interview|kennenlernen|telefonat|call)\b|(?:\w*gesprach|interview|telefonat|call|kennenlerntermin|gesprachstermin)\b[^.?]{0,80}\b(?:verschieben|verlegen|verschoben|verlegt|umzuplanen|verlegt werden)\b`,
    String.raw`\b(?:termin|uhrzeit|zeitfenster|slot)\b[^.?]{0,60}(?:\w*gesprach|\w*interview|kennenlernen|telefonat|\w*call)\b[^.?]{0,40}\b(?:buchen|auswahlen|wahlen|vereinbaren|aussuchen|bestatigen|auszusuchen|auszuwahlen|vorschlagen|abstimmen)\b`,
    String.raw`\b(?:buchen|wahlen|suchen|vereinbaren|buche|wahle|such)\b[^.?]{0,60}\b(?:termin|zeitfenster|slot)\b[^.?]{0,60}(?:\w*gesprach|\w*interview|kennenlernen|telefonat|\w*call)?`,
    String.raw`\b(?:hatten|haben|hattest|hast) (?:sie|du)\b[^?]{0,60}\b(?:zeit|verfugbar|lust)\b[^?]{0,60}(?:gesprach|telefon\w+|interview|call|kennenlernen|austausch|sprechen|treffen)`,
    String.raw`\b(?:passt|passen|ware|wann)\b[^?]{0,60}\b(?:gesprach|telefonat|interview|kennenlernen|call|austausch)\b[^?]{0,40}\?`,
    String.raw`\b(?:einladung|erinnerung|terminbestatigung|bestatigung)\b[^.?]{0,30}\b(?:zu[mr]?|an|fur|ihres|deines)\b[^.?]{0,40}(?:\w*gesprach|\w*interview|kennenlernen|telefonat|\w*call)`,
    String.raw`\b(?:freuen|freue)\b[^.?]{0,20}\b(?:auf|sie|dich)\b[^.?]{0,60}\b(?:gesprach|treffen|kennenzulernen|begrussen)\b[^.?]{0,30}\b(?:am|um|morgen|montag|dienstag|mittwoch|donnerstag|freitag)\b`,
    String.raw`\b(?:nachste|zweite|erste|engere) (?:runde|auswahl)\b[^.?]{0,50}\b(?:eingeladen|weiter|geschafft|gespr\w+|dabei)\b|\bin die (?:nachste|zweite|engere) (?:runde|auswahl)\b(?![^.?]{0,30}\bnicht)`,
    String.raw`\bnachste[rn]? schritt\b[^.?]{0,50}(?:\w*gesprach|\w*interview|kennenlernen|telefonat)`,
  ],
  perhapsInterview: [
    String.raw`\bwann\b[^?]{0,40}\b(?:zeit|passt|passen|konnen sie|kannst du)\b|\bpasst (?:ihnen|dir|es)\b|\b(?:haben sie|hast du|hatten sie|hattest du)\b[^?]{0,40}\bzeit\b`,
  ],
  assessment: [
    String.raw`\b(?:bitte\w*|anbei|mochten|schritt|laden|einladung|finde\w*|erhalten|bearbeite\w*|losen|lose|absolvieren|durchfuhren|ausfullen|nehmen|teilnehmen|teilnahme)\b[^.?]{0,70}\b(?:online-?test|\w*assessment\w*|probeaufgabe|programmieraufgabe|testaufgabe|\w*challenge|fallstudie|case study|arbeitsprobe|eignungstest|einstellungstest|personlichkeitstest|\w+aufgabe|\w+test|test\b|tests\b|fragebogen)`,
    String.raw`(?:online-?test|\w*assessment\w*|probeaufgabe|programmieraufgabe|testaufgabe|\w*challenge|fallstudie|eignungstest|einstellungstest)\b[^.?]{0,60}\b(?:bearbeiten|absolvieren|losen|durchfuhren|teilnehmen|zurucksenden|bis zum|freigeschaltet|anhang)\b`,
  ],
  offer: [
    String.raw`\b(?:mochten|wollen|wurden) (?:sehr )?(?:gerne? )?mit (?:dir|ihnen) (?:zusammen)?arbeiten\b|^zusage\b|\b(?:du hast|sie haben) uns uberzeugt\b(?! ?nicht)`,
    String.raw`\b(?:beabsichtigen|freuen uns|werden|mochten),? (?:sie|dich)\b[^.?]{0,70}\beinzustellen\b|\beinstellungszusage\b|\b(?:hier|anbei|im anhang)\b[^.?]{0,20}\b(?:dein|ihr|der) (?:arbeits)?vertrag\b`,
    String.raw`\b(?:du hast|sie haben) (?:die stelle|den job|die position)(?: (?:bekommen|erhalten|sicher))?(?! (?:nicht|leider|ausgeschrieben|gesehen))\s*(?:[!.,]|$)`,
    String.raw`\b(?:freue\w*|gerne?|mochten?|konnen)\b[^.?]{0,70}\b(?:ihnen|dir)\b[^.?]{0,90}\b(?:stelle|position|job|vertrag|arbeitsvertrag|angebot|zusage)\b[^.?]{0,40}\b(?:anbieten|anzubieten|unterbreiten|machen|geben|zusenden|zukommen)`,
    String.raw`\b(?:wir haben uns|haben wir uns) (?:\w+ ){0,3}(?:fur (?:sie|dich)) (?:\w+ )?entschieden\b|\bmochten (?:sie|dich)\b[^.?]{0,40}\b(?:einstellen|an bord|im team begrussen)`,
    String.raw`\b(?:vertragsangebot|jobangebot an|arbeitsvertrag (?:anbei|im anhang|liegt|finde\w*|erhalten)|ihren arbeitsvertrag|deinen arbeitsvertrag|herzlichen gluckwunsch[^.]{0,60}(?:stelle|zusage|job))`,
    String.raw`\b(?:willkommen (?:im team|an bord|bei uns im))\b|\bwir (?:konnen|mochten|durfen) (?:ihnen|dir) (?:eine |die )?zusage|\b(?:sie|du) (?:\w+ )?(?:die|den) (?:stelle|job|position|zuschlag) (?:bekommen|erhalten)\b`,
  ],
  question: [
    String.raw`\b(?:konnten|konnen|wurden|konntest|kannst|wurdest|durfen|durften|mochten) (?:sie|du|wir)\b[^?.]{0,120}${NEEDED}[^?.]{0,80}\b(?:mitteilen|nennen|sagen|senden|schicken|zusenden|zukommen|nachreichen|hochladen|ubermitteln|geben|bitten|verraten|bestatigen)`,
    String.raw`\bbitte\b[^.?]{0,80}${NEEDED}[^.?]{0,60}\b(?:mit(?:teilen)?|nach(?:reichen)?|zu(?:senden)?|senden|schicken|hochladen|zukommen|ein(?:reichen)?|nennen|ubermitteln|hoch|angeben)\b`,
    String.raw`\b(?:reichen|senden|schicken|teilen|nennen|laden|ubersenden|reiche|sende|schick|schicke|teile|nenne|lade) (?:sie |du )?(?:uns|mir)\b[^.?]{0,60}${NEEDED}`,
    String.raw`\b(?:wie|was|welche|wann)\b[^?]{0,40}(?:gehalts\w+|kundigungsfrist|eintritts\w+|fruhestens|verfugbar)[^?]{0,60}\?`,
    String.raw`\b(?:fehlen|fehlt|noch benotigen|benotigen wir noch|noch brauchen|brauchen wir noch)\b[^.]{0,60}${NEEDED}|${NEEDED}[^.]{0,40}\b(?:fehlen|fehlt|benotigen|nachzureichen|nachreichen)\b`,
    String.raw`\b(?:besitzen|haben|besitzt|hast) (?:sie|du)\b[^?]{0,40}(?:arbeitserlaubnis|fuhrerschein|aufenthaltstitel|visum)[^?]{0,40}\?`,
  ],
  confirmation: [
    String.raw`\b(?:dank\w*|bedanken)\b[^.]{0,60}\b(?:bewerbung|interesse|unterlagen|bewerbungsunterlagen)\b`,
    String.raw`\b(?:bewerbung|unterlagen|bewerbungsunterlagen)\b[^.]{0,120}\b(?:erhalten|eingegangen|angekommen|ubermittelt|versendet|versandt|gesendet|verschickt|bekommen|erreicht|bestatig\w+|weitergeleitet|empfangen|eingetroffen|abgeschickt)\b`,
    String.raw`\b(?:eingang|erhalt)\b[^.]{0,20}\b(?:ihrer|deiner|der) (?:\w+ )?(?:bewerbung|unterlagen|bewerbungsunterlagen)\b|\beingangsbestatigung\b`,
    String.raw`\b(?:haben|hast|sie) [^.]{0,30}erfolgreich (?:\w+ ){0,3}beworben\b`,
  ],
  condition: [
    String.raw`\b(?:sonst|ansonsten|andernfalls)\b`,
    String.raw`\b(?:in jedem fall|auf jeden fall|ohne|unvollstandig\w*|solange|falls|nach ablauf|danach|hor(?:en|st) (?:sie|du)|sofern|wenn|sollten?|ob|im falle?|nur (?:bewerb\w+|kandidat\w+)|bewerbungen, die|kandidat\w+, die)\b`,
  ],
  ifChosen: [
    String.raw`\b(?:falls|sofern|wenn|sollten?|sobald|ob)\b[^.?]{0,40}\b(?:passt|passen|profil|engere|auswahl|uberzeug\w*|ihre|deine|infrage|kommen|geeignet|bewerbung|unterlagen)\b|\b(?:gegebenenfalls|ggf|eventuell|evtl|bei (?:positive[rm]|entsprechende[rm]|passende[rm]|gegenseitigem|eignung|interesse))\b`,
  ],
  later: [
    String.raw`\b(?:werden (?:wir|uns)|melden (?:wir )?uns|erhalten sie (?:dann|anschliessend)|wird sich)\b`,
  ],
  untilThen: [String.raw`^[^.]{0,60}\b(?:bevor|solange|ohne|bis (?:sie|du|wir|uns))\b`],
  regret: [
    String.raw`\b(?:leider|bedauer\w*|schade|dennoch|jedoch|allerdings|nicht leicht|schwer gefallen|entschieden|entscheidung|absage\w*|nicht (?:\w+ )?(?:geklappt|gepasst|gereicht)|ander\w+ (?:\w+ )?(?:bewerb\w*|kandidat\w*|person\w*|profil\w*)|keine\w* (?:\w+ ){0,3}(?:position|stelle)|entscheidend)\b`,
  ],
  parting: [
    String.raw`\b(?:wunsch\w*|alles gute|viel (?:erfolg|gluck)|daumen)\b[^.!]{0,120}\b(?:zukunft|zukunftig\w*|\w*weg|beruflich\w*|werdegang|suche|\w+suche|schritte|herausforderung)\b`,
    String.raw`\b(?:erneut|wieder|spater|weitere|andere)\b[^.!]{0,40}\bzu? ?bewerben\b`,
  ],
  application: [
    String.raw`\barbeitserlaubnis\b|\bvolontariat\b|\bausbildungspl\w+|\bklient\w*\b`,
    String.raw`\b(?:kundigungsfrist|probetag|probearbeiten|praktik\w+|schnuppertag|auswahlgesprach|\w*ausschreibung|mandant\w*|arbeitsvertrag)\b`,
    String.raw`\b\w*(?:bewerb|kandidat|vorstellungsgesprach|stellenangebot|auswahlverfahren|lebenslauf|arbeitsvertrag|eintrittstermin)\w*|\b(?:stelle|position|vakanz|recruiting|karriere|personalabteilung|gehaltsvorstellung\w*|interview|arbeitszeugnis\w*|kennenlernen|online-?test|programmieraufgabe|probeaufgabe|absag\w*|zusage|zusammenarbeit|gesprach|kennenlerngesprach|auswahlprozess|personal|zeugnisse)\b`,
  ],
  talk: [
    String.raw`(?:gesprach|interview|telefonat|kennenlern|call\b|treffen|sprechen|telefonieren|austausch)`,
  ],
  marketing: [
    String.raw`\b\d+ neue (?:\w+ )?(?:jobs|stellen\w*|treffer)\b|\bneue (?:jobs|stellenangebote|stellen)\b|\bjobagent\b|\bjobalarm\b|\bjob-?alert\b|\bjetzt bewerben\b|\bjobs fur (?:sie|dich)\b|\bpassende (?:jobs|stellen)\b|\bnewsletter\b|\b\w+ tipps\b|\bso (?:reagieren|gelingt|meistern|schreiben|uberzeugen|antworten)\b|\bratgeber\b|\bwebinar\b|\bhat ihr profil\b|\bstellenempfehlung\w*`,
  ],
  cold: [
    String.raw`\bich suche (?:aktuell |derzeit |gerade )?(?:fur|eine?n?)\b|\bfalls sie kein interesse\b|\b(?:auf (?:ihr|dein) profil|ihr profil (?:gesehen|entdeckt|gefunden)|dein profil (?:gesehen|entdeckt|gefunden)|profil aufmerksam|fur (?:einen|meinen|unseren) (?:\w+ )?(?:kunden|mandanten|klienten)|im auftrag (?:eines|unseres)|spannende (?:position|stelle|herausforderung|aufgabe)|wechselwillig|offen fur|neue herausforderung|personalberater|headhunter)\b`,
  ],
  ownApplication: [
    String.raw`\b(?:ihre?r?|deine?r?) (?:[\w-]+ )?(?:bewerbung|kandidatur|unterlagen|bewerbungsunterlagen|interesse)\b|\b(?:sie|du) (?:sich|dich) (?:\w+ ){0,4}beworben\b`,
  ],
  aside: [
    String.raw`\b(?:bestatigen|verifizieren|aktivieren|bestatige|aktiviere)\b[^.]{0,25}\b(?:e-?mail|konto|bewerberkonto|adresse|account|registrierung)\b|\b(?:konto|account|bewerberkonto) (?:zu )?(?:aktivier\w+|bestatig\w+|angelegt|erstellt)\b|\bpasswort\b[^.]{0,20}\b(?:zuruck\w+|neu|andern)\b|\b(?:sicherheits|bestatigungs|einmal)code\b`,
    String.raw`\bbewerbung (?:\w+ ){0,3}zuruckgezogen\b|\bruckzug (?:ihrer|deiner)\b`,
    String.raw`\bbewerbung (?:\w+ ){0,2}(?:abschliessen|fortsetzen|vervollstandigen|fertigstellen)\b|\bnoch nicht (?:abgeschickt|abgeschlossen|gesendet)\b`,
    String.raw`\bumfrage\b|\b(?:ihr|dein)\w* feedback\b|\bfeedback zu\w* unser|\bwie (?:war|zufrieden)\b[^?]{0,40}\b(?:bewerbung|erfahrung|prozess)`,
  ],
  applicant: [
    String.raw`\bich (?:habe )?(?:mich )?[^.]{0,40}\b(?:ander\w+ (?:angebot|stelle|position)|anderweitig)\b[^.]{0,30}\b(?:angenommen|entschieden|zugesagt)\b|\b(?:ziehe ich|ich ziehe|mochte ich)\b[^.]{0,30}\b(?:bewerbung|zuruck\w*|absagen)\b`,
    String.raw`\bmein(?:e|en|em|er)? (?:\w+ )?(?:bewerbung|lebenslauf|bewerbungsunterlagen|unterlagen)\b|\bbewerbe ich mich\b`,
    String.raw`\bmeine (?:\w+ )?erfahrung(?:en)?\b|\bich freue mich auf (?:ihre (?:antwort|ruckmeldung)|die nachsten schritte)\b`,
  ],
  hearsay: [
    String.raw`\bneue bewerbung (?:ist|wurde|fur|eingegangen)\b|\bbewerber(?:in)? ?:`,
    String.raw`\bich habe (?:wieder |schon wieder |gestern )?(?:eine|die) absage\b`,
    String.raw`\b(?:dem|den|diesem|der) (?:\w+ )?(?:bewerber|bewerberin|kandidaten|kandidatin) (?:absagen|absage|eine absage|ablehnen)\b|\bneue bewerbung (?:von|auf deine|auf ihre)\b`,
    String.raw`\b(?!(?:sie|wir|ihr|du|ich|bewerbung|stelle|position|profil|kandidatur|es|das|die|der)\b)[\w-]+ (?:hat|hatte) [^.;,]{0,30}\babsage\b[^.;,]{0,25}\b(?:bekommen|kassiert|gekriegt|erhalten)\b|\b(?:er|sie|\w+) (?:hat|haben) (?:den job|die stelle) nicht (?:bekommen|gekriegt)\b|\b(?:mein|meine|unser|unsere) (?:\w+ )?(?:freund|freundin|kollege|kollegin|bruder|schwester|cousine|cousin|mann|frau|sohn|tochter)\b[^.;]{0,60}\b(?:absage|abgelehnt)\b`,
  ],
  arrived: [
    String.raw`\b(?:ist|sind) (?:gut |heil |alles )?(?:bei (?:mir|uns) )?(?:angekommen|da)\b|\b(?:habe|haben) (?:ich|wir)?[^.!]{0,20}\b(?:erhalten|bekommen)\b`,
  ],
  closing: [
    String.raw`(?:(?:mit )?(?:freundlichen?|besten?|herzlichen?|lieben?|viele|sonnigen?|kollegialen) (?:grussen?|gruß)|freundliche grusse|liebe grusse|vg|lg|mfg|hochachtungsvoll|beste grusse|gruss)`,
  ],
}
