/**
 * Trades that hardly any offer is called by, with the work nearest to them that is offered. Rules as in
 * `../synonym-rules.ts`.
 */
export const RARE_TRADE_RULES = `
afinador > mecanico afinacion, mecanico automotriz
agrimensor > topografo, topografia
almidonador > planchador, lavanderia
amaestrador > entrenador, veterinario
apicultor > agricola
abeja > agricola, agronomo
avicultor > granja, rastro, operario granja
avicola > granja, pollo
porcicultor > granja, cerdos
arbitro > entrenador, deportivo, instructor deportivo
atleta > entrenador, deportivo
deportista > entrenador, deportivo
futbolista > entrenador futbol, entrenador
tenista > instructor tenis, entrenador
patinador > entrenador, instructor
clavadista > instructor natacion, salvavidas
arqueologo > museo, historia, antropologo
paleontologo > museo, historia
antropologo > trabajador social, investigador
etnologo > trabajador social, investigador
astronomo > profesor fisica
meteorologo > geografia
geografo > geografia, topografia
oceanologo > biologo, geologia
botanico > biologo, agronomo, jardinero
bastillero > costurero, costura
deshebrador > costurero, empacador
ojalador > costurero, costura
fajador > empacador, operario
trazador > cortador, patronista
hilandero > textil, hilado
modelista > patronista, modista
billetero > taquillero, cajero
lotero > vendedor, cajero
bloguero > redes sociales, community manager, redactor
cronista > redactor, reportero, comunicacion
escritor > redactor, comunicacion
poeta > redactor, literatura
dramaturgo > redactor, teatro
guionista > redactor, comunicacion
fotoperiodista > fotografo, reportero
caricaturista > ilustrador, disenador grafico, dibujante
cineasta > camarografo, video, fotografo
proyeccionista > cine, proyectista
escenografo > decorador, disenador interiores
bracero > jornalero, agricola, obrero
calafateador > calafate, pintor, ayudante general
caldero > calderista, caldera
canastero > almacenista, surtidor
capataz > encargado obra, supervisor obra, cabo
caporal > vaquero, rancho, ganado
hacendado > rancho, agricola
jinete > caballerango, rancho, veterinario
jockey > caballerango, rancho
jaripeo > rancho, caballerango
gallero > rancho, granja
castrador > veterinario, ganado
inseminador > veterinario, ganado, zootecnista
catador > control calidad, calidad alimentos
cazador > forestal
guardabosques > forestal
guardaparques > forestal
talador > forestal, jardinero, sierra
ceramista > ceramica, alfarero, artesano
alfarero > ceramica, manualidades
orfebre > joyero, joyeria
platero > joyero, joyeria
lapidario > joyero, joyeria
grabador > impresor, laser, serigrafista
litografo > impresor, prensista, imprenta
linotipista > impresor, prensista, imprenta
grafitero > rotulista, pintor, serigrafista
retratista > fotografo, dibujante
escultor > artista, manualidades, moldeador
vitralista > vidriero, vidrio
lamparero > electricista, iluminacion
farolero > electricista, alumbrado
chaperon > animador, ninero, cuidador
ninera planta > ninero, cuidador
cigarrero > vendedor, promotor cigarros
colchonero > colchones, tapicero
comediante > animador, edecan
contorsionista > animador, edecan
malabarista > animador, edecan
imitador > animador, edecan
humorista > animador, edecan
payaso > animador, edecan
mago > animador, edecan
prestidigitador > animador, edecan
titiritero > animador, educador
trapecista > animador, edecan
ventrilocuo > animador, edecan
vedette > edecan, modelo
bailarin > danza, animador, instructor baile
coreografo > danza, instructor baile
compositor > musico, maestro musica, docente musica
guitarrista > musico, maestro musica, instrumentos musicales
pianista > musico, maestro musica, instrumentos musicales
violinista > musico, maestro musica, instrumentos musicales
organista > musico, maestro musica, instrumentos musicales
luthier > instrumentos musicales, carpintero
dj > disc jockey, animador, sonido
disc jockey > animador, sonido
copista > capturista, auxiliar administrativo
curandero > masajista, terapeuta
osteopata > fisioterapeuta, masajista, terapeuta
reflexologo > masajista, spa, terapeuta
herbolario > naturista, vendedor mostrador
naturista > vendedor mostrador, nutriologo
sexologo > psicologo, medico
logopeda > terapeuta lenguaje, terapia, lenguaje
psicopedagogo > psicopedagogico, psicologo educativo, pedagogo
deshollinador > limpieza industrial, limpieza
limpiaparabrisas > lavador autos, limpieza
detective > investigador, seguridad, perito
espia > investigador, seguridad
forense > perito, criminologo, medico
diplomatico > relaciones publicas, internacional
diputado > relaciones publicas, gobierno
politologo > relaciones publicas, gobierno
regidor > gobierno, administracion
sindico > gobierno, administracion
juez > abogado, derecho
magistrado > abogado, derecho
jurista > abogado, derecho
notario > abogado, derecho, auxiliar notaria
domador > entrenador, veterinario
ejidatario > agricola, jornalero
enlosador > albanil, pisos, azulejos
mosaiquero > albanil, pisos, azulejos
estuquista > yesero, pintor, acabados
mampostero > albanil, obra
ladrillero > albanil, tabique, ayudante albanil
silletero > carpintero, tapicero
lijador > lija, pulidor, carpintero, pintor
picapedrero > albanil, marmol, cantera
marmolista > marmol, albanil, instalador
endoscopista > medico, enfermero
epidemiologo > medico, enfermero
proctologo > medico especialista, medico
otorrino > medico especialista, medico
implantologo > dentista, odontologo
ferrocarrilero > locomotora, maquinista, patio
filosofo > docente, profesor, humanidades
historiador > profesor historia, docente historia
teologo > docente, profesor
urbanista > arquitecto, urbanizacion
paisajista > jardinero, arquitecto
galletero > galleta, panadero
mantequillero > lacteos
quesero > queso, lacteos
cremeria > salchichoneria, mostrador, vendedor
recauderia > frutas, verduras, mostrador
recaudero > frutas, verduras, mostrador
turronero > dulces
salsero > cocinero, taquero
tlachiquero > agricola, jornalero
lechuguero > agricola, jornalero, empacador
melero > agricola, jornalero
salinero > obrero
plantador > jardinero, agricola
gaitero > musico, maestro musica
gaviero > marinero
timonel > marinero, lanchero
librero > libreria, libros, carpintero
luchador > entrenador
mercero > mostrador, vendedor mostrador
misionero > promotor, trabajador social
monja > trabajador social, docente
sacerdote > trabajador social, docente
sacristan > intendente, limpieza
monaguillo > intendente, limpieza
voluntario > trabajador social, promotor social
moldeador > molde, fundicion
pielero > curtidor, cuero, calzado
peletero > curtidor, cuero, calzado
pirotecnico > pirotecnia
polvorero > pirotecnia
recadero > mensajero, repartidor
sepulturero > funerario, jardinero, velador
panteonero > funerario, jardinero, velador
subastador > vendedor
tatuador > estilista, disenador grafico
taxidermista > veterinario, biologo
tribologo > mantenimiento industrial, mecanico industrial
vinatero > vinos licores, vinos, licores
vinateria > vinos licores, vinos, licores
tripulante > sobrecargo, marinero
depilador > esteticista, cosmetologo, estilista
embalador > empacador, embalaje
entertainer > animador
maintenance planner > mantenimiento, planeador
freight > carga, transporte
railroad > locomotora, maquinista
`;
