import type { Senses } from './senses.ts'

export const DUTCH_SENSES: Senses = {
  not: 'niet|geen|niemand|nooit',
  yet: 'nog|loopt|lopende',
  harmless:
    'niet (?:geselecteerde|uitgenodigde)|afgewezen (?:kandidaten|sollicitanten)|nog (?:een|eens|veel)|niet alleen|niet aarzel\\w*|aarzel niet|niet reageren',
  condition:
    'als|indien|mocht\\w*|wanneer|alleen (?:kandidaten|met|als)|of we|of wij|ook al|zonder|totdat|onvolledige?|bij geen|anders',
  aside:
    'contact op|contact opnemen|laten (?:we )?(?:je|u|het)? ?(?:\\w+ ){0,4}weten(?! dat)|hoor je|hoort u|horen|bericht(?! dat)|terugkoppeling|reageren|berichten(?! dat)',
  goOn: 'verder(?: gaan| mee| in| met| te gaan)?|doorgaan|door te gaan|vervolgen|te vervolgen|voortzetten|doorzetten|in behandeling|door naar',
  end: 'stoppen (?:we|wij)?|eindigt|gestopt voor|beeindigen|(?:te )?beeindigen|beeindigd|sluiten (?:we|wij)|stopt hier|houdt hier op|trekken (?:we|wij) de stekker',
  chosen:
    'tot de (?:kandidaten|sollicitanten|\\w+ kandidaten)|(?:sterk|goed) genoeg|aan te nemen|(?:goede )?match|geselecteerd|gekozen|uitgekozen|uitgenodigd|succesvol|geschikt|aangenomen|in aanmerking|geworden|weerhouden',
  offer:
    'iets aanbieden|aanbieden|aan te bieden|bieden|uitnodigen|uit te nodigen|aannemen|overwegen|meenemen|plaatsen|in overweging',
  refused: 'afgewezen|af te wijzen|afwijz\\w*|afgevallen|afgeketst|uitgesloten|teleurstellen',
  others:
    'iemand die|andere|(?:een )?kandidaat (?:met|die|van wie)|(?:een )?andere? (?:[\\w-]+ ){0,2}(?:kandida\\w*|sollicitant\\w*|perso\\w*|profiel\\w*|mensen)|iemand(?: anders| met| die| intern)?|een ander(?: te| de)?|ander te geven|(?:een )?interne (?:kandida\\w*|collega|medewerker)|kandidaten (?:die|met|van wie)|intern',
  decide:
    'toegezegd|gegund|gekozen|keuze|besloten|beslissing|voorkeur|gevallen|gaan (?:we |wij )?(?:verder|door)|verder|gegaan|gegeven|geven|gevonden|aangenomen|kiezen|koos|door',
  better: 'beter|meer|nauwer|dichter|geschikter|best',
  position:
    '(?:werving|selectieprocedure|deelname|wervingsprocedure|plekken|aanvraag|stage|plaats|functie|vacature|positie|rol|plek|procedure|baan|sollicitatieprocedure|wervingsprocedure|opdracht|stageplaats|stageplek)',
  gone: '(?:al |reeds )?(?:vergeven|weg|vol(?:zet)?)|gaat niet door|(?:vervuld|ingevuld|stopgezet|gesloten|ingetrokken|geannuleerd|vervallen|bevroren|gepauzeerd|on hold|opgeheven|vergeven)|niet (?:meer|langer) (?:beschikbaar|open|vacant|actueel)',
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
  talk: '(?:een )?dag mee(?: te lopen| lopen| draaien)?|proefdag|kijkdag|\\w*gesprek|\\w*interview|kennismaking\\w*|afspraak|belafspraak|\\w*call|koffie|meeloopdag|belletje',
  meet: 'kennismaken|kennis (?:te )?maken|ontmoeten|spreken|bellen|langskomen|langs (?:te )?komen|langs|praten|in contact|zien|leren kennen|bijpraten',
  free: 'beschikbaar\\w*|moment|tijd|tijdstip|slot|schikt|uitkomt|past|lukt|wanneer|half uurtje|uurtje|heb je|zin',
  when: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|vandaag|(?:volgende|deze) week|\\d{1,2}[:.]\\d{2}|(?:om )?\\d{1,2} uur|om \\d{1,2}|\\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|\\d{1,2}-\\d{1,2}',
  wish: 'zullen we|graag|willen|zouden|wil|leuk (?:om|als)|benieuwd',
  you: 'je|jij|jou|jouw|u|uw|jullie',
  ask: 'kun je me|doorgeven|kun je|kunt u|kan je|zou je|zou u|wil je|wilt u|wat (?:is|zijn)|stuur(?:t)?|ontvangen? (?:we|wij|ik) graag|graag ontvang\\w*|ontbreekt|ontbreken|(?:heb|hebben) (?:ik|we|wij) nog|heb je|heeft u|beschik je',
  needed:
    'salaris\\w*|uurtarief|opzegtermijn|startdatum|referenties|diploma\\w*|certifica\\w+|rijbewijs|werkvergunning|kopie|documenten|stukken|vog',
}
