/** Trades of street and market, regional and old names, and slang for work. Rules as in `../synonym-rules.ts`. */
export const TRADITIONAL_TRADE_RULES = `
bolero > aseador calzado, calzado, zapatero
lustrador > aseador calzado, calzado, zapatero
aguador > repartidor agua, purificadora, agua
garrafonero > repartidor agua, purificadora, garrafones
hielero > hielo, repartidor
refresquero > refresco, repartidor, chofer repartidor
cervecero > cerveza, chofer repartidor
panalero > repartidor, chofer repartidor
lechero > ordena, ganado, repartidor
fayuquero > comerciante, vendedor cambaceo, vendedor
tianguista > comerciante, vendedor cambaceo, vendedor
tianguis > comerciante, vendedor cambaceo, vendedor
comerciante > vendedor, comercializador, empleado mostrador
marchante > vendedor mostrador, vendedor
puestero > vendedor mostrador, vendedor, empleado mostrador
locatario > vendedor mostrador, vendedor
varillero feria > vendedor
ropavejero > reciclaje, vendedor
chatarrero > reciclaje, chatarra, separador
fierrero viejo > reciclaje, chatarra
camotero > vendedor, cocinero
elotero > vendedor, cocinero
esquitero > vendedor, cocinero
merenguero > vendedor, repostero
globero > vendedor, globos
globos > decoracion globos, animador
organillero > musico
mariachi > musico
trovador > musico
cilindrero > musico
afilador > afilador, cuchillero, herramientas
cuchillero > afilador
remendon > zapatero, costurero
cohetero > pirotecnia
cuetero > pirotecnia
pinatero > manualidades, animador
artesano > manualidades, artesanias, alfarero
artesanias > artesano, manualidades
alfarero > ceramica, artesano
curtidor > piel, teneria, calzado
tenero > piel, teneria
talabartero > piel, marroquineria, calzado
huarachero > calzado, zapatero
sombrerero > costurero, operario costura
rebocero > tejedor, costurero
hamaquero > tejedor
urdidor > tejedor, textil
tejabanero > albanil, techador
techador > impermeabilizador, albanil
pocero > perforista, albanil
albarradero > albanil
cantero > marmol, cantera
yuntero > jornalero, agricola
milpa > jornalero, agricola
milpero > jornalero, agricola
canero > jornalero, agricola
cafetalero > jornalero, agricola
chiclero > jornalero, agricola
hortelano > jornalero, agricola, jardinero
nochero > velador, vigilante
sereno > velador, vigilante
abastecedor > surtidor, abastecimiento, almacenista
matarife > tablajero, carnicero, rastro
matancero > tablajero, carnicero, rastro
destazador > tablajero, carnicero, rastro
carnitero > tablajero, cocinero
chicharronero > cocinero, tablajero
barbacoyero > cocinero, taquero
birriero > cocinero, taquero
pozolero > cocinero
tamalero > cocinero, tortillero
antojitero > cocinero, ayudante cocina
panuchero > cocinero, ayudante cocina
comalera > tortillero, cocinero
torteador > tortillero, cocinero
molendero > molinero, tortillero
guisandero > cocinero
cocinero fonda > cocinero, ayudante cocina
pulquero > cantinero, mesero
mezcalero > mezcal, cantinero
bar man > barman, bartender, cantinero
fichera > mesero, edecan
cantinera > cantinero, mesero
canchanchan > ayudante general, auxiliar
achichincle > ayudante general, auxiliar
gurrumino > ayudante general
peonada > peon, ayudante general
jornada obra > peon, ayudante albanil
tameme > cargador, estibador
macuarro > albanil, ayudante albanil, peon
maestranza > mantenimiento
nanita > ninero, cuidador
pilmama > ninero
molenque > mensajero
mocito > mozo, mensajero, limpieza
office boy > mensajero, auxiliar oficina
ordenanza > mensajero, auxiliar oficina, intendente
ujier > mensajero, recepcionista
escribano > capturista, secretario
burocrata > auxiliar administrativo, administrativo
oficinero > auxiliar administrativo, auxiliar oficina
licenciado oficina > auxiliar administrativo, administrativo
chupatintas > auxiliar administrativo, auxiliar oficina
inge > ingeniero
arqui > arquitecto, residente obra
profa > profesor, maestro, docente
profesora kinder > educador, maestro preescolar
matasanos > medico
medicucho > medico
yerbero > naturista
naturista > tienda naturista, naturista
huesero > masajista, terapeuta, fisioterapeuta
enfermerito > enfermero
cuico > policia, guardia
azules > policia
chota > policia
guachoma > guardia, vigilante
guacho > guardia, policia
cuidacoches > acomodador autos, vigilante, estacionamiento
cuidacarros > acomodador autos, vigilante, estacionamiento
lavavidrios > limpieza, lavador autos
cochero > acomodador autos, lavador autos
lavador tinas > lavador
mecapalero > cargador, estibador
carretillero > cargador, ayudante general, peon
carretonero > cargador, recolector
basurero > recolector, limpieza
barrendero > limpieza, barrido
pepenador > reciclaje, separador, recolector
fontanero casas > plomero, fontanero
compusero > soporte tecnico
celularero > reparador celulares, telefonia
nerd > programador, soporte tecnico
gamer > tester, programador
freelance > disenador, programador
coachear > entrenador, instructor
vendedora avon > vendedor catalogo, promotor
catalogos > vendedor catalogo, promotor
inversionista > asesor financiero
casero > conserje, velador, mantenimiento
portero edificio > conserje, portero, vigilante
elevadorista > elevadores
acomodador cine > multifuncional cine, empleado cine, taquillero
checador boletos > boletero, taquillero, revisor
checador camion > checador, despachador
inspector camiones > inspector, checador
despachador camiones > despachador, checador, trafico
taquero trompo > taquero, pastorero
cortador cana > jornalero, agricola
chofer ejecutivo privado > chofer ejecutivo, chofer particular
cuidador perros > canino, veterinario
entrenador perros > canino
manicura > manicurista, aplicador unas
unera > manicurista, aplicador unas
`;
