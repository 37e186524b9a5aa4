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
