import { toWords } from '../text.ts';

const TITLE_WORDS = new Set(
  (
    'gerente subgerente auxiliar asistente ayudante cajero cajera vendedor vendedora ejecutivo ejecutiva asesor asesora ' +
    'promotor promotora ingeniero ingeniera analista desarrollador desarrolladora programador programadora coordinador coordinadora ' +
    'supervisor supervisora jefe jefa director directora subdirector subdirectora operador operadora operario operaria tecnico tecnica chofer ' +
    'conductor repartidor contador contadora enfermero enfermera medico medica maestro maestra docente profesor profesora instructor instructora ' +
    'recepcionista almacenista mesero mesera cocinero cocinera chef lavaloza barista bartender secretaria secretario administrador ' +
    'administradora encargado encargada lider responsable consultor consultora disenador disenadora arquitecto arquitecta abogado abogada ' +
    'becario becaria practicante pasante residente capturista telemarketer teleoperador agente representante inspector inspectora ' +
    'guardia vigilante mecanico electricista soldador plomero albanil carpintero pintor montacarguista empacador surtidor ' +
    'comprador compradora planeador reclutador reclutadora psicologo psicologa nutriologo nutriologa dentista quimico quimica ' +
    'investigador investigadora redactor redactora editor editora fotografo fotografa community manager engineer developer analyst assistant ' +
    'intern specialist especialista coordinator director lead head officer associate administrator clerk cashier accountant nurse teacher ' +
    'designer architect consultant representative technician operator driver waiter waitress cook receptionist executive president ' +
    'vicepresidente ceo cto cfo coo founder fundador fundadora socio gestor gestora tutor tutora ' +
    'intendente limpieza dependiente demostrador demostradora facturista nominista auditor auditora tester qa scrum product owner ' +
    'trainee freelance freelancer voluntario voluntaria volunteer tesorero cobrador monitorista estilista cosmetologa niñera cuidadora ' +
    'seller salesperson buyer planner recruiter scientist researcher writer editor supervisor foreman welder electrician mechanic programmer'
  ).split(' '),
);

const COMPANY_WORDS = new Set(
  (
    'grupo corporativo corporacion empresa empresas compania cia hospital clinica universidad instituto colegio escuela banco bank ' +
    'tienda tiendas farmacia farmacias restaurante restaurant hotel hoteles constructora comercializadora distribuidora soluciones ' +
    'servicios laboratorio laboratorios industrias industria transportes transportadora secretaria gobierno ayuntamiento abarrotes ' +
    'supermercado supermercados autopartes refaccionaria papeleria panaderia taller talleres agencia despacho consultores consultoria consulting inc llc ltd ' +
    'corp gmbh company group solutions services systems sistemas technologies tecnologias labs studio estudio logistica logistics ' +
    'seguros inmobiliaria textiles muebles mueblerias alimentos lacteos manufacturas plasticos maquiladora fundacion asociacion centro ' +
    'plaza cafe cafeteria bodega mercado ferreteria importadora exportadora telecomunicaciones software digital media ' +
    'partners holdings foods motors airlines university school college store stores clinic cocina pasteleria boutique zapateria almacenes ' +
    'cooperativa notaria imprenta editorial periodico radio television productora minera petroquimica quimicos empaques aceros'
  ).split(' '),
);

const LEGAL_FORM =
  /\bS\.?\s?(?:A\.?|de\s?R\.?\s?L\.?|C\.?|A\.?\s?P\.?\s?I\.?)(?:\s?de\s?C\.?\s?V\.?)?(?=[\s,.)]|$)|\bde C\.?\s?V\.?|\bA\.\s?C\.|\bInc\b|\bLLC\b|\bLtd\b/;

const words = (text: string): string[] => toWords(text).split(' ');

/** How much a text looks like what somebody is, from 0. */
export function titleScore(text: string): number {
  const [first = '', ...others] = words(text);
  const start = TITLE_WORDS.has(first) ? 2.5 : 0;
  const inside = others.some((word) => TITLE_WORDS.has(word)) ? 1.5 : 0;
  return Math.max(start, inside);
}

/** How much a text looks like the name of an employer, from 0. */
export function companyScore(text: string): number {
  const [first = '', ...others] = words(text);
  const form = LEGAL_FORM.test(text) ? 3 : 0;
  const start = COMPANY_WORDS.has(first) ? 2 : 0;
  const inside = others.some((word) => COMPANY_WORDS.has(word)) ? 0.8 : 0;
  return form + Math.max(start, inside);
}

const SCHOOL =
  /\b(?:universidad|university|univ|instituto|institute|tecnologico|tec de|colegio|college|school|escuela|preparatoria|prepa|cetis|cbtis|cbta|conalep|cecyt|cobach|cobaej|unam|ipn|itesm|uvm|uag|uanl|udg|buap|uam|uabc|uady|uaslp|itam|unitec|iteso|anahuac|lasalle|la salle|centro universitario|facultad|bachilleres|academia|academy|unidad|campus|politecnico|polytechnic|utel|up|uvg|cbt|telesecundaria|plantel|normal)\b/;

const DEGREE =
  /\b(?:licenciatura|licenciado|licenciada|lic|ingenieria|ingeniero|ingeniera|ing|maestria|maestro en|master|masters|mba|doctorado|doctor|phd|especialidad|especializacion|tecnico|tecnica|tsu|bachillerato|preparatoria|prepa|secundaria|primaria|bachelor|bachelors|bachiller|carrera|diploma|diplomado|associate|degree|high school|pasante|posgrado|postgrado|arquitectura|contaduria|derecho|medicina|enfermeria|psicologia|administracion|b s|b a|m s|bsc|msc|ba|bs|phd)\b/;

/** How much a text looks like a school, from 0. */
export const schoolScore = (text: string): number => {
  const plain = toWords(text);
  const match = SCHOOL.exec(plain);
  if (!match) return 0;
  if (match.index === 0) return 2.5;
  return DEGREE.exec(plain)?.index === 0 ? 0.5 : 1.5;
};

/** How much a text looks like what was studied, from 0. */
export const degreeScore = (text: string): number => {
  const match = DEGREE.exec(toWords(text));
  if (!match) return 0;
  return match.index === 0 ? 2.5 : 1;
};

const LEVELS: ReadonlyArray<readonly [number, RegExp]> = [
  [
    6,
    /\b(?:maestria|master|masters|mba|doctorado|doctor|phd|especialidad medica|posgrado|postgrado|m s|msc|maestro en|maestra en)\b/,
  ],
  [3, /\b(?:tecnico superior|tsu|carrera tecnica|tecnico|tecnica|associate|conalep|cetis|cbtis)\b/],
  [
    5,
    /\b(?:licenciatura|licenciado|licenciada|lic|ingenieria|ingeniero|ingeniera|ing|bachelor|bachelors|b s|b a|bsc|ba|bs|carrera|arquitectura|contaduria|contador|medico|medicina|derecho|enfermeria|psicologia|universitario|universidad|university|degree|titulado)\b/,
  ],
  [
    2,
    /\b(?:bachillerato|preparatoria|prepa|high school|bachiller|bachilleres|cecyt|cobach|media superior)\b/,
  ],
  [1, /\b(?:secundaria|telesecundaria|middle school|educacion basica)\b/],
];

const UNFINISHED =
  /\b(?:trunca|trunco|truncos|inconclusa|inconcluso|pasante|sin titulo|en curso|cursando|incomplete|semestre|cuatrimestre|actualmente|in progress|no concluida)\b/;

/** Level of studies by the catalogue, 1 to 6; 0 where nothing says it. */
export function educationLevel(text: string, isCurrent: boolean): number {
  const plain = toWords(text);
  const level = LEVELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 0;
  return level === 5 && (isCurrent || UNFINISHED.test(plain)) ? 4 : level;
}
