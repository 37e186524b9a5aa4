import type { Device } from '@chamba/kernel/frame';
import type { PublicConfig } from '@chamba/kernel/store';

/** A store that has the app. */
export type AppStore = { name: string; url: string };

/** The store of a device, where the app is in it; null for desktops and where it is not. */
export function findAppStore(device: Device, externals: PublicConfig['externals']): AppStore | null {
  if (device === 'ios') return found('App Store', externals.appStore);
  return device === 'android' ? found('Google Play', externals.googlePlay) : null;
}

/** The stores to show on a device: its own, or all of them on a desktop. */
export function appStoresFor(device: Device, externals: PublicConfig['externals']): AppStore[] {
  const stores =
    device === 'desktop'
      ? [findAppStore('ios', externals), findAppStore('android', externals)]
      : [findAppStore(device, externals)];
  return stores.filter((store) => store !== null);
}

function found(name: string, url: string): AppStore | null {
  return url ? { name, url } : null;
}
