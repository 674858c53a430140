import type { AskPage, GuestPageState } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { formatDay } from '../../kit/dates.ts'

export const roleWords = ({ title, company }: AskPage['target']): string => {
  if (title && company) return `, ${title} at ${company}`
  return title || company ? `, ${title || company}` : ''
}

export const firstName = (name: string): string => name.split(' ')[0] ?? name

/** What was answered, and what happens now. */
export const doneWords = (page: AskPage): { title: string; text: string } => {
  const [asker, target] = [firstName(page.asker.name), firstName(page.target.name)]
  const news = page.rules.tellsOutcomes ? 'We email you once, when there is news.' : ''
  const words: Record<Exclude<GuestPageState, 'open'>, { title: string; text: string }> = {
    later: {
      title: `We ask you again on ${page.laterUntil ? formatDay(page.laterUntil) : 'the day you chose'}`,
      text: 'Until then we do not email you about it. You can also answer now.',
    },
    forward: {
      title: 'Thank you for forwarding it',
      text: `We sent you the text as a separate email. Forward it to ${target}, or open it here in your email app.`,
    },
    ask_target: {
      title: `Thank you, ${target} is asked first`,
      text: `If ${target} says yes, both get an email that introduces them and names you. If not, nobody is told. ${news}`,
    },
    name_drop: {
      title: `Thank you, ${asker} may mention you`,
      text: `${asker} writes to ${target} and says that you know each other. ${news}`,
    },
    sent: { title: 'Thank you, it is on its way', text: news || 'There is nothing left to do.' },
    declined: { title: 'You said no', text: `${asker} was told, with your reason. There is nothing left to do.` },
    over: { title: 'There is nothing left to do', text: 'You can still change your rules below.' },
  }
  return page.state === 'open' ? { title: '', text: '' } : words[page.state]
}
