import type { Senses } from './senses.ts'

export const FRENCH_SENSES: Senses = {
  not: "ne (?:pas )?pouv\\w+|n'(?:avons|a|ont|ai|est|avez)|pas|plus|aucune?|jamais|ni|sans suite|impossible|pas en mesure",
  yet: 'encore|toujours|en cours',
  harmless:
    "candidat\\w* non (?:retenu|selectionne)\\w*|non retenues|encore (?:une|merci)|merci encore|pas seulement|non plus|en plus|plus (?:d'informations|de details|tard|tot|vite|en detail)|au plus|de plus|n'hesitez pas|n'hesite pas|ne pas (?:repondre|hesiter)|ne repondez pas|pas de souci",
  condition:
    "si|s'il|sous reserve|dans le cas|en cas|au cas|seuls?|seules|sans (?:reponse|nouvelles?|retour)|a defaut|meme si|sans (?:votre|ton|ta|vos|le|la|ce|cette|cela)|tant que|avant (?:de|que)|incompletes?|hors delai|en l'absence",
  aside:
    'contacter\\w*|recontacter\\w*|reviendr\\w*|revenir vers (?:vous|toi)|prendr\\w* contact|tiendr\\w*|tenir (?:informee?|au courant)|serez (?:informee?|contactee?)|repond(?:re|ra|rons)(?! (?:favorable|positive))',
  goOn: 'poursuivre|poursuivi|donner (?:\\w+ )?suite|donner une suite|aller plus loin|avancer|continuer|suite favorable|y reserver|reserver (?:\\w+ )?suite|reponse favorable|suite positive|avis favorable|progresser',
  end: "mettons fin|mettre fin|met fin|arreter|arretons|s'arrete|en rester la|en resterons la",
  chosen:
    'parmi (?:les|ceux|celles)(?:-ci|-la)?|admise? (?:a|au)|la bonne personne|retenue?s?|selectionnee?s?|choisie?s?|retenir|selectionner|admise?|acceptee?|aboutie?|abouti',
  offer:
    'te prendre|vous prendre|vous garder|te garder|vous compter|proposer|offrir|inviter|convoquer|convier|recevoir|embaucher|recruter|considerer',
  refused: 'exclusion|exclue?|rejetee?|refusee?|ecartee?|non retenue?|declinee?',
  others:
    "quelqu'un (?:de|qui)|un[e]? autre|(?:d')?autres? (?:[\\w-]+ ){0,2}(?:candidat\\w*|profils?|personnes?)|quelqu'un(?: d'autre| avec| de plus)?|une? (?:candidat\\w*|personne|profil) (?:en )?(?:interne|plus|dont|ayant|qui|avec|disposant)|candidat\\w* (?:dont|ayant|disposant)|profils (?:dont|plus|ayant)|un apprenti|en interne",
  decide:
    "attribuee?|confiee?|donnee?|partir sur|partons|partir avec|a pris|avons pris|choisi|choix|decide|decidons|opte|porte|prefere|avance\\w*|avancer|poursuivre|poursuivi|continuer|retenu|arrete|s'est portee?|recrute|pris|embauche|privilegie\\w*|favoriser|tourne\\w*|oriente\\w*",
  better:
    'mieux|davantage|plus (?:proches?|adaptee?s?|en adequation|experimentee?s?|en phase|en accord)|correspond\\w* (?:mieux|plus)',
  position:
    '(?:postes|places|process|place|equipe|vivier|poste|recrutement|offre|annonce|mission|besoin|recherche|processus|procedure|emploi|stage|alternance|concours)',
  gone: "(?:deja )?(?:au complet|complete?|attribuee?|prise)|(?:pourvue?|annulee?|clos|close|cloturee?|suspendue?|gelee?|fermee?|supprimee?|interrompue?|retiree?|abandonnee?|annule|suspendu|mis(?:e)? en (?:pause|attente|suspens))|plus (?:disponible|a pourvoir|d'actualite|ouverte?)",
  fill: 'pourvoir|ouvrir|maintenir le (?:poste|recrutement)',
  application: 'candidature|dossier|profil|cv|parcours|demarche|curriculum',
  test: 'tests?|questionnaire|etude de cas|cas pratique|exercice|epreuve|mise en situation|challenge|evaluation',
  doTest:
    'complet\\w*|realis\\w*|pass(?:er|ez)|ci-joint|en piece jointe|renvoy\\w*|rendre|remplir|repondre|effectuer|rendu|voici|lien',
  employ:
    "(?:vous|t'|te) (?:recruter|embaucher|integrer)|rejoindre (?:notre|l'|nos) ?equipes?|rejoigniez|rejoignes|integrer (?:notre|nos) equipes?|vous demarrez|tu demarres|vous accueillir (?:parmi|au sein)|accueillir dans l'equipe",
  putOff: 'decaler|report\\w*|deplac\\w*|repouss\\w*|annul\\w*|reprogramm\\w*|avancer notre',
  arrange:
    'invit\\w*|convi\\w*|convoqu\\w*|propos\\w*|planifi\\w*|organis\\w*|fix\\w*|confirm\\w*|programm\\w*|convenir|caler|prevoir|prevue?',
  talk: 'entretien|entrevue|rendez-vous|rdv|echange|appel|visio\\w*|visioconference|rencontre|call|point (?:telephonique|tel)|jury|cafe|immersion|discussion',
  meet: "rencontrer|echanger|discuter|s'entretenir|m'entretenir|vous entretenir|nous entretenir|faire (?:votre|ta) connaissance|passer (?:a(?! l'etape| la (?:suite|prochaine)| un| l'action)|au(?! tour)|nous|me|dans)|venir|parler|s'appeler|s'appelle|vous appeler|t'appeler|vous recevoir|te recevoir|connaitre|visiter|joindre",
  free: 'creneaux?|disponibilites?|disponibles?|dispo|convient|conviendrait|convenance|calendrier|quand|dates?|horaires?|libre|moment',
  when: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd'hui|semaine prochaine|cette semaine|\\d{1,2} ?h(?:eures?)?(?: ?\\d{2})?|\\d{1,2}:\\d{2}|\\d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|\\d{1,2}/\\d{1,2}",
  wish: 'que diriez-vous|que dirais-tu|ca te dit|on peut|souhait\\w*|aimer\\w*|voudr\\w*|serions (?:ravis|heureux|interesses)|serais (?:ravie?|heureu\\w+)|ravis? de|desir\\w*|plaisir de|envie de',
  you: "vous|votre|vos|te|tu|ton|ta|tes|toi|t'",
  ask: "quel est|vous prions de|prions de|pourriez-vous|pouvez-vous|pourrais-tu|peux-tu|merci de (?:nous|me|bien)|veuillez|auriez-vous|avez-vous|quelles? (?:sont|est|seraient|serait)|quels? (?:sont|est|serait)|il (?:nous |me )?manque|manquent?|j'ai besoin|nous (?:aurions|avons) besoin|j'aurais besoin",
  needed:
    "package|attestation\\w*|extrait de|casier|pretentions?(?: salariales?)?|salaire|remuneration|preavis|references|diplomes?|permis|titre de sejour|certificats?|pieces? (?:justificatives?|manquantes?)|justificatifs?|coordonnees de|coordonnees d'\\w+|mobilite|mobile|date de (?:debut|disponibilite)|copie",
}
