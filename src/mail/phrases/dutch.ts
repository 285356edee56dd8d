import type { Phrases } from './phrases.ts'

const TALK = String.raw`(?:\w*gesprek\w*|\w*interview\w*|kennismaking\w*|\w*afspraak|belafspraak|\w*call\b|telefoontje)`
const TEST = String.raw`(?:\w*test|\w*assessment|\w*opdracht|case|challenge|vragenlijst|proefopdracht)`
const NEEDED = String.raw`(?:salaris\w*|beschikbaar\w*|opzegtermijn|startdatum|referenties?|diploma\w*|portfolio|rijbewijs|werkvergunning|verblijfs\w+|documenten|motivatie\w*|kopie|certifica\w+|vragen|cv|gegevens van)`

export const DUTCH: Phrases = {
  everyday:
    'de het een en je u uw van voor met is dat niet wij we ons op te in zijn heeft helaas bij als kunt hoi vacature',
  rejection: [
    String.raw`\b(?:zoeken|nemen) (?:we |wij )?(?:nu |momenteel |op dit moment )?niemand\b|\bniemand (?:zoeken|aannemen|nodig)\b`,
    String.raw`\bniet met (?:je|jou|u) (?:in gesprek|verder|door)\b`,
    String.raw`\b(?:hebben|heb) (?:al|inmiddels|onze|nu)\b[^.;]{0,25}\bgevonden\b|\b(?:slaagde|slaagt|slaag|behaalde) (?:je |u )?(?:helaas )?niet\b|\b(?:niemand|geen (?:\w+ )?(?:hulp|medewerker|versterking)) (?:meer )?nodig\b|\bslaan (?:we|wij) (?:je|jou|u) (?:deze keer |nu )?over\b`,
    String.raw`\b(?:hebben|heb|is er)\b[^.;]{0,25}\bgeen (?:\w+ )?(?:plek|plaats|vacature|ruimte|functie)\b|\b(?:bent|ben|is|werd) (?:je |jij |u |het )?(?:deze keer |dit keer )?(?:het )?niet geworden\b`,
    String.raw`\b(?:vacature|procedure|functie|positie)\b[^.;]{0,30}\b(?:gepauzeerd|on hold|stilgelegd|in de wacht)\b`,
    String.raw`\b(?:niet|niets|geen)\b[^.;]{0,20}\b(?:met (?:je|u|jou) )(?:door|verder)\b|\b(?:niets|geen plek|geen plaats|geen functie|geen rol)\b[^.;]{0,50}\b(?:aanbieden|bieden|meer|vrij)\b`,
    String.raw`\b(?:functie|vacature|positie|rol)\b[^.;]{0,30}\b(?:wordt|zal) (?:toch |voorlopig )?niet (?:\w+ )?(?:ingevuld|vervuld|doorgaan)\b|\b(?:vacaturestop|personeelsstop)\b`,
    String.raw`\b(?:niet|geen)\b[^.;]{0,40}\b(?:verder (?:te )?(?:gaan|nemen|mee|met|in)|met (?:je|u|jou) verder|geselecteerd|uitnodigen|uitgenodigd|uit te nodigen|weerhouden|doorgaan|door te gaan|door naar|in aanmerking|aangenomen|voort te zetten|voortzetten|aanbieden|gekozen|door (?:de|in)|positie\w* (?:reactie|antwoord|bericht)|positief (?:bericht|antwoord|nieuws)|goed nieuws|uitgekozen|de juiste match|succesvol|te vervolgen|passend|past)\b`,
    String.raw`\b(?:gekozen|gegaan|kiezen|voorkeur|besloten|koos)\b[^.;]{0,25}\b(?:voor|met|aan)\b[^.;]{0,15}\b(?:iemand|een (?:interne|externe|andere|meer ervaren|beter passende))\b|\bintern (?:ingevuld|vervuld|opgevuld|opgelost)\b`,
    String.raw`\b(?:afgewezen|afwijz\w+|afgevallen|moeten teleurstellen|teleur te stellen|teleurstellen)\b`,
    String.raw`\b(?:vacature|functie|positie|rol|procedure|wervingsprocedure|sollicitatieprocedure)\b[^.;]{0,50}\b(?:vervuld|ingevuld|gesloten|ingetrokken|geannuleerd|te vervallen|vervallen|stopgezet|on hold|niet meer (?:beschikbaar|open|vacant)|bevroren|gestopt|uitgesteld)\b`,
    String.raw`\b(?:sluit|sluiten|past|passen|voldoet|voldoe)\b[^.;]{0,30}\b(?:onvoldoende|niet|minder)\b[^.;]{0,50}\b(?:bij|aan|wat wij zoeken|functie|eisen|profiel|aansluit\w*)?`,
    String.raw`\b(?:beter|meer) (?:\w+ )?(?:aansluit\w*|past|passen|aansluiten)\b`,
    String.raw`\bhelaas\b[^.;]{0,100}\b(?:niet|geen)\b[^.;]{0,60}\b(?:geselecteerd|sollicitatie|verder|procedure|gesprek|functie|kandida\w+|aanbieden|ronde)\b(?![^.;]{0,20}\b(?:persoonlijk|antwoorden|beantwoorden))`,
    String.raw`\b(?:spijt|jammer)\b[^.;]{0,60}\b(?:meedelen|mededelen|laten weten|melden|mee te delen)\b[^.;]{0,60}\b(?:niet|geen|ander\w*)\b`,
  ],
  interview: [
    String.raw`\b(?:maken|maak)\b[^.?]{0,15}\bkennis met (?:je|jou|u)\b|\b(?:tijd|kun je|kunt u|kom je|zin)\b[^.?]{0,30}\b(?:langs te komen|langskomen|langs)\b|\b(?:verwachten|bevestig\w*|bevestigen)\b[^.?]{0,50}(?:gesprek|interview|kennismaking)\b`,
    String.raw`\b(?:nodig(?:en)?|uitnodigen|uit te nodigen|uitgenodigd|uitnodiging)\b[^.?]{0,70}\b(?:voor|op|tot)\b[^.?]{0,40}${TALK}`,
    String.raw`\b(?:je|uw|jouw|ons|het) (?:\w+ )?(?:\w*gesprek|\w*interview|kennismaking|afspraak)\b[^.?]{0,70}\b(?:is|staat|wordt|vindt|op)\b[^.?]{0,20}\b(?:ingepland|gepland|bevestigd|verplaatst|verzet|plaats|geannuleerd|\d)`,
    String.raw`\b(?:verzetten|verplaatsen|verschuiven|uitstellen|annuleren)\b[^.?]{0,40}(?:gesprek|interview|afspraak|kennismaking)|(?:gesprek|interview|afspraak|kennismaking)\b[^.?]{0,60}\b(?:verzetten|verplaatsen|verschuiven|uitstellen|te verzetten)\b`,
    String.raw`\b(?:kies|kiest|plan|reserveer|boek|kiezen|inplannen|plannen)\b[^.?]{0,50}\b(?:moment|tijd\w*|datum|slot|dag|afspraak)\b[^.?]{0,80}(?:${TALK})?`,
    String.raw`\bplan (?:je|uw|jouw|een) (?:\w+ )?(?:gesprek|\w*gesprek|interview|kennismaking)\b`,
    String.raw`\b(?:kun je|kunt u|kom je|komt u|langskomen|langs komen)\b[^?]{0,60}(?:gesprek|interview|kennismaking)`,
    String.raw`\b(?:beschikbaar|tijd)\b[^.?]{0,60}(?:gesprek|interview|kennismak\w+|bellen|afspreken)|(?:gesprek|interview|kennismak\w+)\b[^.?]{0,60}\b(?:beschikbaar|schikt|uitkomt|past|kun je|kunt u)\b`,
    String.raw`\b(?:bevestiging|herinnering|uitnodiging)\b[^.?]{0,20}\b(?:van|voor|aan)?\b[^.?]{0,20}${TALK}`,
    String.raw`\b(?:graag|willen)\b[^.?]{0,40}\b(?:met (?:je|jou|u) )?(?:kennismaken|kennis maken|spreken|ontmoeten|in gesprek|bellen|afspreken|leren kennen)\b`,
    String.raw`\b(?:volgende|tweede) (?:stap|ronde)\b[^.?]{0,40}(?:gesprek|interview|kennismaking)|\bdoor naar de (?:volgende|tweede) ronde\b`,
  ],
  perhapsInterview: [
    String.raw`\b(?:kunnen we|zullen we|kun je|kunt u)\b[^?]{0,40}\b(?:verzetten|verplaatsen|verschuiven)\b`,
    String.raw`\bwanneer (?:kun je|kunt u|schikt|past|ben je|komt)\b|\b(?:kun je|kunt u|past) (?:dan|dat|het)\b|\bheb je tijd\b|\bheeft u tijd\b`,
  ],
  assessment: [
    String.raw`\b(?:maken|invullen|uitwerken|afronden|voltooien|vragen|bijlage|doen|uitnodigen|nodigen|stap|inleveren|opsturen)\b[^.?]{0,60}\b${TEST}\b`,
    String.raw`\b${TEST}\b[^.?]{0,50}\b(?:maken|te maken|invullen|uitwerken|kunt uitwerken|afronden|inleveren|klaar|voltooien)\b`,
  ],
  offer: [
    String.raw`\bwillen (?:je|jou|u) (?:heel |erg )?graag (?:in|bij) ons\b|\bfijn dat je bij ons komt\b`,
    String.raw`\b(?:je|u) bent aangenomen\b|\b(?:je|u) (?:hebt|heeft|krijgt) de (?:baan|functie)\b`,
    String.raw`\b(?:bieden|aanbieden|aan te bieden)\b[^.?]{0,20}\b(?:je|u|jou)?\b[^.?]{0,40}\b(?:functie|baan|contract|rol|positie|arbeidsovereenkomst)\b[^.?]{0,50}`,
    String.raw`\b(?:contractvoorstel|arbeidsvoorwaardenvoorstel|arbeidsovereenkomst|aanbod (?:voor|van|vind|in)|jouw aanbod|je aanbod)\b|\bwelkom (?:bij het team|in het team|aan boord)\b|\b(?:we|wij) (?:willen|gaan) (?:je|u|jou) (?:graag )?(?:aannemen|in dienst)\b|\bvoor (?:jou|u) gekozen\b`,
  ],
  question: [
    String.raw`\b(?:kun|kunt|kan|zou|zou je|wil|wilt|graag|mogen|ontvangen)\b[^.?]{0,80}${NEEDED}[^.?]{0,60}(?:\b(?:laten weten|sturen|doorgeven|toesturen|mailen|aangeven|uploaden|opsturen|delen|ontvangen|is\?)|\?)`,
    String.raw`\b(?:laten weten|doorgeven|aangeven|sturen|toesturen|aanleveren)\b[^.?]{0,50}${NEEDED}`,
    String.raw`\bwat (?:is|zijn|zou)\b[^?]{0,20}\b(?:je|uw|jouw)\b[^?]{0,20}(?:salaris|opzegtermijn|beschikbaarheid)`,
    String.raw`\b(?:ontbreekt|ontbreken|missen|mist)\b[^.]{0,50}${NEEDED}|${NEEDED}[^.]{0,30}\b(?:ontbreekt|ontbreken|missen)\b`,
    String.raw`\b(?:heb je|heeft u|beschik je|beschikt u)\b[^?]{0,30}\b(?:rijbewijs|werkvergunning|verblijfsvergunning)\b[^?]{0,40}\?`,
  ],
  confirmation: [
    String.raw`\b(?:je|uw|jouw) (?:\w+ )?(?:sollicitatie|cv|reactie|gegevens|motivatie)\b[^.]{0,120}\b(?:ontvangen|verzonden|verstuurd|binnen|binnengekomen|ingediend|geregistreerd|goed aangekomen|doorgestuurd)\b`,
    String.raw`\b(?:bedankt|dank|danken)\b[^.]{0,40}\b(?:sollicitatie|solliciteren|interesse|reactie|gesolliciteerd)\b`,
    String.raw`\b(?:ontvangst|ontvangen)\b[^.]{0,30}\b(?:sollicitatie|cv|reactie)\b|\bontvangstbevestiging\b|\b(?:je|u) hebt? (?:succesvol )?gesolliciteerd\b`,
  ],
  condition: [
    String.raw`\b(?:anders (?:kunnen|kan))\b`,
    String.raw`\b(?:in ieder geval|hoe dan ook|zonder|onvolledige?|bij (?:een )?afwijzing|(?:hoor|hoort|krijg|krijgt|ontvang|ontvangt) (?:je|u)|totdat|als|wie|na (?:deze|die) (?:datum|termijn)|daarna|indien|mocht\w*|wanneer|alleen (?:kandidaten|als)|tenzij|of (?:je|u) (?:bent|wordt)|niets (?:gehoord|vernomen)|geen (?:reactie|bericht|antwoord) (?:\w+ ){0,3}(?:ontvangen|gehad|gekregen|krijgt))\b`,
  ],
  ifChosen: [
    String.raw`\b(?:of (?:we|wij) (?:je|jou|u)|als (?:je|jouw|uw|er|we|wij|dit|het)|indien|mocht\w*)\b`,
  ],
  later: [
    String.raw`\b(?:nemen (?:we|wij) contact|neemt [^.]{0,20}contact|zullen (?:we|wij)|hoor je|hoort u|(?:je|u) hoort|komen (?:we|wij) (?:bij|er))\b`,
  ],
  untilThen: [String.raw`^[^.]{0,60}\b(?:voordat|zonder|totdat|tot (?:je|u))\b`],
  regret: [
    String.raw`\b(?:helaas|vrees\w*|jammer\w*|spijt\w*|teleurstel\w*|echter|desondanks|besloten|beslissing|keuze|ander\w* (?:\w+ )?(?:kandida\w*|sollicitant\w*|profiel\w*)|niet (?:\w+ )?(?:verder|mogelijk|geselecteerd|door|uitgenodigd|gekozen|op zoek|helpen|weerhouden))\b`,
  ],
  parting: [
    String.raw`\b(?:wens\w*|succes|geluk)\b[^.!]{0,80}\b(?:zoektocht|carriere|toekomst|loopbaan|vervolg|verdere?|zoeken|baan)\b`,
    String.raw`\bhoop\w*\b[^.!]{0,60}\b(?:plek|baan|functie|job)\b[^.!]{0,20}\bvind`,
    String.raw`\b(?:bewaren|bijhouden|houden)\b[^.!]{0,60}\b(?:gegevens|cv|portefeuille|toekomst\w*|bestand|database)\b`,
  ],
  application: [
    String.raw`\bkennismak\w+\b|\bopdrachtgever\b`,
    String.raw`\bsalaris\w*\b|\brijbewijs\b|\bwerkvergunning\b|\bwerving\b|\bfunctie-eisen\b`,
    String.raw`\b(?:opzegtermijn|salarisindicatie|proefdag|meelopen|stage\w*|contractvoorstel|arbeidsovereenkomst|kandidatuur|talentpool)\b`,
    String.raw`\b(?:\w*sollicit\w+|vacature\w*|functie|kandida\w+|recruit\w+|\w*gesprek|cv|werving|arbeidsvoorwaarden|baan|salariswens|hr|kennismaking\w*|procedure|diploma|selectie|assessment|profiel|opdracht)\b`,
  ],
  talk: [String.raw`(?:gesprek|interview|kennismak|bellen|spreken|afspraak|ontmoet)`],
  marketing: [
    String.raw`\b\d+ (?:nieuwe )?vacatures\b|\bnieuwe vacatures\b|\bvacatures (?:voor jou|voor u|die)\b|\bjob-?alert\b|\bvacature-?alert\b|\bsolliciteer (?:direct|nu|meteen)\b|\bnieuwsbrief\b|\b\d+ (?:tips|manieren|fouten)\b|\bzo (?:reageer|schrijf|bereid|ga)\b|\bheeft je profiel bekeken\b`,
  ],
  cold: [
    String.raw`\bzoek ik\b|\bik zoek\b|\bik ben op zoek\b|\bvrijblijvend\w*\b|\bdie een \w+ (?:\w+ )?zoekt\b|\b(?:je|uw|jouw) profiel (?:tegen|gezien|gevonden|bekeken|op linkedin)\b|\bkwam (?:je|uw) (?:profiel|cv)\b|\b(?:bij|voor) (?:een|mijn|onze) (?:\w+ )?(?:klant|opdrachtgever|relatie)\b|\b(?:mooie|leuke|nieuwe) (?:kans|uitdaging|functie bij|opportunity)\b|\bopen (?:staat|voor)\b`,
  ],
  ownApplication: [
    String.raw`\b(?:je|uw|jouw) (?:\w+ )?(?:sollicitatie|cv|reactie op)\b|\b(?:gesolliciteerd|solliciteren)\b|\bsollicitatie\b`,
  ],
  aside: [
    String.raw`\b(?:bevestig|bevestigen|verifieer|activeer|activeren)\b[^.]{0,22}\b(?:e-?mail\w*|account|adres|registratie)\b|\bwachtwoord\b|\b(?:verificatie|beveiligings|inlog)code\b`,
    String.raw`\bsollicitatie (?:\w+ ){0,2}(?:ingetrokken|teruggetrokken)\b`,
    String.raw`\b(?:maak|rond) (?:je|uw) sollicitatie (?:af|compleet)\b|\bsollicitatie (?:is )?(?:nog )?niet (?:afgerond|compleet|verzonden)\b`,
    String.raw`\benquete\b|\bhoe (?:was|heb je|heeft u)\b[^?]{0,30}\bervaren\b|\bje ervaring met\b|\bbeoordeel\b|\btevredenheid\w*`,
  ],
  applicant: [
    String.raw`\b(?:ik heb|heb ik)\b[^.]{0,40}\b(?:ander\w* (?:baan|functie|aanbod)|elders)\b[^.]{0,30}\b(?:aangenomen|geaccepteerd|gekozen|gevonden)\b|\b(?:ik heb besloten|ik wil|ik trek|trek ik)\b[^.]{0,30}\b(?:terug|terug te trekken|teruggetrokken|intrekken|af te zien)\b`,
    String.raw`\bmijn (?:cv|sollicitatie|motivatie\w*|brief)\b`,
    String.raw`\bmijn ervaring\b|\bik kijk uit naar (?:uw|jullie|de volgende)\b`,
  ],
  hearsay: [
    String.raw`\bnieuwe sollicitatie\b|\bgegevens (?:van de )?kandidaat\b`,
    String.raw`\b(?:de|die|deze) (?:\w+ )?(?:kandidaat|sollicitant) (?:afwijzen|af te wijzen|een afwijzing)\b|\bik ben (?:weer )?afgewezen\b`,
    String.raw`\b(?!(?:je|jij|u|sollicitatie|kandidatuur|vacature|profiel|brief|deze|die|het|dit)\b)[\w-]+ (?:is|werd) (?:\w+ )?afgewezen (?:bij|door|voor)\b|\b[\w-]+ heeft de (?:baan|functie|job) niet (?:gekregen|gehad)\b|\b(?:mijn|je|m'n) (?:broer|zus|vriend|vriendin|collega|neef|nicht)\b[^.;]{0,40}\bafgewezen\b`,
  ],
  arrived: [
    String.raw`\b(?:goed|in goede orde) ontvangen\b|\bis binnen\b|\bheb (?:ik|je|het)[^.!]{0,20}\bontvangen\b`,
  ],
  closing: [
    String.raw`(?:(?:met )?(?:vriendelijke|hartelijke|beste|warme) (?:groet|groeten)|groetjes|groet|groeten|hoogachtend|mvg|tot snel|tot ziens|hartelijke groet)`,
  ],
}
