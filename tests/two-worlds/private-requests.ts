import { expect } from 'vitest'
import { createGuestLink } from '@wellmet/introductions/guest-links/create-guest-link.ts'
import { headersOf } from '../contract/send-request.ts'
import { plantSuggestions } from '../world/suggested-outcomes.ts'
import type { Credentials } from '../world/client.ts'
import { acquaintance, addressOf } from './address-books.ts'
import type { PrivateChange } from './private-changes.ts'
import { confidantsOf, stranger } from './secrets.ts'
import type { Twin } from './twin.ts'

/** Sends a change and expects it to be made: one that is refused would compare two equal worlds. */
async function change<T>(
  { app }: Twin,
  who: Credentials,
  method: 'DELETE' | 'POST' | 'PUT',
  url: string,
  payload?: object,
): Promise<T> {
  const answer = await app.inject({ method, url, headers: headersOf(who), ...(payload ? { payload } : {}) })
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
  return (answer.body === '' ? undefined : answer.json()) as T
}

interface Listed {
  id: string
  name: string
}

async function contactsOf({ app }: Twin, who: Credentials): Promise<Listed[]> {
  const answer = await app.inject({ url: '/api/network/contacts', headers: headersOf(who) })
  return answer.json<{ items: Listed[] }>().items
}

const message =
  'Keeper of the Lantern, this is what nobody else may read: we would like to talk to Hushed Meadow about a warm path, ' +
  'for twenty minutes, next week or the week after.'

/** Asks a contact by email about somebody nobody knows; the token of the connector's page. */
async function ask(twin: Twin, who: Credentials, connector: string, email: string, n: number): Promise<string> {
  const { first, last, company, title } = stranger(n)
  const contact = (await contactsOf(twin, who)).find(({ name }) => name === connector)
  const { id } = await change<{ id: string }>(twin, who, 'POST', '/api/dashboard/intro-requests', {
    target: { name: `${first} ${last}`, company, title, email: `zephyrine${n}@hushed-meadow.example` },
    connector: { personId: contact?.id, email },
    message,
    status: 'pending',
  })
  await twin.work()
  const link = await twin.services.database.system.asSystem((tx) =>
    createGuestLink(tx, twin.services, id, 'connector', null),
  )
  return link.split('/').at(-1)!
}

const reply = (twin: Twin, token: string, body: object): Promise<unknown> =>
  change(twin, {}, 'POST', `/api/guest/asks/${token}/reply`, body)

/** Eve asks somebody whom nobody else knows; Olga asks somebody whom only people of another workspace know too. */
export const asksForIntroductions: PrivateChange = {
  name: 'somebody asks for introductions, the connectors reply, and their mail shows what came of it',
  whose: ['eve', 'olga'],
  isAudited: true,
  async happen(twin, { participants: { eve, olga } }) {
    const [confidant] = confidantsOf('eve')
    const accepted = await ask(twin, eve, `${confidant!.first} ${confidant!.last}`, confidant!.email!, 180)
    await reply(twin, accepted, { reply: 'accept', how: 'forward' })
    const { first, last } = acquaintance(0)
    const declined = await ask(twin, olga, `${first} ${last}`, addressOf(0), 182)
    await reply(twin, declined, {
      reply: 'decline',
      reason: 'do_not_know',
      note: 'Hushed Meadow? I know nobody there.',
    })
    await twin.work()
    await plantSuggestions(twin, { userId: eve.user.id, workspaceId: eve.workspace!.id })
    // There is no mail server here, and how many jobs fail is told by the health of the server.
    await twin.superuser.query('delete from graphile_worker._private_jobs')
  },
}

export const savesWork: PrivateChange = {
  name: 'somebody saves people in lists, writes notes and tags on them, saves a view, and sets missions',
  whose: ['eve', 'olga'],
  async happen(twin, { participants: { eve, olga } }) {
    for (const who of [eve, olga]) {
      const list = { name: 'Hushed Meadow', kind: 'people' }
      const { id } = await change<Listed>(twin, who, 'POST', '/api/network/lists', list)
      const items = (await contactsOf(twin, who)).slice(0, 3).map((contact) => ({ personId: contact.id }))
      await change(twin, who, 'POST', `/api/network/lists/${id}/items`, { items })
      const [first] = items
      const note = { text: 'Keeper of the Lantern, met at Hushed Meadow' }
      await change(twin, who, 'POST', `/api/network/contacts/${first!.personId}/notes`, note)
      const tagged = { contactIds: items.map(({ personId }) => personId), add: ['Quillfeather'] }
      await change(twin, who, 'POST', '/api/network/tags', tagged)
      const view = { name: 'Quillfeathers', filters: { company: 'Hushed Meadow' }, columns: ['tags'] }
      await change(twin, who, 'POST', '/api/network/views', view)
      const mission = { title: 'Meet the Quillfeathers', roles: ['Founder'], companies: ['Hushed Meadow'] }
      await change(twin, who, 'POST', '/api/network/missions', mission)
    }
    await twin.work()
  },
}

/** Erased from one network: for everybody else they are as they were. */
export const erasesPeople: PrivateChange = {
  name: 'somebody who shares nothing erases people whom others know too',
  whose: ['eve', 'olga'],
  isAudited: true,
  async happen(twin, { participants: { eve, olga } }) {
    for (const who of [eve, olga]) {
      const contacts = (await contactsOf(twin, who)).slice(0, 5)
      expect(contacts).toHaveLength(5)
      for (const { id } of contacts) await change(twin, who, 'DELETE', `/api/network/contacts/${id}`)
    }
    await twin.work()
  },
}
