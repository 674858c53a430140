import { employers } from './facts.ts'
import { harborPeople, type Owner, type Person } from './people.ts'
import type { Question, Want } from './questions.ts'

/** The asker is Tomke. She sees her own contacts and those of Kofi. */
const asker: Owner = 'tomke'
const inSight: readonly Owner[] = ['tomke', 'kofi']

export const isInSight = ({ relationships }: Person): boolean => inSight.some((owner) => relationships[owner])

const relationshipsInSight = ({ relationships }: Person) => inSight.flatMap((owner) => relationships[owner] ?? [])

/** A city counts only where an address book in sight has it. */
const cityInSight = (person: Person): string | null =>
  relationshipsInSight(person).some(({ book }) => book?.city) ? person.city : null

const among = (list: string, one: string | null | undefined): boolean => one != null && list.split(' ').includes(one)

/** Whether somebody has all that is wanted: 1 fully, 0.5 nearly, 0 not. */
function fitOf(want: Want, person: Person, wanted: Person | null): number {
  if (wanted) return person.id === wanted.id ? 1 : 0
  const { occupation, employer, former } = person
  const city = cityInSight(person)
  const own = person.relationships[asker]
  const isNear =
    want.role !== undefined &&
    !among(want.role, occupation.key) &&
    want.role.split(' ').some((role) => occupation.near.includes(role))
  const holds =
    (want.role === undefined || isNear || among(want.role, occupation.key)) &&
    (want.at === undefined || among(want.at, employer.key)) &&
    (want.in === undefined || among(want.in, city)) &&
    (want.sector === undefined || employer.sector === want.sector) &&
    (want.former === undefined || among(want.former, former?.key)) &&
    (want.notAt === undefined || !among(want.notAt, employer.key)) &&
    (want.notIn === undefined || !among(want.notIn, city)) &&
    (want.knownBy === undefined || person.relationships[want.knownBy] !== undefined) &&
    (want.silentDays === undefined || (own !== undefined && (own.messages[0]?.daysAgo ?? 0) > want.silentDays)) &&
    (want.connectedWithinDays === undefined ||
      (own !== undefined && own.connectedDaysAgo <= want.connectedWithinDays)) &&
    (want.isTwoWay === undefined || (own !== undefined && isTwoWay(own)))
  return holds ? (isNear ? 0.5 : 1) : 0
}

const isTwoWay = ({ messages }: { messages: readonly { way: string }[] }): boolean =>
  messages.some(({ way }) => way === 'in') && messages.some(({ way }) => way === 'out')

/** Reached well: the asker’s relationship is two-way and of the last year, or the teammate’s is two-way. */
export const isReachedWell = ({ relationships }: Person): boolean =>
  (relationships.tomke !== undefined &&
    isTwoWay(relationships.tomke) &&
    relationships.tomke.messages[0]!.daysAgo < 365) ||
  (relationships.kofi !== undefined && isTwoWay(relationships.kofi))

export interface Judged {
  readonly asker: string
  readonly kind: string
  readonly text: string
  readonly isNobody: boolean
  /** 3: all holds and they are reached well. 2: all holds. 1: a neighboring occupation. */
  readonly grades: ReadonlyMap<string, number>
}

/** Questions of time and relationship are flat: there is nothing for the relationship to break. */
const isFlat = ({ silentDays, connectedWithinDays, knownBy, isTwoWay: well, person }: Want): boolean =>
  [silentDays, connectedWithinDays, knownBy, well, person].some((one) => one !== undefined)

export function judgeHarbor(questions: readonly Question[]): Judged[] {
  const people = harborPeople().filter(isInSight)
  const named = Map.groupBy(people, ({ given, family }) => `${given} ${family}`)
  const alone = people.filter(({ given, family }) => named.get(`${given} ${family}`)!.length === 1)
  return questions.map(({ asker: who, kind, text, want }) => {
    const wanted = want?.person === undefined ? null : alone[want.person]!
    const grades = new Map(
      people.flatMap((person): [string, number][] => {
        const fit = want ? fitOf(want, person, wanted) : 0
        if (fit === 0) return []
        return [[person.id, fit < 1 ? 1 : isFlat(want!) || isReachedWell(person) ? 3 : 2]]
      }),
    )
    return { asker: who, kind, text: wanted ? fill(text, wanted) : text, isNobody: want === null, grades }
  })
}

const fill = (text: string, { given, family, employer }: Person): string =>
  text
    .replaceAll('{name}', `${given} ${family}`)
    .replaceAll('{plain}', plain(`${given} ${family}`))
    .replaceAll('{slip}', slip(plain(`${given} ${family}`)))
    .replaceAll('{given}', given)
    .replaceAll('{family}', family)
    .replaceAll('{employer}', employers.find(({ key }) => key === employer.key)!.names[0]!)

/** As typed without the letters of another language. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

/** Two letters of the longest word exchanged. */
function slip(text: string): string {
  const longest = text.split(' ').toSorted((a, b) => b.length - a.length)[0]!
  const middle = Math.floor(longest.length / 2)
  const mistyped = longest.slice(0, middle - 1) + longest[middle] + longest[middle - 1] + longest.slice(middle + 1)
  return text.replace(longest, mistyped)
}
