import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import {
  arrive,
  button,
  choose,
  click,
  field,
  fill,
  heading,
  journey,
  link,
  main,
  miss,
  open,
  press,
  remember,
  see,
  text,
  type Step,
} from '@chamba/kernel/journeys';
import { findChromium } from '../browser/chromium.ts';
import { JourneyRunner } from './journey-runner.ts';

const LIST = `<main><h1>Vacantes</h1><article><a href="/oferta/7">Cajera en Tlaxcala</a></article>
  <article><a href="/oferta/8">Chofer</a></article></main><nav><a href="/vacantes">Cajera en Tlaxcala</a></nav>`;
const OFFER = `<main><h1> Cajera en
  Tlaxcala </h1><label for="area">Área</label><select id="area"><option>Ventas</option><option>Cocina</option></select>
  <label>Tu mensaje <input id="message"></label><p id="out"></p><p hidden>Cerrada</p>
  <button>Enviar</button></main><script>
  document.querySelector('button').onclick = () => { out.textContent = message.value + ', ' + document.querySelector('select').value; };
  message.onkeydown = ({ key }) => { if (key === 'Enter') location.href = '/vacantes?de=' + encodeURIComponent(message.value); };
  </script>`;

describe('a journey', { skip: findChromium() === null && 'no Chromium on this machine' }, () => {
  let server: Server;
  let site: string;
  let runner: JourneyRunner;
  before(async () => {
    server = createServer(({ url = '' }, response) => {
      const body = url.startsWith('/oferta/') ? OFFER : LIST;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="es" data-ready="true"><title>x</title><body>${body}`);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
    runner = new JourneyRunner(findChromium() ?? '', site, 2_000);
  });
  after(async () => {
    await runner.close();
    server.close();
  });

  const run = (steps: Step[]) =>
    runner.run(journey('somebody-looks', { title: 'somebody looks', as: 'visitor', steps }), site);

  it('does what a person does, and remembers what was read', async () => {
    const failure = await run([
      open('/vacantes'),
      remember(link(undefined, { within: [main(), { role: 'article' }] }), 'offer'),
      click(link('{offer}', { within: [main()] })),
      arrive('/oferta/:job'),
      see(heading('{offer}')),
      miss(text('Cerrada')),
      choose(field('Área'), 'Cocina'),
      fill(field('Tu mensaje'), 'Hola {once}'),
      click(button('Enviar')),
      see(text('Hola', { part: true })),
      see(text(', Cocina', { part: true })),
      click(field('Tu mensaje')),
      press('Enter'),
      arrive('/vacantes'),
    ]);
    assert.equal(failure, null);
  });

  it('says where it fails, in words', async () => {
    const failure = await run([open('/oferta/7'), click(button('Postularme', { within: [main()] }))]);
    assert.deepEqual(failure, {
      step: 2,
      what: "press button 'Postularme' in main",
      at: '/oferta/7',
      reason: 'not within 2 s',
    });
  });

  it('takes a name as a whole unless a part of it is enough', async () => {
    assert.notEqual(await run([open('/vacantes'), click(link('Chof'))]), null);
    assert.equal(
      await run([open('/vacantes'), click(link('Chof', { part: true })), arrive('/oferta/8')]),
      null,
    );
  });
});
