/**
 * Words of titles that settle the subcategory, as `category.number: phrases`. A phrase counts when its words are in the
 * title in that order, side by side or with a word that says nothing of the trade between them; `*` ends a prefix, `~`
 * starts a weak phrase, which counts when nothing else does. Words that stand in too many trades (auxiliar, ayudante, general, jefe) never decide alone, so
 * that an offer stays without category rather than in a wrong one.
 */
export const CATEGORY_LEXICON: ReadonlyArray<readonly [subcategory: string, phrases: string]> = [
  [
    '1.1',
    'auxiliar administrativ*, asistente administrativ*, administrativ*, adminsitrativ*, adminstrativ*, administativ*, ' +
      'auxiliar oficina, asistente oficina, ayudante oficina, asistente direccion, asistente ejecutiv*, asistente gerencia, ' +
      'asistente personal, asistente directiv*, asistente general, auxiliar administracion, oficinista*, ' +
      'licenciad* administracion, lic administracion, practicante administracion, becario administracion, ' +
      'encargad* administracion, ~administracion',
  ],
  ['1.2', 'secretari*, recepcionista*, recepionista*, recepcion'],
  ['1.3', 'capturista*, captura datos, digitalizador*'],
  ['1.4', 'compras, comprador*, abastecimiento*, procuracion'],
  [
    '1.5',
    'gerente general, director general, gerente administrativ*, gerente administracion, subgerente administrativ*, ' +
      'gerente operaciones, director operaciones, administrador general, administrador empresa*, director administrativ*',
  ],
  ['1.6', 'archivista*, archivo, archivos, mensajero oficina, control documentos, bibliotecari*'],
  [
    '2.1',
    'contador*, contable*, contabl*, contabilidad, contaduria, tesoreria, tesorer*, finanzas, ' +
      'analista financier*, coordinador financier*, contralor*, contraloria, analista impuestos, especialista impuestos, ' +
      'analista fiscal, auxiliar fiscal, fiscalista*, ingresos, egresos',
  ],
  [
    '2.2',
    'cobranza*, cobrador*, credito cobranza*, creditos cobranza*, gestor* cobranza*, cuentas cobrar, ejecutiv* cuentas cobrar, gestor* domiciliari*, ' +
      'gestor* extrajudicial, extrajudicial, cartera vencida, recuperacion cartera, gestor* recuperacion',
  ],
  ['2.3', 'auditor*, auditoria'],
  ['2.4', 'nomina, nominas, nominista*, noministas'],
  [
    '2.5',
    'credito, creditos, asesor* credito*, promotor* credito*, ejecutiv* credito*, promotor* ventas credito*, ' +
      'promotor* venta credito*, asesor* ventas credito*, ejecutiv* ventas credito*, promotor* tarjeta*, ' +
      'promotor* prestamo*, promotor* seguros, promotor* pensiones, promotor* afore*, promotor* financier*, ' +
      'asesor* financier*, ejecutiv* financier*, consultor* financier*, asesor* patrimonial*, consultor* patrimonial*, ' +
      'agente* seguros, asesor* seguros, asesor* afore*, afore, afores, prestamos, cajer* bancari*, cajer* banco, ' +
      'ejecutiv* bancari*, bancari*, banca, servicios financieros, productos financieros, tarjetas credito, fianzas, ' +
      'valuador*, ejecutiv* banco, siniestros, ajustador seguros, ajustador autos, asesor* inversion*, asesor* ventas financier*, ' +
      'ejecutiv* ventas afore*, agente* ventas seguros, ejecutiv* ventas seguros, promotor* ventas seguros, ' +
      'asesor* ventas seguros',
  ],
  ['2.6', 'facturista*, facturacion, costos, cuentas pagar, ejecutiv* cuentas pagar, presupuestos'],
  [
    '3.1',
    'mostrador, dependiente*, vendedor* mostrador, vendedor* piso, vendedor* tienda*, vendedor* sucursal, ' +
      'vendedor* departamental*, vendedor* farmacia, venta mostrador, ventas mostrador, ventas piso, ventas tienda, ' +
      'consejer* belleza, perfumeria, asesor* ventas piso, asesor* piso',
  ],
  [
    '3.2',
    'ejecutiv* venta*, asesor* venta*, vendedor*, ejecutiv* comercial*, asesor* comercial*, agente* venta*, ' +
      'representante* venta*, representante* comercial*, ejecutiv* cuenta*, gerente cuentas clave, cuentas clave, ' +
      'asesor* inmobiliari*, agente* inmobiliari*, bienes raices, portabilidad, asociad* venta*, auxiliar venta*, ayudante venta*, ' +
      'empleado venta*, consultor* venta*, asistente venta*, asistente comercial, auxiliar comercial, analista comercial, ' +
      'representante medico, medical representative*, medical rep, visitador* medico*, desarrollador comercial, desarrollador negocios, desarrollo negocios, ' +
      'ingenier* venta*, comercializador*, ~ventas, ~venta, ~comisionista*',
  ],
  [
    '3.3',
    'promotor*, demostrador*, edecan*, impulsador*, promovendedor*, demovendedor*, demoedecan*, promoedecan*, degustador*, ' +
      'volanter*, botarguero*',
  ],
  ['3.4', 'cajer*, caja, cajas, taquiller*, boletero*'],
  [
    '3.5',
    'gerente tienda*, gerente sucursal*, subgerente tienda*, subgerente sucursal*, encargad* tienda*, encargad* sucursal*, ' +
      'jefe tienda*, jefe sucursal*, jefe piso, subjefe sucursal, lider tienda*, responsable tienda*, responsable sucursal, ' +
      'subencargado tienda, administrador sucursal, administrador tienda*, supervisor tienda*, supervisor sucursal*, ' +
      'supervisor piso, coordinador piso, coordinador sucursal*, encargad* piso, auxiliar tienda*, auxiliar sucursal, ' +
      'auxiliar piso, ayudante piso, ayudante tienda*, emplead* tienda*, emplead* piso, asociado tienda*, ' +
      'asociado piso, colaborador tienda*, piso venta*, pasiller*, anaqueler*, abarroter*, cerillo*, aparadorista*, ' +
      'visual merch*, resurtido, acomodador mercancia, encargad* boutique, gerente boutique, auxiliar boutique, probadores, ' +
      'gerente zapateria*, encargad* zapateria*, lider expendio, encargad* expendio, gerente minisuper, autoservicio',
  ],
  [
    '3.6',
    'telemark*, televentas, tele marketing, televendedor*, ventas telefon*, venta telefon*, ejecutiv* ventas telefon*, ' +
      'vendedor* telefon*, vendedor* telemark*, agente* ventas telefon*, asesor* ventas telefon*',
  ],
  [
    '3.7',
    'cambaceo, vendedor* cambaceo, vendedor* campo, vendedor* ruta, vendedor* preventista*, preventista*, prevendedor*, ' +
      'preventa, ventas campo, ventas cambaceo, vendedor* foraneo*, asesor* ventas campo, ejecutiv* ventas campo, ' +
      'agente* ventas campo',
  ],
  [
    '3.8',
    'gerente* venta*, gerente* comercial*, director venta*, director comercial, subgerente venta*, jefe venta*, ' +
      'subjefe venta*, supervisor* venta*, coordinador* venta*, lider* venta*, supervisor comercial, coordinador comercial',
  ],
  [
    '3.9',
    'gasolin*, despachador* gasolin*, despachador* combustible*, despachador* diesel, despachador* gas, despachador* bomba*, ' +
      'despachador* carburista, oficial gasoliner*, estacion servicio, lider estacion, supervisor estacion',
  ],
  [
    '4.1',
    'atencion client*, servicio client*, servicios client*, servicio al client*, atencion publico, atencion ciudadan*, ' +
      'atencion usuarios, customer service, ejecutiv* atencion, ejecutiv* servicio',
  ],
  [
    '4.2',
    'call center, callcenter, contact center, centro contacto, ejecutiv* telefonic*, operador* telefon*, telefonista*, ' +
      'agente* telefonic*, asesor* telefonic*, representante* telefonic*, auxiliar* telefonic*, conmutador, agentetelefonico',
  ],
  [
    '5.1',
    'chofer*, choffer, conductor*, tracto, tractocamion*, trailer*, operador* tracto, operador* tractocamion*, operador* quinta, quinta rueda, 5ta rueda, ' +
      '5a rueda, operador* torton*, operador* torthon*, operador* thorton*, operador* rabon, operador* full, ' +
      'operador* camion*, operador* autobus*, operador* transporte*, operador* ruta, operador* pipa*, operador* unidad*, ' +
      'operador* volteo, operador* autotanque, operador* gondola, operador* toneladas, operador* trailer*, roll off, ' +
      'operador* tracto camion, fletero*',
  ],
  [
    '5.2',
    'almacen, almacenes, almacenista*, subalmacenista, almac*, bodega, bodegas, bodeguer*, inventario, inventarios, ' +
      'inventarista, surtidor*, surtido, recibidor*, recibo, recepcion mater*, recepcion mercancia, ' +
      'recepcion envios, materialista*, encargad* refacciones, especialista refacciones, auxiliar refacciones, ' +
      'almacenaje, kardista',
  ],
  ['5.3', 'repartidor*, reparto, mensajer*, motociclista*, paqueteria, diligenciero*, ayudante ruta'],
  ['5.4', 'montacarg*'],
  [
    '5.5',
    'logistica, logistico*, trafico, embarque*, embarcador*, distribucion, cedis, coordinador transporte*, jefe transporte*',
  ],
  ['5.6', 'estibador*, cargador*, maniobr*, carga descarga, equipajero*, ayudante carga'],
  [
    '5.7',
    'comercio exterior, comercio internacional, importacion*, exportacion*, aduan*, pedimento*, tramitador* aduanal*',
  ],
  [
    '6.1',
    'operari* produccion, operador* produccion, auxiliar produccion, ayudante* produccion, ayudante general produccion, ' +
      'obrer* produccion, manufactura, ~produccion, ~producccion, ~operari*, ~obrer*',
  ],
  [
    '6.2',
    'calidad, inspector* calidad, auditor* calidad, ingenier* calidad, control calidad, metrolog*, inocuidad, ' +
      'inspector* producto*',
  ],
  ['6.3', 'soldador*, soldadura, pailer*, paileria, tuber*, argonero*'],
  [
    '6.4',
    'torner*, torno, cnc, fresador*, troquel*, prensista*, operador* prensa*, matricer*, rectificador*, herramentist*, ' +
      'doblador*, maquinado*, operador* maquina*, operador* laser, programador* cnc, ~maquina*, ~pulidor*',
  ],
  [
    '6.5',
    'costurer*, costura, operador* maquina* costura, operador* maquina* coser, textil, sastre*, bordador*, planchador*, cortador* tela*, corte tela, confeccion*, patronista*, ' +
      'prendas vestir, prendas, overlock*, muestrista*, tejedor*, maquina recta, sobrehil*',
  ],
  [
    '6.6',
    'empacador*, empaque, empaques, ensambl*, etiquetador*, embolsador*, envasador*, envasado, emplay*, armador*, armado',
  ],
  [
    '6.7',
    'supervisor* produccion, jefe* produccion, gerente* produccion, lider* produccion, coordinador* produccion, ' +
      'encargad* produccion, subjefe produccion, lider* linea, supervisor* linea*, gerente planta, jefe planta, ' +
      'gerente manufactura, supervisor* manufactura',
  ],
  ['6.8', 'tapicer*, colchoner*, laqueador*'],
  ['6.9', 'pespunt*, preliminar*, zapatero*, adornador*, montador calzado, cortador piel, suela, ~calzado'],
  ['6.10', 'inyeccion, extrusion, extrus*, moldes, moldeo, termoformado, soplo, ~plastico*'],
  [
    '6.11',
    'impresor, impresores, imprenta, serigraf*, offset, preprensa, rotulista*, flexograf*, litograf*, suajador*, ' +
      'encuadernador*, guillotin*, tintas',
  ],
  [
    '7.1',
    'mantenimiento, matenimiento, mantenimineto, mantto, mtto, servicios generales, multihabilidades, tecnico mecanico, ' +
      'mecanico industrial, mecanico mantenimiento, mecanico piso, mecanico maquina*, mecanico electric*, mecanico costura, ' +
      'mecanica industrial, instrumentista*, calder*, fogonero*, alberquer*',
  ],
  [
    '7.2',
    'mecanico*, mecanica, mecanicos, hojalater*, hojalateria, vulcanizador*, lamineros, laminero*, llanter*, talacher*, ' +
      'suspensionista*, suspencionista*, frenos, alineador*, alineacion, electrico automotriz, autoelectric*, auto electrico, ' +
      'pintor* auto*, tecnico mecanico automotriz, tecnico automotriz, tecnico diesel, carrocer*, electrico diesel, ' +
      'mantenimiento automotriz, mantenimiento vehicul*, taller mecanico, ~automotriz, ~diesel',
  ],
  [
    '7.3',
    'electricista*, electromecanic*, tecnico electric*, tecnico electronic*, electrico, electricos, oficial electric*, ' +
      'ayudante electric*, auxiliar electric*, electrica industrial, electricidad, ~electronica, ~electronico, ~electrica',
  ],
  ['7.4', 'refrigeracion, aire acondicionado, aires acondicionados, climas, minisplit*'],
  ['7.5', 'carpinter*, pintor*, ebanista*, barnizador*, instalador* muebles, instalador* cocinas, ~pintura'],
  ['7.6', 'jardiner*'],
  ['7.7', 'plomer*, fontaner*'],
  ['7.8', 'herrer*, aluminer*, aluminier*, vidrier*, cerrajer*, canceleria, ~aluminio'],
  [
    '7.9',
    'tecnico* instalador*, instalador* alarma*, instalador* cctv, instalador* camara*, instalador* antena*, ' +
      'instalador* cableado, instalador* fibra, instalador* telefon*, instalador* gps, instalador* redes, instalador* linea*, instalador* sistemas, ' +
      'tecnico* telecomunicaciones, tecnico* cctv, tecnico* cableado, tecnico* fibra, instalacion fibra',
  ],
  [
    '8.1',
    'albanil*, revocador*, alabanil*, peon, peones, maestro obra, yeser*, azulej*, tablaroc*, tablaroq*, tablarroq*, fierrer*, ' +
      'impermeabiliz*, ayudante* obra, ~construccion',
  ],
  [
    '8.2',
    'residente*, superintendente*, supervisor* obra*, administrador obra*, coordinador obra*, gerente obra*, jefe obra*, ' +
      'control obra*, verificador obra*, residencia obra*, cuantificador*, estimaciones, precios unitarios, cabo obra*, encargado obra*, ' +
      'auxiliar obra*, director construccion, gerente construccion, jefe construccion, supervisor* construccion, ' +
      'jefe planta construccion',
  ],
  ['8.3', 'arquitect*'],
  [
    '8.4',
    'maquinaria pesada, operador* maquinaria, retroexcavadora, excavadora, grua, gruas, gruista*, motoniveladora, ' +
      'motoconformadora, cargador frontal, vibrocompactador, payloader, trascabo, traxcavo, trascavista*, bobcat, ' +
      'operador* revolvedora, olla revolvedora, camion revolvedor, operador* olla',
  ],
  [
    '9.1',
    'ingenier* industrial*, ingenieria industrial, ingenier* proceso*, ingenier* produccion, ingenier* manufactura, ' +
      'ingenier* proyecto*, ingenier* diseno, tecnico procesos, analista proceso*, mejora continua, auxiliar ingenieria, ' +
      'gerente ingenieria, jefe ingenieria',
  ],
  ['9.2', 'ingenier* civil*, ing civil, topograf*, ingenier* topograf*'],
  [
    '9.3',
    'ingenier* mecanic*, ingenier* electric*, ingenier* electromecanic*, ingenier* mecatronic*, ingenier* electronic*, ' +
      'ingenier* mantenimiento, ingenier* automatizacion, ingenier* control, ingenieria mecanica, ingenieria electrica, ' +
      'mecatronico, ~mecatronica, ingenier* biomedic*',
  ],
  [
    '9.4',
    'ingenier* quimic*, ingenier* ambiental*, quimico*, quimica, ambiental, medio ambiente, ambientalista*',
  ],
  [
    '10.1',
    'programador*, desarrollador*, developer, java, php, software, desarrollo web, full stack, fullstack, frontend, backend, ' +
      'xamarin, ingenier* software, arquitect* software, programmer, ~programacion',
  ],
  [
    '10.2',
    'soporte tecnico, soporte sistemas, tecnico* comput*, help desk, service desk, mesa ayuda, mesa servicio, tecnico* sistemas, ' +
      'tecnico* informatic*, ~soporte',
  ],
  [
    '10.3',
    'redes, ingenier* sistemas, auxiliar sistemas, tecnologias informacion, tecnologias la informacion, administrador* redes, ' +
      'administrador* red, ~sistemas, ~telecomunicaciones, ~informatica, ~ti',
  ],
  ['10.4', 'base datos, bases datos, business intelligence, analista datos, analista informacion, ~sql'],
  [
    '11.1',
    'medico, medica, medicos, doctor*, cirujan*, pediatra*, ginecolog*, anestesiolog*, psiquiatra*, oftalmolog*, dermatolog*, cardiolog*, gastroenterolog*, ' +
      'internista*',
  ],
  ['11.2', 'enfermer*'],
  ['11.3', 'farmacia*, quimico* farmac*, farmaceutic*, farmacobiolog*, qfb, responsable sanitario'],
  ['11.4', 'odontolog*, dentista*, dental, ortodonc*, endodonc*, cirujan* dentista*'],
  [
    '11.5',
    'laboratorista* clinic*, tecnico laboratorista clinic*, laboratorio clinico, quimico clinico, quimico laboratorio, ' +
      'radiolog*, radiologia, flebotom*, imagenolog*, rayos x, toma muestras, tomador* muestras, medico radiolog*',
  ],
  ['11.6', 'psicolog*, terapeuta*, terapista*, fisioterapeuta*, ~terapia'],
  ['11.7', 'optometr*, auxiliar optica, asesor* optica*, tecnico optico, ~optica visual'],
  [
    '11.8',
    'camiller*, paramedic*, auxiliar hospital*, asistente hospital*, auxiliar medic*, asistente medic*, ceye, ' +
      'servicio medico, brigadista salud',
  ],
  ['11.9', 'nutriolog*, dietista*, ~nutricion'],
  [
    '11.10',
    'trabajador* social*, trabajo social, asistente social, promotor* social*, promotor* comunitari*, promotor* salud',
  ],
  [
    '12.1',
    'docente*, profesor*, catedratic*, maestr* primaria, maestr* secundaria, maestr* educacion, alfabetizador*, pedagog*, ' +
      '~maestra, ~maestro, ~maestras, ~maestros',
  ],
  [
    '12.2',
    'preescolar, educador*, puericultista*, asistente educativ*, maestr* preescolar, guarderia, ~estancia infantil',
  ],
  ['12.3', 'capacitador*, instructor*, capacitacion'],
  [
    '12.4',
    'maestr* ingles, profesor* ingles, docente* ingles, maestr* idiomas, profesor* idiomas, traductor*, interprete*',
  ],
  [
    '12.5',
    'prefect*, control escolar, servicios escolares, orientador*, psicopedagog*, director* academic*, ' +
      'coordinador* academic*, director* plantel, tutor*',
  ],
  [
    '12.6',
    'entrenador*, salvavidas, guardavidas, preparador* fisico, acondicionamiento fisico, instructor* gimnasio, ' +
      'instructor* natacion, instructor* yoga, instructor* zumba, instructor* acondicionamiento',
  ],
  [
    '13.1',
    'cociner*, cocicner*, chef, cheff, chefs, cocina, cosina, taquero*, parrill*, pizzero*, sushero*, planchero*, subchef, ' +
      'mayora*, torteador*, rosticero*, freidor*, preparador* alimentos',
  ],
  ['13.2', 'meser*, garroter*, hostess, hosstes, capitan meser*, capitan servicio, runner*, ~anfitrion*'],
  [
    '13.3',
    'panader*, panaderia, repostero*, reposteria, pastelero*, pasteleria, tortiller*, tortilleria, francesero*, bizcocher*, ' +
      'biscochero*, decorador pasteles, churrero*',
  ],
  [
    '13.4',
    'tablajer*, carnicer*, carnes, abarrotes, frutas, fruteria, lacteos, salchichoneria, pescad*, frutero*, cremeria, ' +
      'polleria*, deshuesador*, perecederos',
  ],
  [
    '13.5',
    'lavaloza*, lavalozas, steward*, lava loza, lavaplatos, lava platos, lavador* plato*, lavador* loza, lavador* losa, ' +
      'lavatrastes, lava trastes, garrotero lavaloza, mozo cocina',
  ],
  [
    '13.6',
    'barista*, cantinero*, barman, bartender*, bar tender, barrista, cafeteria, ayudante barra, jefe barra, ayudante bar, fuentero*, mixolog*',
  ],
  [
    '13.7',
    'gerente restaurant*, subgerente restaurant*, encargad* restaurant*, jefe restaurant*, supervisor restaurant*, ' +
      'administrador restaurant*, auxiliar restaurant*, ayudante restaurant*, ayudante general restaurant*, ' +
      'empleado restaurant*, empleado general restaurant*, auxiliar general restaurant*, alimentos bebidas, gerente alimentos, jefe alimentos, ' +
      'gerente comedor*, encargad* comedor*, supervisor comedor*, auxiliar comedor*, ayudante comedor*, ' +
      'ayudante general comedor*, auxiliar general comedor*, empleado comedor*, encargado sucursal pizza*, ' +
      'operador modulo alimentos, operadora modulo alimentos, ~restaurante',
  ],
  ['14.1', 'camarist*, recamarer*, recamarista*, camarera*, ama llaves, mozo hotel, mucama*'],
  [
    '14.2',
    'recepcionista* hotel*, botones, bell boy, bellboy*, concierge, maletero*, front desk, auditor* nocturno, reservaciones, ' +
      'gerente hotel, capitan botones',
  ],
  [
    '14.3',
    'agente* viajes, turismo, guia turist*, guias turist*, asesor* viajes, agencia viajes, consultor* viajes, asesor* turistic*',
  ],
  [
    '15.1',
    'limpieza, lipieza, intendencia, intendent*, afanador*, conserje*, mozo, mozos, areas publicas, aseo, pulidor* pisos, ' +
      'limpiador*, aseador*, barrendero*, recolector* basura, sanitizacion, operari* limpieza',
  ],
  ['15.2', 'lavander*, tintoreria*, tintorer*'],
  [
    '15.3',
    'lavador* auto*, lavador* coche*, lavador* carro*, lavador* vehicul*, lavador* camion*, lavador* unidades, ' +
      'lavador* tractocamion*, lava autos, lava coches, lavacoches, lavado autos, autolavado, detallador*',
  ],
  ['15.4', 'fumigador*, fumigacion*, control plagas, controlador* plagas'],
  [
    '16.1',
    'guardia*, vigilante*, vigilancia, velador*, seguridad privada, oficial* seguridad, elemento* seguridad, ' +
      'agente* seguridad, supervisor* seguridad, personal seguridad, jefe* seguridad, auxiliar* seguridad, seguridad interna, ' +
      'seguridad patrimonial, proteccion activos, prevencion perdidas, intramuros, control acceso*, controlador* acceso*, ' +
      '~seguridad',
  ],
  [
    '16.2',
    'policia*, custodio*, escolta*, gendarme*, patrullero*, fuerzas federales, fuerzas estatales, agente transito, ' +
      'inspector vial, soldado*, prevencion penitenciari*, ~penitenciari*',
  ],
  ['16.3', 'monitorista*, ~monitoreo, ~cctv'],
  [
    '16.4',
    'seguridad higiene, seguridad industrial, supervisor* seguridad industrial, supervisor* seguridad higiene, ' +
      'jefe* seguridad industrial, jefe* seguridad higiene, auxiliar* seguridad industrial, auxiliar* seguridad higiene, ' +
      'ingenier* seguridad, tecnico* seguridad, especialista* seguridad, inspector* seguridad, proteccion civil, ehs, hse, ' +
      'segurista*, salud ocupacional, higiene industrial, bombero*',
  ],
  [
    '17.1',
    'reclutador*, reclutamiento, seleccion personal, reclutamiento seleccion, atraccion talento, adquisicion talento',
  ],
  [
    '17.2',
    'recursos humanos, recursos humano, recurso humanos, capital humano, talento humano, relaciones laborales, rh, rrhh, ' +
      'administracion personal, jefe personal, compensaciones, generalista*',
  ],
  [
    '18.1',
    'mercadotecnia, marketing, publicidad, publicista*, community manager, mercadolog*, redes sociales, social media, ' +
      'mkt, gerente marca',
  ],
  ['18.2', 'relaciones publicas'],
  [
    '18.3',
    'encuestador*, investigacion mercado*, investigador* mercado*, estudios mercado, entrevistador*, cuestionario ampliado',
  ],
  ['19.1', 'disenador* grafic*, diseno grafico, disenador*, diseno editorial, diseno web, ~diseno'],
  [
    '19.2',
    'disenador* industrial*, disenador* mecanic*, disenador* cad, disenador* piezas, dibujante*, autocad, cadista*, ' +
      'proyectista*',
  ],
  [
    '19.3',
    'fotograf*, camarograf*, periodista*, reportero*, locutor*, editor* video*, videograf*, redactor*, corrector* estilo, ' +
      'director noticias, comunicolog*',
  ],
  [
    '20.1',
    'abogad*, juridic*, paralegal*, licenciad* derecho, pasante* derecho, litigante*, litigio, ministerio publico, notario, notaria, ~derecho, ~legal',
  ],
  [
    '21.1',
    'agricol*, jornaler*, operador* maquinaria agricola, agronom*, ingenier* agronom*, invernadero*, recolector* fruta*, tractorista*, forestal, cosecha, ' +
      'vivero*, ~cultivo*',
  ],
  [
    '21.2',
    'veterinari*, medic* veterinari*, ganader*, vaquero*, ordenador*, zootecn*, avicol*, manejo aves, pecuari*, caballerango*',
  ],
  [
    '22.1',
    'estilista*, barbero*, manicurista*, pedicurista*, cosmetolog*, peluquer*, maquillista*, masajista*, pestanas, ~estetica',
  ],
  ['22.2', 'niner*, cuidador*, gericult*, gerocult*'],
  [
    '22.3',
    'empleada domestica, trabajadora domestica, empleada hogar, trabajo domestico, servicio domestico, cuidado hogar, ' +
      'empleado domestico',
  ],
];
