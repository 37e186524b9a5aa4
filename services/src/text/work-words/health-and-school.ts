/** Hospitals, surgeries, laboratories, animals, schools and sport. Rules as in `../synonym-rules.ts`. */
export const HEALTH_AND_SCHOOL_RULES = `
hospital > enfermero, auxiliar enfermeria, medico, camillero
clinica > enfermero, medico, auxiliar enfermeria, recepcionista clinica
consultorio > recepcionista consultorio, secretaria consultorio, asistente medico, medico, asistente dental
enfermeria > enfermero, auxiliar enfermeria
enfermero > auxiliar enfermeria, enfermera general, enfermeria
auxiliar enfermero > auxiliar enfermeria, enfermero
enfermero general > enfermero, auxiliar enfermeria
enfermero casa > enfermero, cuidador
inyectar > enfermero, auxiliar enfermeria
poner inyecciones > enfermero, auxiliar enfermeria
sacar sangre > flebotomista, tomador muestras, laboratorista, enfermero
tomar muestras > flebotomista, tomador muestras, laboratorista, quimico
muestras > flebotomista, tomador muestras
flebotomista > tomador muestras, laboratorista
banco sangre > laboratorista, quimico
quirofano > enfermero quirofano, instrumentista quirurgico, anestesiologo
instrumentista quirurgico > enfermero quirofano, quirofano
terapia intensiva > enfermero, terapia intensiva
camillas > camillero
camillero > paramedico, ambulancia
ambulancia > paramedico, camillero, operador ambulancia
paramedico > urgencias medicas, ambulancia, camillero
urgencias > paramedico, enfermero, urgencias
primeros auxilios > paramedico, enfermero
rescatista > paramedico, guardavidas, brigadista
medicina > medico, medico general, doctor
medico > medico general, doctor
doctor > medico, medico general
medico farmacia > medico general, medico
consultorio farmacia > medico general, medico
medico cirujano > medico general, medico
medico empresa > medico laboral, medico industrial, medico general
medico niños > pediatra
cirujano > medico cirujano, medico
pediatria > pediatra
ginecologia > ginecologo
ginecologo > medico ginecologo, ginecologia
dermatologia > dermatologo
cardiologia > cardiologo
oftalmologia > oftalmologo
psiquiatria > psiquiatra
loquero > psicologo, psiquiatra, terapeuta
psicologo > psicoterapeuta, licenciado psicologia, psicologia, psicologo clinico
psicologia > psicologo, psicoterapeuta
terapeuta > fisioterapeuta, terapia
terapias > terapeuta, fisioterapeuta, psicologo
fisioterapeuta > terapia fisica, rehabilitacion, terapeuta fisico, terapeuta
fisioterapia > fisioterapeuta, terapia fisica, rehabilitacion, terapeuta
terapia fisica > fisioterapeuta, rehabilitacion, terapeuta
rehabilitacion > fisioterapeuta, terapia fisica, terapeuta
quiropractico > fisioterapeuta, terapeuta
terapia lenguaje > terapeuta, lenguaje
sobador > masajista, terapeuta
nutricion > nutriologo, licenciado nutricion
nutriologo > nutricionista, licenciado nutricion, nutricion
dieta > nutriologo
dietista > nutriologo
dentista > odontologo, cirujano dentista, asistente dental, ortodoncista
odontologia > dentista, odontologo, asistente dental
ortodoncia > ortodoncista, dentista
dientes > dentista, asistente dental, odontologo
asistente dental > asistente dentista, auxiliar dental, higienista dental
ayudante dentista > asistente dental
ayudante dental > asistente dental
consultorio dental > asistente dental, dentista, recepcionista dental
protesis dental > tecnico dental, laboratorio dental
mecanico dental > tecnico dental
optica > optometrista, optica
lentes > optometrista, optica
optometria > optometrista
optometrista > optica
examen vista > optometrista
laboratorio > laboratorista, auxiliar laboratorio, quimico laboratorio
laboratorio clinico > laboratorista clinico, quimico clinico, quimico laboratorio
laboratorista > tecnico laboratorista, auxiliar laboratorio, quimico
quimica > quimico, laboratorista
quimico > quimico laboratorio, ingeniero quimico, quimico farmacobiologo
qfb > quimico farmacobiologo, quimico, responsable sanitario
quimico farmaceutico biologo > quimico farmacobiologo, responsable sanitario
bioquimica > bioquimico, quimico
biologia > biologo
biotecnologia > biologo, bioquimico, biotecnologo
microbiologia > microbiologo, quimico
radiologia > radiologo, tecnico radiologo
rayos x > radiologo, tecnico radiologo
radiologo > tecnico radiologo, imagenologia
ultrasonido > ultrasonografista, radiologo
farmaceutico > farmacia, quimico farmacobiologo
boticario > farmacia, auxiliar farmacia
despachar medicina > vendedor farmacia, auxiliar farmacia, mostrador farmacia
visitador medico > representante medico, visitador
representante medico > visitador medico
promotor salud > salud, promotor social
trab soc > trabajador social, trabajo social
asistente social > trabajador social, trabajo social
sociologo > trabajador social, investigador
sociologia > trabajador social, investigador, sociologo
antropologo > investigador, antropologia
funeraria > funerario, funerarios, carroza
embalsamador > funeraria, funerario
panteon > funerario, exhumaciones
veterinario > medico veterinario, auxiliar veterinario
veterinaria > medico veterinario, veterinario, auxiliar veterinario
animales > veterinario, granja
perros > canino, veterinario
gatos > veterinario
banar perros > estetica canina, canino, veterinario
estetica canina > groomer, canino, veterinario
estilista canino > estetica canina, groomer, canino, veterinario
adiestrador > canino, entrenador canino
canino > veterinario
caballos > caballerango, caballo
escuela > maestro, docente, profesor, prefecto, intendente escuela, auxiliar escolar
colegio > maestro, docente, profesor, prefecto
universidad > docente, profesor, catedratico, academico
impartir clases > maestro, profesor, docente, instructor
clases > maestro, profesor, docente, instructor
ensenar > maestro, profesor, docente, instructor
ensenanza > maestro, profesor, docente
profe > profesor, maestro, docente
profe primaria > maestro primaria, docente primaria, profesor primaria
profe secundaria > maestro secundaria, docente secundaria, profesor secundaria
profe ingles > maestro ingles, profesor ingles, docente ingles
profe musica > maestro musica, profesor musica, docente musica
profe matematicas > docente matematicas, profesor matematicas, maestro matematicas
profe educacion fisica > educacion fisica, profesor educacion fisica
educacion fisica > profesor educacion fisica, entrenador, instructor
teacher > maestro ingles, profesor ingles, docente ingles, maestro
clases ingles > maestro ingles, profesor ingles, docente ingles
clases matematicas > docente matematicas, profesor matematicas, maestro matematicas
matematicas > docente matematicas, profesor matematicas, maestro matematicas
clases musica > maestro musica, profesor musica, docente musica
clases baile > instructor baile, maestro danza, baile
maestro > profesor, docente, maestra primaria
maestro primaria > docente primaria, profesor primaria, licenciado educacion primaria
maestro secundaria > docente secundaria, profesor secundaria
maestro preparatoria > docente preparatoria, profesor preparatoria, docente bachillerato
maestro universidad > docente universidad, profesor universidad, catedratico, docente licenciatura
catedratico > docente, profesor, academico
maestra kinder > educador, maestro preescolar, docente preescolar
maestro jardin ninos > educador, maestro preescolar, docente preescolar
kinder > educador, maestro preescolar, asistente educativo
preescolar > educador, maestro preescolar, asistente educativo
educadora > maestro preescolar, licenciado educacion preescolar, docente preescolar, asistente educativo
miss kinder > educador, maestro preescolar, asistente educativo
miss > maestro, educador, docente
estimulacion temprana > asistente educativo, educador, puericultista
pedagogia > pedagogo, licenciado pedagogia, docente
pedagogo > licenciado pedagogia, psicopedagogo, pedagogia
educacion especial > psicologo, pedagogo, maestro especial, terapeuta
maestro sombra > asistente educativo, psicologo, docente, maestro
normal superior > maestro, docente
tutor > maestro, docente, asesor academico
asesor academico > docente, maestro
prefecto > prefectura
conserje escuela > intendente, conserje
gimnasio > entrenador, instructor gimnasio, recepcionista gimnasio, gimnasio
gym > entrenador, instructor gimnasio, gimnasio
instructor gimnasio > entrenador, acondicionamiento fisico
instructor gym > entrenador, instructor gimnasio, acondicionamiento fisico
entrenador personal > entrenador, instructor gimnasio, acondicionamiento fisico
entrenar > entrenador, instructor
pesas > entrenador, instructor gimnasio
fitness > entrenador, instructor gimnasio, acondicionamiento fisico
crossfit > entrenador, instructor gimnasio
spinning > instructor, entrenador
deportes > entrenador, instructor, profesor educacion fisica, deportes
futbol > entrenador, educacion fisica
nadar > instructor natacion, guardavidas, salvavidas
natacion > instructor natacion, guardavidas, salvavidas
guardavidas = salvavidas = guardavida
salvavidas > instructor natacion
zumba > instructor baile, maestro danza, entrenador, instructor gimnasio
yoga > instructor gimnasio, entrenador
pilates > instructor gimnasio, entrenador
box > entrenador, instructor gimnasio
karate > entrenador, instructor gimnasio
danza > maestro danza, instructor baile
baile > instructor baile, maestro danza
`;
