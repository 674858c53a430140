import type { PictureData, PicturePerson, PictureTie } from '../picture-shapes.ts'

const person = (id: string, ring: 1 | 2, change: Partial<PicturePerson> = {}): PicturePerson => ({
  id,
  name: `${id} Lind`,
  ring,
  strength: 50,
  freshness: 'warm',
  company: 'Acme',
  ...change,
})
const tie = (from: string, to: string, strength: number | null, change: Partial<PictureTie> = {}): PictureTie => ({
  from,
  to,
  strength,
  freshness: 'fresh',
  basis: 'verified',
  ...change,
})

/** For tests: Ana and Bo are known; Cy is reached through either, Di through Bo alone, Ed through nobody. */
export const smallNetwork: PictureData = {
  you: { id: 'you', name: 'Mara Lind' },
  people: [
    person('Ana', 1, { strength: 90, freshness: 'fresh' }),
    person('Bo', 1, { strength: 40, company: 'Brightwater' }),
    person('Cy', 2),
    person('Di', 2, { strength: null, freshness: 'unknown' }),
    person('Ed', 2, { company: 'Cobalt', freshness: 'dormant' }),
  ],
  ties: [
    tie('you', 'Ana', 90),
    tie('you', 'Bo', 40),
    tie('Ana', 'Cy', 60),
    tie('Bo', 'Cy', 95),
    tie('Bo', 'Di', null, { basis: 'unknown', freshness: 'unknown' }),
    tie('Bo', 'nobody', 80),
  ],
}
