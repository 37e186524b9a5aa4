/**
 * Well-known shops, restaurants, brands of food, hotels and other places with customers, by the work that people look for
 * with their names: what comes after the offers that name them. Rules as in `../synonym-rules.ts`.
 */
export const SHOP_AND_FOOD_EMPLOYER_RULES = `
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
kentucky > restaurante, cocinero, comida rapida
dominos > pizza, repartidor
little caesars > pizza, cocinero
little cesar > pizza, cocinero
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
didi > conductor, chofer particular, repartidor motocicleta, taxista
rappi > repartidor motocicleta, repartidor moto, repartidor, mensajero
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
italika > mecanico motocicletas, ensamblador, vendedor
fud > promotor autoservicio, demostrador
tia rosa > vendedor ruta, repartidor, chofer vendedor
pepsico > vendedor ruta, chofer vendedor, repartidor, preventa
epura > repartidor, chofer repartidor, vendedor ruta
bonafont > repartidor, chofer repartidor, vendedor ruta
ciel > repartidor, chofer repartidor, vendedor ruta
penafiel > chofer repartidor, vendedor ruta, preventa
jarritos > chofer repartidor, vendedor ruta, preventa
arca continental > chofer repartidor, vendedor ruta, preventa
modelo cerveza > chofer repartidor, vendedor ruta
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
uber eats > repartidor motocicleta, repartidor moto, repartidor
ubereats > repartidor motocicleta, repartidor moto, repartidor
didi food > repartidor motocicleta, repartidor moto, repartidor
bodega latina > cajero, acomodador
prendamex > valuador, casa empeno
monte piedad > valuador, casa empeno
first cash > valuador, casa empeno
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
tiendas neto > cajero tienda, tienda, cajero
tienda neto > cajero tienda, tienda, cajero
natura cosmeticos > vendedor catalogo, promotor ventas, demostrador
circulo k > cajero tienda, tienda conveniencia, cajero
7 eleven > tienda conveniencia, cajero tienda, cajero
eleven > tienda conveniencia, cajero tienda, cajero
smart final > cajero autoservicio, acomodador, autoservicio
merza > cajero autoservicio, acomodador, autoservicio
superama > cajero autoservicio, acomodador, autoservicio
delsol > vendedor piso, cajero tienda, piso ventas
woolworth > vendedor piso, cajero tienda, piso ventas
parisina > vendedor telas, vendedor piso, cajero tienda
modatelas > vendedor telas, vendedor piso, cajero tienda
sodimac > vendedor piso, piso ventas, ferreteria
construrama > ferreteria, vendedor mostrador, chofer repartidor
boxito > ferreteria, vendedor mostrador, chofer repartidor
fix ferreterias > ferreteria, vendedor mostrador
berel > vendedor pinturas, vendedor piso, mostrador
lumen > papeleria, vendedor piso, mostrador
gandhi > libreria, libros, vendedor piso
porrua > libreria, libros, vendedor piso
dportenis > vendedor piso, tienda, zapateria
decathlon > vendedor piso, deportes, cajero tienda
nike > vendedor piso, tienda, zapateria
adidas > vendedor piso, tienda, zapateria
sunglass hut > vendedor piso, optica
don roberto > vendedor piso, cajero tienda
dormimundo > vendedor piso, colchones
dax > cajero tienda, vendedor piso, mostrador
sally > vendedor piso, mostrador
sephora > vendedor piso, belleza, maquillista
farmatodo > farmacia, mostrador, cajero
yza > farmacia, mostrador
san pablo > farmacia, mostrador
chopo > toma muestras, laboratorio, recepcionista
wings army > restaurante, mesero, cocinero
montaditos > restaurante, mesero, cocinero
tim hortons > barista, cafeteria
cafe punta cielo > barista, cafeteria
sukarne > carnicero, tablajero, repartidor
costena > empacador, operario produccion, promotor autoservicio
kelloggs > operario produccion, promotor autoservicio, operador produccion
quaker > operario produccion, promotor autoservicio
mondelez > operario produccion, promotor autoservicio, vendedor ruta
ferrero > operario produccion, promotor autoservicio
hersheys > operario produccion, promotor autoservicio
moderna pastas > operario produccion, promotor autoservicio
yakult > repartidor, vendedor ruta, promotor
bepensa > repartidor, vendedor ruta, almacenista
coca > repartidor, vendedor ruta, preventa
penafiel > repartidor, vendedor ruta, preventa
big cola > repartidor, vendedor ruta, preventa
electropura > repartidor, vendedor ruta, agua
epura > repartidor, vendedor ruta, agua
cuervo > operario produccion, promotor ventas, edecan
sauza > operario produccion, promotor ventas, edecan
tecate > repartidor, vendedor ruta, cerveza
jafra > vendedor catalogo, promotor ventas, demostrador
fuller > vendedor catalogo, promotor ventas, demostrador
betterware > vendedor catalogo, promotor ventas, auxiliar almacen
tupperware > vendedor catalogo, promotor ventas, demostrador
arabela > vendedor catalogo, promotor ventas, demostrador
princess house > vendedor catalogo, promotor ventas
stanhome > vendedor catalogo, promotor ventas
codere > casino, cajero, mesero
sports world > gimnasio, entrenador, recepcionista
anytime fitness > gimnasio, entrenador, recepcionista
hyatt > hotel, camarista, mesero
riu > hotel, camarista, mesero
iberostar > hotel, camarista, mesero
palladium > hotel, camarista, mesero
vidanta > hotel, camarista, mesero
mayakoba > hotel, camarista, mesero
moon palace > hotel, camarista, mesero
bahia principe > hotel, camarista, mesero
grand velas > hotel, camarista, mesero
ocesa > acomodador, taquillero, edecan
ticketmaster > taquillero, call center
bait > telefonia, promotor telefonia, vendedor
`;
