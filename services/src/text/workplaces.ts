import { toWordForm } from './word-form.ts';

/** Words that say where one works rather than as what. */
const WORKPLACES = new Set(
  `
fabrica oficina restaurante hotel hospital clinica escuela colegio kinder guarderia tienda supermercado gasolinera banco
maquila maquiladora maquiladoras aeropuerto cine casino gimnasio laboratorio imprenta rancho granja consultorio
cafeteria bar antro planta obra mina farmacia panaderia carniceria lavanderia tintoreria barberia spa funeraria universidad
biblioteca museo crucero comedor taqueria pizzeria motel boutique zapateria tortilleria papeleria ferreteria refaccionaria tlapaleria
`
    .trim()
    .split(/\s+/)
    .map(toWordForm),
);

/** Whether a word form says where one works rather than as what: 'oficina', 'restaurante'. */
export const isWorkplaceWord = (form: string): boolean => WORKPLACES.has(form);

/** Word forms that titles of common posts at a workplace begin with: 'Auxiliar de oficina'. */
export const COMMON_POSTS: readonly string[] = [
  'auxiliar',
  'ayudante',
  'empleado',
  'encargado',
  'operario',
  'obrero',
  'personal',
  'trabajador',
];
