import { useQuery } from '@tanstack/react-query'
import { mailAccessQuery } from './sent-messages.queries.ts'

/** The mailbox from which the member lets Wellmet send, if there is one. */
export function useSendingMailbox(isWanted = true) {
  const { data } = useQuery({ ...mailAccessQuery, enabled: isWanted })
  return data?.items.find(({ uses }) => uses.includes('send'))
}
