import { repositoryFiles } from '../check/files.ts'
import type { GoldenFile } from './golden-files.ts'

const web = 'apps/web/src/'
/**
 * The API reference is a page that the server writes, and assistants read what it refuses in English; the sentences of
 * visitors load with their page and are never sent as a code.
 */
const elsewhere = new Set([
  'apps/api/reference.messages.ts',
  'apps/mcp/mcp.messages.ts',
  `${web}landing/landing.messages.ts`,
])

/** Files that import every file of messages there is, so that none is forgotten. */
export function messageLists(files = repositoryFiles()): GoldenFile[] {
  const german = files.filter((path) => path.endsWith('.messages.de.ts') && !path.startsWith('apps/'))
  const english = files.filter((path) => path.endsWith('.messages.ts') && !elsewhere.has(path))
  return [
    {
      path: 'apps/messages.de.ts',
      content: `/**
 * Every message of the areas in German: all of them for the server, and one file that the web app loads when it is needed.
 * Written by \`npm run golden\`.
 */
${importsOf(german)}`,
    },
    {
      path: `${web}messages.ts`,
      content: `/**
 * Every sentence, so that \`renderMessage\` can write in the pseudo-locale what arrives as a code. Other screens bring the
 * sentences they show, and what arrives has its English with it. Written by \`npm run golden\`.
 */
${importsOf(english)}`,
    },
  ]
}

const importsOf = (paths: readonly string[]): string =>
  paths
    .map((path) => (path.startsWith(web) ? `./${path.slice(web.length)}` : `@wellmet/${path}`))
    .toSorted()
    .map((specifier) => `import '${specifier}'\n`)
    .join('')
