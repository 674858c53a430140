import { StateName, type CompanyState } from './person-states.contract.ts'
import { personStatesMessages as m } from './person-states.messages.ts'

/** The best state among the people of a company, with how many are in which. Null where nobody is known there. */
export function companyStateOf(states: readonly StateName[]): CompanyState | null {
  const people = StateName.options.flatMap((state) => {
    const count = states.filter((one) => one === state).length
    return count > 0 ? [{ state, count }] : []
  })
  return people[0] ? { state: people[0].state, people } : null
}

/** Of the others it is said how many are within reach, as every list of companies counts them. */
const groups: readonly [words: (params: { count: number }) => string, states: readonly StateName[]][] = [
  [m.countYourTurn, ['asked_of_you', 'you_promised', 'your_turn_write', 'your_turn_answer', 'your_turn_outcome']],
  [m.countMeeting, ['meeting']],
  [m.countIntroduced, ['introduced']],
  [m.countWaiting, ['promised', 'waiting_for_target', 'waiting_for_connector', 'later', 'teammate_asked']],
  [m.countPlanned, ['scheduled', 'draft']],
  [m.countSucceeded, ['succeeded']],
  [m.countEnded, ['said_no', 'ended']],
  [m.countKnown, ['known', 'known_before', 'known_by_word', 'known_by_name']],
]

/** "1 introduced", "2 waiting", "3 known": what a company page says of its people beside how many are within reach. */
export const companyStateWords = ({ people }: CompanyState): string[] =>
  groups.flatMap(([words, states]) => {
    const count = people.reduce((sum, one) => (states.includes(one.state) ? sum + one.count : sum), 0)
    return count > 0 ? [words({ count })] : []
  })
