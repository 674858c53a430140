import pg from 'pg'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'

/** What one entry says, read past the search: from the tables, as the asker may see them. */
export interface Entry {
  readonly personId: string
  readonly isOwn: boolean
  readonly name: string
  readonly title: string | null
  readonly company: string | null
  readonly location: string | null
  readonly former: string | null
}

export async function readEntriesInSight(adminUrl: string, userId: string): Promise<Entry[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Entry>(
      `with me as (select id from identity.member_networks where user_id = $1 order by id limit 1),
        networks as (
          select m.id as network_id, true as "isOwn" from me m union
          select v.network_id, v.network_id = m.id from me m join identity.visible_networks v on v.viewer_network_id = m.id union
          select 0, false
        )
      select c.person_id::text as "personId", n."isOwn", c.name, c.title, c.company, c.location,
        (select string_agg(p.place, ' ') from contacts.positions p
          where p.network_id = c.network_id and p.person_id = c.person_id) as former
      from networks n join contacts.contacts c on c.network_id = n.network_id
      where n."isOwn" or not c.is_hidden`,
      [userId],
    )
    return rows
  } finally {
    await client.end()
  }
}

export const fieldsOf = ({ name, title, company, location }: Entry): (string | null)[] => [
  name,
  title,
  company,
  location,
]

/** Whether one of these texts has all the words, each as it is written. */
export function say(texts: readonly (string | null)[], asked: string): boolean {
  const wanted = wordsOf(asked)
  const said = new Set(texts.flatMap((text) => wordsOf(text)))
  return wanted.length > 0 && wanted.every((word) => said.has(word))
}
