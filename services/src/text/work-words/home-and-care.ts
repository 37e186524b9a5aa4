/** Work in homes, with children, the old and the sick, cleaning and gardens. Rules as in `../synonym-rules.ts`. */
export const HOME_AND_CARE_RULES = `
muchacha planta > empleado domestico, trabajador hogar, domestico, limpieza casa, ninero, ama llaves, limpieza
muchacha entrada > empleado domestico, trabajador hogar, domestico, limpieza casa, limpieza
planta casa > empleado domestico, trabajador hogar, domestico, limpieza casa, ninero, limpieza
casa familia > empleado domestico, trabajador hogar, domestico, limpieza casa, ninero, limpieza
casa particular > empleado domestico, domestico, limpieza casa, limpieza
quedada > empleado domestico, domestico, limpieza casa, limpieza
cama adentro > empleado domestico, domestico, limpieza casa, limpieza
casas limpieza > empleado domestico, domestico, limpieza casa, limpieza
limpiar casa > empleado domestico, domestico, limpieza casa, limpieza
aseo casa > empleado domestico, domestico, limpieza casa, limpieza
aseo casas > empleado domestico, domestico, limpieza casa, limpieza
labores hogar > empleado domestico, domestico, limpieza casa, limpieza
labores domesticas > empleado domestico, domestico, limpieza casa, limpieza
quehacer casa > empleado domestico, domestico, limpieza casa, limpieza
fregona > empleado domestico, domestico, limpieza
gata > empleado domestico, domestico, limpieza
cocinera casa > cocinero, cocina casa
lavandera > lavandero, lavanderia
planchar ropa > planchador, lavanderia
planchar > planchador
lavar ropa > lavandero, lavanderia
lavar banos > limpieza, intendente
limpiar banos > limpieza, intendente
limpiar oficina > limpieza oficina, limpieza, intendente
limpiar edificio > limpieza, intendente
limpiar vidrios > limpieza, lavador vidrios
limpiavidrios > limpieza, lavador vidrios
limpieza vidrios > lavador vidrios, limpieza
limpieza alturas > limpieza, trabajos altura
barrer calles > barrido, limpieza, intendente
trapeador > limpieza
aseador > limpieza, intendente
conserjeria > conserje, intendente
janitor > limpieza, intendente
limpieza hotel > camarista, recamarista, limpieza, areas publicas, mozo
limpiar cuartos > camarista, recamarista, limpieza
tender camas > camarista, recamarista, recamarero
tender cama > camarista, recamarista, recamarero
cuartos hotel > camarista, recamarista
recamarero > camarista, recamarista
mucamo > camarista, recamarista, limpieza
camarero piso > camarista, recamarista
ama llaves > ama llaves, camarista, supervisor camarista
ropero hotel > roperia, lavanderia
niera > ninero
nana > ninero, cuidador infantil
nanny > ninero, cuidador infantil
baby sitter > ninero, cuidador infantil
ninera planta > ninero, domestico
ninero > nana, cuidador infantil
cuidar nino > ninero, cuidador infantil, asistente educativo
cuidar chamacos > ninero, cuidador infantil, asistente educativo
chamaco > ninero, asistente educativo
escuincle > ninero, asistente educativo
chiquillo > ninero, asistente educativo
lactante > asistente educativo, puericultista, guarderia
guarderia > asistente educativo, educador, puericultista, guarderia
maternal > asistente educativo, educador
cuidar anciano > cuidador adulto, cuidador paciente, cuidador
cuidar ancianos > cuidador adulto, cuidador paciente, cuidador
cuidar adulto mayor > cuidador adulto, cuidador paciente, cuidador
cuidar adultos mayores > cuidador adulto, cuidador paciente, cuidador
cuidar mayor > cuidador adulto, cuidador paciente, cuidador
cuidar abuelitos > cuidador adulto, cuidador paciente, cuidador
cuidar abuelito > cuidador adulto, cuidador paciente, cuidador
cuidar viejitos > cuidador adulto, cuidador paciente, cuidador
cuidar viejito > cuidador adulto, cuidador paciente, cuidador
cuidar enfermo > cuidador, enfermero
cuidar paciente > cuidador paciente, cuidador, enfermero
cuidar pacientes > cuidador paciente, cuidador, enfermero
asilo > cuidador, enfermero, geriatrico
casa reposo > cuidador, enfermero, geriatrico
casa hogar > cuidador, educador, trabajador social
geriatria > cuidador, geriatrico, enfermero
acompanante > cuidador, acompanante terapeutico
cuidar bodega > velador, vigilante, guardia
cuidar almacen > velador, vigilante, guardia
cuidar obra > velador obra, velador, vigilante
cuidar terreno > velador, vigilante
cuidar edificio > vigilante, guardia, conserje, velador
cuidar estacionamiento > vigilante, guardia, acomodador autos, estacionamiento
cuidar carros > vigilante, acomodador autos, estacionamiento
cuidar coches > vigilante, acomodador autos, estacionamiento
cuidar autos > vigilante, acomodador autos, estacionamiento
cuidar tienda > vigilante, guardia, empleado mostrador
cuidar rancho > encargado rancho, velador, vigilante
cuidar quinta > velador, jardinero, vigilante
cuidar finca > velador, jardinero, encargado rancho
cuidar fabrica > vigilante, guardia, velador
cuidar entrada > vigilante, guardia
cuidar casas > velador, vigilante, guardia
cuidar animales > canino, rancho, veterinario, granja
pasear perro > paseador, canino, veterinario
paseador > canino
paseador perro > canino, veterinario
jardineria > jardinero, areas verdes
podador > jardinero, areas verdes
cortar pasto > jardinero, areas verdes
cortar cesped > jardinero, areas verdes
pasto > jardinero
zacate > jardinero
arbol > jardinero, arborista, areas verdes
plantas ornamentales > jardinero, vivero, floreria
vivero > jardinero, vivero
florista > floreria, arreglos florales
floreria > florista
flores > florista, floreria
alberquero > alberca, mantenimiento alberca
limpiar albercas > alberquero, alberca
piscina > alberca, alberquero
fumigar > fumigador, control plagas
plagas > fumigador, control plagas
exterminador > fumigador, control plagas
mudancero > mudanza, cargador
`;
