import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from '../../../tests/world/database.ts'
import { parseAnnotations } from './annotations.ts'
import { readCatalog, type Catalog } from './catalog.ts'
import { describeStatement } from './describe-statement.ts'

let client: pg.Client
let catalog: Catalog
let database: TestDatabase

beforeAll(async () => {
  database = await newDatabase()
  client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  await client.query(`
    create schema library; set search_path = library;
    create table authors (id uuid primary key, name text not null, nick text, born date);
    create table books (
      id bigint primary key, author_id uuid references authors, title text not null, pages int, facts jsonb not null,
      state text not null check (state in ('draft', 'out')), sold_at timestamptz, tags text[] not null default '{}'
    )`)
  catalog = await readCatalog(client)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** `{ id: 'string', nick: 'string | null' }` for parameters and columns. */
async function described(text: string) {
  const { parameters, columns } = await describeStatement(client, catalog, {
    text,
    annotations: parseAnnotations(text),
  })
  const byName = (fields: { name: string; type: string }[]) =>
    Object.fromEntries(fields.map(({ name, type }) => [name, type]))
  return { parameters: byName(parameters), columns: columns && byName(columns) }
}
const columnsOf = async (text: string) => (await described(text)).columns

test('columns have the type that the driver gives them, and are null where the table says so', async () => {
  expect(await columnsOf('select * from books')).toEqual({
    id: 'string',
    author_id: 'string | null',
    title: 'string',
    pages: 'number | null',
    facts: 'unknown',
    state: `'draft' | 'out'`,
    sold_at: 'Date | null',
    tags: 'string[]',
  })
})

test('an outer join makes columns nullable, and a condition makes them certain again', async () => {
  const joined = 'select b.title, a.name from books b left join authors a on a.id = b.author_id'
  expect(await columnsOf(joined)).toEqual({ title: 'string', name: 'string | null' })
  expect(await columnsOf(`${joined} where a.name <> ''`)).toEqual({ title: 'string', name: 'string' })
  expect(await columnsOf(`${joined} where a.name is not null or b.pages > 1`)).toMatchObject({ name: 'string | null' })
  expect(await columnsOf('select b.title, a.name from books b full join authors a on a.id = b.author_id')).toEqual({
    title: 'string | null',
    name: 'string | null',
  })
})

test('a condition inside the optional side of an outer join is none for the whole', async () => {
  const text = `select x.nick from books b
    left join (select a.id, a.nick from authors a where a.nick is not null) x on x.id = b.author_id`
  expect(await columnsOf(text)).toEqual({ nick: 'string | null' })
})

test('expressions are certain only where all of their parts are', async () => {
  const text = `select coalesce(nick, name) as shown, nick || name as both, lower(name) as lower, nullif(name, '') as filled,
      case when nick is null then name else nick end as chosen, case when nick is null then name end as half,
      nick is null as anonymous, exists (select from books) as any, array(select title from books) as titles,
      (select title from books limit 1) as first, (select count(*)::int from books) as n, id::text as id
    from authors`
  expect(await columnsOf(text)).toEqual({
    shown: 'string',
    both: 'string | null',
    lower: 'string',
    filled: 'string | null',
    chosen: 'string | null',
    half: 'string | null',
    anonymous: 'boolean',
    any: 'boolean',
    titles: 'string[]',
    first: 'string | null',
    n: 'number',
    id: 'string',
  })
})

test('an aggregate without rows is null, except a count; a group has rows', async () => {
  expect(await columnsOf('select count(*)::int as n, max(title) as last, sum(pages)::int as pages from books')).toEqual(
    {
      n: 'number',
      last: 'string | null',
      pages: 'number | null',
    },
  )
  const grouped = `select author_id, max(title) as last, max(pages) as most, max(title) filter (where pages > 1) as long,
    array_agg(title) as titles from books group by author_id`
  expect(await columnsOf(grouped)).toEqual({
    author_id: 'string | null',
    last: 'string',
    most: 'number | null',
    long: 'string | null',
    titles: 'string[]',
  })
})

test('a column comes through subqueries, common table expressions and every part of a union', async () => {
  const text = `with known as (select x.title, x.nick from (select b.title, a.nick from books b join authors a on a.id = b.author_id) x)
    select title, nick from known union all select name, name from authors`
  expect(await columnsOf(text)).toEqual({ title: 'string', nick: 'string | null' })
  expect(await columnsOf('select title from books union all select nick from authors')).toEqual({
    title: 'string | null',
  })
})

test('what an update returns is what the row became', async () => {
  const text = 'update books set sold_at = null where sold_at is not null returning sold_at'
  expect(await columnsOf(text)).toEqual({ sold_at: 'Date | null' })
})

test('a parameter may be null where the column may be, or where it is asked whether it is', async () => {
  const text = `insert into books (id, author_id, title, pages, facts, state, sold_at)
    values (:id, :author, :title, :pages, :facts, :state, :soldAt)`
  expect(await described(text)).toEqual({
    parameters: {
      id: 'string',
      author: 'string | null',
      title: 'string',
      pages: 'number | null',
      facts: 'string',
      state: `'draft' | 'out'`,
      soldAt: 'Date | null',
    },
    columns: null,
  })
  const asked =
    'select title from books where (:after::bigint is null or id > :after::bigint) and state = any(:states) limit :limit'
  expect((await described(asked)).parameters).toEqual({
    after: 'string | null',
    states: `readonly ('draft' | 'out')[]`,
    limit: 'number',
  })
})

test('the items of a list may be null where the column may be into which they go', async () => {
  const text = `insert into authors (id, name, nick, born)
    select n.* from unnest(:ids::uuid[], :names::text[], :nicks::text[], :days::date[]) n(id, name, nick, born)`
  expect((await described(text)).parameters).toEqual({
    ids: 'readonly string[]',
    names: 'readonly string[]',
    nicks: 'readonly (string | null)[]',
    days: 'readonly (string | null)[]',
  })
})

test('annotations say what PostgreSQL cannot know', async () => {
  const text = `
    -- type: facts = Facts
    -- not null: owner
    -- nullable: title, :title, :ids[]
    select facts, facts ->> 'owner' as owner, title from books where title = :title and id = any(:ids::bigint[])`.replace(
    /^ +/gm,
    '',
  )
  expect(await described(text)).toEqual({
    parameters: { title: 'string | null', ids: 'readonly (string | null)[]' },
    columns: { facts: 'Facts', owner: 'string', title: 'string | null' },
  })
})

test('a named number is no parameter and is never null', async () => {
  const text = 'select :lengths.short as short from books where pages > :lengths.short and pages < :most'
  const block = { text, annotations: parseAnnotations(text) }
  const lists = { lengths: { short: 90 } }
  expect(await describeStatement(client, catalog, { ...block, lists })).toEqual({
    parameters: [{ name: 'most', type: 'number' }],
    columns: [{ name: 'short', type: 'number' }],
  })
  await expect(describeStatement(client, catalog, block)).rejects.toThrow('there is no :lengths.short')
})

test('a select of no columns returns rows all the same', async () => {
  expect(await columnsOf('select from books for update')).toEqual({})
})
