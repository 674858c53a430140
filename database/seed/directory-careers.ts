import type { DirectoryPosition } from '../../contacts/directory/directory.records.ts'
import type { Random } from './random.ts'

/** Where somebody of a directory may have worked. */
export interface Employer {
  name: string
  cities: readonly string[]
  titles: readonly string[]
}

export interface Surroundings {
  random: Random
  /** Months since year 0. */
  thisMonth: number
  anotherEmployer: () => Employer
  school: () => string
  fields: readonly string[]
}

interface Job {
  employer: Employer
  title: string
  city: string
}

const named = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** A career told backwards from the job of today, and the school before it. Null for somebody between two jobs. */
export function careerOf(now: Job | null, former: number, around: Surroundings): DirectoryPosition[] {
  const { random, thisMonth, anotherEmployer, school, fields } = around
  const positions: DirectoryPosition[] = []
  let month = thisMonth - random.int(now ? 2 : 1, now ? 84 : 10)
  if (now) positions.push(positionAt(now, month, null))
  for (let i = 0; i < former; i++) {
    const employer = anotherEmployer()
    const to = month - random.int(0, 3)
    month = to - random.int(6, 60)
    const [title, city] = [random.pick(employer.titles), random.pick(employer.cities)]
    positions.push(positionAt({ employer, title, city }, month, to))
  }
  if (random.chance(0.7)) {
    const to = month - random.int(0, 4)
    const from = to - random.int(24, 60)
    positions.push({
      kind: 'studied',
      place: school(),
      department: random.pick(fields),
      from: named(from),
      to: named(to),
    })
  }
  return positions
}

const positionAt = ({ employer, title, city }: Job, from: number, to: number | null): DirectoryPosition => ({
  kind: 'worked',
  place: employer.name,
  role: title,
  location: city,
  from: named(from),
  ...(to === null ? { current: true } : { to: named(to) }),
})

/** Draws by rank: the first is twice as likely as the second, three times as the third. */
export function byRank<T>(all: readonly T[], random: Random): () => T {
  const sums: number[] = []
  for (const rank of all.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 1))
  return () => {
    const drawn = random.next() * sums.at(-1)!
    let [low, high] = [0, all.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! > drawn) high = middle
      else low = middle + 1
    }
    return all[low]!
  }
}
