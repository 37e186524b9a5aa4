/**
 * Words by which a search is widened after everything that says it literally. `a = b` widens both ways, `a > b` only
 * the search for a. Folded words in any form.
 */
export const RULES = `
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
dependiente = vendedor mostrador = empleado mostrador = auxiliar mostrador
vendedor = asesor ventas = ejecutivo ventas = agente ventas = representante ventas = promotor ventas
capturista = captura datos = digitador = auxiliar captura
call center = callcenter = telemarketing = teleoperador = operador telefonico = ejecutivo telefonico = asesor telefonico = agente telefonico
telefonista = operador telefonico = conmutador
cajero > caja
contable > contabilidad
secretario = asistente administrativo
recepcionista = recepcion
camarista = recamarista = mucama
almacenista = auxiliar almacen = bodeguero = ayudante almacen
montacarguista = operador montacargas
cocinero > cocina
lavaloza = lavaplatos = lavatrastes = steward
repartidor > mensajero, reparto
mensajero = mensajeria
mensajero > repartidor
motociclista = repartidor motocicleta = repartidor moto
programador = desarrollador = developer = ingeniero software
soporte tecnico = help desk = mesa ayuda
sistemas = informatica = ti = tecnologias informacion
maestro = profesor = docente
educador = maestro preescolar
ninero = nana = cuidador ninos
abogado = licenciado derecho
medico = doctor
ingeniero > ingenieria
electricista > electrico
plomero = fontanero
plomero > plomeria
soldador > soldadura
carnicero = tablajero
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
promotor = demostrador
demostrador = degustador = edecan
cantinero = barman = bartender
cantinero > barra
becario = practicante = pasante
despachador gasolina = gasolinero
community manager = redes sociales
estilista = peluquero = cultor belleza
barbero = peluquero
jardinero = jardineria
tornero = torno
empacador = empaque
surtidor = acomodador
lavador autos = lavacoches
valet parking = acomodador autos
valeparking > valet parking
balet parking > valet parking
ballet parking > valet parking
farmaceutico = farmacia
psicologo = psicologia
nutriologo = nutricionista
dentista = odontologo = cirujano dentista
laboratorista = auxiliar laboratorio
home office = teletrabajo = trabajo remoto
part time = medio tiempo
full time = tiempo completo
tiempo completo = jornada completa
admin > administrativo, administrador, administracion
logistica = trafico
hojalatero = laminero
carpintero > carpinteria
cuidador = cuidador adultos
cajas = cajero
ama casa = empleado domestico = trabajador hogar
empleado domestico = domestico = servicio domestico
gerencia > gerente
auditor > auditoria
comprador > compras
publirrelacionista = relaciones publicas
inventarios = inventarista
custodio = guardavalores
trabajo social = trabajador social
sirvienta = empleado domestico = trabajador hogar = servicio domestico = muchacha limpieza
sirvienta > limpieza, camarista
domestico > limpieza
machetero = ayudante chofer = ayudante reparto = maniobrista
peon = ayudante albanil = ayudante obra
taxista = chofer taxi = conductor taxi = operador taxi
microbusero > chofer, operador
camionero = chofer camion = operador camion
peluquero = estilista
manicurista = aplicador unas
cosmetologo = cosmiatra
masajista = terapeuta spa
pollero > polleria, pollo, carnicero
parrillero > cocinero, parrilla
tortillero > tortilleria, tortilla
pizzero > pizza, pizzeria
pescadero > pescaderia, pescado
frutero > fruta, verdura
abarrotero > abarrotes
abarrotes = tienda abarrotes
paqueteria > mensajeria, paquetero
motorrepartidor = repartidor moto
guarura = escolta
guachiman > vigilante, guardia
portero = conserje
conserje > intendente, portero
mozo > auxiliar limpieza, ayudante general
mozo > limpieza, intendente
afanador = mozo limpieza
galopina = ayudante cocina = auxiliar cocina
cocinero economico > cocinero
mayora = cocinero
botones = bellboy
guia turista = guia turistico
animador > entretenimiento
cuidador anciano = cuidador adulto mayor = cuidador adultos = gericultista = geriatrico
gericultista > cuidador, enfermero
cuidar nino = nino cuidador = nanny = nana
kinder = preescolar = jardin nino
maestro kinder = educador = maestro preescolar
guarderia = estancia infantil
pediatra > medico
veterinario = medico veterinario = mvz
mvz > veterinario
paramedico = tecnico urgencias medicas = tum
tablaroquero = tablaroca = instalador tablaroca
impermeabilizador > impermeabilizante
fierrero > albanil, varilla, herrero
cabo obra > maestro obra, sobrestante
sobrestante = supervisor obra
topografo > topografia
laminador = hojalatero
llantero = vulcanizador
llantero > llantas
vulcanizador > llantas
electromecanico > electrico, mecanico
refrigeracion = aire acondicionado
refrigeracion > climas
cerrajero > cerrajeria
vidriero > vidrio, aluminio
tapicero > tapiceria
zapatero > calzado
maquilador = operario
maquila = produccion
ensamblador = operario ensamble
ensamblador > operario, produccion
sorteador > inspector calidad
checador = checador tiempos
velador = sereno
asesor > ejecutivo, agente
promovendedor = promotor ventas
telefonico > telemarketing
vendedor cambaceo = cambaceo
cambaceo > vendedor
vendedor ruta = preventa = preventista
impulsador = demostrador
modelo = edecan
hostess = anfitrion
anfitrion > hostess, recepcionista
oficinista = auxiliar administrativo = auxiliar oficina
oficinista > administrativo
archivista = auxiliar archivo
gestor > tramites
facturista = facturacion
nominista = nomina
contralor > contador, contabilidad
cajero bancario = cajero banco
valuador > avaluo
pasante > becario, practicante
practicas profesionales = practicante = becario
tecnico celular = reparador celular
streamer > redes sociales
jardinero > areas verdes
fumigador > control plagas
lavandero = lavanderia
tintorero = tintoreria
costurero > confeccion
bordador > bordado
serigrafista = serigrafia
tramoyista > escenografia
sonidista > audio
chofer particular = chofer privado = chofer ejecutivo
chofer uber = chofer aplicacion = conductor aplicacion
repartidor > entrega
gruero = operador grua
despachador > despacho
`;
