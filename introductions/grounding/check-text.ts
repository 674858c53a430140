import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { searchNetwork } from '@wellmet/discovery/people-search/search-network.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { toClaims } from './claim-words.rules.ts'
import type { Claim } from './claims.contract.ts'
import { gatherClaims, numbersOf, type Gathered } from './gather-claims.ts'
import type { Checked, IntroToVerify, TextToVerify } from './grounding.contract.ts'
import { countSentences, findRequestToVerify } from './grounding.store.ts'
import { groundingMessages } from './grounding.messages.ts'
import { askedFact } from './row-facts.rules.ts'
import { namesWritten, nearestClaims, toCheck } from './show-checks.rules.ts'
import { verifyText, type CheckedSentence, type Grounds } from './verify.rules.ts'

const groundsOf = (call: MemberCall, { viewer }: Gathered, claims: readonly Claim[], reader: string): Grounds => ({
  claims,
  viewerId: viewer.id,
  voice: { speaker: viewer.id, reader },
  today: utcDay(call.services.now()),
})

export const verify = (call: MemberCall, { text, about, personId }: TextToVerify): Promise<Checked> =>
  call.db.transaction(async (tx) => {
    const gathered = await gatherClaims(
      tx,
      call,
      numbersOf(call, personId === undefined ? about : [personId, ...about]),
    )
    const checked = verifyText(text, groundsOf(call, gathered, gathered.claims, personId ?? gathered.viewer.id))
    await count(tx, call, checked, false)
    return shown(checked)
  })

/** A message to the target: “you” is the target, and that the connector is asked is what the request itself says. */
export const verifyIntro = (call: MemberCall, wanted: IntroToVerify): Promise<Checked> =>
  call.db.transaction(async (tx) => {
    const { target, connector, text, evidence } = await whatIsWritten(tx, call, wanted)
    const people = [target, ...(connector.number === null ? [] : [connector.number])]
    const gathered = await gatherClaims(tx, call, people)
    const { viewer } = gathered
    const isTeammate = connector.number === null && 'connector' in wanted
    if (isTeammate && !isVia(gathered, connector.id)) throw notFound('path')
    const them = present(gathered.people[0]).person
    const party = { id: connector.id, name: connector.name ?? nameOf(gathered, connector.id) }
    const asked = toClaims([askedFact(viewer, party, them, evidence)], viewer.id)
    const checked = verifyText(text, groundsOf(call, gathered, [...asked, ...gathered.claims], them.id))
    await count(tx, call, checked, wanted.keep)
    return shown(checked)
  })

const isVia = ({ people }: Pick<Gathered, 'people'>, id: string): boolean =>
  present(people[0]).paths.some(({ via }) => via?.id === id)

const nameOf = ({ claims }: Gathered, id: string): string =>
  claims.flatMap(({ subject, others }) => [subject, ...others]).find((party) => party.id === id)?.name ?? ''

interface Written {
  target: string
  connector: { id: string; number: string | null; name: string | null }
  text: string
  evidence: string
}

async function whatIsWritten(tx: Tx, call: MemberCall, wanted: IntroToVerify): Promise<Written> {
  const ids = personIds(call)
  if ('requestId' in wanted) {
    const row = await findRequestToVerify(tx, { id: wanted.requestId })
    if (!row) throw notFound('request')
    if (row.targetPerson === null) throw fail('conflict', groundingMessages.targetNotInGraph())
    const number = row.connectorPerson
    return {
      target: row.targetPerson,
      connector: { id: row.connectorUser ?? ids.show(BigInt(present(number))), number, name: row.connectorName },
      text: wanted.message ?? row.message ?? '',
      evidence: `request:${row.id}:asked`,
    }
  }
  const { target, connector, message } = wanted
  const [number] = numbersOf(call, [target])
  return {
    target: present(number),
    connector: { id: connector, number: ids.read(connector)?.toString() ?? null, name: null },
    text: message,
    evidence: 'request:draft:asked',
  }
}

const shown = (checked: readonly CheckedSentence[]): Checked => ({
  sentences: checked.map(toCheck),
  warns: checked.some(({ verdict }) => verdict === 'contradicted'),
})

const count = (tx: Tx, call: MemberCall, checked: readonly CheckedSentence[], isKept: boolean) =>
  // As the system: the counts are of the whole workspace, and of nobody in it
  asSystem(tx, (system) =>
    countSentences(system, {
      workspaceId: call.viewer.workspaceId,
      now: call.services.now(),
      kinds: checked.map(({ claims }) => claims[0]?.kind ?? 'unknown'),
      verdicts: checked.map(({ verdict }) => verdict),
      kept: checked.map(({ verdict }) => isKept && verdict === 'contradicted'),
    }),
  )

export const ground = (
  call: MemberCall,
  { sentence, about, personId }: { sentence: string; about: string[]; personId?: string | undefined },
) =>
  call.db.reading(async (tx) => {
    const gathered = await gatherClaims(
      tx,
      call,
      numbersOf(call, personId === undefined ? about : [personId, ...about]),
    )
    const [checked] = verifyText(sentence, groundsOf(call, gathered, gathered.claims, personId ?? gathered.viewer.id))
    const { verdict = 'not_backed' as const, claims = [] } = checked ?? {}
    return { verdict, claims: claims.length > 0 ? [...claims] : nearestClaims(sentence, gathered.claims) }
  })

export const showClaims = (call: MemberCall, { personId, via }: { personId: string; via?: string | undefined }) =>
  call.db.reading(async (tx) => {
    const { viewer, people, claims } = await gatherClaims(tx, call, numbersOf(call, [personId]))
    const { id, name } = present(people[0]).person
    if (via !== undefined && !isVia({ people }, via)) throw notFound('path')
    const onPath = new Set([viewer.id, id, ...(via === undefined ? [] : [via])])
    const isOnPath = ({ subject, others }: Claim): boolean =>
      [subject, ...others].every((party) => onPath.has(party.id))
    return { person: { id, name }, claims: via === undefined ? [...claims] : claims.filter(isOnPath) }
  })

/** As many names as one statement has. */
const mostNames = 3
const mostFound = 5

/** A statement without ids: the names in it are looked up among the people whom the viewer can see. */
export const verifyNetworkClaim = (call: MemberCall, { claim }: { claim: string }) =>
  call.db.reading(async (tx) => {
    const people = []
    for (const name of namesWritten(claim).slice(0, mostNames)) {
      const { results } = await searchNetwork(call, { query: name, limit: mostFound, filter: 'all' })
      const same = results.filter(
        (person) => fold(person.name) === fold(name) || fold(person.name).startsWith(`${fold(name)} `),
      )
      // Two of one name: nobody can say who is meant.
      if (same.length === 1) people.push({ id: present(same[0]).id, name: present(same[0]).name })
    }
    const gathered = await gatherClaims(
      tx,
      call,
      numbersOf(
        call,
        people.map(({ id }) => id),
      ),
    )
    const [checked] = verifyText(claim, groundsOf(call, gathered, gathered.claims, gathered.viewer.id)).map(toCheck)
    const verdict = checked?.verdict
    const isKnown = verdict === 'backed' || verdict === 'contradicted'
    return {
      verdict: isKnown ? verdict : ('unknown' as const),
      evidence: isKnown ? (checked?.evidence ?? []) : [],
      right: checked?.right ?? null,
      people,
    }
  })
