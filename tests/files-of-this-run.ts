import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { alwaysInBrowser, drawnFiles, longFiles, longInBrowser } from './long-files.ts'
import { isDrawn, isSweep } from './sweep.ts'

/** The tests beside what they touched always run. */
const recentCommits = 3
/** `DRAW=all .ci/run` draws every file: before a change that touches all. */
const share = process.env['DRAW'] === 'all' ? 1 : 0.25

/**
 * The files of tests that a run leaves out: none in a sweep, and none if the command names files. Otherwise the long
 * ones, and those of the drawn ones that this seed does not draw and whose folder did not change lately.
 */
export function filesLeftOut(seed: number): string[] {
  if (isSweep || namesFiles(process.argv.slice(2))) return []
  const inBrowser = globSync('tests/browser/*.test.ts').filter((file) => !alwaysInBrowser.includes(file))
  const changed = listChangedFiles()
  const folders = new Set(changed.map((file) => dirname(file)))
  const isChanged = (file: string): boolean =>
    inBrowser.includes(file) ? changed.includes(file) : folders.has(dirname(file))
  const notDrawn = [...drawnFiles, ...inBrowser].filter((file) => !isChanged(file) && !isDrawn(file, share, seed))
  return [...longFiles, ...longInBrowser, ...notDrawn]
}

/** The same for every run of a commit, so that a commit that passed once draws the same files and samples again. */
export function seedOfCommit(): number {
  try {
    return Number.parseInt(git('rev-parse', 'HEAD')[0]!.slice(0, 7), 16)
  } catch {
    return randomInt(2 ** 28)
  }
}

const namesFiles = (words: string[]): boolean => words.some((word) => !word.startsWith('-') && /[/.]/.test(word))

/** None where there is no history, as in an archive of the source. */
function listChangedFiles(): string[] {
  try {
    const commits = git('rev-list', `--max-count=${recentCommits + 1}`, 'HEAD')
    return git('diff', '--name-only', commits.at(-1)!)
  } catch {
    return []
  }
}

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { stdio: 'pipe' }).toString().trim().split('\n')
