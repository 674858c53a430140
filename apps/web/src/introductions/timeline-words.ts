import { declineWords } from '@wellmet/introductions/asks/asks.rules.ts'
import { whyNotAsked } from '@wellmet/introductions/requests/change-words.rules.ts'
import { formatDay } from '../kit/dates.ts'
import type { Parties, TimelineLine } from './introduction-shapes.ts'
import { firstName } from './introduction-words.ts'

type Say = (names: { c: string; t: string }, line: TimelineLine) => string

const isDate = (note: string): boolean => /^\d{4}-\d\d-\d\dT/.test(note)
const isReason = (word: string): word is keyof typeof declineWords => Object.hasOwn(declineWords, word)

/** "not_now: Busy until June" as a sentence of the one who said no. */
const reasonWords = (note: string | null): string => {
  const [code = '', ...rest] = (note ?? '').split(': ')
  const said = isReason(code) ? declineWords[code] : code
  return [said, rest.join(': ')].filter(Boolean).join('. ')
}

const words: Record<string, Say> = {
  created: () => 'You wrote a draft',
  changed: () => 'You changed the draft',
  reopened: () => 'You opened it again',
  asked: ({ c }, { by }) => (by === 'system' ? `${c} was asked at the time you had set` : `You asked ${c}`),
  scheduled: ({ c }, { note }) => `You planned to ask ${c}${note && isDate(note) ? ` on ${formatDay(note)}` : ''}`,
  unscheduled: () => 'You took the time back',
  postponed: ({ c }) => `${c} could not be asked yet; it waits for the day they allow`,
  not_asked: ({ c, t }, { note }) => {
    const why = whyNotAsked({ you: null, connector: c, target: t, note, hasNext: false })
    return `${why || `${c} could not be asked.`} It is a draft again`
  },
  reminder: ({ c, t }, { note }) => `Still no word from ${note === 'target' ? t : c}`,
  later: ({ c }) => `${c} wants to look at it later`,
  message_edited: ({ c }) => `${c} changed the words for the target`,
  accepted: ({ c }, { by }) =>
    by === 'asker' ? `You noted that ${c} said yes` : `${c} said yes and writes themselves`,
  accepted_asking_target: ({ c, t }) => `${c} said yes and wants ${t} to be asked first`,
  name_drop: ({ c }) => `${c} said that you may mention their name`,
  target_asked: ({ t }) => `${t} was asked whether they want to`,
  declined: ({ c }, { by }) => (by === 'connector' ? `${c} said no` : `You noted that ${c} said no`),
  forwarded: ({ c, t }) => `${c} forwarded it to ${t}`,
  introduced: ({ t }) => `You and ${t} were introduced`,
  target_agreed: ({ t }) => `${t} wants to meet`,
  intro_sent: ({ c, t }) => `You noted that ${c} introduced you to ${t}`,
  target_replied: ({ t }) => `You noted that ${t} replied`,
  meeting_booked: () => 'You noted a meeting',
  converted: () => 'You noted that it worked out',
  cancelled: () => 'You ended it',
  deleted: () => 'Somebody in it was erased',
  path_gone: ({ c, t }) => `The way from ${c} to ${t} is gone`,
  joined: (_, { by }) => (by === 'system' ? 'You joined a teammate who had asked the same' : 'A teammate joined'),
  next_path: (_, { note }) => `You went on to the next route${note ? `, through ${note}` : ''}`,
  connector_silent: ({ c }) => `${c} did not answer`,
  target_silent: ({ t }) => `${t} did not answer`,
}

/** What happened, as a sentence, and what was said with it. */
export const timelineWords = (line: TimelineLine, { connector, target }: Parties): { said: string; note: string } => {
  const say = words[line.kind]
  const names = { c: firstName(connector.name), t: firstName(target.name) }
  const isSpoken = line.by === 'connector' && line.note !== null
  return {
    said: say ? say(names, line) : 'It moved on',
    note: line.kind === 'declined' ? reasonWords(line.note) : isSpoken ? (line.note ?? '') : '',
  }
}
