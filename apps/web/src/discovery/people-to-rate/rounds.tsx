import type { PersonToRate } from '@wellmet/discovery/people-to-rate/people-to-rate.contract.ts'
import { type ReactNode, useState } from 'react'
import { RateRound } from './rate-round.tsx'

/** One round after the other. Answers change who comes next, and must not change the round that they are given in. */
export const Rounds = ({ next, nobody }: { next: readonly PersonToRate[]; nobody: ReactNode }) => {
  const [{ people, number }, setRound] = useState({ people: next, number: 1 })
  if (people.length === 0) return nobody
  return (
    <RateRound
      key={number}
      people={people}
      onMore={next.length > 0 ? () => setRound({ people: next, number: number + 1 }) : undefined}
    />
  )
}
