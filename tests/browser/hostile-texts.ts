import pg from 'pg'

/** Texts that are programs wherever a page takes them for HTML, an attribute, an address or a template. Each element is marked. */
export const hostileTexts = [
  `<script data-hostile>alert(1)</script>`,
  `<img data-hostile src=x onerror=alert(1)>`,
  `<svg data-hostile onload=alert(1)>`,
  `"><img data-hostile src=x onerror=alert(1)>`,
  `'><svg data-hostile/onload=alert(1)>`,
  `" autofocus data-hostile onfocus="alert(1)`,
  `</title><script data-hostile>alert(1)</script>`,
  `</textarea><img data-hostile src=x onerror=alert(1)>`,
  `--><img data-hostile src=x onerror=alert(1)>`,
  `]]><img data-hostile src=x onerror=alert(1)>`,
  `<a data-hostile href="javascript:alert(1)">a</a>`,
  `<iframe data-hostile srcdoc="<script>alert(1)</script>">`,
  `<details data-hostile open ontoggle=alert(1)>`,
  `<math><mtext></mtext><img data-hostile src=x onerror=alert(1)>`,
  `<style data-hostile>*{background:url(//a.example/)}</style>`,
  `<img data-hostile src="//a.example/pixel">`,
  `<noscript><p title="</noscript><img data-hostile src=x onerror=alert(1)>">`,
  `&lt;img data-hostile src=x onerror=alert(1)&gt;`,
  `\\u003cimg data-hostile src=x onerror=alert(1)\\u003e`,
  '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  `{name, select, other {<b data-hostile>}}`,
  `[a](javascript:alert(1)) ![a](//a.example/)`,
]

/** What is not read by people, and what a session or a look-up would not be found by afterwards. */
const leftAlone =
  /sealed|token|hash|cursor|password|verifier|challenge|prefix|(?:^|_)(?:key|id|ref|link|email|address|domain|subject_id|redirect_uri|principal|identifier|value|language|locale|time_zone|provider|source|kind|payload)$/

interface Column {
  table: string
  column: string
  type: 'text' | '_text' | 'jsonb'
}

/** Adds a hostile text to every value that people have written, in every table; says which columns hold one now. */
export async function plantHostileTexts(superuserUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    // Neither triggers nor foreign keys: the rows are to be what nobody can write by the product.
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<Column>(`
      select format('%I.%I', n.nspname, c.relname) as table, a.attname as column, t.typname as type
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
      where n.nspname in ('account', 'connections', 'contacts', 'discovery', 'graph', 'identity', 'introductions', 'platform')
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and t.typname in ('text', '_text', 'jsonb')
      order by 1, 2`)
    const planted: string[] = []
    for (const column of rows.filter((each) => !leftAlone.test(each.column)))
      if (await plant(client, column)) planted.push(`${column.table}.${column.column}`)
    return planted
  } finally {
    await client.end()
  }
}

/** One word in small letters is a code, as in `role = 'owner'`; where the database refuses the text, it protects itself. */
async function plant(client: pg.Client, { table, column, type }: Column): Promise<boolean> {
  const name = pg.escapeIdentifier(column)
  const hostile = `(($1::text[])[1 + abs(hashtext(t.ctid::text || '${column}')::bigint) % ${hostileTexts.length}])`
  const isWritten = (value: string) => `${value} ~ '[[:upper:] ]'`
  const by = {
    text: { value: `t.${name} || ' ' || ${hostile}`, where: isWritten(`t.${name}`) },
    _text: {
      value: `array(select case when ${isWritten('v')} then v || ' ' || ${hostile} else v end from unnest(t.${name}) v)`,
      where: isWritten(`array_to_string(t.${name}, '|')`),
    },
    jsonb: {
      value: `regexp_replace(t.${name}::text, '(: ")([[:upper:]][^"\\\\]*)(")',
        '\\1\\2 ' || replace(trim(both '"' from to_json(${hostile})::text), '\\', '\\\\') || '\\3', 'g')::jsonb`,
      where: `t.${name}::text ~ ': "[[:upper:]]'`,
    },
  }[type]
  const statement = `update ${table} t set ${name} = ${by.value} where ${by.where}`
  try {
    const { rowCount } = await client.query(statement, [hostileTexts])
    return (rowCount ?? 0) > 0
  } catch (error) {
    if ((error as pg.DatabaseError).code === '23514') return false
    throw new Error(`${table}.${column}: ${(error as Error).message}`, { cause: error })
  }
}
