/**
 * What people write around what they look for: that they search, for whom it is, how soon, and courtesies. None of it
 * narrows a search. Offers keep these words in their index, since titles may need them. Folded words.
 */
const FILLERS = new Set(
  `
busco busca buscar buscando buscamos necesito necesita necesitamos necesitan solicito solicita solicitan solicitamos
quiero quisiera ofrezco requiero requieren requiere contratan contratando contratacion contrataciones
urge urgen urgente urgentes urgentemente inmediato inmediata inmediatas pronto ya hoy ahora
chamba chambas chambear jale jales laburo trabajar trabaje laborar emplearme ofertas oferta bolsa puesto puestos plaza plazas
hola buenas buenos tardes dias favor gracias porfa ayuda ayudenme
me mi mis yo tu tengo soy estoy somos alguien persona personas gente
cerca cercano cercana cercanos cercanas aqui alrededor donde como cual cuales que hay algo algun alguna algunos cualquier cualquiera cosa cosas
lo sea gusta gustaria interesa interesado interesada disponible disponibles disponibilidad
`
    .trim()
    .split(/\s+/),
);

/** Word forms that say under which conditions one works, not as what: no offer fits by them alone. */
const CONDITIONS = new Set(
  `
turno turnos nocturno matutino vespertino diurno rotativo mixto noche manana tarde horario hora dia lunes viernes sabado domingo
semana semanal quincenal mensual diario fin fines tiempo medio completo parcial jornada
experiencia experencia titulado trunco estudio secundaria preparatoria prepa licenciatura ingles
casa home office remoto distancia presencial
sueldo salario pago pagan paga bien buen bueno mil peso prestaciones base
licencia tipo auto carro propio vehiculo
joven adulto mayor hombre mujer estudiante ano edad
`
    .trim()
    .split(/\s+/),
);

/** Whether a word form says only under which conditions one works. */
export const isCondition = (form: string): boolean => CONDITIONS.has(form);

/** Whether a folded word of a search says nothing about the vacancy that is looked for. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
