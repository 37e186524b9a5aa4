/** Shops, sales, promotion, money lending and collecting. Rules as in `../synonym-rules.ts`. */
export const SHOPS_AND_SALES_RULES = `
tienda > cajero tienda, empleado mostrador, ayudante tienda, vendedor piso, auxiliar tienda
tiendita > empleado mostrador, ayudante tienda, cajero tienda
abarrotera > empleado mostrador, abarrotes, ayudante tienda
miscelanea > empleado mostrador, abarrotes, ayudante tienda
tienda ropa > vendedor ropa, vendedor piso, boutique, empleado piso
tienda departamental > vendedor piso, departamental, empleado piso
tienda conveniencia > cajero tienda, ayudante tienda, empleado mostrador
autoservicio > cajero autoservicio, acomodador, ayudante tienda, auxiliar piso
supermercado > cajero supermercado, cajero autoservicio, acomodador, auxiliar piso
super > cajero supermercado, cajero autoservicio, acomodador
mini super > cajero, empleado mostrador
farmacia > vendedor farmacia, auxiliar farmacia, cajero farmacia, encargado farmacia
papeleria > mostrador papeleria, empleado mostrador
zapateria > vendedor zapateria, vendedor calzado, vendedor piso
boutique > vendedor boutique, vendedor ropa, vendedor piso
ropa > vendedor ropa, vendedor piso
joyeria > vendedor joyeria, joyeria
muebleria > vendedor muebleria, vendedor muebles, vendedor piso
ferreteria > mostrador ferreteria, vendedor ferreteria, empleado mostrador
tlapaleria > mostrador ferreteria, ferreteria, empleado mostrador
refaccionaria > mostrador refacciones, vendedor refacciones, refaccionario
refacciones > mostrador refacciones, vendedor refacciones
centro comercial > vendedor piso, vendedor mostrador
mostrador > empleado mostrador, vendedor mostrador, dependiente mostrador
despachar > empleado mostrador, dependiente mostrador, despachador
dependiente > empleado mostrador, vendedor mostrador
tendero > empleado mostrador, encargado tienda
atender negocio > empleado mostrador, vendedor mostrador, dependiente mostrador
atender tienda > empleado mostrador, vendedor mostrador, dependiente mostrador, ayudante tienda
atender publico > atencion clientes, atencion publico, empleado mostrador
atencion publico > atencion clientes, empleado mostrador
servicio cliente > atencion clientes
caja > cajero
cajas > cajero
cajero supermercado > cajero autoservicio, cajero tienda, cajero
cajero oxxo > cajero tienda, cajero
cajero banco > cajero sucursal, cajero bancario, banco
cobrar caja > cajero
tabulador caja > cajero
checar precios > cajero, auxiliar piso
dinero manejo > cajero, tesoreria
manejo efectivo > cajero
cerillo > empacador, cajero
cerillito > empacador, cajero
empacar super > empacador, cerillo
tablajero > carnicero, auxiliar carnes
carnicero > tablajero, auxiliar carnes
carniceria > carnicero, tablajero, auxiliar carnes
cortar carne > carnicero, tablajero, auxiliar carnes
cortador carne > carnicero, tablajero, auxiliar carnes
carne super > carnicero, tablajero, auxiliar carnes
carnes > carnicero, tablajero, auxiliar carnes
destazar > carnicero, tablajero
rastro > carnicero, tablajero, obrero
polleria > pollero, tablajero, carnicero
pescaderia > pescadero, filetero, pescados
salchichoneria > auxiliar salchichoneria, salchichoneria
carnes frias > salchichoneria, auxiliar carnes
frutas verduras > auxiliar frutas, surtidor frutas, frutero
frutas > auxiliar frutas, surtidor frutas, frutero
verduras > auxiliar frutas, surtidor frutas
lacteos > auxiliar lacteos, salchichoneria
cremeria > salchichoneria, cremeria
anaqueles > anaquelero, acomodador, surtidor
llenar anaqueles > anaquelero, acomodador, surtidor
resurtir > resurtido, anaquelero, acomodador
pasillero > anaquelero, acomodador, auxiliar piso
piso ventas > vendedor piso, auxiliar piso, empleado piso
demostrador > degustador, edecan, demovendedor, impulsador
demostrar > demostrador, degustador
degustacion > degustador, demostrador
impulsar > demostrador, impulsador
mercadeo > mercaderista, promotor autoservicio, mercadeo
mercaderista > promotor autoservicio, promotor abarrotes, promotor
promotor autoservicio > mercaderista, promotor abarrotes, demostrador
promotor tarjetas > promotor credito, tarjetas
tarjetas credito > promotor tarjetas, tarjetas, promotor credito
volantear > volantero, promotor, volanteo
volanteo > volantero, repartidor volantes, promotor
repartir publicidad > volantero, volanteo, repartidor volantes
perifoneo > perifonista, volantero, voceador
gritar > voceador, vocero, volantero
voceador > vocero, volantero
merolico > voceador, vendedor, demostrador
vender > vendedor, ejecutivo ventas, asesor ventas, agente ventas
vendedor > asesor ventas, ejecutivo ventas, agente ventas, promotor ventas, ventas
vender ropa > vendedor ropa, vendedor piso, boutique
vender zapatos > vendedor calzado, vendedor zapateria, vendedor piso
vender celulares > promotor telefonia, vendedor celulares, vendedor telefonia, telefonia
vender seguros > agente seguros, asesor seguros, vendedor seguros
vender casas > asesor inmobiliario, agente inmobiliario, venta casas, ventas casas, inmobiliario
vender terrenos > asesor inmobiliario, agente inmobiliario, inmobiliario
vender lotes > asesor inmobiliario, agente inmobiliario, inmobiliario
vender departamentos > asesor inmobiliario, agente inmobiliario, inmobiliario
vender carros > vendedor autos, asesor autos, ventas autos, vendedor automotriz
vender autos > vendedor autos, asesor autos, ventas autos, vendedor automotriz
vender coches > vendedor autos, asesor autos, ventas autos, vendedor automotriz
vender motos > vendedor motocicletas, vendedor motos, italika
vender creditos > promotor credito, asesor credito, ejecutivo credito
vender muebles > vendedor muebles, vendedor muebleria, vendedor piso
vender comida > empleado mostrador, vendedor mostrador, cajero
vender telefono > ventas telefono, vendedor telefono, telemarketing, ejecutivo telefonico, asesor telefonico
vender telefonico > ventas telefono, vendedor telefono, telemarketing, ejecutivo telefonico, asesor telefonico
tocar puertas > cambaceo, promotor cambaceo, vendedor cambaceo
puerta > cambaceo, promotor cambaceo, vendedor cambaceo
cambacear > cambaceo, promotor cambaceo
cambaceador > cambaceo, promotor cambaceo
vendedor calle > cambaceo, vendedor campo, vendedor ruta
calle > vendedor calle, cambaceo, encuestador, mensajero, repartidor
vendedor ambulante > cambaceo, vendedor ruta, vendedor
ambulante > cambaceo, vendedor ruta
vendedor ruta > chofer vendedor, preventista, vendedor detalle, preventa
ruta > chofer vendedor, vendedor ruta, preventista
ayudante ruta > ayudante chofer vendedor, ayudante vendedor, ayudante reparto
preventa > preventista, prevendedor
preventista > preventa, prevendedor
prevendedor > preventista, preventa
vendedor detalle > chofer vendedor, preventista
inmobiliaria > asesor inmobiliario, agente inmobiliario, inmobiliario
bienes raices > asesor inmobiliario, agente inmobiliario, inmobiliario
realtor > asesor inmobiliario, agente inmobiliario, inmobiliario
renta casas > asesor inmobiliario, inmobiliario
seguros > agente seguros, asesor seguros, promotor seguros, vendedor seguros
aseguradora > agente seguros, asesor seguros
siniestros > ajustador seguros, ajustador
afore > promotor afore, asesor afore
afores > promotor afore, asesor afore
agencia autos > vendedor autos, asesor autos, asesor servicio
concesionaria > vendedor autos, asesor autos, asesor servicio
comisiones > vendedor, promotor ventas, comisionista
comisionista > vendedor comisionista, vendedor
catalogo > vendedor catalogo, promotor
vendedor intangible > intangibles, ejecutivo ventas
telemarketing > ejecutivo telefonico, asesor telefonico, agente telefonico, call center
telemercadeo > telemarketing, ejecutivo telefonico
telefonista > recepcionista, telemarketing, operador telefonico
call > call center, telemarketing, ejecutivo telefonico
callcenter > call center, telemarketing, ejecutivo telefonico, asesor telefonico
contact center > call center, telemarketing, ejecutivo telefonico
llamadas > call center, telemarketing, ejecutivo telefonico, asesor telefonico
contestar llamadas > call center, ejecutivo telefonico, asesor telefonico, recepcionista
atender llamadas > call center, ejecutivo telefonico, asesor telefonico, recepcionista
atender telefonos > recepcionista, telefonista, call center
contestar telefono > recepcionista, telefonista, call center
contestar telefonos > recepcionista, telefonista, call center
telefono > ejecutivo telefonico, asesor telefonico, telemarketing, recepcionista
cobrar > cobrador, gestor cobranza, cajero
cobrador > gestor cobranza, cobratario
cobratario > cobrador, gestor cobranza
abonero > cobrador, gestor cobranza, cambaceo
abonos > cobrador, gestor cobranza
cobranza > gestor cobranza, ejecutivo cobranza, auxiliar cobranza, cobrador
cobranza casa > gestor cobranza domiciliario, gestor cobranza, cobrador
cobranza telefono > cobranza telefonica, gestor cobranza
cobranza extrajudicial > gestor cobranza, cobranza
recuperar cartera > gestor cobranza, cobrador, recuperador
prestamos > asesor credito, promotor credito, coordinador prestamos
prestamista > asesor credito, promotor credito
creditos > asesor credito, promotor credito, ejecutivo credito
credito > asesor credito, promotor credito, ejecutivo credito
microcreditos > asesor credito grupal, asesor credito, promotor credito
financiera > asesor credito, promotor credito, asesor financiero
casa empeno > valuador, prendario, casa empeno
empeno > valuador, casa empeno
prendas empeno > valuador, casa empeno
banco > cajero sucursal, ejecutivo bancario, cajero banco, bancario
bancos > ejecutivo bancario, cajero banco, bancario
cajero ventanilla > cajero banco, cajero sucursal, ventanilla
ventanilla > cajero ventanilla, cajero sucursal
asesor financiero > asesor patrimonial, ejecutivo financiero
encuestar > encuestador, entrevistador
encuestas > encuestador, entrevistador
censo > encuestador, entrevistador
inegi > encuestador, entrevistador
estudios mercado > encuestador, entrevistador, investigador
estudios socioeconomicos > investigador, verificador domicilio, trabajador social, socioeconomicos
verificador domicilio > verificador, investigador
reponedor > acomodador, anaquelero, resurtido, surtidor
reponedor mercancia > acomodador, anaquelero, resurtido, surtidor
perifoneador > perifoneo, perifonista, voceador
`;
