import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlReport, type ViewPictures } from './html-report.ts';
import type { Finding, VerifyReport } from './report.ts';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  level: 'breaking',
  rule: 'control-lost',
  unit: 'mfe-search',
  subject: 'mfe-search/home',
  message: 'mfe-search/home (/, 1280 px) has no button "Buscar" any more',
  remedy: 'Bring it back.',
  ...changes,
});

const report = (findings: readonly Finding[]): VerifyReport => ({
  unit: 'mfe-search',
  version: '0.1.0',
  digest: 'ba6374354cfe',
  folder: '/releases/mfe-search',
  against: { where: 'https://chamba.example', units: { shell: '0.1.0' } },
  ok: findings.every(({ level }) => level !== 'breaking'),
  findings,
  accepted: [],
  checks: [{ name: 'pages', outcome: 'passed', detail: '9 composed pages loaded' }],
  pages: [{ page: 'home', bytes: 102_400, maxBytes: 204_800, requests: 3, maxRequests: 4, within: true }],
  seconds: 61.4,
});

const pictures = (changes: Partial<ViewPictures> = {}): ViewPictures => ({
  page: 'mfe-search/home',
  address: '/',
  as: 'visitor',
  width: 1280,
  rules: ['control-lost'],
  live: Buffer.from('was'),
  release: Buffer.from('is'),
  ...changes,
});

const AT = new Date('2026-11-27T07:00:00Z');
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the report as a page', () => {
  it('has the verdict, each finding with its remedy, what was looked at, and its limits', () => {
    const page = htmlReport(report([finding(), finding({ level: 'warning', rule: 'text' })]), [], AT);
    assert.match(page, /<title>mfe-search 0\.1\.0 must not go live: 1 finding<\/title>/);
    assert.match(page, /verified 2026-11-27 07:00 UTC in\s+61 s/);
    assert.match(page, /What breaks[\s\S]*control-lost[\s\S]*Bring it back\.[\s\S]*To be read[\s\S]*text/);
    assert.match(page, /9 composed pages loaded/);
    assert.match(page, /100\.0[\s\S]*200\.0/);
    assert.match(page, /It cannot see whether a text is true/);
    assert.match(htmlReport(report([]), [], AT), /mfe-search 0\.1\.0 fits what is live/);
  });

  it('shows what is live beside the release, with the findings of that page and rule only', () => {
    const findings = [finding(), finding({ subject: 'mfe-search/offer' }), finding({ rule: 'title' })];
    const views = [pictures(), pictures({ width: 390, as: 'candidate', release: null })];
    const page = htmlReport(report(findings), views, AT);
    assert.equal(count(page, 'class="pair'), 2);
    assert.equal(count(page, `data:image/jpeg;base64,${Buffer.from('was').toString('base64')}`), 2);
    assert.equal(count(page, `data:image/jpeg;base64,${Buffer.from('is').toString('base64')}`), 1);
    assert.match(page, /alt="live: \/ at 390 px, signed in"/);
    assert.match(page, /It could not be drawn\./);
  });

  it('says what pages said, as text: a release cannot write into the report', () => {
    const message = `says "<script>alert(1)</script>" & 'more'`;
    const page = htmlReport(report([finding({ message })]), [pictures({ address: '/"><img src=x>' })], AT);
    assert.equal(count(page, '<script'), 0);
    assert.equal(count(page, '<img src=x'), 0);
    assert.match(page, /&#60;script&#62;alert\(1\)&#60;\/script&#62;/);
  });
});
