import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import type { Pick } from '../saving/saved-list-shapes.ts'

export type MissionValues = {
  title: string
  /** Empty when it has no day. */
  dueOn: string
  roles: string[]
  listIds: string[]
  people: { id: string; name: string }[]
  companies: string[]
}

export const valuesOf = (mission: Mission | undefined): MissionValues => ({
  title: mission?.title ?? '',
  dueOn: mission?.dueOn ?? '',
  roles: mission?.roles ?? [],
  listIds: mission?.savedLists.map(({ listId }) => listId) ?? [],
  people: mission?.people.map(({ personId, name }) => ({ id: personId, name })) ?? [],
  companies: mission?.companies.map(({ name }) => name) ?? [],
})

export const bodyOf = ({ dueOn, people, ...values }: MissionValues) => ({
  ...values,
  dueOn: dueOn === '' ? null : dueOn,
  personIds: people.map(({ id }) => id),
})

/** Each once. */
export const withPick = ({ people, companies }: MissionValues, pick: Pick): Partial<MissionValues> => {
  if ('company' in pick) return companies.includes(pick.company) ? {} : { companies: [...companies, pick.company] }
  const { personId: id, name } = pick
  return people.some((person) => person.id === id) ? {} : { people: [...people, { id, name }] }
}
