/** Words of a text. */
export const words = (text: string): string[] => text.split(/\s+/);

/** All genders and numbers of trades: `o` ends both, `/` only takes a plural. */
export function forms(text: string): string[] {
  return words(text).flatMap((word) => {
    if (word.endsWith('o')) return ['o', 'a', 'os', 'as'].map((end) => word.slice(0, -1) + end);
    if (word.endsWith('/')) return [word.slice(0, -1), `${word.slice(0, -1)}s`];
    if (/[rln]$/.test(word)) return [word, `${word}a`, `${word}es`, `${word}as`];
    return [word, `${word}s`];
  });
}

/** Workers named by rank, distinguished by their field: auxiliar de almacén, jefe de compras. */
const RANKS = forms(
  'auxiliar ayudante asistente encargado subencargado jefe subjefe gerente subgerente supervisor coordinador operador operario ' +
    'responsable analista director subdirector becario practicante empleado inspector lider obrero oficial administrador ' +
    'colaborador asociado aprendiz representante ejecutivo asesor gestor promotor auditor subcoordinador consultor especialista ' +
    'tecnico ingeniero agente trainee',
).concat(['personal', 'jefa', 'jefas', 'subjefa', 'lideres']);

/** What any of them can work in, joined by *de*. */
const FIELDS = words(
  'almacen almacenes bodega bodegas venta ventas produccion limpieza mantenimiento credito creditos cobranza cobranzas calidad ' +
    'mostrador tienda tiendas piso compras sucursal sucursales obra obras oficina oficinas contabilidad reparto servicio servicios ' +
    'recursos cuentas inventario inventarios farmacia farmacias nomina nominas taller talleres restaurante logistica reclutamiento ' +
    'direccion mercadotecnia marketing lavanderia trafico cambaceo soporte tesoreria linea lineas comedor comedores transporte ' +
    'transportes costura panaderia seguros costos prestamos operacion operaciones planta laboratorio auditoria recepcion embarque ' +
    'embarques procesos importaciones importacion exportaciones exportacion salchichoneria ensamble facturacion capacitacion ' +
    'gerencia recibo ingenieria enfermeria instalacion instalaciones alimentos frutas maquina maquinas maquinaria patio ' +
    'administracion corte tortilleria torno diseño inyeccion cafeteria refacciones caja cajas manufactura proyecto proyectos barra ' +
    'desarrollo planeacion informatica finanzas distribucion equipo equipos promocion empaque tintoreria estacion redes impuestos ' +
    'vigilancia fabricacion jardineria reservaciones inspeccion telecomunicaciones publicidad imagen monitoreo ingresos egresos ' +
    'cartera impresion paqueteria acabados entrega entregas archivo bar maquinado maquinados contraloria fiscalizacion ' +
    'licitaciones acondicionamiento materiales material garantias moldes soldadura pintura extrusion envasado fumigacion montaje ' +
    'gastos mensajeria aseguramiento estimaciones prensas prensa dulceria pescaderia papeleria carniceria fundicion boutique ' +
    'reparacion pasteleria reposteria abarrotes carnes lacteos perecederos telemarketing campo ruta rutas cocina control ' +
    'prevencion relaciones comunicacion comunicaciones medios eventos banquetes bebidas habitaciones guarderia estancia ' +
    'consultorio urgencias quirofano lavado pulido herreria carpinteria plomeria electricidad tapiceria gasolinera ' +
    'estacionamiento hojalateria cultivo cultivos invernadero granja riego surtido resurtido exhibicion ferreteria muebleria ' +
    'zapateria perfumeria joyeria optica confeccion planchado bordado serigrafia imprenta caldera calderas horno hornos robotica ' +
    'intendencia carga descarga maniobras atencion sistemas comercio agencia plaza flotilla pedidos cajones suministros ' +
    'almacenamiento mermas catalogo bascula loteria incubadora mercancia mercancias tarjetas portabilidad telefonia formulacion ' +
    'pesaje muestreo metrologia microbiologia aduanas bienestar vinculacion titulacion evaluacion normatividad ' +
    'traslados viveres videojuegos compensaciones pasillo ventanilla cabina taquilla anaquel vitrinas tapetes inocuidad sanidad ' +
    'seguimiento validacion presupuestos presupuesto fianzas siniestros reclamaciones despacho surtimiento etiquetado ' +
    'entrenamiento call punto mesa precios gasolineria informacion negocio negocios producto modulo biblioteca valores juegos aseo ' +
    'unidades recuperacion estudios expendio probadores estaciones prospeccion ropa mejora plantel fabrica trefilado boveda ' +
    'pinturas colocacion bolseo jugos informes procesamiento fontaneria subcontratos formacion marca renta envios promotoria ' +
    'preventa celulares tramites minas conmutador roperia celdas conteo verificacion parrilla espacios admision comercializacion ' +
    'certificacion financiamiento riesgo riesgos belleza registros edicion reciclaje recaudacion investigacion contratacion ' +
    'rendimientos renovaciones implementos posgrado tintas cremeria jugueteria albañileria construccion rh ti talento capital ' +
    'topografia gestion refrigeracion',
);

/** Complements of certain workers; the later line wins. `d:` joins by de, `e:` by en, `a:` by a, `-:` by nothing. */
export const WORKER_COMPLEMENTS: ReadonlyArray<readonly [workers: string[], complements: string]> = [
  [RANKS, `d:${FIELDS.join(' ')}`],
  [
    forms('jefe subjefe gerente subgerente supervisor coordinador encargado lider').concat([
      'jefa',
      'lideres',
    ]),
    'd:personal turno grupo grupos cuadrilla unidad restaurantes bar seguridad area areas zona departamento division seccion ' +
      'celula modulo cajeros promotores vendedores meseros guardias choferes capturistas asesores tecnicos',
  ],
  [
    forms('auxiliar ayudante asistente personal empleado'),
    'd:seguridad enfermeria proteccion laboratorio nutricion',
  ],
  [
    forms(
      'guardia elemento oficial agente vigilante supervisor jefe coordinador gerente encargado auxiliar',
    ).concat('personal', 'inspector'),
    'd:seguridad',
  ],
  [
    ['medico', 'medica', 'enfermero', 'enfermera'],
    'd:guardia urgencias piso consultorio quirofano farmacia planta',
  ],
  [
    forms('tecnico').filter((form) => !form.startsWith('tecnica')),
    'd:mantenimiento soporte servicio servicios campo laboratorio produccion calidad instalacion taller obra obras proyecto ' +
      'proyectos pruebas ventas ' +
      'e:refrigeracion electronica electricidad informatica computacion computo sistemas enfermeria urgencias mecatronica ' +
      'electromecanica mecanica programacion telecomunicaciones maquinas aire aires climas soldadura administracion contabilidad ' +
      'gastronomia alimentos seguridad radiologia topografia hemodialisis optometria diseño instrumentacion puericultura nutricion ' +
      'automatizacion celulares alarmas redes procesos reparacion ' +
      '-:control linea medios corte equipo equipos montaje maquina imagen comercio comunicaciones comunicacion',
  ],
  [
    ['ingeniero', 'ingenieros', 'ing'],
    'd:ventas produccion calidad procesos proceso proyecto proyectos mantenimiento manufactura servicio servicios campo soporte ' +
      'software obra obras planta preventa aplicaciones pruebas costos diseño desarrollo instalaciones control minas empaque ' +
      'e:sistemas computacion informatica electronica mecatronica telecomunicaciones alimentos logistica robotica energias ' +
      'agronomia administracion biotecnologia comunicaciones tecnologias gestion ' +
      '-:seguridad transporte maquinaria redes imagen comercio atencion equipo medios relaciones',
  ],
  [
    ['ingeniera', 'ingenieras'],
    'd:ventas produccion calidad procesos proyectos e:sistemas alimentos -:electronica informatica robotica logistica',
  ],
  [
    forms('licenciado').concat('lic', 'licenciatura', 'pasante', 'pasantes', 'lics'),
    'e:administracion derecho contabilidad contaduria psicologia mercadotecnia pedagogia enfermeria educacion informatica ' +
      'nutricion economia turismo relaciones comunicacion comercio diseño trabajo finanzas gastronomia sistemas negocios ' +
      'matematicas fisioterapia idiomas criminologia ciencias',
  ],
  [
    forms('especialista'),
    'e:ventas mantenimiento marketing mercadotecnia seguridad impuestos nominas nomina precios compras calidad procesos redes ' +
      'credito cobranza reclutamiento recursos capacitacion comercio costos contabilidad logistica sistemas proyectos servicio ' +
      'soporte soldadura refrigeracion importaciones seguros gestion salud atencion desarrollo compensaciones inventarios ' +
      'control telecomunicaciones marketing administracion tesoreria operaciones produccion instalaciones impacto ' +
      '-:piso mostrador tienda linea cuentas planta campo producto medios equipo',
  ],
  [
    forms('docente profesor maestro'),
    'd:ingles frances aleman matematicas español fisica quimica biologia historia computacion informatica musica danza ' +
      'primaria secundaria preescolar preparatoria bachillerato educacion arte artes teatro natacion yoga zumba taller kinder ' +
      'civica geografia etimologias literatura ciencias ajedrez tecnologia contabilidad administracion robotica grupo filosofia enfermeria nutricion idiomas turismo',
  ],
  [forms('maestro peon albañil/ residente cabo velador superintendente'), 'd:obra obras'],
  [
    forms('instructor entrenador'),
    'd:natacion yoga zumba spinning gimnasio futbol manejo ballet danza voleibol gimnasia',
  ],
  [
    forms('chofer conductor operador'),
    'd:reparto ruta rutas autobus autobuses camion camiones camioneta camionetas torton torthon thorton tractocamion ' +
      'tractocamiones trailer trailers rabon pipa pipas grua gruas transporte automovil automoviles taxi quinta 5ta 5a volteo ' +
      'tracto revolvedora olla gondola ambulancia montacargas montacarga mudanza mudanzas combi microbus mensajeria paqueteria ' +
      'entregas entrega recoleccion carga almacen patio traslado autotanque vehiculo vehiculos unidades',
  ],
  [
    forms('operador'),
    'd:retroexcavadora excavadora motoniveladora motoconformadora bomba bombas molino inyectora extrusora draga vactor trascabo ' +
      'payloader bobcat tractor cortadora dobladora caldera monitoreo ' +
      '-:comercio imagen relaciones sistemas atencion direccion',
  ],
  [
    forms('vendedor demovendedor promovendedor'),
    'd:piso mostrador campo ruta tienda tiendas sucursal cambaceo telemarketing refacciones autos automoviles seguros mayoreo ' +
      'menudeo abarrotes muebles ropa calzado zapatos telas colchones celulares telefonia productos articulos flores libros pan ' +
      'agua tiempos credito creditos llantas motos motocicletas maquinaria herramientas pinturas materiales joyeria perfumeria ' +
      'bienes terrenos lotes membresias publicidad cosmeticos boletos medicamentos helados dulces mercancia ferreteria ' +
      'departamento farmacia panaderia pasteleria carnes bebidas gas alimentos hielo material lacteos embutidos frutas botanas ' +
      'frituras servicios salchichoneria iluminacion punto expendio modulo mobiliario terminales alarmas a:domicilio',
  ],
  [
    forms('cajero'),
    'd:tienda sucursal restaurante banco ventanilla farmacia mostrador casino supermercado cafeteria caseta estacionamiento ' +
      'taquilla panaderia ferreteria gasolinera',
  ],
  [
    forms('promotor demostrador impulsador'),
    'd:afore tiendas telefonia cultura portabilidad tarjetas seguros vinos abarrotes lacteos embutidos carnes productos piso campo ' +
      'cambaceo marca pensiones servicios articulos bebidas salud frutas farmacia credito creditos ventas autoservicio',
  ],
  [
    forms('asesor ejecutivo agente'),
    'd:seguros viajes inversiones pensiones afore cuenta cuentas call reservaciones cambio moda',
  ],
  [forms('asesor'), '-:imagen'],
  [forms('capturista'), 'd:datos'],
  [
    forms('despachador'),
    'd:gasolina combustible combustibles diesel gas agua producto pan carnes trafico mostrador almacen unidades rutas bodega ' +
      'salchichoneria cremeria farmacia tienda',
  ],
  [
    forms('surtidor acomodador'),
    'd:abarrotes mercancia mercancias tienda pedidos almacen piso farmacia frutas bodega productos ropa supermercado producto autos vehiculos',
  ],
  [
    forms('repartidor mensajero'),
    'd:agua gas pan pizza pizzas comida comidas alimentos productos periodicos periodico refresco refrescos tortillas ' +
      'paqueteria mercancia medicamentos hielo muebles volantes garrafones leche publicidad oficina ' +
      'material materiales refacciones abarrotes cervezas autopartes equipo producto bebidas ' +
      'e:moto motocicleta bicicleta bici motoneta camioneta automovil a:domicilio pie',
  ],
  [forms('encuestador cobrador verificador'), 'd:campo cambaceo ruta credito creditos a:domicilio'],
  [forms('cobrador'), 'e:moto motocicleta'],
  [
    forms('lavador'),
    'd:autos coches automoviles carros platos losa loza trastes vehiculos autobuses camiones unidades vidrios ropa',
  ],
  [forms('pintor'), 'd:automoviles autos muebles casas carros'],
  [forms('tapicero'), 'd:muebles automoviles autos'],
  [
    ['mecanico', 'mecanicos'],
    'd:maquinaria motos motocicletas motores mantenimiento taller autos automoviles camiones patio tractocamiones piso planta ' +
      'transporte autobuses montacargas bombas',
  ],
  [
    forms('instalador'),
    'd:alarmas cableado canceleria cocinas gas internet pisos ventanas cortinas persianas sistemas telefonia fibra camaras ' +
      'muebles lonas redes puertas equipo toldos modem paneles aluminio tablaroca antenas equipos servicios gps vidrio vidrios azulejo',
  ],
  [
    forms('ensamblador armador montador'),
    'd:muebles equipos arneses piezas tarimas bicicletas motores productos moldes partes',
  ],
  [forms('cortador'), 'd:tela telas carne carnes vidrio piel papel prendas'],
  [forms('planchador'), 'd:ropa'],
  [forms('costurero'), 'd:ropa prendas'],
  [
    forms('empacador seleccionador'),
    'd:productos producto alimentos mercancia frutas verduras piso pan hielo tostadas botana botanas',
  ],
  [forms('almacenista'), 'd:refacciones materiales herramientas herramienta obra planta materia'],
  [forms('cargador'), 'd:mercancia camiones material materiales'],
  [forms('recepcionista'), 'd:hotel consultorio gimnasio clinica hospital urgencias restaurante'],
  [forms('secretario'), 'd:direccion gerencia'],
  [['secretaria', 'secretarias'], 'd:direccion gerencia'],
  [forms('jornalero'), 'd:campo'],
  [forms('mozo'), 'd:limpieza almacen cocina piso oficios oficio areas baños hotel'],
  [forms('mesero'), 'd:restaurante banquetes bar piso'],
  [['capitan', 'capitanes'], 'd:meseros botones piso'],
  [['ama', 'amas'], 'd:llaves casa'],
  [forms('cuidador niñero'), 'd:niños adultos ancianos autos personas enfermos pacientes adulto'],
  [forms('desarrollador'), 'd:software sistemas aplicaciones negocios proyectos'],
  [forms('programador'), 'd:aplicaciones software produccion sistemas'],
  [forms('diseñador'), 'd:modas moda interiores paginas muebles joyas calzado moldes productos'],
  [forms('reclutador verificador'), 'd:campo credito creditos personal'],
  [forms('comprador'), 'd:refacciones materiales insumos materia'],
  [forms('planeador'), 'd:produccion materiales mantenimiento demanda'],
  [forms('controlador'), 'd:trafico inventarios documentos acceso accesos plagas'],
  [forms('checador'), 'd:almacen tiempo'],
  [forms('generalista'), 'd:recursos'],
  [forms('recibidor abastecedor'), 'd:mercancia mercancias materiales'],
  [forms('prevendedor'), 'd:bebidas refrescos'],
  [['auxiliar', 'auxiliares'], 'd:chofer'],
  [forms('llenador'), 'd:gas'],
  [forms('creador'), 'd:contenido contenidos'],
  [forms('peon'), 'd:campo'],
  [forms('revisor'), 'd:calidad prendas inventarios mercancia'],
  [forms('laboratorista quimico'), 'd:laboratorio calidad control'],
  [['policia', 'policias'], 'd:transito proximidad'],
  [forms('dependiente demostrador'), 'd:mostrador farmacia tienda productos piso ferreteria papeleria'],
  [forms('afanador'), 'd:limpieza hospital oficinas'],
  [forms('ajustador'), 'd:seguros autos automoviles moldes'],
  [forms('preparador'), 'd:alimentos pinturas pintura bebidas'],
  [forms('vigilante'), 'd:seguridad tienda edificio caseta'],
  [forms('trabajador'), 'd:limpieza campo obra invernadero'],
  [
    forms('administrador'),
    'd:obra redes sucursal tienda restaurante contratos proyectos proyecto condominios ',
  ],
  [forms('gestor'), 'd:cobranza credito calle campo tramites'],
  [forms('supervisor lider jefe gerente coordinador'), 'd:ventas zona ruta'],
  [forms('ayudante'), '-:administracion direccion imagen medios relaciones'],
];
