import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { monthOfDate } from '@wellmet/platform/values/days.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import type { SharedBackgroundGroup, SharedBackgroundGroups, PageQuestion } from './shared-background.contract.ts'
import { meaningOf, notes, yearsWords, type Meaning } from './shared-background.rules.ts'
import { gatherPlaces, pageOf, toSomebody, type Place } from './gather-places.ts'

type Kind = SharedBackgroundGroup['kind']
const numbers: Record<Kind, number> = { employer: 1, school: 2, community: 3 }
const shownMembers = 5

export const showGroups = (call: MemberCall, kinds: Kind[], question: PageQuestion): Promise<SharedBackgroundGroups> =>
  call.db.transaction(async (tx) => {
    const month = monthOfDate(call.services.now())
    const places = await gatherPlaces(
      tx,
      kinds.map((kind) => numbers[kind]),
      2,
    )
    const meant = places
      .map((place) => ({ place, meaning: meaningOf(place, month) }))
      .toSorted(
        (a, b) =>
          b.meaning.permille - a.meaning.permille ||
          Number(b.place.mine.length > 0) - Number(a.place.mine.length > 0) ||
          b.place.people - a.place.people ||
          (a.place.placeId < b.place.placeId ? -1 : 1),
      )
    const { page, next } = pageOf(meant, question)
    return { groups: page.map(({ place, meaning }) => toGroup(call, place, meaning)), next }
  })

function toGroup(call: MemberCall, place: Place, { permille, sentence }: Meaning): SharedBackgroundGroup {
  const kind = present((Object.keys(numbers) as Kind[]).find((name) => numbers[name] === place.kind))
  return {
    place: place.place,
    kind,
    people: place.people,
    mine: place.mine.length > 0,
    chance: Math.round(permille / 10),
    sentence,
    members: place.visitors
      .slice(0, shownMembers)
      .map(({ row, positions }) => ({ ...toSomebody(call, row), years: yearsWords(positions) })),
    note: notes[kind](),
  }
}
