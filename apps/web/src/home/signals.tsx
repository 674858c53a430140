import { useQuery } from '@tanstack/react-query'
import { briefsMessages } from '@wellmet/introductions/briefs/briefs.messages.ts'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { BriefRow } from './brief-row.tsx'
import { briefQuery } from './home.queries.ts'

/** What happened about people and companies, each with the best way to them. Nothing while there is nothing. */
export const Signals = () => {
  const { data } = useQuery(briefQuery)
  if (!data || data.signals.length === 0) return null
  return (
    <Section title={briefsMessages.whatHappened()}>
      <Rows lightsUp label={briefsMessages.whatHappened()} items={data.signals} keyOf={({ id }) => id}>
        {(line) => <BriefRow line={line} />}
      </Rows>
    </Section>
  )
}
