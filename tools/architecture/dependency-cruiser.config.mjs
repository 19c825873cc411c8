// The settings of dependency-cruiser's command, which takes them from JavaScript only.
import { forbiddenImports, readingOptions } from './dependency-cruiser-rules.ts';

/** @type {import('dependency-cruiser').IConfiguration} */
export default { forbidden: forbiddenImports(), options: readingOptions };
