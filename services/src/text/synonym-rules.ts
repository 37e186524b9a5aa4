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
sirvienta = empleado domestico = trabajador hogar = servicio domestico = muchacha limpieza
sirvienta > limpieza, camarista
domestico > limpieza
machetero = ayudante chofer = ayudante reparto = maniobrista
machetero > cargador, estibador
chalan = ayudante
chalan > ayudante general
peon = ayudante albanil = ayudante obra
maistro > albanil
taxista = chofer taxi = conductor taxi = operador taxi
taxista > chofer
microbusero > chofer, operador
camionero = chofer camion = operador camion
cafre > chofer
barbero > estilista, peluquero
peluquero = estilista
manicurista = aplicador unas
manicurista > unas, estilista
cosmetologo = cosmiatra
cosmetologo > belleza
masajista = terapeuta spa
masajista > spa, masaje
pollero > polleria, pollo, carnicero
taquero > cocinero, parrillero
parrillero > cocinero, parrilla
tortillero > tortilleria, tortilla
pizzero > pizza, pizzeria
pescadero > pescaderia, pescado
frutero > fruta, verdura
abarrotero > abarrotes
abarrotes = tienda abarrotes
cerillo > empacador, cajero
paqueteria > mensajeria, paquetero
motorrepartidor = repartidor moto
guarura = escolta
escolta > guardaespaldas, seguridad
guachiman > vigilante, guardia
portero = conserje
conserje > intendente, portero
mozo = auxiliar limpieza = ayudante general
mozo > limpieza, intendente
afanador = mozo limpieza
galopina = ayudante cocina = auxiliar cocina
cocinero economico > cocinero
mayora = cocinero
botones = bellboy
botones > hotel
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
optometrista > optica
paramedico = tecnico urgencias medicas = tum
camillero > hospital, paramedico
quimico > laboratorio
tablaroquero = tablaroca = instalador tablaroca
yesero > yeso, acabados, tablaroca
azulejero > azulejo, albanil
impermeabilizador > impermeabilizante
fierrero > albanil, varilla, herrero
cabo obra > maestro obra, sobrestante
sobrestante = supervisor obra
topografo > topografia
laminador = hojalatero
llantero = vulcanizador
llantero > llantas
vulcanizador > llantas
talachero > llantas, mecanico
electromecanico > electrico, mecanico
refrigeracion = aire acondicionado
refrigeracion > climas
cerrajero > cerrajeria
vidriero > vidrio, aluminio
tapicero > tapiceria
zapatero > calzado
pespuntador > calzado, costurero
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
preventista > vendedor, ruta
impulsador = demostrador
modelo = edecan
modelo > demostrador, animador
hostess = anfitrion
anfitrion > hostess, recepcionista
godinez > administrativo, oficina
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
servicio social > becario, practicante
tecnico celular = reparador celular
influencer > redes sociales
streamer > redes sociales
jardinero > areas verdes
fumigador > control plagas
lavandero = lavanderia
planchador > lavanderia, tintoreria
tintorero = tintoreria
costurero > confeccion
bordador > bordado
serigrafista = serigrafia
rotulador > rotulos
impresor > imprenta
tramoyista > escenografia
sonidista > audio
chofer particular = chofer privado = chofer ejecutivo
chofer uber = chofer aplicacion = conductor aplicacion
repartidor > entrega
gruero = operador grua
gasero > gas
despachador > despacho
`;
