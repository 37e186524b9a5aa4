// Derived by scripts/derive-title-tables.mjs from ESCO, ISCO, SINCO and postal labels; see NOTICE.

/** Words that these labels always join by one preposition, as `first:second,second`. */
export const JOINED_PAIRS = {
  de:
    'administracion:bases,empresas,proyectos administrador:centro,redes,sistemas agencia:viajes ' +
    'agente:cambio,compras,investigacion,viajes agentes:compras,maniobras,seguros,servicios,transporte,ventas ' +
    'analista:datos,laboratorio,negocios,sistemas area:ventas arquitecto:software ' +
    'articulos:cocina,ferreteria,papeleria asesor:seguros,viajes ' +
    'asistente:atencion,departamento,direccion,gestion,investigacion asistentes:venta ' +
    'auxiliar:actividades,clinica,educacion,enfermeria,farmacia,laboratorio,optica auxiliares:maestros ' +
    'ayudante:laboratorio,psicologo ayudantes:camara,cocina,conductores base:datos bases:datos cajas:carton ' +
    'cajero:casino campañas:salud casa:empeño centro:atencion,contacto,control ' +
    'conductor:ambulancia,autobus,automovil,camion,transporte,vehiculo ' +
    'conductora:ambulancia,autobus,camion,vehiculo ' +
    'conductores:autobus,autobuses,automoviles,camiones,maquinaria,transporte,vehiculos construccion:redes ' +
    'consultor:ventas control:acceso,archivo,calidad,plagas,procesos controlador:trafico ' +
    'coordinador:mantenimiento,montaje,operaciones,programas,soldadura,trafico,transporte ' +
    'coordinadora:mantenimiento,montaje,operaciones,programas,soldadura,trafico cortadora:papel ' +
    'cuidador:adultos,personas cuidadora:personas departamento:mantenimiento ' +
    'desarrollador:aplicaciones,juegos,sistemas,software desarrolladora:aplicaciones,juegos,sistemas,software ' +
    'desarrolladores:software desarrollo:productos,sistemas,software director:ventas directora:guarderia ' +
    'diseñador:articulos,calzado,contenidos,espacios,iluminacion,interiores,joyas,juegos,moda,muebles,sistemas,video ' +
    'diseñadora:articulos,calzado,espacios,interiores,joyas,juegos,moda,sistemas,video ' +
    'diseño:instalaciones,sistemas elaboracion:productos empleada:lavanderia,mostrador ' +
    'empleado:lavanderia,mantenimiento,mostrador empresa:transporte ' +
    'encargada:almacen,centro,cocina,compras,equipo,equipos,lavanderia,limpieza,mantenimiento,molino,obra,relaciones,taller ' +
    'encargado:almacen,centro,cocina,compras,equipo,equipos,lavanderia,limpieza,mantenimiento,molino,obra,obras,relaciones,taller ' +
    'ensamblador:equipos entrenador:futbol envasado:alimentos ' +
    'equipo:oficina,produccion,refrigeracion,seguridad,sonido equipos:cocina,refrigeracion estacion:servicio ' +
    'fabricacion:muebles,plasticos fibra:vidrio fundicion:metales ' +
    'gerente:agencia,centro,estacion,farmacia,produccion,seguridad,tienda ' +
    'gerentes:comercios,hoteles,restaurantes,sucursales,ventas gestion:calidad,empresas,seguridad ' +
    'ingenieria:sistemas ' +
    'ingeniero:automatizacion,construccion,control,instalaciones,instrumentacion,mantenimiento,preventa,procesos,produccion,pruebas,software,ventas ' +
    'inspector:aduanas,buques,calidad,control,equipos,instalaciones,montaje,motores,salud,sanidad,seguridad,trabajo ' +
    'inspectora:aduanas,buques,calidad,control,equipos,instalaciones,montaje,motores,salud,sanidad,seguridad,trabajo ' +
    'instalador:cableado,cocinas,cuartos,equipos,gas,material,publicidad,sistemas,suelos,ventanas ' +
    'instaladora:cuartos,equipos,gas,material,sistemas,suelos,ventanas instaladores:maquinas,material ' +
    'instrumentos:musica,precision ' +
    'jefa:almacen,cocina,compras,departamento,equipo,estacion,operaciones,producto,proyecto,sala ' +
    'jefe:almacen,cocina,compras,departamento,equipo,estacion,maquinas,operaciones,produccion,producto,proyecto,sala,servicio,taller,turno,ventas ' +
    'jefes:area juegos:casino laboratorio:calidad,optica limpieza:muebles,ventanas lineas:produccion ' +
    'lugar:trabajo maestra:educacion maestro:educacion mantenimiento:maquinaria,motores,redes ' +
    'maquina:corte,extrusion maquinas:coser,costura materiales:construccion mecanica:suelos ' +
    'mecanico:maquinaria,motores metodos:investigacion mobiliario:oficina ' +
    'montador:aparatos,bicicletas,calzado,carroceria,casas,equipos,estructuras,instrumentos,maquinaria,motores,muebles,piezas,productos,vehiculos ' +
    'montadora:aparatos,bicicletas,carroceria,casas,equipos,estructuras,instrumentos,maquinaria,motores,muebles,piezas,productos,vehiculos ' +
    'montadores:estructuras,herramientas,instalaciones motores:gasolina obra:construccion ' +
    'operador:acabado,bomba,bombeo,cadena,calderas,camara,central,cortadora,diseño,equipo,equipos,escaner,estacion,excavadora,fabrica,fabricacion,fresadora,grua,gruas,guillotina,horno,laminador,linea,mantenimiento,maquina,maquinaria,maquinas,moldeo,molino,motoniveladora,planta,prensa,procesamiento,procesos,produccion,refrigeracion,sala,secado,sierra,sistema,sistemas,soldadura,torno ' +
    'operadora:acabado,cadena,calderas,camara,central,control,cortadora,diseño,equipo,equipos,estacion,fabrica,fabricacion,fresadora,grua,gruas,horno,laminador,linea,mantenimiento,maquina,maquinaria,maquinas,moldeo,molino,planta,prensa,procesamiento,produccion,sala,secado,sierra,sistema,sistemas,soldadura ' +
    'operadores:equipos,instalaciones,maquinaria,maquinas,plantas ' +
    'operaria:acabado,construccion,cultivos,equipos,fabrica,fabricacion,fundicion,grua,horno,lavanderia,limpieza,mantenimiento,maquina,maquinas,molino,procesos,produccion,sistemas,tratamiento ' +
    'operario:acabado,construccion,cultivos,equipos,fabrica,fabricacion,fundicion,grua,horno,lavanderia,limpieza,mantenimiento,maquina,maquinaria,maquinas,molino,procesos,produccion,sistemas,tratamiento ' +
    'operarios:lavanderia personal:cocina,limpieza piezas:plastico planta:tratamiento prendas:vestir ' +
    'procesos:calidad,produccion produccion:alimentos,bebidas,calzado,productos,ropa ' +
    'productos:carton,construccion,limpieza,panaderia,plastico,vidrio ' +
    'profesor:alumnos,apoyo,arte,artes,ciencias,danza,educacion,escuela,fisica,formacion,geografia,historia,informatica,lenguas,literatura,matematicas,musica,quimica,teatro ' +
    'profesora:alumnos,apoyo,arte,artes,danza,educacion,escuela,formacion,historia,lenguas,literatura,matematicas,musica,quimica,teatro ' +
    'profesores:formacion,nivel programador:aplicaciones proyectos:construccion,ingenieria,obra ' +
    'pruebas:software punto:venta quimicos:limpieza recepcionista:centro representante:servicio ' +
    'responsable:area,cocina,compras,desarrollo,distribucion,equipo,gestion,importacion,instalaciones,marketing,molino,operaciones,politica,politicas,produccion,recepcion,seccion,seguridad,servicios,sistemas,tienda,transmisiones,transporte ' +
    'restaurante:comida salon:belleza seleccion:personal servicio:atencion,lavanderia,limpieza,proteccion ' +
    'servicios:mantenimiento,seguridad,transporte,vigilancia sierra:cinta sistema:gestion,informacion,riego ' +
    'sistemas:alarma,calidad,programacion,riego,seguridad ' +
    'supervisor:auditoria,cajas,calidad,centro,construccion,fabricacion,gestion,instalaciones,lineas,mantenimiento,maquina,mina,montaje,obra,obras,operaciones,pintura,planta,procesos,produccion,sala,seguridad,servicio,sistemas,soldadura,tienda,trabajos ' +
    'supervisora:calidad,centro,construccion,fabricacion,gestion,instalaciones,lineas,mantenimiento,mina,montaje,obra,obras,operaciones,pintura,procesos,produccion,sala,seguridad,sistemas,soldadura,tienda,trabajos ' +
    'supervisores:industrias,mantenimiento,trabajadores taller:imprenta tanques:gas tapicero:muebles ' +
    'tarimas:madera ' +
    'tecnico:equipos,hardware,instalacion,manufactura,maquina,montaje,produccion,pruebas,redes,servicio,servicios,ventas ' +
    'tecnologias:informacion ' +
    'tienda:articulos,calzado,conveniencia,electrodomesticos,materiales,productos,ropa,telefonia toma:muestras ' +
    'trabajo:campo transporte:mercancia,pasajeros tratamiento:agua tratamientos:aguas trituradora:minerales ' +
    'vehiculo:carga vendedor:electrodomesticos,libros,piezas vendedora:piezas ' +
    'ventas:articulos,equipo,maquinaria,productos',
  en:
    'especialista:gestion,mantenimiento,marketing,redes,salud,seguridad,ventas ' +
    'ingeniero:energias,logistica,robotica limpieza:oficinas mensajero:bicicleta ' +
    'tecnico:alarmas,construccion,documentacion,electricidad,electromecanica,equipo,informatica,pintura,radiologia,radioterapia,tecnologia ' +
    'tecnicos:electronica,mantenimiento',
  a: 'atencion:clientes vendedor:domicilio',
} as const;
