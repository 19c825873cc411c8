// Runs Lighthouse over pages, one after the other in turns, and prints one line of JSON with every run's figures.
// Usage: node measure-pages.mjs '{"chromePath":"…","runs":5,"pages":[{"name":"…","url":"…","throttling":"simulate"}]}'
// It runs in the folder that Lighthouse was installed into.
// By variables: neither package is one of the project's.
const [launcher, auditor] = ['chrome-launcher', 'lighthouse'];
const { launch } = await import(launcher);
const { default: lighthouse } = await import(auditor);

const { chromePath, runs, pages } = JSON.parse(process.argv[2] ?? '{}');

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

/** The browser of the moment: it is no child of the bench, so whoever ends this process would leave it running. */
let chrome;
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    chrome?.kill();
    process.exit(1);
  });

async function measure({ url, throttling, network }) {
  chrome = await launch({
    chromePath,
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
    const { categories, audits } = result.lhr;
    const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name) => audits[name]?.numericValue ?? null;
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

const results = pages.map(() => []);
for (let run = 0; run < runs; run += 1)
  for (const [index, page] of pages.entries()) results[index].push(await measure(page));
process.stdout.write(`${JSON.stringify(results)}\n`);
