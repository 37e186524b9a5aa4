import { formOf } from './word-form.ts';

/**
 * Words by which a search is widened after everything that says it literally. `a = b` widens both ways, `a > b` only
 * the search for a. Folded words in any form.
 */
const RULES = `
chofer = conductor = operador unidad = operador transporte
trailero = operador trailer = operador tractocamion = chofer trailer = operador quinta rueda = chofer tractocamion
mesero = camarero
garrotero = ayudante mesero
afanador = intendente = auxiliar limpieza = personal limpieza = auxiliar intendencia
afanador > limpieza, intendencia
limpieza = intendencia
limpieza > afanador, intendente
vigilante = guardia = elemento seguridad = oficial seguridad
velador = vigilante nocturno = guardia nocturno
velador > vigilante
dependiente = vendedor mostrador = empleado mostrador = auxiliar mostrador
vendedor = asesor ventas = ejecutivo ventas = agente ventas = representante ventas = promotor ventas
vendedor > ventas
capturista = captura datos = digitador = auxiliar captura
call center = telemarketing = teleoperador = operador telefonico = ejecutivo telefonico = asesor telefonico = agente telefonico
telefonista = operador telefonico = conmutador
cajero > caja
contador > contabilidad, contable
contabilidad > contable, contador
contable > contabilidad
secretario = asistente administrativo
secretario > asistente direccion
recepcionista = recepcion
camarista = recamarista = mucama
almacenista = auxiliar almacen = bodeguero = ayudante almacen
almacenista > almacen
almacen > almacenista
bodega > bodeguero, almacen
montacarguista = operador montacargas
chef > cocinero
cocinero > cocina
cocina > cocinero
lavaloza = lavaplatos = lavatrastes = steward
repartidor > mensajero, reparto
mensajero = mensajeria
mensajero > repartidor
motociclista = repartidor motocicleta = repartidor moto
programador = desarrollador = developer = ingeniero software
soporte tecnico = help desk = mesa ayuda
sistemas = informatica = ti = tecnologias informacion
sistemas > computacion
disenador > diseno
diseno > disenador
enfermero > enfermeria
enfermeria > enfermero
maestro = profesor = docente
educador = maestro preescolar
ninero = nana = cuidador ninos
abogado = licenciado derecho
abogado > juridico, legal
medico = doctor
ingeniero > ingenieria
ingenieria > ingeniero
arquitecto > arquitectura
arquitectura > arquitecto
electricista > electrico
plomero = fontanero
plomero > plomeria
albanil > albanileria
soldador > soldadura
soldadura > soldador
carnicero = tablajero
carnicero > carnes, carniceria
panadero = panaderia
pastelero = repostero
pastelero > pasteleria
pasteleria > pastelero, repostero
costurero = costura = operario costura
sastre = modista
operario = obrero = operador produccion = auxiliar produccion = ayudante produccion
ayudante general = auxiliar general
cargador = estibador = maniobrista
cobrador = cobranza = gestor cobranza
reclutador = reclutamiento = seleccion personal
recursos humanos = capital humano
recursos humanos > reclutador, reclutamiento
promotor = demostrador
demostrador = degustador = edecan
cantinero = barra
becario = practicante = pasante
despachador gasolina = gasolinero
gasolinero > gasolina
community manager = redes sociales
estilista = peluquero = cultor belleza
barbero = peluquero
jardinero = jardineria
tornero = torno
empacador = empaque
surtidor = acomodador
lavador autos = lavacoches
valet parking = acomodador autos
farmaceutico = farmacia
psicologo = psicologia
nutriologo = nutricionista
nutriologo > nutricion
dentista = odontologo = cirujano dentista
laboratorista = auxiliar laboratorio
home office = teletrabajo = trabajo remoto
part time = medio tiempo
full time = tiempo completo
tiempo completo = jornada completa
admin > administrativo, administrador, administracion
administrador > administracion
logistica = trafico
hojalatero = laminero
carpintero > carpinteria
herrero > herreria
cuidador = cuidador adultos
cajas = cajero
ama casa = empleado domestico = trabajador hogar
empleado domestico = domestico = servicio domestico
gerente > gerencia
gerencia > gerente
auditor > auditoria
comprador > compras
compras > comprador
publirrelacionista = relaciones publicas
inventarios = inventarista
custodio = guardavalores
trabajo social = trabajador social
`;

type Phrase = readonly string[];

const formsOf = (phrase: string): Phrase => phrase.trim().split(' ').map(formOf);

const wider = new Map<string, Phrase[]>();
let longest = 1;

function add(from: Phrase, to: Phrase): void {
  const key = from.join(' ');
  if (key === to.join(' ')) return;
  const known = wider.get(key) ?? [];
  if (!known.some((phrase) => phrase.join(' ') === to.join(' '))) known.push(to);
  wider.set(key, known);
  longest = Math.max(longest, from.length);
}

for (const line of RULES.trim().split('\n')) {
  if (line.includes(' > ')) {
    const [from = '', to = ''] = line.split(' > ');
    for (const phrase of to.split(', ')) add(formsOf(from), formsOf(phrase));
  } else {
    const phrases = line.split(' = ').map(formsOf);
    for (const from of phrases) for (const to of phrases) add(from, to);
  }
}

/** Most words of a phrase that has wider ones. */
export const LONGEST_PHRASE = longest;

/** Phrases that a search for these word forms is widened by, each a list of forms; empty when there are none. */
export const widerOf = (forms: readonly string[]): readonly Phrase[] => wider.get(forms.join(' ')) ?? [];
