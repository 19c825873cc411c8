// What failed, from the reports of the runners: a long output is often cut to its end, and there it must be named.
import { relative } from 'node:path';
import { root } from './run-tool.mjs';

/** @param {string | undefined} text */
function firstLine(text) {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal
  const plain = (text ?? '').replaceAll(/\u001b\[[\d;]*m/gu, '');
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}

/** @param {string} file */
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * The tests that vitest reports as failed, and the files that did not load: `file › name: first line of the reason`.
 * @param {any} report its JSON
 * @returns {string[]}
 */
export function failedInVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${fromRoot(name)}: ${firstLine(message)}`];
    return failed.map(
      (/** @type {any} */ { fullName, failureMessages }) =>
        `${fromRoot(name)} › ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
}

/**
 * The journeys that Playwright reports as failed: `file:line › name: first line of the reason`.
 * @param {any} report its JSON
 * @returns {string[]}
 */
export function failedInPlaywright({ suites }) {
  const specsOf = (/** @type {any} */ suite) => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => specsOf(inner)),
  ];
  return suites
    .flatMap((/** @type {any} */ suite) => specsOf(suite))
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, line, title, tests }) => {
      const errors = tests.flatMap((/** @type {any} */ test) =>
        test.results.flatMap((/** @type {any} */ result) => result.errors ?? []),
      );
      return `e2e/${file}:${line} › ${title}: ${firstLine(errors[0]?.message)}`;
    });
}
