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
`;
