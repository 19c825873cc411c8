// npm run release -- 0.2.0: makes a version out of what is committed. It writes the version into each package.json, the
// changes since the last release with their commit into CHANGELOG.md and what the service is made of into
// sbom.cdx.json, commits these and tags the commit. Nothing is published.
import { releaseVersion, ReleaseError } from './release/release-version.mjs';
import { root } from './run-tool.mjs';

const [version, ...more] = process.argv.slice(2);
if (version === undefined || more.length > 0) {
  console.error('Usage: npm run release -- <version>, for example 0.2.0');
  process.exit(2);
}
try {
  const { tag, changes } = await releaseVersion(root, version, new Date());
  console.log(`${tag}: ${changes} changes, in CHANGELOG.md. To publish: git push --follow-tags`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
