/** Factories, machines, clothing, shoes and print. Rules as in `../synonym-rules.ts`. */
export const FACTORY_AND_TEXTILE_RULES = `
fabrica > operario produccion, operador produccion, obrero, ayudante produccion, ayudante general, ensamblador
planta > operario produccion, operador produccion, obrero, ayudante general
planta automotriz > operador produccion, ensamblador, obrero, automotriz
maquila > operario produccion, operador produccion, obrero, ensamblador
maquiladora > operario produccion, operador produccion, obrero, ensamblador
maquilar > operario produccion, operador produccion, obrero
nave industrial > operario produccion, almacenista, obrero
linea produccion > operario produccion, operador produccion, auxiliar produccion, operador linea
produccion > operario produccion, operador produccion, auxiliar produccion
obrero > operario produccion, ayudante general, obrero general
operario > operario produccion, operador produccion, obrero
operador general > operador produccion, operario general
operador maquina > operador produccion, operador cnc
operador maquinas > operador produccion, operador cnc
operador prensa > prensista, operador produccion
operador inyeccion > inyeccion plastico, operador produccion
operar maquina > operador maquina, operador produccion
operar maquinas > operador maquina, operador produccion
operativo > operario, operador produccion
ensamblar > ensamblador, operador ensamble, ensamble
ensamble > ensamblador, operador ensamble
armar piezas > ensamblador, operador ensamble
armar cajas > empacador, ayudante general
arneses > ensamblador, arnes, operario produccion
arnesero > ensamblador, arnes
empacar > empacador, empaque
empaque > empacador, auxiliar empaque, empaque
empaquetar > empacador, empaque
etiquetar > etiquetador, empacador
embolsar > embolsador, empacador
envasar > envasador, empacador, llenador
envasador > empacador, llenador, envasado
llenador > envasado, empacador
emplayar > emplayador, empacador
seleccionar producto > seleccionador, inspector calidad
calidad > inspector calidad, auditor calidad, analista calidad
revisar piezas > inspector calidad, auditor calidad
inspeccionar > inspector calidad, inspector
metrologia > metrologo
torno > tornero, operador torno
tornear > tornero
tornos > tornero
fresadora > fresador, tornero fresador
cnc > operador cnc, programador cnc, tornero
maquinados > tornero, operador cnc, maquinado
maquinista > operador maquina
matricero > moldero, moldes, herramentista, troqueles
moldero > moldes, matricero
troquel > troquelador
troqueles > troquelador, matricero
prensa > prensista, operador prensa
dobladora > doblador, operador dobladora
cortadora > cortador, operador cortadora
inyectora > inyeccion plastico, operador inyeccion
plastico > inyeccion plastico, operador produccion
fundicion > fundidor, fundicion, moldeador
fundidor > fundicion
galvanoplastia > galvanizado, cromador
cromador > galvanoplastia, pulidor
caldera > calderista, fogonero
calderas > calderista, fogonero
fogonero > calderista, caldera
compresores > mecanico, mantenimiento
mantenimiento industrial > mecanico industrial, tecnico mantenimiento, electromecanico
mecanica industrial > mecanico industrial, mecanico
electromecanica > electromecanico
mecatronica > mecatronico, tecnico mecatronica, ingeniero mecatronica
automatizacion > plc, mecatronico, automatizacion
robotica > mecatronico, automatizacion, robotica
costura > costurero, operario costura, ayudante costura
costurera casa > costurero, costura
coser ropa > costurero, operario costura, costura
coser > costurero, operario costura, costura
maquina recta > costurero, operario costura, costura
maquina over > costurero, overlock, over, costura
over > overlock, costurero, costura
overlock > over, costurero, costura
overlista > over, overlock, costurero
collareta > costurero, costura
bordadora > bordador, bordado
bordar > bordador, bordado
tejer > tejedor, tejido
tejedora > tejedor, tejido
telar > tejedor, textil
textil > tejedor, textil, costurero
cortador tela > cortador textil, cortador ropa, tendedor
cortar tela > cortador tela, cortador textil, cortador ropa, tendedor
trazo corte > cortador tela, patronista, cortador
patronaje > patronista
patronista > muestrista, diseno modas
muestrista > costurero, patronista
arreglar ropa > costurero, sastre, modista
arreglos ropa > costurero, sastre, modista
vestidos > costurero, modista, sastre
sastre > modista, costurero
modista > sastre, costurero
deshebrar > deshebrador, costura
manual > manualidades, ayudante general, costura
tintoreria > tintorero, planchador, tintoreria
lavanderia > lavandero, auxiliar lavanderia, operador lavanderia, planchador
planchador > planchado, tintoreria
calzado > zapatero, pespuntador, montador, preliminar
zapatos > zapatero, calzado, pespuntador
pespuntar > pespuntador, pespunte
pespuntador > pespunte, calzado
adornador > calzado, preliminar
preliminar > calzado
suelero > calzado
cortador piel > cortador calzado, cortador
bolsas piel > marroquineria, pespuntador
marroquineria > pespuntador, piel
imprenta > impresor, prensista, offset
imprimir > impresor, imprenta
offset > impresor, prensista
impresor > offset, imprenta
serigrafia > serigrafista, serigrafia
estampar > estampador, serigrafista
playeras > serigrafista, costurero, estampado
encuadernar > encuadernador, imprenta
encuadernador > imprenta, acabados
rotular > rotulista, rotulador
rotulador > rotulista
lonas > impresor, rotulista, lonas
vinil > rotulista, vinil, instalador
carton > operador produccion, empaque, suaje
suajador > suaje, troquelador
joyeria > joyero, vendedor joyeria, joyeria
ceramica > ceramista, ceramica
reciclaje > reciclado, recolector, separador
reciclar > reciclado, reciclaje, recolector
separar basura > reciclado, reciclaje, recolector
pepenar > reciclado, reciclaje, recolector
fierro viejo > reciclaje, chatarra
chatarra > reciclaje, chatarra
`;
