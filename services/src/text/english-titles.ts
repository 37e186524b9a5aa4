/**
 * Titles that Mexican employers and candidates write in English, by what the same work is called in Spanish. Only the
 * search is widened by them: what is written in English comes first. Rules as in `synonym-rules.ts`.
 */
export const ENGLISH_RULES = `
waiter = mesero
waitress > mesero
busser > garrotero
dishwasher = lavaloza
cook = cocinero
line cook > cocinero
baker > panadero
barista > cafeteria
host > hostess, anfitrion
driver = chofer
delivery = repartidor = reparto
delivery driver > repartidor, chofer
courier > mensajero
warehouse = almacen
warehouse associate > almacenista, auxiliar almacen
warehouse worker > almacenista, auxiliar almacen
forklift = montacargas
forklift operator = montacarguista = operador montacargas
picker > surtidor, almacenista
packer > empacador
operator > operador
assembler > ensamblador, operario
production operator > operario
welder = soldador
plumber = plomero
electrician = electricista
mechanic = mecanico
carpenter = carpintero
painter > pintor
technician = tecnico
maintenance = mantenimiento
maintenance technician = tecnico mantenimiento
cleaner > limpieza, intendente
janitor > intendente, limpieza
maid > limpieza, camarista, domestico
housekeeper = camarista
housekeeping > camarista, limpieza
gardener = jardinero
security guard = guardia
guard > guardia
receptionist = recepcionista
secretary = secretario
assistant = asistente
administrative assistant = asistente administrativo = auxiliar administrativo
executive assistant > asistente direccion, asistente ejecutivo
office assistant > auxiliar administrativo
data entry > capturista, captura datos
customer service = servicio cliente = atencion cliente
customer service representative > servicio cliente, atencion cliente
customer support > soporte cliente, atencion cliente
call center agent > call center, telefonico
sales = ventas
sales executive = ejecutivo ventas
sales representative = representante ventas
sales manager = gerente ventas
sales associate > vendedor, asesor ventas
salesman > vendedor
seller > vendedor
cashier = cajero
store manager = gerente tienda
manager = gerente
supervisor > jefe
accountant = contador
accounting = contabilidad
accounts payable = cuentas pagar
accounts receivable = cuentas cobrar
payroll = nomina
auditor > auditoria
financial analyst = analista financiero
business analyst = analista negocio
data analyst = analista datos
data analyst > analista
data scientist = cientifico datos
data engineer = ingeniero datos
analyst = analista
buyer = comprador
purchasing = compras
procurement > compras
supply chain = cadena suministro
logistics = logistica
planner > planeador
human resources = recursos humanos
recruiter = reclutador
hr generalist = generalista recursos humanos
generalista > recursos humanos
talent acquisition > reclutador, reclutamiento
training = capacitacion
lawyer = abogado
paralegal > abogado, juridico
engineer = ingeniero
software engineer = ingeniero software = desarrollador = programador
software developer > desarrollador, programador
web developer = desarrollador web = programador web
frontend > desarrollador, programador
backend > desarrollador, programador
full stack > desarrollador, programador
fullstack > desarrollador, programador
devops > sistemas
qa = calidad
tester > calidad
quality = calidad
quality engineer = ingeniero calidad
quality inspector = inspector calidad
process engineer = ingeniero proceso
manufacturing engineer = ingeniero manufactura
project manager = gerente proyecto = lider proyecto
product manager = gerente producto
scrum master > lider proyecto
technical support = soporte tecnico
support > soporte
network = redes
designer = disenador
graphic designer = disenador grafico
web designer > disenador web, disenador grafico
copywriter > redactor
writer > redactor
editor > redactor
photographer = fotografo
marketing manager > gerente mercadotecnia
marketing specialist > mercadotecnia
social media > redes sociales, community manager
nurse = enfermero
caregiver = cuidador
doctor > medico
physician = medico
dentist = dentista
pharmacist > farmaceutico, farmacia
psychologist = psicologo
teacher = maestro
english teacher = maestro ingles
teacher english = maestro ingles
tutor > maestro
translator = traductor
interpreter > interprete, traductor
babysitter = ninero
nanny = ninero
stylist = estilista
barber = barbero
hairdresser > estilista
bartender > cantinero
bellboy > botones
concierge > recepcionista
tour guide = guia turistico
real estate agent = asesor inmobiliario
insurance agent = agente seguro
intern = becario
trainee > becario, practicante
internship > becario, practicante
bilingual = bilingue
remote = home office
night shift = turno nocturno
cleaning > limpieza, intendente
cleaning lady > limpieza, domestico, camarista
kitchen helper > ayudante cocina
kitchen > cocina, cocinero
prep cook > ayudante cocina, cocinero
server > mesero
crew > restaurante, ayudante general
front desk > recepcionista
night auditor > auditor nocturno
office clerk > auxiliar administrativo
clerk > auxiliar administrativo, auxiliar oficina
office > auxiliar administrativo, oficina
helper > ayudante, ayudante general
general labor > ayudante general, obrero
laborer > ayudante general, obrero
worker > obrero, ayudante general
factory worker > obrero, operario
factory > operario, obrero
construction > construccion, albanil, obra
construction worker > albanil, ayudante obra
landscaping > jardinero
landscaper > jardinero
roofer > impermeabilizante, albanil
handyman > mantenimiento, ayudante general
truck driver > chofer camion, operador tractocamion, chofer
cdl driver > operador tractocamion, operador quinta rueda
bus driver > operador autobus, chofer
shipping > embarques
receiving > recibo
inventory > inventarios, almacenista
stocker > acomodador, surtidor
merchandiser > promotor, acomodador
team leader = lider equipo
shift leader > lider, supervisor
foreman > supervisor obra, supervisor
machine operator > operador maquina
machinist > tornero, maquinados, operador maquina
industrial engineer = ingeniero industrial
mechanical engineer = ingeniero mecanico
electrical engineer = ingeniero electrico
civil engineer = ingeniero civil
safety > seguridad higiene
finance > finanzas
bookkeeper > contador, contable
collections > cobranza
billing > facturacion
tax > impuestos, fiscal
legal assistant > juridico, abogado
marketing > mercadotecnia
marketing assistant > mercadotecnia
digital marketing > mercadotecnia digital, mercadotecnia
graphic design > disenador grafico
content creator > redes sociales, community manager
account manager > ejecutivo cuenta
account executive > ejecutivo cuenta, ejecutivo ventas
real estate > inmobiliario, bienes raices
insurance > seguros
travel agent > agente viajes
flight attendant > sobrecargo
dental assistant = asistente dental
lab technician > laboratorista, tecnico laboratorio
vet > veterinario
personal trainer > entrenador, instructor
lifeguard > salvavidas
daycare > asistente educativo, ninero
butcher > carnicero, tablajero
tailor > sastre, costurero
seamstress > costurero
it support > soporte tecnico
support engineer > soporte tecnico
system administrator > administrador sistemas, sistemas
database administrator > administrador datos
java developer > programador java, desarrollador java
python > programador, desarrollador, analista datos
react > desarrollador, programador
angular > desarrollador, programador
php > programador, desarrollador
work home > home office
bilingual agent > bilingue, ingles
bank teller > cajero banco, cajero sucursal, ventanilla, cajero bancario
teller > cajero banco, cajero sucursal, ventanilla
crane operator > operador grua, gruista
production supervisor = supervisor produccion
maintenance supervisor = supervisor mantenimiento
production worker > operario produccion, obrero
production manager = gerente produccion
plant manager = gerente planta
maintenance manager = gerente mantenimiento
quality manager = gerente calidad
quality control > control calidad, inspector calidad
warehouse manager > jefe almacen, gerente almacen, encargado almacen
warehouse supervisor = supervisor almacen
forklift driver > montacarguista, operador montacargas
warehouse clerk > almacenista, auxiliar almacen
order picker > surtidor, almacenista
dock worker > cargador, estibador
loader > cargador, estibador
mover > cargador, mudanza
delivery boy > repartidor, mensajero
pizza delivery > repartidor, repartidor motocicleta
food runner > garrotero, ayudante mesero
busboy > garrotero, ayudante mesero
barback > ayudante barra, garrotero
pastry chef > repostero, pastelero
sushi chef > sushero
sous chef > subchef, chef, cocinero
kitchen manager > jefe cocina, chef
restaurant manager > gerente restaurante
hotel manager > gerente hotel
room attendant > camarista, recamarista
laundry > lavandero, lavanderia
laundry attendant > lavandero, auxiliar lavanderia
doorman > portero, conserje, bell boy
valet parking attendant > valet parking
parking attendant > acomodador autos, valet parking
security officer > guardia, oficial seguridad
security > guardia, seguridad
bouncer > guardia, seguridad
firefighter > bombero
police > policia
paramedic > paramedico
medical assistant > asistente medico, auxiliar enfermeria
nursing assistant > auxiliar enfermeria, enfermero
nurse assistant > auxiliar enfermeria, enfermero
physical therapist > fisioterapeuta, terapeuta
massage therapist > masajista
nail technician > manicurista, aplicador unas
makeup artist > maquillista
chemist > quimico
biologist > biologo
lab assistant > auxiliar laboratorio, laboratorista
veterinarian > medico veterinario, veterinario
dog walker > paseador, canino
farm worker > jornalero, agricola
farmer > jornalero, agricola
truck mechanic > mecanico diesel
auto mechanic > mecanico automotriz, mecanico
diesel mechanic > mecanico diesel
car wash > lavador autos
gas station > despachador gasolina, gasolinera
electronics technician > tecnico electronica
hvac technician > refrigeracion, aire acondicionado
hvac > refrigeracion, aire acondicionado
cnc operator > operador cnc
cnc machinist > operador cnc, tornero
sewing > costurero, costura
sewing operator > costurero, operario costura
quality technician > tecnico calidad
engineering manager > gerente ingenieria
project engineer > ingeniero proyectos
sales engineer > ingeniero ventas
field engineer > ingeniero campo, ingeniero servicio
service engineer > ingeniero servicio
electronics engineer > ingeniero electronico
programmer = programador
software tester > tester, pruebas
system engineer > ingeniero sistemas
network engineer > ingeniero redes, redes
help desk agent > mesa ayuda, soporte tecnico
it manager > gerente sistemas, jefe sistemas
product owner > lider proyecto
accounting assistant > auxiliar contable
accounting clerk > auxiliar contable
cost accountant > contador costos, analista costos
controller > contralor
treasurer > tesorero
financial advisor > asesor financiero
credit analyst > analista credito
hr assistant > auxiliar recursos humanos
hr manager > gerente recursos humanos
hr > recursos humanos
payroll analyst > analista nomina, nominista
office manager > gerente administrativo, coordinador administrativo
admin assistant > auxiliar administrativo, asistente administrativo
virtual assistant > asistente administrativo
personal assistant > asistente personal
executive secretary > secretario ejecutivo
purchasing agent > comprador, compras
import export > importaciones, comercio exterior
customs > aduanas, comercio exterior
store clerk > empleado mostrador, dependiente
shop assistant > empleado mostrador, vendedor mostrador
retail > vendedor piso, tienda
telemarketer > telemarketing, ejecutivo telefonico
bilingual call center > call center bilingue, agente telefonico bilingue
customer service agent > atencion clientes, call center
customer success > atencion clientes
promoter > promotor
brand ambassador > promotor, edecan, demostrador
event planner > coordinador eventos, eventos
journalist > reportero
video editor > editor video
model > edecan, modelo
actor actress > actor
english tutor > maestro ingles, profesor ingles
preschool teacher > maestro preescolar, educador
math teacher > docente matematicas, profesor matematicas
coach > entrenador, instructor
swimming instructor > instructor natacion
civil worker > albanil, ayudante albanil
bricklayer > albanil
mason > albanil
drywall > tablaroquero
architect = arquitecto
draftsman > dibujante
line leader > lider linea, lider produccion, supervisor produccion
nail artist > manicurista, aplicador unas
team lead > lider equipo, supervisor
hair stylist > estilista, peluquero
store associate > vendedor piso, empleado piso, empleado mostrador
store assistant > empleado mostrador, ayudante tienda
`;
