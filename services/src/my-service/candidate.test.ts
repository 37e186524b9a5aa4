import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CONTACT, PROFESSION, triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, fillIn, PASSWORD, personWith, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

for (const engine of await enginesOfRules()) {
  describe(`candidates on ${engine.name}`, () => {
    let running: RunningServices;
    before(async () => {
      running = await engine.start();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    test('contact data is saved and read back', async () => {
      const { api, userid, email } = await signUp(running);
      await api.call('candidate.save', { userid, updater: triples(CONTACT) });
      const { candidate_data } = await api.call('candidate.read', { userid });
      assert.deepEqual(candidate_data, {
        revision: 1,
        candidatename: CONTACT.candidatename,
        emailaddress: email,
        contactchannels: [{ contactchannelid: '3', value: '3312345678' }],
        borndate: '1994-05-17',
        genderid: '2',
        dgcountryid: 'MX',
        dgstateid: 'MX-JAL',
        dgcity: 'Guadalajara',
        cp: '44100',
      });
    });

    test('contact data that were saved meanwhile are not overwritten unseen', async () => {
      const { api, userid } = await signUp(running);
      const save = (fields: Record<string, string>, revision?: number) =>
        api.call('candidate.save', {
          userid,
          updater: triples(fields),
          ...(revision === undefined ? {} : { revision }),
        });
      assert.equal((await save(CONTACT, 0)).revision, 1);
      assert.equal((await save({ cp: '44160' }, 1)).revision, 2);
      await assert.rejects(save({ cp: '44170' }, 1), failsWith('RESUME-CHANGED'));
      await assert.rejects(save({ cp: '44170' }, 9), failsWith('MYS-90'));
      // What changes nothing is no save, and a caller who names none has the last word.
      assert.equal((await save({ cp: '44160' }, 2)).revision, 2);
      assert.equal((await save({ cp: '44180' })).revision, 3);
      const { candidate_data } = await api.call('candidate.read', { userid });
      assert.deepEqual([candidate_data.cp, candidate_data.revision], ['44180', 3]);
    });

    test('a call that names another account is refused and changes neither account', async () => {
      const other = await signUp(running);
      const { api, token, userid } = await signUp(running);
      const updater = triples(CONTACT);
      const payloads = [
        ['candidateData', { updater }, { instance: other.userid }],
        ['candidateData', { updater }, { instance: Number(other.userid) }],
        ['candidateData', { updater }, { params: { userid: other.userid } }],
        ['candidateData', { updater, userID: other.userid }, {}],
        ['resume', { doctype: 'resume', userid: other.userid }, {}],
        ['account', { optout: 1, userid: other.userid }, {}],
        ['account', { optout: 1 }, { instance: other.userid }],
        ['account', { updater: { emailaddress: 'otra@ejemplo.com', userid: other.userid } }, {}],
        [
          'account',
          { updater: { currentpassword: PASSWORD, newpassword: 'otra1234' } },
          { instance: other.userid },
        ],
        ['accountToken', { code: '123456', userid: other.userid }, {}],
      ] as const;
      for (const [service, payload, more] of payloads) {
        const { status, body } = await ask(running, '/rest', {
          method: 'POST',
          token,
          body: { server: 'myService', service, payload, ...more },
        });
        assert.equal(status, 403, `${service} ${JSON.stringify(payload)}`);
        assert.match(JSON.stringify(body), /MYS-35/);
      }
      for (const path of [
        `/rest?server=myService&service=candidateData&instance=${other.userid}`,
        `/rest?server=myService&service=applications&userid=${other.userid}`,
        `/rest?server=myService&service=resume&userID=${other.userid}`,
      ])
        assert.equal((await ask(running, path, { token })).status, 403, path);
      const body = { jobid: '1', userid: other.userid };
      assert.equal((await ask(running, '/api/apply', { method: 'POST', token, body })).status, 403);
      for (const person of [other, { api, userid }]) {
        const { candidate_data } = await person.api.call('candidate.read', { userid: person.userid });
        assert.deepEqual(candidate_data.contactchannels, []);
      }
      // One's own id says nothing new.
      const own = { server: 'myService', service: 'candidateData', instance: userid, payload: { updater } };
      assert.equal((await ask(running, '/rest', { method: 'POST', token, body: own })).status, 200);
    });

    test('a field that is wrong or unknown saves nothing of the call', async () => {
      const { api, userid } = await signUp(running);
      const bad: Record<string, string[]> = {
        candidatename: ['', 'x'.repeat(101), '<i>Ana</i>'],
        contactchannelvalue1: ['12', '33123456789', 'x'.repeat(61)],
        contactchannelid1: ['', '9'],
        borndate: ['17/05/1994', '1994-02-31', '1800-01-01', '2999-01-01'],
        genderid: ['4', 'x'],
        dgcountryid: ['', 'México'],
        dgstateid: ['MX-XXX'],
        dgcity: ['x'.repeat(101)],
        cp: ['4410', 'abcde'],
        password_hash: ['x'],
        __proto__x: ['x'],
        constructor: ['x'],
      };
      for (const [field, values] of Object.entries(bad)) {
        for (const value of values) {
          const updater = triples({ ...CONTACT, dgcity: 'Tonalá', [field]: value });
          await assert.rejects(
            api.call('candidate.save', { userid, updater }),
            failsWith('MYS-90'),
            `${field}=${value}`,
          );
        }
      }
      assert.equal((await api.call('candidate.read', { userid })).candidate_data.dgcity, '');
    });

    test('a résumé is created, filled in by steps and completed', async () => {
      const { api, userid } = await signUp(running);
      const resumeid = await fillIn({ api, userid, token: '' });
      const half = await api.call('session.current', {});
      assert.deepEqual(half.resume, { resumeid, iscompleted: false });

      const job = {
        jobtitle: 'Cajera',
        company: 'Abarrotes Ríos',
        startdate: '2019-03',
        enddate: '',
        iscurrent: 'true',
      };
      const named = Object.fromEntries(
        Object.entries(job).map(([name, value]) => [`employments.${name}`, value]),
      );
      await api.call('resume.save', { userid, resumeid, updater: triples(named) });
      const studies = { 'academicexperience.levelid': '2', 'academicexperience.institution': 'CETIS 14' };
      await api.call('resume.save', {
        userid,
        resumeid,
        updater: [...triples(studies), ...triples({ 'languages.en': '2' })],
      });

      const { resume } = await api.call('resume.read', { userid, resumeid });
      assert.equal(resume.iscompleted, true);
      assert.equal(resume.active, true);
      assert.equal(resume.defaultcv, true);
      assert.equal(resume.resumetitle, 'Cajera');
      assert.equal(resume.professionalinterests.subinterestareaid1, '52');
      assert.equal(resume.professionalinterests.subinterestareaid3, '');
      assert.equal(resume.professionalinterests.desiredsalary, 9500);
      assert.equal(resume.personalinformation.contactchannel1, '3312345678');
      const [employment] = resume.professionalexperience.employments;
      assert.equal(employment?.company, 'Abarrotes Ríos');

      const change = triples({ 'employments.company': 'Tienda Sol' }, employment?.id);
      await api.call('resume.save', { userid, resumeid, updater: change });
      const changed = (await api.call('resume.read', { userid, resumeid })).resume.professionalexperience
        .employments;
      assert.deepEqual(changed, [{ ...employment, company: 'Tienda Sol' }]);
      assert.equal((await api.call('session.current', {})).resume.iscompleted, true);
    });

    test('a résumé of the kind without a title is complete without one', async () => {
      const { api, userid } = await signUp(running);
      await api.call('candidate.save', { userid, updater: triples(CONTACT) });
      const { resumeid } = await api.call('resume.create', { userid });
      const save = (fields: Record<string, string>) =>
        api.call('resume.save', { userid, resumeid, updater: triples(fields) });
      const { 'professionalexperience.resumetitle': _title, dgdoctitle: _too, ...untitled } = PROFESSION;
      await save(untitled);
      await save({
        'employments.jobtitle': 'Cajera',
        'employments.company': 'Tienda Sol',
        'employments.startdate': '2019-03',
        'employments.iscurrent': 'true',
      });
      await save({ 'academicexperience.levelid': '2', 'academicexperience.institution': 'CETIS 14' });
      const read = async () => (await api.call('resume.read', { userid, resumeid })).resume;
      assert.deepEqual([(await read()).type, (await read()).iscompleted], ['', false]);
      await assert.rejects(save({ type: 'otra' }), failsWith('MYS-90'));
      await save({ type: 't1-b' });
      assert.deepEqual([(await read()).type, (await read()).iscompleted], ['t1-b', true]);
      assert.equal((await api.call('session.current', {})).resume.iscompleted, true);
      await save({ type: '' });
      assert.equal((await read()).iscompleted, false);
    });

    test('defaults that a save fills in do not count as stated', async () => {
      const { api, userid, token } = await signUp(running);
      const resumeid = await fillIn({ api, userid, token });
      const stated = async () =>
        (await api.call('resume.read', { userid, resumeid })).resume.professionalinterests.stated;
      const save = (fields: Record<string, string>) =>
        api.call('resume.save', { userid, resumeid, updater: triples(fields) });
      assert.deepEqual(await stated(), []);
      await save({
        willingtotravel: 'false',
        requiredsalary: '8000',
        stated: 'willingtotravel,requiredsalary',
      });
      assert.deepEqual(await stated(), ['willingtotravel', 'requiredsalary']);
      // What is saved again without being named is the form's default again; the rest stays said.
      await save({ willingtotravel: 'true' });
      assert.deepEqual(await stated(), ['requiredsalary']);
      await save({ 'languages.en': '2' });
      assert.deepEqual(await stated(), ['requiredsalary']);
      for (const refused of ['willingtorelocate', 'resumetitle', '__proto__', 'desiredsalary']) {
        await assert.rejects(save({ desiredsalary: '9000', stated: refused }), failsWith('MYS-90'), refused);
      }
    });

    test('the second version of the addresses saves and activates a résumé as the first does', async () => {
      const { api, userid, token } = await signUp(running);
      const resumeid = await fillIn({ api, userid, token });
      const post = (path: string, body: object, as = token) =>
        ask(running, `/api/v2/resumes/${resumeid}${path}`, { method: 'POST', token: as, body });
      const job = {
        'employments.jobtitle': 'Cajera',
        'employments.company': 'Tienda Sol',
        'employments.startdate': '2019-03',
        'employments.enddate': '',
        'employments.iscurrent': 'true',
      };
      const saved = await post('', { updater: triples(job) });
      assert.equal(saved.status, 200);
      const { resume } = await api.call('resume.read', { userid, resumeid });
      assert.equal(resume.professionalexperience.employments[0]?.company, 'Tienda Sol');
      assert.equal((await post('/activate', { op_type: 'deactivate' })).status, 200);
      assert.equal((await api.call('resume.read', { userid, resumeid })).resume.active, false);
      assert.equal((await post('/activate', { op_type: 'activate' })).status, 200);
      assert.equal((await api.call('resume.read', { userid, resumeid })).resume.active, true);

      const stranger = await signUp(running);
      assert.equal((await post('', { updater: triples(job) }, '')).status, 401);
      const refused = await post('', { updater: triples(job) }, stranger.token);
      assert.ok(refused.status >= 400 && refused.status < 500);
      assert.equal((await post('', { op_type: 'delete' })).status, 400);
    });

    test('a first résumé can be the log-in after the sign-up', async () => {
      const { userid, email } = await signUp(running);
      const post = (userID: string, password: string) =>
        ask(running, '/rest', {
          method: 'POST',
          body: { server: 'myService', service: 'resume', payload: { userID, password, doctype: 'resume' } },
        });
      const { status, body } = await post(email, PASSWORD);
      assert.equal(status, 200);
      const { user_profile, resumeid, authentication_token } = body['response'] as {
        user_profile: object;
        resumeid: string;
        authentication_token: { token: string };
      };
      assert.deepEqual(user_profile, { userid });
      const { api } = personWith(running, authentication_token.token);
      assert.equal((await api.call('resume.read', { userid, resumeid })).resume.resumeid, resumeid);
      const refused = await post(email, 'otra1234');
      assert.equal(refused.status, 401);
      assert.equal((refused.body['errors'] as Array<{ code: string }>)[0]?.code, 'AAIS-1');
    });

    test('wrong values and unknown fields of a résumé save nothing', async () => {
      const { api, userid } = await signUp(running);
      const { resumeid } = await api.call('resume.create', { userid });
      const bad: Record<string, string>[] = [
        { ...PROFESSION, desiredsalary: '999' },
        { ...PROFESSION, desiredsalary: 'mil' },
        { ...PROFESSION, requiredcurrencyid: 'pesos' },
        { ...PROFESSION, requiredpaymenttypeid: '9' },
        { ...PROFESSION, willingtotravel: 'sí' },
        { ...PROFESSION, professionalinterests: '' },
        { ...PROFESSION, professionalinterests: '17,18,19,20' },
        { ...PROFESSION, professionalinterests: '99999' },
        { ...PROFESSION, dgdoctitle: ' ' },
        { ...PROFESSION, account_id: '1' },
        { ...PROFESSION, 'employments.company': 'Sin puesto' },
        { ...PROFESSION, 'employments.': 'x' },
        { ...PROFESSION, 'academicexperience.levelid': '7' },
        { ...PROFESSION, 'languages.en': '5' },
      ];
      for (const fields of bad) {
        await assert.rejects(
          api.call('resume.save', { userid, resumeid, updater: triples(fields) }),
          failsWith('MYS-90'),
          JSON.stringify(fields),
        );
      }
      const { resume } = await api.call('resume.read', { userid, resumeid });
      assert.equal(resume.resumetitle, '');
    });

    test('there are three résumés at most, also when they are created at once', async () => {
      const { api, userid } = await signUp(running);
      const made = await Promise.allSettled(
        Array.from({ length: 6 }, () => api.call('resume.create', { userid })),
      );
      const ids = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value.resumeid] : []));
      assert.equal(ids.length, 3);
      await assert.rejects(api.call('resume.create', { userid }), failsWith('MYS-20'));

      const readDefault = async () => (await api.call('session.current', {})).resume.resumeid;
      const first = await readDefault();
      const other = ids.find((id) => id !== first) ?? '';
      await api.call('resume.changeStatus', { userid, resumeid: other, op_type: 'default' });
      assert.equal(await readDefault(), other);
      await api.call('resume.changeStatus', { userid, resumeid: other, op_type: 'delete' });
      assert.notEqual(await readDefault(), other);
      await assert.rejects(api.call('resume.read', { userid, resumeid: other }), failsWith('MYS-16'));
    });

    test('no account reads or writes data of another', async () => {
      const owner = await signUp(running);
      const resumeid = await fillIn(owner);
      const other = await signUp(running);
      const asOther = { userid: other.userid, resumeid };
      await assert.rejects(other.api.call('resume.read', asOther), failsWith('MYS-16'));
      await assert.rejects(
        other.api.call('resume.save', { ...asOther, updater: triples(PROFESSION) }),
        failsWith('MYS-16'),
      );
      await assert.rejects(
        other.api.call('resume.changeStatus', { ...asOther, op_type: 'delete' }),
        failsWith('MYS-16'),
      );
      const held = {
        loginid: owner.userid,
        keyword: 'cajera',
        salary: '5000-10000',
        locationid: 'MX-JAL',
        tlalocid: '',
      };
      const post = (token: string) =>
        ask(running, '/rest', {
          method: 'POST',
          token,
          body: { server: 'holdSearch', service: 'resource', payload: held },
        });
      assert.equal((await post(other.token)).status, 403);
      assert.equal((await post(owner.token)).status, 200);
      const read = await ask(running, `/rest?server=holdSearch&service=resource&id=${owner.userid}`, {
        token: owner.token,
      });
      const { loginid: _owner, ...item } = held;
      assert.deepEqual(read.body['response'], { Item: item });
    });

    test('garbage is refused, never a failure of the server', async () => {
      const { token, userid } = await signUp(running);
      const garbage: unknown[] = [
        null,
        7,
        'x',
        [],
        {},
        { updater: 'x' },
        { updater: [] },
        { updater: [{ field: 1 }] },
        { updater: [{ field: 'cp', value: '\u0000', elementid: '0' }] },
        { op_type: 'x' },
        { optout: 9 },
        { token: {} },
        { emailaddress: { a: 1 }, type: 'password' },
        { emailaddress: '\u0000@x.mx', type: 'password' },
        { code: 'abcdef' },
        { userid: '\u0000', password: '\u0000' },
        { userid: { a: 1 }, password: [] },
        { email: '\u0000', name: [], password: {} },
      ];
      const pairs = [
        ['authentication', 'retrieveToken'],
        ['myService', 'account'],
        ['myService', 'accountToken'],
        ['myService', 'candidateData'],
        ['myService', 'resume'],
        ['holdSearch', 'resource'],
        ['unknown', 'unknown'],
      ];
      for (const [server, service] of pairs) {
        for (const payload of garbage) {
          const { status, body } = await ask(running, '/rest', {
            method: 'POST',
            token,
            body: { server, service, instance: "1' or 1=1", payload },
          });
          assert.ok(
            status >= 400 && status < 500,
            `${server}/${service} ${JSON.stringify(payload)}: ${status}`,
          );
          assert.doesNotMatch(JSON.stringify(body), /stack|node_modules|select /);
        }
      }
      const paths = [
        '/rest?server=myService&service=resume&instance=%00',
        '/rest?server=myService&service=resume&requestedsections=nada',
        '/rest?server=myService&service=applications&top=-1',
        '/rest?server=myService&service=applications&top=x&page=99999999999999999999',
        '/rest?server=verifieremail&service=returnValueMail&emailaddress=%00',
        '/rest?server=holdSearch&service=resource&id=%00',
        '/api/mys/account_token/%00/resend_email',
        `/api/mys/account_token/${userid}/change_email`,
      ];
      for (const path of paths) {
        const { status } = await ask(running, path, { token });
        assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
      }
      const lost = await ask(running, `/api/mys/account_token/${userid}/new_account?token=%00`, {
        method: 'POST',
      });
      assert.equal(lost.status, 400);
    });
  });
}
