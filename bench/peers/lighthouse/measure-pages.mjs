// Runs Lighthouse over pages, one after the other in turns, and prints one line of JSON with every run's figures, or
// why there are none. Usage: node measure-pages.mjs
// '{"chromePath":"…","chromeEnv":{},"runs":5,"pages":[{"name":"…","url":"…","throttling":"simulate"}]}' It runs in the
// folder that Lighthouse was installed into. By variables: neither package is one of the project's.
const [launcher, auditor] = ['chrome-launcher', 'lighthouse'];
const { launch } = await import(launcher);
const { default: lighthouse } = await import(auditor);

const { chromePath, chromeEnv, runs, pages } = JSON.parse(process.argv[2] ?? '{}');

/** `slow4g` is Lighthouse's own mobile profile; `edge` is 400 kbit/s and 400 ms, as on the edge of a valley. */
const networks = {
  slow4g: {},
  edge: {
    throttling: {
      rttMs: 400,
      throughputKbps: 400,
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 4,
    },
  },
};

/** The browser of the moment: it is no child of the bench, so the end of this process would leave it running. */
let chrome;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    chrome?.kill();
    process.exit(1);
  });

async function measure({ url, throttling, network }) {
  chrome = await launch({
    chromePath,
    envVars: { ...process.env, ...chromeEnv },
    chromeFlags: [
      '--headless=new',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const settings = { throttlingMethod: throttling, ...networks[network ?? 'slow4g'] };
    const result = await lighthouse(
      url,
      { port: chrome.port, output: 'json', logLevel: 'error' },
      { extends: 'lighthouse:default', settings },
    );
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.code);
    const score = (name) => {
      const points = categories[name]?.score;
      if (typeof points !== 'number') throw new Error(`no score of ${name}`);
      return Math.round(points * 100);
    };
    const value = (name) => {
      const { numericValue, errorMessage } = audits[name] ?? {};
      if (typeof numericValue !== 'number') throw new Error(`${name}: ${errorMessage ?? 'not measured'}`);
      return numericValue;
    };
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbtMs: value('total-blocking-time'),
      bytes: value('total-byte-weight'),
      failed: Object.values(audits)
        .filter(({ score: points, scoreDisplayMode }) => points === 0 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    };
  } finally {
    await chrome.kill();
  }
}

/** What went wrong takes the place of the figures; a browser that lost its way once gets a second chance. */
async function measureOrSay(page) {
  try {
    return await measure(page).catch(() => measure(page));
  } catch (error) {
    return { failure: error instanceof Error ? error.message.split('\n')[0] : String(error) };
  }
}

const results = pages.map(() => []);
for (let run = 0; run < runs; run += 1)
  for (const [index, page] of pages.entries()) {
    const figures = await measureOrSay(page);
    results[index].push(figures);
    const brief = figures.failure ?? `${Math.round(figures.lcpMs)} ms, shift ${figures.cls.toFixed(4)}`;
    process.stderr.write(`  ${page.name}, ${page.throttling}: ${brief}\n`);
  }
process.stdout.write(`${JSON.stringify(results)}\n`);
