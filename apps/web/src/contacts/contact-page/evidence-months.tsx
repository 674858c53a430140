import text from '../../kit/text.module.css'
import styles from './evidence-months.module.css'
import {
  IconAward,
  IconBrandLinkedin,
  IconCalendar,
  IconChevronRight,
  IconMail,
  IconMessage,
  IconThumbUp,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { formatDay, formatMoment } from '../../kit/dates.ts'
import type { Evidence } from './contact-shapes.ts'
import { monthWords } from '../contact-list/contact-words.ts'
import { groupEvidence, kindsWords, pieceWords } from './group-evidence.ts'

const icons: Record<Evidence['kind'], Icon> = {
  mail: IconMail,
  meeting: IconCalendar,
  'linkedin message': IconMessage,
  'linkedin connection': IconBrandLinkedin,
  invitation: IconUserPlus,
  endorsement: IconThumbUp,
  recommendation: IconAward,
}

const Piece = ({ piece }: { piece: Evidence }) => {
  const KindIcon = icons[piece.kind]
  return (
    <li className={styles.piece}>
      <KindIcon size={16} stroke={1.6} aria-hidden="true" />
      <span>{pieceWords(piece)}</span>
      <time dateTime={piece.at} title={formatMoment(piece.at)}>
        {formatDay(piece.at)}
      </time>
    </li>
  )
}

/** Evidence by month; the newest months are open already. */
export const EvidenceMonths = ({ evidence, open = 2 }: { evidence: readonly Evidence[]; open?: number }) => (
  <div className={styles.months}>
    {groupEvidence(evidence).map(({ month, pieces }, at) => (
      <details key={month} open={at < open}>
        <summary>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          <strong>{monthWords(month)}</strong>
          <span className={clsx(styles.kinds, text.quiet, text.clip)}>{kindsWords(pieces)}</span>
        </summary>
        <ul>
          {pieces.map((piece) => (
            <Piece key={piece.key} piece={piece} />
          ))}
        </ul>
      </details>
    ))}
  </div>
)
