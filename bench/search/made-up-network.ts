import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { signInViewers } from '../graph/sign-in-viewers.ts'
import type { PrivateProduct } from '../ground/private-product.ts'
import type { Undoing } from '../ground/undoing.ts'
import { ask } from '../network/prepare-network.ts'
import { benchRoot, userId, workspaceId } from '../network/sizes.ts'
import { ownerOf } from '../network/teams.ts'
import type { Judged } from './judged-set.ts'
import { searchAs, type Ask, type Entry, type JudgedNetwork } from './judged-network.ts'
import { MadeUpVisibilities } from './made-up-visibility.ts'
import { startApiOver } from './start-api.ts'

const userOf = (viewer: string): number => Number(viewer.replace('user ', ''))

/** The smallest size of the bench, which is kept between runs. */
export async function startMadeUp(
  product: PrivateProduct,
  undoing: Undoing,
  judged: readonly Judged[],
): Promise<JudgedNetwork> {
  const origin = await startApiOver(product, undoing, { SMTP_URL: 'smtp://127.0.0.1:1', ANSWER_CACHE_SECONDS: '0' })
  const cookies = await signInViewers(
    origin,
    judged.map(({ viewer }) => userOf(viewer)),
  )
  const made = new MadeUpVisibilities()
  const { population, teams } = made
  const personOf = new Map([...population.personId].map((id, person) => [id, person]))
  const idsFor = (viewer: string) => opaqueIds(benchRoot, workspaceId(teams.team[userOf(viewer)]!), 'person')
  const usersById = new Map([...teams.person.keys()].map((user) => [userId(user), user]))
  return {
    name: 's',
    ask(question) {
      const ids = idsFor(question.viewer)
      const asking = askingAs(origin, cookies.get(userOf(question.viewer))!)
      return searchAs(asking, question, ({ id }) => made.labelOf(personOf.get(ids.read(id)!)!))
    },
    async entriesFor(viewer) {
      const known = new Set(made.of(userOf(viewer)).known.map(({ label }) => label))
      const rows = await ask<Entry & { person: string }>(
        product.adminUrl,
        `select c.person_id::text as person, c.kind, concat_ws(' ', c.name, c.title, c.company, c.location) as text
         from contacts.contacts c
         where c.network_id in (0, $1) or (not c.is_hidden and c.network_id in (select v.network_id from identity.visible_networks v where v.viewer_network_id = $1))`,
        [ownerOf(userOf(viewer))],
      )
      return rows
        .map(({ person, kind, text }) => ({ label: made.labelOf(personOf.get(BigInt(person))!), kind, text }))
        .filter(({ label }) => known.has(label))
    },
    isInTouch(viewer, { label, hops, via }) {
      const user = userOf(viewer)
      const between = hops === 1 ? user : usersById.get(via?.id ?? '')
      if (hops > 2 || between === undefined) return false
      return [...made.heldBy(between).keys()].some(
        (person) => made.labelOf(person) === label && made.isInTouch(user, between, person),
      )
    },
  }
}

const askingAs =
  (origin: string, cookie: string): Ask =>
  async (path, body) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
    return response.json() as ReturnType<Ask>
  }
