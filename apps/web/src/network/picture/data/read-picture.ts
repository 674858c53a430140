import type { Picture } from '@wellmet/discovery/network-map/pictures.contract.ts'
import type { PictureData } from '../picture-shapes.ts'

/** The picture as the API sends it: a tie's ends are places in the list of people, and 0 is you. */
export const readPicture = ({ you, people, ties }: Picture): PictureData => {
  const ids = [you.id, ...people.map(({ id }) => id)]
  return {
    you,
    people: people.map(({ title, company, ...person }) => ({
      ...person,
      ...(title ? { role: title } : {}),
      ...(company ? { company } : {}),
    })),
    ties: ties.flatMap(({ freshness, basis, from, to, strength }) =>
      from.map((end, at) => ({
        from: ids[end] ?? '',
        to: ids[to[at] ?? 0] ?? '',
        strength: strength[at] ?? null,
        freshness,
        basis,
      })),
    ),
  }
}
