/** Offices, accounts, personnel, purchases, law, media and design. Rules as in `../synonym-rules.ts`. */
export const OFFICE_AND_LAW_RULES = `
oficina > auxiliar administrativo, auxiliar oficina, asistente administrativo, recepcionista, secretario
oficinas > auxiliar administrativo, auxiliar oficina, asistente administrativo, recepcionista
godin > auxiliar administrativo, auxiliar oficina, asistente administrativo
godinez > auxiliar administrativo, auxiliar oficina, asistente administrativo
administrativo > auxiliar administrativo, asistente administrativo
papeleo > auxiliar administrativo, archivista, auxiliar oficina
archivar > archivista, auxiliar archivo, auxiliar administrativo
archivo > archivista, auxiliar archivo
sacar copias > auxiliar oficina, copiado, auxiliar administrativo
copias > copiado, fotocopiado, auxiliar oficina
digitalizar > digitalizador, capturista
escanear > digitalizador, capturista
computadora > capturista, auxiliar administrativo
usar computadora > capturista, auxiliar administrativo, auxiliar oficina
usar computadora excel > capturista, auxiliar administrativo, excel
manejo computadora > capturista, auxiliar administrativo
excel > capturista excel, capturista, auxiliar administrativo
word excel > capturista, auxiliar administrativo, excel
paqueteria office > auxiliar administrativo, capturista
capturar > capturista, captura
captura > capturista, captura datos
captura informacion > capturista, captura datos
mecanografo > capturista, secretario
taquimecanografo > secretario
escribir > capturista, redactor
secretario > asistente administrativo, asistente direccion, recepcionista
secre > secretario, asistente administrativo, recepcionista
asistente direccion > asistente ejecutivo, secretario ejecutivo
asistente personal > asistente ejecutivo, asistente direccion
asistente virtual > asistente administrativo
recepcionista > recepcion, telefonista
recepcion > recepcionista
recepcionar > recepcionista
recibir visitas > recepcionista
conmutador > telefonista, recepcionista
contabilidad > auxiliar contable, contador, contable
contador > contable, contador publico, contabilidad
cp > contador publico, contador
lcp > contador publico, contador
contaduria > contador, contador publico, auxiliar contable
auxiliar contador > auxiliar contable
ayudante contador > auxiliar contable
impuestos > contador, fiscal, impuestos, contador fiscal
fiscal > contador fiscal, fiscalista
fiscalista > contador fiscal, impuestos
declaraciones > contador, auxiliar contable
facturar > facturista, auxiliar facturacion
facturas > facturista, auxiliar facturacion, cuentas pagar
facturacion > facturista, auxiliar facturacion
cuentas pagar > cuentas pagar, auxiliar contable
cxp > cuentas pagar
cxc > cuentas cobrar
cobros > cuentas cobrar, cobranza
tesoreria > tesorero, auxiliar tesoreria
finanzas > analista financiero, financiero, finanzas
financiero > analista financiero
costos > analista costos, contador costos
costeo > analista costos, costos
presupuestos > analista presupuestos, costos, presupuestos
nomina > nominista, auxiliar nominas, analista nominas
nominas > nominista, auxiliar nominas, analista nominas
auditoria > auditor, auxiliar auditoria
auditar > auditor
recursos humanos > auxiliar recursos humanos, reclutador, generalista, analista recursos humanos, capital humano
rrhh = recursos humanos
rec hum > recursos humanos
capital humano > recursos humanos, reclutador
reclutar > reclutador, reclutamiento
reclutamiento > reclutador, analista reclutamiento
seleccion personal > reclutador, reclutamiento
entrevistar > reclutador, entrevistador
capacitar > capacitador, instructor
capacitacion > capacitador, instructor
capacitador > instructor, facilitador
relaciones laborales > relaciones laborales, recursos humanos
seguridad higiene > seguridad industrial, seguridad higiene
seguridad industrial > seguridad higiene
sso > seguridad higiene, seguridad industrial
ehs > seguridad higiene, seguridad industrial
hse > seguridad higiene, seguridad industrial
seguridad salud > seguridad higiene, seguridad industrial
dir > director
subdir > subdirector
higiene > seguridad higiene
ecologia > ambiental
medio ambiente > ambiental, ecologia
compras > comprador, auxiliar compras, analista compras
comprar > comprador, auxiliar compras
licitaciones > licitaciones, compras
proveedores > comprador, compras
logistica > auxiliar logistica, coordinador logistica, analista logistica, trafico, embarques
supply chain > logistica, cadena suministro, planeador, abastecimiento, compras
cadena suministro > logistica, planeador, abastecimiento, compras
administracion > auxiliar administrativo, administrador, administrativo
administracion empresas > auxiliar administrativo, administrador, licenciado administracion
administrar > administrador
administrador > administracion, gerente administrativo
negocios internacionales > comercio exterior, importaciones
economista > analista financiero, analista economico
economia > analista financiero, economia
actuario > analista riesgo, analista datos, seguros
actuaria > actuario, analista riesgo
estadistica > analista datos, estadistica
abogacia > abogado, juridico, legal
abogado > licenciado derecho, juridico, litigante, legal
leyes > abogado, licenciado derecho, juridico
licenciado leyes > abogado, licenciado derecho, juridico
derecho > abogado, licenciado derecho, juridico
lic derecho > abogado, licenciado derecho, juridico
juridico > abogado, licenciado derecho, legal
legal > abogado, juridico
despacho juridico > abogado, juridico, pasante derecho
juzgado > abogado, juridico, litigante
pasante derecho > becario juridico, abogado, pasante
notario > notaria, abogado, juridico
notificar > notificador, diligenciero
actuario judicial > diligenciero, abogado
tramites > tramitador, gestor
gestoria > gestor tramites, tramitador
politologo > politicas, gobierno
ciencias politicas > politologo, gobierno
relaciones publicas > publirrelacionista, publicista
mercadotecnia > mercadologo, auxiliar mercadotecnia, community manager
marketing > mercadotecnia, mercadologo, community manager
mercadologo > mercadotecnia, publicista
publicidad > publicista, mercadotecnia
publicista > mercadologo, mercadotecnia, publicidad
redes sociales > community manager, social media, redes sociales
llevar redes sociales > community manager, redes sociales
manejar redes sociales > community manager, gestor redes sociales, redes sociales
manejar redes > community manager, redes sociales
facebook > community manager, redes sociales
instagram > community manager, redes sociales
tiktok > community manager, redes sociales
tiktoker > community manager, redes sociales
influencer > community manager, redes sociales
contenido > generador contenidos, community manager, redactor
creador contenido > community manager, redactor, contenidos
blog > redactor, contenidos
redactor > editor, redaccion, contenidos
redaccion > redactor, editor
periodista > reportero, redactor
periodismo > reportero, redactor, periodista
reportero > periodista, redactor
noticias > reportero, noticias
locutor > radio, voz
radio > locutor, operador radio, radio
television > camarografo, reportero, television
comunicacion > comunicacion, reportero, redactor, community manager
ciencias comunicacion > comunicacion, reportero, redactor, community manager
fotos > fotografo
fotografia > fotografo
tomar fotos > fotografo
video > camarografo, editor video, videografo
editar videos > editor video, videografo, editor
edicion video > editor video, videografo
grabar > camarografo, videografo
camarografo > videografo, camara
diseno > disenador grafico, disenador
diseno grafico > disenador grafico
disenar > disenador grafico, disenador
disenador > disenador grafico, diseno grafico
disenador ropa > diseno modas, disenador modas, patronista
disenador modas > diseno modas, patronista, disenador textil
modas > diseno modas, patronista
disenador interiores > diseno interiores, arquitecto
interiorista > interiores, arquitecto
decorador > decoracion, interiores
decoracion > decorador, interiores
ilustrador > disenador grafico
dibujo > dibujante, disenador grafico
dibujar > dibujante, disenador grafico
logos > disenador grafico
photoshop > disenador grafico
corel > disenador grafico
aparadores > aparadorista, visual
aparadorista > vitrinero, visual merchandiser, visual
traducir > traductor, interprete
traductor > interprete, traduccion
interprete > traductor
idiomas > traductor, docente ingles, interprete
biblioteca > bibliotecario, auxiliar biblioteca
libros > bibliotecario, libreria, editor
libreria > vendedor libreria, empleado mostrador, librero
museo > museo, guia, edecan
gerente > gerencia, encargado
encargado > responsable, supervisor
jefe > encargado, gerente
supervisar > supervisor
supervisor > coordinador, jefe
coordinar > coordinador
gobierno > gobierno, administrativo
becario > practicante, trainee, pasante, becario administrativo
practicas > practicante, becario
practicas profesionales > practicante, becario, servicio social
estadias > practicante, becario
servicio social > becario, practicante, servicio social
residencias profesionales > practicante, becario
`;
