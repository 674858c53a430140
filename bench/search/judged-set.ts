import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Filter = 'all' | 'founders' | 'investors'

/** A question, who asks it, and who should come: 3 whoever was meant; of an open question 2 with contact both ways, else 1. */
export interface Judged {
  kind: string
  viewer: string
  query: string
  filter: Filter
  /** By label; empty when nobody should come. */
  expected: ReadonlyMap<string, number>
}

/** `directory` is the demo as Ana sees it with a directory around it. */
export type NetworkName = 'demo' | 'directory' | 's'

const headings = ['kind', 'viewer', 'query', 'filter', 'expected']
const between = '; '

const fileOf = (network: NetworkName): string => fileURLToPath(new URL(`judged/${network}.tsv`, import.meta.url))

export function readJudged(network: NetworkName): Judged[] {
  const [, ...lines] = readFileSync(fileOf(network), 'utf8').replace(/\n$/, '').split('\n')
  return lines.map((line) => {
    const [kind, viewer, query, filter, expected] = line.split('\t') as [string, string, string, Filter, string]
    return { kind, viewer, query, filter, expected: new Map(expected.split(between).filter(Boolean).map(readGain)) }
  })
}

function readGain(text: string): [string, number] {
  const at = text.lastIndexOf('=')
  return [text.slice(0, at), Number(text.slice(at + 1))]
}

export function writeJudged(network: NetworkName, questions: readonly Judged[]): void {
  const lines = questions.map(({ kind, viewer, query, filter, expected }) =>
    [kind, viewer, query, filter, [...expected].map(([label, gain]) => `${label}=${gain}`).join(between)].join('\t'),
  )
  writeFileSync(fileOf(network), `${[headings.join('\t'), ...lines].join('\n')}\n`)
}
