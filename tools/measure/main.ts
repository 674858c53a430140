import { areaOf } from '../check/areas.ts'
import { callsAsSystem } from '../check/as-system.ts'
import { readRepositoryFile, repositoryFiles } from '../check/files.ts'
import { routesWithoutLoader } from '../check/loaders.ts'
import { circlesOfNouns, productFiles } from '../check/noun-imports.ts'
import { stylesheetFindings } from '../check/stylesheets.ts'
import { nodesOfFile } from '../check/syntax-nodes.ts'

/** Figures of the shape of the code, each beside the bound that we hold it to. */
const files = repositoryFiles()
const product = productFiles(files)
const server = [
  ...product,
  ...files.filter((path) => /^(?:platform|apps\/(?:api|worker|wellmet))\/.*\.ts$/.test(path)),
].filter((path) => !/\.(?:test|gen)\.ts$|-for-tests\.ts$/.test(path))
const countLines = (path: string): number => readRepositoryFile(path).split('\n').length - 1
const linesByArea = new Map<string, number>()
for (const path of product) linesByArea.set(areaOf(path), (linesByArea.get(areaOf(path)) ?? 0) + countLines(path))
const allLines = [...linesByArea.values()].reduce((sum, lines) => sum + lines, 0)
const [largest = '', linesOfLargest = 0] = [...linesByArea].toSorted(([, a], [, b]) => b - a)[0] ?? []

const countIn = (paths: readonly string[], type: string): number =>
  paths.reduce(
    (sum, path) => sum + nodesOfFile(readRepositoryFile(path), path).filter((node) => node.type === type).length,
    0,
  )
const styles = stylesheetFindings(files)
const share = Math.round((100 * linesOfLargest) / allLines)

const figures: [what: string, figure: number | string, bound: string][] = [
  [`largest area (${largest}), share of ${allLines} product lines`, `${share}%`, 'at most 40%'],
  ['circles of nouns', circlesOfNouns(files).length, '0'],
  ['files that call asSystem', product.filter((path) => callsAsSystem(readRepositoryFile(path))).length, 'at most 15'],
  [
    'statements with hand-written types',
    server.filter((path) => /\bstatement<[^>]/.test(readRepositoryFile(path))).length,
    '0',
  ],
  ['non-null assertions on the server', countIn(server, 'TsNonNullExpression'), 'under 60'],
  ['unscoped CSS classes', styles.filter((finding) => finding.endsWith('is not scoped')).length, '0'],
  [
    'uses of a class that is not imported',
    styles.filter((finding) => /does not (?:import|define)/.test(finding)).length,
    '0',
  ],
  ['screens that show server data without a loader', routesWithoutLoader(files).length, '0'],
]
for (const [area, lines] of linesByArea) console.log(`${area.padEnd(15)} ${lines} lines`)
console.log()
for (const [what, figure, bound] of figures) console.log(`${String(figure).padStart(5)}  ${what} (${bound})`)
