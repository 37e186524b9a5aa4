/** Name of the template that holds a page's scripts until its text is on the screen. */
export const SCRIPTS_ID = 'scripts';

/** Milliseconds after which the scripts start even where no frame is drawn. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Starts the scripts of a page after its first frame: before that they would take the line and the processor from what
 * is to be read. The second frame begins when the first is drawn. A page without text, or one that nobody looks at yet,
 * starts them at once.
 */
export const START_SCRIPT =
  `(function(){var t=document.getElementById('${SCRIPTS_ID}');` +
  'function start(){if(t){document.body.append(t.content);t=null}}' +
  "if(document.hidden||!document.getElementById('root').firstChild)return start();" +
  'requestAnimationFrame(function(){requestAnimationFrame(start)});' +
  `setTimeout(start,${LONGEST_WAIT_MS})})()`;
