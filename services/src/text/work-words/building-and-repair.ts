/** Building sites, installations, and the repair of houses, cars and devices. Rules as in `../synonym-rules.ts`. */
export const BUILDING_AND_REPAIR_RULES = `
obra > albanil, ayudante albanil, peon, cabo obra, maestro obra, fierrero, residente obra
maestro obra = maestro albanil = maestro obras
maestro obra > albanil, cabo obra, sobrestante, encargado obra
maistro > albanil, maestro obra
maistro obra > maestro obra, albanil
albanil > oficial albanil, ayudante albanil, peon albanil, albanileria
albanileria > albanil, ayudante albanil
alvanil > albanil
peon > ayudante albanil, peon albanil, ayudante general
peon obra > peon albanil, ayudante albanil, ayudante general
chalan > ayudante general, ayudante albanil, ayudante mecanico, peon
chalan albanil > ayudante albanil, peon albanil
chalan mecanico > ayudante mecanico
chalan herrero > ayudante herrero
chalan obra > ayudante albanil, peon albanil
media cuchara > ayudante albanil, albanil
construir > albanil, construccion
construccion > albanil, obra, ayudante albanil
mezcla > albanil, ayudante albanil
pegar tabique > tabiquero, albanil
pegar ladrillo > albanil
pegar block > albanil, bloquero
pegar piso > pisero, albanil
pegar azulejo > azulejero, albanil
poner piso > pisero, albanil
poner pisos > pisero, albanil
pisero > azulejero, albanil
loseta > pisero, albanil
azulejero > pisero, albanil
enjarrador > revocador, yesero, albanil
revocador > albanil, yesero
aplanador > yesero, albanil
enyesador > yesero, tablaroquero
yeso > yesero
yesero > tablaroquero
tablaroca > tablaroquero, tablarroquero, yesero
tablaroquero > tablarroquero, yesero, tablaroca
plafon > tablaroquero, tablarroquero
plafones > tablaroquero, tablarroquero
durock > tablaroquero
colar > albanil
colado > albanil
cimbra > cimbrero, carpintero obra, carpintero
cimbrero > carpintero obra, carpintero, cimbra
varilla > fierrero
fierros > fierrero, herrero
armar varilla > fierrero
soldar > soldador, ayudante soldador
soldar herreria > soldador, herrero
soldadura > soldador, ayudante soldador
argonero > soldador argon, soldador tig, soldador
tig > soldador argon, soldador
mig > soldador mig, soldador
microalambre > soldador microalambre, soldador
pailero > paileria, soldador
paileria > pailero, soldador
herreria > herrero, ayudante herrero
herrero > herreria, soldador
portones > herrero, portones
barandales > herrero
ventanas > aluminero, vidriero, canceleria
aluminio > aluminero, aluminiero, vidriero, canceleria
aluminero > aluminiero, canceleria, vidriero
aluminiero > aluminero, canceleria, vidriero
cancelero > aluminero, aluminiero, vidriero, canceleria
vidrios > vidriero, cristales
vidrieria > vidriero, vidrio
carpinteria > carpintero, ayudante carpintero
muebles madera > carpintero, ebanista, laqueador
madera > carpintero, carpinteria
barnizar > barnizador, laqueador, carpintero
barnizador > laqueador, carpintero
laqueador > barnizador, carpintero
tapizar > tapicero
tapiceria > tapicero
pintar > pintor
pintar casa > pintor
pintar paredes > pintor
pintar carros > pintor automoviles, pintor automotriz, hojalatero
pintar autos > pintor automoviles, pintor automotriz, hojalatero
pintar coches > pintor automoviles, pintor automotriz, hojalatero
pintor brocha gorda > pintor
pintor casas > pintor
pintor carros > pintor automoviles, pintor automotriz, hojalatero
impermeabilizar > impermeabilizador, impermeabilizante
azoteas > impermeabilizador
plomeria > plomero, fontanero
tuberia > tubero, plomero
tubero > tuberia, paileria
destapar canos > plomero
desazolve > plomero, operador vactor
electricista casas > electricista, electrico
instalaciones electricas > electricista, electrico
instalacion electrica > electricista, electrico
electricidad > electricista, electrico
luz > electricista, electrico, liniero
cablear > electricista, cableado
cableado > tecnico cableado, instalador, redes
liniero > electricista, electrico
alta tension > electricista, liniero
gas lp > instalador gas, chofer gas, gas
climas > refrigeracion, aire acondicionado, tecnico climas
clima > refrigeracion, aire acondicionado, tecnico climas
aires > aire acondicionado, refrigeracion
aire acondicionado > refrigeracion, climas
instalar aires > aire acondicionado, refrigeracion
instalar climas > aire acondicionado, refrigeracion
minisplits > aire acondicionado, refrigeracion
refrigeradores > refrigeracion, linea blanca
reparar refrigeradores > refrigeracion, linea blanca
lavadoras > linea blanca, tecnico linea blanca
reparar lavadoras > linea blanca, refrigeracion
linea blanca > refrigeracion, linea blanca
calentadores > instalador, plomero, calentadores
paneles > instalador solar, solar, fotovoltaico
paneles solares > solar, fotovoltaico, instalador
elevadores > elevador, mantenimiento elevadores
alarmas > instalador alarmas, alarmas
camaras > instalador camaras, circuito cerrado television, monitorista
camaras seguridad > instalador camaras, circuito cerrado television, monitorista
instalar camaras > instalador camaras, circuito cerrado television, instalador alarmas
instalar internet > instalador, telecomunicaciones, fibra optica, redes
instalar cable > instalador, telecomunicaciones, cableado
instalar antenas > instalador antenas, instalador
fibra optica > instalador fibra, fibra
fibra > fibra optica, instalador
cerrajeria > cerrajero
llaves > cerrajero
topografia > topografo, ayudante topografo
cadenero topografo > ayudante topografo, topografo
planos > dibujante, proyectista
dibujar planos > dibujante, proyectista, arquitecto
residente > residente obra
residente obra > supervisor obra, encargado obra
maquinaria > operador maquinaria, operador retroexcavadora
operar maquinaria > operador maquinaria, operador retroexcavadora, operador maquina
maquinaria pesada > operador maquinaria, operador retroexcavadora, operador excavadora, operador motoconformadora
retro > operador retroexcavadora, retroexcavadora
mano chango > operador retroexcavadora, retroexcavadora
excavadora > operador excavadora, operador retroexcavadora
trascabo > operador retroexcavadora, operador maquinaria, traxcavo
bulldozer > operador maquinaria, operador tractor
caterpillar > operador maquinaria
revolvedora > operador revolvedora, olla revolvedora
olla > operador revolvedora, revolvedora
trompo > operador revolvedora, revolvedora
asfalto > petrolizador, operador maquinaria
bachear > ayudante general, peon
mina > minero, perforista, operador scoop, mina
minas > minero, perforista, operador scoop, mina
minero > perforista, mina
perforista > minero, mina
barrenar > perforista
dinamitero > perforista, explosivos
cantera > marmol, cantera
marmolero > marmol
mecanico > mecanico automotriz, ayudante mecanico, mecanico diesel
mecanica > mecanico, mecanica automotriz
mecanica automotriz > mecanico automotriz, mecanico
mecanico carros > mecanico automotriz, mecanico general
mecanico coches > mecanico automotriz, mecanico general
mecanico autos > mecanico automotriz, mecanico general
mecanico motos > mecanico motocicletas, mecanico moto, italika
mecanico tractocamion > mecanico diesel
mecanico trailer > mecanico diesel
mecanico camion > mecanico diesel
reparar carro > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
reparar carros > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
reparar autos > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
reparar coches > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
reparar motores > mecanico automotriz, mecanico diesel, mecanico
reparar motos > mecanico motocicletas, mecanico moto
arreglar carros > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
arreglar coches > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
arreglar autos > mecanico automotriz, ayudante mecanico, tecnico automotriz, hojalatero
arreglar motos > mecanico motocicletas, mecanico moto
componer carros > mecanico automotriz, ayudante mecanico
taller mecanico > mecanico automotriz, ayudante mecanico, mecanico
taller > mecanico automotriz, ayudante taller, ayudante mecanico
talachear > talachero, llantero, ayudante mecanico
talacha > mantenimiento general, auxiliar mantenimiento, talachero, llantero, mantenimiento
talachero > llantero, vulcanizador
vulka > llantero, vulcanizador, talachero
vulcanizadora > llantero, vulcanizador, talachero
llantas > llantero, vulcanizador, alineador
llantera > llantero, vulcanizador, alineador
cambiar llantas > llantero, vulcanizador, alineador
alineacion > alineador, suspensionista
alineacion balanceo > alineador, llantero
suspension > suspensionista, alineador, mecanico suspension
suspensionista > alineador, suspencionista
frenos > mecanico frenos, suspensionista, mecanico automotriz
afinaciones > mecanico automotriz, ayudante mecanico
cambio aceite > lubricador, mecanico automotriz
transmisiones > mecanico transmisiones, mecanico automotriz
motor diesel > mecanico diesel
electrico autos > electrico automotriz, autoelectrico
electrico automotriz = autoelectrico = electricista automotriz = electro automotriz
hojalateria > hojalatero, laminero, pintor automoviles, pintor automotriz
enderezado pintura > hojalatero, pintor automoviles
laminero > hojalatero
hojalatero > laminero, pintor automotriz
polarizar > polarizado, polarizador
estereos > instalador estereos, instalador alarmas
lavar carro > lavador autos, lavador, lavacoches
autolavado > lavador autos, lavador, lavacoches
carwash > lavador autos, lavador, lavacoches
car wash > lavador autos, lavador, lavacoches
detallado autos > detallador, pulidor autos, lavador autos
detailer > detallador, lavador autos
pulir > pulidor
ajustador autos > ajustador seguros, ajustador siniestros, ajustador
ajustador carro > ajustador seguros, ajustador siniestros, ajustador
reparar celular > reparador celulares, tecnico celulares, celulares
reparar televisiones > tecnico electronica, electronica
electronica > tecnico electronica, electronico
tecnico teles > tecnico electronica
mantenimiento edificio > mantenimiento, auxiliar mantenimiento, mantenimiento general
mantenimiento edificios > mantenimiento, auxiliar mantenimiento, mantenimiento general
mil usos > mantenimiento general, multifuncional, ayudante general, auxiliar mantenimiento
milusos > mantenimiento general, multifuncional, ayudante general, auxiliar mantenimiento
mil oficios > mantenimiento general, multifuncional, ayudante general
todologo > multifuncional, mantenimiento general, ayudante general
multiusos > multifuncional, mantenimiento general, ayudante general
handyman > mantenimiento general, multifuncional, auxiliar mantenimiento
oficio > aprendiz, medio oficial
aprender oficio > aprendiz, ayudante soldador, ayudante mecanico, ayudante electricista, ayudante carpintero, ayudante general
aprender > aprendiz
aprendiz > medio oficial
`;
