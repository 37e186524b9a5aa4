/** Kind of device as far as it decides where an app comes from. */
export type Device = 'ios' | 'android' | 'desktop';

/**
 * Reads the device off the header `user-agent`; whatever is no phone or tablet counts as a desktop.
 * @example readDevice(request.headers['user-agent'] ?? '') // 'android'
 */
export function readDevice(userAgent: string): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'desktop';
}
