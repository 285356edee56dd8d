import type { Senses } from './senses.ts'

export const PORTUGUESE_SENSES: Senses = {
  not: 'nao|nunca|nenhum[ao]?|nem|sem que|tampouco',
  yet: 'ainda|a decorrer|em andamento|em curso',
  harmless:
    'nao selecionad[oa]s|ainda (?:que|assim)|nao so|nao apenas|nao hesite\\w*|nao respond\\w+|nao deixe|nao se preocupe',
  condition:
    'se|caso|no caso|somente (?:os|as)|apenas (?:os|as|contact\\w+)|so (?:os|as|contact\\w+)|mesmo que|em caso de|sem (?:o|a|ele|ela|isso|esse|essa|este|esta|os|as)|ate que|incomplet\\w+|fora do prazo|na ausencia|caso contrario',
  aside:
    'entrar\\w* em contat?o|contact(?:ar|ad)\\w*|daremos|retornaremos|avisaremos|informaremos|voltaremos|receber\\w*|contat\\w+|retorno|responder(?:emos)?(?! (?:favoravel|positiva))',
  goOn: 'avancar\\w*|avancou|avancaste|avancando|prosseguir\\w*|prosseguiu|continuar\\w*|dar continuidade|seguir(?:a|emos|em)?|seguiu|seguiste|passou|passaste|dar seguimento|progredir',
  end: 'encerramos|(?:se encerra|encerra-se|termina|para) (?:por )?aqui|sera (?:encerrad[oa]|arquivad[oa])|e arquivad[oa]',
  chosen:
    'entre (?:os|as) (?:\\w+ )?(?:selecionad\\w+|candidat\\w+|finalistas)|(?:reune|cumpre|preenche|atende)\\w*(?: com)? (?:os|aos) requisitos|a classificacao minima|selecionad[oa]s?|escolhid[oa]s?|aprovad[oa]|aceite|aceit[oa]|admitid[oa]|contemplad[oa]|apurad[oa]|classificad[oa]',
  offer:
    'oferecer-te|oferecer-lhe|enquadrar|oferecer(?:-\\w+)?|propor(?:-\\w+)?|contratar|convidar|considerar|contar consigo|contar contigo|integrar|corresponde|enquadra',
  refused:
    'exclusao|reprovacao|indeferid[oa]|desclassificad[oa]|rejeitad[oa]|recusad[oa]|excluid[oa]|reprovad[oa]|descartad[oa]|preterid[oa]|eliminad[oa]|declinad[oa]',
  others:
    'outr[oa]s? (?:concorrente\\w*|colega\\w*|aspirante\\w*)|alguem|(?:um|uma) (?:menina|moca|rapaz|colega)|outr[oa]s? (?:[\\w-]+ ){0,2}(?:candidat\\w*|perfil|perfis|pessoas?|profissiona\\w*|candidaturas?)|(?:um[a]?|o|a|os|as) (?:candidat\\w+|pessoa|perfil|perfis|profissional) (?:intern\\w+|com mais|com maior|que|mais|cuj\\w+)|alguem (?:com|mais|que|intern\\w+)|candidat\\w+ (?:com|cuj\\w+|mais|que)|pessoas (?:com|cuj\\w+|mais|que)|perfis (?:com|mais|que|cuj\\w+)|intern[oa]mente',
  decide:
    'arranj(?:ei|amos)|fechei|encontrei|contratei|fechamos|contratad[oa]|preferencia|ficou|atribuid[oa]|dada|decidi\\w*|decidiu|decisao|optamos|optou|optei|optado|escolh\\w+|prefer\\w+|avancar|prosseguir|continuar|seguir|continuidade|contratamos|contratou|selecion\\w+|recaiu|acabamos por|seguimento|encontramos',
  better:
    'melhor|mais (?:aderentes?|alinhad\\w+|adequad\\w+|proxim\\w+|ajustad\\w+|compativ\\w+)|maior (?:aderencia|alinhamento|adequacao)',
  position:
    '(?:vagas|lugares|contratacao|vaga|posicao|processo|cargo|oportunidade|recrutamento|funcao|lugar|concurso|oferta|posto|selecao|procura)',
  gone: '(?:ja )?(?:esgotad[oa]s|atribuid[oa]s?|congelar)|congelamos|cancelamos|(?:preenchid[oa]|cancelad[oa]|encerrad[oa]|suspens[oa]|congelad[oa]|fechad[oa]|anulad[oa]|pausad[oa]|ocupad[oa]|descontinuad[oa])|ja nao esta (?:disponivel|aberta)|nao esta mais (?:disponivel|aberta)',
  fill: 'preencher|ocupar|abrir',
  application:
    'candidatura|inscricao|curriculo|cv|perfil|curriculum|experiencia|percurso|trajetoria',
  test: '(?:teste|prova|desafio|exercicio|case) (?:[\\w-]+ )?(?:tecnic[oa]|online|pratic[oa]|de [\\w-]+)|testes?|prova|desafio|caso pratico|exercicio|case|questionario|avaliacao',
  doTest:
    'complet\\w*|realiz\\w*|resolv\\w*|entreg\\w*|em anexo|anexo|fac[ao]|respond\\w*|preench\\w*|devolv\\w*|enviar|prazo|link|ate',
  employ:
    'junte-se|te juntes|se junte|faca parte|facas parte|contratar-te|contrata-l[oa]|integrar a nossa equip[ae]|integre|bem-vind[oa] (?:a equip[ae]|ao time)',
  putOff:
    'remarc\\w*|adi(?:ar|amos|ada|ado|amento)|reagend\\w*|cancel\\w*|alterar|mudar|antecipar|desmarc\\w*',
  arrange:
    'convid\\w*|convite|agend\\w*|marc(?:ar|ad[oa]|amos|acao)|confirm\\w*|combin\\w*|convoc\\w*|propor|propom\\w*|reserv\\w*|prevista?|participar',
  talk: '(?:\\w+ )?entrevista|chamada|videochamada|reuniao|conversa|bate-?papo|videoconferencia|call|cafe|encontro|dinamica',
  meet: 'conversar(?:mos)?|falar(?:mos)?|conhecer(?:-\\w+|mos)?|reunir(?:mos)?|bater um papo|passar (?:ca|por|na|no|aqui|pela|pelo)|vir (?:ca|a|ao|ate)|encontrar|visitar|trocar uma ideia|ligar|bate-?papo',
  free: 'disponibilidade|disponivel|horarios?|slot|da(?:o)?(?: mais)? jeito|da-te jeito|quando|um tempinho|consegues|que dias?|melhor dia|livre|conveniente|topa',
  when: '(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|amanha|hoje|(?:proxima|esta|nesta) semana|\\d{1,2}[:h]\\d{0,2}|as \\d{1,2}|\\d{1,2} de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|\\d{1,2}/\\d{1,2}',
  wish: 'bora|que tal|vamos|gostar\\w*|queremos|quer(?:o|ia|iamos)|adorar\\w*|desejamos|temos interesse|prazer em',
  you: 'voce|te|tu|sua?s?|tuas?|teus?|lhe|consigo|contigo|si|v exa|o senhor|a senhora',
  ask: 'pode indicar-me|podes indicar-me|poderias?|podes|pode (?:nos|me|indicar|enviar|informar|confirmar)|por favor|por gentileza|envie|enviar-nos|precis(?:o|amos|ava)|faltam?|em falta|qual|quais',
  needed:
    'pretensao(?: salarial)?|pretensoes(?: salariais)?|salario|expectativa salarial|aviso previo|pre-aviso|referencias|certificad\\w+|diploma|comprovante\\w*|comprovativo\\w*|documentos|documentacao|inicio imediato|cnh|carta de conducao|visto',
}
