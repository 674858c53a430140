import text from '../../kit/text.module.css'
import styles from './waiting-asks.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { waitsForMe } from '@wellmet/introductions/asks/waits-for-me.rules.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { asksQuery } from '../requests/requests.queries.ts'

/** How many requests of others wait for the viewer; nothing is said of a count that is zero or unknown. */
export const WaitingAsks = () => {
  const count = useQuery(asksQuery).data?.items.filter(waitsForMe).length ?? 0
  return count === 0 ? null : (
    <span className={clsx(styles.count, text.figures)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={text.onlySpoken}>{requestsMessages.asksWaiting({ count })}</span>
    </span>
  )
}
