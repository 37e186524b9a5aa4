import { toSound } from './phonetics.ts';
import { toWordForm } from './word-form.ts';

/**
 * What people write around what they look for: that they search, for whom it is, how soon, and courtesies. None of it
 * narrows a search. Offers keep these words in their index, since titles may need them. Folded words.
 */
const FILLERS = new Set(
  `
busco busca buscan buscar buscando buscamos ocupo ocupa ocupan necesito necesita necesitamos necesitan solicito solicita solicitan solicitamos
quiero quisiera ofrezco requiero requieren requiere contratan contratando contraten contrate contratar contratarme contratacion contrataciones reclutan reclutando
pidan piden pida pide ganan gana gano encontrar encuentro conseguir consigo meter solicitud informes info oportunidad oportunidades
hacer hago haciendo andar ando dedicarme entrar meterme empezar acabo salir salgo sali corrieron desempleado desempleada
urge urgen urgente urgentes urgentemente inmediato inmediata inmediatas pronto ya hoy ahora
chamba chambas chambear jale jales laburo trabajar trabaje trabajando trabajado laborar laborando emplearme ofertas oferta bolsa puesto puestos plaza plazas
hola buenas buenos tardes dias favor gracias porfa porfavor ayudenme saludos
me mi mis yo tu te le les nos tengo tiene soy estoy somos alguien persona personas gente
senor senora senorita esposo
sepa sepan sabe saben puedo pueda puede estudie
cerca cercano cercana cercanos cercanas aqui alrededor donde como cual cuales cuanto cuanta cuantos que quien quienes hay algo algun alguna algunos cualquier cualquiera cosa cosas
lo sea gusta gustaria interesa interesado interesada disponible disponibles disponibilidad
quedarme quedar quede dar darme den denme dan da dejen dejan deje dejar acepten aceptan acepta aceptar admitan admiten
recomienden recomiendan recomienda recomendar conocen conozcan conoce conocer avisen avisenme avisame digan diganme pasen pasenme compartan
vengo venir voy va van vamos ir irme llegue llegar vivo vive vivir viviendo radico ando anduve estuve estaba esta estan estoy
termine acabe acaba acabar cumpli cumplio cumplir tenga tengan tienen tener tuve habia hubo haya fui era eran ser siendo fuera fuese
caiga caigan salga salgan urja haga hagan sirva
dijeron despidieron sacaron quedarse quede seria serian podria podrian podre deseo desea deseamos anhelo espero intento trato
chanza chance chambita chambeando chambeo chambeador jalar jalando jalecito trabajito trabajillo trabajos empleito camello camellar brete
onda neta wey guey carnal banda raza compa compas bro amigo amiga amigos amigas vecinos porfis porfavorcito plis please pls bendiciones
urgido urgida desesperado desesperada necesitado necesitada ocupando ocupar ocupamos ojala sabran
uno unos otro otra otros otras mas muy mucho mucha muchos poco poca tan solo sola solamente nomas siempre nunca tambien ademas pero porque pues
cuando mientras despues antes entre hasta hacia asi aun aunque luego casi ahorita ahi alli alla aca este estos estas ese esa eso esto
ella ellos ellas nosotros ustedes usted mis mio mia suyo anterior ultimo anteriormente
laborado rubro
pa pal pos xfa xfavor xq pq ke tmb aki ps
looking for need want job jobs hiring of the with and to in at papeles
`
    .trim()
    .split(/\s+/),
);

/** Word forms that say under which conditions one works, not as what: no offer fits by them alone. */
const CONDITIONS = new Set(
  `
turno turnos nocturno matutino vespertino diurno rotativo mixto noche manana tarde horario hora hrs am pm x dia lunes viernes sabado domingo
semana semanal quincenal mensual diario fin fines tiempo medio completo parcial jornada
experiencia experencia titulado trunco terminado concluido estudio secundaria preparatoria prepa bachillerato licenciatura ingles
egresado recien reciente cedula conocimiento manejo cartilla antecedentes carta ganas presentacion presentado
casa home office remoto distancia presencial
sueldo salario pago pagan paga paguen bien buen bueno mil peso prestaciones base ley propinas hospedaje hospedado alojamiento comida comision incluido incluye incluyen incluya incluyendo
licencia tipo auto carro propio vehiculo
empresa compania negocio lugar
joven muchacho muchacha chavo chava chico chica adulto mayor hombre mujer mama papa estudiante discapacidad discapacitado jubilado pensionado ano edad menor adolescente
hijo hija madre padre senora familia soltero casado embarazada viudo tatuaje tatuado perforacion antecedente penal antecedentes extranjero migrante visa pasaporte documento
honduras hondureno venezuela venezolano cuba cubano haiti haitiano guatemala guatemalteco salvador salvadoreno colombia colombiano
temprano sabatino descanso flexible encerrado tranquilo facil sencillo estable formal digno honesto honrado puntual ordenado lejos
carrera curso diploma constancia nivel basico intermedio avanzado estatal vigente federal
vale aguinaldo bono utilidad infonavit seguro social adelanto anticipo efectivo
anos meses mes cumplido dinero lana feria varo
no si se ni ayuda
`
    .trim()
    .split(/\s+/)
    .map(toWordForm),
);

/** Whether a word form says only under which conditions one works, as numbers do. */
export const isCondition = (form: string): boolean => CONDITIONS.has(form) || /^\d+(?:x\d+)?$/.test(form);

/** Whether a folded word says nothing about the vacancy that is looked for. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** As people write short fillers in a chat. In the title of an advertisement a letter says more: 'Operador línea D'. */
const SHORTHAND = new Set(['ola', 'ay', 'q', 'd']);

/** Shorter words sound like too many others: 'voy', 'boy'. */
const MIN_HEARD = 5;

/** What fillers sound like, and what says that work is meant. 'Seria' sounds like 'cerilla', who packs in a supermarket. */
const FILLER_SOUNDS = new Set(
  [...FILLERS, 'trabajo', 'trabajos', 'empleo', 'empleos', 'vacante', 'vacantes']
    .filter((word) => word.length >= MIN_HEARD && word !== 'seria')
    .map((word) => toSound(word, 'words')),
);

/** Whether a folded word of a search is a filler, or one as it sounds: 'nesesito', 'travajo', 'urjente'. */
export const isHeardFiller = (word: string): boolean =>
  isFiller(word) ||
  SHORTHAND.has(word) ||
  (word.length >= MIN_HEARD && FILLER_SOUNDS.has(toSound(word, 'words')));
