import type { NetworkFound } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import type { Condition } from '../questions/conditions.rules.ts'
import type { Dropped } from '../questions/relax-question.rules.ts'
import type { When } from '../questions/when.rules.ts'

/** Which condition holds for nobody, and why. */
export const unmetNotice = (unmet: readonly Condition[]): NonNullable<NetworkFound['notice']> => ({
  code: 'condition_fits_nobody',
  message: unmet.map(whyUnmet).join(' '),
  next: unmet.some(({ kind }) => kind === 'knownBy' || kind === 'teammates')
    ? peopleMessages.onlyShared()
    : peopleMessages.changeCondition(),
})

/** Conditions that are left out because nobody fits with them, each with the reason. */
export const droppedConditions = (conditions: readonly Condition[], unmet: readonly Condition[]): Dropped[] =>
  conditions.map((condition) => ({
    part: 'condition',
    typed: condition.typed,
    why: unmet.includes(condition)
      ? peopleMessages.showingTheRest({ why: whyUnmet(condition) })
      : whyNoneFits(condition),
  }))

function whyUnmet(condition: Condition): string {
  switch (condition.kind) {
    case 'knownBy':
      return peopleMessages.sharesNoContacts({ name: condition.name })
    case 'teammates':
      return peopleMessages.nobodyShares()
    case 'mine':
    case 'closest':
      return peopleMessages.noOwnContacts()
    case 'close':
      return peopleMessages.noCloseContacts()
    case 'met':
      return peopleMessages.noMeetings(spanOf(condition.when))
    case 'connected':
      return peopleMessages.noConnections(spanOf(condition.when))
    case 'new':
      return peopleMessages.noNewContacts(spanOf(condition.when))
    case 'contacted':
      return peopleMessages.noLastContact(spanOf(condition.when))
    case 'silent':
    case 'silentSince':
      return peopleMessages.nobodySilent()
    case 'unanswered':
      return peopleMessages.noUnanswered()
    default:
      return peopleMessages.noJobChanges(spanOf(condition.when))
  }
}

function whyNoneFits(condition: Condition): string {
  if (condition.kind === 'mine') return peopleMessages.noneOfMineFits()
  if (condition.kind === 'knownBy') return peopleMessages.noneOfTheirsFits({ name: condition.name })
  return peopleMessages.nobodyAlso({ words: condition.typed })
}

/** A span in words; those that need a date are not said again. */
function spanOf(when: When | null): { span: string; count: number } {
  if (when === null) return { span: 'other', count: 0 }
  if (when.kind === 'last') return { span: 'days', count: when.days }
  const isNow = 'offset' in when && when.offset === 0
  return 'offset' in when ? { span: `${isNow ? 'this' : 'last'}_${when.kind}`, count: 0 } : { span: 'other', count: 0 }
}
