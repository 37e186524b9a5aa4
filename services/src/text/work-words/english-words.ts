/**
 * Single English words of titles, so that any title made of them is found: 'mechanical designer'. Phrases that mean more
 * than their words are in `english-office.ts` and `english-trades.ts`. Rules as in `../synonym-rules.ts`.
 */
export const ENGLISH_WORD_RULES = `
mechanical > mecanico
electrical > electrico, electricista
electronic > electronica, electronico
electronics > electronica, electronico
chemical > quimico
environmental > ambiental
health > salud, seguridad higiene
medical > medico
biomedical > biomedico
structural > estructural, estructuras
aerospace > aeroespacial
aviation > aeronautico, aeroespacial
automotive > automotriz
agriculture > agricola, agronomo
agricultural > agricola, agronomo
mining > minero, mina
energy > energia
beverage > bebidas
plastics > plastico
packaging > empaque, embalaje
mold > molde
lathe > torno, tornero
assembly > ensamble, ensamblador
manufacturing > manufactura, produccion
automation > automatizacion
robotics > robotica
controls > control, automatizacion
instrumentation > instrumentacion
scheduler > planeador, programador produccion
coordinator > coordinador
chief > jefe, director
officer > oficial, ejecutivo
consultant > consultor, asesor
advisor > asesor
representative > representante, asesor
apprentice > aprendiz, practicante
drafter > dibujante
graphic > grafico
designer > disenador
system > sistemas
systems > sistemas
data > datos
database > bases datos, base datos
mobile > movil
business > negocio
administrative > administrativo
treasury > tesoreria
invoice > facturacion
invoicing > facturacion
supply > abastecimiento, suministro
transportation > transporte
fleet > flotilla, transporte
reception > recepcion, recepcionista
recruitment > reclutamiento, reclutador
school > escuela, colegio, docente
nursing > enfermeria, enfermero
pharmacy > farmacia
laboratory > laboratorio
veterinary > veterinario
therapist > terapeuta
store > tienda
shop > tienda
bank > banco, bancario
loans > credito
broker > agente seguros, asesor inmobiliario
english > ingles
french > frances
german > aleman
tourism > turismo
guide > guia
beauty > belleza, estilista
hair > estilista
nails > unas, manicurista
makeup > maquillista
massage > masajista
fashion > moda
content > contenido, redactor
events > eventos
scientist > cientifico, investigador
science > cientifico, ciencias
biology > biologo
chemistry > quimico
physics > fisica
math > matematicas
statistics > estadistica
device > dispositivo
flight > sobrecargo
`;
