/** What is shown without a network where nothing is kept, in the words of the page's own screen. */

const NO_SIGNAL = 'Revisa tus datos o tu Wi-Fi.';
const SESSION_ENDED = 'Tu sesión terminó: lo que viste con ella ya no se muestra en este dispositivo.';

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto 0;padding:0 16px;max-width:26rem;text-align:center}' +
  'a{display:inline-block;margin-top:8px;padding:12px 24px;border-radius:12px;background:#0a5f55;color:#fff;font-weight:600;text-decoration:none}';

/** @param isSessionOver whether what was kept has just been removed because its session ended. */
export function nothingKept(isSessionOver: boolean): Response {
  const reason = isSessionOver ? SESSION_ENDED : NO_SIGNAL;
  const html =
    '<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Sin conexión</title><style>${STYLE}</style>` +
    `<h1>Sin conexión</h1><p>${reason} En cuanto vuelvas a tener señal cargamos la página.</p><a href="">Reintentar</a>` +
    '<script>addEventListener("online",()=>location.reload())</script></html>';
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
