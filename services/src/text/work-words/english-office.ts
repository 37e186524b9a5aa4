/** English names of work in offices, engineering, health and schools, as in `english-trades.ts`. */
export const ENGLISH_OFFICE_RULES = `
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
qa > calidad
quality = calidad
quality engineer = ingeniero calidad
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
real estate agent = asesor inmobiliario
insurance agent = agente seguro
intern = becario
trainee > becario, practicante
internship > becario, practicante
bilingual = bilingue
remote = home office
front desk > recepcionista
night auditor > auditor nocturno
office clerk > auxiliar administrativo
clerk > auxiliar administrativo, auxiliar oficina
office > auxiliar administrativo, oficina
industrial engineer = ingeniero industrial
mechanical engineer = ingeniero mecanico
electrical engineer = ingeniero electrico
civil engineer = ingeniero civil
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
dental assistant = asistente dental
lab technician > laboratorista, tecnico laboratorio
vet > veterinario
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
quality manager = gerente calidad
quality control > control calidad, inspector calidad
medical assistant > asistente medico, auxiliar enfermeria
nursing assistant > auxiliar enfermeria, enfermero
nurse assistant > auxiliar enfermeria, enfermero
physical therapist > fisioterapeuta, terapeuta
chemist > quimico
biologist > biologo
lab assistant > auxiliar laboratorio, laboratorista
veterinarian > medico veterinario, veterinario
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
telemarketer > telemarketing, ejecutivo telefonico
bilingual call center > call center bilingue, agente telefonico bilingue
customer service agent > atencion clientes, call center
customer success > atencion clientes
event planner > coordinador eventos, eventos
journalist > reportero
video editor > editor video
english tutor > maestro ingles, profesor ingles
preschool teacher > maestro preescolar, educador
math teacher > docente matematicas, profesor matematicas
architect = arquitecto
draftsman > dibujante
data science > cientifico datos, analista datos, datos
data scientist > analista datos, datos
machine learning > cientifico datos, analista datos, datos
artificial intelligence > cientifico datos, analista datos, programador
cybersecurity > seguridad informatica, redes, sistemas
sourcer > reclutador, reclutamiento
talent > reclutamiento, recursos humanos
ceo > director general, gerente general
coo > director operaciones, gerente operaciones
cfo > director finanzas, gerente finanzas, gerente administrativo
cto > director sistemas, gerente sistemas
loan officer > asesor credito, promotor credito, ejecutivo credito
underwriter > analista credito, suscriptor, seguros
researcher > investigador, investigacion
surveyor > topografo, topografia
insurance > seguros
real estate > inmobiliario, bienes raices
finance > finanzas
treasurer > tesoreria, tesorero
risk > riesgos
compliance > auditor, legal
legal > abogado
attorney > abogado
paralegal > pasante derecho, abogado
copywriter > redactor, creativo
illustrator > ilustrador, disenador grafico
animation > animacion, disenador grafico
video editor > edicion video, editor video, video
tester > calidad software, pruebas, sistemas
software tester > pruebas, programador
mobile developer > desarrollador, programador
game developer > desarrollador, programador
network administrator > administrador redes, redes
speech therapist > terapeuta lenguaje, terapia, lenguaje
occupational therapist > terapeuta, terapia, rehabilitacion
midwife > partera, enfermero
surgeon > cirujano, medico
pediatrician > pediatra, medico
counselor > psicologo, orientador
librarian > bibliotecario, biblioteca
professor > profesor, docente
principal > director escuela, director escolar
`;
