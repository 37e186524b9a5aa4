/** Driving, delivery, warehouses and guarding. Rules as in `../synonym-rules.ts`. */
export const TRANSPORT_AND_GUARD_RULES = `
chofer > conductor, operador unidad, chofer repartidor
manejar > chofer, conductor
manejar carro > chofer particular, chofer ejecutivo, chofer automovil, chofer
manejar coche > chofer particular, chofer ejecutivo, chofer automovil, chofer
manejar auto > chofer particular, chofer ejecutivo, chofer automovil, chofer
manejar taxi > taxista, chofer taxi, taxi, conductor, chofer particular
manejar uber > chofer particular, conductor, chofer ejecutivo
manejar camioneta > chofer camioneta, chofer repartidor, chofer
manejar camion > chofer camion, operador camion, chofer torton, chofer rabon
manejar camiones > chofer camion, operador camion, chofer torton, chofer rabon
manejar trailer > trailero, operador trailer, operador quinta rueda, operador tractocamion
manejar tractocamion > operador tractocamion, operador trailer, operador quinta rueda
manejar torton > chofer torton, operador torton, torton
manejar autobus > operador autobus, chofer autobus, conductor autobus
manejar combi > chofer transporte, operador transporte, chofer
manejar moto > repartidor motocicleta, mensajero motociclista, motociclista
manejar montacargas > montacarguista, operador montacargas, chofer montacargas
usar montacargas > montacarguista, operador montacargas
operar montacargas > montacarguista, operador montacargas
montacargas > montacarguista, operador montacargas
montacarguista > operador montacargas, montacargas
montacarguero > montacarguista, operador montacargas
patin > montacarguista, ayudante almacen
manejar tractor > tractorista, operador tractor
manejar retro > operador retroexcavadora
manejar grua > operador grua, gruista
gruista > operador grua, gruero
grua > operador grua, gruista
gruas > operador grua, gruista
manejar maquinaria > operador maquinaria, operador retroexcavadora
manejar pipa > operador pipa, chofer pipa
taxi > taxista, chofer taxi, conductor, chofer particular
taxista > chofer taxi, taxi, conductor, chofer particular
carro particular > chofer particular
chofer privado > chofer particular, chofer ejecutivo
chofer familia > chofer particular, chofer ejecutivo
chofer aplicacion > conductor, chofer particular, chofer ejecutivo
chofer plataforma > conductor, chofer particular
conductor plataforma > conductor, chofer particular
chofer escolar > transporte escolar, chofer transporte
chofer personal > transporte personal, chofer transporte, chofer particular
transporte publico > operador autobus, chofer autobus, operador transporte
transporte personal > chofer transporte, operador transporte, operador autobus
camion pasajeros > operador autobus, chofer autobus, transporte personal
camiones pasajeros > operador autobus, chofer autobus, transporte personal
camion urbano > operador autobus, chofer autobus, operador urbano
ruta urbana > operador autobus, chofer autobus
camionero > operador autobus, chofer camion, operador camion
operador urbano > operador autobus, chofer autobus
microbus > operador autobus, chofer
micro > operador autobus, chofer
combi > chofer transporte, operador transporte
urvan > chofer transporte, transporte personal
sprinter > chofer transporte, transporte personal
ruletero > taxista, conductor, chofer particular
chafirete > chofer
cafre > chofer
trailero > operador trailer, operador quinta rueda, operador tractocamion, operador full
trailer > trailero, operador trailer, operador quinta rueda, operador tractocamion
quinta > operador quinta rueda, operador tractocamion
5ta rueda > operador quinta rueda, operador tractocamion, trailero
5ta = quinta
tracto > operador tractocamion, operador quinta rueda, tracto camion
full > operador full, operador quinta rueda, operador tractocamion
sencillo full > operador quinta rueda, operador tractocamion
caja seca > operador trailer, operador tractocamion
plataforma trailer > operador trailer, operador tractocamion
torton > chofer torton, operador torton, chofer rabon
rabon > chofer rabon, chofer torton, operador torton
tres media > chofer camioneta, chofer repartidor
estaquitas > chofer camioneta, chofer repartidor
foraneo > chofer foraneo, operador trailer, operador quinta rueda
carretera > operador trailer, operador quinta rueda, chofer foraneo
licencia federal > operador quinta rueda, operador tractocamion, operador trailer, chofer torton
fletes > fletero, chofer camioneta, chofer
mudanza > cargador, mudanza
materiales construccion > chofer materialista, materialista
volteo > operador volteo, chofer volteo, materialista
pipa > operador pipa, chofer pipa
pipero > operador pipa, chofer pipa
pipas agua > operador pipa, chofer pipa
gasero > chofer gas, repartidor gas, operador autotanque
repartir > repartidor, chofer repartidor, ayudante reparto
repartir comida > repartidor motocicleta, repartidor
repartir pizza > repartidor motocicleta, repartidor
repartir paquetes > repartidor, chofer repartidor, paqueteria, mensajero
repartir agua > repartidor, purificadora, chofer repartidor
repartir volantes > volantero, promotor, repartidor volantes
repartir gas > repartidor gas, chofer gas, gas
repartir pan > chofer repartidor, chofer vendedor, repartidor
repartir refrescos > chofer repartidor, ayudante reparto, refresco
reparto > repartidor, chofer repartidor, ayudante reparto
repartidor bici > repartidor bicicleta, repartidor, mensajero
repartidor bicicleta > mensajero, repartidor
repartidor comida > repartidor motocicleta, repartidor
repartidor garrafones > purificadora, repartidor, chofer repartidor
entregas > repartidor, chofer repartidor, ayudante reparto
entregar paquetes > repartidor, mensajero, paqueteria, chofer repartidor
paquetes > paqueteria, mensajero, repartidor
paquetero > paqueteria, repartidor, mensajero
ultima milla > repartidor, chofer repartidor, paqueteria
ayudante camion > ayudante chofer, ayudante reparto, ayudante repartidor
ayudante trailer > ayudante chofer, maniobrista
ayudante reparto = ayudante repartidor = auxiliar reparto
macheteo > ayudante chofer, ayudante reparto, maniobrista
machetero > ayudante reparto, ayudante chofer, cargador, maniobrista
cacharpo > ayudante chofer, ayudante reparto
chalan chofer > ayudante chofer, ayudante reparto
moto > repartidor motocicleta, mensajero motociclista, motociclista, repartidor moto
moto propia > repartidor motocicleta, mensajero motociclista, repartidor moto
motociclista > repartidor motocicleta, mensajero motociclista
motomensajero > mensajero motociclista, motociclista, repartidor motocicleta
moto mandados > repartidor motocicleta, mensajero motociclista
mandadito > mensajero, repartidor motocicleta
mensajeria > mensajero, paqueteria
bodega > bodeguero, auxiliar bodega, almacenista, auxiliar almacen
bodeguero > almacenista, auxiliar bodega, auxiliar almacen
almacen > almacenista, auxiliar almacen, ayudante almacen
almacenaje > almacenista, auxiliar almacen
almacenista > auxiliar almacen, ayudante almacen, bodeguero
cedis > almacenista, auxiliar almacen, montacarguista, ayudante general
centro distribucion > almacenista, auxiliar almacen, montacarguista
picking > surtidor, almacenista, auxiliar almacen
packing > empacador, empaque, auxiliar almacen
picking packing > surtidor, empacador, auxiliar almacen
surtir pedidos > surtidor, almacenista, auxiliar almacen
surtir > surtidor, almacenista
surtidor > acomodador, almacenista, auxiliar almacen
acomodar > acomodador, anaquelero, surtidor
acomodar mercancia > acomodador, anaquelero, surtidor, auxiliar piso
recibo > recibidor, auxiliar recibo
recibir mercancia > recibidor, auxiliar recibo, almacenista
embarques > auxiliar embarques, supervisor embarques, embarque
contar mercancia > inventarista, auxiliar inventarios, inventario
inventario > inventarista, auxiliar inventarios, inventarios
cargar > cargador, estibador, maniobrista, ayudante general
cargar camiones > cargador, estibador, maniobrista
cargar cajas > cargador, estibador, maniobrista, ayudante general
cargar bultos > cargador, estibador, maniobrista
cargar muebles > cargador, mudanza
cargar descargar > cargador, estibador, maniobrista, ayudante general
cargar descargar cajas > cargador, estibador, maniobrista, ayudante general
descargar camiones > cargador, estibador, maniobrista
cargador > estibador, maniobrista
cargador central abasto > cargador, estibador, maniobrista
diablero > cargador, estibador, maniobrista
diablito > cargador, estibador, maniobrista
estibar > estibador, cargador, maniobrista
trafico > auxiliar trafico, coordinador trafico, trafico
monitoreo > monitorista, monitoreo
monitoreo gps > monitorista gps, monitorista
ver camaras > monitorista, circuito cerrado television
vigilar camaras > monitorista, circuito cerrado television
checar camaras > monitorista, circuito cerrado television
comercio exterior > importaciones, aduanas, trafico
aduana > aduanal, comercio exterior, importaciones
aduanas > aduanal, comercio exterior, importaciones
importar > importaciones, comercio exterior
exportar > exportaciones, comercio exterior
pedimentos > aduanal, comercio exterior, importaciones
seguridad > guardia, vigilante, elemento seguridad, oficial seguridad
seguridad privada > guardia, vigilante, elemento seguridad
guardia > elemento seguridad, oficial seguridad, vigilante, agente seguridad
guarda > guardia, vigilante
guardia armado > escolta, custodio, policia
poli > policia, guardia, vigilante
policia > guardia, vigilante
policia auxiliar > policia, guardia
ministerial > policia, agente ministerio
ministerio > agente ministerio
gendarme > policia
militar > seguridad, guardia, custodio
exmilitar > seguridad, guardia, custodio, escolta
ex militar > seguridad, guardia, custodio, escolta
marino > marinero, seguridad
soldado > guardia, policia
custodia > custodio, guardia
custodio > escolta, guardia armado
escolta > custodio, guardaespaldas
guardaespalda > escolta, custodio
guarura > escolta, custodio
cadenero > guardia, seguridad
traslado valores > custodio, guardavalores, cajero unidad blindada
panamericano > custodio, guardavalores
velador > vigilante nocturno, guardia nocturno, vigilante
velar > velador, vigilante
guardia nocturno > velador, guardia, vigilante
rondines > guardia, vigilante
caseta > vigilante, guardia, casetero
pluma > vigilante, guardia
vigilar > vigilante, guardia, velador
vigilancia > vigilante, guardia
prevencion perdidas > prevencion, guardia, vigilante
tombo > policia, guardia
azul > policia
bombero > proteccion civil, brigadista
proteccion civil > brigadista, seguridad higiene, bombero
valet > valet parking, acomodador autos
acomodar carros > valet parking, acomodador autos
estacionar carros > valet parking, acomodador autos
estacionar autos > valet parking, acomodador autos
gasolinera > despachador gasolina, despachador combustible, gasolinero, oficial gasolinero
gasolinero > despachador gasolina, despachador combustible, gasolinera
echar gasolina > despachador gasolina, despachador combustible, gasolinero
despachar gasolina > despachador gasolina, despachador combustible, gasolinero
poner gasolina > despachador gasolina, despachador combustible, gasolinero
gasolina > despachador gasolina, despachador combustible, gasolinero
bomba gasolina > despachador gasolina, despachador combustible
`;
