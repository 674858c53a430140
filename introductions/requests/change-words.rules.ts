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

/** Why somebody was not asked at the time that was set; a connector's own rule only by its class. */
const reasons: Record<string, (heard: Heard) => string> = {
  no_path: ({ connector, target }) => `${connector} has no path to ${target} any more.`,
  left: ({ connector }) => `${connector} left the workspace.`,
  no_address: ({ connector }) => `There is no email address for ${connector}.`,
  asked_already: ({ connector }) => `You asked ${connector} about them already.`,
  limit: ({ connector }) => `${connector} was asked as often as they want to be.`,
  quiet: ({ connector }) => `${connector} takes no requests at the moment.`,
  not_this_one: ({ connector }) => `${connector} does not make this introduction.`,
}

export const whyNotAsked = (heard: Heard): string => reasons[heard.note ?? '']?.(heard) ?? ''

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
      [whyNotAsked(heard), heard.hasNext ? 'Try the next connector.' : 'It is a draft again.']
        .filter(Boolean)
        .join(' '),
    ),
}
