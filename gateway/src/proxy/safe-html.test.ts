import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startSite } from '../testing/test-site.ts';
import { safeDocument, withSafeHtml } from './safe-html.ts';

const sanitise = (html: string): string | undefined => safeDocument(html)?.content;

describe('the HTML of a legal document', () => {
  it('keeps headings, paragraphs, lists, tables and links, as HTML and as a tree', () => {
    assert.deepEqual(
      safeDocument('<h1>Aviso</h1>\n<p>Hola <a href="/terminos-condiciones">t&eacute;rminos</a></p>'),
      {
        content: '<h1>Aviso</h1> <p>Hola <a href="/terminos-condiciones">términos</a></p>',
        nodes: [
          { tag: 'h1', children: ['Aviso'] },
          ' ',
          {
            tag: 'p',
            children: ['Hola ', { tag: 'a', href: '/terminos-condiciones', children: ['términos'] }],
          },
        ],
      },
    );
    assert.equal(
      sanitise('<table>\n<tr><td>a</td>\n<td>b</td></tr></table>'),
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    );
  });

  for (const [html, text] of [
    ['&ldquo;Chamba&rdquo; &copy; 2026 &reg;', '“Chamba” © 2026 ®'],
    ['&lsquo;a&rsquo; &bull; &euro;1 &trade; &sect;2 &ordm; &frac12;', '‘a’ • €1 ™ §2 º ½'],
    ['&Ntilde;u&ntilde;o&hellip; &iquest;S&iacute;?', 'Ñuño… ¿Sí?'],
    ['&#8220;x&#x201D; &#147;y&#148;', '“x” “y”'],
    // Also accepted by browsers: entities without a semicolon, and those of HTML 5.
    ['&copy 2026 &numero;7 &lbrack;a&rbrack;', '© 2026 №7 [a]'],
    ['&lt;script&gt; &amp;copy; &amp; &otra; &toString;', '<script> &copy; & &otra; &toString;'],
    ['a&#0;b&#xD800;c', 'a\ufffdb\ufffdc'],
    ['10&nbsp;000\n\t  pesos', '10\u00a0000 pesos'],
  ] as const)
    it(`reads the entities and spaces of ${JSON.stringify(html)}`, () => {
      assert.deepEqual(safeDocument(`<p>${html}</p>`)?.nodes, [{ tag: 'p', children: [text] }]);
    });

  it('keeps nested lists, closed or not', () => {
    const list = '<ul><li>uno<ol><li>a</li><li>b</li></ol></li><li>dos</li></ul>';
    assert.equal(sanitise(list), list);
    assert.equal(sanitise('<ul>\n<li>uno<ol><li>a<li>b</ol><li>dos</ul></ul>'), list);
  });

  it('closes open elements, and ignores extra closing tags', () => {
    assert.equal(sanitise('<p>uno<p>dos</p></p></div><b>tres'), '<p>uno</p><p>dos</p><p></p><b>tres</b>');
    assert.equal(sanitise('<b>uno<i>dos</b>tres</i>'), '<b>uno<i>dos</i></b><i>tres</i>');
  });

  for (const html of [
    '<script>alert(1)</script>',
    '<SCRIPT >alert(1)</SCRIPT\n>',
    '<style>p{}</style>',
    '<svg onload="alert(1)"><p>x</p></svg>',
    '<svg><desc><p>x</p></desc></svg>',
    '<math><mi><img src=x onerror=alert(1)>x</mi></math>',
    '<template><p>x</p></template>',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">x</iframe>',
    '<object data="x"><p>x</p></object>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<!-- <p>x</p> -->',
    '<?php echo 1 ?><!doctype html>',
    '<script>alert(1)',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror="alert(1)"',
  ])
    it(`drops ${JSON.stringify(html)} without running it`, () => {
      const content = sanitise(`<p>a</p>${html}`) ?? '';
      assert.match(content, /^<p>a<\/p>/);
      assert.doesNotMatch(content, /<(?!\/?p>)|on\w+\s*=\s*["a-z]+.*>|alert|srcdoc/);
    });

  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//malo.example',
    '/\\malo.example',
    '/&#9;/malo.example',
    'java&#115;cript:alert(1)',
    '&#1;javascript:alert(1)',
    ' java\nscript&colon;alert(1)',
    'vbscript:x',
  ])
    it(`drops the link ${JSON.stringify(address)}`, () => {
      assert.equal(sanitise(`<a href="${address}">x</a>`), '<a>x</a>');
    });

  for (const address of ['https://chamba.mx/a?b=1&amp;c=2', 'mailto:a@b.mx', '/aviso-privacidad', '#datos'])
    it(`keeps the link ${address}`, () => {
      assert.equal(sanitise(`<a href="${address}" target="_blank">x</a>`), `<a href="${address}">x</a>`);
    });

  it('drops attributes and elements that are not allowed, and keeps their text', () => {
    assert.equal(
      sanitise(
        '<p onclick="x()" style="color:red" id=a href=/x><font color=red>a</font><blink>b</blink></p>',
      ),
      '<p>ab</p>',
    );
    assert.equal(sanitise('<html><body onload=x()><main><p>a</p></main></body></html>'), '<p>a</p>');
  });

  it('nests only what HTML allows, also if an element between was dropped', () => {
    assert.equal(sanitise('<p>a<button><p>b</p></button>c</p>'), '<p>a</p><p>b</p>c<p></p>');
    assert.equal(sanitise('<td>a</td><li>b</li>'), 'a<li>b</li>');
  });

  it('is idempotent', () => {
    for (const html of ['<p>a<button><p>b</p>', '<ul><li>a &amp; b<li><a href="/x">c', '<b>1<p>2</b>3</p>']) {
      const once = sanitise(html) ?? '';
      assert.equal(sanitise(once), once);
    }
  });

  it('keeps the text of deep nesting, in a shallow tree', () => {
    const { nodes = [] } = safeDocument(`${'<div>'.repeat(1_000)}hondo${'</div>'.repeat(1_000)}`) ?? {};
    let depth = 0;
    let [node] = nodes;
    for (; typeof node === 'object'; depth += 1) [node] = node.children;
    assert.equal(node, 'hondo');
    assert.ok(depth > 8 && depth <= 40, String(depth));
  });

  it('is refused if it has too much markup for a document', () => {
    assert.equal(safeDocument('<div>'.repeat(100_000)), null);
    assert.equal(safeDocument('a'.repeat(2_000_000)), null);
    assert.equal(withSafeHtml({ status: 200, response: { content: '<b>'.repeat(100_000) } }), null);
  });
});

describe('the site with a legal document', () => {
  const ask = async (content: string) => {
    const site = await startSite();
    try {
      site.services.override = ({ url }) =>
        url.startsWith('/legal-docs/') ? { status: 200, body: { status: 200, response: { content } } } : null;
      const answer = await site.get('/legal-docs/documents/privacy');
      return { status: answer.status, body: await answer.text(), log: site.log.join('') };
    } finally {
      await site.close();
    }
  };

  it('serves it as safe HTML, and as the tree that pages render', async () => {
    const { status, body } = await ask('<p>&ldquo;a&rdquo;<script>alert(1)</script></p>');
    assert.equal(status, 200);
    assert.deepEqual(JSON.parse(body), {
      status: 200,
      response: { content: '<p>“a”</p>', nodes: [{ tag: 'p', children: ['“a”'] }] },
    });
  });

  it('answers 502 if it has too much markup for a document, and logs it', async () => {
    const { status, body, log } = await ask('<div>'.repeat(100_000));
    assert.equal(status, 502);
    assert.match(body, /GATEWAY-UPSTREAM/);
    assert.match(log, /"operation":"legal\.document".*too much markup/);
  });
});
