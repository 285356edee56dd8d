import { fold } from './text.ts'
import { scoreTitle } from './title-words.ts'

/**
 * What people write in a list of jobs about time without one: parental leave, care, unemployment,
 * travel, a year off. Folded, as `fold` returns it; `full time` and the like may precede them.
 */
const BREAKS = [
  // English
  'career break|planned career break|employment gap|gap in employment|break in (?:employment|career|service)|(?:family|parental|maternity|paternity|adoption|carers?|childcare|medical|sick|study|sabbatical|educational) (?:leave|break)(?! cover)',
  'sabbatical|gap year|year out|year off|time off|unemployed|(?:actively )?(?:seeking|looking for) (?:work|employment|a job|a new job|new role)|job ?seek(?:ing|er)|between jobs|redundan(?:t|cy)$|made redundant|out of work|not working|not in employment|retire(?:d|ment)$',
  '(?:mum|mom|mother|dad|father|parent)(?:$| of (?:two|three|four|my|\\d))|stay at home (?:mum|mom|mother|dad|father|parent)|house(?:wife|husband)|raising (?:a |my |our |two |three )?(?:family|child|son|daughter)\\w*|bringing up|child ?rearing|childcare responsibilities|family (?:care$|time$|reasons|responsibilities|commitments)|(?:unpaid |family )?care[rg]\\w* (?:for|of) (?:my|a|an|elderly|ill|sick|family|parents?|relatives?|mother|father|children)',
  'travel(?:l?ing|l?ed)?(?: in| to| through| around| the| across| abroad| world|$)|world (?:trip|travel|tour)|round the world|backpacking|working holiday|work and travel|language (?:course|stay|trip) abroad|(?:moved|relocated|relocation|immigrated|emigrated|immigration|emigration) to|asylum (?:seeker|procedure)',
  // German
  'elternzeit|erziehungs(?:urlaub|zeit|pause)|kinder(?:erziehung|betreuung|zeit|pause)|mutterschutz|mutterschafts(?:urlaub|schutz)|vaterschaftsurlaub|karenz(?:zeit)?|babypause|familien(?:zeit|phase|pause|management|arbeit)|haus(?:frau|mann)|mutter und hausfrau',
  'arbeits?(?:suchend|suche|los|losigkeit)|arbeitssuchend|stellensuche|jobsuche|berufliche (?:auszeit|pause|neuorientierung|orientierung|umorientierung)|neuorientierung|orientierungsphase|auszeit|sabbatjahr|erwerbslos\\w*|ohne beschaftigung|pflege(?:zeit)? (?:eines|einer|meiner|meines|der|des|von) (?:angehorigen|mutter|vaters|eltern|grossmutter|familie)\\w*|pflegezeit|krankheit\\w*|rekonvaleszenz|genesung',
  'sprach(?:aufenthalt|reise|urlaub)|auslands(?:aufenthalt|reise|jahr)|weltreise|reise(?:zeit)? (?:durch|nach|in)|umzug|flucht$|flucht (?:aus|nach|vor)|asylverfahren|integrationskurs|deutschkurs',
  // French
  'conges? (?:parental|maternite|de maternite|paternite|sabbatique|maladie|sans solde|pour)|annee (?:sabbatique|de cesure|off)|cesure|pause (?:carriere|professionnelle|familiale)|interruption (?:de carriere|professionnelle)|(?:en |a la )?recherche (?:d ?emploi|active)|demandeu(?:r|se) d ?emploi|sans emploi|chomage|periode de chomage|mere au foyer|pere au foyer|parent au foyer|femme au foyer|education de mes enfants|maternite$|sejour linguistique|tour du monde|voyages? (?:en|au|aux|a|autour)|disponibilite$|disponibilite pour|aidant familial',
  // Spanish
  'excedencia|baja (?:maternal|por maternidad|medica|por enfermedad)|permiso (?:de )?(?:maternidad|paternidad|parental)|licencia (?:de |por )?maternidad|maternidad$|ano sabatico|pausa (?:laboral|profesional)|(?:en )?(?:busqueda|busca) (?:activa )?de (?:empleo|trabajo)|desemplead[oa]|desempleo|en paro|cuidado de (?:hijos?|mis|familiares?|mi|un|la familia)\\w*|ama de casa|amo de casa|madre a tiempo completo|viaje (?:por|a|al)|vuelta al mundo|estancia linguistica|crianza$|crianza de',
  // Portuguese
  'licenca (?:de |por |a )?(?:maternidade|paternidade|parental|sem vencimento)|maternidade$|pausa (?:na |de )?carreira|ano sabatico|periodo sabatico|(?:a|em|na) (?:procura|busca) de (?:emprego|trabalho|recolocacao)|desempregad[oa]|desemprego|dona de casa|dono de casa|cuidados? (?:a|de|com) (?:filhos?|familiar(?:es)?|a familia|os filhos)|viagem (?:pel|a|ao)\\w*|intercambio(?:$| em| na| no)|periodo dedicado|mochilao',
  // Italian
  'congedo (?:parentale|di maternita|maternita|di paternita|familiare)|maternita$|paternita$|aspettativa$|aspettativa (?:per|non)|anno sabbatico|periodo sabbatico|pausa (?:lavorativa|di carriera|professionale)|(?:in )?(?:cerca|ricerca) di (?:lavoro|occupazione|impiego)|disoccupat[oa]|disoccupazione|inoccupat[oa]|casalinga|casalingo|cura (?:dei|della|di) (?:figli|famiglia|familiari|un)\\w*|giro del mondo|viaggio (?:in|a|per)|soggiorno (?:linguistico|studio)|assistenza (?:a un |al |ai )?(?:familiare|genitor\\w+)',
  // Dutch
  'loopbaanonderbreking|(?:ouderschaps|zwangerschaps|bevallings|ziekte|zorg)verlof|tijdskrediet|sabbatjaar|tussenjaar|loopbaanpauze|werk(?:zoekend|loos|loosheid)|op zoek naar (?:werk|een)|huis(?:vrouw|man|moeder|vader)|zorg voor (?:kinderen|mijn|gezin|de kinderen)|moeder$|wereldreis|reizen$|reizen (?:door|naar|in)|rondreis|inburgering\\w*|mantelzorg\\w*',
]
const BREAK = new RegExp(
  `^(?:(?:full|part) time |voltijds? |(?:on|in|im|in der|en|em|auf) |jahr |periodo (?:de|di) |periode (?:de|van) |zeit der )?(?:${BREAKS.join('|')})(?: |$)`,
)
/** A break is told in few words; a longer text is about something else too. */
const WORDS_MAX = 9

/**
 * Whether a name in a list of jobs says that there was none at the time: "Elternzeit", but not
 * "Maternity leave replacement teacher".
 */
export function isCareerBreak(name: string): boolean {
  const folded = fold(name)
  const [begin] = BREAK.exec(folded) ?? []
  return (
    begin !== undefined &&
    folded.split(' ').length <= WORDS_MAX &&
    scoreTitle(folded.slice(begin.length)) < 1
  )
}
