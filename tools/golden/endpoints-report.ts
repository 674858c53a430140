import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '../../apps/api/contracts.ts'
import { repository } from '../repository.ts'

/** How much of the named interface is served. A report, not a failure: an unbuilt endpoint is absent. */
const list = join(repository, 'docs/api/interface.tsv')
const served = new Set(
  contracts.flatMap(({ endpoints }) => Object.values(endpoints).map(({ route }) => route as string)),
)

const named = readFileSync(list, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [method: string, path: string, family: string])
const families = Map.groupBy(named, ([, , family]) => family)
let found = 0
for (const [family, rows] of families) {
  const missing = rows.filter(([method, path]) => !served.has(`${method} ${path}`))
  found += rows.length - missing.length
  console.log(`${family.padEnd(22)} ${String(rows.length - missing.length).padStart(3)} of ${rows.length}`)
  for (const [method, path] of missing) console.log(`    missing  ${method.padEnd(6)} ${path}`)
}
const names = new Set(named.map(([method, path]) => `${method} ${path}`))
console.log(
  `\n${found} of ${named.length} named endpoints are served, and ${[...served].filter((route) => !names.has(route)).length} beyond them.`,
)
