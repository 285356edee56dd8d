import type { Senses } from './senses.ts'

export const SPANISH_SENSES: Senses = {
  not: 'no|nunca|ningun[ao]?|ni|sin que|tampoco',
  yet: 'todavia|aun|sigue abierto|seguimos|en curso',
  harmless:
    'no seleccionad[oa]s|no admitid[oa]s|aun (?:asi|cuando)|no solo|no dudes|no dude|no respond\\w+|no te preocupes|no olvides',
  condition:
    'si|en caso de|en el caso|solo (?:los|las|contact\\w+)|unicamente|siempre que|aunque no|sin (?:tu|su|el|la|est\\w+|ello)|hasta que|incomplet\\w+|fuera de plazo|en ausencia|de lo contrario',
  aside:
    'contactar\\w*|pondremos en contacto|nos pondremos|pondra en contacto|informaremos|avisaremos|te diremos|recibir\\w*|daremos (?:una )?respuesta|te avis\\w+|contacto contigo|contacto con usted|responder(?:emos)?(?! (?:favorable|positiva))',
  goOn: 'continuar(?:emos)?|continua(?:ra|s)?|avanzar(?:as|a|emos)?|avanzado|seguir(?:emos|as|a)?(?: adelante)?|seguido|proseguir|pasa(?:s|do|r|ras)? a la (?:siguiente|proxima)|superado|prosperado|prosper[ao]|dar continuidad|proceder',
  end: 'damos por (?:cerrad[oa]|finalizad[oa]|concluid[oa])|cerramos|archivamos|(?:termina|finaliza|concluye) aqui',
  chosen:
    'entre (?:los|las) (?:\\w+ )?(?:seleccionad\\w+|candidat\\w+|finalistas)|(?:alcanza|cumple|reune)\\w*(?: con)? (?:el|los|la) (?:nivel|requisitos|perfil|puntuacion)|seleccionad[oa]s?|elegid[oa]s?|escogid[oa]s?|admitid[oa]|aceptad[oa]|preseleccionad[oa]|finalista',
  offer:
    'asignar(?:te|le)|darte (?:la|una) plaza|ofrecer(?:te|le|os)?|contar contigo|contar con usted|incorporar(?:te|le)|contratar(?:te|le)|considerar\\w*|incluir(?:te|le)|proponer(?:te|le)|invitar(?:te|le)|adecua|ajusta|encaja',
  refused: 'exclusion|descartad[oa]|rechazad[oa]|desestimad[oa]|excluid[oa]|denegad[oa]|no apt[oa]',
  others:
    'otr[oa]s? (?:aspirantes?|opositor\\w*|companer\\w+)|alguien|(?:hay|habia|existen|teniamos) (?:\\w+ )?(?:candidaturas|candidatos|candidatas|perfiles|personas)|otr[oa]s? (?:[\\w-]+ ){0,2}(?:candidat\\w*|perfil\\w*|personas?|aspirantes?|postulantes?|profesional\\w*|candidaturas?)|(?:un[oa]?|la|el|l[oa]s) (?:candidat\\w+|persona|perfil\\w*|aspirante) (?:intern\\w+|con mas|con mayor|que|mas|cuy\\w+)|alguien (?:con|mas|que|intern\\w+)|candidat\\w+ (?:con|cuy\\w+|que)|personas (?:con|cuy\\w+|que)|perfiles (?:con|cuy\\w+|que|mas)|promocion interna|intern[oa]mente',
  decide:
    'encontre|encontramos|contrate|contratamos|decante|quedamos|quedado|propuesto|quedado|asignado|dado|decidido|decision|optado|opto|decantado|elegido|escogido|seleccionado|inclinado|preferido|continuar|avanzar|seguir|contratado|apostado|encontrado|priorizar|dado prioridad|decidio',
  better:
    'mejor|mas (?:se )?(?:ajusta\\w*|adecua\\w*|acorde\\w*|afin\\w*|alineado)|encaja mejor|mayor (?:adecuacion|afinidad)',
  position:
    '(?:plazas|lugar|hueco|beca|puesto|vacante|plaza|posicion|oferta|proceso|busqueda|convocatoria|seleccion|contratacion)',
  gone: '(?:ya )?(?:al completo|agotad[oa]s|asignad[oa]s?|complet[oa]s?)|parado|paralizado|suspendido|(?:cubiert[oa]|cancelad[oa]|cerrad[oa]|suspendid[oa]|paralizad[oa]|anulad[oa]|ocupad[oa]|congelad[oa]|pausad[oa]|desiert[oa]|retirad[oa])|ya no esta (?:disponible|abiert[oa]|activ[oa])',
  fill: 'cubrir(?:se|emos)?|abrir(?:se)?',
  application:
    'candidatura|solicitud|postulacion|inscripcion|perfil|curriculum|cv|trayectoria|experiencia',
  test: 'tests|pruebas|ejercicios|(?:prueba|test|ejercicio|caso|reto) (?:[\\w-]+ )?(?:tecnic[oa]|online|practic[oa]|de [\\w-]+)|prueba|test|ejercicio|caso practico|reto|cuestionario|evaluacion',
  doTest:
    'responder|contestar|complet\\w*|realic\\w*|realiz\\w*|resolv\\w*|resuelv\\w*|entreg\\w*|adjunt\\w*|hag\\w+|rellen\\w*|acceder|enlace|plazo',
  employ:
    '(?:te|se) (?:incorpores|incorpore|unas|una) (?:al|a nuestro|con|a)|formes parte|contratarte|contratarle|incorporarte|trabajes con nosotros|bienvenid[oa] al equipo',
  putOff:
    'aplaz\\w*|pospon\\w*|reprogram\\w*|mover|cambi(?:ar|o) (?:la|de|el)|retras\\w*|cancel\\w*|anular|cambiar',
  arrange:
    'invit\\w*|convoc\\w*|concert\\w*|agend\\w*|program\\w*|coordin\\w*|cit(?:ar|amos|ado)\\w*|confirm\\w*|organiz\\w*|acordar|fijar|reserv\\w*|propon\\w*|mantener|pas(?:es|aras|ar) a la',
  talk: '(?:\\w+ )?entrevista|llamada|videollamada|reunion|charla|videoconferencia|cita|conversacion|encuentro',
  meet: 'verte|verle|verla|conocer(?:te|le|nos|os)?|hablar|charlar|reunirnos|vernos|llamarte|llamarle|pasarte|pasar(?:se)? por|pasate|venir|acercarte|acercarse|visitarnos|conversar|entrevistarte|entrevistarle|comentar',
  free: 'disponibilidad|disponible|hueco|horario|franja|te (?:viene|va|vendria|iria) bien|le (?:viene|va|vendria|iria) bien|te encaja|te cuadra|cuando|un rato|que dia|libre',
  when: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|(?:esta|proxima|la) semana(?: que viene)?|\\d{1,2}[:.]\\d{2}|\\d{1,2} ?h(?:oras)?|a las \\d{1,2}|\\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|\\d{1,2}/\\d{1,2}',
  wish: 'quieren?|que tal|que te parece|gustaria|encantaria|queremos|quisieramos|quiero|deseamos|queria|nos gusta',
  you: 'te|tu|tus|usted|le|su|sus|contigo|ti|os|vuestr[oa]|vosotros',
  ask: 'me confirmas|me puedes|me dices|me indicas|podria[sn]?|puedes|puede|por favor|necesit(?:o|amos|aria|ariamos)|rogamos|enviar(?:nos|me)|indicar(?:nos|me)|cual(?:es)? (?:es|son|seria\\w*)|faltan?|tendrias?|dispones?|decirme|decirnos',
  needed:
    'banda salarial|carnet?|expectativas?(?: salarial\\w*| economic\\w+)?|salario|sueldo|pretensiones|preaviso|referencias|titulo|titulacion|certificados?|permiso|carne|visado|documentacion|documentos|incorporarte|incorporarse|disponibilidad para',
}
