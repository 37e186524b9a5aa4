import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { openFileStore } from '../file-store/index.ts';
import { failsWith, personWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { Engine } from '../testing/services.ts';
import { doc, docx, jpeg, pdf, upload } from '../testing/uploads.ts';
import { documentName } from './document-name.ts';

const LIMIT = 2_048_000;
const NO_DOCUMENT = 'El archivo debe ser PDF o Word.';
const TOO_LARGE = 'El archivo debe ser menor de 2 Mb.';
const MACROS = 'El archivo tiene macros y no lo podemos recibir. Guárdalo como PDF y vuelve a subirlo.';

for (const [sent, kept] of [
  ['CV Lupita Hernández.pdf', 'CV Lupita Hernández.pdf'],
  ['cv.docx', 'cv.pdf'],
  ['C:\\Users\\lupita\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['factura\u202efdp.exe', 'facturafdp.pdf'],
  ['a\u0007b"<c>|.PDF', 'abc.pdf'],
  ['.pdf', 'archivo.pdf'],
  ['', 'archivo.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
] as const)
  test(`a document sent as ${JSON.stringify(sent)} is kept as ${JSON.stringify(kept)}`, () => {
    assert.equal(documentName(sent, 'pdf'), kept);
  });

for (const engine of await enginesOfRules()) {
  describe(`files of résumés on ${engine.name}`, () => {
    let running: Awaited<ReturnType<Engine['start']>>;
    let now = new Date();
    before(async () => {
      running = await engine.start({ now: () => now });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const person = async () => {
      const signed = await signUp(running);
      const { resumeid } = await signed.api.call('resume.create', { userid: signed.userid });
      return { ...signed, resumeid };
    };
    type Owner = { token: string; resumeid: string };
    const send = ({ token, resumeid }: Owner, content: Buffer, name = 'cv.pdf') =>
      upload(running, `/resumes/file/${resumeid}`, token, content, { name });
    const download = (address: string, token: string) =>
      fetch(running.url + address, { headers: { authorization: `Bearer ${token}` } });
    const countFiles = async (userid: string) =>
      (await running.services.db.query('select id from person_file where account_id = $1', [Number(userid)]))
        .rowCount;

    for (const [kind, type, make] of [
      ['pdf', 'application/pdf', () => pdf()],
      ['doc', 'application/msword', () => doc()],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => docx()],
    ] as const)
      test(`a ${kind} is listed, and comes back as an attachment byte by byte`, async () => {
        const owner = await person();
        const content = make();
        const { status, response } = await send(owner, content, `Currículum ñ.${kind}`);
        assert.equal(status, 200);
        const { id = '', name, size, url = '' } = response.document ?? {};
        assert.deepEqual([name, size], [`Currículum ñ.${kind}`, content.length]);
        const { documents } = await owner.api.call('files.documents', { resumeid: owner.resumeid });
        assert.deepEqual(
          documents.map((one) => [one.id, one.name, one.type]),
          [[id, name, kind]],
        );
        const answer = await download(url, owner.token);
        assert.ok(Buffer.from(await answer.arrayBuffer()).equals(content));
        assert.equal(answer.headers.get('content-type'), type);
        assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
        assert.equal(
          answer.headers.get('content-disposition'),
          `attachment; filename="Curriculum n.${kind}"; filename*=UTF-8''Curr%C3%ADculum%20%C3%B1.${kind}`,
        );
      });

    test('of exactly 2,048,000 bytes passes, and one byte more does not', async () => {
      const owner = await person();
      assert.equal((await send(owner, pdf(LIMIT))).status, 200);
      const { status, code, description } = await send(owner, pdf(LIMIT + 1));
      assert.deepEqual([status, code, description], [400, 'File-1', TOO_LARGE]);
    });

    /** What is refused, whatever it is called. */
    const refused: Readonly<Record<string, () => [Buffer, string]>> = {
      'an empty file': () => [Buffer.alloc(0), NO_DOCUMENT],
      'a text': () => [Buffer.from('Cajera'), NO_DOCUMENT],
      'a page': () => [Buffer.from('<html><script>alert(1)</script></html>'), NO_DOCUMENT],
      'a program': () => [Buffer.concat([Buffer.from('MZ'), randomBytes(500)]), NO_DOCUMENT],
      'a PDF that does not end': () => [Buffer.from('%PDF-1.7\n'), NO_DOCUMENT],
      'a PDF that is a ZIP too': () => [Buffer.concat([pdf(), docx()]), NO_DOCUMENT],
      'a PDF that is a page too': () => [
        Buffer.concat([Buffer.from('%PDF-1.7\n<script >alert(1)</script>'), pdf()]),
        NO_DOCUMENT,
      ],
      'a ZIP of anything': () => [docx({ 'word/document.xml': '' }, 'text/plain'), NO_DOCUMENT],
      'a spreadsheet': () => [
        docx({}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
        NO_DOCUMENT,
      ],
      'a Word document that is a program for Java too': () => [
        docx({ 'META-INF/MANIFEST.MF': 'Main-Class: X' }),
        NO_DOCUMENT,
      ],
      'a Word document with something behind its end': () => [
        Buffer.concat([docx(), Buffer.from('<script>')]),
        NO_DOCUMENT,
      ],
      'a Word document that is cut off': () => [docx().subarray(0, 200), NO_DOCUMENT],
      'a Word document with macros': () => [docx({ 'word/vbaProject.bin': 'x' }), MACROS],
      'an old Word document with macros': () => [doc('_VBA_PROJECT'), MACROS],
      'an old spreadsheet': () => [
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]),
        NO_DOCUMENT,
      ],
      'an old Word document that is a ZIP too': () => [Buffer.concat([doc(), docx()]), NO_DOCUMENT],
    };
    for (const [what, make] of Object.entries(refused))
      test(`refused: ${what}`, async () => {
        const owner = await person();
        const [content, text] = make();
        const { status, code, description } = await send(owner, content);
        assert.deepEqual([status, code, description], [400, 'File-1', text]);
        assert.equal(await countFiles(owner.userid), 0);
      });

    test('are for their owner alone: to others they do not exist', async () => {
      const [ana, beto] = [await person(), await person()];
      const { id = '', url = '' } = (await send(ana, pdf())).response.document ?? {};
      assert.equal((await download(url, beto.token)).status, 404);
      assert.equal((await download(url, '')).status, 401);
      const { resumeid } = ana;
      await assert.rejects(beto.api.call('files.documents', { resumeid }), failsWith('MYS-16'));
      await assert.rejects(beto.api.call('files.deleteDocument', { id, resumeid }), failsWith('MYS-13'));
      await assert.rejects(beto.api.call('files.restoreDocument', { id, resumeid }), failsWith('MYS-13'));
      await assert.rejects(
        beto.api.call('files.restoreDocument', { id, resumeid: beto.resumeid }),
        failsWith('MYS-13'),
      );
      assert.equal((await send({ token: beto.token, resumeid }, pdf())).code, 'MYS-16');
      for (const wrong of ['0', '-1', 'x', '1e9', '9999999999', `${id}.5`])
        assert.equal((await download(`/api/images/documents/${wrong}`, ana.token)).status, 404);
      const { documents } = await ana.api.call('files.documents', { resumeid });
      assert.equal(documents.length, 1);
    });

    test('deleted and put back; after an hour it is gone', async () => {
      const owner = await person();
      const { resumeid, api, token, userid } = owner;
      const { id = '', url = '' } = (await send(owner, pdf())).response.document ?? {};
      assert.deepEqual(await api.call('files.deleteDocument', { id, resumeid }), { documents: [] });
      assert.equal((await download(url, token)).status, 404);
      await running.services.fileCleanUp.runDue();
      assert.equal((await api.call('files.restoreDocument', { id, resumeid })).documents.length, 1);
      assert.equal((await download(url, token)).status, 200);
      await api.call('files.deleteDocument', { id, resumeid });
      now = new Date(now.getTime() + 3_600_000);
      await running.services.fileCleanUp.runDue();
      await assert.rejects(api.call('files.restoreDocument', { id, resumeid }), failsWith('MYS-13'));
      assert.equal(await countFiles(userid), 0);
    });

    test('are ten at most, also when ten are sent at once', async () => {
      const owner = await person();
      for (let count = 0; count < 7; count++) assert.equal((await send(owner, pdf())).status, 200);
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(owner, pdf())));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 400, 400]);
      const refusal = answers.find(({ status }) => status === 400);
      assert.equal(refusal?.description, 'Ya tienes 10 archivos. Elimina uno para subir otro.');
      const { api, resumeid } = owner;
      const { documents } = await api.call('files.documents', { resumeid });
      assert.equal(documents.length, 10);
      await api.call('files.deleteDocument', { id: documents[0]?.id ?? '', resumeid });
      assert.equal((await send(owner, pdf())).status, 200);
      await assert.rejects(
        api.call('files.restoreDocument', { id: documents[0]?.id ?? '', resumeid }),
        failsWith('File-1'),
      );
    });

    test('a copy of the résumé has them too, and keeps them when the first one is deleted', async () => {
      const owner = await person();
      const { api, userid, resumeid, token } = owner;
      const { url = '' } = (await send(owner, pdf())).response.document ?? {};
      const copy = await api.call('resume.copy', { userid, resumeid });
      await api.call('resume.changeStatus', { userid, resumeid, op_type: 'delete' });
      await running.services.fileCleanUp.runDue();
      const { documents } = await api.call('files.documents', { resumeid: copy.resumeid });
      assert.deepEqual(
        documents.map((one) => one.url),
        [url],
      );
      assert.equal((await download(url, token)).status, 200);
    });

    test('an employer gets what was sent with the application, whatever becomes of the résumé', async () => {
      const candidate = await readyCandidate(running);
      const { rows } = await running.services.db.query<{ id: number }>(
        "update offer set lifetime_days = 3650, recipient = 'rh@tienda.example' where id in (select id from offer order by id limit 2) returning id",
      );
      const [jobid = '', other = ''] = rows.map(({ id }) => String(id));
      const sent = pdf(2_000);
      const { id = '' } = (await send(candidate, sent, 'CV.pdf')).response.document ?? {};
      await upload(running, '/save-user-photo', candidate.token, await jpeg(80, 80));
      const own = await candidate.api.call('resume.file', { resumeid: candidate.resumeid, format: 'pdf' });
      assert.match(Buffer.from(own.base64, 'base64').toString('latin1'), /\/Width 80\b/);
      const apply = (to: string) =>
        candidate.api.call('apply.submit', {
          jobid: to,
          idempotencyKey: randomBytes(16).toString('hex'),
          skills: [],
          killerQuestions: [],
        });
      await apply(jobid);
      await candidate.api.call('files.deleteDocument', { id, resumeid: candidate.resumeid });
      await candidate.api.call('files.deletePhoto', {});
      now = new Date(now.getTime() + 3_600_000);
      await running.services.fileCleanUp.runDue();
      await apply(other);
      await running.services.deliveries.runDue();
      const mails = (await running.services.outbox.list(500)).filter(({ text }) =>
        text.includes(candidate.email),
      );
      const [token = '', later = ''] = mails
        .toReversed()
        .map(({ text }) => /\/recibida\/([\w.-]+)/.exec(text)?.[1]);
      const employer = personWith(running).api;
      await assert.rejects(employer.call('employer.receivedFile', { token, id }), failsWith('MYS-64'));
      const { application } = await employer.call('employer.open', { token });
      assert.deepEqual(application.files, [
        { id, name: 'CV.pdf', type: 'application/pdf', size: sent.length },
      ]);
      const file = await employer.call('employer.receivedFile', { token, id });
      assert.deepEqual([file.name, file.type], ['CV.pdf', 'application/pdf']);
      assert.ok(Buffer.from(file.base64, 'base64').equals(sent));
      const photo = await employer.call('employer.receivedFile', { token, id: application.photo });
      assert.equal((await sharp(Buffer.from(photo.base64, 'base64')).metadata()).width, 80);
      const { pdf: cv } = await employer.call('employer.cvPdf', { token });
      assert.match(Buffer.from(cv, 'base64').toString('latin1'), /\/Width 80\b/);
      // The other application of the same person was sent without them.
      const bare = await employer.call('employer.open', { token: later });
      assert.deepEqual([bare.application.files, bare.application.photo], [[], '']);
      await assert.rejects(employer.call('employer.receivedFile', { token: later, id }), failsWith('MYS-64'));
    });

    test('are part of the copy of one’s data, and go with the account', async () => {
      const owner = await person();
      const { api, userid } = owner;
      const content = pdf(3_000);
      const { id } = (await send(owner, content, 'CV.pdf')).response.document ?? {};
      await api.call('account.requestExport', {});
      await running.services.exports.runDue();
      await until(
        async () => (await api.call('account.privacy', { userid })).copy.state === 'ready',
        'the copy to be ready',
      );
      const { archive } = await api.call('account.exportFile', {});
      const entries = unzipSync(Buffer.from(archive, 'base64'));
      assert.ok(Buffer.from(entries[`archivos/${id}-CV.pdf`] ?? []).equals(content));
      const page = Buffer.from(entries['mis-datos.html'] ?? []).toString();
      assert.match(page, /Foto y archivos \(1\)/);

      const { rows } = await running.services.db.query<{ key: string }>(
        'select key from person_file where account_id = $1',
        [Number(userid)],
      );
      const files = await openFileStore({ folder: join(running.place.dataDir, 'files') });
      assert.ok(await files.get(rows[0]?.key ?? ''));
      await running.services.people.delete(userid);
      await running.services.fileCleanUp.runDue();
      assert.equal(await files.get(rows[0]?.key ?? ''), null);
      const left = await running.services.db.query('select key from file_removal where key like $1', [
        `${userid}/%`,
      ]);
      assert.equal(left.rowCount, 0);
    });
  });
}
