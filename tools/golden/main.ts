import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository } from '../repository.ts'
import { goldenFiles, goldenFindings } from './golden-files.ts'

const onlyCompare = process.argv.includes('--check')
const stale: string[] = []

for (const { path, content } of await goldenFiles()) {
  const file = join(repository, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue
  stale.push(path)
  if (onlyCompare) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

if (stale.length === 0) console.log('Golden files are as the code says.')
else if (onlyCompare)
  console.error(`Not as the code says; run npm run golden and look at the difference:\n  ${stale.join('\n  ')}`)
else console.log(`Written:\n  ${stale.join('\n  ')}`)
const findings = await goldenFindings()
for (const finding of findings) console.error(finding)
process.exitCode = onlyCompare && stale.length + findings.length > 0 ? 1 : 0
