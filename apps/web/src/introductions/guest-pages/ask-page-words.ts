import type { AskPage, GuestPageState } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { formatDay } from '../../kit/dates.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

type Facts = { asker: string; target: string; tellsOutcomes: string; day: string }
type Say = (facts: Facts) => string

const words: Record<Exclude<GuestPageState, 'open'>, { title: Say; text: Say }> = {
  later: { title: guestPagesMessages.postponed, text: guestPagesMessages.postponedAbout },
  forward: { title: guestPagesMessages.forwarding, text: guestPagesMessages.forwardingAbout },
  ask_target: { title: guestPagesMessages.targetAskedFirst, text: guestPagesMessages.targetAskedFirstAbout },
  introduced: { title: guestPagesMessages.introduced, text: guestPagesMessages.introducedAbout },
  name_drop: { title: guestPagesMessages.mayMention, text: guestPagesMessages.mayMentionAbout },
  sent: { title: guestPagesMessages.sent, text: guestPagesMessages.sentAbout },
  declined: { title: guestPagesMessages.declined, text: guestPagesMessages.declinedAbout },
  over: { title: guestPagesMessages.over, text: guestPagesMessages.overAbout },
}

/** What was answered, and what happens now. */
export const doneWords = ({
  asker,
  target,
  rules,
  laterUntil,
  state,
  outcomeEmail,
  isBlind,
}: AskPage): { title: string; text: string } => {
  if (state === 'open') return { title: '', text: '' }
  const facts = {
    asker: firstName(asker.name),
    target: firstName(target.name),
    tellsOutcomes: outcomeEmail === 'will' ? 'yes' : 'no',
    // A page in the state "later" has its day.
    day: laterUntil ? formatDay(laterUntil) : '',
  }
  if (state === 'sent' && isBlind)
    return { title: guestPagesMessages.sentUnnamed(), text: guestPagesMessages.sentUnnamedAbout(facts) }
  const mayChangeRules = state !== 'over' || rules !== null
  return { title: words[state].title(facts), text: mayChangeRules ? words[state].text(facts) : '' }
}
