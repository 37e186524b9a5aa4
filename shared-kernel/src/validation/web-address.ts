/**
 * Whether a text is a full address on the web that may be shown as a link: http or https, a host with a dot, and no
 * credentials, with which 'https://conocida.com@otra.example' reads like an address of another site.
 * @example isWebAddress('https://ejemplo.com/yo') // true
 */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username + password === '';
}
