import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { Button } from '@mantine/core'
import { dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import { formatDay } from '../../kit/dates.ts'
import { Notice } from '../../kit/notice.tsx'
import { adviceFor } from '../path/guidance-words.ts'
import { useGuidance } from '../path/marketplace.queries.ts'
import type { Draft } from './draft-values.ts'

type Props = { draft: Draft; timeZone: string; onAskOn: (date: string, hour: string) => void }

/** Said before one asks in vain: that the connector is not to be asked now, and from when. */
export const WaitNotice = ({ draft: { connector, target }, timeZone, onAskOn }: Props) => {
  const { guidance } = useGuidance(target.personId)
  const route = guidance.get(connector.personId)
  const advice = route && adviceFor(route, guidance.size > 1)
  if (!route || !advice) return null
  const { canAsk, from, reason } = route.path.availability
  // Said above, before anything is written.
  if (reason === 'no_email' || reason === 'declined') return null
  const message = canAsk
    ? marketplaceMessages.connectorHasOpenRequests({ connector: connector.name, count: route.openAsks })
    : marketplaceMessages.connectorUnavailable({ connector: connector.name })
  const action =
    !canAsk && from ? (
      <Button size="xs" variant="default" onClick={() => onAskOn(dateIn(new Date(from), timeZone), '9')}>
        {requestsMessages.scheduleOn({ day: formatDay(from) })}
      </Button>
    ) : undefined
  return <Notice notice={{ code: 'connector', message, next: advice }} action={action} />
}
