import text from '../../kit/text.module.css'
import styles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { timelineWords } from '../requests/timeline-words.ts'

export const Timeline = ({ request }: { request: WholeIntroduction }) => (
  <ol className={styles.timeline}>
    {request.timeline.map((line) => {
      const { said, note } = timelineWords(line, request, request.isMine ? null : request.askedBy.name)
      return (
        <li key={`${line.at} ${line.kind}`}>
          <p>{said}</p>
          {note ? <p className={text.quiet}>{requestsMessages.quoted({ note })}</p> : null}
          <time dateTime={line.at} title={formatMoment(line.at)} className={text.quiet}>
            {formatAgo(line.at)}
          </time>
        </li>
      )
    })}
  </ol>
)
