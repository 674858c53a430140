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

const groups: readonly [words: (params: { count: number }) => string, states: readonly StateName[]][] = [
  [m.countYourTurn, ['asked_of_you', 'you_promised', 'your_turn_write', 'your_turn_answer', 'your_turn_outcome']],
  [m.countMeeting, ['meeting']],
  [m.countIntroduced, ['introduced']],
  [m.countWaiting, ['promised', 'waiting_for_target', 'waiting_for_connector', 'later', 'teammate_asked']],
  [m.countPlanned, ['scheduled', 'draft']],
  [m.countSucceeded, ['succeeded']],
  [m.countEnded, ['said_no', 'ended']],
  [m.countKnown, ['known', 'known_before', 'known_by_word', 'known_by_name']],
  [m.countReachable, ['reachable']],
  [m.countHardly, ['hardly_reachable']],
  [m.countNoPath, ['no_path']],
]

/** "1 introduced", "2 waiting", "14 reachable": what a company page says of its people. */
export const companyStateWords = ({ people }: CompanyState): string[] =>
  groups.flatMap(([words, states]) => {
    const count = people.reduce((sum, one) => (states.includes(one.state) ? sum + one.count : sum), 0)
    return count > 0 ? [words({ count })] : []
  })
