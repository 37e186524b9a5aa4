/** Work in kitchens, at tables, in bars, hotels, travel and entertainment. Rules as in `../synonym-rules.ts`. */
export const KITCHEN_AND_HOTEL_RULES = `
restaurante > mesero, cocinero, ayudante cocina, lavaloza, garrotero, hostess
fonda > cocinero, ayudante cocina, mesero
lonchera > cocinero, ayudante cocina
loncheria > cocinero, ayudante cocina, mesero
taqueria > taquero, parrillero, mesero
cocina > cocinero, ayudante cocina, auxiliar cocina
cocina economica > cocinero, ayudante cocina, auxiliar cocina
cocinar > cocinero, ayudante cocina, auxiliar cocina
guisar > cocinero, ayudante cocina
comida > cocinero, ayudante cocina
preparar comida > cocinero, ayudante cocina, preparador alimentos
preparar alimentos > cocinero, ayudante cocina, preparador alimentos
preparador alimentos > cocinero, ayudante cocina
cocinero caliente > cocinero
cocinero fria > cocinero
cocinero linea > cocinero
cocinero b > cocinero, ayudante cocina
ayudante cocinero > ayudante cocina, auxiliar cocina
pinche > ayudante cocina, auxiliar cocina
pinche cocina > ayudante cocina, auxiliar cocina
marmiton > ayudante cocina, lavaloza
mayora > cocinero
sous chef > sub chef, chef, cocinero
sub chef = subchef = sous chef
chef ejecutivo > chef
chef > chef, cocinero, jefe cocina
jefe cocina > chef
jefe partida > cocinero, chef
cocinar casa > cocinero
comedor > ayudante cocina, cocinero, empleado comedor
comedor industrial > ayudante cocina, cocinero, empleado comedor
banquetes > mesero, cocinero, banquete
eventos > mesero, edecan, coordinador eventos
meserear > mesero
mesereando > mesero
mesear > mesero
mesero > garrotero, capitan mesero
mesero eventos > mesero
mesero evento > mesero
servir mesa > mesero
servir mesas > mesero
servir comida > mesero, ayudante cocina
atender mesa > mesero
atender mesas > mesero
atender restaurante > mesero, hostess
camarero > mesero, camarista
garrotear > garrotero
runner > garrotero, ayudante mesero
corredor alimentos > garrotero, ayudante mesero
capitan > capitan mesero, mesero
recibir clientes restaurante > hostess
hostess > anfitrion, recepcionista restaurante
jostes > hostess
hostes > hostess
hosstes > hostess
cantina > cantinero, mesero, barman
bar > cantinero, bartender, barman, mesero
antro > cantinero, bartender, mesero, cadenero
tragos > cantinero, bartender, barman
bebidas > bartender, barman, cantinero
preparar bebidas > bartender, barman, cantinero, barista
preparar cafe > barista
cafe > barista, cafeteria
cafeteria > barista, auxiliar cafeteria, mesero
mixologo > bartender, cantinero
bartender > barman, cantinero
somelier > sommelier, vinos
sommelier > vinos, capitan mesero
parrilla > parrillero, cocinero
asador > parrillero, cocinero
carne asada > parrillero, taquero
tacos > taquero, parrillero
taquear > taquero
pastor > pastorero, taquero
trompero > taquero, pastorero
pastorero > taquero
taquero > pastorero, parrillero, taqueria
sushi > sushero, sushi
pizza > pizzero, pizza
pizzeria > pizzero, pizza, repartidor
hamburguesa > parrillero, cocinero, comida rapida
hotdogs > parrillero, cocinero
pollo asado > pollero, parrillero
rosticero > pollero, cocinero
rosticeria > pollero, cocinero
mariscos > cocinero, mesero, marisquero
marisquero > cocinero
ceviche > cocinero
desayunos > cocinero, mesero
pan > panadero, panaderia
panaderia > panadero, auxiliar panaderia, repostero, ayudante panadero
panadero = hornero panadero
pasteles > pastelero, repostero, pasteleria
postres > repostero, pastelero
reposteria > repostero, pastelero
galletas > repostero, panadero
gelatinas > repostero
churrero > cocinero, panadero
tortillas > tortillero, tortilleria
tortilleria > tortillero, tortilleria
masa > tortillero, nixtamalero, molino
molino nixtamal > molinero, nixtamalero, tortillero
nieves > paleteria, helados
helados > paleteria, heladeria, helado
paletas > paleteria
tamales > cocinero
gorditas > cocinero, gorditas
quesadillas > cocinero
pozole > cocinero
lavar loza > lavaloza, steward
lavar plato > lavaloza, steward
lavar traste > lavaloza, steward
trastero > lavaloza, steward
lavatrastes > lavaloza, steward
estiguar > steward, lavaloza
fast food > comida rapida, restaurante
comida rapida > crew, restaurante, cocinero
hotel > recepcionista hotel, camarista, botones, recamarista, ama llaves, mesero
hoteleria > recepcionista hotel, camarista, botones, hotel
motel > recepcionista hotel, camarista, recamarista
recepcionista hotel > recepcionista, recepcion
resort > recepcionista hotel, camarista, mesero, hotel
botones > bell boy, maletero, equipajero
bell boy = bellboy = botones
maletero > equipajero, botones, bell boy
cargar maletas > maletero, botones, bell boy, equipajero
concierge > recepcionista hotel
reservaciones > agente reservaciones, agente viajes
agencia viajes > agente viajes, reservaciones
vender viajes > agente viajes, viajes
turismo > agente viajes, guia turistico, turistico, hotel
guia > guia turistico
tiempos compartidos > membresias, promotor, vendedor membresias
tiempo compartido > membresias, promotor
opc > promotor, membresias
sobrecargo > auxiliar vuelo, aerolineas, azafata
aerolinea > aerolineas, sobrecargo, documentador, equipajero, auxiliar vuelo
aeropuerto > aerolineas, documentador, equipajero, rampa, maletero
rampa > equipajero, operador rampa
aviones > aeronautico, aviacion, equipajero
piloto > piloto aviador, aviacion, aerolineas
piloto aviador > aviacion, aerolineas
crucero > barco, marinero, hotel, mesero, camarista
casino > croupier, cajero casino, casino
crupier > croupier, casino
croupier > dealer, casino
cine > taquillero, dulceria, multifuncional cine, empleado cine
palomitas > dulceria, cine
animar fiestas > animador, botarguero
fiestas > animador, mesero, banquete
fiestas infantiles > animador
pintacaritas > animador
payasito > animador
mago > animador
botarga > botarguero, animador
botarguero = botarga
disfraz > botarguero, animador
zancos > zanquero, animador
cantar > musico, cantante
cantante > musico
musico > musica, profesor musica
guitarra > maestro musica, musico
extra cine > extra
modelaje > edecan, modelo
modelo > edecan
modelar > edecan, modelo
edecan > demostrador, modelo, promotor
edecanes > demostrador, modelo
gogo > bailarin, edecan
bailar > bailarin, instructor baile, animador
bailarin > animador, instructor baile, maestro danza
masajista > spa, masoterapeuta
spa > masajista, spa, terapeuta
`;
