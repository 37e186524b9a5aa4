import { toWordForm } from './word-form.ts';

/**
 * Words by which a search is widened after everything that says it literally. `a = b` widens both ways, `a > b` only
 * the search for a. Folded words in any form.
 */
const RULES = `
ayudante = auxiliar
home office = homeoffice
part time = parttime
full time = fulltime
back office = backoffice
help desk = helpdesk
lava loza = lavaloza
lava platos = lavaplatos
lava trastes = lavatrastes
monta cargas = montacargas
monta carguista = montacarguista
tracto camion = tractocamion
auto servicio = autoservicio
auto transporte = autotransporte
sub gerente = subgerente
sub jefe = subjefe
sub director = subdirector
electro mecanico = electromecanico
tele marketing = telemarketing
tele operador = teleoperador
bar tender = bartender
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
call center = callcenter = telemarketing = teleoperador = operador telefonico = ejecutivo telefonico = asesor telefonico = agente telefonico
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
cantinero = barman = bartender
cantinero > barra
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

const toForms = (phrase: string): Phrase => phrase.trim().split(' ').map(toWordForm);

const wider = new Map<string, Phrase[]>();

function add(from: Phrase, to: Phrase): void {
  const key = from.join(' ');
  if (key === to.join(' ')) return;
  const known = wider.get(key) ?? [];
  if (!known.some((phrase) => phrase.join(' ') === to.join(' '))) known.push(to);
  wider.set(key, known);
}

for (const line of RULES.trim().split('\n')) {
  if (line.includes(' > ')) {
    const [from = '', to = ''] = line.split(' > ');
    for (const phrase of to.split(', ')) add(toForms(from), toForms(phrase));
  } else {
    const phrases = line.split(' = ').map(toForms);
    for (const from of phrases) for (const to of phrases) add(from, to);
  }
}

/** A phrase of a search with the places of its words in it, and the phrases that it is widened by. */
export type Widened = { places: readonly number[]; wide: readonly Phrase[] };

/** Phrases that have wider ones, those of most words first. */
const phrases: readonly Phrase[] = [...wider.keys()]
  .map((key) => key.split(' '))
  .sort((a, b) => b.length - a.length);

/** Phrases with wider ones among the word forms of a search, in any order; no word is taken twice. */
export function widen(forms: readonly string[]): Widened[] {
  const free = new Map(forms.map((form, place) => [form, place]));
  const found: Widened[] = [];
  for (const phrase of phrases) {
    if (!phrase.every((form) => free.has(form))) continue;
    found.push({
      places: phrase.map((form) => free.get(form) ?? 0),
      wide: wider.get(phrase.join(' ')) ?? [],
    });
    for (const form of phrase) free.delete(form);
  }
  return found;
}
