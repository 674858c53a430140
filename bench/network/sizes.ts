/** Three sizes of one shape. How many were asked for: some contacts are drawn twice, so there are a few less. */
export const sizes = {
  s: { people: 20_000, users: 200, edges: 200_000, pairs: 60_000 },
  m: { people: 300_000, users: 2_000, edges: 3_000_000, pairs: 900_000 },
  l: { people: 3_000_000, users: 10_000, edges: 30_000_000, pairs: 7_500_000 },
} as const

export type Size = keyof typeof sizes

/** Goes up when the same size would come out otherwise, so that what was kept is made anew. */
export const recipe = 1

/** Numbers of people are keyed hashes: data that is kept needs the key that it was made with. It protects nothing. */
export const benchSecret = 'a secret for made-up people who need none'
/** Generated people are stored under numbers, so the database of a bench gets this root instead of a random one. */
export const benchRoot = { dataSecret: benchSecret }

export const benchPassword = 'a long enough password'

/** Of so many owners there is evidence, from which the product works out the strengths itself. */
export const ownersWithEvidence = (size: Size): number => (size === 's' ? sizes.s.users : 200)

const twelve = (number: number): string => String(number).padStart(12, '0')

/** Written so that a script of pgbench can make them from a number. */
export const userId = (user: number): string => `00000000-0000-7000-8000-${twelve(user)}`
export const workspaceId = (workspace: number): string => `00000000-0000-7000-9000-${twelve(workspace)}`
export const userEmail = (user: number): string => `user-${user}@example.test`
