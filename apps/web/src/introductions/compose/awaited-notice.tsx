import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { Notice } from '../../kit/notice.tsx'
import { introductionsQuery } from '../requests/requests.queries.ts'
import { awaitedConnectors } from '../requests/awaited-connectors.ts'

type Props = { connector: { personId: string; name: string } }

/** Says that the connector has not answered about somebody else yet. */
export const AwaitedNotice = ({ connector }: Props) => {
  const { data } = useInfiniteQuery(introductionsQuery('all'))
  const requests = (data?.pages ?? []).flatMap(({ items }) => items)
  if (!awaitedConnectors(requests).has(connector.personId)) return null
  return (
    <Notice
      notice={{
        code: 'awaited',
        message: marketplaceMessages.awaited({ connector: firstName(connector.name) }),
        next: marketplaceMessages.awaitedNext(),
      }}
    />
  )
}
