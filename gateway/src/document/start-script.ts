/** Id of the template that contains a page's scripts until its text is painted. */
export const SCRIPTS_ID = 'scripts';

/** Milliseconds after which the scripts start even if no frame is painted. */
const MAX_WAIT_MS = 3_000;

/**
 * Starts the scripts of a page after its first frame: before that they would compete with the content for network and
 * processor. The second frame begins when the first is painted. A page without text, or in a background tab, starts
 * them at once.
 */
export const START_SCRIPT =
  `(function(){var t=document.getElementById('${SCRIPTS_ID}');` +
  'function start(){if(t){document.body.append(t.content);t=null}}' +
  "if(document.hidden||!document.getElementById('root').firstChild)return start();" +
  'requestAnimationFrame(function(){requestAnimationFrame(start)});' +
  `setTimeout(start,${MAX_WAIT_MS})})()`;
