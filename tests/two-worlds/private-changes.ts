import { plantAccount } from '../world/connected-accounts.ts'
import { plantSignals } from '../world/signals.ts'
import type { Somebody } from '../world/world.ts'
import { connectionsOf, mailboxOf, type Entry } from './address-books.ts'
import type { RequestParticipants, FirstWorld } from './first-world.ts'
import { secretEntries, secretFile, secretPenFriends, strangersOf } from './secrets.ts'
import type { Brought, Twin } from './twin.ts'

/** Something that somebody does in one of the two worlds, and that is nobody else's business. */
export interface PrivateChange {
  name: string
  /** Whose business it is. */
  whose: readonly (keyof RequestParticipants)[]
  /** The audit log tells that it happened, not of whom, to those who may read it. */
  isAudited?: true
  happen(twin: Twin, first: FirstWorld): Promise<void>
}

const secretsOf = (who: Somebody, from: number, now: Date): Brought[] => [
  { who, fileName: `${secretFile}.csv`, content: connectionsOf(secretEntries(from)) },
  { who, fileName: `${secretFile}.mbox`, content: mailboxOf(who.user.email, secretPenFriends(from), now) },
]

const share = (twin: Twin, { cookie }: Somebody, body: object) =>
  twin.app.inject({
    method: 'PATCH',
    url: '/api/dashboard/graph-sharing/settings',
    headers: { cookie: cookie! },
    payload: body,
  })

const hide = (twin: Twin, { cookie }: Somebody, body: object) =>
  twin.app.inject({ method: 'POST', url: '/api/network/hide-rules', headers: { cookie: cookie! }, payload: body })

export const bringsMore: PrivateChange = {
  name: 'somebody who shares nothing brings more, shares it for a moment, and takes it back',
  whose: ['eve', 'olga'],
  isAudited: true,
  async happen(twin, { participants, now }) {
    await twin.bring([...secretsOf(participants.eve, 100, now), ...secretsOf(participants.olga, 120, now)])
    const { user, workspace } = participants.eve
    const account = { userId: user.id, workspaceId: workspace!.id, address: 'secret@mail.example' }
    for (const provider of ['google', 'csv'] as const) await plantAccount(twin, { ...account, provider })
    await plantSignals(twin, { ...account, canary: 'a secret of Eve', isPrivateOnly: true })
    await share(twin, participants.eve, { mode: 'workspace' })
    await share(twin, participants.eve, { mode: 'selected', with: [participants.bob.user.id] })
    await share(twin, participants.eve, { mode: 'private' })
  },
}

const membershipOf = `(select id from identity.member_networks o join unnest($1::uuid[]) u on u = o.user_id)`

export const deletesAll: PrivateChange = {
  name: 'somebody who shares nothing deletes all that they had',
  whose: ['eve', 'olga'],
  async happen({ superuser }, { participants }) {
    const { rows } = await superuser.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name = 'network_id' and table_schema in ('identity', 'contacts', 'graph', 'discovery')
         and table_name not in ('visible_networks', 'sharing_settings', 'sharing_grants')`,
    )
    for (const { name } of rows) {
      await superuser.query(`delete from ${name} where network_id in ${membershipOf}`, [
        [participants.eve.user.id, participants.olga.user.id],
      ])
    }
  },
}

const hiddenCompany = 'Hushed Meadow 140'

/** Nobody whom Bob shows already: those whom only Mara knows, and some whom nobody does; all at one company, he says. */
const hiddenEntries = (): Entry[] =>
  [...secretEntries(140).filter(({ slug }) => /-[0-5]$/.test(slug!)), ...strangersOf(140, 6)].map((entry) => ({
    ...entry,
    company: hiddenCompany,
  }))

export const hidesSome: PrivateChange = {
  name: 'somebody who shares hides a company before they bring people there, and then brings more',
  whose: ['bob'],
  isAudited: true,
  async happen(twin, { participants, now }) {
    const who = participants.bob
    await hide(twin, who, { company: hiddenCompany })
    await twin.bring([{ who, fileName: `${secretFile}.csv`, content: connectionsOf(hiddenEntries()) }])
    const moved = hiddenEntries().map((entry) => ({ ...entry, title: 'Keeper of the Lantern' }))
    const mailbox = mailboxOf(who.user.email, ['zephyrine140@hushed-meadow.example'], now)
    await twin.bring([
      { who, fileName: `${secretFile}-again.csv`, content: connectionsOf(moved) },
      { who, fileName: `${secretFile}.mbox`, content: mailbox },
    ])
  },
}

export const bringsFirst: PrivateChange = {
  name: 'somebody who had nothing brings their first',
  whose: ['nils'],
  isAudited: true,
  async happen(twin, { participants, now }) {
    await twin.bring(secretsOf(participants.nils, 160, now))
  },
}

interface Top {
  people: { id: string; path: { viaId: string | null; between: { id: string }[] } }[]
}

export const correctsSteps: PrivateChange = {
  name: 'somebody says of people on their paths that they do not know each other, or that they do',
  whose: ['mara', 'program'],
  async happen({ app }, { participants }) {
    const headers = { cookie: participants.mara.cookie! }
    const answer = await app.inject({ url: '/api/graph/top?limit=100', headers })
    const steps = answer.json<Top>().people.flatMap(({ id, path }) => {
      const from = path.between.at(-1)?.id
      return from === undefined ? [] : [{ from, to: id }]
    })
    const says = ['not_acquainted', 'know_well'] as const
    if (steps.length === 0) throw new Error('nobody has a path with a connector')
    for (const [place, step] of steps.entries()) {
      const payload = { ...step, says: says[place % 2] }
      const said = await app.inject({ method: 'POST', url: '/api/network/step-corrections', headers, payload })
      if (said.statusCode !== 201) throw new Error(`a correction was answered ${said.statusCode}: ${said.body}`)
    }
  },
}

/** Targets are of whoever added them, and a rating of whoever gave it, also where the network is shared. */
export const namesTargets: PrivateChange = {
  name: 'somebody adds people of all kinds as targets, and says how well they know their contacts',
  whose: ['mara', 'program'],
  async happen({ app }, { participants }) {
    const headers = { cookie: participants.mara.cookie! }
    const top = (await app.inject({ url: '/api/network/contacts?limit=40', headers })).json<{
      items: { id: string; name: string; company: string | null }[]
    }>()
    const strangers = strangersOf(180, 6).map(({ first, last, company }) => ({ name: `${first} ${last}`, company }))
    const known = top.items.map(({ name, company }) => ({ name, company: company ?? 'Hushed Meadow 180' }))
    const handles = [{ linkedinUrl: 'linkedin.com/in/zephyrine-180' }, { email: 'zephyrine180@hushed-meadow.example' }]
    for (const payload of [...strangers, ...known, ...handles]) {
      const added = await app.inject({ method: 'POST', url: '/api/network/targets', headers, payload })
      if (added.statusCode !== 201) throw new Error(`a target was answered ${added.statusCode}: ${added.body}`)
    }
    for (const [at, { id }] of top.items.entries()) {
      const familiarity = ['well', 'somewhat', 'barely', 'not_at_all'][at % 4]
      const url = `/api/network/ratings/${id}`
      const rated = await app.inject({ method: 'PUT', url, headers, payload: { familiarity } })
      if (rated.statusCode !== 200) throw new Error(`a rating was answered ${rated.statusCode}: ${rated.body}`)
    }
  },
}
