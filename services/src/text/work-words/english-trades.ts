/**
 * What Mexican employers and candidates call work in kitchens, shops, plants, homes and on the road in English, with the
 * Spanish names of the same work. Only the search is widened by them: what is written in English comes first. Rules as in
 * `../synonym-rules.ts`.
 */
export const ENGLISH_TRADE_RULES = `
waiter = mesero
waitress > mesero
busser > garrotero
dishwasher = lavaloza
cook = cocinero
line cook > cocinero
baker > panadero
barista > cafeteria
host > hostess, anfitrion
driver = chofer
delivery = repartidor = reparto
delivery driver > repartidor, chofer
courier > mensajero
warehouse = almacen
warehouse associate > almacenista, auxiliar almacen
warehouse worker > almacenista, auxiliar almacen
forklift = montacargas
forklift operator = montacarguista = operador montacargas
picker > surtidor, almacenista
packer > empacador
operator > operador
assembler > ensamblador, operario
production operator > operario
welder = soldador
plumber = plomero
electrician = electricista
mechanic = mecanico
carpenter = carpintero
painter > pintor
technician = tecnico
maintenance = mantenimiento
maintenance technician = tecnico mantenimiento
cleaner > limpieza, intendente
janitor > intendente, limpieza
maid > limpieza, camarista, domestico
housekeeper = camarista
housekeeping > camarista, limpieza
gardener = jardinero
security guard = guardia
guard > guardia
sales associate > vendedor, asesor ventas
salesman > vendedor
seller > vendedor
cashier = cajero
store manager = gerente tienda
quality inspector = inspector calidad
caregiver = cuidador
babysitter = ninero
nanny = ninero
stylist = estilista
barber = barbero
hairdresser > estilista
bartender > cantinero
bellboy > botones
concierge > recepcionista
tour guide = guia turistico
night shift = turno nocturno
cleaning > limpieza, intendente
cleaning lady > limpieza, domestico, camarista
kitchen helper > ayudante cocina
kitchen > cocina, cocinero
prep cook > ayudante cocina, cocinero
server > mesero
crew > restaurante, ayudante general
helper > ayudante, ayudante general
general labor > ayudante general, obrero
laborer > ayudante general, obrero
worker > obrero, ayudante general
factory worker > obrero, operario
factory > operario, obrero
construction > construccion, albanil, obra
construction worker > albanil, ayudante obra
landscaping > jardinero
landscaper > jardinero
roofer > impermeabilizante, albanil
handyman > mantenimiento, ayudante general
truck driver > chofer camion, operador tractocamion, chofer
cdl driver > operador tractocamion, operador quinta rueda
bus driver > operador autobus, chofer
shipping > embarques
receiving > recibo
inventory > inventarios, almacenista
stocker > acomodador, surtidor
merchandiser > promotor, acomodador
team leader = lider equipo
shift leader > lider, supervisor
foreman > supervisor obra, supervisor
machine operator > operador maquina
machinist > tornero, maquinados, operador maquina
safety > seguridad higiene
flight attendant > sobrecargo
personal trainer > entrenador, instructor
lifeguard > salvavidas
daycare > asistente educativo, ninero
butcher > carnicero, tablajero
tailor > sastre, costurero
seamstress > costurero
crane operator > operador grua, gruista
production supervisor = supervisor produccion
maintenance supervisor = supervisor mantenimiento
production worker > operario produccion, obrero
production manager = gerente produccion
plant manager = gerente planta
maintenance manager = gerente mantenimiento
warehouse manager > jefe almacen, gerente almacen, encargado almacen
warehouse supervisor = supervisor almacen
forklift driver > montacarguista, operador montacargas
warehouse clerk > almacenista, auxiliar almacen
order picker > surtidor, almacenista
dock worker > cargador, estibador
loader > cargador, estibador
mover > cargador, mudanza
delivery boy > repartidor, mensajero
pizza delivery > repartidor, repartidor motocicleta
food runner > garrotero, ayudante mesero
busboy > garrotero, ayudante mesero
barback > ayudante barra, garrotero
pastry chef > repostero, pastelero
sushi chef > sushero
sous chef > subchef, chef, cocinero
kitchen manager > jefe cocina, chef
restaurant manager > gerente restaurante
hotel manager > gerente hotel
room attendant > camarista, recamarista
laundry > lavandero, lavanderia
laundry attendant > lavandero, auxiliar lavanderia
doorman > portero, conserje, bell boy
valet parking attendant > valet parking
parking attendant > acomodador autos, valet parking
security officer > guardia, oficial seguridad
security > guardia, seguridad
bouncer > guardia, seguridad
firefighter > bombero
police > policia
paramedic > paramedico
massage therapist > masajista
nail technician > manicurista, aplicador unas
makeup artist > maquillista
dog walker > paseador, canino
farm worker > jornalero, agricola
farmer > jornalero, agricola
truck mechanic > mecanico diesel
auto mechanic > mecanico automotriz, mecanico
diesel mechanic > mecanico diesel
car wash > lavador autos
gas station > despachador gasolina, gasolinera
electronics technician > tecnico electronica
hvac technician > refrigeracion, aire acondicionado
hvac > refrigeracion, aire acondicionado
cnc operator > operador cnc
cnc machinist > operador cnc, tornero
sewing > costurero, costura
sewing operator > costurero, operario costura
quality technician > tecnico calidad
store clerk > empleado mostrador, dependiente
shop assistant > empleado mostrador, vendedor mostrador
retail > vendedor piso, tienda
promoter > promotor
brand ambassador > promotor, edecan, demostrador
model > edecan, modelo
actor actress > actor
coach > entrenador, instructor
swimming instructor > instructor natacion
civil worker > albanil, ayudante albanil
bricklayer > albanil
mason > albanil
drywall > tablaroquero
line leader > lider linea, lider produccion, supervisor produccion
nail artist > manicurista, aplicador unas
team lead > lider equipo, supervisor
hair stylist > estilista, peluquero
store associate > vendedor piso, empleado piso, empleado mostrador
store assistant > empleado mostrador, ayudante tienda
salesperson > vendedor, asesor ventas
salesman > vendedor, asesor ventas
seller > vendedor
home health > cuidador, enfermero
health aide > cuidador, auxiliar enfermeria
bellman > botones, bell boy
doorman > portero, guardia
garde manger > cocinero, cocina fria
chef partie > cocinero, chef
commis > ayudante cocina, cocinero
pantry > cocinero, ayudante cocina
steward > lavaloza, auxiliar cocina
runner > garrotero, mesero
expo > garrotero, mesero
singer > cantante, animador
dancer > maestro danza, danza, animador
actor > animador, edecan
musician > maestro musica, animador
artist > artista, disenador
farmer > agricola, jornalero, campo
ranch hand > rancho, jornalero, agricola
fisherman > pescador, marinero
sailor > marinero
miner > minero, mina
tile setter > azulejo, albanil, acabados
drywall > tablaroca
glazier > vidrio, aluminio
blacksmith > herrero
machinist > tornero, maquinado, cnc
millwright > mecanico industrial, mantenimiento industrial
boilermaker > pailero, soldador
pipefitter > tubero, soldador
rigger > maniobrista
scaffolder > andamiero, andamios
diesel mechanic > mecanico diesel
car wash > lavador autos
parking attendant > acomodador autos, valet parking
tow truck > operador grua, chofer
bus driver > operador autobus, chofer
taxi driver > taxista, chofer
moving > mudanza, cargador
loader > cargador, estibador
stocker > acomodador, almacenista
greeter > anfitrion, hostess
usher > acomodador, anfitrion
pet groomer > estilista canino, veterinario
dog walker > paseador perros, veterinario
butler > mayordomo, domestico
live nanny > ninero, domestico
`;
