import type { Senses } from './senses.ts'

export const DUTCH_SENSES: Senses = {
  not: 'niet|geen|niemand|nooit',
  yet: 'nog|loopt|lopende',
  harmless: 'nog (?:een|eens|veel)|niet alleen|niet aarzel\\w*|aarzel niet|niet reageren',
  condition:
    'als|indien|mocht\\w*|wanneer|alleen (?:kandidaten|met|als)|of we|of wij|ook al|zonder|totdat|onvolledige?|bij geen|anders',
  aside:
    'contact op|contact opnemen|laten (?:we )?(?:je|u|het)? ?(?:\\w+ ){0,4}weten|hoor je|hoort u|horen|bericht|terugkoppeling|reageren|berichten',
  goOn: 'verder(?: gaan| mee| in| met| te gaan)?|doorgaan|door te gaan|vervolgen|te vervolgen|voortzetten|doorzetten|in behandeling|door naar',
  chosen:
    'aan te nemen|(?:goede )?match|geselecteerd|gekozen|uitgekozen|uitgenodigd|succesvol|geschikt|aangenomen|in aanmerking|geworden|weerhouden',
  offer:
    'aanbieden|aan te bieden|bieden|uitnodigen|uit te nodigen|aannemen|overwegen|meenemen|plaatsen|in overweging',
  refused: 'afgewezen|afwijz\\w*|afgevallen|afgeketst|uitgesloten|teleurstellen',
  others:
    '(?:een )?kandidaat (?:met|die|van wie)|(?:een )?andere? (?:[\\w-]+ ){0,2}(?:kandida\\w*|sollicitant\\w*|perso\\w*|profiel\\w*|mensen)|iemand(?: anders| met| die| intern)?|een ander(?: te| de)?|ander te geven|(?:een )?interne (?:kandida\\w*|collega|medewerker)|kandidaten (?:die|met|van wie)|intern',
  decide:
    'gekozen|keuze|besloten|beslissing|voorkeur|gevallen|gaan (?:we |wij )?(?:verder|door)|verder|gegaan|gegeven|geven|gevonden|aangenomen|kiezen|koos|door',
  better: 'beter|meer|nauwer|dichter|geschikter|best',
  position:
    '(?:functie|vacature|positie|rol|plek|procedure|baan|sollicitatieprocedure|wervingsprocedure|opdracht|stageplaats|stageplek)',
  gone: '(?:vervuld|ingevuld|stopgezet|gesloten|ingetrokken|geannuleerd|vervallen|bevroren|gepauzeerd|on hold|opgeheven|vergeven)|niet (?:meer|langer) (?:beschikbaar|open|vacant|actueel)',
  fill: 'invullen|in te vullen|vervullen|openstellen',
  application: 'sollicitatie|cv|profiel|motivatie|brief|reactie|ervaring|kandidatuur',
  test: '\\w*test|\\w*assessment|\\w*opdracht|case|challenge|vragenlijst|proefopdracht|casus',
  doTest:
    'maken|invullen|uitwerken|afronden|voltooien|bijlage|inleveren|opsturen|voorbereid|link|doen|maak|via',
  employ:
    '(?:je|u|jou) (?:graag )?(?:aannemen|in dienst nemen|verwelkomen)|bij ons (?:komen werken|beginnen|starten)|ons team (?:komen )?versterken|onderdeel (?:wordt|worden) van|aan boord',
  putOff:
    'verzet\\w*|verplaats\\w*|verschuif\\w*|verschov\\w*|schuift|uitstel\\w*|uitgesteld|annuleren|afzeggen|gaat niet door|verzetten',
  arrange:
    'nodig(?:en)?|uitnodig\\w*|uitgenodigd|uitnodiging|inplannen|plannen|plan|afspreken|bevestig\\w*|ingepland|gepland|prikken|reserveren|voorstellen',
  talk: '\\w*gesprek|\\w*interview|kennismaking\\w*|afspraak|belafspraak|\\w*call|koffie|meeloopdag|belletje',
  meet: 'kennismaken|kennis (?:te )?maken|ontmoeten|spreken|bellen|langskomen|langs (?:te )?komen|langs|praten|in contact|zien|leren kennen|bijpraten',
  free: 'beschikbaar\\w*|moment|tijd|tijdstip|slot|schikt|uitkomt|past|lukt|wanneer|half uurtje|uurtje|heb je|zin',
  when: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|vandaag|(?:volgende|deze) week|\\d{1,2}[:.]\\d{2}|(?:om )?\\d{1,2} uur|om \\d{1,2}|\\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|\\d{1,2}-\\d{1,2}',
  wish: 'zullen we|graag|willen|zouden|wil|leuk (?:om|als)|benieuwd',
  you: 'je|jij|jou|jouw|u|uw|jullie',
}
