import type { Phrases } from './phrases.ts'

const TALK = String.raw`(?:entrevista|reuniao|conversa|chamada|videochamada|ligacao|bate-papo|videoconferencia|call)`
const TEST = String.raw`(?:testes?|prova|desafio|case|avaliacao|exercicio|questionario|assessment|estudo de caso)`
const FILE = String.raw`(?:candidatura|inscricao|curriculo|cv|perfil|aplicacao)`
/** Words between `não` and what is refused: `não foi possível`, `não iremos`. */
const NO = String.raw`\bnao (?:(?:se|nos|te|lhe|o|a|foi|foste|fomos|fora|ser|sera|sido|tenha|tera|vai|vamos|iremos|ira|poderemos|podemos|pode|pudemos|possivel|e|esta|estava|ficou|ficaste|conseguimos|conseguiremos|vamos|mais|neste|momento|infelizmente) ){0,6}`
const NEEDED = String.raw`(?:pretens\w+|expectativas?|salari\w+|disponibilidade|inicio|pre-aviso|aviso previo|referencias?|diploma|certificados?|portfolio|portefolio|documentos?|documentacao|carta de (?:motivacao|apresentacao)|copia|visto|autorizacao|carta de conducao|cnh|perguntas?|curriculo|cv|informac\w+ adicion\w+)`

export const PORTUGUESE: Phrases = {
  everyday:
    'o a os as e que de do da em para com por uma um nao sua seu voce no na foi nos se obrigado ola esta vaga',
  rejection: [
    String.raw`\bencerramento da vaga\b[^.;]{0,80}\bsem contratacao\b`,
    String.raw`\bja (?:temos|encontramos) (?:alguem|outra pessoa)\b|\b(?:ja )?nao (?:preciso|precisamos) (?:mais )?de\b|\bnao (?:deu certo|foi desta vez|foi dessa vez)\b|\b(?:seguimos|ficamos|fechamos) com (?:outr[oa]|alguem)\b`,
    String.raw`\bnao (?:temos|ha|dispomos de)\b[^.;]{0,20}\b(?:lugar|vagas?|posic\w+|espaco)\b|\bdesta vez nao (?:foi|es) (?:voce|tu)\b`,
    String.raw`\bnao (?:foi|foste|fomos) (?:a|o|uma das|um dos) (?:pessoa|candidat|escolhid|selecionad|finalist)\w*|\bnao (?:sera|foi|vai ser) (?:levada|levado) (?:adiante|em frente)\b|\bnao (?:passou|passaste|superou|atingiu|chegou)\b[^.;]{0,15}\b(?:fase|etapa|corte|triagem|final|selecao)\b`,
    String.raw`\b(?:vaga|posicao|processo|busca|recrutamento)\b[^.;]{0,30}\b(?:em pausa|em espera|em stand-?by|em suspenso)\b`,
    String.raw`\bnao (?:vai|vao|vamos|iremos|irao) (?:\w+ )?(?:seguir|avancar|prosseguir|continuar)\b|\bnao e (?:o que|quem|a que) (?:\w+ )?(?:buscamos|procuramos|precisamos)\b|\bencerr(?:ou|amos|ada) (?:a )?(?:sua|tua) participacao\b|\bparticipacao\b[^.;]{0,40}\b(?:foi )?encerrada\b`,
    String.raw`\b(?:candidatura|inscricao|processo|pedido)\b[^.;]{0,40}\b(?:indeferid\w+|reprovad\w+|desclassificad\w+|eliminad\w+)\b`,
    String.raw`\bnao (?:\w+ ){0,2}(?:ficou|ficaste|esta|estas|consta|foi incluid\w+) entre os (?:\w+ )?(?:aprovad|selecionad|escolhid|finalista|classificad|candidat)\w*`,
    String.raw`\b(?:vaga|posicao|lugar|oportunidade|funcao)\b[^.;]{0,40}\b(?:ja nao|nao|deixou de)\b[^.;]{0,12}\b(?:se encontra|esta|estar|sera|vai ser)\b[^.;]{0,10}\b(?:disponivel|abert\w+|em aberto|preenchid\w+)\b`,
    String.raw`\b(?:nao|sem) (?:temos|ha|tenho|teremos) (?:como|condicoes de|possibilidade de) (?:prosseguir|seguir|avancar|continuar|dar)\b|\bnao (?:vai|vamos|iremos|ira) (?:seguir|prosseguir|avancar|continuar) com (?:voce|a sua|o seu|a tua)\b`,
    String.raw`\b(?:seguir|seguimos|avancar|avancamos|prosseguir|prosseguimos|continuar|continuamos|seguiremos|avancaremos|prosseguiremos)\b[^.;]{0,15}\b(?:com|por) (?:[oa]s? |um[a]? )?(?:pessoas?|perfis|perfil|candidat\w+|profissiona\w+)\b[^.;]{0,15}\b(?:cuj[oa]s?|com (?:mais|maior|uma|um)|que|mais|melhor)\b`,
    String.raw`\b(?:congel|suspend|cancel|encerr|paus)(?:amos|emos|ou|eu|aram|ado) (?:a|o|as|os|esta|este|todas as) (?:\w+ )?(?:busca|contratac\w+|processo|vaga|selecao|recrutamento)\b`,
    String.raw`\bnao (?:foi|foste|sera|seguiremos|avancaremos|prosseguiremos|iremos|vamos|daremos|poderemos|podemos|continuaremos|tenha sido|conseguiremos|conseguimos|ira|vai|e possivel|nos e possivel)\b[^.;]{0,40}\b(?:selecionad\w+|escolhid\w+|aprovad\w+|com (?:a )?(?:sua|tua)|avancar|seguir|prosseguir|continuar|dar (?:seguimento|continuidade)|seguimento|continuidade|aceite|oferecer|no processo|para a proxima|considerad\w+)\b`,
    String.raw`\bnao (?:foi|foste|sera|ficou|ficaste) (?:\w+ )?(?:selecionad\w+|escolhid\w+|aprovad\w+|aceite|considerad\w+)\b|\bnao (?:seguiremos|avancaremos|prosseguiremos)\b`,
    String.raw`\b(?:decidimos|optamos por|decidiu-se|decisao de|resolvemos) nao (?:\w+ )?(?:avancar|seguir|prosseguir|continuar|dar|preencher)\b`,
    String.raw`\b(?:optamos|escolhemos|decidimos|optou-se|selecionamos|seguir|avancar|prosseguir|seguimos|avancamos|preferimos)\b[^.;]{0,30}\b(?:outr[oa]s?|candidatos? (?:cujo|com|que|mais)|profissiona\w+ com|um profissional|perfis)\b`,
    String.raw`${NO}(?:pre-?)?(?:selecionad\w+|seleciona-l[oa]|selecionar (?:voce|o seu|a sua|a tua)|escolhid\w+|aprovad\w+|admitid\w+|classificad\w+|contemplad\w+|aderente\w*|adequad\w+|alinhad\w+|compativel|contar com (?:voce|a sua|o seu|a tua)|contrata-l[oa]|avancar(?:a|ao|emos)?|prosseguir(?:a|ao|emos)?|(?:dar|daremos) (?:seguimento|continuidade|andamento)|(?:oferecer|oferecer-(?:te|lhe))(?: \w+){0,2} (?:vaga|posicao|lugar|funcao|cargo))\b`,
    String.raw`\b(?:candidatura|perfil|curriculo)\b[^.;]{0,40}\bnao (?:se (?:enquadra|adequa|encaixa|alinha)\w*|(?:preenche|cumpre|reune|atende|corresponde)\w*|segui(?:u|ra)|avanc(?:ou|ara)|prossegui(?:u|ra))\b`,
    String.raw`\b(?:optou|optaram|optei|optamos|preferiu|escolheu|escolheram|selecionou|contratou|contrataram|decidiu-se|fechou|seguiu|seguiram|avancou)\b[^.;]{0,20}\b(?:por|com|um|uma)\b[^.;]{0,30}\b(?:outr[oa]|intern[oa]s?|com mais|com maior|mais (?:alinhad\w+|aderente|experiente|senior))\b`,
    String.raw`\b(?:contratacao|recrutamento|selecao|processo|vaga|posicao)\b[^.;]{0,40}\b(?:foi|esta|sera|ficou|encontra-se)\b[^.;]{0,20}\b(?:suspens\w+|cancelad\w+|congelad\w+|interrompid\w+|anulad\w+|preenchid\w+ (?:intern|por)\w*)\b|\bvaga\b,? (?:foi )?cancelada\b`,
    String.raw`\bja (?:encontramos|contratamos|selecionamos|preenchemos)\b[^.;]{0,30}\b(?:a pessoa|o candidato|o profissional|alguem|a vaga|a posicao)\b`,
    String.raw`\b(?:vaga|posicao|funcao|lugar|oportunidade|cargo)\b[^.;]{0,40}\b(?:ja )?(?:foi|esta|encontra-se)\b[^.;]{0,15}\b(?:preenchid\w+|encerrad\w+|cancelad\w+|fechad\w+|suspens\w+|congelad\w+|ocupad\w+)\b`,
    String.raw`\b(?:processo|recrutamento|selecao)\b[^.;]{0,30}\b(?:foi|esta|sera)\b[^.;]{0,15}\b(?:cancelad\w+|suspens\w+|encerrad\w+|congelad\w+|interrompid\w+|anulad\w+)\b|\b(?:cancelar|suspender|encerrar|congelar) (?:o|este|a|esta) (?:processo|recrutamento|vaga|selecao)\b`,
    String.raw`\b(?:infelizmente|lament\w+|pena|sentimos)\b[^.;]{0,100}\bnao\b[^.;]{0,60}\b(?:selecion\w*|avanc\w*|segui\w*|continu\w*|processo|${FILE}|vaga|escolhid\w*|aprovad\w*|prossegui\w*)\b`,
    String.raw`\bnao (?:apresent\w+|possui|atend\w+|corresponde\w*|esta|estava)\b[^.;]{0,40}\b(?:compatib\w+|requisitos|perfil|alinhad\w+|suficiente\w*|criterios)\b`,
    String.raw`\b${FILE}\b[^.;]{0,40}\b(?:rejeitad\w+|recusad\w+|reprovad\w+|excluid\w+|nao (?:corresponde|se adequa|se enquadra|atende|foi))\b`,
  ],
  interview: [
    String.raw`\b(?:gostariamos|gostaria|queremos|queriamos) (?:\w+ )?(?:de )?(?:a|o|lhe|vos|te) (?:conhecer|encontrar|entrevistar|receber)\b`,
    String.raw`\b(?:marc|agend|reagend|remarc|confirm|combin)(?:ar|armos|amos|ou|ei|ada|ando)\b[^.?]{0,25}\b(?:entrevista|videochamada)\b|\b(?:entrevista|conversa|reuniao)\b[^.?]{0,60}\b(?:ficou|fica) (?:para|agendada|marcada|confirmada)\b`,
    String.raw`\b(?:aguardamos|esperamos|confirm\w+|recebe\w+)\b[^.?]{0,50}\bentrevista\b`,
    String.raw`\b(?:trocar uma ideia|bater um papo|tomar um cafe|conhecer voce|te conhecer|conversarmos)\b|\bque tal (?:uma|um|a gente|marcar\w*)\b[^.?]{0,20}\b(?:${TALK}|conversar|papo)\b`,
    String.raw`\b(?:convidar|convidamos|convido|convida-lo|convida-la|agendar|marcar|combinar|realizar|ter|fazer|participar|convocar|convoca-l[oa])\b[^.?]{0,50}\b${TALK}\b`,
    String.raw`\b(?:entrevista|conversa|reuniao) (?:agendada|marcada|confirmada)\b|\bagende (?:a )?sua (?:\w+ )?${TALK}\b`,
    String.raw`\b(?:sua|tua|nossa|a|uma) (?:\w+ )?${TALK}\b[^.?]{0,60}\b(?:foi|esta|fica|ficou|sera)\b[^.?]{0,15}\b(?:agendad\w+|marcad\w+|confirmad\w+|remarcad\w+|adiad\w+|cancelad\w+|reagendad\w+|no dia)\b`,
    String.raw`\b(?:remarcar|adiar|reagendar|alterar|mudar|antecipar|cancelar)\b[^.?]{0,25}\b(?:a|nossa|sua|tua)\b ?(?:\w+ )?${TALK}`,
    String.raw`\b(?:escolha|escolhe|selecione|seleciona|reserve|indique|indica|escolher|agende)\b[^.?]{0,40}\b(?:horarios?|data|dia|hora|slot)\b[^.?]{0,80}(?:\b${TALK})?`,
    String.raw`\b(?:disponibilidade|disponivel|livre)\b[^.?]{0,60}\b${TALK}\b|\b${TALK}\b[^.?]{0,60}\b(?:disponibilidade|disponivel|fica melhor|pode ser)\b`,
    String.raw`\b(?:convocatoria|convite|lembrete|confirmacao)\b[^.?]{0,20}\b(?:para|de|da)\b[^.?]{0,15}${TALK}\b`,
    String.raw`\b(?:gostariamos|gostaria|queremos|adorariamos)\b[^.?]{0,30}\b(?:conhece-l[oa]|te conhecer|conhecer voce|conhecer-te|conhecer-l[oa]|falar com voce|falar contigo|falar consigo|conversar com voce|conversar contigo|entrevista-l[oa])\b`,
    String.raw`\b(?:convocad[oa]|convidad[oa]|chamad[oa])\b[^.?]{0,30}\b(?:a|para)\b[^.?]{0,30}\b${TALK}\b|\bpara a (?:fase|etapa) de entrevistas?\b`,
    String.raw`\bproxim[ao] (?:etapa|passo|fase)\b[^.?]{0,40}\b${TALK}\b|\bpassou para a (?:proxima|segunda) (?:etapa|fase)\b|\bavancou para a (?:proxima|segunda) (?:etapa|fase)\b`,
  ],
  perhapsInterview: [
    String.raw`\b(?:podemos|poderiamos|podes|pode|poderia)\b[^?]{0,30}\b(?:passar\w*|mudar\w*|adiar\w*|mover\w*|alterar\w*|transferir\w*)\b[^?]{0,30}\b(?:segunda|terca|quarta|quinta|sexta|amanha|semana|\d)`,
    String.raw`\b(?:qual|que) (?:horario|dia|data)\b[^?]{0,30}\b(?:melhor|prefere|convem)\b|\b(?:estaria|esta|estas|teria) (?:disponivel|livre|disponibilidade)\b`,
  ],
  assessment: [
    String.raw`\bproxim[oa] (?:passo|fase|etapa)\b[^.?]{0,30}(?:\b(?:e|sera|consiste em)|:) ?(?:uma?|o|a)? ?(?:\w+ )?${TEST}\b`,
    String.raw`\b(?:segue|seguem|aqui esta|em anexo)\b[^.?]{0,15}\b(?:o|a|seu|um|nosso)\b[^.?]{0,15}\b${TEST}\b`,
    String.raw`\b(?:realize|realizar|complete|completar|fazer|faca|responder|responda|resolver|anexo|enviamos|convidamos|entregar|consiste|concluir|conclua)\b[^.?]{0,50}\b${TEST}\b(?: (?:tecnic\w+|online|de \w+))?`,
    String.raw`\b(?:desafio|teste|prova|case) (?:tecnic\w+|online|de (?:logica|perfil|ingles|programacao|conhecimentos))\b`,
  ],
  offer: [
    String.raw`\bqueremos (?:contratar|que (?:fiques|fique|venhas|venha|integres?|te juntes))\b|\bo cliente quer contratar\b|\bcontrato sem termo\b`,
    String.raw`\bvoce foi (?:a |o )?(?:escolhid|selecionad)[oa] para (?!(?:a |o |uma )?(?:\w+ )?(?:entrevista|etapa|fase|teste|dinamica|processo))`,
    String.raw`\bfoi (?:o|a) (?:candidat[oa]|pessoa|profissional) (?:escolhid|selecionad)[oa]\b|\bproposta de contrato\b|\bescolhemos (?:voce|te)\b`,
    String.raw`\b(?:prazer|feliz\w*|satisfacao|alegria|contentes|gostariamos|gosto)\b[^.?]{0,40}\b(?:oferecer|propor|apresentar|fazer|comunicar que foi|informar que foi|informar que voce foi)\b[^.?]{0,25}\b(?:a vaga|o cargo|a posicao|a funcao|uma proposta|um contrato|o lugar|selecionad\w+|aprovad\w+|uma oferta)`,
    String.raw`\bcarta[- ](?:proposta|oferta)\b|\bproposta (?:de trabalho|de emprego|formal|de contratacao|salarial em anexo)\b|\bbem-vind[oa] (?:a equipe|a equipa|ao time|a bordo)\b|\b(?:voce )?foi (?:a pessoa )?(?:aprovad[oa]|selecionad[oa]|escolhid[oa]) para (?:a vaga|o cargo|a funcao|integrar)\b|\bqueremos (?:voce|que) [^.]{0,20}(?:time|equipe|equipa)\b`,
  ],
  question: [
    String.raw`\b(?:poderia|pode|podes|poderias|por favor|pedimos|solicitamos|precisamos|agradecemos que|gostariamos de saber)\b[^.?]{0,80}(?:indic\w*|envi\w*|diz\w*|inform\w*|confirm\w*|remet\w*|mand\w*|apresent\w*|partilh\w*|compartilh\w*|saber|anex\w*)[^.?]{0,60}${NEEDED}`,
    String.raw`\b(?:qual|quais)\b[^?]{0,15}\b(?:e|sao|seria|seriam)\b[^?]{0,10}\b(?:a sua|sua|tua|suas|o seu|seu)\b[^?]{0,20}(?:pretensao|expectativa|disponibilidade|aviso)`,
    String.raw`\b(?:falta|faltam|em falta)\b[^.]{0,50}${NEEDED}|${NEEDED}[^.]{0,30}\bem falta\b`,
    String.raw`\b(?:tem|possui|tens|possuis)\b[^?]{0,30}\b(?:visto|autorizacao|carta de conducao|cnh|viatura)\b[^?]{0,40}\?`,
  ],
  confirmation: [
    String.raw`\b(?:confirm\w+|acus\w+)\b[^.]{0,15}\b(?:recebimento|rececao|recepcao)\b[^.]{0,20}\b(?:documentacao|candidatura|curriculo|inscricao|sua|seu)\b|\b(?:ja )?(?:temos|estamos com) (?:o |a )?(?:seu|sua|teu|tua) (?:${FILE})\b`,
    String.raw`\b(?:recebemos|recebida|recebido|rececao|recepcao|recebimento|acusamos)\b[^.]{0,40}\b(?:a sua|sua|tua|seu|teu|o seu|da sua|do seu) (?:\w+ )?${FILE}\b`,
    String.raw`\b(?:sua|tua|seu) (?:\w+ )?${FILE}\b[^.]{0,120}\b(?:recebid\w+|chegou|enviad\w+|registad\w+|registrad\w+|com sucesso|concluid\w+|confirmad\w+|submetid\w+)\b`,
    String.raw`\b(?:obrigad[oa]|agradecemos|agradeco|agradece)\b[^.]{0,40}\b(?:candidatar|candidatura|interesse|inscricao|inscrever|se candidatar|candidatar-se|curriculo|aplicar)\b`,
    String.raw`\b(?:candidatura|inscricao|curriculo) (?:recebid[ao]|enviad[ao]|confirmad[ao]|submetid[ao]|registad[ao])\b|\bvoce se candidatou\b|\bcandidatou-se\b`,
  ],
  condition: [
    String.raw`\b(?:caso contrario|senao|de outro modo)\b`,
    String.raw`\b(?:em qualquer caso|seja qual for|sem (?:[oa]s?|ele|ela|isso|ess[ea]|est[ea])|incomplet\w+|ate que|se|quem|(?:apos|depois d|passad[oa] |a partir d)(?:[oa] | )?(?:ess[ea]|est[ea]|ess[ea]s|prazo|a data|o prazo)|aqueles|candidatos que|caso|na eventualidade|apenas (?:os|as)|somente|so (?:os|as)|considere que|considere-se|quando)\b`,
  ],
  ifChosen: [
    String.raw`\b(?:se (?:a empresa|a equipe|o seu|seu|a sua|sua|voce|for|houver|fores|o teu)|caso)\b`,
  ],
  later: [
    String.raw`\b(?:entraremos em contat\w+|contactaremos|entrara em contat\w+|retornaremos|voltaremos|sera contactad\w+)\b`,
  ],
  untilThen: [String.raw`^[^.]{0,60}\b(?:ate que|sem (?:que|o|a|os)|antes de)\b`],
  regret: [
    String.raw`\b(?:infelizmente|lament\w+|no entanto|contudo|porem|apesar|embora|decidimos|decisao|optamos|outr[oa]s? (?:\w+ )?(?:candidat\w*|perfi\w*|profissiona\w*)|nao (?:foi|sera|seguir\w*|avanc\w*|conseguimos|podemos|daremos|teremos|iremos))\b`,
  ],
  parting: [
    String.raw`\b(?:desej\w+|sucesso|boa sorte|felicidades|torcemos)\b[^.!]{0,80}\b(?:busca|procura|futur\w+|carreira|trajetoria|jornada|profissiona\w*|projet\w*|percurso|caminhada|proximas? oportunidad\w*)\b`,
    String.raw`\b(?:manter\w*|guardar\w*|ficara|permanecera|conservar\w*)\b[^.!]{0,60}\b(?:banco de (?:talentos|dados|curriculos)|base de dados|futur\w+)\b`,
  ],
  application: [
    String.raw`\b(?:pretens\w+|aviso previo|portfolio|portefolio|procedimento concursal|contrato|banco de talentos)\b`,
    String.raw`\b(?:candidat\w+|contratac\w+|aprovados|estagi\w+|concurso|vagas?|processo (?:seletivo|de selecao)|recrut\w+|entrevista|curriculo|cv|emprego|inscricao|selecao|selecionad\w+|cargo|funcao|rh|recursos humanos|perfil|pretensao salarial|posicao|carta proposta|desafio tecnico|no processo|teste de logica)\b`,
  ],
  talk: [
    String.raw`\b(?:entrevista|reuniao|conversa\w*|chamada|ligacao|falar|conhecer\w*|bate-papo)\b`,
  ],
  marketing: [
    String.raw`\b\d+ (?:novas )?vagas\b|\bnovas vagas\b|\bvagas (?:para (?:voce|ti|si)|recomendadas|em)\b|\balerta de (?:vagas|emprego)\b|\bcandidate-se (?:ja|agora)\b|\bnewsletter\b|\b\d+ (?:dicas|formas|erros|passos)\b|\bcomo (?:lidar|responder|superar|se preparar|fazer|reagir)\b|\bviu (?:seu|o seu) (?:perfil|curriculo)\b`,
  ],
  cold: [
    String.raw`\b(?:estou|estamos) (?:a procurar|procurando|a recrutar|recrutando|a procura)\b|\b(?:sou|como) (?:tech )?recruiter\b|\bvi (?:o )?(?:seu|teu) perfil\b|\b(?:estou com|tenho) uma vaga\b|\bpara um (?:cliente|grupo)\b|\b(?:vi|encontrei|analisei|reparei n) ?o? ?(?:seu|teu) (?:perfil|curriculo|cv|percurso)\b|\bpara (?:um (?:dos meus |de nossos |cliente)|cliente nosso|um cliente|nosso cliente)|\b(?:tenho|temos) uma (?:\w+ )?(?:oportunidade|vaga|posicao)\b|\babert[oa] a (?:novas|novos|ouvir)\b|\baberto a oportunidades\b`,
  ],
  ownApplication: [
    String.raw`\b(?:sua|tua|seu|teu|da sua|a sua) (?:\w+ )?(?:candidatura|inscricao|curriculo|cv)\b|\b(?:voce se )?candidatou\b|\bse candidatar\b`,
  ],
  aside: [
    String.raw`\b(?:verifique|verificar|ative|ativar|confirme|confirmar|valide)\b[^.]{0,20}\b(?:conta|e-?mail|endereco|cadastro|registo)\b|\bsenha\b|\bpalavra-passe\b|\bcodigo de (?:verificacao|seguranca|acesso)\b`,
    String.raw`\b(?:retirou|cancelou|desistiu)\b[^.]{0,20}\b(?:candidatura|inscricao|processo)\b|\bdesistencia\b`,
    String.raw`\b(?:conclua|termine|finalize|continue|complete) (?:a |sua |a sua )+(?:candidatura|inscricao)\b|\b(?:candidatura|inscricao) (?:incompleta|nao (?:foi )?(?:concluida|finalizada))\b`,
    String.raw`\bpesquisa de satisfacao\b|\binquerito\b|\bavalie\b|\bsua opiniao\b|\bsua experiencia (?:como|no processo)\b`,
  ],
  applicant: [
    String.raw`\b(?:aceitei|tendo aceite|tendo aceitado|ja aceitei)\b[^.]{0,20}\b(?:outr[oa]|nov[oa])\b|\b(?:decidi|prefiro|gostaria de) (?:nao (?:avancar|continuar|prosseguir|aceitar)|retirar|desistir|declinar|recusar)\b`,
    String.raw`\b(?:o meu|meu|a minha|minha) (?:cv|curriculo|curriculum|candidatura|carta)\b`,
    String.raw`\b(?:a )?minha experiencia\b|\b(?:fico|ficarei) (?:a aguardar|no aguardo)\b[^.]{0,20}\b(?:proxim|resposta|retorno)\w*`,
  ],
  hearsay: [
    String.raw`\bnova candidatura\b|\bdados do candidato\b`,
    String.raw`\b(?:recusar|rejeitar|dispensar) (?:o|a|este|esta) (?:\w+ )?candidat[oa]\b|\bfui (?:recusad|rejeitad|reprovad)[oa]\b`,
    String.raw`\b(?:o|a) (?!(?:candidatura|vaga|posicao|senhora?|perfil|sua|seu|inscricao|processo|mesm[ao]|curriculo)\b)\w+ (?:nao (?:passou|foi (?:escolhid|selecionad|aprovad)\w|conseguiu (?:a vaga|o emprego))|levou um nao)\b|\b(?:meu|minha|teu|tua|seu|sua) (?:irma\w?|irmao|prim[oa]|amig[oa]|colega)\b[^.;]{0,40}\bnao (?:passou|foi|conseguiu)\b`,
  ],
  arrived: [String.raw`^[^.]{0,40}\b(?:recebid[oa]s?|recebi|recebemos)\b`],
  closing: [
    String.raw`(?:(?:com os )?(?:melhores )?cumprimentos|atenciosamente|cordialmente|abracos?|um abraco|att\.?|saudacoes|com os melhores cumprimentos|ate breve)`,
  ],
}
