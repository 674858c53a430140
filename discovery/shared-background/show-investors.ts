import type { RowOf } from '@wellmet/platform/database/statement.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Investor, InvestorNetworks, PageQuestion } from './shared-background.contract.ts'
import { investorWords, notes, yearsWords } from './shared-background.rules.ts'
import { listPeopleAt } from './shared-background.store.ts'
import { gatherPlaces, pageOf, toSomebody, type Member, type Place } from './gather-places.ts'

const shownPeople = 5

type PersonAt = RowOf<typeof listPeopleAt>

/** The same places seen from the other side: by who put money into them. */
export const showInvestors = (call: MemberCall, question: PageQuestion): Promise<InvestorNetworks> =>
  call.db.transaction(async (tx) => {
    const places = await gatherPlaces(tx, [positionKinds.invested], 1)
    const stakes = places.flatMap((place) => place.visitors.map((visitor) => ({ place, visitor })))
    const investors = [...Map.groupBy(stakes, ({ visitor }) => visitor.row.personId).values()].toSorted(
      (some, others) => {
        const [a, b] = [firstOf(some).visitor.row, firstOf(others).visitor.row]
        return b.score - a.score || (a.personId < b.personId ? -1 : 1)
      },
    )
    const { page, next } = pageOf(investors, question)
    const asked = new Set(page.flat().map(({ place }) => place.placeId))
    // One more than is shown: the investor may be among them.
    const people = Map.groupBy(
      await listPeopleAt(tx, { places: [...asked], most: shownPeople + 1 }),
      ({ placeId }) => placeId,
    )
    return { investors: page.map((own) => toInvestor(call, own, people)), note: notes.investor(), next }
  })

function toInvestor(
  call: MemberCall,
  stakes: { place: Place; visitor: Member }[],
  people: Map<string, PersonAt[]>,
): Investor {
  const { row } = firstOf(stakes).visitor
  const companies = stakes
    .map(({ place, visitor }) => {
      const there = people.get(place.placeId) ?? []
      const others = there.filter(({ personId }) => personId !== row.personId)
      return {
        company: place.place,
        years: yearsWords(visitor.positions),
        people: (there[0]?.total ?? 0) - (there.length - others.length),
        members: others.slice(0, shownPeople).map((person) => toSomebody(call, person)),
      }
    })
    .toSorted((a, b) => b.people - a.people || (a.company < b.company ? -1 : 1))
  return { investor: toSomebody(call, row), companies, sentence: investorWords(row.name, companies) }
}
