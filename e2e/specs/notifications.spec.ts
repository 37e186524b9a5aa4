import { expect, test } from '@playwright/test';
import { findViolationsInBothThemes } from '../support/axe.ts';
import { signUpReady } from '../support/ready-candidate.ts';

test('the list of notifications is read by everybody, and says when there are none', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUpReady(context.request);
  await page.goto('/dashboard/notificaciones');
  await expect(page.getByText('No tienes notificaciones.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avisos en este dispositivo' })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test.describe('a message to the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is shown by the service worker to whom it is for, and leads to its page', async ({
    page,
    context,
  }) => {
    await signUpReady(context.request);
    await page.goto('/dashboard');
    const account = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const [, cookie = ''] = /(?:^|; )session=([^;]*)/.exec(document.cookie) ?? [];
      const { userid } = JSON.parse(decodeURIComponent(cookie)) as { userid: string };
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userid));
      const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const note = Response.json({ userid, browserId: 'ab'.repeat(16) });
      await (await caches.open('push-1')).put('/whose-notifications', note);
      return hex.slice(0, 12);
    });

    const client = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
        if (registration) resolve(registration.registrationId);
      }),
    );
    await client.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (message: object) =>
      client.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: JSON.stringify(message),
      });
    // Headless browsers show no notifications: what the worker asks of this one is noted instead.
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(`
      self.asked = [];
      registration.showNotification = async (title, { body, data }) => void asked.push({ title, body, data });
      registration.getNotifications = async () => [];
      clients.openWindow = async (url) => void asked.push(new URL(url).pathname);
    `);
    const asked = () => worker?.evaluate<unknown[]>('asked');
    const message = {
      title: 'Vieron tu CV',
      body: 'Cajera de sucursal.',
      tag: 'n1',
      owner: account,
      data: { url: '/postulaciones', id: '1', at: '2026-05-04T12:00:00.000Z' },
    };
    await push(message);
    const { title, body, data } = message;
    await expect.poll(asked).toEqual([{ title, body, data }]);

    await worker?.evaluate(`
      const tap = new Event('notificationclick');
      const notification = { ...asked[0], close: () => undefined };
      dispatchEvent(Object.assign(tap, { notification, waitUntil: () => undefined }));
    `);
    await expect.poll(asked).toEqual([{ title, body, data }, '/postulaciones']);

    await push({ ...message, owner: '000000000000' });
    // It is not shown, and ends what this browser shows.
    await expect.poll(() => page.evaluate(() => caches.has('push-1'))).toBe(false);
    expect(await asked()).toHaveLength(2);
  });
});
