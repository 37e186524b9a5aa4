import { isDenied, isDuty, isHonest, isHonestOrDuty } from './negation.ts';
import { words } from './rule.ts';
import type { Match, WordingRule } from './rule.ts';

/** What fraudulent advertisements sell to the people they pretend to employ. */
const SOLD =
  '(?:inscripcion|afiliacion|membresia|registro|uniformes?|playeras?|gafetes?|credencial(?:es)?|examen(?:es)? (?:medicos?|toxicologicos?|de admision|psicometricos?|de conocimientos)|estudios? (?:medicos?|socioeconomicos?|de laboratorio)|antidoping|certificado medico|cursos?|capacitacion|induccion|certificacion|materiales?|manual(?:es)?|kits?|paquete|equipo|herramientas?|tramites?|papeleria|gestoria|visa|permiso de trabajo|contrato|expediente|carta de antecedentes|proceso de (?:seleccion|contratacion|reclutamiento)|entrevista|vacante|lugar|puesto|reclutamiento|contratacion|seguro)';
/** The same without what employers pay for by that name ('pago de capacitación'). */
const FEE_OF =
  '(?:inscripcion|afiliacion|membresia|registro|uniformes?|gafetes?|credencial|examen(?:es)? (?:medicos?|toxicologicos?|de admision|psicometricos?)|estudios? (?:medicos?|socioeconomicos?)|antidoping|cursos?|certificacion|materiales?|kits?|tramites?|papeleria|gestoria|gastos (?:administrativos|de (?:gestion|tramite|papeleria|contratacion|envio))|visa|fianza|garantia|recuperacion|expediente)';
const FEE =
  '(?:costo|cuota|pago|deposito|cooperacion|aportacion|anticipo|inversion|fianza|cobro|donativo|transferencia)';
const SIZE =
  '(?:(?:unic[oa]|minim[oa]|simbolic[oa]|inicial|previ[oa]|pequen[oa]|anticipad[oa]|total|reembolsable) )?';
const OF =
  '(?:(?:de|por|para|del|por concepto de|a cuenta de) )(?:(?:tu|el|la|los|las|su|un|una|gastos de) )*';
const PERSON =
  '(?:candidat[oa]s?|aspirantes?|postulantes?|interesad[oa]s?|trabajador(?:es|a)?|emplead[oa]s?|participantes?|solicitantes?)';
const DETERMINER = '(?:(?:tu|tus|su|sus|el|la|los|las|un|una|por|de) )*';
const AMOUNT = '\\$ ?\\d+|\\d+ (?:pesos|mxn|m\\.n)';

/** The advertisement asks the candidate for money. */
const ASKS_MONEY: WordingRule<'asks-money'> = {
  id: 'asks-money',
  trigger:
    /cost[eo]|cuest|cuota|paga|pago|pague|deposit|inscri|invers|inviert|cobra|aport|abon|liquid|cubr|compra|adqui|reembols|devuelv|devolv|regres|bonific|transf|por tu cuenta|a tu cargo|fianza|anticip|pedimos|pediremos|solicitamos|uniforme|playera|gafete|credencial|examen|estudio|curso|capacita|induccion|membresia|afilia|kit|paquete|manual|tramite|papeleria|visa|apart|asegura|reserva|separa|material|antidoping|donativo|certifica/,
  wordings: [
    // Who pays is said: 'tú pagas', 'a cargo del aspirante'.
    {
      pattern: words(
        `(?:debes|deberas?|tienes que|tendras que|hay que|necesitas|requieres|ocupas|tendran que|deben|deberan|es necesario|es requisito|favor de|para (?:iniciar|ingresar|empezar|comenzar|entrar|registrarte|contratarte|quedarte)(?: \\S+){0,5}?,? (?:se )?(?:debe|requiere|pide|solicita|necesita)?) ?(?:\\S+ ){0,2}?(?:pagar|cubrir|depositar|liquidar|abonar|transferir|realizar (?:el|un|tu) (?:pago|deposito)|hacer (?:el|un|tu) (?:pago|deposito|transferencia)|invertir|(?:un|una|el|la|tu) ${SIZE}(?:pago|deposito|inversion|aportacion|cooperacion|cuota|anticipo|fianza|transferencia) ${SIZE}(?:de|por|inicial|minim|unic|previ|para)|(?:un |una )?${SIZE}inversion (?:inicial|minima|de \\$?))`,
        `(?:pagas|cubres|costeas|pagaras|cubriras|aportas|depositas|abonas) (?:\\S+ ){0,2}?(?:${SOLD}|${AMOUNT})`,
        `(?:pagar|cubrir|costear|abonar|liquidar) (?:tu|tus|su|sus|los gastos de (?:tu|su)) (?:\\S+ ){0,1}?${SOLD}`,
        `${SOLD}[^\\n,]{0,40}? (?:corren?|van?|es|son|sera|seran|quedan?) (?:por|a) (?:tu|su|cuenta|cargo)(?: cuenta| cargo)?(?: del? ${PERSON})?(?! (?:de la|de nuestra|nuestra))`,
        `${SOLD}[^\\n]{0,50}?(?:pagad[oa]s?|cubiert[oa]s?|a cargo|por cuenta|lo pagas?|la pagas?|los pagas?|que paga|pagara|cubre|cubrira) (?:por |de |del )?(?:el |la |los |cada )?${PERSON}`,
        `(?:el|la|los|cada) ${PERSON} (?:debe\\w* |tendra que |tiene que )?(?:paga|pagan|pagara|pagar|cubre|cubren|cubrira|cubrir|costea)\\b`,
      ),
      // 'En 14 pagas' counts payments.
      unless: (match) => isHonest(match) || /\d pagas\b/.test(match.clause),
    },
    // The candidate is to send it: 'deposita $300 por el uniforme'.
    {
      pattern: words(
        `(?<!\\b(?:empresa|se|te|le) )(?:deposit[ae]s?|transfier[ae]s?|envi[ae]|mand[ae]|abon[ae]|pag(?:a|ue)) ${DETERMINER}(?:${AMOUNT})(?: pesos)?(?: \\S+){0,3}? (?:de|por|para) (?:\\S+ ){0,2}?(?:${SOLD}|apartar|asegurar|reservar|separar)\\b`,
      ),
      unless: isHonestOrDuty,
    },
    // The fee by its name: 'cuota de recuperación', 'costo de inscripción: $350'.
    {
      pattern: words(
        `${FEE}s? ${SIZE}${OF}(?:\\S+ ){0,1}?${FEE_OF}\\b`,
        `${FEE}s? ${SIZE}(?:de )?(?:${AMOUNT})(?: pesos)? ${OF}(?:\\S+ ){0,1}?${FEE_OF}\\b`,
        `\\d{2,}(?: (?:pesos|mxn))? para ${DETERMINER}${FEE_OF}\\b`,
        `(?:inscripcion|afiliacion|membresia|registro|cursos?|tramites?)(?: \\S+){0,5}? (?:es|son) de (?:${AMOUNT})`,
        `(?:cuota|aportacion|cooperacion) (?:de recuperacion|voluntaria de|unica de)`,
        `${SOLD} (?:\\S+ ){0,3}?(?:tienen? (?:un )?costo|cuestan?|con (?:un )?costo|tienen? (?:un )?precio|con valor de|a pagar|se (?:deben? )?pagar?n?\\b|se cubren?)`,
        `${SOLD},? (?:anual |mensual |unica )?(?:de |por |es de |son |unica de |costo )?(?:${AMOUNT})(?! (?:mensual|semanal|diari|quincenal|al |por |a la |de bono))`,
        `(?:se cobra|cobramos|te cobra(?:mos|ran|n)|se cobran|se te cobrara?|pedimos|se pide|te pediremos|solicitamos|se solicita) ${DETERMINER}(?:\\S+ ){0,2}?(?:${FEE}|inscripcion|\\$ ?\\d)\\b`,
      ),
      unless: (match) => isHonestOrDuty(match) || /\bdescuent|descont|via nomina/.test(match.clause),
    },
    // What is to be bought or put in.
    {
      pattern: words(
        `(?:compra(?:r|s|ndo)?|adquir(?:ir|iendo|ieres?)|adquiere) ${DETERMINER}(?:\\S+ ){0,1}?(?:kit|paquete|catalogo|curso|manual|membresia|uniforme|material(?:es)? (?:de (?:trabajo|inicio)|inicial)|producto inicial|mercancia inicial|licencia de distribuidor)`,
        `(?:kit|paquete) (?:de (?:inicio|arranque|bienvenida|distribuidor|afiliacion)|inicial|basico)[^\\n]{0,40}?(?:${AMOUNT}|costo|precio|invers|pag)`,
        `(?:requiere|con una|hacer una|realizar una|realizas una|pequena|minima|se pide|tu) ${SIZE}inversion\\b(?! (?:extranjera|de la empresa|publicitaria))`,
        `inversion (?:inicial|minima|unica) `,
        `inviert(?:e|es|as) (?:desde |solo |\\$ ?\\d)`,
      ),
      unless: isHonestOrDuty,
    },
    // Money that is said to come back, or that reserves a place.
    {
      pattern: words(
        `(?:reembols|devuelv|devolver|regres(?:a|an|amos|aremos|ara)\\b|bonifica)\\w*[^\\n]{0,60}?(?:primer[oa]? (?:quincena|pago|sueldo|nomina|semana|mes|salario|dia)|al (?:finalizar|terminar|cumplir|firmar)|cuando (?:firmes|inicies|ingreses))`,
        `(?:aparta|apartar|asegura|asegurar|reserva|reservar|separa|separar) ${DETERMINER}(?:lugar|vacante|puesto|cupo|entrevista)[^\\n]{0,60}?(?:con|pag|deposit|${AMOUNT}|transfer)`,
        `(?:haz|realiza|realizar|efectua|manda|envia|enviar|mandar) ${DETERMINER}(?:pago|deposito|transferencia|comprobante (?:de|del) (?:pago|deposito|transferencia))`,
        `(?:deposita|transfiere|transferir|depositar|deposito|pago|pagar) [^\\n]{0,40}?\\b(?:oxxo|spin|saldazo|bitso|western union|moneygram|numero de tarjeta)`,
      ),
      unless: (match) =>
        isHonestOrDuty(match) || /\b(?:documentos|papeles|documentacion) originales\b/.test(match.clause),
    },
  ],
};

/** The uniform, tools or training are deducted from the pay. */
const DEDUCTS: WordingRule<'deducts'> = {
  id: 'deducts',
  trigger: /descuent|descont|cobra|rebaj|via nomina|parcialid/,
  wordings: [
    {
      pattern: words(
        `(?:uniformes?|cursos?|capacitacion|examen(?:es)? medicos?|herramientas?|equipo|playeras?|gafete|materiales?)[^\\n]{0,60}?(?:se (?:te )?(?:descuentan?|descontara\\w*|cobran?|rebajan?)|descuento|descontad[oa]s?|via nomina|en parcialidades)`,
        `(?:descuent[oa]n?|descontara\\w*|descontamos)\\b[^\\n]{0,40}?(?:uniformes?|cursos?|capacitacion|examen(?:es)? medicos?|herramientas?|playeras?|gafete)`,
      ),
      unless: (match) =>
        isHonest(match) ||
        /\bdescuentos? (?:en|para|de emplead|sobre|especial|preferencial|del? \d)|con descuentos?\b|convenio/.test(
          match.clause,
        ),
    },
  ],
};

/** Someone is to lend an account, or to pass money and parcels on. */
const MONEY_MULE: WordingRule<'money-mule'> = {
  id: 'money-mule',
  trigger: /cuenta|tarjeta|dinero|fondos|paquet|transferenc|deposito|efectivo|mercancia|pagos/,
  wordings: [
    {
      pattern: words(
        '(?:prest\\w+|rent(?:a|ar|as|es|ando)|us(?:ar|aremos|amos)|facilit(?:a|ar|as)) (?:tu|tus|su|sus) (?:cuentas?|tarjetas?)\\b(?! de (?:facebook|redes|correo|instagram))',
        '(?:recib\\w+|capt\\w+|acept\\w+) (?:\\S+ ){0,4}?(?:depositos?|transferencias?|dinero|fondos|pagos|recursos)[^\\n]{0,30}? (?:en|a|con|por medio de|mediante) (?:tu|su|una|la) (?:propia )?(?:cuenta|tarjeta)\\b',
        '(?:reenvi|reexpid|retransf|dispers|transfer|envi)\\w+ (?:\\S+ ){0,3}?(?:dinero|fondos|efectivo|paquetes?|paqueteria|pagos)[^\\n]{0,60}?(?:tu cuenta|tu domicilio|tu casa|otras? (?:cuentas?|personas?|paises?)|al extranjero|cripto|bitcoin|western union)',
        '(?:recib\\w+) (?:\\S+ ){0,2}?(?:paquetes?|paqueteria|mercancia) (?:en|desde) (?:tu|su) (?:casa|domicilio|direccion)',
        '(?:te quedas|conservas?|quedandote|ganas?|retienes|recibes) (?:con )?(?:un |el |hasta (?:un |el )?)?\\d+ ?%[^\\n]{0,40}?(?:transferencias?|depositos?|cada operacion|del monto|por movimiento)',
        'cuenta (?:bancaria )?(?:personal|propia|a tu nombre|activa)[^\\n]{0,50}?(?:para (?:recibir|mover|manejar)|donde (?:recib|caen|se deposit))[^\\n]{0,30}?(?:depositos|transferencias|dinero|pagos de|fondos)',
        '(?:procesador|operador|gestor|agente) (?:de|en) (?:pagos|transferencias|fondos)(?: \\S+){0,2} (?:desde|en) (?:tu )?casa',
        'retir(?:ar|a|as|es) (?:el )?(?:dinero|efectivo) y (?:deposit|transf|envi|entreg)\\w+',
      ),
      unless: (match) =>
        isDenied(match) ||
        (isDuty(match) &&
          !/\b(?:tu|su|tus|sus) (?:propia )?(?:cuenta|tarjeta|casa|domicilio)/.test(match.clause)) ||
        /\b(?:tu|su) (?:sueldo|salario|nomina|pago semanal|quincena)|pago de nomina\b/.test(match.clause),
    },
  ],
};

/** One is paid for bringing in others, or for buying into a scheme. */
const PYRAMID: WordingRule<'pyramid'> = {
  id: 'pyramid',
  trigger:
    /multi ?nivel|network|\bmlm|mercadeo|piramid|por (?:cada )?\w+ que|invit|afili|reclut|inscri|\bred\b|redes|estructura|organizacion|patrocin|diamante|oro|platino|plata|zafiro|esmeralda/,
  wordings: [
    {
      pattern: words(
        'multinivel|multi nivel|network ?marketing|\\bmlm\\b|redes? de (?:mercadeo|multinivel|afiliados)|mercadeo en red|sistema piramidal',
        'por (?:cada )?(?:persona|socio|amigo|afiliado|invitado|integrante|miembro|conocido)s? que (?:\\S+ )?(?:invit|inscrib|registr|met|traig|afili|ingres|un[ae]|integr|se un)\\w*',
        '(?:invita|invitar|invitando|afilia|afiliar|afiliando|recluta|reclutar|reclutando|inscribe|inscribiendo) (?:a )?(?:mas |otras |tus |nuev[oa]s )*(?:amigos|personas|socios|conocidos|familiares|afiliados|miembros|distribuidores) (?:\\S+ ){0,4}?(?:y|para|a tu red|gan|comision|bono|equipo|al negocio)',
        '(?:forma|formar|construye|construir|crea|crear|arma|desarrolla|desarrollar|crece|haz crecer) (?:tu )?(?:propia )?(?:red|estructura|organizacion) (?:de (?:socios|afiliados|distribuidores|mercadeo|negocios?)|y gana|y genera)',
        '(?:bono|comision|ganancia)(?:es|s)? por (?:afiliar|afiliacion|inscribir|patrocinar|reclutar)',
        '(?:rango|nivel) (?:diamante|oro|esmeralda|zafiro|platino|plata)\\b',
      ),
      unless: (match) =>
        isDenied(match) ||
        /\b(?:no|nada de|cero|olvidate de|sin) (?:\S+ ){0,3}?(?:multinivel|multi nivel|network|mlm|piramid|mercadeo en red|redes? de mercadeo)|\bno (?:somos|es|ofrecemos|vendemos)\b/.test(
          match.clause,
        ) ||
        /\b(?:experiencia|conocimient\w+|manejo|marketing|estrategia|social media|seo|campana)\b[^\n]*\bafiliad/.test(
          match.clause,
        ) ||
        /\b(?:cliente|cuenta|tarjeta|membresia|socio comercial|certificad[oa]|partner) (?:diamante|oro|platino|plata|nivel)\b/.test(
          match.clause,
        ),
    },
  ],
};

const FROM_HOME =
  '(?:desde|en) (?:la comodidad de )?(?:tu |su |el |la |mi )?(?:casa|hogar|domicilio|celular|telefono)\\b(?! del? )';

/** Work that only fraudulent advertisements offer: packing at home, likes for pay. */
const FAKE_TASKS: WordingRule<'fake-tasks'> = {
  id: 'fake-tasks',
  trigger:
    /casa|hogar|domicilio|celular|telefono|like|me gusta|resena|tarea|mision|video|anuncio|encuesta|copia|copy|calific/,
  wordings: [
    {
      pattern: words(
        `(?:empac\\w+|empaquet\\w+|ensobr\\w+|etiquet\\w+|embols\\w+|ensambl\\w+|arm(?:a|ar|ando|es)\\b|sell(?:a|ar|ando|es)\\b|pegado|pegando|llenado|llenando|manualidades|maquila)\\b[^\\n]{0,60}? ${FROM_HOME}`,
        `${FROM_HOME}[^\\n]{0,40}? (?:empac\\w+|empaquet\\w+|ensobr\\w+|etiquet\\w+|embols\\w+|armando|armar (?:plumas|boligrafos|bisuteria|lapices|cajas))`,
        '(?:dar|dando|da|por cada|poner|poniendo) (?:un )?(?:me gusta|likes?)\\b',
        '(?:gan\\w+|pag\\w+|\\$ ?\\d+)[^\\n]{0,60}?(?:por (?:cada )?(?:like|me gusta|resena|tarea|mision|video visto|anuncio visto)s?\\b|viendo (?:videos|anuncios)|calificando|dando (?:resenas|likes)|contestando encuestas|publicando anuncios|copiando y pegando|copy paste)',
        '(?:completa|completar|completando|realiza|realizar|realizando|haz) (?:\\S+ ){0,2}?(?:tareas|misiones) (?:\\S+ ){0,2}?(?:en linea|online|sencillas|simples|faciles|diarias|desde tu (?:celular|telefono))[^\\n]{0,60}?(?:gan|cobr|pag|comision|\\$ ?\\d|usdt)',
        '(?:publica|publicar|publicando|publicador(?:es|a)? de) anuncios (?:\\S+ ){0,3}?(?:en (?:facebook|redes|grupos|internet)|desde)',
      ),
      unless: (match) =>
        isDenied(match) ||
        /\b(?:marca|marcas|estrategia|community|campanas?|produccion|planta|linea de|analisis|metricas|engagement|alcance|agencia digital|pauta|clientes)\b/.test(
          match.clause,
        ),
    },
  ],
};

/** Promises in the place of a job. */
const EASY_MONEY: WordingRule<'easy-money'> = {
  id: 'easy-money',
  trigger: /financiera|jef[ea]|ingreso|dinero|ganancia|negocio|emprende|gana|vida|millonari/,
  wordings: [
    {
      pattern: words(
        'libertad financiera|independencia financiera|se tu propi[oa] jef[ea]|ser tu propi[oa] jef[ea]|tu propi[oa] jef[ea]\\b',
        'ingresos? (?:pasivos?|residual(?:es)?)|dinero (?:facil|rapido|extra facil)|ganancias? (?:ilimitadas?|rapidas?|garantizadas?|inmediatas?)|gana(?:r)? dinero (?:desde|sin|mientras|con tu)',
        'oportunidad de negocio|negocio propio|emprende (?:tu|con)|gana lo que (?:tu )?quieras|cambia(?:r)? tu vida|hazte millonari',
        `gana(?:s|ras)? (?:hasta |mas de |desde |entre )?\\$? ?\\d{4,}[^\\n]{0,40}? ${FROM_HOME}`,
      ),
      unless: (match) =>
        isDenied(match) ||
        isDuty(match) ||
        /\b(?:desarrollo de|inteligencia de|identificar|detectar|nuevas|evaluar|analizar|busqueda de|generar) oportunidad/.test(
          match.clause,
        ),
    },
  ],
};

const asksToSend =
  '(?:envia|enviar|enviame|envianos|enviando|manda|mandar|mandame|mandanos|mandando|comparte|compartir|compartenos|adjunta|adjuntar|proporciona|proporcionar|proporcionanos|danos|pasa|pasame|pasanos|sube|subir|facilita|ten a la mano|anexa|anexar|remitir|remite|hacer llegar)';
const toOneself = (match: Match): boolean =>
  isDenied(match) ||
  isDuty(match) ||
  /\b(?:una vez contratad|al ser contratad|despues de la entrevista|posterior a la entrevista|al momento de (?:la|tu) contratacion|para (?:tu|la) contratacion|al ingres|el dia de (?:la|tu) (?:entrevista|contratacion)|proteger|resguard|confidencial)/.test(
    match.clause,
  );

/** Data of a bank account is asked for. */
const BANK_DATA: WordingRule<'bank-data'> = {
  id: 'bank-data',
  trigger: /bancari|tarjeta|cuenta|clabe|\bnip|cvv|contrasena|token|banca|selfie|mano/,
  wordings: [
    {
      pattern: words(
        `${asksToSend} (?:\\S+ ){0,10}?(?:datos (?:bancarios|de tu (?:cuenta|tarjeta))|(?:numero|foto|copia|fotografia|imagen) de (?:tu |la |una )?(?:tarjeta(?! de (?:circulacion|salud|identi|la demanda|demanda|presentacion))|cuenta)|clabe|estado de cuenta|nip|cvv|contrasena|token|banca (?:en linea|movil)|tarjeta (?:de debito|de credito|bancaria))`,
        `(?:nip|cvv|contrasena|token|usuario) (?:de|del|para) (?:\\S+ ){0,2}?(?:tarjeta|banco|banca|cuenta bancaria)`,
        '(?:pedimos|pediremos|solicitamos|se solicita|se pide|requerimos|necesitamos|es necesario|indispensable)(?: \\S+){0,6}? (?:datos bancarios|numero de (?:tu )?(?:tarjeta|cuenta)|clabe|foto de (?:tu )?tarjeta)[^\\n]{0,40}?(?:antes|para (?:iniciar|registrar|apartar|validar|verificar|continuar|agendar|postular|empezar)|previo|por whatsapp)',
        'selfie (?:\\S+ ){0,3}?(?:ine|ife|identificacion|tarjeta|documento)|(?:ine|identificacion|credencial) en (?:la )?mano',
      ),
      unless: toOneself,
    },
  ],
};

const DOCUMENT =
  '(?:ine|ife|curp|credencial de elector|identificacion(?: oficial)?|nss|numero de seguro social|rfc|acta de nacimiento|comprobante de domicilio|constancia (?:de situacion )?fiscal|pasaporte)';

/** Personal documents are to be sent before anyone has met. */
const DOCUMENTS: WordingRule<'documents-first'> = {
  id: 'documents-first',
  trigger:
    /\b(?:ine|ife|curp|credencial|identificacion|nss|seguro social|rfc|acta|comprobante|constancia|pasaporte)\b/,
  wordings: [
    {
      pattern: words(
        `${asksToSend} (?:\\S+ ){0,8}?(?:foto|fotos|fotografia|fotografias|copia|copias|imagen|escaneo|escaneada|captura)s? (?:\\S+ ){0,6}?${DOCUMENT}\\b`,
        `${asksToSend} (?:\\S+ ){0,3}?(?:tu|tus|su|sus|el|la) (?:\\S+ ){0,5}?${DOCUMENT}\\b`,
        `(?:foto|fotografia|imagen|copia) (?:\\S+ ){0,4}?${DOCUMENT} (?:\\S+ ){0,5}?(?:por|al|via|a este|a mi) (?:whatsapp|whats|wa|telegram|inbox|messenger|correo|mail|numero)`,
        `${DOCUMENT} (?:\\S+ ){0,8}?(?:por|al|via) (?:whatsapp|whats|telegram|inbox|messenger)\\b`,
      ),
      unless: toOneself,
    },
  ],
};

/** Original documents stay with the recruiter. */
const KEEPS_DOCUMENTS: WordingRule<'keeps-documents'> = {
  id: 'keeps-documents',
  trigger: /documento|papeles|documentacion|\bine\b|identificacion|credencial/,
  wordings: [
    {
      pattern: words(
        '(?:se (?:retienen|quedan|retendran|resguardan)|retenemos|retendremos|dejar|dejaras|dejas|entregar|entregas|entregaras|se entregan|se deja(?:n)?)(?: \\S+){0,3} (?:documentos|papeles|documentacion|ine|identificacion|credencial)(?: \\S+){0,3} (?:originales?|en (?:garantia|prenda|resguardo))',
      ),
      unless: (match) =>
        isDenied(match) || isDuty(match) || /\bcotej|client|visitante|vehicul/.test(match.clause),
    },
  ],
};

const CURRENCY = '(?:usd|us\\$|dolares|dlls|dls|euros?|eur)\\b';
const PAID =
  '(?:sueldos?|salarios?|pag[oa]s?|pagamos|gana|ganas|ganaras|ganar|ganancias?|ingresos?|comision(?:es)?|remuneracion|percepcion|compensacion|honorarios|nomina|bonos?)';
const PERIOD =
  '(?:(?:por|la|a la|al|cada|x) ?(?:hora|dia|semana|quincena|mes)|diari[oa]s?|semanal(?:es)?|mensual(?:es)?|quincenal(?:es)?|anual(?:es)?)';

/** Pay in the money of another country. */
const FOREIGN_CURRENCY: WordingRule<'foreign-currency'> = {
  id: 'foreign-currency',
  trigger: /usd|us\$|dolares|dlls|dls|euro|\beur\b/,
  wordings: [
    {
      pattern: words(
        `${PAID}\\b[^\\n]{0,40}?(?:\\b|\\d ?)${CURRENCY}`,
        `(?:\\$ ?)?\\d+ ?${CURRENCY} ${PERIOD}`,
      ),
      unless: (match) =>
        isDuty(match) ||
        /\b(?:cuentas por|pago a|pagos a|pagos en|cobro|cambio de|tipo de cambio|divisas|importa|exporta|aduan|cruce|operaciones en|cotiza|gastos medicos|seguro de|cobertura|ventas? (?:anual|por|de)|facturacion|presupuesto|millones|mdd|equivalente|capital)/.test(
          match.clause,
        ) ||
        /\bno (?:\S+ ){0,3}(?:dolares|usd|euros)/.test(match.clause),
    },
  ],
};

/** Pay in crypto-currency. */
const CRYPTO_PAY: WordingRule<'crypto-pay'> = {
  id: 'crypto-pay',
  trigger: /usdt|tether|bitcoin|btc|cripto|ethereum|binance/,
  wordings: [
    {
      pattern: words(
        `${PAID}\\b[^\\n]{0,50}?\\b(?:usdt|tether|bitcoins?|btc|criptomonedas?|cripto|ethereum|binance)\\b`,
        `(?:\\d+ ?)(?:usdt|btc)\\b`,
      ),
      unless: (match) =>
        isDenied(match) ||
        isDuty(match) ||
        /\b(?:experiencia|desarroll|conocimiento|plataforma de|analista|ingenier|programad|startup|exchange|industria)/.test(
          match.clause,
        ),
    },
  ],
};

/** All rules that are wordings alone. */
export const WORDING_RULES = [
  ASKS_MONEY,
  MONEY_MULE,
  PYRAMID,
  FAKE_TASKS,
  BANK_DATA,
  KEEPS_DOCUMENTS,
  CRYPTO_PAY,
  DEDUCTS,
  DOCUMENTS,
  FOREIGN_CURRENCY,
  EASY_MONEY,
];

/** What a clause with a telephone number or a messenger has. */
export const BY_MESSAGE_TRIGGER = /\d{7}|\d[ .]\d|w[ha]+ts|asap|wa\.me|telegram|inbox|messenger/;

/** A telephone number, WhatsApp or Telegram as the way to answer. */
export const BY_MESSAGE =
  /\b(?:whats ?app|whatsap|wats ?app|whats|wasap|guasap|wa\.me|telegram|inbox|messenger)\b|\b(?:tel|telefono|cel|celular|llama|llamar|llamanos|marca|marcar|comunicate|informes|informacion|info|contacto|citas?|mensaje|mensajes|msj)\b[^\n]{0,30}?\d{2,3}[ .]?\d{3,4}[ .]?\d{2,4}|\b\d{10}\b|\b\d{2,3} \d{4} \d{4}\b|\b\d{3} \d{3} \d{4}\b|\b\d{2} \d{2} \d{2} \d{2} \d{2}\b/;

/** A mail or web address, by which an employer can be found out. */
export const BY_ADDRESS = /@[a-z0-9-]+\.|\bwww\.|https?|\b[a-z0-9-]+\.(?:com|mx|net|org)\b/;
