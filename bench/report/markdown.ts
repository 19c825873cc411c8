import type { Report } from './report.ts';
import { spreadOf, type Spread } from '../measure/statistics.ts';

/** The report as a page to read. */
export function renderMarkdown(report: Report): string {
  return [
    `# Tracking, measured ${report.date}`,
    conditions(report),
    '## Goals',
    goals(report),
    '## The service beside its peers',
    'The ratio is made in each round between neighbours in time; median (lowest – highest) over the rounds.',
    ratios(report),
    '## Each peer',
    peers(report),
    peerWords,
    '## Starts',
    starts(report),
    '## PostgreSQL',
    postgres(report),
    '',
  ].join('\n\n');
}

const peerWords = `- **service**: started by \`npm start\`, default settings but for \`RATE_LIMIT=0\` and \`TRACKING_CACHE_MB=0\`: each answer comes from the
  database, as those of its rivals do. Its log goes to a file.
- **service with memory**: the same with the answers it keeps in memory by default; asked for random parcels of all, which is the
  worst case for a memory that holds a part of them.
- **raw http**: \`node:http\`, the same prepared SELECT through the same driver, the same bytes spliced; no validation, no log, no limits.
- **plain handler**: Fastify with its logger and a pg pool, two queries (parcels, then their events), objects built in JavaScript.

Each is a process of its own with ten connections to the same PostgreSQL server. CPU is milliseconds an answer. The client shares
the cores with all of them, so figures of a second are those of this machine under this client; the ratios are what counts. The
peers' answers to a sample of queries were held against each other before the first round and were equal.`;

function conditions({ machine, plan }: Report): string {
  return `${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, ${machine.platform}, Node ${machine.node}, PostgreSQL ${machine.postgres}.
${thousands(plan.parcels)} parcels × 8 events; random existing codes by seed ${plan.seed}; ${plan.connections} connections; ${plan.rounds} rounds of
${plan.secondsEach} s for each peer and size. Load of the machine before the first round: ${plan.loadBefore.toFixed(2)}.`;
}

function goals({ goals }: Report): string {
  return table(
    ['goal', 'measured', 'wanted', 'aim', ''],
    goals.map(({ what, value, unit, goal, aim, reached }) => [
      what,
      `${value.toFixed(2)} ${unit}`,
      `${unit === 's' ? '≤' : '≥'} ${goal} ${unit}`,
      aim === undefined ? '' : `${aim} ${unit}${value >= aim ? ' (reached)' : ' (missed)'}`,
      reached ? 'reached' : '**missed**',
    ]),
  );
}

function ratios({ ratios }: Report): string {
  return table(
    ['codes', 'service to', 'ratio'],
    ratios.map(({ codes, to, ratio }) => [String(codes), to, range(ratio, 2)]),
  );
}

function peers({ peers }: Report): string {
  return table(
    [
      'codes',
      'peer',
      'answers/s',
      'p50 ms',
      'p99 ms',
      'bytes',
      'CPU node',
      'CPU postgres',
      'CPU client',
      'RSS MB',
      'cache hits',
      'failures',
    ],
    peers.map((peer) => [
      String(peer.codes),
      peer.peer,
      range(peer.answersPerSec, 0),
      peer.p50Ms.toFixed(2),
      peer.p99Ms.toFixed(2),
      String(Math.round(peer.bytesPerAnswer)),
      orDash(peer.cpuMs.node, 3),
      orDash(peer.cpuMs.postgres, 3),
      orDash(peer.cpuMs.client, 3),
      orDash(peer.residentMb, 0),
      peer.cacheHitShare === null ? '–' : `${(peer.cacheHitShare * 100).toFixed(1)} %`,
      String(peer.failures),
    ]),
  );
}

function starts({ starts }: Report): string {
  const row = (what: string, values: readonly number[]) => [
    what,
    range(spreadOf(values), 2),
    String(values.length),
  ];
  return table(
    ['from the end of the set-up to 200 on `/readyz`', 's', 'times'],
    [
      row('empty folder, no compiled code of an earlier start', starts.emptyFolder),
      row('later', starts.later),
    ],
  );
}

function postgres({ machine }: Report): string {
  return table(['setting', 'value'], Object.entries(machine.postgresSettings));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function range({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} – ${max.toFixed(digits)})`;
}

function orDash(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}

function thousands(value: number): string {
  return value.toLocaleString('en-US');
}
