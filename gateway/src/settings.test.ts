import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('OE_JWT_SECRET', () => {
  const secret = 'x'.repeat(32);

  it('makes the site have a test of English, which is tried out in development, without a secret too', () => {
    const production = {
      CHAMBA_ENV: 'production',
      SMTP_URL: 'smtp://localhost',
      LEGAL_NAME: 'Bolsa del Bajío, S.A. de C.V.',
      LEGAL_ADDRESS: 'Av. Juárez 20, 37000 León, Guanajuato',
      PRIVACY_EMAIL: 'privacidad@bolsa.mx',
    };
    for (const [env, expected] of [
      [{}, { debug: true }],
      [production, undefined],
      [{ OE_JWT_SECRET: secret }, { debug: true }],
      [{ ...production, OE_JWT_SECRET: secret }, { debug: false }],
    ] as const)
      assert.deepEqual(readSettings(env).publicConfig.englishTest, expected);
  });

  it('is refused when it is shorter than what it signs with', () => {
    assert.throws(
      () => readSettings({ OE_JWT_SECRET: secret.slice(1) }),
      /OE_JWT_SECRET must have at least 32/,
    );
  });
});

describe('UPSTREAM_SITE', () => {
  it('leaves passkeys to the other site, to whose origin they belong', () => {
    assert.equal(readSettings({}).publicConfig.passkeys, undefined);
    assert.equal(readSettings({ UPSTREAM_SITE: 'https://chamba.mx' }).publicConfig.passkeys, false);
  });
});

describe('BOARD_ID', () => {
  it('is sent to pages only if it differs from the default', () => {
    assert.equal(readSettings({}).publicConfig.boardId, undefined);
    assert.equal(readSettings({ BOARD_ID: 'NORTE' }).publicConfig.boardId, 'NORTE');
  });
});

describe('who is responsible for personal data', () => {
  const real = {
    LEGAL_NAME: 'Bolsa del Bajío, S.A. de C.V.',
    LEGAL_ADDRESS: 'Av. Juárez 20, 37000 León, Guanajuato',
    PRIVACY_EMAIL: 'privacidad@bolsa.mx',
  };
  const production = { CHAMBA_ENV: 'production', SMTP_URL: 'smtp://localhost' };

  it('is required in production, each part separately', () => {
    assert.equal(readSettings({ ...production, ...real }).legal.name, real.LEGAL_NAME);
    for (const name of Object.keys(real)) {
      assert.throws(
        () => readSettings({ ...production, ...real, [name]: ' ' }),
        new RegExp(`^InvalidSettingsError: ${name} is missing: production has to show`),
        name,
      );
    }
    assert.throws(
      () => readSettings({ ...production, ...real, PRIVACY_EMAIL: 'nadie' }),
      /PRIVACY_EMAIL must/,
    );
  });

  it('is a marked example in development', () => {
    const { legal, publicConfig } = readSettings({});
    assert.match(legal.name, /ejemplo/);
    assert.match(legal.address, /ejemplo/);
    assert.match(legal.email, /@example\.com$/);
    assert.deepEqual(publicConfig.legal, legal);
  });
});

describe('production', () => {
  const production = {
    CHAMBA_ENV: 'production',
    SMTP_URL: 'smtp://localhost',
    LEGAL_NAME: 'Bolsa del Bajío, S.A. de C.V.',
    LEGAL_ADDRESS: 'Av. Juárez 20, 37000 León, Guanajuato',
    PRIVACY_EMAIL: 'privacidad@bolsa.mx',
  };

  it('requires a mail server, or MAIL=off', () => {
    assert.throws(() => readSettings({ ...production, SMTP_URL: '' }), /SMTP_URL must name a mail server/);
    assert.equal(readSettings({ ...production, SMTP_URL: '', MAIL: 'off' }).smtpUrl, null);
    assert.throws(() => readSettings({ ...production, MAIL: 'off' }), /exclude each other/);
    assert.throws(() => readSettings({ ...production, MAIL: 'maybe' }), /MAIL must be one of on, off/);
    // A gateway that uses another site sends no mail itself.
    readSettings({ ...production, SMTP_URL: '', UPSTREAM_SITE: 'https://chamba.mx' });
  });

  it('allows an address without https on the local machine only', () => {
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080'])
      assert.equal(readSettings({ ...production, SITE_URL: `http://${host}` }).siteUrl, `http://${host}`);
    for (const host of ['192.168.1.2', '127.chamba.mx', 'localhost.chamba.mx', '[::ffff:1.2.3.4]'])
      assert.throws(() => readSettings({ ...production, SITE_URL: `http://${host}` }), /SITE_URL must/, host);
  });

  for (const [name, value] of [
    ['SITE_URL', 'http://chamba.mx'],
    ['ALLOW_OVERRIDES', 'true'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', '0.0'],
    ['RECORD_TO', 'calls.json'],
    ['REPLAY_FROM', 'calls.json'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['NODE_OPTIONS', '--enable-source-maps --inspect=0.0.0.0:9229'],
  ] as const)
    it(`refuses ${name}=${value}, which developers may set`, () => {
      assert.throws(
        () => readSettings({ ...production, [name]: value }),
        (error: Error) => error.message.split('\n').some((line) => line.includes(name)),
      );
      readSettings({ [name]: value });
    });
});

describe('numbers', () => {
  for (const name of ['RENDER_WORKERS', 'RENDER_TIMEOUT_MS', 'BODY_LIMIT', 'RELEASE_LIMIT'])
    it(`${name} is a whole one`, () => {
      assert.throws(() => readSettings({ [name]: '70000.5' }), new RegExp(`${name} must be a`));
    });
  it('of RENDER_WORKERS is not one and a half', () => {
    assert.throws(() => readSettings({ RENDER_WORKERS: '1.5' }), /RENDER_WORKERS must be a whole number/);
    assert.equal(readSettings({ RENDER_WORKERS: '2' }).rendering.workers, 2);
  });
});

describe('REQUIRED_UNITS', () => {
  it('are the remotes of the product, those that are named, or none', () => {
    assert.deepEqual(readSettings({}).requiredUnits, ['mfe-search', 'mfe-account', 'mfe-cv', 'mfe-apply']);
    assert.deepEqual(readSettings({ REQUIRED_UNITS: 'mfe-a, mfe-b' }).requiredUnits, ['mfe-a', 'mfe-b']);
    assert.deepEqual(readSettings({ REQUIRED_UNITS: 'none' }).requiredUnits, []);
    assert.throws(() => readSettings({ REQUIRED_UNITS: '../x' }), /REQUIRED_UNITS must be/);
  });
});

describe('UPSTREAM_…', () => {
  const replaced = (...names: string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`UPSTREAM_${name}`, 'http://localhost:9000/']));

  it('replaces an upstream by its name in capitals', () => {
    assert.deepEqual(readSettings(replaced('JOBS', 'SEO')).upstreams, {
      jobs: 'http://localhost:9000',
      seo: 'http://localhost:9000',
    });
  });

  it('is refused if no upstream has that name', () => {
    assert.throws(
      () => readSettings(replaced('JOB')),
      /UPSTREAM_JOB names no upstream; there are [^]*UPSTREAM_JOBS/,
    );
  });

  it('replaces the services that share sessions together or not at all', () => {
    const all = ['AUTHENTICATION', 'VERIFIEREMAIL', 'MYSERVICE', 'APPLY', 'SCORER', 'HOLDSEARCH'];
    assert.equal(Object.keys(readSettings(replaced(...all)).upstreams).length, all.length);
    for (const left of all) {
      const given = all.filter((name) => name !== left);
      assert.throws(() => readSettings(replaced(...given)), new RegExp(`UPSTREAM_${left} is missing`));
      assert.throws(
        () => readSettings(replaced(left)),
        new RegExp(`^.*UPSTREAM_${left}: services of accounts`),
      );
    }
  });
});

describe('TRACKING_HOST', () => {
  it('is the address of the tracking service, unless that is replaced by name', () => {
    const TRACKING_HOST = 'https://tracking.example/v1/';
    assert.deepEqual(readSettings({}).upstreams, {});
    assert.deepEqual(readSettings({ TRACKING_HOST }).upstreams, {
      tracking: 'https://tracking.example/v1',
    });
    const UPSTREAM_TRACKING = 'https://other.example';
    assert.deepEqual(readSettings({ TRACKING_HOST, UPSTREAM_TRACKING }).upstreams, {
      tracking: 'https://other.example',
    });
    assert.throws(() => readSettings({ TRACKING_HOST: 'no address' }), /TRACKING_HOST/);
  });
});

describe('photos and files of people', () => {
  const bucket = { BUCKET_NAME: 'archivos', BUCKET_KEY_ID: 'llave-1', BUCKET_SECRET: 'secreto-1' };

  it('are in a folder of the data, or in the one that is named', () => {
    assert.deepEqual(readSettings({}, '/site').files, { folder: '/site/.data/files' });
    assert.deepEqual(readSettings({ DATA_DIR: '/data' }).files, { folder: '/data/files' });
    assert.deepEqual(readSettings({ BUCKET_DIR: 'people' }, '/site').files, { folder: '/site/people' });
  });

  it('are never in a folder that the site serves', () => {
    const env = { RELEASES_DIR: '/site/releases', GALLERY_DIR: '/site/gallery' };
    for (const folder of [
      '/site/releases',
      '/site/releases/files',
      '/site/gallery/x',
      '/site/.data/releases/x',
    ])
      assert.throws(
        () => readSettings({ ...env, BUCKET_DIR: folder }, '/site'),
        /BUCKET_DIR is inside/,
        folder,
      );
    readSettings({ ...env, BUCKET_DIR: '/site/releases-of-people' }, '/site');
  });

  it('are in a bucket with all that it needs, and nothing repeats its keys', () => {
    const { files } = readSettings({ ...bucket, BUCKET_ENDPOINT: 'https://s3.example.com' });
    assert.deepEqual(files, {
      bucket: {
        endpoint: 'https://s3.example.com',
        region: 'us-east-1',
        bucket: 'archivos',
        accessKeyId: 'llave-1',
        secretAccessKey: 'secreto-1',
      },
    });
    for (const changes of [
      { BUCKET_NAME: '' },
      { BUCKET_KEY_ID: '' },
      { BUCKET_SECRET: '' },
      { BUCKET_DIR: 'people' },
      { BUCKET_ENDPOINT: 's3.example.com' },
      { BUCKET_SECRET: 'secreto 1' },
    ])
      assert.throws(
        () => readSettings({ ...bucket, ...changes }),
        (error: Error) => /BUCKET_/.test(error.message) && !/llave|secreto/.test(error.message),
        JSON.stringify(changes),
      );
  });
});

describe('published releases', () => {
  const bucket = {
    RELEASES_BUCKET_NAME: 'lanzamientos',
    RELEASES_BUCKET_KEY_ID: 'llave-2',
    RELEASES_BUCKET_SECRET: 'secreto-2',
  };

  it('are in a folder of the data', () => {
    const { publishedBucket, publishedDir } = readSettings({}, '/site');
    assert.deepEqual([publishedBucket, publishedDir], [null, '/site/.data/releases']);
  });

  it('are in a bucket with all that it needs, and copied to that folder', () => {
    const { publishedBucket, publishedDir } = readSettings(bucket, '/site');
    assert.equal(publishedBucket?.bucket, 'lanzamientos');
    assert.equal(publishedDir, '/site/.data/releases');
    assert.throws(() => readSettings({ ...bucket, RELEASES_BUCKET_SECRET: '' }), /RELEASES_BUCKET_SECRET/);
  });

  it("are never in the bucket of people's files", () => {
    const files = { BUCKET_NAME: 'lanzamientos', BUCKET_KEY_ID: 'llave-1', BUCKET_SECRET: 'secreto-1' };
    assert.throws(() => readSettings({ ...bucket, ...files }), /another bucket than BUCKET_NAME/);
    readSettings({ ...bucket, ...files, BUCKET_ENDPOINT: 'https://s3.example.com' });
  });
});

describe('PUSH_SERVICES', () => {
  it('is hosts and origins, and the services of browsers where nothing is set', () => {
    assert.equal(readSettings({}).pushServices, null);
    assert.deepEqual(readSettings({ PUSH_SERVICES: 'push.example.com, http://10.0.0.1:8090' }).pushServices, [
      'push.example.com',
      'http://10.0.0.1:8090',
    ]);
    for (const entry of ['push.example.com/x', 'https://push.example.com/', 'ftp://push.example.com', '*'])
      assert.throws(
        () => readSettings({ PUSH_SERVICES: entry }),
        /PUSH_SERVICES: .* is neither a host nor/,
        entry,
      );
  });
});

describe('SITE_ALIASES', () => {
  it('is origins, and none where nothing is set', () => {
    assert.deepEqual(readSettings({}).siteAliases, []);
    assert.deepEqual(readSettings({ SITE_ALIASES: 'http://Gateway:8080, https://a.example' }).siteAliases, [
      'http://gateway:8080',
      'https://a.example',
    ]);
    for (const entry of ['gateway:8080', 'https://a.example/', 'https://a.example/x', 'ftp://a.example'])
      assert.throws(() => readSettings({ SITE_ALIASES: entry }), /SITE_ALIASES: .* is no origin/, entry);
  });
});

describe('PUSH_QUIET_HOURS', () => {
  it('is two times of day or none, and left to the services where nothing is set', () => {
    assert.equal(readSettings({}).quietHours, undefined);
    assert.equal(readSettings({ PUSH_QUIET_HOURS: 'none' }).quietHours, null);
    assert.deepEqual(readSettings({ PUSH_QUIET_HOURS: '23:30-06:00' }).quietHours, {
      from: '23:30',
      to: '06:00',
    });
    for (const hours of ['22-7', '22:00', '24:00-07:00', '22:00-07:60', '07:00-07:00', 'off'])
      assert.throws(() => readSettings({ PUSH_QUIET_HOURS: hours }), /PUSH_QUIET_HOURS: /, hours);
  });
});

describe('OTEL_EXPORTER_URL', () => {
  it('is an address; without one traces are dropped', () => {
    assert.equal(readSettings({}).traceCollector, null);
    assert.match(
      readSettings({ OTEL_EXPORTER_URL: 'http://otel:4318' }).traceCollector ?? '',
      /^http:\/\/otel:4318\/?$/,
    );
    assert.throws(() => readSettings({ OTEL_EXPORTER_URL: 'otel' }), /OTEL_EXPORTER_URL/);
  });
});
