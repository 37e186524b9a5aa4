/**
 * How a folded word sounds in Mexico, whatever letters it is written with: b and v, s and c and z, ll and y, g and j,
 * qu and k, m before b, silent h and doubled letters make no difference.
 */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch/g, '1')
    .replace(/sh/g, 's')
    .replace(/^ps/, 's')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/gu(?=[ei])/g, '2')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/2/g, 'g')
    .replace(/x|cs|ks|c?c(?=[ei])/g, 's')
    .replace(/z/g, 's')
    .replace(/c/g, 'k')
    .replace(/[vw]/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}
