import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { chanceOfColleagues } from '@wellmet/graph/paths/path-edges.ts'
import { coverageWords, type Invitee } from './coverage.rules.ts'
import { listWantedTargets } from '../missions/list-wanted.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { InviteSuggestions, InviteSuggestionsQuestion, Suggestion } from './invite-suggestions.contract.ts'
import {
  candidatesOf,
  companyNames,
  inviteInTurn,
  leadsWell,
  reasonWords,
  inviteSuggestionsNotice,
  type Reasons,
} from './invite-suggestions.rules.ts'
import {
  countContacts,
  listCandidates,
  listCompanies,
  listMemberAddresses,
  listNamedTargets,
  listTargets,
  listInferredRelationships,
  type CandidateRow,
  type TargetRow,
} from './invite-suggestions.store.ts'

const mostCompanies = 100
const atOneCompany = { mostRead: 1000, mostAtOne: 50, most: 2000 }
const mostCandidates = 5000
/** As for routes: of those who are at the target's company the strongest few are enough. */
const mostColleagues = 50
const shownTargets = 5

interface Place {
  id: string
  name: string
}

export const suggestInvitees = (
  call: MemberCall,
  { companies, limit }: InviteSuggestionsQuestion,
): Promise<InviteSuggestions> =>
  call.db.transaction(async (tx) => {
    const { basis, places, people } = await aimOf(tx, call, companies)
    const seen = [
      ...new Map(
        [
          ...(await listTargets(tx, { companies: places.map(({ id }) => id), ...atOneCompany })),
          ...(people.length > 0 ? await listNamedTargets(tx, { people }) : []),
        ].map((row) => [row.personId, row]),
      ).values(),
    ]
    const { reasons, candidates } = await reasonsOf(tx, call, seen)
    const wellReached = new Set(
      reasons
        .filter((reason) => leadsWell(reason, getFrom(candidates, reason.contact).isTwoWay))
        .map(({ target }) => target),
    )
    const targets = new Map(
      seen.filter(({ personId }) => !wellReached.has(personId)).map((row) => [row.personId, row] as const),
    )
    const picks = inviteInTurn(candidatesOf(reasons.filter(({ target }) => targets.has(target))), limit)
    const contacts = await countContacts(tx)
    return {
      sentence: coverageWords(picks),
      picks: picks.map((pick) => toSuggestion(call, pick, { reasons, candidates, targets })),
      targets: targets.size,
      basis,
      companies: places.map(({ name }) => name),
      notice: inviteSuggestionsNotice({
        contacts: contacts.n,
        basis,
        targets: targets.size,
        picks: picks.length,
      }),
    }
  })

interface Aim {
  basis: InviteSuggestions['basis']
  places: Place[]
  people: string[]
}

/** What was typed; else what the viewer said that they want; else where they know most people. */
async function aimOf(tx: Tx, { services }: MemberCall, typed: string | undefined): Promise<Aim> {
  if (typed !== undefined) {
    const keys = personKeys(services)
    const named = companyNames(typed).map((name) => ({ id: keys.company(name), name }))
    const places = [...new Map(named.map((place) => [place.id, place])).values()].slice(0, mostCompanies)
    return { basis: 'asked', places, people: [] }
  }
  const { people, companies } = await listWantedTargets(tx)
  if (people.length + companies.length > 0)
    return { basis: 'wanted', places: companies.slice(0, mostCompanies), people }
  const known = await listCompanies(tx, { most: mostCompanies })
  return { basis: 'known', places: known.map(({ companyId, company }) => ({ id: companyId, name: company })), people }
}

/** Every contact beside every target they may know, by what is stored of the two and by where both are. */
async function reasonsOf(
  tx: Tx,
  call: MemberCall,
  targets: TargetRow[],
): Promise<{ reasons: Reasons[]; candidates: Map<string, CandidateRow> }> {
  if (targets.length === 0) return { reasons: [], candidates: new Map() }
  const relationships = await listInferredRelationships(tx, { targets: targets.map(({ personId }) => personId) })
  const rows = await listCandidates(tx, {
    companies: [...new Set(targets.flatMap(({ companyId }) => companyId ?? []))],
    people: [...new Set(relationships.map(({ personId }) => personId))],
    memberKeys: await keysOfMembers(tx, call),
    most: mostCandidates,
  })
  const candidates = new Map(rows.map((row) => [row.personId, row]))
  const relationshipsOf = Map.groupBy(relationships, ({ target }) => target)
  const at = Map.groupBy(rows, ({ companyId }) => companyId)
  const chances = new Map<number | null, number>()
  const chanceAt = (size: number | null): number => {
    if (!chances.has(size)) chances.set(size, chanceOfColleagues(size))
    return getFrom(chances, size)
  }
  const reasons = targets.flatMap(({ personId: target, companyId, companySize }): Reasons[] => {
    const colleagues = chanceAt(companySize)
    const told = (relationshipsOf.get(target) ?? []).filter(({ personId }) => candidates.has(personId))
    const tied = new Set(told.map(({ personId }) => personId))
    const beside = colleagues === 0 || companyId === null ? [] : (at.get(companyId) ?? []).slice(0, mostColleagues)
    return [
      ...told.map((relationship) => ({
        target,
        contact: relationship.personId,
        public: relationship.public,
        observed: relationship.observed,
        colleagues:
          companyId !== null && getFrom(candidates, relationship.personId).companyId === companyId ? colleagues : 0,
      })),
      ...beside
        .filter(({ personId }) => personId !== target && !tied.has(personId))
        .map(({ personId }) => ({ target, contact: personId, public: null, observed: null, colleagues })),
    ]
  })
  return { reasons, candidates }
}

async function keysOfMembers(tx: Tx, { services }: MemberCall): Promise<string[]> {
  const keys = personKeys(services)
  return keys.of({ emails: (await listMemberAddresses(tx)).map(({ email }) => email), phones: [] })
}

interface Looked {
  reasons: readonly Reasons[]
  candidates: ReadonlyMap<string, CandidateRow>
  targets: ReadonlyMap<string, TargetRow>
}

function toSuggestion(
  call: MemberCall,
  { key, gain, strength, targets: reached }: Invitee,
  { reasons, candidates, targets }: Looked,
): Suggestion {
  const ids = personIds(call)
  const shown = ({ personId, name, company }: CandidateRow | TargetRow) => ({
    id: ids.show(BigInt(personId)),
    name,
    company,
  })
  const contact = getFrom(candidates, key)
  const gained = new Set(reached)
  const own = reasons.filter((reason) => reason.contact === key && gained.has(reason.target))
  const colleague = own.find(({ colleagues }) => colleagues > 0)
  const companySize = colleague ? getFrom(targets, colleague.target).companySize : null
  return {
    contact: { ...shown(contact), strength: Math.round(contact.strength / 10) },
    gain,
    strength,
    targets: reached.slice(0, shownTargets).map((target) => shown(getFrom(targets, target))),
    reasons: reasonWords(own, { company: contact.company, companySize }),
  }
}
