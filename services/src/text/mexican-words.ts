/**
 * What people in Mexico call work and the people who do it, by what advertisements say: colloquial names, trades that
 * rarely stand in a title, what people say that they do, degrees and programs. Rules as in `synonym-rules.ts`; nearly all
 * widen one way, since an advertisement hardly uses the word.
 */
export const MEXICAN_RULES = `
viene > acomodador autos, valet parking, estacionamiento
vieneviene > acomodador autos, valet parking, estacionamiento
franelero > acomodador autos, valet parking, lavador autos, estacionamiento
estacionamiento > acomodador autos, valet parking
parquero > acomodador autos, estacionamiento
lavacarros > lavador autos, lavador
lavacoches > lavador autos, lavador
lavador carros = lavador autos = lavador coches
mandadero > mensajero, repartidor
mandados > mensajero, repartidor
chicharo > ayudante general, mensajero
achichincle > ayudante general, auxiliar
talachas > mantenimiento, ayudante general
vulca > vulcanizador, llantero, llantas
mecapalero > cargador, estibador, maniobrista
tameme > cargador, estibador
matacuaz > albanil, ayudante albanil
cuchara > albanil
tabiquero > albanil
colador > albanil
varillero > fierrero, albanil
carpintero negra > carpintero obra, carpintero
carpintero banco > carpintero
ebanista > carpintero
lacador > barnizador, pintor
pailero = paileria
tubero = tuberia
fontaneria > plomero
electrico = electricista
minisplit > aire acondicionado, refrigeracion, climas
pintor brocha > pintor
pastero > yesero, pintor
azulejo > albanil, acabados
vendedor puerta > cambaceo, vendedor cambaceo
canceleria > aluminio, vidriero
pesero > chofer, operador autobus
microbusero > operador autobus, conductor autobus
autobusero > operador autobus, conductor autobus
quinta rueda > trailero, operador tractocamion
cincoruedas > trailero, operador quinta rueda
materialista > chofer, operador volteo
retroexcavadora > operador retroexcavadora, operador maquinaria
trascavo > operador retroexcavadora, operador maquinaria
maquinaria pesada = operador maquinaria
bobcat > operador minicargador, operador maquinaria
patin hidraulico > montacarguista, almacenista
pato > montacarguista
motomandado > repartidor moto, mensajero
motoneta > repartidor moto, mensajero motociclista
bici > repartidor, mensajero
mudanzas > cargador, ayudante mudanza, chofer
flete > chofer, operador
fletero > chofer, operador
policia bancario > policia, guardia
guarda privado > guardia, escolta
rondin > vigilante, guardia
monitorista > circuito cerrado television, monitoreo
criado > domestico, empleado domestico, camarista
servidumbre > domestico, empleado domestico, trabajador hogar, camarista
chacha > domestico, empleado domestico
hogar > domestico, empleado domestico
quehacer > limpieza, domestico
aseo > limpieza, intendente
entrada salida > domestico, empleado domestico
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
sushero > sushi, cocinero
sushiman > sushi, cocinero
tortero > cocinero, parrillero
tortas > cocinero, parrillero
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
paqueterito > empacador
empaquetador > empacador, empaque
ensobrar > empacador, empaque
emplayador > empacador, almacenista
etiquetador > empacador, etiquetado
anaquelero > acomodador, promotor, surtidor
gondolero > acomodador, promotor, surtidor
mercaderista = promotor autoservicio
demovendedor = demostrador
checador > checador tiempos, inspector
boletero > taquillero, cajero
taquillero > cajero, taquilla
taquilla > cajero
volantero = volanteo
volantero > promotor, repartidor volantes
volantes > volantero, volanteo, promotor
perifonista > perifoneo, volantero
payaso > animador
multinivel > vendedor
changarro > vendedor mostrador, tienda
abarrotes > abarrotero, mostrador
refaccionario > refacciones, mostrador
ferretero > ferreteria
papelero > papeleria, mostrador
joyero > joyeria
relojero > relojeria
agiotista > credito, prestamos
telefonos > recepcionista, telefonista
coyote > gestor, tramites
tramitador > gestor, tramites
licenciado barandillero > abogado penalista, abogado
litigante > abogado
penalista > abogado
laboralista > abogado laboral, abogado
notaria > abogado, juridico
doctor farmacia > medico, medico general
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
chacharero > vendedor
puericulturista > puericultista, asistente educativo, educador
puericultista > asistente educativo, educador
regularizacion > maestro, asesor educativo
coach > entrenador, instructor
alberca > salvavidas, mantenimiento
perro > canino, veterinario, mascotas
mascota > veterinario, canino, estetica
ordenador > ganado, rancho, lechero
buzo > buceo
azafata > sobrecargo, auxiliar vuelo
aeromoza > sobrecargo, auxiliar vuelo
dj > sonido, animador, musica
sonidero > sonido, animador
youtuber > redes sociales, video
logotipos > disenador grafico, disenador
reparar celulares > tecnico celulares, reparador celulares
arreglar computadoras > soporte tecnico, tecnico computacion
cibercafe > soporte tecnico, computacion
facialista > cosmetologo, belleza
recta > costurero, costura
remallador > costurero, costura
maquina coser > costurero, costura, operario costura
confeccion > costurero, costura
deshebrador > costurero, costura, manual
taller costura > costurero, costura
sastreria > sastre, costurero
zapato > calzado, zapatero
suela > calzado, zapatero
montador calzado > calzado, zapatero
talabartero > piel, calzado
lineas produccion > operario, operador produccion
manufactura > produccion
troquelador > troquel, prensas
prensista > prensas, imprenta
inyeccion plastico = moldeo plastico
inyeccion > inyeccion plastico, moldeo
extrusor > extrusion
fresador > tornero, maquinados
calderero > caldera
inventarios > almacenista, auxiliar inventarios
descargar > cargador, estibador, maniobrista
carga descarga > cargador, estibador, maniobrista
maniobras > maniobrista, cargador
estiba > estibador, cargador
cargador gasolina > despachador gasolina
despachador > gasolina
agua purificada > purificadora, repartidor
garrafonero > repartidor, agua
purificadora > agua, repartidor
conducir > chofer, conductor
limpiar > limpieza, intendente
limpiar casas > domestico, limpieza
limpiar oficinas > limpieza oficinas, limpieza
lavar > lavador, lavaloza, lavandero
lavar platos > lavaloza, steward
lavar trastes > lavaloza, steward
lavar autos > lavador autos
lavar carros > lavador autos
lavar coches > lavador autos
entregar > repartidor, reparto
servir > mesero
mesas > mesero
atender > atencion clientes, vendedor mostrador
atender clientes > atencion clientes, servicio cliente
cuidar > cuidador
cuidar ninos > ninero, cuidador ninos
cuidar enfermos > cuidador, enfermero
cuidar bebes > ninero
cuidar casa > velador, vigilante
cuidar perros > canino, veterinario, mascotas
pintar casas > pintor
armar > ensamblador, armador
reparar > tecnico, reparador
arreglar > reparador
ej cta > ejecutivo cuenta
cta > cuenta
instalar > instalador
capturar datos > capturista, captura datos
podar > jardinero
regar > jardinero
jardin > jardinero
barrer > limpieza, intendente
trapear > limpieza, intendente
manejo redes sociales > community manager
contpaq > contador, contable, contabilidad
contpaqi > contador, contable, contabilidad
aspel > contador, contable, contabilidad
nomipaq > nomina, nominista
noi > nomina, nominista
microsip > contador, contable, facturista
opus > analista precios unitarios, precios unitarios
neodata > analista precios unitarios, precios unitarios
solidworks > disenador mecanico, dibujante
revit > dibujante, proyectista, arquitecto
illustrator > disenador grafico
powerbi > analista datos
power bi > analista datos
plc > automatizacion, control
lae > licenciado administracion, administracion, administrativo
licenciado administracion > administrador, administracion, administrativo
licenciado contaduria > contador publico, contador, contable
cpt > contador
gastronomia > cocinero, chef
normalista > maestro, docente
comunicologo > comunicacion
criminologo > seguridad, criminalista
criminologia > criminologo, seguridad
fisioterapia = fisioterapeuta
terapia fisica = fisioterapeuta
rayos > radiologo
tum > paramedico, urgencias
encuestador > encuestas, entrevistador
cartero > mensajero
notificador > notificaciones, cobrador, mensajero
petrolero > petroleo, plataforma
macuarro > albanil, ayudante albanil
`;
