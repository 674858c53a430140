import text from '../../kit/text.module.css'
import styles from './prep-card.module.css'
import { useQuery } from '@tanstack/react-query'
import type { AssistantLine, PrepCard as Card } from '@wellmet/introductions/assistant/assistant.contract.ts'
import { assistantMessages } from '@wellmet/introductions/assistant/assistant.messages.ts'
import { claimsMessages } from '@wellmet/introductions/grounding/claims.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { prepCardQuery } from './prep-card.queries.ts'

const sourceWords = (): Readonly<Record<string, string>> => ({
  mail: claimsMessages.fromMail(),
  calendar: claimsMessages.fromCalendar(),
  linkedin: claimsMessages.fromLinkedin(),
  contacts: claimsMessages.fromContacts(),
  work: claimsMessages.fromWork(),
  workspace: claimsMessages.fromWorkspace(),
  answer: claimsMessages.fromAnswer(),
  request: claimsMessages.fromRequest(),
  profile: claimsMessages.fromProfile(),
  mission: claimsMessages.fromMission(),
})

/** Where a line comes from. A note of one's own says so itself. */
const Source = ({ evidence }: Pick<AssistantLine, 'evidence'>) => {
  const words = sourceWords()
  const sources = [...new Set(evidence.flatMap(({ source }) => words[source] ?? []))]
  return sources.length === 0 ? null : <span className={clsx(text.small, text.quiet)}>{sources.join(', ')}</span>
}

const Lines = ({ heading, lines }: { heading: string; lines: readonly AssistantLine[] }) =>
  lines.length === 0 ? null : (
    <section aria-label={heading}>
      <h4>{heading}</h4>
      <ul>
        {lines.map(({ text: words, evidence }) => (
          <li key={words}>
            <span>{words}</span>
            <Source evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  )

const Parts = ({ card: { meetingAt, who, soFar, shared, notes, questions } }: { card: Card }) => (
  <div className={styles.card}>
    <p className={clsx(text.small, text.quiet)}>{assistantMessages.prepareAbout()}</p>
    {meetingAt ? (
      <p>
        <strong>{assistantMessages.prepareMeeting({ on: new Date(meetingAt) })}</strong>
      </p>
    ) : null}
    <Lines heading={assistantMessages.headingWho()} lines={who} />
    <Lines heading={assistantMessages.headingSoFar()} lines={soFar} />
    <Lines heading={assistantMessages.headingShared()} lines={shared} />
    <Lines heading={assistantMessages.headingNotes()} lines={notes} />
    <Lines heading={assistantMessages.headingQuestions()} lines={questions} />
  </div>
)

const Opened = ({ personId }: { personId: string }) => (
  <Loaded
    query={useQuery(prepCardQuery(personId))}
    what={assistantMessages.thePrepCard()}
    skeleton={<RowSkeletons rows={3} label={assistantMessages.thePrepCard()} />}
  >
    {(card) => <Parts card={card} />}
  </Loaded>
)

/** What to know before a conversation, asked for when it is opened. */
export const PrepCard = ({ person, isOpen = false }: { person: { id: string; name: string }; isOpen?: boolean }) => {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <Disclosure
      summary={assistantMessages.prepareFor({ name: firstName(person.name) })}
      open={wasOpened}
      onToggle={(open) => setOpened(open)}
    >
      {wasOpened ? <Opened personId={person.id} /> : null}
    </Disclosure>
  )
}
