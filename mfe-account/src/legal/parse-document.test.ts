import { decodeEntities } from './entities.ts';
import { hasHeading, parseDocument } from './parse-document.ts';

test('keeps headings, paragraphs, lists and links', () => {
  expect(
    parseDocument('<h1>Aviso</h1><p>Hola <a href="/terminos-condiciones">t&eacute;rminos</a></p>'),
  ).toEqual([
    { tag: 'h1', children: ['Aviso'] },
    { tag: 'p', children: ['Hola ', { tag: 'a', href: '/terminos-condiciones', children: ['términos'] }] },
  ]);
});

test.each([
  ['&ldquo;Chamba&rdquo; &copy; 2026 &reg;', '“Chamba” © 2026 ®'],
  ['&lsquo;a&rsquo; &bull; &euro;1 &trade; &sect;2 &ordm; &frac12;', '‘a’ • €1 ™ §2 º ½'],
  ['&Ntilde;u&ntilde;o&hellip; &iquest;S&iacute;?', 'Ñuño… ¿Sí?'],
  ['&#8220;x&#x201D; &#147;y&#148;', '“x” “y”'],
  ['&lt;script&gt; &amp;copy; &amp; &otra; &toString;', '<script> &copy; & &otra; &toString;'],
  ['a&#0;b&#xD800;c&#99999999;', 'abc'],
])('reads the entities of %s', (html, text) => {
  expect(parseDocument(`<p>${html}</p>`)).toEqual([{ tag: 'p', children: [text] }]);
});

test('knows every named entity of HTML 4 that a Spanish text is written with', () => {
  const text = document.createElement('textarea');
  const names =
    'nbsp iexcl cent pound yen brvbar uml laquo not shy macr plusmn sup2 acute micro para middot cedil sup1 raquo iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Igrave Iacute ETH Ntilde Oacute times Oslash Uacute Uuml Yacute THORN szlig aacute ccedil eacute iacute eth ntilde oacute divide oslash uacute uuml yuml OElig Scaron circ tilde ensp emsp thinsp ndash mdash sbquo ldquo rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro trade larr uarr rarr darr harr minus radic infin asymp ne le ge';
  for (const name of names.split(' ')) {
    text.innerHTML = `&${name};`;
    expect([name, decodeEntities(`&${name};`)]).toEqual([name, text.value]);
  }
});

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<svg onload="alert(1)"><p>x</p></svg>',
  '<!-- <p>x</p> -->',
  '<script>alert(1)',
])('leaves %s out whole', (html) => {
  expect(parseDocument(`<p>a</p>${html}`)).toEqual([{ tag: 'p', children: ['a'] }]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//malo.example',
  ' java&#115;cript:alert(1)',
  'vbscript:x',
])('a link to %s leads nowhere', (href) => {
  expect(parseDocument(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', children: ['x'] }]);
});

test('attributes and unknown tags go, their text stays', () => {
  expect(
    parseDocument('<p onclick="x()" style="color:red"><font>a</font><img src=x onerror=alert(1)></p>'),
  ).toEqual([{ tag: 'p', children: ['a'] }]);
});

test('survives tags that are not closed or closed twice', () => {
  expect(parseDocument('<ul><li>uno<li>dos</ul></ul><p>tres')).toEqual([
    { tag: 'ul', children: [{ tag: 'li', children: ['uno', { tag: 'li', children: ['dos'] }] }] },
    { tag: 'p', children: ['tres'] },
  ]);
});

test('knows a document that brings its own heading', () => {
  expect(hasHeading(parseDocument('<section><h1>A</h1></section>'))).toBe(true);
  expect(hasHeading(parseDocument('<h2>A</h2>'))).toBe(false);
});
