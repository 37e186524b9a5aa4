/**
 * Well-known employers by the work that people look for with their names: what comes after the offers that name them.
 * Rules as in `synonym-rules.ts`.
 */
export const EMPLOYER_RULES = `
oxxo > tienda conveniencia, cajero tienda, encargado tienda, cajero
seven eleven > tienda conveniencia, cajero tienda, cajero
extra > tienda conveniencia
kiosko > tienda conveniencia, cajero
walmart > autoservicio, tienda, cajero
aurrera > autoservicio, tienda, cajero
bodega aurrera > autoservicio, tienda, cajero
soriana > autoservicio, tienda, cajero
chedraui > autoservicio, tienda, cajero
comer > autoservicio, tienda
costco > autoservicio, tienda, demostrador
sams > autoservicio, tienda, demostrador
sams club > autoservicio, tienda, demostrador
home depot > ferreteria, piso ventas, vendedor piso
coppel > vendedor piso, tienda departamental, piso ventas, cobrador
elektra > vendedor piso, tienda departamental, cobrador
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
uber > chofer, chofer particular, conductor
didi > chofer, repartidor
cabify > chofer, conductor
rappi > repartidor, repartidor moto, mensajero
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
pemex > petroleo, petrolero, gasolina
imss > enfermero, medico, hospital
issste > enfermero, medico, hospital
bbva > banco, bancario, ejecutivo bancario
bancomer > banco, bancario, ejecutivo bancario
banamex > banco, bancario, ejecutivo bancario
citibanamex > banco, bancario, ejecutivo bancario
santander > banco, bancario, ejecutivo bancario
banorte > banco, bancario, ejecutivo bancario
hsbc > banco, bancario, ejecutivo bancario
banco azteca > banco, bancario, cobrador
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
`;
