import type { Phrases } from './phrases.ts'

const TALK = String.raw`(?:entrevista|llamada|videollamada|reunion|charla|conversacion|videoconferencia|cita)`
const TEST = String.raw`(?:pruebas?|tests?|evaluacion|ejercicio|caso practico|reto|desafio|assessment|cuestionario|challenge)`
const FILE = String.raw`(?:candidatura|solicitud|postulacion|inscripcion|perfil|curriculum|cv|aplicacion)`
/** Words between `no` and what is refused: `no ha podido ser`, `no vamos a poder`. */
const NO = String.raw`\bno (?:(?:se|nos|te|le|lo|me|ha|has|han|hemos|habeis|vamos|va|vas|a|podemos|podremos|podra|podras|puede|pudo|pudimos|podido|poder|sera|seras|sido|ser|es|fue|fuiste|resulta|resulto|resultado|resultaste|quedo|quedado|esta|este|posible|finalmente|momento|por|en) ){0,6}`
const NEEDED = String.raw`(?:expectativas?|salari\w+|disponibilidad|incorporacion|preaviso|referencias?|titulos?|titulacion|diploma|portfolio|portafolio|permiso|carne|visado|documentos?|documentacion|carta|copia|certificados?|informacion adicional|preguntas?|curriculum|cv)`

export const SPANISH: Phrases = {
  everyday:
    'el la los las y que de en tu su para con por una un no hemos del al te le nos ha gracias hola es se esta vacante',
  rejection: [
    String.raw`\bya (?:tenemos|hemos encontrado|encontramos|hay) a?(?:lguien| alguien| otra persona| una persona)\b|\bya no (?:necesit\w+|buscamos)\b|\bno ha podido ser\b|\bno (?:va|van|vamos) a (?:seguir|continuar|avanzar)\b`,
    String.raw`\b(?:puesto|plaza|trabajo|vacante)\b[^.;]{0,20}\bse (?:lo|la) (?:ha |han )?(?:quedado|quedo|llevado|llevo|dado)\b|\bno (?:tenemos|hay|disponemos de)\b[^.;]{0,20}\b(?:lugar|hueco|plazas?|vacantes?|puestos?|sitio)\b|\besta vez no (?:ha podido ser|has sido|eres)\b`,
    String.raw`\bno (?:has|ha|hemos) (?:\w+ )?(?:sido|resultado) (?:la|el|una de las|uno de los) (?:person|candidat|elegid|seleccionad|finalist)\w*|\bno (?:ha|has) (?:pasado|superado|avanzado|llegado)\b[^.;]{0,10}\b(?:a|de|la|el|esta)\b[^.;]{0,15}\b(?:fase|ronda|etapa|corte|criba|final|seleccion|proceso)\b`,
    String.raw`\b(?:vacante|puesto|posicion|plaza|proceso|busqueda)\b[^.;]{0,30}\b(?:en pausa|en espera|en stand-?by|paralizad\w+ hasta)\b`,
    String.raw`\bno es (?:la que|el que|lo que) (?:nos |se |ahora )?(?:buscamos|necesita\w*|requ\w+|hace falta)\b|\b(?:finalizad|conclui|terminad)\w* (?:aqui )?(?:tu|su) participacion\b`,
    String.raw`\b(?:puesto|vacante|plaza|posicion)\b[^.;]{0,30}\bno (?:se )?(?:va a |ira a |sera |llegara a )?(?:cubrir\w*|cubierta|cubierto|salir adelante)\b`,
    String.raw`\b(?:avanzado|continuado|seguido|seguir|avanzar|continuar|optado|seguimos|avanzamos|continuamos|proseguir|proseguido)\b[^.;]{0,15}\b(?:con|por) (?:l[oa]s? |un[oa]?s? )?(?:personas?|perfil\w*|candidat\w+|aspirantes?|profesional\w*)\b[^.;]{0,15}\b(?:cuy[oa]s?|con (?:mas|mayor|una|un)|que|mas|mejor)\b`,
    String.raw`\b(?:congelad|parad|suspendid|cancelad|cerrad|pausad|paralizad)o (?:la|el|las|los|esta|este|todas las|temporalmente) (?:\w+ )?(?:busqueda|contratacion|proceso|vacante|seleccion|puesto)\w*\b|\b(?:cerramos|damos por (?:cerrado|finalizado|terminado)) (?:el|tu|su|este) proceso\b`,
    String.raw`\bno (?:ha |has |hemos |han |podemos |vamos a |seguir\w*|podremos |continuar\w*|avanzar\w*|sera |seras |fue |fuiste |resulto |ha podido |hemos podido )?(?:sido |ser )?(?:seleccionad\w+|elegid\w+|seguir\w*|continuar\w*|avanzar\w*|proseguir|considerad\w+|encaja\w*|escogid\w+|aceptad\w+|ofrecer\w*|tener en cuenta|superad\w+|superado|ajusta\w*|admitid\w+)\b`,
    String.raw`\b(?:decidido|optado por|decision de) no (?:\w+ )?(?:continuar|seguir|avanzar|proceder|proseguir|cubrir|incluir)\b`,
    String.raw`\b(?:vacante|puesto|posicion|plaza|oferta)\b[^.;]{0,40}\b(?:ya )?(?:ha sido|fue|esta|se ha|ya esta|ya ha sido|queda)\b[^.;]{0,15}\b(?:cubiert\w+|cubrir|cerrad\w+|cancelad\w+|ocupad\w+|suspendid\w+|cubierto|retirad\w+|anulad\w+|pausad\w+|desistid\w+)\b|\bya no (?:esta|se encuentra) (?:disponible|vacante|abiert\w+)\b`,
    String.raw`\b(?:proceso|seleccion|busqueda|contratacion)\b[^.;]{0,40}\b(?:ha sido|fue|se ha|queda)\b[^.;]{0,15}\b(?:cancelad\w+|suspendid\w+|cerrad\w+|paralizad\w+|anulad\w+|detenid\w+|pausad\w+)\b|\b(?:cancelar|suspender|paralizar|cerrar|detener) (?:el|este|la|esta) (?:proceso|busqueda|seleccion|contratacion|vacante)\b`,
    String.raw`\b(?:sido|fue|fuiste|queda|quedado|quedas|estado|estas)\b[^.;]{0,3} ?(?:descartad|rechazad|desestimad|denegad|excluid)\w+|\b(?:descartad|rechazad|desestimad|denegad|descartar|rechazar|denegar|desestimar)(?:o|a)?\b[^.;]{0,8}\b(?:tu|su|la|esta)\b[^.;]{0,12}\b${FILE}\b|\b${FILE}\b[^.;]{0,30}\b(?:descartad\w+|rechazad\w+|desestimad\w+)\b`,
    String.raw`\b(?:lament\w+|sentimos|siento|desafortunadamente|lamentablemente|por desgracia|desgraciadamente|apena)\b[^.;]{0,100}\bno\b[^.;]{0,60}\b(?:seleccion\w*|continu\w*|proceso|${FILE}|puesto|avanz\w*|elegid\w*|vacante|segui\w*)\b`,
    String.raw`${NO}(?:pre)?(?:seleccionad\w+|seleccionar(?:te|le)|elegid\w+|escogid\w+|admitid\w+|convocad\w+ a|(?:ajusta\w*|adecua\w*|adapta\w*|corresponde\w*|cumple\w*|alinea\w*|reune\w*) (?:\w+ )?(?:a|al|con|los|las|el|todos)\b|contar (?:contigo|con usted|con su|con tu)|incorporar(?:te|le)|seguir adelante|continuar con (?:tu|su)|dar continuidad|(?:ofrecer(?:te|le)|proponer(?:te|le))(?: \w+){0,2} (?:el|un|una|la|plaza|puesto|posicion))\b`,
    String.raw`\bno (?:formas?|forma) parte de\b[^.;]{0,40}\b(?:seleccion|finalista|candidat)\w*|\bno (?:te |se )?encuentr\w+ entre\b[^.;]{0,50}\b(?:seleccion|finalista|candidat)\w*`,
    String.raw`\b(?:candidatura|solicitud|postulacion|perfil)\b[^.;]{0,30}\bno (?:sigue|seguira|continua|continuara|avanza|avanzara|pasa|pasara|prospera|prospero)\b`,
    String.raw`\b(?:decantad\w+|decidid\w+|inclinad\w+|optado|elegido|escogido|contratado|seleccionado)\b[^.;]{0,20}\b(?:por|a|al|un|una)\b[^.;]{0,25}\b(?:intern[oa]s?|con (?:mas|mayor)|mas (?:afin|senior|adecuad\w+)|cuyo perfil|que (?:se|ya|cumple|tiene))\b`,
    String.raw`\b(?:vacante|puesto|posicion|plaza)\b[^.;]{0,30}\b(?:cubrir\w*|cubiert\w+)\b[^.;]{0,20}\b(?:intern\w+|con otr[oa])\b|\b(?:hemos|han) (?:ya )?encontrado (?:ya )?a (?:la persona|alguien|nuestr\w+)\b`,
    String.raw`\b(?:mejor|mas) (?:se )?(?:ajusta\w*|adecua\w*|adapta\w*|encaja\w*)[^.;]{0,50}\b(?:perfil|puesto|requisitos|posicion|vacante|buscamos)\b`,
  ],
  interview: [
    String.raw`\b(?:seleccionad|elegid|invitad|convocad|pasad|llegad|avanzad|superad)\w*\b[^.?]{0,40}\b(?:fase|ronda|etapa) de entrevistas?\b|\bconcertar (?:dia|fecha|hora)\b`,
    String.raw`\b(?:esperamos|espero|confirm\w+|recib\w+|atendera|llamara)\b[^.?]{0,60}\b(?:entrevista|videollamada)\b(?! (?:de|sobre) (?:salida))`,
    String.raw`\b(?:hacerte|hacerle|realizarte|realizarle|tenerte en) (?:una |la )?(?:\w+ )?(?:entrevista|llamada|videollamada)\b`,
    String.raw`\bque (?:tal|te parece) (?:si )?[^.?]{0,20}\b${TALK}\b`,
    String.raw`\b(?:invitar\w*|invitamos|invito|citar\w*|citamos|convocar\w*|convocamos|concertar|agendar|programar|coordinar|organizar|tener|mantener|proponer\w*|fijar|hacer)\b[^.?]{0,50}\b${TALK}\b`,
    String.raw`\b(?:convocad[oa]|citad[oa]|invitad[oa])\b[^.?]{0,30}\b(?:a|para)\b[^.?]{0,30}\b${TALK}\b`,
    String.raw`\b(?:entrevista|reunion) (?:programada|agendada|confirmada|concertada)\b|\b(?:agenda|agende|programa|programe|coordina|coordine) (?:tu|su|una|la) (?:\w+ )?${TALK}\b|\breprogramar (?:tu|su|la)\b`,
    String.raw`\b(?:tu|su|la|nuestra|una) (?:\w+ )?${TALK}\b[^.?]{0,60}\b(?:ha sido|esta|queda|sera|ha quedado|fue)\b[^.?]{0,15}\b(?:programad\w+|confirmad\w+|agendad\w+|fijad\w+|reprogramad\w+|aplazad\w+|prevista|concertada|cancelad\w+|el \d)\b`,
    String.raw`\b(?:aplazar|posponer|reprogramar|cambiar|mover|retrasar|adelantar|cancelar)\b[^.?]{0,25}\b(?:la|nuestra|tu|su)\b ?(?:\w+ )?${TALK}`,
    String.raw`\b(?:elige|elija|selecciona|seleccione|reserva|reserve|escoge|escoja|elegir|indica|indique)\b[^.?]{0,40}\b(?:horarios?|fecha|hueco|hora|dia|franja|cita)\b[^.?]{0,80}(?:\b${TALK})?`,
    String.raw`\b(?:disponibilidad|disponible|libre)\b[^.?]{0,60}\b${TALK}\b|\b${TALK}\b[^.?]{0,60}\b(?:disponibilidad|disponible|te va bien|le va bien|te viene bien|le viene bien)\b`,
    String.raw`\b(?:citacion|invitacion|recordatorio|confirmacion)\b[^.?]{0,20}\b(?:a|de|para|para la)\b[^.?]{0,15}${TALK}\b`,
    String.raw`\b(?:gustaria|encantaria|queremos|quisieramos|deseamos)\b[^.?]{0,30}\b(?:conocerte|conocerle|hablar contigo|hablar con usted|charlar contigo|llamarte|entrevistarte|entrevistarle|conversar contigo)\b`,
    String.raw`\bsiguiente (?:paso|fase|etapa)\b[^.?]{0,40}\b${TALK}\b|\bpasas? a la (?:siguiente|segunda|ultima|proxima) (?:fase|ronda|etapa)\b`,
  ],
  perhapsInterview: [
    String.raw`\b(?:podemos|podriamos|puedes|podrias|podria)\b[^?]{0,30}\b(?:mover\w*|pasar\w*|cambiar\w*|aplazar\w*|posponer\w*|dejar\w*)\b[^?]{0,30}\b(?:lunes|martes|miercoles|jueves|viernes|manana|semana|\d)`,
    String.raw`\b(?:cuando|que dia|a que hora)\b[^?]{0,30}\b(?:viene bien|va bien|puedes|podria|disponible)\b|\b(?:estarias|estas|estaria|tendrias) (?:disponible|libre)\b`,
  ],
  assessment: [
    String.raw`\b(?:siguiente|proxim[oa]) (?:paso|fase|etapa)\b[^.?]{0,30}\b(?:es|sera|consiste en|:) ?(?:una?|el|la)? ?(?:\w+ )?${TEST}\b|\b(?:hagas|hacer|haga|realices|realice|entregar|entregues)\b[^.?]{0,20}\b(?:est[ea] |un[a]? |el |la )?${TEST}\b`,
    String.raw`\b(?:complet\w*|realizar|realic\w*|hacer|resolver|rellenar|invitamos|consiste|completes|completa|realiza|adjunt\w+|encontraras|entregar|superar)\b[^.?]{0,50}\b${TEST}\b(?: (?:tecnic\w+|online|de \w+))?`,
    String.raw`\b(?:prueba|test|reto|ejercicio) (?:tecnic\w+|online|de (?:nivel|competencias|logica|personalidad|programacion|conocimientos))\b`,
  ],
  offer: [
    String.raw`\b(?:eres|es usted) la persona (?:elegida|seleccionada)\b`,
    String.raw`\b(?:el|la) (?:puesto|plaza|trabajo) es (?:tuy[oa]|suy[oa])\b|\bqueremos que (?:te unas|se una|formes|trabajes)\b|\bcarta (?:de )?oferta\b`,
    String.raw`\b(?:tenerte|contar contigo|que formes parte|incorporarte) (?:con nosotros|en (?:el|nuestro) equipo|de nuestro equipo|como)\b`,
    String.raw`\bte (?:ha|han|hemos) (?:elegido|seleccionado|escogido) a ti\b|\b(?:adjunt\w+|envi\w+|mando|remit\w+) (?:la|tu|su|nuestra) (?:oferta|propuesta) ?(?:economica|laboral|de trabajo|formal|de incorporacion)?(?![^.]{0,20}\b(?:formativa|comercial|empleo))|\b(?:propuesta de incorporacion|contrato de trabajo)\b[^.]{0,40}\b(?:adjunt\w+|firm\w+)`,
    String.raw`\b(?:complace|placer|alegra|encantad\w+|gustaria|grato|satisfaccion|alegria)\b[^.?]{0,40}\b(?:ofrecer\w*|hacerte|hacerle|proponer\w*|comunicarte que has sido|comunicarle que ha sido)\b[^.?]{0,20}\b(?:el puesto|un puesto|la posicion|una oferta|un contrato|la plaza|la vacante|seleccionad\w+)`,
    String.raw`\bcarta de oferta\b|\boferta (?:formal|laboral|de contrato|economica|en firme)\b(?! (?:de empleo|publicada))|\bbienvenid[oa] (?:al equipo|a bordo)\b|\b(?:deseamos|queremos|quisieramos|gustaria) (?:ofrecer(?:te|le)|contratar(?:te|le)|incorporar(?:te|le))\b(?![^.]{0,20}\b(?:entrevista|llamada|prueba))|\bqueremos que (?:te unas|formes parte)\b|\bhas sido (?:la persona )?(?:seleccionad[oa]|elegid[oa]) (?:para el puesto|para la posicion|para incorporarte)`,
  ],
  question: [
    String.raw`\b(?:podria|podrias|puedes|puede|por favor|te pedimos|le pedimos|necesitamos que|nos gustaria saber|rogamos|agradeceriamos)\b[^.?]{0,80}(?:indic\w*|envi\w*|decir\w*|facilit\w*|confirm\w*|remit\w*|mand\w*|aport\w*|adjunt\w*|saber|proporcion\w*|compart\w*)[^.?]{0,60}${NEEDED}`,
    String.raw`\b(?:cual|cuales)\b[^?]{0,15}\b(?:es|son|seria|serian)\b[^?]{0,10}\b(?:tu|tus|su|sus)\b[^?]{0,20}(?:expectativa|salari|disponibilidad|pretension)`,
    String.raw`\b(?:falta|faltan|faltaria)\b[^.]{0,50}${NEEDED}`,
    String.raw`\b(?:tienes|tiene|dispones|dispone)\b[^?]{0,30}\b(?:permiso|carne|visado|coche|vehiculo)\b[^?]{0,40}\?`,
  ],
  confirmation: [
    String.raw`\bgracias por (?:presentarte|presentarse|postular\w*|inscribir\w*|aplicar|tu candidatura|su candidatura)\b`,
    String.raw`\b(?:ya )?(?:tenemos|contamos con) (?:ya )?(?:tu|su) (?:\w+ )?${FILE}\b|\b(?:tu|su) (?:${FILE}|instancia|documentacion|formulario)\b[^.]{0,90}\b(?:ha quedado|queda|se ha|ha sido|esta)\b[^.]{0,20}\b(?:registrad|presentad|recibid|enviad|entregad|tramitad)\w+`,
    String.raw`\b(?:recibido|recibimos|recepcion|recibo|recibida|acusamos)\b[^.]{0,40}\b(?:tu|su|de tu|de su|la) (?:\w+ )?${FILE}\b`,
    String.raw`\b(?:tu|su) (?:\w+ )?${FILE}\b[^.]{0,100}\b(?:recibida|recibido|enviada|enviado|llegado|registrada|correctamente|con exito|completada)\b`,
    String.raw`\b(?:gracias|agradecemos|agradezco)\b[^.]{0,40}\b(?:inscribirte|inscribirse|postularte|postularse|postular|aplicar|solicitar|candidatura|interes|solicitud|postulacion|presentar|enviar\w*)\b`,
    String.raw`\b(?:te has|se ha|has) (?:inscrito|postulado|aplicado)\b|\b(?:solicitud|candidatura|inscripcion|postulacion) (?:recibida|enviada|confirmada|registrada)\b`,
  ],
  condition: [
    String.raw`\b(?:de lo contrario|en caso contrario|de otro modo)\b`,
    String.raw`\b(?:en cualquier caso|en todo caso|sea cual sea|sin (?:tu|su|el|la|est\w+|ello)|incomplet\w+|hasta que|si|quien(?:es)?|(?:pasad[oa]|transcurrid[oa]|despues de|a partir de|vencid[oa]) (?:es[ea]|est[ea]|dich[oa]|el) (?:fecha|plazo|dia)|aquell[oa]s|en caso de|en el caso|solo (?:los|las)|unicamente|de no|entienda que|entenderemos|consideraremos|cuando)\b`,
  ],
  ifChosen: [
    String.raw`\b(?:si (?:la empresa|el equipo|tu|su|encaja\w*|eres|es|resulta\w*|cumple\w*|avanza\w*|hay|nos|pasas|lo)|en caso de|de ser)\b`,
  ],
  later: [
    String.raw`\b(?:nos pondremos|te contactaremos|le contactaremos|contactaremos|te llamaremos|se pondra|pondremos en contacto)\b`,
  ],
  untilThen: [String.raw`^[^.]{0,60}\b(?:hasta que|sin (?:que|tu|su|la|el)|antes de)\b`],
  regret: [
    String.raw`\b(?:lamentablemente|desafortunadamente|lament\w+|sentimos|por desgracia|desgraciadamente|sin embargo|no obstante|aunque|decidido|decision|otr[oa]s? (?:\w+ )?(?:candidat\w*|perfil\w*)|no (?:ha |has |hemos |ha sido |es |fue )?(?:posible|seleccionad\w*|avanzad\w*|podido|podemos))\b`,
  ],
  parting: [
    String.raw`\b(?:dese\w+|suerte|exitos?|animamos)\b[^.!]{0,80}\b(?:busqueda|futur\w+|carrera|proyectos?|trayectoria|profesional\w*|proximas? oportunidad\w*)\b`,
    String.raw`\b(?:conservar\w*|mantendr\w*|guardar\w*|tendremos)\b[^.!]{0,60}\b(?:base de datos|bolsa|futur\w+|en cuenta)\b`,
  ],
  application: [
    String.raw`\bbanda salarial\b|\bantecedentes para\b|\bsueldo\b`,
    String.raw`\b(?:expectativas|preaviso|salario actual|incorporarte|plaza|portafolio|prueba tecnica|contratacion|carta oferta)\b`,
    String.raw`\b(?:candidat\w+|solicitud|postul\w+|inscri\w+|puesto|practicas|becas?|convocatoria|(?:seguir|continuar|avanzar) en el proceso|vacante|oferta de (?:empleo|trabajo)|proceso de seleccion|entrevista|curriculum|cv|empleo|seleccion|seleccionad\w+|contratacion|rrhh|recursos humanos|reclut\w+|talento|perfil|expectativa salarial|carta de oferta|prueba tecnica)\b`,
  ],
  talk: [
    String.raw`\b(?:entrevista|llamada|videollamada|reunion|hablar|charlar|conocer\w*|llamar\w*)\b`,
  ],
  marketing: [
    String.raw`\b\d+ (?:nuevas )?ofertas\b|\bnuevas ofertas\b|\bofertas (?:de empleo )?(?:para ti|recomendadas|nuevas)|\balerta de empleo\b|\binscribete (?:ya|ahora)\b|\bpostulate (?:ya|ahora)\b|\bboletin\b|\bnewsletter\b|\b\d+ (?:consejos|claves|trucos|formas|errores)\b|\bcomo (?:superar|responder|afrontar|preparar|reaccionar|redactar)\b|\bha visto tu\b`,
  ],
  cold: [
    String.raw`\b(?:estoy|estamos) buscando\b|\bpara una (?:multinacional|empresa lider|importante empresa)\b|\bheadhunter\b|\b(?:he visto|vi|encontre|he encontrado|revisando|viendo) (?:tu|su) (?:perfil|cv|curriculum|trayectoria)\b|\bpara (?:uno de (?:mis|nuestros) clientes|un cliente|nuestro cliente|mi cliente)\b|\b(?:tengo|tenemos) una (?:\w+ )?(?:oportunidad|oferta|posicion|vacante)\b|\bescucha activa\b|\babiert[oa] a (?:nuevas|escuchar)\b`,
  ],
  ownApplication: [
    String.raw`\b(?:tu|su|de tu|de su) (?:\w+ )?(?:candidatura|solicitud|postulacion|inscripcion|curriculum|cv)\b|\b(?:te has|se ha) (?:inscrito|postulado)\b|\b(?:al|a la) que (?:te|se) (?:postul\w+|inscrib\w+|present\w+)`,
  ],
  aside: [
    String.raw`\b(?:verificar|verifica|verifique|activar|activa|active|confirmar|confirma|confirme|validar)\b[^.]{0,20}\b(?:cuenta|correo|direccion|e-?mail|registro)\b|\bcontrasena\b|\bcodigo de (?:verificacion|seguridad|acceso)\b`,
    String.raw`\b(?:has|ha) retirado\b|\bretirada de (?:tu|su)\b|\bhas cancelado tu\b`,
    String.raw`\b(?:termina|finaliza|completa|completar|continua) (?:tu|su) (?:candidatura|solicitud|inscripcion|postulacion)\b|\bsin (?:terminar|completar|finalizar)\b`,
    String.raw`\bencuesta\b|\btu opinion\b|\bsu opinion\b|\bvalora tu\b|\btu experiencia (?:como|en el proceso)\b`,
  ],
  applicant: [
    String.raw`\b(?:he|habiendo|hemos)? ?(?:aceptado|aceptando|acepte) (?:otr[ao]|un[a]? (?:nuev[ao]|otr[ao]))\b|\bhe decidido (?:no (?:continuar|seguir|aceptar)|retirar|rechazar|declinar)\b|\b(?:retiro|retirar) mi\b|\b(?:voy a|prefiero|he decidido) (?:quedarme|seguir|continuar) en mi\b`,
    String.raw`\bmi (?:cv|curriculum|candidatura|solicitud|carta)\b`,
    String.raw`\bmi experiencia\b|\bquedo a la espera de (?:los proximos|las proximas|su|tu)\b`,
  ],
  hearsay: [
    String.raw`\bnueva (?:candidatura|postulacion)\b|\bdatos del candidato\b`,
    String.raw`\b(?:rechazar|descartar) (?:al|a la|a este|este) (?:\w+ )?candidat[oa]\b|\bme han (?:rechazado|descartado)\b`,
    String.raw`\ba (?!(?:usted|ti|su|tu|la|el)\b)\w+ (?:l[oae]s?) han (?:descartado|rechazado|dicho que no|echado)\b|\bno l[oae] han (?:cogido|elegido|seleccionado|llamado|dado)\b|\b(?:mi|tu) (?:herman[oa]|prim[oa]|amig[oa]|compan\w+)\b[^.;]{0,40}\b(?:descartad|rechazad|no l[oae] han)`,
  ],
  arrived: [String.raw`^[^.]{0,40}\brecibid[oa]s?\b|\b(?:lo|la) (?:he|hemos) recibido\b`],
  closing: [
    String.raw`(?:(?:un )?(?:cordial |afectuoso )?saludos?(?: cordiales| cordial)?|atentamente|cordialmente|saludos|gracias y saludos|un abrazo|reciba un cordial saludo)`,
  ],
}
