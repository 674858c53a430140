import text from '../../kit/text.module.css'
import styles from './earlier-asks.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { EarlierAsk } from '@wellmet/discovery/earlier-asks/earlier-asks.contract.ts'
import { earlierAsksMessages } from '@wellmet/discovery/earlier-asks/earlier-asks.messages.ts'
import { cameOfIt } from './came-of-it.ts'

const sentenceOf = ({ isMine, askedBy, connector, target, askedAt }: EarlierAsk): string => {
  const asked = { connector: connector.name, target: target.name, on: new Date(askedAt) }
  return isMine ? earlierAsksMessages.mine(asked) : earlierAsksMessages.joined({ ...asked, asker: askedBy })
}

type Props = { asks: readonly EarlierAsk[]; className?: string | undefined }

/** Who was asked, and what came of it; each opens the request. */
export const EarlierAsks = ({ asks, className }: Props) =>
  asks.length === 0 ? null : (
    <ul className={clsx(styles.asks, className)} aria-label={earlierAsksMessages.asks()}>
      {asks.map((ask) => (
        <li key={ask.requestId}>
          <span className={text.quiet}>{sentenceOf(ask)}</span>
          <Link to="/introductions" search={{ tab: 'all', request: ask.requestId }} className={text.link}>
            {cameOfIt(ask)}
          </Link>
        </li>
      ))}
    </ul>
  )
