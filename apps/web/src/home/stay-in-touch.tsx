import { useQuery } from '@tanstack/react-query'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { BriefRow } from './brief-row.tsx'
import { briefsMessages } from '@wellmet/introductions/briefs/briefs.messages.ts'
import { briefQuery } from './home.queries.ts'

/** One person to thank and one to reconnect with. Nothing is said where there is neither. */
export const StayInTouch = () => {
  const { thank, reconnect } = useQuery(briefQuery).data ?? {}
  const lines = [thank ?? [], reconnect ?? []].flat()
  if (lines.length === 0) return null
  return (
    <Section title={briefsMessages.stayInTouch()}>
      <Rows label={briefsMessages.stayInTouch()} items={lines} keyOf={({ id }) => id}>
        {(line) => <BriefRow line={line} />}
      </Rows>
    </Section>
  )
}
