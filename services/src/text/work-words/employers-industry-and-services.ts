/**
 * Well-known plants, carriers, banks, call centres, offices and public bodies, by the work that people look for with their
 * names, as in `employers-shops-and-food.ts`.
 */
export const INDUSTRY_AND_SERVICE_EMPLOYER_RULES = `
uber > conductor, chofer particular, taxista, chofer ejecutivo
cabify > conductor, chofer particular, chofer ejecutivo
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
nestle > operador produccion, promotor autoservicio, vendedor ruta
danone > operador produccion, promotor autoservicio, vendedor ruta
herdez > promotor autoservicio, operador produccion
jumex > operador produccion, chofer repartidor, promotor autoservicio
gruma > operador produccion, chofer repartidor, tortilleria
maseca > operador produccion, chofer repartidor, tortilleria
minsa > operador produccion, chofer repartidor
ricolino > promotor autoservicio, operador produccion
cuauhtemoc moctezuma > chofer repartidor, vendedor ruta, operador produccion
heineken > chofer repartidor, vendedor ruta, operador produccion
pilgrims > pollo, obrero, chofer repartidor
tyson > pollo, obrero, operador produccion
kimberly clark > operador produccion, promotor autoservicio
procter gamble > operador produccion, promotor autoservicio
unilever > operador produccion, promotor autoservicio
colgate > operador produccion, promotor autoservicio
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
indrive > conductor, chofer particular, taxista
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
tenaris > operador, soldador, mantenimiento industrial
tamsa > operador, soldador, mantenimiento industrial
procter gamble > operario produccion, promotor autoservicio, demostrador
procter > operario produccion, promotor autoservicio, demostrador
corona jabon > operario produccion, promotor autoservicio
alen > operario produccion, promotor autoservicio
fonacot > asesor credito, promotor credito
conafe > docente, instructor, maestro
inea > docente, instructor, maestro
asur > aeropuerto, guardia seguridad
aifa > aeropuerto, guardia seguridad
mercedes benz > asesor ventas autos, mecanico automotriz, operario produccion
mercedes > asesor ventas autos, mecanico automotriz, operario produccion
hyundai > asesor ventas autos, mecanico automotriz, operario produccion
suzuki > asesor ventas autos, mecanico automotriz
italika > mecanico motocicletas, vendedor piso, ensamblador
continental > operador produccion, operario, ensamblador
magna > operador produccion, operario, ensamblador
nemak > operador produccion, operario, fundicion
denso > operador produccion, operario, ensamblador
faurecia > operador produccion, operario, ensamblador
forvia > operador produccion, operario, ensamblador
valeo > operador produccion, operario, ensamblador
hitachi > operador produccion, operario, ensamblador
brose > operador produccion, operario, ensamblador
schaeffler > operador produccion, operario, ensamblador
zf > operador produccion, operario, ensamblador
kuka > operador produccion, ensamblador, robotica
michelin > operador produccion, operario
pirelli > operador produccion, operario
bridgestone > operador produccion, operario
sanmina > operador produccion, ensamblador, operario
benchmark > operador produccion, ensamblador, operario
plexus > operador produccion, ensamblador, operario
celestica > operador produccion, ensamblador, operario
honeywell > operador produccion, ensamblador, operario
safran > operador aeroespacial, operador produccion, ensamblador
bombardier > operador aeroespacial, operador produccion, ensamblador
medtronic > operador produccion, ensamblador, operario
becton dickinson > operador produccion, ensamblador, operario
skyworks > operador produccion, ensamblador, operario
panasonic > operador produccion, ensamblador, operario
toshiba > operador produccion, ensamblador, operario
intel > ingeniero sistemas, programador, soporte tecnico
hp > ingeniero sistemas, programador, soporte tecnico
tcs > programador, desarrollador, soporte tecnico
infosys > programador, desarrollador, soporte tecnico
neoris > programador, desarrollador, consultor
kyndryl > programador, soporte tecnico
vitro > vidrio, operador produccion, operario
pyrex > vidrio, operador produccion, operario
rotoplas > operador produccion, operario, vendedor ruta
vitromex > operador produccion, operario
lamosa > operador produccion, operario
helvex > operador produccion, operario, ensamblador
urrea > operador produccion, operario, ensamblador
truper > auxiliar almacen, operador produccion, operario
liomont > quimico, operador produccion, operario
siegfried > quimico, operador produccion, operario
sanofi > quimico, representante medico, operador produccion
pfizer > quimico, representante medico, operador produccion
novartis > quimico, representante medico
roche > quimico, representante medico
bayer > quimico, representante medico, operador produccion
silanes > quimico, representante medico, operador produccion
senosiain > quimico, representante medico, operador produccion
christus muguerza > enfermero, medico, hospital
muguerza > enfermero, medico, hospital
cruz roja > enfermero, paramedico, medico
g4s > guardia seguridad, custodio, vigilante
sepsa > custodio, guardia seguridad, cajero
eulen > auxiliar limpieza, guardia seguridad, mantenimiento
iss facility > auxiliar limpieza, guardia seguridad
sodexo > auxiliar cocina, cocinero, auxiliar limpieza
aramark > auxiliar cocina, cocinero, auxiliar limpieza
politecnico > docente, profesor
unitec > docente, profesor, asesor educativo
icel > docente, profesor, asesor educativo
harmon hall > profesor ingles, asesor educativo
berlitz > profesor ingles, asesor educativo
interlingua > profesor ingles, asesor educativo
quick learning > profesor ingles, asesor educativo
open english > profesor ingles, asesor educativo
kumon > profesor, docente, auxiliar educativo
jovenes construyendo futuro > becario, aprendiz, practicante
servicio social > becario, practicante, trabajador social
`;
