import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { operations } from '@chamba/kernel/operations';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { startSite, type TestSite } from '../../testing/test-site.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements of a tree, in document order. */
function collectElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [
    ...(defaultTreeAdapter.isElementNode(node) ? [node] : []),
    ...children.flatMap((child) => collectElements(child)),
  ];
}

function getText(node: DefaultTreeAdapterTypes.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

describe('/dev/api', () => {
  let site: TestSite;
  let answer: Response;
  let elements: Element[];
  before(async () => {
    site = await startSite({ SITE_NAME: 'Trabajo & Más' });
    answer = await site.get('/dev/api');
    elements = collectElements(parse(await answer.text()));
  });
  after(() => site.close());

  const named = (tag: string): Element[] => elements.filter(({ tagName }) => tagName === tag);
  const article = (name: string): string => {
    const found = named('article').find((each) => attribute(each, 'id') === name);
    assert.ok(found, `there is no article ${name}`);
    return getText(found);
  };

  it('is a page in English that is not cached', () => {
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(attribute(named('html')[0]!, 'lang'), 'en');
    assert.deepEqual(named('h1').map(getText), ['Operations of Trabajo & Más']);
  });

  it('runs no script, and its policy allows its one style', () => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; /);
    assert.doesNotMatch(policy, /script-src|unsafe/);
    assert.deepEqual(named('script'), []);
    assert.deepEqual(
      elements.filter((each) => each.attrs.some(({ name }) => name === 'style' || name.startsWith('on'))),
      [],
    );
    const [style, ...others] = named('style').map(getText);
    assert.deepEqual(others, []);
    const hash = createHash('sha256').update(style!).digest('base64');
    assert.ok(policy.includes(`style-src 'sha256-${hash}';`), policy);
  });

  it('has every operation once, in its group', () => {
    assert.deepEqual(
      named('article').map((each) => attribute(each, 'id')),
      operations.map(({ name }) => name),
    );
    const groups = [...new Set(operations.map(({ name }) => name.split('.')[0]))];
    const nav = named('nav')[0]!;
    const links = collectElements(nav).filter(({ tagName }) => tagName === 'a');
    assert.deepEqual(links.map(getText), groups);
    const ids = new Set(elements.map((each) => attribute(each, 'id')));
    for (const link of links) assert.ok(ids.has(attribute(link, 'href')?.slice(1)), getText(link));
  });

  it('shows who may call an operation, its limits and its error codes', () => {
    const login = article('session.login');
    assert.match(login, /POST \/rest authentication retrieveToken/);
    assert.match(login, /who proves the account/);
    assert.match(login, /login: in 300 s 60 calls of one network, 10 about one subject/);
    assert.match(login, /AAIS-3.*GATEWAY-RATE.*AAIS-1 .*AAIS-7 /);
    const apply = article('apply.submit');
    assert.match(apply, /the account of the session/);
    assert.match(apply, /Time-out25 s/);
    assert.match(apply, /MYS-12 Ya te postulaste a esta vacante\./);
    assert.match(apply, /AAIS-2/);
    assert.match(article('lookup.countries'), /every caller.*that of all calls/);
  });

  it('shows how a call is sent again, and who keeps its answers', () => {
    assert.match(article('apply.submit'), /Sent againwith the same keyKeptno/);
    assert.match(article('account.create'), /Sent againnoKeptno/);
    assert.match(article('lookup.categories'), /Sent againby the gatewayKeptthe gateway for 12 h/);
    assert.match(article('companies.logoPicture'), /Keptbrowsers for 365 days.*Output: a picture\./);
  });

  it('lists the fields of input and output, nested ones with their path', () => {
    const apply = article('apply.submit');
    assert.match(
      apply,
      /payload\.jobid string, matches \S+ or integer[^,]*, from 0, up to 999999999, required/,
    );
    assert.match(apply, /payload\.killerQuestions\[\]\.answer string, at most 1000 characters, required/);
    assert.match(article('pay.net'), /query\.given "gross" or "net"/);
    assert.match(article('jobs.search'), /response\.joblist\[\]\.title string/);
  });

  it('shows examples in wire format, with ids of the service in braces', () => {
    assert.match(article('jobs.offer'), /GET \/api\/job\?jobID=\{offer\}&showskills=true&showseo=true/);
    assert.match(article('messages.list'), /GET \/rest\?server=messages&service=messages&top=10&page=1/);
    assert.match(article('apply.submit'), /POST \/api\/apply\s+\{\s+"jobid": "\{offer\}"/);
  });
});

describe('/dev/api in production', () => {
  it('does not exist', async () => {
    const site = await startSite({
      CHAMBA_ENV: 'production',
      SITE_URL: 'https://chamba.mx',
      MAIL: 'off',
    });
    try {
      assert.equal((await site.get('/dev/api')).status, 404);
    } finally {
      await site.close();
    }
  });
});
