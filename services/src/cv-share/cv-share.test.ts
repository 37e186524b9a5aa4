import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ResumeFormat } from '@chamba/kernel/api';
import { fromJsonResume } from '@chamba/kernel/json-resume';
import sharp from 'sharp';
import { failsWith, personWith, readyCandidate } from '../testing/candidates.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { upload } from '../testing/uploads.ts';

const DAY_MS = 86_400_000;

for (const engine of await enginesOfRules())
  describe(`a résumé that leaves the site on ${engine.name}`, () => {
    let running: RunningServices;
    let aheadMs = 0;
    before(async () => {
      running = await engine.start({ now: () => new Date(Date.now() + aheadMs) });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    /** A candidate with a job in the résumé. */
    async function candidate() {
      const person = await readyCandidate(running);
      const { api, userid, resumeid } = person;
      const fields = {
        'employments.jobtitle': 'Cajera',
        'employments.company': 'Abarrotes La Güera',
        'employments.startdate': '2021-03',
        'employments.iscurrent': 'true',
      };
      const updater = Object.entries(fields).map(([field, value]) => ({ field, value, elementid: '0' }));
      await api.call('resume.save', { userid, resumeid, updater });
      return person;
    }
    type Candidate = Awaited<ReturnType<typeof candidate>>;

    const share = ({ api, userid, resumeid }: Candidate, changes: object = {}) =>
      api.call('resume.createShare', {
        userid,
        resumeid,
        days: 30,
        contact: false,
        wishes: false,
        ...changes,
      });
    const visitor = () => personWith(running).api;
    const isGone = (token: string) =>
      assert.rejects(visitor().call('employer.sharedCv', { token }), failsWith('MYS-64'));

    describe('as a file', () => {
      test('every format has it', async () => {
        const { api, resumeid, email } = await candidate();
        const load = async (format: ResumeFormat) => {
          const { name, type, base64 } = await api.call('resume.file', { resumeid, format });
          return { name, type, bytes: Buffer.from(base64, 'base64') };
        };
        for (const format of ['pdf', 'pdf-columns'] as const) {
          const { name, type, bytes } = await load(format);
          assert.match(name, /^CV-[\w-]+\.pdf$/);
          assert.equal(type, 'application/pdf');
          const { pages } = await readPdf(bytes);
          const text = pages.map(({ tree }) => tree?.text).join('\n');
          for (const said of [email, 'Cajera', 'Abarrotes La Güera · marzo de 2021 a la fecha'])
            assert.ok(text.includes(said), said);
        }
        const word = await load('docx');
        assert.match(word.name, /\.docx$/);
        assert.equal(word.bytes.subarray(0, 2).toString(), 'PK');
        const json = await load('json');
        const read = fromJsonResume(JSON.parse(json.bytes.toString()));
        assert.equal(read?.content.person.email, email);
        assert.equal(read?.content.employments[0]?.company, 'Abarrotes La Güera');
      });

      test('nobody else gets it, and no other format', async () => {
        const owner = await candidate();
        const other = await candidate();
        const input = { resumeid: owner.resumeid, format: 'json' } as const;
        await assert.rejects(other.api.call('resume.file', input), failsWith('MYS-16'));
        await assert.rejects(visitor().call('resume.file', input), failsWith('AAIS-2'));
        for (const format of ['', 'exe', '../pdf'])
          await assert.rejects(
            owner.api.call('resume.file', { ...input, format: format as ResumeFormat }),
            failsWith('BAD-REQUEST'),
          );
        for (const resumeid of ['999999', 'x', '1 or 1=1'])
          await assert.rejects(owner.api.call('resume.file', { ...input, resumeid }), failsWith('MYS-16'));
      });
    });

    describe('by a link', () => {
      test('it is shown as it is now, without what was not chosen, and openings are counted', async () => {
        const person = await candidate();
        const { api, userid, email, resumeid } = person;
        const { secret, shares } = await share(person);
        assert.match(secret, /^[\w-]{43}$/);
        assert.equal(shares.length, 1);
        assert.equal(shares[0]?.opened, 0);
        const { rows } = await running.services.db.query<{ secret_hash: string }>('select * from cv_share');
        assert.ok(!JSON.stringify(rows).includes(secret), 'the secret is not kept');

        const shown = await visitor().call('employer.sharedCv', { token: secret });
        assert.equal(shown.candidate.email + shown.candidate.phone, '');
        assert.notEqual(shown.candidate.name, '');
        assert.equal(shown.resume.employments[0]?.company, 'Abarrotes La Güera');
        assert.deepEqual(
          [shown.resume.salary, shown.resume.interests, shown.resume.willingtotravel],
          ['', [], undefined],
        );
        assert.ok(!JSON.stringify(shown).includes(email));

        await api.call('resume.save', {
          userid,
          resumeid,
          updater: [{ field: 'objective', value: 'Trabajar cerca', elementid: '0' }],
        });
        const again = await visitor().call('employer.sharedCv', { token: secret });
        assert.equal(again.resume.objective, 'Trabajar cerca');
        const [counted] = (await api.call('resume.shares', { userid })).shares;
        assert.equal(counted?.opened, 2);
        assert.notEqual(counted?.lastopened, '');

        const open = await share(person, { contact: true, wishes: true, days: 90 });
        const all = await visitor().call('employer.sharedCv', { token: open.secret });
        assert.equal(all.candidate.email, email);
        assert.notEqual(all.candidate.phone, '');
        assert.notEqual(all.resume.salary, '');
      });

      test('it ends when the candidate says so, and only then', async () => {
        const person = await candidate();
        const other = await candidate();
        const first = await share(person);
        const second = await share(person);
        const shareid = first.shares[0]?.shareid ?? '';
        // Another person's links are no concern of theirs.
        await other.api.call('resume.endShare', { userid: other.userid, shareid });
        await visitor().call('employer.sharedCv', { token: first.secret });
        assert.deepEqual((await other.api.call('resume.shares', { userid: other.userid })).shares, []);

        const { shares } = await person.api.call('resume.endShare', { userid: person.userid, shareid });
        assert.equal(shares.length, 1);
        await isGone(first.secret);
        await visitor().call('employer.sharedCv', { token: second.secret });
        await person.api.call('resume.endShare', { userid: person.userid, shareid });
      });

      test('the photo is shown as long as it does, and by no other link', async () => {
        const person = await candidate();
        const other = await candidate();
        const picture = (token: string) => fetch(`${running.url}/api/images/shared-photos/${token}`);
        const { secret, shares } = await share(person);
        const without = await visitor().call('employer.sharedCv', { token: secret });
        assert.equal(without.photourl, '');
        assert.equal((await picture(secret)).status, 404);

        const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c45a2c' } })
          .jpeg()
          .toBuffer();
        await upload(running, '/save-user-photo/', person.token, jpeg, { name: 'foto.jpg' });
        const { photourl } = await visitor().call('employer.sharedCv', { token: secret });
        const shown = await fetch(running.url + photourl);
        assert.equal(shown.status, 200);
        assert.equal(shown.headers.get('content-type'), 'image/jpeg');
        assert.equal((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width, 90);
        // Looking at the picture is no opening of the link.
        assert.equal(
          (await person.api.call('resume.shares', { userid: person.userid })).shares[0]?.opened,
          2,
        );
        assert.equal((await picture((await share(other)).secret)).status, 404);
        assert.equal((await picture('x'.repeat(43))).status, 404);

        const shareid = shares[0]?.shareid ?? '';
        await person.api.call('resume.endShare', { userid: person.userid, shareid });
        assert.equal((await picture(secret)).status, 404);
      });

      test('it ends by itself', async () => {
        const person = await candidate();
        const { secret } = await share(person, { days: 7 });
        aheadMs = 7 * DAY_MS - 60_000;
        await visitor().call('employer.sharedCv', { token: secret });
        aheadMs = 7 * DAY_MS + 60_000;
        await isGone(secret);
        await running.services.retention.runIfDue();
        const { rows } = await running.services.db.query<{ id: number }>(
          'select id from cv_share where account_id = $1',
          [Number(person.userid)],
        );
        assert.equal(rows.length, 0);
        aheadMs = 0;
      });

      test('it ends with its résumé, and while the account waits to be deleted', async () => {
        const person = await candidate();
        const { api, userid } = person;
        const copy = await api.call('resume.copy', { userid, resumeid: person.resumeid });
        const ofCopy = await share({ ...person, resumeid: copy.resumeid });
        const kept = await share(person);
        await api.call('resume.changeStatus', { userid, resumeid: copy.resumeid, op_type: 'delete' });
        await isGone(ofCopy.secret);
        await visitor().call('employer.sharedCv', { token: kept.secret });

        await running.services.db.query(
          'insert into account_deletion (account_id, requested_at, due_at, reason) values ($1, $2, $3, 1)',
          [Number(userid), new Date(), new Date(Date.now() - 1)],
        );
        await isGone(kept.secret);
        await running.services.deletions.runDue();
        await isGone(kept.secret);
        const { rows } = await running.services.db.query<{ id: number }>(
          'select id from cv_share where account_id = $1',
          [Number(userid)],
        );
        assert.equal(rows.length, 0);
      });

      test('what does not fit is refused', async () => {
        const person = await candidate();
        const other = await candidate();
        await assert.rejects(
          share({ ...person, resumeid: other.resumeid }),
          failsWith('MYS-16'),
          'a link to the résumé of another',
        );
        await assert.rejects(share({ ...person, api: visitor() }), failsWith('AAIS-2'));
        for (const changes of [{ days: 0 }, { days: 91 }, { days: '30' }, { contact: 'yes' }])
          await assert.rejects(share(person, changes), failsWith('BAD-REQUEST'), JSON.stringify(changes));
        for (const token of ['x', `${'A'.repeat(43)}`, "' or true --"]) await isGone(token);
        await assert.rejects(visitor().call('employer.sharedCv', { token: '' }), failsWith('BAD-REQUEST'));
        await assert.rejects(
          person.api.call('resume.endShare', { userid: person.userid, shareid: 'x' }),
          failsWith('BAD-REQUEST'),
        );
        for (let count = 0; count < 10; count++) await share(person);
        await assert.rejects(share(person), failsWith('SHARE-LIMIT'));
      });
    });
  });
