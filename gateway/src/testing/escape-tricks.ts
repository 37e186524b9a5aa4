/**
 * Known and possible ways in which the server bundle of a unit escapes its realm. Each is the body of an async
 * function inside a page of a unit, and returns what it got; `undefined`, `null`, `false` and '' are nothing. In
 * scope: `require`, `module`, `exports`, `input`, `api`, `React` and `host`, an error of the process's realm.
 */
export const ESCAPE_TRICKS: Readonly<Record<string, string>> = {
  // The object of the process
  'process.getBuiltinModule': `return process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8')`,
  'process.binding': `return process.binding('fs')`,
  'process._linkedBinding': `return process._linkedBinding('fs')`,
  'process.dlopen': `return process.dlopen`,
  'process.env': `return Object.keys(process.env).join()`,
  'process.argv': `return process.argv`,
  'process.kill of the gateway': `process.kill(process.ppid, 0); return 'alive'`,
  'process.exit': `process.exit(0); return 'ended'`,
  'process.report': `return process.report.getReport()`,
  'process.send': `process.send({ type: 'done', id: 1 }); return 'sent'`,
  'process.on message': `process.on('message', () => undefined); return 'listens'`,
  'process of another realm': `return globalThis.global?.process ?? globalThis.self?.process`,

  // Modules
  'require of fs': `return require('fs')`,
  'require of node:vm': `return require('node:vm').runInThisContext('process')`,
  'require of child_process': `return require('node:child_process').execSync('id')`,
  'require of worker_threads': `return new (require('node:worker_threads').Worker)('1', { eval: true })`,
  'require of inspector': `return require('node:inspector').open()`,
  'require by prototype': `return require('constructor')`,
  'require.main': `return require.main ?? require.cache ?? require.resolve`,
  'module.constructor._load': `return module.constructor._load('fs')`,
  'module.parent': `return module.parent ?? module.children ?? module.require`,
  'import() of fs': `return (await import('node:fs')).readFileSync('/proc/self/environ', 'utf8')`,
  'import() of a file': `return await import('file:///proc/self/environ')`,
  'import() of data': `return (await import('data:text/javascript,export default globalThis.process')).default`,
  'import() in a timer': `return await new Promise((resolve) => setTimeout(() => import('node:os').then(resolve, () => resolve(''))))`,
  createRequire: `return (await import('node:module')).createRequire('/')('fs')`,

  // Code from strings, which runs in the realm of its constructor
  'Function of require': `return require.constructor('return process')()`,
  'Function of require twice': `return require.constructor.constructor('return process')()`,
  'Function of module': `return module.constructor.constructor('return process')()`,
  'Function of console': `return console.log.constructor('return process')()`,
  'Function of React': `return React.createElement.constructor('return process')()`,
  'Function of input': `return input.loadRemote.constructor('return process')()`,
  'Function of a state': `return input.state.constructor.constructor('return process')()`,
  'Function of an error of the process': `return host.constructor.constructor('return process')()`,
  'Function of setTimeout': `return setTimeout.constructor('return process')()`,
  'Function of a timer': `return setTimeout(() => 0, 1).constructor.constructor('return process')()`,
  'Function of URL': `return URL.constructor('return process')()`,
  'Function of AbortController': `return new AbortController().signal.constructor.constructor('return process')()`,
  'Function of a promise of the process': `return input.loadRemote('mfe-search').constructor.constructor('return process')()`,
  AsyncFunction: `return await Object.getPrototypeOf(input.loadRemote).constructor('return process')()`,
  AsyncGeneratorFunction: `return (await Object.getPrototypeOf(async function* () {}).constructor('yield process')().next()).value`,
  GeneratorFunction: `return require('@chamba/kernel/store').request.constructor('yield process')().next().value`,
  'own Function': `return new Function('return process')()`,
  eval: `return eval('process')`,
  'indirect eval': `return (0, eval)('process')`,
  'a timer with a text': `setTimeout('globalThis.loot = process', 0); await new Promise((resolve) => setTimeout(resolve, 5)); return globalThis.loot`,
  WebAssembly: `return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
  ShadowRealm: `return new ShadowRealm().evaluate('1')`,

  // Frames of the stack
  'call sites of an own error': `Error.prepareStackTrace = (_, sites) => sites; const { stack } = new Error('x'); return typeof stack === 'string' ? '' : stack.map((site) => site.getThis() ?? site.getFunction())`,
  'call sites of an error of the process': `const HostError = host.constructor; HostError.prepareStackTrace = (_, sites) => sites; try { require('nope'); } catch ({ stack }) { return typeof stack === 'string' ? '' : stack; }`,
  captureStackTrace: `const into = {}; Object.defineProperty(Error, 'prepareStackTrace', { value: (_, sites) => sites }); Error.captureStackTrace(into); return typeof into.stack === 'string' ? '' : into.stack`,
  'arguments.callee.caller': `return (function () { return arguments.callee.caller?.caller ?? arguments.callee.caller?.arguments; })()`,
  'this of a function that is called from the process': `let self; React.Children.map([1], function () { self = this; }); return self?.process`,
  'this of a function without strict': `return (function () { return this; })().process`,

  'inspect of the process': `const custom = Symbol.for('nodejs.util.inspect.custom'); let got; class Own extends URL { get searchParams() { return { [custom](depth, options, inspect) { got = inspect; } }; } } new Own('http://a')[custom](2, {}); return got`,
  'a message port of a signal that is transferred': `const symbol = Object.getOwnPropertySymbols(AbortSignal.prototype).find(({ description }) => description === 'messaging_transfer_list_symbol'); return new AbortController().signal[symbol]()[0]`,
  'a signal that can be transferred': `const symbol = Object.getOwnPropertySymbols(AbortController).find(({ description }) => description === 'kMakeTransferable'); return AbortController[symbol]()`,
  'the executor of a promise of the process': `const HostPromise = input.loadRemote('mfe-search').constructor; let got; class Own extends HostPromise { constructor(run) { super((resolve, reject) => { got = [resolve, reject]; run(resolve, reject); }); } } Own.resolve(1); return got[0].constructor.constructor('return process')()`,
  'frames of an async function of the process': `Error.stackTraceLimit = 100; const HostError = host.constructor; try { HostError.stackTraceLimit = 100; } catch {} let sites; const { prepareStackTrace } = HostError; try { Object.defineProperty(HostError, 'prepareStackTrace', { value: (_, frames) => (sites = frames) }); } catch {} await input.loadRemote('none').catch(({ stack }) => stack); return sites?.map((site) => site.getFunction?.() ?? site.getThis?.())`,
  'a function of the process through a thenable': `let got; await input.loadRemote({ toString() { got = arguments.callee?.caller; return 'mfe-search'; } }).catch(() => 0); const then = { then(resolve) { got ??= resolve.constructor('return process')(); resolve(); } }; await input.loadRemote('mfe-search').then(() => then); return got`,
  'a proxy across the pipe': `const seen = []; const spy = new Proxy(function () {}, { get: (_, key, receiver) => (seen.push(receiver), key === 'toJSON' ? () => ({ a: 1 }) : undefined), apply: (_, self, values) => (seen.push(self, ...values), {}) }); await input.transport({ method: 'GET', path: '/rest', query: { service: 'x' }, body: spy, headers: {}, timeoutMs: 100, signal: { aborted: false, addEventListener: (...values) => seen.push(...values) } }).catch(() => 0); return seen.filter((one) => typeof one === 'function' && one !== spy).map((one) => one.constructor('return process')())[0]`,
  'a finalizer that is called by the process': `const made = new FinalizationRegistry(function () { globalThis.loot = this; }); made.register({}, 1); for (let round = 0; round < 50; round += 1) { new Array(100_000).fill({}); await new Promise((resolve) => setTimeout(resolve, 1)); } return globalThis.loot === globalThis ? globalThis.loot.process : globalThis.loot`,
  'WebAssembly of another realm': `return input.loadRemote('mfe-search').constructor.constructor('return WebAssembly')()`,
  'import() from a function of the process': `return await input.loadRemote.call.constructor('return import("node:fs")')()`,
  'an error that the process throws late': `return await new Promise((resolve) => { const signal = AbortSignal.timeout(1); signal.addEventListener('abort', (event) => { try { resolve((event.constructor.constructor('return process'))()); } catch { try { resolve(signal.reason.constructor.constructor('return process')()); } catch { resolve(null); } } }); })`,

  // The network
  fetch: `return (await fetch('http://127.0.0.1:1')).status`,
  WebSocket: `return new WebSocket('ws://127.0.0.1:1')`,
  XMLHttpRequest: `return new XMLHttpRequest()`,
  EventSource: `return new EventSource('http://127.0.0.1:1')`,
  'the client of the kernel without a transport': `return await require('@chamba/kernel/api').createApiClient({}).call('suggests.places', { q: 'x' })`,
  'the classes of the router': `return globalThis.Response ?? globalThis.Request ?? globalThis.Headers ?? globalThis.FormData`,
  navigator: `return globalThis.navigator?.sendBeacon`,
  MessageChannel: `return new MessageChannel()`,
  BroadcastChannel: `return new BroadcastChannel('x')`,

  // Memory
  'Buffer.allocUnsafe': `return Buffer.allocUnsafe(4096).toString()`,
  'the pool behind a text that was encoded': `const { buffer, byteLength } = new TextEncoder().encode('x'); return buffer.byteLength > byteLength`,
  'the buffers of the server renderer': `return require('react-dom/server').renderToPipeableStream ?? require('react-dom/server').default?.renderToPipeableStream`,
  SharedArrayBuffer: `return new SharedArrayBuffer(8)`,
  'Atomics.wait': `return Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0, 10)`,
  'the last match of the process': `return host.message.constructor === String ? '' : host.message.constructor.prototype.match.call('a', /a/).constructor.name`,
  'RegExp.input': `return RegExp.input ?? RegExp.$_ ?? RegExp['$&'] ?? RegExp.lastMatch`,
  'performance of the process': `return performance.nodeTiming ?? performance.eventLoopUtilization ?? performance.getEntries`,
  structuredClone: `return structuredClone({}).constructor !== Object`,
  'objects of a URL': `return URL.createObjectURL`,

  // What units share
  'the createElement of React': `const own = require('react'); try { own.createElement = () => 'x'; } catch {} return own.createElement() === 'x'`,
  'the createElement of the default export': `const own = require('react').default; try { own.createElement = () => 'x'; } catch {} return own.createElement === undefined || own.createElement('p') === 'x'`,
  'an accessor on React': `Object.defineProperty(require('react'), 'useState', { get: () => () => ['x'] }); return 'defined'`,
  'the prototype of a component': `require('react').Component.prototype.render = () => 'x'; return 'x' === require('react').Component.prototype.render?.()`,
  'an export of the kernel': `const kernel = require('@chamba/kernel/api'); try { kernel.createApiClient = () => 'x'; } catch {} return kernel.createApiClient({ transport: () => 0 }) === 'x'`,
  'the internals of React': `return Object.keys({ ...React, ...React.default }).find((name) => name.includes('INTERNALS'))`,
  'the internals of react-dom': `const dom = require('react-dom'); return Object.keys({ ...dom, ...dom.default }).find((name) => name.includes('INTERNALS'))`,
  'an accessor on a context': `const { SlotHostContext } = require('@chamba/kernel/slots'); Object.defineProperty(SlotHostContext, '_currentValue2', { get: () => 'x', set: () => 0 }); return 'defined'`,
  'Object.prototype of the process': `Object.getPrototypeOf(input).polluted = 'x'; return input.composition.polluted`,
  'Object.prototype by definition': `Object.defineProperty(Object.getPrototypeOf(input), 'polluted', { value: 'x' }); return input.composition.polluted`,
  'Object.prototype by __proto__': `input.__proto__.polluted = 'x'; return input.composition.polluted`,
  'Object.prototype by an assignable name': `const proto = Object.getPrototypeOf(input); proto.toString = () => 'x'; return String(input.composition) === 'x'`,
  'Array.prototype of the process': `const { prototype } = React.Children.toArray([1]).constructor; prototype.map = () => 'x'; return prototype.map() === 'x'`,
  'Function.prototype of the process': `const proto = Object.getPrototypeOf(React.createElement); proto.call = () => 'x'; return proto.call() === 'x'`,
  'Promise.prototype of the process': `const { prototype } = input.loadRemote('mfe-search').constructor; prototype.then = () => 'x'; return prototype.then() === 'x'`,
  'iterators of the process': `const list = React.Children.toArray([1]); const proto = Object.getPrototypeOf(list[Symbol.iterator]()); proto.next = () => 'x'; return proto.next() === 'x'`,
  'Error of the process': `host.constructor.prototype.toString = () => 'x'; return host.toString() === 'x'`,
  'URL of the process': `URL.prototype.toString = () => 'x'; return new URL('http://a').toString() === 'x'`,
  'AbortSignal of the process': `const { prototype } = AbortSignal; prototype.addEventListener = () => 'x'; return prototype.addEventListener() === 'x'`,
  'the value of a shared context': `const { SlotHostContext } = require('@chamba/kernel/slots'); SlotHostContext._currentValue = SlotHostContext._currentValue2 = { loot: 'x' }; return require('react-dom/server').renderToString(React.createElement(() => React.useContext(SlotHostContext).loot ?? null))`,
  'the contexts of the router': `return Object.keys({ ...require('react-router-dom'), ...require('react-router-dom').default, ...require('react-router') }).find((name) => name.startsWith('UNSAFE_'))`,
  'the declaration of another unit': `const { default: other } = await input.loadRemote('mfe-search'); try { other.routes = 'x'; other.pages.hello = () => 'x'; } catch {} const again = (await input.loadRemote('mfe-search')).default; return again.routes === 'x' || String(again.pages.hello) === "() => 'x'"`,
  'a component of another unit': `const { hello } = (await input.loadRemote('mfe-search')).default.pages; try { hello.prototype = { isReactComponent: true }; } catch {} return hello.prototype?.isReactComponent`,
  'the code that a route loads': `const load = async () => (await (await input.loadRemote('mfe-cv')).default.routes[0].page()).default; const page = await load(); try { page.sagas[0].saga = 'x'; page.Component = 'x'; page.Component.prototype.render = 'x'; } catch {} const again = await load(); return again.sagas[0].saga === 'x' || again.Component === 'x' || again.Component.prototype.render === 'x'`,
  'the code that a slot loads': `const load = async () => (await (await input.loadRemote('mfe-cv')).default.slots['offer.match'].component()).default; const filler = await load(); try { filler.prototype.isReactComponent = true; } catch {} return (await load()).prototype.isReactComponent`,
  'globals of the process by name': `return Object.getOwnPropertyNames(globalThis).filter((name) => ['process', 'global', 'Buffer', 'fetch', 'require', 'WebAssembly', 'gc'].includes(name)).join()`,
  'everything that is reached from what a unit gets': `
    const seen = new Set(); const found = []; const queue = [[globalThis, 'global'], [host, 'host'], [input, 'input'], [api, 'api'], [require, 'require'], [new AbortController(), 'abort'], [new URL('http://a'), 'url'], [new Event('x'), 'event'], [input.loadRemote('mfe-search'), 'promise'], [new TextDecoder(), 'decoder']];
    for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-router-dom', 'react-router', ...['remote', 'slots', 'store', 'session', 'api', 'storage', 'router'].map((entry) => '@chamba/kernel/' + entry)]) queue.push([require(name), name]);
    const bad = ['getBuiltinModule', 'dlopen', 'binding', '_linkedBinding', 'readFileSync', 'execSync', 'createConnection', 'reallyExit', 'allocUnsafe', '_handle', 'runInThisContext', 'compileFunction'];
    while (queue.length > 0) {
      const [value, path] = queue.pop();
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) {
        if (bad.includes(key) || bad.includes(String(key.description))) found.push(path + '.' + String(key));
        const own = Object.getOwnPropertyDescriptor(value, key);
        queue.push([own.value, path + '.' + String(key)], [own.get, path + '.get ' + String(key)], [own.set, path + '.set ' + String(key)]);
        if (own.get) { let got; try { got = Reflect.get(value, key); } catch {} queue.push([got, path + '.' + String(key)]); }
      }
      queue.push([Object.getPrototypeOf(value), path + '^']);
    }
    if (seen.size < 1000) return 'only ' + seen.size;
    return found.join();`,
};

/** An access that a unit may have: proves that a trick which gets something is detected. */
export const ALLOWED_TRICK = `return 'x'.repeat(Object.keys(require('react')).length > 0 ? 3 : 0)`;

/**
 * A server bundle whose page `trick` runs the trick at the index `?n=`, and returns its result. The index after the
 * last is `ALLOWED_TRICK`.
 */
export function trickBundle(unit: string): string {
  const bodies = [...Object.values(ESCAPE_TRICKS), ALLOWED_TRICK].map(
    (body) => `async ({ input, api, React, host }) => { ${body} }`,
  );
  return `
const tricks = [${bodies.join(',\n')}];
const describe = (got) => { try { return typeof got === 'function' ? 'a function' : typeof got === 'object' ? 'an object ' + Object.keys(got).slice(0, 5) : String(got); } catch { return 'something'; } };
const react = require('react');
function Filler() { return null; }
const page = { Component: function () { return null; }, sagas: [{ name: 'load', saga: function* () {} }] };
exports.default = { name: '${unit}', routes: [{ id: 'trick', page: async () => ({ default: page }) }], slots: { 'offer.match': { component: async () => ({ default: Filler }) } }, pages: {
  trick: async ({ input, api }) => {
    let host; try { require('no such module'); } catch (error) { host = error; }
    const trick = tricks[Number(new URLSearchParams(input.url.split('?')[1]).get('n'))];
    let got;
    try { got = await trick({ input, api, React: react, host }); } catch (error) { return { body: 'nothing (' + error.message + ')' }; }
    return { body: got === undefined || got === null || got === false || got === '' ? 'nothing' : 'LOOT ' + describe(got) };
  },
} };`;
}
