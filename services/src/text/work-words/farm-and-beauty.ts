/** Farms, forests and the sea; hair, nails and beauty. Rules as in `../synonym-rules.ts`. */
export const FARM_AND_BEAUTY_RULES = `
campo > jornalero agricola, jornalero, agricola, peon campo
campesino > jornalero agricola, jornalero, agricola
trabajador campo > jornalero agricola, jornalero, agricola
peon campo > jornalero agricola, jornalero
jornalero > agricola, cosecha
cosechar > jornalero, cosecha, agricola
cosecha > jornalero, cosecha, agricola
cortar fruta > jornalero, cosecha, agricola
cortar cana > jornalero, agricola
pizca > jornalero, cosecha
pizca tomate > jornalero, cosecha
piscar > jornalero, cosecha
pizcar > jornalero, cosecha
pizcador > jornalero, cosecha
recolector fruta > jornalero, cosecha
sembrar > jornalero, agricola, agronomo
siembra > jornalero, agricola, agronomo
agricultor > jornalero agricola, agricola, jornalero
agricultura > jornalero agricola, agricola, ingeniero agronomo
invernadero > invernadero, jornalero, agricola
empacadora fruta > empacador, seleccionador
aguacate > jornalero, empacador, aguacate
jimador > jornalero, agricola
rancho > encargado rancho, jornalero, tractorista, vaquero, rancho
ranchero > encargado rancho, jornalero, rancho
vaquero > ganado, encargado rancho, rancho
ganaderia > ganado, vaquero, rancho
ganado > vaquero, ganado
vacas > ganado, ordena, rancho
ordenar vacas > ordena, ganado, rancho
ordenador vacas > ordena, ganado, rancho
establo > ganado, ordena, rancho
granja > granja, avicola, cerdos, rancho
granjero > granja, avicola, cerdos, rancho
pollos granja > avicola, granja, pollos
puercos > cerdos, granja
marranos > cerdos, granja
caballerango > caballo, rancho
mayordomo rancho > mayordomo, encargado rancho
mayordomo campo > mayordomo, encargado rancho
tractor > tractorista, operador tractor
tractorista > operador tractor
fumigador campo > fumigador, agricola
riego > riego, agricola
regador > riego, jornalero, jardinero
pesca > pescador, marinero, pescados
pescar > pescador, marinero
pescador > pesca, marinero
barco > marinero, barco
lancha > marinero, lanchero
lanchero > marinero, capitan lancha
marinero > barco, marino
bosque > forestal
forestal > forestal
lenador > forestal, aserradero
aserradero > aserradero, carpintero
estetica > estilista, cultor belleza, barbero, manicurista
salon belleza > estilista, cultor belleza, manicurista, cosmetologo
belleza > estilista, cultor belleza, cosmetologo, manicurista
estilista > peluquero, barbero, cultor belleza, estilismo
estilismo > estilista, cultor belleza
cortar pelo > estilista, barbero, peluquero
cortar cabello > estilista, barbero, peluquero
corte cabello > estilista, barbero, peluquero
corte pelo > estilista, barbero, peluquero
cortes cabello > estilista, barbero, peluquero
cortes pelo > estilista, barbero, peluquero
pelo > estilista, barbero, peluquero
cabello > estilista, barbero, peluquero
pelar > barbero, estilista, peluquero
peinar > estilista, peluquero
peinados > estilista, maquillista
colorista > estilista, colorimetria
tintes > estilista, colorista
barberia > barbero, estilista, peluquero
barber > barbero, estilista
barbero > peluquero, estilista
peluqueria > estilista, barbero, peluquero
peluquero > estilista, barbero
unas > manicurista, aplicador unas, estilista
poner unas > manicurista, aplicador unas, estilista
pintar unas > manicurista, aplicador unas, estilista
unas acrilicas > manicurista, aplicador unas
acrilico unas > manicurista, aplicador unas
gelish > manicurista, aplicador unas
manicure > manicurista, aplicador unas
manicurista > pedicurista, aplicador unas, manicure
pedicure > pedicurista, podologo, manicurista
pedicurista > manicurista, podologo
pestanas > aplicador pestanas, pestanas, estilista
poner pestanas > aplicador pestanas, pestanas, estilista
lashista > aplicador pestanas, pestanas
cejas > aplicador pestanas, estilista, maquillista
maquillar > maquillista, maquillaje, estilista
maquillaje > maquillista, estilista
maquillista > maquillaje, estilista
cosmetologia > cosmetologo, cosmiatra
cosmetologo > cosmiatra, facialista, cultor belleza
cosmiatra > cosmetologo, facialista
faciales > cosmetologo, cosmiatra, facialista
depilar > cosmetologo, depilacion
depilacion > cosmetologo, depilacion
masajes > masajista, masoterapeuta, spa
masoterapeuta > masajista, spa
tatuar > tatuador
tatuajes tatuador > tatuador
podologia > podologo
pies > podologo, pedicurista
cosmeticos > consejera belleza, demostrador, perfumeria
perfumes > demostrador fragancia, perfumeria, consejera
perfumeria > demostrador fragancia, consejera, vendedor perfumeria
`;
