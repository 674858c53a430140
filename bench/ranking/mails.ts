import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Who wrote to whom and when, in columns: a message is a row. People are numbers from 0. */
export interface Mails {
  readonly name: string
  readonly label: string
  readonly count: number
  readonly people: number
  /** Seconds since 1970, ascending. */
  readonly at: Float64Array
  readonly sender: Int32Array
  /** The row that is answered, or -1. */
  readonly parent: Int32Array
  /** The row that opened the thread. */
  readonly root: Int32Array
  readonly to: readonly (readonly number[])[]
  readonly cc: readonly (readonly number[])[]
  /** The subject begins with Re:. */
  readonly isReply: Uint8Array
  /** Answers are linked to what they answer; else an answer is whatever comes back. */
  readonly hasThreads: boolean
}

/** One message while the columns are made. `parent` is the row that it answers. */
export interface Mail {
  readonly at: number
  readonly sender: number
  readonly parent: number
  readonly to: readonly number[]
  readonly cc: readonly number[]
  readonly isReply: boolean
}

const sources = {
  gitml: { label: 'Git', from: Date.UTC(2005, 3, 1) / 1000, hasThreads: true },
  enron: { label: 'Enron', from: 0, hasThreads: false },
} as const

export type SourceName = keyof typeof sources
export const sourceNames = Object.keys(sources) as SourceName[]

const fileOf = (folder: string, name: SourceName): string => join(folder, `${name}.tsv.gz`)

/** The first file that is missing in the folder; null when all are there. */
export const missingFile = (folder: string): string | null =>
  sourceNames.map((name) => fileOf(folder, name)).find((file) => !existsSync(file)) ?? null

/** Columns of a file: seconds since the row before, sender, rows back to the answered one, to, cc, kind. */
export function readMails(folder: string, name: SourceName): Mails {
  const { label, from, hasThreads } = sources[name]
  const lines = gunzipSync(readFileSync(fileOf(folder, name)))
    .toString('utf8')
    .split('\n')
  const numbers = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number))
  let at = from
  const mails = lines.slice(1).flatMap((line, row): Mail[] => {
    if (line === '') return []
    const [since, sender, back, to, cc, kind] = line.split('\t') as [string, string, string, string, string, string]
    at += Number(since)
    return [
      {
        at,
        sender: Number(sender),
        parent: back === '' ? -1 : row - Number(back),
        to: numbers(to),
        cc: numbers(cc),
        isReply: kind.endsWith('r'),
      },
    ]
  })
  return columnsOf(mails, { name, label, hasThreads })
}

/** The messages must be in the order of time. */
export function columnsOf(
  mails: readonly Mail[],
  { name, label, hasThreads }: { name: string; label: string; hasThreads: boolean },
): Mails {
  const root = new Int32Array(mails.length)
  let people = 0
  mails.forEach(({ sender, parent, to, cc }, row) => {
    root[row] = parent < 0 ? row : root[parent]!
    for (const person of [sender, ...to, ...cc]) people = Math.max(people, person + 1)
  })
  return {
    name,
    label,
    hasThreads,
    count: mails.length,
    people,
    at: Float64Array.from(mails, (mail) => mail.at),
    sender: Int32Array.from(mails, (mail) => mail.sender),
    parent: Int32Array.from(mails, (mail) => mail.parent),
    root,
    to: mails.map((mail) => mail.to),
    cc: mails.map((mail) => mail.cc),
    isReply: Uint8Array.from(mails, (mail) => (mail.isReply ? 1 : 0)),
  }
}

/** The same file as it would have been at that time: what every check for leaks compares with. */
export function cutAt(mails: Mails, at: number): Mails {
  let count = 0
  while (count < mails.count && mails.at[count]! <= at) count++
  return { ...mails, count }
}
