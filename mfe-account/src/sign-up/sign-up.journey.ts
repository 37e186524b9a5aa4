import {
  arrive,
  button,
  click,
  field,
  fill,
  heading,
  journey,
  main,
  open,
  see,
} from '@chamba/kernel/journeys';

const email = 'persona.{once}@ejemplo.com';
const password = 'nopal-{once}';
const form = [main()];

export default journey('somebody-signs-up-and-logs-in', {
  title: 'somebody signs up, logs out and logs in again',
  as: 'visitor',
  steps: [
    open('/cuenta/nueva'),
    fill(field('Nombre', { within: form }), 'Rosa'),
    fill(field('Apellidos', { within: form }), 'Luna'),
    fill(field('Correo electrónico', { within: form }), email),
    fill(field('Contraseña', { within: form }), password),
    click(button('Crear cuenta', { within: form })),
    see(heading('Datos de contacto')),
    open('/empleos'),
    click(button('abrir menú de usuario', { part: true })),
    click(button('Cerrar sesión')),
    open('/login'),
    fill(field('Correo electrónico', { within: form }), email),
    fill(field('Contraseña', { within: form }), password),
    click(button('Entrar', { within: form })),
    arrive('/dashboard'),
  ],
});
