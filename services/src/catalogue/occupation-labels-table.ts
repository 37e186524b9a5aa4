// Derived by scripts/derive-occupation-labels.mjs from ESCO and SINCO labels; see NOTICE.

/** Folded labels without joints, apart by commas, of the occupations of each subcategory. */
export const OCCUPATION_LABELS: ReadonlyArray<readonly [subcategory: string, labels: string]> = [
  [
    '1.1',
    'administrador centro educativo,administradora centro educativo,asistente editorial,asistente gestion,' +
      'asistente operaciones,asistente proyectos,ayudante tecnica ingenieria,ayudante tecnico ingenieria,' +
      'director relaciones internacionales,empleada oficina,empleado oficina,gerente empresa educativa,' +
      'gestor centro educativo,gestora centro educativo',
  ],
  [
    '1.4',
    'encargada proveedores,encargado proveedores,tecnica actividades comerciales,' +
      'tecnico actividades comerciales',
  ],
  [
    '2.1',
    'analista estados financieros,asesor fiscal,asesora fiscal,asistente financiera,asistente financiero,' +
      'director financiero,director presupuesto,directora financiera,directora presupuesto,gestor presupuesto,' +
      'gestora presupuesto,interventor financiero,investigador fraudes financieros,' +
      'investigadora fraudes financieros',
  ],
  [
    '2.5',
    'agente cambio,analista riesgos,analista riesgos aseguradoras,consultor aseguradoras,' +
      'consultor riesgos aseguradoras,consultor seguros,consultora aseguradoras,consultora riesgos aseguradoras,' +
      'consultora seguros,corredor cambio,corredor cambios,corredor seguros,empleada casa empeno,' +
      'empleado casa empeno,especialista operaciones bursatiles,especialista operaciones financieras,' +
      'especialista transacciones valores,gestor activos,gestor riesgos financieros,gestora activos,' +
      'gestora riesgos financieros,operador financiero,operadora financiera,planificador financiero',
  ],
  [
    '3.2',
    'analista inmobiliaria,analista inmobiliario,coordinador transacciones inmobiliarias,' +
      'coordinadora transacciones inmobiliarias,director agencia inmobiliaria,directora agencia inmobiliaria,' +
      'especialista transacciones inmobiliarias,experto inmobiliario,gestor inmobiliario,' +
      'gestor transacciones inmobiliarias,gestora inmobiliaria,gestora transacciones inmobiliarias,' +
      'representante comercio',
  ],
  ['5.2', 'receptor materia prima'],
  [
    '5.5',
    'coordinadora transporte,despachador transporte,supervisor movimientos autobus,' +
      'supervisor transporte equipaje,supervisora movimientos autobus,supervisora transporte equipaje',
  ],
  ['5.7', 'jefa transporte internacional,jefa transportes'],
  [
    '6.2',
    'clasificador productos,clasificador productos metalicos,inspector bienes consumo,' +
      'inspector componentes electronicos,inspector dispositivos precision,inspector equipos electronicos,' +
      'inspector instrumentos precision,inspector montaje productos,inspector paneles control,' +
      'inspectora bienes consumo,inspectora componentes electronicos,inspectora dispositivos precision,' +
      'inspectora equipos electronicos,inspectora instrumentos precision,inspectora montaje productos,' +
      'inspectora paneles control,probador coches,supervisor paneles control,supervisora paneles control,' +
      'tecnica pruebas baterias,tecnico pruebas baterias',
  ],
  ['6.4', 'operador cortadora laser,operadora cortadora laser'],
  ['6.5', 'cosedor piel,modista,supervisor operaciones textiles,supervisora operaciones textiles'],
  [
    '6.6',
    'instalador equipos electronicos,montador aparatos electronicos,montador baterias,montador bicicletas,' +
      'montador bicicletas infantiles,montador equipos electronicos,montador herramienta,montador joyas,' +
      'montador motocicletas,montador motores vehiculos,montador motos,montador muebles,' +
      'montador muebles metalicos,montador piezas automovil,montador piezas camion,montador pirotecnia,' +
      'montador productos madera,montador productos metalicos,montador productos sanitarios,montador vehiculos,' +
      'montador vehiculos motor,operador cadena montaje,operador embalaje,operador equipos embalaje,' +
      'operador fabricacion baterias,operador linea montaje,operador montaje muebles,operadora cadena montaje,' +
      'operadora embalaje,operadora equipos embalaje,operadora fabricacion baterias,operadora linea montaje,' +
      'operadora montaje muebles,tecnica montaje muebles,tecnico montaje muebles',
  ],
  ['6.9', 'operador suelas,operadora suelas'],
  ['6.11', 'impresora digital'],
  ['7.1', 'tecnica auxiliar pesca,tecnico auxiliar pesca'],
  [
    '7.2',
    'montador neumaticos,tecnica asistencia carretera,tecnica motores automovil,' +
      'tecnica reparacion automoviles,tecnica reparacion motores,tecnica suspension automoviles,' +
      'tecnico asistencia carretera,tecnico motores automovil,tecnico reparacion automoviles,' +
      'tecnico reparacion motores,tecnico suspension automoviles',
  ],
  [
    '7.3',
    'instalador baterias automoviles,tecnica energia solar,tecnico energia solar,' +
      'tecnico reparador electrodomesticos',
  ],
  ['7.4', 'tecnica calefaccion,tecnico calefaccion'],
  [
    '7.5',
    'instalador puertas,montador cocinas,montador escaleras,montador puertas,montador ventanas,' +
      'tecnica preparacion superficies,tecnica ventanas,tecnico preparacion superficies,tecnico ventanas',
  ],
  [
    '7.7',
    'instalador gas,tecnica conservacion agua,tecnica drenajes,tecnica gas,tecnica riego,' +
      'tecnico conservacion agua,tecnico drenajes,tecnico gas,tecnico riego',
  ],
  ['7.8', 'balconero'],
  [
    '7.9',
    'especialista dispositivos moviles,tecnica aparatos moviles,tecnica dispositivos moviles,' +
      'tecnica telecomunicacion,tecnica telefonia movil,tecnico aparatos moviles,tecnico dispositivos moviles,' +
      'tecnico telecomunicacion,tecnico telefonia movil',
  ],
  ['8.1', 'instalador parque,instalador piso'],
  [
    '8.2',
    'encargada obra civil,encargada obra edificacion,jefa equipo montadores,jefa equipo obra,' +
      'jefe equipo montadores,jefe equipo obra,supervisor dragado,supervisor instalaciones electricas,' +
      'supervisor operaciones dragado,supervisor proyecto obra,supervisora dragado,' +
      'supervisora instalaciones electricas,supervisora operaciones dragado,supervisora proyecto obra',
  ],
  ['8.3', 'interiorista'],
  ['8.4', 'operador dragado,operadora dragado'],
  [
    '9.1',
    'especialista ingenieria superficie,especialista tecnologias textiles,ingeniera fabricacion,' +
      'ingeniera materiales superficie,ingeniero fabricacion,ingeniero materiales superficie,' +
      'tecnica ingenieria superficies,tecnico ingenieria superficies',
  ],
  [
    '9.2',
    'ingeniera aguas residuales,ingeniera minas,ingeniera transportes,ingeniero aguas residuales,' +
      'ingeniero geotecnico,ingeniero minas,ingeniero transportes',
  ],
  [
    '9.3',
    'experto tecnologias lenguaje,ingeniera aeroespacial,ingeniera climatizacion,ingeniera equipos,' +
      'ingeniera hardware,ingeniera instrumentacion,ingeniera marina,ingeniera precision,ingeniero aeroespacial,' +
      'ingeniero climatizacion,ingeniero equipos,ingeniero hardware,ingeniero instrumentacion,ingeniero marino,' +
      'ingeniero precision,tecnica ventilacion minas,tecnico ventilacion minas',
  ],
  [
    '9.4',
    'agente rural,asesor recursos naturales,asesora recursos naturales,experto vinos,ingeniera papelera,' +
      'ingeniero bioquimico,ingeniero papelero,tecnica alimentaria',
  ],
  [
    '10.1',
    'administrador contenidos web,administradora contenidos web,analista aplicaciones,analista pruebas,' +
      'especialista contenidos digitales,especialista contenidos web,evaluador juegos digitales,experto datos,' +
      'probador aplicaciones,probador juegos digitales,probador videojuegos',
  ],
  ['10.2', 'agente apoyo tecnico,tecnica tic,tecnica tics,tecnico tic,tecnico tics'],
  [
    '10.3',
    'administrador tic,administradora tic,analista comunicaciones moviles,gestor carga tic,gestora carga tic,' +
      'ingeniera red,ingeniero red,planificador carga tic',
  ],
  ['10.4', 'integrador datos'],
  [
    '11.5',
    'asistente investigacion clinica,auxiliar laboratorio sanitario,ayudante laboratorio biomedico,' +
      'tecnica imagen diagnostico,tecnica radioterapia,tecnico imagen diagnostico,tecnico radioterapia',
  ],
  ['11.6', 'auxiliar fisioterapia,ayudante fisioterapia,ayudante rehabilitacion'],
  ['11.7', 'optica,tecnica laboratorio optica,tecnico laboratorio optica'],
  ['11.8', 'tecnica transporte sanitario,tecnico transporte sanitario'],
  [
    '11.10',
    'asesor prestaciones sociales,asesora prestaciones sociales,asistente familiar,' +
      'asistente personas discapacidad,especialista apoyo rehabilitacion,trabajador asistencia domiciliaria,' +
      'trabajador familiar,trabajadora asistencia domiciliaria,trabajadora familiar',
  ],
  ['12.1', 'consejera educativa'],
  [
    '12.2',
    'auxiliar educacion especial,auxiliar educacion infantil,auxiliar tecnica educativa,' +
      'auxiliar tecnico educativo,ayudante tecnica educativa,ayudante tecnico educativo',
  ],
  [
    '12.3',
    'director formacion empresas,directora formacion empresas,especialista formacion empresas,' +
      'preparador empresarial,preparador profesional',
  ],
  ['12.4', 'especialista grafologia'],
  [
    '12.6',
    'animador infantil vacaciones,animadora infantil vacaciones,monitor deportes,monitor deportivo,' +
      'monitor fitness,monitor infantil vacaciones,monitor natacion',
  ],
  [
    '13.1',
    'empleada cocinas,empleado cocinas,encargada pizzeria,encargado pizzeria,preparador pizzas,repostera jefa,' +
      'trabajador cocinas,trabajadora cocinas',
  ],
  [
    '13.2',
    'asistente mesa,camarero especializado cervezas,camarero especializado vinos,camarero jefe,' +
      'camarero responsable comedor,especialista vinos restaurantes,jefa comedor,jefe comedor,maitre',
  ],
  [
    '13.3',
    'chocolatera,chocolatero,creador pasteles,elaborador chocolate,elaborador pasteles,' +
      'elaborador productos chocolate,experto chocolate,preparador pan,repostera,trabajador elaboracion pan',
  ],
  ['13.4', 'cortador carne,cortadora carne,encargada tratamiento carne,encargado tratamiento carne'],
  ['13.6', 'camarero barra,encargada barra,encargado barra'],
  [
    '14.3',
    'agente informacion turistica,agente operador turistico,consultor turistico,consultora turistica,' +
      'delegado operador turistico,guia parque natural,operador turistico,operadora turistica,' +
      'representante operador turistico,trabajador agencia viaje',
  ],
  ['15.1', 'camarero pisos,encargada hoteles'],
  ['16.1', 'trabajador servicio proteccion,trabajadora servicio proteccion'],
  [
    '16.4',
    'especialista higiene alimentos,inspector alimentos,inspector empresas transporte,' +
      'inspector instalaciones tratamiento,inspector salud,inspector salud publica,inspector sanidad,' +
      'inspectora alimentos,inspectora empresas transporte,inspectora instalaciones tratamiento,' +
      'inspectora salud,inspectora salud publica,inspectora sanidad',
  ],
  ['17.1', 'agente colocacion,agente empleo,agente oficina empleo,tecnica empleo,tecnico empleo'],
  ['17.2', 'analista ocupacional,asesor orientacion profesional,asesora orientacion profesional'],
  [
    '18.1',
    'director creativo,director marca,director relaciones clientes,directora marca,' +
      'directora relaciones clientes,encargada establecimiento precios,encargado establecimiento precios,' +
      'gestor catalogo productos,gestor commerce,gestor precios,gestora catalogo productos,gestora commerce,' +
      'gestora precios',
  ],
  [
    '18.2',
    'agente electoral,asesor medios comunicacion,asesora medios comunicacion,gestor medios sociales,' +
      'gestora medios sociales',
  ],
  [
    '19.1',
    'animador 3d,animadora 3d,artista 3d,artista digital,artista multimedia,decorador interior,' +
      'director animacion,director arte,director artistica,director cine,director iluminacion,director teatro,' +
      'directora animacion,directora arte,directora cine,directora iluminacion,directora teatro,' +
      'planificador interiores',
  ],
  [
    '19.2',
    'especialista dibujo tecnico,operador cad,operadora cad,tecnica impresion 3d,tecnico impresion 3d',
  ],
  ['19.3', 'corrector editorial,corrector pruebas,director periodico,directora periodico'],
  ['20.1', 'agente judicial,auxiliar judicial,fiscal,procurador'],
  [
    '21.1',
    'asesor agropecuario,asesor bosques,asesor ganado,asesor pesca,asesora bosques,asesora ganado,' +
      'asesora pesca,gerente vinedo',
  ],
  ['21.2', 'especialista captura pollos'],
  [
    '22.1',
    'asesor moda,asesora moda,auxiliar salon belleza,empleada salon belleza,empleada spa,' +
      'empleado salon belleza,empleado spa,especialista maquillaje,esteticista',
  ],
  ['22.2', 'acompanante transporte escolar,auxiliar transporte escolar,monitor transporte escolar'],
  ['22.3', 'empleado hogar'],
];
