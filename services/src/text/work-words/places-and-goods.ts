/**
 * Where people work and what they make or sell, said alone: 'trabajo en astillero', 'empaque de nuez'. Rules as in
 * `../synonym-rules.ts`; the work is what offers there are called.
 */
export const PLACE_AND_GOODS_RULES = `
academia > instructor, docente, profesor
agave > jornalero, agricola, campo
algodon > jornalero, agricola, textil
avicultura > granja, pollo
arroz > jornalero, agricola
berries > jornalero, agricola, cosecha
cafetal > jornalero, agricola, campo
camote > jornalero, agricola
chile > jornalero, agricola, empacador
cebolla > jornalero, agricola, empacador
ejido > jornalero, agricola, campo
frijol > jornalero, agricola
fertilizantes > agronomo, agricola
guayaba > jornalero, agricola, empacador
henequen > jornalero, agricola
ingenio > obrero, operario produccion
ingenio azucarero > obrero, agricola
maiz > jornalero, agricola
nopal > jornalero, agricola
nuez > jornalero, agricola, empacador
papaya > jornalero, agricola, empacador
platanera > jornalero, agricola, empacador
platano > jornalero, agricola, empacador
pulque > jornalero, agricola
rosas > invernadero, jardinero, agricola
sandia > jornalero, agricola, empacador
sorgo > jornalero, agricola
tomate > jornalero, agricola, invernadero
trigo > jornalero, agricola
uva > jornalero, agricola, empacador
lena > jornalero, sierra
carbon > jornalero, sierra
borrego > granja, rancho, ganado
cabra > granja, rancho, ganado
chivo > granja, rancho, ganado
huevo > granja, empacador
tortuga > biologo, veterinario
camaron > pescados, marinero, empacador
ostion > pescados, marinero
astillero > soldador, pailero, marinero
muelle > estibador, maniobrista, marinero
refineria > tubero, pailero, soldador
gasoducto > tubero, soldador
termoelectrica > electricista, mantenimiento industrial
hipico > caballerango, rancho
lienzo charro > caballerango, rancho
perrera > veterinario, estilista canino
albergue > trabajador social, cuidador
balneario > salvavidas, limpieza albercas
parque acuatico > salvavidas, taquillero
posada > recepcionista hotel, camarista
table dance > mesero, cajero bar, seguridad
cabaret > mesero, bartender
ayuntamiento > administrativo, gobierno, intendente
municipio > administrativo, gobierno
palacio municipal > administrativo, gobierno
sindicato > administrativo, secretario
iglesia > intendente, secretario
ong > trabajador social, promotor social
tren > maquinista, locomotora
tren maya > maquinista, guardia seguridad, ayudante general
ferrocarril > maquinista, locomotora
metro > taquillero, guardia seguridad
elevadores > elevadorista, electromecanico
escaleras electricas > electromecanico, electricista
deshuesadero > mecanico, refacciones
yonke > mecanico, refacciones
yonkero > mecanico, refacciones
estanquillo > tienda, mostrador
tendajon > tienda, mostrador
depositos > tienda, cajero
tianguero > vendedor, comerciante
chacharas > vendedor, comerciante
bazar > vendedor, comerciante
lonches > lonchero, cocinero, ayudante cocina
tortas > cocinero, ayudante cocina
hamburguesas > cocinero, ayudante cocina, parrillero
alitas > cocinero, ayudante cocina
tamales > cocinero, ayudante cocina
gorditas > cocinero, ayudante cocina
antojitos > cocinero, ayudante cocina
botas > zapatero, calzado
huaraches > zapatero, calzado
cinturones > talabartero, marroquineria, calzado
bolsas piel > marroquineria, calzado
calcetines > textil, tejedor
uniformes > costurero, costura
mezclilla > costurero, costura, textil
cortinas > costurero, costura
blancos > costurero, vendedor piso
explosivos > pirotecnia, mina
galvanizado > pintor electrostatico, operario, pintura electrostatica
cromado > pulidor, galvanoplastia
hule > hulero, hules, inyeccion
jabon > operario produccion, operador produccion
detergente > operario produccion, operador produccion
cosmeticos > demostrador, operario produccion, vendedor
juguetes > jugueteria, vendedor piso
cigarros > vendedor, promotor
madereria > carpintero, maderas
tarimas > carpintero, tarima
pisos laminados > instalador, carpintero
cocinas integrales > carpintero, instalador
`;
