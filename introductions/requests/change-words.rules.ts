import type { PlainMessage } from '@wellmet/platform/messages/messages.ts'
import { requestsMessages } from './requests.messages.ts'

/** What happened, as somebody is told of it. */
export interface Heard {
  /** Null for the asker; the asker's name for who joined them. */
  readonly you: string | null
  readonly connector: string
  readonly target: string
  readonly note: string | null
  readonly hasNext: boolean
}

interface Told {
  readonly kind: 'introduction.answered' | 'introduction.outcome' | 'introduction.due'
  readonly title: string
  /** To the asker: what to do now. */
  readonly body?: string
}

const whom = ({ you }: Heard): string => you ?? 'you'
const who = ({ you }: Heard): string => you ?? 'You'

const answered = (title: string, body = ''): Told => ({ kind: 'introduction.answered', title, body })
const outcome = (title: string, body = ''): Told => ({ kind: 'introduction.outcome', title, body })
const due = (title: string, body = ''): Told => ({ kind: 'introduction.due', title, body })

type Names = Pick<Heard, 'connector' | 'target'>

const reasons: Record<string, PlainMessage<Names>> = {
  no_path: requestsMessages.notAskedNoPath,
  left: requestsMessages.notAskedConnectorLeft,
  no_address: requestsMessages.notAskedNoAddress,
  asked_already: requestsMessages.notAskedAlready,
  limit: requestsMessages.notAskedLimit,
  quiet: requestsMessages.notAskedPaused,
  not_this_one: requestsMessages.notAskedNotThisOne,
}

/** Why somebody was not asked at the time that was set, by the note of the event. A connector's rules only by class. */
export const whyNotAsked = (note: string | null): PlainMessage<Names> | undefined => reasons[note ?? '']

/** By what happened to a request. What is missing here is told to nobody, such as a target's no. */
export const changeWords: Record<string, (heard: Heard) => Told> = {
  accepted: (heard) => answered(`${heard.connector} will introduce ${whom(heard)} to ${heard.target}`),
  accepted_asking_target: ({ connector, target }) => answered(`${connector} said yes and asks ${target} first`),
  name_drop: (heard) =>
    answered(
      `${who(heard)} may mention ${heard.connector} to ${heard.target}`,
      'They would rather not write themselves. It is your turn.',
    ),
  declined: (heard) =>
    answered(`${heard.connector} does not introduce ${whom(heard)} to ${heard.target}`, 'Try the next connector.'),
  later: ({ connector }) => answered(`${connector} will look at it later`),
  intro_sent: (heard) => outcome(`${heard.connector} introduced ${whom(heard)} to ${heard.target}`),
  forwarded: (heard) => outcome(`${heard.connector} introduced ${whom(heard)} to ${heard.target}`),
  introduced: (heard) =>
    outcome(
      `${who(heard)} and ${heard.target} are introduced`,
      'You both got an email. Reply to yours to write to them.',
    ),
  target_agreed: (heard) =>
    outcome(`${heard.target} wants to meet ${whom(heard)}`, 'Write within a day and offer two times.'),
  target_replied: ({ target }) => outcome(`${target} replied`),
  meeting_booked: ({ target }) => outcome(`A meeting with ${target} is booked`),
  converted: ({ target }) => outcome(`The introduction to ${target} worked out`),
  reminder: ({ connector, target }) =>
    due(`No answer yet about ${target}`, `Asked through ${connector}. Wait, or try the next connector.`),
  connector_silent: ({ connector, target }) =>
    due(`${connector} did not answer about ${target}`, 'Try the next connector.'),
  target_silent: ({ target }) => due(`${target} did not answer`, 'Try the next connector, or another time.'),
  not_asked: (heard) =>
    due(
      `${heard.connector} was not asked about ${heard.target}`,
      [whyNotAsked(heard.note)?.message(heard).text, heard.hasNext ? 'Try the next connector.' : 'It is a draft again.']
        .filter(Boolean)
        .join(' '),
    ),
}
