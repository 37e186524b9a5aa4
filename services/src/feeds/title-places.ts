// Derived by scripts/derive-title-tables.mjs from ESCO, ISCO, SINCO and postal labels; see NOTICE.

/** Municipalities and cities of several words that titles name, apart by `|`. */
export const PLACE_NAMES =
  'Acapulco de Juárez|Acatlán de Juárez|Aguascalientes|Allende|Almoloya de Juárez|Apaseo el Grande|' +
  'Atlixco|Bahias de Huatulco|Baja California Sur|Boca del Río|Cabo San Lucas|Cadereyta Jiménez|' +
  'Cancún|Cárdenas|Celaya|Chalco de Díaz Covarrubias|Chetumal|Chiapas|Chicoloapan de Juárez|' +
  'Chihuahua|Chilpancingo de los Bravo|Chimalhuacán|Cintalapa de Figueroa|Ciudad Apodaca|' +
  'Ciudad Benito Juárez|Ciudad de México|Ciudad de Villa de Álvarez|Ciudad del Carmen|' +
  'Ciudad General Escobedo|Ciudad Gustavo Díaz Ordaz|Ciudad Hidalgo|Ciudad Ixtepec|' +
  'Ciudad Lázaro Cárdenas|Ciudad Madero|Ciudad Manuel Doblado|Ciudad Miguel Alemán|Ciudad Obregón|' +
  'Ciudad Río Bravo|Ciudad Sabinas Hidalgo|Ciudad Santa Catarina|Ciudad Tula|Ciudad Victoria|' +
  'Coacalco de Berriozabal|Coahuila de Zaragoza|Coatepec|Colima|Colonia Anáhuac|Comalcalco|Córdoba|' +
  'Cozumel|Cruz Grande|Cuatro Ciénegas de Carranza|Cuautitlán|Cuautitlán Izcalli|Cuilápam de Guerrero|' +
  'Cuitláhuac|Culiacán Rosales|Cunduacán|Doctor Arroyo|Doctor Mora|' +
  'Dolores Hidalgo Cuna de la Independencia Nacional|Durango|Ecatepec de Morelos|El Rosario|El Salto|' +
  'Emiliano Zapata|Empalme Escobedo|Escuinapa de Hidalgo|Fortín de las Flores|Francisco I. Madero|' +
  'Fray Bernardino de Sahagún|Fresnillo|García|General Miguel Alemán|Gómez Palacio|González|' +
  'Guadalajara|Guadalupe|Guanajuato|Guerrero|Guerrero Negro|Gutiérrez Zamora|' +
  'Heroica Ciudad de Huajuapan de León|Heroica Matamoros|Heroica Puebla de Zaragoza|Hidalgo|' +
  'Hidalgo del Parral|Higuera de Zaragoza|Huejutla de Reyes|Huixquilucan de Degollado|Huixtla|Irapuato|' +
  'Ixtapaluca|Ixtlán del Río|Izúcar de Matamoros|Jalisco|Jáltipan de Morelos|Jerécuaro|' +
  'Jerez de García Salinas|Jiquilpan de Juárez|Jiutepec|José Mariano Jiménez|Juárez|Juchitán|' +
  'León de los Aldama|Licenciado Benito Juárez|Linares|Loreto|Los Reyes Acaquilpan|' +
  'Los Reyes de Salgado|Luis Moya|Macuspana|Manzanillo|Mapastepec|Mariscala de Juárez|' +
  'Martínez de la Torre|Matamoros|Matehuala|Mérida|Metepec|Mexicali|México|Michoacán de Ocampo|' +
  'Monclova|Montemorelos|Monterrey|Morelos|Motozintla de Mendoza|Naucalpan de Juárez|' +
  'Nueva Ciudad Guerrero|Nueva Rosita|Nuevo Laredo|Nuevo León|Oaxaca|Oaxaca de Juárez|' +
  'Ocotlán de Morelos|Ocoyoacac|Ocozocoautla de Espinosa|Ojocaliente|Orizaba|Pachuca de Soto|Pánuco|' +
  'Parras de la Fuente|Peñón Blanco|Perote|Pichucalco|Pijijiapan|Playa del Carmen|Playa Vicente|' +
  'Playas de Rosarito|Poza Rica de Hidalgo|Puebla|Puerto Madero|Puerto Peñasco|Puerto Vallarta|' +
  'Putla Villa de Guerrero|Querétaro|Quintana Roo|Ramos Arizpe|Reynosa|Río Blanco|Río Grande|' +
  'Río Grande o Piedra Parada|Rioverde|Sabinas|Sahuayo de Morelos|Salinas de Hidalgo|Saltillo|' +
  'San Andrés Cholula|San Andrés Tuxtla|San Antonio de la Cal|San Blas|San Blas Atempa|' +
  'San Buenaventura|San Cristóbal de las Casas|San Diego de Alejandría|San Diego de la Unión|San Felipe|' +
  'San Felipe Jalapa de Díaz|San Fernando|San Francisco de Campeche|San Francisco de los Romo|' +
  'San Francisco del Rincón|San Francisco Ixhuatán|San Francisco Telixtlahuaca|San Ignacio|' +
  'San Ignacio Cerro Gordo|San Jerónimo de Juárez|San José del Cabo|San José el Verde|San José Iturbide|' +
  'San Juan Bautista Cuicatlán|San Juan Bautista Lo de Soto|San Juan Bautista Tuxtepec|' +
  'San Juan Bautista Valle Nacional|San Juan Cacahuatepec|San Juan de los Lagos|San Juan del Rio|' +
  'San Juan del Río del Centauro del Norte|San Julián|San Luis Acatlán|San Luis de la Loma|' +
  'San Luis de la Paz|San Luis Potosí|San Luis Río Colorado|San Luis San Pedro|San Marcos|' +
  'San Martín Texmelucan de Labastida|San Mateo Atenco|San Miguel de Allende|San Miguel el Alto|' +
  'San Miguel el Grande|San Miguel Vindho|San Nicolás de los Garza|San Pablo Huitzo|' +
  'San Pablo Villa de Mitla|San Pedro|San Pedro Cholula|San Pedro Garza García|San Pedro Lagunillas|' +
  'San Pedro Mixtepec Distrito 22|San Pedro Pochutla|San Pedro Tapanatepec|San Pedro Totolápam|' +
  'San Rafael|San Sebastián Tecomaxtlahuaca|Santa Cruz Itundujia|Santa Cruz Juventino Rosas|' +
  'Santa Lucía del Camino|Santa María del Oro|Santa María del Río|Santa María Huatulco|' +
  'Santa Maria Tultepec|Santa Rosa Treinta|Santa Rosalía|Santa Rosalía de Camargo|Santiago de Querétaro|' +
  'Santiago Tuxtla|Santo Domingo Tehuantepec|Silao|Soledad de Doblado|Sombrerete|Tabasco|' +
  'Talpa de Allende|Tamazunchale|Tampico|Tampico Alto|Tapachula de Córdova y Ordóñez|' +
  'Tecámac de Felipe Villanueva|Tecamachalco|Tejupilco de Hidalgo|Tenosique de Pino Suárez|' +
  'Tepatitlán de Morelos|Tepeji del Río de Ocampo|Texcoco de Mora|Tijuana|Tixtla de Guerrero|Tizayuca|' +
  'Tlacolula de Matamoros|Tlajomulco de Zúñiga|Tlalnepantla de Baz|Tlapacoyan|Tlaxcala|' +
  'Tlaxcala de Xicohténcatl|Toluca de Lerdo|Torreón|Tula de Allende|Tulancingo|' +
  'Tultitlán de Mariano Escobedo|Tuxpan|Tuxtla Gutiérrez|Unión de San Antonio|Unión Hidalgo|' +
  'Valle de Chalco Solidaridad|Valle de Guadalupe|Valle de Santiago|Valle Hermoso|Venustiano Carranza|' +
  'Veracruz|Veracruz de Ignacio de la Llave|Vicente Guerrero|Victoria de Durango|' +
  'Villa Alberto Andrés Alvarado Arámburo|Villa Corona|Villa de Cos|Villa de Pozos|Villa de Reyes|' +
  'Villa de Tamazulápam del Progreso|Villa de Zaachila|Villa Hidalgo|Villa Purificación|' +
  'Villa Sola de Vega|Villa Unión|Villa Vicente Guerrero|Villaflores|Villahermosa|Villanueva|' +
  'Xalapa-Enríquez|Yahualica de González Gallo|Yautepec de Zaragoza|Yucatán|Zacatecas|' +
  'Zacatepec de Hidalgo|Zamora de Hidalgo|Zapopan|Zaragoza|Zumpango|Zumpango del Río|';
