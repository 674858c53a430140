import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areas } from '../check/areas.ts'
import { repository } from '../repository.ts'
import { namesOf, type Names } from './names.ts'
import { nounFiles, type Ground, type WrittenFile } from './noun-files.ts'
import { refusal, type ExistingNames } from './refusal.ts'
import { registrations } from './registrations.ts'

/** npm run new:noun discovery people [person]: a whole working slice, from the contract to the table. */
const asked = process.argv.slice(2)
const refused = refusal(asked, existingNames())
if (refused === null) make(namesOf(asked[0]!, asked[1]!, asked[2])!)
else {
  console.error(refused)
  process.exitCode = 2
}

function make(names: Names): void {
  const ground = groundOf(names.area)
  const own = nounFiles(names, ground)
  const changed = registrations(names, ground.newArea !== null, read)
  write([...own, ...changed])
  if (ground.newArea) run('npm', 'install', '--no-audit', '--no-fund')
  run('npm', 'run', '--silent', 'golden')
  console.log(
    `Made ${names.area}/${names.noun}/ with ${own.filter(({ path }) => path.startsWith(`${names.area}/${names.noun}/`)).length} files,`,
  )
  console.log(
    `${own
      .filter(({ path }) => !path.startsWith(`${names.area}/${names.noun}/`))
      .map(({ path }) => path)
      .join(' and ')},`,
  )
  console.log(`and the lines in ${changed.map(({ path }) => path).join(', ')}.`)
  console.log(
    `Next: say in ${names.noun}.contract.ts and the migration what ${names.oneWithArticle} is, then in the rules what may happen to it;`,
  )
  console.log(`Then say in a row of docs/what-works.md what people can do with it.`)
  console.log(`npm run golden && npm run check && npx vitest run ${names.area}/${names.noun} after every step.`)
}

function existingNames(): ExistingNames {
  const document = JSON.parse(read('docs/api/openapi.json')) as { components: { schemas: Record<string, unknown> } }
  return {
    nouns: areas.flatMap((area) => foldersIn(area).map((noun) => `${area}/${noun}`)),
    shapes: Object.keys(document.components.schemas),
  }
}

function groundOf(area: string): Ground {
  const migrations = readdirSync(join(repository, 'database/migrations')).filter((name) => name.endsWith('.sql'))
  const schema = new RegExp(`create schema (?:if not exists )?${area};`)
  const { version, devDependencies } = JSON.parse(read('package.json')) as {
    version: string
    devDependencies: { zod: string }
  }
  return {
    begunAt: new Date(),
    schemaIsNew: !migrations.some((name) => schema.test(read(`database/migrations/${name}`))),
    newArea: existsSync(join(repository, area, 'package.json')) ? null : { version, zod: devDependencies.zod },
  }
}

function write(files: WrittenFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), content)
  }
  run('oxfmt', ...files.map(({ path }) => path).filter((path) => !path.endsWith('.sql')))
}

function foldersIn(area: string): string[] {
  if (!existsSync(join(repository, area))) return []
  const entries = readdirSync(join(repository, area), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name)
}

function read(path: string): string {
  return readFileSync(join(repository, path), 'utf8')
}

function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status === 0) return
  console.error(
    `${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}. The files are written; mend it, then run npm install and npm run golden.`,
  )
  process.exit(1)
}
