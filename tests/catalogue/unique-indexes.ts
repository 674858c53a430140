import { isOwned, listTables, ownersOf, type Check } from '../../database/catalogue/product-tables.ts'

/** Global on purpose. Each needs a reason why nobody can use it to learn what others have. */
const allowed: Record<string, string> = {
  'introductions.shared_outcomes_pkey': 'the request is of one workspace, and only the system writes here',
  'account.users_email_is_one_account':
    'an address is one account; only the system inserts, and sign-up is rate limited',
  'account.domains_are_proven_by_one':
    'a domain is proven by one workspace; only the system writes it, for whoever has published a record at that domain',
  'account.customer_is_one_workspace': 'only the system inserts, and Stripe draws the number',
  'growth.sites_key_is_one_site': 'only a use case of admins inserts, and the server draws the key',
  'growth.pitch_links_token_is_one_link': 'holds a hash of 256 random bits that nobody can aim at',
  'growth.thank_you_cards_token_is_one_card': 'holds a hash of 256 random bits that nobody can aim at',
  'growth.leads_token_is_one_lead': 'holds a hash of 256 random bits that nobody can aim at',
  'growth.document_slugs_pkey': 'an address is claimed by whoever publishes there, and what is published is public',
  'growth.document_versions_pkey':
    'only a use case inserts, for a document of the workspace, and the server numbers them',
  'hq.forecasts_one_for_each_day': 'sums over the whole server, which a job alone inserts',
  'growth.founding_members_number_is_one_workspace': 'a job gives the numbers out, and says how many are taken',
  'growth.roadmap_votes_pkey': 'a person votes once, in whichever workspace; only their own row is in the way',
  'account.sessions_token_is_one_session': 'holds a hash of 256 random bits that nobody can aim at',
}

interface UniqueRow {
  name: string
  table: string
  columns: string[]
  isPrimary: boolean
  /** An id that the database or the product draws: uuid, or an identity column nobody can write. */
  isDrawn: boolean
}

const uniqueIndexes = `
  select format('%I.%I', n.nspname, i.relname) as name, format('%I.%I', n.nspname, t.relname) as table, x.indisprimary as "isPrimary",
    array(select coalesce(a.attname::text, '(expression)') from unnest(x.indkey[0:x.indnkeyatts - 1]) with ordinality k(attnum, at)
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum and k.attnum <> 0 order by k.at) as columns,
    x.indnkeyatts = 1 and exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum = x.indkey[0]
      and (a.atttypid = 'uuid'::regtype or a.attidentity = 'a')) as "isDrawn"
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    join pg_namespace n on n.oid = t.relnamespace
  where x.indisunique order by 1`

/** An insert that collides tells that somebody else has that value: uniqueness holds within an owner only. */
export const findGlobalUniqueIndexes: Check = async (client) => {
  const owned = new Map((await listTables(client)).filter(isOwned).map((table) => [table.name, ownersOf(table)]))
  const { rows } = await client.query<UniqueRow>(uniqueIndexes)
  return rows
    .filter(({ name, table, columns, isPrimary, isDrawn }) => {
      const owners = owned.get(table)
      if (!owners || name in allowed || (isPrimary && isDrawn)) return false
      return !owners.includes(columns[0]!)
    })
    .map(
      ({ name, table, columns }) =>
        `${name} on ${table} (${columns.join(', ')}) is unique beyond one owner: inserting tells what others have`,
    )
}
