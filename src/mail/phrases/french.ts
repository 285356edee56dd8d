import type { Phrases } from './phrases.ts'

const TALK = String.raw`(?:entretien|entrevue|rendez-vous|echange|appel|visio\w*|visioconference|rencontre|call|point telephonique)`
const TEST = String.raw`(?:test|tests|evaluation|exercice|etude de cas|cas pratique|challenge|assessment|questionnaire|mise en situation|epreuve)`
const FILE = String.raw`(?:candidatures?|profils?|dossier|cv|demarche)`
const NEEDED = String.raw`(?:pretentions?|salari\w+|salaire|disponibilites?|preavis|date de debut|prise de poste|references?|diplomes?|portfolio|permis|titre de sejour|visa|pieces?|documents?|justificatifs?|lettre de motivation|cv|copie|mobilite|certificats?|informations? complementaires?|questions?)`

export const FRENCH: Phrases = {
  everyday:
    'le la les et vous votre nous de des du pour avec est que une un dans pas ne avons sur au en ce bonjour notre chez malheureusement',
  rejection: [
    String.raw`\b(?:decidee?s?|partie?s?|tournee?s?) (?:pour|sur|vers) (?:une?|quelqu'un)\b|\bn'(?:avons|ai) plus besoin\b|\b(?:nous avons|on a|j'ai) (?:deja |enfin )?(?:trouve|pris|recrute) (?:quelqu'un|une? \w+)\b|\bca n'a pas (?:marche|ete possible|fonctionne)\b`,
    String.raw`\bce (?:ne )?sera pas (?:toi|vous)\b|\bn'avons (?:actuellement |malheureusement )?(?:pas|plus|aucune?)\b[^.;]{0,25}\b(?:poste|place|besoin|ouverture|opportunite)\b`,
    String.raw`\b(?:poste|recrutement|processus|recherche)\b[^.;]{0,30}\b(?:en pause|en suspens|en attente|en stand-?by)\b|\bn'(?:est|a) pas (?:ete )?(?:la personne|le profil|le candidat|la candidate) (?:choisi|retenu|selectionne)\w*`,
    String.raw`\b(?:recrute|pourvu|embauche|promu|choisi)e?\b[^.;]{0,20}\ben interne\b|\bcandidat\w* (?:en )?interne\b|\bpour (?:quelqu'un|une personne) (?:d'autre|avec|de plus|qui)\b`,
    String.raw`\b(?:choisi|decide|prefere|retenu|poursuivre|avancer|poursuivons|avancons|poursuivi|continuer)\b[^.;]{0,25}\b(?:avec|de|d')\b[^.;]{0,15}\b(?:profils?|candidat\w*|personnes?)\b[^.;]{0,10}\b(?:plus|dont|mieux|ayant|avec|qui|correspondant)\b`,
    String.raw`\b(?:poste|mission|offre)\b[^.;]{0,30}\bne sera (?:finalement |malheureusement )?(?:pas|plus) (?:pourvue?|ouverte?)\b|\bgel des (?:embauches|recrutements)\b`,
    String.raw`\b(?:ne|n')\s?[^.;]{0,40}\b(?:pas|plus|point|malheureusement)?\b[^.;]{0,40}(?:donner|reserver)\b[^.;]{0,25}\b(?:suite|issue|reponse)\b(?: \w+){0,2}`,
    String.raw`\bpas (?:ete )?(?:en mesure de )?(?:\w+ ){0,2}(?:donner|reserver|y donner)\b[^.;]{0,25}\bsuite\b`,
    String.raw`\b(?:ne pas|n'a pas|n'ont pas|n'avez pas|n'est pas|n'etes pas|n'avons pas|ne sera pas|n'a malheureusement pas|n'a finalement pas|ne serez pas|n'a helas pas)\b[^.;]{0,30}\b(?:retenue?s?|retenir|selectionnee?s?|poursuivre|poursuivi|donner suite|aller plus loin|continuer|acceptee?|correspond|abouti|convaincu|choisie?)\b`,
    String.raw`\bne (?:pouvons|pourrons|souhaitons|sommes|poursuivrons|poursuivons|allons|retenons|retiendrons|donnerons|continuerons|pouvons malheureusement|pourrons malheureusement)\b[^.;]{0,60}\b(?:pas|suite|retenir|poursuivre|plus loin|accepter|proposer|favorablement|votre ${FILE})\b`,
    String.raw`\bne corresponde?(?:nt)? (?:pas|plus|malheureusement)\b|\b${FILE} n'?e?\s?(?:correspond|repond|a pas)\b`,
    String.raw`\b(?:poste|offre|annonce|mission)\b[^.;]{0,60}\b(?:est|a ete|vient d'etre|a deja ete|a finalement ete|n'est)\b[^.;]{0,25}\b(?:pourvue?|annulee?|ferme\w*|cloture\w*|suspendue?|gele\w*|supprime\w*|retire\w*|plus disponible|plus a pourvoir|plus d'actualite)\b`,
    String.raw`\b(?:annuler|suspendre|geler|mettre fin a|abandonner|cloturer|stopper|interrompre)\b[^.;]{0,20}\b(?:ce|le|notre|cette|la) (?:processus|recrutement|recherche|poste|offre)\b|\b(?:recrutement|processus|recherche)\b[^.;]{0,40}\b(?:est|a ete|sont)\b[^.;]{0,20}\b(?:annule\w*|suspendue?|gele\w*|interrompue?|abandonne\w*|stoppe\w*)\b`,
    String.raw`\b(?:regret|regrettons|desolee?s?|malheureusement|navree?s?)\b(?![^.;]{0,60}\b(?:assurer|maintenir|honorer|tenir|presente?|recevoir|venir|joindre|rejoindre)\b)[^.;]{0,90}\b(?:pas|negative\w*|defavorable\w*|refus\w*|plus)\b[^.;]{0,50}`,
    String.raw`\b(?:reponse|suite|issue|avis) (?:est )?(?:negative|defavorable)\b|\b${FILE}\b[^.;]{0,30}\b(?:rejetee?|refusee?|ecartee?|declinee?)\b`,
  ],
  interview: [
    String.raw`\bne (?:pourrai|pourrons|pouvons|peux|pourra|suis|sera) (?:malheureusement )?pas[^.?]{0,40}\b(?:assurer|maintenir|honorer|presente?|tenir)\b[^.?]{0,30}\b${TALK}\b|\b(?:vous|t'|te) attend\w+\b[^.?]{0,60}\b(?:entretien|rendez-vous)\b`,
    String.raw`\b(?:convier|convions|inviter|invitons|invite|convoquer|convoquons|convoquee?|rencontrer|proposer|proposons|propose|convie|planifier|organiser|fixer|programmer|convenir)\b[^.?]{0,60}\b${TALK}\b(?![^.?]{0,10}\btest)`,
    String.raw`\b(?:entretien|rendez-vous) (?:est )?(?:fixe|confirme|planifie|programme)\b|\bconfirm\w+ (?:le|votre|notre|l') ?(?:${TALK})\b|\b(?:cet|l'|votre|notre) ?${TALK} (?:se (?:deroulera|tiendra)|aura lieu)`,
    String.raw`\b(?:votre|notre|l'|un|cet|ton) ?(?:\w+ )?${TALK}\b[^.?]{0,70}\b(?:est|a ete|sera|aura|est bien)\b[^.?]{0,20}\b(?:fixee?|confirmee?|prevue?|programmee?|planifiee?|reporte\w*|decale\w*|lieu|annulee?|avancee?)\b`,
    String.raw`\b(?:reporter|decaler|deplacer|repousser|annuler|replanifier|reprogrammer)\b[^.?]{0,30}\b(?:notre|votre|l'|cet|le|la|ton)\b ?(?:\w+ )?${TALK}`,
    String.raw`\b(?:choisir|choisissez|reserver|reservez|selectionner|selectionnez|choisis|reserve|indiquer|proposer)\b[^.?]{0,50}\b(?:creneaux?|horaire|date|dates)\b[^.?]{0,80}(?:\b${TALK})?`,
    String.raw`\b(?:disponible|disponibilites?|libre)\b[^.?]{0,80}\b(?:${TALK})\b|\b(?:${TALK})\b[^.?]{0,60}\b(?:disponible|disponibilites|vous convien\w+|te convien\w+)\b`,
    String.raw`\b(?:convocation|invitation|rappel|confirmation)\b[^.?]{0,25}\b(?:a|de|pour|d')\s?(?:un |votre |l'|notre )?(?:\w+ )?${TALK}\b`,
    String.raw`\b(?:aimerions|aimerais|souhaitons|souhaiterions|souhaite|serions ravis|voudrions|ravis)\b[^.?]{0,40}\b(?:vous|te|t') ?(?:rencontrer|recevoir|echanger|parler|appeler|faire passer)\b`,
    String.raw`\b(?:echanger|discuter|parler) (?:avec vous|avec toi|ensemble)\b[^.?]{0,60}\b(?:lundi|mardi|mercredi|jeudi|vendredi|semaine|telephone|visio|demain)\b`,
    String.raw`\bprochaine etape\b[^.?]{0,50}\b${TALK}\b|\b(?:premier|deuxieme|second|prochain|nouvel) (?:${TALK})\b[^.?]{0,60}\b(?:avec|le|aura|sera)\b`,
  ],
  perhapsInterview: [
    String.raw`\b(?:pouvons-nous|pourrions-nous|peut-on|pourriez-vous)\b[^?]{0,20}\b(?:decaler|reporter|deplacer|repousser|avancer)\b`,
    String.raw`\b(?:seriez-vous|etes-vous|serais-tu|es-tu) (?:disponible|libre)\b|\bquelles sont vos disponibilites\b|\bquand (?:seriez|etes)-vous disponible`,
  ],
  assessment: [
    String.raw`\b(?:realiser|passer|completer|effectuer|remplir|faire|traiter|repondre|inviton\w*|consiste|trouverez|trouveras|invite\w*|preparer|rendre)\b[^.?]{0,60}\b${TEST}\b(?: (?:technique|en ligne|de \w+|ci-joint\w*))?`,
    String.raw`\b(?:test|etude de cas|cas pratique|exercice|evaluation)\b[^.?]{0,30}\b(?:technique|en ligne|ci-jointe?|de personnalite|de logique|a realiser|a rendre|a completer)\b`,
  ],
  offer: [
    String.raw`\bravis? de (?:vous|t') ?accueillir (?:dans|parmi|au sein)\b`,
    String.raw`\bje te prends\b|\bon te (?:prend|propose un (?:cdi|cdd|contrat|poste))\b|\bc'est (?:oui|bon pour moi)\b[^.?]{0,60}\b(?:cdi|cdd|prends|poste|contrat)\b`,
    String.raw`\b(?:poste|place) est a vous\b|\bvous etes embauchee?s?\b`,
    String.raw`\b(?:plaisir|heureux|heureuse|ravie?s?|joie)\b[^.?]{0,60}\bcandidature (?:est|a ete) (?:retenue|acceptee)\b(?![^.]{0,40}\b(?:etape|entretien|phase|tour|selection))|\brecevrez votre contrat\b`,
    String.raw`\b(?:plaisir|heureux|heureuse|ravie?s?|enchantee?s?|joie)\b[^.?]{0,30}\b(?:vous|te|t')\b ?[^.?]{0,20}(?:proposer|offrir|confirmer|faire part|annoncer)\b[^.?]{0,30}\b(?:le poste|un poste|ce poste|une offre|un contrat|votre embauche|votre recrutement|embauche|un cdi|un cdd|que vous etes retenue?|que votre candidature (?:a ete|est) (?:retenue|acceptee))`,
    String.raw`\bpromesse d'embauche\b|\bproposition d'embauche\b|\boffre d'embauche\b|\bvotre contrat de travail\b|\bbienvenue (?:dans l'equipe|parmi nous|a bord|chez)\b`,
    String.raw`\bnous (?:vous )?avons (?:choisie?|retenue?|selectionnee?)\b[^.?]{0,30}\b(?:vous|pour le poste|pour ce poste)\b|\bvotre candidature (?:[^.,]{0,60},? )?a ete retenue\b(?![^.]{0,40}\b(?:etape|suite|entretien|phase|tour|casting|selection))|\b(?:vous|te) proposer le poste\b`,
  ],
  question: [
    String.raw`\b(?:pourriez-vous|pouvez-vous|pourrais-tu|peux-tu|merci de (?:nous|bien|me)|veuillez|prie de|prions de|auriez-vous|vous serait-il possible)\b[^.?]{0,90}${NEEDED}`,
    String.raw`\b(?:quelles?|quels?|quel)\b[^?]{0,15}\b(?:sont|est|seraient|serait)\b[^?]{0,15}\b(?:vos|votre|tes|ta)\b[^?]{0,20}(?:pretentions|salaire|preavis|disponibilite pour commencer|attentes)`,
    String.raw`\b(?:manque|manquent|manquant\w*|incomplet|incomplete)\b[^.]{0,60}|\bil (?:nous )?manque\b`,
    String.raw`\b(?:avez-vous|disposez-vous|as-tu|etes-vous)\b[^?]{0,50}\b(?:permis|titre de sejour|visa|mobile|mobilite|autorisee?)\b`,
  ],
  confirmation: [
    String.raw`\b(?:enregistrement|depot|reception) de (?:votre|ta) (?:candidature|dossier)\b|\b(?:votre|ta) (?:dossier|candidature)\b[^.]{0,40}\b(?:est|sont) (?:en cours|a l'etude)\b`,
    String.raw`\b(?:recue?|reception|recevoir|recu)\b[^.]{0,40}\b(?:votre|ta|de votre|la) (?:\w+ )?(?:candidature|cv|dossier)\b`,
    String.raw`\b(?:votre|ta) (?:\w+ )?candidature\b[^.]{0,120}\b(?:envoyee|transmise|recue|enregistree|parvenue|arrivee|prise en compte|bien ete)\b`,
    String.raw`\b(?:merci|remercions|remercie)\b[^.]{0,40}\b(?:postule|candidature|interet|avoir postule|candidater)\b`,
    String.raw`\baccus\w+ (?:de )?reception\b|\bvous avez (?:bien )?postule\b`,
  ],
  condition: [
    String.raw`\b(?:sinon|faute de quoi|a defaut)\b`,
    String.raw`\b(?:dans tous les cas|quelle que soit|sans (?:votre|ton|ta|vos|le|la|ce|cette|cela)|incompletes?|tant que|si|sans reponse|sans nouvelles?|a defaut|au cas ou|dans le cas|en l'absence|seules? les|passe (?:ce delai|cette date)|au-dela|apres cette date|sans retour|si votre|considerer que)\b`,
  ],
  ifChosen: [
    String.raw`\b(?:si (?:votre|ton|vous|ta|elle|celle-ci|nous)|dans le cas ou|en cas de|le cas echeant|au cas ou|eventuel\w*)\b`,
  ],
  later: [
    String.raw`\b(?:nous vous contacterons|reviendrons|recontacterons|reprendrons contact|serez contactee?|pourrez etre|contactera|ne manquerons pas)\b`,
  ],
  untilThen: [String.raw`^[^.]{0,60}\b(?:avant (?:de|que|d')|tant que|sans (?:votre|le|la|ces))\b`],
  regret: [
    String.raw`\b(?:malheureusement|regret\w*|desole\w*|navre\w*|toutefois|cependant|neanmoins|helas|autres? (?:candidat\w*|profils?)|decision|en depit|malgre|n'a(?:vons)? pas|ne (?:\w+ )?pas)\b`,
  ],
  parting: [
    String.raw`\b(?:souhait\w*|bonne (?:chance|continuation)|succes|reussite|courage)\b[^.!]{0,80}\b(?:recherches?|projets?|carriere|avenir|continuation|parcours|suite|demarches?|professionnel\w*)\b|\bbonne continuation\b`,
    String.raw`\bconserv\w+ (?:votre|vos|toutefois|neanmoins|cependant)\b[^.!]{0,60}\b(?:vivier|base|fichier|coordonnees|cv|candidature|profil)\b|\b(?:postuler a nouveau|candidater a nouveau|nouvelles? candidatures?)\b`,
  ],
  application: [
    String.raw`\balternance\b|\bpackage\b|\btitulaire\b|\bremuneration\b`,
    String.raw`\b(?:preavis|concours|epreuves?|portfolio|vivier|essai|promesse d'embauche|contrat de travail|cdi|cdd)\b`,
    String.raw`\b(?:candidat\w*|postul\w*|poste|recrut\w*|entretien|embauche|offre d'emploi|cv|emploi|stage|alternance|rh|ressources humaines|carriere|profil|pretentions|processus|votre dossier|votre parcours|diplomes?|test technique)\b`,
  ],
  talk: [
    String.raw`\b(?:entretien|echange|echanger|appel|telephon\w*|visio\w*|rencontr\w*|rendez-vous|discuter)\b`,
  ],
  marketing: [
    String.raw`\b\d+ nouve(?:aux|lles) (?:emplois|offres)\b|\bnouvelles offres\b|\boffres? (?:d'emploi )?(?:pour vous|correspondant|recommandee\w*)|\balerte emploi\b|\bvotre alerte\b|\bpostulez (?:des )?maintenant\b|\bnewsletter\b|\b\d+ (?:conseils|astuces|facons)\b|\bcomment (?:rebondir|reagir|reussir|repondre|preparer|rediger)\b|\bwebinaire\b|\ba consulte votre\b|\brecrute\b`,
  ],
  cold: [
    String.raw`\bje (?:re)?cherche (?:pour|un|une|actuellement)\b|\bpour (?:un|une) (?:client|groupe|entreprise)\b|\bj'accompagne\b|\bchasseu\w+ de tetes\b|\b(?:decouvert|vu|consulte|trouve|tombee? sur|remarque|parcouru) votre (?:profil|parcours|cv)\b|\bvotre profil sur linkedin|\bpour (?:un de (?:mes|nos) clients|mon client|notre client|l'un de (?:mes|nos) clients)\b|\b(?:belle|nouvelle) opportunite\b|\ba l'ecoute (?:du marche|d'opportunites)\b|\bouverte? a de nouvelles\b|\bcabinet de recrutement\b|\bje recrute\b`,
  ],
  ownApplication: [
    String.raw`\b(?:votre|ta|de votre) (?:\w+ )?(?:candidature|cv|demarche|dossier)\b|\bvous avez (?:\w+ )?postule\b|\b(?:avoir|as|auquel vous avez) postule\b`,
  ],
  aside: [
    String.raw`\b(?:activer|activez|confirmer|confirmez|verifier|verifiez|valider|validez)\b[^.]{0,20}\b(?:compte|adresse|e-?mail|inscription)\b|\bmot de passe\b|\bcode (?:de )?(?:verification|securite|connexion)\b`,
    String.raw`\b(?:retire|retrait de|retirer|annule) (?:votre|de votre) candidature\b`,
    String.raw`\b(?:finaliser|finalisez|terminez|completer|reprendre|reprenez) votre candidature\b|\bcandidature (?:n'est pas|non) (?:encore )?(?:terminee|finalisee|envoyee|complete)\b`,
    String.raw`\benquete\b|\bquestionnaire de satisfaction\b|\bvotre avis\b|\bvotre experience (?:de candidat|candidat)\b`,
  ],
  applicant: [
    String.raw`\bayant (?:deja )?accepte\b|\bj'ai (?:deja |finalement )?(?:accepte|choisi|decide|opte)\b[^.]{0,60}\b(?:autre|ailleurs|retirer|decliner|ne pas)\b|\bje (?:ne )?(?:souhaite|desire|peux|prefere)\b[^.]{0,10}\b(?:retirer|decliner|pas (?:donner suite|poursuivre|continuer))\b`,
    String.raw`\b(?:mon|ma) (?:cv|curriculum|candidature|lettre de motivation)\b`,
    String.raw`\bj'ai le regret de (?:decliner|refuser|ne pas)\b|\bmon (?:projet professionnel|experience)\b|\bje vous remercie de votre (?:offre|proposition)\b`,
  ],
  hearsay: [
    String.raw`\bnouvelle candidature\b|\bcandidate? ?:`,
    String.raw`\b(?:refuser|rejeter|ecarter) (?:le|la|ce|cette) (?:\w+ )?candidate?\b|\bj'ai (?:encore )?(?:recu|eu) un (?:\w+ )?refus\b`,
    String.raw`\b(?!(?:candidature|profil|dossier|celle-ci|celui-ci|elle|vous|tu|poste|offre|cv|demarche|postulation|il)\b)[\w'-]+ n'a pas ete (?:prise?|retenue?|choisie?|selectionnee?|embauchee?)\b|\bs'est fait (?:refuser|recaler|jeter)\b|\bn'a pas eu (?:le poste|la place|le job)\b`,
  ],
  arrived: [String.raw`\bbien (?:recue?s?|arrivee?s?)\b|\bj'ai (?:bien )?recu\b`],
  closing: [
    String.raw`(?:(?:bien )?cordialement|(?:tres )?cordialement|bien a (?:vous|toi)|sinceres salutations|salutations(?: distinguees)?|a bientot|belle journee|bonne journee|bien sincerement|amicalement|respectueusement|veuillez agreer.*|meilleures salutations|cdt)`,
  ],
}
