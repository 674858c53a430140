import { spawn } from 'node:child_process'
import { repository } from '../repository.ts'

/**
 * Everything about the code that can be checked without running it. All of it runs, so that one look shows all there is;
 * `npm run check -- types lint` runs these alone.
 */
const all: [name: string, ...command: string[]][] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['types', 'tsc', ...onlyWhatChanged('types')],
  ['types of the web app', 'tsc', '-p', 'apps/web', ...onlyWhatChanged('types-of-the-web-app')],
  ['architecture', 'node', 'tools/check/architecture.ts'],
  ['migrations', 'node', 'tools/migrations/main.ts'],
  ['unused', 'knip', '--no-progress'],
  ['used only by tests', 'knip', '--no-progress', '--production', '--exports', '--files'],
  ['workspaces', 'sherif', '-i', 'typescript'],
  ['golden', 'node', 'tools/golden/main.ts', '--check'],
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.some(([known]) => known === name))
if (unknown.length > 0)
  throw new Error(`No check is called ${unknown.join(', ')}. There are ${all.map(([name]) => name).join(', ')}.`)
const checks = wanted.length === 0 ? all : all.filter(([name]) => wanted.includes(name))

/** Most of them use one core, and the least machine has two. */
const atOnce = 2

let failed = 0
const waiting = checks.values()
await Promise.all(Array.from({ length: atOnce }, checkAll))
if (failed > 0) console.error(`${failed} of ${checks.length} checks failed.`)
process.exitCode = failed > 0 ? 1 : 0

async function checkAll(): Promise<void> {
  for (const [name, command, ...args] of waiting) {
    const began = performance.now()
    const { ok, output } = await run(command!, args)
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(22)} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    if (ok) continue
    failed += 1
    console.log(output)
  }
}

function run(command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** What the last check of the same folder knows is kept, so that the next one looks at changed files only. */
function onlyWhatChanged(name: string): string[] {
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`]
}
