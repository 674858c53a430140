import resultRowStyles from '../../kit/result-row.module.css'
import { useQuery } from '@tanstack/react-query'
import { assistantMessages } from '@wellmet/introductions/assistant/assistant.messages.ts'
import { PersonResult } from '../../discovery/reach/person-result.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { opportunitiesQuery } from './prep-card.queries.ts'

/** Whom to ask about now because something changed: with them, or with who would be asked. Nothing where nothing did. */
export const Opportunities = () => {
  const { data } = useQuery(opportunitiesQuery)
  const changed = (data?.items ?? []).filter((one) => one.changed !== null)
  if (changed.length === 0) return null
  return (
    <Section title={assistantMessages.worthAskingNow()}>
      <div className={resultRowStyles.results}>
        <Rows label={assistantMessages.worthAskingNow()} items={changed} keyOf={({ person }) => person.id}>
          {({ person, changed: news }) => <PersonResult person={person} further={news} />}
        </Rows>
      </div>
    </Section>
  )
}
