import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { Notice } from '../../kit/notice.tsx'
import { introductionsQuery } from '../requests.queries.ts'
import { askedToday } from '../asked-today.ts'

type Props = { connector: { personId: string; name: string } }

/** One request a day is enough for most: says that the connector was asked today, about somebody else. */
export const AskedTodayNotice = ({ connector }: Props) => {
  const { data } = useInfiniteQuery(introductionsQuery('all'))
  const requests = (data?.pages ?? []).flatMap(({ items }) => items)
  if (!askedToday(requests).has(connector.personId)) return null
  return (
    <Notice
      notice={{
        code: 'asked_today',
        message: marketplaceMessages.askedToday({ connector: firstName(connector.name) }),
        next: marketplaceMessages.askedTodayNext(),
      }}
    />
  )
}
