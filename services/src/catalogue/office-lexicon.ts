/**
 * Words of office titles, and of those that Mexican employers write in English; the form is that of `CATEGORY_LEXICON`.
 * English puts the field before the rank ('sales manager'), so most phrases are a pair; a field alone counts only
 * where nothing else does.
 */
export const OFFICE_LEXICON: ReadonlyArray<readonly [subcategory: string, phrases: string]> = [
  [
    '1.1',
    'administrative assistant*, admin assistant*, office assistant*, office manager*, administrador* oficina*, administracion oficina*, office coordinator*, office administrator*, ' +
      'executive assistant*, personal assistant*, virtual assistant*, asistente* virtual*, back office, backoffice, ' +
      'administrative coordinator*, administrative analyst*, office clerk*, ~administrative, ~clerk*',
  ],
  ['1.2', 'receptionist*, front desk receptionist*, secretary, secretaries'],
  ['1.3', 'data entry, data capture, entrada ~datos, ingreso datos'],
  [
    '1.4',
    'buyer*, purchasing, procurement, sourcing, category manager*, category buyer*, gerente* categoria*, supplier development, ' +
      'desarrollo proveedores, desarrollador* proveedores, vendor manager*, ~adquisiciones',
  ],
  [
    '1.5',
    'operations manager*, operations director*, operations analyst*, operations coordinator*, operations lead*, director operations, subdirector* operaciones, subgerente* operaciones, revenue manager*, delivery manager*, ' +
      'head operations, vp operations, general manager*, country manager*, managing director*, chief executive officer*, ' +
      'chief operating officer*, chief staff, ceo, coo, gerente* regional operaciones, analista* operaciones, coordinador* operaciones, ' +
      'gerente* pais, director* ejecutiv*, ~gerente* proyecto*, ~coordinador* proyecto*, ~lider* proyecto*, ~director* proyecto*, ' +
      '~administrador* proyecto*, project manager*, project coordinator*, project management, program manager*, pmo, ' +
      'project lead*, business operations, strategy analyst*, strategy manager*, planeacion estrategica, ~operations',
  ],
  [
    '2.1',
    'accountant*, accounting, bookkeeper*, bookkeeping, controller*, controllership, finance manager*, finance analyst*, finance director*, ' +
      'finance business, finance specialist*, finance coordinator*, head finance, chief financial officer*, cfo, financial analyst*, ' +
      'financial controller*, financial planning, financial manager*, financial reporting, fp analyst*, fp manager*, analista* fp, gerente* fp, treasury, tax analyst*, ' +
      'tax manager*, tax specialist*, tax accountant*, tax consultant*, ~tax, ~impuestos, planeacion financier*, gerente* financier*, ' +
      'director* financier*, jefe* financier*, especialista* financier*, administracion finanzas, general ledger, record report, ' +
      'record to report, r2r, reporting analyst*, fiscal manager*, ~finance, ~financial, ~financier*, ~fiscal',
  ],
  [
    '2.2',
    'accounts receivable, account receivable, collections, collector*, credit collection*, order cash, otc analyst*, analista* cxc, auxiliar cxc, cxc',
  ],
  [
    '2.3',
    'internal audit*, internal auditor*, external auditor*, sox, compliance, ~cumplimiento, cumplimiento normativo, control interno, internal control*',
  ],
  ['2.4', 'payroll, imss infonavit, seguro social, especialista* imss, analista* imss'],
  [
    '2.5',
    'credit analyst*, credit manager*, credit risk, risk analyst*, risk manager*, analista* riesgo*, gerente* riesgo*, actuari*, actuary, actuarial, ' +
      'underwriter*, gestion riesgo*, administra* riesgo*, financial planner*, financial advisor*, suscriptor*, insurance, loan officer*, loan processor*, mortgage, claims adjuster*, claims, hipotecari*, pld, prevencion lavado, lavado dinero, anti money laundering, aml, kyc, ' +
      'ejecutiv* cuenta* bancari*, ejecutiv* pyme*, gerente* sucursal* bancari*, gerente* banca, gerente* banco, director* sucursal bancari*, banking, banker*, ' +
      'wealth manager*, wealth advisor*, investment*, ~inversiones, bursatil*, fondos inversion, siniestro*, reclamaciones, fraud analyst*, fraudes, analista* fraude*',
  ],
  [
    '2.6',
    'accounts payable, account payable, billing, invoicing, invoice*, cxp, analista* cxp, auxiliar cxp, procure pay, p2p, ap analyst*, ap specialist*, ap ar, ' +
      'cost accountant*, cost analyst*, pricing, analista* precio*, analista* costo*, budget*, travel expenses',
  ],
  [
    '3.2',
    'account executive*, account manager*, key account*, kam, kams, sales executive*, sales representative*, sales rep, sales associate*, sales agent*, sales advisor*, ' +
      'sales consultant*, sales specialist*, sales analyst*, sales coordinator*, sales assistant*, sales support, sales operations, sales engineer*, sales development, sdr, bdr, ' +
      'inside sales, field sales, outside sales, technical sales, software sales, business development, desarrollo comercial, desarrollador* mercado, ' +
      'new business, partnership*, alianzas comerciales, alianzas estrategicas, nuevos negocios, hunter, pre sales, presales, ingenier* preventa, consultor* preventa, real estate, territory manager*, ' +
      'territory sales, commercial executive*, commercial analyst*, commercial advisor*, ejecutiv* cuenta* clave*, ejecutiv* negocio*, ' +
      'asesor* negocio*, analista* venta*, administrador* venta*, inteligencia comercial, account director*, cuentas corporativas, consultor* comercial*, jefe* comercial*, becari* comercial*, area comercial, business developer*, sales developer*, ~sales',
  ],
  ['3.6', 'telesales, telemarketer*'],
  [
    '3.8',
    'sales manager*, sales director*, sales supervisor*, sales lead*, sales team lead*, head sales, vp sales, director sales, commercial manager*, ' +
      'commercial director*, gerente* nacional venta*, gerente* regional venta*, regional sales manager*, area sales manager*, national sales manager*, ' +
      'gerente* zona venta*, ventas gerente*',
  ],
  [
    '3.5',
    'store manager*, assistant store manager*, store leader*, store associate*, store supervisor*, branch manager*, retail manager*, visual merchandiser*, shop manager*',
  ],
  ['3.4', 'cashier*'],
  [
    '4.1',
    'customer success, customer service, customer support, customer care, customer experience, client service*, client success, client support, guest service*, ' +
      'guest experience, experiencia cliente*, exito cliente*, soporte cliente*, servicio postventa, postventa, post venta, after sales, bilingual agent*',
  ],
  [
    '4.2',
    'call centre, contact centre, telephone agent*, agente* bilingue*, asesor* bilingue*, operador* bilingue*',
  ],
  ['5.1', 'truck driver*, driver*, cdl'],
  ['5.2', 'warehouse*, inventory, inventories, stock clerk*, picker*, materialistas, storekeeper*'],
  ['5.3', 'courier*, delivery driver*, delivery rider*'],
  ['5.4', 'forklift*'],
  [
    '5.5',
    'supply chain, cadena suministro*, cadenas suministro*, logistics, logistic coordinator*, demand planner*, demand planning, supply planner*, supply planning, ' +
      'planeador* demanda, planeacion demanda, planeador* material*, planeador* compra*, material planner*, materials planner*, materials manager*, ~planner, dispatcher*, despachador* transporte*, ' +
      'transportation, transport manager*, freight, fleet manager*, flotilla*, fulfillment, distribution, shipping, last mile, ultima milla, s op, traffic coordinator*',
  ],
  [
    '5.7',
    'customs, import export, import specialist*, imports, exports, foreign trade, trade compliance, immex, arancelari*, agente aduanal',
  ],
  [
    '6.1',
    'production operator*, machine operator*, assembler*, production associate*, planeador* produccion, planeacion produccion, production planner*, production planning, production engineer*, programador* produccion',
  ],
  ['6.2', 'quality, supplier quality, sqe, qa qc, aseguramiento calidad, iso 9001'],
  ['6.3', 'welder*'],
  [
    '6.7',
    'production supervisor*, production manager*, production lead*, plant manager*, line leader*, manufacturing manager*, manufacturing supervisor*, operations plant manager*',
  ],
  [
    '7.1',
    'maintenance technician*, maintenance manager*, maintenance supervisor*, maintenance planner*, ~facilities, facility manager*, ~maintenance',
  ],
  ['7.3', 'electrician*'],
  [
    '8.2',
    'construction manager*, analista* precios unitarios, gerente* proyecto* construccion, lider* proyecto* construccion, coordinador* proyecto* construccion, director* proyecto* obra, gerente* proyecto* obra, coordinador* proyecto* obra, construction superintendent*, site manager*, ingenier* costos presupuestos, costos precios unitarios',
  ],
  [
    '8.3',
    'architect, architects, interior designer*, landscape architect*, bim, coordinador* bim, modelador* bim',
  ],
  [
    '9.1',
    'process engineer*, industrial engineer*, manufacturing engineer*, project engineer*, continuous improvement, lean, lean manufacturing, six sigma, product engineer*, ' +
      'design engineer*, engineering manager*, test engineer*, application engineer*, ingenier* producto*, ~ingenier* desarrollo, ingenier* aplicacion*, ' +
      'npi engineer*, packaging engineer*, tooling engineer*, ingenier* pruebas, ingenier* validacion, kaizen, excelencia operacional, operational excellence, research development, investigacion desarrollo',
  ],
  ['9.2', 'civil engineer*, structural engineer*, ingenier* estructural*'],
  [
    '9.3',
    'mechanical engineer*, electrical engineer*, electronics engineer*, controls engineer*, control engineer*, automation engineer*, programador* plc, plc, maintenance engineer*, mechatronic*, field service engineer*, ingenier* servicio, ingenier* campo, hardware engineer*, robotics engineer*',
  ],
  [
    '9.4',
    'chemical engineer*, chemist*, environmental engineer*, ~sustentabilidad, sustainability, petroleum engineer*',
  ],
  [
    '10.1',
    'software engineer*, software developer*, developer*, developers, full stack*, fullstack*, front end*, back end*, frontend*, backend*, web developer*, webmaster*, mobile developer*, mobile engineer*, ' +
      'ios, android, flutter, react*, angular*, node js, nodejs, net developer*, python, golang, kotlin, typescript, javascript, laravel, ruby, rails, c#, c++, cobol, abap, wordpress, ' +
      'qa, qa engineer*, qa tester*, qa analyst*, qa automation, qa manual, analista* qa, ingenier* qa, tester*, testing, automation qa*, sdet, ingenier* pruebas software, pruebas software, aseguramiento calidad software, ' +
      'calidad software, software quality, software test*, devops, devsecops, sre, site reliability, platform engineer*, solution* architect*, software architect*, technical architect*, enterprise architect*, cloud architect*, ' +
      'arquitect* solucion*, arquitect* aplicacion*, arquitect* ti, arquitect* empresarial*, arquitect* tecnic*, arquitect* java, arquitect* net, arquitect* ~sap, arquitect* sistema*, arquitect* devops, arquitect* ~salesforce, arquitect* integracion*, ' +
      'scrum*, agile*, product owner*, product manager*, product management, technical product*, gerente* producto digital, tech lead*, technical lead*, lead engineer*, ~lider* tecnic*, ~lider* desarrollo, ' +
      'desarrollo software, desarrollo sistemas, desarrollo aplicaciones, gerente* desarrollo software, gerente* desarrollo ti, jefe* desarrollo software, engineering lead*, blockchain, ~unity, game developer*, game programmer*, machine learning, ai engineer*, ' +
      'artificial intelligence, inteligencia artificial, prompt engineer*, llm*, salesforce, sap, ~odoo, ~netsuite, dynamics 365, oracle ebs, servicenow, ~erp, implementador* erp, consultor* erp, implementador* software, ' +
      'consultor* funcional*, analista* funcional*, functional analyst*, functional consultant*, business analyst*, analista* requerimiento*, analista* negocio ti, business systems analyst*, analista programador*, ' +
      'analista desarrollador*, automatizador*, rpa, integration engineer*, integration developer*, embedded, sistemas embebidos, firmware, programmer analyst*',
  ],
  [
    '10.2',
    'it support, technical support, tech support, desktop support, support engineer*, support technician*, support specialist*, support analyst*, helpdesk, service desk*, servicedesk, field technician*, ' +
      'analista* soporte, especialista* soporte, agente* soporte, soporte sitio, soporte aplicacion*, soporte ti, soporte it, application support',
  ],
  [
    '10.3',
    'network*, voz datos, infrastructure, infraestructura ti, infraestructura tecnologica, infraestructura it, ingenier* infraestructura, systems administrator*, system administrator*, sysadmin*, systems engineer*, system engineer*, ' +
      'systems analyst*, administrador* servidor*, administrador* ~linux, linux, ~windows server, vmware, cloud engineer*, cloud administrator*, cloud ops, ingenier* nube, arquitect* nube, arquitect* ~cloud, arquitect* infraestructura, arquitect* red*, arquitect* seguridad, ' +
      'network architect*, cloud, nube, ciberseguridad, cybersecurity, cyber security, information security, security engineer*, security analyst*, seguridad informacion, seguridad informatica, especialista* seguridad informa*, ingenier* seguridad informa*, jefe* seguridad informa*, auxiliar* seguridad informa*, supervisor* seguridad informa*, tecnico* seguridad informa*, soc analyst*, analista* soc, pentester*, ethical hack*, ' +
      'it manager*, it director*, it project*, it analyst*, it specialist*, it coordinator*, it administrator*, it auditor*, it engineer*, it technician*, it lead*, it operations, it business, it service*, head it, director it, gerente* it, coordinador* it, ' +
      'proyectos ti, proyecto ti, proyectos it, proyectos tecnologia, proyectos sistemas, lider* proyecto* ti, lider* proyecto* it, gerente* proyecto* ti, gerente* proyecto* it, coordinador* proyecto* ti, gerente* ti, director* ti, coordinador* ti, jefe* ti, information technology, tecnologia informacion, cto, cio, chief technology officer*, chief information officer*, ' +
      'voip, telecom*, telecommunications, transformacion digital, digital transformation, itil, ~tecnologia, ~tecnologias, ~it',
  ],
  [
    '10.4',
    'data analyst*, data engineer*, data scientist*, data architect*, data science, data analytics, data steward*, data governance, data manager*, data modeler*, data quality, data specialist*, data lead*, data entry analyst*, ' +
      'database*, dba, dbas, datos, ingenier* datos, cientific* datos, arquitect* datos, arquitect* informacion, gobierno datos, ciencia datos, analista* bi, bi, bi analyst*, bi developer*, desarrollador* bi, arquitect* bi, power bi, tableau, looker, qlik*, etl, data warehouse, big data, ' +
      'inteligencia negocio*, business intelligence, analytics, ~analitica, analytics engineer*, machine learning engineer*, ml engineer*, mlops, estadistic*, statistic*, snowflake, databricks, insights analyst*',
  ],
  [
    '11.1',
    'physician*, medical doctor*, clinical research, clinical trial*, investigacion clinica, medical science liaison, medical advisor*, msl',
  ],
  ['11.2', 'nurse*, registered nurse*, nursing'],
  ['11.3', 'pharmacist*, regulatory affairs, asuntos regulatorios, farmacovigilancia, pharmacovigilance'],
  ['11.4', 'dentist*, dental assistant*'],
  ['11.6', 'psychologist*, therapist*'],
  ['12.1', 'teacher*, professor*, lecturer*'],
  [
    '12.3',
    'training specialist*, training coordinator*, training manager*, trainer*, learning development, instructional designer*, disenador* instruccional*, formador*',
  ],
  ['12.6', 'personal trainer*, fitness, coach deportivo'],
  ['12.4', 'english teacher*, english instructor*, spanish teacher*, translator*, interpreter*, traduccion'],
  ['13.1', 'cook*, line cook*, sous chef*'],
  ['13.2', 'waiter*, waitress*'],
  ['13.7', 'restaurant manager*, food beverage'],
  ['14.2', 'hotel manager*, guest relations, night auditor*, reservations'],
  ['14.3', 'travel agent*, travel advisor*, tour guide*, travel consultant*'],
  ['16.1', 'security guard*, security supervisor*'],
  [
    '16.4',
    'ehs*, hse*, safety engineer*, safety coordinator*, safety specialist*, safety manager*, health safety, environmental health',
  ],
  [
    '17.1',
    'recruiter*, driver* recruiter*, truck driver* recruiter*, recruiting, recruitment, talent acquisition, talent partner*, talent sourcer*, sourcer*, headhunter*, head hunter*, atraccion seleccion, seleccion ~talento, employer branding',
  ],
  [
    '17.2',
    'hr*, human resources, hr business partner*, hrbp, people partner*, people operations, people culture, people analytics, gente cultura, generalist*, talento, desarrollo organizacional, clima laboral, cultura organizacional, ' +
      'compensation*, compensacion*, labor relations, employee relations, relaciones laborales, business partner rh, business partner recursos, gestion talento, chief human resources officer*',
  ],
  [
    '18.1',
    'digital marketing, seo, seo specialist*, paid media, google ads, meta ads, facebook ads, gerente* producto*, paid search, performance marketing, trafficker*, trafficker digital, growth, growth marketing, growth hacker*, brand manager*, brand specialist*, ' +
      'branding, trade marketing, ~ecommerce, ~commerce, comercio electronico, marketplace*, content manager*, content creator*, content strategist*, content marketing, content specialist*, creador* contenido*, ' +
      'generador* contenido*, estratega contenido*, contenidos digitales, community*, influencer*, media planner*, media buyer*, planner medios, planeador* medios, analista* medios, medios digitales, crm specialist*, email marketing, ' +
      'product marketing, creative director*, art director*, director* arte, director* creativ*, campaign manager*, event* coordinator*, event* manager*, event planner*, wedding planner*, coordinador* evento*, organizador* evento*, ejecutiv* evento*, productor* evento*, ~eventos',
  ],
  [
    '18.2',
    'public relations, pr specialist*, pr manager*, pr executive*, pr coordinator*, comunicacion interna, comunicacion corporativa, comunicacion organizacional, corporate communications, communications specialist*, communications manager*',
  ],
  [
    '18.3',
    'market research*, consumer insights, shopper insights, research analyst*, investigacion mercados',
  ],
  [
    '19.1',
    'graphic designer*, ux*, ui designer*, ui ux*, product designer*, web designer*, visual designer*, designer*, motion graphic*, motion designer*, animador* 3d, animador* 2d, ilustrador*, illustrator*, diseno ux, diseno ui, creativ* grafic*',
  ],
  ['19.2', 'cad designer*, cad engineer*, drafter*, mechanical designer*, modelador* 3d'],
  [
    '19.3',
    'copywriter*, copy creativo, copy writer*, content writer*, technical writer*, writer*, editor* contenido*, video editor*, videographer*, photographer*, journalist*, realizador*, productor* audiovisual*, audiovisual*, podcast*, guionista*',
  ],
  [
    '20.1',
    'legal counsel, cumplimiento legal, counsel, general counsel, attorney*, lawyer*, legal assistant*, legal analyst*, legal manager*, corporate counsel, propiedad intelectual, intellectual property, contract manager*, ~contratos, corporativo legal',
  ],
];
