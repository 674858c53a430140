import { savedName, type MergeRule } from '@wellmet/platform/tables/subjects.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

/**
 * The SQL by which rows follow a merge and its undoing, made from the declarations of their tables. The network is always
 * the first parameter. Rows are copied as records, so that a column that is added to a table needs no change here.
 */
interface Rows<How extends MergeRule['how']> {
  table: string
  columns: readonly string[]
  rule: Extract<MergeRule, { how: How }>
}

const rowsThat = <How extends MergeRule['how']>(tables: readonly Table[], how: How): Rows<How>[] =>
  tables.flatMap(({ table, subjects }) =>
    subjects?.merged.how === how
      ? [{ table, columns: subjects.columns, rule: subjects.merged as Extract<MergeRule, { how: How }> }]
      : [],
  )

const tuple = (alias: string, columns: readonly string[]): string =>
  `(${columns.map((column) => `${alias}.${column}`).join(', ')})`
const isSame = (columns: readonly string[], one: string, other: string): string =>
  columns.map((column) => ` and ${one}.${column} = ${other}.${column}`).join('')
/** Both ends of a pair, the smaller number first. */
const ends = ([a, b]: readonly string[], one: string, other: string): string =>
  `jsonb_build_object('${a}', least(${one}, ${other}), '${b}', greatest(${one}, ${other}))`

const pairs = `pairs as (select * from unnest($2::bigint[], $3::bigint[]) p(survivor, gone))`
const merge = `m as (select * from contacts.merges where id = $2 and network_id = $1)`

/** Rows of pairs that name `number`, each with its other end. */
const withOtherEnd = (table: string, [a, b]: readonly string[], number: string): string =>
  `(select t.*, t.${b} as other from ${table} t where t.network_id = $1 and t.${a} = ${number}
    union all select t.*, t.${a} from ${table} t where t.network_id = $1 and t.${b} = ${number})`

/**
 * Saves the rows of everybody who goes with their merge; the second parameter has the ids of the merges. "shared" is what
 * both have, which stays when the other takes theirs back. Null when no table declares such rows.
 */
export function saveStatement(tables: readonly Table[]): string | null {
  const saved = [
    ...rowsThat(tables, 'move')
      .filter(({ rule }) => rule.restoredBy === undefined)
      .map(({ table, columns: [column], rule }) => [
        savedName(table, rule),
        `select jsonb_agg(to_jsonb(t) || jsonb_build_object('shared', exists (select from ${table} x
           where x.network_id = $1 and x.${column} = m.survivor_id${isSame(rule.key, 'x', 't')})))
         from ${table} t where t.network_id = $1 and t.${column} = m.gone_id`,
      ]),
    ...rowsThat(tables, 'renumber').map(({ table, columns: [column], rule }) => [
      savedName(table, rule),
      `select jsonb_agg(t.${rule.id}) from ${table} t where t.network_id = $1 and t.${column} = m.gone_id`,
    ]),
    ...rowsThat(tables, 'move pairs').map(({ table, columns: [a, b], rule }) => [
      savedName(table, rule),
      `select jsonb_agg(to_jsonb(t) || jsonb_build_object('other', t.other::text, 'shared', exists (select from ${table} x
         where x.network_id = $1 and x.${a} = least(m.survivor_id, t.other) and x.${b} = greatest(m.survivor_id, t.other)${isSame(rule.key, 'x', 't')})))
       from ${withOtherEnd(table, [a!, b!], 'm.gone_id')} t`,
    ]),
  ]
  if (saved.length === 0) return null
  const parts = saved.map(([name, select]) => `jsonb_build_object('${name}', (${select}))`)
  return `update contacts.merges m set before = m.before || jsonb_strip_nulls(${parts.join(' || ')})
    where m.network_id = $1 and m.id = any($2::uuid[])`
}

/** What was somebody else's becomes the survivor's; what both have is kept once. Parameters: survivors, and who goes. */
export const moveStatements = (tables: readonly Table[]): string[] => [
  ...rowsThat(tables, 'move').map(
    ({ table, columns: [column] }) => `with ${pairs},
    moved as (
      insert into ${table} select r.* from pairs p join ${table} t on t.network_id = $1 and t.${column} = p.gone
      cross join lateral jsonb_populate_record(t, jsonb_build_object('${column}', p.survivor)) r
      on conflict do nothing
    )
    delete from ${table} t using pairs p where t.network_id = $1 and t.${column} = p.gone`,
  ),
  ...rowsThat(tables, 'renumber').map(
    ({ table, columns: [column] }) => `with ${pairs}
    update ${table} t set ${column} = p.survivor from pairs p where t.network_id = $1 and t.${column} = p.gone`,
  ),
  // The other end may be merged away in the same round.
  ...rowsThat(tables, 'move pairs').map(
    ({ table, columns, rule }) => `with ${pairs},
    taken as (select t.*, p.survivor from pairs p cross join lateral ${withOtherEnd(table, columns, 'p.gone')} t),
    moved as (
      insert into ${table} select r.* from taken t
      cross join lateral (select coalesce((select p.survivor from pairs p where p.gone = t.other), t.other) as other) x
      cross join lateral jsonb_populate_record(null::${table}, to_jsonb(t) || ${ends(columns, 't.survivor', 'x.other')}) r
      where t.survivor <> x.other
      on conflict do nothing
    )
    delete from ${table} t using taken g
    where t.network_id = $1 and ${tuple('t', [...columns, ...rule.key])} = ${tuple('g', [...columns, ...rule.key])}`,
  ),
]

/**
 * Restores the rows that a merge saved; the second parameter is its id. The keys of both contacts must still be as the
 * merge left them.
 */
export const restoreStatements = (tables: readonly Table[]): string[] => [
  ...rowsThat(tables, 'move')
    .filter(({ rule }) => rule.restoredBy === undefined)
    .map(
      ({ table, columns: [column], rule }) => `with ${merge},
      saved as (select m.survivor_id, x from m, jsonb_array_elements(m.before -> '${savedName(table, rule)}') x),
      taken as (
        delete from ${table} t using saved s cross join lateral jsonb_populate_record(null::${table}, s.x) r
        where t.network_id = $1 and t.${column} = s.survivor_id${isSame(rule.key, 't', 'r')} and not (s.x ->> 'shared')::boolean
      )
      insert into ${table} select r.* from saved s cross join lateral jsonb_populate_record(null::${table}, s.x) r on conflict do nothing`,
    ),
  // A row goes back as it is now; what was added since the merge stays with the survivor.
  ...rowsThat(tables, 'renumber').map(
    ({ table, columns: [column], rule }) => `with ${merge}
    update ${table} t set ${column} = m.gone_id from m where t.network_id = $1 and t.${column} = m.survivor_id
      and to_jsonb(t.${rule.id}) <@ coalesce(m.before -> '${savedName(table, rule)}', '[]')`,
  ),
  ...rowsThat(tables, 'move pairs').map(({ table, columns, rule }) => restorePairs(table, columns, rule)),
]

/** The other end of a pair may have been merged or deleted since. */
function restorePairs(table: string, columns: readonly string[], rule: Rows<'move pairs'>['rule']): string {
  const other = `(x ->> 'other')::bigint`
  const now = `coalesce((select k.person_id from contacts.contact_keys k
    where k.network_id = $1 and k.key = ${other} and ${other} <> m.survivor_id), ${other})`
  const isHere = `where exists (select from contacts.contacts c where c.network_id = $1 and c.person_id = o.other)`
  const [end, condition] = rule.otherEnd === 'as it is' ? [now, isHere] : [other, '']
  const [a, b] = columns
  return `with ${merge},
    saved as (
      select m.survivor_id, m.gone_id, o.other, x from m, jsonb_array_elements(m.before -> '${savedName(table, rule)}') x,
        lateral (select ${end} as other) o ${condition}
    ),
    taken as (
      delete from ${table} t using saved s cross join lateral jsonb_populate_record(null::${table}, s.x) r
      where t.network_id = $1 and not (s.x ->> 'shared')::boolean
        and t.${a} = least(s.survivor_id, s.other) and t.${b} = greatest(s.survivor_id, s.other)${isSame(rule.key, 't', 'r')}
    )
    insert into ${table} select r.* from saved s
    cross join lateral jsonb_populate_record(null::${table}, s.x || ${ends(columns, 's.gone_id', 's.other')}) r
    where s.gone_id <> s.other on conflict do nothing`
}

/** What is derived about somebody is deleted when they become somebody else. The second parameter: their numbers. */
export const deleteDerivedStatements = (tables: readonly Table[]): string[] =>
  rowsThat(tables, 'delete').map(
    ({ table, columns }) =>
      `delete from ${table} where network_id = $1 and (${columns.map((column) => `${column} = any($2::bigint[])`).join(' or ')})`,
  )
