import pg from 'pg'
import { personKinds } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import type { GraphQuestion } from './graph-questions.ts'
import type { Sent } from './record-statements.ts'
import { commonFrom } from './reference-network.ts'

const limit = 12

const correct = `select array_agg(coalesce(x.word, f.word) order by o) as words, array_agg(coalesce(x.ndoc, f.ndoc) order by o) as counts,
  array_agg(coalesce(x.id, f.id) order by o) as ids
from unnest(string_to_array($1::text, ' ')) with ordinality t(w, o) left join reference.vocab x on x.word = t.w
left join lateral (select word, ndoc, id from reference.vocab where x.word is null and word operator(public.%) t.w order by public.similarity(word, t.w) desc, ndoc desc, word limit 1) f on true`

/** pgbench takes a colon inside quotes for a variable. */
const inField = (field: string): string => `p.tsv @@ (w || chr(58) || '${field}')::tsquery`
const fit = `(select sum(case when ${inField('A')} then 1000 when ${inField('B')} then 800 when ${inField('C')} then 600 else 400 end)
  / count(*) from unnest($2::text[]) w)::int`

const connectors = `cross join lateral (select array_agg(o) as via, array_agg(s) as vs from (
  select v.owner_id as o, v.w * e.strength as s from reference.visible v join reference.edge e on e.owner_id = v.owner_id and e.person_id = t.id
  where v.viewer_id = $1::int order by s desc, o limit 4) z) a order by rank desc, id`

const rare = `with c as materialized (select p.id, p.trust, ${fit} as text from reference.person p
    where p.tsv @@ $3::tsquery and ($4::int = 0 or p.kind & $4::int <> 0)),
  m as (select c.id, c.trust, c.text, max(v.w * e.strength) as score, count(*) as n from c join reference.edge e on e.person_id = c.id
    join reference.visible v on v.viewer_id = $1::int and v.owner_id = e.owner_id group by 1, 2, 3),
  t as (select id, score, n, text * 5 + (score / 1000) * 4 + trust * 10 as rank from m order by rank desc, id limit ${limit})
select t.*, a.via, a.vs from t ${connectors}`

const common = `with s as materialized (select owner_id, w from reference.visible where viewer_id = $1::int),
  u as materialized (select i.id, max(s.w * i.s) as score from s join reference.owner_term t on t.owner_id = s.owner_id and t.term_id = $5::int
    cross join lateral unnest(t.ids, t.st) i(id, s) group by 1),
  x as materialized (select i.id from s join reference.owner_term t on t.owner_id = s.owner_id and t.term_id = $6::int cross join lateral unnest(t.ids) i(id) group by 1),
  m as materialized (select u.id, u.score from u where $5::int = $6::int or u.id in (select id from x) order by score desc, id limit 300),
  t as (select p.id, score, ${fit} * 5 + (score / 1000) * 4 + p.trust * 10 as rank from m join reference.person p on p.id = m.id
    where p.tsv @@ $3::tsquery and ($4::int = 0 or p.kind & $4::int <> 0) order by rank desc, id limit ${limit})
select t.*, a.via, a.vs from t ${connectors}`

interface Corrected {
  words: string[]
  counts: number[]
  ids: number[]
}

/** What the design study would send for each question: the correction of its words, then the search in one of two ways. */
export async function recordReference(
  adminUrl: string,
  questions: readonly GraphQuestion[],
): Promise<{ question: GraphQuestion; sent: Sent[] }[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const recorded = []
    for (const question of questions) {
      const { rows } = await client.query<Corrected>(correct, [question.words])
      recorded.push({ question, sent: sentFor(question, rows[0]!) })
    }
    return recorded
  } finally {
    await client.end()
  }
}

function sentFor({ networkId, words: typed, filter }: GraphQuestion, { words, counts, ids }: Corrected): Sent[] {
  const known = words.flatMap((word, i) => (word === null ? [] : [{ word, count: counts[i]!, id: ids[i]! }]))
  const correction = { name: 'reference.correct', text: correct, values: [typed] }
  if (known.length === 0) return [correction]
  const rarest = known.toSorted((a, b) => a.count - b.count)
  const query = known.map(({ word }) => `'${word}'`).join(' & ')
  const kinds = filter === 'founders' ? personKinds.founder : filter === 'investors' ? personKinds.investor : 0
  const values = [networkId, known.map(({ word }) => word), query, kinds]
  return [
    correction,
    rarest[0]!.count < commonFrom
      ? { name: 'reference.rare', text: rare, values }
      : { name: 'reference.common', text: common, values: [...values, rarest[0]!.id, (rarest[1] ?? rarest[0])!.id] },
  ]
}
