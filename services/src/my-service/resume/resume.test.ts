import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, fillIn, signUp } from '../../testing/candidates.ts';
import { enginesOfRules } from '../../testing/services.ts';
import type { RunningServices } from '../../testing/services.ts';

const JOB = {
  'employments.jobtitle': 'Cajera',
  'employments.company': 'Abarrotes Ríos',
  'employments.startdate': '2019-03',
  'employments.enddate': '',
  'employments.iscurrent': 'true',
};
const EARLIER_JOB = {
  'employments.jobtitle': 'Ayudante de cocina',
  'employments.company': 'Fonda Lupita',
  'employments.startdate': '2016-01',
  'employments.enddate': '2018-12',
};

for (const engine of await enginesOfRules()) {
  describe(`résumés on ${engine.name}`, () => {
    let running: RunningServices;
    before(async () => {
      running = await engine.start();
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    /** A person with a résumé, and what the tests do with it. */
    async function withResume() {
      const person = await signUp(running);
      const { api, userid } = person;
      const resumeid = await fillIn(person);
      const read = async (revision?: number) =>
        (await api.call('resume.read', { userid, resumeid, ...(revision === undefined ? {} : { revision }) }))
          .resume;
      const save = async (fields: Record<string, string>, elementid?: string, revision?: number) =>
        api.call('resume.save', {
          userid,
          resumeid,
          updater: triples(fields, elementid),
          ...(revision === undefined ? {} : { revision }),
        });
      return { ...person, resumeid, read, save };
    }

    const titles = ({
      professionalexperience,
    }: Awaited<ReturnType<Awaited<ReturnType<typeof withResume>>['read']>>) =>
      professionalexperience.employments.map(({ jobtitle }) => jobtitle);

    test('a second job is added beside the first; both are put in order, removed and put back', async () => {
      const { read, save } = await withResume();
      await save(JOB);
      await save(EARLIER_JOB);
      const [first, second] = (await read()).professionalexperience.employments;
      assert.deepEqual([first?.jobtitle, second?.jobtitle], ['Cajera', 'Ayudante de cocina']);

      await save({ 'employments.order': `${second?.id},${first?.id}` });
      assert.deepEqual(titles(await read()), ['Ayudante de cocina', 'Cajera']);
      await save({ 'employments.remove': '' }, second?.id);
      assert.deepEqual(titles(await read()), ['Cajera']);
      await save({ 'employments.restore': '' }, second?.id);
      assert.deepEqual((await read()).professionalexperience.employments, [second, first]);

      for (const order of ['', `${first?.id}`, `${first?.id},${first?.id}`, `${first?.id},x`])
        await assert.rejects(save({ 'employments.order': order }), failsWith('MYS-90'), order);
      await assert.rejects(save({ 'employments.remove': '' }, 'x'), failsWith('MYS-90'));
      await assert.rejects(save({ 'employments.restore': '' }, 'x'), failsWith('MYS-90'));
      assert.deepEqual(titles(await read()), ['Ayudante de cocina', 'Cajera']);
    });

    test('marks that turn the direction of a text are not kept', async () => {
      const { read, save } = await withResume();
      await save({ objective: 'Busco \u202Eoelpme\u202C cerca.\u2066\n' });
      await save({ ...JOB, 'employments.jobtitle': '\u200FCajera\u202E' });
      const resume = await read();
      assert.equal(resume.professionalinterests.objective, 'Busco oelpme cerca.');
      assert.deepEqual(titles(resume), ['Cajera']);
    });

    test('every section is kept and read back', async () => {
      const { read, save } = await withResume();
      await save({ objective: 'Busco un empleo de tiempo completo.\nPuedo empezar mañana.' });
      await save({ 'specialities.name': 'Cobranza', 'specialities.years': '4' });
      await save({ 'skills.name': 'Excel', 'skills.level': '2' });
      await save({ 'languages.en': '2', 'languages.nah': '4' });
      await save({
        'certifications.name': 'Primeros auxilios',
        'certifications.issuer': 'Cruz Roja Mexicana',
        'certifications.year': '2023',
      });
      await save({ 'links.title': 'Mi portafolio', 'links.url': 'https://ejemplo.com/lupita' });
      const { personalinformation, professionalinterests, professionalexperience, education } = await read();
      assert.equal(
        professionalinterests.objective,
        'Busco un empleo de tiempo completo.\nPuedo empezar mañana.',
      );
      const [speciality] = professionalexperience.specialities;
      assert.deepEqual(speciality, { id: speciality?.id, name: 'Cobranza', years: 4 });
      const [skill] = professionalexperience.skills;
      assert.deepEqual(skill, { id: skill?.id, name: 'Excel', level: 2 });
      assert.deepEqual(education.languages, { en: '2', nah: '4' });
      const [certification] = education.certifications;
      assert.deepEqual(certification, {
        id: certification?.id,
        name: 'Primeros auxilios',
        issuer: 'Cruz Roja Mexicana',
        year: '2023',
        url: '',
      });
      assert.equal(personalinformation.links[0]?.url, 'https://ejemplo.com/lupita');
      await save({ 'languages.nah': '' });
      assert.deepEqual((await read()).education.languages, { en: '2' });
    });

    test('what does not pass is refused, and nothing of the save is kept', async () => {
      const { read, save } = await withResume();
      const before = await read();
      const refused: ReadonlyArray<Record<string, string>> = [
        { objective: 'x'.repeat(1_501) },
        { 'skills.name': '', 'skills.level': '1' },
        { 'skills.name': 'Excel', 'skills.level': '4' },
        { 'specialities.name': 'Cobranza', 'specialities.years': '-1' },
        { 'languages.en': '5' },
        { 'languages.klingon': '1' },
        { 'links.url': 'javascript:alert(1)' },
        { 'links.url': 'https://conocida.com@otra.example/' },
        { 'links.title': 'Sin dirección' },
        { 'certifications.name': 'Curso', 'certifications.year': '23' },
        { 'certifications.name': 'Curso', 'certifications.url': 'ftp://ejemplo.com' },
        { 'certifications.secret': 'x' },
        { 'employments.__proto__': 'x' },
        { objective: 'Lo que sea', 'employments.company': 'Sin puesto' },
      ];
      for (const fields of refused)
        await assert.rejects(save(fields), failsWith('MYS-90'), JSON.stringify(fields));
      assert.deepEqual(await read(), before);
    });

    test('a list that is full takes no more, and says so', async () => {
      const { save } = await withResume();
      for (let link = 1; link <= 10; link += 1)
        await save({ 'links.title': `Sitio ${link}`, 'links.url': `https://ejemplo.com/${link}` });
      const another = { 'links.title': 'Sitio 11', 'links.url': 'https://ejemplo.com/11' };
      await assert.rejects(save(another), failsWith('RESUME-LIMIT'));
    });

    test('a save made on an old state overwrites nothing that was changed since', async () => {
      const { read, save } = await withResume();
      await save(JOB);
      await save(EARLIER_JOB);
      const { revision, professionalexperience } = await read();
      const [first, second] = professionalexperience.employments;
      // One tab writes.
      const { revision: newer } = await save({ 'employments.company': 'Tienda Sol' }, first?.id, revision);
      assert.equal(newer, revision + 1);
      // The other tab, which still shows the state before, changes the same job.
      await assert.rejects(
        save({ 'employments.company': 'Tienda Luna' }, first?.id, revision),
        failsWith('RESUME-CHANGED'),
      );
      await assert.rejects(
        save({ 'employments.remove': '' }, first?.id, revision),
        failsWith('RESUME-CHANGED'),
      );
      // Other parts are not in the way.
      await save({ 'employments.company': 'Fonda Mary' }, second?.id, revision);
      await save({ 'skills.name': 'Excel' }, undefined, revision);
      const merged = (await read()).professionalexperience.employments.map(({ company }) => company);
      assert.deepEqual(merged, ['Tienda Sol', 'Fonda Mary']);
      // After looking at both, the person decides.
      await save({ 'employments.company': 'Tienda Luna' }, first?.id, (await read()).revision);
      assert.equal((await read()).professionalexperience.employments[0]?.company, 'Tienda Luna');
      // No page shows a save that was never made.
      await assert.rejects(save({ objective: 'x' }, undefined, 999), failsWith('MYS-90'));
    });

    test('two saves at once on one state: one is kept, the other is asked again', async () => {
      const { read, save } = await withResume();
      const { revision } = await read();
      const outcomes = await Promise.allSettled(
        ['Uno', 'Dos', 'Tres'].map((objective) => save({ objective }, undefined, revision)),
      );
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.equal((await read()).revision, revision + 1);
    });

    test('the last twenty saves can be looked at and restored', async () => {
      const { api, userid, resumeid, read, save } = await withResume();
      const { revision: start } = await read();
      for (let number = 1; number <= 23; number += 1) await save({ objective: `Objetivo ${number}` });
      // Saving the same again is no save.
      await save({ objective: 'Objetivo 23' });
      const { versions } = await api.call('resume.history', { userid, resumeid });
      assert.equal(versions.length, 20);
      assert.equal(versions[0]?.revision, start + 23);
      assert.ok(versions.every(({ sections }) => sections.join() === 'objetivo'));
      assert.equal((await read(start + 10)).professionalinterests.objective, 'Objetivo 10');
      await assert.rejects(read(start + 1), failsWith('MYS-16'));

      await api.call('resume.restore', { userid, resumeid, revision: start + 10 });
      const restored = await read();
      assert.equal(restored.professionalinterests.objective, 'Objetivo 10');
      assert.equal(restored.revision, start + 24);
      // A restoring is taken back like any other save.
      await api.call('resume.restore', { userid, resumeid, revision: start + 23 });
      assert.equal((await read()).professionalinterests.objective, 'Objetivo 23');
    });

    test('up to three résumés are listed, copied and deleted; strangers see none of it', async () => {
      const { api, userid, resumeid, save } = await withResume();
      await save(JOB);
      const { resumeid: copied } = await api.call('resume.copy', { userid, resumeid });
      const copy = (await api.call('resume.read', { userid, resumeid: copied })).resume;
      assert.equal(copy.resumetitle, 'Cajera (copia)');
      assert.equal(copy.defaultcv, false);
      assert.deepEqual(titles(copy), ['Cajera']);
      await api.call('resume.copy', { userid, resumeid });
      await assert.rejects(api.call('resume.copy', { userid, resumeid }), failsWith('MYS-20'));
      const { resumes } = await api.call('resume.list', { userid });
      assert.deepEqual(
        resumes.map(({ resumetitle, defaultcv }) => [resumetitle, defaultcv]),
        [
          ['Cajera', true],
          ['Cajera (copia)', false],
          ['Cajera (copia)', false],
        ],
      );
      const choices = async () => (await api.call('session.current', {})).resume.choices?.length;
      assert.equal(await choices(), 3);
      await api.call('resume.changeStatus', { userid, resumeid: copied, op_type: 'deactivate' });
      assert.equal(await choices(), 2);
      const before = (await api.call('resume.list', { userid })).resumes[0]?.expires ?? '';
      await api.call('resume.changeStatus', { userid, resumeid, op_type: 'extend' });
      assert.ok(((await api.call('resume.list', { userid })).resumes[0]?.expires ?? '') >= before);
      const stranger = await signUp(running);
      for (const call of [
        () => stranger.api.call('resume.history', { userid: stranger.userid, resumeid }),
        () => stranger.api.call('resume.copy', { userid: stranger.userid, resumeid }),
        () => stranger.api.call('resume.restore', { userid: stranger.userid, resumeid, revision: 1 }),
      ])
        await assert.rejects(call(), failsWith('MYS-16'));
      await api.call('resume.changeStatus', { userid, resumeid, op_type: 'delete' });
      assert.equal((await api.call('resume.list', { userid })).resumes[0]?.defaultcv, true);
    });
  });
}
