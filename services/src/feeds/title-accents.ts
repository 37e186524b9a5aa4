// Derived by scripts/derive-title-tables.mjs from ESCO, ISCO, SINCO and postal labels; see NOTICE.

/** Words that these labels write with one and the same accent. */
export const ACCENTED_WORDS =
  'académica académicas académico académicos ácido ácidos acuática acuáticas acuático acuáticos acuícola ' +
  'acuícolas acuíferos acústica acústico aérea aéreas aéreo aéreos aerodinámica aerodinámico aeródromo ' +
  'aeródromos aerolínea aerolíneas aeronáuticas aeronáuticos ágil ágiles agrícola agrícolas agrónoma ' +
  'agronomía agronómica agronómicas agrónomo agrónomos albanés albañilería alcohólica alcohólicas alemán ' +
  'alérgicas alergología alférez álgebra algodón almacén almidón alúmina ámbito ámbitos analgésicos análisis ' +
  'analítica analíticamente analíticas analítico analíticos analógico anatomía anestésicos anestesiología ' +
  'anestesiólogo anódica ánodos anomalías anómalos antigüedades antropóloga antropología antropólogo ' +
  'antropólogos apoplejía apósitos árabe árbitra árbitro árbitros árboles archivonomía área áreas armería ' +
  'arqueóloga arqueología arqueológicos arqueólogo arqueólogos arquitectónica arquitectónicas arquitectónico ' +
  'arquitectónicos artesanía artículos artística artísticas artístico artísticos asesoría asfáltica ' +
  'asfálticas así astrofísica astróloga astrología astrólogo astrólogos astrónoma astronomía astrónomo ' +
  'astrónomos ataúd atmósfera atmosféricas atmosféricos audífonos audióloga audiología audiólogo audiólogos ' +
  'audiometría audioprótesis auditoría autobús autoevalúen autogestión automática automáticas automático ' +
  'automáticos automóvil automóviles automovilística automovilístico autónoma autónomas autonomía autónomos ' +
  'averías avícola avión aviónica azerí azúcar azúcares bacteriología bacteriológico bacteriólogo bailarín ' +
  'báscula básica básicas básico básicos batallón baterías bebé bebés benéfica benéficas bengalí ' +
  'bibliográfico biblioteconomía bilingüe bioestadística biofísica biofísico biogás bioinformática ' +
  'bioinformático bióloga biología biológica biológicas biológicos biólogo biólogos biomecánica biomédica ' +
  'biomédicas biomédico biomédicos biometría biométricos bioquímica bioquímico bioquímicos biotecnóloga ' +
  'biotecnología biotecnólogo bisutería bolígrafo botánica botánico botánicos bromatología buldócer búlgaro ' +
  'bursátil bursátiles búsqueda búsquedas caballerías cacerías cadáver cadáveres café cafés cafetería caída ' +
  'calcomanías cálculo cálculos calorimétricas cámara cámaras camarógrafo camión canapés cáncer cánceres ' +
  'cánones cañón capellán capitán cápsulas carácter características carbón carbónico cardíacas cardiólogo ' +
  'cardúmenes cárnica carnicería cárnicos carpintería carrocería cartógrafa cartografía cartográficos ' +
  'cartógrafo cartógrafos cartón cáscara cáscaras catalán catálogo catálogos categoría categorías cátodos ' +
  'cefalorraquídeo células celulósicas centrífugas centrífugo centrífugos cerámica cerámicas cerámico ' +
  'cerámicos césped cestería charcutería chatarrería cibernética científica científicas científico ' +
  'científicos cilíndrica cilíndricas cinematográfica cinematográfico cinematográficos cinesiología cinética ' +
  'círculos cirugía cirugías citodiagnóstico citología citológicas citológico citometría clásica clásicas ' +
  'clásico clavicémbalos climáticas climático climáticos climatóloga climatología climatólogo clínica ' +
  'clínicas clínico clínicos código códigos comadrón combustión comité compañía compañías cómputo común ' +
  'conexión confitería conserjería corazón cordón coreógrafa coreografía coreográfica coreográfico ' +
  'coreógrafo coreógrafos coreóloga coreólogo correduría cosmética cosmético cosméticos cosmetólogo ' +
  'cosmología crédito créditos cría crías criminalística criminóloga criminológicas criminólogo criptografía ' +
  'cristalería críticas crítico cromatografía cromatografías crónicas crustáceos cuántica currículo ' +
  'curtiduría cutáneas danés dársena demás demógrafa demografía demográficas demógrafo deontológico ' +
  'deontológicos depósito depósitos dermatología dermatológica dermatológicas dermatólogo desafíos desagüe ' +
  'desagües después destilería día diagnóstica diagnósticas diagnóstico diagnósticos diálogo diálogos ' +
  'didáctica didáctico dietética dietético difíciles dinámica diplomática diplomático diplomáticos doméstica ' +
  'doméstico domésticos dosimétrica dramático ebanistería ecografía ecóloga ecología ecológica ecológicas ' +
  'ecológico ecológicos ecólogo ecólogos economía económica económicas económico económicos ecónomos ' +
  'edafóloga edafólogo eléctrica eléctricas eléctrico eléctricos electrodoméstico electrodomésticos ' +
  'electrolítica electromagnética electromagnéticas electromagnéticos electromecánica electromecánico ' +
  'electromecánicos electrónica electrónicamente electrónicas electrónico electrónicos electroóptica ' +
  'electroópticos electroquímica electrotécnicos electrotérmicos embrión empatía encefálica endocrinología ' +
  'energética energéticas energético energéticos energía energías enfermería enóloga enólogo envío envíos ' +
  'enzimáticos eólica eólicas eólico eólicos epicutáneas epidemióloga epidemiología epidemiólogo epígrafes ' +
  'época équidos ergonomía ergonómico escáner escáneres escénica escénicas escénico escénicos escenografía ' +
  'escenógrafos escuadrón específica específico específicos especímenes espectáculo espectáculos espíritu ' +
  'esquí estadística estadísticas estadístico estadísticos están estándar estándares estanterías estén ' +
  'estériles estética estéticas estéticos estilográfica estratégica estratégicas estratégico estratégicos ' +
  'estrés etcétera ética éticamente éticas ético éticos etiología etóloga etólogo exámenes fábrica fábricas ' +
  'fácil farináceos farmacéutica farmacéuticas farmacéutico farmacéuticos farmacocinética farmacóloga ' +
  'farmacología farmacológicos farmacólogo fármacos fécula fenómenos férreas ferretería filología filósofa ' +
  'filosofía filosóficas filosóficos filósofo filósofos finlandés física físicas físico fisicoquímicas ' +
  'fisicoquímicos físicos fisióloga fisiología fisiólogo fisioterapéutico fisioterapéuticos flexografía ' +
  'flexográfica flexográficas floristería fontanería fórmulas fósil fósiles fotógrafa fotografía fotografías ' +
  'fotográfica fotográficas fotográfico fotográficos fotógrafo fotógrafos fotónica fotónico frágiles francés ' +
  'fría frío fríos frutería frutícola fúnebre fúnebres furgón gaélico galería galerías galés galvánico ' +
  'galvánicos ganadería garantía garantías gasóleo gastronomía gemóloga gemología gemólogo genealogía ' +
  'genealógico género géneros genética genéticas genéticos geofísica geofísicas geofísico geofísicos ' +
  'geógrafa geografía geográfica geográficas geográficos geógrafo geóloga geología geológica geológicas ' +
  'geológicos geólogo geólogos geomática geometría geométrico geoquímica geoquímicas geoquímico geoquímicos ' +
  'geotécnica geotécnicas geotécnico geotérmica geotérmico geriatría gerontológico gestión ginecología ' +
  'ginecológica ginecológicas ginecológico ginecológicos gráfica gráficas gráfico gráficos grafóloga ' +
  'grafología grafólogo gránulos gravímetros grifería grúa grúas gruístas guardería guía guías gujaratí ' +
  'guyaratí hábitat hábitats hábitos hélice helicóptero helicópteros hematología hematológicas hepáticas ' +
  'hepatología herbodietética herméticamente hermético herrería híbrido hidráulica hidráulicas hidráulico ' +
  'hidráulicos hídricos hidroecología hidroeléctrica hidroeléctricas hidrófugas hidrogeóloga hidrogeólogo ' +
  'hidrográfica hidrográfico hidrográficos hidróloga hidrología hidrólogo higiénico hiperbáricas hípicas ' +
  'hipódromo histórica históricas histórico históricos holandés homeopatía homeopática homeopáticos hormigón ' +
  'horóscopos hortícola hortícolas hostelería hotelería huéspedes húmedo húngaro iconográficas ictiología ' +
  'idiófonos idónea idóneas idóneos imágenes imagenología inalámbricos infantería infografías informática ' +
  'informáticas informático informáticos ingeniería inglés inmunóloga inmunología inmunológicas inmunológico ' +
  'inmunólogo interés intérprete intérpretes irlandés islandés isopropílico jabón jabonería japonés jardín ' +
  'jardinería javanés jóvenes joyería juguetería jurídica jurídicas jurídico jurídicos kinantropometría ' +
  'kinesióloga kinesiología kinesiólogo láctea lácteos lácticos lámina láminas lápiz láser láseres látex ' +
  'latín lavandería lencería letón léxico lexicógrafa lexicografía lexicógrafo librería limburgués límite ' +
  'límites línea líneas linfático lingüista lingüistas lingüística lingüísticas lingüístico lingüísticos ' +
  'linóleo líquida líquido líquidos litógrafa litográfica litógrafo lógica lógico lógicos logística ' +
  'logísticas logístico logísticos lotería loterías lúpulo machería maestría magnética maíz maltería maltés ' +
  'mampostería mandíbulas máquina máquinas marisquería marítima marítimas marítimo marítimos mármol ' +
  'marquetería marroquinería máscara máscaras mástil matemática matemáticas matemático matemáticos matrón ' +
  'máximo mecánica mecánicamente mecánicas mecánico mecánicos mecanógrafa mecanógrafo mecanógrafos ' +
  'mecatrónica mecatrónicas mecatrónico mecatrónicos médica médicas médico médicos médium médula mejoría ' +
  'melodías membranófonos mensajería menú menús mercadería mercaderías mercancía mercancías mercería ' +
  'metálica metálicas metálico metálicos metalistería metalmecánica metalúrgica metalúrgicas metalúrgico ' +
  'metalúrgicos meteoróloga meteorología meteorológica meteorológicas meteorológicos meteorólogo ' +
  'meteorólogos método métododo metodología metodologías métodos métricas metróloga metrología metrólogo ' +
  'micología microbióloga microbiología microbiológicos microbiólogo microcirugía microelectromecánicos ' +
  'microelectrónicos micrófono micromecánica micromecatrónica microópticos microscopía microscópica ' +
  'microscópico minería módulo módulos moléculas morfología móvil móviles múltiple múltiples ' +
  'musculoesqueléticas músculos museografía museóloga museólogo música músico músicos nanoelectrónica ' +
  'nanoingeniería nanotecnología naturopatía náutica náutico náuticos navío navíos neerlandés nefrología ' +
  'neonatología neumática neumáticas neumático neumáticos neuroanatomía neurofarmacología neurofisiología ' +
  'neurofisiológicos neurología neurológica neurológicas neurológicos neurólogo neuropsicológicas ' +
  'neuropsiquiátricas nitrógeno nóminas núcleos numéricas numérico número números nutriólogos obstétrica ' +
  'obstétrico oceanógrafa oceanografía oceanógrafo océanos odontóloga odontología odontológica odontológicas ' +
  'odontológico odontológicos odontólogo oftálmicos oftalmología oftalmológica oftalmológico oftalmólogo ' +
  'oído oídos oncología opinión óptica óptico ópticos óptimo optoelectrónica optoelectrónicos optomecánica ' +
  'optomecánicos optometría órdenes orfebrería orgánica orgánicas orgánicos órganos orígenes ortésicos ' +
  'ortográficas ortopédica ortopédicas ortopédico ortopédicos ortoprotésica ortoprotésico ortoprótesis ' +
  'ortóptica ortópticas ortóptico ortópticos ósea osteópata osteopatía osteopático osteopáticos ' +
  'otorrinolaringología otorrinolaringológicas óvulos óxido oxígeno página páginas paisajística paisajístico ' +
  'paisajísticos países paleontóloga paleontólogo palés panadería papelería paquetería paramédicas ' +
  'paramédico paramédicos parámetros parapsicóloga parapsicólogo parasitología parásitos partería partículas ' +
  'pastelería patóloga patología patologías patológica patólogo patrón pedagogía pedagógica pedagógico ' +
  'pedagógicos pediatría pediátrica pediátricos peletería película películas peluquería péndulos peón ' +
  'perfumería periférico periféricos periódica periódicamente periódicas periódico periódicos periodística ' +
  'periodísticos pescadería pesquerías petróleo petrolífera petrolíferas petrolíferos petroquímica píldoras ' +
  'pirotécnica pirotécnico pirotécnicos piscifactoría pizzería plástica plásticas plástico plásticos ' +
  'plomería podóloga podología podólogo podólogos policía policías polígrafo polímeros polisomnografía ' +
  'polisomnográfica politécnica politécnico política políticas político políticos politóloga politólogo ' +
  'pólizas porcelánico portátil portátiles portería portugués prácticos préstamo préstamos prohíbe ' +
  'pronóstico propósito prostéticos protésica protésico prótesis psicoanálisis psicología psicológica ' +
  'psicológicas psicológico psicológicos psicólogo psicólogos psicosociología psicosomáticos ' +
  'psicoterapéutica psicoterapéutico psiquiatría psiquiátrica psiquiátricas psiquiátricos psíquicos pública ' +
  'públicas público públicos punyabí química químicas químico químicos quinesiología quirófano quiropráctica ' +
  'quiroprácticas quiropráctico quiroprácticos quirúrgica quirúrgicas quirúrgico quirúrgicos ' +
  'radiodiagnóstico radiofármacos radiografía radiografías radioisótopos radióloga radiología radiológica ' +
  'radiológicas radiológicos radiólogo radioterápico raíces raíles rápida rápidas rápido rápidos recaídas ' +
  'recién refinería reflexión reflexología régimen regímenes región religión relojería repostería ' +
  'reprografía requerirá reumáticas riñón ríos robótica robóticos rodapiés romaní rústicas rústicos ' +
  'sacristán salón sándwiches sanguínea sanguíneas sanguíneos sánscrito sastrería satélite satélites según ' +
  'semántica semánticas semilíquidos semitándems sensórica sépticas sépticos serígrafa serigrafía ' +
  'serigráfica serígrafo silvícola silvícolas simultánea simultáneamente sintética sintéticas sintéticos ' +
  'síntomas sísmica sísmico sísmicos sismóloga sismológicas sismólogo sismómetros sistémica sistémico ' +
  'sobretítulos socióloga sociología sociológicas sociólogo sociólogos sofróloga sofrología sofrólogo ' +
  'sólidos subacuática subacuáticas subterránea subterráneas subterráneo subterráneos subtítulos tabaquería ' +
  'tácticas talón tampográficas tanatología tanatopráctica tanatopráctico tándems tapicería taquígrafa ' +
  'taquigrafía taquigráficos taquígrafo taquígrafos taxonomía taxonomías técnica técnicas técnico técnicos ' +
  'tecnóloga tecnología tecnologías tecnológica tecnológicas tecnológico tecnológicos tecnólogo teleféricos ' +
  'telefonía telefónica telefónicas telefónico teléfono teléfonos telescópicas temáticos teología teoría ' +
  'teorías teórica teórico teóricos terapéutica terapéuticas terapéutico terapéuticos térmica térmicas ' +
  'térmico térmicos terminología termoeléctrica termoplástico termoplásticos tesorería tipografía ' +
  'tipográficas tipógrafo tipógrafos tipología tisú títulos tonometría tópico topógrafa topografía ' +
  'topográfico topográficos topógrafos torácica torácicas toracoscópica tórax tornillería tóxicas toxicóloga ' +
  'toxicológicos toxicólogo toxicomanía toxicomanías tóxicos tráfico traílla traíllas trámites trampería ' +
  'tránsito tranvía tranvías traumatología través travesía travesías trolebús tubería tuberías túnel túneles ' +
  'turística turísticas turístico turísticos tutoría últimas últimos unión urbanístico urología útero útil ' +
  'utilería vacío valón válvulas varón vasculopatías vehículo vehículos venéreas venereología vermú vía vías ' +
  'víctimas videotelemetría vidriería vinícola violín virológicas vitivinícola zapatería zoología zoológica ' +
  'zoológico zoológicos zoólogos zoonóticas';
