/** Computers, engineering and science. Rules as in `../synonym-rules.ts`. */
export const TECHNOLOGY_AND_ENGINEERING_RULES = `
sistemas > ingeniero sistemas, soporte tecnico, auxiliar sistemas, encargado sistemas
sistemas computacionales > ingeniero sistemas, ingeniero computacion, soporte tecnico, programador
informatica > ingeniero sistemas, soporte tecnico, licenciado informatica, auxiliar sistemas
computacion > soporte tecnico, ingeniero sistemas, auxiliar sistemas
licenciado informatica > ingeniero sistemas, soporte tecnico, programador
ti > soporte tecnico, sistemas, tecnologias informacion
it > soporte tecnico, sistemas, tecnologias informacion
soporte > soporte tecnico, mesa ayuda
soporte tecnico > tecnico soporte, ingeniero soporte, mesa ayuda
soporte tecnico computadoras > soporte tecnico, tecnico soporte
computadoras > soporte tecnico, mantenimiento computadoras, tecnico sistemas
compus > soporte tecnico, tecnico sistemas
arreglar compus > soporte tecnico, tecnico sistemas, mantenimiento computadoras
arreglar computadora > soporte tecnico, tecnico sistemas, mantenimiento computadoras
reparar computadoras > soporte tecnico, tecnico sistemas, mantenimiento computadoras
formatear > soporte tecnico
mesa ayuda > help desk, soporte tecnico, mesa servicio
help desk > mesa ayuda, soporte tecnico, mesa servicio
redes > ingeniero redes, tecnico redes, administrador redes, cableado
cisco > redes, ingeniero redes
ciberseguridad > seguridad informatica, seguridad informacion
hacker > seguridad informatica, programador
telecomunicaciones > ingeniero telecomunicaciones, tecnico telecomunicaciones, redes
programar > programador, desarrollador
programacion > programador, desarrollador
programador > desarrollador, ingeniero software
programador junior > desarrollador junior, programador jr, programador
programador web > desarrollador web, programador
paginas web > desarrollador web, programador web, disenador web
aplicaciones moviles > desarrollador android, desarrollador ios, desarrollador movil, programador movil
apps > desarrollador android, desarrollador movil, programador
software > desarrollador, ingeniero software, programador
java > desarrollador java, programador java
javascript > desarrollador web, desarrollador frontend, programador web
python > desarrollador python, programador, desarrollador
php > desarrollador php, programador php, desarrollador web
net > desarrollador net, programador net
react > desarrollador frontend, desarrollador web, desarrollador
angular > desarrollador frontend, desarrollador web, desarrollador
frontend > desarrollador frontend, desarrollador web, front end
backend > desarrollador backend, desarrollador, programador
full stack > desarrollador full stack, desarrollador, programador
android > desarrollador android, programador android
ios > desarrollador ios, desarrollador movil
sql > administrador bases datos, desarrollador sql, programador, base datos
base datos > administrador bases datos, dba, programador
bases datos > administrador bases datos, dba, programador
dba > administrador bases datos, base datos
datos > analista datos, capturista datos, base datos
analista datos > data analyst, analista informacion, cientifico datos
big data > analista datos, datos
inteligencia artificial > cientifico datos, desarrollador, programador
qa > tester, calidad software, quality
tester > pruebas, quality, qa
qa tester > tester, pruebas software, calidad software, qa
devops > cloud, infraestructura, sistemas
scrum > scrum master, lider proyecto
sap > consultor sap, sap
erp > consultor erp, sap, sistemas
disenador web > desarrollador web, web
ux > disenador web, disenador grafico
ingenieria > ingeniero
industrial > ingeniero industrial
ingenieria industrial > ingeniero industrial, ingeniero procesos
ingeniero industrial > ingeniero procesos, ingeniero produccion, ingeniero manufactura
ingenieria mecanica > ingeniero mecanico
ingenieria electrica > ingeniero electrico, ingeniero electricista
ingenieria electronica > ingeniero electronico, ingeniero electronica
ingenieria civil > ingeniero civil, residente obra
ingeniero civil > residente obra, supervisor obra
ingenieria quimica > ingeniero quimico
ingeniero quimico > ingeniero procesos, quimico industrial
ingenieria sistemas > ingeniero sistemas, programador
ingeniero sistemas > ingeniero computacion, desarrollador, soporte tecnico
ingenieria mecatronica > ingeniero mecatronica, mecatronico
ingeniero mecatronico > ingeniero mecatronica, mecatronica, automatizacion
mecatronico > ingeniero mecatronica, mecatronica
tsu mecatronica > tecnico mecatronica, mecatronica, mecatronico
agronomia > ingeniero agronomo, agronomo
agronomo > ingeniero agronomo
ingeniero agronomo > agronomo, agronomia
ingeniero agricola > ingeniero agronomo, agronomo
ingeniero ambiental > ambiental
ingeniero alimentos > alimentos, calidad alimentos, inocuidad
alimentos ingenieria > ingeniero alimentos, inocuidad
inocuidad > calidad inocuidad, inocuidad
ingeniero petrolero > petrolero, perforacion
petroleo > petrolero, plataforma, perforacion
pemex plataforma > petrolero, plataforma, soldador, tubero
plataforma petrolera > petrolero, plataforma, perforacion
plataforma mar > petrolero, plataforma, marino
geologo > geologia, ingeniero geologo
geologia > geologo, ingeniero geologo
metalurgico > metalurgista, metalurgia
metalurgia > metalurgista, fundicion
arquitectura > arquitecto, residente obra, dibujante, proyectista
arquitecto > residente obra, proyectista, arquitecto proyectista
dibujante > proyectista, autocad, dibujante arquitectonico
autocad > dibujante, proyectista, autocad
renders > arquitecto, proyectista, dibujante
proyectos > lider proyecto, gerente proyecto, coordinador proyectos
proyectista > dibujante, proyectos
procesos > ingeniero procesos, procesos
mejora continua > ingeniero procesos, mejora continua, ingeniero industrial
lean > mejora continua, ingeniero procesos
produccion supervisor > supervisor produccion, lider produccion
planeacion > planeador, planeacion
mantenimiento industrial ingeniero > ingeniero mantenimiento
fisico > profesor fisica, docente fisica
fisica > profesor fisica, docente fisica
`;
