import { notifications } from '@mantine/notifications'
import type { PersonToRate } from '@wellmet/discovery/people-to-rate/people-to-rate.contract.ts'
import { ratingsMessages } from '@wellmet/contacts/ratings/ratings.messages.ts'
import { useRef, useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { useRatings } from '../../contacts/ratings/ratings.queries.ts'
import { answered, begun, failed, undone, type Said } from './round.ts'

/** An answer arrives also where the page is closed at once. */
const evenIfLeft = { keepalive: true } as const

/** The next face is there at once; what was said is saved behind it. */
export const useRound = (people: readonly PersonToRate[]) => {
  const [round, setRound] = useState(() => begun(people))
  const { rate, skip, takeBack } = useRatings()
  const person = round.people[round.at]
  /** The last answer on its way. */
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const warn = (error: unknown) => {
    notifications.show({ message: ratingsMessages.notSaved({ reason: reasonOf(error) }) })
  }
  const notSaved = (id: string) => (error: unknown) => {
    warn(error)
    setRound((now) => failed(now, id))
  }
  const answer = (said: Said) => {
    if (!person) return
    setRound(answered(round, said))
    const asked = { params: { path: { id: person.id } }, ...evenIfLeft }
    const send = () =>
      said === 'skipped' ? skip.mutateAsync(asked) : rate.mutateAsync({ ...asked, body: { familiarity: said } })
    // After an undo it waits for it; else it leaves at once.
    const saved: Promise<unknown> = round.last === null ? saving.current.then(send) : send()
    saving.current = saved.catch(notSaved(person.id))
  }
  const undo = () => {
    const { last } = round
    if (!last) return
    setRound(undone(round))
    // It must not overtake the answer.
    saving.current = saving.current
      .then(() => takeBack.mutateAsync({ params: { path: { id: last.person.id } } }))
      .catch(warn)
  }
  return { round, person, answer, undo }
}
