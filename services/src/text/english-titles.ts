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
part time job > medio tiempo
`;
