import pg from 'pg'
import type { Part } from '../ground/pgbench.ts'
import type { GraphQuestion } from './graph-questions.ts'
import type { Sent } from './record-statements.ts'

/** A statement in its place among those of an endpoint: the second search after the first is another place. */
interface Place {
  key: string
  name: string
  text: string
  /** The numbers of parameters that some question leaves out. */
  nullable: Set<number>
}

export interface Bare {
  /** All variables of the scripts, from the first question. */
  variables: Record<string, string>
  /** As the product asks: begin, whose eyes, the statements, commit. */
  inTransaction: Part[]
  /** The statements alone, in a session that has the viewer already; only those named, or all. */
  alone: (names?: readonly string[]) => Part[]
}

/** Each question is asked so often before the next is drawn: drawing takes a tenth of a point query's time. */
const repeats = 9
/** pgbench takes neither an empty variable nor null; a statement that is not asked never gets this one. */
const notAsked = '-'

/** Keeps what was recorded as a table that scripts draw from, and writes the scripts. */
export async function writeScripts(
  adminUrl: string,
  label: string,
  recorded: readonly { question: GraphQuestion; sent: Sent[] }[],
): Promise<Bare> {
  const places = placesOf(recorded.map(({ sent }) => sent))
  const rows = recorded.map(({ question, sent }) => rowOf(label, question, keyed(sent), places))
  await keepRows(adminUrl, label, rows)
  const draw = `\\set n random(1, ${rows.length})\nselect * from bench.asked_${label} where n = :n \\gset\n`
  const context = (isLocal: boolean) =>
    `select ${['viewer', 'workspace', 'principal'].map((name) => `set_config('wellmet.${name}', :${label}_${name}, ${isLocal})`).join(', ')};\n`
  const statements = (names?: readonly string[]) =>
    places
      .map((place, i) => ({ place, i }))
      .filter(({ place }) => names?.includes(place.name) ?? true)
      .map(({ place, i }) => `\\if :${label}_has${i}\n${bareText(place, `${label}_s${i}_`)};\n\\endif\n`)
      .join('')
  const drawing = (sql: string): Part => ({ sql, weight: 1, isTimed: false })
  const timed = (sql: string): Part => ({ sql, weight: repeats, isTimed: true })
  return {
    variables: rows[0]!,
    inTransaction: [drawing(draw), timed(`begin;\n${context(true)}${statements()}commit;\n`)],
    alone: (names) => [drawing(draw + context(false)), timed(statements(names))],
  }
}

function keyed(sent: readonly Sent[]): Map<string, Sent> {
  const times = new Map<string, number>()
  return new Map(
    sent.map((one) => {
      const time = (times.get(one.name) ?? 0) + 1
      times.set(one.name, time)
      return [`${one.name} ${time}`, one]
    }),
  )
}

/** Every place that any question had, in an order that holds for all of them. */
function placesOf(all: readonly Sent[][]): Place[] {
  const places: Place[] = []
  for (const sent of all) {
    let after = -1
    for (const [key, { name, text, values }] of keyed(sent)) {
      const known = places.findIndex((place) => place.key === key)
      if (known === -1) places.splice(after + 1, 0, { key, name, text, nullable: new Set() })
      after = known === -1 ? after + 1 : known
      for (const [k, value] of values.entries()) if (value === null) places[after]!.nullable.add(k + 1)
    }
  }
  return places
}

function rowOf(
  label: string,
  question: GraphQuestion,
  sent: Map<string, Sent>,
  places: Place[],
): Record<string, string> {
  const { viewer, workspace } = question
  const context = { viewer, workspace, principal: `user:${viewer}` }
  const row = Object.fromEntries(Object.entries(context).map(([name, value]) => [`${label}_${name}`, value]))
  for (const [i, { key, text }] of places.entries()) {
    const asked = sent.get(key)
    row[`${label}_has${i}`] = asked ? '1' : '0'
    const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
    for (let k = 0; k < count; k += 1) row[`${label}_s${i}_${k + 1}`] = asked ? textOf(asked.values[k]) : notAsked
  }
  return row
}

/** pgbench reads `:name` where the product's driver reads `$1`, and takes a colon in a comment for a variable. */
const bareText = ({ text, nullable }: Place, prefix: string): string =>
  text
    .replace(/--.*$/gm, '')
    .replace(/\$(\d+)/g, (_, number: string) =>
      nullable.has(Number(number)) ? `nullif(:${prefix}${number}, '${notAsked}')` : `:${prefix}${number}`,
    )
    .trim()

/** As the driver writes it. */
function textOf(value: unknown): string {
  if (Array.isArray(value))
    return `{${value.map((one) => (one === null ? 'NULL' : JSON.stringify(String(one)))).join(',')}}`
  if (value === null) return notAsked
  if (value === undefined) throw new Error('A script cannot send what is not there.')
  return value instanceof Date ? value.toISOString() : `${value as string | number}`
}

async function keepRows(adminUrl: string, label: string, rows: readonly Record<string, string>[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const columns = Object.keys(rows[0]!)
    const table = `bench.asked_${label}`
    await client.query(`drop table if exists ${table}`)
    await client.query(`create table ${table} (n int primary key, ${columns.map((name) => `${name} text`).join(', ')})`)
    for (const [i, row] of rows.entries()) {
      const places = columns.map((_, k) => `$${k + 2}`).join(', ')
      await client.query(`insert into ${table} values ($1, ${places})`, [i + 1, ...columns.map((name) => row[name])])
    }
    await client.query(`grant select on ${table} to wellmet_app`)
    await client.query(`vacuum (analyze) ${table}`)
  } finally {
    await client.end()
  }
}
