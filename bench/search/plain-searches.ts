import { personKinds } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import pg from 'pg'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import type { Undoing } from '../ground/undoing.ts'
import type { Entry } from './judged-network.ts'
import type { Filter, Judged } from './judged-set.ts'
import { page } from './score.ts'

const fullText = (language: string) => ({
  fits: `to_tsvector('${language}', e.text) @@ websearch_to_tsquery('${language}', $2)`,
  worth: `ts_rank(to_tsvector('${language}', e.text), websearch_to_tsquery('${language}', $2))`,
})

/** What PostgreSQL offers by itself, over the text of one entry, with its own thresholds. */
const searches = {
  'full text': fullText('simple'),
  // Leaves out "at" and "in", and takes "partners" for "partner".
  'full text, English': fullText('english'),
  similarity: { fits: 'e.text % $2', worth: 'similarity(e.text, $2)' },
  'word similarity': { fits: '$2 <% e.text', worth: 'word_similarity($2, e.text)' },
}
export type PlainSearch = keyof typeof searches
export const plainSearches = Object.keys(searches) as PlainSearch[]

const kinds: Record<Filter, number> = { all: 0, founders: personKinds.founder, investors: personKinds.investor }

export interface Plain {
  hold(viewer: string, entries: readonly Entry[]): Promise<void>
  find(search: PlainSearch, question: Judged): Promise<string[]>
}

/** In a database of its own: the product's has no trigrams and gets none. */
export async function openPlainSearches(postgresUrl: string, undoing: Undoing): Promise<Plain> {
  const client = new pg.Client({ connectionString: await ensureDatabase(postgresUrl, 'plain_searches', true) })
  await client.connect()
  undoing.later(() => client.end())
  await client.query(`create extension pg_trgm;
    create table entries (viewer text not null, label text not null, kind int not null, text text not null);
    create index on entries (viewer)`)
  return {
    async hold(viewer, entries) {
      await client.query('delete from entries where viewer = $1', [viewer])
      await client.query('insert into entries select $1, * from unnest($2::text[], $3::int[], $4::text[])', [
        viewer,
        entries.map(({ label }) => label),
        entries.map(({ kind }) => kind),
        entries.map(({ text }) => text),
      ])
    },
    async find(search, { viewer, query, filter }) {
      const { fits, worth } = searches[search]
      const { rows } = await client.query<{ label: string }>(
        `select e.label from entries e where e.viewer = $1 and ($3 = 0 or e.kind & $3 <> 0) and ${fits}
         group by e.label order by max(${worth}) desc, e.label limit ${page}`,
        [viewer, query, kinds[filter]],
      )
      return rows.map(({ label }) => label)
    },
  }
}
