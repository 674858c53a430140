import pg from 'pg'
import { ensureDatabase } from '../../../tools/database/ensure-database.ts'
import type { WorldDocument } from './world.ts'

/** What PostgreSQL does by itself over one merged document of each person. That is generous: the product has to merge them. */
const rankings = {
  'any word': `select id from documents, to_tsquery('english', nullif(replace(plainto_tsquery('english', unaccent($1))::text, '&', '|'), '')) q
    where words @@ q order by (words @@ plainto_tsquery('english', unaccent($1))) desc, ts_rank(words, q) desc, closeness desc, id limit 25`,
  trigrams: `select id from documents where word_similarity(lower(unaccent($1)), text) > 0.3
    order by word_similarity(lower(unaccent($1)), text) desc, closeness desc, id limit 25`,
}
export type PlainRanking = keyof typeof rankings
export const plainRankings = Object.keys(rankings) as PlainRanking[]

/** Answers each question by each of them, in a database of its own. */
export async function rankPlainly(
  postgresUrl: string,
  documents: readonly WorldDocument[],
  questions: readonly string[],
): Promise<Record<PlainRanking, string[]>[]> {
  const client = new pg.Client({ connectionString: await ensureDatabase(postgresUrl, 'plain_rankings', true) })
  await client.connect()
  try {
    await client.query(`create extension pg_trgm; create extension unaccent;
      create table documents (id text primary key, text text not null, closeness real not null, words tsvector not null)`)
    await client.query(
      `insert into documents select d.id, lower(unaccent(d.text)), d.closeness, to_tsvector('english', unaccent(d.text))
       from unnest($1::text[], $2::text[], $3::real[]) d(id, text, closeness)`,
      [documents.map(({ id }) => id), documents.map(({ text }) => text), documents.map(({ closeness }) => closeness)],
    )
    const answers: Record<PlainRanking, string[]>[] = []
    for (const text of questions) {
      const found: [PlainRanking, string[]][] = []
      for (const ranking of plainRankings) {
        const { rows } = await client.query<{ id: string }>(rankings[ranking], [text])
        found.push([ranking, rows.map(({ id }) => id)])
      }
      answers.push(Object.fromEntries(found) as Record<PlainRanking, string[]>)
    }
    return answers
  } finally {
    await client.end()
  }
}
