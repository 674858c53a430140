import type { Somebody, World } from '../tests/world/world.ts'

export const shop = 'https://acme-shop.example'
export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const agreed = { consent: 'yes', wording: 'You may answer me by email.' }

/** Sends as a page of the site would. */
export async function post(
  world: Pick<World, 'origin'>,
  path: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isForm = typeof body === 'string'
  return fetch(`${world.origin()}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'user-agent': browser,
      origin: shop,
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'text/plain',
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  })
}

/** The key of a site that the owner makes. */
export async function siteOf(world: World, owner: Somebody, countsVisits = true): Promise<string> {
  const { key } = await world.as(owner).sites.save({ body: { origins: [shop], countsVisits } })
  return key
}

export const countsOf = async ({ superuser }: World): Promise<Record<string, number>> => {
  const { rows } = await superuser.query<{ word: string; events: number }>(
    `select name || ' ' || outcome as word, sum(events)::int as events from growth.daily_counts group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ word, events }) => [word, events]))
}
