/**
 * Well-known employers by the work that people look for with their names: what comes after the offers that name them.
 * Rules as in `synonym-rules.ts`.
 */
export const EMPLOYER_RULES = `
oxxo > tienda conveniencia, cajero tienda, encargado tienda, cajero
seven eleven > tienda conveniencia, cajero tienda, cajero
kiosko > tienda conveniencia, cajero
walmart > autoservicio, tienda, cajero
aurrera > autoservicio, tienda, cajero
bodega aurrera > autoservicio, tienda, cajero
soriana > autoservicio, tienda, cajero
chedraui > autoservicio, tienda, cajero
comer > autoservicio, tienda
costco > autoservicio, tienda, demostrador
sams > piso ventas, vendedor piso, demostrador, cajero tienda
sams club > piso ventas, vendedor piso, demostrador, cajero tienda
home depot > vendedor piso, piso ventas, ferreteria
coppel > vendedor piso, tienda departamental, piso ventas, gestor cobranza
elektra > vendedor piso, tienda departamental, gestor cobranza
famsa > vendedor piso, tienda departamental
liverpool > tienda departamental, vendedor piso, piso ventas
suburbia > tienda departamental, vendedor piso, piso ventas
palacio hierro > tienda departamental, vendedor piso
sears > tienda departamental, vendedor piso
sanborns > restaurante, mesero, vendedor piso
vips > restaurante, mesero, cocinero
toks > restaurante, mesero, cocinero
starbucks > barista, cafeteria
mcdonalds > restaurante, cocinero, comida rapida
burger king > restaurante, cocinero, comida rapida
kfc > restaurante, cocinero, comida rapida
dominos > pizza, repartidor
little caesars > pizza, cocinero
cinepolis > cine, dulceria, taquillero
cinemex > cine, dulceria, taquillero
bimbo > repartidor, ayudante repartidor, vendedor ruta
marinela > repartidor, vendedor ruta
sabritas > repartidor, vendedor ruta
gamesa > repartidor, vendedor ruta
coca cola > repartidor, vendedor ruta, preventa
pepsi > repartidor, vendedor ruta, preventa
femsa > repartidor, vendedor ruta, almacenista
lala > repartidor, vendedor ruta
alpura > repartidor, vendedor ruta
bachoco > pollo, repartidor
barcel > repartidor, vendedor ruta
uber > conductor, chofer particular, taxista, chofer ejecutivo
didi > conductor, chofer particular, repartidor motocicleta, taxista
cabify > conductor, chofer particular, chofer ejecutivo
rappi > repartidor motocicleta, repartidor moto, repartidor, mensajero
dhl > paqueteria, mensajero, repartidor
fedex > paqueteria, mensajero, repartidor
estafeta > paqueteria, mensajero, repartidor
ups > paqueteria, mensajero, repartidor
amazon > almacen, almacenista, paqueteria
mercado libre > almacen, paqueteria, repartidor
telmex > telecomunicaciones, telefonia, instalador
telcel > telefonia, vendedor
izzi > telecomunicaciones, instalador
totalplay > telecomunicaciones, instalador
megacable > telecomunicaciones, instalador
cfe > electricista, liniero, electrico
pemex > petrolero, plataforma, petroleo, tubero
imss > enfermero, medico, hospital
issste > enfermero, medico, hospital
bbva > banco, bancario, ejecutivo bancario
bancomer > banco, bancario, ejecutivo bancario
banamex > banco, bancario, ejecutivo bancario
citibanamex > banco, bancario, ejecutivo bancario
santander > banco, bancario, ejecutivo bancario
banorte > banco, bancario, ejecutivo bancario
hsbc > banco, bancario, ejecutivo bancario
banco azteca > cajero banco, bancario, gestor cobranza, asesor credito
compartamos > credito, promotor credito
sky > telecomunicaciones, instalador
teleperformance > call center, telefonico
atento > call center, telefonico
konecta > call center, telefonico
aeromexico > aeropuerto, aviacion, sobrecargo
volaris > aeropuerto, aviacion, sobrecargo
volkswagen > automotriz, operador produccion
nissan > automotriz, operador produccion
audi > automotriz, operador produccion
farmacias similares > farmacia, medico
farmacia guadalajara > farmacia, mostrador
farmacias ahorro > farmacia, mostrador
smart fit > gimnasio, entrenador
circle k > cajero tienda, tienda conveniencia, cajero
tiendas 3b > cajero tienda, tienda, cajero
tres b > cajero tienda, tienda, cajero
waldos > cajero tienda, tienda, vendedor piso
modelorama > cajero tienda, chofer repartidor
casa ley > cajero autoservicio, acomodador, autoservicio
heb > cajero autoservicio, acomodador, autoservicio
superama > cajero autoservicio, acomodador, autoservicio
city club > cajero autoservicio, demostrador, autoservicio
city market > cajero autoservicio, acomodador, autoservicio
fresko > cajero autoservicio, acomodador, autoservicio
office depot > vendedor piso, piso ventas, cajero tienda
officemax > vendedor piso, piso ventas, cajero tienda
best buy > vendedor piso, piso ventas
radioshack > vendedor piso, vendedor mostrador
steren > vendedor mostrador, vendedor piso
miniso > vendedor piso, empleado piso, cajero tienda
zara > vendedor ropa, vendedor piso, boutique
bershka > vendedor ropa, vendedor piso, boutique
stradivarius > vendedor ropa, vendedor piso, boutique
pull bear > vendedor ropa, vendedor piso, boutique
shasa > vendedor ropa, vendedor piso, boutique
cuidado perro > vendedor ropa, vendedor piso, boutique
innovasport > vendedor piso, vendedor deportes, vendedor calzado
nike > vendedor piso, vendedor calzado
adidas > vendedor piso, vendedor calzado
price shoes > vendedor calzado, vendedor piso, cajero tienda
flexi > vendedor calzado, calzado
emyco > calzado, vendedor calzado
avon > vendedor catalogo, consejera belleza, promotor
mary kay > consejera belleza, vendedor
omnilife > vendedor, promotor
herbalife > vendedor, promotor
sephora > consejera belleza, vendedor perfumeria, maquillista
devlyn > optometrista, optica
sherwin williams > vendedor pinturas, pinturas, vendedor mostrador
comex > vendedor pinturas, pinturas, vendedor mostrador
interceramic > pisos azulejos, vendedor piso, asesor ventas
autozone > vendedor refacciones, mostrador refacciones, refacciones
cemex > operador revolvedora, chofer revolvedora, concretera, laboratorista
holcim > operador revolvedora, concretera
apasco > operador revolvedora, concretera
ternium > operador produccion, mecanico industrial, acero, obrero
ahmsa > operador produccion, acero, obrero
deacero > operador produccion, acero, obrero
penoles > mina, minero, obrero
fresnillo plc > mina, minero
grupo mexico > mina, minero
general motors > operador produccion, ensamblador, automotriz
gm > operador produccion, ensamblador, automotriz
ford > operador produccion, ensamblador, automotriz
chrysler > operador produccion, ensamblador, automotriz
stellantis > operador produccion, ensamblador, automotriz
toyota > operador produccion, ensamblador, automotriz
mazda > operador produccion, ensamblador, automotriz
kia > operador produccion, ensamblador, automotriz
bmw > operador produccion, ensamblador, automotriz
tesla > operador produccion, ensamblador, automotriz
bosch > operador produccion, ensamblador, ingeniero
foxconn > operador produccion, ensamblador, operario produccion
flextronics > operador produccion, ensamblador, operario produccion
jabil > operador produccion, ensamblador, operario produccion
samsung > operador produccion, ensamblador, operario produccion
lg > operador produccion, ensamblador, operario produccion
mabe > operador produccion, ensamblador, linea blanca
whirlpool > operador produccion, ensamblador, linea blanca
lear > operador produccion, operario costura, operario produccion
yazaki > operador produccion, arnes, operario produccion
aptiv > operador produccion, arnes, operario produccion
delphi > operador produccion, arnes, operario produccion
safran > operador produccion, ensamblador, operario produccion
bombardier > operador produccion, ensamblador
italika > mecanico motocicletas, ensamblador, vendedor
nestle > operador produccion, promotor autoservicio, vendedor ruta
danone > operador produccion, promotor autoservicio, vendedor ruta
fud > promotor autoservicio, demostrador
herdez > promotor autoservicio, operador produccion
jumex > operador produccion, chofer repartidor, promotor autoservicio
gruma > operador produccion, chofer repartidor, tortilleria
maseca > operador produccion, chofer repartidor, tortilleria
minsa > operador produccion, chofer repartidor
tia rosa > vendedor ruta, repartidor, chofer vendedor
ricolino > promotor autoservicio, operador produccion
pepsico > vendedor ruta, chofer vendedor, repartidor, preventa
epura > repartidor, chofer repartidor, vendedor ruta
bonafont > repartidor, chofer repartidor, vendedor ruta
ciel > repartidor, chofer repartidor, vendedor ruta
penafiel > chofer repartidor, vendedor ruta, preventa
jarritos > chofer repartidor, vendedor ruta, preventa
arca continental > chofer repartidor, vendedor ruta, preventa
modelo cerveza > chofer repartidor, vendedor ruta
cuauhtemoc moctezuma > chofer repartidor, vendedor ruta, operador produccion
heineken > chofer repartidor, vendedor ruta, operador produccion
pilgrims > pollo, obrero, chofer repartidor
tyson > pollo, obrero, operador produccion
kimberly clark > operador produccion, promotor autoservicio
procter gamble > operador produccion, promotor autoservicio
unilever > operador produccion, promotor autoservicio
colgate > operador produccion, promotor autoservicio
carls junior > comida rapida, crew, cocinero, restaurante
subway > comida rapida, subway, cajero restaurante
pizza hut > pizza, repartidor, pizzero
papa johns > pizza, repartidor, pizzero
wingstop > cocinero, mesero, restaurante
buffalo wings > mesero, cocinero, restaurante
chilis > mesero, cocinero, hostess
applebees > mesero, cocinero, hostess
italianni > mesero, cocinero, hostess
italiannis > mesero, cocinero, hostess
pf changs > mesero, cocinero, hostess
alsea > mesero, cocinero, repartidor, barista
potzollcalli > mesero, cocinero, restaurante
sushi itto > sushero, mesero, cocinero
sushi roll > sushero, mesero, cocinero
carls jr > comida rapida, cocinero, restaurante
pollo feliz > pollo, parrillero, cajero restaurante
italian coffee > barista, cafeteria
cielito querido > barista, cafeteria
krispy kreme > empleado mostrador, barista, cajero
dunkin > empleado mostrador, barista, cajero
michoacana > paleteria, empleado mostrador
dairy queen > empleado mostrador, helado
nutrisa > empleado mostrador, helado
lecaroz > panaderia, panadero, empleado mostrador
marriott > recepcionista hotel, camarista, mesero, hotel
hilton > recepcionista hotel, camarista, mesero, hotel
fiesta americana > recepcionista hotel, camarista, mesero, hotel
city express > recepcionista hotel, camarista, hotel
holiday inn > recepcionista hotel, camarista, hotel
xcaret > mesero, camarista, animador, fotografo
six flags > operador juegos, taquillero, animador
kidzania > animador, taquillero
vivaaerobus > aerolineas, sobrecargo, documentador
viva aerobus > aerolineas, sobrecargo, documentador
interjet > aerolineas, sobrecargo, documentador
ado > operador autobus, chofer autobus, taquillero
etn > operador autobus, chofer autobus, taquillero
primera plus > operador autobus, chofer autobus, taquillero
omnibus > operador autobus, chofer autobus
flecha amarilla > operador autobus, chofer autobus
castores > operador quinta rueda, operador tractocamion, chofer
tres guerras > operador quinta rueda, chofer, paqueteria
paquetexpress > paqueteria, chofer repartidor, mensajero
redpack > paqueteria, chofer repartidor, mensajero
mercadolibre > paqueteria, auxiliar almacen, repartidor
shein > auxiliar almacen, almacenista, paqueteria
temu > auxiliar almacen, almacenista, paqueteria
uber eats > repartidor motocicleta, repartidor moto, repartidor
ubereats > repartidor motocicleta, repartidor moto, repartidor
didi food > repartidor motocicleta, repartidor moto, repartidor
indrive > conductor, chofer particular, taxista
bodega latina > cajero, acomodador
att > telefonia, promotor telefonia, vendedor
movistar > telefonia, promotor telefonia, call center
dish > instalador, telecomunicaciones
axtel > instalador, telecomunicaciones
televisa > camarografo, reportero, television
tv azteca > camarografo, reportero, television
inbursa > ejecutivo bancario, cajero banco, agente seguros
scotiabank > ejecutivo bancario, cajero banco, banco
bancoppel > cajero banco, ejecutivo bancario, gestor cobranza
banregio > ejecutivo bancario, cajero banco
gentera > asesor credito, promotor credito
provident > asesor credito, promotor credito
credito familiar > asesor credito, promotor credito
crediclub > asesor credito, promotor credito
prendamex > valuador, casa empeno
monte piedad > valuador, casa empeno
first cash > valuador, casa empeno
gnp > agente seguros, asesor seguros
metlife > agente seguros, asesor seguros
axa > agente seguros, ajustador seguros, asesor seguros
qualitas > ajustador seguros, agente seguros
teletech > call center, telefonico
ttec > call center, telefonico
sitel > call center, telefonico
foundever > call center, telefonico
telvista > call center, telefonico
concentrix > call center, telefonico
accenture > programador, consultor, desarrollador
softtek > programador, desarrollador
ibm > programador, desarrollador, soporte tecnico
oracle > programador, desarrollador, administrador bases datos
microsoft > programador, desarrollador, soporte tecnico
google > programador, desarrollador
kpmg > auditor, contador, fiscal
deloitte > auditor, contador, fiscal
pwc > auditor, contador, fiscal
ernst young > auditor, contador, fiscal
manpower > reclutador, recursos humanos, ayudante general
adecco > reclutador, recursos humanos, ayudante general
sep > maestro, docente, profesor
cbtis > docente, profesor
conalep > docente, profesor
unam > docente, profesor, auxiliar administrativo
ipn > docente, profesor
tec monterrey > docente, profesor
uvm > docente, profesor
infonavit > asesor vivienda, promotor credito
guardia nacional > policia, guardia seguridad
pdi > policia
sedena > policia, guardia seguridad
policia bancaria > policia, guardia
pbi > policia, guardia
cusaem > guardia seguridad, policia
securitas > guardia seguridad, guardia
prosegur > custodio, guardia seguridad
gsi > guardia seguridad, custodio
cometra > custodio, guardavalores
star medica > enfermero, medico, hospital
salud digna > laboratorista, flebotomista, optometrista, quimico
benavides > vendedor farmacia, cajero farmacia, farmacia
farmacias guadalajara > vendedor farmacia, cajero farmacia, farmacia
farmacia ahorro > vendedor farmacia, cajero farmacia, farmacia
simi > vendedor farmacia, medico general, farmacia
sport city > entrenador, instructor gimnasio
smartfit > entrenador, instructor gimnasio, recepcionista
oxxo gas > despachador gasolina, despachador combustible
hidrosina > despachador gasolina, despachador combustible
g500 > despachador gasolina, despachador combustible
bp > despachador gasolina, despachador combustible
`;
