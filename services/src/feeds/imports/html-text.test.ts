import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainLine, toPlainText } from './html-text.ts';

test('text that was escaped more than once reads as it was meant', () => {
  for (const [source, text] of Object.entries({
    'Atenci&oacute;n': 'Atención',
    'Atenci&amp;oacute;n': 'Atención',
    'Atenci&amp;amp;oacute;n': 'Atención',
    'Gu&amp;iacute;a &amp;amp; Co.': 'Guía & Co.',
    'Investigaci&#243;n y desarrollo': 'Investigación y desarrollo',
    'Investigaci&amp;#243;n': 'Investigación',
    'Ca&amp;ntilde;a &amp;nbsp; dulce': 'Caña dulce',
    'A &amp; B': 'A & B',
    'AT&T': 'AT&T',
    'I+D & más': 'I+D & más',
    'Sueldo &gt; 10 &lt; 20': 'Sueldo > 10 < 20',
    'AtenciÃ³n &amp;aacute;gil': 'Atención ágil',
    'Ventas\\/Cobranza': 'Ventas/Cobranza',
    'C:\\Archivos': 'C:\\Archivos',
  }))
    assert.equal(plainLine(source), text, source);
});

test('markup that was escaped is markup', () => {
  assert.equal(toPlainText('&lt;p&gt;Hola&lt;/p&gt;&lt;p&gt;Ven&lt;/p&gt;'), 'Hola\n\nVen');
  assert.equal(
    toPlainText('&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;Uno&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;'),
    '- Uno',
  );
  assert.equal(
    toPlainText('<p>&lt;strong&gt;Requisitos&lt;/strong&gt;&lt;br/&gt;Ganas</p>'),
    'Requisitos\nGanas',
  );
  assert.equal(toPlainText('&amp;amp;lt;p&amp;amp;gt;Hola&amp;amp;lt;/p&amp;amp;gt;'), 'Hola');
  assert.equal(toPlainText('\\u003cp\\u003eHola\\u003c/p\\u003e\\r\\nVen'), 'Hola\n\nVen');
  assert.equal(toPlainText('<![CDATA[<p>Hola</p>]]>'), 'Hola');
  assert.equal(toPlainText('&lt;script&gt;alert(1)&lt;/script&gt;Hola'), 'Hola');
  // No tag of a description, but of a programming language.
  assert.equal(toPlainText('Uso de List&lt;String&gt; en Java'), 'Uso de List<String> en Java');
});
