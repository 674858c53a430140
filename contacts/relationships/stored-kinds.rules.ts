/** Stored as a number in tables of many millions of rows. Numbers are never reused. */
export const placeKinds = { company: 1, school: 2, community: 3 } as const
export const positionKinds = { worked: 1, studied: 2, belongs: 3, invested: 4 } as const
export const inferredBases = { observed: 1, employer: 2, school: 3, community: 4 } as const
