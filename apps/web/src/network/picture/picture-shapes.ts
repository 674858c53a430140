import type { Basis, Person, Warmth } from '../../kit/route-shapes.ts'

/** Ring 1 is whom you know; ring 2 is whom they know. A strength of null is unknown, which is not 0. */
export type PicturePerson = Person & { ring: 1 | 2; strength: number | null; freshness: Warmth }
export type PictureTie = { from: string; to: string; strength: number | null; freshness: Warmth; basis: Basis }
export type PictureData = { you: { id: string; name: string }; people: PicturePerson[]; ties: PictureTie[] }

export const freshnesses = ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const satisfies readonly Warmth[]
