/**
 * What people in Mexico call work and the people who do it, by what advertisements say: colloquial names, trades that
 * rarely stand in a title, what people say that they do, degrees and programs. Rules as in `synonym-rules.ts`; nearly all
 * widen one way, since an advertisement hardly uses the word.
 */
export const MEXICAN_RULES = `
viene > acomodador autos, valet parking, estacionamiento
vieneviene > acomodador autos, valet parking, estacionamiento
franelero > acomodador autos, valet parking, lavador autos, estacionamiento
valet > valet parking, acomodador autos, chofer
estacionamiento > acomodador autos, valet parking
parquero > acomodador autos, estacionamiento
lavacarros > lavador autos, lavador
lavacoches > lavador autos, lavador
lavador carros = lavador autos = lavador coches
mandadero > mensajero, repartidor
mandados > mensajero, repartidor
chicharo > ayudante general, mensajero
achichincle > ayudante general, auxiliar
milusos > ayudante general, mantenimiento
mil usos > ayudante general, mantenimiento
todologo > mantenimiento, ayudante general
talachas > mantenimiento, ayudante general
vulca > vulcanizador, llantero, llantas
vulcanizadora > vulcanizador, llantero, llantas
diablero > cargador, estibador, maniobrista
mecapalero > cargador, estibador, maniobrista
tameme > cargador, estibador
matacuaz > albanil, ayudante albanil
media cuchara > albanil, ayudante albanil
cuchara > albanil
tabiquero > albanil
colador > albanil
varillero > fierrero, albanil
carpintero negra > carpintero obra, carpintero
carpintero banco > carpintero
ebanista > carpintero
lacador > barnizador, pintor
pailero = paileria
pailero > soldador
tubero = tuberia
tubero > soldador, paileria
plomeria > plomero
fontaneria > plomero
electrico = electricista
electricidad > electricista
minisplit > aire acondicionado, refrigeracion, climas
clima > aire acondicionado, refrigeracion
pintor brocha > pintor
pastero > yesero, pintor
poner pisos > instalador, albanil
pisero > albanil, acabados
loseta > albanil, acabados
azulejo > albanil, acabados
vendedor puerta > cambaceo, vendedor cambaceo
herreria > herrero, soldador
aluminiero > aluminio, vidriero
canceleria > aluminio, vidriero
chafirete > chofer, operador camion
ruletero > taxista, chofer taxi, chofer
taxi > taxista, chofer taxi, chofer
cacharpo > ayudante chofer, ayudante
pesero > chofer, operador autobus
combi > chofer, operador autobus
microbusero > operador autobus, conductor autobus
camionero > operador autobus, chofer camion
autobusero > operador autobus, conductor autobus
operador urbano > operador autobus, conductor autobus
torton > chofer, operador
rabon > chofer, operador
full > operador quinta rueda, operador tractocamion, trailero
trailer > trailero, operador quinta rueda, operador tractocamion
quinta rueda > trailero, operador tractocamion
cincoruedas > trailero, operador quinta rueda
materialista > chofer, operador volteo
volteo > operador volteo, chofer
pipero > operador pipa, chofer pipa
pipa > chofer, operador
grua > operador grua
retroexcavadora > operador retroexcavadora, operador maquinaria
trascavo > operador retroexcavadora, operador maquinaria
mano chango > operador retroexcavadora, operador maquinaria
maquinaria pesada = operador maquinaria
bobcat > operador minicargador, operador maquinaria
patin hidraulico > montacarguista, almacenista
pato > montacarguista
motomandado > repartidor moto, mensajero
motoneta > repartidor moto, mensajero motociclista
bici > repartidor, mensajero
didi > chofer, repartidor
mudanzas > cargador, ayudante mudanza, chofer
flete > chofer, operador
fletero > chofer, operador
poli > policia, guardia, vigilante
policia > guardia, vigilante, oficial seguridad
policia bancario > policia, guardia
guarda > guardia, vigilante
guarda privado > guardia, escolta
rondin > vigilante, guardia
caseta > vigilante, guardia
monitorista > circuito cerrado television, monitoreo
cadenero > guardia, seguridad
criado > domestico, empleado domestico, camarista
servidumbre > domestico, empleado domestico, trabajador hogar, camarista
chacha > domestico, empleado domestico
hogar > domestico, empleado domestico
quehacer > limpieza, domestico
aseo > limpieza, intendente
entrada salida > domestico, empleado domestico
ama llaves > camarista, domestico
lavar planchar > domestico, lavandero, planchador
barrendero > limpieza, intendente, barrido
pepenador > separador, reciclaje, recolector
recolector basura > recolector, limpieza
basurero > recolector, limpieza
recogedor basura > recolector, limpieza
cochambrero > lavaloza, limpieza
lavatrastos > lavaloza, steward
lozero > lavaloza, steward
mesera > mesero
garrotero > ayudante mesero, mesero
capitan mesero > capitan, mesero
comis > ayudante mesero, ayudante cocina
galopin > ayudante cocina
cocina economica > cocinero, ayudante cocina
fonda > cocinero, ayudante cocina
sushero > sushi, cocinero
sushiman > sushi, cocinero
tortero > cocinero, parrillero
tortas > cocinero, parrillero
tacos > taquero, parrillero
antojitos > cocinero
quesadillero > cocinero
tamalero > cocinero
birriero > cocinero, taquero
carnitero > carnicero, cocinero
hamburguesero > parrillero, cocinero
plancha > planchero, parrillero, planchador
fuente sodas > barra, cocinero
paletero > paleteria, helado
nevero > paleteria, helado
jugueria > barra, jugos
juguero > jugos, barra
cafetero > barista, cafeteria
copero > cantinero, barra
barra > barman, bartender, cantinero, barista
barback > ayudante barra, bartender
dulcero > dulceria, dulces
bizcochero > panadero, repostero
francesero > panadero
hornero > panadero, hornos
confitero > repostero, pastelero
decorador pasteles > pastelero, repostero
salchichonero > salchichoneria, carnes frias
cremero > cremeria, salchichoneria
verdulero > frutas verduras, verduras
molinero > molino, tortilleria
tortilladora > tortillero, tortilleria
cajero supermercado > cajero
cerillito > empacador, cajero
paqueterito > empacador
empacar > empacador, empaque
empaquetador > empacador, empaque
ensobrar > empacador, empaque
emplayador > empacador, almacenista
etiquetador > empacador, etiquetado
anaquelero > acomodador, promotor, surtidor
gondolero > acomodador, promotor, surtidor
mercaderista = promotor autoservicio
mercaderista > promotor, acomodador
demovendedor = demostrador
checador > checador tiempos, inspector
boletero > taquillero, cajero
taquillero > cajero, taquilla
taquilla > cajero
merolico > vocero, demostrador, promotor
volantero = volanteo
volantero > promotor, repartidor volantes
volantes > volantero, volanteo, promotor
perifonista > perifoneo, volantero
botarga > animador, demostrador, promotor
payaso > animador
catalogo > vendedor, promotor
multinivel > vendedor
changarro > vendedor mostrador, tienda
abarrotes > abarrotero, mostrador
refaccionario > refacciones, mostrador
refaccionaria > refacciones, refaccionario, mostrador
tlapaleria > ferreteria, mostrador
ferretero > ferreteria
papelero > papeleria, mostrador
boutique > vendedor, ventas
zapateria > vendedor, calzado
joyero > joyeria
relojero > relojeria
agiotista > credito, prestamos
empeno > valuador, prestamos
godin > auxiliar administrativo, administrativo, oficina
oficina > auxiliar administrativo, administrativo, recepcionista
papeleo > auxiliar administrativo, archivo
secre > secretario, asistente
telefonos > recepcionista, telefonista
conmutador > telefonista, recepcionista
coyote > gestor, tramites
tramitador > gestor, tramites
gestoria > gestor, tramites
licenciado barandillero > abogado penalista, abogado
litigante > abogado
penalista > abogado
laboralista > abogado laboral, abogado
notaria > abogado, juridico
doctor farmacia > medico, medico general
consultorio farmacia > medico, medico general
partero > enfermero, ginecologo
practicante enfermeria > enfermero
enfermero particular > enfermero, cuidador
enfermo > cuidador, enfermero
anciano > adultos mayores, cuidador, geriatrico
adulto mayor > cuidador, geriatrico, gerontologo
abuelito > cuidador, adultos mayores
viejito > cuidador, adultos mayores
bebe > ninero, asistente educativo, educador
nino > ninero, asistente educativo, educador
nana > ninero
chacharero > vendedor
miss > maestro, educador
puericulturista > puericultista, asistente educativo, educador
puericultista > asistente educativo, educador
kinder > maestro preescolar, educador
regularizacion > maestro, asesor educativo
clases > maestro, profesor, instructor
clases ingles > maestro ingles, profesor ingles
teacher > maestro, profesor
coach > entrenador, instructor
gym > entrenador, instructor, gimnasio
gimnasio > entrenador, instructor
zumba > instructor, baile
yoga > instructor
natacion > instructor natacion, instructor
salvavidas > guardavidas, alberca
alberca > salvavidas, mantenimiento
perro > canino, veterinario, mascotas
mascota > veterinario, canino, estetica
estilista canino > estetica canina, groomer, veterinario
paseador > mascotas, veterinario
caballerango > caballo, rancho
vaquero > rancho, ganado
ordenador > ganado, rancho, lechero
pizcador > agricola, jornalero, cosecha
pizca > agricola, jornalero, cosecha
jornalero > agricola, peon, campo
campesino > agricola, jornalero, campo
campo > agricola, jornalero
rancho > agricola, ganado, jornalero
ranchero > agricola, ganado, rancho
tractorista > operador tractor, tractor
jimador > agricola, jornalero
pescador > pesca, marinero
buzo > buceo
azafata > sobrecargo, auxiliar vuelo
aeromoza > sobrecargo, auxiliar vuelo
aeropuerto > aeronautica, rampa, aviacion
dj > sonido, animador, musica
sonidero > sonido, animador
locutor > conductor radio, radio
camarografo > camara, video, audiovisual
youtuber > redes sociales, video
tiktok > redes sociales
redes sociales > community manager
logotipos > disenador grafico, disenador
reparar celulares > tecnico celulares, reparador celulares
reparar computadoras > soporte tecnico, tecnico computacion
arreglar computadoras > soporte tecnico, tecnico computacion
computadoras > soporte tecnico, sistemas, computacion
computacion > sistemas, soporte tecnico
cibercafe > soporte tecnico, computacion
unas > manicurista, aplicador unas
acrilico unas > manicurista, aplicador unas
pestanas > estilista, belleza
estetica > estilista, belleza, cosmetologo
belleza > estilista, cosmetologo
facialista > cosmetologo, belleza
masajes > masajista, spa
peluqueria > estilista, barbero, peluquero
barberia > barbero, peluquero, estilista
cortar pelo > estilista, barbero, peluquero
cortar cabello > estilista, barbero, peluquero
overlista > costurero, costura
over > costurero, costura
overlock > costurero, costura
recta > costurero, costura
remallador > costurero, costura
maquina coser > costurero, costura, operario costura
coser > costurero, costura
maquina recta > costurero, costura
confeccion > costurero, costura
deshebrador > costurero, costura, manual
taller costura > costurero, costura
sastreria > sastre, costurero
cortador tela > cortador, costura
zapato > calzado, zapatero
suela > calzado, zapatero
montador calzado > calzado, zapatero
talabartero > piel, calzado
maquila > operario, operador produccion, obrero
maquiladora > operario, operador produccion, obrero
fabrica > operario, operador produccion, obrero, ayudante general
obrero > operario, ayudante general
lineas produccion > operario, operador produccion
manufactura > produccion
troquelador > troquel, prensas
prensista > prensas, imprenta
inyeccion plastico = moldeo plastico
inyectora > inyeccion plastico, inyeccion, moldeo
inyeccion > inyeccion plastico, moldeo
extrusor > extrusion
cnc > tornero, maquinados, fresador
torno > tornero
fresador > tornero, maquinados
matricero > moldes, herramental, troquel
maquinista > operador maquina, operador maquinaria
calderero > caldera
fogonero > caldera
bodeguero > almacenista, auxiliar almacen, bodega
bodega > auxiliar almacen
surtir > surtidor, almacenista
inventarios > almacenista, auxiliar inventarios
cargar > cargador, estibador, maniobrista
descargar > cargador, estibador, maniobrista
carga descarga > cargador, estibador, maniobrista
maniobras > maniobrista, cargador
estiba > estibador, cargador
cargador gasolina > despachador gasolina
gasolinera > despachador gasolina, gasolina
despachador > gasolina
agua purificada > purificadora, repartidor
garrafonero > repartidor, agua
purificadora > agua, repartidor
manejar > chofer, conductor
manejar camion > chofer camion, operador camion, chofer
manejar trailer > trailero, operador quinta rueda, operador tractocamion
conducir > chofer, conductor
cocinar > cocinero, cocina
limpiar > limpieza, intendente
limpiar casas > domestico, limpieza
limpiar oficinas > limpieza oficinas, limpieza
lavar > lavador, lavaloza, lavandero
lavar platos > lavaloza, steward
lavar trastes > lavaloza, steward
lavar autos > lavador autos
lavar carros > lavador autos
lavar coches > lavador autos
lavar ropa > lavandero
planchar > planchador, lavandero
vender > vendedor, ventas
repartir > repartidor, reparto
entregar > repartidor, reparto
servir > mesero
servir mesas > mesero
mesas > mesero
atender > atencion clientes, vendedor mostrador
atender tienda > vendedor mostrador, dependiente, empleado mostrador
atender clientes > atencion clientes, servicio cliente
contestar telefonos > recepcionista, telefonista, call center
cuidar > cuidador
cuidar ninos > ninero, cuidador ninos
cuidar enfermos > cuidador, enfermero
cuidar bebes > ninero
cuidar casa > velador, vigilante
cuidar perros > canino, veterinario, mascotas
pintar > pintor
pintar casas > pintor
soldar > soldador
ensamblar > ensamblador, operario
armar > ensamblador, armador
reparar > tecnico, reparador
arreglar > tecnico, reparador
instalar > instalador
cobrar > cobrador, cajero
capturar > capturista, captura datos
capturar datos > capturista, captura datos
ensenar > maestro, profesor, instructor
programar > programador, desarrollador
disenar > disenador
traducir > traductor
podar > jardinero
regar > jardinero
jardin > jardinero
coordinar > coordinador
facturar > facturista, facturacion
vigilar > vigilante, guardia
barrer > limpieza, intendente
trapear > limpieza, intendente
cargador > ayudante general
manejo redes sociales > community manager
contpaq > contador, contable, contabilidad
contpaqi > contador, contable, contabilidad
aspel > contador, contable, contabilidad
nomipaq > nomina, nominista
noi > nomina, nominista
microsip > contador, contable, facturista
opus > analista precios unitarios, precios unitarios
neodata > analista precios unitarios, precios unitarios
autocad > dibujante, proyectista
solidworks > disenador mecanico, dibujante
revit > dibujante, proyectista, arquitecto
photoshop > disenador grafico
illustrator > disenador grafico
sap > sistemas, consultor sap
powerbi > analista datos
power bi > analista datos
plc > automatizacion, control
lae > licenciado administracion, administracion, administrativo
licenciado administracion > administrador, administracion, administrativo
licenciado contaduria > contador publico, contador, contable
contaduria > contador, contabilidad, contable
cpt > contador
derecho > abogado, juridico, legal
lic derecho > abogado, juridico
psicologia > psicologo
odontologia > dentista, odontologo
veterinaria > veterinario
gastronomia > cocinero, chef
pedagogia > pedagogo, maestro, docente
pedagogo > maestro, docente
normalista > maestro, docente
turismo > hotel, agente viajes
comunicacion > comunicologo, comunicaciones
comunicologo > comunicacion
criminologo > seguridad, criminalista
criminologia > criminologo, seguridad
mecatronica > mecatronico
ingenieria industrial > ingeniero industrial, industrial
ingenieria civil > ingeniero civil, residente obra
ingenieria sistemas > ingeniero sistemas, sistemas, programador
quimica > quimico
biologia > biologo
fisioterapia = fisioterapeuta
fisioterapia > terapeuta, rehabilitacion
terapia fisica = fisioterapeuta
rehabilitacion > fisioterapeuta, terapeuta
nutricion > nutriologo
laboratorio > laboratorista, quimico
radiologo > rayos
rayos > radiologo
tum > paramedico, urgencias
simi > farmacia, medico
encuestador > encuestas, entrevistador
encuestas > encuestador, entrevistador
cartero > mensajero
notificador > notificaciones, cobrador, mensajero
crucero > barco, marinero, hotel
petrolero > petroleo, plataforma
plataforma petrolera > petroleo, petrolero, costa afuera
macuarro > albanil, ayudante albanil
`;
