import type { Tx } from '@wellmet/platform/database/connection.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { listDistinctPairs, listPeopleNamed, listSenders, listSenderSpans } from './insights.store.ts'
import {
  earlierAddresses,
  maySayWhere,
  nameKey,
  newsDays,
  possibleMove,
  type KnownPerson,
  type PossibleMove,
  type Sender,
} from './possible-moves.rules.ts'

interface Candidate {
  sender: Sender
  person: KnownPerson
}

/** Who may have changed jobs, by where mail of theirs comes from in the viewer's own accounts; newest first. */
export async function findPossibleMoves(tx: Tx, now: Date): Promise<PossibleMove[]> {
  const senders = (await listSenders(tx, { since: addDays(now, -newsDays) })).filter(maySayWhere)
  if (senders.length === 0) return []
  const people = await listPeopleNamed(tx, {
    names: senders.map(({ name }) => nameKey(name)),
    addresses: senders.map(({ address }) => address),
  })
  const candidates = candidatesAmong(senders, people)
  const addresses = candidates.flatMap(({ sender, person }) => [sender.address, ...earlierAddresses(sender, person)])
  if (addresses.length === 0) return []
  const spans = new Map((await listSenderSpans(tx, { addresses })).map((span) => [span.address, span]))
  const apart = new Set((await listDistinctPairs(tx)).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  const isOther = ({ sender, person }: Candidate): boolean =>
    people.some((one) => apart.has(`${one.personId} ${person.personId}`) && one.emails.includes(sender.address))
  const moves = candidates
    .filter((candidate) => !isOther(candidate))
    .flatMap(({ sender, person }) => possibleMove(sender, person, spans, now) ?? [])
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.person.personId < b.person.personId ? -1 : 1))
  return moves.filter(({ person }, at) => moves.findIndex((one) => one.person === person) === at)
}

/** Senders who may be somebody known, by address or by name, who had another address at a company before. */
function candidatesAmong(senders: readonly Sender[], people: readonly KnownPerson[]): Candidate[] {
  const byHandle = Map.groupBy(
    people.flatMap((person) => [nameKey(person.name), ...person.emails].map((handle) => ({ handle, person }))),
    ({ handle }) => handle,
  )
  return senders.flatMap((sender) => {
    const found = [sender.address, nameKey(sender.name)].flatMap((handle) => byHandle.get(handle) ?? [])
    return [...new Set(found.map(({ person }) => person))]
      .filter((person) => earlierAddresses(sender, person).length > 0)
      .map((person) => ({ sender, person }))
  })
}
