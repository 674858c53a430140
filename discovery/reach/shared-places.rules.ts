import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { reachablePeopleMessages as m } from './reachable-people.messages.ts'

/** A place where both were, each as one of `positionKinds`. */
export interface SharedPlace {
  readonly kind: number
  readonly myKind: number
  readonly place: string
}

const { worked, studied, belongs, invested } = positionKinds

const namesOf = (places: readonly SharedPlace[], kinds: readonly number[]): string[] => [
  ...new Set(places.filter(({ kind, myKind }) => kind === myKind && kinds.includes(kind)).map(({ place }) => place)),
]

export const sharedAlumni = (places: readonly SharedPlace[]): string[] => namesOf(places, [worked, studied])
export const sharedCommunities = (places: readonly SharedPlace[]): string[] => namesOf(places, [belongs])

export const investorMatch = (places: readonly SharedPlace[]): string[] =>
  places.flatMap(({ kind, myKind, place }) => {
    if (kind === invested && myKind === invested) return [m.investedAsYou({ place })]
    if (kind === invested) return [m.investedInYours({ place })]
    return myKind === invested ? [m.worksAtInvested({ place })] : []
  })
