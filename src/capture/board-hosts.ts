/** Words in the hosts of job boards; a company's own host has them in a subdomain at most. */
const BOARD_WORDS =
  /jobs?(?!vite)|stellen|karriere(?!tools)|career|emploi|empleo|emprego|trabajo|vagas|lavoro|offerte|vacature|werk(?:zoeken|ken)|praca|prace|pracuj|profesia|rabota|robota|munka|allas|recruit|rekrut|hiring|vacanc|tyopaik|ledige|jobb|baito|tenshoku|kyujin/
const BOARDS =
  /^(?:xing|monster|reed|adzuna|glassdoor|indeed|seek|dice|ziprecruiter|simplyhired|wellfound|otta|builtin\w*|themuse|craigslist|gumtree|idealist|apec|cadremploi|hellowork|meteojob|keljob|welcometothejungle|lesjeudis|kimeta|meinestadt|stepstone|kleinanzeigen|ams|vdab|leforem|oikotie|duunitori|mol|finn|nav|blocket|platsbanken|arbetsformedlingen|monsterboard|bumeran|catho|computrabajo|laborum|zonajobs|sapo|olx|bazos|avito|hh|superjob|dou|djinni|justjoin|nofluffjobs|rocketjobs|theprotocol|pracuj|aplikuj|profession|cvonline|cvbankas|cvmarket|cv|ejobs|bestjobs|hipo|wantedly|doda|rikunabi|mynavi|green-japan|en-gage|type|saramin|incruit|wanted|naukri|shine|foundit|timesjobs|internshala|hirist|104|51job|zhaopin|lagou|boss|bayt|naukrigulf|wuzzuf|tanqeeb|pnet|brightermonday|fuzu|interamt|bund|civilservicejobs|usajobs|governmentjobs|higheredjobs|academics|euraxess|stackoverflow|ycombinator|cv-library|willhaben|hokify|occ|trabalhabrasil|subito|bakeca|kariera|tyomarkkinatori|intermediair|werk|joinhandshake|tes|theguardian|caterer|instahyre|gulftalent|jora|trademe|workopolis|eluta|dwp|weworkremotely|remoteok|remotive|workingnomads|himalayas|europeremotely|landing|honeypot|talent|relocate|arbeitnow|getwork|jooble|trovit|neuvoo|linkup|ladders|theladders|hired|crunchboard|mediabistro|azubi|ausbildung|aubi-plus|yourfirm|kalaydo|choisirleservicepublic|lhotellerie-restauration|optioncarriere|profilculture|letudiant|iquesta|hosco|milanuncios|domestika|insertia|almalaurea|magnet|ictergezocht)$/

/** Applicant tracking systems, which serve each company under a host or path of its own. */
const SYSTEMS =
  /applytojob|recruitee|recruiterbox|jobylon|jobscore|myworkdayjobs|zohorecruit|recruiterflow|recruitcrm|jobs2web|erecruiter|careers-page|careerplug|recruiting(?:app|by)|hirebridge|hiringthing|jobdiva|jobbase|jobvite|recruitmentplatform|digitalrecruiters|werecruit|jobaffinity|smartrecruiters|jobappnetwork/

/** Whether a host serves postings of many companies, so that it does not name the employer. */
export function isBoardHost(host: string): boolean {
  const labels = host.replace(/^www\./, '').split('.')
  const own =
    labels.at(/^(?:co|com|org|net|gov|gob|gouv|gc|ac|go)$/.test(labels.at(-2) ?? '') ? -3 : -2) ??
    ''
  return !SYSTEMS.test(own) && (BOARDS.test(own) || BOARD_WORDS.test(own))
}
